import { describe, expect, it } from "vitest";
import { clearance, Geometry, inside, pair, spots, type Point, type Shape } from "./geometry";

// Two squares side by side with a bent border between them, drawn in opposite directions.
const WEST: Shape = { id: "west", outline: [[0, 0], [40, 0], [46, 20], [40, 40], [0, 40]] };
const EAST: Shape = { id: "east", outline: [[40, 0], [46, 20], [40, 40], [80, 40], [80, 0]] };
const geometry = new Geometry([WEST, EAST]);

describe("borders", () => {
  it("are drawn once for both neighbours", () => {
    expect(geometry.between("west", "east")).toHaveLength(1);
    expect(geometry.borders.filter(({ to }) => !to)).toHaveLength(2);
  });

  it("are the same curve seen from either side", () => {
    const { forth, back } = geometry.between("east", "west")[0]!;
    expect(forth).not.toBe(back);
    expect(geometry.path("west")).toContain(forth);
    expect([forth, back].some((curve) => geometry.path("east").includes(curve))).toBe(true);
  });

  it("stay straight along the edge of the map", () => {
    expect(geometry.path("east")).toContain("L80 40L80 0L40 0");
  });
});

describe("places in an area", () => {
  it("lie inside it, the roomiest first", () => {
    const found = spots(WEST.outline, 4);
    expect(found).toHaveLength(4);
    expect(found.every((point) => inside(point, WEST.outline))).toBe(true);
    const rooms = found.map((point) => clearance(point, WEST.outline));
    expect(Math.max(...rooms)).toBe(rooms[0]);
  });

  it("keep those that are taken", () => {
    const taken: Point[] = [[10, 10]];
    expect(spots(WEST.outline, 2, taken)[0]).toEqual([10, 10]);
  });

  it("leave a legion and a site room beside each other", () => {
    const [one, other] = pair([[0, 0], [90, 0], [90, 40], [0, 40]]) as [Point, Point];
    expect(Math.abs(one[0] - other[0])).toBeGreaterThan(30);
  });
});
