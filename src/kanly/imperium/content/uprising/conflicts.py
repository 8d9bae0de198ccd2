"""The 16 Conflict cards and the Objectives, with their battle icons (U-2.2, U-3.2, U-3.6, U-12)."""

from __future__ import annotations

from kanly.imperium.components import Conflict
from kanly.imperium.content.declare import conflict
from kanly.imperium.content.uprising.words import contract, recall_spies, spy
from kanly.imperium.effects import (
    Effect,
    arrow,
    choose,
    control,
    influence,
    influence_any,
    intrigue,
    pay_solari,
    pay_spice,
    solari,
    spice,
    trash_card,
    troops,
    vp,
    water,
)
from kanly.imperium.ids import (
    BENE_GESSERIT,
    CRYSKNIFE,
    DESERT_MOUSE,
    EMPEROR,
    FREMEN,
    GUILD,
    ORNITHOPTER,
    WILD,
)

SET = "uprising"

# what the two kinds of fights for a critical location have in common: the Shield Wall protects it (U-8.5)
Reward = list[Effect]


def _fight_for(
    place: str, key: str, name: str, level: int, first: Reward, second: Reward, third: Reward, icon: int
) -> Conflict:
    """Declare a Conflict for a critical location, which the winner controls (U-8.2, U-8.5)."""
    return conflict(key, name, level, first, second, third, location=place, icon=icon, protected=True, set_name=SET)


CONFLICT_CARDS: list[Conflict] = [
    conflict(
        "skirmish_crysknife", "Skirmish", 1,
        [influence_any(1)], [intrigue(1), spice(1)], [spice(1)], icon=CRYSKNIFE, set_name=SET,
    ),
    conflict(
        "skirmish_ornithopter", "Skirmish", 1,
        [intrigue(1), solari(1)], [intrigue(1), solari(2)], [intrigue(1)], icon=ORNITHOPTER, set_name=SET,
    ),
    conflict(
        "skirmish_desert_mouse", "Skirmish", 1,
        [solari(2)], [solari(3)], [solari(2)], icon=DESERT_MOUSE, set_name=SET,
    ),
    conflict(
        "choam_security", "CHOAM Security", 2,
        [influence(GUILD), contract(), troops(1)], [water(1), solari(2), troops(2)], [intrigue(1), troops(1)],
        icon=CRYSKNIFE, set_name=SET,
    ),
    conflict(
        "spice_freighters", "Spice Freighters", 2,
        [influence_any(1), arrow(pay_spice(3), vp(1))], [water(1), spice(1), troops(1)], [spice(1), troops(1)],
        icon=CRYSKNIFE, set_name=SET,
    ),
    _fight_for(
        "arrakeen", "siege_of_arrakeen", "Siege of Arrakeen", 2,
        [control("arrakeen"), solari(2), troops(2)], [solari(4), troops(1)], [solari(3)], ORNITHOPTER,
    ),
    _fight_for(
        "spice_refinery", "seize_spice_refinery", "Seize Spice Refinery", 2,
        [control("spice_refinery"), spy(), spice(2)], [intrigue(1), spice(1), troops(1)], [spice(2)], CRYSKNIFE,
    ),
    conflict(
        "test_of_loyalty", "Test of Loyalty", 2,
        [influence(EMPEROR), spy(), solari(2)], [solari(4), troops(1)], [solari(3)], icon=ORNITHOPTER, set_name=SET,
    ),
    conflict(
        "shadow_contest", "Shadow Contest", 2,
        [influence(BENE_GESSERIT), intrigue(1)], [intrigue(1), spice(1), troops(1)], [spice(1), troops(1)],
        icon=ORNITHOPTER, set_name=SET,
    ),
    _fight_for(
        "imperial_basin", "secure_imperial_basin", "Secure Imperial Basin", 2,
        [control("imperial_basin"), spice(2), troops(1)], [water(2), troops(1)], [water(1), troops(1)], DESERT_MOUSE,
    ),
    conflict(
        "protect_the_sietches", "Protect the Sietches", 2,
        [influence(FREMEN), water(1), troops(1)], [spice(3), troops(1)], [spice(2)], icon=DESERT_MOUSE, set_name=SET,
    ),
    conflict(
        "trade_dispute", "Trade Dispute", 2,
        [contract(), water(1), trash_card()], [water(1), spice(1), trash_card()], [water(1), troops(1)],
        icon=DESERT_MOUSE, set_name=SET,
    ),
    conflict(
        "propaganda", "Propaganda", 3,
        [choose(2, influence(EMPEROR), influence(GUILD), influence(BENE_GESSERIT), influence(FREMEN))],
        [intrigue(1), spice(3)], [spice(3)], icon=WILD, set_name=SET,
    ),
    _fight_for(
        "imperial_basin", "battle_for_imperial_basin", "Battle for Imperial Basin", 3,
        [vp(1), control("imperial_basin"), arrow(pay_spice(4), vp(1))], [spice(5)], [spice(3)], ORNITHOPTER,
    ),
    _fight_for(
        "arrakeen", "battle_for_arrakeen", "Battle for Arrakeen", 3,
        [vp(1), control("arrakeen"), arrow(recall_spies(2), vp(1))],
        [intrigue(1), spice(1), solari(3)], [spice(2), solari(2)], CRYSKNIFE,
    ),
    _fight_for(
        "spice_refinery", "battle_for_spice_refinery", "Battle for Spice Refinery", 3,
        [vp(1), control("spice_refinery"), arrow(pay_solari(6), vp(1))], [intrigue(1), spice(3)], [spice(3)],
        DESERT_MOUSE,
    ),
]  # fmt: skip


def _objective(key: str, icon: int, begins: bool = False) -> Conflict:
    """Declare an Objective: a Conflict card that counts as won from the start (U-12.2)."""
    return Conflict(key, "Objective", 0, "", ((), (), ()), SET, icon=icon, begins=begins)


_CRYSKNIFE = _objective("objective_crysknife", CRYSKNIFE)
_CRYSKNIFE_OF_MORE = _objective("objective_crysknife_4_6p", CRYSKNIFE)
_FIRST_PLAYER = _objective("objective_desert_mouse_first_player", DESERT_MOUSE, begins=True)
_DESERT_MOUSE_OF_MORE = _objective("objective_desert_mouse_4_6p", DESERT_MOUSE)
_ORNITHOPTER = _objective("objective_ornithopter_1_3p", ORNITHOPTER)

_OF_THREE = (_CRYSKNIFE, _ORNITHOPTER, _FIRST_PLAYER)

OBJECTIVES: dict[int, tuple[Conflict, ...]] = {
    1: _OF_THREE,
    2: _OF_THREE,
    3: _OF_THREE,
    4: (_CRYSKNIFE, _CRYSKNIFE_OF_MORE, _FIRST_PLAYER, _DESERT_MOUSE_OF_MORE),
}
"""The Objectives that are dealt, by the number of people; rivals make it three (U-3.6, hagal D-4)."""
