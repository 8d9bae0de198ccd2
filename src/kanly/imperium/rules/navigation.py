"""Steersman Y'rkoon's Navigation cards, and how he is fed (B-10.9, B-10.10)."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.chance import shuffle
from kanly.engine.flow import Step
from kanly.engine.message import message
from kanly.engine.tell import tell, tell_only
from kanly.imperium.actions import action, new_verb
from kanly.imperium.effects import Effect
from kanly.imperium.ids import COURSES_DRAWN, COURSES_LAID, NONE, TOP_OF_TRACK, WATER
from kanly.imperium.pieces import COURSES
from kanly.imperium.rules.acquire import take_reserve
from kanly.imperium.rules.cards import draw, push_effects, without
from kanly.imperium.state import ImperiumState, fighter
from kanly.imperium.steps import FACTION, FLOW

CHART: Final = FLOW.step("chart")

LAY_COURSE: Final[int] = new_verb(
    "chart",
    read=lambda edition, words: (edition.course_ids[words[0]], 0),
    every=lambda edition, seats: [action(LAY_COURSE, card) for card in edition.course_ids.values()],
    label=lambda seen, chosen: message("action-chart", navigation=COURSES[chosen.a].key),
    write=lambda a, b: COURSES[a].key,
)


def take_form(state: ImperiumState, seat: int, source: int) -> None:
    """Begin without water, and draw the Navigation cards of which four are laid down (B-10.9)."""
    player = state.players[seat]
    mine = player.bloodlines
    assert mine is not None
    player.goods[WATER] = 0
    cards = sorted(state.edition.courses)
    shuffle(state, cards, f"navigation_{seat}", COURSES)
    mine.drawn = tuple(sorted(cards[:COURSES_DRAWN]))
    state.told += 1
    if state.log is not None:
        tell_only(state, (seat,), "drew_courses", seat, navigations=[COURSES[card].key for card in mine.drawn])
    for _ in range(COURSES_LAID):
        state.stack.append((CHART, seat, 0, 0, 0))


def legal_charts(state: ImperiumState, step: Step) -> list[Action]:
    """List the drawn cards of which the next one is laid down."""
    mine = state.players[step[1]].bloodlines
    return [] if mine is None else [action(LAY_COURSE, card) for card in mine.drawn]


def apply_chart(state: ImperiumState, step: Step, choice: Action) -> None:
    """Lay the chosen card down; after the fourth one the last goes to the box unseen (B-10.9)."""
    mine = state.players[step[1]].bloodlines
    assert mine is not None
    mine.navigation += (choice.a,)
    mine.drawn = without(mine.drawn, choice.a)
    if len(mine.navigation) == COURSES_LAID:
        mine.drawn = ()
        state.turns += 1
        if state.log is not None:
            tell(state, "laid_courses", step[1])


# -- playing them (B-10.9, B-10.10) ---------------------------------------------------------------------------------


def usable_navigate(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether a Navigation card is left."""
    mine = state.players[seat].bloodlines
    return mine is not None and bool(mine.navigation)


def do_navigate(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Play the leftmost Navigation card; it is spent, whatever comes of it."""
    mine = state.players[seat].bloodlines
    if mine is None or not mine.navigation:
        return
    card = mine.navigation[0]
    mine.slot = COURSES_LAID + 1 - len(mine.navigation)
    mine.heading = effect.m
    mine.navigation = mine.navigation[1:]
    mine.sailed += (card,)
    state.told += 1
    if state.log is not None:
        tell(state, "navigated", seat, navigation=COURSES[card].key)
    push_effects(state, seat, (COURSES[card].effect,), NONE)


def do_lasting_persuasion(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Have persuasion in every own Reveal turn from now on."""
    mine = state.players[seat].bloodlines
    if mine is not None:
        mine.persuasion += effect.n


FLOW_CARD: Final = "the_spice_must_flow"


def usable_take_flow(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether The Spice Must Flow is left in the Reserve."""
    card = state.edition.card_ids[FLOW_CARD]
    return state.reserve[state.edition.reserve.index(card)] > 0


def do_take_flow(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Acquire The Spice Must Flow."""
    take_reserve(state, seat, state.edition.card_ids[FLOW_CARD])


def _ahead(state: ImperiumState, seat: int) -> int:
    """Return the other factions where a seat has 2 or more influence, and a step is left."""
    mine = state.players[seat].bloodlines
    heading = NONE if mine is None else mine.heading
    influence = state.players[fighter(state, seat)].influence
    able = 0
    for faction, now in enumerate(influence):
        if faction != heading and 2 <= now < TOP_OF_TRACK:
            able |= 1 << faction
    return able


def usable_influence_ahead(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether there is such a faction."""
    return _ahead(state, seat) != 0


def do_influence_ahead(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Gain influence with one of them."""
    state.stack.append((FACTION, seat, effect.n, _ahead(state, seat), effect.id))


def holds_slot(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If the card lay in this place."""
    mine = state.players[seat].bloodlines
    return mine is not None and mine.slot == effect.n


def holds_heading(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If it is played for this faction."""
    mine = state.players[seat].bloodlines
    return mine is not None and mine.heading == effect.m


# -- Hungry for Spice -----------------------------------------------------------------------------------------------


def feed(state: ImperiumState, seat: int, source: int) -> None:
    """Draw a card for three spice gained in one of the own turns, once a turn (B-10.9)."""
    more = state.turn.bloodlines
    if more is not None and not more.fed:
        more.fed = 1
        draw(state, seat, 1)


def _hides_cards(state: ImperiumState, step: Step) -> bool:
    """Say whether to ask although one action is left."""
    return True


FLOW.decides(CHART, legal_charts, apply_chart, _hides_cards)
