// Things move: what has the same `data-flip` key before and after a change slides from the old place to the new one,
// numbers marked `data-roll` count up or down, and changes wait for one another so that a person can follow.

import { flushSync } from "svelte";
import { moves, tempo } from "./settings.svelte";

const SLIDE = 280;
const ROLL = 350;
/** What comes from farther away than this, in pixels, flies. */
const FAR = 90;

type Moving = HTMLElement | SVGElement;

/** Make a change of the page and let everything that it moves, move. */
export function moving(change: () => void): void {
  if (!moves() || document.hidden) {
    change();
    return;
  }
  const places = placesNow();
  const numbers = numbersNow();
  change();
  flushSync();
  slide(places);
  roll(numbers);
}

function placesNow(): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const thing of document.querySelectorAll<Moving>("[data-flip]")) {
    const box = thing.getBoundingClientRect();
    if (box.width) places.set(thing.dataset["flip"] ?? "", box);
  }
  return places;
}

function slide(places: Map<string, DOMRect>): void {
  const timing = { duration: SLIDE * tempo(), easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" };
  for (const thing of document.querySelectorAll<Moving>("[data-flip]")) {
    const now = thing.getBoundingClientRect();
    if (!now.width) continue;
    const old = places.get(thing.dataset["flip"] ?? "");
    if (!old) thing.animate({ opacity: [0, 1], scale: [0.7, 1] }, timing);
    else if (Math.hypot(old.x - now.x, old.y - now.y) > FAR && !inDrawing(thing)) fly(thing, old, now, timing);
    else if (Math.abs(old.x - now.x) + Math.abs(old.y - now.y) > 1) push(thing, old, now, timing);
  }
}

/** Move a thing from nearby, where it lies. */
function push(thing: Moving, old: DOMRect, now: DOMRect, timing: KeyframeAnimationOptions): void {
  const unit = unitOf(thing);
  thing.animate({ translate: [`${(old.x - now.x) / unit}px ${(old.y - now.y) / unit}px`, "0 0"] }, timing);
}

/** Move a thing from afar: a copy of it flies above the table, so that no panel on the way hides it. */
function fly(thing: Moving, old: DOMRect, now: DOMRect, timing: KeyframeAnimationOptions): void {
  const copy = thing.cloneNode(true) as Moving;
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "data-testid", "data-flip", "data-target", "data-action"]) part.removeAttribute(name);
  }
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("inert", "");
  const { fontSize, color } = getComputedStyle(thing);
  Object.assign(copy.style, {
    position: "fixed", zIndex: "25", left: `${now.x}px`, top: `${now.y}px`, margin: "0", pointerEvents: "none",
    width: `${now.width}px`, height: `${now.height}px`, fontSize, color,
  });
  document.body.append(copy);
  const far = { ...timing, duration: Number(timing.duration) * 1.5 };
  thing.animate({ opacity: [0, 0] }, far);
  const flight = copy.animate({ translate: [`${old.x - now.x}px ${old.y - now.y}px`, "0 0"] }, far);
  flight.onfinish = flight.oncancel = () => copy.remove();
}

/** Whether a thing is part of a drawing, which its copy could not leave. */
function inDrawing(thing: Moving): boolean {
  return thing instanceof SVGElement && thing.ownerSVGElement !== null;
}

/** Return how many pixels of the screen one unit of an element's own drawing is. */
function unitOf(thing: Moving): number {
  const drawing = thing instanceof SVGElement ? thing.ownerSVGElement : null;
  return drawing?.getScreenCTM()?.a ?? 1;
}

function numbersNow(): Map<Element, number> {
  const numbers = new Map<Element, number>();
  for (const thing of document.querySelectorAll("[data-roll]")) numbers.set(thing, Number(thing.textContent));
  return numbers;
}

function roll(numbers: Map<Element, number>): void {
  for (const [thing, old] of numbers) {
    const text = thing.firstChild;
    const now = Number(thing.textContent);
    if (!thing.isConnected || !text || old === now || Number.isNaN(now - old)) continue;
    count(text, old, now, ROLL * tempo());
  }
}

function count(text: ChildNode, from: number, to: number, lasts: number): void {
  const start = performance.now();
  let shown = String(to);
  const draw = (time: number) => {
    if (text.nodeValue !== shown) return; // the page has written something newer
    const part = Math.min(1, (time - start) / lasts);
    shown = String(Math.round(from + (to - from) * part));
    text.nodeValue = shown;
    if (part < 1) requestAnimationFrame(draw);
  };
  draw(start);
}

/** Shows things one after the other. The more wait, the shorter each one stays. */
export class Queue<T> {
  #items: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: (item: T) => void;
  readonly #pause: (item: T) => number;
  readonly #waits: (count: number) => void;

  constructor(show: (item: T) => void, pause: (item: T) => number, waits: (count: number) => void = () => undefined) {
    this.#show = show;
    this.#pause = pause;
    this.#waits = waits;
  }

  add(item: T): void {
    this.#items.push(item);
    if (this.#timer === undefined) this.#next();
    else this.#waits(this.#items.length);
  }

  /** Show all that waits, at once. */
  skip(): void {
    for (const item of this.#stop()) this.#show(item);
  }

  /** Forget all that waits. */
  clear(): void {
    this.#stop();
  }

  #stop(): T[] {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waits(0);
    return this.#items.splice(0);
  }

  #next(): void {
    this.#timer = undefined;
    const item = this.#items.shift();
    if (item === undefined) return;
    this.#waits(this.#items.length);
    this.#show(item);
    const hurry = 1 + this.#items.length / 3;
    const pause = document.hidden ? 0 : (this.#pause(item) * tempo()) / hurry;
    this.#timer = setTimeout(() => this.#next(), pause);
  }
}
