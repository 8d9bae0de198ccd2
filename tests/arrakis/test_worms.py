"""Wormsigns and sandworms (W-17), desert hazards (W-12) and the desert power action (W-7.3)."""

from __future__ import annotations

import pytest

from kanly.arrakis import steps
from kanly.arrakis.board import AREA_IDS, DESERTS
from kanly.arrakis.ids import BURROWING, HAZARD_PHASE, SAND, SANDWORM, UNDRAWN
from tests.arrakis.scenes import SHIELD, SPECIAL, SWORD, A, H, War, names


def desert() -> War:
    return War().dice(A, mentat=1).dice(H, strategy=2, mentat=1)


def power(war: War) -> War:
    return war.turn(A).play("do desert_power")


# -- desert power -------------------------------------------------------------------------------------------------


def test_desert_power_needs_fewer_unused_dice_than_the_harkonnen_have_and_no_die() -> None:
    war = War().dice(A, mentat=1, strategy=1).dice(H, strategy=2).turn(A)
    assert "do desert_power" not in war.options()
    assert war.game.why_not("do desert_power") == "desert power needs fewer unused dice than the Harkonnen have"
    war = War().dice(A, mentat=1).dice(H, strategy=2).turn(A).play("do desert_power")
    assert war.state.dice[3] == 1


def test_two_wormsigns_are_put_in_deserts_without_wormsign_worm_or_sietch() -> None:
    war = power(desert().signs("ne_8").worms("ne_9").legion(H, "ne_7", regular=1).harvesters("ne_6"))
    war.play("do wormsigns")
    areas = {option.split()[1] for option in war.options("at")}
    assert {"ne_7", "ne_6"} <= areas  # also where a legion or a harvester stands: it is not flipped then
    assert not {"ne_8", "ne_9", "gara_kulon", "rimwall_west"} & areas
    war.play("at ne_7", "at ne_6")
    assert names(war.state.signs[UNDRAWN]) == {"ne_6", "ne_7", "ne_8"}
    assert not war.events("flipped_sign")


def test_a_wormsign_that_was_put_can_be_taken_back_as_nobody_has_seen_it() -> None:
    war = power(desert()).play("do wormsigns", "at ne_7")
    assert war.game.undo().text == "at ne_7"


def test_two_worms_move_up_to_two_areas_through_desert_to_where_nothing_is() -> None:
    war = power(desert().worms("ne_8").harvesters("ne_6").legion(H, "ne_12", regular=1))
    war.play("do worms", "(from ne_8)")
    ends = {option.split()[1] for option in war.options("to")}
    assert {"ne_5", "ne_9", "ne_2", "ne_14", "ne_4"} <= ends  # past the legion, and onto a station
    assert not {"ne_6", "ne_12", "gara_kulon", "ine_5"} & ends
    war.play("to ne_2")
    assert names(war.state.worms) == {"ne_2"}


def test_a_worm_crosses_an_impassable_border() -> None:
    war = power(desert().worms("ne_3"))
    war.play("do worms", "(from ne_3)")
    assert "to nw_11" in war.options()


def test_a_worm_attack_removes_the_worm_and_rolls_four_dice() -> None:
    war = power(desert().worms("ne_8").legion(H, "ne_1", regular=6).legion(H, "ne_2", regular=3))
    war.falls("worm", SWORD, SPECIAL, SHIELD, SHIELD)
    war.play("do worm_attack", "(from ne_8)", "(at ne_2)")
    assert war.events("worm_struck") == [{"area": "ne_2", "hits": 3}]  # deep desert: a special is two hits
    assert (war.state.worms, war.at(H, "ne_2")[0]) == (0, 0)


@pytest.mark.parametrize(("area", "hits"), [("ne_7", 2), ("ne_2", 3)])
def test_specials_hit_by_terrain(area: str, hits: int) -> None:
    war = power(desert().worms("ne_5").legion(H, area, regular=6))
    war.falls("worm", SWORD, SPECIAL, SHIELD, SHIELD).play("do worm_attack", "(from ne_5)", f"(at {area})")
    assert war.events("worm_struck")[0]["hits"] == hits


def test_a_worm_attacks_a_lone_harvester_without_dice() -> None:
    war = power(desert().worms("ne_8").harvesters("ne_7"))
    war.play("do worm_attack", "(from ne_8)", "(at ne_7)")
    assert (war.state.worms, war.state.harvesters) == (0, 0)


def test_a_harvester_goes_with_a_legion_that_a_worm_destroys() -> None:
    war = power(desert().worms("ne_8").legion(H, "ne_7", regular=1).harvesters("ne_7").carryalls("az_1"))
    war.falls("worm", SWORD, SHIELD, SHIELD, SHIELD).play("do worm_attack", "(from ne_8)", "(at ne_7)")
    assert war.state.harvesters == 0  # no carryall saves it outside of the hazard phase


def test_a_worm_does_not_attack_in_mountains_nor_a_ringed_plateau() -> None:
    war = power(desert().worms("ne_5").legion(H, "rimwall_west", regular=1).legion(H, "arrakeen", regular=1))
    assert "do worm_attack" not in war.options()


# -- a wormsign that is entered (W-17.1) --------------------------------------------------------------------------


def entering(kind: int, area: str = "ne_7") -> War:
    return War().dice(H, strategy=1, mentat=1).legion(H, "ne_8", regular=2).signs(area, kind=kind)


def test_the_worm_of_a_wormsign_drives_the_legion_away_and_the_atreides_choose_where_to() -> None:
    war = entering(SANDWORM).harvesters("ne_7").carryalls("az_1").turn(H)
    war.play("die strategy", "(do move)", "from ne_8", "to ne_7", "(go)", "(done)")
    assert (war.asked, war.to_move) == ("retreat_to", A)
    war.play("to ne_11")
    assert (war.at(H, "ne_11")[0], names(war.state.worms)) == (2, {"ne_7"})
    assert war.state.harvesters == 0


def test_a_burrowing_worm_comes_only_in_deep_desert() -> None:
    war = entering(BURROWING).turn(H).play("die strategy", "(do move)", "from ne_8", "to ne_7", "(go)", "(done)")
    assert (war.state.worms, war.at(H, "ne_7")[0]) == (0, 2)


def test_a_legion_that_cannot_retreat_is_attacked_from_the_same_area_and_the_worm_is_removed() -> None:
    war = entering(SANDWORM)
    for around in ("ne_5", "ne_8", "ne_11"):
        war.signs(around, kind=SAND)
    war.legion(A, "ine_6", regular=1).legion(A, "shield_wall_east", regular=1)
    war.turn(H).falls("worm", SWORD, SHIELD, SHIELD, SHIELD)
    war.play("die strategy", "(do move)", "from ne_8", "to ne_7", "(go)", "(done)")
    assert war.events("worm_struck") == [{"area": "ne_7", "hits": 1}]
    assert (war.state.worms, war.at(H, "ne_7")[0]) == (0, 1)


def test_a_worm_comes_from_the_supply_or_from_elsewhere_on_the_map() -> None:
    war = entering(SANDWORM).worms("nw_1").turn(H)
    war.play("die strategy", "(do move)", "from ne_8", "to ne_7", "(go)", "(done)")
    assert (war.asked, war.to_move, war.options()) == ("worm_source", A, ["supply", "from nw_1"])
    war.play("from nw_1")
    assert names(war.state.worms) == {"ne_7"}


def test_the_wild_maker_may_come_instead() -> None:
    war = entering(SANDWORM).maker("nw_1").turn(H)
    war.play("die strategy", "(do move)", "from ne_8", "to ne_7", "(go)", "(done)", "maker")
    assert (war.state.maker, war.state.worms) == (AREA_IDS["ne_7"], 0)


# -- desert hazards (W-12) ----------------------------------------------------------------------------------------


def hazards(war: War) -> War:
    return war.step(steps.HAZARDS, A)


def test_wormsigns_go_off_atreides_and_worms_and_onto_harkonnen_and_harvesters() -> None:
    war = War().signs("ne_1", "ne_2", kind=SANDWORM).legion(A, "ne_1", regular=1).worms("ne_2")
    war.legion(H, "ne_7", regular=1).harvesters("ne_8").falls("wormsign", 0, 0).falls("storm", SHIELD, SHIELD)
    hazards(war)
    assert war.events("flipped_sign") == [{"area": "ne_7", "sign": "sand"}, {"area": "ne_8", "sign": "sand"}]
    assert war.state.signs == [0, 0, 0, 0]
    assert names(war.state.worms) == {"ne_2"}


def test_a_carryall_saves_a_harvester_and_goes_instead() -> None:
    war = War().signs("ne_8", kind=SANDWORM).harvesters("ne_8").carryalls("az_1", "az_5")
    hazards(war)
    assert (war.asked, war.to_move, war.options()) == ("worm_harvester", H, ["lose_it", "zone az_1"])
    war.play("zone az_1")
    assert war.events("harvester_saved") == [{"area": "ne_8"}]


def test_a_legion_retreats_from_a_worm_of_the_hazard_phase() -> None:
    war = War().signs("ne_8", kind=SANDWORM).legion(H, "ne_8", regular=2)
    hazards(war)
    assert (war.asked, war.to_move) == ("retreat_to", A)


def test_at_most_four_wormsigns_bring_a_worm() -> None:
    areas = ("ne_5", "ne_6", "ne_7", "ne_8", "ne_9", "ne_11")
    war = War().signs(*areas, kind=SANDWORM).harvesters("ne_5")
    hazards(war)
    assert war.asked == "choose_signs"
    war.play("at ne_6", "at ne_7", "at ne_8", "at ne_9")
    assert names(war.state.worms) == {"ne_6", "ne_7", "ne_8", "ne_9"}
    assert war.state.phase != HAZARD_PHASE


def test_with_the_wild_maker_in_play_five_do() -> None:
    areas = ("ne_5", "ne_6", "ne_7", "ne_8", "ne_9", "ne_11")
    war = War().signs(*areas, kind=SANDWORM).maker("nw_1")
    hazards(war)
    war.play("at ne_6", "at ne_7", "at ne_8", "at ne_9", "at ne_11")
    while war.asked == "worm_source":
        war.play("maker" if "supply" not in war.options() else "supply")
    assert len(names(war.state.worms)) == 4
    assert war.state.maker >= 0


def test_every_worm_that_comes_must_be_placed_but_not_by_one_that_came_just_now() -> None:
    war = War().signs("ne_6", "ne_7", kind=SANDWORM).worms("nw_1", "nw_2", "sw_1")
    hazards(war)
    came = []
    while war.asked == "worm_source":
        assert not {"from ne_6", "from ne_7"} & set(war.options())
        came.append(war.options())
        war.play(war.options()[0])
    assert {"ne_6", "ne_7"} <= names(war.state.worms)


def test_wormsigns_that_run_short_go_where_the_atreides_want() -> None:
    war = War()
    sand = [area for area in names(DESERTS) if area not in ("ne_8", "ne_9")]
    war.signs(*sorted(sand)[:15], kind=UNDRAWN)
    war.harvesters("ne_8", "ne_9")
    hazards(war)
    assert (war.asked, war.options()) == ("short_of_signs", ["at ne_8", "at ne_9"])


def test_the_storm_rolls_two_dice_for_each_exposed_legion_of_the_harkonnen() -> None:
    war = War().legion(H, "arrakeen", regular=2).legion(H, "ise_1", regular=2).legion(A, "ne_1", regular=1)
    war.falls("storm", SWORD, SPECIAL)
    war.step(steps.STORM, A)
    struck = war.events("storm")
    assert [event["area"] for event in struck] == ["ise_1"]
    assert war.at(H, "arrakeen")[0] == 2


@pytest.mark.parametrize(("area", "hits"), [("ne_1", 3), ("ne_8", 2)])
def test_specials_of_the_storm_hit_by_terrain(area: str, hits: int) -> None:
    war = War().legion(H, area, regular=6).falls("storm", SWORD, SPECIAL)
    war.step(steps.STORM, A)
    assert war.events("storm") == [{"area": area, "hits": hits}]
