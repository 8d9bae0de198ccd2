"""Games as numbers, where a game offers them: a list of all actions, and vectors of what an observer may know."""

from __future__ import annotations

from random import Random

import pytest

from tests.contract.cases import ALL, Case, games, offers, start, walk
from tests.contract.scramble import SCRAMBLES

LEARNED = [case for case in ALL if offers(case, "learning")]
every_case = pytest.mark.parametrize("case", LEARNED, ids=str)
every_game = games(LEARNED)


@every_case
def test_every_action_is_listed_once(case: Case) -> None:
    texts = [action.text for action in case.rules.learning().every_action(case.variant)]
    assert len(set(texts)) == len(texts) > 0


@every_game
def test_what_is_legal_is_among_every_action(case: Case, seed: int) -> None:
    game = start(case, seed)
    every = set(case.rules.learning().every_action(case.variant))
    for _ in walk(game, seed):
        assert every.issuperset(game.decision.actions)


@every_case
def test_a_vector_has_its_segments_one_after_the_other(case: Case) -> None:
    encoding = case.rules.learning().encoding(case.variant)
    end = 0
    for segment in encoding.segments:
        assert segment.start == end
        assert segment.size == len(segment.entries)  # none, where an edition has no such thing
        assert encoding.segment(segment.name) is segment
        end += segment.size
    assert encoding.size == end
    for viewer in case.viewers:
        assert len(encoding.encode(start(case, 0).observe(viewer))) == end


@every_game
def test_a_vector_tells_nothing_that_is_hidden(case: Case, seed: int) -> None:
    game, rng = start(case, seed), Random(seed)
    encoding = case.rules.learning().encoding(case.variant)
    for number in walk(game, seed):
        if number % 9 == 0:
            for seat in range(case.seats):
                other = SCRAMBLES[case.game](game.state, seat, rng)
                vector = encoding.encode(game.observe(seat))
                assert encoding.encode(case.rules.observe(other, seat)) == vector
