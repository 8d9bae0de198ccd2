import { expect, test } from "vitest";
import { Reel } from "./reel";

const round = (at: number) => ({ at, seat: -1, said: { id: "event-round" } });
const film = {
  game: "imperium",
  edition: "base",
  modules: [],
  seats: 2,
  viewer: 0,
  teams: [],
  result: {},
  log: [round(0), round(2)],
  frames: [
    { public: { round: 1, decision: {}, row: ["a"] }, mine: { hand: ["x"] } },
    { public: { row: ["b"] }, mine: { hand: null }, action: "pass", actor: 0 },
    { public: { round: 2 }, mine: {}, action: "", actor: 1 },
  ],
};

test("every moment of a film is the one before it with its changes", () => {
  const reel = new Reel(film);
  expect(reel.last).toBe(2);
  expect(reel.at(0).view["row"]).toEqual(["a"]);
  expect(reel.at(1)).toMatchObject({ view: { round: 1, row: ["b"] }, mine: {}, action: "pass", actor: 0 });
  expect(reel.at(2).view["round"]).toBe(2);
  expect(reel.at(99)).toBe(reel.at(2));
  expect(reel.log.map((entry) => entry.at)).toEqual([0, 2]);
});

test("a film knows where its rounds begin", () => {
  expect(new Reel(film).rounds((view) => Number(view["round"]))).toEqual([
    { round: 1, at: 0 },
    { round: 2, at: 2 },
  ]);
});
