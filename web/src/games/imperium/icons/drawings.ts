// Our icons as paths on a 24 x 24 grid. `body` is outlined and softly filled, `line` only outlined, `solid` filled.

export interface Drawing {
  body?: string;
  line?: string;
  solid?: string;
}

const CARD = "M6 3.5h8a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 16V5A1.5 1.5 0 0 1 6 3.5Z";
const CUBE = "M12 3.5 19.5 7.5v9L12 20.5 4.5 16.5v-9Z";
const CUBE_EDGES = "M4.5 7.5 12 11.5l7.5-4M12 11.5v9";
const SMALL_CUBE = "M8 6.5 13.5 9.5v6L8 18.5l-5.5-3v-6Z";
const SMALL_CUBE_EDGES = "M2.5 9.5 8 12.5l5.5-3M8 12.5v6";
const PAWN = "M12 3.5a3.4 3.4 0 0 1 2.2 6c1.6 1 1.2 4.6 3.8 8V20.5H6V17.5c2.6-3.4 2.2-7 3.8-8A3.4 3.4 0 0 1 12 3.5Z";
const LETTER = "M3.5 6h17v12.5h-17Z";
/** The ring around a battle icon. */
const RING = "M12 2.2a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.6Z";
const SCROLL = "M5.5 3.5h13v17l-3.2-2-3.3 2-3.3-2-3.2 2Z";
const DIAMOND = "M12 2.5 21 10.5 12 18.5l-3-2.6V21l-2.8-7.6L3 10.5Z";

export const DRAWINGS: Record<string, Drawing> = {
  team_commander: {
    body: "M12 2.5 20 5v6.5c0 5-3.4 8.3-8 10-4.6-1.7-8-5-8-10V5Z",
    solid: "M12 6.5l1.5 3.4 3.7.3-2.8 2.4.9 3.6-3.3-2-3.3 2 .9-3.6-2.8-2.4 3.7-.3Z",
  },
  ally: { body: "M12 3.2a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8ZM5.5 20.5c0-5 2.4-8.3 6.5-8.3s6.5 3.3 6.5 8.3Z", line: "M9 16.5l2.3 2.3 4-4.3" },
  throne: { body: "M7 2.5h10v10.5H7ZM4.5 13h15v4h-15Z", line: "M6.5 17v4.5M17.5 17v4.5M9.5 6l2.5 2.5L14.5 6" },
  trade: { line: "M4 8.5h15M15 4.5l4.5 4-4.5 4M20 15.5H5M9 11.5l-4.5 4 4.5 4" },
  // an Ally whom a Commander's turn is for
  activated: { line: "M20.5 12H5M11 5.5 4.5 12l6.5 6.5" },

  // what one owns
  solari: { body: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z", solid: "M12 8 16 12l-4 4-4-4Z" },
  spice: { body: "M12 2.5 18 8.5v7L12 21.5 6 15.5v-7Z", line: "M12 2.5 9.8 10.5 12 21.5M6 8.5l3.8 2L18 8.5" },
  water: {
    body: "M12 2.8c4 4.7 6.3 7.8 6.3 11.4a6.3 6.3 0 0 1-12.6 0C5.7 10.6 8 7.5 12 2.8Z",
    line: "M9 14.5a3.2 3.2 0 0 0 2.8 3",
  },
  troop: { body: CUBE, line: CUBE_EDGES },
  sword: { body: "M20.5 3.5 19 8.5l-8.5 8.5-3.5-3.5L15.5 5Z", line: "M5 12l7 7M8.3 15.7 4 20" },
  persuasion: { body: DIAMOND },
  vp: { body: "M14.5 3.3A9 9 0 1 0 20.7 14.5 7.4 7.4 0 0 1 14.5 3.3Z" },
  intrigue: { body: LETTER, line: "M3.5 6.5 12 13.5l8.5-7" },

  // influence: a chevron, shaped by the faction
  influence: { body: "M4 16.5 12 9l8 7.5V11.5L12 4l-8 7.5Z", line: "M4.5 20.5 12 14l7.5 6.5" },
  influence_emperor: { body: "M4 17.5 12 10l8 7.5V12L12 4.5 4 12Z", line: "M7.5 20.5h9" },
  influence_guild: { body: "M3.5 17.5a8.5 8.5 0 0 1 17 0h-4.7a3.8 3.8 0 0 0-7.6 0Z", line: "M7.5 20.5h9M12 5.5v3" },
  influence_bene_gesserit: {
    body: "M4 17.5c4.8-1 7-3.6 8-7.5 1 3.9 3.2 6.5 8 7.5v-5c-4.2-1.2-6.7-3.6-8-8.5-1.3 4.9-3.8 7.3-8 8.5Z",
    line: "M7.5 20.5h9",
  },
  influence_fremen: { body: "M3.5 17.5 8.5 11l3.5 4 3.5-4 5 6.5v-6L15.5 5 12 9 8.5 5l-5 6.5Z", line: "M7.5 20.5h9" },

  // the icons of Agent spaces
  emperor: { body: "M4 18.5V8l4.5 4L12 5l3.5 7L20 8v10.5Z", line: "M4 15h16" },
  guild: {
    body: "M12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6Z",
    line: "M7.5 14.2C3.8 16.3 1.9 18 2.7 19s5.1-.8 10-4.3 8.8-7.2 8-8.3c-.6-.9-2.6-.3-5.6 1.3",
  },
  bene_gesserit: {
    body: "M2.5 12c3-4.8 6.2-7 9.5-7s6.5 2.2 9.5 7c-3 4.8-6.2 7-9.5 7s-6.5-2.2-9.5-7Z",
    solid: "M12 8.7a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6Z",
  },
  fremen: {
    body: "M18.5 2.5C11.5 5 7.5 10 6.5 15.5l3.8 2C14.5 14 18 9 18.5 2.5Z",
    line: "M4 14l7.5 4.3M7.8 17 5.5 21.5",
  },
  landsraad: { body: "M12 2.8 21 9.3 17.6 20H6.4L3 9.3Z", line: "M8 10.5h8M9.3 11v5.5M14.7 11v5.5M7.8 17h8.4" },
  city: { body: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z", line: "M6 16.5h12M7.5 16.5v-4h3.2V8h3.6v4.5h2.7v4" },
  spice_trade: { body: "M12 3 21.5 20h-19Z", solid: "M12 9.5 14.8 13.5 12 17.5 9.2 13.5Z" },

  // cards
  card: { body: CARD },
  draw: { body: CARD, line: "M18.5 12.5v8M14.5 16.5h8" },
  discard: { body: CARD, line: "M19.5 8v11M16.5 16l3 3.5 3-3.5" },
  trash: {
    body: "M6.5 3h11v7.5l-3.7-1.5-3.6 3-3.7-2ZM6.5 13.5l3.7 2 3.6-3 3.7 1.5v7h-11Z",
  },
  trash_this: {
    body: "M6.5 3h11v7.5l-3.7-1.5-3.6 3-3.7-2ZM6.5 13.5l3.7 2 3.6-3 3.7 1.5v7h-11Z",
    solid: "M3.4 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Z",
  },
  deck: { body: "M6.5 6.5h9v13h-9Z", line: "M9 6.5V4.3h9V17h-2.5" },
  hand: { body: "M8.5 5.5h7v12h-7Z", line: "M8.5 7.5 4 9.2l4 10.5M15.5 7.5l4.5 1.7-4 10.5" },
  acquire: { body: CARD, line: "M12.5 18l3 3 6-7" },
  top: { body: "M5 12.5h14v8H5Z", line: "M12 10V2.5M8.5 6 12 2.5 15.5 6" },
  reveal: { body: "M8 8.5h8v11H8Z", line: "M12 5.5V2.5M6 6.5 4 4.5M18 6.5l2-2" },

  // people and their signs
  agent: { body: PAWN },
  mentat: {
    body: "M12 2.8a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM4 21c.8-4.6 3.8-6.2 8-6.2s7.2 1.6 8 6.2Z",
    solid: "M12 4.8 13.9 7.8 12 10.8 10.1 7.8Z",
  },
  swordmaster: {
    body: "M8 4a3 3 0 0 1 2 5.2c1.4 1 1.2 4 3 7.3v3.5H3v-3.5c1.8-3.3 1.6-6.3 3-7.3A3 3 0 0 1 8 4Z",
    line: "M18 3v13M15 13h6M18 16v4.5",
  },
  council: { body: "M7 3h10v9H7ZM4.5 12h15v4.5h-15Z", line: "M6.5 16.5V21M17.5 16.5V21" },
  signet: { body: "M8.5 2.8h7l2 3.5L12 10 6.5 6.3Z", line: "M9 8.5a6.3 6.3 0 1 0 6 0" },
  control: { body: "M6 3.5h13l-3.5 4.3L19 12H6Z", line: "M6 2.5v19" },
  maker: {
    body: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z",
    line: "M12 3v5M12 16v5M3 12h5M16 12h5M5.7 5.7l3.4 3.4M18.3 5.7l-3.4 3.4M5.7 18.3l3.4-3.4M18.3 18.3l-3.4-3.4",
  },
  alliance: { body: "M8.8 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM15.2 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z" },
  opponents: {
    body: "M8 4.5a3 3 0 0 1 2 5.2c1.5 1 1.5 3.8 3 6.8v3H3v-3c1.5-3 1.5-5.8 3-6.8A3 3 0 0 1 8 4.5Z",
    line: "M15 5.3a2.8 2.8 0 0 1 3 4.4c1.5 1 1.5 3.8 3 6.8v3h-5",
  },
  first: { body: "M12 2.8l2.8 6 6.5.8-4.8 4.4 1.3 6.5L12 17.3l-5.8 3.2 1.3-6.5-4.8-4.4 6.5-.8Z" },
  hagal: { body: "M12 2.5 21.5 12 12 21.5 2.5 12Z", line: "M6.5 6.5h11v11h-11Z" },

  // war
  combat: { line: "M4.5 3.5 16.5 15.5M19.5 3.5 7.5 15.5M5 13l6 6M19 13l-6 6M7.5 16.5 4 20.5M16.5 16.5l3.5 4" },
  strength: {
    body: "M12 2.8 20 5.5v6c0 4.8-3.2 8-8 9.8-4.8-1.8-8-5-8-9.8v-6Z",
    line: "M12 7v8M8.8 12.5h6.4M12 15v2.5",
  },
  garrison: { body: "M4 20.5V6.5h3.6v3h2.7v-3h3.4v3h2.7v-3H20v14Z", line: "M9.8 20.5V16a2.2 2.2 0 0 1 4.4 0v4.5" },
  supply: { body: "M4 9.5h16v10.5H4Z", line: "M4 9.5 6.5 5h11L20 9.5M9.5 13h5" },
  deploy: { body: SMALL_CUBE, line: `${SMALL_CUBE_EDGES}M16 12.5h6M19.5 9.5l3 3-3 3` },
  retreat: {
    body: "M16 6.5 21.5 9.5v6L16 18.5l-5.5-3v-6Z",
    line: "M10.5 9.5 16 12.5l5.5-3M16 12.5v6M8 12.5H2M4.5 9.5l-3 3 3 3",
  },
  lose_troop: { body: SMALL_CUBE, line: `${SMALL_CUBE_EDGES}M16.5 9.5l5.5 6M22 9.5l-5.5 6` },
  recall: {
    body: "M9 4a3 3 0 0 1 2 5.2c1.4 1 1.2 4 3 7.3v3.5H4v-3.5c1.8-3.3 1.6-6.3 3-7.3A3 3 0 0 1 9 4Z",
    line: "M21.5 18.5V9H15M18 5.5 14.5 9l3.5 3.5",
  },

  // the log, larger
  unfold: { line: "M5 14.5 12 8l7 6.5" },

  // Bloodlines: Sardaukar Commanders
  commander: {
    body: "M12 2.8a4 4 0 0 1 4 4v2.4c2.6 1.2 3.8 4 4 8.8v2.5H4V18c.2-4.8 1.4-7.6 4-8.8V6.8a4 4 0 0 1 4-4Z",
    line: "M8 7.2h8M12 11.5v9M8.5 14.5 12 17l3.5-2.5",
  },
  acquire_commander: {
    body: "M12 2.8a4 4 0 0 1 4 4v2.4c2.6 1.2 3.8 4 4 8.8v2.5H4V18c.2-4.8 1.4-7.6 4-8.8V6.8a4 4 0 0 1 4-4Z",
    line: "M8 7.2h8M12 11.5v6M9 14.5h6",
  },
  tile: { body: "M4.5 4.5h15v15h-15Z", line: "M8 12h8M12 8v8M4.5 8h2M4.5 16h2M17.5 8h2M17.5 16h2" },
  // a medal, a playbook, an Agent that fights, a folded letter sealed twice, a compass, a tile face down
  skill: { body: "M12 9.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z", line: "M8.3 10.5 5.5 2.5h4l2.5 5 2.5-5h4l-2.8 8" },
  tactics: {
    body: "M7 14.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4Z",
    line: "M4 4l5.5 5.5M9.5 4 4 9.5M12.5 18c4.5 0 7-3 7-8.5M16 12.5l3.5-4 2.5 4.5",
  },
  fray: { body: PAWN, line: "M2.5 11.5l5 5M21.5 11.5l-5 5" },
  twisted: { body: LETTER, line: "M3.5 6.5 12 13.5l8.5-7M3.5 18l6-6.3M20.5 18l-6-6.3" },
  navigation: { body: RING, solid: "M12 5l2.4 7L12 19l-2.4-7Z" },
  project: { body: "M4.5 4.5h15v15h-15Z", line: "M9.3 9.8a2.7 2.7 0 1 1 3.9 2.4c-.9.5-1.2 1-1.2 1.9M12 16.8h.01" },
  combat_icon: { body: "M20.5 3.5 19 8.5l-8.5 8.5-3.5-3.5L15.5 5Z", line: "M5 12l7 7M8.3 15.7 4 20" },

  // Uprising: Spies, contracts, sandworms, the wall
  spy: {
    body: "M12 2.5c3.8 0 6 3.2 6 7.5 0 2-.6 3.6-1.4 5l3.4 6.5H4L7.4 15C6.6 13.6 6 12 6 10c0-4.3 2.2-7.5 6-7.5Z",
    line: "M9 10.5h.01M15 10.5h.01M9.5 15.5h5",
  },
  recall_spy: {
    body: "M8.5 3.5c2.9 0 4.5 2.5 4.5 5.7 0 1.6-.4 2.8-1 3.9l2.5 7.4H2.5L5 13.1c-.6-1.1-1-2.3-1-3.9 0-3.2 1.6-5.7 4.5-5.7Z",
    line: "M21.5 19V9.5H16M19 6l-3.5 3.5L19 13",
  },
  contract: { body: SCROLL, line: "M9 8h6M9 12h6" },
  contract_done: { body: SCROLL, line: "M8.5 11l2.6 3 4.6-6.5" },
  sandworm: {
    body: "M3 20.5C3 11 5.5 4.5 12 4.5c5.5 0 9 4 9 8.5 0 2.8-1.2 4.2-2.9 4.2-1.9 0-2.6-1.5-2.6-3.4 0-2.2-1.3-3.8-3.3-3.8-2.7 0-3.7 4-3.7 10.5Z",
    line: "M4 12.5l5.3 1M7 7.2l3.7 3.6M14 4.8l-1.3 5.3M1.5 20.5h21",
  },
  maker_hooks: { line: "M6.5 21.5V8a4 4 0 0 1 8 0v2M17.5 21.5V13a3.5 3.5 0 0 0-7 0M14.5 10l-2-1.3" },
  shield_wall: {
    body: "M2 20.5V10.5l3-4 3 2.2 3.5-5.5 3.5 4.3 3-2.2 4 5.5v9.7Z",
    line: "M2 15h20M8 9v6M15 15v5.5M15 8v3",
  },
  wall_falls: {
    body: "M2 20.5V10.5l3-4 3 2.2 1.5 4-2 3 1.7 4.8ZM22 20.5v-9.7l-3.5-4.5-2.8 2-1.2 4.2 2.2 2.8-2 5.2Z",
    line: "M12 8.5V3M9.3 5 8.5 2.5M14.7 5l.8-2.5",
  },
  crysknife: {
    body: RING,
    solid: "M17 5c.3 4.8-1.7 8.8-5.5 11.5l-2.1-2.1C10.6 10.6 13 7.2 17 5ZM8.7 14.8l2.5 2.5-1.2 1-1-1-2 2-1.5-1.5 2-2-1-1Z",
  },
  desert_mouse: {
    body: RING,
    solid: "M8 5.7a2.5 2.5 0 0 1 2.3 3.6 5 5 0 0 1 3.4 0A2.5 2.5 0 1 1 16.2 10.8a4.4 4.4 0 0 1 .5 2c0 2.6-2.3 5.2-4.7 5.2s-4.7-2.6-4.7-5.2a4.4 4.4 0 0 1 .5-2A2.5 2.5 0 0 1 8 5.7Z",
  },
  ornithopter: {
    body: RING,
    solid: "M11.2 5.5h1.6l.8 4 6-1.5v1.7l-5.7 2.8-.5 4 2 1.8H8.6l2-1.8-.5-4L4.4 9.7V8l6 1.5Z",
  },
  wild: { body: RING, solid: "M12 5l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" },
  trash_intrigue: {
    body: "M3.5 4.5h17v6l-3.8-1.3-3.2 2.3-3.5-2-3.2 2L3.5 10ZM3.5 13.5l3.3 1.5 3.2-2 3.5 2 3.2-2.3 3.8 1.3v6h-17Z",
  },
  training: { line: "M2.5 20.5h5v-5h5v-5h5V5M14.5 7.5l3-3 3 3" },
  memory: {
    body: "M12 3a7.5 7.5 0 0 1 4.5 13.5V21h-7v-3H7.5l-.5-4H4.8L6 9.5A7 7 0 0 1 12 3Z",
    solid: "M12 7l2.3 2.3L12 11.6 9.7 9.3Z",
  },
  turn_over: { line: "M4 13a8 8 0 0 1 14-5.3M20 11a8 8 0 0 1-14 5.3M18.5 3.5v4.5H14M5.5 20.5V16H10" },

  // grammar
  arrow: { line: "M3 12h17M14 6l6 6-6 6" },
  or: { line: "M15.5 3.5l-7 17" },
  any: { line: "M8 8.5a4 4 0 1 1 5.8 3.6c-1.3.7-1.8 1.5-1.8 3.1M12 19.5h.01" },
  closed: { body: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z", line: "M5.8 5.8l12.4 12.4" },
  eye: { body: "M2.5 12c3-4.3 6.2-6.3 9.5-6.3s6.5 2 9.5 6.3c-3 4.3-6.2 6.3-9.5 6.3s-6.5-2-9.5-6.3Z", line: "M12 10v4" },
  star: { line: "M12 4v16M5 8l14 8M19 8 5 16" },
};
