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
  training: [{ icon: "training" }],
  memory: [{ icon: "troop" }, { sign: "arrow" }, { icon: "memory" }],
  other_memories: [{ icon: "memory" }, { sign: "arrow" }, { icon: "draw" }, { icon: "turn_over" }],
  repeat: [{ icon: "turn_over" }, { icon: "agent" }],
  insight: [{ icon: "trash" }, { sign: "arrow" }, { icon: "spice", text: "2" }],
  limited_allies: [{ icon: "card", text: "−1" }],
  report: [{ icon: "spy" }, { sign: ":" }, { icon: "influence" }],
  look: [{ icon: "eye", text: "3" }, { icon: "draw" }, { icon: "discard" }, { icon: "trash" }],
  return: [{ icon: "card" }, { sign: "arrow" }, { icon: "hand" }],
  distracted: [{ icon: "discard" }],
  threaten: [{ icon: "ally" }, { icon: "spice", text: "7", cost: true }, { sign: "arrow" }, { icon: "vp" }],
  demand: [{ icon: "contract" }, { icon: "contract" }, { sign: "arrow" }, { icon: "ally" }],
  in_shadow: [{ icon: "influence", text: "≥4" }, { icon: "opponents" }, { icon: "alliance" }],
};

function influence(fx: Fx): Glyph[] {
  if (fx.faction) return [glyph(`influence_${fx.faction}`, fx.n)];
  if (fx.any) return [glyph("influence", fx.n)];
  return (fx.factions ?? []).flatMap((faction, i) => [...(i ? [{ sign: "or" }] : []), glyph(`influence_${faction}`, fx.n)]);
}

const least = (icon: string, n: number): Glyph => ({ icon, text: n > 1 ? `≥${n}` : "" });
/** Icons of spaces: any one of them; of all factions together, the one of influence. */
function oneOf(icons: string[] = []): Glyph[] {
  if (icons.length > 2) return [{ icon: "influence" }];
  return icons.flatMap((icon, at) => [...(at ? [{ sign: "or" }] : []), { icon }]);
}

/** What is counted, where its icon is not of its name. */
const COUNTED: Record<string, string> = {
  sandworms_in_conflict: "sandworm",
  other_sword_cards: "sword",
  completed_contracts: "contract_done",
};

const CONDITIONS: Record<string, (fx: Fx) => Glyph[]> = {
  bond: (fx) => [{ icon: "card" }, { icon: fx.faction ?? "any" }],
  alliance: (fx) => [{ icon: "alliance" }, ...(fx.faction && fx.faction !== "any" ? [{ icon: fx.faction }] : [])],
  influence: (fx) => [{ icon: `influence_${fx.faction}`, text: `≥${fx.n}` }],
  council: () => [{ icon: "council" }],
  swordmaster_bonus: () => [{ icon: "swordmaster" }],
  won: () => [{ icon: "strength", text: "1" }],
  special: (fx) => SPECIALS[fx.special ?? ""] ?? [{ icon: "star" }],
  spies_on_board: (fx) => [least("spy", fx.n)],
  recalled_spy: () => [{ icon: "recall_spy" }],
  maker_visit: () => [{ icon: "agent" }, { icon: "maker" }],
  spying_on_maker: () => [{ icon: "spy" }, { icon: "maker" }],
  spied_visit: () => [{ icon: "spy" }, { icon: "maker" }],
  placed_on: (fx) => [{ icon: "spy" }, ...oneOf(fx.icons)],
  units: (fx) => [least("troop", fx.n)],
  sandworms: (fx) => [least("sandworm", fx.n)],
  completed: (fx) => [least("contract_done", fx.n)],
  gained_spice: (fx) => [least("spice", fx.n)],
  no_council: () => [{ icon: "council", text: "0" }],
  visits: (fx) => [{ icon: "agent" }, ...oneOf(fx.icons)],
  space_done: (fx) => [{ icon: "agent" }, ...oneOf(fx.icons)],
  discarded: (fx) => [{ icon: "discard" }, { icon: fx.faction ?? "any" }],
  bought_spice_must_flow: () => [{ icon: "acquire" }, { icon: "spice" }],
  strength: (fx) => [least("strength", fx.n)],
  deck: (fx) => [least("deck", fx.n)],
  revealing: () => [{ icon: "reveal" }],
  own_hooks: () => [{ icon: "maker_hooks" }],
  command: () => [{ icon: "persuasion", text: "≥6" }],
  commanders_in_conflict: (fx) => [least("commander", fx.n)],
  garrisoned: (fx) => [least("garrison", fx.n)],
  tiles: (fx) => [least("tile", fx.n)],
  no_bond: (fx) => [{ icon: "card", text: "0" }, { icon: fx.faction ?? "any" }],
  completed_now: () => [{ icon: "contract_done" }],
  common: () => [{ icon: "intrigue" }],
  goods: (fx) => [least(fx.resource ?? "any", fx.n)],
  conflict_level: (fx) => [{ icon: "strength", text: "I".repeat(fx.n) }],
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
  per: (fx) => [...all(fx.parts), { sign: "×" }, { icon: fx.faction ?? COUNTED[fx.per ?? ""] ?? fx.per ?? "any" }],
  opponents: (fx) => [{ icon: "opponents" }, { sign: ":" }, ...all(fx.parts)],
  trash: () => [{ icon: "trash" }],
  trash_this: () => [{ icon: "trash_this" }],
  deploy: (fx) => [upTo("deploy", fx)],
  retreat: (fx) => [upTo("retreat", fx)],
  reinforce: (fx) => [glyph("troop", fx.n), { icon: "deploy" }],
  steal: () => [{ icon: "opponents" }, { sign: "arrow" }, { icon: "intrigue" }],
  // that bonus spice comes with sandworms, too, is said in the sentence
  harvest: (fx) => (fx.bonus_only ? [] : [...(fx.n ? [glyph("spice", fx.n, true)] : []), { icon: "maker" }]),
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
  spy: (fx) => [
    glyph("spy", fx.n),
    ...oneOf(fx.icons),
    ...(fx.here ? [{ icon: "agent" }] : []),
    ...(fx.shared ? [{ icon: "opponents" }] : []),
  ],
  recall_spy: (fx) => [glyph("recall_spy", fx.n)],
  sandworm: (fx) => [glyph("sandworm", fx.n)],
  shield_wall: () => [{ icon: "wall_falls" }],
  complete: (fx) => [{ icon: "contract_done" }, { sign: ":" }, ...all(fx.parts)],
  trash_of: (fx) => [{ icon: "trash" }, { icon: fx.faction ?? "any" }],
  acquire_to_hand: (fx) => [
    { icon: "acquire", text: `${fx.exactly ? "=" : "≤"}${fx.n}` },
    ...(fx.by_sandworm ? [{ sign: "·" }, { icon: "sandworm" }, { sign: ":" }] : []),
    { icon: "hand" },
  ],
  buy_for_solari: () => [{ icon: "solari", cost: true }, { sign: "arrow" }, { icon: "acquire" }, { icon: "hand" }],
  recall_other: () => [{ icon: "recall" }],
  no_deploying: () => [{ icon: "deploy" }, { icon: "closed" }],
  deploy_recruits: () => [{ icon: "troop" }, { sign: "arrow" }, { icon: "deploy" }],
  retreat_price: (fx) => [{ ...glyph("retreat", fx.n), cost: true }],
  visit_influence: (fx) => [{ icon: "influence", text: `+${fx.n}` }],
  high_council: (fx) => [{ icon: "council" }, { sign: "or" }, ...all(fx.parts)],
  lift_requirements: () => [{ icon: "influence", text: "≥0" }],
  may: (fx) => all(fx.parts),
  lasting: (fx) => [
    fx.occasion === "acquired" ? { icon: "acquire" } : { icon: "deploy", text: `≥${fx.n}` },
    { sign: ":" },
    ...all(fx.parts),
  ],
  // what only two teams have
  own_influence: (fx) => [glyph("influence", fx.n), { icon: "team_commander" }],
  team_reinforce: (fx) => [glyph("troop", fx.n), { icon: "deploy" }],
  ally: (fx) => [{ icon: "ally" }, { sign: ":" }, ...all(fx.parts)],
  each_ally: (fx) => [{ icon: "ally", text: "2×" }, { sign: ":" }, ...all(fx.parts)],
  throne: () => [{ icon: "card" }, { sign: "arrow" }, { icon: "throne" }],
  // what only House Hagal cards and rival cards say: a faction by its place on the rival card, or by how it stands there
  influence_ranked: (fx) => [{ icon: "influence", text: `${fx.rank}.` }],
  influence_most: (fx) => [glyph("influence", fx.n), { text: "max" }],
  influence_alliance: (fx) => [glyph("influence", fx.n), { icon: "alliance" }],
  break_wall: () => [{ icon: "wall_falls" }],
  reap: (fx) => [{ icon: "maker" }, ...(fx.n ? [{ sign: "or" }, glyph("sandworm", fx.n)] : [])],
  turn_icon: (fx) => [{ icon: fx.icon ?? "wild", cost: true }],
  // Bloodlines
  acquire_commander: () => [{ icon: "solari", text: "2", cost: true }, { sign: "arrow" }, { icon: "commander" }],
  drive_off: () => [{ icon: "commander" }, { icon: "trash" }],
  bank_commander: () => [{ icon: "commander" }],
  cheaper_commanders: (fx) => [{ icon: "commander" }, { icon: "solari", text: `−${fx.n}` }],
  skill: () => [{ icon: "skill" }],
  trash_skill: () => [{ icon: "skill", cost: true }],
  held_troop: (fx) => [glyph("troop", fx.n), { icon: "garrison" }],
  trash_from: (fx) => [{ icon: "trash" }, ...(fx.parts ? [{ sign: ":" }, ...all(fx.parts)] : [])],
  acquire_row: () => [{ icon: "acquire" }],
  give_plot: () => [{ icon: "intrigue", cost: true }, { icon: "opponents" }],
  influence_behind: (fx) => [glyph("influence", fx.n), { icon: "opponents" }],
  influence_ahead: (fx) => [glyph("influence", fx.n)],
  lends_icons: (fx) => [{ icon: "agent" }, ...(fx.icons ?? []).map((icon) => ({ icon }))],
  turn_two: () => [{ icon: "turn_over", text: "2", cost: true }],
  coercion: (fx) => [{ icon: "deploy", text: `≥${fx.n}` }, { sign: ":" }, ...all(fx.parts)],
  acquire_tech: (fx) => [{ icon: "tile" }, ...(fx.n ? [{ icon: "spice", text: `−${fx.n}` }] : [])],
  rival_tech: (fx) => [{ icon: "tile" }, { icon: "spice", text: `−${fx.n}` }],
  scrap: () => [{ icon: "tile", cost: true }],
  scrap_this: () => [{ icon: "tile", cost: true }],
  suspend: (fx) => [glyph("troop", fx.n), { icon: "deploy" }],
  watch: () => [{ icon: "influence", text: "≤1" }],
  use_signet: () => [{ icon: "signet" }],
  lose_spice: () => [{ icon: "spice", text: "0", cost: true }],
  lasting_persuasion: (fx) => [{ icon: "reveal" }, { sign: ":" }, glyph("persuasion", fx.n, true)],
  take_flow: () => [{ icon: "acquire" }, { icon: "spice" }],
  levy: (fx) => [{ icon: "opponents" }, { sign: "arrow" }, glyph("spice", fx.n, true)],
};

/** Draw an effect. A word without a drawing of its own is its icon: mentat, swordmaster, council, signet, control. */
export function glyphs(fx: Fx): Glyph[] {
  return DRAWN[fx.word]?.(fx) ?? [{ icon: fx.word }];
}
