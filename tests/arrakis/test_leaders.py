"""Named leaders (W-7.5, W-11), the tanks, and the family atomics (W-16)."""

from __future__ import annotations

import pytest

from kanly.arrakis.board import AREA_IDS, LEADER_IDS
from kanly.arrakis.components import LEADERS
from kanly.arrakis.ids import SAND
from kanly.arrakis.rules.pieces import to_tanks
from kanly.arrakis.rules.tracks import gain_supremacy, raise_marker
from kanly.arrakis.state import deserts, exposed
from kanly.arrakis.steps import CASUALTIES
from tests.arrakis.scenes import SHIELD, SWORD, A, H, War, names

covers = pytest.mark.covers


def special(war: War, side: int, leader: str, *actions: str) -> War:
    symbol = ("strategy", "leadership", "deployment", "mentat", "house")[_slot(leader)]
    war.dice(side, **{symbol: 1, "mentat" if symbol != "mentat" else "strategy": 1}).dice(1 - side, mentat=2)
    return war.turn(side).play(f"die {symbol}", f"(special {leader})", *actions)


def _slot(leader: str) -> int:
    return next(one.slot for one in LEADERS if one.key == leader)


@covers("leader/baron_harkonnen")
def test_the_baron_replaces_three_regulars() -> None:
    war = special(War().legion(H, "arrakeen", regular=4), H, "baron_harkonnen", *["at arrakeen"] * 3)
    assert war.at(H, "arrakeen")[:2] == (1, 3)


@covers("leader/beast_rabban")
def test_rabban_moves_his_legion_twice() -> None:
    war = War().legion(H, "ne_8", regular=2, named=("beast_rabban",))
    special(war, H, "beast_rabban", "(from ne_8)", "to ne_7")
    assert "leave beast_rabban" not in war.options()
    war.play("go", "(from ne_7)", "to ne_11", "go")
    assert war.where("beast_rabban") == "ne_11"


@covers("leader/feyd_rautha")
def test_feyd_moves_and_attacks_with_his_legion() -> None:
    war = (
        War().in_play("feyd_rautha").legion(H, "ne_8", regular=2, named=("feyd_rautha",)).legion(A, "ne_11", regular=1)
    )
    war.falls("combat", SWORD, SWORD, SHIELD)
    special(war, H, "feyd_rautha", "from ne_8", "to ne_7", "go", "from ne_7", "(attack ne_11)")
    assert war.events("attacked") == [{"area": "ne_7", "target": "ne_11"}]


@covers("leader/thufir_hawat")
def test_hawat_draws_three_of_house_harkonnen() -> None:
    war = special(War().in_play("thufir_hawat"), H, "thufir_hawat", "draw 3+0")
    assert len(war.state.hands[H]) == 3


@covers("leader/gaius_helen_mohiam")
def test_mohiam_draws_two_of_the_corrino_ally_and_plays_one() -> None:
    war = special(War().in_play("gaius_helen_mohiam"), H, "gaius_helen_mohiam", "draw 0+2")
    assert (len(war.state.hands[H]), war.asked) == (2, "play_more")


@covers("leader/captain_aramsham")
def test_aramsham_deploys_a_sardaukar_too() -> None:
    war = special(War(), H, "captain_aramsham", *["at arrakeen"] * 4, "with captain_aramsham")
    assert war.at(H, "arrakeen") == (2, 0, 1, 0, 1, 0)


@covers("leader/shaddam_iv")
def test_the_emperor_replaces_three_elites() -> None:
    war = War().in_play("shaddam_iv").legion(H, "arrakeen", elite=3)
    special(war, H, "shaddam_iv", *["at arrakeen"] * 3)
    assert war.at(H, "arrakeen")[:3] == (0, 0, 3)


@covers("leader/paul_atreides")
def test_paul_joins_a_legion_and_two_with_a_leader_move() -> None:
    war = War().legion(A, "ne_8", regular=1).legion(A, "ne_1", regular=1)
    special(war, A, "paul_atreides", "at ne_8", "(with paul_atreides)")
    assert (war.where("paul_atreides"), war.options("from")) == ("ne_8", ["from ne_8"])


@covers("leader/lady_jessica")
def test_lady_jessica_draws_three() -> None:
    war = special(War(), A, "lady_jessica", "draw 2+1")
    assert len(war.state.hands[A]) == 3


@covers("leader/reverend_mother_jessica")
def test_reverend_mother_jessica_draws_two_and_plays_one() -> None:
    war = War().in_play("reverend_mother_jessica")
    war.state.leaders[8] = -3
    special(war, A, "reverend_mother_jessica", "draw 1+1")
    assert (len(war.state.hands[A]), war.asked) == (2, "play_more")


@covers("leader/gurney_halleck")
def test_gurney_moves_and_attacks_with_his_legion() -> None:
    war = War().in_play("gurney_halleck").legion(A, "ne_8", regular=2, named=("gurney_halleck",))
    war.legion(H, "ne_11", regular=1).falls("combat", SWORD, SWORD, SHIELD)
    special(war, A, "gurney_halleck", "from ne_8", "to ne_7", "go", "from ne_7", "(attack ne_11)")
    assert war.events("attacked") == [{"area": "ne_7", "target": "ne_11"}]


@covers("leader/alia")
def test_alia_uses_a_house_die_as_any_symbol_and_draws_a_card() -> None:
    war = War().in_play("alia")
    special(war, A, "alia", "use mentat", "do draw", "draw 2+0", "draw 1+0")
    assert len(war.state.hands[A]) == 3


@covers("leader/paul_muad_dib")
def test_muad_dib_moves_two_legions_or_attacks_by_surprise() -> None:
    war = War().in_play("paul_muad_dib").legion(A, "ne_8", regular=2).legion(H, "ne_7", regular=1)
    war.state.leaders[7] = -3
    special(war, A, "paul_muad_dib", "(at ne_8)", "(with paul_muad_dib)")
    assert war.options("do") == ["do move", "do attack"]


@covers("leader/stilgar")
def test_stilgar_moves_three_legions() -> None:
    war = War().legion(A, "ne_8", regular=1).legion(A, "ne_1", regular=1).legion(A, "sw_1", regular=1)
    special(war, A, "stilgar")
    assert (war.asked, war.state.pending[3]) == ("move", 3)


@covers("leader/chani")
def test_chani_deploys_a_token_a_fedaykin_and_a_leader() -> None:
    war = War().in_play("chani")
    special(war, A, "chani", "at windgap", "(at windgap)", "(with special)", "(at windgap)", "with chani")
    assert war.at(A, "windgap") == (0, 0, 1, 0, 1, 1)


# -- when a special action can be taken (W-7.2, W-7.5) ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "leader"), [(H, "beast_rabban"), (H, "feyd_rautha"), (A, "gurney_halleck")]
)  # fmt: skip
def test_a_special_action_that_names_its_figure_needs_it_on_the_map(side: int, leader: str) -> None:
    """W-7.5.1."""
    for figure, found in (((), False), ((leader,), True)):
        war = War().in_play(leader).legion(side, "ne_8", regular=2, generic=1, named=figure)
        war.legion(1 - side, "ne_7", regular=1).dice(side, leadership=1, mentat=1).dice(1 - side, mentat=2)
        war.turn(side).play("die leadership")
        assert (f"special {leader}" in war.options()) == found
        assert ("is not on the map" in str(war.game.why_not(f"special {leader}"))) != found


def test_a_special_action_that_places_its_figure_needs_it_nowhere() -> None:
    """W-7.5.1: Paul may be beside the board."""
    war = War().legion(A, "ne_8", regular=2).dice(A, leadership=1, mentat=1).dice(H, mentat=2).turn(A)
    war.play("die leadership")
    assert war.options() == ["special paul_atreides", "do nothing"]


def test_a_special_action_is_not_compulsory_where_nothing_else_can_be_done() -> None:
    """W-7.2.4: the die is spent for no effect, and the card stays ready."""
    war = War().in_play("shaddam_iv").dice(H, strategy=1, mentat=1).dice(A, mentat=1).turn(H).play("die strategy")
    assert war.options() == ["special shaddam_iv", "do nothing"]
    war.play("do nothing")
    assert war.state.spent == 0
    assert war.state.dice[5] == 0


def test_a_house_die_forces_no_special_action_either() -> None:
    """W-7.2.4, W-7.5.3."""
    war = War().dice(A, house=1, mentat=1).dice(H, mentat=2).turn(A).play("die house", "use strategy")
    assert war.options() == ["special stilgar", "do nothing"]
    war.play("do nothing")
    assert war.state.spent == 0


def test_the_atreides_deploy_a_leader_without_a_token() -> None:
    """W-7.2.4: any part of an action may be left out; a leader stands where a unit is."""
    war = War().legion(A, "windgap", regular=1).legion(A, "ne_8", regular=1).dice(A, deployment=1, mentat=1)
    war.dice(H, mentat=2).turn(A).play("die deployment", "(do deploy)", "done")
    assert (war.asked, war.options("at")) == ("place", ["at windgap"])
    war.play("at windgap", "with paul_atreides")
    assert war.where("paul_atreides") == "windgap"
    assert war.at(A, "windgap")[5] == 0


def test_chani_deploys_a_fedaykin_and_a_leader_without_a_token_in_the_same_sietch() -> None:
    """W-7.2.4."""
    war = special(War().in_play("chani").legion(A, "windgap", regular=1), A, "chani", "done")
    assert len(war.options("at")) == 8
    war.play("at tasmin_sink")
    assert (war.asked, war.options("at")) == ("place", ["at tasmin_sink"])
    war.play("at tasmin_sink", "with chani")
    assert war.at(A, "tasmin_sink") == (0, 0, 1, 0, 1, 0)


# -- cards and tanks ------------------------------------------------------------------------------------------------


def test_a_spent_card_waits_for_the_end_of_the_round_and_a_leader_in_the_tanks_does_not_act() -> None:
    war = War().dice(A, mentat=2, house=1)
    war.state.spent = 1 << 8
    war.turn(A).play("die house")
    assert war.game.why_not("special lady_jessica") == "the card of Lady Jessica is spent until the end of the round"
    war = War().dice(A, strategy=2, mentat=1).legion(A, "ne_8", regular=1)
    war.state.leaders[13] = -11
    war.turn(A).play("die strategy")
    assert war.asked == "move"


def test_leaders_in_the_tanks_move_when_their_side_spends_a_die_and_not_by_desert_power() -> None:
    war = War().dice(A, mentat=2, strategy=1).dice(H, mentat=4)
    war.state.leaders[13] = -11
    war.turn(A).play("do desert_power", "done")
    assert war.where("stilgar") == "tank 1"
    war = War().dice(A, mentat=2, strategy=1).dice(H, mentat=4)
    war.state.leaders[13] = -13
    war.turn(A).play("die mentat", "do draw", "draw 2+0")
    assert war.where("stilgar") == "beside"


def test_a_leader_who_enters_the_first_space_pushes_others_on() -> None:
    war = War().legion(A, "ne_8", regular=1, named=("stilgar",)).reveal()
    war.state.leaders[8], war.state.leaders[7] = -11, -12
    to_tanks(war.state, 13)
    assert [war.where(key) for key in ("stilgar", "lady_jessica", "paul_atreides")] == ["tank 1", "tank 2", "tank 3"]


def test_a_leader_who_entered_in_this_turn_does_not_move_at_its_end() -> None:
    war = War().dice(A, mentat=1, strategy=1).reveal("paul_drinks_the_water_of_life")
    war.legion(A, "windgap", regular=1, named=("paul_atreides",)).turn(A)
    war.play("claim paul_drinks_the_water_of_life", "die mentat")
    assert war.where("paul_muad_dib") == "tank 1"  # and he has come back as Muad'Dib: 3 steps


@pytest.mark.parametrize(
    ("marker", "leader", "old"),
    [
        ("kwisatz_haderach", "paul_muad_dib", "paul_atreides"),
        ("sand_dwellers", "reverend_mother_jessica", "lady_jessica"),
    ],
)
def test_step_three_puts_a_leader_into_the_very_place_of_another(marker: str, leader: str, old: str) -> None:
    war = War().tracks(**{marker: 2}).legion(A, "windgap", regular=1, named=(old,))
    raise_marker(war.state, ("kwisatz_haderach", "sand_dwellers").index(marker), 1)
    assert (war.where(leader), war.where(old)) == ("windgap", "gone")
    assert war.at(A, "windgap")[4] == 1


def test_step_three_of_jihad_brings_chani_step_six_alia_and_step_eight_the_atomics() -> None:
    war = War()
    raise_marker(war.state, 2, 3)
    assert (war.where("chani"), war.where("alia"), war.state.step_8) == ("beside", "out", False)
    raise_marker(war.state, 2, 3)
    assert (war.where("alia"), war.state.step_8) == ("beside", False)
    raise_marker(war.state, 2, 5)
    assert (war.state.markers[2], war.state.step_8) == (10, True)


def test_the_supremacy_track_brings_hawat_tokens_and_feyd() -> None:
    war = War()
    gain_supremacy(war.state, 1)
    assert war.where("thufir_hawat") == "beside"
    gain_supremacy(war.state, 6)
    assert (war.where("feyd_rautha"), war.where("beast_rabban"), war.state.bg) == ("beside", "gone", (3, 0))


# -- several leaders in the tanks at once (W-11.6) --------------------------------------------------------------------


def test_the_owner_chooses_in_which_order_leaders_go_into_the_tanks() -> None:
    """W-11.6: who went in first is pushed on by the next."""
    for first, second in (("stilgar", "paul_atreides"), ("paul_atreides", "stilgar")):
        war = War().legion(A, "se_5", named=("paul_atreides", "stilgar"), regular=1)
        war.step(CASUALTIES, A, AREA_IDS["se_5"], 9)
        assert (war.asked, war.to_move) == ("tank_order", A)
        assert war.options() == ["with paul_atreides", "with stilgar"]
        war.play(f"with {first}")
        assert (war.where(first), war.where(second)) == ("tank 2", "tank 1")


def test_earlier_leaders_are_pushed_on_whatever_the_order() -> None:
    """W-11.4, W-11.6."""
    war = War().legion(A, "se_5", named=("paul_atreides", "stilgar"), regular=1)
    to_tanks(war.state, LEADER_IDS["lady_jessica"])
    war.step(CASUALTIES, A, AREA_IDS["se_5"], 9).play("with stilgar")
    tanks = [war.where(leader) for leader in ("paul_atreides", "stilgar", "lady_jessica")]
    assert tanks == ["tank 1", "tank 2", "tank 3"]


def test_of_more_leaders_than_spaces_the_first_leaves_the_tanks() -> None:
    """W-11.6: the Atreides have three spaces."""
    named = ("paul_atreides", "lady_jessica", "stilgar", "chani")
    war = War().in_play("chani").legion(A, "se_5", named=named, regular=1)
    war.step(CASUALTIES, A, AREA_IDS["se_5"], 20).play("with chani", "with stilgar", "with paul_atreides")
    assert [war.where(leader) for leader in named] == ["tank 2", "tank 1", "tank 3", "beside"]


def test_a_leader_alone_goes_into_the_tanks_unasked() -> None:
    war = War().legion(A, "se_5", named=("stilgar",), regular=1).step(CASUALTIES, A, AREA_IDS["se_5"], 9)
    assert (war.where("stilgar"), war.asked) == ("tank 1", "turn")


# -- atomics (W-16) ---------------------------------------------------------------------------------------------------


def atomic() -> War:
    war = War().dice(A, mentat=1, strategy=1).dice(H, mentat=1).tracks(jihad=8)
    war.state.step_8 = True
    return war


@pytest.mark.parametrize(
    ("area", "exposes"),
    [
        ("splintered_rock", {"hagga_basin"}), ("hole_in_the_rock", {"imperial_basin"}),
        ("rimwall_west", {"imperial_basin", "arrakeen"}),
    ],
)  # fmt: skip
@covers("family_atomics/splintered_rock", "family_atomics/hole_in_the_rock", "family_atomics/rimwall_west")
def test_the_atomics_make_a_mountain_desert_for_good_and_expose_plateaus(area: str, exposes: set[str]) -> None:
    war = atomic()
    before = names(exposed(war.state))
    war.turn(A).play(f"detonate {area}")
    assert area in names(deserts(war.state))
    assert names(exposed(war.state)) - before == exposes | {area}
    assert (war.asked, war.options("detonate")) == ("turn", [])
    assert war.game.why_not("detonate rimwall_west") == "the family atomics have been used"


def test_the_atomics_need_step_eight() -> None:
    war = War().dice(A, mentat=1, strategy=1).turn(A)
    assert war.game.why_not("detonate rimwall_west") == "the atomics need a prescience marker that has reached 8"


def test_a_legion_is_moved_out_by_the_opponent_and_flips_a_wormsign() -> None:
    war = atomic().legion(H, "rimwall_west", regular=2).turn(A).play("detonate rimwall_west")
    assert (war.asked, war.to_move) == ("expel", A)
    war.play(war.options("to")[0])
    assert war.at(H, "rimwall_west") == (0,) * 6
    assert war.asked == "turn"


def test_worms_reach_arrakeen_over_an_opened_rimwall_but_legions_do_not_cross_its_borders() -> None:
    war = atomic().legion(H, "arrakeen", regular=3).worms("ne_5").legion(A, "ne_4", regular=1).dice(H, mentat=3)
    war.turn(A).play("detonate rimwall_west", "do desert_power")
    war.falls("worm", SWORD, SWORD, SWORD, SWORD).play("do worm_attack", "(from ne_5)", "(at arrakeen)")
    assert war.at(H, "arrakeen") == (0,) * 6
    assert AREA_IDS["arrakeen"] in [area for area in range(101) if war.state.settlements >> area & 1]
    war = atomic().legion(A, "ne_4", regular=1).signs("ne_1", kind=SAND).turn(A).play("detonate rimwall_west")
    war.play("die strategy", "(do move)", "(from ne_4)")
    assert "to rimwall_west" not in war.options()
