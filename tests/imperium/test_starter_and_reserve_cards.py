"""The seven cards of the starting deck and the three of the Reserve (I-2.2, I-2.3)."""

from __future__ import annotations

import pytest

from tests.scene import FREE_SPACES, Scene

FACTIONS = "emperor guild bene_gesserit fremen"


@pytest.mark.covers(
    "card/convincing_argument",
    "card/dagger",
    "card/diplomacy",
    "card/dune_the_desert_planet",
    "card/reconnaissance",
)
@pytest.mark.parametrize(
    ("card", "icons", "persuasion", "swords"),
    [
        ("convincing_argument", "", 2, 0),
        ("dagger", "landsraad", 0, 1),
        ("diplomacy", FACTIONS, 1, 0),
        ("dune_the_desert_planet", "spice_trade", 1, 0),
        ("reconnaissance", "city", 1, 0),
        ("seek_allies", FACTIONS, 0, 0),
        ("signet_ring", "landsraad city spice_trade", 1, 0),
        ("arrakis_liaison", "landsraad city", 2, 0),
        ("the_spice_must_flow", "", 0, 0),
        ("foldspace", f"{FACTIONS} landsraad city spice_trade", 0, 0),
    ],
)
def test_i_5_3_a_card_goes_where_its_icons_allow_and_gives_what_it_shows_when_revealed(
    card: str, icons: str, persuasion: int, swords: int
) -> None:
    scene = Scene().set(0, hand=[card], troops=(0, 1))
    assert [icon for icon, space in FREE_SPACES.items() if f"agent {card}@{space}" in scene.options] == icons.split()
    scene.do("reveal")
    told = scene.events("revealed", 0)[-1].data
    assert told["persuasion"] == persuasion
    assert told["strength"] == 2 + swords


@pytest.mark.covers("card/dagger", "card/diplomacy", "card/dune_the_desert_planet", "card/reconnaissance")
@pytest.mark.parametrize(
    ("card", "space", "solari", "water"),
    [
        ("dagger", "hall_of_oratory", 0, 0),
        ("diplomacy", "stillsuits", 0, 1),
        ("dune_the_desert_planet", "secure_contract", 3, 0),
        ("reconnaissance", "carthag", 0, 0),
    ],
)
def test_i_6_7_a_card_without_agent_box_gives_what_the_space_gives_and_stays_in_play(
    card: str, space: str, solari: int, water: int
) -> None:
    scene = Scene().set(1, hand=["diplomacy"]).set(0, hand=[card, "convincing_argument"], deck=["scout"])
    scene.do(f"agent {card}@{space}")
    assert scene.goods(0) == (solari, 0, water)
    assert scene.cards(0, "played") == [card]
    assert scene.cards(0, "hand") == ["convincing_argument"]


@pytest.mark.covers("card/seek_allies")
def test_i_23_21_seek_allies_trashes_itself_and_the_visit_counts() -> None:
    scene = Scene().set(0, hand=["seek_allies"]).do("agent seek_allies@wealth")
    assert scene.influence(0, "emperor") == 1
    assert scene.goods(0) == (2, 0, 0)
    assert scene.cards(0, "played") == []
    assert [event.data["card"] for event in scene.events("trashed", 0)] == ["seek_allies"]


@pytest.mark.covers("card/seek_allies")
def test_i_6_9_seek_allies_cannot_be_kept() -> None:
    scene = Scene().set(0, hand=["seek_allies"], deck=[], discard=["dagger"], spice=2)
    scene.do("agent seek_allies@selective_breeding")
    assert scene.why("done") == "still to be carried out: trash this"


@pytest.mark.covers("card/seek_allies")
def test_i_6_6_seek_allies_is_kept_when_revealed() -> None:
    scene = Scene().set(0, hand=["seek_allies"]).do("reveal")
    assert scene.cards(0, "discard") == ["seek_allies"]


@pytest.mark.covers("card/signet_ring")
@pytest.mark.parametrize(
    ("leader", "goods", "garrison"),
    [
        ("earl_memnon_thorvald", (3, 1, 0), 3),
        ("count_ilban_richese", (4, 0, 0), 3),
        ("countess_ariana_thorvald", (3, 0, 1), 3),
        ("glossu_the_beast_rabban", (3, 0, 0), 4),
    ],
)
def test_signet_ring_uses_the_ability_of_the_leader(leader: str, goods: tuple[int, int, int], garrison: int) -> None:
    scene = Scene(leaders=[leader]).set(0, hand=["signet_ring"]).do("agent signet_ring@secure_contract")
    assert scene.goods(0) == goods
    assert scene[0].garrison == garrison


@pytest.mark.covers("card/signet_ring")
def test_i_7_1_a_signet_behind_an_arrow_may_be_declined() -> None:
    scene = Scene(leaders=["baron_vladimir_harkonnen"]).set(0, hand=["signet_ring"])
    scene.do("agent signet_ring@secure_contract")
    assert scene.options == ["use baron_vladimir_harkonnen/intrigue", "done"]
    scene.do("done")
    assert scene.goods(0) == (3, 0, 0)
    assert scene.intrigue(0) == []


@pytest.mark.covers("card/signet_ring")
def test_i_10_3_signet_ring_revealed_gives_its_persuasion_only() -> None:
    scene = Scene().set(0, hand=["signet_ring", "convincing_argument"]).do("reveal")
    assert scene.persuasion == 3
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("card/arrakis_liaison")
def test_i_11_1_arrakis_liaison_costs_two_persuasion_from_the_reserve() -> None:
    scene = Scene().set(0, hand=["convincing_argument"] * 2)
    assert scene.reserve("arrakis_liaison") == 8
    scene.do("reveal", "acquire arrakis_liaison")
    assert scene.persuasion == 2
    scene.do("acquire arrakis_liaison")
    assert scene.reserve("arrakis_liaison") == 6
    assert scene.cards(0, "discard").count("arrakis_liaison") == 2


@pytest.mark.covers("card/arrakis_liaison")
def test_i_19_5_a_trashed_arrakis_liaison_returns_to_its_stack() -> None:
    scene = Scene().set(0, hand=["guild_administrator", "arrakis_liaison"])
    assert scene.reserve("arrakis_liaison") == 7
    scene.do("agent guild_administrator@secure_contract", "use guild_administrator/trash", "trash arrakis_liaison hand")
    assert scene.reserve("arrakis_liaison") == 8


@pytest.mark.covers("card/arrakis_liaison")
def test_arrakis_liaison_is_a_fremen_card() -> None:
    scene = Scene().set(0, hand=["spice_hunter", "arrakis_liaison"]).do("reveal")
    assert scene.goods(0) == (0, 1, 0)


@pytest.mark.covers("card/the_spice_must_flow")
def test_i_11_8_the_spice_must_flow_costs_nine_persuasion_and_gives_a_point() -> None:
    scene = Scene().set(0, hand=["arrakis_liaison"] * 5, vp=1).do("reveal", "acquire the_spice_must_flow")
    assert scene[0].vp == 2
    assert scene.reserve("the_spice_must_flow") == 9
    assert "the_spice_must_flow" in scene.cards(0, "discard")

    scene = Scene().set(0, hand=["arrakis_liaison"] * 4).do("reveal")
    assert scene.why("acquire the_spice_must_flow") == "The Spice Must Flow costs 9 persuasion; you have 8 left"


@pytest.mark.covers("card/the_spice_must_flow")
def test_the_spice_must_flow_gives_one_spice_and_no_point_when_revealed() -> None:
    scene = Scene().set(0, hand=["the_spice_must_flow"], vp=1).do("reveal")
    assert scene.goods(0) == (0, 1, 0)
    assert scene[0].vp == 1


@pytest.mark.covers("card/the_spice_must_flow")
def test_i_11_8_the_point_stays_when_the_spice_must_flow_is_trashed() -> None:
    scene = Scene().set(0, hand=["arrakis_liaison"] * 5, vp=1).do("reveal", "acquire the_spice_must_flow")
    scene.set(0, hand=["guild_administrator"], discard=["the_spice_must_flow"], revealed=False).begin_turn(0)
    scene.do("agent guild_administrator@secure_contract", "use guild_administrator/trash")
    scene.do("trash the_spice_must_flow discard")
    assert scene.reserve("the_spice_must_flow") == 10
    assert scene[0].vp == 2


@pytest.mark.covers("card/foldspace")
def test_i_11_7_foldspace_comes_by_its_icon_and_cannot_be_bought() -> None:
    scene = Scene().set(0, hand=["diplomacy"]).do("agent diplomacy@foldspace")
    assert scene.cards(0, "discard") == ["foldspace"]
    assert scene.reserve("foldspace") == 5

    scene = Scene().set(0, hand=["arrakis_liaison"] * 5).do("reveal")
    assert scene.why("acquire foldspace") == "Foldspace cannot be bought"


@pytest.mark.covers("card/foldspace")
@pytest.mark.parametrize("first", ["draw", "trash_this"])
def test_i_23_21_foldspace_draws_a_card_and_trashes_itself_in_the_owners_order(first: str) -> None:
    scene = Scene().set(0, hand=["foldspace"], deck=["dagger", "scout"])
    assert scene.reserve("foldspace") == 5
    scene.do("agent foldspace@secure_contract")
    assert set(scene.options) == {"use foldspace/draw", "use foldspace/trash_this"}
    scene.do(f"use foldspace/{first}")
    assert scene.to_move == 1
    assert scene.cards(0, "hand") == ["dagger"]
    assert scene.cards(0, "played") == []
    assert scene.reserve("foldspace") == 6


@pytest.mark.covers("card/foldspace")
def test_i_6_8_foldspace_trashed_by_the_space_draws_no_card_of_its_own() -> None:
    scene = Scene().set(0, hand=["foldspace"], deck=["dagger", "scout", "chani"], discard=[], spice=2)
    scene.do("agent foldspace@selective_breeding", "use selective_breeding/draw")
    assert scene.cards(0, "hand") == ["dagger", "scout"]
    assert scene.reserve("foldspace") == 6
    assert scene.to_move == 1


@pytest.mark.covers("card/foldspace")
def test_i_6_6_foldspace_revealed_does_nothing_and_is_kept() -> None:
    scene = Scene().set(0, hand=["foldspace"], deck=["dagger"]).do("reveal")
    assert scene.cards(0, "discard") == ["foldspace"]
    assert scene.cards(0, "deck") == ["dagger"]
