"""Edge cases of revealing and acquiring (E-62 to E-69)."""

from __future__ import annotations

from tests.scene import Scene

FIVE = ("worm_riders", "chani", "carryall", "liet_kynes", "opulence")


def test_e_62_the_replacement_of_a_bought_card_may_be_bought_at_once() -> None:
    scene = Scene().set(0, council=True)
    scene.set(0, hand=["convincing_argument", "convincing_argument", "diplomacy", "dune_the_desert_planet"])
    scene.set_row("space_travel", "carryall", "chani", "opulence", "lady_jessica").set_imperium_deck("stilgar")
    scene.do("reveal")
    assert scene.persuasion == 8
    scene.do("acquire space_travel")
    assert "stilgar" in scene.row
    scene.do("acquire stilgar")
    assert {"space_travel", "stilgar"} <= set(scene.cards(0, "discard"))
    assert len(scene.row) == 4


def test_e_63_the_row_is_refilled_before_the_acquire_box() -> None:
    scene = Scene().set(0, council=True)
    scene.set(0, hand=["convincing_argument", "convincing_argument", "diplomacy"])
    scene.set_row("lady_jessica", "carryall", "chani", "opulence", "gurney_halleck").set_imperium_deck("stilgar")
    scene.do("reveal", "acquire lady_jessica")
    assert scene.kind == "faction"
    assert scene.row == ["carryall", "chani", "opulence", "gurney_halleck", "stilgar"]
    assert scene.influence(0, "guild") == 0


def test_e_64_with_an_empty_imperium_deck_the_row_shrinks() -> None:
    scene = Scene().set(0, hand=["convincing_argument", "diplomacy"])
    scene.set_row("scout", "dr_yueh", "the_voice", "chani", "opulence").set_imperium_deck()
    scene.do("reveal", "acquire scout")
    assert len(scene.row) == 4
    scene.do("acquire dr_yueh")
    assert scene.row == ["the_voice", "chani", "opulence"]
    assert "acquire arrakis_liaison" not in scene.options


def test_e_65_an_empty_foldspace_stack_leaves_the_influence() -> None:
    scene = Scene().set(0, hand=["diplomacy"], discard=[]).set(1, discard=["foldspace"] * 6)
    assert scene.reserve("foldspace") == 0
    scene.do("agent diplomacy@foldspace")
    assert scene.influence(0, "guild") == 1
    assert scene.cards(0, "discard") == []


def test_e_66_guild_bankers_discount_does_not_pay_for_a_second_copy() -> None:
    scene = Scene().set(0, council=True)
    scene.set(0, hand=["guild_bankers", "convincing_argument", "convincing_argument", "lady_jessica"])
    scene.do("reveal")
    assert scene.persuasion == 9
    scene.do("acquire the_spice_must_flow")
    assert scene.persuasion == 3
    reason = "The Spice Must Flow costs 6 persuasion; you have 3 left"
    assert scene.why("acquire the_spice_must_flow") == reason


def test_e_67_an_empty_hand_with_a_council_seat_still_persuades() -> None:
    scene = Scene().set(0, hand=[], council=True).set_row(*FIVE)
    scene.do("reveal")
    assert scene.persuasion == 2
    assert scene.options == ["acquire arrakis_liaison", "done"]


def test_e_68_the_hall_of_oratory_counts_only_while_the_agent_is_there() -> None:
    def scene() -> Scene:
        hand = ["convincing_argument"]
        return Scene().set(0, hand=hand, agents=["hall_of_oratory"], intrigue=["urgent_mission", "bribery"])

    assert scene().do("reveal").persuasion == 3
    recalled = scene().do("play urgent_mission", "reveal")
    assert recalled.persuasion == 2
    assert recalled.agents_on("hall_of_oratory") == []


def test_e_69_swords_count_nothing_without_a_troop_in_the_conflict() -> None:
    scene = Scene().set(0, hand=["stilgar", "sardaukar_infantry"]).set_row(*FIVE)
    scene.do("reveal", "done")
    assert scene.events("cleaned_up", 0)[0].data["strength"] == 0
    scene = Scene().set(0, hand=["stilgar", "sardaukar_infantry"], troops=(2, 1)).set_row(*FIVE)
    scene.do("reveal", "done")
    assert scene.events("cleaned_up", 0)[0].data["strength"] == 7


def test_e_149_a_council_seat_persuades_in_the_round_it_is_taken() -> None:
    scene = Scene(leaders=["glossu_the_beast_rabban"]).set(0, hand=["dagger", "convincing_argument"], solari=5)
    scene.do("agent dagger@high_council").begin_turn(0).do("reveal")
    assert scene.persuasion == 4


def test_e_150_a_revealed_signet_ring_gives_only_its_persuasion() -> None:
    scene = Scene(leaders=["glossu_the_beast_rabban"]).set(0, hand=["signet_ring"], intrigue=["bribery"])
    scene.do("reveal")
    assert scene.persuasion == 1
    assert scene.troops(0) == (9, 3, 0)
