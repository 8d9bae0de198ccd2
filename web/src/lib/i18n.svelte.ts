// Words: Fluent messages of the chosen language, shared with the command line: those that serve every game, and those of
// the game that is spoken of, which lie in a folder of its name. Two games may use the same id for different things.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, store } from "./storage";
import type { Catalogue, Message, Text, Words } from "./types";

export const LANGUAGES = { en: "English", cs: "Čeština", uk: "Українська" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, unknown>;

const FILES = import.meta.glob<string>(["$locale/**/*.ftl", "!**/cli.ftl"], { query: "?raw", import: "default" });
const EVERY_GAME = "";

/** A language: its messages by the game that they are of. */
class Tongue {
  readonly #bundles = new Map<string, FluentBundle>();

  constructor(
    readonly language: Language,
    readonly messages: Map<string, FluentResource[]>,
  ) {}

  /** The messages with which a game is spoken of. */
  of(game: string): FluentBundle {
    const made = this.#bundles.get(game);
    if (made) return made;
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    for (const whose of new Set([EVERY_GAME, game]))
      for (const resource of this.messages.get(whose) ?? []) bundle.addResource(resource);
    this.#bundles.set(game, bundle);
    return bundle;
  }
}

let language = $state<Language>("en");
let tongues = $state.raw<Tongue[]>([]);
let game = $state(EVERY_GAME);
let catalogue = $state.raw<Catalogue>({});
let seats = $state.raw<string[]>([]);
let reader = $state(-1);
let voice = $state.raw({});

/** The language that was chosen before, or the best one of the browser's. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const known = (code: string): code is Language => code in LANGUAGES;
  const stored = recall("language", "");
  if (known(stored)) return stored;
  return wanted.map((code) => code.slice(0, 2).toLowerCase()).find(known) ?? "en";
}

/** Switch to a language; it is remembered. Resolves when its messages are there. */
export async function speak(chosen: Language): Promise<void> {
  const own = await load(chosen);
  tongues = chosen === "en" ? [own] : [own, await load("en")];
  language = chosen;
  voice = {};
  store("language", chosen);
  document.documentElement.lang = chosen;
}

async function load(chosen: Language): Promise<Tongue> {
  const messages = new Map<string, FluentResource[]>();
  const texts = Object.entries(FILES).map(async ([path, read]) => {
    const [, code, whose = EVERY_GAME] = /\/locale\/(\w+)\/(?:(\w+)\/)?[\w-]+\.ftl$/.exec(path) ?? [];
    if (code !== chosen) return;
    const resource = new FluentResource(await read());
    messages.set(whose, [...(messages.get(whose) ?? []), resource]);
  });
  await Promise.all(texts);
  return new Tongue(chosen, messages);
}

/** Speak of a game from now on, in its own words. */
export function speakOf(chosen: string): void {
  if (chosen === game) return;
  game = chosen;
  voice = {};
}

/** Set what names are about: a game and its components, the names of the seats, and which of them is the reader's. */
export function nameThings(components: Catalogue, names: string[], viewer = -1): void {
  speakOf(components.game ?? EVERY_GAME);
  if (components === catalogue && viewer === reader && names.join("\n") === seats.join("\n")) return;
  catalogue = components;
  seats = names;
  reader = viewer;
  voice = {};
}

/** Something that is another thing whenever the same words would be said in another way. */
export function voiceNow(): object {
  return voice;
}

export function spoken(): Language {
  return language;
}

export function has(id: string): boolean {
  return tongues.some((tongue) => tongue.of(game).hasMessage(id));
}

/** The message with this id in the chosen language; its arguments must be words and numbers already. */
export function t(id: string, args: Args = {}): string {
  for (const tongue of tongues) {
    const bundle = tongue.of(game);
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []);
  }
  return id;
}

/** The name of a component: message `<kind>-<id>`, with its set between them for a later set, or the name that the catalogue gives it, or its id made readable. */
export function name(kind: string, id: string): string {
  return known(kind, id) ?? capital(plain(id));
}

function known(kind: string, id: string): string | undefined {
  const owner = catalogue.sets?.[kind]?.[id];
  const message = owner === undefined ? `${kind}-${id}` : `${kind}-${owner}-${id}`;
  if (has(message)) return t(message);
  return catalogue.names?.[kind]?.[id];
}

export function seatName(seat: unknown): string {
  return seats[Number(seat)] || t("page-nobody");
}

/** Arguments as they are said: ids by the names of what the argument is named after, seats by who sits there. */
export function words(args: Args): Args {
  const said: Args = {};
  for (const [key, value] of Object.entries(args)) said[key] = word(key, value);
  if (typeof args["resource"] === "string" && !("amount" in args)) {
    const n = (args["n"] ?? args["count"] ?? args["cost"] ?? 0) as number;
    said["amount"] = render({ id: `amount-${args["resource"]}`, args: { n } });
  }
  return said;
}

function word(key: string, value: unknown): unknown {
  if (key === "seat" && typeof value === "number") return seatName(value);
  if (Array.isArray(value)) return listed(value.map((item) => String(word(key.replace(/s$/, ""), item))));
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "object") return render(value as Words);
  return typeof value === "string" ? (known(key, value) ?? value) : value;
}

/** Words from the wire as the reader reads them; `kanly.engine.message` says what there is. */
export function render(said: Words): string {
  if (typeof said !== "object") return String(said);
  if (Array.isArray(said)) return listed(said.map(render));
  if ("id" in said) return message(said);
  if ("name" in said) return name(...said.name);
  if ("list" in said) return joined(said.list.map(render), said.by ?? "list-and", said.with ?? ", ");
  if ("capital" in said) return capital(render(said.capital));
  const [form, seat] = Object.entries(said)[0] as [SeatForm, number];
  return seatWords(form, seat);
}

/** A message of a game; where no language has it, what else the game says, or its name and its facts in plain words. */
function message(said: Message): string {
  const args = words(said.args ?? {});
  if (has(said.id)) return t(said.id, { mood: "say", ...args });
  return said.else === undefined ? plainly(said.id, said.args ?? {}, args) : render(said.else);
}

function plainly(id: string, args: Args, shown: Args): string {
  const amount = /^(amount|stock)-/.test(id);
  const thing = plain(id.slice(id.indexOf("-") + 1));
  const named = amount ? `${args["n"]} ${thing}` : thing;
  const facts = Object.keys(args)
    .filter((key) => !["you", "mood"].includes(key) && !(key === "n" && (amount || args[key] === 0)))
    .map((key) => (typeof args[key] === "number" || typeof args[key] === "boolean" ? `${key} ${shown[key]}` : shown[key]));
  return facts.length ? `${named}: ${facts.join(", ")}` : named;
}

function plain(id: string): string {
  return id.replaceAll(/[_-]/g, " ");
}

type SeatForm = "seat" | "subject" | "who" | "you";

/** A seat: within a sentence, as what begins it, by its name whoever reads, or whether it is the reader's. */
export function seatWords(form: SeatForm, seat: number): string {
  const own = seat >= 0 && seat === reader;
  if (form === "who" || (form === "subject" && !own)) return seats[seat] ?? "";
  if (form === "subject") return t("you");
  if (seat < 0) return "nobody";
  if (form === "you") return own ? "yes" : "no";
  return own ? "you" : (seats[seat] ?? "");
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A sentence from the wire, in the chosen language. */
export function say(text: Text | ""): string {
  if (text === "") return "";
  return has(text.id) ? render({ id: text.id, args: text.args as Record<string, Words> }) : text.text;
}

/** Parts as a list in words: "a, b and c". */
export function list(parts: string[], by = "list-and", between = ", "): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : t(by, { items: parts.slice(0, -1).join(between), last });
}

/** Things with the number of those that are equal: "a ×2". */
export function counted(things: string[]): string[] {
  const counts = new Map<string, number>();
  for (const it of things) counts.set(it, (counts.get(it) ?? 0) + 1);
  return [...counts].map(([it, count]) => (count === 1 ? it : `${it} ×${count}`));
}

/** Things as a list in words, equal ones counted. */
export function listed(things: string[], by = "list-and", between = ", "): string {
  return list(counted(things), by, between) || t("list-nothing");
}

function joined(things: string[], by: string, between: string): string {
  return by ? listed(things, by, between) : things.join(between);
}

/** What a game is called, whichever is spoken of. */
export function gameTitle(id: string, otherwise = ""): string {
  const message = `page-game-${id}`;
  const bundle = tongues.map((tongue) => tongue.of(id)).find((each) => each.hasMessage(message));
  return bundle?.formatPattern(bundle.getMessage(message)?.value ?? "", {}, []) ?? otherwise;
}

/** The message with this id, or what else a thing is called. */
export function named(id: string, otherwise = ""): string {
  return has(id) ? t(id) : otherwise;
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment was: "3 minutes ago". */
export function ago(unix: number): string {
  const seconds = Math.max(0, Date.now() / 1000 - unix);
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}

/** A day, as people write it: "17 November 2026". */
export function day(unix: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(unix * 1000);
}
