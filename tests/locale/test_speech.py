"""Saying messages: names, lists, effects, reasons."""

from __future__ import annotations

import copy
import pickle

import pytest

from kanly import IllegalAction
from kanly.cli.imperium.speech import ImperiumSpeech
from kanly.engine.message import Words
from kanly.engine.options import Variant
from kanly.engine.text import Text
from kanly.imperium.components import CARDS, INTRIGUES
from kanly.imperium.editions import compose
from kanly.imperium.effects import Effect
from kanly.locale import MissingMessage, Speech, language_of
from tests.scene import Scene

ENGLISH = ImperiumSpeech("en", compose(Variant("base")))


def agent_box(card: str) -> tuple[Effect, ...]:
    return next(it.agent for it in CARDS if it.key == card)


def plot(card: str) -> tuple[Effect, ...]:
    return next(it.plot for it in INTRIGUES if it.key == card)


# -- a sentence that knows its message -----------------------------------------------------------------------------


def test_a_text_is_its_english_sentence_and_knows_its_message() -> None:
    text = Text("why-occupied", "Arrakeen is occupied", space="arrakeen")
    assert text == "Arrakeen is occupied"
    assert text.data() == {"id": "why-occupied", "args": {"space": "arrakeen"}, "text": "Arrakeen is occupied"}
    assert type(text.data()["text"]) is str


@pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy, lambda text: pickle.loads(pickle.dumps(text))])
def test_a_text_crosses_a_process_border(twin) -> None:  # type: ignore[no-untyped-def]
    text = Text("why-influence", "too little", need=2, have=1)
    assert twin(text).data() == text.data()


def test_a_plain_sentence_is_a_text_without_a_message() -> None:
    assert Text.of("so it is").data() == {"id": "", "args": {}, "text": "so it is"}
    text = Text("why-over", "the game is over")
    assert Text.of(text) is text


def test_the_reason_of_a_refusal_knows_its_message() -> None:
    scene = Scene().set(0, hand=["diplomacy"], spice=1)
    with pytest.raises(IllegalAction) as refused:
        scene.game.apply("agent diplomacy@conspire")
    assert Text.of(refused.value.said).data() == {
        "id": "why-space-cost",
        "args": {"space": "conspire", "resource": "spice", "cost": 4, "have": 1},
        "text": "Conspire costs 4 spice; you have 1",
    }
    assert str(refused.value) == "agent diplomacy@conspire: Conspire costs 4 spice; you have 1"


# -- saying --------------------------------------------------------------------------------------------------------


def test_a_text_is_said_by_its_message_and_without_one_as_it_stands() -> None:
    assert ENGLISH.say(Text("why-own-agent", "wrong", space="carthag")) == "your own Agent is on Carthag"
    assert ENGLISH.say(Text("why-no-message-has-this-id", "as it stands")) == "as it stands"


def test_arguments_are_shown_by_the_names_of_what_they_are_named_after() -> None:
    said = ENGLISH.say("event-revealed", you=True, cards=["dagger", "scout", "dagger"], persuasion=2, strength=0)
    assert said == "reveal Dagger ×2 and Scout (2 persuasion, strength 0)"
    assert ENGLISH.say("why-space-cost", space="conspire", resource="spice", cost=4, have=1) == (
        "Conspire costs 4 spice; you have 1"
    )


def test_an_unknown_message_is_a_mistake() -> None:
    with pytest.raises(LookupError, match="no message cli-dragons"):
        ENGLISH.say("cli-dragons")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"id": "effect-dragon", "args": {"n": 2}, "else": "call 2 dragons"}, "call 2 dragons"),
        ({"id": "amount-dragon_egg", "args": {"n": 2}}, "2 dragon egg"),
        ({"id": "amount-dragon_egg", "args": {"n": 0}}, "0 dragon egg"),
        ({"id": "stock-dragon_egg", "args": {"n": 0}}, "0 dragon egg"),
        ({"id": "effect-gain", "args": {"resource": "dragon", "n": 0}}, "gain 0 dragon"),
        (
            {"id": "when-dragons", "args": {"n": 0, "parts": {"id": "effect-draw", "args": {"n": 1}}}},
            "dragons: draw 1 card",
        ),
        (
            {"id": "event-fed_dragon", "args": {"you": {"you": 0}, "card": "scout", "n": 1, "x": 3}},
            "fed dragon: Scout, n 1, x 3",
        ),
        ({"id": "effect-gain", "args": {"resource": "dragon", "n": 3}}, "gain 3 dragon"),
    ],
)
def test_what_a_game_says_and_no_language_has_is_said_in_plain_words_with_a_warning(words: Words, said: str) -> None:
    with pytest.warns(MissingMessage, match="no message"):
        assert ENGLISH.render(words) == said


def test_a_thing_that_nobody_named_is_called_by_its_id() -> None:
    assert ENGLISH.name("area", "far_town") == "far town"


def test_a_missing_argument_is_warned_of() -> None:
    with pytest.warns(UserWarning, match="why-occupied"):
        ENGLISH.say("why-occupied")


def test_lists_are_said_in_words() -> None:
    assert [ENGLISH.listed("abc"[:n]) for n in range(4)] == ["nothing", "a", "a and b", "a, b and c"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C", "KANLY_LANGUAGE": ""}, "en"),
        ({"LANG": "uk_UA.UTF-8", "KANLY_LANGUAGE": "cs"}, "cs"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    czech = Speech("cs", "imperium")
    monkeypatch.setattr(czech._bundles[0], "has_message", lambda _: False)
    assert czech.say("why-no-agent") == "you have no Agent left"


# -- effects -------------------------------------------------------------------------------------------------------


def test_effects_are_told_from_their_declarations() -> None:
    assert ENGLISH.effects(agent_box("duncan_idaho")) == "pay 1 water: recruit 1 troop and draw 1 card"
    assert ENGLISH.effects(agent_box("gene_manipulation")) == (
        "you may trash a card; if you have another Bene Gesserit card in play, gain 2 spice"
    )
    assert ENGLISH.effects(agent_box("test_of_humanity")) == (
        "every opponent must discard 1 card or lose 1 troop from the Conflict"
    )
    assert ENGLISH.effects(agent_box("firm_grip")) == (
        "pay 2 Solari: gain 1 influence with one of these factions: Spacing Guild, Bene Gesserit or Fremen"
    )
    assert ENGLISH.effects(plot("bypass_protocol")) == (
        "acquire a card that costs 3 or less for nothing; or pay 2 spice: acquire a card that costs 5 or less for "
        "nothing and put it on top of your deck"
    )


def test_a_card_to_trash_as_a_price_is_not_optional() -> None:
    space = next(space for space in Scene().state.edition.board if space.key == "selective_breeding")
    assert ENGLISH.effects(space.effects) == "trash a card: draw 2 cards"


def test_a_reason_says_effects_in_words() -> None:
    scene = Scene().set(0, hand=["diplomacy"], intrigue=["bribery"])
    reason = scene.game.why_not("play bribery")
    assert reason == "Bribery cannot be paid for: pay 2 solari"
    assert ENGLISH.say(reason) == "Bribery cannot be paid for: pay 2 Solari"
