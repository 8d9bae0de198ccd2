// The lobby's side of the server: plain HTTP.

import { t } from "./i18n.svelte";
import { complain, toast } from "./toasts.svelte";
import type { Guest, Secret } from "./api-types";
import type { Analysis, Catalogue, Film, Game, NewSummary, NewTable, Summary, Tables, Text } from "./types";

/** The server said no, and why. */
export class Refused extends Error {
  readonly reason: Text;
  readonly status: number;

  constructor(status: number, reason: Text) {
    super(reason.text);
    this.status = status;
    this.reason = reason;
  }
}

/** The server did not answer. */
export class Unreachable extends Error {}

/** The server knows a guest by the cookie of its first answer: everything else waits for that. */
let met: Promise<Response> | undefined;

function meet(): Promise<Response> {
  met ??= ask("GET", "/me");
  met.catch(() => (met = undefined));
  return met;
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  await meet();
  return ask(method, path, body);
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Unreachable(t("page-error-unreachable"));
  }
  if (response.ok) return response;
  const answer = (await response.json().catch(() => ({}))) as { error?: Text };
  const unknown = { id: "page-error-status", args: { status: response.status }, text: response.statusText };
  throw new Refused(response.status, answer.error ?? unknown);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

const seatPath = (table: string, seat: number, what: string) =>
  `/tables/${encodeURIComponent(table)}/seats/${seat}/${what}`;

const MOST_NAMESAKES = 9;
const NAME_LETTERS = 36;

/** Do something under a name; where somebody at the table is called so already, under the same name with a number. */
export async function withOtherNames<T>(name: string, doing: (name: string) => Promise<T>): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await doing(n === 1 ? name : `${name.slice(0, NAME_LETTERS)} (${n})`);
    } catch (error) {
      const taken = error instanceof Refused && error.reason.id === "table-name-taken";
      if (!taken || n === MOST_NAMESAKES) throw error;
    }
  }
}

/** The key of a private table, where one was given. */
export const watched = (key: string, mark: "?" | "&") => (key ? `${mark}watch=${encodeURIComponent(key)}` : "");

export const api = {
  me: async () => (await (await meet()).clone().json()) as Guest,
  rename: (name: string) => json<Guest>("PUT", "/me", { name }),
  games: () => json<Game[]>("GET", "/games"),
  catalogue: (game: string, edition: string, modules: string[], seats: number) =>
    json<Catalogue>("GET", `/catalogue/${game}/${edition}?with=${modules.join(",")}&seats=${seats}`),
  tables: () => json<Tables>("GET", "/tables"),
  table: (id: string, watch = "") => json<Summary>("GET", `/tables/${encodeURIComponent(id)}${watched(watch, "?")}`),
  watchKey: (id: string) => json<Secret>("GET", `/tables/${encodeURIComponent(id)}/watch`),
  report: (id: string, seat: number, about: "name" | "chat") =>
    json<Summary>("POST", seatPath(id, seat, "report"), { about }),
  create: (table: NewTable) => json<NewSummary>("POST", "/tables", table),
  join: (id: string, seat: number, secret: string, name: string) =>
    withOtherNames(name, (other) => json<Summary>("POST", seatPath(id, seat, "join"), { secret, name: other })),
  leave: (id: string, seat: number, bot: string) => json<Summary>("POST", seatPath(id, seat, "leave"), { bot }),
  takeBack: (id: string, seat: number) => json<Summary>("POST", seatPath(id, seat, "return"), {}),
  handOver: (id: string, seat: number) => json<Secret>("POST", seatPath(id, seat, "hand-over"), {}),
  pace: (id: string, pace: number) => json<Summary>("POST", `/tables/${encodeURIComponent(id)}/pace`, { pace }),
  film: (id: string, seat: number, watch = "") =>
    json<Film>("GET", `/tables/${encodeURIComponent(id)}/film?seat=${seat}${watched(watch, "&")}`),
  analysis: (id: string) => json<Analysis>("POST", `/tables/${encodeURIComponent(id)}/analysis`),
  filmOf: (record: string, seat: number) => json<Film>("POST", "/films", { record, seat }),
  importRecord: (record: string) => json<Summary>("POST", "/records", { record }),
  record: async (id: string) => (await call("GET", `/tables/${encodeURIComponent(id)}/record`)).text(),
};

/** Say in a notice why something failed; what is not the server's doing is thrown on. */
export function explain(error: unknown): void {
  if (error instanceof Refused) complain(error.reason);
  else if (error instanceof Unreachable) toast(error.message, true);
  else throw error;
}

/** Fetch what may not be there: the page itself says so then. Whatever else fails is told in a notice. */
export function find<T>(doing: Promise<T>): Promise<T | undefined> {
  const missing = (error: unknown) => error instanceof Refused && error.status === 404;
  return attempt(
    doing.catch((error: unknown) => {
      if (missing(error)) return undefined;
      throw error;
    }),
  );
}

/** Try something at the server; tell the reader when it fails, and return nothing then. */
export async function attempt<T>(doing: Promise<T>): Promise<T | undefined> {
  try {
    return await doing;
  } catch (error) {
    explain(error);
    return undefined;
  }
}
