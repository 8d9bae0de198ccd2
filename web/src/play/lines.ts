// The log as sentences: what one seat did in a row is told in one go.

import type { Context, GameFace } from "../games/face";
import { list, t } from "../lib/i18n.svelte";
import type { Entry } from "../lib/types";

export interface Line {
  at: number;
  /** -1 for a happening of the table. */
  seat: number;
  text: string;
}

/** Tells a log of one table in one language; it remembers the phrases it has said. */
export type Teller = (entries: Entry[]) => Line[];

export function teller(face: GameFace, context: () => Context): Teller {
  const said = new WeakMap<Entry, string>();
  const phrase = (entry: Entry): string => {
    const words = said.get(entry) ?? face.event(entry, context());
    said.set(entry, words);
    return words;
  };
  const who = (seat: number): string => {
    const { viewer, seats } = context();
    return seat === viewer ? t("page-you") : (seats[seat] ?? "");
  };
  return (entries) => sentences(face.condense(entries, context()), face, phrase, who);
}

/** Entries that have no words are left out. */
function sentences(
  entries: Entry[],
  face: GameFace,
  phrase: (entry: Entry) => string,
  who: (seat: number) => string,
): Line[] {
  const lines: Line[] = [];
  let phrases: string[] = [];
  let head: Entry | undefined;
  const finish = () => {
    if (!head || !phrases.length) return;
    const text = t("page-log-line", { who: who(head.seat), phrases: list(phrases) });
    lines.push({ at: head.at, seat: head.seat, text });
    phrases = [];
  };
  for (const entry of entries) {
    const words = phrase(entry);
    if (!words) continue;
    if (face.isTableEvent(entry)) {
      finish();
      head = undefined;
      lines.push({ at: entry.at, seat: -1, text: words });
      continue;
    }
    if (!head || entry.seat !== head.seat || face.startsLine(entry)) {
      finish();
      head = entry;
    }
    phrases.push(words);
  }
  finish();
  return lines;
}
