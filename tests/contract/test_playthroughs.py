"""Golden playthroughs: one finished game for every case, which must replay to the letter."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import kanly
from tests.contract.cases import CASES, PLAYTHROUGHS, Case
from tests.contract.make_playthroughs import playthrough

ARCHIVE = Path(__file__).parent / "archive"
"""Finished games of older versions of the rules; only ever added to."""

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def test_every_case_has_a_playthrough_and_every_playthrough_a_case() -> None:
    assert {path.name for path in PLAYTHROUGHS.iterdir()} == {f"{case}.txt" for case in CASES}


def test_every_registered_game_has_a_case() -> None:
    assert {case.game for case in CASES} == set(kanly.games())
    for game in kanly.games():
        rules = kanly.rules_of(game)
        assert {case.variant for case in CASES if case.game == game} == set(rules.boards())


@every_case
def test_a_playthrough_replays(case: Case) -> None:
    text = case.playthrough.read_text()
    for verify in (False, True):
        game = kanly.read_record(text, verify=verify)
        assert (game.config.game, game.config.edition, game.config.seats) == (case.game, case.edition, case.seats)
        assert game.config.modules == case.modules
        assert game.config.options.items() >= dict(case.options).items()
        assert game.is_over
        assert game.record() == text
        assert text.splitlines()[-1] == f"end {game.digest}"


@every_case
def test_a_playthrough_is_what_the_game_still_plays(case: Case) -> None:
    """A difference is a changed rule or list of actions: look at it, then run make_playthroughs.py."""
    assert playthrough(case) == case.playthrough.read_text()


# -- games of older versions of the rules ---------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(ARCHIVE.iterdir()), ids=lambda path: path.stem)
def test_a_game_of_an_older_version_replays_by_its_own_rules(path: Path) -> None:
    text = path.read_text()
    game = kanly.read_record(text, verify=True)
    assert f"rules {game.config.rules}\n" in text
    assert game.config.rules < game.rules.version
    assert game.record() == text


@pytest.mark.parametrize("path", sorted(ARCHIVE.iterdir()), ids=lambda path: path.stem)
def test_a_game_of_an_older_version_goes_on_from_record_position_and_observation(path: Path) -> None:
    text = path.read_text()
    whole = kanly.read_record(text)
    half = kanly.read_record(text, until=len(whole.actions) // 2)
    rules = half.rules
    placed = rules.from_position(rules.position(half.state))
    assert rules.config_of(placed).rules == half.config.rules
    seat = half.to_move
    observed = rules.read_observation(half.observe(seat).text())
    assert rules.config_of(observed.determinize(kanly.Rng.seeded(1))).rules == half.config.rules
    for _seat, action in whole.actions[len(half.actions) :]:
        half.apply(action)
        rules.play(placed, action)
    assert half.digest == whole.digest == rules.digest(placed)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_archive_tells_the_versions_apart(seats: int) -> None:
    """Games that both versions play alike would replay as well if the older one were forgotten."""
    archived = [path.read_text() for path in ARCHIVE.glob(f"imperium-base-{seats}-*")]
    assert [text for text in archived if not replays_by_the_rules_of_today(text)]


def replays_by_the_rules_of_today(text: str) -> bool:
    today = kanly.rules_of("imperium").version
    try:
        kanly.read_record(re.sub(r"^rules \d+$", f"rules {today}", text, count=1, flags=re.MULTILINE), verify=True)
    except kanly.RecordError:
        return False
    return True


def test_a_record_of_an_older_version_that_does_not_fit_is_refused_with_both_versions() -> None:
    text = next(ARCHIVE.iterdir()).read_text()
    damaged = text.replace("reveal\n", "pass\n", 1)
    version = kanly.rules_of("imperium").version
    with pytest.raises(kanly.RecordError, match=rf"\(played with rules version 1; these are {version}\)"):
        kanly.read_record(damaged)


# -- versions of the rules that nobody knows ------------------------------------------------------------------------

UNKNOWN = r"unknown rules version 7; there are 1, 2$"


def test_a_position_of_an_unknown_version_is_refused_with_that_and_those_there_are() -> None:
    game = kanly.new("imperium", seats=3, seed=1)
    text = game.position()
    with pytest.raises(kanly.RecordError, match=f"^line 1: {UNKNOWN}"):
        game.rules.from_position(text.replace(" base\n", " base@7\n", 1))


def test_an_observation_of_an_unknown_version_is_refused_with_that_and_those_there_are() -> None:
    game = kanly.new("imperium", seats=3, seed=1)
    text = game.observe(0).text()
    assert '"edition":"base"' in text
    with pytest.raises(kanly.RecordError, match=f"^not an observation: {UNKNOWN}"):
        game.rules.read_observation(text.replace('"edition":"base"', '"edition":"base@7"', 1))


def test_a_game_of_an_unknown_version_is_refused_with_that_and_those_there_are() -> None:
    config = replace(kanly.new("imperium", seats=3, seed=1).config, rules=7)
    with pytest.raises(kanly.ConfigError, match=UNKNOWN):
        kanly.Game.start(kanly.rules_of("imperium"), config, 1)


@pytest.mark.parametrize("key", ["gold", "base+gold", "base@", "base@x", "base@2", "base@01", "base@-1"])
def test_a_position_of_what_is_no_edition_names_it(key: str) -> None:
    game = kanly.new("imperium", seats=3, seed=1)
    with pytest.raises(kanly.RecordError, match=f"^line 1: unknown edition '{re.escape(key)}'$"):
        game.rules.from_position(game.position().replace(" base\n", f" {key}\n", 1))
