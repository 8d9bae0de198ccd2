// The wire: what the server sends and takes. docs/table.md describes it.

/** A sentence: the message `id` with `args` in the reader's language, or `text` where there is no such message. */
export interface Text {
  id: string;
  args: Record<string, unknown>;
  text: string;
}

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

export interface Message {
  id: string;
  args?: Record<string, Words>;
}

/**
 * One thing told with action number `at` (0 is the setup): a whole sentence, or a phrase about a seat, which follows its
 * name and goes on with a sentence about the same seat, unless it `begins` a new one. Phrases with the same verb share it,
 * unless they begin a sentence or stand `alone`. One that says how a seat comes by its name, `namesake`, is not for readers who call it so.
 */
export interface Telling {
  at: number;
  seat: number;
  said: Message;
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
}

export interface Result {
  ranking: number[][];
  scores: number[];
  /** For every seat the values that decide between equals, in the order of their names (`tiebreak-<name>`). */
  tiebreaks: number[][];
  tiebreak_names: string[];
}

export type SeatKind = "person" | "bot" | "open" | "rival";

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string;
  online: boolean;
  /** Whether the person agrees to advice. */
  advice: boolean;
  you: boolean;
}

export interface Summary {
  id: string;
  name: string;
  game: string;
  edition: string;
  status: "waiting" | "running" | "over" | "archived";
  note: Text | "";
  seats: Seat[];
  public: boolean;
  pace: number;
  revision: number;
  round: number;
  to_move: number;
  created: number;
  moved: number;
  you: number;
  owner: boolean;
  /** Whether advice may be asked for: one person alone, or all agree. */
  advice_on: boolean;
  /** Whoever made the table chose its seed, and can know what is to come. */
  seed_chosen: boolean;
  /** The secrets of open seats: told once, to the one who made the table. */
  links?: Record<string, string>;
}

export interface Tables {
  mine: Summary[];
  open: Summary[];
  running: Summary[];
}

export interface Edition {
  id: string;
  title: string;
  seats: number[];
  difficulties: Record<string, string[]>;
  leaders: string[];
}

export interface Game {
  id: string;
  title: string;
  editions: Edition[];
  bots: { id: string }[];
}

/** The choices of a new table, as the server takes them. */
export interface NewTable {
  game: string;
  edition: string;
  seats: number;
  people: number;
  bots: string;
  difficulty: string;
  leaders: string;
  seed: string;
  name: string;
  public: boolean;
  pace: number;
}

/** One moment of a film: the first is a snapshot, each further one the patch of one action. */
export interface Frame {
  public: unknown;
  mine?: unknown;
  asked?: Question;
  action?: string;
  actor?: number;
}

export interface Film {
  game: string;
  edition: string;
  viewer: number;
  frames: Frame[];
  log: Telling[];
  result: Result | Record<string, never>;
}

/** Every component of an edition as plain data: their English names by kind and id; the rest is the game's own. */
export interface Catalogue {
  names?: Record<string, Record<string, string>>;
  [section: string]: unknown;
}

/** An action as the search judges it: the chance to win, the lead in points; never tried, it has no judgement. */
export interface Option {
  action: string;
  chance: number;
  lead: number;
  tries: number;
}

/** A decision after `at` actions: the best chance to win, the best action, the one taken, and what that lost. */
export interface Judged {
  at: number;
  seat: number;
  chance: number;
  best: string;
  taken: string;
  loss: number;
  /** What both actions are called; of mistakes only. */
  said?: { best: Words; taken: Words };
}

/** A swing of a seat's chance to win, from one of its decisions to its next. */
export interface Swing {
  since: number;
  at: number;
  seat: number;
  before: number;
  after: number;
}

export interface Analysis {
  decisions: Judged[];
  turning_points: Swing[];
  mistakes: Judged[];
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
      log: Told | Record<string, never>;
      asked: Question | Record<string, never>;
      chat: Chat[];
      result: Result | Record<string, never>;
    }
  | { type: "step"; revision: number; public: unknown; mine?: unknown; log: Told; asked?: Question; result?: Result }
  | { type: "undone"; revision: number; public: unknown; mine?: unknown; log: Told; asked?: Question }
  | { type: "seats"; table: Summary }
  | { type: "chat"; chat: Chat }
  | { type: "answer"; re: string; reason: Text | "" }
  | { type: "advice"; re: string; revision: number; options: Option[] }
  | { type: "refused"; re?: string; reason: Text; revision: number };
