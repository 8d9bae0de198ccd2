// Choosing by pointing: the legal actions, narrowed by the things that were picked, until one is left.

/** Things of the table that an action has to do with, as "kind:id". */
type Targets = (action: string) => string[];

export class Choice {
  #all = $state.raw<string[]>([]);
  #picks = $state.raw<string[]>([]);
  #sent = $state(false);
  readonly #targets: Targets;
  readonly #act: (action: string) => void;
  readonly #essential: Targets;

  /** The actions that have everything that was picked. */
  readonly actions = $derived.by(() => this.#having(this.#picks));
  readonly #touched = $derived.by(() => new Set(this.actions.flatMap((action) => this.#targets(action))));

  /** `essential`: what must have been picked of an action before it is sent without being asked for by name. */
  constructor(
    targets: Targets = () => [],
    act: (action: string) => void = () => undefined,
    essential: Targets = () => [],
  ) {
    this.#targets = targets;
    this.#act = act;
    this.#essential = essential;
  }

  /** Every legal action, whatever was picked; none while an answer is on its way. */
  get all(): string[] {
    return this.#sent ? [] : this.#all;
  }

  get picks(): string[] {
    return this.#picks;
  }

  /** Whether an answer was sent and the table has not moved on yet. */
  get sent(): boolean {
    return this.#sent;
  }

  /** Start over with the actions of a new decision. */
  offer(actions: string[]): void {
    this.#all = actions;
    this.#picks = [];
    this.#sent = false;
  }

  /** Whether a remaining action has this target. */
  can(target: string): boolean {
    return this.#touched.has(target);
  }

  /** Whether any legal action has this target: picking it starts over if need be. */
  could(target: string): boolean {
    return this.all.some((action) => this.#targets(action).includes(target));
  }

  /** The last action left, which waits to be confirmed or pointed at; "" while several are left or nothing is picked. */
  get last(): string {
    return this.#picks.length && this.actions.length === 1 ? this.actions[0]! : "";
  }

  /** The targets that would narrow the choice further, or complete the last action left. */
  narrowing(): string[] {
    if (this.last) return this.#targets(this.last).filter((target) => !this.picked(target));
    const targets = this.actions.map((action) => this.#targets(action));
    return [...this.#touched].filter((target) => !targets.every((each) => each.includes(target)));
  }

  picked(target: string): boolean {
    return this.#picks.includes(target);
  }

  /** Narrow to the actions with this target, or un-pick it; a single action left is sent, if all it needs is picked. */
  pick(target: string): void {
    if (this.picked(target)) {
      this.#picks = this.#picks.filter((pick) => pick !== target);
      return;
    }
    const picks = [...this.#picks, target];
    if (this.#having(picks).length) this.#picks = picks;
    else if (this.could(target)) this.#picks = this.#compatible(target);
    else return;
    const { last } = this;
    if (last && this.#essential(last).every((each) => this.picked(each))) this.send(last);
  }

  /** Answer with this action. */
  send(action: string): void {
    if (!this.all.includes(action)) return;
    this.#sent = true;
    this.#act(action);
  }

  /** Un-pick what was picked last. */
  back(): void {
    this.#picks = this.#picks.slice(0, -1);
  }

  /** Ask again: the answer was not taken. */
  reopen(): void {
    this.#picks = [];
    this.#sent = false;
  }

  #having(picks: string[]): string[] {
    if (!picks.length) return this.all;
    return this.all.filter((action) => {
      const targets = this.#targets(action);
      return picks.every((pick) => targets.includes(pick));
    });
  }

  /** The new target with those earlier picks that some action has together with it. */
  #compatible(target: string): string[] {
    let kept = [target];
    for (const pick of this.#picks) {
      if (this.#having([...kept, pick]).length) kept = [...kept, pick];
    }
    return kept;
  }
}
