"""Every word, condition and count is one record that has all it needs."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from kanly.engine.options import Variant
from kanly.imperium import catalogue, words
from kanly.imperium.editions import EDITIONS, compose, modules_of
from kanly.imperium.effects import EFFECTS, Effect, arrow, draw, lose_influence, pay_solari, pay_spice, trash_card
from kanly.imperium.notation import say
from kanly.imperium.words import COUNTS, WORDS, each, new_condition, new_count, new_word
from tests.toys.edition import registered


@pytest.fixture(autouse=True)
def _nothing_stays() -> Iterator[None]:
    """Take away what a test declares."""
    tables: tuple[list[object], ...] = (EFFECTS, WORDS, words.CONDITIONS, COUNTS)  # type: ignore[assignment]
    known = [len(table) for table in tables]
    yield
    for table, length in zip(tables, known, strict=True):
        del table[length:]


def every_effect() -> Iterator[Effect]:
    with registered():
        for edition in EDITIONS:
            yield from compose(Variant(edition, tuple(modules_of(edition)))).paths.values()


def test_every_word_of_every_edition_can_be_done_said_drawn_and_weighed() -> None:
    met = set()
    for effect in every_effect():
        met.add(effect.word.name)
        assert callable(effect.word.do), effect.path
        assert say(effect), effect.path
        assert json.dumps(catalogue.say(effect)), effect.path
        assert isinstance(effect.word.worth(effect), float), effect.path
    assert len(met) > 40
    assert {"echo", "share"} <= met


def test_every_part_of_every_price_is_payable() -> None:
    prices = [part for effect in every_effect() for part in effect.cost]
    assert {part.word.name for part in prices} >= {"pay", "trash", "trash_this", "discard", "share"}
    assert [part.path for part in prices if part.word.payable is None] == []


def test_a_word_that_is_not_payable_is_refused_as_a_price() -> None:
    with pytest.raises(ValueError, match="'draw' cannot be a price"):
        arrow(draw(1), trash_card())


def test_an_effect_of_a_word_that_nobody_has_declared_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no word 999 yet"):
        Effect(999)


def test_what_several_parts_of_a_price_take_of_one_thing_is_added_up() -> None:
    cost = (pay_solari(2), pay_spice(1), pay_solari(1), trash_card(), trash_card(), lose_influence())
    price = arrow(cost, draw(1)).price
    assert [(say(part), n) for part, n in price] == [
        ("pay 2 solari", 3), ("pay 1 spice", 1), ("trash card", 2), ("influence any -1", 1),
    ]  # fmt: skip


def test_a_word_brings_its_traits_and_hooks_to_its_effects() -> None:
    def does_nothing(state: object, seat: int, effect: Effect, source: int) -> None:
        raise AssertionError

    number = new_word(
        "lure", "draws reinforces shifts",
        do=does_nothing, says=lambda effect: "lure", worth=each(0.5), occasion=3,
        brings_intrigue=lambda effect: effect.m == 1, contested=lambda state, seat, effect: True,
    )  # fmt: skip
    lure = arrow(pay_solari(1), Effect(number, 2, 1))
    assert (lure.draws, lure.reinforces, lure.shifts) == (2, 2, True)
    assert (lure.brings_intrigue, lure.contestable) == (True, True)
    assert (Effect(number, 2, 0).brings_intrigue, WORDS[number].occasion) == (False, 3)
    assert WORDS[number].worth(Effect(number, 2)) == 1.0


def test_a_word_with_parts_may_take_over_what_they_are() -> None:
    def does_nothing(state: object, seat: int, effect: Effect, source: int) -> None:
        raise AssertionError

    gathers = new_word("sum", "gathers", do=does_nothing, says=lambda effect: "")
    passes = new_word("unless", "passes", do=does_nothing, says=lambda effect: "")
    free, optional = (pay_solari(1), trash_card())
    assert not Effect(gathers, parts=(free, optional)).order_free
    assert not Effect(gathers, parts=(optional,)).optional
    assert Effect(passes, parts=(optional,)).optional
    assert not Effect(passes, parts=(optional, free)).optional


def test_unknown_traits_and_numbers_that_are_taken_are_refused() -> None:
    def does_nothing(state: object, seat: int, effect: Effect, source: int) -> None:
        raise AssertionError

    with pytest.raises(ValueError, match="unknown trait 'fast' of the word 'run'"):
        new_word("run", "fast", do=does_nothing, says=lambda effect: "")
    with pytest.raises(ValueError, match=r"the word 'run' is number \d+, not 3"):
        new_word("run", do=does_nothing, says=lambda effect: "", number=3)
    with pytest.raises(ValueError, match=r"the condition 'tired' is number \d+, not 0"):
        new_condition("tired", holds=lambda state, seat, effect, source: True, says=lambda effect: "", number=0)
    with pytest.raises(ValueError, match=r"the count 'miles' is number \d+, not 0"):
        new_count("miles", counts=lambda state, seat, effect, source: 1, says=lambda effect: "", number=0)
