"""The House Hagal deck of Uprising: 37 cards, 23 different ones; and the four difficulties (hagal D-3, D-5)."""

from __future__ import annotations

from kanly.imperium.content.uprising.rival_words import break_wall_with_hooks, decisive, influence_ranked, reap
from kanly.imperium.content.uprising.words import maker_hooks, spy
from kanly.imperium.effects import (
    Effect,
    if_influence,
    influence,
    intrigue,
    signet,
    solari,
    steal_intrigue,
    troops,
    water,
)
from kanly.imperium.ids import BENE_GESSERIT, DEPLOYMENT, EMPEROR, ESCALATION, FREMEN, GUILD, NONE, POLITICS
from kanly.imperium.opponents import Difficulty, HagalCard, Way

SET = "uprising"


def _sends(
    key: str,
    name: str,
    swords: int,
    space: str,
    *effects: Effect,
    copies: int = 1,
    politics: int = NONE,
    needs: Effect | None = None,
) -> HagalCard:
    """Declare a card that names one space; with `politics` a free faction space (hagal D-53)."""
    ways = (Way(space, effects, needs, politics),)
    return HagalCard(key, name, swords, (), (), copies, ways=ways, set_name=SET)  # fmt: skip


def _chooses(key: str, name: str, swords: int, *ways: Way, copies: int = 1, harvests: bool = False) -> HagalCard:
    """Declare a card with several spaces, of which the situation selects one (hagal D-11, D-14)."""
    return HagalCard(key, name, swords, (), (), copies, ways=ways, harvests=harvests, set_name=SET)


def _places_spy(key: str, *posts: str) -> HagalCard:
    """Declare a card that places a Spy on the first free one of these posts, and sends nobody (hagal D-21)."""
    return HagalCard(key, "Place Spy", 2, (), (), posts=posts, set_name=SET)


def _ships(key: str, place: int) -> HagalCard:
    """Declare a card of the two spaces of CHOAM: the influence with the Guild selects (hagal D-11)."""
    shipping = Way("shipping", (solari(2), influence_ranked(place)), if_influence(GUILD, 2))
    return _chooses(key, "Accept Contract / Shipping", 2, shipping, Way("accept_contract", (solari(2),)))


DECK: list[HagalCard] = [
    _places_spy("place_spy_spice_trade", "choam", "imperial_basin", "hagga_basin", "deep_desert"),
    _places_spy("place_spy_city", "arrakeen_refinery", "refinery_research", "research_sietch"),
    _places_spy("place_spy_landsraad", "landsraad", "council"),
    _sends("sardaukar", "Sardaukar", 4, "sardaukar", influence(EMPEROR), troops(2), copies=2),
    _sends("dutiful_service", "Dutiful Service", 2, "dutiful_service", influence(EMPEROR), politics=EMPEROR),
    _sends("heighliner", "Heighliner", 5, "heighliner", influence(GUILD), troops(3)),
    _chooses(
        "deliver_supplies_heighliner", "Deliver Supplies / Heighliner", 1,
        Way("heighliner", (influence(GUILD), troops(3)), decisive()),
        Way("deliver_supplies", (influence(GUILD),), politics=GUILD), copies=2,
    ),
    _sends("espionage", "Espionage", 2, "espionage", influence(BENE_GESSERIT), spy(), copies=2),
    _sends(
        "secrets", "Secrets", 1, "secrets", influence(BENE_GESSERIT), steal_intrigue(), politics=BENE_GESSERIT,
    ),
    _sends(
        "desert_tactics", "Desert Tactics", 3, "desert_tactics",
        influence(FREMEN), troops(1), break_wall_with_hooks(), copies=2,
    ),
    # one copy: 37 cards are printed, of which only this one or Desert Tactics could be the surplus of our source
    _sends("fremkit", "Fremkit", 1, "fremkit", influence(FREMEN), politics=FREMEN),
    _sends(
        "assembly_hall", "Assembly Hall", 0, "assembly_hall",
        intrigue(1), if_influence(EMPEROR, 2, influence_ranked(1)),
    ),
    _sends("gather_support", "Gather Support", 0, "gather_support", troops(1)),
    _sends(
        "gather_support_bonus", "Gather Support", 2, "gather_support",
        troops(1), if_influence(EMPEROR, 2, influence_ranked(2)),
    ),
    _ships("accept_contract_shipping_first", 1),
    _ships("accept_contract_shipping_third", 3),
    _sends("research_station", "Research Station", 2, "research_station", troops(2), copies=2),
    _sends("spice_refinery", "Spice Refinery", 1, "spice_refinery", signet(), copies=3),
    _sends("arrakeen", "Arrakeen", 1, "arrakeen", signet(), troops(1), copies=2),
    # the one requirement of a space that binds rivals (hagal D-12, G-17)
    _sends(
        "sietch_tabr", "Sietch Tabr", 3, "sietch_tabr",
        maker_hooks(), troops(1), water(1), copies=3, needs=if_influence(FREMEN, 2),
    ),
    _chooses(
        "hagga_basin_imperial_basin", "Hagga Basin / Imperial Basin", 2,
        Way("hagga_basin", (break_wall_with_hooks(), reap(1))),
        Way("imperial_basin", (break_wall_with_hooks(), reap(0))), copies=4, harvests=True,
    ),
    _chooses("deep_desert", "Deep Desert", 2, Way("deep_desert", (reap(2),)), copies=2, harvests=True),
    HagalCard("reshuffle", "Reshuffle", 0, (), (), people=2, set_name=SET),
]  # fmt: skip

FACTS = ("garrison", "human_intrigue", "expert", "may_have_swordmaster")
EXPERT_VARIANTS = ESCALATION | DEPLOYMENT | POLITICS

DIFFICULTIES: list[Difficulty] = [
    Difficulty("mercenary", "Mercenary", 0, True, human_intrigue=1, facts=FACTS, set_name=SET),
    Difficulty("sardaukar", "Sardaukar", 3, True, facts=FACTS, set_name=SET),
    Difficulty("mentat", "Mentat", 3, True, expert=True, variants=EXPERT_VARIANTS, facts=FACTS, set_name=SET),
    Difficulty(
        "kwisatz_haderach", "Kwisatz Haderach", 3, False,
        expert=True, variants=EXPERT_VARIANTS, facts=FACTS, set_name=SET,
    ),
]  # fmt: skip
