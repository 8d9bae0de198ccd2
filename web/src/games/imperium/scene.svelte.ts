// What every part of the table looks at: the view, the catalogue, and what can be chosen now.

import { createContext } from "svelte";
import type { Text } from "../../lib/types";
import type { TableProps } from "../face";
import {
  asked,
  copies,
  player,
  seatNumbers,
  type ImperiumCatalogue,
  type ImperiumMine,
  type ImperiumView,
  type Player,
} from "./model";

export class Scene {
  readonly #props: () => TableProps;
  readonly #walkers = new Walkers();
  /** The number of the Agent that stands on "seat@space", the same for as long as it stands there. */
  readonly walkers = $derived.by(() => this.#walkers.follow(this.view));

  constructor(props: () => TableProps) {
    this.#props = props;
  }

  get view(): ImperiumView {
    return this.#props().view as ImperiumView;
  }

  get mine(): ImperiumMine {
    return this.#props().mine as ImperiumMine;
  }

  get catalogue(): ImperiumCatalogue {
    return this.#props().catalogue as unknown as ImperiumCatalogue;
  }

  get viewer(): number {
    return this.#props().viewer;
  }

  get choice(): TableProps["choice"] {
    return this.#props().choice;
  }

  /** The kind of the decision that the viewer is asked for, or "". */
  get kind(): string {
    const decision = asked(this.view);
    return decision && decision.seat === this.viewer ? decision.kind : "";
  }

  /** The seat whose turn or decision it is, or -1. */
  get active(): number {
    return asked(this.view)?.for ?? -1;
  }

  get seats(): number[] {
    return seatNumbers(this.view);
  }

  /** The seats around the table from the viewer's left on; a spectator sees them all. */
  get others(): number[] {
    const all = this.seats;
    if (this.viewer < 0) return all;
    return all.map((_, i) => (this.viewer + 1 + i) % all.length).filter((seat) => seat !== this.viewer);
  }

  /** The cards that the viewer has in play, each with its number among its equals: those still in hand come first. */
  get inPlay(): { id: string; copy: number }[] {
    const { played, revealed_cards } = this.player(this.viewer);
    return copies([...(this.mine.hand ?? []), ...played, ...revealed_cards]).slice(this.mine.hand?.length ?? 0);
  }

  player(seat: number): Player {
    return player(this.view, seat)!;
  }

  /** The Allies of a Commander: the one on the left, the one on the right (U-22.2). */
  allies(commander: number): number[] {
    const n = this.seats.length;
    const team = this.teams.find((each) => each.includes(commander)) ?? [];
    const away = (seat: number) => (seat - commander + n) % n;
    return team.filter((seat) => seat !== commander).sort((a, b) => away(a) - away(b));
  }

  /** The Commander whose turn has activated an Ally, or -1 (U-22.12). */
  activatedBy(ally: number): number {
    return this.seats.find((seat) => this.player(seat).team?.ally === ally) ?? -1;
  }

  /** Whom a Commander's Agent on a space activates; -1 where it is no such token. */
  tokenFor(seat: number, space: string): number {
    const { team } = this.player(seat);
    const [left = -1, right = -1] = team?.commands ? this.allies(seat) : [];
    return team?.left === space ? left : team?.right === space ? right : -1;
  }

  /** Whether a seat has troops and a place on the tracks of the board: all but Commanders (U-22.6, U-22.10). */
  fights(seat: number): boolean {
    return !this.player(seat).team?.commands;
  }

  get names(): string[] {
    return this.#props().seats;
  }

  get teams(): number[][] {
    return this.#props().teams;
  }

  seatName(seat: number): string {
    return this.#props().seats[seat] ?? "";
  }

  why(action: string): Promise<Text | ""> {
    return this.#props().why(action);
  }

  /** The amount that a visit costs the viewer, reductions included. */
  cost(space: string): [string, number][] {
    const printed = Object.entries(this.catalogue.spaces[space]?.cost ?? {});
    const reduced = this.mine.decision?.costs?.[space];
    if (reduced === undefined) return printed;
    return printed.map(([resource, n]) => [resource, typeof reduced === "number" ? reduced : (reduced[resource] ?? n)]);
  }

  /** The action to ask about when a space cannot be visited: with the card picked, or the one in hand that comes furthest. */
  visit(space: string): string {
    const hand = this.mine.hand ?? [];
    const picked = this.choice.picks.find((pick) => pick.startsWith("card:"))?.slice(5);
    const icon = this.catalogue.spaces[space]?.icon ?? "";
    const icons = (id: string) => this.catalogue.cards[id]?.icons ?? [];
    const card = picked ?? hand.find((id) => icons(id).includes(icon)) ?? hand.find((id) => icons(id).length) ?? hand[0];
    return card ? `agent ${card}@${space}` : "";
  }

  /** The action to ask about when a card in hand cannot be played: to a space that it has the icon of. */
  send(card: string): string {
    const icons = this.catalogue.cards[card]?.icons ?? [];
    const spaces = Object.entries(this.catalogue.spaces);
    const [space] = spaces.find(([, info]) => icons.includes(info.icon)) ?? spaces[0]!;
    return `agent ${card}@${space}`;
  }
}

/** Numbers the Agents of each seat, so that a walk can be drawn: the next one sent is the last one waiting. */
class Walkers {
  #standing = new Map<string, number>();

  follow(view: ImperiumView): Map<string, number> {
    const now = new Map<string, number>();
    for (const seat of seatNumbers(view)) {
      const places = Object.keys(view.spaces).filter((space) => view.spaces[space]!.agents.includes(seat));
      const ready = view.players[String(seat)]!.ready;
      const stayed = places.filter((space) => this.#standing.has(`${seat}@${space}`));
      const taken = new Set(stayed.map((space) => this.#standing.get(`${seat}@${space}`)!));
      let next = ready;
      for (const space of places) {
        const key = `${seat}@${space}`;
        const old = this.#standing.get(key);
        if (old !== undefined) {
          now.set(key, old);
          continue;
        }
        while (taken.has(next)) next += 1;
        now.set(key, next);
        taken.add(next);
      }
    }
    this.#standing = now;
    return now;
  }
}

export const [useScene, setScene] = createContext<Scene>();
