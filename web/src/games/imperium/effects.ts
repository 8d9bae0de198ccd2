// Effects in words, from the declarations that the engine runs: messages `effect-…`, `condition-…`, `special-…`.

import { name, t } from "../../lib/i18n.svelte";
import type { Fx, LeaderInfo, SpaceInfo } from "./model";

const COMPOUND = new Set(["all", "either", "choose", "arrow", "when", "per", "opponents", "next_reveal"]);
const yes = (is: boolean | undefined): string => (is ? "yes" : "no");

/** Join things in words with message `list-and`, `list-or` or `list-or-long`. */
export function joined(parts: string[], message = "list-and", comma = ", "): string {
  if (parts.length < 2) return parts[0] ?? "";
  return t(message, { items: parts.slice(0, -1).join(comma), last: parts[parts.length - 1]! });
}

/** Names in words, equal ones counted: "Dagger ×2 and Diplomacy". */
export function listed(names: string[]): string {
  const counts = new Map<string, number>();
  for (const it of names) counts.set(it, (counts.get(it) ?? 0) + 1);
  return joined([...counts].map(([it, count]) => (count === 1 ? it : `${it} ×${count}`))) || t("list-nothing");
}

/** A number of a resource: "2 water". */
export function amount(n: number, resource: string): string {
  return t(`amount-${resource}`, { n });
}

/** How verbs stand: addressed to the player, or as the name of an action ("do"), as on a button. English has one form. */
type Mood = "say" | "do";

/** Several effects as one phrase, without a capital and without a full stop. */
export function phrase(effects: Fx[], mood: Mood = "say", asPrice = false): string {
  const parts = effects.map((fx) => one(fx, mood, asPrice));
  return effects.some((fx) => COMPOUND.has(fx.word)) ? parts.join("; ") : joined(parts);
}

/** Several effects as one sentence; empty for none. */
export function sentence(effects: Fx[]): string {
  return effects.length ? finish(phrase(effects)) : "";
}

/** A phrase as a sentence: with a capital and a full stop. */
export function finish(text: string): string {
  return text && capital(text) + (/[.!?]$/.test(text) ? "" : ".");
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function one(fx: Fx, mood: Mood, asPrice: boolean): string {
  const parts = fx.parts ?? [];
  switch (fx.word) {
    case "all":
      return phrase(parts, mood);
    case "either": {
      const long = parts.some((part) => COMPOUND.has(part.word));
      const options = parts.map((part) => phrase([part], mood));
      return t("effect-either", { parts: joined(options, long ? "list-or-long" : "list-or", long ? "; " : ", ") });
    }
    case "choose":
      return t("effect-choose", { mood, n: fx.n, parts: parts.map((part) => phrase([part], mood)).join(", ") });
    case "arrow":
      return t("effect-arrow", { cost: phrase(fx.cost ?? [], mood, true), parts: phrase(parts, mood) });
    case "when":
      return t("effect-when", { condition: condition(fx), parts: phrase(parts, mood) });
    case "special":
      return t(`special-${fx.special}`, { mood });
    case "influence":
      if (!fx.faction) return t("effect-influence_any", args(fx, mood, asPrice));
  }
  return t(`effect-${fx.word}`, args(fx, mood, asPrice));
}

function condition(fx: Fx): string {
  return fx.when === "special" ? t(`special-${fx.special}`) : t(`condition-${fx.when}`, args(fx, "say", false));
}

/** What an effect's message may speak of. */
function args(fx: Fx, mood: Mood, asPrice: boolean): Record<string, string | number> {
  const said: Record<string, string | number> = {
    mood,
    n: fx.n,
    any: yes(fx.any),
    on_top: yes(fx.on_top),
    optional: yes(fx.optional && !asPrice),
  };
  if (fx.resource) said["amount"] = amount(fx.n, fx.resource);
  if (fx.faction) said["faction"] = fx.faction === "any" ? "any" : name("faction", fx.faction);
  if (fx.factions)
    said["factions"] = joined(
      fx.factions.map((id) => name("faction", id)),
      "list-or",
    );
  if (fx.card) said["card"] = name("card", fx.card);
  if (fx.space) said["space"] = name("space", fx.space);
  if (fx.place) said["place"] = t(`place-${fx.place}`);
  if (fx.parts) said["parts"] = phrase(fx.parts, mood);
  return said;
}

/** What a visit to a space gives, in sentences; its price and what it needs are not among them. */
export function spaceSentences(space: SpaceInfo): string[] {
  const lines = space.faction ? [t("space-visit", { faction: name("faction", space.faction) })] : [];
  if (space.effects.length) lines.push(phrase(space.effects));
  for (const price of space.prices) {
    lines.push(
      t("effect-arrow", {
        cost: t("effect-pay", { amount: amount(price.pay, price.resource) }),
        parts: phrase(price.gives),
      }),
    );
  }
  if (space.hall) lines.push(t("space-hall", { n: space.hall }));
  if (space.combat) lines.push(t("space-combat"));
  return lines.map(finish);
}

/** The standing ability of a leader, in a sentence. */
export function abilitySentence(leader: LeaderInfo): string {
  const lines: string[] = [];
  if (leader.setup.length) lines.push(t("trait-setup", { parts: phrase(leader.setup) }));
  for (const [trait, value] of Object.entries(leader.traits)) {
    if (trait === "discount_icon") lines.push(t("trait-discount_icon", { icon: name("icon", String(value)) }));
    else if (trait === "ignores_enemies") {
      const icons = (value as string[]).map((icon) => name("icon", icon));
      lines.push(t("trait-ignores_enemies", { icons: joined(icons) }));
    } else lines.push(t(`trait-${trait}`));
  }
  if (leader.council.length) lines.push(t("trait-council", { parts: phrase(leader.council) }));
  return finish(lines.join("; "));
}
