"""Bloodlines for six players in two teams (B-11)."""

from __future__ import annotations

import pytest

from kanly.imperium.pieces import SKILLS
from kanly.imperium.state import Bloodlines, BloodlinesSeat
from tests.imperium.uprising.six_scenes import CORRINO_LEFT, LEFT, MUAD_DIB, SHADDAM, SixScene

EVERYTHING = ("bloodlines", "tech")


class BloodSix(SixScene):
    """A game of six with Bloodlines."""

    def __init__(self, turn: int = 0, leaders: tuple[str, ...] = ()) -> None:
        more = {"leaders": leaders} if leaders else {}
        super().__init__(turn=turn, modules=EVERYTHING, **more)  # type: ignore[arg-type]

    @property
    def sardaukar(self) -> Bloodlines:
        assert self.state.bloodlines is not None
        return self.state.bloodlines

    def mine(self, seat: int) -> BloodlinesSeat:
        mine = self[seat].bloodlines
        assert mine is not None
        return mine

    def finish(self) -> None:
        """Carry out what waits."""
        seat = self.to_move
        while self.to_move == seat and self.kind == "move":
            self.do(next((text for text in self.options if text.startswith("use space")), "done"))


def test_b_11_1_where_commanders_stand() -> None:
    scene = BloodSix()
    spaces = ("military_support", "assembly_hall", "deliver_supplies", "high_council", "gather_support", "sardaukar_6p")
    assert scene.sardaukar.commanders == sum(1 << scene.ids.space_ids[key] for key in spaces)
    assert "fierce" not in scene.ids.skill_ids
    assert (scene.sardaukar.bank, scene.sardaukar.gone) == (1, 0)


def test_e_135_b_11_2_muad_dibs_team_pays_spice_to_remove_a_commander() -> None:
    scene = BloodSix(turn=LEFT).set(LEFT, hand=["dagger"], solari=5, spice=2)
    scene.begin_turn(LEFT).do("agent dagger@gather_support", "price 0")
    assert "use commander.space/acquire_commander" not in scene.options
    scene.do("use commander.space/drive_off")
    assert scene.goods(LEFT)[:2] == (5, 0)
    assert len(scene[LEFT].intrigue) == 1
    assert scene.sardaukar.gone == 1
    assert scene.mine(LEFT).garrison == 0


def test_e_136_b_11_3_a_commander_of_shaddams_is_the_allys() -> None:
    scene = BloodSix(turn=SHADDAM).set(SHADDAM, hand=["shaddam_corrino_might"], solari=9, spice=0)
    scene.begin_turn(SHADDAM).do(f"activate {CORRINO_LEFT}", "agent shaddam_corrino_might@assembly_hall")
    scene.do("use commander.space/acquire_commander")
    assert scene.to_move == CORRINO_LEFT
    assert scene.kind == "choose_skill"
    scene.do(scene.options[0])
    assert scene.mine(CORRINO_LEFT).garrison == 1
    assert len(scene.mine(CORRINO_LEFT).skills) == 1
    assert SKILLS[scene.mine(CORRINO_LEFT).skills[0]].key
    assert scene.goods(SHADDAM)[0] == 7
    assert "hire" not in scene.options


def test_b_11_3_only_the_ally_pays_later() -> None:
    scene = BloodSix(turn=SHADDAM).set(SHADDAM, hand=["shaddam_convincing_argument"], solari=5)
    scene.sardaukar.commanders &= ~(1 << scene.ids.space_ids["assembly_hall"])
    scene.mine(CORRINO_LEFT).supply = 1
    scene.begin_turn(SHADDAM).do(f"activate {CORRINO_LEFT}")
    assert "hire" not in scene.options
    scene.set(CORRINO_LEFT, solari=2).begin_turn(CORRINO_LEFT).do("reveal")
    assert "hire" in scene.options


def test_e_194_the_commander_of_shaddams_board_is_reached_by_him_alone() -> None:
    scene = BloodSix(turn=LEFT).set(LEFT, hand=["diplomacy"], spice=9).begin_turn(LEFT)
    assert "agent diplomacy@sardaukar_6p" not in scene.options


def test_b_11_7_a_teammates_visit_pays_esmar() -> None:
    leaders = ("lady_margot_fenring", "esmar_tuek", "lady_amber_metulli", "princess_irulan")
    scene = BloodSix(turn=4, leaders=leaders).set(4, hand=["dune_the_desert_planet"]).begin_turn(4)
    scene.do("agent dune_the_desert_planet@tueks_sietch")
    assert scene.goods(2)[0] == 1
    assert scene[2].intrigue == []


def test_b_10_1_chani_begins_on_the_first_space_with_six() -> None:
    leaders = ("lady_margot_fenring", "chani", "lady_amber_metulli", "princess_irulan")
    assert BloodSix(leaders=leaders).mine(2).tactics == 1


def watching(seat: int, steps: int) -> BloodSix:
    """Let the game end with Panopticon before a Commander who stands on a step of the personal track."""
    scene = BloodSix()
    assert scene.state.tech is not None
    tile = scene.ids.tile_ids["panopticon"]
    scene.state.tech.stacks = tuple(tuple(one for one in stack if one != tile) for stack in scene.state.tech.stacks)
    owner = scene[seat].tech
    assert owner is not None
    owner.tiles = (tile,)
    scene.own_track(seat, steps).set_conflict_deck()
    scene.finish_round()
    return scene


@pytest.mark.parametrize("seat", [MUAD_DIB, SHADDAM])
def test_k_83_panopticon_moves_a_commander_on_the_personal_track_alone(seat: int) -> None:
    scene = watching(seat, 1)
    assert scene.team(seat).track == 2
    assert scene[seat].vp == 5
    assert all(player.influence == [0, 0, 0, 0] for player in scene.state.players)
    assert watching(seat, 0).team(seat).track == 1
    assert watching(seat, 2).team(seat).track == 2
