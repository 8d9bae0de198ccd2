"""The nine leaders of Bloodlines (B-10); Kota Odax of Ix plays with the Tech module only."""

from __future__ import annotations

from kanly.imperium.components import Leader, Traits
from kanly.imperium.content.bloodlines import specials
from kanly.imperium.content.bloodlines.words import (
    AT_SIETCH,
    ENEMY_AT_SIETCH,
    FRIEND_AT_SIETCH,
    held_troop,
    navigate,
    scrap_tile,
    trash_from,
)
from kanly.imperium.content.declare import mask
from kanly.imperium.content.uprising.words import VISITS, may, spy
from kanly.imperium.effects import (
    arrow,
    draw,
    either,
    if_influence,
    intrigue,
    pay_spice,
    pay_water,
    provided,
    retreat,
    solari,
    special,
    spice,
    trash_card,
    water,
    when,
)
from kanly.imperium.ids import CITY, EMPEROR, FACTIONS, FREMEN, LANDSRAAD, PLAY, SPICE_TRADE, SPY_ICON
from kanly.imperium.occasions import GAINED_SPICE, REACHED_TWO, SENT_AGENT, TRASHED_CARD
from kanly.imperium.words import ANY_NUMBER, SWORDMASTER

SET = "bloodlines"
FOUR = FACTIONS[:4]

CHANI: Leader = Leader(
    "chani", "Chani", "", 2, "Tactician", "Fedaykin Maneuver",
    (either(retreat(ANY_NUMBER), if_influence(FREMEN, 2, arrow(pay_water(1), draw(2)))),),
    may_be_rival=False, own=Traits(tactics=(spice(1), water(1))), set_name=SET,
)  # fmt: skip
# the Signet Ring itself may be trashed (B-10.2)
FENRING: Leader = Leader(
    "count_hasimir_fenring", "Count Hasimir Fenring", "fenring", 2, "Assassin", "Corrino Liaison",
    (either(may(trash_from(PLAY)), spy(on=[EMPEROR], shared=True)),),
    when=(when(TRASHED_CARD, solari(1)),), may_be_rival=False, set_name=SET,
)  # fmt: skip
DUNCAN: Leader = Leader(
    "duncan_idaho", "Duncan Idaho", "atreides", 1, "Ginaz Swordmaster", "Into the Fray",
    (may(special(specials.INTO_THE_FRAY)),),
    may_be_rival=False, own=Traits(cheaper=SWORDMASTER), set_name=SET,
)  # fmt: skip
# a teammate's visit pays like an own one (B-11.7)
ESMAR: Leader = Leader(
    "esmar_tuek", "Esmar Tuek", "", 1, "Tuek's Sietch", "Smuggle Spice",
    (either(special(specials.PUT_SPICE), special(specials.TAKE_SPICE)),),
    when=(
        when(SENT_AGENT, provided(AT_SIETCH, solari(1))),
        when(SENT_AGENT, provided(FRIEND_AT_SIETCH, solari(1)), provided(ENEMY_AT_SIETCH, intrigue(1)), of_others=True),
    ),
    own=Traits(brings_space=True), set_name=SET,
)  # fmt: skip
MOHIAM: Leader = Leader(
    "gaius_helen_mohiam", "Gaius Helen Mohiam", "", 3, "Clandestine", "Listeners",
    (either(spy(on=[LANDSRAAD]), arrow(pay_spice(1), spy())),),
    may_be_rival=False, own=Traits(icons=1 << SPY_ICON, must_gather=True), set_name=SET,
)  # fmt: skip
LIET: Leader = Leader(
    "liet_kynes", "Liet Kynes", "", 3, "Arrakis Planetologist", "Judge of the Change",
    (
        provided(VISITS, if_influence(EMPEROR, 2, water(1)), m=mask([LANDSRAAD])),
        provided(VISITS, solari(1), m=mask([CITY])),
        provided(VISITS, spice(1), m=mask([SPICE_TRADE])),
    ),
    may_be_rival=False,
    own=Traits(enters="sietch_tabr", instead_of_worms=(spice(1), intrigue(1), trash_card())), set_name=SET,
)  # fmt: skip
PITER: Leader = Leader(
    "piter_de_vries", "Piter De Vries", "harkonnen", 2, "Twisted Genius", "Harkonnen Advisor", (held_troop(),),
    own=Traits(twists=True), set_name=SET,
)  # fmt: skip
YRKOON: Leader = Leader(
    "steersman_yrkoon", "Steersman Y'rkoon", "", 3, "Plot Course", "", (),
    setup=(special(specials.STRANGE_FORM),), without=("signet_ring",),
    when=(
        *(when(REACHED_TWO[faction], navigate(faction)) for faction in range(len(FOUR))),
        when(GAINED_SPICE, special(specials.HUNGER), least=3),
    ),
    may_be_rival=False, own=Traits(navigates=True), set_name=SET,
)  # fmt: skip
KOTA: Leader = Leader(
    "kota_odax_of_ix", "Kota Odax of Ix", "", 3, "Secret Project", "Reverse Engineering",
    (either(spice(1), arrow(scrap_tile(), intrigue(1), draw(1))),),
    may_be_rival=False, own=Traits(invents=True), set_name="tech",
)  # fmt: skip

LEADER_CARDS: list[Leader] = [CHANI, FENRING, DUNCAN, ESMAR, MOHIAM, LIET, PITER, YRKOON]
UPRISING_ONLY: tuple[Leader, ...] = (FENRING, MOHIAM, LIET)
"""Those that are left out with the base game (B-4.3)."""
