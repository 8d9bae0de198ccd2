"""The round: set-up (W-4), drawing (W-5), vehicles (W-6), dice and turns (W-7), harvest (W-13), its end (W-19)."""

from __future__ import annotations

import pytest

import kanly
from kanly.arrakis import steps
from kanly.arrakis.board import AREA_IDS, PLANNING_IDS
from kanly.arrakis.components import PRESCIENCE
from kanly.arrakis.ids import BESIDE, NONE
from kanly.arrakis.state import ArrakisState, unused
from tests.arrakis.scenes import A, H, War, names


def begun(seed: int = 1) -> kanly.Game:
    return kanly.new("arrakis", seats=2, seed=seed)


def state_of(game: kanly.Game) -> ArrakisState:
    assert isinstance(game.state, ArrakisState)
    return game.state


# -- set-up (W-4) -------------------------------------------------------------------------------------------------


def test_the_set_up() -> None:
    state = state_of(begun())
    for area in state.sietch_area:
        assert [state.legions[area] >> 5 * kind & 31 for kind in range(6)] == [0, 0, 0, 1, 0, 1]
    assert sorted(state.sietch_rank) == [1, 1, 2, 2, 2, 2, 3, 3]
    units = [sum(state.legions[101 + area] >> 5 * kind & 31 for area in range(101)) for kind in range(4)]
    assert units == [14, 7, 3, 4]
    assert all(
        state.occupied[H] >> area & 1 for area in map(AREA_IDS.get, ("arrakeen", "carthag", "north_pole")) if area
    )
    assert (state.markers, state.supremacy, state.rows) == ((0, 0, 0), 0, (0, 0, 0))
    assert (len(state.objectives), len(state.other_objectives), state.bg, state.bg_reserve) == (1, 5, (1, 0), 4)
    start = [key for key, leader in enumerate(state.leaders) if leader == BESIDE]
    assert start == [0, 1, 5, 7, 8, 13]


def test_a_round_starts_with_a_card_from_each_own_deck_and_three_prescience_cards() -> None:
    state = state_of(begun())
    assert [len(deck) for deck in state.decks] == [17] * 4
    assert [len(hand) for hand in state.hands] == [2, 2]
    assert len(state.revealed) == 3


def test_a_deck_that_is_used_up_is_not_shuffled_again() -> None:
    war = War().deck_empty(0).deck_empty(1)
    war.step(steps.NEW_ROUND)
    assert len(war.state.hands[A]) == 0


def test_if_fewer_prescience_cards_are_left_those_are_revealed() -> None:
    war = War().reveal("desert_war", "stunted_worms")
    war.state.removed = war.state.prescience_deck[1:]
    war.state.prescience_deck = war.state.prescience_deck[:1]
    war.step(steps.NEW_ROUND)
    assert len(war.state.revealed) == 3


def test_the_spectator_and_the_other_side_see_no_secrets() -> None:
    game = begun()
    for viewer in (kanly.SPECTATOR, H):
        text = game.observe(viewer).text()
        assert '"objectives":["?"]' in text
        assert "atreides_start" not in text
    assert "atreides_start" in game.observe(A).text()
    assert "atreides_std" not in game.observe(A).text()


# -- vehicles (W-6) -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "dice", "vehicles"),
    [(0, 8, (3, 2, 1)), (1, 7, (4, 2, 1)), (2, 6, (5, 3, 1)), (3, 5, (5, 4, 2)), (4, 4, (6, 4, 2))],
)  # fmt: skip
def test_the_active_row_is_that_of_the_lowest_marker(row: int, dice: int, vehicles: tuple[int, int, int]) -> None:
    war = War().rows(choam=row)
    war.state.dice = [0] * 10
    war.step(steps.NEW_ROUND)
    while war.asked == "vehicle_at":
        war.play(war.options()[0])
    state = war.state
    counts = tuple(mask.bit_count() for mask in (state.harvesters, state.ornithopters, state.carryalls))
    assert counts == vehicles
    assert unused(state, H) == dice
    assert unused(state, A) == 4


def test_harvesters_go_to_free_deserts_one_an_area() -> None:
    war = War().legion(A, "ne_8", regular=1).worms("ne_9").harvesters("ne_7")
    war.step(steps.VEHICLE_AT, H, 0, 1)
    areas = {option.split()[1] for option in war.options()}
    assert "ne_6" in areas
    assert not {"ne_8", "ne_9", "ne_7", "gara_kulon", "rimwall_west"} & areas


def test_a_zone_is_used_again_when_its_vehicle_is_removed() -> None:
    war = War().carryalls("az_1")
    war.step(steps.VEHICLE_AT, H, 1, 0)
    war.play("zone az_1")
    assert (war.state.ornithopters, war.state.carryalls) == (1, 0)


def test_with_no_vehicle_left_one_is_moved() -> None:
    war = War().carryalls("az_1", "az_2", "az_3")
    war.step(steps.VEHICLE_AT, H, 2, 0)
    war.play("zone az_5", "zone az_1")
    assert war.state.carryalls == 0b10110


# -- dice (W-7.1) and Bene Gesserit tokens (W-14) -----------------------------------------------------------------


def test_a_die_without_a_slot_is_turned_to_a_symbol_with_most_free_slots() -> None:
    war = War().dice(A, strategy=3, mentat=1).dice(H, strategy=3)
    war.step(steps.TURN_DICE, H)
    assert (war.asked, war.to_move) == ("turn_dice", A)
    assert war.options() == ["turn leadership", "turn deployment", "turn house"]
    war.play("turn house")
    assert war.state.dice[:5] == [2, 0, 0, 1, 1]


def test_both_sides_turn_dice_by_turns_the_harkonnen_first() -> None:
    war = War().dice(A, strategy=4).dice(H, mentat=5)
    war.step(steps.TURN_DICE, H)
    movers = []
    while war.asked == "turn_dice":
        movers.append(war.to_move)
        war.play(war.options()[0])
    assert movers == [H, A, H, A]


def test_a_token_goes_on_a_symbol_with_the_fewest_dice_and_is_a_die_for_the_round() -> None:
    """p. 33: with 2 leadership, 1 strategy and 1 deployment it goes to mentat or house."""
    war = War().dice(A, leadership=2, strategy=1, deployment=1)
    war.step(steps.BENE_GESSERIT, A)
    assert war.options() == ["bene_gesserit mentat", "bene_gesserit house", "done"]
    war.play("bene_gesserit house")
    assert (unused(war.state, A), war.state.bg) == (5, (0, 0))


def test_a_token_that_is_used_leaves_the_game_and_one_that_is_not_returns() -> None:
    war = War().dice(A, house=1, mentat=2)
    war.state.bg, war.state.bg_on = (0, 0), (4, NONE)
    war.turn(A).play("die house", "use mentat", "(do draw)", "draw 2+0")
    assert (war.state.bg_on, war.state.bg) == ((NONE, NONE), (0, 0))
    war = War()
    war.state.bg, war.state.bg_on = (0, 0), (4, NONE)
    war.state.dice[4] = 1
    war.step(steps.END_ROUND)
    assert war.state.bg == (1, 0)


# -- turns (W-7.2) ------------------------------------------------------------------------------------------------


def test_the_sides_alternate_and_the_phase_ends_with_the_last_die_of_the_harkonnen() -> None:
    war = War().dice(A, mentat=2, strategy=1).dice(H, mentat=1).turn(A)
    war.play("die mentat", "(do draw)", "draw 2+0")
    assert war.to_move == H
    war.play("(die mentat)", "draw 2+0")
    assert war.state.phase != 1  # what the Atreides have left is lost


def test_a_card_takes_any_die_and_is_discarded_face_up() -> None:
    war = War().dice(A, mentat=1, house=1).hand(A, "grandmother_of_a_storm").turn(A)
    war.play("play grandmother_of_a_storm")
    assert (war.asked, war.options()) == ("pay_die", ["die mentat", "die house"])
    war.play("die house")
    assert war.state.discards[1] == (PLANNING_IDS["grandmother_of_a_storm"],)
    assert war.state.dice[4] == 0


def test_without_dice_the_atreides_take_desert_power_or_do_nothing() -> None:
    war = War().dice(A).dice(H, mentat=2).hand(A, "thumpers").turn(A)
    assert war.options() == ["done", "do desert_power"]


def test_a_house_die_of_the_atreides_is_any_other_symbol_also_for_a_leader() -> None:
    war = War().dice(A, house=1, mentat=1).legion(A, "ne_8", regular=1).turn(A).play("die house")
    assert war.options("use") == [f"use {symbol}" for symbol in ("strategy", "leadership", "deployment", "mentat")]
    war.play("use strategy")
    assert "special stilgar" in war.options()


def test_two_cards_are_drawn_from_decks_said_beforehand() -> None:
    war = War().dice(A, mentat=1, house=1).turn(A).play("die mentat", "do draw")
    assert war.options() == ["draw 0+1", "draw 0+2", "draw 1+0", "draw 1+1", "draw 2+0", "done"]
    war.play("draw 1+1")
    assert len(war.state.hands[A]) == 2


def test_the_atreides_deploy_a_token_and_a_leader_in_the_same_sietch() -> None:
    war = War().dice(A, deployment=1, mentat=1).turn(A).play("die deployment", "(do deploy)", "at windgap")
    war.play("(at windgap)", "with stilgar")
    assert war.at(A, "windgap") == (0, 0, 0, 0, 1, 1)
    assert war.where("stilgar") == "windgap"


def test_when_the_standard_tokens_have_run_out_no_more_are_deployed() -> None:
    war = War().dice(A, deployment=1, mentat=1).legion(A, "windgap", regular=1)
    war.state.token_area[8:] = [-4] * 8
    war.turn(A).play("die deployment", "(do deploy)", "at windgap", "(at windgap)", "with generic")
    assert war.at(A, "windgap") == (1, 0, 0, 1, 0, 0)


def test_the_harkonnen_deploy_three_regulars_and_a_leader_in_own_settlements() -> None:
    war = War().dice(H, deployment=1, mentat=1).turn(H).play("die deployment", "do deploy")
    war.play("at arrakeen", "at arrakeen", "at carthag", "at carthag", "with baron_harkonnen")
    assert (war.at(H, "arrakeen")[0], war.at(H, "carthag")) == (2, (1, 0, 0, 0, 1, 0))


def test_a_house_die_of_the_harkonnen_makes_two_elites_or_places_two_vehicles() -> None:
    war = War().dice(H, house=2, mentat=1).legion(H, "arrakeen", regular=3).turn(H)
    war.play("die house", "do elites", "at arrakeen", "at arrakeen")
    assert war.at(H, "arrakeen")[:2] == (1, 2)
    war = War().dice(H, house=2, mentat=1).turn(H)
    war.play("die house", "do vehicles", "vehicle harvester", "at ne_8", "vehicle carryall", "zone az_1")
    assert (names(war.state.harvesters), war.state.carryalls) == ({"ne_8"}, 1)


# -- free actions (W-7.4) -----------------------------------------------------------------------------------------


def test_guerrilla_training_flips_tokens_also_in_the_middle_of_another_action() -> None:
    war = (
        War()
        .dice(A, strategy=1, mentat=1)
        .legion(A, "ne_8", regular=1)
        .legion(A, "ne_2", tokens=("atreides_start_re",))
    )
    war.turn(A).play("die strategy", "(do move)")
    assert war.options("train")
    war.play(war.options("train")[0])
    assert (war.asked, war.at(A, "ne_2")) == ("move", (1, 1, 0, 0, 0, 0))


def test_scouting_takes_an_ornithopter_and_flips_sietch_and_tokens_of_a_connected_area() -> None:
    war = War().dice(H, strategy=1, mentat=1).ornithopters("az_1").ranks(gara_kulon=3)
    war.legion(A, "gara_kulon", tokens=("atreides_start_rr", "atreides_start_ee")).turn(H)
    war.play("scout az_1", "at gara_kulon")
    assert war.events("flipped_sietch") == [{"area": "gara_kulon", "rank": 3}]
    assert (war.at(A, "gara_kulon"), war.state.ornithopters) == ((2, 2, 0, 0, 0, 0), 0)
    assert war.asked == "turn"


def test_the_spacing_guild_bans_scouting() -> None:
    war = (
        War().dice(H, strategy=1, mentat=1).ornithopters("az_1").legion(A, "gara_kulon", tokens=("atreides_start_rr",))
    )
    war.state.bans = 1 << 1
    war.turn(H)
    assert war.game.why_not("scout az_1") == "the Spacing Guild has banned scouting"


# -- spice harvest (W-13) -----------------------------------------------------------------------------------------


def test_harvesters_bring_one_spice_from_desert_and_two_from_deep_desert_and_leave() -> None:
    war = War().harvesters("ne_8", "ne_1", "ne_2")
    war.state.reserve = 1
    war.step(steps.HARVEST, H)
    assert (war.state.spice, war.state.harvesters) == (6, 0)


def test_markers_are_kept_for_two_raised_for_three_or_fall_and_bring_their_ban() -> None:
    """p. 21: with 4 spice CHOAM and the Guild are kept, the Landsraad falls."""
    war = War().harvesters("ne_1", "ne_2").rows(choam=1, spacing_guild=1, landsraad=1)
    war.step(steps.HARVEST, H).play("keep choam", "keep spacing_guild", "(drop landsraad)")
    assert (war.state.rows, war.state.bans) == ((1, 1, 2), 1 << 2)


def test_a_marker_on_the_bottom_row_stays_and_its_ban_goes_on() -> None:
    war = War().rows(choam=4).harvesters("ne_1", "ne_2", "ne_10")
    war.step(steps.HARVEST, H).play("drop choam", "keep spacing_guild", "keep landsraad", "(done)")
    assert (war.state.rows[0], war.state.bans & 1) == (4, 1)


def test_a_raised_marker_goes_up_a_row_not_above_the_top() -> None:
    war = War().rows(choam=2).harvesters("ne_1", "ne_2", "ne_10")
    war.step(steps.HARVEST, H)
    war.play("raise choam")
    assert war.state.rows[0] == 1
    assert "raise spacing_guild" not in war.options()
    assert war.game.why_not("raise spacing_guild") == "spacing_guild is on the top row"


def test_stockpiling_buys_supremacy_up_to_step_five() -> None:
    war = War().harvesters("ne_1", "ne_2").tracks(supremacy=5)
    war.step(steps.HARVEST, H).play("drop choam", "drop spacing_guild", "drop landsraad", "stockpile")
    assert war.state.supremacy == 6
    war = War().harvesters("ne_1", "ne_2").tracks(supremacy=6)
    war.step(steps.HARVEST, H).play("drop choam", "drop spacing_guild", "drop landsraad")
    assert war.asked != "stockpile"


def test_one_spice_at_most_is_kept() -> None:
    war = War().harvesters("ne_1", "ne_2")
    war.step(steps.HARVEST, H).play("drop choam", "drop spacing_guild", "drop landsraad", "done")
    assert (war.state.reserve, war.state.spice) == (1, 0)


def test_choam_takes_units_above_five_at_once() -> None:
    war = War().legion(H, "arrakeen", regular=6)
    war.step(steps.HARVEST, H)
    assert war.at(H, "arrakeen")[0] == 5
    assert war.state.bans == 0b111


# -- the end of the round (W-19) ----------------------------------------------------------------------------------


def test_the_objective_is_checked_at_the_end_of_the_round() -> None:
    war = War().objective(0).tracks(kwisatz_haderach=10, sand_dwellers=5, jihad=3)
    war.state.stack = [(steps.END_CHECK, A, 0, 0, 0)]
    steps.FLOW.advance(war.state)
    assert (war.state.over, war.state.winner) == (True, A)


def test_named_leaders_may_be_taken_off_and_a_generic_one_takes_their_place() -> None:
    war = War().legion(H, "arrakeen", regular=1, named=("beast_rabban",))
    war.step(steps.TAKE_OFF, H).play("with beast_rabban")
    assert (war.where("beast_rabban"), war.at(H, "arrakeen")) == ("beside", (1, 0, 0, 1, 0, 0))


def test_the_wild_maker_may_be_replaced_by_a_sandworm() -> None:
    war = War().maker("ne_8")
    war.step(steps.MAKER_OFF, A).play("maker")
    assert (names(war.state.worms), war.state.maker) == ({"ne_8"}, BESIDE)


def test_hands_are_discarded_down_to_six() -> None:
    cards = ("thumpers", "hieregs", "war_plan", "crysknife", "stillsuits", "jubba_cloaks", "truthtrance")
    war = War().hand(A, *cards)
    war.step(steps.DISCARD_DOWN, A).play("discard truthtrance")
    assert len(war.state.hands[A]) == 6


def test_unclaimed_prescience_cards_are_removed_or_shuffled_in_and_spent_cards_are_readied() -> None:
    war = War().reveal("desert_war", "stunted_worms")
    war.state.spent = 3
    war.step(steps.SWEEP, A).play("card desert_war", "done")
    assert [PRESCIENCE[card].key for card in war.state.removed] == ["desert_war"]
    war.step(steps.END_ROUND)
    assert (war.state.spent, len(war.state.prescience_deck) + len(war.state.revealed)) == (0, 15)


def test_ornithopters_and_carryalls_leave_the_map() -> None:
    war = War().ornithopters("az_1").carryalls("az_2").legion(A, "windgap", regular=1, named=("stilgar",))
    war.step(steps.END_CHECK, A)
    assert (war.state.ornithopters, war.state.carryalls) == (0, 0)
