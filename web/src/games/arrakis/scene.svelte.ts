// What every part of the table looks at: the view, the catalogue, and what can be chosen now.

import { createContext } from "svelte";
import type { Text } from "../../lib/types";
import type { TableProps } from "../face";
import { attacks, targets } from "./actions";
import type { Way } from "./map/model";
import { asked, areasOf, piecesOf, SIDES, zonesOf, type ArrakisCatalogue, type ArrakisMine, type ArrakisView, type Side } from "./model";

export class Scene {
  readonly #props: () => TableProps;

  constructor(props: () => TableProps) {
    this.#props = props;
  }

  readonly areas = $derived.by(() => areasOf(this.catalogue));
  readonly zones = $derived.by(() => zonesOf(this.catalogue));
  readonly pieces = $derived.by(() => piecesOf(this.view, this.mine, this.catalogue));

  get view(): ArrakisView {
    return this.#props().view as ArrakisView;
  }

  get mine(): ArrakisMine {
    return this.#props().mine as ArrakisMine;
  }

  get catalogue(): ArrakisCatalogue {
    return this.#props().catalogue as ArrakisCatalogue;
  }

  get viewer(): number {
    return this.#props().viewer;
  }

  /** What has happened so far. */
  get told(): TableProps["told"] {
    return this.#props().told;
  }

  get choice(): TableProps["choice"] {
    return this.#props().choice;
  }

  /** Before anything has been set up there is nothing to draw. */
  get begun(): boolean {
    return Array.isArray(this.view.legions);
  }

  /** The viewer's own side; "" for those who watch. */
  get side(): Side | "" {
    return SIDES[this.viewer] ?? "";
  }

  /** Both sides, the viewer's own last, next to the hand. */
  get sides(): Side[] {
    return this.side === "atreides" ? ["harkonnen", "atreides"] : ["atreides", "harkonnen"];
  }

  /** The kind of the decision that the viewer is asked for, or "". */
  get kind(): string {
    const decision = asked(this.view);
    return decision && decision.seat === this.viewer ? decision.kind : "";
  }

  /** The side whose decision it is. */
  get active(): Side | "" {
    return SIDES[asked(this.view)?.seat ?? -1] ?? "";
  }

  /** The area that a decision of the viewer is about: where a legion starts, where hits are taken. */
  get origin(): string {
    const about = this.kind ? (asked(this.view)?.about ?? "") : "";
    return about in this.catalogue.areas ? about : "";
  }

  /** Whether a battle or figures to choose are shown below, at the southern edge of the map: where they cover less. */
  get low(): boolean {
    const height = this.catalogue.canvas[1];
    const lit = this.choice.all.flatMap(targets).map((target) => this.#northing(target) / height);
    const [north, south] = [lit.filter((y) => y < 0.32).length, lit.filter((y) => y > 0.62).length];
    return north === south ? this.#northing(`area:${this.view.battle?.at || this.origin}`) < height * 0.42 : south < north;
  }

  /** How far down the map something lies; NaN for what does not lie on it. */
  #northing(target: string): number {
    const [kind = "", id = ""] = target.split(":");
    if (kind === "zone") return this.catalogue.zones[id]?.xy[1] ?? NaN;
    const ys = kind === "area" || kind === "legion" ? this.catalogue.areas[id]?.outline.map(([, y]) => y) : undefined;
    return ys ? (Math.min(...ys) + Math.max(...ys)) / 2 : NaN;
  }

  /** The ways of a legion that are not simply a step: by ornithopter, or riding. */
  get ways(): Way[] {
    const from = this.origin;
    const near = this.catalogue.areas[from]?.adjacent ?? [];
    return this.choice.all.flatMap((action): Way[] => {
      const [verb = "", to = ""] = action.split(" ");
      if (!from || !(to in this.catalogue.areas)) return [];
      if (verb === "fly" || verb === "raid") return [{ areas: [from, to], by: "ornithopter" }];
      return (verb === "to" || verb === "attack") && !near.includes(to) ? [{ areas: [from, to], by: "ride" }] : [];
    });
  }

  /** What the attacks are called that can be made on an area, or with the legion in it: with the chance to win. */
  attacks(area: string): string[] {
    return attacks(this.kind, area, this.choice.all).map((action) => this.label(action));
  }

  seatName(side: Side): string {
    return this.#props().seats[SIDES.indexOf(side)] ?? "";
  }

  label(action: string): string {
    return this.#props().label(action);
  }

  why(action: string): Promise<Text | ""> {
    return this.#props().why(action);
  }
}

export const [useScene, setScene] = createContext<Scene>();
