// Zoom and pan of the map in its frame: by wheel, by dragging, by two fingers, by buttons. The map never leaves the frame.

const MOST = 5;
/** A press that moves less than this picks; one that moves more drags. */
const SLIP = 6;

interface Finger {
  x: number;
  y: number;
}

export class Zoom {
  /** The frame, in pixels. */
  width = $state(1);
  height = $state(1);
  /** How many times larger than the whole map in the frame. */
  scale = $state(1);
  #x = $state(0);
  #y = $state(0);
  readonly #ratio: number;
  readonly #fingers = new Map<number, Finger>();
  #travelled = 0;

  /** `ratio` is how wide the map is for its height. */
  constructor(ratio: number) {
    this.#ratio = ratio;
  }

  /** The width of the whole map in the frame, before zooming. */
  readonly fitted = $derived.by(() => Math.min(this.width, this.height * this.#ratio));
  readonly mapWidth = $derived(this.fitted * this.scale);
  readonly mapHeight = $derived.by(() => this.mapWidth / this.#ratio);
  /** Where the corner of the map lies. */
  readonly x = $derived(held(this.#x, this.width, this.mapWidth));
  readonly y = $derived(held(this.#y, this.height, this.mapHeight));

  get near(): boolean {
    return this.scale > 1.01;
  }

  /** Whether the last press was a drag, so that it picks nothing. */
  get dragged(): boolean {
    return this.#travelled > SLIP;
  }

  reset(): void {
    this.scale = 1;
  }

  /** Zoom by a factor; what lies at a point of the frame stays there. */
  by(factor: number, at: Finger = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const grown = scale / this.scale;
    const [x, y] = [at.x - (at.x - this.x) * grown, at.y - (at.y - this.y) * grown];
    this.scale = scale;
    this.#move(x, y);
  }

  /** Show a point of the map, given in parts of its width and height, in the middle of the frame. */
  show(x: number, y: number, scale = Math.max(this.scale, 2)): void {
    this.scale = Math.min(MOST, scale);
    this.#move(this.width / 2 - x * this.mapWidth, this.height / 2 - y * this.mapHeight);
  }

  #move(x: number, y: number): void {
    this.#x = held(x, this.width, this.mapWidth);
    this.#y = held(y, this.height, this.mapHeight);
  }

  down(id: number, at: Finger): void {
    if (!this.#fingers.size) this.#travelled = 0;
    this.#fingers.set(id, at);
  }

  drag(id: number, at: Finger): void {
    const was = this.#fingers.get(id);
    if (!was) return;
    this.#travelled += Math.hypot(at.x - was.x, at.y - was.y);
    const other = [...this.#fingers].find(([each]) => each !== id)?.[1];
    this.#fingers.set(id, at);
    if (other) {
      const apart = (finger: Finger): number => Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
      this.by(apart(at) / apart(was), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    } else if (this.near && this.dragged) this.#move(this.x + at.x - was.x, this.y + at.y - was.y);
  }

  up(id: number): void {
    this.#fingers.delete(id);
  }
}

/** Where a thing begins in a frame: in its middle if it is smaller, else so that it covers the frame. */
function held(at: number, frame: number, size: number): number {
  return size <= frame ? (frame - size) / 2 : Math.min(0, Math.max(frame - size, at));
}
