"""The leaders of Richese and Thorvald (I-22.5 to I-22.9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from tests.imperium.leader_scenes import FACTIONS, FULL_TRACKS, led_by
from tests.scene import CARD, Scene

# -- Count Ilban Richese (I-22.5) ----------------------------------------------------------------------

ILBAN = "count_ilban_richese"


@pytest.mark.covers("leader/count_ilban_richese")
def test_e_30_ilban_draws_for_solari_paid_to_a_space_not_to_a_card() -> None:
    deck = ["scout", "stilgar", "diplomacy"]
    scene = led_by(ILBAN, solari=6, intrigue=["bribery", "windfall"], hand=["dagger"], deck=deck)
    scene.do("play bribery", "faction guild")
    assert scene.cards(0, "hand") == ["dagger"]
    scene.do("agent dagger@rally_troops")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.cards(0, "hand") == ["scout"]


@pytest.mark.covers("leader/count_ilban_richese")
def test_i_22_5_ilban_draws_once_besides_the_card_of_the_space() -> None:
    scene = led_by(ILBAN, solari=2, hand=["dagger"], deck=["scout", "stilgar", "diplomacy"])
    scene.do("agent dagger@mentat")
    assert scene.cards(0, "hand") == ["scout", "stilgar"]


@pytest.mark.covers("leader/count_ilban_richese")
def test_i_22_5_the_draw_comes_at_payment_before_the_pool() -> None:
    scene = led_by(ILBAN, solari=4, hand=["gene_manipulation"], deck=["scout"], discard=[])
    scene.do("agent gene_manipulation@rally_troops", "use gene_manipulation/trash")
    assert scene.options == ["trash scout hand", "trash gene_manipulation play"]


@pytest.mark.covers("leader/count_ilban_richese")
def test_i_22_5_free_spaces_and_other_prices_draw_nothing() -> None:
    free = led_by(ILBAN, hand=["dagger"], deck=["scout"]).do("agent dagger@hall_of_oratory")
    assert free.cards(0, "hand") == []
    spice = led_by(ILBAN, spice=2, hand=["dune_the_desert_planet"], deck=["scout"])
    spice.do("agent dune_the_desert_planet@sell_melange")
    assert spice.goods(0) == (6, 0, 0)
    assert spice.cards(0, "hand") == []
    water = led_by(ILBAN, water=1, hand=["dune_the_desert_planet"], deck=["scout"], troops=(0, 0))
    water.do("agent dune_the_desert_planet@hagga_basin")
    assert water.goods(0) == (0, 2, 0)
    assert water.cards(0, "hand") == []


@pytest.mark.covers("leader/count_ilban_richese")
def test_i_22_5_other_leaders_do_not_draw_for_solari() -> None:
    scene = led_by("duke_leto_atreides", solari=3, hand=["dagger"], deck=["scout"]).do("agent dagger@rally_troops")
    assert scene.cards(0, "hand") == []


@pytest.mark.covers("leader/count_ilban_richese")
def test_i_22_5_manufacturing_gives_a_solari_after_the_payment() -> None:
    scene = led_by(ILBAN, solari=1, hand=["signet_ring"], deck=["scout", "stilgar"])
    assert scene.why("agent signet_ring@mentat") == "Mentat costs 2 solari; you have 1"
    scene.set(0, solari=2).do("agent signet_ring@mentat")
    assert scene.goods(0) == (1, 0, 0)
    scene = led_by(ILBAN, hand=["signet_ring"], deck=["scout"]).do("agent signet_ring@hall_of_oratory")
    assert scene.goods(0) == (1, 0, 0)
    assert scene.cards(0, "hand") == []


# -- Countess Ariana Thorvald (I-22.6) -----------------------------------------------------------------

ARIANA = "countess_ariana_thorvald"
DESERT = "dune_the_desert_planet"


@pytest.mark.covers("leader/countess_ariana_thorvald")
@pytest.mark.parametrize(
    ("space", "bonus", "water", "spice"),
    [
        ("the_great_flat", 0, 2, 2),
        ("hagga_basin", 0, 1, 1),
        ("hagga_basin", 3, 1, 4),
        ("imperial_basin", 1, 0, 1),
    ],
)
def test_i_22_6_ariana_harvests_one_spice_less_and_draws(space: str, bonus: int, water: int, spice: int) -> None:
    scene = led_by(ARIANA, hand=[DESERT], deck=["scout", "stilgar"], water=water, troops=(0, 0)).bonus(space, bonus)
    scene.do(f"agent {DESERT}@{space}")
    assert scene.goods(0) == (0, spice, 0)
    assert scene.cards(0, "hand") == ["scout"]


@pytest.mark.covers("leader/countess_ariana_thorvald")
def test_e_31_ariana_at_imperial_basin_without_bonus() -> None:
    scene = led_by(ARIANA, hand=[DESERT], deck=["scout"], troops=(0, 0)).control("imperial_basin", 2)
    scene.do(f"agent {DESERT}@imperial_basin")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.cards(0, "hand") == ["scout"]
    assert scene.goods(2) == (0, 1, 0)


@pytest.mark.covers("leader/countess_ariana_thorvald")
def test_i_9_4_arianas_own_control_bonus_is_not_harvested() -> None:
    scene = led_by(ARIANA, hand=[DESERT], deck=["scout"], troops=(0, 0)).control("imperial_basin", 0)
    scene.do(f"agent {DESERT}@imperial_basin")
    assert scene.goods(0) == (0, 1, 0)


@pytest.mark.covers("leader/countess_ariana_thorvald")
def test_i_22_6_the_harvest_of_ariana_is_not_optional_but_may_wait() -> None:
    scene = led_by(ARIANA, hand=[DESERT], deck=["scout"], intrigue=["windfall"], troops=(2, 0))
    scene.do(f"agent {DESERT}@imperial_basin")
    assert scene.options == ["use imperial_basin/harvest", "deploy 1", "deploy 2", "play windfall"]
    scene.do("deploy 1", "use imperial_basin/harvest")
    assert scene.cards(0, "hand") == ["scout"]
    assert "done" in scene.options


@pytest.mark.covers("leader/countess_ariana_thorvald")
def test_i_27_17_carryall_doubles_the_base_before_arianas_loss() -> None:
    scene = led_by(ARIANA, hand=["carryall"], deck=["scout"], water=1, troops=(0, 0)).bonus("hagga_basin", 2)
    scene.do("agent carryall@hagga_basin")
    assert scene.goods(0) == (0, 5, 0)
    assert scene.cards(0, "hand") == ["scout"]


@pytest.mark.covers("leader/countess_ariana_thorvald")
def test_i_22_6_other_spice_is_untouched() -> None:
    scene = led_by(ARIANA, hand=["worm_riders"], deck=["scout"], intrigue=["councilors_dispensation"], council=True)
    scene.do("play councilors_dispensation", "agent worm_riders@secure_contract")
    assert scene.goods(0) == (3, 4, 0)
    assert scene.cards(0, "hand") == []


@pytest.mark.covers("leader/countess_ariana_thorvald")
def test_i_22_6_hidden_reservoir_gives_a_water() -> None:
    scene = led_by(ARIANA, hand=["signet_ring"]).do("agent signet_ring@secure_contract")
    assert scene.goods(0) == (3, 0, 1)


# -- Earl Memnon Thorvald (I-22.7) ---------------------------------------------------------------------

MEMNON = "earl_memnon_thorvald"


@pytest.mark.covers("leader/earl_memnon_thorvald")
def test_i_22_7_memnon_gains_influence_with_his_council_seat() -> None:
    scene = led_by(MEMNON, solari=5).do("agent dagger@high_council")
    assert scene.options == [f"faction {name}" for name in FACTIONS]
    scene.do("faction bene_gesserit")
    assert scene[0].influence == [0, 0, 1, 0]
    assert scene[0].council == 1
    assert scene.to_move == 1


@pytest.mark.covers("leader/earl_memnon_thorvald")
def test_i_22_7_other_leaders_gain_no_influence_with_the_seat() -> None:
    scene = led_by(ILBAN, solari=5).do("agent dagger@high_council")
    assert scene[0].council == 1
    assert scene[0].influence == [0, 0, 0, 0]


@pytest.mark.covers("leader/earl_memnon_thorvald")
def test_e_155_with_all_tracks_full_memnons_influence_is_lost() -> None:
    scene = led_by(MEMNON, solari=5, influence=FULL_TRACKS).do("agent dagger@high_council")
    assert scene[0].council == 1
    assert scene[0].influence == [6, 6, 6, 6]
    assert scene.to_move == 1


@pytest.mark.covers("leader/earl_memnon_thorvald")
def test_i_22_7_spice_hoard_gives_a_spice() -> None:
    scene = led_by(MEMNON, hand=["signet_ring"]).do("agent signet_ring@secure_contract")
    assert scene.goods(0) == (3, 1, 0)


# -- Helena Richese (I-22.8, I-22.9) -------------------------------------------------------------------

HELENA = "helena_richese"
ROW = ("space_travel", "duncan_idaho", "chani", "gurney_halleck", "dr_yueh")
"""Cards of cost 3, 4, 5, 6 and 1."""


def manipulating(removed: str, hand: Iterable[str] = (), intrigue: Iterable[str] = (), **mine: Any) -> Scene:
    """Helena has removed a card of the Row this round, and it is her turn again."""
    scene = led_by(HELENA, hand=["signet_ring", *hand], deck=[], discard=[], **mine)
    scene.set_row(*ROW).set_imperium_deck("stilgar", "opulence", "scout")
    scene.do("agent signet_ring@secure_contract", f"remove {removed}")
    return scene.set(0, intrigue=intrigue).begin_turn(0)


def aside(scene: Scene) -> list[str | None]:
    """The cards set aside for the seats, as everyone sees them."""
    players = scene.game.observe().data()["players"]
    return [player["aside"] for player in players]


@pytest.mark.covers("leader/helena_richese")
@pytest.mark.parametrize(
    ("card", "space"),
    [("dagger", "hall_of_oratory"), ("dagger", "rally_troops"), ("reconnaissance", "arrakeen")],
)
def test_i_22_8_enemy_agents_do_not_block_helena_on_landsraad_and_city_spaces(card: str, space: str) -> None:
    scene = led_by(HELENA, hand=[card], solari=4).set(1, agents=[space])
    scene.do(f"agent {card}@{space}")
    assert scene.agents_on(space) == [0, 1]


@pytest.mark.covers("leader/helena_richese")
@pytest.mark.parametrize(("card", "space"), [("diplomacy", "wealth"), (DESERT, "secure_contract")])
def test_i_22_8_enemy_agents_block_helena_elsewhere(card: str, space: str) -> None:
    scene = led_by(HELENA, hand=[card]).set(1, agents=[space])
    assert f"agent {card}@{space}" not in scene.options
    assert (scene.why(f"agent {card}@{space}") or "").endswith("is occupied")


@pytest.mark.covers("leader/helena_richese")
def test_i_5_4_helenas_own_agent_blocks_her() -> None:
    scene = led_by(HELENA, agents=["hall_of_oratory"])
    assert scene.why("agent dagger@hall_of_oratory") == "your own Agent is on Hall of Oratory"


@pytest.mark.covers("leader/helena_richese")
def test_i_23_9_the_voice_stops_helena() -> None:
    scene = led_by(HELENA, hand=["reconnaissance"]).set(3, hand=["the_voice"]).begin_turn(3)
    scene.do("agent the_voice@arrakeen", "use the_voice/voice", "space arrakeen", "done")
    assert scene.to_move == 0
    assert scene.why("agent reconnaissance@arrakeen") == "Arrakeen is closed by The Voice"


@pytest.mark.covers("leader/helena_richese")
def test_e_28_a_space_with_helena_and_an_enemy_is_closed_to_others() -> None:
    scene = led_by(HELENA, hand=["reconnaissance"], troops=(0, 0)).set(1, agents=["carthag"])
    scene.set(2, hand=["reconnaissance"]).do("agent reconnaissance@carthag", "done")
    scene.begin_turn(2)
    assert scene.agents_on("carthag") == [0, 1]
    assert scene.why("agent reconnaissance@carthag") == "Carthag is occupied"


@pytest.mark.covers("leader/helena_richese")
def test_i_22_8_manipulate_removes_a_row_card_and_refills_the_row() -> None:
    scene = led_by(HELENA, hand=["signet_ring"]).set_row(*ROW).set_imperium_deck("stilgar")
    scene.do("agent signet_ring@secure_contract")
    assert sorted(scene.options) == sorted(f"remove {card}" for card in ROW)
    scene.do("remove chani")
    assert scene.row == ["space_travel", "duncan_idaho", "gurney_halleck", "dr_yueh", "stilgar"]
    assert aside(scene) == ["chani", None, None, None]


@pytest.mark.covers("leader/helena_richese")
def test_i_7_1_manipulate_is_not_optional() -> None:
    scene = led_by(HELENA, hand=["signet_ring"], intrigue=["windfall"]).set_row(*ROW)
    scene.do("agent signet_ring@secure_contract")
    assert scene.options == [f"use {HELENA}/manipulate", "play windfall"]


@pytest.mark.covers("leader/helena_richese")
def test_i_22_8_the_removed_card_costs_one_less_on_her_reveal_turn() -> None:
    scene = manipulating("duncan_idaho", hand=["convincing_argument"], council=True)
    assert (
        scene.why("acquire duncan_idaho aside") == "cards are acquired on a Reveal turn, or by an effect that says so"
    )
    scene.do("reveal")
    assert scene.persuasion == 4
    assert "acquire duncan_idaho aside" in scene.options
    assert scene.why("acquire chani") == "Chani costs 5 persuasion; you have 4 left"
    scene.do("acquire duncan_idaho aside")
    assert scene.persuasion == 1
    assert scene.cards(0, "discard") == ["duncan_idaho"]
    assert aside(scene) == [None] * 4


@pytest.mark.covers("leader/helena_richese")
def test_i_22_8_the_removed_card_cannot_be_bought_below_its_reduced_price() -> None:
    scene = manipulating("duncan_idaho", hand=["convincing_argument"])
    scene.do("reveal")
    assert scene.persuasion == 2
    assert scene.why("acquire duncan_idaho aside") == "Duncan Idaho costs 3 persuasion; you have 2 left"


@pytest.mark.covers("leader/helena_richese")
def test_i_22_8_a_removed_card_of_cost_one_is_free() -> None:
    scene = manipulating("dr_yueh", hand=["dagger"]).do("reveal")
    assert scene.options == ["acquire dr_yueh aside", "done"]
    scene.do("acquire dr_yueh aside")
    assert "dr_yueh" in scene.cards(0, "discard")


@pytest.mark.covers("leader/helena_richese")
def test_i_22_8_opponents_cannot_acquire_the_removed_card() -> None:
    scene = manipulating("space_travel").set(1, hand=["convincing_argument"] * 2, intrigue=["bypass_protocol"])
    scene.begin_turn(1).do("play bypass_protocol")
    assert not [text for text in scene.options if "space_travel" in text]
    scene.do("acquire dr_yueh")
    assert (scene.to_move, scene.persuasion) == (1, 4)
    assert not [text for text in scene.options if "space_travel" in text]
    assert aside(scene) == ["space_travel", None, None, None]


@pytest.mark.covers("leader/helena_richese")
def test_i_22_8_other_effects_acquire_the_removed_card_without_the_discount() -> None:
    scene = manipulating("duncan_idaho", intrigue=["bypass_protocol"]).do("play bypass_protocol")
    assert "acquire dr_yueh" in scene.options
    assert "acquire duncan_idaho aside" not in scene.options
    scene = manipulating("space_travel", intrigue=["bypass_protocol"]).do("play bypass_protocol")
    scene.do("acquire space_travel aside")
    assert "space_travel" in scene.cards(0, "discard")
    assert aside(scene) == [None] * 4


@pytest.mark.covers("leader/helena_richese")
def test_i_22_8_bypass_protocol_puts_the_removed_card_on_top_for_two_spice() -> None:
    scene = manipulating("chani", spice=2, intrigue=["bypass_protocol"], hand=["dagger"])
    scene.do("play bypass_protocol", "choose bypass_protocol/acquire2", "acquire chani aside top")
    assert scene.cards(0, "deck") == ["chani"]
    assert scene.goods(0) == (3, 0, 1)


@pytest.mark.covers("leader/helena_richese")
def test_i_23_18_recruitment_mission_works_for_the_removed_card() -> None:
    scene = manipulating("duncan_idaho", hand=["convincing_argument"], intrigue=["recruitment_mission"])
    scene.do("reveal", "play recruitment_mission", "acquire duncan_idaho aside top")
    assert scene.cards(0, "deck") == ["duncan_idaho"]


@pytest.mark.covers("leader/helena_richese")
def test_e_156_a_removed_card_not_acquired_leaves_the_game() -> None:
    scene = manipulating("chani", hand=["convincing_argument"]).do("reveal")
    assert aside(scene)[0] == "chani"
    scene.do("done")
    assert aside(scene) == [None] * 4
    assert "chani" not in scene.row
    assert CARD["chani"] in scene.state.trash
