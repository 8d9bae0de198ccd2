"""Spies and observation posts: placing, the Spy icon, Infiltrate, Gather Intelligence, recalling (U-5.2, U-9)."""

from __future__ import annotations

import pytest

from tests.imperium.uprising.card_scenes import CardScene

POSTS = {
    "emperor": {"sardaukar", "dutiful_service"},
    "guild": {"heighliner", "deliver_supplies"},
    "bene_gesserit": {"espionage", "secrets"},
    "fremen": {"desert_tactics", "fremkit"},
    "council": {"high_council", "imperial_privilege", "swordmaster"},
    "landsraad": {"assembly_hall", "gather_support"},
    "choam": {"shipping", "accept_contract"},
    "arrakeen_refinery": {"arrakeen", "spice_refinery"},
    "refinery_research": {"spice_refinery", "research_station"},
    "research_sietch": {"research_station", "sietch_tabr"},
    "imperial_basin": {"imperial_basin"},
    "hagga_basin": {"hagga_basin"},
    "deep_desert": {"deep_desert"},
}
"""The spaces that each observation post joins (U-9.1)."""


def rich() -> CardScene:
    """A scene whose seat 0 can pay every price and meets every requirement."""
    scene = CardScene().set(0, solari=9, spice=9, water=9)
    return scene.set(0, influence={"emperor": 2, "guild": 2, "fremen": 2})


def reached(scene: CardScene, card: str) -> set[str]:
    """The spaces where a card may send an Agent."""
    return {text.partition("@")[2] for text in scene.options if text.startswith(f"agent {card}@")}


# -- posts and the Spy icon ----------------------------------------------------------------------


@pytest.mark.parametrize("post", POSTS)
def test_u_9_1_the_spy_icon_reaches_the_spaces_that_a_post_joins(post: str) -> None:
    scene = rich().spies(0, post).set(0, hand=["strike_fleet"])
    assert reached(scene, "strike_fleet") == POSTS[post]


def test_u_9_1_there_are_thirteen_posts() -> None:
    assert [post.key for post in CardScene().edition.posts] == list(POSTS)


def test_u_5_2_the_spy_icon_needs_an_own_spy() -> None:
    scene = rich().spies(1, "emperor", "guild", "choam").set(0, hand=["strike_fleet"])
    assert reached(scene, "strike_fleet") == set()


def test_u_5_2_the_spy_stays_where_it_is() -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["truthtrance", "strike_fleet"])
    scene.do("agent strike_fleet@deliver_supplies", "done")
    assert scene.posts(0) == ["guild"]
    assert scene.agents_on("deliver_supplies") == [0]


def test_u_5_2_all_other_conditions_of_the_space_apply_to_the_spy_icon() -> None:
    scene = CardScene().spies(0, "council").set(0, hand=["strike_fleet"], solari=4)
    assert reached(scene, "strike_fleet") == set()
    assert scene.why("agent strike_fleet@high_council") == "High Council costs 5 solari; you have 4"
    reason = "Imperial Privilege needs 2 influence with emperor; you have 0"
    assert scene.why("agent strike_fleet@imperial_privilege") == reason


def test_u_5_2_a_space_reached_by_spy_icon_and_own_icon_is_listed_once() -> None:
    scene = CardScene().spies(0, "arrakeen_refinery").set(0, hand=["calculus_of_power"])
    assert scene.options.count("agent calculus_of_power@arrakeen") == 1


# -- placing -------------------------------------------------------------------------------------


def test_u_9_3_a_spy_must_be_placed_on_a_post_that_holds_none() -> None:
    scene = CardScene().spies(0, "guild").spies(1, "emperor", "choam").set(0, hand=["public_spectacle"])
    scene.do("reveal").do(*scene.uses())
    assert scene.kind == "place_spy"
    assert set(scene.options) == {f"spy {post}" for post in POSTS if post not in ("guild", "emperor", "choam")}
    assert "done" not in scene.options


def test_u_21_1_everybody_sees_where_a_spy_is_placed() -> None:
    scene = CardScene().set(0, hand=["public_spectacle"]).do("reveal")
    scene.do(*scene.uses()).do("spy fremen")
    assert scene.events("spy_placed", 0)[-1].data["post"] == "fremen"
    assert scene.view(1)["players"][0]["uprising"]["spies"] == scene.view(0)["players"][0]["uprising"]["spies"]


def test_u_9_4_with_no_spy_in_the_supply_one_may_be_recalled_and_must_then_be_placed() -> None:
    scene = CardScene().spies(0, "guild", "choam", "fremen").set(0, hand=["public_spectacle"]).do("reveal")
    scene.do(*scene.uses())
    assert set(scene.options) == {"recall_spy guild", "recall_spy choam", "recall_spy fremen", "done"}
    scene.do("recall_spy guild")
    assert "done" not in scene.options
    assert "spy guild" in scene.options
    scene.do("spy emperor")
    assert scene.posts(0) == ["emperor", "fremen", "choam"]


def test_u_9_4_the_spy_may_go_back_to_the_post_it_came_from() -> None:
    scene = CardScene().spies(0, "guild", "choam", "fremen").set(0, hand=["public_spectacle"]).do("reveal")
    scene.do(*scene.uses()).do("recall_spy guild", "spy guild")
    assert scene.posts(0) == ["guild", "fremen", "choam"]


def test_u_9_4_declining_leaves_the_placement_undone() -> None:
    scene = CardScene().spies(0, "guild", "choam", "fremen").set(0, hand=["public_spectacle"]).do("reveal")
    scene.do(*scene.uses()).do("done")
    assert scene.posts(0) == ["guild", "fremen", "choam"]


def test_u_9_4_a_second_spy_of_one_effect_needs_a_recall_when_the_supply_is_empty() -> None:
    scene = CardScene().spies(0, "guild", "choam").set(0, hand=["covert_operation"]).do("reveal")
    scene.do(*scene.uses()).do("spy fremen")
    assert scene.kind == "place_spy"
    assert set(scene.options) == {"recall_spy guild", "recall_spy choam", "recall_spy fremen", "done"}


def test_u_9_5_a_placement_with_an_icon_needs_a_post_at_such_a_space() -> None:
    scene = CardScene(leaders=["lady_margot_fenring"]).set(0, hand=["signet_ring"])
    scene.do("agent signet_ring@gather_support")
    scene.do(*scene.uses())
    assert set(scene.options) == {"spy arrakeen_refinery", "spy refinery_research", "spy research_sietch"}


def test_u_9_5_no_free_post_of_the_icon_no_placement() -> None:
    scene = CardScene(leaders=["lady_margot_fenring"]).set(0, hand=["signet_ring"])
    scene.spies(1, "arrakeen_refinery", "refinery_research", "research_sietch").do("agent signet_ring@gather_support")
    assert scene.to_move == 1
    assert scene.posts(0) == []


def test_u_9_5_a_recall_may_free_the_post_that_the_icon_asks_for() -> None:
    scene = CardScene().spies(0, "emperor", "bene_gesserit", "choam").spies(1, "fremen")
    scene.set(0, hand=["reliable_informant"]).do("agent reliable_informant@deliver_supplies")
    scene.do(*scene.uses())
    assert set(scene.options) == {"recall_spy emperor", "recall_spy bene_gesserit", "done"}


def test_u_9_1_a_player_never_has_two_spies_on_one_post_even_shared() -> None:
    scene = CardScene().spies(0, "choam").spies(1, "choam").set(0, hand=["double_agent"], deck=["dagger"])
    scene.do("agent double_agent@accept_contract", "done")
    assert scene.kind != "place_spy"
    assert scene.posts(0) == ["choam"]


def test_u_9_14_spies_stay_through_rounds() -> None:
    scene = CardScene().spies(0, "guild", "deep_desert").finish_round()
    assert scene.posts(0) == ["guild", "deep_desert"]


# -- Infiltrate ----------------------------------------------------------------------------------


def test_u_9_9_a_spy_is_recalled_to_enter_a_space_occupied_by_others() -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["diplomacy"]).set(1, agents=["deliver_supplies"])
    scene.do("agent diplomacy@deliver_supplies")
    assert scene.posts(0) == []
    assert scene.agents_on("deliver_supplies") == [0, 1]
    assert scene.events("spy_recalled", 0)[-1].data["why"] == "infiltrate"


def test_u_5_5_without_a_spy_at_it_an_occupied_space_is_closed() -> None:
    scene = CardScene().spies(0, "fremen").spies(1, "guild").set(0, hand=["diplomacy"])
    scene.set(1, agents=["deliver_supplies"])
    assert "agent diplomacy@deliver_supplies" not in scene.options


def test_u_9_9_one_spy_is_enough_against_several_agents() -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["diplomacy"])
    scene.set(1, agents=["deliver_supplies"]).set(2, agents=["deliver_supplies"]).do("agent diplomacy@deliver_supplies")
    assert scene.agents_on("deliver_supplies") == [0, 1, 2]


def test_u_5_5_infiltrate_does_not_ignore_an_own_agent() -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["diplomacy"], agents=["deliver_supplies"])
    scene.set(1, agents=["deliver_supplies"])
    assert "agent diplomacy@deliver_supplies" not in scene.options


def test_u_9_9_infiltrate_is_no_way_into_a_space_of_another_icon_or_without_the_price() -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["dagger"])
    scene.set(1, agents=["deliver_supplies"]).set(2, agents=["heighliner"])
    assert reached(scene, "dagger") == {"assembly_hall", "gather_support"}
    scene.set(0, hand=["diplomacy"])
    assert "heighliner" not in reached(scene, "diplomacy")


def test_u_9_11_a_spy_that_infiltrates_gathers_nothing() -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["diplomacy"], deck=["dagger"], intrigue=["impress"])
    scene.set(1, agents=["deliver_supplies"]).do("agent diplomacy@deliver_supplies")
    assert scene.kind == "move"
    assert scene.cards(0, "hand") == []


def test_u_9_12_the_spy_of_the_spy_icon_may_infiltrate_that_space() -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["strike_fleet"]).set(1, agents=["deliver_supplies"])
    scene.do("agent strike_fleet@deliver_supplies")
    assert scene.posts(0) == []
    assert scene.agents_on("deliver_supplies") == [0, 1]


# -- Gather Intelligence -------------------------------------------------------------------------


def test_u_9_10_a_spy_may_be_recalled_for_a_card_before_any_effect() -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["diplomacy"], deck=["dagger"])
    scene.do("agent diplomacy@deliver_supplies")
    assert scene.kind == "gather"
    assert scene.options == ["recall_spy guild", "done"]
    assert scene.goods(0) == (0, 0, 0)
    assert scene.influence(0, "guild") == 0
    scene.do("recall_spy guild")
    assert scene.cards(0, "hand") == ["dagger"]
    assert scene.posts(0) == []
    assert scene.goods(0) == (0, 0, 1)
    assert scene.events("spy_recalled", 0)[-1].data["why"] == "gather"


def test_u_9_10_the_price_is_paid_before_intelligence_is_gathered() -> None:
    scene = CardScene().spies(0, "council").set(0, hand=["dagger"], solari=5).do("agent dagger@high_council")
    assert scene.kind == "gather"
    assert scene.goods(0) == (0, 0, 0)
    assert scene[0].council == 0


def test_u_9_10_intelligence_is_gathered_before_contracts_are_completed() -> None:
    scene = CardScene(choam=True).spies(0, "guild").contracts(0, "deliver_supplies")
    scene.set(0, hand=["diplomacy"], deck=["dagger"]).do("agent diplomacy@deliver_supplies")
    assert scene.kind == "gather"
    assert scene.open_contracts(0) == ["deliver_supplies"]
    scene.do("recall_spy guild").end_turn()
    assert scene.completed(0) == ["deliver_supplies"]


def test_u_9_10_gathering_may_be_declined() -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["diplomacy"], deck=["dagger"])
    scene.do("agent diplomacy@deliver_supplies", "done")
    assert scene.posts(0) == ["guild"]
    assert scene.cards(0, "hand") == []


def test_u_9_10_intelligence_is_gathered_once_a_turn_even_with_two_spies_at_the_space() -> None:
    scene = CardScene().spies(0, "arrakeen_refinery", "refinery_research")
    scene.set(0, hand=["reconnaissance"], deck=["dagger"] * 2).do("agent reconnaissance@spice_refinery")
    assert scene.options == ["recall_spy arrakeen_refinery", "recall_spy refinery_research", "done"]
    scene.do("recall_spy refinery_research")
    assert scene.kind == "move"
    assert scene.posts(0) == ["arrakeen_refinery"]
    assert scene.cards(0, "hand") == ["dagger"]


def test_u_9_11_one_spy_infiltrates_and_another_gathers_in_one_turn() -> None:
    scene = CardScene().spies(0, "arrakeen_refinery", "refinery_research").set(1, agents=["spice_refinery"])
    scene.set(0, hand=["reconnaissance"], deck=["dagger"]).do("agent reconnaissance@spice_refinery")
    assert scene.options == ["recall_spy arrakeen_refinery", "recall_spy refinery_research"]
    scene.do("recall_spy arrakeen_refinery")
    assert scene.kind == "gather"
    scene.do("recall_spy refinery_research")
    assert scene.posts(0) == []
    assert scene.cards(0, "hand") == ["dagger"]


def test_u_9_12_the_spy_of_the_spy_icon_may_then_gather_intelligence() -> None:
    scene = CardScene().spies(0, "fremen").set(0, hand=["strike_fleet"], deck=["dagger"] * 2)
    scene.do("agent strike_fleet@fremkit", "recall_spy fremen")
    assert scene.cards(0, "hand") == ["dagger"] * 2


def test_u_9_10_a_spy_elsewhere_or_of_another_player_gathers_nothing() -> None:
    scene = CardScene().spies(0, "fremen").spies(1, "guild").set(0, hand=["diplomacy"], intrigue=["impress"])
    assert scene.do("agent diplomacy@deliver_supplies").kind == "move"


def test_u_9_8_no_intelligence_is_gathered_on_a_reveal_turn() -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["convincing_argument"], agents=["deliver_supplies"])
    assert scene.do("reveal").kind == "move"


# -- recalled this turn, spying on ---------------------------------------------------------------


@pytest.mark.parametrize(("answer", "garrison"), [("recall_spy arrakeen_refinery", 6), ("done", 4)])
def test_u_9_13_a_spy_that_gathered_counts_as_recalled_this_turn(answer: str, garrison: int) -> None:
    scene = CardScene().spies(0, "arrakeen_refinery").set(0, hand=["rebel_supplier"])
    scene.do("agent rebel_supplier@arrakeen", answer)
    assert scene.troops(0)[1] == garrison


def test_u_9_13_a_spy_that_infiltrated_counts_as_recalled_this_turn() -> None:
    scene = CardScene().spies(0, "arrakeen_refinery").set(0, hand=["rebel_supplier"]).set(1, agents=["arrakeen"])
    scene.do("agent rebel_supplier@arrakeen")
    assert scene.troops(0)[1] == 6


def test_u_9_13_the_free_recall_before_a_placement_counts_as_recalled_this_turn() -> None:
    scene = CardScene().spies(0, "emperor", "guild", "fremen").set(0, influence={"emperor": 3})
    scene.set(0, hand=["public_spectacle"]).do("agent public_spectacle@dutiful_service", "done")
    assert scene.kind == "place_spy"
    scene.do("recall_spy guild", "spy choam").do(*scene.uses()).do("faction guild")
    assert scene.influence(0, "guild") == 1


def test_u_9_13_a_spy_recalled_last_turn_does_not_count() -> None:
    scene = CardScene().spies(0, "guild").set(0, hand=["diplomacy", "rebel_supplier"], deck=["dagger"])
    scene.do("agent diplomacy@deliver_supplies", "recall_spy guild").begin_turn(0)
    scene.do("agent rebel_supplier@spice_refinery")
    assert scene.troops(0)[1] == 3
