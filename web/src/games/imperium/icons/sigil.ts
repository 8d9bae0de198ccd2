// Emblems: an abstract sign grown from an id, the same each time, different for each.

/** Small generator of numbers in [0, 1) from a text. */
function numbers(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

const at = (angle: number, radius: number): string =>
  `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;

/** One petal, drawn around the axis `angle`. */
const PETALS: ((angle: number, inner: number, outer: number, spread: number) => string)[] = [
  (a, i, o, s) => `M${at(a, i)}L${at(a + s, (i + o) / 2)}L${at(a, o)}L${at(a - s, (i + o) / 2)}Z`,
  (a, i, o, s) => `M${at(a - s, i)}Q${at(a, o)} ${at(a + s, i)}`,
  (a, i, o, s) => `M${at(a, i)}L${at(a, o)}M${at(a - s, (i + o) / 2)}L${at(a + s, (i + o) / 2)}`,
  (a, i, o, s) => `M${at(a - s, o)}L${at(a, i)}L${at(a + s, o)}`,
  (a, i, o, s) => `M${at(a, i)}C${at(a + 2 * s, i)} ${at(a + s, o)} ${at(a, o)}`,
  (a, _, o, s) => `M${at(a - s, o)}A${(o * 0.5).toFixed(1)} ${(o * 0.5).toFixed(1)} 0 0 1 ${at(a + s, o)}`,
];

/** Grow the emblem of an id: two or three rings of petals around the middle. */
export function sigil(id: string): string {
  const next = numbers(id);
  const fold = 3 + Math.floor(next() * 5);
  const turn = next() < 0.5 ? 0 : Math.PI / fold;
  const rings = 2 + Math.floor(next() * 2);
  const paths: string[] = [];
  for (let ring = 0; ring < rings; ring++) {
    const inner = 6 + (ring * 36) / rings + next() * 6;
    const outer = inner + 14 + next() * 10;
    const spread = (0.25 + next() * 0.5) * (Math.PI / fold);
    const petal = PETALS[Math.floor(next() * PETALS.length)]!;
    const shift = ring % 2 ? turn + Math.PI / fold : turn;
    for (let k = 0; k < fold; k++)
      paths.push(petal((2 * Math.PI * k) / fold + shift, inner, Math.min(outer, 47), spread));
  }
  return paths.join("");
}
