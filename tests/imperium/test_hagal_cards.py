"""The 15 House Hagal cards: where each sends an Agent, what it gives and what it does not, its swords."""

from __future__ import annotations

from collections import Counter

import pytest

import kanly
from kanly.imperium.opponents import HAGAL_CARDS
from kanly.imperium.state import ImperiumState
from kanly.lab import simulate
from tests.imperium.hagal_scenes import OUT_OF_THE_WAY, agents_sent, cards_turned, solo, turn_up, two_players
from tests.scene import Scene

with_either = pytest.mark.parametrize("people", [1, 2])


def has_nothing(scene: Scene, seat: int) -> bool:
    return scene.goods(seat) == (0, 0, 0) and scene.intrigue(seat) == []


@pytest.mark.covers("hagal/conspire")
@with_either
def test_conspire_gives_influence_and_two_troops_to_the_garrison(people: int) -> None:
    scene, rival = turn_up("conspire", people)
    assert scene.agents_on("conspire") == [rival]
    assert scene.influence(rival, "emperor") == 1
    assert scene.troops(rival) == (7, 5, 0)
    assert has_nothing(scene, rival)


@pytest.mark.covers("hagal/wealth")
@with_either
def test_wealth_gives_influence_and_no_solari(people: int) -> None:
    scene, rival = turn_up("wealth", people)
    assert scene.agents_on("wealth") == [rival]
    assert scene.influence(rival, "emperor") == 1
    assert scene.troops(rival) == (9, 3, 0)
    assert has_nothing(scene, rival)


@pytest.mark.covers("hagal/heighliner")
@with_either
def test_heighliner_brings_three_troops_and_two_of_the_garrison_into_the_conflict(people: int) -> None:
    scene, rival = turn_up("heighliner", people)
    assert scene.agents_on("heighliner") == [rival]
    assert scene.influence(rival, "guild") == 1
    assert scene.troops(rival) == (6, 1, 5)
    assert has_nothing(scene, rival)


@pytest.mark.covers("hagal/foldspace")
@with_either
def test_foldspace_gives_influence_and_no_card(people: int) -> None:
    scene, rival = turn_up("foldspace", people)
    assert scene.agents_on("foldspace") == [rival]
    assert scene.influence(rival, "guild") == 1
    assert scene.reserve("foldspace") == 6
    assert scene.troops(rival) == (9, 3, 0)
    assert has_nothing(scene, rival)


@pytest.mark.covers("hagal/selective_breeding")
@with_either
def test_selective_breeding_gives_influence(people: int) -> None:
    scene, rival = turn_up("selective_breeding", people)
    assert scene.agents_on("selective_breeding") == [rival]
    assert scene.influence(rival, "bene_gesserit") == 1
    assert scene.troops(rival) == (9, 3, 0)
    assert has_nothing(scene, rival)


@pytest.mark.covers("hagal/secrets")
def test_secrets_gives_influence_and_neither_draws_nor_steals() -> None:
    scene = solo("secrets").set(0, intrigue=["ambush", "ambush", "windfall", "refocus"])
    scene.do(OUT_OF_THE_WAY, "done")
    assert scene.agents_on("secrets") == [1]
    assert scene.influence(1, "bene_gesserit") == 1
    assert has_nothing(scene, 1)
    assert scene.intrigue(0) == ["ambush", "ambush", "refocus", "windfall"]


@pytest.mark.covers("hagal/hardy_warriors")
@with_either
def test_hardy_warriors_brings_two_troops_and_two_of_the_garrison_into_the_conflict(people: int) -> None:
    scene, rival = turn_up("hardy_warriors", people)
    assert scene.agents_on("hardy_warriors") == [rival]
    assert scene.influence(rival, "fremen") == 1
    assert scene.troops(rival) == (7, 1, 4)
    assert has_nothing(scene, rival)


@pytest.mark.covers("hagal/stillsuits")
@with_either
def test_stillsuits_gives_influence_and_brings_two_of_the_garrison(people: int) -> None:
    scene, rival = turn_up("stillsuits", people)
    assert scene.agents_on("stillsuits") == [rival]
    assert scene.influence(rival, "fremen") == 1
    assert scene.troops(rival) == (9, 1, 2)
    assert has_nothing(scene, rival)


@pytest.mark.covers("hagal/rally_troops")
@with_either
def test_rally_troops_brings_four_troops_to_the_garrison(people: int) -> None:
    scene, rival = turn_up("rally_troops", people)
    assert scene.agents_on("rally_troops") == [rival]
    assert scene.troops(rival) == (5, 7, 0)
    assert scene[rival].influence == [0, 0, 0, 0]


@pytest.mark.covers("hagal/hall_of_oratory")
@with_either
def test_hall_of_oratory_brings_one_troop_to_the_garrison(people: int) -> None:
    scene, rival = turn_up("hall_of_oratory", people)
    assert scene.agents_on("hall_of_oratory") == [rival]
    assert scene.troops(rival) == (8, 4, 0)
    assert scene[rival].influence == [0, 0, 0, 0]


@pytest.mark.covers("hagal/carthag")
@with_either
def test_carthag_brings_one_troop_and_two_of_the_garrison_and_no_intrigue(people: int) -> None:
    scene, rival = turn_up("carthag", people)
    assert scene.agents_on("carthag") == [rival]
    assert scene.troops(rival) == (8, 1, 3)
    assert has_nothing(scene, rival)


@pytest.mark.covers("hagal/arrakeen_1h")
def test_arrakeen_of_one_player_brings_a_troop_and_uses_the_ring() -> None:
    scene, rival = turn_up("arrakeen_1h", people=1)
    assert scene.agents_on("arrakeen") == [rival]
    assert scene.troops(rival) == (8, 1, 3)
    assert scene.goods(rival) == (1, 0, 0)


@pytest.mark.covers("hagal/arrakeen_2h")
def test_arrakeen_of_two_players_brings_a_troop() -> None:
    scene, rival = turn_up("arrakeen_2h", people=2)
    assert scene.agents_on("arrakeen") == [rival]
    assert scene.troops(rival) == (8, 1, 3)
    assert has_nothing(scene, rival)


# -- Harvest Spice ---------------------------------------------------------------------------------------


@pytest.mark.covers("hagal/harvest_spice")
@pytest.mark.parametrize(("space", "gained"), [("the_great_flat", 4), ("hagga_basin", 3), ("imperial_basin", 2)])
def test_hagal_c_5_a_rival_harvests_base_and_bonus_spice_and_deploys(space: str, gained: int) -> None:
    scene = solo("harvest_spice", troops=(3, 0)).bonus(space, 1).do(OUT_OF_THE_WAY)
    assert scene.agents_on(space) == [1]
    assert scene.goods(1) == (0, gained, 0)
    assert scene.bonus_on(space) == 0
    assert scene.troops(1) == (9, 1, 2)


def test_hagal_b_4_the_bonus_spice_returns_to_the_bank_with_two_players() -> None:
    scene = two_players("harvest_spice", troops=(3, 0)).bonus("hagga_basin", 2).do(OUT_OF_THE_WAY)
    assert scene.agents_on("hagga_basin") == [2]
    assert scene.bonus_on("hagga_basin") == 0
    assert [scene.goods(seat)[1] for seat in range(3)] == [0, 0, 0]
    assert scene.troops(2) == (9, 1, 2)
    assert scene.events("rival_agent")[-1].data == {"card": "harvest_spice", "space": "hagga_basin", "to_bank": 2}


@with_either
@pytest.mark.parametrize(
    ("bonus", "goes_to"),
    [
        ((1, 1, 1), "the_great_flat"),
        ((0, 1, 1), "hagga_basin"),
        ((1, 2, 1), "hagga_basin"),
        ((1, 1, 2), "imperial_basin"),
        ((0, 0, 1), "imperial_basin"),
        ((1, 0, 2), "imperial_basin"),
    ],
)
def test_hagal_b_5_harvest_spice_seeks_most_bonus_then_most_spice(
    people: int, bonus: tuple[int, int, int], goes_to: str
) -> None:
    scene = solo("harvest_spice") if people == 1 else two_players("harvest_spice")
    for space, count in zip(("the_great_flat", "hagga_basin", "imperial_basin"), bonus, strict=True):
        scene.bonus(space, count)
    assert agents_sent(scene.do(OUT_OF_THE_WAY)) == [goes_to]


def test_hagal_b_5_an_occupied_maker_space_is_no_choice() -> None:
    scene = solo("harvest_spice", agents=["the_great_flat"])
    scene.bonus("the_great_flat", 3).bonus("imperial_basin", 1).do(OUT_OF_THE_WAY)
    assert agents_sent(scene) == ["imperial_basin"]
    assert scene.goods(1) == (0, 2, 0)
    assert scene.bonus_on("the_great_flat") == 3


@with_either
def test_hagal_b_5_without_bonus_spice_the_card_is_ignored(people: int) -> None:
    scene = (solo if people == 1 else two_players)("harvest_spice", "wealth").do(OUT_OF_THE_WAY)
    assert agents_sent(scene) == ["wealth"]
    skipped = scene.events("hagal_skipped")
    assert [event.data for event in skipped] == [{"card": "harvest_spice", "reason": "no_bonus_spice"}]


def test_hagal_b_5_bonus_spice_under_an_agent_is_not_enough() -> None:
    scene = solo("harvest_spice", "wealth", agents=["hagga_basin"]).bonus("hagga_basin", 2).do(OUT_OF_THE_WAY)
    assert agents_sent(scene) == ["wealth"]
    assert scene.bonus_on("hagga_basin") == 2


# -- Reshuffle -------------------------------------------------------------------------------------------


@pytest.mark.covers("hagal/reshuffle")
def test_hagal_a_4_the_reshuffle_shuffles_every_card_and_another_is_turned_up() -> None:
    scene = two_players("conspire", "reshuffle", agents=["conspire"])
    scene.do(OUT_OF_THE_WAY)
    assert cards_turned(scene)[:2] == ["conspire", "reshuffle"]
    assert len(scene.events("hagal_reshuffled")) >= 1
    assert len(agents_sent(scene)) == 1
    told = [event for event in scene.game.events if event.kind in ("hagal_card", "hagal_reshuffled")]
    latest = max(i for i, event in enumerate(told) if event.kind == "hagal_reshuffled")
    since = [event.data["card"] for event in told[latest + 1 :]]
    assert scene.hagal_cards("discard") == since
    assert len(scene.hagal_cards("deck")) == 28 - len(since)


def test_hagal_a_10_a_reshuffle_in_combat_is_followed_by_another_card() -> None:
    scene = two_players("reshuffle", troops=(0, 2)).set_conflict_deck().fight()
    turned = cards_turned(scene)
    assert turned[0] == "reshuffle"
    assert "reshuffle" not in turned[-1:]
    swords = {"heighliner": 6, "hardy_warriors": 5, "stillsuits": 4, "conspire": 4, "rally_troops": 3, "wealth": 3}
    swords |= {"selective_breeding": 2, "harvest_spice": 2, "foldspace": 1, "secrets": 1, "arrakeen_2h": 1}
    assert scene.events("rival_swords")[0].data["count"] == swords.get(turned[-1], 0)


# -- swords and the deck ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "people", "swords"),
    [
        ("conspire", 1, 4),
        ("wealth", 1, 3),
        ("heighliner", 1, 6),
        ("foldspace", 1, 1),
        ("selective_breeding", 1, 2),
        ("secrets", 1, 1),
        ("hardy_warriors", 1, 5),
        ("stillsuits", 1, 4),
        ("rally_troops", 1, 3),
        ("hall_of_oratory", 1, 0),
        ("carthag", 1, 0),
        ("harvest_spice", 1, 2),
        ("arrakeen_1h", 1, 1),
        ("arrakeen_2h", 2, 1),
    ],
)
def test_hagal_a_10_only_the_swords_of_a_card_count_in_combat(card: str, people: int, swords: int) -> None:
    rival = 1 if people == 1 else 2
    scene = solo(card) if people == 1 else two_players(card)
    scene.set(rival, troops=(3, 2)).bonus("hagga_basin", 1).set_conflict_deck()
    agents = [scene.agents_on(space.key) for space in scene.state.edition.board]
    scene.fight()
    assert [event.data for event in scene.events("rival_swords")] == [
        {"card": card, "count": swords, "strength": 4 + swords}
    ]
    assert scene.events("combat_resolved")[0].data["strengths"][rival] == 4 + swords
    assert [scene.agents_on(space.key) for space in scene.state.edition.board] == agents
    assert scene[rival].influence == [0, 0, 0, 0]
    assert scene[rival].garrison == 3


COMMON = {
    "conspire": 2,
    "wealth": 1,
    "heighliner": 1,
    "foldspace": 2,
    "selective_breeding": 2,
    "secrets": 1,
    "hardy_warriors": 1,
    "stillsuits": 2,
    "rally_troops": 2,
    "hall_of_oratory": 2,
    "carthag": 3,
    "harvest_spice": 5,
}


@pytest.mark.parametrize(
    ("people", "cards"),
    [(1, {**COMMON, "arrakeen_1h": 3}), (2, {**COMMON, "arrakeen_2h": 3, "reshuffle": 1})],
)
def test_hagal_b_1_c_2_the_deck(people: int, cards: dict[str, int]) -> None:
    orders = set()
    for seed in range(3):
        state = kanly.new("imperium", seats=people, seed=seed).state
        assert isinstance(state, ImperiumState)
        assert state.hagal is not None
        order = [*state.hagal.deck, *reversed(state.hagal.discard)]
        assert Counter(HAGAL_CARDS[card].key for card in order) == cards
        orders.add(tuple(order))
    assert len(orders) == 3
    assert sum(cards.values()) == {1: 27, 2: 28}[people]


@pytest.mark.parametrize(("people", "cards"), [(1, 13), (2, 14)])
def test_a_checked_simulation_tells_which_house_hagal_cards_were_turned_up(people: int, cards: int) -> None:
    difficulty = "sardaukar" if people == 1 else ""
    report = simulate("imperium", people, ["random"], 6, seed=3, check=True, difficulty=difficulty)
    assert report.violations == []
    reached = {name for name in report.reached if name.startswith("hagal_card/")}
    assert ("hagal_card/arrakeen_1h" in reached, "hagal_card/arrakeen_2h" in reached) == (people == 1, people == 2)
    assert ("hagal_card/reshuffle" in reached) == (people == 2)
    assert len(reached) == cards
    assert ("difficulty/sardaukar" in report.reached) == (people == 1)
    unreached = report.as_dict()["components_unreached"]
    assert [name for name in unreached if name.startswith("hagal_card/")] == []


@pytest.mark.parametrize("people", [3, 4])
def test_house_hagal_is_no_component_of_games_for_more(people: int) -> None:
    report = simulate("imperium", people, ["random"], 1, seed=3, check=True).as_dict()
    assert not [name for name in report["components_unreached"] if name.startswith(("hagal_card/", "difficulty/"))]
