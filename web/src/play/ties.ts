// Sides that ended level on points, and what put one of them ahead.

import type { Result } from "../lib/types";
import { sidesOf } from "./sides";

export interface Tie {
  /** The seats of the side that is ahead, and those of the next one behind it. */
  sides: [number[], number[]];
  /** The name of the tie-break, and its value for both. */
  name: string;
  values: [number, number];
}

/** The tie-breaks that decided, from the first place to the last. */
export function ties(result: Result): Tie[] {
  const found: Tie[] = [];
  // One side of each place stands for all that share it.
  const sides = sidesOf(result).filter(({ place }, at, all) => place !== all[at - 1]?.place);
  const value = (seats: number[], n: number) =>
    seats.reduce((sum, seat) => sum + (result.tiebreaks[seat]?.[n] ?? 0), 0);
  for (const [at, behind] of sides.entries()) {
    const ahead = sides[at - 1];
    if (ahead?.points !== behind.points) continue;
    const both: [number[], number[]] = [ahead.seats, behind.seats];
    const n = result.tiebreak_names.findIndex((_, n) => value(both[0], n) !== value(both[1], n));
    const name = result.tiebreak_names[n];
    if (name) found.push({ sides: both, name, values: [value(both[0], n), value(both[1], n)] });
  }
  return found;
}
