"""House Hagal: how the automated opponents of one- and two-player games play (docs/rules/automa.md).

A rival is a seat like any other, driven by a deck and a few priorities. Its agent turn is a step; what a
Hagal card gives is written in the same effects as any card. Choices that the rules leave to the human are real
decisions: the step belongs to the rival's seat, and the human is asked (`decider` in state.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kanly.engine.chance import shuffle
from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.imperium.components import CONFLICTS, DIFFICULTIES, HAGAL_CARDS, LEADERS, HagalCard
from kanly.imperium.effects import Effect
from kanly.imperium.ids import (
    AGENT_TURN,
    GARRISON_LIMIT,
    NONE,
    PERSON,
    RIVAL,
    SOLARI,
    SPICE,
    TROOP_STRENGTH,
    TROOPS_EACH,
    WATER,
)
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.agent import pay_controller, silenced_spaces
from kanly.imperium.rules.cards import draw_intrigue, push_effects
from kanly.imperium.rules.perform import gain_swordmaster
from kanly.imperium.rules.points import gain
from kanly.imperium.rules.troops import deploy, fights, strength
from kanly.imperium.state import Hagal, ImperiumState, fresh_hagal, fresh_turn, in_turn_order, level_of
from kanly.imperium.steps import END_TURN, FLOW, RIVAL_DEPLOY, RIVAL_TURN
from kanly.imperium.words import SIGNET

MENTAT_PRICE: Final = 2
EXPERT_LEAD = 4
"""The lead in strength of units from which an expert rival keeps its troops home (hagal C-12, G-3)."""
EXPERT_UP_TO = 2
"""The highest level of Conflict for which it does."""


def rival_turn(state: ImperiumState, step: Step) -> None:
    """Reveal House Hagal cards until one sends an Agent, and do what it says (hagal A-2 to A-5, A-13)."""
    seat = step[1]
    state.turn = fresh_turn(seat, AGENT_TURN)
    state.turns += 1
    state.stack.append((END_TURN, seat, 0, 0, 0))
    if not can_send(state, seat):
        state.players[seat].revealed = 1  # its Agents stay home for the rest of the round
        if state.log is not None:
            tell(state, "passed_turn", seat)
        return
    while True:
        card = reveal_hagal(state, seat)
        space = where_to(state, seat, card)
        if space != NONE:
            _send(state, seat, card, space)
            return
        if state.log is not None:
            tell(state, "hagal_skipped", seat, card=card.key, reason=why_ignored(state, seat, card))


def can_send(state: ImperiumState, seat: int) -> bool:
    """Say whether any card of the whole deck could send an Agent; the search ends where none could (hagal A-13)."""
    hagal = _house(state)
    for number in hagal.deck + hagal.discard:
        if where_to(state, seat, HAGAL_CARDS[number]) != NONE:
            return True
    return False


def reveal_hagal(state: ImperiumState, seat: int) -> HagalCard:
    """Turn up the next card that names a space; an empty deck or the Reshuffle shuffles all cards anew (hagal A-4)."""
    hagal = _house(state)
    while True:
        if not hagal.deck:
            _reshuffle(state)
        number = hagal.deck.pop()
        hagal.discard.append(number)
        if number not in hagal.turned:
            hagal.turned += (number,)
        state.told += 1
        card = HAGAL_CARDS[number]
        if state.log is not None:
            tell(state, "hagal_card", seat, card=card.key)
        if card.spaces:
            return card
        _reshuffle(state)


def _reshuffle(state: ImperiumState) -> None:
    hagal = _house(state)
    cards = sorted(hagal.deck + hagal.discard)
    shuffle(state, cards, "hagal_deck", HAGAL_CARDS)
    hagal.deck = cards
    hagal.discard = []
    if state.log is not None:
        tell(state, "hagal_reshuffled", NONE)


def where_to(state: ImperiumState, seat: int, card: HagalCard) -> int:
    """Return the space a card sends the rival's Agent to, or NONE when the card is ignored (hagal A-2, B-5).

    Of several spaces, the one with most bonus spice, then with most spice; none without bonus spice.
    """
    silenced = silenced_spaces(state, seat)
    chosen = NONE
    most = (0, 0)
    spaces = state.edition.hagal_spaces[card.id]
    for space in spaces:
        if state.agents[space] or silenced >> space & 1:
            continue
        if len(spaces) == 1:
            return space
        bonus = state.bonus[space]
        spice = (bonus, bonus + state.edition.board[space].maker)
        if bonus and spice > most:
            chosen, most = space, spice
    return chosen


def why_ignored(state: ImperiumState, seat: int, card: HagalCard) -> str:
    """Return in a word why a card sends no Agent: all its spaces are occupied, closed, or without bonus spice."""
    free = [space for space in state.edition.hagal_spaces[card.id] if not state.agents[space]]
    if not free:
        return "occupied"
    silenced = silenced_spaces(state, seat)
    return "voice" if all(silenced >> space & 1 for space in free) else "no_bonus_spice"


def _send(state: ImperiumState, seat: int, card: HagalCard, space_id: int) -> None:
    """Place the Agent, pay the controller, line up what the card shows; deployment last (hagal A-5, A-7, G-1)."""
    space = state.edition.board[space_id]
    state.players[seat].ready -= 1
    state.agents[space_id] |= 1 << seat
    state.turn.space = space_id
    if state.log is not None:
        to_bank = state.bonus[space_id] if not ROLES[state.players[seat].rival].competes else 0
        tell(state, "rival_agent", seat, card=card.key, space=space.key, to_bank=to_bank)
    pay_controller(state, space)
    state.stack.append((RIVAL_DEPLOY, seat, 0, 0, 0))
    push_for_rival(state, seat, card)


def push_for_rival(state: ImperiumState, seat: int, card: HagalCard) -> None:
    """Line up the effects of a card, the ring's among them; what has a price is the human's choice (hagal C-10)."""
    effects: list[Effect] = []
    for effect in card.effects:
        effects += LEADERS[state.players[seat].leader].signet if effect.op == SIGNET else (effect,)
    push_effects(state, seat, tuple(effects), NONE)


def rival_deploy(state: ImperiumState, step: Step) -> None:
    """On a Combat space deploy all recruited this turn and two of the garrison (hagal A-7 to A-9, C-12)."""
    seat = step[1]
    turn = state.turn
    if not state.edition.board[turn.space].combat:
        return
    if keeps_troops_home(state, seat):
        if state.log is not None:
            tell(state, "rival_holds_back", seat)
        return
    count = min(state.players[seat].garrison, turn.recruited + GARRISON_LIMIT)
    if count:
        deploy(state, seat, count)


def keeps_troops_home(state: ImperiumState, seat: int) -> bool:
    """Say whether an expert rival leads a Conflict of level I or II enough to save troops (hagal C-12, G-2, G-3)."""
    level = level_of(_house(state))
    if level is None or not level.expert or CONFLICTS[state.conflicts[-1]].level > EXPERT_UP_TO:
        return False
    mine = TROOP_STRENGTH * state.players[seat].conflict
    best = max(TROOP_STRENGTH * p.conflict for other, p in enumerate(state.players) if other != seat)
    return mine - best >= EXPERT_LEAD


# -- what the edition's hooks call -----------------------------------------------------------------------


def set_up(state: ImperiumState, options: Mapping[str, str]) -> None:
    """Shuffle the House Hagal deck, and give its seats what they begin with (hagal B-1, C-1, C-2)."""
    sitters = [player.rival for player in state.players]
    people = sitters.count(PERSON)
    if people == len(sitters):
        return
    hagal = fresh_hagal()
    state.hagal = hagal
    cards = [number for number in state.edition.hagal_deck if HAGAL_CARDS[number].people in (0, people)]
    shuffle(state, cards, "hagal_deck", HAGAL_CARDS)
    hagal.deck = cards
    level = options.get("difficulty", "")
    hagal.difficulty = next((n for n in state.edition.difficulties if DIFFICULTIES[n].key == level), NONE)
    for player in state.players[people:]:
        if player.rival == RIVAL:
            player.goods[WATER] = 1
            player.ready = 2
            player.garrison = DIFFICULTIES[hagal.difficulty].garrison
        else:
            player.swordmaster = 1
            player.ready = 3
        player.supply = TROOPS_EACH - player.garrison


def give_extras(state: ImperiumState) -> None:
    """Give the extra resources of the difficulty (hagal C-1)."""
    level = level_of(state.hagal)
    if level is None:
        return
    for seat in in_turn_order(state):
        if ROLES[state.players[seat].rival].has_hand:
            gain(state, seat, SOLARI, level.extra_solari)
            gain(state, seat, SPICE, level.extra_spice)
        else:
            draw_intrigue(state, seat, level.intrigue)


def mentat_price(state: ImperiumState, seat: int) -> int:
    """Return what the Mentat costs: more against harder rivals (I-20.10, hagal C-1)."""
    level = level_of(state.hagal)
    return MENTAT_PRICE if level is None else level.mentat_cost


def swordmasters_arrive(state: ImperiumState) -> None:
    """When the Conflict card above them is revealed, both rivals get their third Agents (hagal C-8)."""
    level = level_of(state.hagal)
    if level is None or state.round != level.swordmaster_round:
        return
    for seat, player in enumerate(state.players):
        if not ROLES[player.rival].has_hand and not player.swordmaster:
            gain_swordmaster(state, seat)


def reveal_swords(state: ImperiumState) -> None:
    """Before Combat Intrigue, each rival in the Conflict reveals a card for its swords (hagal A-10, A-11)."""
    if state.hagal is None:
        return
    for seat in in_turn_order(state):
        player = state.players[seat]
        if fights(state, seat) and not ROLES[player.rival].has_hand:
            card = reveal_hagal(state, seat)
            player.swords += card.swords
            if state.log is not None:
                tell(state, "rival_swords", seat, card=card.key, count=card.swords, strength=strength(state, seat))


def _house(state: ImperiumState) -> Hagal:
    hagal = state.hagal
    assert hagal is not None
    return hagal


FLOW.runs(RIVAL_TURN, rival_turn)
FLOW.runs(RIVAL_DEPLOY, rival_deploy)
