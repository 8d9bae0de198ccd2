// A film, wound so that every moment of it can be looked at.

import { merge } from "./merge";
import type { Film, Mine, Question, Result, Telling, View } from "./types";

export interface Moment {
  view: View;
  mine: Mine;
  asked: Question | undefined;
  action: string;
  actor: number;
}

export class Reel {
  readonly viewer: number;
  /** How the game ended, if it is over at the last moment. */
  readonly result: Result | undefined;
  /** Moment n is the table after n actions. */
  readonly moments: Moment[];
  /** Everything that happened, in order. */
  readonly log: Telling[];
  /** The seats that play together. */
  readonly teams: number[][];

  constructor(film: Film) {
    this.viewer = film.viewer;
    this.result = "ranking" in film.result ? (film.result as Result) : undefined;
    this.log = film.log;
    this.teams = film.teams;
    let view: View = { decision: {} };
    let mine: Mine = {};
    this.moments = film.frames.map((frame) => {
      view = merge(view, frame.public);
      if (frame.mine !== undefined) mine = merge(mine, frame.mine);
      return { view, mine, asked: frame.asked, action: frame.action ?? "", actor: frame.actor ?? -1 };
    });
  }

  get last(): number {
    return this.moments.length - 1;
  }

  at(n: number): Moment {
    const moment = this.moments[Math.max(0, Math.min(n, this.last))];
    if (!moment) throw new Error("A film has at least one moment.");
    return moment;
  }

  /** The first moment of each round, as the game counts rounds. */
  rounds(roundOf: (view: View) => number): { round: number; at: number }[] {
    const found: { round: number; at: number }[] = [];
    this.moments.forEach((moment, at) => {
      const round = roundOf(moment.view);
      if (round !== found.at(-1)?.round) found.push({ round, at });
    });
    return found;
  }
}
