"""The planning cards of the Corrino ally: 18."""

from __future__ import annotations

from kanly.arrakis import steps
from kanly.arrakis.components import planning
from kanly.arrakis.effects import (
    DO_MOVE,
    DO_SURPRISE,
    FREE_MOUNTAIN,
    FREE_TO_GO_ON,
    LEGION_WITH_SPECIAL,
    OWN_LEGION,
    OWN_SETTLEMENT,
    SURPRISE,
    THAT_LEGION,
    TO_OWN_LEGION,
    WITH_SPECIAL,
    Effect,
    attack,
    do,
    draw,
    either,
    move,
    place,
    play,
    replace,
    vehicle,
    when,
)
from kanly.arrakis.ids import ARAMSHAM, CORRINO_ALLY, ELITE, ORNITHOPTER, SHADDAM


def _rage(which: str, *otherwise: Effect) -> None:
    """Any of the three brings the Emperor in; they differ in what they do when he is there."""
    planning(
        f"rage_overcame_shaddam_iv_{which}", "Rage Overcame Shaddam IV", CORRINO_ALLY,
        when("shaddam_iv not in play", do(steps.ENTER, "enter shaddam_iv", SHADDAM), play(), otherwise=otherwise),
    )  # fmt: skip


_rage("a", place(OWN_SETTLEMENT, named=SHADDAM, regular=4))
_rage("b", place(OWN_LEGION, named=SHADDAM, special=2))
_rage(
    "c",
    place(LEGION_WITH_SPECIAL, named=SHADDAM),
    move(place=THAT_LEGION),
    attack(place=THAT_LEGION, how=SURPRISE),
)
planning(
    "manipulation_of_others", "Manipulation of Others", CORRINO_ALLY,
    do(steps.OPPONENT_DISCARDS, "opponent: discard 2 cards of their choice", 2), draw(2),
)  # fmt: skip
planning("breeding_program", "Breeding Program", CORRINO_ALLY, do(steps.GAIN_TOKEN, "bg +1"), play())
planning("troop_carriers", "Troop Carriers", CORRINO_ALLY, move(place=OWN_SETTLEMENT, how=TO_OWN_LEGION))
planning(
    "shigawire", "Shigawire", CORRINO_ALLY,
    move(figure=WITH_SPECIAL), do(steps.TANK_ENEMY, "tank enemy named[adjacent to that legion]", 1),
)  # fmt: skip
planning(
    "hope_clouds_observation", "Hope Clouds Observation", CORRINO_ALLY,
    do(steps.HIDE_CARD, "shuffle 1 revealed prescience card, of the player's choice, back into its deck"),
)  # fmt: skip
planning(
    "reports_of_traitors", "Reports of Traitors", CORRINO_ALLY,
    do(steps.LOSE_HOUSE_DIE, "opponent: lose 1 unused action die showing house (for this round)"),
)  # fmt: skip
planning("sardaukar_pogrom", "Sardaukar Pogrom", CORRINO_ALLY, move(3, WITH_SPECIAL))
planning(
    "sardaukars_manner", "Sardaukar's Manner", CORRINO_ALLY,
    either((DO_MOVE, move(figure=WITH_SPECIAL)), (DO_SURPRISE, attack(WITH_SPECIAL, how=SURPRISE))),
)  # fmt: skip
planning(
    "spies_all_over_arrakis", "Spies All Over Arrakis", CORRINO_ALLY,
    do(steps.REVEAL_AREA, "reveal any area"), draw(2),
)  # fmt: skip
planning(
    "full_control_of_the_air", "Full Control of the Air", CORRINO_ALLY,
    vehicle(ORNITHOPTER), vehicle(ORNITHOPTER), move(),
)  # fmt: skip
planning("moving_the_battle_group", "Moving the Battle Group", CORRINO_ALLY, place(FREE_MOUNTAIN, generic=1, elite=2))
planning("killers_without_mercy", "Killers Without Mercy", CORRINO_ALLY, attack(WITH_SPECIAL, how=FREE_TO_GO_ON))
planning("sardaukar_disguised", "Sardaukar Disguised", CORRINO_ALLY, replace(2, ELITE), move(2, WITH_SPECIAL))
planning(
    "i_decide_what_best_serves_his_majesty", '"I Decide What Best Serves His Majesty"', CORRINO_ALLY,
    place(LEGION_WITH_SPECIAL, named=ARAMSHAM),
    either((DO_MOVE, move(place=THAT_LEGION)), (DO_SURPRISE, attack(place=THAT_LEGION, how=SURPRISE))),
)  # fmt: skip
planning(
    "seek_out_the_mahdi", "Seek Out the 'Mahdi'", CORRINO_ALLY,
    move(),
    do(
        steps.SEEK_MAHDI,
        "opponent, in their next action turn: cannot place or deploy paul, nor move or attack with legion[with paul]",
    ),
)  # fmt: skip
