import { beforeAll, describe, expect, it, vi } from "vitest";
import { DRAWINGS } from "../../icons/drawings";
import { nameThings, speak, type Language } from "../../lib/i18n.svelte";
import type { Catalogue, Entry } from "../../lib/types";
import { group, label, targets } from "./actions";
import { abilitySentence, sentence } from "./effects";
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
