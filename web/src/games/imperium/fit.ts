// Long names on small things: a name is set as much smaller as its longest word needs.

import type { Attachment } from "svelte/attachments";

const SMALLEST = 0.7;
const fitted = new Set<HTMLElement>();
const observer = new ResizeObserver((entries) => measure(entries.map((entry) => entry.target as HTMLElement)));
document.fonts.addEventListener("loadingdone", () => measure([...fitted])); // other letters, same width to fit into

/** Fit the text of an element into its width by its property `--fit`, whenever the text or the width changes. */
export function fit(text: string): Attachment<HTMLElement> {
  return (element) => {
    void text;
    fitted.add(element);
    observer.observe(element); // which also measures it for the first time
    return () => {
      fitted.delete(element);
      observer.unobserve(element);
    };
  };
}

/** Measure many at once: first every width is read, then every size is set. */
function measure(elements: HTMLElement[]): void {
  for (const element of elements) element.style.setProperty("--fit", "1");
  const ratios = elements.map(({ clientWidth, scrollWidth }) =>
    scrollWidth > clientWidth ? clientWidth / scrollWidth : 1,
  );
  for (const [at, element] of elements.entries())
    element.style.setProperty("--fit", String(Math.max(SMALLEST, ratios[at]! * 0.99)));
}
