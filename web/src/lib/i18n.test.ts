import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { ago, gameTitle, has, list, name, nameThings, preferredLanguage, render, say, speak, speakOf, t, voiceNow, words } from "./i18n.svelte";
import type { Words } from "./types";

const PAGES = import.meta.glob<string>("$locale/*/page.ftl", { query: "?raw", import: "default", eager: true });

/** The messages of a file: their ids and their texts. */
const messages = (file: string): [string, string][] =>
  [...file.matchAll(/^(page-[\w-]+) =((?:.|\n(?=[ }]))*)/gm)].map((found) => [found[1]!, found[2]!.trim()]);
/** The arguments that each message of a file takes. */
const takes = (file: string) => messages(file).map(([id, text]) => [id, ...new Set(text.match(/\$\w+/g))]);
const page = (language: string) => Object.entries(PAGES).find(([path]) => path.includes(`/${language}/`))![1];

/** The same word in both languages, or nothing but arguments. */
const SAME = new Set(["page-bot-mentat", "page-seat-bot", "page-film", "page-film-controls"]);

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));
afterEach(() => nameThings({}, []));

describe("the page's messages", () => {
  test.each(["cs", "uk"])("are the same in %s as in English, with the same arguments", (language) => {
    expect(messages(page("en")).length).toBeGreaterThan(150);
    expect(takes(page(language))).toEqual(takes(page("en")));
  });

  test.each(["cs", "uk"])("are not left in English in %s", (language) => {
    const english = new Map(messages(page("en")));
    const same = messages(page(language)).filter(([id, text]) => english.get(id) === text);
    expect(same.map(([id]) => id).filter((id) => !SAME.has(id))).toEqual([]);
  });
});

describe("speaking", () => {
  test("takes the best of the browser's languages", () => {
    expect(preferredLanguage(["de-AT", "uk-UA", "en"])).toBe("uk");
    expect(preferredLanguage(["de", "fr"])).toBe("en");
  });

  test("formats messages in the chosen language", async () => {
    await speak("cs");
    expect(t("page-round", { round: 4 })).toBe("4. kolo");
    expect(document.documentElement.lang).toBe("cs");
    await speak("en");
    expect(t("page-round", { round: 4 })).toBe("Round 4");
  });

  test("shows the id of a message that does not exist", async () => {
    await speak("en");
    expect(t("page-no-such")).toBe("page-no-such");
  });

  test("names components by message, else by catalogue, else by id", async () => {
    await speak("en");
    nameThings({ game: "imperium", names: { card: { dagger: "Dagger" } } }, []);
    expect(name("card", "dagger")).toBe("Dagger");
    expect(name("card", "some_card")).toBe("Some card");
    expect(name("faction", "guild")).toBe("Spacing Guild");
  });

  test("never calls a component of another set by the name of the first", async () => {
    await speak("cs");
    const names = { space: { arrakeen: "A Quiet Arrakeen" } };
    nameThings({ game: "imperium", names }, []);
    expect(name("space", "arrakeen")).not.toBe("A Quiet Arrakeen");
    nameThings({ game: "imperium", names, sets: { space: { arrakeen: "toy" } } }, []);
    expect(name("space", "arrakeen")).toBe("A Quiet Arrakeen");
  });

  test("says arguments by their names: components, seats, lists and numbers", async () => {
    await speak("en");
    nameThings({ game: "imperium", names: { card: { a: "Dagger", b: "Scout" } } }, ["Ada", "Bo"]);
    const said = words({ card: "a", cards: ["a", "b"], seat: 1, n: 3, manner: "top" });
    expect(said).toMatchObject({ card: "Dagger", cards: "Dagger and Scout", seat: "Bo" });
    expect(said).toMatchObject({ n: 3, manner: "top" });
  });

  test("renders words: names, lists, seats, and messages within messages", async () => {
    await speak("en");
    nameThings({ game: "imperium", names: { card: { a: "Dagger" } } }, ["Ada", "Bo"], 0);
    expect(render({ name: ["card", "a"] })).toBe("Dagger");
    expect(render({ list: [{ name: ["card", "a"] }, "b", "b"], by: "list-or" })).toBe("Dagger or b ×2");
    expect(render({ list: ["a", "b", "c"], by: "", with: "; " })).toBe("a; b; c");
    expect(render({ list: [] })).toBe("nothing");
    expect(render({ capital: { id: "amount-spice", args: { n: 2 } } })).toBe("2 spice");
    expect(render({ capital: { id: "page-nobody" } })).toBe("Nobody");
    const forms = ["subject", "seat", "who", "you"] as const;
    const said = (seat: number) => forms.map((form) => render({ [form]: seat } as unknown as Words));
    expect(said(0)).toEqual(["You", "you", "Ada", "yes"]);
    expect(said(1)).toEqual(["Bo", "Bo", "Bo", "no"]);
    expect(said(-1)).toEqual(["", "nobody", "", "nobody"]);
    const given = { id: "given-intrigue", args: { cards: { list: [{ name: ["card", "a"] }] } } } as Words;
    expect(render({ id: "event-vp_traded", args: { you: { you: 1 }, given, change: 1, now: 2 } })).toBe(
      "trades the Intrigue cards Dagger for 1 victory point (now 2)",
    );
  });

  test("says in plain words what a game says and no language has", async () => {
    await speak("en");
    nameThings({ game: "imperium", names: { card: { scout: "Scout" } } }, []);
    const parts: Words = { id: "effect-draw", args: { n: 1 } };
    expect(render({ id: "effect-dragon", args: { n: 2 }, else: "call 2 dragons" })).toBe("call 2 dragons");
    expect(render({ id: "amount-dragon_egg", args: { n: 2 } })).toBe("2 dragon egg");
    expect(render({ id: "amount-dragon_egg", args: { n: 0 } })).toBe("0 dragon egg");
    expect(render({ id: "stock-dragon_egg", args: { n: 0 } })).toBe("0 dragon egg");
    expect(render({ id: "effect-gain", args: { resource: "dragon", n: 0 } })).toBe("gain 0 dragon");
    expect(render({ id: "when-dragons", args: { n: 0, parts } })).toBe("dragons: draw 1 card");
    expect(render({ id: "event-fed_dragon", args: { you: { you: 0 }, card: "scout", n: 1, x: 3 } })).toBe("fed dragon: Scout, n 1, x 3");
    expect(render({ id: "effect-gain", args: { resource: "dragon", n: 3 } })).toBe("gain 3 dragon");
  });

  test.each(["en", "cs", "uk"] as const)("speaks of a game in its own words alone, in %s", async (language) => {
    await speak(language);
    const acquired: Words = { id: "event-acquired", args: { card: "wreck", n: 2 } };
    nameThings({ game: "imperium" }, []);
    const before = voiceNow();
    expect([has("prompt-turn"), has("page-edition-base"), has("page-tour-end-own"), has("page-help-aim")]).not.toContain(false);
    nameThings({ game: "salvage" }, []);
    expect(voiceNow()).not.toBe(before);
    expect(render({ id: "prompt-turn" })).toBe("turn");
    expect(render(acquired)).toBe("acquired: wreck, n 2");
    expect([has("prompt-turn"), has("page-edition-base"), has("page-tour-end-own"), has("page-help-aim")]).not.toContain(true);
    expect(t("page-tour-end-more")).not.toBe("page-tour-end-more");
    expect(gameTitle("imperium", "?")).not.toBe("?");
    expect(gameTitle("salvage", "Salvage")).toBe("Salvage");
  });

  test("says how much of a resource, in its plural", async () => {
    await speak("cs");
    speakOf("imperium");
    expect(words({ resource: "solari", cost: 2 })["amount"]).toBe(t("amount-solari", { n: 2 }));
    expect(words({ resource: "solari", n: 5 })["amount"]).not.toBe(words({ resource: "solari", n: 2 })["amount"]);
  });

  test("says a sentence from the wire by its id, and as it stands where there is no such message", async () => {
    await speak("en");
    expect(say({ id: "page-error-status", args: { status: 403 }, text: "no" })).toContain("403");
    expect(say({ id: "why-no-such", args: {}, text: "it is so" })).toBe("it is so");
    expect(say("")).toBe("");
  });

  test("lists as the language does", async () => {
    await speak("uk");
    expect(list(["а", "б", "в"])).toBe("а, б та в");
    await speak("en");
    expect(list(["a", "b", "c"])).toBe("a, b and c");
  });

  test("tells how long ago something was", async () => {
    await speak("en");
    expect(ago(Date.now() / 1000 - 185)).toBe("3 minutes ago");
    expect(ago(Date.now() / 1000 - 2 * 86_400 - 5)).toBe("2 days ago");
  });
});
