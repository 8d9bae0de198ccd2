"""Setup of Uprising (U-3)."""

from __future__ import annotations

import pytest

import kanly
from kanly.imperium.components import CARDS, CONFLICTS, CONTRACTS, LEADERS
from kanly.imperium.state import ImperiumState

SEATS = [3, 4]


def new(seats: int = 4, seed: int = 1, choam: bool = True, **options: object) -> ImperiumState:
    game = kanly.new(
        "imperium", edition="uprising", modules=["choam"] if choam else [], seats=seats, seed=seed, **options
    )
    state = game.state
    assert isinstance(state, ImperiumState)
    return state


def objectives(state: ImperiumState) -> list[str]:
    return [CONFLICTS[card].key for player in state.players if player.uprising for card in player.uprising.won]


@pytest.mark.parametrize("seats", SEATS)
def test_u_3_1_what_a_player_starts_with(seats: int) -> None:
    for player in new(seats, leaders=["gurney_halleck", "muad_dib", "lady_jessica", "princess_irulan"][:seats]).players:
        assert player.uprising is not None
        assert (player.garrison, player.supply, player.conflict) == (3, 9, 0)
        assert (player.goods, player.ready, player.intrigue) == ([0, 0, 1], 2, [])
        assert (len(player.hand), len(player.deck)) == (5, 5)
        assert (player.uprising.spies, player.uprising.hooks, player.uprising.sandworms) == (0, 0, 0)
        assert (player.uprising.contracts, player.uprising.completed) == ((), ())


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_u_3_2_ten_conflict_cards_by_level(seed: int) -> None:
    state = new(seed=seed)
    deck = [*state.conflicts, *reversed(state.conflict_deck)]
    assert [CONFLICTS[card].level for card in deck] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
    assert sorted(CONFLICTS[card].level for card in state.box) == [1, 1, 2, 2, 2, 2]


def test_u_3_3_the_module_brings_its_cards_its_leader_and_contracts() -> None:
    with_it, without = new().edition, new(choam=False).edition
    assert (len(with_it.deck), len(without.deck)) == (69, 65)
    assert (len(with_it.intrigues), len(without.intrigues)) == (44, 40)
    assert (len(with_it.leaders), len(without.leaders)) == (9, 8)
    assert (len(with_it.contracts), len(without.contracts)) == (20, 0)


def test_u_3_4_the_reserve() -> None:
    state = new()
    stacks = {CARDS[card].key: n for card, n in zip(state.edition.reserve, state.reserve, strict=True)}
    assert stacks == {"prepare_the_way": 8, "the_spice_must_flow": 10}
    assert len(state.row) == 5


def test_u_3_1_the_shield_wall_stands() -> None:
    table = new().uprising
    assert table is not None
    assert table.wall == 1


@pytest.mark.covers(
    "objective/objective_crysknife",
    "objective/objective_crysknife_4_6p",
    "objective/objective_desert_mouse_first_player",
    "objective/objective_desert_mouse_4_6p",
    "objective/objective_ornithopter_1_3p",
)
def test_u_3_6_the_objectives_of_three_and_of_four_players() -> None:
    assert sorted(objectives(new(3))) == [
        "objective_crysknife",
        "objective_desert_mouse_first_player",
        "objective_ornithopter_1_3p",
    ]
    assert sorted(objectives(new(4))) == [
        "objective_crysknife",
        "objective_crysknife_4_6p",
        "objective_desert_mouse_4_6p",
        "objective_desert_mouse_first_player",
    ]


@pytest.mark.covers("objective/objective_desert_mouse_first_player")
@pytest.mark.parametrize("seats", SEATS)
def test_u_3_7_the_owner_of_the_sign_goes_first_and_it_is_dealt_at_random(seats: int) -> None:
    states = [new(seats, seed) for seed in range(1, 13)]
    for state in states:
        assert objectives(state)[state.first] == "objective_desert_mouse_first_player"
    assert len({state.first for state in states}) > 1


def test_u_3_8_shaddams_contracts_are_set_aside_before_the_market_is_dealt() -> None:
    state = new(leaders=["shaddam_corrino_iv", "muad_dib", "gurney_halleck", "princess_irulan"])
    table = state.uprising
    assert table is not None
    assert sorted(CONTRACTS[contract].key for contract in table.aside) == ["sardaukar_cards", "sardaukar_recall"]
    assert (len(table.market), len(table.bank)) == (2, 16)
    assert all(player.uprising is not None and not player.uprising.contracts for player in state.players)


def test_u_16_2_without_him_all_twenty_are_dealt() -> None:
    table = new(leaders=["lady_jessica", "muad_dib", "gurney_halleck", "princess_irulan"]).uprising
    assert table is not None
    assert (len(table.market), len(table.bank), table.aside) == (2, 18, ())


def test_u_3_8_jessica_starts_on_her_lady_side() -> None:
    state = new(leaders=["lady_jessica", "muad_dib", "gurney_halleck", "princess_irulan"])
    assert LEADERS[state.players[0].leader].key == "lady_jessica"
    assert "reverend_mother_jessica" not in [LEADERS[leader].key for leader in state.edition.leaders]


@pytest.mark.parametrize(("seats", "points"), [(3, 0), (4, 1)])
def test_u_3_9_four_players_start_with_a_point(seats: int, points: int) -> None:
    assert [player.vp for player in new(seats).players] == [points] * seats
