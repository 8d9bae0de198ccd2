// What happened, in words: messages `event-…`, and which events share a sentence.

import { name, spoken, t } from "../../lib/i18n.svelte";
import type { Entry } from "../../lib/types";
import type { Context } from "../face";
import { amount, joined, listed } from "./effects";
import { player, type ImperiumView } from "./model";

type Data = Record<string, unknown>;
type Args = Record<string, string | number>;

const HAPPENINGS = new Set([
  "first_player",
  "round",
  "row_card",
  "bonus_spice",
  "combat",
  "combat_resolved",
  "recall",
  "hagal_reshuffled",
  "game_over",
]);

const BEGINS = new Set([
  "agent",
  "passed_turn",
  "revealed",
  "played_intrigue",
  "reward",
  "leader",
  "masterstroke",
  "hagal_card",
]);

/** What is told to all, and what says the same and more to the one it happened to. */
const TWINS: Record<string, string> = {
  drew: "drew_cards",
  drew_intrigue: "drew_intrigue_cards",
  stole_intrigue: "stole_intrigue_card",
  looked_at_top: "saw_top",
  chose_secretly: "chose_tokens",
};

const ADDS_UP = new Set([
  "recruited",
  "deployed",
  "drew",
  "drew_cards",
  "drew_intrigue",
  "drew_intrigue_cards",
  "gained",
  "paid",
  "swords",
]);
const GATHERED: Record<string, string> = { row_card: "card", bonus_spice: "space" };

/** Whether an entry is a happening of the table: a sentence of its own. */
export function isTableEvent(entry: Entry): boolean {
  if (HAPPENINGS.has(entry.kind)) return true;
  if (entry.kind === "vp") return entry.data["source"] === "start";
  return entry.seat < 0;
}

/** Whether a seat begins something new with it. */
export function startsLine(entry: Entry): boolean {
  return BEGINS.has(entry.kind);
}

/** Entries as they are told: what goes without saying left out, sums joined, verbs shared. */
export function condense(entries: Entry[], context: Context): Entry[] {
  return shareVerbs(addUp(entries, context), context);
}

/** Twins left out, sums joined, the new hands of others taken for granted. */
function addUp(entries: Entry[], context: Context): Entry[] {
  const told: Entry[] = [];
  let dealing = false;
  for (const [at, entry] of entries.entries()) {
    const next = entries[at + 1];
    if (next && TWINS[entry.kind] === next.kind && next.seat === entry.seat) continue;
    if (entry.kind === "round") dealing = true;
    else if (!["drew", "reshuffled", "deployed", "drew_cards", "swordmaster"].includes(entry.kind)) dealing = false;
    if (dealing && entry.seat !== context.viewer && ["drew", "reshuffled"].includes(entry.kind)) continue;
    if (entry.kind === "vp" && entry.data["source"] === "start" && entry.seat > 0) continue;
    if (isNamesake(entry, context)) continue;
    if (repeats(entry, told)) continue;
    const before = told[told.length - 1];
    const joint = before && before.seat === entry.seat ? join(before, entry) : undefined;
    if (joint) {
      told[told.length - 1] = joint;
      continue;
    }
    const same = matching(entry, told);
    if (same >= 0) told[same] = sum(told[same]!, entry);
    else told.push(entry);
  }
  return told;
}

/** Whether a seat that is called by its leader takes this leader: "Paul Atreides plays Paul Atreides". */
function isNamesake(entry: Entry, context: Context): boolean {
  if (entry.kind !== "leader" || entry.seat === context.viewer) return false;
  return context.seats[entry.seat] === name("leader", String(entry.data["leader"]));
}

/** Whether the end of a Reveal turn says nothing that its beginning did not say. */
function repeats(entry: Entry, told: Entry[]): boolean {
  if (entry.kind !== "cleaned_up" || entry.data["unspent"]) return false;
  const begun = told.findLast((before) => before.seat === entry.seat && startsLine(before));
  return begun?.kind === "revealed" && begun.data["strength"] === entry.data["strength"];
}

/** Two entries of a rival that are one thing: a card and why it is ignored, the card that follows it, a trade for a point. */
function join(before: Entry, entry: Entry): Entry | undefined {
  if (before.kind === "hagal_card" && entry.kind === "hagal_skipped")
    return { ...entry, data: { ...before.data, ...entry.data } };
  if (before.kind === "hagal_skipped" && entry.kind === "hagal_card") {
    const ignored = [...((before.data["ignored"] as Data[] | undefined) ?? []), before.data];
    return { ...entry, data: { ...entry.data, ignored } };
  }
  const traded = entry.kind === "vp" && entry.data["source"] === "trading";
  if (traded && ["paid", "discarded_intrigue"].includes(before.kind))
    return { ...entry, data: { ...entry.data, given: before } };
  return undefined;
}

/** Points that a seat scores one after the other, in no trade. */
const scores = (entry: Entry): boolean =>
  entry.kind === "vp" && Number(entry.data["change"]) > 0 && !entry.data["given"] && !isTableEvent(entry);

/** The earlier entry of the same sentence that this one only adds to, or -1. */
function matching(entry: Entry, told: Entry[]): number {
  const field = GATHERED[entry.kind];
  if (scores(entry)) {
    const before = told[told.length - 1];
    return before && before.seat === entry.seat && scores(before) ? told.length - 1 : -1;
  }
  for (let at = told.length - 1; at >= 0; at--) {
    const before = told[at]!;
    if (field) return before.kind === entry.kind ? at : -1;
    if (!ADDS_UP.has(entry.kind) || before.seat !== entry.seat || startsLine(entry)) return -1;
    if (before.kind === entry.kind && before.data["resource"] === entry.data["resource"]) return at;
    if (startsLine(before) || isTableEvent(before)) return -1;
  }
  return -1;
}

/** An entry with what a later one adds: counts summed, cards and gathered things put together. */
function sum(before: Entry, entry: Entry): Entry {
  const data: Data = { ...before.data, ...entry.data };
  for (const key of entry.kind === "vp" ? ["change"] : ["count", "cards"]) {
    const [old, more] = [before.data[key], entry.data[key]];
    if (typeof old === "number" && typeof more === "number") data[key] = old + more;
    else if (Array.isArray(old) && Array.isArray(more)) data[key] = [...(old as unknown[]), ...(more as unknown[])];
  }
  if (GATHERED[entry.kind])
    data["with"] = [...((before.data["with"] as Data[] | undefined) ?? [before.data]), entry.data];
  return { ...before, data };
}

/** Entries that follow one another with the same verb as one: "gains 1 spice and 1 Solari". */
function shareVerbs(entries: Entry[], context: Context): Entry[] {
  const told: Entry[] = [];
  let verb = "";
  for (const entry of entries) {
    const before = told[told.length - 1];
    const its = verbOf(entry, context);
    if (before && its && its === verb && before.seat === entry.seat) {
      const sharing = (before.data["sharing"] as Entry[] | undefined) ?? [before];
      told[told.length - 1] = { ...before, data: { ...before.data, sharing: [...sharing, entry] } };
    } else told.push(entry);
    verb = its;
  }
  return told;
}

/** The verbs that were found, each with the language and the reader that it is for: logs are told again and again. */
const verbs = new WeakMap<Entry, { to: string; verb: string }>();

function verbOf(entry: Entry, context: Context): string {
  const to = `${spoken()} ${context.viewer}`;
  const found = verbs.get(entry);
  if (found?.to === to) return found.verb;
  const verb = findVerb(entry, context);
  verbs.set(entry, { to, verb });
  return verb;
}

/** The verb that the phrase of an entry begins with; none for what begins a sentence, or would be misread in a list. */
function findVerb(entry: Entry, context: Context): string {
  const { cards, manner } = entry.data;
  if (startsLine(entry) || isTableEvent(entry) || (Array.isArray(cards) && cards.length > 1)) return "";
  if (String(manner ?? "").includes("top")) return "";
  const words = event(entry, context);
  return words.includes(",") ? "" : words.slice(0, words.indexOf(" ") + 1);
}

/** What a shared verb is about, equal things counted: "Chani and Arrakis Liaison ×2". */
function objects(things: string[]): string {
  const times = (it: string) => things.filter((other) => other === it).length;
  const each = [...new Set(things)].map((it) => (times(it) > 1 ? `${it} ×${times(it)}` : it));
  return joined(each, "list-objects");
}

/** What happened: a phrase without its subject, or a whole sentence for a happening of the table. */
export function event(entry: Entry, context: Context): string {
  const sharing = entry.data["sharing"] as Entry[] | undefined;
  if (sharing) {
    const verb = verbOf(sharing[0]!, context);
    return verb + objects(sharing.map((each) => event(each, context).slice(verb.length)));
  }
  const args: Args = { ...plain(entry.data, context), ...subject(entry, context) };
  const own = OWN[entry.kind]?.(entry, context, args);
  if (own !== undefined) return own;
  return t(`event-${entry.kind}`, args);
}

function subject(entry: Entry, context: Context): Args {
  return { who: context.seats[entry.seat] ?? "", you: entry.seat === context.viewer ? "yes" : "no" };
}

/** The facts of an event as messages take them: things by name, seats as names, "you" or "nobody". */
function plain(data: Data, context: Context): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(data)) {
    const kind = NAMED[key];
    if (typeof value === "boolean") args[key] = value ? "yes" : "no";
    else if (SEATS.has(key)) args[key] = seat(Number(value), context);
    else if (kind && typeof value === "string") args[key] = name(kind, value);
    else if (kind && Array.isArray(value)) args[key] = listed(value.map((id) => name(kind, String(id))));
    else if (typeof value === "number" || typeof value === "string") args[key] = value;
  }
  if (typeof data["resource"] === "string") args["amount"] = amount(Number(data["count"]), data["resource"]);
  return args;
}

const NAMED: Record<string, string> = {
  card: "card",
  cards: "card",
  space: "space",
  origin: "space",
  conflict: "conflict",
  leader: "leader",
  faction: "faction",
  factions: "faction",
  zone: "zone",
  reason: "reason",
};
const SEATS = new Set(["victim", "lost_by", "mentat", "first"]);

function seat(number: number, context: Context): string {
  if (number < 0) return "nobody";
  return number === context.viewer ? "you" : (context.seats[number] ?? "");
}

/** Kinds of events whose words depend on more than their own facts. */
const OWN: Record<string, (entry: Entry, context: Context, args: Args) => string | undefined> = {
  played_intrigue: (entry, _, args) =>
    t("event-played_intrigue", { ...args, card: name("intrigue", String(entry.data["card"])) }),
  stole_intrigue_card: (entry, _, args) =>
    t("event-stole_intrigue_card", { ...args, card: name("intrigue", String(entry.data["card"])) }),
  drew_intrigue_cards: (entry, _, args) => t("event-drew_intrigue_cards", { ...args, cards: intrigues(entry) }),
  discarded_intrigue: (entry, _, args) => t("event-discarded_intrigue", { ...args, cards: intrigues(entry) }),
  hagal_card: (entry, _, args) => {
    const card = name("hagal", String(entry.data["card"]));
    const ignored = ((entry.data["ignored"] as Data[] | undefined) ?? []).map(
      (data) => `${name("hagal", String(data["card"]))} (${name("reason", String(data["reason"]))})`,
    );
    return ignored.length
      ? t("event-hagal_cards", { ...args, card, ignored: ignored.join(", ") })
      : t("event-hagal_card", { ...args, card });
  },
  hagal_skipped: (entry, _, args) =>
    t("event-hagal_skipped", { ...args, card: name("hagal", String(entry.data["card"])) }),
  acquired: (entry, _, args) =>
    t("event-acquired", { ...args, on_top: String(entry.data["manner"] ?? "").includes("top") ? "yes" : "no" }),
  lost_troops: (entry, _, args) =>
    t("event-lost_troops", { ...args, place: t(`place-${String(entry.data["place"])}`) }),
  vp: (entry, _, args) => {
    if (entry.data["source"] === "start") return t("event-vp_start", args);
    const given = entry.data["given"] as Entry | undefined;
    if (!given) return undefined;
    const cards = given.data["cards"] ? t("given-intrigue", { cards: intrigues(given) }) : "";
    return t("event-vp_traded", {
      ...args,
      given: cards || amount(Number(given.data["count"]), String(given.data["resource"])),
    });
  },
  alliance: (entry, _, args) => (entry.seat < 0 ? t("event-alliance_returned", args) : undefined),
  control: (entry, context, args) =>
    entry.seat < 0
      ? t("event-control_lost", { ...args, ...subject({ ...entry, seat: Number(entry.data["lost_by"]) }, context) })
      : undefined,
  rival_agent: (entry, _, args) =>
    entry.data["card"] === entry.data["space"] ? t("event-rival_agent_there", args) : undefined,
  row_card: (entry) => {
    const cards = gathered(entry).map((data) => name("card", String(data["card"])));
    return t("event-row_card", { count: cards.length, cards: listed(cards) });
  },
  bonus_spice: (entry) => {
    const spaces = gathered(entry).map((data) => `${name("space", String(data["space"]))} (${String(data["now"])})`);
    return t("event-bonus_spice", { spaces: joined(spaces) });
  },
  combat: (entry, context) => t("event-combat", strengths(entry, context)),
  combat_resolved: (entry, context, args) =>
    t("event-combat_resolved", {
      ...args,
      ...strengths(entry, context),
      ...spoiled(entry, context),
      ...(entry.seat < 0 ? { you: "nobody" } : {}),
    }),
  game_over: (entry, context, args) => {
    const scores = entry.data["scores"] as number[];
    const solo = player(context.view as ImperiumView, 1)?.sitter === "rival";
    const how = solo && entry.seat === 0 ? "rivals" : solo && context.viewer === 0 ? "lost" : "plain";
    return t("event-game_over", { ...args, how, points: scores[entry.seat] ?? 0 });
  },
};

const gathered = (entry: Entry): Data[] => (entry.data["with"] as Data[] | undefined) ?? [entry.data];
const intrigues = (entry: Entry): string => listed((entry.data["cards"] as string[]).map((id) => name("intrigue", id)));

/** Who fights, the strongest first. */
function strengths(entry: Entry, context: Context): Args {
  const all = (entry.data["strengths"] as number[]).map((strength, number) => ({ strength, number }));
  const fighting = all.filter(({ strength }) => strength > 0).sort((a, b) => b.strength - a.strength);
  const said = fighting.map(({ strength, number }) => `${context.seats[number] ?? ""} ${strength}`);
  return { strengths: said.join(", "), fight: said.length ? "yes" : "no" };
}

/** Whether House Hagal would have had a reward, which nobody takes. */
function spoiled(entry: Entry, context: Context): Args {
  const view = context.view as ImperiumView;
  const rewards = (entry.data["rewards"] as number[] | undefined) ?? [];
  const at = rewards.findIndex((place, number) => place > 0 && player(view, number)?.sitter === "spoiler");
  return { spoiled: at < 0 ? "no" : at === entry.seat ? "winner" : "other", spoiler: context.seats[at] ?? "" };
}
