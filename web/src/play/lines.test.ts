import { beforeAll, expect, test, vi } from "vitest";
import type { Context, GameFace } from "../games/face";
import { speak } from "../lib/i18n.svelte";
import type { Entry } from "../lib/types";
import { teller } from "./lines";

const face = {
  condense: (entries: Entry[]) => entries,
  event: (entry: Entry) => String(entry.data["words"] ?? ""),
  isTableEvent: (entry: Entry) => entry.seat < 0,
  startsLine: (entry: Entry) => entry.kind === "agent",
} as unknown as GameFace;
const context = { viewer: 0, seats: ["Ada", "Bo"] } as unknown as Context;
const entry = (at: number, kind: string, seat: number, words: string): Entry => ({ at, kind, seat, data: { words } });

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("what one seat did in a row is one sentence", () => {
  const lines = teller(face, () => context)([
    entry(1, "agent", 1, "sends an Agent"),
    entry(1, "paid", 1, "pays"),
    entry(2, "agent", 1, "sends another"),
    entry(3, "agent", 0, "send one"),
  ]);
  expect(lines).toEqual([
    { at: 1, seat: 1, text: "Bo sends an Agent and pays." },
    { at: 2, seat: 1, text: "Bo sends another." },
    { at: 3, seat: 0, text: "You send one." },
  ]);
});

test("a happening of the table stands alone, and what has no words is left out", () => {
  const lines = teller(face, () => context)([
    entry(1, "paid", 1, "pays"),
    entry(1, "quiet", 1, ""),
    entry(1, "round", -1, "Round 2 begins."),
    entry(1, "paid", 1, "pays again"),
  ]);
  expect(lines.map((line) => line.text)).toEqual(["Bo pays.", "Round 2 begins.", "Bo pays again."]);
});
