import { describe, expect, it } from "vitest";
import { added, linesOf, most } from "./lines";

const NAMES = ["Ann", "Ben", "Cid", "Dot"];
const TEAMS = [
  [0, 2],
  [1, 3],
];
const comma = (names: string[]) => names.join(", ");

describe("the lines of the charts", () => {
  it("are one for each seat where everybody counts alone", () => {
    const lines = linesOf(NAMES, [], false, comma);
    expect(lines.map(({ seat, name }) => [seat, name])).toEqual([...NAMES.entries()]);
    expect(added(lines, [1, 2, 3, 4])).toEqual([1, 2, 3, 4]);
  });

  it("are one for each team where they are counted together", () => {
    const lines = linesOf(NAMES, TEAMS, true, comma);
    expect(lines).toEqual([
      { seat: 0, seats: [0, 2], name: "Ann, Cid" },
      { seat: 1, seats: [1, 3], name: "Ben, Dot" },
    ]);
    expect(added(lines, [1, 2, 3, 4])).toEqual([4, 6]);
  });

  it("show the most of a round where what counts is gone at its end", () => {
    const at = (spice: number, units: number) => [{ name: "spice", values: [0, spice], most: true }, { name: "units", values: [units, 3] }];
    expect(most(at(0, 5), [at(1, 9), at(4, 7), at(0, 5)]).map(({ values }) => values)).toEqual([[0, 4], [5, 3]]);
  });
});
