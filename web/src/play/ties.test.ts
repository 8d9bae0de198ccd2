import { describe, expect, test } from "vitest";
import { ties } from "./ties";

const names = ["spice", "solari"];

describe("ties", () => {
  test("are none where points decide", () => {
    const tiebreaks = [
      [1, 0],
      [2, 0],
    ];
    expect(ties({ ranking: [[0], [1]], scores: [10, 9], tiebreaks, tiebreak_names: names })).toEqual([]);
  });

  test("tell the first value that differs, for each place", () => {
    const tiebreaks = [
      [2, 5],
      [2, 3],
      [4, 0],
    ];
    expect(ties({ ranking: [[2], [0], [1]], scores: [10, 10, 10], tiebreaks, tiebreak_names: names })).toEqual([
      { seats: [2, 0], name: "spice", values: [4, 2] },
      { seats: [0, 1], name: "solari", values: [5, 3] },
    ]);
  });

  test("are none within a shared place", () => {
    const tiebreaks = [
      [0, 0],
      [0, 0],
    ];
    expect(ties({ ranking: [[0, 1]], scores: [3, 3], tiebreaks, tiebreak_names: names })).toEqual([]);
  });
});
