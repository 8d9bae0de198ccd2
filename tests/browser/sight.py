"""What can be clicked is in sight: nothing of the page lies on it."""

from __future__ import annotations

from playwright.sync_api import Page

FREE_SPOT = """(thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (let n = 0; n < 400; n++) {
    const [x, y] = [left + width * ((0.5 + n * 0.618) % 1), top + height * ((0.5 + n * 0.381) % 1)];
    if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""
"""A point where something can be clicked: what is drawn on a map is no rectangle, and something may stand on it."""

COVERED = """() => {
  const spot = %SPOT%;
  if (document.querySelector("[data-testid=play]").dataset.over === "true") return []; // nothing is asked any more
  const INSET = 4;
  const wanted = `[data-testid^="hand-card-"], [data-testid^="intrigue-card-"], [data-target][data-can="true"],
    [data-testid=prompt] :is(button, input)`;
  const prompt = document.querySelector("[data-testid=prompt]").getBoundingClientRect();
  const table = document.querySelector("[data-testid=table]").getBoundingClientRect();

  const along = (from, to, part) => from + INSET + (to - from - 2 * INSET) * part;

  /** The part of a thing that is not scrolled out of sight: only what scrolls may cut something off. */
  function seen(thing) {
    let { left, top, right, bottom } = thing.getBoundingClientRect();
    for (let box = thing.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const room = box.getBoundingClientRect();
      if (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight) {
        top = Math.max(top, room.top);
        bottom = Math.min(bottom, room.bottom);
      }
      if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) {
        left = Math.max(left, room.left);
        right = Math.min(right, room.right);
      }
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  }

  return [...document.querySelectorAll(wanted)].filter((thing) => thing.checkVisibility()).flatMap((thing) => {
    const box = seen(thing);
    if (box.width <= 2 * INSET || box.height <= 2 * INSET) return [];
    const name = thing.dataset.target ?? thing.textContent.trim();
    if (thing instanceof SVGElement) return spot(thing) ? [] : [`${name} has no free spot`];
    const { width, height } = thing.getBoundingClientRect();
    const cut = box.width < width - 1 || box.height < height - 1;
    // Rounded corners belong to what lies behind them. Of what is scrolled half out of sight the middle must be free:
    // a post that covers a corner of its space may cover an edge of what is left of it.
    const points = [0, 1, 2, 3, 4].flatMap((n) => [0, 1, 2, 3, 4].map((m) => [n, m]))
      .filter(([n, m]) => (cut ? n === 2 && m === 2 : n % 4 || m % 4))
      .map(([n, m]) => [along(box.left, box.right, n / 4), along(box.top, box.bottom, m / 4)]);
    for (const [x, y] of points) {
      const on = document.elementFromPoint(x, y);
      if (!thing.contains(on))
        return [`${name} at ${x.toFixed()}, ${y.toFixed()}: ${on?.closest("[data-testid]")?.dataset.testid}`];
    }
    return [];
  }).concat(table.bottom > prompt.top ? ["the table reaches into the prompt"] : []);
}""".replace("%SPOT%", FREE_SPOT)
"""The cards in hand and everything else that can be clicked now of which an edge or the middle is covered."""


def check_sight(page: Page) -> None:
    """Assert that nothing lies on the hand or on anything else that can be clicked to decide."""
    covered: list[str] = page.evaluate(COVERED)
    assert not covered, "\n".join(covered)


CUT = """() => {
  const LINE = 3; // a box of letters is higher than they are
  const part = document.querySelector("[data-testid=table]");
  const drawn = (thing) => thing.tagName === "svg" || (!thing.closest("svg")
    && [...thing.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim()));
  const unseen = (thing) => !thing.checkVisibility({ visibilityProperty: true }) || thing.closest(".hidden, .sigil");
  const axes = [["overflowY", "top", "bottom"], ["overflowX", "left", "right"]];

  /** What cuts a thing off and cannot be scrolled to bring it back; text that ends in "…" may be cut at its side. */
  function cutter(thing) {
    const at = thing.getBoundingClientRect();
    let [open, short] = [[...axes], getComputedStyle(thing).textOverflow === "ellipsis"];
    if (!at.width || !at.height || getComputedStyle(thing).clipPath !== "none") return undefined;
    for (let box = thing.parentElement; box && box !== part.parentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      const room = box.getBoundingClientRect();
      if (style.display === "contents") continue;
      if (style.clipPath !== "none") return undefined;
      short ||= style.textOverflow === "ellipsis";
      open = open.filter(([overflow]) => !/auto|scroll/.test(style[overflow]));
      for (const [overflow, from, to] of open) {
        if (overflow === "overflowX" && short) continue;
        const out = Math.max(room[from] - at[from], at[to] - room[to]);
        if (/hidden|clip/.test(style[overflow]) && out > LINE) return box;
      }
    }
    return undefined;
  }

  return [...part.querySelectorAll("*")].filter((thing) => drawn(thing) && !unseen(thing)).flatMap((thing) => {
    const box = cutter(thing);
    const name = thing.dataset.icon ?? thing.textContent.trim();
    const where = thing.closest("[data-testid]")?.dataset.testid;
    return box ? [`${name} of ${where} by ${box.dataset.testid ?? box.className}`] : [];
  });
}"""
"""Icons and texts of the table of which a part is cut off, with no way to scroll there."""

COVERING = """() => [...document.querySelectorAll("[data-testid^=space-]")].flatMap((space) => {
  const name = space.querySelector(".name");
  const words = document.createRange();
  words.selectNodeContents(name);
  const lines = [...words.getClientRects()];
  const pieces = [...space.querySelectorAll(".bonus, .commander, .here")].filter((piece) => piece.checkVisibility());
  return pieces.flatMap((piece) => {
    const at = piece.getBoundingClientRect();
    const on = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
    const covers = lines.some((line) =>
      line.left < at.right - 1 && at.left < line.right - 1 && line.top < at.bottom - 2 && at.top < line.bottom - 2);
    // On a phone a space may be scrolled out of sight.
    const covered = on && !space.contains(on) && !!on.closest("[data-testid^=post-]");
    const where = covers ? "on its name" : "below a post";
    return covers || covered ? [`${piece.className} of ${space.dataset.testid} ${where}`] : [];
  });
})"""
"""The pieces on spaces that lie on a name, or below a post."""


def check_whole(page: Page) -> None:
    """Assert that nothing that is drawn on the table is cut off, nor lies on the name of a space."""
    cut: list[str] = page.evaluate(CUT) + page.evaluate(COVERING)
    assert not cut, "\n".join(sorted(set(cut)))
