// Actions of Dune: Imperium: which things of the table they touch. docs/notation.md.

/** What can be clicked of the component that an effect stands on: `duncan_idaho/troops`, `space.arrakeen/troops`. */
function sources(path: string): string[] {
  const [component = ""] = path.split("/");
  const [kind = "", id = ""] = component.includes(".") ? component.split(".") : ["", component];
  if (kind === "contract") return [`held:${id}`];
  if (kind === "tile") return [`held_tile:${id}`];
  return [...(kind === "card" ? [] : [`space:${id}`]), ...(kind === "space" ? [] : [`played:${id}`])];
}

const TARGETS: Record<string, (words: string[]) => string[]> = {
  agent: ([what = ""]) => {
    const [card, space] = what.split("@");
    return [`card:${card}`, `space:${space}`];
  },
  reveal: () => ["reveal"],
  pass: () => ["pass"],
  done: () => ["end"],
  play: ([id]) => [`intrigue:${id}`],
  use: ([path = "", n]) => [
    `effect:${path}`,
    ...sources(path),
    ...(n ? [`amount:${n}`] : []),
  ],
  choose: ([path]) => [`effect:${path}`],
  combine: ([path, parts = ""]) => [`effect:${path}`, ...parts.split("+").map((part) => `part:${part}`)],
  deploy: ([n]) => ["conflict", `amount:${n}`],
  retreat: ([n]) => ["conflict", `amount:${n}`],
  defend: () => ["conflict"],
  acquire: ([id, ...manner]) => [
    `${manner.includes("aside") ? "aside" : "row"}:${id}`,
    `place:${manner.includes("top") ? "top" : "discard"}`,
  ],
  trash: ([id, zone]) => [`${zone === "hand" ? "card" : zone === "play" ? "played" : "discard"}:${id}`],
  discard: ([id]) => [`card:${id}`],
  take: ([id]) => [`discard:${id}`],
  remove: ([id]) => [`row:${id}`],
  faction: ([id]) => [`faction:${id}`],
  tokens: ([ids = ""]) => ids.split("+").map((id) => `faction:${id}`),
  space: ([id]) => [`space:${id}`],
  recall: ([id]) => [`space:${id}`],
  from: ([id]) => (id === "leader_card" ? ["from:leader"] : [`space:${id}`]),
  seat: ([n]) => [`seat:${n}`],
  activate: ([n]) => [`seat:${n}`],
  trade: ([n, what]) => [`seat:${n}`, `goods:${what}`],
  give: ([n]) => [`amount:${n}`],
  hand_over: ([id]) => [`intrigue:${id}`],
  throne: ([id]) => [`row:${id}`],
  track: ([id]) => [`track:${id}`],
  token: ([id]) => [`token:${id}`],
  reinforce: ([split]) => [`split:${split}`],
  ask: () => ["ask"],
  concede: () => ["concede"],
  price: ([n]) => [`amount:${n}`],
  leader: ([id]) => [`leader:${id}`],
  draw: () => ["draw"],
  trash_top: () => ["trash_top"],
  spy: ([post]) => [`post:${post}`],
  recall_spy: ([post]) => [`post:${post}`],
  contract: ([id]) => [`contract:${id}`],
  trash_intrigue: ([id]) => [`intrigue:${id}`],
  acquire_to_hand: ([id]) => [`row:${id}`, "place:hand"],
  turn: ([id]) => [`won:${id}`],
  pair: ([id]) => [`won:${id}`],
  keep: ([id]) => [`won:${id}`],
  deploy_with: ([n]) => ["conflict", `amount:${n}`],
  retreat_with: ([n]) => ["conflict", `amount:${n}`],
  skill: ([id]) => [`skill:${id}`],
  tech: ([id]) => [`tile:${id}`],
  flip: ([id]) => [`held_tile:${id}`],
  scrap: ([id]) => [`held_tile:${id}`],
  recite: ([id]) => [`card:${id}`],
  rout: ([seat]) => [`seat:${seat}`],
  hand_out: ([id, seat]) => [`intrigue:${id}`, `seat:${seat}`],
  fulfil: ([id]) => [`held:${id}`],
};

/** The things of the table that an action touches, as "kind:id". */
export function targets(action: string): string[] {
  const [verb = "", ...words] = action.split(" ");
  return TARGETS[verb]?.(words) ?? [`verb:${verb}`];
}

/** A card is not spent before its space was pointed at. */
export function essential(action: string): string[] {
  return action.startsWith("agent ") ? targets(action).filter((target) => target.startsWith("space:")) : [];
}

const GROUPS = new Set(["use", "deploy", "retreat", "acquire", "play", "leader", "spy", "recall_spy", "contract"]);

/** The message id of the heading that an action stands under. */
export function group(action: string): string {
  const [verb = ""] = action.split(" ");
  if (verb === "agent") return "board-group-agent";
  return GROUPS.has(verb) ? `group-${verb}` : "group-other";
}
