import { expect, test } from "vitest";
import { timeLeft } from "./clock";

test.each([
  [300, "5:00"],
  [299.2, "5:00"],
  [59, "0:59"],
  [3600, "1:00:00"],
  [90061, "25:01:01"],
  [-3, "0:00"],
])("%d seconds left read %s", (seconds, said) => {
  expect(timeLeft(seconds)).toBe(said);
});
