"""Prompts and choices of Dune: Imperium."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import kanly
from kanly.bots import make_bot
from kanly.cli.faces import Choice, face_of
from kanly.imperium.steps import FLOW
from tests.locale.messages import messages
from tests.scene import Scene

SOURCES = Path(kanly.__file__).parent
FACE = face_of("imperium")


def offered(scene: Scene, seat: int = 0) -> dict[str, Choice]:
    groups = FACE.choices(scene.game.observe(seat))
    return {choice.action.text: choice for group in groups for choice in group.choices}


def test_every_kind_of_decision_has_a_prompt() -> None:
    kinds = set()
    for path in SOURCES.rglob("imperium/**/*.py"):
        steps = re.findall(r"FLOW\.decides\((\w+),", path.read_text())
        if steps:
            module = import_module(".".join(("kanly", *path.relative_to(SOURCES).with_suffix("").parts)))
            kinds |= {FLOW.names[getattr(module, step)] for step in steps}
    assert len(kinds) > 20
    said = messages("en")
    assert [kind for kind in sorted(kinds) if f"prompt-{kind}" not in said or f"help-{kind}" not in said] == []


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("leaders", ["random", "choose", "draft"])
def test_every_legal_action_is_offered_once_in_words(seats: int, leaders: str) -> None:
    game = kanly.new("imperium", seats=seats, seed=5, leaders=leaders, journal=False)
    bot, rng = make_bot("random", game.rules), kanly.Rng.seeded(8)
    while not game.is_over:
        seen = game.observe(game.to_move)
        choices = [choice for group in FACE.choices(seen) for choice in group.choices]
        assert sorted(c.action.text for c in choices) == sorted(a.text for a in game.decision.actions)
        assert FACE.prompt(seen).endswith((".", "?"))
        labels = [
            (group.heading, choice.label, choice.hint) for group in FACE.choices(seen) for choice in group.choices
        ]
        assert len(set(labels)) == len(labels), labels
        assert not any("_" in label + hint or not label for _, label, hint in labels), labels
        game.apply(bot.choose(game.decision, game.observe, rng))


def test_who_does_not_decide_is_offered_nothing() -> None:
    scene = Scene()
    assert FACE.choices(scene.game.observe(1)) == []
    assert FACE.prompt(scene.game.observe(1)) == "Earl Memnon Thorvald decides."


def test_a_turn_groups_the_spaces_by_card_with_cost_and_effect() -> None:
    scene = Scene().set(0, hand=["signet_ring", "dagger"], water=1)
    groups = FACE.choices(scene.game.observe(0))
    assert [(group.heading, group.note) for group in groups] == [
        ("Send an Agent with Signet Ring", "Spice Hoard: gain 1 spice"),
        ("Send an Agent with Dagger", ""),
        ("", ""),
    ]
    hagga = offered(scene)["agent signet_ring@hagga_basin"]
    assert (hagga.label, hagga.hint) == ("Hagga Basin", "Pay 1 water: take 2 spice; you may deploy troops here")


def test_i_5_11_the_price_shown_is_the_one_the_leader_pays() -> None:
    scene = Scene(leaders=["duke_leto_atreides"]).set(0, hand=["dagger"], solari=4)
    assert offered(scene)["agent dagger@high_council"].hint == "Pay 4 Solari: take a seat in the High Council"


def test_a_step_up_a_track_shows_what_it_brings() -> None:
    scene = Scene().set(0, hand=["dagger"], intrigue=["bribery"], solari=2, influence={"emperor": 3, "fremen": 1})
    scene.do("play bribery")
    assert FACE.prompt(scene.game.observe(0)) == "With which faction do you gain 1 influence?"
    hints = {text: choice.hint for text, choice in offered(scene).items()}
    assert hints == {
        "faction emperor": "3 -> 4; recruit 2 troops; the Alliance",
        "faction guild": "0 -> 1",
        "faction bene_gesserit": "0 -> 1",
        "faction fremen": "1 -> 2; 1 victory point",
    }


def test_deploying_shows_the_strength_it_gives() -> None:
    scene = Scene().set(0, hand=["diplomacy"], water=1, troops=(3, 1))
    scene.do("agent diplomacy@hardy_warriors")
    assert offered(scene)["deploy 3"].hint == "strength 2 -> 8; 2 stay in garrison"
