"""What is said of a game of six: tracks, turns and reasons by the names that they have there (U-22.8)."""

from __future__ import annotations

import pytest

from kanly.cli.imperium.face import FACE
from kanly.cli.imperium.speech import ImperiumSpeech
from kanly.engine.narration import TERMINAL
from kanly.imperium.narration.components import explain
from kanly.locale.speech import Reader
from tests.imperium.uprising.six_scenes import (
    CORRINO_LEFT,
    CORRINO_RIGHT,
    LEFT,
    MUAD_DIB,
    RIGHT,
    SHADDAM,
    SixScene,
    commanding,
)

GREAT_HOUSES = {"en": "the Great Houses", "cs": "frakce Velké rody", "uk": "на фракцію Великі доми"}


def story(scene: SixScene, language: str = "en", viewer: int = -1) -> list[str]:
    """The log of a scene as it is read in the terminal."""
    telling = scene.game.rules.narration().story(scene.game.config, viewer, TERMINAL)
    telling.tell(scene.game.events_for(viewer), 0)
    reader = Reader([f"seat {seat}" for seat in range(6)], viewer)
    return [line.text for line in ImperiumSpeech(language, scene.ids).tell(telling.told, reader)]


def reason(scene: SixScene, action: str, language: str = "en") -> str:
    """Why an action is not legal, in a language."""
    why = scene.game.why_not(action)
    assert why is not None
    return ImperiumSpeech(language, scene.ids).say(why.id, **why.args)


def label(scene: SixScene, action: str) -> str:
    """What an action of the moment is called."""
    seen = scene.game.observe(scene.to_move)
    chosen = next(each for each in scene.game.decision.actions if each.text == action)
    return ImperiumSpeech("en", scene.ids).render(scene.game.rules.narration().label(seen, chosen))


@pytest.mark.parametrize(("language", "track"), GREAT_HOUSES.items())
def test_u_22_8_the_log_names_the_tracks_of_the_board(language: str, track: str) -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_seek_allies")
    scene.do("agent shaddam_seek_allies@economic_support")
    assert scene.influence(CORRINO_LEFT, "emperor") == 1
    assert any(track in line for line in story(scene, language)), story(scene, language)


def test_u_22_8_the_log_names_the_alliances_of_the_board() -> None:
    scene = SixScene(turn=LEFT)
    scene.set(LEFT, hand=["diplomacy"], influence={"fremen": 3})
    scene.begin_turn(LEFT).do("agent diplomacy@expedition", "use space.expedition/fremen")
    lines = story(scene)
    assert any("takes the Alliance of the Fringe Worlds" in line for line in lines), lines


def test_u_22_9_the_personal_track_keeps_the_name_of_its_faction() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_seek_allies")
    scene.do("agent shaddam_seek_allies@vast_wealth")
    if scene.kind == "move":
        scene.do("use space.vast_wealth/own_influence")
    lines = story(scene)
    assert any("influence with the Emperor on the personal board" in line for line in lines), lines


@pytest.mark.parametrize(("language", "track"), GREAT_HOUSES.items())
def test_u_22_8_a_requirement_names_the_track_of_the_board(language: str, track: str) -> None:
    scene = SixScene(turn=LEFT)
    scene.set(LEFT, hand=["dagger"], solari=3)
    scene.begin_turn(LEFT)
    assert track in reason(scene, "agent dagger@imperial_privilege", language)


@pytest.mark.parametrize(("language", "board"), [("en", "personal board"), ("cs", "osobní desce"), ("uk", "планшеті")])
def test_u_22_11_a_requirement_that_the_personal_track_meets_says_so(language: str, board: str) -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_corrino_might", solari=3)
    said = reason(scene, "agent shaddam_corrino_might@imperial_privilege", language)
    assert GREAT_HOUSES[language] in said
    assert board in said


def test_u_22_8_choices_name_the_tracks_of_the_board() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_signet_ring", solari=3)
    scene.do("agent shaddam_signet_ring@accept_contract")
    scene.do(next(text for text in scene.options if "arrow" in text or "influence" in text))
    assert label(scene, "faction emperor") == "Great Houses"
    assert label(scene, "faction fremen") == "Fringe Worlds"
    assert label(scene, "track emperor") == "Emperor: your personal board"


def test_u_22_8_a_visit_that_waits_names_the_track_of_the_board() -> None:
    scene = SixScene(turn=MUAD_DIB)
    scene.set(MUAD_DIB, hand=["muad_dib_seek_allies"], intrigue=["opportunism"])
    scene.set(LEFT, influence={"fremen": 3})
    scene.begin_turn(MUAD_DIB).do(f"activate {LEFT}", "agent muad_dib_seek_allies@expedition")
    assert label(scene, "use space.expedition/fremen") == "Expedition: gain 1 influence with the Fringe Worlds"


def test_u_22_8_spaces_say_the_tracks_of_the_board() -> None:
    scene = SixScene()
    rules = scene.game.rules
    spaces = explain(rules.page().catalogue(rules.variant_of(scene.game.config)))["spaces"]
    speech = ImperiumSpeech("en", scene.ids)
    assert speech.render(spaces["military_support"]["says"][0]) == "gain 1 influence with the Great Houses"
    assert speech.render(spaces["sietch_tabr"]["says"][0]) == "needs 2 influence with the Fringe Worlds"


def test_u_22_12_before_the_activation_a_turn_says_that_an_ally_comes_first() -> None:
    scene = SixScene(turn=MUAD_DIB)
    scene.set(MUAD_DIB, hand=["muad_dib_usul"], intrigue=["detonation"])
    scene.begin_turn(MUAD_DIB)
    for action in ("agent muad_dib_usul@carthag", "reveal", "play detonation"):
        assert scene.why(action) == reason(scene, action) == "first say which Ally your turn activates"


def test_u_22_12_who_cannot_be_activated_says_why() -> None:
    scene = SixScene(turn=MUAD_DIB)
    for seat in (CORRINO_RIGHT, MUAD_DIB):
        assert scene.why(f"activate {seat}") == "that player is not one of your Allies"
    scene.do(f"activate {LEFT}")
    assert scene.why(f"activate {RIGHT}") == "your turn has activated an Ally already"
    scene.begin_turn(LEFT)
    assert scene.why(f"activate {RIGHT}") == "only a Commander activates an Ally, at the start of a turn"


def test_u_22_15_for_whom_a_combat_card_cannot_be_played_says_why() -> None:
    scene = SixScene(turn=MUAD_DIB)
    scene.set(MUAD_DIB, intrigue=["devour"]).set(LEFT, troops=(0, 1)).set(RIGHT, troops=(0, 1))
    scene.fight()
    scene.do("play devour")
    assert scene.kind == "play_for"
    scene.set(RIGHT, troops=(1, 0))
    assert scene.why(f"activate {RIGHT}") == "that Ally has no unit in the Conflict"
    assert scene.why(f"activate {CORRINO_LEFT}") == "that player is not one of your Allies"


def test_u_22_19_a_trade_that_cannot_be_says_why() -> None:
    scene = SixScene(turn=LEFT)
    scene.set(LEFT, hand=["diplomacy"], spice=1)
    scene.begin_turn(LEFT).do("agent diplomacy@economic_support", "use space.economic_support/trade")
    for seat in (CORRINO_RIGHT, LEFT):
        assert scene.why(f"trade {seat} spice") == "you trade with another player of your team"
    assert scene.why(f"trade {MUAD_DIB} water") == "neither of you has any of it"


@pytest.mark.parametrize(
    ("language", "revealed", "bonus"),
    [
        ("en", "2: strength 5", "adds 2 swords for the Swordmaster bonus token"),
        ("cs", "2: síla 5", "přidává 2 meče za bonusový žeton mistra meče"),
        ("uk", "2: сила 5", "додає 2 мечі за бонусний жетон Майстра меча"),
    ],
)
def test_u_22_12_and_17_a_commanders_reveal_turn_says_whose_strength_and_which_swords(
    language: str, revealed: str, bonus: str
) -> None:
    scene = SixScene(turn=MUAD_DIB).hold_swordmaster(MUAD_DIB)
    scene.set(MUAD_DIB, hand=["muad_dib_limited_landsraad_access"]).set(LEFT, troops=(2, 1))
    scene.begin_turn(MUAD_DIB).do(f"activate {LEFT}", "reveal")
    lines = "\n".join(story(scene, language))
    assert revealed in lines, lines
    assert bonus in lines, lines


def test_u_19_4_a_leader_has_the_name_of_the_first_side_until_it_is_turned_over() -> None:
    leaders = ("staban_tuek", "gurney_halleck", "lady_jessica", "princess_irulan")
    scene = SixScene(turn=RIGHT, leaders=leaders)
    scene.set(RIGHT, hand=["diplomacy"], water=2)
    scene.begin_turn(RIGHT).do("agent diplomacy@secrets")
    scene.do(next(text for text in scene.options if "lady_jessica" in text))
    while not scene.events("turned_leader"):
        scene.do(next((text for text in scene.options if "lady_jessica" in text), scene.options[0]))
    told = FACE.story(scene.game.config, scene.game.events, scene.game.observe(-1))
    lines = [line.text.plain for line in told]
    turned = next(number for number, line in enumerate(lines) if "turns the leader over" in line)
    assert not any("Reverend Mother" in line for line in lines[:turned])
    assert lines[turned].startswith("Lady Jessica")
