import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { api as Api } from "./api";

let asked: string[];
let answerMe: (response: Response) => void;
let api: typeof Api;

beforeEach(async () => {
  asked = [];
  vi.resetModules();
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (path !== "/api/me") return Promise.resolve(Response.json([]));
    return new Promise<Response>((resolve) => (answerMe = resolve));
  });
  ({ api } = await import("./api"));
});

afterEach(() => vi.unstubAllGlobals());

test("a stranger is given one name: everything waits until the server knows the guest", async () => {
  const games = api.games();
  const me = api.me();
  await Promise.resolve();
  expect(asked).toEqual(["/api/me"]);
  answerMe(Response.json({ guest: "g", name: "Anna" }));
  await games;
  expect((await me).name).toBe("Anna");
  expect(asked).toEqual(["/api/me", "/api/games"]);
});

test("a name that somebody at the table has is taken with a number", async () => {
  const { Refused, withOtherNames } = await import("./api");
  const taken = new Set(["Paul", "Paul (2)"]);
  const join = (name: string) =>
    taken.has(name)
      ? Promise.reject(new Refused(409, { id: "table-name-taken", args: {}, text: "" }))
      : Promise.resolve(name);
  expect(await withOtherNames("Paul", join)).toBe("Paul (3)");
  expect(await withOtherNames("Leto", join)).toBe("Leto");
  const full = () => Promise.reject(new Refused(409, { id: "table-one-seat", args: {}, text: "" }));
  await expect(withOtherNames("Leto", full)).rejects.toThrow();
});
