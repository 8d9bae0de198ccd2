// Choosing by pointing: the legal actions, narrowed by the things that were picked, until one is left.

type Targets = (action: string) => string[];

export class Choice {
  #all = $state.raw<string[]>([]);
  #picks = $state.raw<string[]>([]);
  #sent = $state(false);
  readonly #targets: Targets;
  readonly #act: (action: string) => void;

  /** The actions that have everything that was picked. */
  readonly actions = $derived.by(() => this.#having(this.#picks));
  readonly #touched = $derived.by(() => new Set(this.actions.flatMap((action) => this.#targets(action))));

  constructor(targets: Targets = () => [], act: (action: string) => void = () => undefined) {
    this.#targets = targets;
    this.#act = act;
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

  /** The targets that would narrow the choice further: not those that every remaining action has. */
  narrowing(): string[] {
    const targets = this.actions.map((action) => this.#targets(action));
    return [...this.#touched].filter((target) => !targets.every((each) => each.includes(target)));
  }

  picked(target: string): boolean {
    return this.#picks.includes(target);
  }

  /** Narrow to the actions with this target, or un-pick it; a single action left is sent. */
  pick(target: string): void {
    if (this.picked(target)) {
      this.#picks = this.#picks.filter((pick) => pick !== target);
      return;
    }
    const picks = [...this.#picks, target];
    if (this.#having(picks).length) this.#picks = picks;
    else if (this.could(target)) this.#picks = this.#compatible(target);
    else return;
    const [only, more] = this.actions;
    if (only !== undefined && more === undefined) this.send(only);
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
