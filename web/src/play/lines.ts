// The log as sentences: what one seat did in a row is told in one go.

import { counted, list, render, seatWords, t, voiceNow } from "../lib/i18n.svelte";
import type { Message, Telling, Words } from "../lib/types";

export interface Line {
  at: number;
  /** -1 for a happening of the table. */
  seat: number;
  text: string;
  /** The name of the seat, where the text does not say it. */
  who?: string;
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

const isWhole = ({ whole, seat }: Telling) => whole || seat < 0;

function phrase(told: Telling): string {
  return render(isWhole(told) ? told.said : about(told.seat, told.said));
}

/** A phrase about a seat; messages choose by whether that is the reader. */
function about(seat: number, said: Message): Words {
  return { ...said, args: { you: { you: seat }, ...said.args } };
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
    if (isWhole(told) || told.begins || phrases[0]?.seat !== told.seat) finish();
    if (isWhole(told)) lines.push(line(told, say(told)));
    else phrases.push(told);
  }
  finish();
  return lines;
}

/** A whole sentence; it does not name the seat that it is about, so its mark does. */
function line({ at, seat }: Telling, text: string): Line {
  return seat < 0 ? { at, seat, text } : { at, seat, text, who: render({ who: seat }) };
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
