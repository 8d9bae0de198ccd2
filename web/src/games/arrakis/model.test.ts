import { describe, expect, it } from "vitest";
import { activeRow, leadersOn, legionOf, piecesOf, tanksOf, type ArrakisCatalogue, type ArrakisView } from "./model";

const catalogue = {
  settlements: { arrakeen: { kind: "arrakeen", rank: 3 } },
  leaders: {
    stilgar: { side: "atreides", slot: "strategy" },
    chani: { side: "atreides", slot: "deployment" },
    shaddam_iv: { side: "harkonnen", slot: "strategy" },
  },
} as unknown as ArrakisCatalogue;

const view = {
  legions: [{ area: "windgap", side: "atreides", regular: 1, elite: 2, special: 0, generic: 1, named: ["stilgar"], tokens: ["start_1", "token_2"] }],
  sietches: [
    { area: "windgap", rank: 0, up: false },
    { area: "gara_kulon", rank: 3, up: true },
  ],
  settlements: ["arrakeen"],
  stations: ["ne_4"],
  wormsigns: [],
  sandworms: [],
  maker: "",
  harvesters: [],
  vehicles: {},
  atomics: "rimwall_west",
  rows: { choam: 1, spacing_guild: 3, landsraad: 2 },
  leaders: {
    stilgar: { where: "windgap", tank: 0, spent: false },
    chani: { where: "tank", tank: 2, spent: false },
    shaddam_iv: { where: "out", tank: 0, spent: false },
  },
} as unknown as ArrakisView;

describe("what stands on the map", () => {
  it("shows the rank of a closed sietch only to those who know it", () => {
    const rank = (pieces: ReturnType<typeof piecesOf>) => pieces.sites.find(({ area }) => area === "windgap")?.rank;
    expect(rank(piecesOf(view, {}, catalogue))).toBe(0);
    expect(rank(piecesOf(view, { ranks: { windgap: 2 } }, catalogue))).toBe(2);
  });

  it("has every site that still stands", () => {
    const { sites, opened } = piecesOf(view, {}, catalogue);
    expect(sites.map(({ area, kind, rank, open }) => [area, kind, rank, open])).toEqual([
      ["arrakeen", "arrakeen", 3, true],
      ["windgap", "sietch", 0, false],
      ["gara_kulon", "sietch", 3, true],
      ["ne_4", "testing_station", 0, false],
    ]);
    expect(opened).toEqual(["rimwall_west"]);
  });

  it("counts tokens as units of a legion", () => {
    expect(legionOf(view.legions[0]!)).toMatchObject({ faction: "atreides", units: { regular: 1, elite: 2, special: 0, token: 2 }, generic: 1 });
  });
});

describe("the boards", () => {
  it("have the cards of leaders in play on their boxes, and none of those in the tanks", () => {
    expect(leadersOn(view, catalogue, "atreides", "strategy")).toEqual(["stilgar"]);
    expect(leadersOn(view, catalogue, "atreides", "deployment")).toEqual([]);
    expect(leadersOn(view, catalogue, "harkonnen", "strategy")).toEqual([]);
    expect(tanksOf(view, catalogue, "atreides")).toEqual(["", "chani", ""]);
  });

  it("are ruled by the lowest marker", () => {
    expect(activeRow(view)).toBe(3);
  });
});
