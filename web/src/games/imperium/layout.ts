// Where areas, spaces and observation posts lie on the board, from the data of an edition.

import type { ImperiumCatalogue, Place } from "./model";

/** Where a post lies in the grid of its area. */
export interface PostSpot {
  id: string;
  /** Between spaces beside each other or above each other, before a single space, or at its corner among others. */
  lies: "across" | "down" | "alone" | "corner";
  row: number;
  column: number;
  /** How many spaces beside each other it joins. */
  span: number;
  /** Whether it lies at the lower edge: the row is not the first. */
  low: boolean;
}

export interface Area {
  id: string;
  /** The faction of its track of influence; the track of an icon may have another name (U-22.8). */
  faction: string;
  /** The Agent icon of its first space, which stands for the area. */
  icon: string;
  /** Row by row; where there are posts, every second row runs back, so that those joined in a chain are neighbours. */
  spaces: string[];
  columns: number;
  posts: PostSpot[];
  /** The spaces whose upper right corner lies under a post. */
  notched: string[];
  /** The seat of the Commander whose personal board it is (U-22.9), or -1. */
  commander: number;
}

export interface Layout {
  /** Personal boards stand on the outside, the first Commander's right. */
  factions: Area[];
  /** Between the factions and Arrakis. */
  middle: Area[];
  /** Left and right of the Conflict. */
  west: Area[];
  east: Area[];
}

const WEST = "cities";
const EAST = "desert";

/** The area that a space is drawn in: the base game has cities and desert in one. */
function areaOf(catalogue: ImperiumCatalogue, id: string): string {
  const { area, icon } = catalogue.spaces[id]!;
  if (area !== "arrakis") return area;
  return icon === "city" ? WEST : EAST;
}

/** Lay the areas of an edition out. */
export function layout(catalogue: ImperiumCatalogue): Layout {
  const found = new Map<string, string[]>();
  for (const id of Object.keys(catalogue.spaces)) {
    const area = areaOf(catalogue, id);
    found.set(area, [...(found.get(area) ?? []), id]);
  }
  const tracks = Object.fromEntries(catalogue.factions.map((id) => [id, catalogue.teams?.tracks[id] ?? id]));
  const lay = (id: string, columns: number, faction = id) => area(catalogue, id, faction, found.get(id) ?? [], columns);
  const some = (id: string, columns: number) => (found.has(id) ? [lay(id, columns)] : []);
  const boards = Object.entries(catalogue.teams?.commanders ?? {}).map(([seat, { faction }]) => ({
    ...lay(`${faction}_board`, 1, faction),
    commander: Number(seat),
  }));
  const tracked = [...Object.values(tracks), ...boards.map(({ id }) => id)];
  const others = [...found.keys()].filter((id) => ![...tracked, WEST, EAST].includes(id));
  return {
    factions: [...boards.slice(1), ...catalogue.factions.map((id) => lay(tracks[id]!, 1, id)), ...boards.slice(0, 1)],
    middle: others.map((id) => lay(id, found.get(id)!.length)),
    west: some(WEST, 2),
    east: some(EAST, 1),
  };
}

function area(catalogue: ImperiumCatalogue, id: string, faction: string, ids: string[], columns: number): Area {
  const joined = Object.entries(catalogue.posts ?? {}).filter(([, post]) => post.spaces.every((each) => ids.includes(each)));
  const spaces = joined.length ? snake(ids, columns) : ids;
  const icon = catalogue.spaces[ids[0] ?? ""]?.icon ?? id;
  const posts = joined.map(([post, info]) => spot(post, info.spaces, spaces, columns));
  const below = posts.filter(({ lies }) => lies === "down").map(({ row, column }) => spaces[row * columns + column - 1]!);
  return { id, faction, icon, spaces, columns, posts, notched: below, commander: -1 };
}

/** Things in rows of which every second one runs back. */
export function snake(ids: string[], columns: number): string[] {
  const rows = Array.from({ length: Math.ceil(ids.length / columns) }, (_, at) => ids.slice(at * columns, (at + 1) * columns));
  return rows.flatMap((row, at) => (at % 2 && row.length === columns ? row.reverse() : row));
}

function spot(id: string, joined: string[], spaces: string[], columns: number): PostSpot {
  const places = joined.map((space) => spaces.indexOf(space)).sort((a, b) => a - b);
  const [first = 0, second = first] = places;
  const row = Math.floor(first / columns) + 1;
  const beside = second !== first && Math.floor(second / columns) + 1 === row;
  const single = columns > 1 ? "corner" : "alone";
  const lies = places.length < 2 ? single : beside ? "across" : "down";
  return { id, lies, row, column: (first % columns) + 1, span: beside ? places.length : 1, low: row > 1 };
}

/** The places of a training track in columns: a place stands right of all that lead to it. */
export function columnsOf(places: Place[]): Place[][] {
  const depth = new Map<string, number>();
  for (const place of places)
    for (const next of place.next) depth.set(next, Math.max(depth.get(next) ?? 0, (depth.get(place.id) ?? 0) + 1));
  const columns: Place[][] = [];
  for (const place of places) (columns[depth.get(place.id) ?? 0] ??= []).push(place);
  return columns;
}
