import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, speak, LANGUAGES, type Language } from "./lib/i18n.svelte";
import { keepSettings, settings, type Theme } from "./lib/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

/** An address may ask for a language and a theme: `?lang=cs&theme=noon`. */
async function begin(root: HTMLElement): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const theme = asked.get("theme");
  const language = asked.get("lang");
  if (theme === "dusk" || theme === "noon") settings.theme = theme satisfies Theme;
  keepSettings();
  await speak(language && language in LANGUAGES ? (language as Language) : preferredLanguage());
  mount(App, { target: root });
  document.documentElement.dataset["ready"] = "true";
}

const root = document.getElementById("app");
if (root) void begin(root);
