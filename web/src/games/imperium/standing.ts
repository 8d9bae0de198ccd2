// Who and what is on a space now, in words.

import { listed, t } from "../../lib/i18n.svelte";
import { spiesOn } from "./model";
import type { Scene } from "./scene.svelte";

/** A sentence for everything that stands or lies on a space. */
export function standing(scene: Scene, space: string): string[] {
  const { agents, bonus, control } = scene.view.spaces[space]!;
  const who = (seat: number) => scene.seatName(seat);
  const lines = agents.map((seat) => t("board-agent-of", { who: who(seat) }));
  if (bonus) lines.push(t("board-bonus-spice", { n: bonus }));
  if (control >= 0) lines.push(t("board-controlled", { who: who(control) }));
  for (const seat of scene.seats) {
    if (scene.player(seat).voice === space) lines.push(t("board-closed", { who: who(seat) }));
  }
  if (space === "mentat" && scene.view.mentat < 0) lines.push(t("board-mentat-here"));
  if (scene.view.bloodlines?.commanders.includes(space)) lines.push(t("board-commander-here"));
  if (space === "high_council") {
    const councillors = scene.seats.filter((seat) => scene.player(seat).council);
    lines.push(t("board-council-seats", { names: listed(councillors.map(who)) }));
  }
  const posts = Object.entries(scene.catalogue.posts ?? {}).filter(([, post]) => post.spaces.includes(space));
  const spies = new Set(posts.flatMap(([post]) => spiesOn(scene.view, post)));
  if (spies.size) lines.push(t("board-spied", { names: listed([...spies].map(who)) }));
  return lines;
}
