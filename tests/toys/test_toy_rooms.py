"""The toy edition is played in every room, with and without its module: nothing there knows of it."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

import kanly
from kanly.cli.faces import face_of
from kanly.cli.language import speak
from kanly.locale import LANGUAGES, MissingMessage, Speech
from tests.cli.helpers import WIDE, run
from tests.toys.edition import registered
from tests.toys.test_toy_edition import WITHOUT, both, new, walk

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def _toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    with registered(), warnings.catch_warnings():
        warnings.filterwarnings("error", "message ")  # with an argument that is missing
        warnings.simplefilter("ignore", MissingMessage)
        yield
    speak("en")


# -- the terminal ----------------------------------------------------------------------------------------------------


@both
@every_language
@pytest.mark.parametrize("columns", ["80", "100", "140"])
def test_a_whole_game_is_played_in_the_terminal(
    variant: kanly.Variant, language: str, columns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(WIDE, "COLUMNS", columns)
    chosen = ("--edition", "toy", *(("--with", "more") if variant.modules else ()), "--seats", "3", "--people", "1")
    options = (
        *chosen,
        "--bots",
        "random",
        "--seed",
        "5",
        "--leaders",
        "banker,head_one,head_two",
        "--log",
        "toy.kanly",
    )
    typed = "help\nboard\nhand\nlog all\nundo\n99\nwhy\nsave\n" + "1\n" * 1000
    text = run("--language", language, "play", *options, typed=typed)
    game = kanly.read_record(Path("toy.kanly").read_text(), verify=True)
    assert game.is_over
    assert game.config.variant == variant
    for name in ("Banker", "Market", "Wanderer", "Town"):
        assert name in text
    assert "Banker" in run("--language", language, "replay", "toy.kanly")


@every_language
def test_what_has_no_message_is_said_by_what_was_declared(language: str) -> None:
    speak(language)
    face, game = face_of("imperium"), new(WITHOUT)
    said: set[str] = set()
    for _ in walk(game, 3):
        seen = game.observe(game.to_move)
        said.add(face.prompt(seen))
        for group in face.choices(seen):
            said |= {text for choice in group.choices for text in (choice.label, choice.hint)}
        for action in game.rules.learning().every_action(WITHOUT)[::40]:
            reason = game.why_not(action.text)
            if reason is not None:
                said.add(face.reason(reason, seen))
    told = {line.text.plain for line in face.story(game.config, game.events, game.observe())}
    assert "bribe" in said
    assert Speech(language, "imperium").say("action-done-other") in said, "who bribes nobody plays no card, either"
    assert any("+1 solari per card in your discard pile" in text for text in said)
    assert any("A Quiet Arrakeen" in text for text in said)
    assert any("bribed" in text for text in told)
    assert any("1 coin" in text for text in told)
    everything = "\n".join((*said, *told))
    assert not [family for family in ("effect-", "event-", "prompt-", "when-", "amount-") if family in everything]


# -- the laboratory --------------------------------------------------------------------------------------------------


@both
def test_it_is_simulated_and_a_tournament_is_held(variant: kanly.Variant) -> None:
    chosen = ("--edition", "toy", *(("--with", "more") if variant.modules else ()), "--seats", "3", "--seed", "1")
    assert "4 games of imperium (toy" in run("simulate", *chosen, "--bots", "random", "--games", "4")
    assert "greedy" in run("arena", *chosen, "--bots", "greedy,random", "--games", "3", "--jobs", "1")


# -- environments ----------------------------------------------------------------------------------------------------


@both
def test_its_actions_are_numbered_after_those_that_have_numbers_for_good(variant: kanly.Variant) -> None:
    from kanly.envs.catalogue import ActionCatalogue, read_catalogue

    rules, shipped = kanly.rules_of("imperium"), read_catalogue("imperium")
    catalogue = ActionCatalogue(rules, variant)
    for action in rules.learning().every_action(variant):
        number = catalogue.encode(action)
        assert catalogue.decode(number) is action
        assert shipped[number] == action.text if number < len(shipped) else action.text not in shipped
    base = ActionCatalogue(rules, kanly.Variant("base"))
    assert [base.decode(number).text for number in range(base.size)] == shipped[: base.size]


@both
def test_it_is_a_gymnasium_environment(variant: kanly.Variant) -> None:
    from gymnasium.utils.env_checker import check_env

    from kanly.envs.gymnasium import TableEnv

    env = TableEnv(edition="toy", modules=variant.modules, seats=3)
    check_env(env)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        seen, _, over, _, info = env.step(int(info["action_mask"].nonzero()[0][-1]))
        assert env.observation_space.contains(seen)


@both
def test_it_is_a_pettingzoo_environment(variant: kanly.Variant) -> None:
    from pettingzoo.test import api_test

    from kanly.envs.pettingzoo import raw_env

    api_test(raw_env(edition="toy", modules=variant.modules, seats=4), num_cycles=200)


@both
def test_it_is_an_openspiel_game(variant: kanly.Variant) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import kanly.envs.openspiel  # noqa: F401

    parameters = {"players": 3, "edition": "toy", "modules": ",".join(variant.modules)}
    pyspiel.random_sim_test(pyspiel.load_game("kanly_imperium", parameters), num_sims=1, serialize=True, verbose=False)
