// The games that the page can draw. Each is loaded when it is first needed.

import type { GameFace } from "./face";

const FACES: Record<string, () => Promise<GameFace>> = {
  imperium: async () => (await import("./imperium")).default,
};

/** Load the face of a game. */
export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game];
  if (!load) throw new Error(`This page cannot draw the game ${game}.`);
  return load();
}
