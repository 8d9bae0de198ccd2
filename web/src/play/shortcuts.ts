// Keys that work anywhere on the table, as the help lists them.

interface Doing {
  undo: () => void;
  help: () => void;
  chat: () => void;
  back: () => void;
  /** Send the last choice left; say whether there was one. */
  confirm: () => boolean;
}

const click = (element: Element | null | undefined) => (element as HTMLElement | null | undefined)?.click();
const byId = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);

const WRITING = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

/** Whether the reader is writing: then keys are letters, and the field stays where it is. */
export function isWriting(): boolean {
  return document.activeElement?.matches(WRITING) === true;
}

/** Whether a key belongs to the field that has the focus. A list looks letters and digits up, but no other signs. */
function isTaken(key: string): boolean {
  const isSign = /^[^\p{L}\p{N}\s]$/u.test(key);
  return isWriting() && !(isSign && document.activeElement?.matches("select"));
}

/** Do what a key means, unless the reader is writing or has a window open. */
export function shortcut(event: KeyboardEvent, doing: Doing): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (isTaken(event.key) || document.querySelector("dialog[open]")) return;
  if (/^[1-9]$/.test(event.key)) click(choices()[Number(event.key) - 1]);
  else if (event.key === "u") doing.undo();
  else if (event.key === "e") click(byId("end-turn"));
  else if (event.key === "/") doing.chat();
  else if (event.key === "?") doing.help();
  else if (event.key === "Escape") {
    if (!fold()) doing.back();
  }
  else if (event.key === "Enter" && isIdle(event.target as Element)) {
    if (!doing.confirm()) return;
  }
  else return;
  event.preventDefault();
}

/** Whether Enter has nothing else to do here: on the page itself, or on the thing that was picked. */
function isIdle(element: Element): boolean {
  return element === document.body || element.matches('[data-target][aria-pressed="true"], #main');
}

/** The choices of the prompt bar that can be seen, in their order. */
function choices(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('[data-testid="prompt"] [data-testid="choice"]');
  return [...all].filter((button) => button.checkVisibility());
}

/** Close the help or the choices that are unfolded in the prompt bar, and say whether there were any. */
function fold(): boolean {
  const open = document.querySelector<HTMLElement>('[data-testid="prompt"] [aria-expanded="true"]');
  open?.click();
  open?.focus();
  return open !== null;
}
