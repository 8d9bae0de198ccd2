// The wire: what the server sends and takes. docs/table.md describes it.
// What goes over HTTP is described by the server itself (api-types.ts); here are its names in the page.

import type { Entry, Sentence, Summary } from "./api-types";

export type {
  EditionInfo as Edition,
  Entry,
  Film,
  GameAnalysis as Analysis,
  GameInfo as Game,
  JudgedDecision as Judged,
  Lobby as Tables,
  NewSummary,
  NewTable,
  SeatSummary as Seat,
  Sentence as Text,
  Summary,
  Swing,
} from "./api-types";

/** The decision that the table waits for; `{}` when the game is over. `for` is whom it is about (a rival's choice). */
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

export interface Chat {
  n: number;
  seat: number;
  name: string;
  text: string;
  time: number;
}

export interface Result {
  ranking: number[][];
  scores: number[];
  /** For every seat the values that decide between equals, in the order of their names (`tiebreak-<name>`). */
  tiebreaks: number[][];
  tiebreak_names: string[];
}

/** Every component of an edition as plain data; its inner shape is the game's own. */
export type Catalogue = Record<string, unknown>;

/** An action as the search judges it: the chance to win, the lead in points; never tried, it has no judgement. */
export interface Option {
  action: string;
  chance: number;
  lead: number;
  tries: number;
}

/** What the socket says. */
export type News =
  | {
      type: "table";
      viewer: number;
      revision: number;
      table: Summary;
      public: View;
      mine: Mine;
      log: Entry[];
      chat: Chat[];
      result: Result | Record<string, never>;
    }
  | { type: "step"; revision: number; public: unknown; mine?: unknown; events: Entry[]; result?: Result }
  | { type: "undone"; revision: number; public: unknown; mine?: unknown; at: number }
  | { type: "seats"; table: Summary }
  | { type: "chat"; chat: Chat }
  | { type: "answer"; re: string; reason: Sentence | "" }
  | { type: "advice"; re: string; revision: number; options: Option[] }
  | { type: "refused"; re?: string; reason: Sentence; revision: number };
