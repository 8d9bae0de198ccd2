// Seats that ended level on points, and what put one of them ahead.

import type { Result } from "../lib/types";

export interface Tie {
  /** The seat that is ahead, and the next one behind it. */
  seats: [number, number];
  /** The name of the tie-break, and its value for both. */
  name: string;
  values: [number, number];
}

/** The tie-breaks that decided, from the first place to the last. */
export function ties({ ranking, scores, tiebreaks, tiebreak_names }: Result): Tie[] {
  const found: Tie[] = [];
  for (const [place, [behind]] of ranking.entries()) {
    const ahead = ranking[place - 1]?.[0];
    if (ahead === undefined || behind === undefined || scores[ahead] !== scores[behind]) continue;
    const value = (seat: number, at: number) => tiebreaks[seat]?.[at] ?? 0;
    const at = tiebreak_names.findIndex((_, n) => value(ahead, n) !== value(behind, n));
    const name = tiebreak_names[at];
    if (name) found.push({ seats: [ahead, behind], name, values: [value(ahead, at), value(behind, at)] });
  }
  return found;
}
