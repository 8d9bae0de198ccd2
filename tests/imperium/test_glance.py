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
    "activate", "token", "ask", "reinforce", "trade", "chart", "discard_top", "keep", "put_back",
}  # fmt: skip
"""Verbs that weigh nothing; the first three are weighed by the turn that they are chosen for."""

SAME_WHATEVER_IS_CHOSEN = {
    "alliance", "double_cross", "leader", "mark_space", "recall_agent", "recall_other", "sender", "snoop", "tokens",
    "trash_of", "chart", "coerce", "give_plot", "peek", "smuggle", "spare_conflict", "trash_tile",
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
    """In games of chance, each kind of decision that comes more than five times weighs its options differently."""
    rules = kanly.rules_of("imperium")
    told: dict[str, list[bool]] = defaultdict(list)
    for seed in range(10):
        game = kanly.new("imperium", edition=variant.edition, modules=variant.modules, seats=4, seed=seed)
        for _ in walk(game, seed):
            if len(game.decision.actions) > 1:
                told[game.decision.kind].append(len(set(rules.evaluation().weigh(game.state))) > 1)
    assert {kind for kind, apart in told.items() if len(apart) > 5 and not any(apart)} <= SAME_WHATEVER_IS_CHOSEN
