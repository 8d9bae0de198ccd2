// Words: Fluent messages of the chosen language, shared with the command line; those of a game lie in a folder of its name.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, store } from "./storage";
import type { Catalogue, Text, Words } from "./types";

export const LANGUAGES = { en: "English", cs: "Čeština", uk: "Українська" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, unknown>;

const FILES = import.meta.glob<string>(["$locale/**/*.ftl", "!**/cli.ftl"], { query: "?raw", import: "default" });

let language = $state<Language>("en");
let bundles = $state.raw<FluentBundle[]>([]);
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
  bundles = chosen === "en" ? [own] : [own, await load("en")];
  language = chosen;
  voice = {};
  store("language", chosen);
  document.documentElement.lang = chosen;
}

async function load(chosen: Language): Promise<FluentBundle> {
  const paths = Object.keys(FILES).filter((path) => path.includes(`/locale/${chosen}/`));
  const texts = await Promise.all(paths.map((path) => FILES[path]!()));
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Set what names are about: the components of a game, the names of the seats, and which of them is the reader's. */
export function nameThings(components: Catalogue, names: string[], viewer = -1): void {
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
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/** The message with this id in the chosen language; its arguments must be words and numbers already. */
export function t(id: string, args: Args = {}): string {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []);
  }
  return id;
}

/** The name of a component: message `<kind>-<id>`, or the name that the catalogue gives it, or its id made readable. */
export function name(kind: string, id: string): string {
  const words = id.replaceAll("_", " ");
  return known(kind, id) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function known(kind: string, id: string): string | undefined {
  const message = `${kind}-${id}`;
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
    said["amount"] = t(`amount-${args["resource"]}`, { n: args["n"] ?? args["count"] ?? args["cost"] ?? 0 });
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
  if ("id" in said) return t(said.id, { mood: "say", ...words(said.args ?? {}) });
  if ("name" in said) return name(...said.name);
  if ("list" in said) return joined(said.list.map(render), said.by ?? "list-and", said.with ?? ", ");
  if ("capital" in said) return capital(render(said.capital));
  const [form, seat] = Object.entries(said)[0] as [SeatForm, number];
  return seatWords(form, seat);
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
