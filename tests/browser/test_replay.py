"""Looking at a game again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import moments
from tests.browser.conftest import Visit
from tests.browser.table import open_replay, upload, wait_until_drawn


@pytest.fixture(scope="module")
def finished() -> str:
    """The record of a finished game."""
    return moments.record_at(moments.the_end, seed=2)


@pytest.fixture
def film(visit: Visit, address: str, finished: str) -> Page:
    """The film of a finished game."""
    visitor = visit(address)
    return open_replay(visitor, upload(visitor, finished))


def test_a_film_is_stepped_scrubbed_and_played(film: Page) -> None:
    replay = film.get_by_test_id("replay")
    last = int(film.get_by_test_id("replay-slider").get_attribute("max") or 0)
    assert last > 300
    expect(replay).to_have_attribute("data-frame", "0")
    film.get_by_test_id("replay-next").click()
    film.get_by_test_id("replay-next").click()
    film.get_by_test_id("replay-back").click()
    expect(replay).to_have_attribute("data-frame", "1")
    film.get_by_test_id("replay-slider").fill("100")
    expect(replay).to_have_attribute("data-frame", "100")
    film.get_by_test_id("replay-play").click()
    expect(replay).to_have_attribute("data-frame", re.compile(r"1(0[2-9]|[1-9]\d)"))
    film.get_by_test_id("replay-last").click()
    expect(replay).to_have_attribute("data-frame", str(last))


def test_a_round_is_jumped_to(film: Page) -> None:
    rounds = film.get_by_test_id("replay-round")
    value = rounds.locator("option").nth(3).get_attribute("value")
    assert value is not None
    rounds.select_option(value)
    expect(film.get_by_test_id("replay")).to_have_attribute("data-frame", value)


def test_a_finished_game_is_seen_through_any_eyes(film: Page) -> None:
    film.get_by_test_id("replay-seat").select_option("2")
    expect(film.locator("[data-testid^=hand-card-]").first).to_be_visible()


def test_the_charts_have_a_line_for_every_seat(film: Page) -> None:
    charts = film.get_by_test_id("charts")
    expect(charts.locator("[data-testid^=chart-]")).not_to_have_count(0)


def test_the_record_is_downloaded_as_it_was_uploaded(film: Page, finished: str) -> None:
    with film.expect_download() as download:
        film.get_by_test_id("replay-download").click()
    assert Path(download.value.path()).read_text() == finished


def test_a_record_is_opened_from_a_file(visit: Visit, address: str, finished: str, tmp_path: Path) -> None:
    page = visit(address).page
    wait_until_drawn(page)
    record = tmp_path / "game.kanly"
    record.write_text(finished)
    page.get_by_test_id("lobby-upload").set_input_files(record)
    expect(page.locator("[data-testid=replay], [data-testid=play][data-over=true]").first).to_be_visible()
