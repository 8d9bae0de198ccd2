"""Every action and every word of every edition looks like something at a glance."""

from __future__ import annotations

from collections import defaultdict

import pytest

import kanly
from kanly.imperium.actions import VERBS
from kanly.imperium.editions import compose
from kanly.imperium.glance import WEIGHERS, nothing
from kanly.imperium.words import worth_of_parts
from tests.contract.cases import walk

VARIANTS = list(kanly.rules_of("imperium").variants())
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)

ANY_IS_AS_GOOD = {
    "agent", "reveal", "pass", "done", "space", "recall", "from", "seat", "leader", "draw", "trash_top", "tokens",
    "activate", "token", "ask", "reinforce", "trade",
}  # fmt: skip
"""Verbs that weigh nothing; the first three are weighed by the turn that they are chosen for."""

SAME_WHATEVER_IS_CHOSEN = {
    "alliance", "double_cross", "leader", "mark_space", "recall_agent", "recall_other", "sender", "snoop", "tokens",
    "trash_of",
}  # fmt: skip
"""Decisions whose options may all weigh the same."""


@pytest.mark.parametrize("variant", list(kanly.rules_of("imperium").boards()), ids=str)
def test_every_verb_of_an_edition_is_weighed(variant: kanly.Variant) -> None:
    verbs = compose(variant).verbs
    assert [name for name, number in verbs.items() if number not in WEIGHERS] == []
    assert {name for name, number in verbs.items() if WEIGHERS[number] is nothing} <= ANY_IS_AS_GOOD
    assert verbs.keys() <= {verb.name for verb in VERBS}


@every_variant
def test_every_word_of_an_edition_has_a_worth(variant: kanly.Variant) -> None:
    """A word that gathers parts is worth them; any other says for itself."""
    effects = compose(variant).paths.values()
    silent = {effect.word.name for effect in effects if effect.word.worth is worth_of_parts and not effect.parts}
    assert silent == set()


@every_variant
def test_every_decision_tells_its_options_apart(variant: kanly.Variant) -> None:
    """In some games of chance, each kind of decision weighs its options differently at least once."""
    rules = kanly.rules_of("imperium")
    told: dict[str, bool] = defaultdict(bool)
    for seed in range(10):
        game = kanly.new("imperium", edition=variant.edition, modules=variant.modules, seats=4, seed=seed)
        for _ in walk(game, seed):
            if len(game.decision.actions) > 1:
                told[game.decision.kind] |= len(set(rules.evaluation().weigh(game.state))) > 1
    assert {kind for kind, apart in told.items() if not apart} <= SAME_WHATEVER_IS_CHOSEN
