"""A position is read for as many people as its edition seats, and for no other number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from unittest.mock import patch

import pytest

import kanly
from kanly.imperium.editions import EDITIONS
from tests.toys import six


@pytest.fixture(autouse=True)
def _editions() -> Iterator[None]:
    """Let there be an edition for five and six, one for a few people against the game, and one for three or four."""
    base = EDITIONS["base"]
    few, many = replace(base, title="Few", seats=(1, 2)), replace(base, title="Many", seats=(3, 4))
    with six.registered(), patch.dict(EDITIONS, {"few": few, "many": many}):
        yield


def position(edition: str, seats: int) -> str:
    return kanly.new("imperium", edition=edition, seats=seats, seed=1).position()


@pytest.mark.parametrize(
    ("edition", "seats"),
    [*(("base", n) for n in (1, 2, 3, 4)), ("few", 1), ("few", 2), ("many", 3), ("many", 4), ("six", 5), ("six", 6)],
)
def test_every_number_of_people_that_an_edition_seats_is_read(edition: str, seats: int) -> None:
    text = position(edition, seats)
    game = kanly.read_position(text)
    assert (game.config.seats, game.position()) == (seats, text)


@pytest.mark.parametrize(
    ("edition", "seats", "other", "offers"),
    [
        ("base", 1, "many", "3 or 4 people, not 1"),
        ("base", 2, "many", "3 or 4 people, not 2"),
        ("base", 4, "few", "1 or 2 people, not 4"),
        ("six", 5, "base", "1 or 2 or 3 or 4 people, not 5"),
        ("base", 3, "six", "5 or 6 people, not 3"),
    ],
)
def test_another_number_is_refused(edition: str, seats: int, other: str, offers: str) -> None:
    text = position(edition, seats).replace(f"1 imperium {edition}", f"1 imperium {other}", 1)
    with pytest.raises(kanly.RecordError, match=f"the edition '{other}' seats {offers}"):
        kanly.read_position(text)


def test_seats_that_nobody_takes_are_refused() -> None:
    lines = position("base", 4).splitlines()
    players = [line for line in lines if line.startswith("player: ")]
    text = "\n".join(line for line in lines if line not in players[2:])
    with pytest.raises(kanly.RecordError, match="with 2 people the seats are: person, person, spoiler"):
        kanly.read_position(text)
