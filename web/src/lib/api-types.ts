// Written by tools/api_types.py from the server's OpenAPI description (/api/schema): do not change it by hand.

/** A bot that can have a seat. */
export interface BotInfo {
  id: string;
}

/** An edition of a game, and the modules that can join it, with their titles. */
export interface EditionInfo {
  id: string;
  title: string;
  modules: Record<string, string>;
}

/** Why a request was refused. */
export interface Failure {
  error: Sentence;
}

/** A game through one viewer's eyes: a first view, then what changed with every action. */
export interface Film {
  game: string;
  edition: string;
  modules: string[];
  seats: number;
  viewer: number;
  frames: Frame[];
  log: Telling[];
  teams: number[][];
  result: Record<string, unknown>;
}

/** One moment of a film: the first is a whole view, each further one what an action changed. */
export interface Frame {
  public: Record<string, unknown>;
  mine: Record<string, unknown>;
  actor?: number;
  action?: string;
  asked?: Question;
}

/** What a finished game looks like afterwards. */
export interface GameAnalysis {
  decisions: JudgedDecision[];
  turning_points: Swing[];
  mistakes: JudgedDecision[];
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  title: string;
  editions: EditionInfo[];
  variants: VariantInfo[];
  bots: BotInfo[];
}

/** A guest: the beginning of the guest's id, and the name. */
export interface Guest {
  guest: string;
  name: string;
}

/** How the server is. */
export interface Health {
  status: string;
  version: string;
}

/** Somebody who held a seat, until a moment. */
export interface Holder {
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
  until: number;
}

/** Taking a seat. */
export interface Join {
  secret?: string;
  name?: string;
}

/** A decision after so many actions: the chance to win, the best action, the one taken, and what that lost.

    `chances` are those of all seats; over seats, or teams, they sum to 1. `why` says how the seat stood; of mistakes.
     */
export interface JudgedDecision {
  at: number;
  seat: number;
  kind: string;
  chance: number;
  chances: number[];
  best: string;
  taken: string;
  loss: number;
  said?: Labels;
  why?: unknown;
}

/** What the best action and the one taken are called; of mistakes only. */
export interface Labels {
  best: unknown;
  taken: unknown;
}

/** Leaving a seat to a bot, or open. */
export interface Leave {
  bot?: string;
}

/** The tables of a guest, those that wait for people, and those to watch. */
export interface Lobby {
  mine: Summary[];
  open: Summary[];
  running: Summary[];
}

/** What a guest is called. */
export interface Me {
  name?: string;
}

/** A new table, with the secrets of the links to its open seats. */
export interface NewSummary extends Summary {
  links: Record<string, string>;
}

/** A table to be made; further people get links to the first seats that are left, bots the rest. */
export interface NewTable {
  game?: string;
  edition?: string;
  modules?: string[];
  seats?: number | null;
  people?: number;
  seat?: number;
  bots?: string;
  options?: Record<string, string>;
  seed?: string;
  name?: string;
  public?: boolean;
  pace?: number;
  clock?: number;
}

/** An option of a game: `kanly.engine.options.Option` says what the kinds are and what may be chosen.

    `seats` are the numbers of seats that it is there with, empty for all; `message` is the id of its name, `messages`
    those of its choices. What `each` may be are components of the kind `names`.
     */
export interface OptionInfo {
  name: string;
  kind: "choice" | "each" | "seats" | "some";
  choices: string[];
  default: string;
  seats: number[];
  each: string[];
  names: string;
  lists: Record<string, number[]>;
  distinct: boolean;
  people: boolean;
  message: string;
  messages: Record<string, string>;
}

/** How fast bots act, in milliseconds. */
export interface Pace {
  pace: number;
}

/** What the viewer is asked: a sentence, and the labels of the legal actions in their order. */
export interface Question {
  prompt: Record<string, unknown>;
  labels: unknown[];
}

/** A record, and a seat: for a film the one whose eyes to see it through, for a table the one to play on. */
export interface RecordText {
  record: string;
  seat?: number;
}

/** Telling the host about a name, or about what was said. */
export interface Report {
  about: "name" | "chat";
  text?: string;
}

/** Who has a seat. */
export interface SeatSummary {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
  online: boolean;
  advice: boolean;
  you: boolean;
  stand_in: number[];
  before: Holder[];
}

/** The secret of a seat's new link. */
export interface Secret {
  secret: string;
}

/** A sentence for people: the id of its message, the message's arguments, and its English. */
export interface Sentence {
  id: string;
  args: Record<string, unknown>;
  text: string;
}

/** A table as a guest sees it in the lobby and above the board. */
export interface Summary {
  id: string;
  name: string;
  game: string;
  edition: string;
  modules: string[];
  status: "waiting" | "running" | "over" | "archived";
  note: Sentence | "";
  public: boolean;
  pace: number;
  clock: number;
  revision: number;
  round: number;
  to_move: number;
  winners: number[];
  created: number;
  moved: number;
  kept_until: number;
  you: number;
  owner: boolean;
  advice_on: boolean;
  stems: "" | "dealt" | "seed" | "record";
  teams: number[][];
  seats: SeatSummary[];
}

/** How a seat's chance to win changed from one of its decisions to its next, and how it stands then. */
export interface Swing {
  since: number;
  at: number;
  seat: number;
  before: number;
  after: number;
  why?: unknown;
}

/** One thing that the log tells with action number `at`: `kanly.engine.narration.Telling` says how to read it. */
export interface Telling {
  at: number;
  seat: number;
  said: Record<string, unknown>;
  whole?: boolean;
  begins?: boolean;
  alone?: boolean;
  namesake?: Record<string, unknown>;
}

/** An edition with modules: for how many it is, and which options it has. */
export interface VariantInfo {
  edition: string;
  modules: string[];
  seats: number[];
  usual: number;
  options: OptionInfo[];
}
