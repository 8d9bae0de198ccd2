// How an effect is drawn: a row of glyphs, each an icon with a number, or a sign between them.

import type { Fx } from "./model";

/** `sign` stands between glyphs ("arrow", "or", ":"), `cost` marks what is paid. */
export interface Glyph {
  icon?: string;
  text?: string;
  sign?: string;
  cost?: boolean;
}

const glyph = (icon: string, n = 1, always = false): Glyph => ({ icon, text: n !== 1 || always ? String(n) : "" });
const upTo = (icon: string, fx: Fx): Glyph => ({ icon, text: fx.any ? "∞" : `≤${fx.n}` });

/** What only one component does has its own few icons; the sentence says it exactly. */
const SPECIALS: Record<string, Glyph[]> = {
  carryall: [{ icon: "maker", text: "×2" }],
  take: [{ icon: "bene_gesserit" }, { icon: "discard" }, { sign: "arrow" }, { icon: "hand" }],
  voice: [{ icon: "closed" }],
  suspend: [{ icon: "draw" }, { icon: "arrow" }],
  envoy: [{ icon: "emperor" }, { icon: "guild" }, { icon: "bene_gesserit" }, { icon: "fremen" }],
  infiltrate: [{ icon: "agent" }, { icon: "opponents" }],
  double_cross: [{ icon: "opponents" }, { icon: "lose_troop" }, { icon: "deploy" }],
  on_top: [{ icon: "acquire" }, { icon: "top" }],
  refocus: [{ icon: "deck" }, { icon: "draw" }],
  snoop: [{ icon: "eye" }, { icon: "draw" }, { sign: "or" }, { icon: "trash" }],
  diplomacy: [{ icon: "influence" }],
  manipulate: [{ icon: "acquire" }, { icon: "persuasion", text: "−1" }],
  behind: [{ icon: "opponents" }, { icon: "influence" }],
  two_flows: [{ icon: "card", text: "2" }],
  most_flows: [{ icon: "card", text: "max" }],
  three_tracks: [{ icon: "influence", text: "3×≥3" }],
  four_tracks: [{ icon: "influence", text: "4×≥3" }],
};

function influence(fx: Fx): Glyph[] {
  if (fx.faction) return [glyph(`influence_${fx.faction}`, fx.n)];
  if (fx.any) return [glyph("influence", fx.n)];
  return (fx.factions ?? []).flatMap((faction, i) => [...(i ? [{ sign: "or" }] : []), glyph(`influence_${faction}`, fx.n)]);
}

const CONDITIONS: Record<string, (fx: Fx) => Glyph[]> = {
  bond: (fx) => [{ icon: "card" }, { icon: fx.faction ?? "any" }],
  alliance: (fx) => [{ icon: "alliance" }, ...(fx.faction && fx.faction !== "any" ? [{ icon: fx.faction }] : [])],
  influence: (fx) => [{ icon: `influence_${fx.faction}`, text: `≥${fx.n}` }],
  council: () => [{ icon: "council" }],
  won: () => [{ icon: "strength", text: "1" }],
  special: (fx) => SPECIALS[fx.special ?? ""] ?? [{ icon: "star" }],
};

/** Draw what must hold. A condition without a drawing of its own is its icon, like a word. */
function condition(fx: Fx): Glyph[] {
  return CONDITIONS[fx.when ?? ""]?.(fx) ?? [{ icon: fx.when }];
}

const joined = (parts: Fx[], sign: string): Glyph[] =>
  parts.flatMap((part, i) => [...(i ? [{ sign }] : []), ...glyphs(part)]);
const all = (parts: Fx[] = []): Glyph[] => parts.flatMap(glyphs);

const DRAWN: Record<string, (fx: Fx) => Glyph[]> = {
  gain: (fx) => [glyph(fx.resource ?? "any", fx.n, true)],
  pay: (fx) => [{ ...glyph(fx.resource ?? "any", fx.n, true), cost: true }],
  troops: (fx) => [glyph("troop", fx.n)],
  draw: (fx) => [glyph("draw", fx.n)],
  intrigue: (fx) => [glyph("intrigue", fx.n)],
  influence,
  lose_influence: () => [{ icon: "influence", text: "−1", cost: true }],
  vp: (fx) => [glyph("vp", fx.n)],
  persuasion: (fx) => [glyph("persuasion", fx.n, true)],
  swords: (fx) => [glyph("sword", fx.n)],
  all: (fx) => all(fx.parts),
  either: (fx) => joined(fx.parts ?? [], "or"),
  choose: (fx) => [{ text: `${fx.n}×` }, ...joined(fx.parts ?? [], "·")],
  arrow: (fx) => [...all(fx.cost).map((g) => (g.sign ? g : { ...g, cost: true })), { sign: "arrow" }, ...all(fx.parts)],
  when: (fx) => [...condition(fx), { sign: ":" }, ...all(fx.parts)],
  per: (fx) => [...all(fx.parts), { sign: "×" }, { icon: fx.faction ?? fx.per ?? "any" }],
  opponents: (fx) => [{ icon: "opponents" }, { sign: ":" }, ...all(fx.parts)],
  trash: () => [{ icon: "trash" }],
  trash_this: () => [{ icon: "trash_this" }],
  deploy: (fx) => [upTo("deploy", fx)],
  retreat: (fx) => [upTo("retreat", fx)],
  reinforce: (fx) => [glyph("troop", fx.n), { icon: "deploy" }],
  steal: () => [{ icon: "opponents" }, { sign: "arrow" }, { icon: "intrigue" }],
  harvest: (fx) => [...(fx.n ? [glyph("spice", fx.n, true)] : []), { icon: "maker" }],
  take: (fx) => [glyph("acquire", fx.n)],
  acquire: (fx) => [{ icon: "acquire", text: `≤${fx.n}` }, ...(fx.on_top ? [{ icon: "top" }] : [])],
  double_visit: () => [{ icon: "influence", text: "×2" }],
  discount: (fx) => [{ icon: "persuasion", text: `−${fx.n}` }],
  next_reveal: (fx) => [{ icon: "reveal" }, { sign: ":" }, ...all(fx.parts)],
  mentat_next: () => [{ icon: "mentat" }],
  lose_troop: (fx) => [glyph("lose_troop", fx.n)],
  discard: (fx) => [glyph("discard", fx.n)],
  recall_agent: () => [{ icon: "recall" }],
  send_any: () => [{ icon: "agent" }, { icon: "any" }],
  special: (fx) => SPECIALS[fx.special ?? ""] ?? [{ icon: "star" }],
};

/** Draw an effect. A word without a drawing of its own is its icon: mentat, swordmaster, council, signet, control. */
export function glyphs(fx: Fx): Glyph[] {
  return DRAWN[fx.word]?.(fx) ?? [{ icon: fx.word }];
}
