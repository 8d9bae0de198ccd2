"""Hidden zones: what is not seen of them, and how they are filled again."""

from __future__ import annotations

from collections import Counter

import pytest

import kanly
from kanly.engine.hidden import HIDDEN, deal_hidden, hidden_in


@pytest.mark.parametrize(
    ("zone", "shown", "hidden"),
    [
        ([4, 7, 7], [4, 7, 7], []),
        ([4, 7, 7], [HIDDEN, HIDDEN, HIDDEN], [4, 7, 7]),
        ([4, 7, 7], [7, HIDDEN, HIDDEN], [4, 7]),
        ([], [], []),
    ],
)
def test_what_is_hidden_is_there_and_not_shown(zone: list[int], shown: list[int], hidden: list[int]) -> None:
    before = zone.copy()
    assert sorted(hidden_in(zone, shown)) == hidden
    assert zone == before


def test_hidden_cards_go_where_cards_are_hidden_and_the_rest_is_left_over() -> None:
    cards = [1, 2, 3, 4, 5]
    zones = [[9, HIDDEN], [], [HIDDEN, 8, HIDDEN]]
    left = deal_hidden(cards, zones, kanly.Rng.seeded(1))
    assert (zones[0][0], zones[1], zones[2][1]) == (9, [], 8)
    assert sorted([zones[0][1], zones[2][0], zones[2][2], *left]) == cards == [1, 2, 3, 4, 5]


def test_every_card_is_dealt_to_every_place_as_often() -> None:
    rng, first = kanly.Rng.seeded(1), Counter[int]()
    for _ in range(3000):
        zone = [HIDDEN]
        deal_hidden([0, 1, 2], [zone], rng)
        first[zone[0]] += 1
    assert all(900 < first[card] < 1100 for card in range(3))
