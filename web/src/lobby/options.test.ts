import { describe, expect, test } from "vitest";
import type { Game, Option, Variant } from "../lib/types";
import { given, listFor, offered, seatsFor, someFor, together, variantOf } from "./options";

/** A made-up option: the page knows no game's. */
function option(name: string, more: Partial<Option>): Option {
  const none = { choices: [], default: "", seats: [], each: [], names: "", lists: {}, distinct: false, people: false };
  return { name, kind: "choice", ...none, message: `option-${name}`, messages: {}, ...more };
}

const weather = option("weather", { choices: ["calm", "storm"], default: "calm", seats: [1, 2] });
const heads = option("heads", {
  kind: "each",
  choices: ["any", "vote"],
  default: "any",
  each: ["a", "b", "c"],
  lists: { "1": [1, 3] },
});
const slow = option("slow", { kind: "seats", choices: ["on"], people: true });
const loud = option("loud", { kind: "seats", choices: ["on"], default: "on" });

const variant = (edition: string, ...modules: string[]): Variant => ({
  edition,
  modules,
  seats: [1, 2, 6],
  usual: 6,
  options: [weather, heads, slow],
});
const game: Game = {
  id: "toy",
  title: "Toy",
  editions: [],
  variants: [variant("one"), variant("two"), variant("two", "more"), variant("two", "more", "less")],
  bots: [],
};

describe("a variant", () => {
  test("is an edition with exactly these modules, in any order", () => {
    expect(variantOf(game, "two", [])).toBe(game.variants[1]);
    expect(variantOf(game, "two", ["less", "more"])).toBe(game.variants[3]);
    expect(variantOf(game, "one", ["more"])).toBeUndefined();
  });

  test("offers the options that are there with so many seats", () => {
    expect(offered(game.variants[0]!, 2)).toEqual([weather, heads, slow]);
    expect(offered(game.variants[0]!, 6)).toEqual([heads, slow]);
  });
});

describe("modules", () => {
  test("bring along what they need, and go with what they need", () => {
    expect(together(game, "two", ["more"], "more")).toEqual(["more"]);
    expect(together(game, "two", ["less"], "less")).toEqual(["more", "less"]);
    expect(together(game, "two", ["less"], "more")).toEqual([]);
  });

  test("send away what cannot be with them", () => {
    const apart = { ...game, variants: [variant("two"), variant("two", "more"), variant("two", "less")] };
    expect(together(apart, "two", ["more", "less"], "less")).toEqual(["less"]);
    expect(together(apart, "two", ["more", "less"], "more")).toEqual(["more"]);
    expect(together(apart, "two", ["unheard"], "unheard")).toEqual([]);
  });
});

describe("a list", () => {
  test("has a name for every seat, or as many as the game says", () => {
    expect(listFor(heads, 6, "")).toEqual(["?", "?", "?", "?", "?", "?"]);
    expect(listFor(heads, 1, "any")).toEqual(["?", "?", "?"]);
  });

  test("keeps what fits when the seats change", () => {
    expect(listFor(heads, 2, "a,?,b")).toEqual(["a", "?"]);
    expect(listFor(heads, 6, "a,gone")).toEqual(["a", "?", "?", "?", "?", "?"]);
  });
});

describe("seats", () => {
  test("are those of people, or the default, until some are chosen", () => {
    expect(seatsFor(slow, 6, 2, undefined)).toEqual([0, 1]);
    expect(seatsFor(loud, 3, 1, undefined)).toEqual([0, 1, 2]);
    expect(seatsFor(slow, 6, 2, "5,0")).toEqual([0, 5]);
    expect(seatsFor(slow, 6, 2, "")).toEqual([]);
  });
});

describe("what is sent", () => {
  test("is what was chosen, and nothing for what was not", () => {
    expect(given([weather, heads, slow], 2, {})).toEqual({});
    expect(given([weather, heads, slow], 2, { weather: "storm", heads: "c,?", slow: "" })).toEqual({
      weather: "storm",
      heads: "c,?",
      slow: "",
    });
  });

  test("fits the seats, and leaves out what the variant does not have", () => {
    const chosen = { weather: "storm", heads: "a,b", slow: "1,5", gone: "x" };
    expect(given([heads, slow], 3, chosen)).toEqual({ heads: "a,b,?", slow: "1" });
    expect(given([weather], 2, { weather: "hail" })).toEqual({});
  });
});

describe("an option of any number of choices", () => {
  const extras = option("extras", { kind: "some", choices: ["fog", "storm", "night"] });

  test("lists those that hold, in the order of the choices", () => {
    expect(someFor(extras, undefined)).toEqual([]);
    expect(someFor(extras, "night,fog,rain")).toEqual(["fog", "night"]);
  });

  test("is given as a list", () => {
    expect(given([extras], 2, { extras: "night,fog" })).toEqual({ extras: "fog,night" });
  });
});
