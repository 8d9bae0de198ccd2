// The games that the page can draw, and how it shows any other. Each is loaded when it is first needed.

import type { GameFace } from "./face";

const FACES: Record<string, () => Promise<GameFace>> = {
  arrakis: async () => (await import("./arrakis")).default,
  imperium: async () => (await import("./imperium")).default,
};

/** Load the face of a game: its own, or the plain one. */
export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game];
  return load ? load() : (await import("./plain")).default;
}
