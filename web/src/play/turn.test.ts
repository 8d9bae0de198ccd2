import { expect, test } from "vitest";
import { silentAnswer } from "./turn";

/** A game where "stop" ends a turn and "skip" passes, but for the kind "whole". */
const face = {
  ending: (kind: string, actions: string[]) => (kind !== "whole" && actions.includes("stop") ? "stop" : ""),
  passing: (kind: string, actions: string[]) => (kind !== "whole" && actions.includes("skip") ? "skip" : ""),
};

test("a turn with nothing left to do ends by itself only where no confirmation is wanted", () => {
  expect(silentAnswer(face, "go", ["stop"], false, false)).toBe("stop");
  expect(silentAnswer(face, "go", ["stop"], false, true)).toBe("");
  expect(silentAnswer(face, "go", ["move", "stop"], false, false)).toBe("");
  expect(silentAnswer(face, "whole", ["stop"], false, false)).toBe("");
});

test("a promised pass is kept, also where the end of a turn is confirmed", () => {
  expect(silentAnswer(face, "go", ["move", "skip"], true, true)).toBe("skip");
  expect(silentAnswer(face, "go", ["move", "skip"], false, true)).toBe("");
  expect(silentAnswer(face, "whole", ["move", "skip"], true, true)).toBe("");
});
