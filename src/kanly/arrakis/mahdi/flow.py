"""The flow of the solo game: the steps of two players, of which those of the Harkonnen are taken by rule (W-21).

Where the rules leave several choices, the step is a decision like any other, and the person is asked (`decider` in
`state.py`).
"""

from __future__ import annotations

from typing import Final

from kanly.arrakis.ids import HARKONNEN
from kanly.arrakis.rules import (
    atomics,
    battle,
    casualties,
    claims,
    draw,
    free,
    harvest,
    hazards,
    movement,
    perform,
    raids,
    rounds,
    tricks,
    turns,
    worms,
)
from kanly.arrakis.solo import Mahdi
from kanly.arrakis.state import ArrakisState
from kanly.arrakis.steps import FLOW
from kanly.engine.action import Action
from kanly.engine.flow import Answer, Flow, Legal, Run, Step
from kanly.engine.tell import tell

WIRED: Final = (
    atomics, battle, casualties, claims, draw, free, harvest, hazards, movement, perform, raids, rounds, tricks, turns,
    worms,
)  # fmt: skip
"""Modules that say, on import, what the steps of two players do: what follows is made from that."""

BY_RULE: Final[Flow] = FLOW.variant()


def flow_of(state: ArrakisState) -> Flow:
    """Return the flow that a game follows."""
    return FLOW if state.mahdi is None else BY_RULE


def instead(op: int, run: Run) -> None:
    """Let a step of the Harkonnen be run so, with nobody asked; one of the Atreides goes as ever."""
    usual, legal, answer, asks = FLOW.ways(op)
    if legal is None:

        def run_by_rule(state: ArrakisState, step: Step) -> None:
            if step[1] == HARKONNEN:
                run(state, step)
            else:
                usual(state, step)

        BY_RULE.runs(op, run_by_rule)
        return
    theirs: Legal = legal

    def nothing_asked(state: ArrakisState, step: Step) -> list[Action]:
        if step[1] != HARKONNEN:
            return theirs(state, step)
        run(state, step)
        return []

    BY_RULE.decides(op, nothing_asked, answer, asks)


def chooses(op: int, legal: Legal, answer: Answer, theirs: Answer | None = None) -> None:
    """Let a step of the Harkonnen list what the rules allow and take the answer.

    One of the Atreides goes as ever, but for how it is answered where `theirs` says so.
    """
    _, usual, usual_answer, usual_asks = FLOW.ways(op)
    other_answer = theirs or usual_answer

    def legal_by_rule(state: ArrakisState, step: Step) -> list[Action]:
        if step[1] == HARKONNEN or usual is None:
            return legal(state, step)
        return usual(state, step)

    def answer_by_rule(state: ArrakisState, step: Step, action: Action) -> None:
        if step[1] == HARKONNEN:
            answer(state, step, action)
        else:
            other_answer(state, step, action)

    def asks_by_rule(state: ArrakisState, step: Step) -> bool:
        return step[1] != HARKONNEN and usual_asks is not None and usual_asks(state, step)

    BY_RULE.decides(op, legal_by_rule, answer_by_rule, asks_by_rule)


def nothing(state: ArrakisState, step: Step) -> None:
    """Do nothing."""


def mahdi_of(state: ArrakisState) -> Mahdi:
    """Return what the solo game has besides."""
    assert state.mahdi is not None
    return state.mahdi


# -- which rule it was ------------------------------------------------------------------------------------------------

RULES: Final[dict[str, str]] = {
    "harvester": "W-21.2.1",
    "overflow": "W-21.2.1",
    "carryall": "W-21.2.2",
    "ornithopter": "W-21.2.3",
    "special": "W-21.3.3",
    "attack_sietch": "W-21.4.1",
    "attack_legion": "W-21.4.2",
    "move": "W-21.7.1",
    "fly": "W-21.7.1",
    "temporary": "W-21.7.2",
    "nobody_moves": "W-21.7.3",
    "merge": "W-21.7.5",
    "deploy": "W-21.5.1",
    "mentat": "W-21.5.2",
    "placed_by_card": "W-21.5.2",
    "nearest": "W-21.5.2",
    "kept": "W-21.5.2",
    "replace": "W-21.5.3",
    "casualties": "W-21.6.2",
    "fights_on": "W-21.6.3",
    "stops": "W-21.6.3",
    "stands": "W-21.6.3",
    "advance": "W-21.6.5",
    "garrison": "W-21.7.6",
    "excess": "W-21.8.1",
    "saves": "W-21.8.2",
    "keep_marker": "W-21.8.2",
    "raise_marker": "W-21.8.2",
    "surplus": "W-21.8.2",
    "round_ends": "W-21.8.3",
    "extra_die": "W-21.8.4",
    "no_extra_die": "W-21.8.4",
}
"""Why the Harkonnen do something, and the rule that makes them do so (message `rule-<why>`)."""


def by_rule(state: ArrakisState, why: str, **facts: str | int) -> None:
    """Tell which rule makes the Harkonnen do what follows, with the areas that a map needs."""
    if state.log is not None:
        tell(state, "by_rule", HARKONNEN, rule=RULES[why], why=why, **facts)
