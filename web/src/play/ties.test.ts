import { describe, expect, test } from "vitest";
import type { Result } from "../lib/types";
import { headline, sidesOf } from "./sides";
import { ties } from "./ties";

/** A result as the server tells it: a place counts every side before it. */
function result(ranking: number[][], scores: number[], tiebreaks: number[][] = [], teams: number[][] = []): Result {
  const places = scores.map(() => 0);
  let place = 1;
  for (const group of ranking) {
    for (const seat of group) places[seat] = place;
    const sides = new Set(group.map((seat) => teams.findIndex((team) => team.includes(seat)) + 1 || -seat - 1));
    place += sides.size;
  }
  return { ranking, scores, tiebreaks, tiebreak_names: ["spice", "solari"], teams, places };
}

const TEAMS = [
  [0, 2, 4],
  [1, 3, 5],
];

describe("sides", () => {
  test("are single seats where everybody plays alone", () => {
    expect(sidesOf(result([[2], [0, 1]], [3, 3, 9]))).toEqual([
      { place: 1, seats: [2], points: 9 },
      { place: 2, seats: [0], points: 3 },
      { place: 2, seats: [1], points: 3 },
    ]);
  });

  test("are teams, with the points of all their seats", () => {
    expect(sidesOf(result([TEAMS[1]!, TEAMS[0]!], [9, 4, 1, 5, 1, 6], [], TEAMS))).toEqual([
      { place: 1, seats: [1, 3, 5], points: 15 },
      { place: 2, seats: [0, 2, 4], points: 11 },
    ]);
  });

  test("that tie are told apart", () => {
    const tied = result([[0, 1, 2, 3, 4, 5]], [1, 1, 1, 1, 1, 1], [], TEAMS);
    expect(sidesOf(tied).map(({ place, seats }) => [place, seats])).toEqual([
      [1, [0, 2, 4]],
      [1, [1, 3, 5]],
    ]);
  });
});

describe("the headline", () => {
  const team = result([TEAMS[1]!, TEAMS[0]!], [9, 4, 1, 5, 1, 6], [], TEAMS);
  test.each([
    ["somebody else wins", result([[1], [0]], [1, 2]), 0, "page-won", [1]],
    ["you win", result([[1], [0]], [1, 2]), 1, "page-won-you", []],
    ["you win with your team", team, 3, "page-won-you-together", [1, 5]],
    ["the other team wins", team, 0, "page-won-together", [1, 3, 5]],
    ["a team wins before who only looks on", team, -1, "page-won-together", [1, 3, 5]],
    ["two tie", result([[0, 1], [2]], [3, 3, 1]), 2, "page-won-shared", [0, 1]],
  ] as const)("says that %s", (_, end, viewer, id, seats) => {
    expect(headline(end, viewer)).toEqual({ id, seats });
  });
});

describe("ties", () => {
  test("are none where points decide", () => {
    const tiebreaks = [
      [1, 0],
      [2, 0],
    ];
    expect(ties(result([[0], [1]], [10, 9], tiebreaks))).toEqual([]);
  });

  test("tell the first value that differs, for each place", () => {
    const tiebreaks = [
      [2, 5],
      [2, 3],
      [4, 0],
    ];
    expect(ties(result([[2], [0], [1]], [10, 10, 10], tiebreaks))).toEqual([
      { sides: [[2], [0]], name: "spice", values: [4, 2] },
      { sides: [[0], [1]], name: "solari", values: [5, 3] },
    ]);
  });

  test("are none within a shared place", () => {
    const tiebreaks = [
      [0, 0],
      [0, 0],
    ];
    expect(ties(result([[0, 1]], [3, 3], tiebreaks))).toEqual([]);
  });

  test("are between teams, not within them", () => {
    const tiebreaks = [[1], [2], [1], [0], [1], [0]];
    expect(ties(result([TEAMS[0]!, TEAMS[1]!], [4, 4, 4, 4, 4, 4], tiebreaks, TEAMS))).toEqual([
      { sides: [TEAMS[0], TEAMS[1]], name: "spice", values: [3, 2] },
    ]);
  });
});
