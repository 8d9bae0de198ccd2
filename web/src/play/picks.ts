import type { Choice } from "../lib/choice.svelte";
import { name, t } from "../lib/i18n.svelte";

/** Ask for what is missing once a card or a space was picked: the space for the card, or the card for the space. */
export function pickPrompt(choice: Choice): string {
  const [kind, id] = (choice.picks.at(-1) ?? "").split(":");
  const missing = new Set(choice.narrowing().map((target) => target.split(":")[0]));
  if (kind === "card" && id && missing.has("space")) return t("page-pick-space", { card: name("card", id) });
  if (kind === "space" && id && missing.has("card")) return t("page-pick-card", { space: name("space", id) });
  return "";
}
