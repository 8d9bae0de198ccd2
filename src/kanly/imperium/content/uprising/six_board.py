"""The board for six players with the two personal boards: 28 spaces, 15 posts and the tracks (U-22.8, U-22.28)."""

from __future__ import annotations

from kanly.imperium.components import Post, Space
from kanly.imperium.content.declare import space
from kanly.imperium.content.uprising import board
from kanly.imperium.content.uprising.six_words import own_influence, team_reinforce, trade_goods
from kanly.imperium.content.uprising.words import contract, spy
from kanly.imperium.effect_paths import name_effects
from kanly.imperium.effects import (
    Effect,
    draw,
    harvest,
    intrigue,
    pay_solari,
    pay_spice,
    pay_water,
    solari,
    spice,
    swordmaster,
    trash_card,
    troops,
    water,
)
from kanly.imperium.ids import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE

SET = "uprising"

NEW_SPACES: list[Space] = [
    # no Combat space: only the reinforcing troops may be deployed (U-22.30)
    space(
        "military_support", "Military Support", EMPEROR, "great_houses", team_reinforce(3),
        faction=EMPEROR, doubled=True, cost=pay_spice(2), set_name=SET,
    ),
    space(
        "economic_support", "Economic Support", EMPEROR, "great_houses", spice(1), trade_goods(),
        faction=EMPEROR, doubled=True, set_name=SET,
    ),
    space(
        "controversial_technology", "Controversial Technology", FREMEN, "fringe_worlds",
        intrigue(1), draw(1), trash_card(), faction=FREMEN, doubled=True, cost=pay_spice(2), set_name=SET,
    ),
    space("expedition", "Expedition", FREMEN, "fringe_worlds", contract(), faction=FREMEN, doubled=True, set_name=SET),
    # the third Agent for one round, and its bonus token for good (U-22.17)
    space(
        "swordmaster_6p", "Swordmaster", LANDSRAAD, "landsraad", swordmaster(),
        cost=pay_solari(board.FIRST_SWORDMASTER), once=True, price_now=board.swordmaster_price, set_name=SET,
    ),
    space("carthag", "Carthag", CITY, "cities", troops(1), intrigue(1), combat=True, set_name=SET),
    space(
        "habbanya_erg", "Habbanya Erg", SPICE_TRADE, "desert", harvest(2), draw(1),
        combat=True, cost=pay_water(1), set_name=SET,
    ),
    space(
        "vast_wealth", "Vast Wealth", EMPEROR, "emperor_board", solari(3),
        personal=EMPEROR, visit=own_influence(), set_name=SET,
    ),
    space(
        "sardaukar_6p", "Sardaukar", EMPEROR, "emperor_board", intrigue(1), troops(4),
        personal=EMPEROR, visit=own_influence(), cost=pay_spice(3), set_name=SET,
    ),
    space(
        "hardy_warriors", "Hardy Warriors", FREMEN, "fremen_board", troops(2),
        personal=FREMEN, visit=own_influence(), combat=True, cost=pay_water(1), set_name=SET,
    ),
    space(
        "desert_mastery", "Desert Mastery", FREMEN, "fremen_board", draw(1), spice(1),
        personal=FREMEN, visit=own_influence(), combat=True, set_name=SET,
    ),
]  # fmt: skip

_NEW = {new.key: new for new in NEW_SPACES}
_PLACES = {
    "sardaukar": ("military_support",), "dutiful_service": ("economic_support",),
    "desert_tactics": ("controversial_technology",), "fremkit": ("expedition",), "swordmaster": ("swordmaster_6p",),
    "sietch_tabr": ("sietch_tabr", "carthag"), "imperial_basin": ("imperial_basin", "habbanya_erg"),
}  # fmt: skip
"""What lies where a space of the other side does."""

SPACES: list[Space] = [
    _NEW.get(key, old) for old in board.SPACES for key in _PLACES.get(old.key, (old.key,))
] + NEW_SPACES[-4:]  # the personal boards come last

POSTS: tuple[Post, ...] = (
    Post("great_houses", ("military_support", "economic_support")),
    Post("guild", ("heighliner", "deliver_supplies")),
    Post("bene_gesserit", ("espionage", "secrets")),
    Post("fringe_worlds", ("controversial_technology", "expedition")),
    Post("council", ("high_council", "imperial_privilege", "swordmaster_6p")),
    Post("landsraad", ("assembly_hall", "gather_support")),
    Post("choam", ("shipping", "accept_contract")),
    Post("arrakeen_refinery", ("arrakeen", "spice_refinery")),
    Post("refinery_research", ("spice_refinery", "research_station")),
    Post("research_sietch", ("research_station", "sietch_tabr")),
    Post("carthag", ("carthag",)),
    Post("imperial_basin", ("imperial_basin",)),
    Post("habbanya_erg", ("habbanya_erg",)),
    Post("hagga_basin", ("hagga_basin",)),
    Post("deep_desert", ("deep_desert",)),
)

TRACKS: tuple[str, ...] = ("great_houses", "guild", "bene_gesserit", "fringe_worlds")
"""What the tracks on the board are called; their icons are those of the factions (U-22.8)."""

TRACK_BONUSES: tuple[Effect, ...] = tuple(
    name_effects(SET, "track", TRACKS[faction], (bonus,))[0]
    for faction, bonus in ((EMPEROR, troops(2)), (GUILD, solari(3)), (BENE_GESSERIT, intrigue(1)), (FREMEN, spy()))
)


def _team_rewards(key: str, first: Effect, third: Effect) -> dict[int, Effect]:
    name_effects(SET, "track", key, (first, third))
    return {1: first, 3: third}


EMPEROR_REWARDS: dict[int, Effect] = _team_rewards("emperor_board", solari(1), spy())
FREMEN_REWARDS: dict[int, Effect] = _team_rewards("fremen_board", spice(1), water(1))
"""What steps 1 and 3 of the personal tracks give to each player of the team (U-22.9)."""
