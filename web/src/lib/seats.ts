import { listed, named, spoken, t } from "./i18n.svelte";
import type { Seat, Summary } from "./types";

/** How long bots wait between their doings, in milliseconds; message `page-pace-<id>`. */
export const PACES = { calm: 1600, normal: 900, quick: 350, none: 0 };

/** How many seconds people may take for a decision, live or over days: nothing, minutes, hours. */
export const CLOCKS = [0, 120, 300, 900, 3600, 8 * 3600, 24 * 3600, 72 * 3600];

/** A turn clock in words. */
export function clockLabel(seconds: number): string {
  if (!seconds) return t("page-clock-none");
  return seconds < 3600 ? t("page-clock-minutes", { n: seconds / 60 }) : t("page-clock-hours", { n: seconds / 3600 });
}

/** A bot by its level. */
export function botLabel(bot: string): string {
  return named(`page-bot-${bot}`, bot);
}

/** A bot among people: a level alone, such as "Player", reads like one of them. */
function botSeatLabel(bot: string): string {
  return t("page-seat-bot", { level: botLabel(bot).toLocaleLowerCase(spoken()) });
}

/** Who sits on a seat, in a few words. */
export function seatLabel(seat: Pick<Seat, "seat" | "kind" | "bot" | "name">): string {
  if (seat.kind === "open") return t("page-seat-open");
  if (seat.kind === "bot") return [botSeatLabel(seat.bot), seat.name].filter(Boolean).join(" · ");
  return seat.name || t("page-seat-guest", { n: seat.seat + 1 });
}

/** Who plays together with a seat, in words; nothing where it plays alone. */
export function together(teams: number[][], seat: number, names: string[]): string {
  const partners = partnersOf(teams, seat).map((other) => names[other] ?? "");
  return partners.length ? t("page-seat-together", { who: listed(partners) }) : "";
}

/** Who plays together with a seat. */
export function partnersOf(teams: number[][], seat: number): number[] {
  return teams.find((team) => team.includes(seat))?.filter((other) => other !== seat) ?? [];
}

/** The seat through whose eyes one may look while a game goes on; one that a bot keeps is the bot's to see. */
export function ownEyes(table: Summary): number {
  return table.seats.find((seat) => seat.you && seat.kind === "person")?.seat ?? -1;
}
