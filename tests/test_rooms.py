"""The general rooms know no game: none of them uses a word that only one game has."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import kanly

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "kanly"
PAGE = ROOT / "web" / "src"

WORDS = (
    "alliance", "arrakeen", "conflict", "dagger", "faction", "fremen", "garrison", "guild", "hagal", "imperium",
    "influence", "intrigue", "landsraad", "leader", "persuasion", "rival", "solari", "spice", "swordmaster", "troop",
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


def test_every_game_has_a_room_and_where_it_has_more_they_are_whole() -> None:
    """A face in the terminal, one on the page and messages are a game's to bring; what it brings must be found."""
    faces = (PAGE / "games" / "index.ts").read_text(encoding="utf-8")
    for game in kanly.games():
        assert (SOURCE / game).is_dir()
        assert (SOURCE / "cli" / game).is_dir() == (SOURCE / "cli" / game / "face.py").is_file()
        assert (PAGE / "games" / game).is_dir() == (f'import("./{game}")' in faces)
        messages = [bool(list((SOURCE / "locale" / language / game).glob("*.ftl"))) for language in ("en", "cs", "uk")]
        assert len(set(messages)) == 1, f"{game} has messages in some languages only"


def test_the_contracts_of_imports_name_every_game() -> None:
    """What `lint-imports` forbids, it forbids of all games: general rooms import none, and none imports a room."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {contract["name"]: contract for contract in pyproject["tool"]["importlinter"]["contracts"]}
    rooms = {f"kanly.{game}" for game in kanly.games()}
    general = {f"kanly.{room}" for room in ("engine", "bots", "lab", "envs", "table")}
    for contract in contracts.values():
        if set(contract.get("source_modules", ())) & general:
            assert rooms <= set(contract["forbidden_modules"]), contract["name"]
    assert set(contracts["Games know nothing above them"]["source_modules"]) == rooms
