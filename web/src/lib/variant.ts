// What is played at a table, where that is not simply the first edition of its game.

import { named } from "./i18n.svelte";
import type { Game, Summary } from "./types";

/** The edition, unless it is the game's first one, and the modules. */
export function variantNames({ game: id, edition, modules }: Summary, games: Game[]): string[] {
  const editions = games.find((game) => game.id === id)?.editions ?? [];
  const played = editions.find((each) => each.id === edition);
  return [
    ...(played === editions[0] ? [] : [named(`page-edition-${edition}`, played?.title ?? edition)]),
    ...modules.map((module) => named(`page-module-${module}`, played?.modules[module] ?? module)),
  ];
}
