import { describe, expect, it } from "vitest";
import { attacks, ending, group, targets } from "./actions";

describe("what an action points at", () => {
  it.each([
    ["from windgap", "legion:windgap"],
    ["to isw_2", "area:isw_2"],
    ["fly arrakeen", "area:arrakeen"],
    ["scout az_1", "zone:az_1"],
    ["die leadership", "die:leadership"],
    ["special paul_atreides", "leader:paul_atreides"],
    ["claim desert_war", "prescience:desert_war"],
    ["lose token_3", "figure:token_3"],
    ["raise choam", "imperium:choam"],
    ["do desert_power", "die:desert_power"],
    ["do move", "option:move"],
    ["retreat", "verb:retreat"],
  ])("%s", (action, target) => {
    expect(targets(action)).toEqual([target]);
  });
});

describe("attacks", () => {
  it("are found by the legion that is picked, then by what it attacks", () => {
    expect(attacks("attack", "se_5", ["from se_5", "from se_6", "done"])).toEqual(["from se_5"]);
    expect(attacks("attack_at", "se_6", ["attack se_6", "raid se_7"])).toEqual(["attack se_6"]);
    expect(attacks("attack_at", "se_7", ["attack se_6", "raid se_7"])).toEqual(["raid se_7"]);
    expect(attacks("move", "se_5", ["from se_5"])).toEqual([]);
  });
});

describe("headings", () => {
  it("keep free actions apart from the action of the turn", () => {
    expect(group("train start_1")).toBe("group-free");
    expect(group("play war_plan")).toBe("group-play");
    expect(group("raid windgap")).toBe(group("attack windgap"));
    expect(group("retreat")).toBe("group-other");
  });

  it("give the end of a turn its own place, but not the end of a choice", () => {
    expect(ending("turn_ends", ["scout az_1", "done"])).toBe("done");
    expect(ending("move", ["from isw_2", "done"])).toBe("");
    expect(ending("turn", ["die house"])).toBe("");
  });
});
