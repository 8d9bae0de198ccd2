import type { GameFace } from "../games/face";
import type { Summary, View } from "../lib/types";

/** The names of the seats: what people called themselves, else what the game calls them. */
export function namesOf(table: Summary | undefined, face: GameFace, view: View): string[] {
  const given = face.seatNames(view);
  const named = new Map(table?.seats.map((seat) => [seat.seat, seat.name]) ?? []);
  return given.map((name, seat) => named.get(seat) || name);
}
