// Actions of War for Arrakis: a verb and the id of what it names. Which things of the table each of them touches.

/** The kind of thing that a verb names. */
const NAMED: Record<string, string> = {
  from: "legion",
  to: "area",
  at: "area",
  fly: "area",
  attack: "area",
  raid: "area",
  zone: "zone",
  scout: "zone",
  die: "die",
  use: "die",
  turn: "die",
  bene_gesserit: "die",
  do: "option",
  special: "leader",
  play: "card",
  discard: "card",
  claim: "prescience",
  card: "prescience",
  leave: "figure",
  lose: "figure",
  reduce: "figure",
  with: "figure",
  train: "token",
  vehicle: "vehicle",
  marker: "marker",
  keep: "imperium",
  raise: "imperium",
  drop: "imperium",
  detonate: "area",
  sector: "sector",
};

const split = (action: string): [verb: string, thing: string] => {
  const at = action.indexOf(" ");
  return at < 0 ? [action, ""] : [action.slice(0, at), action.slice(at + 1)];
};

/** It costs no die, but has a box among those of the dice. */
const DESERT_POWER = "do desert_power";

/** The things of the table that an action touches, as "kind:id". */
export function targets(action: string): string[] {
  const [verb, thing] = split(action);
  if (action === DESERT_POWER) return ["die:desert_power"];
  const kind = NAMED[verb];
  return kind ? [`${kind}:${thing}`] : [`verb:${verb}`];
}

const FREE = new Set(["train", "scout", "detonate", "scheme"]);

/** Whether an action is a free one, beside what is asked. */
export const isFree = (action: string): boolean => FREE.has(split(action)[0]);

/** Verbs that stand under a heading of their own; what a verb can do at once is one group. */
const GROUPS: Record<string, string> = {
  die: "die",
  play: "play",
  special: "special",
  claim: "claim",
  from: "from",
  to: "to",
  at: "at",
  fly: "fly",
  attack: "attack",
  raid: "attack",
  zone: "zone",
};

/** The message id of the heading that an action stands under. */
export function group(action: string): string {
  const [verb] = split(action);
  if (isFree(action)) return "group-free";
  if (action === DESERT_POWER) return "group-die";
  return GROUPS[verb] ? `group-${GROUPS[verb]}` : "group-other";
}

/** The actions that attack an area, or with the legion in it: their labels tell the chance to win. */
export function attacks(kind: string, area: string, actions: string[]): string[] {
  const verbs = kind === "attack" ? ["from"] : ["attack", "raid"];
  return actions.filter((action) => verbs.some((verb) => action === `${verb} ${area}`));
}

const END = "done";

/** `done` ends the turn only where its end is asked for; elsewhere it declines, or ends a choice of many parts. */
export function ending(kind: string, actions: string[]): string {
  return kind === "turn_ends" && actions.includes(END) ? END : "";
}
