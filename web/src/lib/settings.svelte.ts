// What a reader set for this browser.

import { recall, store } from "./storage";

export type Theme = "system" | "dusk" | "noon";
export type Speed = "slow" | "normal" | "fast" | "off";

interface Choices {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** Wait for "End turn" when nothing else is left to do. */
  confirm: boolean;
  /** The table as text: headings, lists and buttons. */
  text: boolean;
  name: string;
  /** The guided tour was seen or skipped. */
  toured: boolean;
}

const DEFAULTS: Choices = {
  theme: "dusk",
  speed: "normal",
  sound: false,
  confirm: true,
  text: false,
  name: "",
  toured: false,
};

export const settings = $state<Choices>({ ...DEFAULTS, ...recall<Partial<Choices>>("settings", {}) });

const light = matchMedia("(prefers-color-scheme: light)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

function shownTheme(): "dusk" | "noon" {
  if (settings.theme !== "system") return settings.theme;
  return light.matches ? "noon" : "dusk";
}

/** Whether things may move. */
export function moves(): boolean {
  return settings.speed !== "off" && !still.matches;
}

/** How long things take, as a factor; 0 is at once. */
export function tempo(): number {
  return { slow: 1.8, normal: 1, fast: 0.5, off: 0 }[settings.speed];
}

/** Keep the page and the browser's memory as the settings say, for as long as the page lives. */
export function keepSettings(): void {
  const root = document.documentElement;
  const show = () => {
    root.dataset.theme = shownTheme();
  };
  light.addEventListener("change", show);
  $effect.root(() => {
    $effect(() => {
      show();
      root.dataset.motion = settings.speed === "off" ? "off" : "on";
      store("settings", { ...settings });
    });
  });
}
