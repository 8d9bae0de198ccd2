// The shapes of Dune: Imperium on the wire: its catalogue, what lies open, what one seat holds. docs/table.md.

import type { Asked, Mine, View, Words } from "../../lib/types";

/** An effect: a word with its number, and what the word is about. */
export interface Fx {
  word: string;
  path: string;
  n: number;
  optional: boolean;
  resource?: string;
  faction?: string;
  factions?: string[];
  any?: boolean;
  card?: string;
  space?: string;
  place?: string;
  /** The place of a faction on a rival card, from the left. */
  rank?: number;
  on_top?: boolean;
  when?: string;
  per?: string;
  special?: string;
  /** Icons of spaces that a Spy is placed at, or that were visited. */
  icons?: string[];
  /** A battle icon. */
  icon?: string;
  here?: boolean;
  shared?: boolean;
  exactly?: boolean;
  by_sandworm?: boolean;
  bonus_only?: boolean;
  occasion?: string;
  zone?: string;
  parts?: Fx[];
  cost?: Fx[];
}

/** What a component says in its boxes, each by its name (`box-<name>`). */
export type Boxes = [box: string, words: Words][];

export interface CardInfo {
  name: string;
  deck: "starter" | "imperium" | "reserve";
  copies: number;
  cost: number;
  icons: string[];
  factions: string[];
  persuasion: number;
  swords: number;
  agent: Fx[];
  reveal: Fx[];
  acquire: Fx[];
  trashed: Fx[];
  discarded?: Fx[];
  says: Boxes;
}

export interface IntrigueInfo {
  name: string;
  copies: number;
  plot: Fx[];
  combat: Fx[];
  endgame: Fx[];
  says: Boxes;
}

export interface ConflictInfo {
  name: string;
  level: number;
  location: string;
  rewards: Fx[][];
  /** Its battle icon, and whether the Shield Wall keeps sandworms off. */
  icon?: string;
  protected?: boolean;
  says: Words[];
}

/** An observation post: the spaces that it joins. */
export interface PostInfo {
  spaces: string[];
}

export interface ContractInfo {
  name: string;
  kind: "visit" | "harvest" | "acquire" | "immediate" | "alliance";
  copies: number;
  space: string;
  n: number;
  set_aside: boolean;
  reward: Fx[];
  /** What completes it, and its reward. */
  says: [Words, Words];
}

/** A Commander Skill: what it gives in a Reveal turn, or its strength. */
export interface SkillInfo {
  name: string;
  copies: number;
  reveal: Fx[];
  strength: number;
  says: Words[];
}

/** A Tech tile. */
export interface TileInfo {
  name: string;
  cost: number;
  rival: boolean;
  says: Boxes;
}

/** A place of a training track, and where the token may go from there. */
export interface Place {
  id: string;
  reward: Fx[];
  next: string[];
}

export interface LeaderInfo {
  name: string;
  house: string;
  complexity: number;
  ability: string;
  traits: Record<string, unknown>;
  setup: Fx[];
  council: Fx[];
  signet_name: string;
  signet: Fx[];
  agent?: Fx[];
  reveal?: Fx[];
  back?: string;
  places?: Place[];
  rival?: RivalInfo;
  says: Boxes;
}

/** What a rival card has besides its ring. */
export interface RivalInfo {
  level: number;
  strategy: Fx[];
  order: string[];
  streamlined: boolean;
}

export interface Price {
  pay: number;
  resource: string;
  gives: Fx[];
}

export interface SpaceInfo {
  name: string;
  area: string;
  icon: string;
  faction: string;
  cost: Record<string, number>;
  prices: Price[];
  needs: Record<string, number>;
  effects: Fx[];
  combat: boolean;
  maker: boolean;
  hall: number;
  once: boolean;
  control: Fx[];
  /** The faction of the personal board that it lies on (U-22.9). */
  personal?: string;
  /** In play only with the leader who brings it. */
  leaders?: boolean;
  says: Words[];
}

export interface HagalInfo {
  name: string;
  spaces: string[];
  swords: number;
  effects: Fx[];
  /** Where its spaces differ in what they give, or in when they are chosen. */
  ways?: { space: string; effects: Fx[]; condition?: Fx }[];
  posts?: string[];
  says: Words[];
}

export interface ImperiumCatalogue {
  factions: string[];
  resources: string[];
  icons: string[];
  cards: Record<string, CardInfo>;
  intrigue: Record<string, IntrigueInfo>;
  conflicts: Record<string, ConflictInfo>;
  leaders: Record<string, LeaderInfo>;
  spaces: Record<string, SpaceInfo>;
  hagal: Record<string, HagalInfo>;
  difficulties: Record<string, Record<string, unknown>>;
  tracks: Record<string, Fx[]>;
  track_says: Record<string, Words>;
  reserve: string[];
  effects: Record<string, Fx>;
  rounds: number;
  posts?: Record<string, PostInfo>;
  objectives?: Record<string, Omit<ConflictInfo, "says">>;
  contracts?: Record<string, ContractInfo>;
  skills?: Record<string, SkillInfo>;
  tiles?: Record<string, TileInfo>;
  navigation?: Record<string, { name: string; effects: Fx[]; says: Words[] }>;
  /** Who plays together, their Commanders by seat, and what the tracks are called, by the factions of their icons (U-22). */
  teams?: { sides: number[][]; commanders: Record<string, CommanderInfo>; tracks: Record<string, string> };
}

/** A Commander: the faction of the personal board, and what steps of its track give to the whole team. */
export interface CommanderInfo {
  leader: string;
  faction: string;
  rewards: Record<string, Fx[]>;
  /** Whether the Throne Row is this team's. */
  throne: boolean;
}

export interface SpaceState {
  agents: number[];
  bonus: number;
  control: number;
}

/** A stack of Tech tiles: the one face up, "" for none, and how many there are. */
export interface TileStack {
  top: string;
  count: number;
}

// -- from src/kanly/imperium/fields.py by tools/make_records.py; do not edit --

export interface UprisingTurn {
  spice: number;
  units: number;
  recalled: number;
}

export interface BloodlinesTurn {
  recruited: number;
  deployed: number;
  hired: boolean;
  discount: number;
  combat: boolean;
  spent: number;
}

export interface Turn {
  seat: number;
  kind: "none" | "start" | "agent" | "reveal";
  card: string;
  space: string;
  recruited: number;
  deployed: number;
  persuasion: number;
  pool: string[];
  uprising?: UprisingTurn;
  bloodlines?: BloodlinesTurn;
}

export interface UprisingSeat {
  spies: string[];
  hooks: boolean;
  sandworms: number;
  won: string[];
  turned: string[];
  contracts: string[];
  completed: string[];
  memories: number;
  training: number;
}

export interface Teammate {
  commands: boolean;
  ally: number;
  track: number;
  left: string;
  right: string;
  master: "none" | "ready" | "out" | "recalled" | "gone";
}

export interface BloodlinesSeat {
  supply: number;
  garrison: number;
  conflict: number;
  skills: string[];
  agents: number;
  tactics: number;
  primed: boolean;
  navigation: number;
  drawn: number;
  sailed: string[];
  persuasion: number;
  twisted: number;
}

export interface OwnBloodlinesSeat {
  navigation?: string[];
  drawn?: string[];
}

export interface TechSeat {
  tiles: string[];
  flipped: string[];
  project: number;
  spies_gone: number;
}

export interface OwnTechSeat {
  project?: string[];
}

export interface Player {
  sitter: "person" | "spoiler" | "rival" | "card_rival" | "common_rival";
  leader: string;
  vp: number;
  points: Record<string, number>;
  goods: Record<string, number>;
  influence: Record<string, number>;
  supply: number;
  garrison: number;
  conflict: number;
  ready: number;
  swordmaster: boolean;
  council: boolean;
  swords: number;
  revealed: boolean;
  tokens: string[];
  struck: boolean;
  voice: string;
  aside: string;
  deck: number;
  hand: number;
  discard: string[];
  played: string[];
  revealed_cards: string[];
  intrigue: number;
  waiting: string[];
  known_top: string[];
  known_hand: string[];
  offered: string[];
  uprising?: UprisingSeat;
  team?: Teammate;
  bloodlines?: BloodlinesSeat;
  tech?: TechSeat;
  strength: number;
}

export interface ImperiumMine extends Mine {
  tokens?: string[];
  deck?: string[];
  hand?: string[];
  intrigue?: string[];
  bloodlines?: OwnBloodlinesSeat;
  tech?: OwnTechSeat;
  top?: string[];
  stolen?: Record<string, string[]>;
  decision?: { actions?: string[]; costs?: Record<string, number | Record<string, number>> };
}

export interface Hagal {
  discard: string[];
  turned: string[];
  difficulty: string;
}

export interface Rivals {
  variants: string[];
}

export interface Uprising {
  wall: boolean;
  market: string[];
  bank: number;
  aside: string[];
  gone: string[];
}

export interface Teams {
  throne: string[];
}

export interface Bloodlines {
  commanders: string[];
  bank: number;
  gone: number;
  skills: string[];
  stack: number;
  lost: string[];
  sietch: boolean;
  removed: string[];
  contracts_gone: string[];
}

export interface Tech {
  stacks: TileStack[];
  gone: string[];
}

export interface ImperiumView extends View {
  round: number;
  phase: string;
  first: number;
  over: boolean;
  winner: number;
  mentat: number;
  alliances: Record<string, number>;
  row: string[];
  reserve: Record<string, number>;
  intrigue_discard: string[];
  trash: string[];
  turn: Turn;
  hagal: Partial<Hagal>;
  uprising?: Uprising;
  rivals?: Rivals;
  teams?: Teams;
  bloodlines?: Bloodlines;
  tech?: Tech;
  players: Record<string, Player>;
  spaces: Record<string, SpaceState>;
  decks: { imperium: number; intrigue: number; conflict: number; hagal: number };
  conflict: string;
  conflicts_past: string[];
}

// -- end --

/** The decision that is waited for, if any. */
export function asked(view: View): Asked | undefined {
  return view.decision && "kind" in view.decision ? (view.decision as Asked) : undefined;
}

/** The seats of a game, by number. */
export function seatNumbers(view: ImperiumView): number[] {
  return Object.keys(view.players ?? {}).map(Number);
}

export function player(view: ImperiumView, seat: number): Player | undefined {
  return view.players?.[String(seat)];
}

/** Equal things counted, in their first order. */
export function counted(ids: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** Things with the number of each among its equals, so that every copy has a key of its own. */
export function copies(ids: string[]): { id: string; copy: number }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return { id, copy };
  });
}

/** The victory points at which the game ends (I-15.1), and the last step of an influence track (I-17.1). */
export const GOAL = 10;
export const TRACK_TOP = 6;
export const TROOP_STRENGTH = 2;
/** The steps of a track that give a victory point, and the bonus or the Alliance (I-17.3, I-17.6). */
export const POINT_STEP = 2;
export const BONUS_STEP = 4;
/** The Spies of a player (U-9). */
export const SPIES_EACH = 3;

/** The seats with a Spy on a post, in the order of the table. */
export function spiesOn(view: ImperiumView, post: string): number[] {
  return seatNumbers(view).filter((seat) => player(view, seat)?.uprising?.spies.includes(post));
}

/** The battle icon of a card that was won, a Conflict or an Objective. */
export function battleIcon(catalogue: ImperiumCatalogue, id: string): string {
  return (catalogue.conflicts[id] ?? catalogue.objectives?.[id])?.icon ?? "";
}
