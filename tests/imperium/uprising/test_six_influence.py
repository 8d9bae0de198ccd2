"""Influence of a Commander's turn: which track it is on, and what conditions read (U-22.8 to U-22.11)."""

from __future__ import annotations

import pytest

from tests.imperium.uprising.six_scenes import CORRINO_LEFT, LEFT, MUAD_DIB, SHADDAM, SixScene


@pytest.mark.parametrize(
    ("seat", "ally", "card", "space", "faction"),
    [
        (MUAD_DIB, LEFT, "muad_dib_seek_allies", "expedition", "fremen"),
        (SHADDAM, CORRINO_LEFT, "shaddam_seek_allies", "economic_support", "emperor"),
    ],
)
def test_u_22_10_influence_of_a_visit_is_the_boards_also_where_it_waits(
    seat: int, ally: int, card: str, space: str, faction: str
) -> None:
    scene = SixScene(turn=seat)
    scene.set(seat, hand=[card], intrigue=["opportunism"])
    scene.set(ally, influence={faction: 3})
    scene.begin_turn(seat).do(f"activate {ally}", f"agent {card}@{space}")
    assert scene.influence(ally, faction) == 3, "a Plot card may come before it (K-45)"
    scene.do(next(text for text in scene.options if text.startswith(f"use space.{space}/{faction}")))
    assert scene.kind != "faction"
    assert scene.influence(ally, faction) == 4
    assert scene.team(seat).track == 0


def test_i_17_11_two_steps_of_a_visit_are_not_split_between_the_tracks() -> None:
    scene = SixScene(turn=SHADDAM)
    scene.set(SHADDAM, hand=["overthrow"])
    scene.set(CORRINO_LEFT, influence={"emperor": 3})
    scene.begin_turn(SHADDAM).do(f"activate {CORRINO_LEFT}", "agent overthrow@economic_support")
    scene.do("use space.economic_support/emperor2")
    assert scene.kind != "faction"
    assert scene.influence(CORRINO_LEFT, "emperor") == 5
    assert scene.team(SHADDAM).track == 0


def test_u_20_11_demand_attention_adds_to_the_track_of_the_visit() -> None:
    scene = SixScene(turn=MUAD_DIB)
    scene.set(MUAD_DIB, hand=["muad_dib_demand_attention"], spice=4)
    scene.set(LEFT, influence={"fremen": 3})
    scene.begin_turn(MUAD_DIB).do(f"activate {LEFT}", "agent muad_dib_demand_attention@expedition")
    scene.do("use space.expedition/fremen", "spy guild", "use card.muad_dib_demand_attention/visit_influence")
    assert scene.influence(LEFT, "fremen") == 5
    assert scene.team(MUAD_DIB).track == 0


def _last_pass(seat: int) -> SixScene:
    """Stand at a Commander's slot of the last pass, with Shadow Alliance in hand; an opponent holds Great Houses."""
    scene = SixScene(turn=seat, first=seat)
    scene.set(seat, intrigue=["shadow_alliance"]).set(LEFT, influence={"emperor": 4})
    scene.set_conflict_deck()
    return scene


def test_u_22_9_shadow_alliance_does_not_stand_on_the_personal_track() -> None:
    scene = _last_pass(SHADDAM).own_track(SHADDAM, 4)
    scene.finish_round()
    assert "play shadow_alliance" not in scene.options


def test_u_22_11_shadow_alliance_stands_on_an_ally() -> None:
    scene = _last_pass(SHADDAM)
    scene.set(CORRINO_LEFT, influence={"emperor": 4})
    scene.state.alliances[0] = LEFT
    scene.finish_round()
    assert (scene.to_move, scene.kind) == (SHADDAM, "endgame_turn")
    assert "play shadow_alliance" in scene.options
