// Components in words, as the catalogue says them: a card, an Intrigue card, a Conflict, a leader or a space, box by box.

import { capital, list, name, render, t } from "../../lib/i18n.svelte";
import type { Words } from "../../lib/types";
import type {
  BloodlinesSeat,
  CardInfo,
  ConflictInfo,
  ContractInfo,
  ImperiumCatalogue,
  IntrigueInfo,
  LeaderInfo,
  SpaceInfo,
} from "./model";

/** Words as a sentence: with a capital and a full stop. */
export function sentence(words: Words): string {
  return finish(render(words));
}

function finish(text: string): string {
  return text && capital(text) + (/[.!?]$/.test(text) ? "" : ".");
}

/** A number of a resource: "2 water". */
export function amount(n: number, resource: string): string {
  return render({ id: `amount-${resource}`, args: { n } });
}

/** The boxes of a card, an Intrigue card or a leader with their sentences; the empty ones are left out. */
export function boxes(component: CardInfo | IntrigueInfo | LeaderInfo): [box: string, text: string][] {
  return component.says.map(([box, words]) => [box, sentence(words)]);
}

/** The price of a visit in words; "" for nothing. */
export function priceText(cost: [string, number][]): string {
  return list(cost.filter(([, n]) => n > 0).map(([resource, n]) => amount(n, resource)));
}

/** Everything about a space, a sentence each. */
export function spaceLines(space: SpaceInfo, cost: [string, number][]): string[] {
  const price = space.prices.length ? "" : priceText(cost);
  return [...(price ? [finish(t("effect-pay", { mood: "say", amount: price }))] : []), ...space.says.map(sentence)];
}

/** A card in one line: for lists, and for what a button is called. */
export function cardLine(id: string, card: CardInfo): string {
  return [`${name("card", id)}.`, ...boxes(card).map(([box, text]) => `${t(`box-${box}`)}: ${text}`)].join(" ");
}

export function conflictLines(conflict: ConflictInfo): string[] {
  return conflict.says.map((reward, at) => `${t(`place-${at + 1}`)}: ${render(reward)}`);
}

/** What a Conflict card shows besides its rewards: its battle icon, and whether sandworms are kept off. */
export function signLines(conflict: ConflictInfo, wall: boolean): string[] {
  return [
    ...(conflict.icon ? [t("board-battle-icon", { icon: name("battle_icon", conflict.icon) })] : []),
    ...(conflict.protected ? [wall ? t("board-protected") : t("board-unprotected")] : []),
  ];
}

/** A contract in one line. */
export function contractLine(id: string, contract: ContractInfo): string {
  return [`${name("contract", id)}.`, ...contract.says.map(sentence)].join(" ");
}

/** What a card with a battle icon is called: a Conflict that was won, or an Objective; with its icon. */
export function wonName(catalogue: ImperiumCatalogue, id: string): string {
  if (catalogue.objectives && id in catalogue.objectives) return name("objective", id);
  const icon = catalogue.conflicts[id]?.icon;
  return icon ? `${name("conflict", id)} (${name("battle_icon", icon)})` : name("conflict", id);
}

/** Where the Sardaukar Commanders of a seat are; "" for none. */
export function commandersLine({ supply, garrison, conflict }: BloodlinesSeat): string {
  if (!(supply + garrison + conflict)) return "";
  return `${t("board-commanders")}: ${t("board-commanders-counts", { supply, garrison, conflict })}`;
}

/** A Commander Skill: its name and what it does. */
export function skillLine(id: string, { skills }: ImperiumCatalogue): string {
  return [`${name("skill", id)}.`, ...skills![id]!.says.map(sentence)].join(" ");
}

/** A Tech tile: its name and its boxes. */
export function tileLine(id: string, { tiles }: ImperiumCatalogue): string {
  return [`${name("tile", id)}.`, ...tiles![id]!.says.map(([box, words]) => `${t(`box-${box}`)}: ${sentence(words)}`)].join(" ");
}

/** A Navigation card: its name and what it does. */
export function courseLine(id: string, { navigation }: ImperiumCatalogue): string {
  return [`${name("navigation", id)}.`, ...navigation![id]!.says.map(sentence)].join(" ");
}
