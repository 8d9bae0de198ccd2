// What the page may answer by itself.

import type { GameFace } from "../games/face";

/** The answer that needs no asking, if any: the end of a turn with nothing left to do, or a pass that was promised. */
export function silentAnswer(
  face: Pick<GameFace, "ending" | "passing">,
  kind: string,
  actions: string[],
  promised: boolean,
  confirm: boolean,
): string {
  const pass = promised ? face.passing(kind, actions) : "";
  if (pass) return pass;
  return actions.length === 1 && !confirm ? face.ending(kind, actions) : "";
}
