// The face of a game that has no room of its own here: what it tells as text, the choices at the prompt, log and points.

import { t } from "../../lib/i18n.svelte";
import type { View } from "../../lib/types";
import type { GameFace, Status } from "../face";
import Table from "./Table.svelte";

const scores = (view: View): number[] => (view["scores"] as number[] | undefined) ?? [];

function status(view: View): Status {
  return { round: Number(view["round"] ?? 0), phase: "", first: -1, scores: scores(view), goal: -1 };
}

/** Nothing can be pointed at, so all that is legal stands at the prompt, and nothing is taken without being asked for. */
const face = {
  Table,
  TextTable: Table,
  tabs: [{ id: "table", targets: [] }],
  targets: () => [],
  essential: () => [],
  ending: () => "",
  passing: () => "",
  stretch: () => "",
  pickPrompt: () => "",
  group: () => "group-other",
  seldom: () => false,
  help: (kind: string) => `help-${kind}`,
  series: (view: View) => [{ name: "page-points", values: scores(view) }],
  sources: () => [],
  status,
  seatNames: (view: View) => scores(view).map((_, seat) => t("seat-number", { n: seat + 1 })),
} satisfies GameFace;

export default face;
