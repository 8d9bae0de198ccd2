// What the map draws: areas and zones as the catalogue has them, and what stands on them.

import type { Point, Shape } from "./geometry";

export type Terrain = "mountain" | "plateau" | "minor_erg" | "desert" | "deep_desert";
export type Faction = "atreides" | "harkonnen";
export type Vehicle = "ornithopter" | "carryall";

export interface Area extends Shape {
  sectors: string[];
  terrain: Terrain;
  /** What was built there, if anything. */
  site: SiteKind | "";
  /** Borders that legions cannot cross. */
  impassable: string[];
}

export interface Zone {
  id: string;
  xy: Point;
}

export type SiteKind = "arrakeen" | "carthag" | "pyon_village" | "sietch" | "testing_station";

/** A settlement, sietch or station that still stands; `rank` is 0 where the viewer may not know it or there is none. */
export interface Site {
  area: string;
  kind: SiteKind;
  rank: number;
  /** Turned face up, for everybody to see. */
  open: boolean;
  /** What the Harkonnen of the solo game aim at, for the round or only for now. */
  aim?: "target" | "temporary" | undefined;
}

/** The four kinds of what a legion is made of, in the order in which they are drawn. */
export const UNITS = ["special", "elite", "regular", "token"] as const;
export type Unit = (typeof UNITS)[number];

export interface Legion {
  area: string;
  faction: Faction;
  units: Record<Unit, number>;
  /** Named leaders by their ids, in the order of the figures. */
  named: string[];
  /** How many naibs or bashars. */
  generic: number;
  /** Whether the storm will strike it where it stands. */
  storm?: boolean;
}

export interface Pieces {
  sites: Site[];
  legions: Legion[];
  /** Areas with one each. */
  harvesters: string[];
  wormsigns: string[];
  sandworms: string[];
  wildMaker: string;
  /** What stands in air zones. */
  vehicles: Record<string, Vehicle>;
  /** Areas that atomics have turned into desert. */
  opened: string[];
}

/** A way that can be taken: the areas it leads through, and what it costs besides. */
export interface Way {
  areas: string[];
  by: "foot" | "ride" | "ornithopter";
}
