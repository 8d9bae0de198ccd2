import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { nameThings, speak } from "../lib/i18n.svelte";
import type { Message, Telling } from "../lib/types";
import { news, teller } from "./lines";

const gained = (resource: string, count = 1): Message => ({ id: "event-gained", args: { resource, count } });
const told = (at: number, seat: number, said: Message, more: Partial<Telling> = {}): Telling => ({
  at,
  seat,
  said,
  ...more,
});
const agent = (at: number, seat: number) =>
  told(at, seat, { id: "event-agent", args: { card: "dagger", space: "wealth" } }, { begins: true });
const tell = (log: Telling[]): string[] => teller()(log).map((line) => line.text);

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  nameThings({ game: "imperium", names: { card: { dagger: "Dagger" }, space: { wealth: "Wealth" } } }, ["Ada", "Bo"], 0);
});
afterEach(() => speak("en"));

test("what one seat did in a row is one sentence", () => {
  const log = [agent(1, 1), told(1, 1, gained("spice")), agent(2, 1), agent(3, 0), told(4, 0, gained("spice", 2))];
  expect(teller()(log)).toEqual([
    { at: 1, seat: 1, text: "Bo sends an Agent to Wealth with Dagger and gains 1 spice." },
    { at: 2, seat: 1, text: "Bo sends an Agent to Wealth with Dagger." },
    { at: 3, seat: 0, text: "You send an Agent to Wealth with Dagger and gain 2 spice." },
  ]);
});

test("a happening of the table stands alone", () => {
  const row = told(1, -1, { id: "event-row_card", args: { count: 1, cards: ["dagger"] } });
  expect(tell([told(1, 1, gained("spice")), row, told(1, 1, gained("spice"))])).toEqual([
    "Bo gains 1 spice.",
    "Dagger comes into the Imperium Row.",
    "Bo gains 1 spice.",
  ]);
});

test("a whole sentence about a seat stands alone, too, and has its mark", () => {
  const kept = told(2, 1, { id: "event-nowhere", else: "kept" }, { whole: true });
  expect(teller()([told(1, 1, gained("spice")), kept, kept])).toEqual([
    { at: 1, seat: 1, text: "Bo gains 1 spice." },
    { at: 2, seat: 1, text: "kept", who: "Bo" },
    { at: 2, seat: 1, text: "kept", who: "Bo" },
  ]);
});

const influence: Message = { id: "event-influence", args: { faction: "fremen", change: 1, now: 2 } };
const points: Message = { id: "event-vp", args: { change: 2, now: 10 } };

test.each([
  ["en", "Bo gains 1 spice, 1 Solari and influence with the Fremen (now 2) and scores 2 victory points (now 10)."],
  ["cs", "Bo získává 1 koření, 1 solár, vliv u frakce fremeni (nyní 2) a 2 vítězné body (nyní 10)."],
  [
    "uk",
    "Bo отримує 1 прянощі і 1 солярій та здобуває вплив на фракцію Фримени (тепер 2) і 2 переможні очки (тепер 10).",
  ],
] as const)("phrases that follow one another with the same verb share it in %s", async (language, sentence) => {
  await speak(language);
  const phrases = [gained("spice"), gained("solari"), influence, points];
  expect(tell(phrases.map((said) => told(1, 1, said)))).toEqual([sentence]);
});

test("no verb is shared by what stands alone, and equal things are counted", () => {
  const acquired: Message = { id: "event-acquired", args: { card: "dagger", on_top: false } };
  const twice = [told(1, 1, acquired), told(1, 1, acquired)];
  expect(tell(twice)).toEqual(["Bo acquires Dagger ×2."]);
  expect(tell([{ ...twice[0]!, alone: true }, twice[1]!])).toEqual(["Bo acquires Dagger and acquires Dagger."]);
});

test("a seat that is called by its leader is not said to play this leader", () => {
  const leader = (id: string) =>
    told(1, 1, { id: "event-leader", args: { leader: id } }, { namesake: { name: ["leader", id] } });
  expect(tell([leader("bo")])).toEqual([]);
  expect(tell([leader("ilban")])).toEqual(["Bo plays ilban."]);
});

test("what was told before is told again in another language, and to another reader", async () => {
  const telling = teller();
  const log = [told(1, 1, gained("spice"))];
  expect(telling(log)[0]!.text).toBe("Bo gains 1 spice.");
  await speak("cs");
  expect(telling(log)[0]!.text).toBe("Bo získává 1 koření.");
});

test("news is what was told since, and nothing when all is told anew", () => {
  const [one, two, three] = [agent(1, 1), agent(2, 1), agent(3, 0)];
  expect(news([one], [one, two])).toEqual([two]);
  expect(news([one, two], [one, three])).toEqual([three]);
  expect(news([one, two], [one])).toEqual([]);
  expect(news([one], [{ ...one }, two])).toEqual([]);
});
