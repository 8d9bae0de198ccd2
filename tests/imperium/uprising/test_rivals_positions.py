"""Positions with rivals that cannot be: they are refused when they are read, not met with a crash later."""

from __future__ import annotations

import re

import pytest

import kanly


def position(seats: int, **options: str) -> str:
    return kanly.new("imperium", edition="uprising", seats=seats, seed=3, **options).position()


def changed(text: str, pattern: str, new: str) -> str:
    found = re.sub(pattern, new, text, count=1, flags=re.MULTILINE)
    assert found != text
    return found


def test_hagal_d_7_the_common_rival_is_never_the_first_player() -> None:
    text = changed(position(2), r"^first: \d$", "first: 2")
    with pytest.raises(kanly.RecordError, match="never the First Player"):
        kanly.read_position(text)


def test_hagal_d_1_two_rivals_have_different_cards() -> None:
    text = position(1, rivals="rival_gurney_halleck,rival_lady_margot_fenring")
    with pytest.raises(kanly.RecordError, match="same card"):
        kanly.read_position(text.replace("rival_lady_margot_fenring", "rival_gurney_halleck"))


def test_hagal_d_1_a_rival_card_lies_with_rivals_only() -> None:
    text = position(1, leaders="princess_irulan")
    with pytest.raises(kanly.RecordError, match="where a leader belongs"):
        kanly.read_position(changed(text, "princess_irulan", "rival_princess_irulan"))


def test_hagal_d_55_the_variants_of_a_difficulty_are_in_force() -> None:
    text = position(1, difficulty="mentat")
    with pytest.raises(kanly.RecordError, match="not in force"):
        kanly.read_position(changed(text, r"\"escalation\",", ""))
