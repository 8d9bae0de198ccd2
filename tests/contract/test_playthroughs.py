"""Golden playthroughs: one finished game for every case, which must replay to the letter."""

from __future__ import annotations

import pytest

import kanly
from tests.contract.cases import CASES, PLAYTHROUGHS, Case
from tests.contract.make_playthroughs import playthrough

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def test_every_case_has_a_playthrough_and_every_playthrough_a_case() -> None:
    assert {path.name for path in PLAYTHROUGHS.iterdir()} == {f"{case}.txt" for case in CASES}


def test_every_registered_game_has_a_case() -> None:
    assert {case.game for case in CASES} == set(kanly.games())
    for game in kanly.games():
        rules = kanly.rules_of(game)
        assert {case.edition for case in CASES if case.game == game} == set(rules.editions())


@every_case
def test_a_playthrough_replays(case: Case) -> None:
    text = case.playthrough.read_text()
    for verify in (False, True):
        game = kanly.read_record(text, verify=verify)
        assert (game.config.game, game.config.edition, game.config.seats) == (case.game, case.edition, case.seats)
        assert game.config.options.get("difficulty", "") == case.difficulty
        assert game.is_over
        assert game.record() == text
        assert text.splitlines()[-1] == f"end {game.digest}"


@every_case
def test_a_playthrough_is_what_the_game_still_plays(case: Case) -> None:
    """A difference is a changed rule or list of actions: look at it, then run make_playthroughs.py."""
    assert playthrough(case) == case.playthrough.read_text()
