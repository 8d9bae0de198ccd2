// The options that a game offers, as the lobby asks for them; the page knows none of them by name.
// Values are texts, as the server takes them: docs/table.md.

import type { Game, Option, Variant } from "../lib/types";

/** Stands in a list for "whichever". */
export const RANDOM = "?";

/** The edition with these modules, in whatever order they were chosen. */
export function variantOf(game: Game, edition: string, modules: string[]): Variant | undefined {
  return game.variants.find(
    (each) =>
      each.edition === edition &&
      each.modules.length === modules.length &&
      each.modules.every((module) => modules.includes(module)),
  );
}

/**
 * The modules that go together once one of them was chosen or left out: what it needs comes along, what cannot be with it
 * goes. Of all that is offered, that is whatever differs least from what was chosen before.
 */
export function together(game: Game, edition: string, modules: string[], changed: string): string[] {
  const differs = (each: Variant) =>
    each.modules.filter((module) => !modules.includes(module)).length +
    modules.filter((module) => !each.modules.includes(module)).length;
  const fitting = game.variants.filter(
    (each) => each.edition === edition && each.modules.includes(changed) === modules.includes(changed),
  );
  const [nearest] = fitting.sort((one, other) => differs(one) - differs(other));
  return nearest?.modules ?? [];
}

/** The options that are there with so many seats. */
export function offered(variant: Variant, seats: number): Option[] {
  return variant.options.filter((option) => option.seats.length === 0 || option.seats.includes(seats));
}

/** How many names a list of an option has: the most that it takes, for each of them may be left to chance. */
export function lengthOf(option: Option, seats: number): number {
  return Math.max(...(option.lists[String(seats)] ?? [seats]));
}

/** A list for an option, with what was named before as far as it fits. */
export function listFor(option: Option, seats: number, value: string): string[] {
  const named = option.choices.includes(value) ? [] : value.split(",");
  return Array.from({ length: lengthOf(option, seats) }, (_, at) => {
    const name = named[at] ?? "";
    return option.each.includes(name) ? name : RANDOM;
  });
}

/** The seats that an option holds for; where none was chosen, those that it holds for by default. */
export function seatsFor(option: Option, seats: number, people: number, value: string | undefined): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (value === undefined) return option.people ? all.slice(0, people) : seatsFor(option, seats, people, option.default);
  return option.choices.includes(value) ? all : all.filter((seat) => value.split(",").includes(String(seat)));
}

/** Those of an option's choices that hold, where any number of them may. */
export function someFor(option: Option, value: string | undefined): string[] {
  const named = (value ?? option.default).split(",");
  return option.choices.filter((choice) => named.includes(choice));
}

/** What was chosen, by option, as far as it fits a game with so many seats; what is left out has its default. */
export function given(options: Option[], seats: number, chosen: Record<string, string>): Record<string, string> {
  const fitting: Record<string, string> = {};
  for (const option of options) {
    const value = chosen[option.name];
    if (value === undefined) continue;
    if (option.kind === "seats") fitting[option.name] = seatsFor(option, seats, 0, value).join(",");
    else if (option.kind === "some") fitting[option.name] = someFor(option, value).join(",");
    else if (option.choices.includes(value)) fitting[option.name] = value;
    else if (option.kind === "each" && value) fitting[option.name] = listFor(option, seats, value).join(",");
  }
  return fitting;
}
