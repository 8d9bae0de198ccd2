// What a game brings to the page: its table, what its actions point at, its numbers for the charts.

import type { Component, Snippet } from "svelte";
import type { Choice } from "../lib/choice.svelte";
import type { Label } from "../play/choices";
import type { Catalogue, Mine, Telling, Text, View } from "../lib/types";

/** `seats` are the names of the seats, by number; `prompt` and `label` are what is asked and chosen, in words. */
export interface TableProps {
  view: View;
  mine: Mine;
  prompt: string;
  label: Label;
  catalogue: Catalogue;
  viewer: number;
  seats: string[];
  /** The seats that play together; none where everybody plays alone. */
  teams: number[][];
  choice: Choice;
  why: (action: string) => Promise<Text | "">;
  /** What has happened up to the moment that is shown. */
  told: Telling[];
  log: Snippet;
}

/** A line of the charts or of the final table: a message id for its name, and a number for each seat. */
export interface Series {
  name: string;
  values: number[];
  /** Whether a chart shows the most of a round rather than what was left at its end. */
  most?: boolean;
}

/** What the top bar shows. `phase` is in words already; `first` and `goal` are -1 where a game has none; nobody comes beyond `end`. */
export interface Status {
  round: number;
  phase: string;
  first: number;
  scores: number[];
  goal: number;
  end?: number;
}

/** A tab of a narrow screen: message `page-tab-<id>`, and the kinds of targets ("space", "row") that lie on it. */
export interface Tab {
  id: string;
  targets: string[];
  /** The seat that finds these targets there, where others find them on tabs of their own. */
  seat?: number;
}

export interface GameFace {
  /**
   * The area between the top bar and the prompt, at least as high as that. Both together are the container `table`, whose
   * size does not change when the prompt grows. The nearest ancestor with `data-tab` says which tab a narrow screen shows.
   */
  Table: Component<TableProps>;
  /** The same table as headings, lists and buttons. */
  TextTable: Component<TableProps>;
  tabs: Tab[];
  /** The things of the table that an action touches, as "kind:id". */
  targets(action: string): string[];
  /** Those of them that must be pointed at before the action is sent without being asked for by name. */
  essential(action: string): string[];
  /** The action that ends the turn in this kind of decision, if one does ("" where none is listed or it declines something). */
  ending(kind: string, actions: string[]): string;
  /** The action that passes, where that can be left to the page: "" where none is listed, or it would give a turn away. */
  passing(kind: string, actions: string[]): string;
  /** What holds a promise to pass together: it ends when this changes. */
  stretch(view: View): string;
  /** What is still missing once something was picked, in a sentence; "" where the prompt says enough. */
  pickPrompt(choice: Choice): string;
  /** The message id of the heading that an action stands under. */
  group(action: string): string;
  /** Whether an action is seldom wanted: it may be folded away where room is short, though nothing on the table stands for it. */
  seldom(action: string): boolean;
  /** The message id of the help for a kind of decision. */
  help(kind: string): string;
  series(view: View): Series[];
  /** Where the points of every seat came from. */
  sources(view: View): Series[];
  status(view: View): Status;
  /** The names of seats that nobody named: by what they play. */
  seatNames(view: View): string[];
}
