// What ends a turn, what passes, and what a pick still needs.

import type { Choice } from "../../lib/choice.svelte";
import { name, t } from "../../lib/i18n.svelte";
import type { View } from "../../lib/types";

const END = "done";
const PASS = "pass";

/** `done` ends the turn where a move is asked or its end is to be confirmed; elsewhere it declines something. */
export function ending(kind: string, actions: string[]): string {
  return (kind === "move" || kind === "confirm") && actions.includes(END) ? END : "";
}

/** Passing can be left to the page where it does not give a whole turn away. */
export function passing(kind: string, actions: string[]): string {
  return kind !== "turn" && actions.includes(PASS) ? PASS : "";
}

/** A promise to pass lasts for a phase. */
export function stretch(view: View): string {
  return String(view["phase"] ?? "");
}

/** Ask for what is missing once a card or a space was picked: the space for the card, or the card for the space. */
export function pickPrompt(choice: Choice): string {
  const [kind, id] = (choice.picks.at(-1) ?? "").split(":");
  const missing = new Set(choice.narrowing().map((target) => target.split(":")[0]));
  if (kind === "card" && id && missing.has("space")) return t("page-pick-space", { card: name("card", id) });
  if (kind === "space" && id && missing.has("card")) return t("page-pick-card", { space: name("space", id) });
  return "";
}
