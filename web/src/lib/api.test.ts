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
