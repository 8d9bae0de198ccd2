"""House Hagal and its rivals in a terminal: how they play, their cards, and how a game against them ended."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from kanly.cli.imperium.parts import leader_name, panel
from kanly.cli.imperium.speech import called, listed, say, speech
from kanly.engine import Outcome
from kanly.imperium.catalogue import leader_data
from kanly.imperium.components import LEADERS
from kanly.imperium.narration.components import rival_boxes
from kanly.imperium.opponents import HAGAL_CARDS, Difficulty
from kanly.imperium.rules.points import RIVAL_INTRIGUE, RIVAL_PRICES, savings
from kanly.imperium.state import ImperiumState, Player, level_of, rival_card
from kanly.imperium.view import ImperiumObservation

VARIANT_NAMES = ("variants-escalation", "variants-deployment", "variants-politics", "churn-dice")
"""How the variants are called, by their bits."""


def house(seen: ImperiumObservation) -> list[RenderableType]:
    """Return House Hagal, in games that it plays in: how it plays, its deck, and the cards it has turned up."""
    hagal = seen.state.hagal
    if hagal is None:
        return []
    level = level_of(hagal)
    if seen.state.rivals is not None:
        rules = _card_rules(seen.state.rivals.variants)
    else:
        rules = say("cli-hagal-spoiler") if level is None else _rival_rules(level, seen.state.round)
    turned = listed(called("hagal", HAGAL_CARDS[card].key) for card in hagal.discard)
    cards = [Text(_card_text(seen.state, seat)) for seat in range(len(seen.state.players))]
    body = Group(
        Text(rules, style="quiet"), *(card for card in cards if card), Text(say("cli-hagal-turned", cards=turned))
    )
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


def _card_rules(variants: int) -> str:
    """Return how rivals with rival cards play, and the variants in force (hagal D-30, D-31, D-55)."""
    (_, solari), (_, spice), (_, water) = RIVAL_PRICES
    rules = [say("cli-rivals", solari=solari, spice=spice, water=water, intrigues=RIVAL_INTRIGUE)]
    named = [say(message) for bit, message in enumerate(VARIANT_NAMES) if variants >> bit & 1]
    if named:
        rules.append(say("cli-variants-in-force", variants=", ".join(named)))
    return " ".join(rules)


def _card_text(state: ImperiumState, seat: int) -> str:
    """Return what the rival card of a seat says in its boxes; nothing where there is none (hagal D-1)."""
    player = state.players[seat]
    if rival_card(player) is None:
        return ""
    boxes = rival_boxes(leader_data(LEADERS[player.leader]))
    said = [f"{say(f'box-{box}')}: {speech().render(text)}" for box, text in boxes if box != "level"]
    return f"{leader_name(state, seat)}: {'; '.join(said)}."


def rival_notes(player: Player) -> list[str]:
    """Return what a rival with a rival card is after, in a few words (hagal D-30, D-54)."""
    card = rival_card(player)
    if card is None:
        return []
    saving = say("cli-note-level", saved=savings(player), n=card.level)
    return [*([] if player.swordmaster else [saving]), *([say("cli-note-streamlined")] if card.streamlined else [])]


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
