/** The outlines of the seats' shapes in a box of 16 by 16: disc, diamond, hexagon, square. */
const SHAPES = [
  "M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z",
  "M8 .7 15.3 8 8 15.3.7 8z",
  "M8 1l6.1 3.5v7L8 15l-6.1-3.5v-7z",
  "M2 2h12v12H2z",
] as const;

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? SHAPES[0];
}

export function colourOf(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}
