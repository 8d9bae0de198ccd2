"""Movement (W-8)."""

from __future__ import annotations

import kanly
from kanly.arrakis.board import AREA_IDS
from kanly.arrakis.ids import ONE, SAND, SANDWORM
from kanly.arrakis.rules.pieces import put, take
from kanly.arrakis.rules.transport import not_carried
from kanly.arrakis.state import legion_at
from tests.arrakis.scenes import A, H, War, names


def moving(side: int) -> War:
    return War().dice(side, strategy=1, leadership=1, mentat=1)


def test_a_legion_moves_to_an_adjacent_free_area() -> None:
    war = moving(A).legion(A, "ne_8", regular=2).legion(H, "ne_9", regular=1).turn(A)
    war.play("die strategy", "(do move)", "from ne_8")
    assert war.options() == [f"to {area}" for area in ("ne_5", "ne_6", "ne_7", "ne_11", "ne_12")]
    war.play("to ne_7", "(go)", "(done)")
    assert war.at(A, "ne_7")[0] == 2
    assert war.at(A, "ne_8") == (0,) * 6


def test_a_legion_does_not_cross_an_impassable_border() -> None:
    war = moving(A).legion(A, "ne_7", regular=1).turn(A).play("die strategy", "(do move)", "from ne_7")
    assert "to ine_5" not in war.options()
    assert "to ine_6" in war.options()


def test_any_part_of_a_legion_moves_and_the_rest_stays() -> None:
    war = moving(A).legion(A, "ne_8", regular=3, elite=1, generic=1).turn(A)
    war.play("die strategy", "(do move)", "from ne_8", "to ne_7")
    war.play("leave regular", "leave elite", "leave generic", "(go)", "(done)")
    assert war.at(A, "ne_8") == (1, 1, 0, 1, 0, 0)
    assert war.at(A, "ne_7") == (2, 0, 0, 0, 0, 0)


def test_a_leader_left_without_a_unit_is_eliminated() -> None:
    war = moving(A).legion(A, "ne_8", regular=1, generic=1, named=("stilgar",)).turn(A)
    war.play("die strategy", "(do move)", "from ne_8", "to ne_7", "leave generic", "leave stilgar", "(go)", "(done)")
    assert war.at(A, "ne_8") == (0,) * 6
    assert war.where("stilgar") == "tank 1"
    assert war.state.supply[3] == 12


def test_a_leadership_move_needs_a_leader_among_those_who_move() -> None:
    war = moving(A).legion(A, "ne_8", regular=2, generic=1).legion(A, "ne_2", regular=1).turn(A)
    war.play("die leadership", "(do move)")
    assert war.options("from") == ["from ne_8"]
    war.play("from ne_8", "to ne_7")
    assert "leave generic" not in war.options()
    assert "leave regular" in war.options()


def test_no_figure_moves_twice_but_those_left_behind_are_another_legion() -> None:
    war = moving(A).legion(A, "ne_8", regular=2).turn(A)
    war.play("die strategy", "(do move)", "from ne_8", "to ne_7", "leave regular", "(go)")
    assert war.options("from") == ["from ne_8"]
    war.play("from ne_8", "to ne_12", "(go)")
    assert (war.at(A, "ne_7")[0], war.at(A, "ne_12")[0]) == (1, 1)


def test_the_limit_counts_where_moves_end_after_all_of_them() -> None:
    war = moving(A).legion(A, "ne_8", regular=4).legion(A, "ne_7", regular=4).turn(A)
    war.play("die strategy", "(do move)", "from ne_8", "to ne_7", "(go)", "from ne_7", "to ne_11", "(go)")
    assert (war.at(A, "ne_7")[0], war.at(A, "ne_11")[0]) == (4, 4)


def test_the_owner_removes_what_is_above_six() -> None:
    war = moving(A).legion(A, "ne_8", regular=3, elite=1).legion(A, "ne_7", regular=4).turn(A)
    war.play("die strategy", "(do move)", "from ne_8", "to ne_7", "(go)", "(done)")
    assert (war.asked, war.options()) == ("excess", ["lose regular", "lose elite"])
    war.play("lose elite", "(lose regular)")
    assert war.at(A, "ne_7")[:2] == (6, 0)


def test_a_harkonnen_legion_that_enters_a_wormsign_flips_it() -> None:
    war = moving(H).legion(H, "ne_8", regular=2).signs("ne_7", kind=SAND).turn(H)
    war.play("die strategy", "(do move)", "from ne_8", "to ne_7", "(go)", "(done)")
    assert war.events("flipped_sign") == [{"area": "ne_7", "sign": "sand"}]
    assert not war.state.signs[SAND]
    assert war.at(H, "ne_7")[0] == 2


def test_two_legions_that_enter_by_one_action_flip_after_both_have_entered() -> None:
    war = moving(H).legion(H, "ne_8", regular=1).legion(H, "ne_11", regular=1).signs("ne_7", kind=SANDWORM).turn(H)
    war.play("die strategy", "(do move)", "from ne_8", "to ne_7", "(go)")
    assert not war.events("flipped_sign")
    war.play("from ne_11", "to ne_7", "(go)")
    assert war.asked == "retreat_to"
    assert (war.to_move, war.at(H, "ne_7")[0]) == (A, 2)


def test_an_atreides_legion_does_not_flip_a_wormsign() -> None:
    war = moving(A).legion(A, "ne_8", regular=2).signs("ne_7", kind=SANDWORM).turn(A)
    war.play("die strategy", "(do move)", "from ne_8", "to ne_7", "(go)", "(done)")
    assert not war.events("flipped_sign")


def test_a_token_that_ends_its_move_where_only_a_harvester_stands_removes_it_and_is_not_flipped() -> None:
    war = moving(A).legion(A, "ne_8", tokens=("atreides_start_rr",)).harvesters("ne_7").turn(A)
    war.play("die strategy", "(do move)", "from ne_8", "to ne_7", "(done)")
    assert not war.state.harvesters
    assert war.at(A, "ne_7")[5] == 1


def test_a_testing_station_is_taken_where_a_move_ends() -> None:
    war = moving(A).legion(A, "ne_3", regular=1).falls("station", 0).turn(A)
    war.play("die strategy", "(do move)", "from ne_3", "to ne_4", "(done)")
    assert "ne_4" not in names(war.state.stations)
    assert war.state.markers == (1, 0, 0)


# -- sandriding (W-8.1) -------------------------------------------------------------------------------------------


def test_sandriding_passes_any_number_of_areas_with_a_wormsign_or_a_sandworm() -> None:
    war = moving(A).legion(A, "ne_1", regular=1).signs("ne_2").worms("ne_6").turn(A)
    war.play("die strategy", "(do move)", "from ne_1")
    assert {"to ne_2", "to ne_9", "to ne_8", "to sihaya_ridge"} <= set(war.options())
    assert "to ne_6" not in war.options()  # it may end on a wormsign, not on a sandworm


def test_sandriding_does_not_pass_an_enemy_legion() -> None:
    war = moving(A).legion(A, "ne_1", regular=1).signs("ne_2", "ne_6").legion(H, "ne_2", regular=1).turn(A)
    war.play("die strategy", "(do move)", "from ne_1")
    assert "to ne_9" not in war.options()


def test_sandriding_passes_a_harvester() -> None:
    war = moving(A).legion(A, "ne_1", regular=1).signs("ne_2").harvesters("ne_2").turn(A)
    assert "to ne_6" in war.play("die strategy", "(do move)", "from ne_1").options()


def test_the_harkonnen_do_not_ride() -> None:
    war = moving(H).legion(H, "ne_1", regular=1).signs("ne_2").turn(H)
    assert "to ne_6" not in war.play("die strategy", "(do move)", "from ne_1").options()


# -- troop-transport (W-8.2) --------------------------------------------------------------------------------------


def test_an_ornithopter_carries_a_legion_two_areas_over_anything() -> None:
    war = moving(H).legion(H, "arrakeen", regular=2).ornithopters("az_1").legion(A, "imperial_basin", regular=1).turn(H)
    war.play("die strategy", "(do move)", "from arrakeen")
    flights = [option.split()[1] for option in war.options("fly")]
    assert flights
    war.play(f"fly {flights[0]}", "(go)", "(done)")
    assert war.at(H, flights[0])[0] == 2
    assert not war.state.ornithopters


def test_an_impassable_border_is_open_for_a_flight_of_one_area() -> None:
    war = moving(H).legion(H, "ne_5", regular=1).ornithopters("az_1").turn(H)
    war.play("die strategy", "(do move)", "from ne_5")
    assert "fly ine_5" in war.options()
    assert "to ine_5" not in war.options()


def test_the_zone_must_be_connected_to_where_the_legion_starts() -> None:
    war = moving(H).legion(H, "ne_5", regular=1).ornithopters("az_8").turn(H)
    assert not war.play("die strategy", "(do move)", "from ne_5").options("fly")


def test_of_two_ornithopters_the_owner_chooses() -> None:
    war = moving(H).legion(H, "arsunt", regular=1).ornithopters("az_2", "az_3").turn(H)
    war.play("die strategy", "(do move)", "from arsunt")
    war.play(war.options("fly")[0])
    assert (war.asked, len(war.options("zone"))) == ("move_by", 2)


def carried_twice(**options: str) -> list[str]:
    """Carry a legion in one turn, and see whether it can be carried in the next of the same round."""
    war = War(**options).dice(H, strategy=2, mentat=1).dice(A, mentat=2).ornithopters("az_1", "az_2")
    war.legion(H, "ine_4", regular=1).legion(A, "windgap", regular=1).turn(H)
    war.play("die strategy", "(do move)", "from ine_4")
    flight = next(option for option in war.options("fly") if option.split()[1].startswith("ine"))
    war.play(flight)
    if war.asked == "move_by":
        war.play("zone az_1")
    war.play("(done)")
    assert war.to_move == A
    war.play("(die mentat)", "(do draw)", "(special lady_jessica)", "draw 2+0")
    war.play("die strategy", "(do move)", f"from {flight.split()[1]}")
    return war.options("fly")


def test_a_legion_is_carried_once_in_a_turn_or_by_an_option_once_in_a_round() -> None:
    assert carried_twice(transport="turn")
    assert not carried_twice(transport="round")


def test_a_flight_is_told() -> None:
    """W-8.7: the zone whose ornithopter is removed, and where the legion was."""
    war = moving(H).legion(H, "arsunt", regular=1).ornithopters("az_2").turn(H)
    war.play("die strategy", "(do move)", "from arsunt", "fly ine_1", "(go)")
    assert war.events("carried") == [{"area": "arsunt", "zone": "az_2"}]
    assert war.state.ornithopters == 0


def test_an_attack_from_the_air_tells_who_carried_it() -> None:
    """W-8.7, W-9.1."""
    war = moving(H).legion(H, "ine_4", regular=1).legion(A, "ine_8", regular=1).ornithopters("az_1").turn(H)
    war.play("die strategy", "(do attack)", "from ine_4", "(raid ine_8)")
    assert war.events("carried") == [{"area": "ine_4", "zone": "az_1"}]


def two_legions(**options: str) -> War:
    """A legion can be flown from ine_1 to ine_4, where two regulars and an elite stand; ornithopters wait."""
    war = War(**options).dice(H, strategy=2, mentat=1).dice(A, mentat=2).ornithopters("az_1", "az_2", "az_3")
    war.legion(H, "ine_4", regular=2, elite=1).legion(H, "ine_1", regular=2).legion(A, "windgap", regular=1)
    return war


def flights(war: War) -> list[str]:
    """Return where the picked legion can fly."""
    return [option for option in war.options("fly") if option.split()[1].startswith("i")]


def test_who_stands_where_a_legion_was_flown_to_may_be_carried_by_the_second_move() -> None:
    """W-8.2, W-8.7: no figure moves twice, the others of the area may."""
    war = two_legions().turn(H).play("die strategy", "(do move)", "from ine_1")
    war.play("fly ine_4", "(zone az_1)", "go", "from ine_4")
    assert flights(war)
    war.play(flights(war)[0], *war.options("zone")[:1])
    assert war.options("leave") == ["leave regular", "leave elite"]
    war.play("leave regular", "leave regular", "(go)")
    assert war.at(H, "ine_4")[:2] == (4, 0)


def test_in_a_round_only_those_are_carried_again_who_have_not_been() -> None:
    """W-8.7, with the option of once in a round."""
    war = two_legions(transport="round").turn(H).play("die strategy", "(do move)", "from ine_1")
    war.play("fly ine_4", "(zone az_1)", "go", "done", "(done)")
    war.play("(die mentat)", "(do draw)", "(special lady_jessica)", "draw 2+0", "(done)")
    war.play("die strategy", "(do move)", "from ine_4")
    war.play(flights(war)[0])
    war.play(*war.options("zone")[:1], "go")
    assert war.at(H, "ine_4")[:2] == (2, 0)
    assert war.game.rules.inventory().violations(war.state) == [], "who stays was carried, who flew is carried once"


def test_a_legion_with_somebody_who_was_carried_attacks_on_foot_only() -> None:
    """W-8.7, W-9.1: an attack takes the whole legion."""
    for transport, found in (("round", False), ("turn", True)):
        war = two_legions(transport=transport).legion(A, "ine_8", regular=1).turn(H)
        war.play("die strategy", "do move", "from ine_1", "fly ine_4", "(zone az_1)", "go", "done", "(done)")
        war.play("(die mentat)", "(do draw)", "(special lady_jessica)", "draw 2+0", "(done)", "die strategy")
        assert ("do attack" in war.options()) == found


def test_rabban_flies_once_and_walks_on() -> None:
    """W-8.7: he names the legion, so those who stood there cannot fly without him."""
    war = War().dice(H, leadership=1, mentat=1).dice(A, mentat=2).ornithopters("az_1", "az_2", "az_3")
    war.legion(H, "ine_1", regular=2, named=("beast_rabban",)).legion(H, "ine_4", regular=2).turn(H)
    war.play("die leadership", "special beast_rabban", "from ine_1", "fly ine_4", "(zone az_1)", "go", "from ine_4")
    assert war.options("to")
    assert war.options("fly") == []


def test_figures_that_come_later_have_not_been_carried() -> None:
    """W-8.7: who was carried and fell does not bar the next."""
    war = two_legions(transport="round").turn(H).play("die strategy", "(do move)", "from ine_1")
    war.play("fly ine_4", "(zone az_1)", "go", "done", "(done)")
    area = AREA_IDS["ine_4"]
    for _ in range(4):
        take(war.state, H, area, 0)
    for _ in range(2):
        put(war.state, H, area, 0)
    assert not_carried(war.state, area, legion_at(war.state, H, area), [])[0] == ONE[0] * 2 + ONE[1]


def test_what_is_out_of_reach_or_not_free_is_refused_with_the_reason() -> None:
    war = moving(A).legion(A, "ne_8", regular=1).legion(H, "ne_9", regular=1).worms("ne_12").turn(A)
    war.play("die strategy", "(do move)", "from ne_8")
    reasons = {area: war.game.why_not(f"to {area}") for area in ("ne_9", "ne_12", "carthag", "ne_1")}
    assert reasons == {
        "ne_9": "ne_9 is not free",
        "ne_12": "no legion enters ne_12: a sandworm is there",
        "carthag": "Carthag is not free",
        "ne_1": "ne_1 is out of reach",
    }


def test_a_move_can_be_taken_back_step_by_step() -> None:
    war = moving(A).legion(A, "ne_8", regular=2).turn(A)
    before = war.game.digest
    war.play("die strategy", "(do move)", "from ne_8", "to ne_7", "leave regular", "(go)")
    while war.game.why_not_undo() is None:
        war.game.undo()
    assert war.game.digest == before
    assert isinstance(war.game, kanly.Game)
