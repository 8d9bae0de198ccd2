"""Setting a game up (I-3)."""

from __future__ import annotations

from collections import Counter

import pytest

import kanly
from kanly import ConfigError, Game
from kanly.imperium.components import CARDS, CONFLICTS, INTRIGUES, LEADERS
from kanly.imperium.state import ImperiumState

SEATS = (3, 4)

STARTING_DECK = {
    "convincing_argument": 2,
    "dagger": 2,
    "diplomacy": 1,
    "dune_the_desert_planet": 2,
    "reconnaissance": 1,
    "seek_allies": 1,
    "signet_ring": 1,
}

PLAIN = ["earl_memnon_thorvald", "duke_leto_atreides", "count_ilban_richese", "paul_atreides"]


def set_up(seats: int = 4, seed: int = 1, leaders: str | list[str] = "random") -> Game:
    return kanly.new("imperium", seats=seats, seed=seed, leaders=leaders)


def table(game: Game) -> ImperiumState:
    assert isinstance(game.state, ImperiumState)
    return game.state


def leaders_of(game: Game) -> list[str]:
    return [LEADERS[player.leader].key for player in table(game).players]


def begin(game: Game) -> Game:
    """Answer the decisions of setup with the first option, up to the first turn."""
    while game.decision.kind != "turn":
        game.apply(game.decision.actions[0])
    return game


@pytest.mark.parametrize("seats", [0, 5])
def test_i_1_1_nobody_and_five_people_cannot_play(seats: int) -> None:
    with pytest.raises(ConfigError, match=f"seats 1, 2, 3 or 4 players, not {seats}"):
        set_up(seats=seats)


@pytest.mark.parametrize(("seats", "sitters"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_i_1_1_house_hagal_makes_up_three_where_fewer_people_sit(seats: int, sitters: int) -> None:
    game = begin(set_up(seats=seats))
    assert len(table(game).players) == sitters
    assert (table(game).hagal is None) == (seats >= 3)


@pytest.mark.parametrize("seats", SEATS)
def test_i_3_1_the_mentat_and_the_alliances_are_on_the_board(seats: int) -> None:
    state = table(begin(set_up(seats)))
    assert state.mentat == -1
    assert state.alliances == [-1, -1, -1, -1]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_i_3_2_ten_conflicts_lie_by_level_and_eight_are_out(seats: int, seed: int) -> None:
    state = table(begin(set_up(seats, seed)))
    from_the_top = [*state.conflicts, *reversed(state.conflict_deck)]
    assert [CONFLICTS[card].level for card in from_the_top] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
    assert Counter(CONFLICTS[card].level for card in state.box) == {1: 3, 2: 5}
    assert len({*from_the_top, *state.box}) == 18


@pytest.mark.parametrize("seats", SEATS)
def test_i_3_3_row_reserve_and_shared_decks(seats: int) -> None:
    state = table(begin(set_up(seats)))
    assert len(state.row) == 5
    assert len(state.imperium_deck) == 62
    assert len(state.intrigue_deck) == 40
    assert state.intrigue_discard == []
    stacks = {CARDS[card].key: n for card, n in zip(state.edition.reserve, state.reserve, strict=True)}
    assert stacks == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}


def test_i_3_3_every_seed_shuffles_anew() -> None:
    one, same, other = (table(begin(set_up(seed=seed))) for seed in (1, 1, 2))
    assert [INTRIGUES[card].key for card in one.intrigue_deck] == [INTRIGUES[card].key for card in same.intrigue_deck]
    assert one.row == same.row
    assert one.intrigue_deck != other.intrigue_deck
    assert one.imperium_deck != other.imperium_deck
    assert [one.players[seat].deck for seat in range(4)] != [other.players[seat].deck for seat in range(4)]


# -- leaders -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_i_3_4_random_leaders_are_all_different(seats: int) -> None:
    dealt = [tuple(leaders_of(begin(set_up(seats, seed)))) for seed in range(6)]
    assert all(len(set(leaders)) == seats for leaders in dealt)
    assert len(set(dealt)) > 1


@pytest.mark.parametrize("seats", SEATS)
def test_i_3_4_leaders_are_chosen_in_turn_order_and_each_only_once(seats: int) -> None:
    game = set_up(seats, leaders="choose")
    first = table(game).first
    chosen: list[str] = []
    for i in range(seats):
        decision = game.decision
        assert decision.kind == "leader"
        assert decision.seat == (first + i) % seats
        assert len(decision.actions) == 8 - i
        assert not set(chosen) & {action.text for action in decision.actions}
        chosen.append(decision.actions[-1].text)
        game.apply(chosen[-1])
    assert len(set(leaders_of(game))) == seats


@pytest.mark.parametrize("seats", SEATS)
def test_i_3_4_a_draft_offers_two_different_leaders_to_each(seats: int) -> None:
    game = set_up(seats, leaders="draft")
    first = table(game).first
    offers: list[str] = []
    for i in range(seats):
        assert game.to_move == (first + i) % seats
        assert len(game.decision.actions) == 2
        offers += [action.text for action in game.decision.actions]
        game.apply(game.decision.actions[1])
    assert len(set(offers)) == 2 * seats
    assert {f"leader {key}" for key in leaders_of(game)} < set(offers)


def test_i_3_4_named_leaders_sit_where_they_are_named() -> None:
    assert leaders_of(set_up(leaders=PLAIN)) == PLAIN
    same_house = ["helena_richese", "count_ilban_richese", "paul_atreides"]
    assert leaders_of(set_up(seats=3, leaders=same_house)) == same_house


def test_i_3_4_a_question_mark_is_a_random_leader_beside_the_named_ones() -> None:
    for seed in range(4):
        leaders = leaders_of(begin(set_up(seed=seed, leaders=["?", "paul_atreides", "?", "?"])))
        assert leaders[1] == "paul_atreides"
        assert len(set(leaders)) == 4


@pytest.mark.parametrize(
    ("leaders", "reason"),
    [
        (["paul_atreides", "paul_atreides", "?"], "only once"),
        (["paul_atreides", "?"], "2 leaders for 3 seats"),
        (["paul_atreides", "stilgar", "?"], "unknown leader 'stilgar'"),
    ],
)
def test_i_3_4_leaders_that_do_not_fit_are_refused(leaders: list[str], reason: str) -> None:
    with pytest.raises(ConfigError, match=reason):
        set_up(seats=3, leaders=leaders)


# -- the seats -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_i_3_5_everyone_has_the_ten_cards_one_water_and_two_agents(seats: int) -> None:
    state = table(set_up(seats, leaders=PLAIN[:seats]))
    for player in state.players:
        assert Counter(CARDS[card].key for card in player.deck + player.hand) == STARTING_DECK
        assert player.goods == [0, 0, 1]
        assert player.ready == 2
        assert player.swordmaster == 0
        assert player.council == 0
        assert player.intrigue == []
        assert player.discard == []


@pytest.mark.parametrize(("seats", "points"), [(3, 0), (4, 1)])
def test_i_3_6_four_players_start_with_a_point_each_and_three_with_none(seats: int, points: int) -> None:
    state = table(set_up(seats, leaders=PLAIN[:seats]))
    assert [player.vp for player in state.players] == [points] * seats
    assert [player.influence for player in state.players] == [[0, 0, 0, 0]] * seats
    assert [player.swords for player in state.players] == [0] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_i_3_7_three_troops_are_in_the_garrison_and_nine_in_the_supply(seats: int) -> None:
    state = table(set_up(seats, leaders=PLAIN[:seats]))
    assert [(player.supply, player.garrison, player.conflict) for player in state.players] == [(9, 3, 0)] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_i_3_8_any_seat_may_be_first_and_begins(seats: int) -> None:
    games = [set_up(seats, seed, leaders=PLAIN[:seats]) for seed in range(30)]
    assert {table(game).first for game in games} == set(range(seats))
    assert all(game.to_move == table(game).first for game in games)


def test_i_3_9_rabban_starts_with_a_spice_and_a_solari_more() -> None:
    state = table(set_up(seats=3, leaders=["glossu_the_beast_rabban", *PLAIN[:2]]))
    assert [player.goods for player in state.players] == [[1, 1, 1], [0, 0, 1], [0, 0, 1]]


def test_i_3_9_the_baron_chooses_two_factions_before_the_first_round() -> None:
    game = set_up(seats=3, leaders=["baron_vladimir_harkonnen", *PLAIN[:2]])
    assert game.to_move == 0
    assert [action.text for action in game.decision.actions] == [
        "tokens emperor+guild",
        "tokens emperor+bene_gesserit",
        "tokens emperor+fremen",
        "tokens guild+bene_gesserit",
        "tokens guild+fremen",
        "tokens bene_gesserit+fremen",
    ]
    assert table(game).round == 0
    assert table(game).conflicts == ()
    game.apply("tokens guild+fremen")
    assert table(game).round == 1
    assert len(table(game).conflicts) == 1


def test_the_other_side_of_a_leader_cannot_be_chosen_at_the_start() -> None:
    """Lady Jessica is turned over in the game (U-19.4)."""
    leaders = ["reverend_mother_jessica", "muad_dib", "staban_tuek", "gurney_halleck"]
    with pytest.raises(ConfigError):
        kanly.new("imperium", edition="uprising", seats=4, leaders=leaders)
