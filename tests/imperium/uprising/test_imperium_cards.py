"""The 54 Imperium cards of Uprising and CHOAM (U-2.2): cost, Agent icons, factions, persuasion and swords.

What their boxes do beyond these numbers stands in the files beside this one, from A to W.
"""

from __future__ import annotations

import pytest

from tests.imperium.uprising.card_scenes import FREE_SPACES, CardScene

FACTIONS = "emperor guild bene_gesserit fremen"
GREEN = "landsraad city spice_trade"

PRINTED = [
    # card, cost, factions, Agent icons, persuasion, swords
    ("bene_gesserit_operative", 3, "bene_gesserit", "bene_gesserit", 1, 0),
    ("branching_path", 3, "bene_gesserit", "bene_gesserit city", 2, 0),
    ("calculus_of_power", 3, "emperor", "city spy", 2, 0),
    ("captured_mentat", 5, "", "landsraad spice_trade", 1, 0),
    ("cargo_runner", 3, "guild", GREEN, 1, 0),
    ("chani_clever_tactician", 5, "fremen", "fremen city spice_trade", 0, 0),
    ("corrinth_city", 6, "emperor", "emperor landsraad", 0, 0),
    ("covert_operation", 3, "", "spy", 0, 0),
    ("dangerous_rhetoric", 3, "", "landsraad spy", 1, 1),
    ("delivery_agreement", 5, "guild", "city", 0, 0),
    ("desert_power", 6, "fremen", "spice_trade", 0, 0),
    ("desert_survival", 2, "fremen", "spice_trade", 1, 1),
    ("double_agent", 3, "emperor guild", GREEN, 1, 1),
    ("ecological_testing_station", 3, "fremen", "fremen city", 1, 0),
    ("fedaykin_stilltent", 2, "fremen", "spice_trade", 0, 0),
    ("guild_envoy", 3, "guild", FACTIONS, 1, 0),
    ("guild_spy", 3, "guild", "spy", 2, 0),
    ("hidden_missive", 2, "bene_gesserit", "landsraad", 1, 1),
    ("imperial_spymaster", 2, "emperor", "emperor spy", 1, 1),
    ("in_high_places", 5, "emperor bene_gesserit", "emperor bene_gesserit", 2, 0),
    ("interstellar_trade", 7, "guild", GREEN, 0, 0),
    ("junction_headquarters", 6, "guild", GREEN, 1, 0),
    ("leadership", 5, "fremen", "fremen spice_trade", 2, 1),
    ("long_live_the_fighters", 7, "fremen", "fremen city", 2, 3),
    ("maker_keeper", 2, "bene_gesserit fremen", "city", 2, 0),
    ("maula_pistol", 3, "fremen", "city spice_trade", 1, 1),
    ("northern_watermaster", 3, "fremen", "city", 1, 0),
    ("overthrow", 8, "", FACTIONS, 2, 2),
    ("paracompass", 4, "", "city", 0, 0),
    ("price_is_no_object", 6, "emperor bene_gesserit", "emperor bene_gesserit", 2, 0),
    ("priority_contracts", 6, "guild", "landsraad spice_trade", 0, 0),
    ("public_spectacle", 4, "emperor", "spy", 1, 0),
    ("rebel_supplier", 3, "fremen", "city", 0, 1),
    ("reliable_informant", 2, "guild", "guild", 1, 0),
    ("sardaukar_coordination", 4, "emperor", "emperor landsraad", 2, 0),
    ("sardaukar_soldier", 1, "emperor", "city", 1, 1),
    ("shishakli", 4, "fremen", "city spice_trade", 0, 2),
    ("smugglers_harvester", 1, "guild", "spice_trade", 1, 0),
    ("smugglers_haven", 4, "guild", "guild spice_trade", 1, 0),
    ("southern_elders", 4, "bene_gesserit fremen", "bene_gesserit fremen", 0, 0),
    ("space_time_folding", 1, "guild", "guild", 1, 0),
    ("spacing_guilds_favor", 5, "guild", "guild spice_trade", 2, 0),
    ("spy_network", 2, "emperor guild", "", 2, 1),
    ("steersman", 8, "guild", f"guild {GREEN}", 2, 0),
    ("stilgar_the_devoted", 6, "fremen", "fremen city spice_trade", 0, 0),
    ("strike_fleet", 5, "", "spy", 1, 3),
    ("subversive_advisor", 5, "", "spy", 1, 0),
    ("treacherous_maneuver", 5, "emperor", FACTIONS, 1, 0),
    ("tread_in_darkness", 4, "bene_gesserit", GREEN, 2, 1),
    ("truthtrance", 4, "bene_gesserit", FACTIONS, 1, 0),
    ("undercover_asset", 2, "emperor guild", GREEN, 0, 0),
    ("unswerving_loyalty", 1, "fremen", "", 1, 0),
    ("weirding_woman", 1, "bene_gesserit", "city spice_trade", 1, 1),
    ("wheels_within_wheels", 2, "emperor guild", "spy", 1, 0),
]

NAMES = [row[0] for row in PRINTED]
CHOAM = {"cargo_runner", "delivery_agreement", "interstellar_trade", "priority_contracts"}
TWICE = {
    "bene_gesserit_operative", "calculus_of_power", "desert_survival", "double_agent", "maker_keeper", "maula_pistol",
    "public_spectacle", "rebel_supplier", "sardaukar_coordination", "smugglers_harvester", "spacing_guilds_favor",
    "tread_in_darkness", "truthtrance", "unswerving_loyalty", "weirding_woman",
}  # fmt: skip
"""The cards that the deck has two of."""


def of(faction: str) -> list[str]:
    """The cards with a faction's band."""
    return [row[0] for row in PRINTED if faction in row[2].split()]


@pytest.mark.parametrize("choam", [False, True])
def test_u_2_2_the_deck_has_65_cards_and_four_more_with_choam(choam: bool) -> None:
    scene = CardScene(choam)
    deck = [key for card in scene.edition.deck for key, number in scene.edition.card_ids.items() if number == card]
    expected = [name for name in NAMES for _ in range(2 if name in TWICE else 1) if choam or name not in CHOAM]
    assert sorted(deck) == sorted(expected)
    assert len(deck) == (69 if choam else 65)


@pytest.mark.parametrize(("card", "cost"), [(row[0], row[1]) for row in PRINTED])
def test_u_14_1_a_row_card_costs_its_persuasion(card: str, cost: int) -> None:
    scene = CardScene(choam=True).set(0, hand=["prepare_the_way"] * 5).set_row(card)
    scene.do("reveal", f"acquire {card}")
    assert scene.persuasion == 10 - cost
    assert card in scene.cards(0, "discard")


@pytest.mark.parametrize(("card", "icons"), [(row[0], row[3]) for row in PRINTED])
def test_u_5_1_a_card_goes_where_its_icons_allow(card: str, icons: str) -> None:
    scene = CardScene(choam=True).set(0, hand=[card])
    reached = [icon for icon, space in FREE_SPACES.items() if f"agent {card}@{space}" in scene.options]
    assert reached == [icon for icon in icons.split() if icon != "spy"]


@pytest.mark.parametrize(("card", "icons"), [(row[0], row[3]) for row in PRINTED])
def test_u_5_2_only_the_spy_icon_goes_where_a_spy_is(card: str, icons: str) -> None:
    scene = CardScene(choam=True).set(0, hand=[card])
    spied = {"emperor", "guild", "bene_gesserit", "fremen", "landsraad", "arrakeen_refinery", "choam"}
    reached = set()
    for post in spied:
        scene.spies(0, post)
        reached |= {space for space in FREE_SPACES.values() if f"agent {card}@{space}" in scene.options}
    assert len(reached) == (7 if "spy" in icons.split() else len(icons.split()))


@pytest.mark.parametrize(("card", "persuasion", "swords"), [(row[0], row[4], row[5]) for row in PRINTED])
def test_u_10_4_a_revealed_card_gives_its_persuasion_and_swords(card: str, persuasion: int, swords: int) -> None:
    scene = CardScene(choam=True).set(0, hand=[card], troops=(0, 1)).do("reveal")
    told = scene.events("revealed", 0)[-1].data
    assert told["cards"] == [card]
    assert told["persuasion"] == persuasion
    assert told["strength"] == 2 + swords


@pytest.mark.parametrize("card", [name for name in NAMES if name != "northern_watermaster"])
def test_only_fremen_cards_make_a_fremen_bond(card: str) -> None:
    scene = CardScene(choam=True).set(0, played=[card]).set(0, hand=["northern_watermaster"]).do("reveal")
    assert scene.goods(0) == (0, 2 if card in of("fremen") else 0, 0)


@pytest.mark.parametrize("card", [name for name in NAMES if name != "southern_elders"])
def test_only_bene_gesserit_cards_are_another_sister_in_play(card: str) -> None:
    scene = CardScene(choam=True).set(0, played=[card]).set(0, hand=["southern_elders"])
    scene.do("agent southern_elders@fremkit")
    assert scene.troops(0)[1] == (5 if card in of("bene_gesserit") else 3)


@pytest.mark.parametrize("card", NAMES)
def test_only_emperor_cards_are_trashed_for_calculus_of_power(card: str) -> None:
    scene = CardScene(choam=True).set(0, played=[card]).set(0, hand=["calculus_of_power"], troops=(0, 1))
    scene.do("reveal")
    assert bool(scene.uses()) == (card in of("emperor"))


@pytest.mark.parametrize("card", [name for name in NAMES if name != "space_time_folding"])
def test_only_guild_cards_draw_a_second_card_for_space_time_folding(card: str) -> None:
    scene = CardScene(choam=True).set(0, hand=["space_time_folding", card], deck=["dagger"] * 2)
    scene.do("agent space_time_folding@deliver_supplies", "use card.space_time_folding/draw")
    assert scene.cards(0, "hand") == ["dagger"] * (2 if card in of("guild") else 1)
