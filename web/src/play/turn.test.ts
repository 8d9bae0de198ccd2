import { expect, test } from "vitest";
import { endsTurn, silentAnswer } from "./turn";

test("done ends the turn when a move is asked, and declines elsewhere", () => {
  expect(endsTurn("move")).toBe(true);
  expect(endsTurn("offer")).toBe(false);
});

test("a turn with nothing left to do ends by itself only where no confirmation is wanted", () => {
  expect(silentAnswer("move", ["done"], false, false)).toBe("done");
  expect(silentAnswer("move", ["done"], false, true)).toBe("");
  expect(silentAnswer("move", ["deploy 1", "done"], false, false)).toBe("");
  expect(silentAnswer("offer", ["done"], false, false)).toBe("");
});

test("a promised pass is kept in combat, and never gives a whole turn away", () => {
  expect(silentAnswer("combat_turn", ["play ambush", "pass"], true, true)).toBe("pass");
  expect(silentAnswer("combat_turn", ["play ambush", "pass"], false, true)).toBe("");
  expect(silentAnswer("turn", ["agent dagger@arrakeen", "pass"], true, true)).toBe("");
});
