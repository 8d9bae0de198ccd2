"""Every action has a number for good."""

from __future__ import annotations

import hashlib

import pytest

import kanly
from kanly.envs import ActionCatalogue, catalogue_of
from kanly.envs.catalogue import VERSION, extended, read_catalogue
from tests.contract.cases import CASES, VARIANTS, Case, is_offered, walk

GAMES_A_CASE = 6

FIRST_LINES = {
    "imperium": (1428, "0ab2329795673d4b0edb211559ab48fd50a3058941b8e35d9fc6cebb9941d83d"),
    "arrakis": (1060, "7062470a7fb16910045008ecd370e27cc1364285a4c69c0bc9e023ce687b769c"),
}
"""How many actions a catalogue began with, and their hash: what is numbered stays numbered so."""

every_family = pytest.mark.parametrize("game", kanly.games())


@every_family
def test_the_catalogue_only_grows_at_its_end(game: str) -> None:
    texts = read_catalogue(game)
    count, digest = FIRST_LINES[game]
    assert VERSION == 1
    assert hashlib.sha256("\n".join(texts[:count]).encode()).hexdigest() == digest


@every_family
def test_the_catalogue_has_every_action_once(game: str) -> None:
    texts = read_catalogue(game)
    assert extended(texts, kanly.rules_of(game)) == texts, "run `python -m tests.envs.make_catalogues`"
    assert len(set(texts)) == len(texts)


@every_family
def test_what_is_new_is_appended(game: str) -> None:
    texts = read_catalogue(game)
    kept = texts[::-3]
    grown = extended(kept, kanly.rules_of(game))
    assert grown[: len(kept)] == kept
    assert sorted(grown) == sorted(texts)
    rules = kanly.rules_of(game)
    canonical = [action.text for variant in rules.boards() for action in rules.learning().every_action(variant)]
    assert grown[len(kept) :] == [text for text in dict.fromkeys(canonical) if text not in set(kept)]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("variant", range(3))
def test_every_legal_action_of_random_games_has_a_number(case: Case, variant: int) -> None:
    catalogue = catalogue_of(case.game, case.variant)
    options = VARIANTS[case.game][variant]
    options = options if is_offered(case, options) else {}
    for seed in range(variant, 3 * GAMES_A_CASE, 3):
        game = case.new(seed, **options, journal=False, undo=False)
        for _ in walk(game, seed):
            actions = game.decision.actions
            numbers = catalogue.encode_all(actions)
            assert [catalogue.decode(number) for number in numbers] == list(actions)
            assert len(set(numbers)) == len(numbers)


@every_family
def test_numbers_and_actions_are_one_to_one(game: str) -> None:
    rules = kanly.rules_of(game)
    for variant in rules.boards():
        catalogue = ActionCatalogue(rules, variant)
        for action in rules.learning().every_action(variant):
            assert catalogue.decode(catalogue.encode(action)) is action
        assert catalogue.size == max(catalogue.encode(action) for action in rules.learning().every_action(variant)) + 1


def test_what_the_catalogue_does_not_know_is_refused() -> None:
    catalogue = catalogue_of("imperium")
    stranger = kanly.Action(0, 0, 0, "agent nobody@nowhere")
    with pytest.raises(kanly.KanlyError, match="agent nobody@nowhere"):
        catalogue.encode(stranger)
    for number in (-1, catalogue.size):
        with pytest.raises(kanly.IllegalAction, match="no action"):
            catalogue.decode(number)
    with pytest.raises(kanly.ConfigError, match="unknown game"):
        catalogue_of("chess")
