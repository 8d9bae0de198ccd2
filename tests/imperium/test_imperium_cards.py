"""The 43 Imperium cards (I-2.3): what they cost, where they send an Agent, what they are worth when revealed.

What their boxes do beyond these numbers stands in the files beside this one, from A to W.
"""

from __future__ import annotations

import pytest

from tests.scene import FREE_SPACES, Scene

FACTIONS = "emperor guild bene_gesserit fremen"

COSTS = {
    1: ["assassination_mission", "dr_yueh", "missionaria_protectiva", "sardaukar_infantry", "scout"],
    2: [
        "arrakis_recruiter", "guild_administrator", "imperial_spy", "spice_hunter", "spice_smugglers", "the_voice",
    ],
    3: [
        "bene_gesserit_initiate", "bene_gesserit_sister", "crysknife", "fedaykin_death_commando", "gene_manipulation",
        "guild_bankers", "shifting_allegiances", "space_travel", "test_of_humanity",
    ],
    4: [
        "duncan_idaho", "firm_grip", "fremen_camp", "guild_ambassador", "gun_thopter", "other_memory",
        "sietch_reverend_mother", "smugglers_thopter",
    ],
    5: [
        "carryall", "chani", "liet_kynes", "piter_de_vries", "power_play", "sardaukar_legion", "stilgar",
        "thufir_hawat",
    ],
    6: ["gurney_halleck", "opulence", "reverend_mother_mohiam", "worm_riders"],
    7: ["lady_jessica"],
    8: ["choam_directorship", "kwisatz_haderach"],
}  # fmt: skip

ICONS_AND_REVEAL = [
    ("arrakis_recruiter", "city", 1, 1),
    ("assassination_mission", "", 0, 1),
    ("bene_gesserit_initiate", "landsraad city spice_trade", 1, 0),
    ("bene_gesserit_sister", "bene_gesserit landsraad", 0, 0),
    ("carryall", "spice_trade", 1, 0),
    ("chani", "fremen city spice_trade", 2, 0),
    ("choam_directorship", "", 0, 0),
    ("crysknife", "fremen spice_trade", 0, 1),
    ("dr_yueh", "city", 1, 0),
    ("duncan_idaho", "city", 0, 2),
    ("fedaykin_death_commando", "city spice_trade", 1, 0),
    ("firm_grip", "emperor landsraad", 0, 0),
    ("fremen_camp", "spice_trade", 2, 1),
    ("gene_manipulation", "landsraad city", 2, 0),
    ("guild_administrator", "guild spice_trade", 1, 0),
    ("guild_ambassador", "landsraad", 0, 0),
    ("guild_bankers", "emperor guild landsraad", 0, 0),
    ("gun_thopter", "city spice_trade", 0, 3),
    ("gurney_halleck", "city", 2, 0),
    ("imperial_spy", "emperor", 1, 1),
    ("kwisatz_haderach", f"{FACTIONS} landsraad city spice_trade", 0, 0),
    ("lady_jessica", "bene_gesserit landsraad city spice_trade", 3, 1),
    ("liet_kynes", "fremen city", 0, 0),
    ("missionaria_protectiva", "city", 1, 0),
    ("opulence", "emperor", 1, 0),
    ("other_memory", "city spice_trade", 2, 0),
    ("piter_de_vries", "landsraad city", 3, 1),
    ("power_play", FACTIONS, 0, 0),
    ("reverend_mother_mohiam", "emperor bene_gesserit", 2, 0),
    ("sardaukar_infantry", "", 1, 2),
    ("sardaukar_legion", "emperor landsraad", 1, 0),
    ("scout", "city spice_trade", 1, 1),
    ("shifting_allegiances", "landsraad spice_trade", 2, 0),
    ("sietch_reverend_mother", "bene_gesserit fremen", 0, 0),
    ("smugglers_thopter", "spice_trade", 1, 0),
    ("space_travel", "guild", 2, 0),
    ("spice_hunter", "fremen spice_trade", 1, 1),
    ("spice_smugglers", "city", 1, 1),
    ("stilgar", "fremen city spice_trade", 2, 3),
    ("test_of_humanity", "bene_gesserit landsraad city", 2, 0),
    ("the_voice", "city spice_trade", 2, 0),
    ("thufir_hawat", f"{FACTIONS} city spice_trade", 1, 0),
    ("worm_riders", "city spice_trade", 0, 0),
]

NAMES = [row[0] for row in ICONS_AND_REVEAL]

FREMEN = [
    "chani", "crysknife", "fedaykin_death_commando", "fremen_camp", "liet_kynes", "sietch_reverend_mother",
    "spice_hunter", "stilgar", "worm_riders",
]  # fmt: skip

SISTERS = [
    "bene_gesserit_initiate", "bene_gesserit_sister", "gene_manipulation", "kwisatz_haderach", "lady_jessica",
    "missionaria_protectiva", "other_memory", "reverend_mother_mohiam", "sietch_reverend_mother", "test_of_humanity",
    "the_voice",
]  # fmt: skip


@pytest.mark.parametrize(("card", "cost"), [(card, cost) for cost, cards in COSTS.items() for card in cards])
def test_i_11_1_a_row_card_costs_its_persuasion(card: str, cost: int) -> None:
    scene = Scene().set(0, hand=["arrakis_liaison"] * 5).set_row(card)
    scene.do("reveal", f"acquire {card}")
    assert scene.persuasion == 10 - cost
    assert scene.cards(0, "discard") == [card]


@pytest.mark.parametrize(("card", "icons"), [(row[0], row[1]) for row in ICONS_AND_REVEAL])
def test_i_5_3_a_card_goes_where_its_icons_allow(card: str, icons: str) -> None:
    scene = Scene().set(0, hand=[card])
    reached = [icon for icon, space in FREE_SPACES.items() if f"agent {card}@{space}" in scene.options]
    assert reached == icons.split()


@pytest.mark.parametrize(("card", "persuasion", "swords"), [(row[0], row[2], row[3]) for row in ICONS_AND_REVEAL])
def test_i_10_4_a_revealed_card_gives_its_persuasion_and_swords(card: str, persuasion: int, swords: int) -> None:
    scene = Scene().set(0, hand=[card], troops=(0, 1)).do("reveal")
    told = scene.events("revealed", 0)[-1].data
    assert told["cards"] == [card]
    assert told["persuasion"] == persuasion
    assert told["strength"] == 2 + swords


@pytest.mark.parametrize("card", NAMES)
def test_i_7_8_only_fremen_cards_make_a_fremen_bond(card: str) -> None:
    scene = Scene().set(0, played=[card]).set(0, hand=["spice_hunter"]).do("reveal")
    assert scene.goods(0) == (0, 1 if card in FREMEN else 0, 0)


@pytest.mark.parametrize("card", NAMES)
def test_i_7_8_only_bene_gesserit_cards_are_another_sister_in_play(card: str) -> None:
    scene = Scene().set(0, played=[card]).set(0, hand=["gene_manipulation"]).do("agent gene_manipulation@carthag")
    assert scene.goods(0) == (0, 2 if card in SISTERS else 0, 0)
