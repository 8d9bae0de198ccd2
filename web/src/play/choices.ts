// What is asked and what can be chosen, in the words of the server.

import { list, render, t } from "../lib/i18n.svelte";
import type { Asked, Question, View, Words } from "../lib/types";

/** An action in words; what was picked already is not said again. */
export type Label = (action: string, picks?: string[]) => string;

/** The labels of the actions of a decision; `targets` are the things of the table that an action touches. */
export function labels(question: Question | undefined, actions: string[], targets: (action: string) => string[]): Label {
  const said = new Map(actions.map((action, at) => [action, question?.labels[at] ?? action]));
  return (action, picks = []) => {
    const words = said.get(action) ?? action;
    return unpicked(words, targets(action), picks) || render(words);
  };
}

/** What is left to say of an action whose arguments can all be pointed at, when some of them were. */
function unpicked(words: Words, targets: string[], picks: string[]): string {
  const args = typeof words === "object" && "id" in words ? Object.entries(words.args ?? {}) : [];
  const target = ([key, value]: [string, Words]) => `${key}:${String(value)}`;
  if (!args.every((arg) => targets.includes(target(arg)))) return "";
  const left = args.filter((arg) => !picks.includes(target(arg)));
  if (left.length === args.length) return "";
  return list(left.map(([key, value]) => render({ name: [key, String(value)] })));
}

/** What is asked, or who decides instead. */
export function promptOf(question: Question | undefined, view: View, names: string[]): string {
  if (question) return render(question.prompt);
  const { seat } = view.decision as Partial<Asked>;
  return seat === undefined ? t("prompt-over") : t("prompt-wait", { who: names[seat] ?? "" });
}
