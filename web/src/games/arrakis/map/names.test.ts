import { describe, expect, it } from "vitest";
import { around, lines, write } from "./names";

describe("names on the map", () => {
  it("are broken into lines that are not too long", () => {
    expect(lines("Bight of the Cliff")).toEqual(["Bight of", "the Cliff"]);
    expect(lines("Arrakeen")).toEqual(["Arrakeen"]);
  });

  it("stand in the first place that is free", () => {
    const site = { ...around([50, 70], 30, 20), weight: 1 };
    const [x, y] = write([{ id: "here", lines: ["here"], places: [[50, 70], [50, 40]] }], [site], 10, 100, 100).get("here")!;
    expect([x, Math.abs(y - 40) < 6]).toEqual([50, true]);
  });

  it("leave each other room, and stay within the map", () => {
    const places = [[4, 50], [4, 30]] as const;
    const found = write(["one", "two"].map((id) => ({ id, lines: [id], places: [...places] })), [], 10, 100, 100);
    expect(found.get("one")![0]).toBeGreaterThan(8);
    expect(Math.abs(found.get("one")![1] - found.get("two")![1])).toBe(20);
  });
});
