// The lines of the charts: one for each seat, or for each team.

import type { Series } from "../games/face";

/** A line: the seat whose colour and shape it has, the seats that it counts together, and what they are called. */
export interface Line {
  seat: number;
  seats: number[];
  name: string;
}

/** The lines of seats, or of teams where they are counted together: a team has the mark of its first seat. */
export function linesOf(names: string[], teams: number[][], together: boolean, listed: (names: string[]) => string): Line[] {
  const groups = together ? teams : names.map((_, seat) => [seat]);
  return groups.map((seats) => ({ seat: seats[0]!, seats, name: listed(seats.map((seat) => names[seat] ?? "")) }));
}

/** A number for each line from one for each seat. */
export function added(lines: Line[], values: number[]): number[] {
  return lines.map(({ seats }) => seats.reduce((sum, seat) => sum + (values[seat] ?? 0), 0));
}

/** The numbers at the end of a round; of those that want it, the most that each seat had at any moment of it. */
export function most(last: Series[], moments: Series[][]): Series[] {
  return last.map((each, n) =>
    each.most ? { ...each, values: each.values.map((value, seat) => Math.max(value, ...moments.map((at) => at[n]?.values[seat] ?? 0))) } : each,
  );
}
