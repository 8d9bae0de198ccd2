import { expect, test } from "vitest";
import type { Analysis, Judged } from "../lib/types";
import { bunched, type Mark, marksOf, next, percent } from "./marks";

const mistake = (at: number, seat: number): Judged => ({
  at,
  seat,
  kind: "turn",
  chance: 0.5,
  chances: [0.5, 0.5],
  best: "reveal",
  taken: "pass",
  loss: 0.2,
});

test("marks stand in the order of the game, whatever they are for", () => {
  const analysis: Analysis = {
    decisions: [],
    turning_points: [{ since: 5, at: 30, seat: 2, before: 0.2, after: 0.6 }],
    mistakes: [mistake(40, 1), mistake(12, 0)],
  };
  expect(marksOf(analysis)).toEqual([
    { at: 12, kind: "mistake", seat: 0 },
    { at: 30, kind: "turn", seat: 2 },
    { at: 40, kind: "mistake", seat: 1 },
  ]);
});

const mark = (at: number): Mark => ({ at, kind: "turn", seat: 0 });

test("marks that lie close together are one bunch", () => {
  const bunches = bunched([mark(1), mark(5), mark(11), mark(12), mark(40)], 10);
  expect(bunches.map((bunch) => bunch.map(({ at }) => at))).toEqual([[1, 5], [11, 12], [40]]);
});

test("a bunch leads from moment to moment, and around", () => {
  const bunch = [mark(11), mark(12)];
  expect([0, 11, 12, 40].map((at) => next(bunch, at))).toEqual([11, 12, 11, 11]);
});

test("a chance is said in whole percent", () => {
  expect(percent(0.1249)).toBe(12);
  expect(percent(1)).toBe(100);
});
