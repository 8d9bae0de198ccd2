import { beforeAll, describe, expect, it, vi } from "vitest";
import { DRAWINGS } from "./icons/drawings";
import { nameThings, render, speak, type Language } from "../../lib/i18n.svelte";
import type { Catalogue, Message } from "../../lib/types";
import { labels, promptOf } from "../../play/choices";
import { group, targets } from "./actions";
import { glyphs } from "./glyphs";
import { asked, type CardInfo, type Fx, type IntrigueInfo, type LeaderInfo } from "./model";
import { PATIENCE, sample, seatsOf, type Sample } from "./sample";
import { teller } from "../../play/lines";
import { boxes, conflictLines, sentence, spaceLines } from "./words";

let games: Sample;
const languages: Language[] = ["en", "cs", "uk"];

async function talk(language: Language): Promise<void> {
  await speak(language);
  nameThings(games.catalogue as unknown as Catalogue, []);
}

/** Read with the eyes of a moment's viewer. */
function look(moment: Sample["decisions"][number] | Sample["stories"][number]): void {
  nameThings(games.catalogue as unknown as Catalogue, seatsOf(moment), moment.viewer);
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
}, PATIENCE);

const effect = (word: string, n: number, more: Partial<Fx> = {}): Fx => ({
  word,
  path: "",
  n,
  optional: false,
  ...more,
});

describe("effects", () => {
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
    const { cards, intrigue, conflicts, leaders, spaces, hagal, track_says } = games.catalogue;
    const boxed = [cards, intrigue, leaders].flatMap((all) => Object.values<CardInfo | IntrigueInfo | LeaderInfo>(all));
    const said = [
      ...boxed.flatMap((component) => boxes(component).map(([, text]) => text)),
      ...Object.values(conflicts).flatMap(conflictLines),
      ...Object.values(spaces).flatMap((space) => spaceLines(space, Object.entries(space.cost))),
      ...Object.values(hagal).flatMap((card) => card.says.map(sentence)),
      ...Object.values(track_says).map(sentence),
    ];
    expect(said.length).toBeGreaterThan(200);
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
      look(moment);
      const actions = moment.mine.decision?.actions ?? [];
      expect(moment.asked.labels).toHaveLength(actions.length);
      const label = labels(moment.asked, actions, targets);
      for (const action of actions) {
        expect(label(action), action).toSatisfy(complete);
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
    const discard: Message = { id: "effect-discard", args: { n: 1 } };
    expect(render({ capital: { ...discard, args: { ...discard.args, mood: "do" } } })).toBe(button);
    expect(`${render({ capital: discard })}.`).toBe(text);
  });

  it.each(["cs", "uk"] as Language[])("orders nothing on the buttons in %s", async (language) => {
    await talk(language);
    const split = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
    const names = new Set(split(games.moods.map(({ does }) => render(does)).join(" ")));
    const said = split(games.moods.map(({ says }) => render(says)).join(" "));
    const orders = new Set(said.filter((word) => !names.has(word)));
    expect(orders.size).toBeGreaterThan(15);
    for (const moment of games.decisions) {
      look(moment);
      const actions = moment.mine.decision?.actions ?? [];
      const label = labels(moment.asked, actions, targets);
      for (const action of actions) expect(split(label(action)).filter((word) => orders.has(word))).toEqual([]);
    }
  });

  it.each(languages)("asks every decision in a sentence in %s", async (language) => {
    await talk(language);
    for (const moment of games.decisions) {
      look(moment);
      const text = promptOf(moment.asked, moment.view, seatsOf(moment));
      expect(text, JSON.stringify(asked(moment.view))).toSatisfy(complete);
    }
  });

  it("tells a spectator who decides", async () => {
    await talk("en");
    const moment = games.decisions.find(({ view }) => asked(view)?.kind === "turn")!;
    expect(promptOf(undefined, moment.view, seatsOf(moment))).toBe(`Seat ${moment.viewer} decides.`);
  });
});

describe("events", () => {
  it.each(languages)("are told in sentences in %s, to those who may know", async (language) => {
    await talk(language);
    expect(games.stories.length).toBeGreaterThan(200);
    for (const moment of games.stories) {
      look(moment);
      for (const line of teller()(moment.told)) expect(line.text).toSatisfy(complete);
    }
  });
});
