"""Mahdi: set-up, the start of a round and tactical cards (W-21.1), spice and the end of a round (W-21.8)."""

from __future__ import annotations

import json

import pytest

import kanly
from kanly.arrakis.board import AREA_IDS, SIETCH_SITES
from kanly.arrakis.components import AREAS, TACTICAL
from kanly.arrakis.ids import HARKONNEN, NONE
from kanly.arrakis.mahdi.targets import CARD_OF, SIETCH_OF
from kanly.arrakis.state import ArrakisState
from kanly.arrakis.steps import END_CHECK, HARVEST, NEW_ROUND
from tests.arrakis.solo_scenes import A, H, Solo


def solo(game: kanly.Game) -> ArrakisState:
    assert isinstance(game.state, ArrakisState)
    return game.state


# -- the seats ----------------------------------------------------------------------------------------------------


def test_one_person_plays_the_atreides_against_an_automated_seat() -> None:
    game = kanly.new("arrakis", seats=1, seed=4)
    assert game.rules.participants(game.config) == 2
    assert game.to_move == 0
    assert len(game.rules.scores(game.state)) == 2


def test_the_automated_seat_is_never_asked_and_sees_nothing_hidden() -> None:
    game = kanly.new("arrakis", seats=1, seed=4)
    spectator, harkonnen = (json.loads(game.observe(seat).text()) for seat in (kanly.SPECTATOR, 1))
    hidden = ("hands", "decks", "token_kind", "sietch_rank", "objectives")
    assert [spectator[name] for name in hidden] == [harkonnen[name] for name in hidden]
    assert game.held(1).data()["hand"] == []


def test_the_options_of_the_solo_game_hold_with_one_seat_only() -> None:
    game = kanly.new("arrakis", seats=1, seed=1, transport="round", target="round", ties="kept")
    assert game.config.options == {"transport": "round", "target": "round", "ties": "kept"}
    with pytest.raises(kanly.ConfigError, match="with 1 seat"):
        kanly.new("arrakis", seats=2, target="round")


# -- the start of a round (W-21.1) --------------------------------------------------------------------------------


def test_w_21_1_1_figures_stand_in_settlements_and_all_tokens_are_in_the_pool() -> None:
    game = kanly.new("arrakis", seats=1, seed=2)
    state = solo(game)
    assert state.mahdi is not None
    assert state.mahdi.tokens == [NONE] * 12
    assert sum(state.supply[4:7]) == 44 - 24
    assert state.sietch_up == 0


def test_w_21_1_2_two_prescience_cards_are_revealed() -> None:
    assert len(solo(kanly.new("arrakis", seats=1, seed=2)).revealed) == 2


def test_w_21_1_2_a_card_of_each_deck_joins_the_reinforcements() -> None:
    state = solo(kanly.new("arrakis", seats=1, seed=2))
    assert len(state.hands[HARKONNEN]) == 2
    assert (len(state.decks[2]), len(state.decks[3])) == (17, 17)


@pytest.mark.covers(
    "tactical/tactical_rock_outcroppings",
    "tactical/tactical_bight_of_the_cliff",
    "tactical/tactical_sihaya_ridge",
    "tactical/tactical_gara_kulon",
    "tactical/tactical_tasmin_sink",
    "tactical/tactical_habbanya_ridge",
    "tactical/tactical_windgap",
    "tactical/tactical_hobars_gap",
)
@pytest.mark.parametrize("card", [card.key for card in TACTICAL])
def test_each_tactical_card_names_a_harvest_sector_or_a_target(card: str) -> None:
    """First it is the harvest sector, second the target, if the sector is another one."""
    names = [one.key for one in TACTICAL]
    number = names.index(card)
    other = next(n for n, one in enumerate(TACTICAL) if one.sector != TACTICAL[number].sector)
    for first, second in ((number, other), (other, number)):
        war = Solo()
        war.mahdi.tactical = (*(n for n in range(8) if n not in (first, second)), second, first)
        war.mahdi.discarded = ()
        war.step(NEW_ROUND, NONE)
        assert war.mahdi.harvest == first
        assert SIETCH_SITES[war.mahdi.target] == AREA_IDS[TACTICAL[second].sietch]
        assert war.events("harvest_sector")[-1] == {"sector": TACTICAL[first].sector}
        assert war.events("target")[-1] == {"card": TACTICAL[second].key, "area": TACTICAL[second].sietch}
        sietch = AREAS[AREA_IDS[TACTICAL[second].sietch]]
        inner = sietch.sectors[0] in ("ine", "ise", "isw", "inw")
        assert TACTICAL[second].sector == ("central" if inner else sietch.sectors[0])


def test_w_21_1_2_a_target_in_the_harvest_sector_is_discarded() -> None:
    war = Solo()
    nw, also_nw, ne = 0, 1, 3
    war.mahdi.tactical = (2, 4, 5, 6, 7, ne, also_nw, nw)
    war.step(NEW_ROUND, NONE)
    assert (war.mahdi.harvest, war.mahdi.discarded, CARD_OF[war.mahdi.target]) == (nw, (also_nw,), ne)


def test_w_21_1_2_the_central_sectors_count_as_one() -> None:
    war = Solo()
    war.mahdi.tactical = (0, 1, 2, 3, 4, 5, 6, 7)
    war.step(NEW_ROUND, NONE)
    assert (war.mahdi.harvest, war.mahdi.discarded, CARD_OF[war.mahdi.target]) == (7, (6,), 5)


def test_w_21_1_2_a_destroyed_sietch_is_no_target() -> None:
    war = Solo()
    fallen = SIETCH_OF[3]
    war.state.sietch_area = tuple(NONE if n == fallen else area for n, area in enumerate(war.state.sietch_area))
    war.mahdi.tactical = (1, 2, 4, 5, 6, 7, 3, 0)
    war.step(NEW_ROUND, NONE)
    assert (war.mahdi.discarded, CARD_OF[war.mahdi.target]) == ((3,), 7)


def test_w_21_1_2_a_target_that_falls_is_followed_by_another() -> None:
    war = Solo().legion(H, "ne_11", regular=5)
    war.mahdi.tactical = (0, 2, 4, 5, 6, 7)
    war.mahdi.harvest, war.mahdi.discarded = 1, ()
    war.rolls("strategy")
    assert war.at(H, "gara_kulon")[0] == 5
    assert CARD_OF[war.mahdi.target] == 7
    assert war.events("target")[-1]["area"] == "hobars_gap"
    assert war.mahdi.discarded == (3,)


def test_k_86_without_a_card_of_another_sector_any_sietch_that_stands_is_the_target() -> None:
    war = Solo()
    kept = {SIETCH_OF[0], SIETCH_OF[1]}
    war.state.sietch_area = tuple(area if n in kept else NONE for n, area in enumerate(war.state.sietch_area))
    war.mahdi.tactical = (1, 2, 3, 4, 5, 6, 7, 0)
    war.step(NEW_ROUND, NONE)
    assert CARD_OF[war.mahdi.target] in (0, 1)


def test_w_21_1_3_the_voice_does_nothing_to_the_harkonnen() -> None:
    war = Solo().hand(H, "sandmasters", "spotter_control").hand(A, "the_voice").turn(A)
    war.play("play the_voice", "die strategy")
    assert len(war.state.hands[H]) == 2
    assert war.to_move == 0


# -- spice (W-21.8.2) ---------------------------------------------------------------------------------------------


def harvest(war: Solo, spice: int) -> Solo:
    """Let so much spice come in: the reserve is spent too."""
    war.state.reserve = spice
    war.step(HARVEST, H)
    return war


def test_w_21_8_2_spice_keeps_the_lowest_markers_first() -> None:
    war = harvest(Solo().rows(choam=0, spacing_guild=2, landsraad=1), 4)
    assert war.state.rows == (1, 2, 1)
    assert war.state.bans == 1


def test_w_21_8_2_among_equal_markers_the_person_chooses() -> None:
    war = harvest(Solo(), 2)
    assert war.asked == "keep_markers"
    assert war.options() == ["keep choam", "keep spacing_guild", "keep landsraad"]
    war.play("keep landsraad")
    assert war.state.rows == (1, 1, 0)


def test_w_21_8_2_what_is_left_raises_the_lowest_once_each() -> None:
    war = harvest(Solo().rows(choam=0, spacing_guild=3, landsraad=1), 8)
    assert war.state.rows == (0, 2, 0)
    assert war.state.reserve == 0


def test_w_21_8_2_spice_that_cannot_be_spent_is_kept_as_reserve() -> None:
    war = harvest(Solo().rows(choam=0, spacing_guild=3, landsraad=0), 9)
    assert war.state.rows == (0, 2, 0)
    assert war.state.reserve == 1


def test_w_21_8_2_seven_spice_with_all_markers_on_top_raise_supremacy() -> None:
    war = harvest(Solo(), 9)
    assert war.state.rows == (0, 0, 0)
    assert (war.state.supremacy, war.state.reserve) == (1, 0)
    assert "surplus" in war.rules_told()


def test_w_21_8_2_six_spice_with_all_markers_on_top_do_not() -> None:
    war = harvest(Solo(), 6)
    assert (war.state.supremacy, war.state.rows) == (0, (0, 0, 0))


def test_w_21_8_2_a_marker_that_was_raised_to_the_top_row_brings_no_supremacy() -> None:
    war = harvest(Solo().rows(choam=1), 9)
    assert (war.state.rows, war.state.supremacy, war.state.reserve) == ((0, 0, 0), 0, 1)


def test_k_92_a_marker_on_the_bottom_row_needs_no_spice_to_stay() -> None:
    war = harvest(Solo().rows(choam=4, spacing_guild=2, landsraad=0), 5)
    assert war.state.rows == (4, 1, 0)
    war = harvest(Solo().rows(choam=4, spacing_guild=2, landsraad=0), 7)
    assert war.state.rows == (3, 2, 0)


def test_w_21_8_2_nothing_is_stockpiled() -> None:
    war = harvest(Solo().rows(choam=1, spacing_guild=1, landsraad=1), 12)
    assert war.state.supremacy == 0
    assert war.state.rows == (0, 0, 0)


# -- the end of a round (W-21.8.3) --------------------------------------------------------------------------------


def test_w_21_8_3_supremacy_rises_at_the_end_of_the_round_with_all_its_steps() -> None:
    war = Solo().tracks(supremacy=3)
    war.step(END_CHECK, A).play("(done)", "(done)", "(done)")
    assert war.state.supremacy == 4
    assert war.state.bg[A] == 2
    assert war.state.round == 2


def test_w_21_8_3_the_tenth_step_wins_for_the_harkonnen() -> None:
    war = Solo().tracks(supremacy=9)
    war.step(END_CHECK, A).play("(done)", "(done)")
    assert war.game.outcome is not None
    assert war.game.outcome.winners == (1,)


def test_w_21_8_3_reinforcements_are_kept_and_named_leaders_stay() -> None:
    war = Solo().hand(H, *["hawats_scheming"] * 3, "sandmasters", "spotter_control", "hunter_seeker", "shigawire")
    war.legion(H, "arrakeen", regular=1, named=("baron_harkonnen",))
    war.step(END_CHECK, A).play("(done)", "(done)", "(done)")
    assert len(war.state.hands[H]) == 9
    assert war.where("baron_harkonnen") == "arrakeen"


def test_w_21_8_3_all_tactical_cards_are_shuffled() -> None:
    war = Solo()
    war.mahdi.tactical, war.mahdi.discarded = (0, 2), (1, 4, 5, 6, 7)
    war.mahdi.harvest = 0
    war.mahdi.tactical = (2,)
    war.step(END_CHECK, A).play("(done)", "(done)", "(done)")
    mahdi = war.mahdi
    assert len(mahdi.tactical) + len(mahdi.discarded) + 2 == 8
