"""The arena: fair games, honest intervals, and a report that needs nothing but itself."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from typing import Any

import pytest

import kanly
from kanly.lab import arena, claims, findings, html_report, simulate
from kanly.lab.run import How
from tests.lab.games import on_decision


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    """What a small tournament of a bot that buys and one that does not shows."""
    return findings(arena("imperium", ["random", "greedy"], 4, seed=3, seats=3, how=How()))


def test_both_bots_had_the_same_seats_and_leaders(found: dict[str, Any]) -> None:
    greedy, random = found["standings"]
    assert (greedy["bot"], random["bot"]) == ("greedy", "random")
    assert greedy["seats"] == random["seats"] == 6
    assert [seat["seats"] for seat in greedy["by_seat"]] == [2, 2, 2]
    assert greedy["wins"] + random["wins"] == found["games"] == 4
    assert all(len(row["by_bot"]) == 2 for row in found["groups"]["leader"])


def test_the_findings_hold_together(found: dict[str, Any]) -> None:
    greedy, random = found["standings"]
    assert greedy["rating"]["mu"] > random["rating"]["mu"]
    assert greedy["mean_place"] < random["mean_place"]
    assert sum(greedy["points_by_source"].values()) == pytest.approx(greedy["mean_points"], abs=0.02)
    assert greedy["decision_ms"]["mean_cpu"] > random["decision_ms"]["mean_cpu"]
    assert found["chance"] == pytest.approx(1 / 3)
    (difference,) = found["differences"]
    assert (difference["bot"], difference["other"], difference["seeds"]) == ("random", "greedy", 2)
    assert difference["difference"][0] < 0
    leaders = found["groups"]["leader"]
    assert sum(row["seats"] for row in leaders) == 12
    assert sum(row["lift"][0] * row["seats"] for row in leaders) == pytest.approx(0, abs=0.01)


def test_what_is_claimed_says_how_many_games_it_needs(found: dict[str, Any]) -> None:
    said = claims(found)
    assert said[0].startswith("greedy won ")
    assert said[2].startswith("No difference between random and greedy is shown")
    assert "Games needed to tell a share of wins from 33%" in said[3]
    equal = findings(arena("imperium", ["random"], 6, seats=3))
    assert claims(equal)[0] == "random won 33.3% of its 18 seats (16.3% to 56.2%): not told from chance, 33%."


def test_the_game_of_a_seed_is_the_same_as_in_a_simulation() -> None:
    tournament = arena("imperium", ["random"], 3, seed=4, seats=3)
    assert tournament.decisions == simulate("imperium", 3, ["random"], 3, seed=4).decisions


def test_alone_bots_are_compared_with_each_other_not_with_chance() -> None:
    found = findings(arena("imperium", ["random", "greedy"], 2, seats=1, difficulty="mercenary"))
    assert found["chance"] is None
    assert set(found["ratings"]) == {"random", "greedy", "game"}
    assert [row["seats"] for row in found["standings"]] == [1, 1]
    assert all("chance" not in claim for claim in claims(found))
    assert "game" not in {row["bot"] for row in found["standings"]}


def test_a_failed_game_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(game: kanly.Game) -> None:
        if game.seed == 1:
            raise KeyError("<lost> in the desert")

    on_decision(monkeypatch, 9, stumble)
    found = findings(arena("imperium", ["random"], 3, seats=3))
    assert found["standings"][0]["seats"] == 6
    assert [failure["seed"] for failure in found["failures"]] == [1]
    assert "&lt;lost&gt; in the desert" in html_report(found)


def test_a_tournament_in_which_every_game_fails_is_still_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(game: kanly.Game) -> None:
        raise KeyError("lost")

    on_decision(monkeypatch, 9, stumble)
    found = findings(arena("imperium", ["random"], 1, seats=3))
    assert found["standings"][0]["seats"] == 0
    assert "Failed games" in html_report(found)


# -- the report --------------------------------------------------------------------------------------------


class Reader(HTMLParser):
    """Reads a page as a browser would: what it fetches, and whether its elements close."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.kinds: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.kinds.add(tag)
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href", "xlink:href", "srcset")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.kinds.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_report_is_one_page_that_fetches_nothing(found: dict[str, Any]) -> None:
    page = html_report(found, "kanly arena --bots '<i>'")
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert reader.fetched == []
    assert not reader.kinds & {"script", "link", "img", "iframe", "i"}
    assert "default-src 'none'" in page
    assert set(re.findall(r"https?://[^\"'\s]+", page)) == {"http://www.w3.org/2000/svg"}
    assert "@import" not in page
    assert "url(" not in page


def test_the_report_shows_standings_leaders_and_cards_by_name(found: dict[str, Any]) -> None:
    page = html_report(found)
    for words in ("What it shows", "Share of wins", "Points by source", "Cards acquired", "Decision times"):
        assert words in page
    leader = found["groups"]["leader"][0]["id"]
    names = {
        item["id"]: item["name"] for item in kanly.rules_of("imperium").inventory().components(kanly.Variant("base"))
    }
    assert names[leader].split()[-1] in page
    assert leader not in page


def test_plots_are_well_formed_and_say_what_they_show(found: dict[str, Any]) -> None:
    plots = re.findall(r"<svg.*?</svg>", html_report(found), re.DOTALL)
    assert len(plots) == 4
    for plot in plots:
        root = ET.fromstring(plot)
        assert root.get("aria-label")
        assert root.find("{http://www.w3.org/2000/svg}title") is not None
        for shape in root.iter("{http://www.w3.org/2000/svg}circle"):
            assert 0 <= float(shape.attrib["cx"]) <= 720
