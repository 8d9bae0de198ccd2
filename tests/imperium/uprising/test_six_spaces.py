"""The spaces of the board for six and of the personal boards, one by one (U-22.28)."""

from __future__ import annotations

import pytest

from tests.imperium.uprising.six_scenes import CORRINO_LEFT, LEFT, MUAD_DIB, SHADDAM, SixScene, commanding


def sent(card: str, space: str, **mine: object) -> SixScene:
    """Stand after an Agent of the Ally at seat 2 was sent."""
    scene = SixScene(turn=LEFT)
    scene.set(LEFT, hand=[card], **mine)
    return scene.begin_turn(LEFT).do(f"agent {card}@{space}")


def finish(scene: SixScene, seat: int) -> SixScene:
    """Use what waits, and end the turn."""
    while scene.to_move == seat and scene.kind in ("move", "trash", "take_contract", "trade", "give"):
        used = [text for text in scene.options if text.startswith("use")]
        scene.do(used[0] if used else scene.options[-1])
    return scene


@pytest.mark.covers("space/economic_support")
def test_economic_support_gives_spice_and_a_trade() -> None:
    scene = sent("diplomacy", "economic_support", solari=1)
    assert scene.influence(LEFT, "emperor") == 1, "the track of the Great Houses"
    assert scene.goods(LEFT) == (1, 1, 0)
    assert any(text.endswith("/trade") for text in scene.options)


@pytest.mark.covers("space/military_support")
def test_military_support_costs_two_spice_and_reinforces() -> None:
    scene = sent("diplomacy", "military_support", spice=2)
    assert scene.goods(LEFT)[1] == 0
    assert scene.influence(LEFT, "emperor") == 1
    assert scene.kind == "reinforce"
    scene.do("reinforce 3+0", "deploy 3")
    assert scene.troops(LEFT) == (6, 3, 3)


@pytest.mark.covers("space/controversial_technology")
def test_controversial_technology_draws_and_may_trash() -> None:
    scene = sent("diplomacy", "controversial_technology", spice=2, deck=["dagger"])
    assert scene.goods(LEFT)[1] == 0
    assert any("trash" in text for text in scene.options)
    finish(scene, LEFT)
    assert scene.influence(LEFT, "fremen") == 1, "the track of the Fringe Worlds"
    assert len(scene[LEFT].intrigue) == 1
    assert scene.events("drew", LEFT)
    assert scene.events("trashed", LEFT)


@pytest.mark.covers("space/expedition")
def test_expedition_takes_a_contract() -> None:
    scene = finish(sent("diplomacy", "expedition"), LEFT)
    assert scene.influence(LEFT, "fremen") == 1
    assert scene.events("contract_taken", LEFT)


@pytest.mark.covers("space/swordmaster_6p")
def test_swordmaster_costs_eight_and_then_six() -> None:
    scene = sent("dagger", "swordmaster_6p", solari=8)
    assert (scene[LEFT].swordmaster, scene[LEFT].ready, scene.goods(LEFT)[0]) == (1, 2, 0)
    scene.set(CORRINO_LEFT, hand=["dagger"], solari=6)
    scene.state.agents = [0] * len(scene.state.agents)
    scene[LEFT].ready = 3
    scene.begin_turn(CORRINO_LEFT)
    assert "agent dagger@swordmaster_6p" in scene.options


@pytest.mark.covers("space/carthag")
def test_carthag_recruits_and_draws_intrigue_for_a_fight() -> None:
    scene = sent("reconnaissance", "carthag")
    assert scene.troops(LEFT) == (8, 4, 0)
    assert len(scene[LEFT].intrigue) == 1
    assert "deploy 3" in scene.options
    assert scene.ids.board[scene.ids.space_ids["carthag"]].reward_control == (), "no control"


@pytest.mark.covers("space/habbanya_erg")
def test_habbanya_erg_harvests_with_its_bonus_and_draws() -> None:
    scene = SixScene(turn=LEFT)
    scene.state.bonus[scene.ids.space_ids["habbanya_erg"]] = 2
    scene.set(LEFT, hand=["dune_the_desert_planet"], water=1, deck=["dagger"])
    scene.begin_turn(LEFT).do("agent dune_the_desert_planet@habbanya_erg")
    assert scene.goods(LEFT) == (0, 4, 0)
    assert scene.events("drew", LEFT)
    assert "deploy 2" in scene.options


@pytest.mark.covers("space/vast_wealth")
def test_vast_wealth_gives_solari_and_emperor_influence() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_seek_allies")
    finish(scene.do("agent shaddam_seek_allies@vast_wealth"), SHADDAM)
    assert scene.team(SHADDAM).track == 1
    assert scene.goods(SHADDAM)[0] == 4, "three, and one for each of the team"


@pytest.mark.covers("space/sardaukar_6p")
def test_sardaukar_recruits_four_for_the_ally_and_completes_his_contract() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_seek_allies", spice=3)
    scene.give(SHADDAM, contracts=["sardaukar_cards"])
    finish(scene.do("agent shaddam_seek_allies@sardaukar_6p"), SHADDAM)
    assert scene.troops(CORRINO_LEFT) == (5, 7, 0)
    assert len(scene[SHADDAM].intrigue) == 1
    assert scene.completed(SHADDAM) == ["sardaukar_cards"]


@pytest.mark.covers("space/hardy_warriors")
def test_hardy_warriors_recruits_two_who_may_fight() -> None:
    scene = commanding(MUAD_DIB, LEFT, "muad_dib_seek_allies", water=1)
    finish(scene.do("agent muad_dib_seek_allies@hardy_warriors"), MUAD_DIB)
    assert scene.goods(MUAD_DIB) == (0, 1, 0), "the spice of the first step"
    assert (scene.kind, scene.to_move, scene.options[-1]) == ("ally_deploy", LEFT, "deploy 4")


@pytest.mark.covers("space/desert_mastery")
def test_desert_mastery_draws_and_gives_spice() -> None:
    scene = commanding(MUAD_DIB, LEFT, "muad_dib_seek_allies")
    finish(scene.do("agent muad_dib_seek_allies@desert_mastery"), MUAD_DIB)
    assert scene.goods(MUAD_DIB) == (0, 2, 0)
    assert scene.events("drew", MUAD_DIB)
    assert scene.to_move == LEFT, "a Combat space"
