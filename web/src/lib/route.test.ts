import { beforeAll, expect, test, vi } from "vitest";

let parse: typeof import("./route.svelte").parse;

beforeAll(async () => {
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  ({ parse } = await import("./route.svelte"));
});

test("an address without a route is the lobby", () => {
  expect(parse("")).toEqual({ page: "lobby" });
  expect(parse("#/nowhere")).toEqual({ page: "lobby" });
});

test("an invitation names the table, the seat and the key", () => {
  expect(parse("#/t/abc?seat=2&key=s%2Bt")).toEqual({ page: "table", id: "abc", seat: 2, key: "s+t", watch: "" });
  expect(parse("#/t/abc")).toEqual({ page: "table", id: "abc", seat: -1, key: "", watch: "" });
});

test("a link to watch names the table and its key", () => {
  expect(parse("#/t/abc?watch=w%2Bx")).toEqual({ page: "table", id: "abc", seat: -1, key: "", watch: "w+x" });
});

test("a film names the table, the eyes and the moment; a film from a file names nothing", () => {
  expect(parse("#/replay/abc?seat=1&at=40")).toEqual({ page: "replay", id: "abc", seat: 1, at: 40 });
  expect(parse("#/replay")).toEqual({ page: "replay", id: "", seat: -1, at: -1 });
});
