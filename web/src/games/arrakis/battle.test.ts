import { describe, expect, it } from "vitest";
import type { Telling } from "../../lib/types";
import { thrown } from "./battle";
import type { BattleSide, BattleView } from "./model";

const telling = (seat: number, id: string, args: Record<string, number>): Telling => ({ at: 1, seat, said: { id, args } });
const none: BattleSide = { dice: [], hits: 0, shields: 0, specials: 0, suffers: 0 };
const battle = (atreides: Partial<BattleSide>): BattleView => ({
  attacker: "harkonnen",
  from: "ne_3",
  at: "ne_1",
  round: 1,
  surprise: false,
  sides: { atreides: { ...none, ...atreides }, harkonnen: none },
});

describe("a round of battle", () => {
  it("has no dice before they are thrown, whatever fell in the round before", () => {
    expect(thrown(battle({}), "atreides", [telling(0, "event-rolled_combat", { sword: 2, shield: 0, special: 0 })])).toBeUndefined();
  });

  it("tells the dice as they fell, and what leaders made of their specials", () => {
    const now = battle({ dice: ["sword", "sword", "sword", "shield", "special"], hits: 3, shields: 1, specials: 1 });
    const told = [telling(0, "event-rolled_combat", { sword: 1, shield: 0, special: 2 })];
    expect(thrown(now, "atreides", told)).toEqual({ dice: ["sword", "special", "special"], turned: 1, hits: 2, shields: 1, suffered: -1 });
  });

  it("tells how many hits shields have not cancelled, to either side its own", () => {
    const now = battle({ dice: ["sword"], hits: 1 });
    const told = [telling(0, "event-rolled_combat", { sword: 1, shield: 0, special: 0 }), telling(1, "event-suffered", { hits: 1, other: 3 })];
    expect([thrown(now, "atreides", told)?.suffered, thrown(now, "harkonnen", told)?.suffered]).toEqual([3, 1]);
  });
});
