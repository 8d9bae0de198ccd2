/** The outlines of the seats' shapes in a box of 16 by 16, in the terminal's order: disc, diamond, triangle, square, star, cross. */
const SHAPES = [
  "M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z",
  "M8 .7 15.3 8 8 15.3.7 8z",
  "M8 1.2 15.4 14.2H.6z",
  "M2 2h12v12H2z",
  "M8 .4l2.3 5 5.4.6-4 3.7 1.1 5.4L8 12.4l-4.8 2.7 1.1-5.4-4-3.7 5.4-.6z",
  "M5.5 1.5h5v4h4v5h-4v4h-5v-4h-4v-5h4z",
] as const;

export const MOST_SEATS = SHAPES.length;

export function shapeOf(seat: number): string {
  return SHAPES[seat % MOST_SEATS] ?? SHAPES[0];
}

export function colourOf(seat: number): string {
  return `var(--seat-${seat % MOST_SEATS})`;
}
