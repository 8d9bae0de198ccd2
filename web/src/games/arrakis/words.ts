// Areas, legions and figures in words.

import { has, listed, name, t } from "../../lib/i18n.svelte";
import type { LegionView, Side } from "./model";
import type { Scene } from "./scene.svelte";

const special = (legion: LegionView): string => (legion.side === "atreides" ? "fedaykin" : "sardaukar");
const generic = (legion: LegionView): string => (legion.side === "atreides" ? "naib" : "bashar");

/** What a legion is made of. */
export function legionText(legion: LegionView): string {
  const counted = [
    ["regular", legion.regular],
    ["elite", legion.elite],
    [special(legion), legion.special],
    ["token", legion.tokens.length],
    [generic(legion), legion.generic],
  ] as const;
  return listed([
    ...counted.filter(([, n]) => n).map(([unit, n]) => t(`count-${unit}`, { n })),
    ...legion.named.map((id) => name("leader", id)),
  ]);
}

/** What stands in an area besides legions. */
export function thingsIn(scene: Scene, area: string): string[] {
  const { pieces } = scene;
  const site = pieces.sites.find((each) => each.area === area);
  const has = (areas: string[], what: string): string[] => (areas.includes(area) ? [what] : []);
  return [
    ...(site?.aim ? [t(`board-${site.aim}`)] : []),
    ...(site ? [site.rank ? t("board-site-rank", { site: t(`site-${site.kind}`), n: site.rank }) : t(`site-${site.kind}`)] : []),
    ...has(pieces.harvesters, t("vehicle-harvester")),
    ...has(pieces.wormsigns, t("board-wormsign")),
    ...has(pieces.sandworms, t("worm-sandworm")),
    ...has([pieces.wildMaker], t("worm-wild_maker")),
  ];
}

/** An area and all that is in it, in a sentence. */
export function areaLabel(scene: Scene, area: string): string {
  const legions = scene.view.legions.filter((legion) => legion.area === area);
  const told = [
    ...legions.map((legion) => `${t(`side-${legion.side}`)}: ${legionText(legion)}`),
    ...(scene.pieces.legions.some((legion) => legion.area === area && legion.storm) ? [t("board-storm")] : []),
    ...thingsIn(scene, area),
    ...scene.attacks(area),
  ];
  const terrain = t(`terrain-${scene.areas.find(({ id }) => id === area)?.terrain ?? "desert"}`);
  return [`${name("area", area)} (${terrain})`, ...told].join("; ");
}

/** A figure that is chosen: by its grade, its name, or as a token. */
export function figureName(figure: string, side: Side): string {
  const [, pile, n] = /^(start|token)_(\d+)$/.exec(figure) ?? [];
  if (pile) return t(pile === "start" ? "figure-start_token" : "figure-standard_token", { n: Number(n) });
  const own = { special: side === "atreides" ? "fedaykin" : "sardaukar", generic: side === "atreides" ? "naib" : "bashar" };
  const grade = own[figure as keyof typeof own] ?? figure;
  return has(`figure-${grade}`) ? t(`figure-${grade}`) : name("leader", figure);
}
