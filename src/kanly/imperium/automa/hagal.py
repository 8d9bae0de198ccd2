"""House Hagal: how the automated opponents of one- and two-player games play (docs/rules/automa.md).

A rival is a seat like any other, driven by a deck and a few priorities. Its agent turn is a step; what a
Hagal card gives is written in the same effects as any card. Choices that the rules leave to the human are real
decisions: the step belongs to the rival's seat, and the human is asked (`decider` in state.py). What rival cards add is
in `rivals.py`, what the variants change in `variants.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kanly.engine.chance import shuffle
from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.imperium.automa.bloodlines import acquire_for_rival, drops_troops, rival_forces
from kanly.imperium.automa.variants import avoids, cards_for_swords, keeps_troops_home
from kanly.imperium.components import LEADERS
from kanly.imperium.effects import Effect
from kanly.imperium.ids import (
    AGENT_TURN,
    GARRISON_AT_START,
    NONE,
    PERSON,
    SOLARI,
    SPICE,
    TROOPS_EACH,
    WATER,
)
from kanly.imperium.occasions import SENT_AGENT
from kanly.imperium.opponents import DIFFICULTIES, HAGAL_CARDS, HagalCard, Way
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.agent import pay_controller, silenced_spaces
from kanly.imperium.rules.cards import draw_intrigue, push_effects
from kanly.imperium.rules.follow import happens
from kanly.imperium.rules.points import SETTLE, gain, gain_swordmaster
from kanly.imperium.rules.spies import first_free, place_spy
from kanly.imperium.rules.troops import deploy, fights, strength
from kanly.imperium.state import (
    Hagal,
    ImperiumState,
    collects,
    fresh_bloodlines_turn,
    fresh_hagal,
    fresh_turn,
    in_turn_order,
    level_of,
)
from kanly.imperium.steps import END_TURN, FLOW, RIVAL_DEPLOY, RIVAL_TURN
from kanly.imperium.words import CONDITIONS, SIGNET

MENTAT_PRICE: Final = 2

TURN_UP_ANOTHER: Final = FLOW.step("turn_up_another")
FINISH_ROUND: Final = FLOW.step("finish_round")


def rival_turn(state: ImperiumState, step: Step) -> None:
    """Begin a rival's Agent turn, which is what a House Hagal card says (hagal A-1, A-2)."""
    seat = step[1]
    state.turn = fresh_turn(seat, AGENT_TURN)
    if state.bloodlines is not None:
        state.turn.bloodlines = fresh_bloodlines_turn()
    state.turns += 1
    state.stack.append((END_TURN, seat, 0, 0, 0))
    turn_up(state, seat)


def turn_up(state: ImperiumState, seat: int) -> None:
    """Reveal House Hagal cards until one sends an Agent, and do what it says (hagal A-2 to A-5, A-13)."""
    if not can_send(state, seat):
        state.players[seat].revealed = 1  # its Agents stay home for the rest of the round
        if state.log is not None:
            tell(state, "passed_turn", seat)
        return
    while True:
        card = reveal_hagal(state, seat)
        if card.posts and place_by_card(state, seat, card):
            return
        if card.acquires:
            state.stack.append((TURN_UP_ANOTHER, seat, 0, 0, 0))
            state.stack.append((SETTLE, seat, 0, 0, 0))
            acquire_for_rival(state, seat)
            return
        way = way_of(state, seat, card)
        if way is not None:
            _send(state, seat, card, way)
            return
        if state.log is not None:
            tell(state, "hagal_skipped", seat, card=card.key, reason=why_ignored(state, seat, card))


def turn_up_another(state: ImperiumState, step: Step) -> None:
    """Go on when a card that sends no Agent is done (hagal D-21)."""
    turn_up(state, step[1])


def can_send(state: ImperiumState, seat: int) -> bool:
    """Say whether any card of the whole deck could send an Agent; the search ends where none could (hagal A-13)."""
    hagal = _house(state)
    for number in hagal.deck + hagal.discard:
        if way_of(state, seat, HAGAL_CARDS[number]) is not None:
            return True
    return False


def reveal_hagal(state: ImperiumState, seat: int) -> HagalCard:
    """Turn up the next card; an empty deck or the Reshuffle shuffles all cards anew (hagal A-4)."""
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
        if not card.reshuffles:
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


# -- where a card sends the Agent ----------------------------------------------------------------------------------


def way_of(state: ImperiumState, seat: int, card: HagalCard) -> Way | None:
    """Return where a card sends the rival's Agent, or None when the card is ignored (hagal A-2, A-3)."""
    if card.harvests:
        return _richest(state, seat, card)
    way = _selected(state, seat, card)
    if way is None or not _is_open(state, seat, way) or avoids(state, seat, way):
        return None
    return way


def _selected(state: ImperiumState, seat: int, card: HagalCard) -> Way | None:
    """Return the first way of a card whose condition holds; the others are no fallback (hagal A-3, D-11, D-12)."""
    for way in card.ways:
        asked = way.condition
        if asked is None or CONDITIONS[asked.k].holds(state, seat, asked, NONE):
            return way
    return None


def _is_open(state: ImperiumState, seat: int, way: Way) -> bool:
    space = state.edition.space_ids[way.space]
    return not state.agents[space] and not silenced_spaces(state, seat) >> space & 1


def _richest(state: ImperiumState, seat: int, card: HagalCard) -> Way | None:
    """Return the way to the space with most bonus spice, then with most spice; none without any (hagal B-5, D-14)."""
    chosen: Way | None = None
    most = (0, 0)
    for way in card.ways:
        space = state.edition.space_ids[way.space]
        bonus = state.bonus[space]
        spice = (bonus, bonus + state.edition.board[space].maker)
        if bonus and spice > most and _is_open(state, seat, way):
            chosen, most = way, spice
    return chosen


def why_ignored(state: ImperiumState, seat: int, card: HagalCard) -> str:
    """Return in a word why a card sends no Agent."""
    if card.posts:
        return "no_post"
    way = None if card.harvests else _selected(state, seat, card)
    if way is None and not card.harvests:
        return "requirement"
    ways = card.ways if way is None else (way,)
    free = [space for space in (state.edition.space_ids[way.space] for way in ways) if not state.agents[space]]
    if not free:
        return "occupied"
    silenced = silenced_spaces(state, seat)
    if all(silenced >> space & 1 for space in free):
        return "voice"
    return "no_bonus_spice" if card.harvests else "politics"


# -- what it does there ----------------------------------------------------------------------------------------------


def _send(state: ImperiumState, seat: int, card: HagalCard, way: Way) -> None:
    """Place the Agent, pay the controller, line up what the card shows; deployment last (hagal A-5, A-7, G-1)."""
    space = state.edition.board[state.edition.space_ids[way.space]]
    player = state.players[seat]
    player.ready -= 1
    state.agents[space.id] |= 1 << seat
    state.turn.space = space.id
    if state.log is not None:
        to_bank = 0 if collects(player) else state.bonus[space.id]
        tell(state, "rival_agent", seat, card=card.key, space=space.key, to_bank=to_bank)
    pay_controller(state, space)
    if SENT_AGENT in state.edition.overheard:
        happens(state, seat, SENT_AGENT)
    if state.edition.hooks.finished:
        state.stack.append((FINISH_ROUND, seat, 0, 0, 0))
    if ROLES[player.rival].saves:
        state.stack.append((SETTLE, seat, 0, 0, 0))
    state.stack.append((RIVAL_DEPLOY, seat, 0, 0, 0))
    push_for_rival(state, seat, way.effects)


def push_for_rival(state: ImperiumState, seat: int, shown: tuple[Effect, ...]) -> None:
    """Line up the effects of a card, the ring's among them; what has a price is the human's choice (hagal C-10)."""
    effects: list[Effect] = []
    for effect in shown:
        effects += LEADERS[state.players[seat].leader].signet if effect.op == SIGNET else (effect,)
    push_effects(state, seat, tuple(effects), NONE)


def place_by_card(state: ImperiumState, seat: int, card: HagalCard) -> bool:
    """Place a Spy on the first free post of a card, and turn up another one after it; False if none is (hagal D-21)."""
    post = first_free(state, [state.edition.post_ids[key] for key in card.posts])
    if post == NONE:
        return False
    state.stack.append((TURN_UP_ANOTHER, seat, 0, 0, 0))
    state.stack.append((SETTLE, seat, 0, 0, 0))
    place_spy(state, seat, post)
    return True


def rival_deploy(state: ImperiumState, step: Step) -> None:
    """On a Combat space deploy all recruited this turn and two of the garrison (hagal A-7 to A-9, C-12, D-52)."""
    seat = step[1]
    for meets in state.edition.hooks.landed:
        meets(state, seat)
    if not state.edition.board[state.turn.space].combat and not drops_troops(state, seat):
        return
    if keeps_troops_home(state, seat):
        if state.log is not None:
            tell(state, "rival_holds_back", seat)
        return
    count, commanders = rival_forces(state, seat)
    if count or commanders:
        deploy(state, seat, count, commanders=commanders)


def finish_round(state: ImperiumState, step: Step) -> None:
    """After the turn with a rival's last Agent of the round let follow what it has for that (hagal E-4)."""
    seat = step[1]
    if state.players[seat].ready:
        return
    if ROLES[state.players[seat].rival].saves:
        state.stack.append((SETTLE, seat, 0, 0, 0))
    for follows in state.edition.hooks.finished:
        follows(state, seat)


# -- what the edition's hooks call -----------------------------------------------------------------------


def set_up(state: ImperiumState, options: Mapping[str, str]) -> None:
    """Shuffle the House Hagal deck, and give its seats what they begin with (hagal B-1, C-1, C-2, D-2, D-3)."""
    sitters = [player.rival for player in state.players]
    people = sitters.count(PERSON)
    if people == len(sitters):
        return
    hagal = fresh_hagal()
    state.hagal = hagal
    cards = [number for number in state.edition.hagal_deck if HAGAL_CARDS[number].people in (0, people)]
    shuffle(state, cards, "hagal_deck", HAGAL_CARDS)
    hagal.deck = cards
    chosen = options.get("difficulty", "")
    hagal.difficulty = next((n for n in state.edition.difficulties if DIFFICULTIES[n].key == chosen), NONE)
    level = level_of(hagal)
    for player in state.players[people:]:
        if ROLES[player.rival].competes:
            player.goods[WATER] = 1
            player.ready = 2
            player.garrison = GARRISON_AT_START if level is None else level.garrison
        else:
            player.swordmaster = 1
            player.ready = 3
        player.supply = TROOPS_EACH - player.garrison


def give_extras(state: ImperiumState) -> None:
    """Give the extra resources of the difficulty (hagal C-1, D-5)."""
    level = level_of(state.hagal)
    if level is None:
        return
    for seat in in_turn_order(state):
        if ROLES[state.players[seat].rival].has_hand:
            gain(state, seat, SOLARI, level.extra_solari)
            gain(state, seat, SPICE, level.extra_spice)
            draw_intrigue(state, seat, level.human_intrigue)
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
    """Before Combat Intrigue, each rival in the Conflict reveals cards for their swords (hagal A-10, A-11, D-51)."""
    if state.hagal is None:
        return
    for seat in in_turn_order(state):
        player = state.players[seat]
        if fights(state, seat) and not ROLES[player.rival].has_hand:
            for _ in range(cards_for_swords(state)):
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
FLOW.runs(TURN_UP_ANOTHER, turn_up_another)
FLOW.runs(FINISH_ROUND, finish_round)
