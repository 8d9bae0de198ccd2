// Short notices that come and go.

import { say, t } from "./i18n.svelte";
import type { Text } from "./types";

export interface Notice {
  n: number;
  text: string;
  bad: boolean;
  timer: ReturnType<typeof setTimeout>;
}

const LASTS = 6000;
/** What to do about a refusal, where its own words do not say so; by its id. */
const HINTS: Record<string, string> = { "record-refused": "page-record-hint" };
let count = 0;
let shown = $state.raw<Notice[]>([]);

export function notices(): Notice[] {
  return shown;
}

export function dismiss(notice: Notice): void {
  shown = shown.filter((other) => other.n !== notice.n);
}

/** Show a notice for some seconds; one that is still there stays longer instead. */
export function toast(text: string, bad = false): void {
  const same = shown.find((other) => other.text === text && other.bad === bad);
  const n = same?.n ?? ++count;
  clearTimeout(same?.timer);
  const timer = setTimeout(() => dismiss(notice), LASTS);
  const notice = { n, text, bad, timer };
  shown = same ? shown.map((other) => (other === same ? notice : other)) : [...shown.slice(-3), notice];
}

/** Show why something was refused. */
export function complain(reason: Text | ""): void {
  const text = say(reason);
  if (!reason || !text) return;
  const hint = HINTS[reason.id];
  toast([sentence(text), ...(hint ? [t(hint)] : [])].join(" "), true);
}

/** The server's words stand inside other sentences too: alone they begin with a capital and end with a stop. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? "" : ".");
}
