"""Edge cases of troops and control (E-37 to E-44)."""

from __future__ import annotations

from tests.scene import Scene


def deployments(scene: Scene) -> list[str]:
    return [text for text in scene.options if text.startswith("deploy")]


def test_e_37_troops_missing_in_the_supply_are_not_recruited_and_not_owed() -> None:
    scene = Scene().set(0, solari=4, troops=(0, 10))
    scene.do("agent dagger@rally_troops")
    assert scene.troops(0) == (0, 2, 10)
    scene.fight()
    assert scene.troops(0) == (10, 2, 0)


def test_e_39_recruiting_after_a_deployment_raises_the_limit_again() -> None:
    """Fremen Camp recruits three; with two left in the supply, two come."""
    scene = Scene().set(0, hand=["fremen_camp"], spice=2, troops=(10, 0))
    scene.do("agent fremen_camp@imperial_basin")
    assert deployments(scene) == ["deploy 1", "deploy 2"]
    scene.do("deploy 2")
    assert deployments(scene) == []
    scene.do("use fremen_camp/troops")
    assert deployments(scene) == ["deploy 1", "deploy 2"]
    scene.do("deploy 2")
    assert scene.troops(0) == (0, 8, 4)


def test_e_40_troops_recruited_at_rally_troops_cannot_be_deployed_this_turn() -> None:
    scene = Scene().set(0, solari=4, intrigue=["choam_shares"])
    scene.do("agent dagger@rally_troops")
    assert scene.troops(0) == (5, 7, 0)
    assert scene.options == ["done"]
    assert scene.why("deploy 1") == "Rally Troops is not a Combat space"


def test_e_41_troops_recruited_by_a_plot_card_earlier_in_the_turn_may_be_deployed() -> None:
    scene = Scene().set(0, hand=["reconnaissance"], solari=3, intrigue=["reinforcements"])
    scene.do("play reinforcements", "agent reconnaissance@arrakeen")
    assert deployments(scene) == [f"deploy {n}" for n in range(1, 7)]
    scene.do("deploy 6")
    assert scene.troops(0) == (5, 1, 6)


def test_e_42_the_defence_needs_a_troop_in_the_supply() -> None:
    scene = Scene().control("arrakeen", 0).set_conflict_deck("siege_of_arrakeen", "grand_vision")
    scene.set(0, troops=(12, 0)).finish_round()
    assert scene.kind == "turn"
    assert scene.troops(0) == (0, 12, 0)
    scene = Scene().control("arrakeen", 0).set_conflict_deck("siege_of_arrakeen", "grand_vision")
    scene.set(0, troops=(11, 0)).finish_round().do("defend", seat=0)
    assert scene.troops(0) == (0, 11, 1)


def test_e_43_the_winner_of_arrakeen_replaces_the_old_marker() -> None:
    scene = Scene(conflict="siege_of_arrakeen").control("arrakeen", 0).set(1, troops=(0, 1))
    scene.set_conflict_deck("desert_power", "grand_vision").fight()
    assert scene.controller("arrakeen") == 1
    for seat in range(4):
        scene.set(seat, hand=["dagger"], solari=0)
    scene.begin_turn(2).set(2, hand=["reconnaissance"]).do("agent reconnaissance@arrakeen")
    assert [scene.goods(seat)[0] for seat in range(4)] == [0, 1, 0, 0]


def test_e_44_a_tie_for_first_leaves_the_old_control_marker() -> None:
    scene = Scene(conflict="siege_of_arrakeen").control("arrakeen", 2)
    scene.set(0, troops=(0, 2)).set(1, troops=(0, 2)).set_conflict_deck("desert_power", "grand_vision").fight()
    assert scene.controller("arrakeen") == 2
    assert [scene[seat].vp for seat in range(4)] == [1, 1, 1, 1]
    assert [scene.goods(seat)[0] for seat in range(4)] == [4, 4, 0, 0]


def test_e_166_the_fourth_troop_of_a_turn_sets_off_masterstroke_once() -> None:
    scene = Scene(leaders=["baron_vladimir_harkonnen"]).set(0, hand=["reconnaissance", "diplomacy"], troops=(6, 0))
    scene.set(0, tokens=["guild", "fremen"], intrigue=["rapid_mobilization"], water=1)
    scene.do("agent reconnaissance@carthag", "deploy 3")
    assert scene[0].influence == [0, 0, 0, 0]
    scene.do("play rapid_mobilization", "deploy 1")
    assert scene[0].influence == [0, 1, 0, 1]
    assert [event.data["factions"] for event in scene.events("masterstroke")] == [["guild", "fremen"]]
    scene.do("done").begin_turn(0).do("agent diplomacy@hardy_warriors", "deploy 4")
    assert scene[0].influence == [0, 1, 0, 2]
    assert len(scene.events("masterstroke")) == 1


def test_e_167_masterstroke_counts_neither_several_turns_nor_the_defence() -> None:
    scene = Scene(leaders=["baron_vladimir_harkonnen"]).control("arrakeen", 0).set(0, tokens=["guild", "fremen"])
    scene.set_conflict_deck("siege_of_arrakeen", "grand_vision").finish_round().do("defend", seat=0)
    scene.begin_turn(0).set(0, hand=["arrakis_liaison", "arrakis_liaison"], troops=(6, 1))
    for space in ("carthag", "arrakeen"):
        scene.begin_turn(0).do(f"agent arrakis_liaison@{space}", "deploy 3", "done")
    assert scene.troops(0)[2] == 7
    assert scene[0].influence == [0, 0, 0, 0]
    assert scene.events("masterstroke") == []
