// Every seat must be told from every other by its colour alone, too, whatever the reader's eyes make of colours.

import { describe, expect, test } from "vitest";
import tokens from "../styles/tokens.css?raw";
import { colourOf, MOST_SEATS, shapeOf } from "./shapes";

type Triple = [number, number, number];

/** How colours look to whom one kind of cones is missing: Machado, Oliveira and Fernandes (2009), in linear light. */
const EYES: Record<string, Triple[]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const LMS: Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const OKLAB: Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** A hundredth of OKLab's unit is about as little as an eye can see; this is many times that. */
const APART = 9;
/** What WCAG asks of graphics that must be understood (1.4.11). */
const CONTRAST = 3;

const times = (rows: Triple[], v: Triple): Triple => rows.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as Triple;
const linear = (hex: string): Triple =>
  [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Triple;
const within = (v: Triple): Triple => v.map((c) => Math.min(1, Math.max(0, c))) as Triple;
const oklab = (v: Triple): Triple => times(OKLAB, times(LMS, v).map(Math.cbrt) as Triple);
const distance = (a: string, b: string, eyes: Triple[]): number => {
  const [one, other] = [a, b].map((hex) => oklab(within(times(eyes, linear(hex)))));
  return 100 * Math.hypot(...one!.map((c, at) => c - other![at]!));
};
const light = (hex: string): number => times([[0.2126, 0.7152, 0.0722]], linear(hex))[0];
const contrast = (a: string, b: string): number => {
  const [less, more] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
  return (more + 0.05) / (less + 0.05);
};

/** The colours of a theme by their names. */
function theme(name: string): Map<string, string> {
  const block = tokens.match(new RegExp(`\\[data-theme="${name}"\\] \\{([^}]*)\\}`))![1]!;
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, id, hex]) => [id!, hex!]));
}

const GROUNDS = ["ground", "ground-2", "panel", "panel-2", "sand", "stone"];
const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat);

test("six seats have six shapes and six colours", () => {
  expect(MOST_SEATS).toBe(6);
  expect(new Set(SEATS.map(shapeOf)).size).toBe(6);
  expect(new Set(SEATS.map(colourOf)).size).toBe(6);
});

test("distances and contrasts are what they should be", () => {
  expect(distance("#000000", "#ffffff", EYES["all"]!)).toBeCloseTo(100, 3);
  expect(distance("#ff0000", "#8f7e00", EYES["protanopia"]!)).toBeLessThan(distance("#ff0000", "#8f7e00", EYES["all"]!));
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 6);
});

describe.each(["dusk", "noon"])("at %s", (name) => {
  const colours = theme(name);
  const seats = SEATS.map((seat) => colours.get(`seat-${seat}`)!);

  test.each(Object.entries(EYES))("every two seats are far apart for eyes with %s", (_, eyes) => {
    const pairs = SEATS.flatMap((a) => SEATS.slice(a + 1).map((b) => [a, b] as const));
    expect(pairs).toHaveLength(15);
    const close = pairs.filter(([a, b]) => distance(seats[a]!, seats[b]!, eyes) < APART);
    expect(close).toEqual([]);
  });

  test("every seat stands out from whatever it lies on", () => {
    for (const ground of GROUNDS)
      for (const seat of seats) expect(contrast(seat, colours.get(ground)!), `${seat} on ${ground}`).toBeGreaterThanOrEqual(CONTRAST);
  });

  test("no seat looks like what can be done now", () => {
    for (const seat of seats) expect(distance(seat, colours.get("now")!, EYES["all"]!)).toBeGreaterThanOrEqual(APART);
  });
});
