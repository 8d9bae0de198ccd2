"""The Conflict cards, the ranking and its ties, rewards, control and defence (I-3.2, I-9, I-13, I-21.6)."""

from __future__ import annotations

import pytest

from kanly.imperium.rules.combat import rewards
from tests.scene import CONFLICT, Scene

LEVEL_1 = {"skirmish_a", "skirmish_b", "skirmish_c", "skirmish_d"}
LEVEL_2 = {
    "cloak_and_dagger", "desert_power", "guild_bank_raid", "machinations", "raid_stockpiles", "secure_imperial_basin",
    "siege_of_arrakeen", "siege_of_carthag", "sort_through_the_chaos", "terrible_purpose",
}  # fmt: skip
LEVEL_3 = {"battle_for_arrakeen", "battle_for_carthag", "battle_for_imperial_basin", "grand_vision"}


def battle(conflict: str, troops: tuple[int, ...] = (4, 3, 2, 1), first: int = 0) -> Scene:
    """Fight a Conflict in which the seats have that many troops; by default seat 0 wins, seat 3 gets nothing."""
    scene = war(conflict, troops, first)
    scene.set_intrigue_deck("ambush", "windfall", "charisma", "infiltrate", "bribery")
    return scene.fight()


def war(conflict: str, troops: tuple[int, ...] = (4, 3, 2, 1), first: int = 0) -> Scene:
    """Stand before the combat phase, with troops of the seats in the Conflict."""
    scene = Scene(seats=len(troops), conflict=conflict, first=first)
    for seat, count in enumerate(troops):
        scene.set(seat, troops=(0, count))
    return scene


def goods(scene: Scene) -> list[tuple[int, int, int]]:
    """Solari, spice and water of every seat."""
    return [scene.goods(seat) for seat in range(len(scene.state.players))]


def points(scene: Scene) -> list[int]:
    return [player.vp for player in scene.state.players]


def intrigue(scene: Scene) -> list[list[str]]:
    return [scene.intrigue(seat) for seat in range(len(scene.state.players))]


def places(scene: Scene) -> list[tuple[int, int]]:
    """Who took which reward, in the order of taking."""
    return [(event.seat, event.data["place"]) for event in scene.events("reward")]


# -- the Conflict deck ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_i_3_2_ten_rounds_bring_one_level_one_five_level_two_and_four_level_three(seed: int) -> None:
    scene = Scene(seed=seed, conflict="skirmish_a")
    for _ in range(9):
        scene.finish_round()
    revealed = [event.data["conflict"] for event in scene.events("round")]
    assert len(revealed) == len(set(revealed)) == 10
    assert set(revealed[:1]) < LEVEL_1
    assert set(revealed[1:6]) < LEVEL_2
    assert set(revealed[6:]) == LEVEL_3


def test_i_3_2_the_rest_leaves_the_game_unseen() -> None:
    scene = Scene()
    names = {number: key for key, number in CONFLICT.items()}
    left = {names[card] for card in scene.state.box}
    assert len(left & LEVEL_1) == 3
    assert len(left & LEVEL_2) == 5
    assert not left & LEVEL_3
    seen = scene.game.observe(0).text()
    assert '"box":["?","?","?","?","?","?","?","?"]' in seen


def test_i_3_2_the_cards_are_drawn_and_shuffled_at_random() -> None:
    decks = [Scene(seed=seed).state.conflict_deck for seed in range(1, 7)]
    assert len({tuple(deck[:4]) for deck in decks}) > 1
    assert len({frozenset(deck[4:]) for deck in decks}) > 1


# -- level I -------------------------------------------------------------------------------------------


@pytest.mark.covers("conflict/skirmish_a")
def test_skirmish_a() -> None:
    scene = battle("skirmish_a")
    assert points(scene) == [2, 1, 1, 1]
    assert intrigue(scene) == [[], ["ambush"], [], []]
    assert goods(scene) == [(0, 0, 0), (2, 0, 0), (2, 0, 0), (0, 0, 0)]


@pytest.mark.covers("conflict/skirmish_b")
def test_skirmish_b() -> None:
    scene = battle("skirmish_b")
    assert points(scene) == [2, 1, 1, 1]
    assert goods(scene) == [(0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 0, 0)]


@pytest.mark.covers("conflict/skirmish_c")
def test_skirmish_c() -> None:
    scene = battle("skirmish_c")
    assert scene.to_move == 0
    assert scene.options == ["faction emperor", "faction guild", "faction bene_gesserit", "faction fremen"]
    scene.do("faction guild")
    assert scene.influence(0, "guild") == 1
    assert goods(scene) == [(0, 1, 0), (0, 2, 0), (0, 1, 0), (0, 0, 0)]
    assert points(scene) == [1, 1, 1, 1]


@pytest.mark.covers("conflict/skirmish_d")
def test_skirmish_d() -> None:
    scene = battle("skirmish_d").do("faction fremen")
    assert scene.influence(0, "fremen") == 1
    assert goods(scene) == [(2, 0, 0), (3, 0, 0), (2, 0, 0), (0, 0, 0)]
    assert points(scene) == [1, 1, 1, 1]


# -- level II ------------------------------------------------------------------------------------------


@pytest.mark.covers("conflict/cloak_and_dagger")
@pytest.mark.parametrize(
    ("choice", "cards", "spice"),
    [("choose cloak_and_dagger/intrigue3", ["infiltrate"], 0), ("choose cloak_and_dagger/spice2", [], 1)],
)
def test_cloak_and_dagger(choice: str, cards: list[str], spice: int) -> None:
    scene = battle("cloak_and_dagger").do("faction emperor")
    assert scene.influence(0, "emperor") == 1
    assert scene.to_move == 2
    assert scene.options == ["choose cloak_and_dagger/intrigue3", "choose cloak_and_dagger/spice2"]
    scene.do(choice)
    assert intrigue(scene) == [["ambush", "windfall"], ["charisma"], cards, []]
    assert goods(scene) == [(0, 0, 0), (0, 1, 0), (0, spice, 0), (0, 0, 0)]


@pytest.mark.covers("conflict/desert_power")
def test_desert_power() -> None:
    scene = battle("desert_power")
    assert points(scene) == [2, 1, 1, 1]
    assert goods(scene) == [(0, 0, 1), (0, 1, 1), (0, 1, 0), (0, 0, 0)]


@pytest.mark.covers("conflict/guild_bank_raid")
def test_guild_bank_raid() -> None:
    scene = battle("guild_bank_raid")
    assert points(scene) == [1, 1, 1, 1]
    assert goods(scene) == [(6, 0, 0), (4, 0, 0), (2, 0, 0), (0, 0, 0)]


@pytest.mark.covers("conflict/machinations")
def test_machinations() -> None:
    scene = battle("machinations")
    assert scene.to_move == 0
    pairs = ["1+2", "1+3", "1+4", "2+3", "2+4", "3+4"]
    assert scene.options == [f"combine machinations/choose {pair}" for pair in pairs]
    scene.do("combine machinations/choose 1+4")
    assert scene[0].influence == [1, 0, 0, 1]
    assert goods(scene) == [(0, 0, 0), (2, 0, 1), (0, 0, 1), (0, 0, 0)]


@pytest.mark.covers("conflict/machinations")
def test_i_17_1_machinations_offers_no_full_track() -> None:
    scene = war("machinations").set(0, influence={"emperor": 6, "guild": 6}).fight()
    assert scene[0].influence == [6, 6, 1, 1]
    assert scene.kind == "turn"


@pytest.mark.covers("conflict/raid_stockpiles")
def test_raid_stockpiles() -> None:
    scene = battle("raid_stockpiles")
    assert intrigue(scene) == [["ambush"], [], [], []]
    assert goods(scene) == [(0, 3, 0), (0, 2, 0), (0, 1, 0), (0, 0, 0)]


@pytest.mark.covers("conflict/secure_imperial_basin")
def test_secure_imperial_basin() -> None:
    scene = battle("secure_imperial_basin")
    assert points(scene) == [2, 1, 1, 1]
    assert scene.controller("imperial_basin") == 0
    assert goods(scene) == [(0, 0, 0), (0, 0, 2), (0, 0, 1), (0, 0, 0)]


@pytest.mark.covers("conflict/siege_of_arrakeen")
def test_siege_of_arrakeen() -> None:
    scene = battle("siege_of_arrakeen")
    assert points(scene) == [2, 1, 1, 1]
    assert scene.controller("arrakeen") == 0
    assert goods(scene) == [(0, 0, 0), (4, 0, 0), (2, 0, 0), (0, 0, 0)]


@pytest.mark.covers("conflict/siege_of_carthag")
def test_siege_of_carthag() -> None:
    scene = battle("siege_of_carthag")
    assert points(scene) == [2, 1, 1, 1]
    assert scene.controller("carthag") == 0
    assert intrigue(scene) == [[], ["ambush"], [], []]
    assert goods(scene) == [(0, 0, 0), (0, 1, 0), (0, 1, 0), (0, 0, 0)]


@pytest.mark.covers("conflict/sort_through_the_chaos")
def test_sort_through_the_chaos() -> None:
    scene = battle("sort_through_the_chaos")
    assert intrigue(scene) == [["ambush"], ["windfall"], [], []]
    assert goods(scene) == [(2, 0, 0), (2, 0, 0), (2, 0, 0), (0, 0, 0)]
    scene.do("done")
    assert [player.ready for player in scene.state.players] == [3, 2, 2, 2]


@pytest.mark.covers("conflict/terrible_purpose")
def test_terrible_purpose() -> None:
    scene = war("terrible_purpose").set(0, hand=["dagger", "diplomacy"], deck=[], discard=["seek_allies"]).fight()
    assert scene.options == ["use terrible_purpose/trash", "done"]
    scene.do("use terrible_purpose/trash")
    assert scene.options == ["trash dagger hand", "trash diplomacy hand", "trash seek_allies discard"]
    scene.do("trash seek_allies discard")
    assert scene.cards(0, "hand") == ["dagger", "diplomacy"]
    assert points(scene) == [2, 1, 1, 1]
    assert goods(scene) == [(0, 0, 0), (0, 1, 1), (0, 1, 0), (0, 0, 0)]


@pytest.mark.covers("conflict/terrible_purpose")
def test_i_13_11_the_trash_icon_of_a_reward_may_be_declined() -> None:
    scene = war("terrible_purpose").set(0, hand=["dagger"], deck=[], discard=[]).fight()
    scene.do("done")
    assert scene.cards(0, "hand") == ["dagger"]
    assert points(scene) == [2, 1, 1, 1]


# -- level III -----------------------------------------------------------------------------------------


@pytest.mark.covers("conflict/battle_for_arrakeen")
@pytest.mark.parametrize(
    ("choice", "cards", "gained"),
    [("1+2", ["ambush"], (0, 2, 0)), ("1+3", ["ambush"], (3, 0, 0)), ("2+3", [], (3, 2, 0))],
)
def test_battle_for_arrakeen(choice: str, cards: list[str], gained: tuple[int, int, int]) -> None:
    scene = battle("battle_for_arrakeen")
    assert points(scene) == [3, 1, 1, 1]
    assert scene.controller("arrakeen") == 0
    assert scene.to_move == 1
    assert scene.options == [f"combine battle_for_arrakeen/choose {pair}" for pair in ("1+2", "1+3", "2+3")]
    scene.do(f"combine battle_for_arrakeen/choose {choice}")
    assert scene.intrigue(1) == cards
    assert len(scene.intrigue(2)) == 1
    assert goods(scene) == [(0, 0, 0), gained, (2, 0, 0), (0, 0, 0)]


@pytest.mark.covers("conflict/battle_for_carthag")
def test_battle_for_carthag() -> None:
    scene = battle("battle_for_carthag")
    assert points(scene) == [3, 1, 1, 1]
    assert scene.controller("carthag") == 0
    assert intrigue(scene) == [[], ["ambush"], [], []]
    assert goods(scene) == [(0, 0, 0), (0, 3, 0), (0, 3, 0), (0, 0, 0)]


@pytest.mark.covers("conflict/battle_for_imperial_basin")
def test_battle_for_imperial_basin() -> None:
    scene = battle("battle_for_imperial_basin")
    assert points(scene) == [3, 1, 1, 1]
    assert scene.controller("imperial_basin") == 0
    assert goods(scene) == [(0, 0, 0), (0, 5, 0), (0, 3, 0), (0, 0, 0)]


@pytest.mark.covers("conflict/grand_vision")
def test_grand_vision() -> None:
    scene = battle("grand_vision").do("faction bene_gesserit")
    assert scene[0].influence == [0, 0, 2, 0]
    assert points(scene) == [2, 1, 1, 1]
    assert intrigue(scene) == [["ambush"], ["windfall"], [], []]
    assert goods(scene) == [(0, 0, 0), (0, 3, 0), (0, 3, 0), (0, 0, 0)]


@pytest.mark.covers("conflict/grand_vision")
def test_i_13_13_troops_of_a_reward_are_recruited_before_the_conflict_empties() -> None:
    scene = war("grand_vision").set(0, troops=(8, 4), influence={"emperor": 2}).fight()
    scene.do("faction emperor")
    assert scene.influence(0, "emperor") == 4
    assert scene.troops(0) == (0, 8, 4)
    scene.do("done")
    assert scene.troops(0) == (4, 8, 0)


# -- ranking -------------------------------------------------------------------------------------------

TABLE = [
    ([9, 6, 4], [1, 2, 0]),
    ([9, 9, 4], [2, 2, 0]),
    ([9, 6, 6], [1, 3, 3]),
    ([9, 9, 9], [2, 2, 2]),
    ([9, 0, 0], [1, 0, 0]),
    ([9, 6, 4, 2], [1, 2, 3, 0]),
    ([9, 9, 4, 2], [2, 2, 3, 0]),
    ([9, 9, 4, 4], [2, 2, 0, 0]),
    ([9, 9, 9, 4], [2, 2, 2, 0]),
    ([9, 9, 9, 9], [2, 2, 2, 2]),
    ([9, 6, 6, 4], [1, 3, 3, 0]),
    ([9, 6, 6, 6], [1, 3, 3, 3]),
    ([9, 6, 4, 4], [1, 2, 0, 0]),
    ([9, 9, 4, 0], [2, 2, 3, 0]),
]


@pytest.mark.parametrize(("strengths", "expected"), TABLE)
def test_i_13_9_the_table_of_outcomes(strengths: list[int], expected: list[int]) -> None:
    assert rewards(strengths) == expected
    assert rewards(strengths[::-1]) == expected[::-1]
    assert rewards([*strengths[1:], strengths[0]]) == [*expected[1:], expected[0]]


@pytest.mark.parametrize("seats", [3, 4])
def test_i_13_1_only_strength_above_zero_is_ranked(seats: int) -> None:
    assert rewards([0] * seats) == [0] * seats
    assert rewards([0] * (seats - 2) + [2, 5]) == [0] * (seats - 2) + [2, 1]


@pytest.mark.parametrize(
    ("troops", "solari"),
    [
        ((4, 3, 2), [6, 4, 0]),
        ((3, 3, 2), [4, 4, 0]),
        ((4, 2, 2), [6, 2, 2]),
        ((2, 2, 2), [4, 4, 4]),
        ((4, 0, 0), [6, 0, 0]),
        ((1, 2, 3, 4), [0, 2, 4, 6]),
        ((4, 4, 2, 1), [4, 4, 2, 0]),
        ((4, 4, 2, 2), [4, 4, 0, 0]),
        ((1, 4, 4, 4), [0, 4, 4, 4]),
        ((3, 3, 3, 3), [4, 4, 4, 4]),
        ((4, 3, 3, 1), [6, 2, 2, 0]),
        ((3, 3, 4, 3), [2, 2, 6, 2]),
        ((4, 3, 1, 1), [6, 4, 0, 0]),
        ((0, 4, 2, 4), [0, 4, 2, 4]),
    ],
)
def test_i_13_9_the_table_in_fought_combats(troops: tuple[int, ...], solari: list[int]) -> None:
    scene = battle("guild_bank_raid", troops)
    assert goods(scene) == [(count, 0, 0) for count in solari]


def test_i_12_8_strength_is_two_a_troop_and_one_a_sword_revealed() -> None:
    scene = Scene(seats=3, conflict="guild_bank_raid")
    scene.set(0, hand=["stilgar"], troops=(0, 1))
    scene.set(1, hand=["dagger"], troops=(0, 2))
    scene.set(2, hand=["dagger"], troops=(3, 0))
    scene.do("reveal")
    assert scene.strength(0) == 5
    scene.do("done", "reveal")
    assert scene.strength(1) == 5
    scene.do("reveal")
    assert scene.events("combat_resolved")[0].data["strengths"] == [5, 5, 0]
    assert goods(scene) == [(4, 0, 0), (4, 0, 0), (0, 0, 0)]


def test_e_69_swords_without_a_troop_are_no_strength() -> None:
    scene = Scene(conflict="skirmish_b").set(0, swords=5, troops=(3, 0)).set(1, troops=(0, 1)).fight()
    assert points(scene) == [1, 2, 1, 1]
    assert goods(scene) == [(0, 0, 0)] * 4


def test_e_70_a_tie_for_first_of_three_players_leaves_the_third_with_nothing() -> None:
    scene = battle("desert_power", (3, 3, 2))
    assert goods(scene) == [(0, 1, 1), (0, 1, 1), (0, 0, 0)]
    assert points(scene) == [0, 0, 0]


def test_e_71_a_tie_for_second_of_three_players_brings_third_rewards() -> None:
    scene = battle("desert_power", (4, 2, 2))
    assert goods(scene) == [(0, 0, 1), (0, 1, 0), (0, 1, 0)]
    assert points(scene) == [1, 0, 0]


def test_e_72_two_pairs_of_four_players() -> None:
    scene = battle("desert_power", (4, 4, 1, 1))
    assert goods(scene) == [(0, 1, 1), (0, 1, 1), (0, 0, 0), (0, 0, 0)]
    assert points(scene) == [1, 1, 1, 1]


def test_e_73_alone_in_the_conflict() -> None:
    scene = battle("desert_power", (0, 0, 4, 0))
    assert goods(scene) == [(0, 0, 0), (0, 0, 0), (0, 0, 1), (0, 0, 0)]
    assert points(scene) == [1, 1, 2, 1]


def test_i_12_7_without_participants_there_are_no_rewards() -> None:
    scene = battle("desert_power", (0, 0, 0, 0))
    assert places(scene) == []
    assert goods(scene) == [(0, 0, 0)] * 4
    assert scene.events("round")[-1].data["number"] == 2


def test_i_13_12_troops_return_to_the_supply_and_strength_to_zero() -> None:
    scene = war("skirmish_b").set(0, troops=(2, 4), swords=3).fight()
    assert scene.troops(0) == (10, 2, 0)
    assert scene.troops(3) == (12, 0, 0)
    scene.set(0, troops=(2, 1))
    assert scene.strength(0) == 2


# -- order of rewards ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "expected"),
    [
        (0, [(0, 1), (1, 2), (2, 3)]),
        (1, [(1, 2), (2, 3), (0, 1)]),
        (2, [(2, 3), (0, 1), (1, 2)]),
        (3, [(0, 1), (1, 2), (2, 3)]),
    ],
)
def test_i_13_11_rewards_are_taken_in_turn_order_from_the_first_player(
    first: int, expected: list[tuple[int, int]]
) -> None:
    assert places(battle("skirmish_b", first=first)) == expected


def test_i_13_11_a_reward_is_taken_completely_before_the_next() -> None:
    scene = battle("cloak_and_dagger", first=2)
    assert (scene.kind, scene.to_move) == ("either", 2)
    assert intrigue(scene) == [[], [], [], []]
    scene.do("choose cloak_and_dagger/intrigue3")
    assert (scene.kind, scene.to_move) == ("faction", 0)
    assert intrigue(scene) == [["charisma", "windfall"], [], ["ambush"], []]
    scene.do("faction guild")
    assert intrigue(scene) == [["charisma", "windfall"], ["infiltrate"], ["ambush"], []]


def test_e_12_a_card_in_hand_after_the_reveal_stays_for_the_next_round() -> None:
    scene = war("skirmish_b").set(0, hand=["stilgar"]).fight()
    assert len(scene.cards(0, "hand")) == 6
    assert "stilgar" in scene.cards(0, "hand")


# -- control and defence -------------------------------------------------------------------------------


def test_i_9_1_control_is_won_by_the_first_reward_alone() -> None:
    scene = battle("siege_of_arrakeen", (1, 2, 3, 4))
    assert scene.controller("arrakeen") == 3
    assert scene.controller("carthag") == -1
    assert scene.controller("imperial_basin") == -1


@pytest.mark.parametrize("conflict", ["siege_of_carthag", "battle_for_carthag"])
def test_e_43_a_new_controller_replaces_the_old_one(conflict: str) -> None:
    scene = war(conflict, (4, 1, 0, 0)).control("carthag", 1).control("arrakeen", 1).fight()
    assert scene.controller("carthag") == 0
    assert scene.controller("arrakeen") == 1
    assert scene.events("control")[0].data == {"space": "carthag", "lost_by": 1}
    scene.set(0, hand=["diplomacy"], troops=(0, 0)).set(1, hand=["reconnaissance"], solari=0, spice=0)
    scene.begin_turn(1).do("agent reconnaissance@carthag")
    assert scene.goods(1) == (0, 0, 0)
    assert scene.goods(0) == (1, 0, 0)


def test_e_44_a_tie_for_first_leaves_control_as_it_is() -> None:
    scene = war("siege_of_arrakeen", (3, 3, 1, 0)).control("arrakeen", 2).fight()
    assert scene.controller("arrakeen") == 2
    assert points(scene) == [1, 1, 1, 1]
    assert goods(scene) == [(4, 0, 0), (4, 0, 0), (2, 0, 0), (0, 0, 0)]


@pytest.mark.parametrize(
    ("space", "card", "owner_gains", "visitor_gains"),
    [
        ("arrakeen", "reconnaissance", (1, 0, 0), (0, 0, 0)),
        ("carthag", "reconnaissance", (1, 0, 0), (0, 0, 0)),
        ("imperial_basin", "dune_the_desert_planet", (0, 1, 0), (0, 1, 0)),
    ],
)
def test_i_9_3_the_controller_gains_whenever_an_agent_is_sent_there(
    space: str, card: str, owner_gains: tuple[int, int, int], visitor_gains: tuple[int, int, int]
) -> None:
    scene = Scene().control(space, 2).set(0, hand=[card]).do(f"agent {card}@{space}")
    assert scene.goods(2) == owner_gains
    assert scene.goods(0) == visitor_gains


def test_e_32_the_controller_gains_for_the_own_agent_too() -> None:
    scene = Scene().control("imperial_basin", 0).set(0, hand=["dune_the_desert_planet"]).bonus("imperial_basin", 2)
    scene.do("agent dune_the_desert_planet@imperial_basin")
    assert scene.goods(0) == (0, 4, 0)


@pytest.mark.parametrize(
    ("conflict", "space"),
    [
        ("siege_of_arrakeen", "arrakeen"),
        ("battle_for_arrakeen", "arrakeen"),
        ("siege_of_carthag", "carthag"),
        ("battle_for_carthag", "carthag"),
        ("secure_imperial_basin", "imperial_basin"),
        ("battle_for_imperial_basin", "imperial_basin"),
    ],
)
def test_i_9_5_the_controller_may_defend_with_a_troop_from_the_supply(conflict: str, space: str) -> None:
    scene = Scene().control(space, 2).set(2, troops=(3, 0)).set_next_conflict(conflict).finish_round()
    assert (scene.to_move, scene.options) == (2, ["defend", "done"])
    scene.do("defend")
    assert scene.troops(2) == (8, 3, 1)
    assert scene.kind == "turn"


def test_i_9_5_the_defence_may_be_declined() -> None:
    scene = Scene().control("arrakeen", 2).set(2, troops=(3, 0)).set_next_conflict("siege_of_arrakeen")
    scene.finish_round().do("done")
    assert scene.troops(2) == (9, 3, 0)
    assert scene.kind == "turn"


def test_i_9_5_other_conflicts_and_other_spaces_give_no_defence() -> None:
    scene = Scene().control("arrakeen", 2).set_next_conflict("siege_of_carthag").finish_round()
    assert scene.kind == "turn"
    scene = Scene().control("arrakeen", 2).set_next_conflict("desert_power").finish_round()
    assert scene.kind == "turn"


def test_e_42_garrison_troops_cannot_stand_in_for_the_defence() -> None:
    scene = Scene().control("arrakeen", 2).set(2, troops=(12, 0)).set_next_conflict("siege_of_arrakeen")
    scene.finish_round()
    assert scene.kind == "turn"
    assert scene.troops(2) == (0, 12, 0)


def test_i_4_3_the_defence_comes_before_the_draw() -> None:
    scene = Scene().control("arrakeen", 2).set_next_conflict("siege_of_arrakeen").finish_round()
    assert scene.options == ["defend", "done"]
    assert scene.cards(2, "hand") == ["dagger"]
    scene.do("defend")
    assert len(scene.cards(2, "hand")) == 6


def test_e_81_a_defender_alone_wins_normally() -> None:
    scene = Scene().control("arrakeen", 2).set_next_conflict("siege_of_arrakeen").finish_round().do("defend")
    scene.fight()
    assert points(scene) == [1, 1, 2, 1]
    assert scene.controller("arrakeen") == 2


# -- the Mentat as a reward ----------------------------------------------------------------------------


def test_e_34_the_mentat_goes_to_the_winner_from_wherever_it_stands() -> None:
    scene = war("sort_through_the_chaos", (1, 4, 0, 0)).give_mentat(0).set(0, agents=["secrets"])
    scene.set_intrigue_deck("ambush", "windfall").fight()
    assert scene.to_move == 1
    assert scene.agents_on("secrets") == [0]
    assert scene[1].ready == 2
    scene.do("done")
    assert [player.ready for player in scene.state.players] == [2, 3, 2, 2]
    assert scene.agents_on("secrets") == []


@pytest.mark.covers("conflict/sort_through_the_chaos")
def test_i_21_6_the_mentat_returns_to_its_space_after_the_next_round() -> None:
    scene = battle("sort_through_the_chaos").do("done")
    scene.set(2, hand=["dagger"], solari=2).begin_turn(2).do("agent dagger@mentat")
    assert scene[2].ready == 1
    scene.finish_round()
    assert [player.ready for player in scene.state.players] == [2, 2, 2, 2]
    scene.set(2, hand=["dagger"], solari=2).begin_turn(2).do("agent dagger@mentat")
    assert scene[2].ready == 2


def test_i_21_6_without_the_reward_the_mentat_returns_at_recall() -> None:
    scene = war("desert_power").give_mentat(3)
    assert scene[3].ready == 3
    scene.fight()
    assert [player.ready for player in scene.state.players] == [2, 2, 2, 2]
