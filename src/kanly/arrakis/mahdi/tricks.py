"""What only one or two cards of the Harkonnen do, as near the target sietch as possible (W-21.5.2)."""

from __future__ import annotations

from kanly.arrakis.actions import AT, CARD, FIRST_NAMED, WITH
from kanly.arrakis.board import NORTH_POLE, OPEN, areas_in
from kanly.arrakis.components import AREAS
from kanly.arrakis.ids import ATREIDES, HARKONNEN, HOUSE
from kanly.arrakis.mahdi.cards import mark
from kanly.arrakis.mahdi.flow import BY_RULE, by_rule, chooses, instead
from kanly.arrakis.mahdi.ways import away, nearest
from kanly.arrakis.rules import raids, tricks
from kanly.arrakis.rules.free import hidden_areas
from kanly.arrakis.rules.places import beside, with_special
from kanly.arrakis.state import ArrakisState, wormsigns
from kanly.arrakis.steps import (
    ENTER,
    GAIN_TOKEN,
    HIDE_CARD,
    LOSE_HOUSE_DIE,
    OPPONENT_DISCARDS,
    REVEAL_AREA,
    SEEK_MAHDI,
    TAKE_SIGNS,
    TANK_ENEMY,
)
from kanly.engine.action import Action
from kanly.engine.flow import Answer, Step


def _in_areas(state: ArrakisState, mask: int) -> list[Action]:
    """Return the areas of a mask that are nearest to the target sietch."""
    areas = areas_in(mask)
    return [AT[area] for area in nearest(state, areas)] if areas else []


def _done(answer: Answer) -> Answer:
    """Return how an effect that names an area is answered: it has been carried out, and is told by its rule."""

    def answered(state: ArrakisState, step: Step, action: Action) -> None:
        mark(state)
        by_rule(state, "nearest", area=AREAS[action.a].key)
        answer(state, step, action)

    return answered


# -- on the map -------------------------------------------------------------------------------------------------------


def legal_strike(state: ArrakisState, step: Step) -> list[Action]:
    """List the legions beside an own one that are struck (Explosive Artillery)."""
    return _in_areas(state, state.occupied[ATREIDES] & beside(state.occupied[HARKONNEN], open_only=False))


apply_strike = _done(raids.apply_strike)


def legal_take_signs(state: ArrakisState, step: Step) -> list[Action]:
    """List the wormsigns that are taken off: so many of any (`a`), or all beside the North Pole (`b`)."""
    signs = wormsigns(state)
    if step[3]:
        return [AT[area] for area in areas_in(signs & OPEN[NORTH_POLE])[:1]]
    return _in_areas(state, signs) if step[2] else []


def legal_reveal_area(state: ArrakisState, step: Step) -> list[Action]:
    """List the areas with something hidden (Spies All Over Arrakis)."""
    return _in_areas(state, hidden_areas(state))


# -- leaders and cards of the Atreides --------------------------------------------------------------------------------


def tankable(state: ArrakisState, which: int) -> list[int]:
    """Return the named leaders of the Atreides whom a card can reach, across any border, nearest the target sietch."""
    if which == 1:
        those = with_special(state, HARKONNEN) if state.that < 0 else 1 << state.that & state.occupied[HARKONNEN]
        reach = beside(those, open_only=False)
        found = [leader for leader in tricks.tankable(state, HARKONNEN, 2) if reach >> state.leaders[leader] & 1]
    else:
        found = tricks.tankable(state, HARKONNEN, which)
    least = min([away(state, state.leaders[leader]) for leader in found], default=0)
    return [leader for leader in found if away(state, state.leaders[leader]) == least]


def legal_tank_enemy(state: ArrakisState, step: Step) -> list[Action]:
    """List the leaders of whom one goes to the tanks (Hunter-Seeker, Shigawire)."""
    return [WITH[FIRST_NAMED + leader] for leader in tankable(state, step[2])]


def apply_tank_enemy(state: ArrakisState, step: Step, action: Action) -> None:
    """Send a leader to the tanks."""
    mark(state)
    by_rule(state, "nearest", area=AREAS[state.leaders[action.a - FIRST_NAMED]].key)
    tricks.apply_tank_enemy(state, step, action)


def legal_hide_card(state: ArrakisState, step: Step) -> list[Action]:
    """List the prescience cards of which one goes back into its deck (Hope Clouds Observation)."""
    return [CARD[card] for card in tricks.loose_cards(state)]


def apply_hide_card(state: ArrakisState, step: Step, action: Action) -> None:
    """Shuffle a prescience card back into its deck."""
    mark(state)
    tricks.apply_hide_card(state, step, action)


def legal_discards(state: ArrakisState, step: Step) -> list[Action]:
    """List the cards of which the Atreides discard some (Manipulation of Others); the Harkonnen have no hand.

    So The Voice does nothing to them (W-21.1.3).
    """
    if step[3]:
        return tricks.legal_opponent_discards(state, step)
    if step[1] == HARKONNEN and state.hands[ATREIDES]:
        mark(state)
        state.stack.append((OPPONENT_DISCARDS, ATREIDES, step[2], 1, 0))
    return []


def lose_house_die(state: ArrakisState, step: Step) -> None:
    """Let the Atreides lose a house die (Reports of Traitors)."""
    if state.dice[ATREIDES * 5 + HOUSE]:
        mark(state)
        tricks.lose_house_die(state, step)


def seek(state: ArrakisState, step: Step) -> None:
    """Bar Paul in the next turn of the Atreides (Seek Out the 'Mahdi')."""
    mark(state)
    tricks.seek_mahdi(state, step)


def enter(state: ArrakisState, step: Step) -> None:
    """Bring a leader into play."""
    mark(state)
    tricks.enter_leader(state, step)


def gain(state: ArrakisState, step: Step) -> None:
    """Gain what a Bene Gesserit token is for the Harkonnen (Breeding Program)."""
    mark(state)
    tricks.gain(state, step)


chooses(TAKE_SIGNS, legal_take_signs, _done(tricks.apply_take_signs))
chooses(REVEAL_AREA, legal_reveal_area, _done(tricks.apply_reveal_area))
chooses(TANK_ENEMY, legal_tank_enemy, apply_tank_enemy)
chooses(HIDE_CARD, legal_hide_card, apply_hide_card)
BY_RULE.decides(OPPONENT_DISCARDS, legal_discards, tricks.apply_opponent_discards, tricks.asks_to_discard)
instead(LOSE_HOUSE_DIE, lose_house_die)
instead(SEEK_MAHDI, seek)
instead(ENTER, enter)
instead(GAIN_TOKEN, gain)
