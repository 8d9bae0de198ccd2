// Where the reader is: `#/`, `#/t/<table>?seat=&key=`, `#/t/<table>?watch=`, `#/replay/<table>?seat=&at=`, `#/replay`.

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string; seat: number; key: string; watch: string }
  | { page: "replay"; id: string; seat: number; at: number };

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const asked = new URLSearchParams(query);
  const numeral = (key: string) => Number(asked.get(key) ?? -1);
  const [, page, id = ""] = path.split("/");
  if (page === "t" && id) {
    return { page: "table", id, seat: numeral("seat"), key: asked.get("key") ?? "", watch: asked.get("watch") ?? "" };
  }
  if (page === "replay") return { page: "replay", id, seat: numeral("seat"), at: numeral("at") };
  return { page: "lobby" };
}

let here = $state.raw<Route>(parse(location.hash));
addEventListener("hashchange", () => (here = parse(location.hash)));

export function route(): Route {
  return here;
}

export function go(hash: string): void {
  location.hash = hash;
}

/** Go somewhere without leaving a trace in the history: an invitation's key is not kept. */
export function replace(hash: string): void {
  history.replaceState(null, "", hash);
  here = parse(hash);
}

export const tableHash = (id: string) => `#/t/${id}`;
export const replayHash = (id: string) => `#/replay/${id}`;

/** The address that lets whoever opens it watch a private table. */
export function watching(id: string, key: string): string {
  return `${location.origin}${location.pathname}${tableHash(id)}?watch=${encodeURIComponent(key)}`;
}

/** The address that lets whoever opens it take a seat. */
export function invitation(id: string, seat: number | string, key: string): string {
  return `${location.origin}${location.pathname}${tableHash(id)}?seat=${seat}&key=${encodeURIComponent(key)}`;
}
