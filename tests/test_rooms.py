"""The general rooms know no game: none of them uses a word that only one game has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import kanly

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "kanly"
PAGE = ROOT / "web" / "src"

WORDS = (
    "alliance", "arrakeen", "conflict", "dagger", "faction", "fremen", "garrison", "guild", "hagal", "imperium",
    "influence", "intrigue", "landsraad", "leader", "persuasion", "solari", "spice", "swordmaster", "troop",
)  # fmt: skip
WORD = re.compile(rf"(?<![a-z])({'|'.join(WORDS)})s?(?![a-z])", re.IGNORECASE)
"""Words of Dune: Imperium, also within `leader_of` and `bySpice`, but not within another word."""

OTHER_SENSE = {
    "src/kanly/table/database.py": {"conflict"},
    "src/kanly/table/live.py": {"conflict"},
    "src/kanly/table/store.py": {"conflict"},
    "src/kanly/table/talk.py": {"conflict"},
}
"""Two writes to the store that do not go together."""


def general_files() -> Iterator[Path]:
    for room in ("engine", "bots", "lab", "envs", "table"):
        yield from (
            path for path in (SOURCE / room).rglob("*.py") if "page" not in path.relative_to(SOURCE / room).parts
        )
    yield from (SOURCE / "cli").glob("*.py")
    yield from (SOURCE / "locale").glob("*.py")
    yield from (SOURCE / "locale" / "en").glob("*.ftl")
    for path in PAGE.rglob("*"):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            if PAGE / "games" not in path.parents:
                yield path


def test_general_rooms_use_no_word_of_a_game() -> None:
    files = list(general_files())
    assert len(files) > 100
    found = {
        path.relative_to(ROOT).as_posix(): {word.lower() for word in WORD.findall(path.read_text(encoding="utf-8"))}
        for path in files
    }
    assert {path: words for path, words in found.items() if words} == OTHER_SENSE


def test_every_game_has_its_rooms() -> None:
    for game in kanly.games():
        assert (SOURCE / game).is_dir()
        assert (SOURCE / "cli" / game / "face.py").is_file()
        assert (PAGE / "games" / game / "index.ts").is_file()
        for language in ("en", "cs", "uk"):
            assert list((SOURCE / "locale" / language / game).glob("*.ftl"))
