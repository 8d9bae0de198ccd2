"""The planning cards of House Atreides: 18."""

from __future__ import annotations

from kanly.arrakis import steps
from kanly.arrakis.components import planning
from kanly.arrakis.effects import (
    A_SIETCH,
    DO_ATTACK,
    DO_DRAW,
    DO_MOVE,
    DO_PLAY,
    DO_SURPRISE,
    EMPTY_DESERT,
    FOUR_DICE,
    ONE_DIE_MORE,
    OWN_LEGION,
    SURPRISE,
    THAT_LEGION,
    WITH,
    WITH_LEADER,
    WITH_NAMED,
    WITH_SPECIAL,
    Effect,
    attack,
    desert_power,
    do,
    draw,
    either,
    move,
    place,
    play,
    replace,
    when,
)
from kanly.arrakis.ids import ALIA, EITHER_PAUL, ELITE, GURNEY, HOUSE_ATREIDES

planning("war_plan", "War Plan", HOUSE_ATREIDES, either((DO_MOVE, move()), (DO_ATTACK, attack(how=ONE_DIE_MORE))))
planning(
    "alia_the_abomination", "Alia, the Abomination", HOUSE_ATREIDES,
    when(
        "alia in play",
        do(steps.TANK_ENEMY, "tank any enemy named", 2), draw(2),
        otherwise=(when("reverend_mother_jessica in play", do(steps.ENTER, "enter alia", ALIA), play()),),
    ),
)  # fmt: skip


def _smugglers(which: str, *otherwise: Effect) -> None:
    """Any of the three brings Gurney onto the map; they differ in what they do when he is there."""
    planning(
        f"smugglers_{which}", "Smugglers", HOUSE_ATREIDES,
        when(
            "gurney_halleck not in play",
            do(steps.ENTER, "enter gurney_halleck", GURNEY), place(EMPTY_DESERT, named=GURNEY, elite=2),
            otherwise=otherwise,
        ),
    )  # fmt: skip


_smugglers("a", do(steps.WORMSIGNS, "wormsign +2", 2), move(figure=WITH_NAMED + GURNEY))
_smugglers("b", place(WITH + GURNEY, elite=2))
_smugglers("c", do(steps.TAKE_VEHICLES, "vehicle -2 [in gurney_halleck's sector]", 2, 1))
planning(
    "the_voice", "The Voice", HOUSE_ATREIDES,
    do(steps.OPPONENT_DISCARDS, "opponent: discard 1 card of their choice", 1), play(),
)  # fmt: skip
planning("death_commandos", "Death Commandos", HOUSE_ATREIDES, replace(2, ELITE), move(2, WITH_SPECIAL))
planning(
    "tested_with_the_gom_jabbar", "Tested with the Gom Jabbar", HOUSE_ATREIDES,
    do(steps.SECOND_OBJECTIVE, "secret_objective +1 (either objective wins)"), draw(2),
)  # fmt: skip
planning("chatt_the_leaper", "Chatt the Leaper", HOUSE_ATREIDES, place(A_SIETCH, special=2, generic=1))
planning(
    "truthtrance", "Truthtrance", HOUSE_ATREIDES,
    do(steps.FORCE_DIE, "choose 1 unused opponent action die: the opponent must use it in their next turn"),
    either((DO_DRAW, draw(2)), (DO_PLAY, play())),
)  # fmt: skip
planning(
    "adab_the_demanding_memory", "Adab, the Demanding Memory", HOUSE_ATREIDES,
    do(
        steps.CHANGE_CARDS,
        "remove any number of revealed prescience cards from the game; reveal as many from the deck",
    ),
    play(),
)  # fmt: skip
planning(
    "alam_al_mithal", "Alam al-Mithal, the World of Similitudes", HOUSE_ATREIDES,
    do(steps.SHIFT_FROM, "prescience any -n; prescience another +n (n of the player's choice)"), draw(2),
)  # fmt: skip
planning("usul_the_base_of_the_pillar", "Usul, the Base of the Pillar", HOUSE_ATREIDES, desert_power(), play())
planning(
    "voice_from_the_outer_world", "Voice from the Outer World", HOUSE_ATREIDES,
    place(OWN_LEGION, named=EITHER_PAUL, special=1),
    either((DO_MOVE, move(place=THAT_LEGION)), (DO_SURPRISE, attack(place=THAT_LEGION, how=SURPRISE))),
)  # fmt: skip
planning(
    "our_family_atomics", "Our Family Atomics", HOUSE_ATREIDES,
    when(
        "atomics detonated",
        desert_power(), desert_power(),
        otherwise=(when("a prescience marker at 4 or more", do(steps.ATOMICS, "atomics"), play()),),
    ),
)  # fmt: skip
planning(
    "battle_language", "Battle Language", HOUSE_ATREIDES,
    either((DO_MOVE, move(figure=WITH_LEADER)), (DO_SURPRISE, attack(WITH_LEADER, how=SURPRISE | FOUR_DICE))),
)  # fmt: skip
planning(
    "bill_of_particulars", "Bill of Particulars", HOUSE_ATREIDES,
    do(steps.LOWER_IMPERIUM, "imperium any -1 (no ban)"), play(),
)  # fmt: skip
planning(
    "fear_is_the_mind_killer", "Fear Is the Mind-Killer", HOUSE_ATREIDES,
    do(
        steps.ATTACH,
        "attach to a revealed prescience card until the end of the round: if that card is claimed, prescience any +2",
        0,
    ),
)  # fmt: skip
