"""The message files: what the code says is there, and Czech and Ukrainian say all that English says."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import pytest

import kanly
from kanly.cli.imperium.speech import ImperiumSpeech
from kanly.engine.options import EACH, Variant
from kanly.imperium.catalogue import leader_data, names_of, sets_of
from kanly.imperium.components import LEADERS
from kanly.imperium.editions import EDITIONS, compose
from kanly.imperium.effects import Effect
from kanly.imperium.ids import MOMENTS, ZONES
from kanly.imperium.occasions import OCCASIONS
from kanly.imperium.rules.endgame import TIEBREAKS
from kanly.imperium.words import CARDS_IN_PLAY, CONDITIONS, COUNTS, PER, WHEN
from kanly.locale import LANGUAGES
from tests.inventory.tables import printed
from tests.locale.messages import messages

TRANSLATIONS = ("cs", "uk")
SOURCES = Path(kanly.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
FAMILIES = "action|cli|effect|event|given|group|list|malformed|prompt|rival|seat|setup|space|table|undo|why"
LITERAL = re.compile(rf'["\']((?:{FAMILIES})-[a-z][a-z0-9_-]*)["\']')
SAID_ON_PAGE = re.compile(r'\bt\("([a-z][a-z0-9_-]*)"')
PLURALS = {"cs": {"one", "few", "many", "other"}, "uk": {"one", "few", "many", "other"}}
SEATS = {"you", "nobody", "other"}
"""What an argument that is a seat may be, besides a name."""

MOOD = {"mood": {"do", "say"}}
"""What only translations choose by: English verbs have one form for an order and for the name of an action."""

SAME_AS_ENGLISH = {
    "cs": {
        "area-arrakis", "area-bene_gesserit", "area-choam", "area-landsraad", "bot-mentat", "card_rival-number",
        "cli-note-card_rival", "cli-note-mentat", "cli-rival-chosen",
        "cli-verified", "faction-bene_gesserit", "icon-bene_gesserit", "icon-landsraad", "page-bot-mentat", "page-film",
        "page-film-controls", "page-seat-bot",
        "place-1", "place-2", "place-3",
    },
    "uk": set(),
}  # fmt: skip
"""Messages that may read as in English: proper names and numbers."""

NAMES = re.compile(r"imperium/names(?:_(\w+))?\.ftl")
"""Files with the names of an edition, the base game where none is named; those in English are in the content."""

LATIN = re.compile(r"[A-Za-z]+")
LATIN_IN_UKRAINIAN = {"kanly", "Enter", "Ctrl", "C", "I", "II", "III", "IV", "help", "done", "JSON", "AI", "VP", "TLS"}
"""Words of a Ukrainian sentence that stay in Latin letters: keys, commands to type, Roman numbers."""


# -- English ------------------------------------------------------------------------------------------------------


def test_every_message_that_the_code_names_is_there() -> None:
    """In a game's own room by that game; examples elsewhere are of the first one."""
    lacking, found = set(), 0
    for path in SOURCES.rglob("*.py"):
        game = next((game for game in kanly.games() if game in path.parts), "imperium")
        named = set(LITERAL.findall(path.read_text(encoding="utf-8")))
        found += len(named)
        lacking |= {(key, path.relative_to(SOURCES).as_posix()) for key in named - messages("en", game).keys()}
    assert found > 200
    assert sorted(lacking) == []


def test_general_rooms_name_general_messages_only() -> None:
    """What a room says itself, it must be able to say of every game."""
    general = messages("en", "")
    rooms = [path for path in SOURCES.rglob("*.py") if not {*kanly.games(), "engine"} & set(path.parts)]
    said = {(key, path.name) for path in rooms for key in LITERAL.findall(path.read_text(encoding="utf-8"))}
    page = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte") and "games" not in path.parts]
    for path in page:
        if not path.name.endswith(".test.ts"):
            said |= {(key, path.name) for key in SAID_ON_PAGE.findall(path.read_text(encoding="utf-8"))}
    assert len(said) > 200
    assert sorted((key, path) for key, path in said if key not in general) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_game_uses_the_id_of_a_general_message(language: str) -> None:
    """It would change what every room says; what a game says in place of a room has an id of its own."""
    general = messages(language, "").keys()
    folders = [path.name for path in (SOURCES / "locale" / language).iterdir() if path.is_dir()]
    assert "imperium" in folders
    for game in folders:
        own = {message.id for message in messages(language, game).values() if message.file.startswith(f"{game}/")}
        assert sorted(own & general) == []
        assert len(own) > 100


def test_every_word_of_the_game_is_there() -> None:
    """Also what a reader would be told in plain words otherwise: nothing of what can be played is left to that."""
    english, wanted = messages("en"), set()
    for variant in kanly.rules_of("imperium").boards():
        edition = compose(variant)
        effects = edition.paths.values()
        leaders = [LEADERS[number] for number in edition.leaders]
        families = {
            "effect": {_word(effect) for effect in effects} - {"all", "special"},
            "special": {effect.special.name for effect in effects if effect.special is not None},
            "condition": {CONDITIONS[effect.k].name for effect in effects if effect.op == WHEN} - {"special"},
            "when": {OCCASIONS[follows.occasion] for leader in leaders for follows in leader.follows()},
            "trait": {trait for leader in leaders for trait in leader_data(leader)["traits"]},
            "area": {space.area for space in edition.board},
            "faction": edition.factions,
            "resource": edition.resources,
            "amount": edition.resources,
            "stock": edition.resources,
            "icon": edition.icons,
            "zone": ZONES,
            "phase": edition.phases,
            "moment": MOMENTS,
            "source": edition.point_sources,
            "tiebreak": TIEBREAKS,
            "action": edition.verbs,
            "prompt": edition.decisions,
        }
        wanted |= {f"{kind}-{key}" for kind, keys in families.items() for key in keys}
    assert sorted(wanted - english.keys()) == []


def _word(effect: Effect) -> str:
    """Return which message says an effect; counts have their own, but for the first one."""
    return f"per_{COUNTS[effect.k].name}" if effect.op == PER and effect.k != CARDS_IN_PLAY else effect.word.name


def test_every_option_of_the_game_is_there() -> None:
    english = messages("en")
    rules = kanly.rules_of("imperium")
    wanted = set()
    for variant in rules.variants():
        named = rules.catalogue(variant)["names"]
        for option in rules.options(variant):
            wanted.add(f"option-{option.name}")
            wanted |= {f"option-{option.name}-of"} if option.kind == EACH else set()
            wanted |= {f"option-{option.name}-twice"} if option.distinct else set()
            components = named.get(option.names, {})
            wanted |= {message for choice, message in option.data()["messages"].items() if choice not in components}
            assert set(option.each) <= set(components)
    assert sorted(wanted - english.keys()) == []


# -- every language -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_every_message_can_be_said(language: str) -> None:
    speech = ImperiumSpeech(language, compose(Variant("base")))
    for message in messages(language).values():
        for value in (0, 1, 2, 5, "yes", "nobody"):
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                assert speech.say(message.id, **dict.fromkeys(message.variables, value)).strip(), message.id


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_messages_of_english_in_the_same_files(language: str) -> None:
    english = {(message.file, message.id) for message in messages("en").values()}
    own = {(message.file, message.id) for message in messages(language).values() if not NAMES.fullmatch(message.file)}
    assert sorted(english - own) == []
    assert sorted(own - english) == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_uses_the_same_variables(language: str) -> None:
    english, own = messages("en"), messages(language)
    differing = {
        key: sorted(english[key].variables ^ (own[key].variables - MOOD.keys()))
        for key in english.keys() & own.keys()
        if english[key].variables != own[key].variables - MOOD.keys()
    }
    assert differing == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_chooses_by_what_the_variables_can_be(language: str) -> None:
    """A variant with a misspelt or translated key would never be chosen."""
    english, own = messages("en"), messages(language)
    known = PLURALS[language] | SEATS
    unknown = {
        (key, variable): keys - english[key].variants.get(variable, set()) - known - MOOD.get(variable, set())
        for key in english.keys() & own.keys()
        for variable, keys in own[key].variants.items()
    }
    assert {
        where: keys for where, keys in unknown.items() if any(not key.lstrip("-").isdecimal() for key in keys)
    } == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_where_english_has_a_plural_a_translation_has_its_own_forms(language: str) -> None:
    english, own = messages("en"), messages(language)
    lacking = [
        key
        for key in english.keys() & own.keys()
        for variable, keys in own[key].variants.items()
        if "one" in keys and not {"few"} <= keys
    ]
    assert lacking == []
    counted = [
        key for key in english.keys() & own.keys() if any("one" in keys for keys in english[key].variants.values())
    ]
    unchanging = [key for key in counted if not own[key].variants]
    assert unchanging == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    english, own = messages("en"), messages(language)
    same = {
        key for key in english.keys() & own.keys() if own[key].text == english[key].text and LATIN.search(own[key].text)
    }
    assert sorted(same - SAME_AS_ENGLISH[language]) == []


def test_ukrainian_is_written_in_cyrillic() -> None:
    latin = {
        message.id: words
        for message in messages("uk").values()
        if (words := sorted(set(LATIN.findall(message.text)) - LATIN_IN_UKRAINIAN))
    }
    assert latin == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_component_has_a_name(language: str) -> None:
    own, wanted = messages(language), set()
    for variant in kanly.rules_of("imperium").boards():
        edition = compose(variant)
        sets = sets_of(edition)
        for kind, keys in names_of(edition).items():
            wanted |= {"-".join(filter(None, (kind, sets.get(kind, {}).get(key), key))) for key in keys}
    assert sorted(wanted - own.keys()) == []
    files = {message: NAMES.fullmatch(own[message].file) for message in own.keys() - wanted}
    assert sorted(message for message, file in files.items() if file and (file[1] or "base") in EDITIONS) == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_everything_printed_for_uprising_has_a_name(language: str) -> None:
    """By the tables of the inventory: a name carries its set, which is the module where one brings it."""
    kinds = {
        "card": "cards",
        "intrigue": "intrigue",
        "conflict": "conflicts",
        "space": "spaces",
        "contract": "contracts",
    }
    kinds |= dict.fromkeys(("leader", "ability", "signet"), "leaders")
    wanted = set()
    for kind, table in kinds.items():
        without = printed(Variant("uprising"), table)
        with_choam = printed(Variant("uprising", ("choam",)), table)
        for key in with_choam:
            wanted.add(f"{kind}-{'uprising' if key in without else 'choam'}-{key}")
        for key in printed(Variant("uprising", (), 6), table).keys() - with_choam.keys():
            wanted.add(f"{kind}-uprising-{key}")
    named = {message.id for message in messages(language).values() if message.file == "imperium/names_uprising.ftl"}
    assert sorted(wanted ^ named) == []
