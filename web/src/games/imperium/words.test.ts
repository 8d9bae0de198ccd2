import { beforeAll, describe, expect, it, vi } from "vitest";
import { DRAWINGS } from "../../icons/drawings";
import { nameThings, speak, type Language } from "../../lib/i18n.svelte";
import type { Catalogue, Entry } from "../../lib/types";
import { group, label, targets } from "./actions";
import { abilitySentence, phrase, sentence } from "./effects";
import { glyphs } from "./glyphs";
import { asked, type Fx } from "./model";
import { prompt } from "./prompts";
import { contextOf, sample, type Sample } from "./sample";
import { condense, event, isTableEvent } from "./story";
import { cardBoxes, conflictLines, intrigueBoxes, spaceLines } from "./words";

let games: Sample;
const languages: Language[] = ["en", "cs", "uk"];

async function talk(language: Language): Promise<void> {
  await speak(language);
  nameThings(games.catalogue as unknown as Catalogue, []);
}

/** Whether a text says everything: no message is missing, no argument is left open. */
const complete = (text: string): boolean =>
  text.trim() !== "" &&
  !/\{\s*\$|undefined|NaN|(?:action|event|effect|special|condition|prompt|group|list|board|place|trait|space|amount|zone)-[a-z]/.test(
    text,
  );

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  games = sample();
  await talk("en");
});

const effect = (word: string, n: number, more: Partial<Fx> = {}): Fx => ({
  word,
  path: "",
  n,
  optional: false,
  ...more,
});

describe("effects", () => {
  it("says gains as one sentence", () => {
    const gains = [effect("gain", 5, { resource: "solari" }), effect("troops", 2), effect("intrigue", 1)];
    expect(sentence(gains)).toBe("Gain 5 Solari, recruit 2 troops and draw 1 Intrigue card.");
  });

  it("says a price and what it buys", () => {
    const arrow = effect("arrow", 0, { cost: [effect("pay", 2, { resource: "spice" })], parts: [effect("troops", 3)] });
    expect(sentence([arrow])).toBe("Pay 2 spice: recruit 3 troops.");
  });

  it("draws a price, an arrow and the result", () => {
    const arrow = effect("arrow", 0, { cost: [effect("pay", 2, { resource: "spice" })], parts: [effect("troops", 3)] });
    expect(glyphs(arrow)).toEqual([
      { icon: "spice", text: "2", cost: true },
      { sign: "arrow" },
      { icon: "troop", text: "3" },
    ]);
  });

  it("draws every effect of the game with icons that there are", () => {
    for (const fx of Object.values(games.catalogue.effects)) {
      const drawn = glyphs(fx);
      expect(drawn.length, fx.path).toBeGreaterThan(0);
      for (const { icon } of drawn) if (icon) expect(Object.keys(DRAWINGS), fx.path).toContain(icon);
    }
  });

  it.each(languages)("says every component in %s", async (language) => {
    await talk(language);
    const { cards, intrigue, conflicts, leaders, spaces, effects } = games.catalogue;
    const said = [
      ...Object.values(effects).map((fx) => sentence([fx])),
      ...Object.values(cards).flatMap((card) => cardBoxes(card).map(([, text]) => text)),
      ...Object.values(intrigue).flatMap((card) => intrigueBoxes(card).map(([, text]) => text)),
      ...Object.values(conflicts).flatMap(conflictLines),
      ...Object.values(leaders).map(abilitySentence),
      ...Object.values(spaces).flatMap((space) => spaceLines(space, Object.entries(space.cost))),
    ];
    for (const text of said) expect(text).toSatisfy(complete);
  });
});

describe("actions", () => {
  it("names the things that an action touches", () => {
    expect(targets("agent dagger@arrakeen")).toEqual(["card:dagger", "space:arrakeen"]);
    expect(targets("acquire stilgar top")).toEqual(["row:stilgar", "place:top"]);
    expect(targets("trash dagger discard")).toEqual(["discard:dagger"]);
    expect(targets("tokens emperor+fremen")).toEqual(["faction:emperor", "faction:fremen"]);
    expect(targets("done")).toEqual(["end"]);
  });

  it.each(languages)("calls every action of every decision by a name in %s", async (language) => {
    await talk(language);
    for (const moment of games.decisions) {
      const context = contextOf(games.catalogue, moment, moment.mine);
      for (const action of moment.mine.decision?.actions ?? []) {
        expect(label(action, context), action).toSatisfy(complete);
        expect(targets(action).join(), action).not.toMatch(/undefined|verb:/);
        expect(group(action), action).toMatch(/^(board-)?group-/);
      }
    }
  });

  it.each([
    ["en", "Discard 1 card", "Discard 1 card."],
    ["cs", "Odložit 1 kartu", "Odložte 1 kartu."],
    ["uk", "Скинути 1 карту", "Скиньте 1 карту."],
  ] as [Language, string, string][])("names what a button does in %s, and orders elsewhere", async (...said) => {
    const [language, button, text] = said;
    await talk(language);
    const discard = effect("discard", 1, { path: "some/discard" });
    const catalogue = { ...games.catalogue, effects: { "some/discard": discard } };
    const moment = games.decisions[0]!;
    expect(label("choose some/discard", contextOf(catalogue, moment, moment.mine))).toBe(button);
    expect(sentence([discard])).toBe(text);
  });

  it.each(["cs", "uk"] as Language[])("orders nothing on the buttons in %s", async (language) => {
    await talk(language);
    const split = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
    const all = Object.values(games.catalogue.effects);
    const names = new Set(split(all.map((fx) => phrase([fx], "do")).join(" ")));
    const orders = new Set(split(all.map((fx) => phrase([fx])).join(" ")).filter((word) => !names.has(word)));
    expect(orders.size).toBeGreaterThan(15);
    for (const moment of games.decisions) {
      const context = contextOf(games.catalogue, moment, moment.mine);
      for (const action of moment.mine.decision?.actions ?? [])
        expect(split(label(action, context)).filter((word) => orders.has(word))).toEqual([]);
    }
  });

  it.each(languages)("asks every decision in a sentence in %s", async (language) => {
    await talk(language);
    for (const moment of games.decisions) {
      const text = prompt(moment.view, moment.mine, contextOf(games.catalogue, moment, moment.mine));
      expect(text, JSON.stringify(asked(moment.view))).toSatisfy(complete);
    }
  });

  it("tells a spectator who decides", async () => {
    await talk("en");
    const moment = games.decisions.find(({ view }) => asked(view)?.kind === "turn")!;
    expect(prompt(moment.view, {}, { ...contextOf(games.catalogue, moment), viewer: -1 })).toBe(
      `Seat ${moment.viewer} decides.`,
    );
  });
});

describe("events", () => {
  it.each(languages)("tells every event in %s, to those who may know", async (language) => {
    await talk(language);
    for (const moment of games.events) {
      for (const viewer of [moment.viewer, moment.entry.seat]) {
        const context = contextOf(games.catalogue, { ...moment, viewer });
        expect(event(moment.entry, context), JSON.stringify(moment.entry)).toSatisfy(complete);
      }
    }
  });

  const entry = (kind: string, seat: number, data: Entry["data"] = {}): Entry => ({ at: 1, kind, seat, data });
  const told = (entries: Entry[], viewer = 0): string[] => {
    const context = contextOf(games.catalogue, { ...games.events[0]!, viewer });
    return condense(entries, context).map((each) => event(each, context));
  };

  it("adds up what only adds up", async () => {
    await talk("en");
    const gains = [
      entry("agent", 1, { card: "dagger", space: "wealth" }),
      ...[1, 2].map((count) => entry("gained", 1, { resource: "spice", count })),
    ];
    expect(told(gains)).toEqual(["sends an Agent to Wealth with Dagger", "gains 3 spice"]);
  });

  const gains = [
    entry("gained", 1, { resource: "spice", count: 1 }),
    entry("gained", 1, { resource: "solari", count: 1 }),
    entry("influence", 1, { faction: "fremen", change: 1, now: 2 }),
    entry("vp", 1, { change: 1, now: 9, source: "influence" }),
    entry("vp", 1, { change: 1, now: 10, source: "conflict" }),
  ];

  it.each([
    ["en", ["gains 1 spice, 1 Solari and influence with the Fremen (now 2)", "scores 2 victory points (now 10)"]],
    ["cs", ["získává 1 koření, 1 solár, vliv u frakce fremeni (nyní 2) a 2 vítězné body (nyní 10)"]],
    [
      "uk",
      ["отримує 1 прянощі і 1 солярій", "здобуває вплив на фракцію Фримени (тепер 2) і 2 переможні очки (тепер 10)"],
    ],
  ] as [Language, string[]][])("says the same verb once in %s", async (language, words) => {
    await talk(language);
    expect(told(gains)).toEqual(words);
  });

  it("shares no verb where the list would be misread", async () => {
    await talk("en");
    const bought = ["chani", "arrakis_liaison", "arrakis_liaison"].map((card) =>
      entry("acquired", 1, { card, manner: "" }),
    );
    expect(told(bought)).toEqual(["acquires Chani and Arrakis Liaison ×2"]);
    expect(told([entry("acquired", 1, { card: "scout", manner: "top" }), ...bought.slice(0, 1)])).toHaveLength(2);
    const ofTwo = [1, 2].map((seat) => entry("gained", seat, { resource: "spice", count: 1 }));
    expect(told(ofTwo)).toEqual(["gains 1 spice", "gains 1 spice"]);
  });

  it("does not say that a seat called by its leader plays this leader", () => {
    const context = { ...contextOf(games.catalogue, games.events[0]!), viewer: 0, seats: ["Anna", "Paul Atreides"] };
    const leaders = [0, 1].map((seat) => entry("leader", seat, { leader: "paul_atreides" }));
    expect(condense(leaders, context)).toEqual(leaders.slice(0, 1));
    expect(condense(leaders, { ...context, seats: ["Anna", "Boris"] })).toEqual(leaders);
  });

  it("tells one's own draw once, by its cards", () => {
    const draw = [entry("drew", 0, { count: 1 }), entry("drew_cards", 0, { cards: ["dagger"] })];
    expect(told(draw)).toEqual(["draw Dagger"]);
    expect(told(draw.slice(0, 1), 1)).toEqual(["draws 1 card"]);
  });

  it("takes the new hands of others for granted", () => {
    const round = entry("round", 0, { number: 2, conflict: "skirmish_a" });
    expect(told([round, entry("drew", 1, { count: 5 }), entry("drew", 2, { count: 5 })])).toHaveLength(1);
  });

  it("joins what a rival turns up, ignores and trades", () => {
    const turned = [
      entry("hagal_card", 1, { card: "carthag" }),
      entry("hagal_skipped", 1, { card: "carthag", reason: "occupied" }),
      entry("hagal_card", 1, { card: "conspire" }),
    ];
    expect(told(turned)).toEqual(["turns up Carthag (occupied), then Conspire"]);
    const traded = [
      entry("paid", 1, { resource: "spice", count: 7 }),
      entry("vp", 1, { change: 1, now: 5, source: "trading" }),
    ];
    expect(told(traded)).toEqual(["trades 7 spice for 1 victory point (now 5)"]);
  });

  it("gathers the new cards of the Row in one sentence of the table", () => {
    const cards = [entry("row_card", -1, { card: "chani" }), entry("row_card", -1, { card: "stilgar" })];
    expect(cards.every(isTableEvent)).toBe(true);
    expect(told(cards)).toEqual(["Chani and Stilgar come into the Imperium Row."]);
  });
});
