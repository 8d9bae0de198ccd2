import { beforeAll, expect, test, vi } from "vitest";
import { nameThings, speak } from "../lib/i18n.svelte";
import type { Question } from "../lib/types";
import { labels, promptOf } from "./choices";

const question: Question = {
  prompt: { id: "prompt-faction", args: { n: 2 } },
  labels: [
    { id: "action-agent", args: { card: "dagger", space: "wealth" } },
    { id: "action-trash", args: { card: "dagger", zone: "hand" } },
    { id: "action-reveal" },
  ],
};
const TARGETS: Record<string, string[]> = {
  "agent dagger@wealth": ["card:dagger", "space:wealth"],
  "trash dagger hand": ["card:dagger"],
  reveal: ["reveal"],
};
const [agent, trash, reveal] = Object.keys(TARGETS) as [string, string, string];
const label = labels(question, Object.keys(TARGETS), (action) => TARGETS[action] ?? []);

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  nameThings({ game: "imperium", names: { card: { dagger: "Dagger" }, space: { wealth: "Wealth" } } }, ["Ada", "Bo"], 0);
});

test("actions are called as the server calls them", () => {
  expect(label(agent)).toBe("Send an Agent to Wealth with Dagger");
  expect(label(reveal)).toBe("Reveal your hand");
  expect(label("dance")).toBe("dance");
});

test("what was picked is not said again, where all of an action can be pointed at", () => {
  expect(label(agent, ["card:dagger"])).toBe("Wealth");
  expect(label(agent, ["space:wealth"])).toBe("Dagger");
  expect(label(agent, ["card:scout"])).toBe("Send an Agent to Wealth with Dagger");
  expect(label(trash, ["card:dagger"])).toBe("Trash Dagger from hand");
});

test("who is not asked is told who decides", () => {
  const decision = { seat: 1, for: 1, kind: "turn", about: "", n: 0 };
  expect(promptOf(question, { decision }, ["Ada", "Bo"])).toBe("With which faction do you gain 2 influence?");
  expect(promptOf(undefined, { decision }, ["Ada", "Bo"])).toBe("Bo decides.");
  expect(promptOf(undefined, { decision: {} }, ["Ada", "Bo"])).toBe("The game is over.");
});
