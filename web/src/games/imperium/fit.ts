// Long names on small things: a name is set as much smaller as its longest word needs.

import type { Attachment } from "svelte/attachments";

const SMALLEST = 0.7;
let waiting: HTMLElement[] = [];

/** Fit the text of an element into its width by its property `--fit`, whenever the text changes. */
export function fit(text: string): Attachment<HTMLElement> {
  return (element) => {
    void text;
    if (!waiting.length) requestAnimationFrame(measure);
    waiting.push(element);
  };
}

/** Measure all that wait at once: first every width is read, then every size is set. */
function measure(): void {
  const elements = waiting.filter((element) => element.isConnected);
  waiting = [];
  for (const element of elements) element.style.setProperty("--fit", "1");
  const ratios = elements.map(({ clientWidth, scrollWidth }) =>
    scrollWidth > clientWidth ? clientWidth / scrollWidth : 1,
  );
  for (const [at, element] of elements.entries())
    element.style.setProperty("--fit", String(Math.max(SMALLEST, ratios[at]! * 0.99)));
}
