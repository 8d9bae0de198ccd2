// What the tests look at: real components, decisions and events, from games that the engine plays for them.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Question, Telling, Words } from "../../lib/types";
import type { ImperiumCatalogue, ImperiumMine, ImperiumView } from "./model";

interface Moment {
  viewer: number;
  view: ImperiumView;
}

export interface Sample {
  catalogue: ImperiumCatalogue;
  decisions: (Moment & { mine: ImperiumMine; asked: Question })[];
  /** Every effect as it is said to the player, and as a button calls it. */
  moods: { says: Words; does: Words }[];
  /** Events of every kind, as they are told to those who may know. */
  stories: (Moment & { told: Telling[] })[];
}

/** Milliseconds that the engine may take to play, on a machine that has much else to do. */
export const PATIENCE = 60_000;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const VENV = here("../../../../.venv/bin/python");

/** Play the games. The engine must be installed in the repository's environment, or for the first `python` there is. */
export function sample(): Sample {
  const python = existsSync(VENV) ? VENV : "python";
  return JSON.parse(execFileSync(python, [here("sample.py")], { maxBuffer: 1 << 26, encoding: "utf8" })) as Sample;
}

/** The catalogue of an edition with modules; of its board for six as "uprising/6". */
export function catalogueOf(...variant: [edition: string, ...modules: string[]]): ImperiumCatalogue {
  const python = existsSync(VENV) ? VENV : "python";
  const printed = execFileSync(python, [here("sample.py"), ...variant], { maxBuffer: 1 << 26, encoding: "utf8" });
  return JSON.parse(printed) as ImperiumCatalogue;
}

/** What the seats of a moment are called in the tests. */
export function seatsOf(moment: Moment): string[] {
  return Object.keys(moment.view.players).map((seat) => `Seat ${seat}`);
}
