"""The messages of War for Arrakis: everything printed has a name, and translations say all that English says."""

from __future__ import annotations

import re
import warnings
from random import Random

import pytest

import kanly
from kanly.engine.text import Text
from kanly.locale import Reader, Speech
from tests.inventory.test_arrakis_tables import table
from tests.locale.messages import messages

TRANSLATIONS = ("cs", "uk")
NAMES = "arrakis/names.ftl"
ENGLISH_WORDS = re.compile(
    r"\b(and|are|card|draws?|from|gains?|has|have|is|of|or|the|their|turn|with|you|your)\b", re.I
)
SAME_AS_ENGLISH = {
    "cs": {
        "imperium-choam", "imperium-landsraad", "marker-kwisatz_haderach", "symbol-mentat",
        "unit-sardaukar",
    },
    "uk": set(),
}  # fmt: skip
"""Messages that may read as in English: proper names."""


def own(language: str) -> dict[str, str]:
    """Return the messages of the game alone, as texts by their ids."""
    found = messages(language, "arrakis").values()
    return {message.id: message.text for message in found if message.file.startswith("arrakis/")}


def named() -> set[str]:
    """Return the messages that name what is printed with a name of its own."""
    wanted = {f"planning-{card}" for card in table("planning_cards")}
    wanted |= {f"prescience-{card}" for card in table("prescience_cards")}
    wanted |= {f"leader-{leader}" for leader in table("leaders")}
    return wanted | {f"area-{area}" for area, row in table("areas").items() if row["name"]}


def words() -> set[str]:
    """Return the messages for what else the tables name."""
    wanted = {f"area-{area}" for area, row in table("areas").items() if not row["name"]}
    wanted |= {f"terrain-{row['terrain']}" for row in table("areas").values()}
    wanted |= {f"site-{row['site'].split()[0]}" for row in table("areas").values() if row["site"]}
    wanted |= {f"sector-{sector}" for sector in table("sectors")} | {f"zone-{zone}" for zone in table("air_zones")}
    wanted |= {f"deck-{row['deck']}" for row in table("planning_cards").values()}
    wanted |= {f"side-{row['faction']}" for row in table("leaders").values()}
    wanted |= {f"symbol-{symbol}" for symbol in table("symbols")}
    wanted |= {f"ban-{ban}" for ban in table("bans")} | {f"imperium-{ban}" for ban in table("bans")}
    wanted |= {f"timing-{row['timing']}" for row in table("prescience_cards").values()}
    tokens = table("tokens").values()
    wanted |= {f"settlement-{row['id']}" for row in tokens if row["kind"] == "settlement"}
    wanted |= {f"atomics-{row['area']}" for row in tokens if row["kind"] == "family_atomics"}
    wanted |= {f"wormsign-{row['id'].removeprefix('wormsign_')}" for row in tokens if row["kind"] == "wormsign"}
    wanted |= {f"marker-{row['id'].removeprefix('marker_')}" for row in tokens if row["kind"] == "prescience_marker"}
    wanted |= {f"objective-{objective}" for objective in table("objectives")}
    wanted |= {f"token-{row['id']}" for row in tokens if row["kind"].startswith("atreides")}
    return wanted | {f"face-{face}" for face in table("dice")["atreides_combat"]["faces"].split()}


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_every_card_and_leader_says_what_it_does(language: str) -> None:
    wanted = {f"planning-{card}-more" for card in table("planning_cards")}
    wanted |= {f"prescience-{card}-more" for card in table("prescience_cards")}
    wanted |= {f"leader-{leader}-more" for leader, row in table("leaders").items() if row["special"]}
    texts = {message.id for message in messages(language, "arrakis").values() if message.file == "arrakis/texts.ftl"}
    assert sorted(wanted ^ texts) == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_everything_printed_with_a_name_has_one_in_every_language(language: str) -> None:
    in_names = {message.id for message in messages(language, "arrakis").values() if message.file == NAMES}
    assert sorted(named() ^ in_names) == []


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_everything_else_of_the_tables_has_a_word(language: str) -> None:
    assert sorted(words() - own(language).keys()) == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_messages_of_english_in_the_same_files(language: str) -> None:
    english = {(message.file, message.id) for message in messages("en", "arrakis").values()}
    theirs = {(each.file, each.id) for each in messages(language, "arrakis").values() if each.file != NAMES}
    assert sorted(english ^ theirs) == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_uses_the_same_variables(language: str) -> None:
    english, theirs = messages("en", "arrakis"), messages(language, "arrakis")
    differing = {key for key in own("en") if english[key].variables != theirs[key].variables - {"mood"}}
    assert sorted(differing) == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_where_english_has_a_plural_a_translation_has_its_own_forms(language: str) -> None:
    english, theirs = messages("en", "arrakis"), messages(language, "arrakis")
    counted = [key for key in own("en") if any("one" in keys for keys in english[key].variants.values())]
    lacking = [key for key in counted if not any("few" in keys for keys in theirs[key].variants.values())]
    assert lacking == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    english, theirs = own("en"), own(language)
    same = {key for key, text in english.items() if theirs[key] == text and re.search("[A-Za-z]", text)}
    assert sorted(same - SAME_AS_ENGLISH[language]) == []


def test_ukrainian_is_written_in_cyrillic() -> None:
    latin = {key: text for key, text in own("uk").items() if re.search("[A-HJ-UW-Za-z]", text)}
    assert latin == {}


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
@pytest.mark.parametrize("seed", [0, 1])
def test_everything_that_is_asked_chosen_refused_and_told_is_said_in_words(language: str, seed: int) -> None:
    """A game of chance: no message is missing, and no id and no English is left in a translation."""
    game = kanly.new("arrakis", seats=2, seed=seed)
    speech = Speech(language, "arrakis", game.rules.catalogue(game.rules.variant())["names"])
    narration, luck, tried, said = game.rules.narration(), Random(seed), set(), set()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for _ in range(700):
            seen = game.observe(game.to_move)
            reader = Reader(("A", "B"), game.to_move)
            said.add(speech.render(narration.prompt(seen), reader))
            said |= {speech.render(narration.label(seen, action), reader) for action in game.decision.actions}
            tried |= {action.text for action in game.decision.actions}
            for text in luck.sample(sorted(tried), min(4, len(tried))):
                reason = game.why_not(text)
                if reason is not None:
                    said.add(speech.say(Text.of(reason)))
            game.apply(luck.choice(game.decision.actions))
        story = narration.story(game.config, 0)
        story.tell(game.events_for(0), 0)
        said |= {line.text for line in speech.tell(story.told, Reader(("A", "B"), 0))}
    assert len(said) > 300
    assert sorted(text for text in said if re.search(r"[a-z]_[a-z0-9]", text)) == []
    if language == "uk":
        assert sorted(text for text in said if re.search("[A-HJ-UW-Za-z]{2}", text)) == []
    if language == "cs":
        assert sorted(text for text in said if ENGLISH_WORDS.search(text)) == []
