"""The board for up to four players: 22 spaces (U-17), 13 observation posts (U-9.1), the bonuses of tracks (U-6.1)."""

from __future__ import annotations

from kanly.imperium.components import Post, Space
from kanly.imperium.content.declare import space
from kanly.imperium.content.uprising.words import (
    HOOKS,
    contract,
    high_council,
    maker_hooks,
    recall_other,
    shield_wall,
    spy,
    summon,
    trash_intrigue,
)
from kanly.imperium.effect_paths import name_effects
from kanly.imperium.effects import (
    Effect,
    arrow,
    both,
    draw,
    either,
    harvest,
    harvest_bonus,
    influence_any,
    intrigue,
    pay_solari,
    pay_spice,
    pay_water,
    provided,
    solari,
    spice,
    steal_intrigue,
    swordmaster,
    trash_card,
    troops,
    water,
)
from kanly.imperium.ids import BENE_GESSERIT, CITY, EMPEROR, FACTIONS, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE
from kanly.imperium.state import ImperiumState

SET = "uprising"

FIRST_SWORDMASTER = 8
LATER_SWORDMASTER = 6


def swordmaster_price(state: ImperiumState, seat: int) -> int:
    """Return the price of a Swordmaster: less as soon as any player has one (U-18.1)."""
    return LATER_SWORDMASTER if any(player.swordmaster for player in state.players) else FIRST_SWORDMASTER


def _maker(base_spice: int, sandworms: int) -> Effect:
    """Base spice or, with Maker Hooks, sandworms; either with the bonus spice, as one entry (U-17.26, U-17.28)."""
    return either(harvest(base_spice), provided(HOOKS, both(harvest_bonus(), summon(sandworms))))


SPACES: list[Space] = [
    space(
        "sardaukar", "Sardaukar", EMPEROR, "emperor", intrigue(1), troops(4),
        faction=EMPEROR, doubled=True, cost=pay_spice(4), set_name=SET,
    ),
    space(
        "dutiful_service", "Dutiful Service", EMPEROR, "emperor", contract(),
        faction=EMPEROR, doubled=True, set_name=SET,
    ),
    space(
        "heighliner", "Heighliner", GUILD, "guild", troops(5),
        faction=GUILD, doubled=True, combat=True, cost=pay_spice(5), set_name=SET,
    ),
    space("deliver_supplies", "Deliver Supplies", GUILD, "guild", water(1), faction=GUILD, doubled=True, set_name=SET),
    space(
        "espionage", "Espionage", BENE_GESSERIT, "bene_gesserit", draw(1), spy(),
        faction=BENE_GESSERIT, doubled=True, cost=pay_spice(1), set_name=SET,
    ),
    space(
        "secrets", "Secrets", BENE_GESSERIT, "bene_gesserit", intrigue(1), steal_intrigue(),
        faction=BENE_GESSERIT, doubled=True, set_name=SET,
    ),
    space(
        "desert_tactics", "Desert Tactics", FREMEN, "fremen", troops(1), trash_card(),
        faction=FREMEN, doubled=True, combat=True, cost=pay_water(1), set_name=SET,
    ),
    space("fremkit", "Fremkit", FREMEN, "fremen", draw(1), faction=FREMEN, doubled=True, combat=True, set_name=SET),
    # any number of visits: the seat, and then the rest (U-18.3)
    space(
        "high_council", "High Council", LANDSRAAD, "landsraad", high_council(spice(2), intrigue(1), troops(3)),
        cost=pay_solari(5), set_name=SET,
    ),
    # the icon, not the word of the guide: the Intrigue card is trashed (U-17.25)
    space(
        "imperial_privilege", "Imperial Privilege", LANDSRAAD, "landsraad",
        arrow(trash_intrigue(), intrigue(1)), recall_other(), draw(1),
        cost=pay_solari(3), needs=(EMPEROR, 2), set_name=SET,
    ),
    space(
        "swordmaster", "Swordmaster", LANDSRAAD, "landsraad", swordmaster(),
        cost=pay_solari(FIRST_SWORDMASTER), once=True, price_now=swordmaster_price, set_name=SET,
    ),
    space("assembly_hall", "Assembly Hall", LANDSRAAD, "landsraad", intrigue(1), hall=1, set_name=SET),
    space(
        "gather_support", "Gather Support", LANDSRAAD, "landsraad",
        cost=pay_solari(0), prices=[(0, troops(2)), (2, both(troops(2), water(1)))], set_name=SET,
    ),
    space(
        "arrakeen", "Arrakeen", CITY, "cities", troops(1), draw(1), combat=True, control=[solari(1)], set_name=SET,
    ),
    space(
        "spice_refinery", "Spice Refinery", CITY, "cities", combat=True, control=[solari(1)],
        cost=pay_spice(0), prices=[(0, solari(2)), (1, solari(4))], set_name=SET,
    ),
    space(
        "research_station", "Research Station", CITY, "cities", troops(2), draw(2),
        combat=True, cost=pay_water(2), set_name=SET,
    ),
    # a City space: no influence; a second pair of hooks is not taken (U-17.23)
    space(
        "sietch_tabr", "Sietch Tabr", CITY, "cities",
        either(both(maker_hooks(), troops(1), water(1)), both(water(1), shield_wall())),
        combat=True, needs=(FREMEN, 2), set_name=SET,
    ),
    space(
        "imperial_basin", "Imperial Basin", SPICE_TRADE, "desert", harvest(1),
        combat=True, control=[spice(1)], set_name=SET,
    ),
    space(
        "hagga_basin", "Hagga Basin", SPICE_TRADE, "desert", _maker(2, 1),
        combat=True, cost=pay_water(1), set_name=SET,
    ),
    space(
        "deep_desert", "Deep Desert", SPICE_TRADE, "desert", _maker(4, 2),
        combat=True, cost=pay_water(3), set_name=SET,
    ),
    space("accept_contract", "Accept Contract", SPICE_TRADE, "choam", contract(), draw(1), set_name=SET),
    space(
        "shipping", "Shipping", SPICE_TRADE, "choam", solari(5), influence_any(1),
        cost=pay_spice(3), needs=(GUILD, 2), set_name=SET,
    ),
]  # fmt: skip

POSTS: tuple[Post, ...] = (
    Post("emperor", ("sardaukar", "dutiful_service")),
    Post("guild", ("heighliner", "deliver_supplies")),
    Post("bene_gesserit", ("espionage", "secrets")),
    Post("fremen", ("desert_tactics", "fremkit")),
    Post("council", ("high_council", "imperial_privilege", "swordmaster")),
    Post("landsraad", ("assembly_hall", "gather_support")),
    Post("choam", ("shipping", "accept_contract")),
    Post("arrakeen_refinery", ("arrakeen", "spice_refinery")),
    Post("refinery_research", ("spice_refinery", "research_station")),
    Post("research_sietch", ("research_station", "sietch_tabr")),
    Post("imperial_basin", ("imperial_basin",)),
    Post("hagga_basin", ("hagga_basin",)),
    Post("deep_desert", ("deep_desert",)),
)

TRACK_BONUSES: tuple[Effect, ...] = tuple(
    name_effects(SET, "track", FACTIONS[faction], (bonus,))[0]
    for faction, bonus in ((EMPEROR, spy()), (GUILD, solari(3)), (BENE_GESSERIT, intrigue(1)), (FREMEN, water(1)))
)
