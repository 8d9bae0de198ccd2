"""Edge cases of influence and Alliances (E-45 to E-55)."""

from __future__ import annotations

from tests.scene import Scene


def points(scene: Scene) -> list[int]:
    return [scene[seat].vp for seat in range(4)]


def shift(scene: Scene, *choices: str) -> Scene:
    """Play Shifting Allegiances, whose price loses an influence of the seat to move, up to the gain's choice."""
    seat = scene.to_move
    scene.set(seat, hand=["shifting_allegiances"], spice=2)
    return scene.do("agent shifting_allegiances@hall_of_oratory", "use shifting_allegiances/influence", *choices)


def test_e_45_drawing_level_with_the_holder_brings_the_bonus_but_not_the_token() -> None:
    scene = Scene().set(1, influence={"fremen": 4}).set(0, hand=["diplomacy"], influence={"fremen": 3})
    assert points(scene) == [2, 3, 1, 1]
    scene.do("agent diplomacy@stillsuits")
    assert scene.influence(0, "fremen") == 4
    assert scene.goods(0) == (0, 0, 2)
    assert scene.alliance("fremen") == 1
    assert points(scene) == [2, 3, 1, 1]


def test_e_46_overtaking_the_holder_moves_the_token_and_its_point() -> None:
    scene = Scene().set(1, influence={"fremen": 4}).set(0, hand=["diplomacy"], influence={"fremen": 4})
    scene.do("agent diplomacy@stillsuits")
    assert scene.alliance("fremen") == 0
    assert points(scene) == [3, 2, 1, 1]


def test_e_47_a_holder_who_loses_influence_gives_the_token_to_who_was_level() -> None:
    scene = Scene().set(0, influence={"fremen": 4}).set(1, influence={"fremen": 4})
    assert points(scene) == [3, 2, 1, 1]
    shift(scene)
    assert scene.influence(0, "fremen") == 3
    assert scene.alliance("fremen") == 1
    assert points(scene) == [2, 3, 1, 1]


def test_e_48_below_four_the_token_returns_to_the_board_for_the_next_to_arrive() -> None:
    scene = Scene().set(0, influence={"fremen": 4}).set(1, influence={"fremen": 3})
    shift(scene)
    assert scene.alliance("fremen") == -1
    assert points(scene) == [2, 2, 1, 1]
    scene.do("faction guild").begin_turn(1).set(1, hand=["diplomacy"]).do("agent diplomacy@stillsuits")
    assert scene.alliance("fremen") == 1
    assert points(scene) == [3, 3, 1, 1]


def test_e_49_with_several_level_the_old_holder_chooses_the_heir() -> None:
    scene = Scene().set(0, influence={"fremen": 5}).set(1, influence={"fremen": 5}).set(2, influence={"fremen": 5})
    shift(scene)
    assert scene.to_move == 0
    assert scene.options == ["seat 1", "seat 2"]
    scene.do("seat 2")
    assert scene.alliance("fremen") == 2
    assert points(scene) == [2, 2, 3, 1]


def test_e_50_a_holder_who_stays_above_keeps_the_token() -> None:
    scene = Scene().set(0, influence={"fremen": 6}).set(1, influence={"fremen": 4})
    shift(scene)
    assert scene.influence(0, "fremen") == 5
    assert scene.alliance("fremen") == 0
    assert points(scene) == [3, 2, 1, 1]


def test_e_51_the_point_of_two_influence_is_lost_and_earned_again() -> None:
    scene = Scene().set(0, influence={"fremen": 2})
    assert points(scene)[0] == 2
    shift(scene)
    assert points(scene)[0] == 1
    scene.do("faction guild")
    assert points(scene)[0] == 2
    scene.begin_turn(0).set(0, hand=["diplomacy"]).do("agent diplomacy@stillsuits")
    assert scene.influence(0, "fremen") == 2
    assert points(scene)[0] == 3


def test_e_52_two_steps_at_once_pass_the_point_of_two_once() -> None:
    scene = Scene().set(0, hand=["power_play"], influence={"fremen": 1})
    scene.do("agent power_play@stillsuits")
    assert scene.influence(0, "fremen") == 3
    assert points(scene)[0] == 2


def test_e_53_a_full_track_takes_no_more_and_pays_no_second_bonus() -> None:
    scene = Scene().set(0, hand=["diplomacy"], influence={"fremen": 6})
    before = points(scene)
    scene.do("agent diplomacy@stillsuits")
    assert scene.influence(0, "fremen") == 6
    assert scene.goods(0) == (0, 0, 1)
    assert points(scene) == before


def test_e_54_who_has_no_influence_cannot_pay_with_it() -> None:
    scene = Scene().set(0, hand=["shifting_allegiances"], spice=2, intrigue=["choam_shares"])
    scene.do("agent shifting_allegiances@hall_of_oratory")
    assert scene.options == ["done"]
    reason = scene.why("use shifting_allegiances/influence")
    assert reason is not None
    assert reason.startswith("its price cannot be paid")


def test_e_55_two_influence_instead_of_one_are_two_steps_each_with_its_consequences() -> None:
    scene = Scene().set(1, influence={"fremen": 4}).set(0, hand=["power_play"], influence={"fremen": 3})
    scene.do("agent power_play@stillsuits")
    assert [event.data["now"] for event in scene.events("influence", 0)] == [4, 5]
    assert scene.goods(0) == (0, 0, 2)
    assert scene.alliance("fremen") == 0
    assert points(scene) == [3, 2, 1, 1]


def test_e_155_memnons_influence_is_lost_when_all_tracks_are_full() -> None:
    tracks = {"emperor": 6, "guild": 6, "bene_gesserit": 6, "fremen": 6}
    scene = Scene(leaders=["earl_memnon_thorvald"]).set(0, solari=5, influence=tracks)
    points = scene[0].vp
    scene.do("agent dagger@high_council")
    assert scene[0].council == 1
    assert scene.to_move == 1
    assert scene[0].influence == [6, 6, 6, 6]
    assert scene[0].vp == points


def test_e_158_rabbans_second_troop_needs_the_token_when_the_ring_is_played() -> None:
    def scene() -> Scene:
        leaders = ["earl_memnon_thorvald", "glossu_the_beast_rabban"]
        held = Scene(leaders=leaders).set(1, hand=["signet_ring"], influence={"fremen": 4})
        return held.set(0, hand=["diplomacy"], influence={"fremen": 4})

    lost = scene().do("agent diplomacy@stillsuits", "done").do("agent signet_ring@secure_contract", seat=1)
    assert lost.troops(1) == (8, 4, 0)
    kept = scene().do("agent diplomacy@wealth").do("agent signet_ring@secure_contract", seat=1)
    assert kept.troops(1) == (7, 5, 0)
