"""Six players in two teams: setup, the board and the seats (U-22.1 to U-22.8, U-22.21, U-22.27 to U-22.29)."""

from __future__ import annotations

from collections import Counter

import pytest

import kanly
from kanly.imperium.components import CARDS, CONFLICTS, CONTRACTS, LEADERS
from kanly.imperium.state import ImperiumState, allies_of, opponents_of
from tests.imperium.uprising.six_scenes import ALLIES, MUAD_DIB, SHADDAM


def new(seed: int = 1, modules: tuple[str, ...] = ()) -> ImperiumState:
    state = kanly.new("imperium", edition="uprising", modules=modules, seats=6, seed=seed).state
    assert isinstance(state, ImperiumState)
    return state


def test_u_22_1_and_2_two_teams_of_three_sit_in_turn() -> None:
    state = new()
    assert [LEADERS[state.players[seat].leader].key for seat in (0, 3)] == ["muad_dib", "shaddam_corrino_iv"]
    assert kanly.rules_of("imperium").teams(state) == ((0, 2, 4), (1, 3, 5))
    assert allies_of(state, MUAD_DIB) == [2, 4], "left, then right"
    assert allies_of(state, SHADDAM) == [5, 1]
    assert allies_of(state, 1) == [5, 1], "of an Ally's own team"
    assert opponents_of(state, 0) == [1, 3, 5]


@pytest.mark.parametrize("modules", [(), ("choam",)])
def test_u_22_3_the_choam_module_is_always_in(modules: tuple[str, ...]) -> None:
    state = new(modules=modules)
    assert state.uprising is not None
    assert len(state.uprising.market) == 2
    assert "reach_agreement" in state.edition.intrigue_ids
    assert "cargo_runner" in state.edition.card_ids


def test_u_22_3_nine_conflicts_of_levels_two_and_three() -> None:
    state = new()
    assert state.round == 1
    levels = [CONFLICTS[card].level for card in (*state.conflict_deck, *state.conflicts)]
    assert levels == [3] * 4 + [2] * 5


def test_u_22_4_commanders_begin_with_four_points_allies_with_one() -> None:
    state = new()
    assert [player.vp for player in state.players] == [4, 1, 1, 4, 1, 1]
    assert [player.goods for player in state.players] == [[0, 0, 1]] * 6


def test_u_22_5_allies_have_the_usual_deck_and_troops() -> None:
    state = new()
    for seat in ALLIES:
        player = state.players[seat]
        assert (player.supply, player.garrison, player.ready) == (9, 3, 2)
        without = len(LEADERS[player.leader].without)
        assert len(player.deck) + len(player.hand) == 10 - without


def test_u_22_6_commanders_have_decks_of_their_own_and_no_troops() -> None:
    state = new()
    for seat, deck in ((MUAD_DIB, "muad_dib"), (SHADDAM, "shaddam")):
        player = state.players[seat]
        assert (player.supply, player.garrison, player.conflict, player.ready) == (0, 0, 0, 2)
        cards = Counter(CARDS[card].deck for card in (*player.deck, *player.hand))
        assert cards == {deck: 10}
        assert player.uprising is not None
        assert player.uprising.won == (), "no Objective"


@pytest.mark.parametrize("seed", range(12))
def test_u_22_7_no_team_keeps_both_desert_mice_and_the_sign_begins(seed: int) -> None:
    state = new(seed)
    held = {}
    for seat in ALLIES:
        up = state.players[seat].uprising
        assert up is not None
        (card,) = up.won
        held[seat] = CONFLICTS[card].key
    assert sorted(held.values()) == [
        "objective_crysknife",
        "objective_crysknife_4_6p",
        "objective_desert_mouse_4_6p",
        "objective_desert_mouse_first_player",
    ]
    mice = [seat for seat, key in held.items() if "desert_mouse" in key]
    assert {seat % 2 for seat in mice} == {0, 1}, "one in each team"
    assert held[state.first] == "objective_desert_mouse_first_player"


def test_u_22_8_tracks_on_the_board_have_their_own_bonuses() -> None:
    edition = new().edition
    assert edition.tracks == ("great_houses", "guild", "bene_gesserit", "fringe_worlds")
    assert [bonus.path for bonus in edition.track_bonuses] == [
        "track.great_houses/troops", "track.guild/solari2", "track.bene_gesserit/intrigue2", "track.fringe_worlds/spy",
    ]  # fmt: skip


def test_u_22_21_the_sardaukar_contracts_are_set_aside_and_name_shaddams_board() -> None:
    state = new()
    up = state.uprising
    assert up is not None
    assert sorted(CONTRACTS[number].key for number in up.aside) == ["sardaukar_cards", "sardaukar_recall"]
    assert {CONTRACTS[number].space for number in up.aside} == {"sardaukar_6p"}
    assert len(up.market) + len(up.bank) == 18


def test_u_22_27_habbanya_erg_is_a_maker_space() -> None:
    edition = new().edition
    makers = {edition.board[space].key: edition.board[space].maker for space in edition.makers}
    assert makers == {"imperial_basin": 1, "hagga_basin": 2, "deep_desert": 4, "habbanya_erg": 2}


def test_u_22_28_and_29_the_board_has_28_spaces_and_15_posts() -> None:
    edition = new().edition
    assert len(edition.board) == 28
    assert len(edition.posts) == 15
    personal = [space for space in edition.board if space.personal >= 0]
    assert [space.key for space in personal] == ["vast_wealth", "sardaukar_6p", "hardy_warriors", "desert_mastery"]
    assert not any(edition.joined[space.id] for space in personal), "personal boards have no posts"


def test_leaders_are_named_for_the_allies_only() -> None:
    named = ["gurney_halleck", "lady_jessica", "staban_tuek", "feyd_rautha_harkonnen"]
    game = kanly.new("imperium", edition="uprising", seats=6, seed=1, leaders=named)
    state = game.state
    assert isinstance(state, ImperiumState)
    assert [LEADERS[state.players[seat].leader].key for seat in ALLIES] == named
    assert kanly.read_record(game.record()).digest == game.digest
    assert kanly.read_position(game.position()).config.options["leaders"] == ",".join(named)
    with pytest.raises(kanly.ConfigError, match="draft of 4 needs 8 leaders; there are 7"):
        kanly.new("imperium", edition="uprising", seats=6, leaders="draft")


@pytest.mark.parametrize("modules", [[], ["choam"]])
@pytest.mark.parametrize(("leader", "name"), [("muad_dib", "Muad'Dib"), ("shaddam_corrino_iv", "Shaddam Corrino IV")])
def test_u_22_6_a_commander_is_refused_as_an_ally_by_name(modules: list[str], leader: str, name: str) -> None:
    named = [leader, "lady_jessica", "staban_tuek", "feyd_rautha_harkonnen"]
    with pytest.raises(kanly.ConfigError, match=f"{name} commands a team, and is no Ally"):
        kanly.new("imperium", edition="uprising", modules=modules, seats=6, leaders=named)


def test_u_22_6_no_commander_is_offered_as_an_ally() -> None:
    with pytest.raises(kanly.ConfigError, match="there are feyd_rautha_harkonnen") as refused:
        kanly.new("imperium", edition="uprising", seats=6, leaders=["nobody", "?", "?", "?"])
    assert "muad_dib" not in str(refused.value)
