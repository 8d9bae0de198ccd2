// The map as shapes: areas share the vertices of their outlines, so every border is drawn once, and smoothed once.

export type Point = readonly [x: number, y: number];

/** What the drawing needs of an area. */
export interface Shape {
  id: string;
  outline: Point[];
}

/** A border between two areas, or between an area and the edge of the map (`to` is ""). */
export interface Border {
  from: string;
  to: string;
  points: Point[];
  /** The curve as path data, without its first point. */
  forth: string;
  back: string;
}

const key = (point: Point): string => point.join(",");
const edge = (a: Point, b: Point): string => (key(a) < key(b) ? `${key(a)} ${key(b)}` : `${key(b)} ${key(a)}`);
const round = (n: number): number => Math.round(n * 10) / 10;
const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** A curve through points, which keeps its ends: each part a cubic, its handles along its neighbours. */
export function curve(points: Point[], tension = 0.17): string {
  let path = "";
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = [points[i - 1] ?? points[i]!, points[i]!, points[i + 1]!, points[i + 2] ?? points[i + 1]!];
    const first = at(from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension);
    const second = at(to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension);
    path += `C${first} ${second} ${at(...to)}`;
  }
  return path;
}

const straight = (points: Point[]): string => points.slice(1).map(([x, y]) => `L${at(x, y)}`).join("");

/** All borders of a map, and the outline of every area as path data made of them. */
export class Geometry {
  readonly borders: Border[] = [];
  readonly #paths = new Map<string, string>();
  readonly #shapes: Map<string, Shape>;

  constructor(shapes: Shape[]) {
    this.#shapes = new Map(shapes.map((shape) => [shape.id, shape]));
    const owners = new Map<string, string[]>();
    for (const { id, outline } of shapes)
      outline.forEach((point, i) => {
        const side = edge(point, outline[(i + 1) % outline.length]!);
        owners.set(side, [...(owners.get(side) ?? []), id]);
      });
    const known = new Map<string, Border>();
    for (const shape of shapes) this.#paths.set(shape.id, this.#outline(shape, owners, known));
  }

  /** The outline of an area as path data. */
  path(id: string): string {
    return this.#paths.get(id) ?? "";
  }

  /** The borders between two areas. */
  between(one: string, other: string): Border[] {
    return this.borders.filter(({ from, to }) => (from === one && to === other) || (from === other && to === one));
  }

  shape(id: string): Shape | undefined {
    return this.#shapes.get(id);
  }

  /** Walk round an area, one border after the other; those that a neighbour has drawn already are walked back. */
  #outline(shape: Shape, owners: Map<string, string[]>, known: Map<string, Border>): string {
    const { id, outline } = shape;
    const n = outline.length;
    const other = (i: number): string =>
      owners.get(edge(outline[i % n]!, outline[(i + 1) % n]!))?.find((owner) => owner !== id) ?? "";
    let start = 0;
    while (start < n && other(start + n - 1) === other(start)) start++;
    if (start === n) start = 0;
    let path = `M${at(...outline[start]!)}`;
    for (let i = start; i < start + n; ) {
      const neighbour = other(i);
      const points: Point[] = [outline[i % n]!];
      do points.push(outline[++i % n]!);
      while (i < start + n && other(i) === neighbour);
      path += this.#walk(id, neighbour, points, known);
    }
    return `${path}Z`;
  }

  #walk(from: string, to: string, points: Point[], known: Map<string, Border>): string {
    const first = edge(points[0]!, points[1]!);
    const drawn = known.get(first);
    if (drawn) return key(drawn.points[0]!) === key(points[0]!) ? drawn.forth : drawn.back;
    const line = to ? curve : straight;
    const border = { from, to, points, forth: line(points), back: line(points.toReversed()) };
    this.borders.push(border);
    known.set(first, border);
    known.set(edge(points.at(-2)!, points.at(-1)!), border);
    return border.forth;
  }
}

// -- places inside an area ------------------------------------------------------------------------------------------

export function inside([x, y]: Point, outline: Point[]): boolean {
  let is = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[ax, ay], [bx, by]] = [outline[i]!, outline[j]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
  }
  return is;
}

/** How far a point is from the border of an area. */
export function clearance([x, y]: Point, outline: Point[]): number {
  let least = Infinity;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[ax, ay], [bx, by]] = [outline[i]!, outline[j]!];
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - along * dx, y - ay - along * dy));
  }
  return least;
}

interface Free {
  point: Point;
  room: number;
}

function grid(outline: Point[], step: number): Free[] {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const free: Free[] = [];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += step)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += step)
      if (inside([x, y], outline)) free.push({ point: [x, y], room: clearance([x, y], outline) });
  return free;
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, (ay - by) * 0.85);
const best = <Thing>(things: Thing[], worth: (thing: Thing) => number): Thing =>
  things.reduce((one, other) => (worth(other) > worth(one) ? other : one));

/** Good places for things in an area, the roomiest first, the others far from it and from each other. */
export function spots(outline: Point[], count: number, taken: Point[] = []): Point[] {
  const free = grid(outline, 4);
  const found = [...taken];
  const apart = (point: Point) => Math.min(...found.map((other) => distance(point, other)), Infinity);
  while (found.length < count && free.length)
    found.push(best(free, ({ point, room }) => Math.min(room * 2, apart(point))).point);
  return found;
}

/** Two places in an area that leave each other room, rather side by side: the upper one, and the lower one. */
export function pair(outline: Point[]): Point[] {
  const free = grid(outline, 6).filter(({ room }) => room > 5);
  const pairs = free.flatMap((one, n) => free.slice(n + 1).map((other) => [one, other] as const));
  if (!pairs.length) return spots(outline, 2);
  const both = best(pairs, ([one, other]) => Math.min(Math.min(one.room, other.room) * 2.6, distance(one.point, other.point)));
  return both.map(({ point }) => point).toSorted((a, b) => a[1] - b[1] + (a[0] - b[0]) / 4);
}

/** Places for a legion and a site in each of these areas, the legions far from what stands in the others. */
export function settle(shapes: Shape[]): Map<string, Point[]> {
  const taken: Point[] = [];
  const found = new Map<string, Point[]>();
  for (const { id, outline } of shapes) {
    const both = pair(outline);
    const alone = ([legion]: Point[]) => Math.min(...taken.map((other) => distance(legion!, other)), 60);
    const turned = both.toReversed();
    found.set(id, alone(turned) > alone(both) + 4 ? turned : both);
    taken.push(...both);
  }
  return found;
}
