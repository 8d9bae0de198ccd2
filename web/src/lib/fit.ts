// Long names on small things: a name is set as much smaller as its longest word needs.

import type { Attachment } from "svelte/attachments";

const SMALLEST = 0.7;
/** What is fitted, with the width that it was last measured for. */
const widths = new Map<HTMLElement, number>();
let waiting = new Set<HTMLElement>();

const observer = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries)
    if (widths.get(target as HTMLElement) !== contentRect.width) {
      widths.set(target as HTMLElement, contentRect.width); // a new height is only what a new size of the letters brings
      measureSoon(target as HTMLElement);
    }
});
document.fonts.addEventListener("loadingdone", () => [...widths.keys()].forEach(measureSoon));

/** Fit the text of an element into its width by its property `--fit`, whenever the text, the width or the font changes. */
export function fit(text: string): Attachment<HTMLElement> {
  return (element) => {
    void text;
    observer.observe(element); // which also measures it for the first time
    return () => {
      observer.unobserve(element);
      widths.delete(element);
    };
  };
}

function measureSoon(element: HTMLElement): void {
  if (!waiting.size) requestAnimationFrame(measure);
  waiting.add(element);
}

/** Measure all that wait at once: first every width is read, then every size is set. */
function measure(): void {
  const elements = [...waiting].filter((element) => element.isConnected);
  waiting = new Set();
  for (const element of elements) element.style.setProperty("--fit", "1");
  const ratios = elements.map(({ clientWidth, scrollWidth }) =>
    scrollWidth > clientWidth ? clientWidth / scrollWidth : 1,
  );
  for (const [at, element] of elements.entries())
    element.style.setProperty("--fit", String(Math.max(SMALLEST, ratios[at]! * 0.99)));
}

const lines = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const { style } = target as HTMLElement;
    const fitting = Math.floor((contentRect.height + 1) / parseFloat(getComputedStyle(target).lineHeight));
    style.setProperty("--lines", String(Math.max(1, fitting)));
    style.visibility = fitting ? "" : "hidden";
  }
});

/** Let a text end with a whole line and "…" where it has no room: `--lines` are those that fit. */
export function whole(element: HTMLElement): () => void {
  lines.observe(element);
  return () => lines.unobserve(element);
}
