"""The four difficulties of the one-player game (hagal C-1): setup, Swordmasters, Mentat, expert deployment."""

from __future__ import annotations

import itertools

import pytest

import kanly
from kanly import ConfigError, Game
from kanly.imperium.state import ImperiumState
from tests.imperium.hagal_scenes import OUT_OF_THE_WAY, solo
from tests.scene import Scene

RIVALS = ("count_ilban_richese", "glossu_the_beast_rabban")
EVERY = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
HARD = ("sardaukar", "mentat", "kwisatz_haderach")
EXPERT = ("mentat", "kwisatz_haderach")


def set_up(difficulty: str) -> Game:
    """A game whose first Conflicts give nobody the Mentat."""
    leaders = ["baron_vladimir_harkonnen", *RIVALS]
    return kanly.new("imperium", seats=1, seed=1, leaders=leaders, difficulty=difficulty)


def table(difficulty: str) -> ImperiumState:
    """The table before the first round, while the human's Baron chooses his factions."""
    game = set_up(difficulty)
    assert game.decision.kind == "tokens"
    assert isinstance(game.state, ImperiumState)
    return game.state


@pytest.mark.covers("difficulty/mercenary")
def test_hagal_c_1_mercenary() -> None:
    state = table("mercenary")
    assert [player.goods for player in state.players] == [[1, 1, 1], [0, 0, 1], [0, 0, 1]]
    assert [(player.supply, player.garrison) for player in state.players] == [(9, 3), (12, 0), (12, 0)]
    assert [len(player.intrigue) for player in state.players] == [0, 0, 0]


@pytest.mark.covers("difficulty/sardaukar", "difficulty/mentat", "difficulty/kwisatz_haderach")
@pytest.mark.parametrize("difficulty", HARD)
def test_hagal_c_1_the_harder_ones(difficulty: str) -> None:
    state = table(difficulty)
    assert [player.goods for player in state.players] == [[0, 0, 1], [0, 0, 1], [0, 0, 1]]
    assert [(player.supply, player.garrison) for player in state.players] == [(9, 3), (9, 3), (9, 3)]
    assert [len(player.intrigue) for player in state.players] == [0, 1, 1]


def test_hagal_c_1_the_extra_resources_come_on_top_of_the_leaders() -> None:
    game = kanly.new(
        "imperium",
        seats=1,
        leaders=["glossu_the_beast_rabban", "count_ilban_richese", "earl_memnon_thorvald"],
        difficulty="mercenary",
    )
    assert isinstance(game.state, ImperiumState)
    assert game.state.players[0].goods == [2, 2, 1]


def test_mercenary_is_the_difficulty_unless_another_is_named() -> None:
    assert kanly.new("imperium", seats=1).config.options["difficulty"] == "mercenary"
    with pytest.raises(ConfigError, match="unknown difficulty 'easy'; there are mercenary, sardaukar, mentat, kwisatz"):
        kanly.new("imperium", seats=1, difficulty="easy")
    for seats in (3, 4):
        with pytest.raises(ConfigError, match="difficulty is an option of games with 1 seat"):
            kanly.new("imperium", seats=seats, difficulty="mentat")


@pytest.mark.parametrize(
    ("difficulty", "cost"), [("mercenary", 2), ("sardaukar", 5), ("mentat", 5), ("kwisatz_haderach", 5)]
)
def test_hagal_c_1_the_price_of_the_mentat(difficulty: str, cost: int) -> None:
    scene = solo("wealth", difficulty=difficulty).set(0, solari=cost - 1)
    assert scene.why("agent dagger@mentat") == f"Mentat costs {cost} solari; you have {cost - 1}"
    scene.set(0, solari=cost, hand=["dagger", "diplomacy"], deck=["seek_allies"]).do("agent dagger@mentat")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.state.mentat == 0


def test_hagal_c_1_leto_pays_one_less_for_the_dearer_mentat() -> None:
    scene = solo("wealth", difficulty="sardaukar", human="duke_leto_atreides").set(0, solari=4, deck=["seek_allies"])
    scene.do("agent dagger@mentat")
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.parametrize("difficulty", EVERY)
def test_hagal_c_1_the_swordmaster_is_barred_from_the_human_at_the_highest_only(difficulty: str) -> None:
    scene = solo("wealth", difficulty=difficulty).set(0, solari=8)
    if difficulty == "kwisatz_haderach":
        assert scene.why("agent dagger@swordmaster") == "at this difficulty you have no Swordmaster"
        assert "agent dagger@swordmaster" not in scene.options
        assert "agent dagger@high_council" not in scene.options
        scene = Scene(seats=1, difficulty=difficulty).set(0, solari=8)
        assert "agent dagger@high_council" in scene.options
    else:
        scene.do("agent dagger@swordmaster")
        assert scene[0].swordmaster == 1


@pytest.mark.parametrize(
    ("difficulty", "arrives"), [("mercenary", 5), ("sardaukar", 4), ("mentat", 3), ("kwisatz_haderach", 3)]
)
def test_hagal_c_8_both_rivals_get_their_swordmasters_with_a_conflict_card(difficulty: str, arrives: int) -> None:
    game = set_up(difficulty)
    while game.rules.progress(game.state)["round"] <= arrives + 1:
        game.apply("reveal" if game.why_not("reveal") is None else game.decision.actions[-1])
    told = [event for event in game.events if event.kind in ("round", "swordmaster", "rival_agent")]
    starts = [number for number, event in enumerate(told) if event.kind == "round"]
    rounds = [told[a + 1 : b] for a, b in itertools.pairwise(starts)]
    assert [[event.kind for event in events].count("swordmaster") for events in rounds] == [
        2 * (number == arrives) for number in range(1, arrives + 2)
    ]
    assert [(event.kind, event.seat) for event in rounds[arrives - 1][:2]] == [("swordmaster", 1), ("swordmaster", 2)]
    for seat in (1, 2):
        sent = [[(event.kind, event.seat) for event in events].count(("rival_agent", seat)) for events in rounds]
        assert sent == [2] * (arrives - 1) + [3, 3]


# -- expert deployment ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("difficulty", EXPERT)
def test_e_195_an_expert_rival_that_leads_by_two_troops_deploys_none(difficulty: str) -> None:
    scene = solo("hardy_warriors", difficulty=difficulty, conflict="desert_power", troops=(2, 3)).set(0, troops=(2, 1))
    scene.do(OUT_OF_THE_WAY)
    assert scene.troops(1) == (5, 4, 3)
    assert scene.influence(1, "fremen") == 1
    assert [event.seat for event in scene.events("rival_holds_back")] == [1]


@pytest.mark.parametrize(
    ("mine", "theirs", "deploys"), [(3, 1, False), (2, 0, False), (2, 1, True), (0, 0, True), (1, 3, True)]
)
@pytest.mark.parametrize("conflict", ["skirmish_a", "desert_power"])
def test_hagal_c_12_the_lead_is_tested_once_before_deploying(
    mine: int, theirs: int, deploys: bool, conflict: str
) -> None:
    scene = solo("hardy_warriors", difficulty="mentat", conflict=conflict, troops=(2, mine)).set(0, troops=(2, theirs))
    scene.do(OUT_OF_THE_WAY)
    assert scene.troops(1)[1:] == ((0, mine + 4) if deploys else (4, mine))


def test_hagal_g_3_the_lead_is_over_whoever_has_most_the_other_rival_too() -> None:
    scene = solo("stillsuits", difficulty="mentat", troops=(2, 3)).set(0, troops=(2, 1)).set(2, troops=(0, 2))
    scene.do(OUT_OF_THE_WAY)
    assert scene.troops(1)[1:] == (0, 5)


def test_hagal_g_3_swords_do_not_count_for_the_lead() -> None:
    scene = solo("stillsuits", difficulty="mentat", troops=(2, 3)).set(0, troops=(2, 1), swords=9)
    scene.do(OUT_OF_THE_WAY)
    assert scene.troops(1)[1:] == (2, 3)


def test_hagal_c_12_at_level_three_it_deploys_all_it_can() -> None:
    scene = solo("hardy_warriors", difficulty="mentat", conflict="grand_vision", troops=(3, 4)).do(OUT_OF_THE_WAY)
    assert scene.troops(1) == (3, 1, 8)


@pytest.mark.parametrize("difficulty", ["mercenary", "sardaukar"])
def test_hagal_c_12_easier_rivals_deploy_whatever_their_lead(difficulty: str) -> None:
    scene = solo("hardy_warriors", difficulty=difficulty, conflict="desert_power", troops=(2, 3)).do(OUT_OF_THE_WAY)
    assert scene.troops(1) == (5, 0, 7)
