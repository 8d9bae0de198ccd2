// Signs of War for Arrakis on a 24 x 24 grid: `body` is outlined and softly filled, `line` only outlined, `solid` filled.

export interface Drawing {
  body?: string;
  line?: string;
  solid?: string;
}

export const ICONS: Record<string, Drawing> = {
  strategy: { line: "M4 19c2-7 6-9 14-9M13 5l5.5 5-5.5 5M4 8h4M4 12h2" },
  leadership: { body: "M12 3l2.6 5.6 6.1.700-4.5 4.2 1.2 6L12 16.5 6.6 19.5l1.2-6L3.3 9.3l6.1-.7Z" },
  deployment: { body: "M5 3.5h14v9l-7-2.5-7 2.5Z", line: "M12 12v8M8.5 17l3.5 3.5 3.5-3.5" },
  mentat: { body: "M2.5 12q9.5-12 19 0-9.5 12-19 0Z", solid: "M12 8.8a3.2 3.2 0 1 0 .01 0Z" },
  house: { body: "M4.5 3.5h15v8c0 5-3.5 7.5-7.5 9-4-1.5-7.5-4-7.5-9Z", line: "M12 7v9M8.5 10.5h7" },
  desert_power: { line: "M3 20h18M5 20c-1.5-10 3-16 9-16 4 0 6 3 6 6l-4.5 1.5c0-2-1-3-2.5-3-3.5 0-4.5 4-4 11.5", solid: "M16 12l1.2 2.2 1.2-2.5 1 1.8.600-3.5Z" },
  sword: { body: "M20.5 3.5 19 8.5l-8.5 8.5-3.5-3.5L15.5 5Z", line: "M5 12l7 7M8.3 15.7 4 20" },
  shield: { body: "M5 4h14v7c0 5-3 8-7 9.5C8 19 5 16 5 11Z" },
  special: { body: "M12 2.5 14.3 9.7 21.5 12l-7.2 2.3L12 21.5 9.7 14.3 2.5 12l7.2-2.3Z" },
  spice: { body: "M12 2.5 18 8.5v7L12 21.5 6 15.5v-7Z", line: "M12 2.5 9.8 10.5 12 21.5M6 8.5l3.8 2L18 8.5" },
  card: { body: "M6 3.5h12v17H6Z", line: "M9 8h6M9 11.5h6M9 15h3" },
  bene_gesserit: { body: "M12 3a9 9 0 1 0 .01 0Z", line: "M8 15c2-1 3-3 4-7 1 4 2 6 4 7" },
  harvester: { body: "M3 14v-4l3-4h8l2 3h4l2 3v2Z", line: "M6 18.5a2 2 0 1 1 .01 0M12 18.5a2 2 0 1 1 .01 0M18 18.5a2 2 0 1 1 .01 0" },
  ornithopter: { body: "M10.5 4h3l1 5v7l-2.5 4-2.5-4V9Z", line: "M10 9 2 5M14 9l8-4M10 12l-8 1M14 12l8 1" },
  carryall: { body: "M2 11l8-3.5V4h4v3.5L22 11v3.5l-7-1v4l2.5 2.5h-11L9 17.5v-4l-7 1Z" },
  choam: { body: "M12 3.5a8.5 8.5 0 1 0 .01 0Z", line: "M15 9a4 4 0 1 0 0 6M12 6v12" },
  spacing_guild: { body: "M12 3.5a8.5 8.5 0 1 0 .01 0Z", line: "M4 12c4-4 12-4 16 0-4 4-12 4-16 0" },
  landsraad: { body: "M3.5 9.5 12 4l8.5 5.5Z", line: "M5 20h14M6.5 9.5V17M12 9.5V17M17.5 9.5V17" },
  kwisatz_haderach: { body: "M12 3c4 5 4 13 0 18-4-5-4-13 0-18Z", line: "M4 12h16" },
  sand_dwellers: { line: "M3 17q4.5-5 9 0t9 0M3 11q4.5-5 9 0t9 0" },
  jihad: { body: "M12 3l3 7h6l-5 4 2 7-6-4-6 4 2-7-5-4h6Z" },
  supremacy: { body: "M4 18V8l4.5 4L12 5l3.5 7L20 8v10Z" },
};
