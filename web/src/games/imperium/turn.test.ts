import { expect, test } from "vitest";
import { ending, passing } from "./turn";

test("done ends the turn when a move is asked, and declines elsewhere", () => {
  expect(ending("move", ["deploy 1", "done"])).toBe("done");
  expect(ending("confirm", ["done"])).toBe("done");
  expect(ending("move", ["deploy 1"])).toBe("");
  expect(ending("offer", ["done"])).toBe("");
});

test("a pass can be left to the page in combat, and never gives a whole turn away", () => {
  expect(passing("combat_turn", ["play ambush", "pass"])).toBe("pass");
  expect(passing("combat_turn", ["play ambush"])).toBe("");
  expect(passing("turn", ["agent dagger@arrakeen", "pass"])).toBe("");
});
