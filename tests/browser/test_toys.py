"""Editions and games that the page knows nothing of: it draws the edition's board, and tells any game as text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import Page, expect

import kanly
from kanly.imperium.editions import MODULES
from tests.browser.accessible import check_accessible
from tests.browser.conftest import Visit
from tests.browser.server import serve
from tests.browser.sight import check_sight
from tests.browser.table import (
    decide_by_clicking,
    open_replay,
    open_table,
    upload,
    wait_until_asked_or_over,
    wait_until_drawn,
)
from tests.toys import edition, guests, least, skirmish

SMALL: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PHONE: dict[str, Any] = {"phone": True}

windows = pytest.mark.parametrize("window", [SMALL, LAPTOP, PHONE], ids=["small", "laptop", "phone"])

UNSAID = r"\b(effect|when|event|prompt|amount|stock|area|phase|page|board)-[a-z]"
"""The id of a message that is missing."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serve(tmp_path_factory.mktemp("toys"), "tests.toys.served") as url:
        yield url


@pytest.fixture(autouse=True)
def _toys() -> Iterator[None]:
    with edition.registered(), least.registered(), skirmish.registered(), patch.dict(MODULES):
        guests.register()
        yield


def check_said(page: Page) -> None:
    """Assert that everything is said in words."""
    found = page.evaluate("(unsaid) => document.body.innerText.match(new RegExp(unsaid, 'g')) ?? []", UNSAID)
    assert found == []


def toy_game(**options: Any) -> str:
    """Return the record of a game of the toy edition that is in its second round and asks seat 0."""
    chosen = {"seats": 3, "seed": 5, "leaders": ["banker", "head_one", "head_two"], "confirm": True, **options}
    game, luck = kanly.new("imperium", edition="toy", modules=["more"], **chosen), Random(3)
    while game.state.round < 2 or game.to_move != 0 or game.decision.kind != "turn":  # type: ignore[attr-defined]
        game.apply(luck.choice(game.decision.actions))
    return game.record()


@windows
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_space_of_another_board_is_drawn(visit: Visit, address: str, window: dict[str, Any], lang: str) -> None:
    visitor = visit(address, **window)
    page = open_table(visitor, upload(visitor, toy_game()), lang=lang)
    for space in edition.BOARD:
        expect(page.get_by_test_id(f"space-{space.key}")).to_have_count(1)
    expect(page.get_by_test_id("area-town").get_by_test_id("space-market")).to_be_visible()
    expect(page.get_by_test_id("area-cities")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_said(page)
    check_sight(page)
    check_accessible(page)


def test_the_toy_edition_is_played_by_clicking(visit: Visit, address: str) -> None:
    visitor = visit(address, **LAPTOP)
    page, luck = open_table(visitor, upload(visitor, toy_game(seed=7))), Random(2)
    for _ in range(25):
        if not wait_until_asked_or_over(page):
            break
        check_said(page)
        decide_by_clicking(page, luck)
    check_said(page)


def test_modules_bring_along_what_they_need_and_send_away_what_they_exclude(visit: Visit, address: str) -> None:
    page = visit(address, **LAPTOP).page
    wait_until_drawn(page)
    page.get_by_test_id("lobby-new").click()
    modules = page.get_by_test_id("lobby-modules")

    def check_chosen(*chosen: str) -> None:
        for title in ("Guests", "Retinue", "Closed Doors"):
            expect(modules.get_by_label(title)).to_be_checked(checked=title in chosen)
        expect(page.get_by_test_id("lobby-start")).to_be_enabled()

    modules.get_by_label("Retinue").check()
    check_chosen("Guests", "Retinue")
    modules.get_by_label("Closed Doors").check()
    check_chosen("Closed Doors")
    modules.get_by_label("Guests").check()
    check_chosen("Guests")
    modules.get_by_label("Retinue").check()
    modules.get_by_label("Guests").uncheck()
    check_chosen()
    modules.get_by_label("Retinue").check()
    page.get_by_test_id("lobby-start").click()
    page.locator("[data-testid=play][data-online=true]").wait_for()
    expect(page.get_by_test_id("space-shrine")).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Guests · Retinue")
    page.goto("/")
    expect(page.get_by_test_id("lobby-table").first).to_contain_text("Guests · Retinue")


def test_the_lobby_says_which_edition_is_played(visit: Visit, address: str) -> None:
    visitor = visit(address, **LAPTOP)
    page, toy, base = (
        visitor.page,
        upload(visitor, toy_game()),
        upload(visitor, kanly.new("imperium", seats=4).record()),
    )
    page.goto("/")
    wait_until_drawn(page)
    tables = page.get_by_test_id("lobby-table")
    expect(tables.and_(page.locator(f"[data-table='{toy}']"))).to_contain_text("Toy · More")
    expect(tables.and_(page.locator(f"[data-table='{base}']"))).not_to_contain_text("Base game")
    open_table(visitor, toy)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Toy · More")
    expect(page).to_have_title(re.compile("Toy · More"))


CUT_OFF = """() => [...document.querySelectorAll("[data-testid^=space-] .plate")].flatMap((plate) => {
  const room = plate.getBoundingClientRect();
  return [...plate.querySelectorAll(".name, .deal, .deal *, .seats, .here")].flatMap((part) => {
    const { left, right, bottom, width } = part.getBoundingClientRect();
    const out = Math.max(room.left - left, right - room.right, bottom - room.bottom);
    return width && out > 1 ? [`${plate.closest("[data-testid]").dataset.testid} by ${out.toFixed(1)}`] : [];
  });
})"""
"""What of a space reaches out of it and is not seen."""


@pytest.mark.parametrize("window", [SMALL, LAPTOP, {}, PHONE], ids=["small", "laptop", "higher", "phone"])
@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("modules", [["guests"], ["guests", "retinue"]], ids=["five", "six"])
def test_nothing_of_a_space_is_cut_off_with_more_factions(
    visit: Visit, address: str, window: dict[str, Any], lang: str, modules: list[str]
) -> None:
    visitor = visit(address, **window)
    page = open_table(
        visitor, upload(visitor, kanly.new("imperium", modules=modules, seats=4, seed=5).record()), lang=lang
    )
    expect(page.locator("section.faction")).to_have_count(4 + len(modules))
    page.evaluate("document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 200)))")
    assert page.evaluate(CUT_OFF) == []


@windows
@pytest.mark.parametrize("game", ["least", "skirmish"])
def test_a_game_without_a_face_is_played_to_its_end(
    visit: Visit, address: str, window: dict[str, Any], game: str
) -> None:
    visitor = visit(address, **window)
    seats = 2 if game == "least" else 4
    table = upload(visitor, kanly.new(game, seats=seats, seed=1).record())
    page, luck = open_table(visitor, table), Random(1)
    expect(page.get_by_test_id("plain-table")).to_be_visible()
    check_accessible(page)
    while wait_until_asked_or_over(page):
        check_said(page)
        decide_by_clicking(page, luck)
    expect(page.get_by_test_id("result")).to_be_visible()
    page = open_replay(visitor, table)
    expect(page.get_by_test_id("plain-table")).to_be_visible()
    lines = page.get_by_test_id("log-line")
    expect(lines.get_by_role("img")).to_have_count(lines.count())
    check_said(page)
    page.goto("/")
    won = page.locator(f"[data-testid=lobby-table][data-table='{table}']").get_by_test_id("lobby-won")
    expect(won).to_have_text(re.compile("^Won by (Guest 1|Bot .*)"))
