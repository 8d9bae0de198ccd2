"""The variants of games with rivals (hagal D-50 to D-55)."""

from __future__ import annotations

from typing import Any

import pytest

import kanly
from tests.imperium.uprising.rival_scenes import RivalScene, before, turn_up, war
from tests.imperium.uprising.test_rivals_combat import fought

AMBER = "rival_lady_amber_metulli"

# -- Dice-Based Imperium Row Churn (hagal D-50) ----------------------------------------------------------------------


def rolled(dice: tuple[int, int]) -> RivalScene:
    """End a Reveal turn with these dice."""
    for seed in range(500):
        scene = RivalScene(churn="dice")
        scene.set(0, hand=["dagger"])
        scene.state.rng = scene.state.rng.seeded(seed)
        scene.do("reveal")
        while not scene.events("row_dice"):
            scene.do("done")
        if tuple(scene.events("row_dice")[0].data["dice"]) == dice:
            return scene
    raise AssertionError("the dice never fell so")


@pytest.mark.parametrize(("dice", "gone"), [((1, 4), (1, 4)), ((2, 2), (2,)), ((6, 3), (3,)), ((6, 6), ())])
def test_e_202_the_dice_remove_cards_of_the_row(dice: tuple[int, int], gone: tuple[int, ...]) -> None:
    row = RivalScene(churn="dice").row
    scene = rolled(dice)
    removed = [row[place - 1] for place in gone]
    assert scene.events("row_dice")[0].data["cards"] == removed
    assert len(scene.row) == 5
    assert scene.row[: 5 - len(gone)] == [card for place, card in enumerate(row, 1) if place not in gone]


def test_hagal_d_50_without_the_variant_no_dice_are_rolled() -> None:
    scene = RivalScene()
    scene.do("reveal")
    while scene.kind == "move":
        scene.do("done")
    assert scene.events("row_dice") == []


# -- Brutal Escalation (hagal D-51) ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("conflict", "variants", "strength"),
    [
        ("propaganda", "escalation", 2 + 4 + 5),
        ("propaganda", "", 2 + 4),
        ("trade_dispute", "escalation", 2 + 4),
    ],
)
@pytest.mark.parametrize("people", [1, 2])
def test_hagal_d_51_two_cards_give_swords_at_level_three(
    conflict: str, variants: str, strength: int, people: int
) -> None:
    troops = (0, 1, 0) if people == 1 else (0, 0, 1)
    scene = war(conflict, "sardaukar", "heighliner", troops=troops, people=people, variants=variants)
    fought(scene)
    assert scene.events("combat")[0].data["strengths"][scene.rival] == strength


# -- Expert Deployment (hagal D-52) ----------------------------------------------------------------------------------


def deploys(mine: int, theirs: int, conflict: str = "trade_dispute", **more: Any) -> RivalScene:
    scene = before("research_station", variants="deployment", conflict=conflict, **more)
    scene.set(1, troops=(3, mine)).set(0, troops=(0, theirs))
    return scene.act()


@pytest.mark.parametrize(("mine", "theirs", "kept"), [(3, 0, True), (2, 0, False), (5, 2, True), (5, 3, False)])
def test_hagal_d_52_a_rival_that_leads_by_three_units_deploys_none(mine: int, theirs: int, kept: bool) -> None:
    scene = deploys(mine, theirs)
    assert scene[1].conflict == (mine if kept else mine + 4)
    assert scene[1].garrison == (5 if kept else 1)
    assert len(scene.events("rival_holds_back")) == kept


def test_hagal_d_52_at_level_three_all_are_deployed() -> None:
    assert deploys(5, 0, conflict="propaganda")[1].conflict == 9


def test_hagal_d_52_the_other_rival_counts_too() -> None:
    scene = before("research_station", variants="deployment")
    scene.set(1, troops=(3, 4)).set(2, troops=(0, 2))
    assert scene.act()[1].conflict == 8


def test_hagal_d_52_sandworms_come_first_and_count_as_units() -> None:
    scene = before(
        "hagga_basin_imperial_basin", variants="deployment", hooks=True, bonus={"hagga_basin": 1}, troops=(3, 2)
    )
    scene.act()
    assert (scene.worms(1), scene.troops(1)) == (1, (7, 3, 2))


def test_hagal_d_52_without_the_variant_everything_is_deployed() -> None:
    assert turn_up("research_station", troops=(3, 6))[1].conflict == 10


# -- Smart Politics (hagal D-53) -------------------------------------------------------------------------------------

FREE = {
    "dutiful_service": "emperor",
    "deliver_supplies_heighliner": "guild",
    "secrets": "bene_gesserit",
    "fremkit": "fremen",
}


@pytest.mark.parametrize("card", FREE)
@pytest.mark.parametrize(
    ("mine", "theirs", "ignored"),
    [(4, 3, True), (4, 4, False), (2, 4, True), (3, 5, True), (2, 3, False), (1, 5, False), (3, 0, False)],
)
def test_hagal_d_53_a_free_faction_space_is_ignored_when_safe_or_hopeless(
    card: str, mine: int, theirs: int, ignored: bool
) -> None:
    scene = before(card, "gather_support", variants="politics")
    scene.set(1, influence={FREE[card]: mine}).set(0, influence={FREE[card]: theirs})
    scene.act()
    assert (scene.ignored() == [(card, "politics")]) is ignored


@pytest.mark.parametrize("card", ["sardaukar", "heighliner", "espionage", "desert_tactics"])
def test_hagal_d_53_spaces_with_a_price_are_never_ignored(card: str) -> None:
    everywhere = dict.fromkeys(("emperor", "guild", "bene_gesserit", "fremen"), 5)
    assert turn_up(card, variants="politics", influence=everywhere).ignored() == []


def test_hagal_d_53_heighliner_at_level_three_has_a_price() -> None:
    scene = turn_up("deliver_supplies_heighliner", variants="politics", influence={"guild": 5}, conflict="propaganda")
    assert (scene.ignored(), scene.sent()) == ([], ["heighliner"])


def test_hagal_d_53_without_the_variant_nothing_is_ignored() -> None:
    assert turn_up("dutiful_service", influence={"emperor": 5}).sent() == ["dutiful_service"]


# -- Streamlined Rivals (hagal D-54) ---------------------------------------------------------------------------------


def amber(*cards: str, **mine: Any) -> RivalScene:
    return before(*cards, rival=AMBER, people=2, **mine)


def test_hagal_d_54_a_streamlined_rival_scores_nothing_and_holds_alliances() -> None:
    scene = amber("dutiful_service", influence={"emperor": 3}).act()
    assert (scene[2].vp, scene.alliance("emperor")) == (0, 2)


def test_hagal_d_54_before_its_swordmaster_it_saves_like_any_other() -> None:
    scene = amber("accept_contract_shipping_first", spice=7).act()
    assert (scene[2].swordmaster, scene.goods(2)) == (1, (0, 0, 0))


def test_e_200_after_its_swordmaster_bonus_spice_goes_to_the_bank() -> None:
    scene = amber("hagga_basin_imperial_basin", swordmaster=True, bonus={"hagga_basin": 2}).act()
    assert (scene.goods(2), scene.bonus_on("hagga_basin"), scene.troops(2)) == ((0, 0, 0), 0, (9, 1, 2))
    assert scene.events("rival_agent")[0].data["to_bank"] == 2


def test_hagal_d_54_after_it_no_goods_and_no_intrigue_cards_come() -> None:
    scene = amber("accept_contract_shipping_first", swordmaster=True).act()
    assert scene.goods(2) == (0, 0, 0)
    scene = amber("assembly_hall", swordmaster=True).act()
    assert scene.intrigue(2) == []
    scene = amber("sietch_tabr", swordmaster=True, influence={"fremen": 2}).act()
    assert (scene.goods(2), scene.up(2).hooks) == ((0, 0, 0), 1)
    scene = amber(swordmaster=True).set(0, hand=["reconnaissance", "dagger"])
    scene.control("arrakeen", 2)
    scene.do("agent reconnaissance@arrakeen")
    assert scene.goods(2) == (0, 0, 0)


def test_hagal_d_54_a_stolen_intrigue_card_is_discarded() -> None:
    scene = amber("secrets", swordmaster=True)
    scene.set(0, intrigue=["cunning", "impress", "detonation", "mercenaries"])
    scene.do("agent dagger@high_council", "done")
    assert (len(scene.intrigue(0)), scene.intrigue(2), len(scene.intrigue_discard)) == (3, [], 1)


def test_hagal_d_54_it_keeps_what_it_has_and_never_pays_for_a_point() -> None:
    scene = war("battle_for_imperial_basin", "assembly_hall", troops=(1, 0, 3), people=2, rival=AMBER)
    scene.set(2, spice=8)
    fought(scene)
    assert (scene[2].vp, scene.goods(2)) == (0, (0, 8, 0))
    assert scene.controller("imperial_basin") == 2


def test_hagal_d_54_g_8_it_takes_the_conflict_card_without_a_point_and_is_not_ranked() -> None:
    scene = war("skirmish_desert_mouse", "assembly_hall", troops=(1, 0, 3), people=2, rival=AMBER)
    scene.give(2, won=["protect_the_sietches"])
    fought(scene)
    assert (scene[2].vp, scene.turned(2)) == (0, ["protect_the_sietches", "skirmish_desert_mouse"])
    assert sorted(seat for group in scene.game.outcome.ranking for seat in group) == [0, 1]


def test_hagal_d_54_it_cannot_end_the_game() -> None:
    game = kanly.new("imperium", edition="uprising", seats=2, seed=3, rival="streamlined")
    while not game.is_over:
        game.apply(game.decision.actions[-1])
    assert game.outcome.scores[2] == 0
    assert 2 not in game.outcome.winners
