// Who won with whom: the outcome of a game by sides, a team or a seat alone.

import type { Result } from "../lib/types";

export interface Side {
  place: number;
  seats: number[];
  points: number;
}

/** The sides of a game, from the first to the last. */
export function sidesOf({ ranking, teams, scores, places }: Result): Side[] {
  const sideOf = (seat: number) => teams.find((team) => team.includes(seat)) ?? [seat];
  const sides = ranking.flatMap((group) => group.map(sideOf).filter((side, at, all) => all.indexOf(side) === at));
  return sides.map((seats) => ({
    place: places[seats[0] ?? 0] ?? 0,
    seats,
    points: seats.reduce((sum, seat) => sum + (scores[seat] ?? 0), 0),
  }));
}

/** What is said of the end: the id of a message, and the seats that it speaks of. */
export function headline(result: Result, viewer: number): { id: string; seats: number[] } {
  const first = sidesOf(result).filter(({ place }) => place === 1);
  const won = first.flatMap(({ seats }) => seats);
  const own = first.find(({ seats }) => seats.includes(viewer));
  if (own?.seats.length === 1) return { id: "page-won-you", seats: [] };
  if (own) return { id: "page-won-you-together", seats: own.seats.filter((seat) => seat !== viewer) };
  if (first.length > 1) return { id: "page-won-shared", seats: won };
  return { id: won.length > 1 ? "page-won-together" : "page-won", seats: won };
}
