// Actions of Dune: Imperium: which things of the table they touch, and what they are called. docs/notation.md.

import { has, name, t } from "../../lib/i18n.svelte";
import type { Context } from "../face";
import { amount, capital, joined, phrase } from "./effects";
import { asked, player, type ImperiumCatalogue, type ImperiumView } from "./model";

/** The component that an effect stands on: `duncan_idaho` of `duncan_idaho/troops`. */
const source = (path: string): string => path.split("/")[0] ?? "";

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
    `space:${source(path)}`,
    `played:${source(path)}`,
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
  price: ([n]) => [`amount:${n}`],
  leader: ([id]) => [`leader:${id}`],
  draw: () => ["draw"],
  trash_top: () => ["trash_top"],
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

const GROUPS = new Set(["use", "deploy", "retreat", "acquire", "play", "leader"]);

/** The message id of the heading that an action stands under. */
export function group(action: string): string {
  const [verb = ""] = action.split(" ");
  if (verb === "agent") return "board-group-agent";
  return GROUPS.has(verb) ? `group-${verb}` : "group-other";
}

/** The persuasion that a card costs the viewer now, reductions of revealed cards included (I-23.11). */
export function priceOf(
  card: string,
  aside: boolean,
  catalogue: ImperiumCatalogue,
  view: ImperiumView,
  seat: number,
): number {
  const shown = player(view, seat)?.revealed_cards ?? [];
  const less = shown
    .flatMap((id) => catalogue.cards[id]?.reveal ?? [])
    .filter((fx) => fx.word === "discount" && fx.card === card)
    .reduce((sum, fx) => sum + fx.n, aside ? 1 : 0);
  return Math.max(0, (catalogue.cards[card]?.cost ?? 0) - less);
}

/** An action in words; what was picked already is not said again. */
export function label(action: string, context: Context, picks: string[] = []): string {
  const [verb = "", ...words] = action.split(" ");
  const [first = "", second = ""] = words;
  const view = context.view as ImperiumView;
  const catalogue = context.catalogue as unknown as ImperiumCatalogue;
  const decision = asked(view);
  const forRival = decision !== undefined && decision.for !== decision.seat;
  const effects = (path: string) => [catalogue.effects[path]].filter((fx) => fx !== undefined);
  switch (verb) {
    case "agent": {
      const [card = "", space = ""] = first.split("@");
      if (picks.includes(`card:${card}`)) return name("space", space);
      if (picks.includes(`space:${space}`)) return name("card", card);
      return t("action-agent", { card: name("card", card), space: name("space", space) });
    }
    case "pass":
      return t(decision?.kind === "combat_turn" ? "action-pass" : "action-pass-turn");
    case "done":
      return t(doneMessage(decision?.kind ?? ""));
    case "play":
      return t("action-play", { intrigue: name("intrigue", first) });
    case "use":
      if (decision?.kind === "offer" || forRival) return t("action-use-yes");
      if (second)
        return t(`action-${catalogue.effects[first]?.word === "retreat" ? "retreat" : "deploy"}`, {
          n: Number(second),
        });
      if (catalogue.effects[first]?.word === "signet")
        return signet(player(view, context.viewer)?.leader ?? "", catalogue);
      return `${sourceName(source(first), catalogue)}: ${phrase(effects(first), "do")}`;
    case "choose":
      return capital(phrase(effects(first), "do"));
    case "combine": {
      const parts = catalogue.effects[first]?.parts ?? [];
      const chosen = second.split("+").flatMap((at) => effects(parts[Number(at) - 1]?.path ?? ""));
      return capital(joined(chosen.map((fx) => phrase([fx], "do"))));
    }
    case "deploy":
    case "retreat":
      return t(`action-${verb}`, { n: Number(first) });
    case "acquire": {
      const free = decision?.kind === "acquire_free";
      const cost = free ? 0 : priceOf(first, words.includes("aside"), catalogue, view, context.viewer);
      return t("action-acquire", { card: name("card", first), cost, on_top: words.includes("top") ? "yes" : "no" });
    }
    case "trash":
      return t("action-trash", { card: name("card", first), zone: t(`zone-${second}`) });
    case "discard":
    case "remove":
    case "take":
      return t(`action-${verb}`, { card: name("card", first) });
    case "faction":
      return t("action-faction", { faction: name("faction", first) });
    case "tokens":
      return t("action-tokens", { factions: joined(first.split("+").map((id) => name("faction", id))) });
    case "from":
      return first === "leader_card" ? t("action-from-leader") : t("action-from", { space: name("space", first) });
    case "space":
    case "recall":
      return t(`action-${verb}`, { space: name("space", first) });
    case "seat":
      return t("action-seat", {
        who: Number(first) === context.viewer ? t("you") : (context.seats[Number(first)] ?? ""),
      });
    case "price":
      return priceLabel(Number(first), decision?.about ?? "", catalogue);
    case "leader":
      return t("action-leader", { leader: name("leader", first) });
    default:
      return t(`action-${verb}`);
  }
}

/** `done` ends a turn, or declines, or ends what one plays. */
function doneMessage(kind: string): string {
  if (kind === "move" || kind === "confirm") return "action-done";
  if (kind === "defence" || kind === "offer" || kind === "trash") return "action-done-no";
  return kind === "combat_turn" ? "action-done-enough" : "action-done-nothing";
}

/** What the signet ring of a leader does, by its name. */
function signet(leader: string, catalogue: ImperiumCatalogue): string {
  const info = catalogue.leaders[leader];
  if (!info) return name("card", "signet_ring");
  return `${has(`signet-${leader}`) ? t(`signet-${leader}`) : info.signet_name}: ${phrase(info.signet, "do")}`;
}

/** What is paid for which result, at a space with several prices. */
function priceLabel(n: number, about: string, catalogue: ImperiumCatalogue): string {
  const spaces = about in catalogue.spaces ? [catalogue.spaces[about]!] : Object.values(catalogue.spaces);
  const price = spaces.flatMap((space) => space.prices).find(({ pay }) => pay === n);
  if (!price) return String(n);
  return `${t("action-price", { amount: amount(n, price.resource) })}: ${phrase(price.gives, "do")}`;
}

/** The name of the component that an effect stands on. */
export function sourceName(id: string, catalogue: ImperiumCatalogue): string {
  if (id in catalogue.cards) return name("card", id);
  if (id in catalogue.spaces) return name("space", id);
  if (id in catalogue.intrigue) return name("intrigue", id);
  if (id in catalogue.conflicts) return name("conflict", id);
  if (id in catalogue.leaders) return name("leader", id);
  const faction = id.replace(/_track$/, "");
  if (faction in catalogue.tracks) return t("board-track", { faction: name("faction", faction) });
  return id.replaceAll("_", " ");
}
