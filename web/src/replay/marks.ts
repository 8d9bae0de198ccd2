// The moments of a game that its analysis names, as marks on the slider.

import type { Analysis, Judged, Swing } from "../lib/types";

export interface Mark {
  at: number;
  kind: "turn" | "mistake";
  seat: number;
}

/** The marks in the order of the game: a swing where it was complete, a mistake where it was about to be made. */
export function marksOf(analysis: Analysis): Mark[] {
  const turns = analysis.turning_points.map(({ at, seat }: Swing): Mark => ({ at, kind: "turn", seat }));
  const mistakes = analysis.mistakes.map(({ at, seat }: Judged): Mark => ({ at, kind: "mistake", seat }));
  return [...turns, ...mistakes].sort((a, b) => a.at - b.at);
}

/** Put marks that would lie on each other into one: `gap` is how far apart they must be, in actions. */
export function bunched(marks: Mark[], gap: number): Mark[][] {
  const bunches: Mark[][] = [];
  for (const mark of marks) {
    const bunch = bunches.at(-1);
    if (bunch?.[0] && mark.at - bunch[0].at < gap) bunch.push(mark);
    else bunches.push([mark]);
  }
  return bunches;
}

/** The moment that a bunch leads to: its next one, then its first again. */
export const next = (bunch: Mark[], at: number): number =>
  bunch.find((mark) => mark.at > at)?.at ?? bunch[0]?.at ?? at;

/** A chance as people say it. */
export const percent = (chance: number): number => Math.round(chance * 100);
