"""House Hagal in a terminal: how it plays, its cards, and how a game against its rivals ended."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from kanly.cli.imperium_parts import leader_name, panel
from kanly.cli.phrases import listed
from kanly.engine import Outcome
from kanly.imperium.components import HAGAL_CARDS, Difficulty
from kanly.imperium.rules.points import RIVAL_INTRIGUE, RIVAL_PRICES
from kanly.imperium.view import ImperiumObservation


def house(seen: ImperiumObservation) -> list[RenderableType]:
    """Return House Hagal, in games that it plays in: how it plays, its deck, and the cards it has turned up."""
    hagal = seen.state.hagal
    if hagal is None:
        return []
    level = hagal.level()
    rules = _SPOILER_RULES if level is None else _rival_rules(level, seen.state.round)
    turned = listed(HAGAL_CARDS[card].name for card in hagal.discard)
    body = Group(Text(rules, style="quiet"), Text.assemble(("Turned up: ", "quiet"), turned))
    title = "House Hagal" if level is None else f"House Hagal: {level.name}"
    return [panel(body, title, f"{len(hagal.deck)} cards in its deck")]


_SPOILER_RULES: Final = (
    "Acts after each Agent turn of the first player. It collects and scores nothing; what it wins goes to nobody."
)


def _rival_rules(level: Difficulty, round_number: int) -> str:
    """Return how the rivals of a one-player game play, as far as one must keep it in mind."""
    solari, spice, water = RIVAL_PRICES
    rules = [
        f"A rival trades {solari} solari, {spice} spice, {water} water or {RIVAL_INTRIGUE} Intrigue cards for a point."
    ]
    if round_number < level.swordmaster_round:
        rules.append(f"The rivals' Swordmasters come in round {level.swordmaster_round}.")
    if level.expert:
        rules.append("In Conflicts I and II one that leads by two troops deploys no more.")
    return " ".join(rules)


def solo_result(seen: ImperiumObservation, outcome: Outcome) -> Text | None:
    """Return in a sentence how a one-player game ended; None for other games."""
    state = seen.state
    difficulty = None if state.hagal is None else state.hagal.level()
    if difficulty is None:
        return None
    level = f"at difficulty {difficulty.name}"
    you = seen.seat == 0
    who = "You have" if you else f"{leader_name(state, 0)} has"
    if 0 in outcome.winners:
        return Text(f"{who} beaten both rivals {level}.", style="head")
    winners = listed(leader_name(state, winner) for winner in outcome.winners)
    ahead = sum(len(group) for group in outcome.ranking[: outcome.ranking.index((0,))])
    lost = f"{who} lost to {winners} {level}"
    return Text(f"{lost} and {'are' if you else 'is'} {'second' if ahead == 1 else 'third'}.", style="head")
