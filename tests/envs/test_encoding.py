"""Observations as vectors: laid out as documented, true to what is seen, and blind to what is not."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from contextlib import nullcontext
from random import Random
from typing import Any, cast

import pytest

import kanly
from kanly.engine.encoding import Encoding
from kanly.imperium.components import CARDS, LEADERS
from kanly.imperium.editions import compose
from kanly.imperium.steps import DECISIONS, FLOW
from kanly.imperium.view import ImperiumObservation
from tests.contract.cases import ALL, CASES, TOYS, Case, chosen, offers, start, toys, walk
from tests.contract.scramble import SCRAMBLES
from tests.envs.segments import PAGE, updated

every_case = pytest.mark.parametrize("case", chosen(case for case in ALL if offers(case, "learning")), ids=str)


@pytest.fixture(autouse=True)
def _toys(request: pytest.FixtureRequest) -> Iterator[None]:
    """Have the toys while a test plays one of them."""
    case = request.node.callspec.params.get("case") if hasattr(request.node, "callspec") else None
    with toys() if case in TOYS else nullcontext():
        yield


def encoding_of(case: Case) -> Encoding:
    return case.rules.learning().encoding(case.variant)


def read(encoding: Encoding, vector: array[float], name: str) -> dict[str, float]:
    """Return the numbers of a segment that are not 0, by what they are."""
    segment = encoding.segment(name)
    values = vector[segment.start : segment.start + segment.size]
    return {entry: round(value, 4) for entry, value in zip(segment.entries, values, strict=True) if value}


def scaled(amounts: list[int], names: tuple[str, ...], by: int) -> dict[str, float]:
    return {name: round(amount / by, 4) for name, amount in zip(names, amounts, strict=True) if amount}


def counted(cards: Any) -> dict[str, float]:
    return dict(Counter(CARDS[card].key for card in cards if card >= 0))


@every_case
def test_segments_follow_one_another(case: Case) -> None:
    encoding, at = encoding_of(case), 0
    for segment in encoding.segments:
        assert segment.start == at
        assert segment.size > 0
        assert len(set(segment.entries)) == segment.size, segment.name
        at += segment.size
    assert at == encoding.size
    assert len({segment.name for segment in encoding.segments}) == len(encoding.segments)
    with pytest.raises(KeyError):
        encoding.segment("nowhere")


def test_the_page_lists_the_segments() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert updated(page) == page, "run `python -m tests.envs.segments`"


@every_case
def test_a_vector_does_not_depend_on_what_the_observer_may_not_see(case: Case) -> None:
    game, encoding = start(case, 2), encoding_of(case)
    rng, scramble = Random(2), SCRAMBLES[case.game]
    for number in walk(game, 2):
        if number % 5 == 0:
            for viewer in case.viewers:
                other = scramble(game.state, viewer, rng)
                assert encoding.encode(case.rules.observe(other, viewer)) == encoding.encode(game.observe(viewer))


@every_case
def test_a_vector_is_made_from_the_text_of_an_observation_alone(case: Case) -> None:
    game, encoding = start(case, 1), encoding_of(case)
    for number in walk(game, 1):
        if number % 7 == 0:
            for viewer in case.viewers:
                seen = game.observe(viewer)
                assert encoding.encode(case.rules.read_observation(seen.text())) == encoding.encode(seen)


@every_case
def test_vectors_stay_within_bounds_to_the_end(case: Case) -> None:
    from kanly.envs.setting import HIGHEST

    game, encoding = start(case, 3), encoding_of(case)
    for _ in walk(game, 3):
        vector = encoding.encode(game.observe(game.to_move))
        assert len(vector) == encoding.size
        assert min(vector) >= 0
        assert max(vector) <= HIGHEST
    assert max(encoding.encode(game.observe())) <= HIGHEST


# -- Dune: Imperium -----------------------------------------------------------------------------------------

imperium_cases = pytest.mark.parametrize("case", chosen(case for case in CASES if case.game == "imperium"), ids=str)


def test_every_kind_of_decision_has_its_place() -> None:
    asked = {name for name, legal in zip(FLOW.names, FLOW._legal, strict=True) if legal}
    placed = {kind for variant in kanly.rules_of("imperium").boards() for kind in compose(variant).decisions}
    assert asked - {"bribe", "blessing"} == placed, "those are of toys, where they were imported"
    assert set(DECISIONS) <= placed


@imperium_cases
def test_a_vector_tells_what_the_observer_sees(case: Case) -> None:
    """The observer is seat0, the others follow clockwise."""
    game, encoding = start(case, 5), encoding_of(case)
    for number in walk(game, 5):
        if number % 3:
            continue
        viewer = game.to_move
        seen = cast(ImperiumObservation, game.observe(viewer))
        vector = encoding.encode(seen)
        count = len(seen.state.players)
        assert read(encoding, vector, "own_number") == {str(viewer): 1}
        assert read(encoding, vector, "decider") == {"seat0": 1}
        assert read(encoding, vector, "decision") == {game.decision.kind: 1}
        assert read(encoding, vector, "row") == counted(seen.state.row)
        assert read(encoding, vector, "first_player") == {f"seat{(seen.state.first - viewer) % count}": 1}
        agents = {
            f"{space.key} seat{(seat - viewer) % count}": 1.0
            for space in seen.state.edition.board
            for seat in range(count)
            if seen.state.agents[space.id] >> seat & 1
        }
        assert read(encoding, vector, "agents") == agents
        for place in range(count):
            player = seen.state.players[(viewer + place) % count]
            seat = f"seat{place}"
            assert read(encoding, vector, f"{seat}/goods") == scaled(player.goods, ("solari", "spice", "water"), 10)
            factions = ("emperor", "guild", "bene_gesserit", "fremen")
            assert read(encoding, vector, f"{seat}/influence") == scaled(player.influence, factions, 6)
            assert read(encoding, vector, f"{seat}/hand") == counted(player.hand)
            assert read(encoding, vector, f"{seat}/in_play") == counted((*player.played, *player.revealed_cards))
            assert read(encoding, vector, f"{seat}/discard") == counted(player.discard)
            unseen = (*seen.unseen_cards[(viewer + place) % count], *player.deck)
            assert read(encoding, vector, f"{seat}/elsewhere") == counted(unseen)
            leader = {LEADERS[player.leader].key: 1} if player.leader >= 0 else {}
            assert read(encoding, vector, f"{seat}/leader") == leader
            numbers = read(encoding, vector, f"{seat}/numbers")
            assert numbers["present"] == 1
            assert numbers.get("points / 10", 0) == pytest.approx(player.vp / 10)
            assert numbers.get("cards in hand / 10", 0) == pytest.approx(len(player.hand) / 10)
        for absent in range(count, 4):
            assert not read(encoding, vector, f"seat{absent}/numbers")


def test_a_seer_sees_the_top_of_the_deck() -> None:
    game = kanly.new("imperium", seats=3, seed=1, leaders="paul_atreides,?,?")
    encoding = game.rules.learning().encoding(game.rules.variant_of(game.config))
    seen = [read(encoding, encoding.encode(game.observe(seat)), "seat0/deck_top") for seat in range(3)]
    assert seen[0]
    assert not seen[1]
    assert not read(encoding, encoding.encode(game.observe(1)), "seat2/deck_top")
