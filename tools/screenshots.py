"""Take the pictures of the page that the documents show and that a change of the page is judged by.

    python -m tools.screenshots                # all of them into build/screenshots, the README's into docs/pictures too
    python -m tools.screenshots combat phone   # those whose names contain a word
    python -m tools.screenshots --to FOLDER    # elsewhere

Starts a server of its own with a database that is thrown away.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page
from tests.browser import arrakis_moments, moments
from tests.browser.chromium import CHROMIUM, chromium
from tests.browser.server import serve
from tests.browser.table import (
    open_replay,
    open_table,
    start_game,
    upload,
    wait_for_my_turn,
    wait_until_drawn,
    wait_until_known,
)
from tests.browser.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent

Scene = Callable[[Visitor, "Look"], Page]


@dataclass(frozen=True)
class Look:
    """How somebody looks at the page."""

    lang: str = "en"
    theme: str = "dusk"
    window: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Picture:
    """A picture: its name, what it shows and how."""

    name: str
    scene: Scene
    look: Look = field(default_factory=Look)


def lobby(visitor: Visitor, look: Look) -> Page:
    """The lobby of somebody who has a running and a finished game."""
    visitor.page.goto("/")
    upload(visitor, moments.record_at(moments.first_turn))
    upload(visitor, moments.record_at(moments.the_end, seed=2))
    visitor.page.goto(f"/?lang={look.lang}&theme={look.theme}")
    wait_until_drawn(visitor.page)
    visitor.page.get_by_test_id("lobby-table").first.wait_for()
    return visitor.page


def at(reached: moments.Reached, **setup: Any) -> Scene:
    """A table at a moment of seat 0."""

    def scene(visitor: Visitor, look: Look) -> Page:
        visitor.page.goto("/")
        table = upload(visitor, moments.record_at(reached, **setup))
        page = open_table(visitor, table, lang=look.lang, theme=look.theme)
        wait_for_my_turn(page)
        return page

    return scene


def war(kind: str, least: int = 1, after: int = 0, in_battle: bool = False) -> Scene:
    """A table of War for Arrakis at a decision of the Atreides."""

    def scene(visitor: Visitor, look: Look) -> Page:
        visitor.page.goto("/")
        table = upload(visitor, arrakis_moments.record_at(kind, least, after, in_battle, bot="greedy"))
        page = open_table(visitor, table, lang=look.lang, theme=look.theme)
        wait_for_my_turn(page)
        return page

    return scene


def tab(name: str, scene: Scene) -> Scene:
    """A scene on a phone, turned to one of its tabs."""

    def turned(visitor: Visitor, look: Look) -> Page:
        page = scene(visitor, look)
        page.get_by_test_id(f"tab-{name}").click()
        return page

    return turned


def text(scene: Scene) -> Scene:
    """A scene as headings, lists and buttons."""

    def written(visitor: Visitor, look: Look) -> Page:
        page = scene(visitor, look)
        page.get_by_test_id("menu").click()
        page.get_by_test_id("text-view").click()
        page.keyboard.press("Escape")
        page.get_by_test_id("text-table").wait_for()
        return page

    return written


def replay(visitor: Visitor, look: Look) -> Page:
    """A finished game, looked at again from its last frame."""
    visitor.page.goto("/")
    table = upload(visitor, moments.record_at(moments.the_end, seed=2))
    page = open_replay(visitor, table, lang=look.lang, theme=look.theme)
    page.get_by_test_id("replay-last").click()
    page.get_by_test_id("charts").wait_for()
    return page


def result(visitor: Visitor, look: Look) -> Page:
    """The end of a game that points alone did not decide."""
    visitor.page.goto("/")
    table = upload(visitor, moments.record_at(moments.the_end, seed=2))
    page = open_table(visitor, table, lang=look.lang, theme=look.theme)
    page.get_by_test_id("result").wait_for()
    return page


def charts(visitor: Visitor, look: Look) -> Page:
    """The charts below a film."""
    page = replay(visitor, look)
    page.get_by_test_id("charts").scroll_into_view_if_needed()
    return page


def invitation(visitor: Visitor, look: Look) -> Page:
    """A table that waits for friends."""
    page = visitor.page
    page.goto(f"/?lang={look.lang}&theme={look.theme}")
    wait_until_drawn(page)
    wait_until_known(visitor)
    start_game(page, "friends", seats="4", people="3")
    return page


PHONE = {"phone": True}
TABLET = {"viewport": {"width": 1024, "height": 768}}
LOW = {"viewport": {"width": 1280, "height": 720}}
WIDE = {"viewport": {"width": 1600, "height": 1000}}
FIRST_TURN = at(moments.first_turn)
REVEAL_TURN = at(moments.reveal_turn)
COMBAT = at(moments.combat)
LATE_TURN = at(moments.late_turn)
FULL_HAND = at(moments.full_hand, seed=15)
UPRISING: dict[str, Any] = {"edition": "uprising", "modules": ("choam",), "bot": "quick"}
UP_FIRST_TURN = at(moments.first_turn, **UPRISING)
UP_LATE_TURN = at(moments.worms, **UPRISING)
UP_SPY = at(moments.placing_a_spy, **UPRISING)
UP_CONTRACT = at(moments.taking_a_contract, **UPRISING)
UP_LEADERS = at(
    moments.late_turn, **UPRISING, leaders="feyd_rautha_harkonnen,lady_jessica,staban_tuek,shaddam_corrino_iv"
)
EVERYTHING: dict[str, Any] = {"edition": "uprising", "modules": ("choam", "bloodlines", "tech"), "bot": "quick"}
BLOOD_LEADERS = "chani,steersman_yrkoon,kota_odax_of_ix,duncan_idaho"
BLOOD_FIRST_TURN = at(moments.first_turn, **EVERYTHING, leaders=BLOOD_LEADERS)
BLOOD_LATE_TURN = at(moments.late_turn, **EVERYTHING, leaders=BLOOD_LEADERS)
BLOOD_SIX = at(moments.late_turn, **{**EVERYTHING, "seats": 6})
BLOOD_BASE = at(moments.late_turn, modules=("bloodlines", "tech"), bot="quick", seats=3)
WAR_TURN = war("turn", 4, after=100)
WAR_MOVE = war("move_to", 5, after=100)
WAR_BATTLE = war("casualties", 2, in_battle=True)
SOLO = at(moments.late_turn, seats=1, difficulty="mercenary", seed=3)
UP_SOLO = at(moments.late_turn, **UPRISING, seats=1, difficulty="sardaukar", seed=3)
SIX: dict[str, Any] = {"edition": "uprising", "bot": "quick", "seats": 6}
SIX_FIRST_TURN = at(moments.first_turn, **SIX)
SIX_LATE_TURN = at(moments.late_turn, **SIX)

PICTURES = [
    Picture("lobby", lobby),
    Picture("lobby-noon", lobby, Look(theme="noon")),
    Picture("lobby-cs", lobby, Look(lang="cs")),
    Picture("lobby-uk", lobby, Look(lang="uk")),
    Picture("lobby-phone", lobby, Look(window=PHONE)),
    Picture("invitation", invitation),
    Picture("first-turn", FIRST_TURN),
    Picture("first-turn-noon", FIRST_TURN, Look(theme="noon")),
    Picture("reveal-turn", REVEAL_TURN),
    Picture("reveal-turn-cs", REVEAL_TURN, Look(lang="cs", theme="noon")),
    Picture("combat", COMBAT),
    Picture("combat-uk", COMBAT, Look(lang="uk")),
    Picture("late-turn", LATE_TURN),
    Picture("late-turn-wide", LATE_TURN, Look(window=WIDE)),
    Picture("late-turn-cs", LATE_TURN, Look(lang="cs")),
    Picture("full-hand", FULL_HAND),
    Picture("full-hand-wide", FULL_HAND, Look(window=WIDE)),
    Picture("full-hand-tablet", FULL_HAND, Look(window=TABLET)),
    Picture("full-hand-phone", tab("hand", FULL_HAND), Look(window=PHONE)),
    Picture("solo", SOLO),
    Picture("phone-board", tab("board", LATE_TURN), Look(window=PHONE)),
    Picture("phone-hand", tab("hand", LATE_TURN), Look(window=PHONE)),
    Picture("phone-row", tab("row", REVEAL_TURN), Look(window=PHONE)),
    Picture("phone-houses", tab("houses", LATE_TURN), Look(window=PHONE, theme="noon")),
    Picture("phone-log", tab("log", LATE_TURN), Look(window=PHONE, lang="uk")),
    Picture("phone-combat", tab("board", COMBAT), Look(window=PHONE, lang="uk")),
    Picture("phone-replay", replay, Look(window=PHONE, lang="uk")),
    Picture("result", result),
    Picture("replay", replay),
    Picture("replay-charts", charts),
    Picture("replay-charts-noon", charts, Look(lang="cs", theme="noon")),
    Picture("text-view", text(LATE_TURN)),
    Picture("uprising-first-turn", UP_FIRST_TURN),
    Picture("uprising-late-turn", UP_LATE_TURN),
    Picture("uprising-late-turn-wide", UP_LATE_TURN, Look(window=WIDE)),
    Picture("uprising-late-turn-tablet", UP_LATE_TURN, Look(window=TABLET, lang="cs", theme="noon")),
    Picture("uprising-late-turn-low", UP_LATE_TURN, Look(window=LOW, lang="uk")),
    Picture("uprising-leaders", UP_LEADERS, Look(theme="noon")),
    Picture("uprising-spy", UP_SPY),
    Picture("uprising-contract", UP_CONTRACT, Look(lang="cs")),
    Picture("uprising-phone-board", tab("board", UP_SPY), Look(window=PHONE)),
    Picture("uprising-phone-hand", tab("hand", UP_LATE_TURN), Look(window=PHONE)),
    Picture("uprising-phone-row", tab("row", UP_CONTRACT), Look(window=PHONE, lang="cs")),
    Picture("uprising-phone-houses", tab("houses", UP_LATE_TURN), Look(window=PHONE, theme="noon")),
    Picture("uprising-text-view", text(UP_LATE_TURN)),
    Picture("uprising-solo", UP_SOLO),
    Picture("uprising-solo-low", UP_SOLO, Look(window=LOW, lang="cs")),
    Picture("uprising-solo-wide", UP_SOLO, Look(window=WIDE, theme="noon")),
    Picture("uprising-solo-phone", tab("houses", UP_SOLO), Look(window=PHONE, lang="uk")),
    Picture("six-first-turn", SIX_FIRST_TURN),
    Picture("six-late-turn", SIX_LATE_TURN),
    Picture("six-late-turn-low", SIX_LATE_TURN, Look(window=LOW, lang="cs")),
    Picture("six-late-turn-wide", SIX_LATE_TURN, Look(window=WIDE, theme="noon")),
    Picture("six-late-turn-tablet", SIX_LATE_TURN, Look(window=TABLET, lang="uk")),
    Picture("six-phone-board", tab("board", SIX_LATE_TURN), Look(window=PHONE)),
    Picture("six-phone-houses", tab("houses", SIX_LATE_TURN), Look(window=PHONE, theme="noon")),
    Picture("six-phone-row", tab("row", SIX_LATE_TURN), Look(window=PHONE, lang="cs")),
    Picture("bloodlines-first-turn", BLOOD_FIRST_TURN),
    Picture("bloodlines-late-turn", BLOOD_LATE_TURN),
    Picture("bloodlines-late-turn-low", BLOOD_LATE_TURN, Look(window=LOW, lang="cs")),
    Picture("bloodlines-late-turn-tablet", BLOOD_LATE_TURN, Look(window=TABLET, lang="uk", theme="noon")),
    Picture("bloodlines-base", BLOOD_BASE),
    Picture("bloodlines-six", BLOOD_SIX),
    Picture("bloodlines-phone-board", tab("board", BLOOD_LATE_TURN), Look(window=PHONE)),
    Picture("bloodlines-phone-houses", tab("houses", BLOOD_LATE_TURN), Look(window=PHONE, theme="noon")),
    Picture("bloodlines-phone-row", tab("row", BLOOD_LATE_TURN), Look(window=PHONE, lang="cs")),
    Picture("arrakis-turn", WAR_TURN),
    Picture("arrakis-move", WAR_MOVE),
    Picture("arrakis-move-tablet", WAR_MOVE, Look(window=TABLET, lang="cs")),
    Picture("arrakis-battle", WAR_BATTLE, Look(window=LOW)),
    Picture("arrakis-battle-noon", WAR_BATTLE, Look(window=LOW, lang="uk", theme="noon")),
    Picture("arrakis-phone-map", tab("board", WAR_MOVE), Look(window=PHONE)),
    Picture("arrakis-phone-hand", tab("hand", WAR_TURN), Look(window=PHONE, lang="cs")),
    Picture("arrakis-phone-board", tab("atreides", WAR_TURN), Look(window=PHONE, theme="noon")),
    Picture("arrakis-text-view", text(WAR_TURN)),
    Picture("text-view-uk", text(REVEAL_TURN), Look(lang="uk", theme="noon")),
]


IN_README = (
    "arrakis-battle",
    "arrakis-move-tablet",
    "arrakis-phone-map",
    "arrakis-turn",
    "bloodlines-late-turn",
    "bloodlines-late-turn-tablet",
    "first-turn",
    "first-turn-noon",
    "late-turn-cs",
    "lobby",
    "phone-board",
    "phone-hand",
    "replay-charts",
    "six-late-turn",
    "six-phone-houses",
    "uprising-late-turn",
    "uprising-solo",
    "uprising-spy",
    "uprising-phone-board",
)


def take(browser: Browser, address: str, picture: Picture, folder: Path) -> list[str]:
    """Take one picture, and return the troubles on the way."""
    visitor = Visitor(browser, address, **picture.look.window)
    try:
        page = picture.scene(visitor, picture.look)
        page.evaluate("document.fonts.ready.then(() => true)")
        page.screenshot(path=folder / f"{picture.name}.png", animations="disabled")
        return visitor.troubles
    except Exception as error:
        visitor.page.screenshot(path=folder / f"{picture.name}.png")
        return [*visitor.troubles, str(error)]
    finally:
        visitor.close()


def main() -> None:
    """Take the pictures that were asked for; say what went wrong, and end with an error if anything did."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="only pictures whose names contain one of these")
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "screenshots", help="the folder they go to")
    asked = parser.parse_args()
    if not CHROMIUM.exists():
        parser.exit(1, f"The pictures are taken with {CHROMIUM}: apt-get install chromium\n")
    chosen = [each for each in PICTURES if not asked.words or any(word in each.name for word in asked.words)]
    asked.to.mkdir(parents=True, exist_ok=True)
    wrong = 0
    with TemporaryDirectory() as folder, serve(Path(folder)) as address, chromium() as browser:
        for picture in chosen:
            troubles = take(browser, address, picture, asked.to)
            print(picture.name, *troubles, sep="\n    ")
            wrong += bool(troubles)
            if picture.name in IN_README:
                copy(asked.to / f"{picture.name}.png", ROOT / "docs" / "pictures")
    if wrong:
        parser.exit(1, f"{wrong} of {len(chosen)} pictures had trouble\n")


if __name__ == "__main__":
    main()
