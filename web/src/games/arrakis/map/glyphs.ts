// What stands on the map, in a few strokes, each drawn around its middle. `body` is filled, `line` only outlined.

export interface Glyph {
  body?: string;
  line?: string;
}

export const SITES: Record<string, Glyph> = {
  arrakeen: {
    body: "M-13 9V-2h3v-5h4v5h2v-9l4-4 4 4v9h2v-5h4v5h3V9Z",
    line: "M-2 9V4a2 2 0 0 1 4 0v5M-13 3h9M4 3h9",
  },
  carthag: {
    body: "M-12 9V0h3v-7h4V0h3v-5h4V0h3v-7h4V0h3v9Z",
    line: "M-2 9V5a2 2 0 0 1 4 0v4",
  },
  pyon_village: { body: "M-11 8V4a4.5 4.5 0 0 1 9 0v1-2a5.5 5.5 0 0 1 11 0v5Z", line: "M-8 8V5.5h3V8M2 8V4h3v4" },
  sietch: {
    body: "M-12 9-9-3-4-8 2-9 8-5l4 14Z",
    line: "M-4 9V2a4 4 0 0 1 8 0v7M0-2v3",
  },
  testing_station: { body: "M-6 9 0-1 6 9Z", line: "M0 9V-9M-4-6a5.6 5.6 0 0 0 0 6M4-6a5.6 5.6 0 0 1 0 6M-3 5h6" },
};

export const WORMSIGN =
  "M-11 3a11 7 0 0 1 22 0M-7 4a7 4.5 0 0 1 14 0M-3 5a3 2 0 0 1 6 0M-13 7q3-2 6 0t7 0 7 0 6 0";

export const SANDWORM: Glyph = {
  body: "M-13 9C-15-6-5-13 4-11c5 1 9 5 9 10l-7 2c0-3-2-5-5-5-5 0-7 5-6 13Z",
  line: "M-12 1l7 2M-10-6l6 5M-3-10l3 6M5-11l-1 7M6 1l1.5 3 1.5-3.5 1.5 2.5 2.5-4M-16 9h27",
};

export const HARVESTER: Glyph = {
  body: "M-13 5v-5l4-5H3l3 4h6l2 3v3Z",
  line: "M-9-5v-4h6v4M-12 8.5a3 3 0 1 1 .01 0M-3 8.5a3 3 0 1 1 .01 0M7 8.5a3 3 0 1 1 .01 0M-9-1H4",
};

export const VEHICLES: Record<string, Glyph> = {
  ornithopter: {
    body: "M-1.5-8h3l1 5v9L0 10l-2.5-4v-9Z",
    line: "M-2-3-12-8M2-3l10-5M-2 0l-10 1M2 0l10 1",
  },
  carryall: { body: "M-13-2-3-6V-9h6v3l10 4v4l-9-1v5l3 3H-7l3-3v-5l-9 1Z", line: "M-3-6v6h6v-6" },
};

/** The emblems of named leaders. */
export const EMBLEMS: Record<string, Glyph> = {
  baron_harkonnen: { body: "M-.5-5A5 5 0 1 0 5 1 4.2 4.2 0 0 1-.5-5Z" },
  beast_rabban: { line: "M-4-4-2.3 4M0-5V5M4-4 2.3 4" },
  feyd_rautha: { body: "M0-5.5 1.8 1h-3.6Z", line: "M-3.2 2h6.4M0 2v3" },
  thufir_hawat: { line: "M-5 0q5-5.5 10 0-5 5.5-10 0Z", body: "M0-1.6a1.6 1.6 0 1 0 .01 0Z" },
  gaius_helen_mohiam: { line: "M-3.8-3.8h7.6v7.6h-7.6Z", body: "M-1.2-1.2h2.4v2.4h-2.4Z" },
  captain_aramsham: { line: "M-4 0 0-4l4 4M-4 4.5 0 .5l4 4" },
  shaddam_iv: { body: "M-5 4v-7.5l3 3.5L0-4.5 2 0l3-3.5V4Z" },
  paul_atreides: { body: "M-5.5-3.5Q-1-3 0 1q1-4 5.5-4.5Q4 3 0 4.5-4 3-5.5-3.5Z" },
  lady_jessica: { body: "M0-5C3-1 3.8.5 3.8 1.8a3.8 3.8 0 0 1-7.6 0C-3.8.5-3-1 0-5Z" },
  reverend_mother_jessica: {
    body: "M0-4C2-1 2.5 0 2.5.8a2.5 2.5 0 0 1-5 0C-2.5 0-2-1 0-4Z",
    line: "M-5 0a5 5 0 0 0 10 0",
  },
  gurney_halleck: { body: "M-2-.5A2.8 2.8 0 1 0 1 3Z", line: "M-1 1 4-4M2.8-5.2l2.4 2.4" },
  alia: { body: "M0-5.5 1.4-1.4 5.5 0 1.4 1.4 0 5.5-1.4 1.4-5.5 0-1.4-1.4Z" },
  paul_muad_dib: { body: "M-5.2-4.5Q-2.5-3.5-1.8-1h3.6q.7-2.5 3.4-3.5Q5.5 2.5 0 5-5.5 2.5-5.2-4.5Z" },
  wild_maker: { line: "M-5 5C-6-2-2-5 1.5-5 4-5 5-3 5-1.5L2-1C2-2.5-2-3-1.5 5M-5.5 5H1" },
  stilgar: { line: "M-4 5 4-5M4 5-4-5M-4.5 1.8l2.5 2M4.5 1.8 2 3.8" },
  chani: { body: "M0-2.2a2.2 2.2 0 1 0 .01 0Z", line: "M0-5.5V-4M0 4v1.5M-5.5 0H-4M4 0h1.5M-3.8-3.8l.8.800M3.8-3.8l-.8.8M-3.8 3.8l.8-.8M3.8 3.8l-.8-.8" },
};

/** Field of a standard by faction: swallow-tailed, or toothed. */
export const STANDARDS = {
  atreides: "M-18-13h36v28L0 8.5-18 15Z",
  harkonnen: "M-18-13h36v23l-6 5-6-5-6 5-6-5-6 5-6-5Z",
} as const;

/** What a legion is made of. */
export const PIPS = {
  regular: "M0-3a3 3 0 1 0 .01 0Z",
  elite: "M0-4.7 4.7 0 0 4.7-4.7 0Z",
  special: "M0-5.8 1.6-1.6 5.8 0 1.6 1.6 0 5.8-1.6 1.6-5.8 0-1.6-1.6Z",
  token: "M0-4.6a4.6 4.6 0 1 0 .01 0Z",
} as const;
