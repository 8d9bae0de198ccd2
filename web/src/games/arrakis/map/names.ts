// Where names are written on the map: near what they name, and not over what stands there.

import type { Point } from "./geometry";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something that a name should not be written over, and how much it would hurt. */
export interface Obstacle extends Box {
  weight: number;
}

export interface Name {
  id: string;
  lines: string[];
  /** Where the middle of the name may lie, the best place first. */
  places: Point[];
}

/** How wide a letter is, and how far lines are apart, for the size of the letters. */
const WIDE = 0.5;
const HIGH = 0.95;
/** What a place costs for each one before it in the list, as a part of the name that may be covered instead. */
const LATER = 0.06;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

export const around = ([x, y]: Point, wide: number, high: number): Box => ({
  left: x - wide / 2,
  right: x + wide / 2,
  top: y - high / 2,
  bottom: y + high / 2,
});

/** A name in lines that are not too long. */
export function lines(text: string): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last && `${last} ${word}`.length <= 11) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

/** The base of the first line of every name; one after the other takes the place where it hurts least. */
export function write(names: Name[], things: Obstacle[], lettering: number, width: number, height: number): Map<string, Point> {
  const taken = [...things];
  const found = new Map<string, Point>();
  for (const { id, lines, places } of names) {
    const wide = Math.max(...lines.map((line) => line.length)) * lettering * WIDE;
    const high = lines.length * lettering * HIGH;
    const boxes = places.map(([x, y]) =>
      around([Math.min(width - wide / 2 - 4, Math.max(wide / 2 + 4, x)), Math.min(height - high / 2 - 3, Math.max(high / 2 + 3, y))], wide, high),
    );
    const costs = boxes.map((box, n) => taken.reduce((sum, thing) => sum + overlap(box, thing) * thing.weight, n * LATER * wide * high));
    const box = boxes[costs.indexOf(Math.min(...costs))]!;
    found.set(id, [(box.left + box.right) / 2, box.top + lettering * 0.75]);
    taken.push({ ...box, weight: 2 });
  }
  return found;
}
