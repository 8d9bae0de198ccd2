"""The Conflict cards of Uprising: rewards, doubling, control, who takes the card, battle icons (U-8, U-11, U-12)."""

from __future__ import annotations

import pytest

from tests.imperium.uprising.scenes import UprisingScene, battle, goods, points

Goods = tuple[int, int, int]
NOTHING: Goods = (0, 0, 0)


def fought(scene: UprisingScene) -> UprisingScene:
    scene.fight()
    return scene


def recruits(scene: UprisingScene) -> list[int]:
    """How many troops each seat has in its garrison, which was empty."""
    return [player.garrison for player in scene.state.players]


def intrigue(scene: UprisingScene) -> list[int]:
    """How many Intrigue cards each seat holds."""
    return [len(player.intrigue) for player in scene.state.players]


# -- level I ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("conflict/skirmish_crysknife")
def test_skirmish_crysknife() -> None:
    scene = fought(battle("skirmish_crysknife"))
    assert scene.options == ["faction emperor", "faction guild", "faction bene_gesserit", "faction fremen"]
    scene.do("faction guild")
    assert scene.influence(0, "guild") == 1
    assert goods(scene) == [NOTHING, (0, 1, 0), (0, 1, 0), NOTHING]
    assert intrigue(scene) == [0, 1, 0, 0]


@pytest.mark.covers("conflict/skirmish_ornithopter")
def test_skirmish_ornithopter() -> None:
    scene = fought(battle("skirmish_ornithopter"))
    assert goods(scene) == [(1, 0, 0), (2, 0, 0), NOTHING, NOTHING]
    assert intrigue(scene) == [1, 1, 1, 0]


@pytest.mark.covers("conflict/skirmish_desert_mouse")
def test_skirmish_desert_mouse() -> None:
    scene = fought(battle("skirmish_desert_mouse"))
    assert goods(scene) == [(2, 0, 0), (3, 0, 0), (2, 0, 0), NOTHING]


# -- level II --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("conflict/choam_security")
def test_choam_security() -> None:
    scene = battle("choam_security").set_market("harvest_3", "espionage")
    fought(scene).do("contract espionage")
    assert scene.influence(0, "guild") == 1
    assert scene.contracts(0) == ["espionage"]
    assert goods(scene) == [NOTHING, (2, 0, 1), NOTHING, NOTHING]
    assert recruits(scene) == [1, 2, 1, 0]
    assert intrigue(scene) == [0, 0, 1, 0]


@pytest.mark.covers("conflict/choam_security")
def test_u_16_1_the_contract_of_choam_security_is_two_solari_without_the_module() -> None:
    scene = fought(battle("choam_security", choam=False))
    assert scene.goods(0) == (2, 0, 0)


@pytest.mark.covers("conflict/spice_freighters")
@pytest.mark.parametrize(("line", "vp", "spice"), [("use conflict.spice_freighters/vp", 2, 0), ("done", 1, 3)])
def test_spice_freighters(line: str, vp: int, spice: int) -> None:
    scene = fought(battle("spice_freighters").set(0, spice=3)).do("faction fremen", line)
    assert scene.influence(0, "fremen") == 1
    assert points(scene) == [vp, 1, 1, 1]
    assert goods(scene) == [(0, spice, 0), (0, 1, 1), (0, 1, 0), NOTHING]
    assert recruits(scene) == [0, 1, 1, 0]


@pytest.mark.covers("conflict/siege_of_arrakeen")
def test_siege_of_arrakeen() -> None:
    scene = fought(battle("siege_of_arrakeen"))
    assert scene.controller("arrakeen") == 0
    assert goods(scene) == [(2, 0, 0), (4, 0, 0), (3, 0, 0), NOTHING]
    assert recruits(scene) == [2, 1, 0, 0]


@pytest.mark.covers("conflict/seize_spice_refinery")
def test_seize_spice_refinery() -> None:
    scene = fought(battle("seize_spice_refinery")).do("spy fremen")
    assert scene.controller("spice_refinery") == 0
    assert scene.spies(0) == ["fremen"]
    assert goods(scene) == [(0, 2, 0), (0, 1, 0), (0, 2, 0), NOTHING]
    assert (recruits(scene), intrigue(scene)) == ([0, 1, 0, 0], [0, 1, 0, 0])


@pytest.mark.covers("conflict/test_of_loyalty")
def test_test_of_loyalty() -> None:
    scene = fought(battle("test_of_loyalty")).do("spy guild")
    assert scene.influence(0, "emperor") == 1
    assert goods(scene) == [(2, 0, 0), (4, 0, 0), (3, 0, 0), NOTHING]
    assert recruits(scene) == [0, 1, 0, 0]


@pytest.mark.covers("conflict/shadow_contest")
def test_shadow_contest() -> None:
    scene = fought(battle("shadow_contest"))
    assert scene.influence(0, "bene_gesserit") == 1
    assert intrigue(scene) == [1, 1, 0, 0]
    assert goods(scene) == [NOTHING, (0, 1, 0), (0, 1, 0), NOTHING]
    assert recruits(scene) == [0, 1, 1, 0]


@pytest.mark.covers("conflict/secure_imperial_basin")
def test_secure_imperial_basin() -> None:
    scene = fought(battle("secure_imperial_basin"))
    assert scene.controller("imperial_basin") == 0
    assert goods(scene) == [(0, 2, 0), (0, 0, 2), (0, 0, 1), NOTHING]
    assert recruits(scene) == [1, 1, 1, 0]


@pytest.mark.covers("conflict/protect_the_sietches")
def test_protect_the_sietches() -> None:
    scene = fought(battle("protect_the_sietches"))
    assert scene.influence(0, "fremen") == 1
    assert goods(scene) == [(0, 0, 1), (0, 3, 0), (0, 2, 0), NOTHING]
    assert recruits(scene) == [1, 1, 0, 0]


@pytest.mark.covers("conflict/trade_dispute")
def test_trade_dispute() -> None:
    scene = battle("trade_dispute").set_market("harvest_3", "espionage")
    for seat in (0, 1):
        scene.set(seat, hand=[], discard=["diplomacy"])
    fought(scene).do("contract harvest_3", "use conflict.trade_dispute/trash", "done")
    assert scene.contracts(0) == ["harvest_3"]
    assert goods(scene) == [(0, 0, 1), (0, 1, 1), (0, 0, 1), NOTHING]
    assert recruits(scene) == [0, 0, 1, 0]
    assert scene.events("trashed", 0)
    assert not scene.events("trashed", 1)


# -- level III -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("conflict/propaganda")
def test_propaganda() -> None:
    scene = fought(battle("propaganda")).do("combine conflict.propaganda/choose 2+4")
    assert scene[0].influence == [0, 1, 0, 1]
    assert goods(scene) == [NOTHING, (0, 3, 0), (0, 3, 0), NOTHING]
    assert intrigue(scene) == [0, 1, 0, 0]


@pytest.mark.covers("conflict/propaganda")
def test_u_11_6_doubled_propaganda_is_two_sets_the_first_resolved_before_the_second_is_named() -> None:
    scene = fought(battle("propaganda").give(0, worms=1)).do("combine conflict.propaganda/choose 2+4")
    assert scene[0].influence == [0, 1, 0, 1]
    scene.do("combine conflict.propaganda/choose 2+3")
    assert scene[0].influence == [0, 2, 1, 1]


@pytest.mark.covers("conflict/battle_for_imperial_basin")
def test_battle_for_imperial_basin() -> None:
    scene = fought(battle("battle_for_imperial_basin").set(0, spice=4)).do("use conflict.battle_for_imperial_basin/vp2")
    assert points(scene) == [3, 1, 1, 1]
    assert scene.controller("imperial_basin") == 0
    assert goods(scene) == [NOTHING, (0, 5, 0), (0, 3, 0), NOTHING]


@pytest.mark.covers("conflict/battle_for_arrakeen")
def test_battle_for_arrakeen() -> None:
    scene = fought(battle("battle_for_arrakeen").give(0, spies=["emperor", "guild"]))
    scene.do("use conflict.battle_for_arrakeen/vp2")
    if scene.kind == "recall_spy":
        scene.do("recall_spy emperor")
    assert points(scene) == [3, 1, 1, 1]
    assert scene.spies(0) == []
    assert scene.controller("arrakeen") == 0
    assert goods(scene) == [NOTHING, (3, 1, 0), (2, 2, 0), NOTHING]
    assert intrigue(scene) == [0, 1, 0, 0]


@pytest.mark.covers("conflict/battle_for_spice_refinery")
def test_battle_for_spice_refinery() -> None:
    scene = fought(battle("battle_for_spice_refinery").set(0, solari=6)).do(
        "use conflict.battle_for_spice_refinery/vp2"
    )
    assert points(scene) == [3, 1, 1, 1]
    assert scene.controller("spice_refinery") == 0
    assert goods(scene) == [NOTHING, (0, 3, 0), (0, 3, 0), NOTHING]
    assert intrigue(scene) == [0, 1, 0, 0]


# -- doubling (U-11.4, U-11.5) ---------------------------------------------------------------------------------------


@pytest.mark.covers("conflict/siege_of_arrakeen")
@pytest.mark.parametrize("worms", [1, 3])
def test_u_11_4_every_reward_is_doubled_by_a_sandworm_once(worms: int) -> None:
    scene = battle("siege_of_arrakeen", troops=(9, 4, 1, 0)).fell_wall()
    scene.give(1, worms=worms).give(2, worms=1)
    fought(scene)
    assert goods(scene) == [(2, 0, 0), (8, 0, 0), (6, 0, 0), NOTHING]
    assert recruits(scene) == [2, 2, 0, 0]
    assert [scene.worms(seat) for seat in range(4)] == [0, 0, 0, 0], "they return to the bank"


@pytest.mark.covers("conflict/spice_freighters")
def test_u_11_5_an_arrow_of_a_doubled_reward_may_be_paid_twice() -> None:
    scene = fought(battle("spice_freighters").set(0, spice=6).give(0, worms=1))
    scene.do("faction guild")
    answers = 0
    while scene.to_move == 0 and scene.kind in ("offer", "faction"):
        scene.do("faction fremen" if scene.kind == "faction" else "use conflict.spice_freighters/vp")
        answers += 1
    assert answers == 3
    assert scene[0].influence == [0, 1, 0, 1]
    assert (scene[0].vp, scene.goods(0)) == (3, NOTHING)


@pytest.mark.covers("conflict/siege_of_arrakeen")
def test_u_11_5_the_conflict_card_is_taken_once_and_its_icon_pairs_once() -> None:
    scene = battle("siege_of_arrakeen").fell_wall().give(0, worms=2, won=["skirmish_ornithopter"])
    fought(scene)
    assert scene.controller("arrakeen") == 0
    assert scene.turned(0) == ["siege_of_arrakeen", "skirmish_ornithopter"]
    assert scene[0].vp == 2


@pytest.mark.covers("conflict/choam_security")
def test_u_11_8_a_doubled_contract_is_two_contracts() -> None:
    scene = battle("choam_security").give(0, worms=1).set_market("harvest_3", "espionage", bank=["harvest_4"])
    fought(scene).do("contract espionage", "contract harvest_4")
    assert scene.contracts(0) == ["espionage", "harvest_4"]
    assert scene.influence(0, "guild") == 2


@pytest.mark.covers("conflict/choam_security")
def test_u_11_7_rewards_recruit_from_the_supply_before_the_troops_return() -> None:
    scene = battle("choam_security").set(1, troops=(8, 3))
    fought(scene).do(scene.options[0])
    assert scene.troops(1) == (3, 9, 0)


# -- who takes the card, control, ties --------------------------------------------------------------------------------


@pytest.mark.covers("conflict/siege_of_arrakeen")
def test_u_11_3_the_winner_takes_the_conflict_card_face_up() -> None:
    scene = fought(battle("siege_of_arrakeen"))
    assert scene.won(0) == ["siege_of_arrakeen"]
    assert scene.events("won_conflict")[0].data == {"conflict": "siege_of_arrakeen"}
    assert "siege_of_arrakeen" not in scene.conflicts


@pytest.mark.covers("conflict/siege_of_arrakeen")
def test_e_104_after_a_tie_for_first_the_card_stays_and_the_next_one_covers_it() -> None:
    scene = battle("siege_of_arrakeen", troops=(3, 3, 1, 0))
    scene.control("arrakeen", 2)
    scene.give(0, won=["skirmish_ornithopter"]).set_next_conflict("choam_security")
    fought(scene)
    assert (scene.won(0), scene.won(1)) == (["skirmish_ornithopter"], [])
    assert points(scene) == [1, 1, 1, 1]
    assert scene.controller("arrakeen") == 2, "an old marker stays"
    assert goods(scene) == [(4, 0, 0), (4, 0, 0), (3, 0, 0), NOTHING]
    assert scene.conflicts == ["siege_of_arrakeen", "choam_security"]


@pytest.mark.covers("conflict/siege_of_arrakeen")
def test_u_4_1_the_winner_of_the_next_conflict_takes_only_the_card_on_top() -> None:
    scene = battle("siege_of_arrakeen", troops=(3, 3, 1, 0)).set_next_conflict("protect_the_sietches")
    fought(scene)
    scene.set(0, troops=(0, 3))
    fought(scene)
    assert scene.won(0) == ["protect_the_sietches"]
    assert scene.conflicts[0] == "siege_of_arrakeen"


@pytest.mark.covers("conflict/battle_for_arrakeen")
def test_u_8_2_the_winners_marker_replaces_anothers() -> None:
    scene = battle("battle_for_arrakeen").control("arrakeen", 3)
    scene.fight()
    assert scene.controller("arrakeen") == 0


@pytest.mark.parametrize(
    ("space", "bonus"), [("arrakeen", (1, 0, 0)), ("spice_refinery", (1, 0, 0)), ("imperial_basin", (0, 1, 0))]
)
def test_u_8_3_the_controller_has_a_bonus_of_every_visit(space: str, bonus: Goods) -> None:
    card = "dune_the_desert_planet" if space == "imperial_basin" else "reconnaissance"
    scene = UprisingScene().set(0, hand=[card, "dagger"], deck=["dagger"], spice=0).control(space, 2)
    scene.do(f"agent {card}@{space}")
    assert scene.goods(2) == bonus


@pytest.mark.covers("conflict/secure_imperial_basin")
@pytest.mark.parametrize("defends", [True, False])
def test_u_8_4_the_controller_may_defend_with_a_troop_of_the_supply(defends: bool) -> None:
    scene = UprisingScene().set_next_conflict("secure_imperial_basin").control("imperial_basin", 1)
    scene.finish_round()
    assert scene.to_move == 1
    scene.do(scene.options[0] if defends == ("done" not in scene.options[0]) else scene.options[1])
    assert scene.troops(1) == ((8, 3, 1) if defends else (9, 3, 0))


def test_u_11_2_with_three_players_the_third_reward_is_for_a_tie_for_second() -> None:
    scene = fought(battle("skirmish_desert_mouse", troops=(3, 2, 1)))
    assert goods(scene) == [(2, 0, 0), (3, 0, 0), NOTHING]
    scene = fought(battle("skirmish_desert_mouse", troops=(3, 2, 2)))
    assert goods(scene) == [(2, 0, 0), (2, 0, 0), (2, 0, 0)]


def test_u_11_3_rewards_are_taken_in_turn_order_from_the_first_player() -> None:
    scene = fought(battle("skirmish_desert_mouse", first=2))
    assert [(event.seat, event.data["place"]) for event in scene.events("reward")] == [(2, 3), (0, 1), (1, 2)]


# -- the Shield Wall -------------------------------------------------------------------------------------------------

PROTECTED = {
    "siege_of_arrakeen", "seize_spice_refinery", "secure_imperial_basin", "battle_for_arrakeen",
    "battle_for_spice_refinery", "battle_for_imperial_basin",
}  # fmt: skip
OPEN = {
    "skirmish_crysknife", "skirmish_ornithopter", "skirmish_desert_mouse", "choam_security", "spice_freighters",
    "test_of_loyalty", "shadow_contest", "protect_the_sietches", "trade_dispute", "propaganda",
}  # fmt: skip


@pytest.mark.parametrize("conflict", sorted(PROTECTED | OPEN))
def test_u_8_5_the_wall_protects_the_conflicts_for_critical_locations(conflict: str) -> None:
    scene = UprisingScene(conflict=conflict).set(0, hand=["dune_the_desert_planet"], water=2)
    scene.give(0, hooks=True).do("agent dune_the_desert_planet@hagga_basin")
    assert ("use space.hagga_basin/harvest2" in scene.options) == (conflict in OPEN)


# -- battle icons (U-12) ---------------------------------------------------------------------------------------------

ICONS = {
    "crysknife": {
        "skirmish_crysknife", "choam_security", "spice_freighters", "seize_spice_refinery", "battle_for_arrakeen",
    },
    "ornithopter": {
        "skirmish_ornithopter", "siege_of_arrakeen", "test_of_loyalty", "shadow_contest", "battle_for_imperial_basin",
    },
    "desert_mouse": {
        "skirmish_desert_mouse", "secure_imperial_basin", "protect_the_sietches", "trade_dispute",
        "battle_for_spice_refinery",
    },
}  # fmt: skip
PARTNERS = {
    "crysknife": "objective_crysknife",
    "ornithopter": "skirmish_ornithopter",
    "desert_mouse": "objective_desert_mouse_4_6p",
}
WON_WITH_ICON = [(icon, card) for icon, cards in ICONS.items() for card in sorted(cards)]


def finish(scene: UprisingScene) -> UprisingScene:
    """Fight, and answer whatever the rewards ask with the last option."""
    scene.fight()
    while scene.kind != "turn":
        scene.do(scene.options[-1])
    return scene


@pytest.mark.covers("objective/objective_crysknife", "objective/objective_desert_mouse_4_6p")
@pytest.mark.parametrize(("icon", "card"), WON_WITH_ICON)
def test_u_12_3_two_cards_of_one_icon_are_turned_over_for_a_point(icon: str, card: str) -> None:
    partner = PARTNERS[icon] if PARTNERS[icon] != card else "test_of_loyalty"
    alone = [other for key, other in PARTNERS.items() if key != icon and other != card]
    scene = finish(battle(card).give(0, won=[partner, *alone]))
    assert scene.turned(0) == sorted([card, partner])
    assert scene.won(0) == sorted(alone)
    assert scene[0].points[scene.ids.point_sources.index("battle_icons")] == 1


@pytest.mark.parametrize(("icon", "card"), WON_WITH_ICON)
def test_u_12_3_a_card_without_a_partner_stays_face_up(icon: str, card: str) -> None:
    alone = [other for key, other in PARTNERS.items() if key != icon and other != card]
    scene = finish(battle(card).give(0, won=alone))
    assert scene.won(0) == sorted([card, *alone])
    assert scene.turned(0) == []


@pytest.mark.covers("conflict/propaganda")
def test_e_103_a_wild_card_does_not_match_on_arrival() -> None:
    scene = finish(battle("propaganda").give(0, won=["skirmish_ornithopter", "objective_crysknife"]))
    assert scene.won(0) == ["objective_crysknife", "propaganda", "skirmish_ornithopter"]
    assert scene.turned(0) == []


@pytest.mark.covers("objective/objective_crysknife_4_6p")
def test_e_102_a_crysknife_won_pairs_with_the_objective_at_once() -> None:
    scene = finish(battle("choam_security").give(0, won=["objective_crysknife_4_6p"]))
    assert scene.turned(0) == ["choam_security", "objective_crysknife_4_6p"]
    assert scene[0].vp == 2


def test_u_12_7_a_card_that_is_face_down_pairs_no_more() -> None:
    scene = finish(battle("choam_security").give(0, turned=["objective_crysknife", "skirmish_crysknife"]))
    assert scene.won(0) == ["choam_security"]
    assert scene[0].vp == 1
