import { describe, expect, test } from "vitest";
import { merge } from "./merge";

describe("merge", () => {
  // The examples of RFC 7396, appendix A.
  test.each([
    [{ a: "b" }, { a: "c" }, { a: "c" }],
    [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
    [{ a: "b" }, { a: null }, {}],
    [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
    [{ a: ["b"] }, { a: "c" }, { a: "c" }],
    [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
    [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
    [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
    [["a", "b"], ["c", "d"], ["c", "d"]],
    [{ a: "b" }, ["c"], ["c"]],
    [{ a: "foo" }, "bar", "bar"],
    [[1, 2], { a: "b", c: null }, { a: "b" }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])("%j with %j is %j", (old: unknown, patch, merged) => {
    expect(merge(old, patch)).toEqual(merged);
  });

  test("leaves the old value as it was and shares what did not change", () => {
    const old = { row: ["dagger"], players: { "0": { vp: 1 }, "1": { vp: 2 } } };
    const merged = merge(old, { players: { "1": { vp: 3 } } });
    expect(old.players["1"].vp).toBe(2);
    expect(merged.players["1"].vp).toBe(3);
    expect(merged.row).toBe(old.row);
    expect(merged.players["0"]).toBe(old.players["0"]);
  });
});
