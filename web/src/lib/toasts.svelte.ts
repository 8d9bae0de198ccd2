// Short notices that come and go.

import { say } from "./i18n.svelte";
import type { Text } from "./types";

export interface Notice {
  n: number;
  text: string;
  bad: boolean;
}

const LASTS = 6000;
let count = 0;
let shown = $state.raw<Notice[]>([]);

export function notices(): Notice[] {
  return shown;
}

export function dismiss(notice: Notice): void {
  shown = shown.filter((other) => other.n !== notice.n);
}

/** Show a notice for some seconds. */
export function toast(text: string, bad = false): void {
  const notice = { n: ++count, text, bad };
  shown = [...shown.slice(-3), notice];
  setTimeout(() => dismiss(notice), LASTS);
}

/** Show why something was refused. */
export function complain(reason: Text | ""): void {
  const text = say(reason);
  if (text) toast(text, true);
}
