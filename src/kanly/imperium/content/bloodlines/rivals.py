"""The six rival cards of Bloodlines, its House Hagal cards, and the words that only they are written in (hagal E)."""

from __future__ import annotations

from typing import Final

from kanly.imperium.automa import bloodlines
from kanly.imperium.components import Leader
from kanly.imperium.content.uprising.rival_words import influence_alliance
from kanly.imperium.content.uprising.words import HAS_SWORDMASTER, spy
from kanly.imperium.effects import (
    Effect,
    harvest,
    if_alliance,
    influence,
    influence_any,
    intrigue,
    provided,
    solari,
    spice,
    troops,
    water,
)
from kanly.imperium.ids import ANY, BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from kanly.imperium.opponents import HagalCard, RivalCard, Way
from kanly.imperium.words import flat, new_word

SET = "bloodlines"

LEVY: Final = new_word(
    "levy", "choiceless",
    do=bloodlines.do_levy, says=lambda effect: "opponents: pay 1 spice; per spice so paid: +1 spice", worth=flat(0.3),
)  # fmt: skip
RIVAL_TECH: Final = new_word(
    "rival_tech", "choiceless",
    do=bloodlines.do_rival_tech, says=lambda effect: "acquire tech -1", worth=flat(0.3),
)  # fmt: skip

Box = list[Effect]


def _rival(
    key: str, name: str, level: int, signet: Box, strategy: Box, *order: int, setup: Box | None = None,
    alone: bool = False,
) -> Leader:  # fmt: skip
    card = RivalCard(level, tuple(strategy), order, alone=alone)
    return Leader(
        f"rival_{key}", name, "", 0, "", "", tuple(signet), setup=tuple(setup or ()), rival=card,
        set_name="tech" if alone else SET,
    )  # fmt: skip


RIVAL_CARDS: list[Leader] = [
    _rival(
        "duncan_idaho", "Duncan Idaho", 8,
        [troops(1), provided(HAS_SWORDMASTER, spice(1))], [influence(FREMEN)], FREMEN, BENE_GESSERIT, GUILD, EMPEROR,
    ),
    _rival(
        "piter_de_vries", "Piter De Vries", 7,
        [solari(1), if_alliance(ANY, intrigue(1))], [influence_any(1), solari(1)],
        GUILD, EMPEROR, BENE_GESSERIT, FREMEN,
    ),
    _rival("chani", "Chani", 6, [water(1)], [Effect(LEVY, 1)], FREMEN, GUILD, BENE_GESSERIT, EMPEROR),
    _rival(
        "count_hasimir_fenring", "Count Hasimir Fenring", 5,
        [solari(1), troops(1)], [intrigue(1), solari(3)], EMPEROR, BENE_GESSERIT, GUILD, FREMEN,
        setup=[influence(EMPEROR)],
    ),
    _rival(
        "gaius_helen_mohiam", "Gaius Helen Mohiam", 4,
        [spy(), troops(1)], [intrigue(1), influence_alliance(1)], BENE_GESSERIT, EMPEROR, FREMEN, GUILD,
    ),
]  # fmt: skip
# with the Tech module, against one person (hagal E-1)
KOTA: Leader = _rival(
    "kota_odax_of_ix", "Kota Odax of Ix", 7,
    [spice(1), provided(HAS_SWORDMASTER, Effect(RIVAL_TECH, 1))], [influence_any(1), spice(2)],
    GUILD, BENE_GESSERIT, FREMEN, EMPEROR, alone=True,
)  # fmt: skip

# in the deck where a person plays Esmar Tuek; ignored without bonus spice (hagal E-1, hagal E-11)
TUEKS_SIETCH: HagalCard = HagalCard(
    "tueks_sietch", "Tuek's Sietch", 2, (), (), 2,
    ways=(Way("tueks_sietch", (harvest(0),)),), harvests=True, set_name=SET,
)  # fmt: skip
ACQUIRE_TECH: HagalCard = HagalCard(
    "acquire_tech", "Acquire Tech", 1, (), (), 4, people=1, acquires=True, set_name="tech",
)  # fmt: skip
