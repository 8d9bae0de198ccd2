"""House Hagal in a terminal: how it plays, its cards, and how a game against its rivals ended."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from kanly.cli.imperium.parts import leader_name, panel
from kanly.cli.imperium.speech import called, listed, say
from kanly.engine import Outcome
from kanly.imperium.opponents import HAGAL_CARDS, Difficulty
from kanly.imperium.rules.points import RIVAL_INTRIGUE, RIVAL_PRICES
from kanly.imperium.state import level_of
from kanly.imperium.view import ImperiumObservation


def house(seen: ImperiumObservation) -> list[RenderableType]:
    """Return House Hagal, in games that it plays in: how it plays, its deck, and the cards it has turned up."""
    hagal = seen.state.hagal
    if hagal is None:
        return []
    level = level_of(hagal)
    rules = say("cli-hagal-spoiler") if level is None else _rival_rules(level, seen.state.round)
    turned = listed(called("hagal", HAGAL_CARDS[card].key) for card in hagal.discard)
    body = Group(Text(rules, style="quiet"), Text(say("cli-hagal-turned", cards=turned)))
    title = say("house-hagal") if level is None else say("cli-hagal-level", difficulty=level.key)
    return [panel(body, title, say("cli-hagal-deck", n=len(hagal.deck)))]


def _rival_rules(level: Difficulty, round_number: int) -> str:
    """Return how the rivals of a one-player game play, as far as one must keep it in mind."""
    (_, solari), (_, spice), (_, water) = RIVAL_PRICES
    rules = [say("cli-hagal-trades", solari=solari, spice=spice, water=water, intrigues=RIVAL_INTRIGUE)]
    if round_number < level.swordmaster_round:
        rules.append(say("cli-hagal-swordmasters", round=level.swordmaster_round))
    if level.expert:
        rules.append(say("cli-hagal-expert"))
    return " ".join(rules)


def solo_result(seen: ImperiumObservation, outcome: Outcome) -> Text | None:
    """Return in a sentence how a one-player game ended; None for other games."""
    state = seen.state
    difficulty = level_of(state.hagal)
    if difficulty is None:
        return None
    facts = {"you": seen.seat == 0, "who": leader_name(state, 0), "difficulty": difficulty.key}
    if 0 in outcome.winners:
        return Text(say("cli-solo-won", **facts), style="head")
    winners = listed(leader_name(state, winner) for winner in outcome.winners)
    place = 1 + sum(len(group) for group in outcome.ranking[: outcome.ranking.index((0,))])
    return Text(say("cli-solo-lost", winners=winners, place=place, **facts), style="head")
