"""What axe finds wrong with a page for people who read it in other ways."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN = """async () => {
  const ending = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(ending.map((each) => each.finished));
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const found = await axe.run(document, { runOnly: tags, preload: false, resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")}: ${node.failureSummary}`));
}"""


@cache
def axe() -> str:
    """Return the source of axe."""
    return AXE.read_text()


def check_accessible(page: Page) -> None:
    """Assert that the page, once it has come to rest, keeps WCAG 2.2 AA as far as a program can tell."""
    # Evaluated rather than added as a script, so that the page's security policy stays in force.
    page.evaluate(axe())
    found: list[str] = page.evaluate(RUN)
    assert not found, "\n\n".join(found)
