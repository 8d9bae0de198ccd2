// Whether the screen is a phone's: the table in tabs, the prompt at the bottom.

const query = matchMedia("(width < 45rem)");
let small = $state(query.matches);
query.addEventListener("change", () => (small = query.matches));

export function narrow(): boolean {
  return small;
}
