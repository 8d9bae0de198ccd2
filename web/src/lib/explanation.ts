// The one explanation that is open, if any. It is drawn above everything else, with the context of its thing.

import { mount, unmount, type Snippet } from "svelte";
import Bubble from "./Bubble.svelte";

export interface Explanation {
  title: string;
  body: Snippet | undefined;
  anchor: Element;
  context: Map<unknown, unknown>;
}

const GRACE = 160;
let open: { anchor: Element; drawn: Record<string, unknown> } | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Whether a press on this does nothing: it is answered by its explanation. */
export function isIdle(thing: Element | undefined): boolean {
  return thing?.matches('[aria-disabled="true"], [role="note"]') === true;
}

export const explanation = {
  show({ title, body, anchor, context }: Explanation): void {
    if (open?.anchor === anchor) {
      clearTimeout(closing);
      return;
    }
    explanation.close();
    // Where a dialog is open, only what lies inside it can be reached; elsewhere it belongs to its part of the page.
    const target = anchor.closest("dialog, main") ?? document.body;
    open = { anchor, drawn: mount(Bubble, { target, context, props: { title, body, anchor } }) };
  },

  explains(anchor: Element | undefined): boolean {
    return open !== undefined && open.anchor === anchor;
  },

  /** Keep it open: the pointer went from the thing to its explanation. */
  keep(): void {
    clearTimeout(closing);
  },

  /** Close soon, unless it is kept. */
  leave(): void {
    clearTimeout(closing);
    closing = setTimeout(() => explanation.close(), GRACE);
  },

  close(): void {
    clearTimeout(closing);
    if (open) void unmount(open.drawn);
    open = undefined;
  },
};
