// A round of battle as it was told: what was thrown before leaders turned specials, and what was left of the hits.

import type { Telling } from "../../lib/types";
import { SIDES, type BattleView, type Side } from "./model";

export interface Thrown {
  /** The faces as they fell: swords, shields, specials. */
  dice: string[];
  /** How many of the specials leaders have turned, and what they brought. */
  turned: number;
  hits: number;
  shields: number;
  /** Hits that shields did not cancel; -1 before they are known. */
  suffered: number;
}

const number = (telling: Telling | undefined, key: string): number => Number(telling?.said.args?.[key] ?? 0);

/** What a side has thrown in the round that is fought; nothing before its dice are thrown. */
export function thrown(battle: BattleView, side: Side, told: Telling[]): Thrown | undefined {
  if (!SIDES.some((each) => battle.sides[each].dice.length)) return undefined;
  const last = (id: string, seat = -1) =>
    told.findLastIndex(({ said, seat: by }) => said.id === id && (seat < 0 || by === seat));
  const at = last("event-rolled_combat", SIDES.indexOf(side));
  const now = battle.sides[side];
  const rolled = at < 0 ? undefined : told[at];
  const faces = rolled
    ? { sword: number(rolled, "sword"), shield: number(rolled, "shield"), special: number(rolled, "special") }
    : { sword: now.hits, shield: now.shields, special: now.specials };
  const hits = last("event-suffered");
  return {
    dice: Object.entries(faces).flatMap(([face, n]) => Array.from({ length: n }, () => face)),
    turned: faces.special - now.specials,
    hits: now.hits - faces.sword,
    shields: now.shields - faces.shield,
    suffered: hits < at || hits < 0 ? -1 : number(told[hits], side === battle.attacker ? "hits" : "other"),
  };
}
