// What the page may answer by itself, and what ends a turn.

export const END = "done";
export const PASS = "pass";

/** Whether `done` ends the turn in this kind of decision (elsewhere it declines something). */
export function endsTurn(kind: string): boolean {
  return kind === "move" || kind === "confirm";
}

/** Whether passing can be left to the page in this kind of decision: not a whole turn. */
export function mayPass(kind: string, actions: string[]): boolean {
  return kind !== "turn" && actions.includes(PASS);
}

/** The answer that needs no asking, if any: the end of a turn with nothing left to do, or a pass that was promised. */
export function silentAnswer(kind: string, actions: string[], passing: boolean, confirm: boolean): string {
  if (passing && mayPass(kind, actions)) return PASS;
  const only = actions.length === 1 && actions[0] === END;
  return only && endsTurn(kind) && !confirm ? END : "";
}
