// The wire: what the server sends and takes. docs/table.md describes it.
// What goes over HTTP is described by the server itself (api-types.ts); here are its names in the page.

import type { Film as AnyFilm, Frame, GameAnalysis, JudgedDecision, Sentence, Summary, Swing as AnySwing } from "./api-types";

export type {
  EditionInfo as Edition,
  GameInfo as Game,
  Lobby as Tables,
  NewSummary,
  NewTable,
  OptionInfo as Option,
  SeatSummary as Seat,
  Sentence as Text,
  Summary,
  VariantInfo as Variant,
} from "./api-types";

/** The decision that the table waits for; `{}` when the game is over. `for` is whom it is about (the choice of a seat that the game plays). */
export interface Asked {
  seat: number;
  for: number;
  kind: string;
  about: string;
  n: number;
}

/** What lies open for everybody: `decision` is common to all games, the rest is the game's own. */
export interface View {
  decision: Asked | Record<string, never>;
  [key: string]: unknown;
}

/** What only the viewer sees: the legal actions and whether undo is open; the rest is the game's own. */
export interface Mine {
  decision?: { actions?: string[]; [key: string]: unknown };
  undo?: boolean;
  [key: string]: unknown;
}

/** What is to be said, for a reader of any language: `kanly.engine.message` says what there is. */
export type Words =
  | string
  | number
  | boolean
  | Words[]
  | Message
  | { name: [kind: string, id: string] }
  | { seat: number }
  | { subject: number }
  | { who: number }
  | { you: number }
  | { list: Words[]; by?: string; with?: string }
  | { capital: Words };

/** A message with its arguments; `else` is what to say where no language has it. */
export interface Message {
  id: string;
  args?: Record<string, Words>;
  else?: Words;
}

/**
 * One thing told with action number `at` (0 is the setup): a `whole` sentence, as all are that are about no seat, or a
 * phrase about a seat, which follows its name and goes on with a sentence about the same seat, unless it `begins` a new
 * one. Phrases with the same verb share it, unless they begin a sentence or stand `alone`. One that says how a seat comes
 * by its name, `namesake`, is not for readers who call it so.
 */
export interface Telling {
  at: number;
  seat: number;
  said: Message;
  whole?: boolean;
  begins?: boolean;
  alone?: boolean;
  namesake?: Words;
}

/** What the viewer is asked: a sentence, and the labels of the legal actions in their order. */
export interface Question {
  prompt: Message;
  labels: Words[];
}

/** A part of a log: what is told takes the place of all from number `since` on. */
export interface Told {
  since: number;
  told: Telling[];
}

export interface Chat {
  n: number;
  seat: number;
  name: string;
  text: string;
  time: number;
  /** Whether it is for the reader's team alone. */
  team: boolean;
}

export interface Result {
  ranking: number[][];
  scores: number[];
  /** For every seat the values that decide between equals, in the order of their names (`tiebreak-<name>`). */
  tiebreaks: number[][];
  tiebreak_names: string[];
  /** Who plays together; empty where everybody plays alone. */
  teams: number[][];
  /** The place of every seat, 1 for the first, a team counting as one; 0 for a seat that is not ranked. */
  places: number[];
}

/** A film: what it says is a message, where the server's description knows only data. */
export interface Film extends Omit<AnyFilm, "frames" | "log" | "result"> {
  frames: (Omit<Frame, "asked"> & { asked?: Question })[];
  log: Telling[];
  result: Result | Record<string, never>;
}

/** A decision that was judged; of mistakes with what both actions are called, and how the seat stood. */
export interface Judged extends Omit<JudgedDecision, "said" | "why"> {
  said?: { best: Words; taken: Words };
  why?: Words;
}

/** A turning point, and how the seat stands after it. */
export interface Swing extends Omit<AnySwing, "why"> {
  why?: Words;
}

export interface Analysis extends Omit<GameAnalysis, "decisions" | "mistakes" | "turning_points"> {
  decisions: Judged[];
  mistakes: Judged[];
  turning_points: Swing[];
}

/** Every component of an edition as plain data: their English names by kind and id; the rest is the game's own. */
export interface Catalogue {
  game?: string;
  names?: Record<string, Record<string, string>>;
  /** The sets of things whose ids may mean something else in another. */
  sets?: Record<string, Record<string, string>>;
  [section: string]: unknown;
}

/** An action as the search judges it: the chance to win, the lead in points; never tried, it has no judgement. */
export interface Judgement {
  action: string;
  chance: number;
  /** Everybody's: over seats, or teams, they sum to 1. */
  chances: number[];
  lead: number;
  tries: number;
  /** What is about equal is in one group, the best in the first; -1 for what was not considered. */
  group: number;
}

/** What the socket says. */
export type News =
  | {
      type: "table";
      viewer: number;
      revision: number;
      table: Summary;
      /** Seconds that the table has waited for whoever is to decide. */
      waited: number;
      public: View;
      mine: Mine;
      log: Told | Record<string, never>;
      asked: Question | Record<string, never>;
      chat: Chat[];
      result: Result | Record<string, never>;
    }
  | { type: "step"; revision: number; public: unknown; mine?: unknown; log: Told; asked?: Question; result?: Result }
  | { type: "undone"; revision: number; public: unknown; mine?: unknown; log: Told; asked?: Question }
  | { type: "seats"; table: Summary }
  | { type: "chat"; chat: Chat }
  | { type: "answer"; re: string; reason: Sentence | "" }
  | { type: "advice"; re: string; revision: number; options: Judgement[]; why: Words | null }
  | { type: "refused"; re?: string; reason: Sentence; revision: number };
