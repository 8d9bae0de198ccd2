"""What a visitor does with the page: open tables, look at them in many ways, decide."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.sight import FREE_SPOT, check_sight
from tests.browser.visitor import Visitor

MOST_CLICKS = 60
"""Clicks after which a decision counts as stuck."""
SHORT_PATIENCE = 20_000
"""Milliseconds that a click may wait for what was seen a moment ago."""


def wait_until_drawn(page: Page) -> None:
    """Wait for the first screen, its words and its fonts."""
    page.locator("html[data-ready=true]").wait_for()
    page.evaluate("document.fonts.ready.then(() => undefined)")


def wait_until_known(visitor: Visitor) -> None:
    """Wait until the server knows the visitor: a request before that would be a second stranger's."""
    while not visitor.context.cookies():
        visitor.page.wait_for_timeout(20)


def upload(visitor: Visitor, record: str, seat: int = 0) -> str:
    """Make a table of a record that the visitor continues on a seat, and return its id."""
    wait_until_known(visitor)
    response = visitor.context.request.post("/api/records", data={"record": record, "seat": seat})
    assert response.ok, response.text()
    return str(response.json()["id"])


def open_table(visitor: Visitor, table: str, *, lang: str = "en", theme: str = "dusk") -> Page:
    """Open a table and wait until its visitor is asked something, or the game is over."""
    page = visitor.page
    page.goto(f"/?lang={lang}&theme={theme}#/t/{table}")
    wait_until_drawn(page)
    page.locator("[data-testid=play][data-online=true]").wait_for()
    return page


def start_game(page: Page, way: str, **chosen: str) -> None:
    """Start a game in the lobby: a way to play, and what is chosen among the further choices."""
    page.locator(f"input[name=way][value={way}]").check()
    page.get_by_test_id("lobby-new").click()
    for name, value in {"pace": "0", **chosen}.items():
        field = page.get_by_test_id(f"lobby-{name}")
        tag = field.evaluate("field => field.tagName")
        if tag == "SELECT":
            field.select_option(value)
        elif tag == "DIV":
            field.get_by_role("button", name=value).click()
        else:
            field.fill(value)
    page.get_by_test_id("lobby-start").click()
    page.locator("[data-testid=play][data-online=true], [data-testid=waiting]").first.wait_for()


def open_replay(visitor: Visitor, table: str, *, lang: str = "en", theme: str = "dusk") -> Page:
    """Open the replay of a table."""
    page = visitor.page
    page.goto(f"/?lang={lang}&theme={theme}#/replay/{table}")
    wait_until_drawn(page)
    page.get_by_test_id("replay").wait_for()
    return page


def revision(page: Page) -> int:
    """Return how many moves the page has seen."""
    return int(page.get_by_test_id("play").get_attribute("data-revision") or -1)


def wait_for_revision_after(page: Page, before: int) -> None:
    """Wait until the page has seen another move."""
    page.wait_for_function(
        "(before) => Number(document.querySelector('[data-testid=play]').dataset.revision) !== before", arg=before
    )


def wait_for_my_turn(page: Page) -> None:
    """Wait until the visitor is asked something."""
    page.locator("[data-testid=prompt][data-mine=true]").wait_for()


def wait_until_asked_or_over(page: Page) -> bool:
    """Wait until the visitor is asked something, and say whether that came before the end of the game."""
    page.locator("[data-testid=prompt][data-mine=true], [data-testid=play][data-over=true]").first.wait_for()
    return page.get_by_test_id("play").get_attribute("data-over") != "true"


def target(page: Page, name: str) -> Locator:
    """Return what can be picked for a target such as `space:arrakeen`."""
    return page.locator(f'[data-target="{name}"][data-can=true]:visible').first


def choice(page: Page, action: str) -> Locator:
    """Return the button of an action."""
    return page.locator(f'[data-action="{action}"]:visible').first


def take(page: Page, button: Locator) -> None:
    """Press a button that takes an action, and wait until the table has moved."""
    before = revision(page)
    button.click()
    expect(page.get_by_test_id("play")).not_to_have_attribute("data-revision", str(before))


CLICKABLE = """([before, luck]) => {
  if (Number(document.querySelector("[data-testid=play]").dataset.revision) !== before) return "";
  const open = (found) => [...document.querySelectorAll(found)].filter((button) =>
    button.checkVisibility() && !button.disabled && button.getAttribute("aria-pressed") !== "true");
  const picked = document.querySelector("[data-testid=choice-back]");
  const narrowed = picked ? open("[data-testid=choice]") : [];
  const found = narrowed.length ? narrowed
    : open("[data-testid=choice], [data-testid=end-turn], [data-target][data-can=true]");
  const { action, target } = found[Math.floor(luck * found.length)]?.dataset ?? {};
  if (action) return `[data-action="${action}"]`;
  if (target) return `[data-target="${target}"][data-can=true]`;
  // On a small screen what glows may lie on another tab.
  return open("[data-testid=fold][aria-expanded=false]").length ? "[data-testid=fold][aria-expanded=false]" : "";
}"""
"""How to find one of the things that can be clicked to decide, by luck; once something is picked, a choice left.

Nothing is found once the table has moved on, or while an action is on its way. What is seen is seen at one moment: two
questions could be answered before and after the table moved.
"""


def look_around(page: Page) -> None:
    """Assert that all that can be clicked is in sight, whatever is unfolded."""
    check_sight(page)
    for fold in page.get_by_test_id("fold").all():
        click_if_there(fold)
        check_sight(page)
        click_if_there(fold)


def decide_by_clicking(page: Page, luck: Random, *, unfold: bool = True) -> None:
    """Look around, then click on what glows, anywhere on the table, until that took an action.

    In a long game not every fold has to be unfolded at every decision.
    """
    before = revision(page)
    if unfold:
        look_around(page)
    chance = luck.random()
    for _ in range(MOST_CLICKS):
        check_sight(page)
        if found := page.evaluate(CLICKABLE, [before, chance]):
            click_if_there(page.locator(f"{found}:not([aria-pressed=true]):visible").first)
            chance = luck.random()
        else:
            wait_for_revision_after(page, before)
        page.evaluate("new Promise(requestAnimationFrame)")
        if revision(page) != before:
            return
    raise AssertionError(f"{MOST_CLICKS} clicks decided nothing: {page.get_by_test_id('prompt-text').inner_text()}")


def click_if_there(button: Locator) -> None:
    """Click on something that the table may have taken away since it was seen."""
    drawn = f"found => found[0] instanceof SVGElement ? ({FREE_SPOT})(found[0]) : null"
    if spot := button.evaluate_all(drawn):
        button.page.mouse.click(*spot)
        return
    try:
        button.click(timeout=SHORT_PATIENCE)
    except TooLate:
        if button.is_visible():
            raise
