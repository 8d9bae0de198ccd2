import { beforeAll, describe, expect, it, vi } from "vitest";
import { targets } from "./actions";
import { glyphs } from "./glyphs";
import { DRAWINGS } from "./icons/drawings";
import { columnsOf, layout, snake, type Area } from "./layout";
import { battleIcon, spiesOn, type ImperiumCatalogue, type ImperiumView, type Place } from "./model";
import { catalogueOf, PATIENCE } from "./sample";

let base: ImperiumCatalogue;
let uprising: ImperiumCatalogue;
let six: ImperiumCatalogue;

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  base = catalogueOf("base");
  uprising = catalogueOf("uprising", "choam");
  six = catalogueOf("uprising/6", "choam");
}, PATIENCE);

const all = (catalogue: ImperiumCatalogue): Area[] => Object.values(layout(catalogue)).flat() as Area[];

describe("the board", () => {
  it("has a place for every space and every post", () => {
    for (const catalogue of [base, uprising, six]) {
      const areas = all(catalogue);
      expect(areas.flatMap(({ spaces }) => spaces).sort()).toEqual(Object.keys(catalogue.spaces).sort());
      expect(areas.flatMap(({ posts }) => posts.map(({ id }) => id)).sort()).toEqual(
        Object.keys(catalogue.posts ?? {}).sort(),
      );
    }
  });

  it("keeps the cities of the base game left of the Conflict and its desert right of it", () => {
    const { west, east, middle } = layout(base);
    expect(west[0]!.spaces).toContain("arrakeen");
    expect(east[0]!.spaces).toContain("imperial_basin");
    expect(middle.map(({ id }) => id)).toEqual(["landsraad", "choam"]);
  });

  it("makes those neighbours that a chain of posts joins", () => {
    const cities = layout(uprising).west[0]!;
    expect(cities.spaces).toEqual(["arrakeen", "spice_refinery", "sietch_tabr", "research_station"]);
    const lies = Object.fromEntries(cities.posts.map((post) => [post.id, post.lies]));
    expect(lies).toEqual({ arrakeen_refinery: "across", refinery_research: "down", research_sietch: "across" });
    expect(cities.notched).toEqual(["research_station"]);
  });

  it("joins three spaces beside each other, and stands alone at a single one", () => {
    const landsraad = layout(uprising).middle.find(({ id }) => id === "landsraad")!;
    expect(landsraad.posts[0]).toMatchObject({ id: "council", lies: "across", span: 3, column: 1 });
    expect(layout(uprising).east[0]!.posts.map(({ lies }) => lies)).toEqual(["alone", "alone", "alone"]);
  });

  it("calls the tracks of the board for six by their own names", () => {
    const tracks = { ...Object.fromEntries(uprising.factions.map((id) => [id, id])), emperor: "great_houses" };
    const spaces = Object.fromEntries(
      Object.entries(uprising.spaces).map(([id, space]) => [
        id,
        space.area === "emperor" ? { ...space, area: "great_houses" } : space,
      ]),
    );
    const laid = layout({ ...uprising, spaces, teams: { sides: [], commanders: {}, tracks } });
    expect(laid.factions.map(({ id, faction }) => [id, faction])[0]).toEqual(["great_houses", "emperor"]);
    expect(laid.factions[0]!.spaces).toEqual(["sardaukar", "dutiful_service"]);
  });

  it("has the personal boards of two teams on the outside, and the tracks of the board between them", () => {
    const { factions, middle } = layout(six);
    expect(factions.map(({ id, faction, commander }) => [id, faction, commander])).toEqual([
      ["emperor_board", "emperor", 3],
      ["great_houses", "emperor", -1],
      ["guild", "guild", -1],
      ["bene_gesserit", "bene_gesserit", -1],
      ["fringe_worlds", "fremen", -1],
      ["fremen_board", "fremen", 0],
    ]);
    expect(middle.map(({ id }) => id)).toEqual(["landsraad", "choam"]);
  });

  it("runs every second row back", () => {
    expect(snake(["a", "b", "c", "d", "e"], 2)).toEqual(["a", "b", "d", "c", "e"]);
  });
});

describe("a training track", () => {
  it("has every place right of those that lead to it", () => {
    const place = (id: string, ...next: string[]): Place => ({ id, reward: [], next });
    const columns = columnsOf([place("a", "b", "c"), place("b", "d"), place("c", "e"), place("e", "d"), place("d")]);
    expect(columns.map((column) => column.map(({ id }) => id))).toEqual([["a"], ["b", "c"], ["e"], ["d"]]);
  });

  it("of Feyd-Rautha has its places in columns", () => {
    const columns = columnsOf(uprising.leaders["feyd_rautha_harkonnen"]!.places!);
    expect(columns.map((column) => column.length)).toEqual([1, 2, 1, 2, 1, 1]);
  });
});

describe("Uprising", () => {
  it("is drawn with icons that there are", () => {
    for (const fx of [...Object.values(uprising.effects), ...Object.values(six.effects)])
      for (const { icon } of glyphs(fx)) if (icon) expect(Object.keys(DRAWINGS), fx.path).toContain(icon);
    for (const icon of uprising.icons) expect(Object.keys(DRAWINGS)).toContain(icon);
    for (const id of [...Object.keys(uprising.conflicts), ...Object.keys(uprising.objectives!)])
      expect(["", ...Object.keys(DRAWINGS)], id).toContain(battleIcon(uprising, id));
  });

  it("has things to click for its actions", () => {
    expect(targets("spy guild")).toEqual(["post:guild"]);
    expect(targets("recall_spy guild")).toEqual(["post:guild"]);
    expect(targets("contract immediate")).toEqual(["contract:immediate"]);
    expect(targets("turn skirmish_crysknife")).toEqual(["won:skirmish_crysknife"]);
    expect(targets("trash_intrigue devour")).toEqual(["intrigue:devour"]);
    expect(targets("use space.espionage/draw")).toEqual(["effect:space.espionage/draw", "space:espionage"]);
    expect(targets("use contract.espionage/solari")).toEqual(["effect:contract.espionage/solari", "held:espionage"]);
  });

  it("has things to click for what two teams do", () => {
    expect(targets("activate 2")).toEqual(["seat:2"]);
    expect(targets("trade 4 spice")).toEqual(["seat:4", "goods:spice"]);
    expect(targets("throne shishakli")).toEqual(["row:shishakli"]);
    expect(targets("track emperor")).toEqual(["track:emperor"]);
    expect(targets("hand_over devour")).toEqual(["intrigue:devour"]);
  });

  it("knows whose Spies stand on a post", () => {
    const seat = (...spies: string[]) => ({ uprising: { spies } });
    const players = { "0": seat("guild"), "1": seat(), "2": seat("council", "guild") };
    expect(spiesOn({ players } as unknown as ImperiumView, "guild")).toEqual([0, 2]);
  });
});
