import { beforeEach, describe, expect, test } from "vitest";
import { Choice } from "./choice.svelte";

const ACTIONS = ["agent dagger@arrakeen", "agent dagger@carthag", "agent signet@arrakeen", "reveal"];

function targets(action: string): string[] {
  const [verb, rest = ""] = action.split(" ");
  const [card, space] = rest.split("@");
  return verb === "agent" ? [`card:${card}`, `space:${space}`] : ["reveal"];
}

const essential = (action: string) => targets(action).filter((target) => target.startsWith("space:"));

describe("a choice", () => {
  let sent: string[];
  let choice: Choice;

  beforeEach(() => {
    sent = [];
    choice = new Choice(targets, (action) => sent.push(action));
    choice.offer(ACTIONS);
  });

  test("offers every target of its actions", () => {
    expect(choice.actions).toEqual(ACTIONS);
    expect(choice.can("card:dagger")).toBe(true);
    expect(choice.can("space:carthag")).toBe(true);
    expect(choice.can("card:diplomacy")).toBe(false);
  });

  test("is narrowed by what was picked", () => {
    choice.pick("card:dagger");
    expect(choice.actions).toEqual(ACTIONS.slice(0, 2));
    expect(choice.picked("card:dagger")).toBe(true);
    expect(choice.can("card:signet")).toBe(false);
    expect(choice.could("card:signet")).toBe(true);
    expect(choice.narrowing()).toEqual(["space:arrakeen", "space:carthag"]);
    expect(sent).toEqual([]);
  });

  test("is sent when one action is left", () => {
    choice.pick("space:arrakeen");
    choice.pick("card:signet");
    expect(sent).toEqual(["agent signet@arrakeen"]);
    expect(choice.sent).toBe(true);
    expect(choice.actions).toEqual([]);
  });

  test("asks nothing more when a pick leaves one action", () => {
    choice.pick("space:carthag");
    expect(sent).toEqual(["agent dagger@carthag"]);
  });

  test("waits with the last action while something essential of it was not picked", () => {
    const needsSpace = new Choice(targets, (action) => sent.push(action), essential);
    needsSpace.offer(ACTIONS);
    needsSpace.pick("card:signet");
    expect(sent).toEqual([]);
    expect(needsSpace.last).toBe("agent signet@arrakeen");
    expect(needsSpace.narrowing()).toEqual(["space:arrakeen"]);
    needsSpace.pick("space:arrakeen");
    expect(sent).toEqual(["agent signet@arrakeen"]);
  });

  test("takes back what is picked twice, and the last pick with back()", () => {
    choice.pick("card:dagger");
    choice.pick("card:dagger");
    expect(choice.actions).toEqual(ACTIONS);
    choice.pick("card:dagger");
    choice.back();
    expect(choice.picks).toEqual([]);
  });

  test("starts over with a target that does not go with the earlier ones", () => {
    choice.pick("card:dagger");
    choice.pick("card:signet");
    expect(sent).toEqual(["agent signet@arrakeen"]);
  });

  test("keeps the earlier picks that go with the new target", () => {
    choice.offer(["agent a@x", "agent a@y", "agent b@x", "agent b@y"]);
    choice.pick("card:a");
    choice.pick("card:b");
    expect(choice.picks).toEqual(["card:b"]);
    expect(sent).toEqual([]);
  });

  test("cares for no target that no action has", () => {
    choice.pick("space:hagga_basin");
    expect(choice.picks).toEqual([]);
  });

  test("sends once, and again only after it was reopened", () => {
    choice.send("reveal");
    choice.send("reveal");
    expect(sent).toEqual(["reveal"]);
    choice.reopen();
    choice.send("reveal");
    expect(sent).toEqual(["reveal", "reveal"]);
  });

  test("sends nothing that is not legal", () => {
    choice.send("agent dagger@hagga_basin");
    expect(sent).toEqual([]);
  });

  test("starts over with the actions of a new decision", () => {
    choice.pick("card:dagger");
    choice.offer(["pass"]);
    expect(choice.picks).toEqual([]);
    expect(choice.actions).toEqual(["pass"]);
  });
});
