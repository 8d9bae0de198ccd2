// The face of Dune: Imperium: its table, its words, its numbers.

import { name, t } from "../../lib/i18n.svelte";
import type { View } from "../../lib/types";
import type { GameFace, Series, Status } from "../face";
import { essential, group, targets } from "./actions";
import { ending, passing, pickPrompt, stretch } from "./turn";
import { GOAL, type ImperiumView, type Player } from "./model";
import Table from "./Table.svelte";
import TextTable from "./TextTable.svelte";

/** The players of a game; none before it begins. */
const players = (view: View): Player[] => Object.values((view as ImperiumView).players ?? {});
const sum = (numbers: Record<string, number>): number => Object.values(numbers).reduce((a, b) => a + b, 0);

function series(view: View): Series[] {
  const all = players(view);
  return [
    { name: "board-chart-points", values: all.map((player) => player.vp) },
    { name: "board-chart-influence", values: all.map((player) => sum(player.influence) + (player.team?.track ?? 0)) },
    { name: "board-chart-troops", values: all.map((player) => player.garrison + player.conflict) },
    { name: "board-chart-resources", values: all.map((player) => sum(player.goods)) },
    ...(all[0]?.uprising ? [{ name: "board-chart-spies", values: all.map(({ uprising }) => uprising!.spies.length) }] : []),
    ...((view as ImperiumView).uprising?.market
      ? [{ name: "board-chart-contracts", values: all.map(({ uprising }) => uprising?.completed.length ?? 0) }]
      : []),
  ];
}

/** The sources that gave or took points in this game. */
function sources(view: View): Series[] {
  const all = players(view);
  return Object.keys(all[0]?.points ?? {})
    .map((id) => ({ name: `source-${id}`, values: all.map((player) => player.points[id] ?? 0) }))
    .filter(({ values }) => values.some((n) => n !== 0));
}

function status(view: View): Status {
  const table = view as ImperiumView;
  return {
    round: table.round ?? 0,
    phase: table.phase ? name("phase", table.phase) : "",
    first: table.first ?? -1,
    scores: players(view).map((player) => player.vp),
    goal: GOAL,
  };
}

/** Seats that nobody named are called by their leader; House Hagal by its name. */
function seatNames(view: View): string[] {
  return players(view).map((player, seat) => {
    if (player.sitter === "spoiler") return t("house-hagal");
    if (player.leader) return name("leader", player.leader);
    return player.sitter !== "person" ? t(`${player.sitter}-number`, { n: seat }) : t("seat-number", { n: seat + 1 });
  });
}

const face = {
  Table,
  TextTable,
  tabs: [
    { id: "board", targets: ["space", "post", "faction", "track", "conflict", "leader"] },
    { id: "hand", targets: ["card", "intrigue", "played", "held", "held_tile", "won"] },
    { id: "row", targets: ["row", "aside", "contract", "skill", "tile"] },
    { id: "houses", targets: ["seat"] },
  ],
  targets,
  essential,
  ending,
  passing,
  stretch,
  pickPrompt,
  group,
  seldom: () => false,
  help: (kind: string) => `help-${kind}`,
  series,
  sources,
  status,
  seatNames,
} satisfies GameFace;

export default face;
