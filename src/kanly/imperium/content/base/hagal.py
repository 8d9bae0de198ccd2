"""The House Hagal deck of the base game: 31 cards, 15 different ones; and the four difficulties (hagal A, C-1)."""

from __future__ import annotations

from kanly.imperium.effects import harvest, influence, signet, troops
from kanly.imperium.ids import BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from kanly.imperium.opponents import Difficulty, HagalCard

DECK: list[HagalCard] = [
    HagalCard("conspire", "Conspire", 4, ("conspire",), (influence(EMPEROR), troops(2)), copies=2),
    HagalCard("wealth", "Wealth", 3, ("wealth",), (influence(EMPEROR),)),
    HagalCard("heighliner", "Heighliner", 6, ("heighliner",), (influence(GUILD), troops(3))),
    HagalCard("foldspace", "Foldspace", 1, ("foldspace",), (influence(GUILD),), copies=2),
    HagalCard(
        "selective_breeding", "Selective Breeding", 2, ("selective_breeding",), (influence(BENE_GESSERIT),),
        copies=2,
    ),
    # neither an Intrigue card nor a theft here
    HagalCard("secrets", "Secrets", 1, ("secrets",), (influence(BENE_GESSERIT),)),
    HagalCard("hardy_warriors", "Hardy Warriors", 5, ("hardy_warriors",), (influence(FREMEN), troops(2))),
    HagalCard("stillsuits", "Stillsuits", 4, ("stillsuits",), (influence(FREMEN),), copies=2),
    HagalCard("rally_troops", "Rally Troops", 3, ("rally_troops",), (troops(4),), copies=2),
    HagalCard("hall_of_oratory", "Hall of Oratory", 0, ("hall_of_oratory",), (troops(1),), copies=2),
    HagalCard("carthag", "Carthag", 0, ("carthag",), (troops(1),), copies=3),
    # the one with most bonus spice, then with most spice; ignored when none has any (hagal B-5)
    HagalCard(
        "harvest_spice", "Harvest Spice", 2,
        ("the_great_flat", "hagga_basin", "imperial_basin"), (harvest(0),), copies=5,
    ),
    HagalCard("arrakeen_1h", "Arrakeen", 1, ("arrakeen",), (troops(1), signet()), copies=3, people=1),
    HagalCard("arrakeen_2h", "Arrakeen", 1, ("arrakeen",), (troops(1),), copies=3, people=2),
    # names no space: shuffle all cards anew and reveal another (hagal A-4)
    HagalCard("reshuffle", "Reshuffle", 0, (), (), people=2),
]  # fmt: skip

MERCENARY: Difficulty = Difficulty(
    "mercenary", "Mercenary", extra_solari=1, extra_spice=1, mentat_cost=2, garrison=0, swordmaster_round=5,
    intrigue=0, expert=False, may_have_swordmaster=True,
)  # fmt: skip
SARDAUKAR: Difficulty = Difficulty(
    "sardaukar", "Sardaukar", extra_solari=0, extra_spice=0, mentat_cost=5, garrison=3, swordmaster_round=4,
    intrigue=1, expert=False, may_have_swordmaster=True,
)  # fmt: skip
MENTAT: Difficulty = Difficulty(
    "mentat", "Mentat", extra_solari=0, extra_spice=0, mentat_cost=5, garrison=3, swordmaster_round=3,
    intrigue=1, expert=True, may_have_swordmaster=True,
)  # fmt: skip
KWISATZ_HADERACH: Difficulty = Difficulty(
    "kwisatz_haderach", "Kwisatz Haderach", extra_solari=0, extra_spice=0, mentat_cost=5, garrison=3,
    swordmaster_round=3, intrigue=1, expert=True, may_have_swordmaster=False,
)  # fmt: skip

DIFFICULTIES: list[Difficulty] = [MERCENARY, SARDAUKAR, MENTAT, KWISATZ_HADERACH]
