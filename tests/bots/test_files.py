"""Bots from a file: a good one plays, a bad one is refused with the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import kanly
from kanly import ConfigError, Rng
from kanly.bots import is_known_bot, make_bot
from kanly.lab.play import play_game
from tests.scene import Scene

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "my_bot.py"
RULES = kanly.rules_of("imperium")

GOOD = """
from kanly.bots import Bot

class {name}(Bot):
    def choose(self, decision, observe, rng):
        return decision.actions[-1]
"""


def written(folder: Path, text: str) -> str:
    path = folder / "own_bot.py"
    path.write_text(text)
    return str(path)


def test_the_example_of_the_docs_plays_whole_games_the_same_for_a_seed() -> None:
    def digest() -> str:
        game = kanly.new("imperium", seats=3, seed=4)
        play_game(game, [make_bot(str(EXAMPLE), game.rules) for _ in range(3)], Rng.seeded(4))
        return game.digest

    assert digest() == digest()


@pytest.mark.parametrize("seed", range(5))
def test_the_example_of_the_docs_takes_a_point_when_there_is_one(seed: int) -> None:
    scene = Scene().set(0, hand=["dagger", "diplomacy"], influence={"fremen": 1}, intrigue=["ambush"])
    bot = make_bot(str(EXAMPLE), RULES)
    chosen = bot.choose(scene.game.decision, lambda: scene.game.observe(0), Rng.seeded(seed))
    assert chosen.text == "agent diplomacy@stillsuits"


def test_a_bot_is_loaded_from_a_file(tmp_path: Path) -> None:
    bot = make_bot(written(tmp_path, GOOD.format(name="Last")), RULES)
    decision = kanly.new("imperium", seats=3, seed=1).decision
    assert type(bot).__name__ == "Last"
    assert bot.rules is RULES
    assert bot.choose(decision, lambda: pytest.fail("it was not to look"), Rng.seeded(1)) is decision.actions[-1]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("x = 1", "must define one subclass of kanly.bots.Bot; it has 0"),
        (GOOD.format(name="One") + GOOD.format(name="Two"), "must define one subclass of kanly.bots.Bot; it has 2"),
        ("from kanly.bots import Bot", "must define one subclass of kanly.bots.Bot; it has 0"),
        ("import no_such_module", r"own_bot.py cannot be loaded: ModuleNotFoundError"),
        ("def (", r"own_bot.py cannot be loaded: SyntaxError"),
        ("1 / 0", r"own_bot.py cannot be loaded: ZeroDivisionError"),
    ],
)
def test_a_file_that_is_no_bot_is_refused_with_the_reason(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(ConfigError, match=reason):
        make_bot(written(tmp_path, text), RULES)


def test_a_bot_that_does_not_choose_is_refused(tmp_path: Path) -> None:
    text = "from kanly.bots import Bot\n\nclass Lazy(Bot):\n    pass\n"
    with pytest.raises(ConfigError, match=r"own_bot\.py"):
        make_bot(written(tmp_path, text), RULES)


def test_a_bot_that_breaks_when_it_is_made_is_refused(tmp_path: Path) -> None:
    text = GOOD.format(name="Broken") + "\n    def __init__(self, rules):\n        raise OSError('no weights')\n"
    with pytest.raises(ConfigError, match=r"own_bot\.py"):
        make_bot(written(tmp_path, text), RULES)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"there is no file .*none\.py"):
        make_bot(str(tmp_path / "none.py"), RULES)
    (tmp_path / "folder.py").mkdir()
    with pytest.raises(ConfigError, match=r"there is no file .*folder\.py"):
        make_bot(str(tmp_path / "folder.py"), RULES)


def test_a_file_is_never_a_known_bot(tmp_path: Path) -> None:
    assert not is_known_bot(written(tmp_path, GOOD.format(name="Last")))
    assert not is_known_bot("my_bot.py")


def test_a_file_may_have_dataclasses_of_its_own(tmp_path: Path) -> None:
    """They look up the module they are in, so it must be known under its name."""
    text = "from __future__ import annotations\nfrom dataclasses import dataclass\n" + GOOD.format(name="Own")
    text += "\n@dataclass\nclass Note:\n    n: int = 0\n"
    assert type(make_bot(written(tmp_path, text), RULES)).__name__ == "Own"
