// Components in words: what a card, an Intrigue card, a Conflict, a leader or a space says, box by box.

import { name, t } from "../../lib/i18n.svelte";
import { abilitySentence, amount, finish, joined, phrase, sentence, spaceSentences } from "./effects";
import type { CardInfo, ConflictInfo, Fx, IntrigueInfo, LeaderInfo, SpaceInfo } from "./model";

type Boxes = [box: string, text: string][];

const number = (word: string, n: number): Fx => ({ word, path: "", n, optional: false });

/** The boxes of a card with their sentences; the empty ones are left out. */
export function cardBoxes(card: CardInfo): Boxes {
  const printed = [
    ...(card.persuasion ? [number("persuasion", card.persuasion)] : []),
    ...(card.swords ? [number("swords", card.swords)] : []),
  ];
  const boxes: [string, Fx[]][] = [
    ["agent", card.agent],
    ["reveal", [...printed, ...card.reveal]],
    ["acquire", card.acquire],
    ["trashed", card.trashed],
  ];
  return said(boxes);
}

/** When an Intrigue card may be played, and what it does then. */
export function intrigueBoxes(card: IntrigueInfo): Boxes {
  return said([
    ["plot", card.plot],
    ["combat", card.combat],
    ["endgame", card.endgame],
  ]);
}

export function leaderBoxes(leader: LeaderInfo): Boxes {
  return [
    ["ability", abilitySentence(leader)],
    ["signet", sentence(leader.signet)],
  ];
}

function said(boxes: [string, Fx[]][]): Boxes {
  return boxes.filter(([, effects]) => effects.length).map(([box, effects]) => [box, sentence(effects)]);
}

/** The price of a visit in words; "" for nothing. */
export function priceText(cost: [string, number][]): string {
  return joined(cost.filter(([, n]) => n > 0).map(([resource, n]) => amount(n, resource)));
}

/** Everything about a space, a sentence each. */
export function spaceLines(space: SpaceInfo, cost: [string, number][]): string[] {
  const lines: string[] = [];
  const price = space.prices.length ? "" : priceText(cost);
  if (price) lines.push(finish(t("effect-pay", { amount: price })));
  for (const [faction, n] of Object.entries(space.needs)) {
    lines.push(finish(t("space-needs", { n, faction: name("faction", faction) })));
  }
  lines.push(...spaceSentences(space));
  if (space.control.length) lines.push(`${t("box-control")}: ${phrase(space.control)}.`);
  return lines;
}

/** A card in one line: for lists, and for what a button is called. */
export function cardLine(id: string, card: CardInfo): string {
  return [`${name("card", id)}.`, ...cardBoxes(card).map(([box, text]) => `${t(`box-${box}`)}: ${text}`)].join(" ");
}

export function conflictLines(conflict: ConflictInfo): string[] {
  return conflict.rewards.map((reward, at) => `${t(`place-${at + 1}`)}: ${phrase(reward)}`);
}
