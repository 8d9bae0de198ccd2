// What the server tells of a game of War for Arrakis, and what the map draws of it.

import type { Asked, Catalogue, Mine, View } from "../../lib/types";
import type { Point } from "./map/geometry";
import type { Area, Faction, Legion, Pieces, Site, SiteKind, Terrain, Vehicle, Zone } from "./map/model";

export const SIDES = ["atreides", "harkonnen"] as const satisfies readonly Faction[];
export type Side = (typeof SIDES)[number];
export const MARKERS = ["kwisatz_haderach", "sand_dwellers", "jihad"] as const;
export type Marker = (typeof MARKERS)[number];
export const IMPERIUM = ["choam", "spacing_guild", "landsraad"] as const;
export type Imperium = (typeof IMPERIUM)[number];
export const SYMBOLS = ["strategy", "leadership", "deployment", "mentat", "house"] as const;
export const LAST_STEP = 10;
export const ROWS = 5;
/** Steps of the supremacy track on which something happens. */
export const SUPREMACY_STEPS: Record<number, string> = { 1: "thufir_hawat", 4: "bene_gesserit", 6: "feyd_rautha", 7: "bene_gesserit" };
export const SLOTS: Record<Side, number> = { atreides: 2, harkonnen: 3 };
export const TANKS: Record<Side, number> = { atreides: 3, harkonnen: 5 };

export interface AreaInfo {
  sectors: string[];
  terrain: Terrain;
  /** "sietch", "settlement", "testing_station" or "". */
  site: string;
  outline: Point[];
  /** Whether the storm strikes the Harkonnen there, as long as no atomics have been used. */
  exposed: boolean;
  /** Areas across an open border. */
  adjacent: string[];
  impassable: string[];
}

export interface LeaderInfo {
  side: Side;
  deck: string;
  /** The box that its card lies on. */
  slot: string;
  hits: number;
  shields: number;
  ours: boolean;
}

export interface CardInfo {
  deck: string;
  ours: boolean;
}

export interface PrescienceInfo {
  timing: string;
  reward: Record<Marker, number>;
  ours: boolean;
}

export interface SpiceRow {
  dice_out: number;
  harvesters: number;
  ornithopters: number;
  carryalls: number;
}

export interface ArrakisCatalogue extends Catalogue {
  canvas: [number, number];
  areas: Record<string, AreaInfo>;
  zones: Record<string, { xy: Point; sectors: string[] }>;
  settlements: Record<string, { kind: SiteKind; rank: number }>;
  leaders: Record<string, LeaderInfo>;
  cards: Record<string, CardInfo>;
  prescience: Record<string, PrescienceInfo>;
  /** What the atomics of an area expose to the storm besides it. */
  atomics: Record<string, string[]>;
  spice_rows: SpiceRow[];
  objectives: Record<string, Record<Marker, number>>;
}

/** A legion as the server tells it: counts by grade, named leaders by id, tokens by their slots. */
export interface LegionView {
  area: string;
  side: Side;
  regular: number;
  elite: number;
  special: number;
  generic: number;
  named: string[];
  tokens: string[];
}

/** Where a named leader is: an area, or one of these. */
export interface LeaderView {
  where: string;
  /** The space in the tanks, 1 for the first; 0 elsewhere. */
  tank: number;
  spent: boolean;
}

export interface BattleSide {
  dice: string[];
  hits: number;
  shields: number;
  specials: number;
  /** Hits that must still be taken. */
  suffers: number;
}

export interface BattleView {
  attacker: Side;
  from: string;
  at: string;
  round: number;
  surprise: boolean;
  sides: Record<Side, BattleSide>;
}

export interface MahdiView {
  /** The harvest sector, and the areas of the target sietch and of a temporary one. */
  harvest: string;
  target: string;
  temporary: string;
  unrolled: number;
  spent: Record<string, number>;
  reinforcements: number;
  waiting: number;
}

export interface ArrakisView extends View {
  round: number;
  phase: string;
  turn: Side | "";
  winner: Side | "";
  legions: LegionView[];
  sietches: { area: string; rank: number; up: boolean }[];
  settlements: string[];
  stations: string[];
  wormsigns: string[];
  sandworms: string[];
  maker: string;
  harvesters: string[];
  vehicles: Record<string, Vehicle>;
  atomics: string;
  dice: Record<Side, Record<string, number>>;
  /** Bene Gesserit tokens at hand, and the box that one lies on. */
  tokens: Record<Side, number>;
  token_on: Record<Side, string>;
  leaders: Record<string, LeaderView>;
  supremacy: number;
  /** How far each side has come on a way of ten. */
  scores: number[];
  markers: Record<Marker, number>;
  rows: Record<Imperium, number>;
  bans: Imperium[];
  spice: number;
  reserve: number;
  hands: Record<Side, number>;
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  revealed: string[];
  /** How many prescience cards were claimed in this round. */
  claims: number;
  /** The battle that is fought, if any. */
  battle?: BattleView;
  /** The Harkonnen that play by rules, in the solo game. */
  mahdi?: MahdiView;
}

export interface ArrakisMine extends Mine {
  hand?: string[];
  objectives?: string[];
  /** The kinds of the viewer's own deployment tokens on the map, by their slots. */
  contents?: Record<string, string>;
  /** The ranks of sietches that are face down. */
  ranks?: Record<string, number>;
}

export function asked(view: View): Asked | undefined {
  return "seat" in view.decision ? (view.decision as Asked) : undefined;
}

/** The areas as the map draws them. */
export function areasOf(catalogue: ArrakisCatalogue): Area[] {
  return Object.entries(catalogue.areas).map(([id, { site, ...area }]) => ({ ...area, id, site: siteKind(catalogue, id, site) }));
}

export function zonesOf(catalogue: ArrakisCatalogue): Zone[] {
  return Object.entries(catalogue.zones).map(([id, { xy }]) => ({ id, xy }));
}

function siteKind(catalogue: ArrakisCatalogue, area: string, site: string): SiteKind | "" {
  return site === "settlement" ? (catalogue.settlements[area]?.kind ?? "pyon_village") : (site as SiteKind | "");
}

/** What stands on the map, as the viewer may know it. */
export function piecesOf(view: ArrakisView, mine: ArrakisMine, catalogue: ArrakisCatalogue): Pieces {
  const settlements = view.settlements.map((area) => {
    const { kind, rank } = catalogue.settlements[area] ?? { kind: "pyon_village" as const, rank: 1 };
    return { area, kind, rank, open: true };
  });
  const sietches = view.sietches.map(({ area, rank, up }) => ({
    area,
    kind: "sietch" as const,
    rank: rank || (mine.ranks?.[area] ?? 0),
    open: up,
    ...aimed(view.mahdi, area),
  }));
  const stations = view.stations.map((area) => ({ area, kind: "testing_station" as const, rank: 0, open: false }));
  return {
    sites: [...settlements, ...sietches, ...stations],
    legions: view.legions.map((legion) => ({ ...legionOf(legion), storm: legion.side === "harkonnen" && isExposed(view, catalogue, legion.area) })),
    harvesters: view.harvesters,
    wormsigns: view.wormsigns,
    sandworms: view.sandworms,
    wildMaker: view.maker,
    vehicles: view.vehicles,
    opened: view.atomics ? [view.atomics] : [],
  };
}

/** Whether the Harkonnen of the solo game aim at a sietch. */
function aimed(mahdi: MahdiView | undefined, area: string): Pick<Site, "aim"> {
  if (area === mahdi?.target) return { aim: "target" };
  return area === mahdi?.temporary ? { aim: "temporary" } : {};
}

export function legionOf({ area, side, regular, elite, special, generic, named, tokens }: LegionView): Legion {
  return { area, faction: side, units: { regular, elite, special, token: tokens.length }, named, generic };
}

/** Whether the storm strikes the Harkonnen in an area. */
export function isExposed(view: ArrakisView, catalogue: ArrakisCatalogue, area: string): boolean {
  const opened = view.atomics ? [view.atomics, ...(catalogue.atomics[view.atomics] ?? [])] : [];
  return (catalogue.areas[area]?.exposed ?? false) || opened.includes(area);
}

/** The row of the lowest marker: 1 is the top. */
export function activeRow(view: ArrakisView): number {
  return Math.max(...IMPERIUM.map((marker) => view.rows[marker]));
}

/** The leaders of a side whose cards lie on a box, in play or in the tanks. */
export function leadersOn(view: ArrakisView, catalogue: ArrakisCatalogue, side: Side, slot: string): string[] {
  return Object.entries(catalogue.leaders)
    .filter(([id, leader]) => leader.side === side && leader.slot === slot && !["out", "gone", "tank"].includes(view.leaders[id]?.where ?? "out"))
    .map(([id]) => id);
}

/** The leaders of a side in its tanks, by their space. */
export function tanksOf(view: ArrakisView, catalogue: ArrakisCatalogue, side: Side): string[] {
  const spaces = Array.from({ length: TANKS[side] }, () => "");
  for (const [id, { tank }] of Object.entries(view.leaders))
    if (tank && catalogue.leaders[id]?.side === side) spaces[tank - 1] = id;
  return spaces;
}
