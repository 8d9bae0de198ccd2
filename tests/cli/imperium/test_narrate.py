"""What happened, in sentences."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kanly
from kanly import Event
from kanly.bots import make_bot
from tests.cli.helpers import narrate
from tests.locale.messages import messages
from tests.scene import Scene

NAMES = ("Memnon", "Rabban", "Ilban", "Leto")
SOURCES = Path(kanly.__file__).parent / "imperium"
TOLD = re.compile(r'\btell(?:_only)?\(\s*state,\s*(?:(?:\([^)]*\)|owners),\s*)?"(\w+)"')


def sentences(events: list[Event], viewer: int = kanly.SPECTATOR, people: int = 4) -> list[str]:
    return [line.text for line in narrate(events, NAMES, viewer, people)]


def test_every_kind_of_event_that_the_rules_tell_has_a_sentence() -> None:
    calls = 0
    kinds = set()
    for path in SOURCES.rglob("*.py"):
        text = path.read_text()
        kinds |= set(TOLD.findall(text))
        calls += len(re.findall(r"\btell(?:_only)?\(\s*state,", text))
        assert len(TOLD.findall(text)) == len(re.findall(r"\btell(?:_only)?\(\s*state,", text)), path.name
    assert calls > 40
    said = {key.removeprefix("event-") for key in messages("en") if key.startswith("event-")}
    assert sorted(kinds - said) == []
    assert sorted(said - kinds) == [
        "alliance_returned", "and-hands", "cleaned_up_for", "control_kept", "control_lost", "game_over_team",
        "hagal_cards", "recruited_commander", "revealed_for", "rival_agent_there", "sentence", "vp_start",
        "vp_start_teams", "vp_traded",
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_whole_game_is_told_in_sentences_to_everyone(seats: int) -> None:
    game = kanly.new("imperium", seats=seats, seed=21)
    bot, rng = make_bot("random", game.rules), kanly.Rng.seeded(3)
    while not game.is_over:
        game.apply(bot.choose(game.decision, game.observe, rng))
    for viewer in range(-1, seats):
        for text in sentences(game.events_for(viewer), viewer, people=seats):
            assert text.endswith(".")
            assert text[0].isupper()
            assert not re.search(r"[{}<>_]", text), text


def test_an_agent_turn_is_one_sentence() -> None:
    scene = Scene().set(0, hand=["reconnaissance", "dagger"], deck=["scout"])
    before = len(scene.game.events)
    scene.do("agent reconnaissance@arrakeen", "deploy 2")
    assert sentences(scene.game.events_for(1, before), viewer=1) == [
        "Memnon sends an Agent to Arrakeen with Reconnaissance, recruits 1 troop, draws 1 card and deploys 2 troops "
        "(strength 4)."
    ]
    assert sentences(scene.game.events_for(0, before), viewer=0) == [
        "You send an Agent to Arrakeen with Reconnaissance, recruit 1 troop, draw Scout and deploy 2 troops "
        "(strength 4)."
    ]


def test_only_the_two_concerned_are_told_which_card_was_stolen() -> None:
    events = [
        Event("stole_intrigue", 0, {"victim": 1}),
        Event("stole_intrigue_card", 0, {"victim": 1, "card": "bribery"}, (0, 1)),
    ]
    assert sentences([event for event in events if event.visible_to(1)], 1) == ["Memnon steals Bribery from you."]
    assert sentences([event for event in events if event.visible_to(2)], 2) == [
        "Memnon steals an Intrigue card from Rabban."
    ]


def test_gains_of_one_sentence_add_up_and_cards_are_counted() -> None:
    events = [
        Event("revealed", 2, {"cards": ["dagger", "dagger", "diplomacy"], "persuasion": 1, "strength": 4}),
        Event("gained", 2, {"resource": "spice", "count": 1}),
        Event("gained", 2, {"resource": "spice", "count": 2}),
        Event("cleaned_up", 2, {"strength": 4, "unspent": 1}),
    ]
    assert sentences(events) == [
        "Ilban reveals Dagger ×2 and Diplomacy (1 persuasion, strength 4), gains 3 spice and ends the Reveal turn at "
        "strength 4 (1 persuasion unspent)."
    ]


_GAINS = [
    Event("gained", 2, {"resource": "spice", "count": 1}),
    Event("gained", 2, {"resource": "solari", "count": 1}),
    Event("influence", 2, {"faction": "fremen", "change": 1, "now": 2}),
    Event("vp", 2, {"change": 1, "now": 9, "source": "influence"}),
    Event("vp", 2, {"change": 1, "now": 10, "source": "conflict"}),
]


def test_what_follows_with_the_same_verb_shares_it() -> None:
    events = [
        Event("reward", 2, {"place": 1, "conflict": "skirmish_a"}),
        *_GAINS,
        Event("acquired", 2, {"card": "chani", "manner": ""}),
        Event("acquired", 2, {"card": "stilgar", "manner": ""}),
    ]
    assert sentences(events) == [
        "Ilban takes the first reward of Skirmish, gains 1 spice, 1 Solari and influence with the Fremen (now 2), "
        "scores 2 victory points (now 10) and acquires Chani and Stilgar."
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("cs", "Ilban získává 1 koření, 1 solár, vliv u frakce fremeni (nyní 2) a 2 vítězné body (nyní 10)."),
        (
            "uk",
            "Ilban отримує 1 прянощі і 1 солярій та здобуває вплив на фракцію Фримени (тепер 2) і 2 переможні очки "
            "(тепер 10).",
        ),
    ],
)
def test_every_language_shares_its_own_verbs(language: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kanly.cli.language._spoken", [language])
    assert sentences(_GAINS) == [told]


def test_a_card_that_refills_the_row_does_not_break_the_sentence() -> None:
    events = [
        Event("acquired", 3, {"card": "scout", "manner": "top"}),
        Event("row_card", -1, {"card": "chani"}),
        Event("acquired", 3, {"card": "stilgar", "manner": ""}),
        Event("row_card", -1, {"card": "carryall"}),
    ]
    assert sentences(events) == [
        "Leto acquires Scout on top of the deck and acquires Stilgar.",
        "Chani and Carryall come into the Imperium Row.",
    ]


def test_an_alliance_may_change_hands_or_return_to_the_board() -> None:
    events = [
        Event("alliance", 1, {"faction": "fremen", "lost_by": 0}),
        Event("alliance", -1, {"faction": "guild", "lost_by": 2}),
    ]
    assert sentences(events, 0) == [
        "Rabban takes the Alliance of the Fremen from you.",
        "The Alliance of the Spacing Guild returns to the board.",
    ]
