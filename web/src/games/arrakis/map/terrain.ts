// Dunes, hachures and stipples: the lines that terrain is engraved with, made from its outlines.

import { inside, type Point } from "./geometry";

/** Small generator of numbers in [0, 1), the same each time. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

export interface Dunes {
  /** Lee sides, in shade. */
  shades: string;
  /** Crests, which catch the light. */
  crests: string;
}

/**
 * Dunes across the whole map, to be cut out by terrain. A crest is a long wave; in its lee lies a shade that swells and
 * tapers, so that a row of crests reads as separate dunes. `gap` is the way from crest to crest, `sway` how far one swings.
 */
export function dunes(width: number, height: number, gap: number, sway: number, seed: number): Dunes {
  const next = chance(seed);
  let shades = "";
  let crests = "";
  for (let row = -2; row * gap < height + 2 * gap; row++) {
    const [first, second, third] = [next() * 9, next() * 9, next() * 9];
    const lengths = [gap * (4 + next() * 2), gap * (1.4 + next()), gap * (1.6 + next() * 1.4)];
    const crest = (x: number): number =>
      row * gap + x * 0.09 - 20 + sway * Math.sin(x / lengths[0]! + first) + sway * 0.35 * Math.sin(x / lengths[1]! + second);
    const depth = (x: number): number => Math.max(0, Math.sin(x / lengths[2]! + third)) ** 0.8 * gap * 0.5;
    let open: Point[] = [];
    const close = (): void => {
      if (open.length > 2) {
        const line = open.map(([x, y]) => `${x} ${round(y)}`).join("L");
        const lee = open.toReversed().map(([x, y]) => `${x} ${round(y + depth(x))}`).join("L");
        shades += `M${line}L${lee}Z`;
        crests += `M${line}`;
      }
      open = [];
    };
    for (let x = -4; x <= width + 4; x += 4) {
      if (depth(x) > 0.4) open.push([x, crest(x)]);
      else close();
    }
    close();
  }
  return { shades, crests };
}

/** Ripples of sand: many fine lines that follow each other. */
export function ripples(width: number, height: number, gap: number): string {
  let lines = "";
  for (let y = -20; y < height + 20; y += gap) {
    const points: string[] = [];
    for (let x = 0; x <= width; x += 6) {
      const swing = 3.2 * Math.sin(x / 21 + y / 37) + 1.4 * Math.sin(x / 8.3 - y / 11);
      points.push(`${x} ${round(y + x * 0.12 - 60 + swing)}`);
    }
    lines += `M${points.join("L")}`;
  }
  return lines;
}

export interface Hachures {
  /** Slopes that look towards the light, and those that look away from it. */
  lit: string;
  dark: string;
}

/** Strokes down the slopes of rock, from its border inwards: denser and longer on the side that the light does not reach. */
export function hachures(outline: Point[], reach: number, seed: number): Hachures {
  const next = chance(seed);
  const out: Hachures = { lit: "", dark: "" };
  for (let i = 0; i < outline.length; i++) {
    const [[ax, ay], [bx, by]] = [outline[i]!, outline[(i + 1) % outline.length]!];
    const length = Math.hypot(bx - ax, by - ay);
    const [tx, ty] = [(bx - ax) / length, (by - ay) / length];
    let [nx, ny] = [-ty, tx];
    if (!inside([(ax + bx) / 2 + nx, (ay + by) / 2 + ny], outline)) [nx, ny] = [-nx, -ny];
    const dark = nx + ny < 0.15;
    for (let along = next() * 2; along < length; along += (dark ? 2.3 : 3.6) + next() * 1.4) {
      const far = reach * (dark ? 0.55 + next() * 0.6 : 0.35 + next() * 0.4);
      const lean = (next() - 0.5) * 0.5;
      const [x, y] = [ax + tx * along + nx * 1.2, ay + ty * along + ny * 1.2];
      const end: Point = [x + (nx + tx * lean) * far, y + (ny + ty * lean) * far];
      if (!inside(end, outline)) continue;
      out[dark ? "dark" : "lit"] += `M${round(x)} ${round(y)}L${round(end[0])} ${round(end[1])}`;
    }
  }
  return out;
}

/** Ridges: short bent lines within rock, each with strokes down its dark side. */
export function ridges(outline: Point[], seed: number): Hachures {
  const next = chance(seed);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, top, wide, high] = [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const out: Hachures = { lit: "", dark: "" };
  const wanted = Math.round((wide * high) / 420);
  for (let tries = 0; tries < wanted; tries++) {
    let [x, y]: Point = [left + next() * wide, top + next() * high];
    let turn = 0.5 + next() * 0.9;
    const crest: Point[] = [];
    for (let step = 0; step < 5 && inside([x, y], outline); step++) {
      crest.push([x, y]);
      turn += (next() - 0.5) * 1.1;
      [x, y] = [x + Math.cos(turn) * 4.2, y - Math.sin(turn) * 4.2];
    }
    if (crest.length < 3) continue;
    out.lit += `M${crest.map(([a, b]) => `${round(a)} ${round(b)}`).join("L")}`;
    for (const [a, b] of crest) {
      const far = 3 + next() * 5;
      if (inside([a + far * 0.7, b + far], outline)) out.dark += `M${round(a + 0.6)} ${round(b + 0.8)}l${round(far * 0.6)} ${round(far)}`;
    }
  }
  return out;
}

/** Grains on flat ground. */
export function stipples(outline: Point[], seed: number): string {
  const next = chance(seed);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, top, wide, high] = [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  let dots = "";
  for (let n = 0; n < (wide * high) / 55; n++) {
    const point: Point = [left + next() * wide, top + next() * high];
    if (inside(point, outline)) dots += `M${round(point[0])} ${round(point[1])}h.01`;
  }
  return dots;
}
