// The log as sentences: what one seat did in a row is told in one go.

import { counted, list, render, seatWords, t, voiceNow } from "../lib/i18n.svelte";
import type { Message, Telling, Words } from "../lib/types";

export interface Line {
  at: number;
  /** -1 for a happening of the table. */
  seat: number;
  text: string;
}

/** Tells a log; it remembers the phrases it has said, until they would be said in another way. */
export type Teller = (log: Telling[]) => Line[];

export function teller(): Teller {
  let voice = voiceNow();
  let said = new WeakMap<Telling, string>();
  const say = (told: Telling): string => {
    const words = said.get(told) ?? phrase(told);
    said.set(told, words);
    return words;
  };
  return (log) => {
    if (voice !== voiceNow()) said = new WeakMap();
    voice = voiceNow();
    return sentences(log, say);
  };
}

/** What a log has told since it was read before; nothing when it was read anew. */
export function news(before: Telling[], log: Telling[]): Telling[] {
  const changed = before.findIndex((told, at) => told !== log[at]);
  return changed === 0 ? [] : log.slice(changed < 0 ? before.length : changed);
}

function phrase({ seat, said }: Telling): string {
  return render(seat < 0 ? said : about(seat, said));
}

/** A phrase about a seat; messages choose by whether that is the reader. */
function about(seat: number, { id, args }: Message): Words {
  return { id, args: { you: { you: seat }, ...args } };
}

function sentences(log: Telling[], say: (told: Telling) => string): Line[] {
  const lines: Line[] = [];
  let phrases: Telling[] = [];
  const finish = () => {
    const [head] = phrases;
    if (head) lines.push({ at: head.at, seat: head.seat, text: sentence(phrases, say) });
    phrases = [];
  };
  for (const told of log) {
    if (told.namesake !== undefined && render({ who: told.seat }) === render(told.namesake)) continue;
    if (told.seat < 0 || told.begins || phrases[0]?.seat !== told.seat) finish();
    if (told.seat < 0) lines.push({ at: told.at, seat: -1, text: say(told) });
    else phrases.push(told);
  }
  finish();
  return lines;
}

function sentence(phrases: Telling[], say: (told: Telling) => string): string {
  return t("event-sentence", { who: seatWords("subject", phrases[0]!.seat), phrases: list(shared(phrases, say)) });
}

/** Phrases; those that follow one another with the same verb, their first word, share it: "draws 2 cards and 1 tile". */
function shared(phrases: Telling[], say: (told: Telling) => string): string[] {
  const told: { verb: string; things: string[] }[] = [];
  for (const each of phrases) {
    const words = say(each);
    const verb = each.begins || each.alone || words.includes(",") ? "" : words.slice(0, words.indexOf(" ") + 1);
    const before = told.at(-1);
    if (verb && before?.verb === verb) before.things.push(words.slice(verb.length));
    else told.push({ verb, things: [words.slice(verb.length)] });
  }
  return told.map(({ verb, things }) => verb + list(counted(things), "list-objects"));
}
