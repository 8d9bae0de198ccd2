"""A glance: sums of an action's numbers by learned weights, written as text with their names."""

from __future__ import annotations

import pytest

import kanly
from kanly import ConfigError
from kanly.engine.weights import GlanceWeights, action_names, glance_of, read_glance, write_glance

RULES = kanly.rules_of("imperium")


def some_weights() -> GlanceWeights:
    names = action_names(RULES.features(), RULES.configure(4))
    return GlanceWeights(names, [((n * 5) % 17 - 8) / 8 for n in range(len(names))], {"game": "some"})


def test_weights_of_a_glance_are_text_that_reads_back() -> None:
    assert read_glance(write_glance(some_weights())) == some_weights()


@pytest.mark.parametrize("broken", ["", "[]", "{}", '{"format": 2}', '{"format": 1, "made": {}, "glance": [1]}'])
def test_what_are_no_weights_of_a_glance_is_refused(broken: str) -> None:
    with pytest.raises(ConfigError, match="weights"):
        read_glance(broken)


def test_weights_for_other_actions_are_refused_by_their_names() -> None:
    weights = some_weights()
    weights.check(RULES.features(), RULES.configure(4))
    with pytest.raises(ConfigError, match=r"differ in .*is_spy"):
        weights.check(RULES.features(), RULES.configure(4, "uprising"))


def test_a_game_that_brings_no_glance_is_looked_at_by_hand() -> None:
    game = kanly.new("imperium", edition="uprising", seats=3, seed=1)
    assert glance_of(RULES, game.state) is None


def test_what_an_action_does_is_counted_by_the_words_of_its_effects() -> None:
    """Rally Troops costs 4 Solari and brings four troops and a step with the faction of the space, if it has one."""
    game = kanly.new("imperium", seats=4, seed=7)
    features = RULES.features()
    names = action_names(features, game.config)
    action = RULES.parse(game.state, "agent dagger@rally_troops")
    numbers = {names[place]: value for place, value in features.lasting(game.state, action)}
    assert numbers["is_agent"] == 1.0
    assert numbers["does_troops"] == 4.0
    assert numbers["spends_swords"] == 1.0
    assert "does_draw" not in numbers
