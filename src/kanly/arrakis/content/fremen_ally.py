"""The planning cards of the Fremen ally: 18, copies counted."""

from __future__ import annotations

from kanly.arrakis import steps
from kanly.arrakis.components import planning
from kanly.arrakis.effects import (
    BESIDE_LEGION,
    BESIDE_WORM,
    EMPTY_DESERT,
    FREE_PLATEAU,
    IN_DESERT,
    THREATENED_SIETCH,
    WITH_LEADER,
    WITH_SPECIAL,
    deploy_token,
    desert_power,
    do,
    draw,
    move,
    place,
    play,
    when,
)
from kanly.arrakis.ids import FREMEN_ALLY, STILGAR

planning(
    "shai_hulud", "Shai-Hulud", FREMEN_ALLY,
    when(
        "wild_maker not in play",
        do(steps.ENTER_MAKER, "enter wild_maker, card spent; place wild_maker in empty desert"),
        otherwise=(
            do(steps.MOVE_WORMS, "move wild_maker", 1, 1), do(steps.WORM_ATTACK, "attack with wild_maker", 1),
        ),
    ),
    copies=3,
)  # fmt: skip
planning(
    "wall_of_sandworms", "Wall of Sandworms", FREMEN_ALLY,
    do(steps.PLACE_WORM, "sandworm +1 [in empty desert adjacent to a sandworm]", BESIDE_WORM), desert_power(),
)  # fmt: skip
planning(
    "dust_chasms", "Dust Chasms", FREMEN_ALLY,
    do(steps.DUST_CHASMS, "vehicle -2 harvester [in deep_desert of one sector]", 2), desert_power(),
)  # fmt: skip
planning(
    "fremen_rockets", "Fremen Rockets", FREMEN_ALLY,
    do(
        steps.ROCKETS,
        "choose a sector with own legion; roll 3 combat dice; per sword or special: vehicle -1 [in that sector or an "
        "air zone connected to it]",
    ),
)  # fmt: skip
planning(
    "eyes_of_ibad", "Eyes of Ibad", FREMEN_ALLY,
    do(
        steps.ATTACH,
        "attach to a revealed prescience card: it cannot be discarded or shuffled away and stays revealed, besides the "
        "usual ones, until it is claimed",
        1,
    ),
)  # fmt: skip
planning(
    "captured_ornithopter", "Captured Ornithopter", FREMEN_ALLY,
    do(
        steps.CAPTURED,
        "vehicle -1 ornithopter -> strike 3 dice, hit on sword and special, target harkonnen legion[in a sector "
        "connected to its air zone]",
    ),
)  # fmt: skip
planning(
    "crysknife", "Crysknife", FREMEN_ALLY,
    move(figure=WITH_SPECIAL), do(steps.TANK_ENEMY, "tank enemy named[adjacent to that legion]", 1),
)  # fmt: skip
planning("cielagos_piping_message", "Cielago's Piping Message", FREMEN_ALLY, deploy_token(THREATENED_SIETCH), draw(1))
planning("jubba_cloaks", "Jubba Cloaks", FREMEN_ALLY, move(figure=WITH_LEADER, place=IN_DESERT), play())
planning(
    "hieregs", "Hieregs", FREMEN_ALLY,
    place(EMPTY_DESERT, regular=1), place(EMPTY_DESERT, regular=1), desert_power(),
)  # fmt: skip
planning("grandmother_of_a_storm", "Grandmother of a Storm", FREMEN_ALLY, do(steps.STORM, "storm"))
planning(
    "stillsuits", "Stillsuits", FREMEN_ALLY,
    move(place=IN_DESERT),
    do(steps.SWAP_TOKENS, "swap all deployment tokens of 2 sietches (one of them may have none)"),
)  # fmt: skip
planning(
    "i_am_stilgar_the_fremen", '"I Am Stilgar, the Fremen"', FREMEN_ALLY,
    place(FREE_PLATEAU, named=STILGAR, elite=2, regular=1), draw(1),
)  # fmt: skip
planning(
    "thumpers", "Thumpers", FREMEN_ALLY,
    do(steps.PLACE_WORM, "sandworm +1 [in empty desert adjacent to own legion]", BESIDE_LEGION),
    do(steps.PLACE_WORM, "sandworm +1 [in empty desert adjacent to own legion]", BESIDE_LEGION),
)  # fmt: skip
planning(
    "kitab_al_ibar", "Kitab al-Ibar", FREMEN_ALLY,
    do(
        steps.MOVE_SIETCH,
        "move a sietch token, with any of the figures and tokens of its area, to an adjacent empty desert",
    ),
)  # fmt: skip
planning(
    "sandtides", "Sandtides", FREMEN_ALLY,
    do(steps.SANDTIDES, "move enemy legion[in desert] to an empty adjacent area"), desert_power(),
)  # fmt: skip
