// The face of War for Arrakis: its table, its words, its numbers.

import { t } from "../../lib/i18n.svelte";
import type { View } from "../../lib/types";
import type { GameFace, Series, Status } from "../face";
import { ending, group, isFree, targets } from "./actions";
import { LAST_STEP, MARKERS, SIDES, type ArrakisView } from "./model";
import Table from "./Table.svelte";
import TextTable from "./TextTable.svelte";

const begun = (view: View): view is ArrakisView => Array.isArray(view["legions"]);

function units(view: ArrakisView): number[] {
  return SIDES.map((side) =>
    view.legions
      .filter((legion) => legion.side === side)
      .reduce((sum, { regular, elite, special, tokens }) => sum + regular + elite + special + tokens.length, 0),
  );
}

/** How far the tracks of each side have come: of the markers their sum. */
const standing = (view: ArrakisView): number[] => [MARKERS.reduce((sum, marker) => sum + view.markers[marker], 0), view.supremacy];

function series(view: View): Series[] {
  if (!begun(view)) return [];
  return [
    { name: "board-chart-tracks", values: standing(view) },
    { name: "board-chart-units", values: units(view) },
    { name: "board-chart-spice", values: [0, view.spice + view.reserve], most: true },
  ];
}

/** How far the tracks of each side have come. */
function sources(view: View): Series[] {
  if (!begun(view)) return [];
  return [
    ...MARKERS.map((marker) => ({ name: `marker-${marker}`, values: [view.markers[marker], 0] })),
    { name: "board-supremacy-name", values: [0, view.supremacy] },
  ];
}

function status(view: View): Status {
  const table = begun(view) ? view : undefined;
  return {
    round: table?.round ?? 0,
    phase: table?.phase ? t(`phase-${table.phase}`) : "",
    first: -1,
    scores: table?.scores ?? [],
    goal: LAST_STEP,
    end: LAST_STEP,
  };
}

const face = {
  Table,
  TextTable,
  tabs: [
    { id: "board", targets: ["area", "zone", "legion", "figure", "marker"] },
    { id: "hand", targets: ["card", "prescience"] },
    { id: "atreides", targets: ["die", "leader"], seat: 0 },
    { id: "harkonnen", targets: ["die", "leader", "imperium"], seat: 1 },
  ],
  targets,
  essential: () => [],
  ending,
  passing: () => "",
  stretch: (view: View) => String(view["phase"] ?? ""),
  pickPrompt: () => "",
  group,
  seldom: isFree,
  help: (kind: string) => `help-${kind}`,
  series,
  sources,
  status,
  seatNames: () => SIDES.map((side) => t(`side-${side}`)),
} satisfies GameFace;

export default face;
