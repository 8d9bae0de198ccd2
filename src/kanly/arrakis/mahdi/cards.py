"""The planning cards of the Harkonnen (W-21.1.2, W-21.5.2, W-21.8): reinforcements, and cards played at once."""

from __future__ import annotations

from kanly.arrakis.board import SCHEMING
from kanly.arrakis.components import PLANNING
from kanly.arrakis.ids import CORRINO_ALLY, DECKS, GONE, HARKONNEN, HAWAT, HOUSE_HARKONNEN, MOHIAM, NONE
from kanly.arrakis.mahdi.flow import BY_RULE, by_rule, instead, mahdi_of
from kanly.arrakis.rules.pieces import banish, enter
from kanly.arrakis.state import ArrakisState, in_play, seat_of
from kanly.arrakis.steps import CARD_PLAYED, DRAW, PLAY_MORE, PLAYED_OUT, REINFORCE, TURN_UP
from kanly.engine.chance import shuffle
from kanly.engine.flow import Step
from kanly.engine.tell import tell

# -- drawing ----------------------------------------------------------------------------------------------------------


def has_cards(state: ArrakisState, deck: int) -> bool:
    """Say whether a card can be drawn from a deck; one that is used up is made anew from its discards (W-21.8.5)."""
    return bool(state.decks[deck] or state.discards[deck])


def next_deck(state: ArrakisState) -> int:
    """Return the deck of the next draw: the other one than before, or than the top of the discard pile (W-21.5.2)."""
    mahdi = mahdi_of(state)
    last = mahdi.last_deck
    if last == NONE:
        last = mahdi.pile[-1] if mahdi.pile else CORRINO_ALLY
    first = HOUSE_HARKONNEN + CORRINO_ALLY - last
    for deck in (first, last):
        if has_cards(state, deck):
            return deck
    return NONE


def take_top(state: ArrakisState, deck: int) -> int:
    """Take the top card of a deck that has one, shuffled anew from its discards if need be."""
    mahdi = mahdi_of(state)
    if not state.decks[deck]:
        cards = list(state.discards[deck])
        shuffle(state, cards, f"deck_{deck}", PLANNING)
        state.decks[deck], state.discards[deck] = tuple(cards), ()
        mahdi.pile = tuple(other for other in mahdi.pile if other != deck)
        if state.log is not None:
            tell(state, "deck_shuffled", seat_of(state, HARKONNEN), deck=DECKS[deck])
    card = state.decks[deck][-1]
    state.decks[deck] = state.decks[deck][:-1]
    mahdi.last_deck = deck
    state.told += 1
    return card


def reinforce(state: ArrakisState, deck: int) -> None:
    """Put a card of a deck onto the reinforcements, face down (W-21.1.2)."""
    card = take_top(state, deck)
    state.hands[HARKONNEN] += (card,)
    if state.log is not None:
        tell(state, "reinforced", seat_of(state, HARKONNEN), deck=DECKS[deck])


def reinforcements(state: ArrakisState, step: Step) -> None:
    """Put so many cards (`a`) onto the reinforcements, the decks in turn."""
    for _ in range(step[2]):
        deck = next_deck(state)
        if deck != NONE:
            reinforce(state, deck)
            mark(state)


def lay_open(state: ArrakisState, card: int) -> None:
    """Lay a card onto the discard pile, which both decks share."""
    deck = PLANNING[card].deck
    state.discards[deck] += (card,)
    mahdi_of(state).pile += (deck,)


def use_reinforcement(state: ArrakisState) -> None:
    """Discard the top card of the reinforcements, whatever it is (W-21.1.3)."""
    card = state.hands[HARKONNEN][-1]
    state.hands[HARKONNEN] = state.hands[HARKONNEN][:-1]
    lay_open(state, card)
    state.told += 1
    if state.log is not None:
        tell(state, "reinforcement_used", seat_of(state, HARKONNEN), planning=PLANNING[card].key)


# -- playing (W-21.5.2) -----------------------------------------------------------------------------------------------


def mark(state: ArrakisState) -> None:
    """Remember that a part of the card that is being played has been carried out."""
    mahdi = mahdi_of(state)
    if mahdi.did:
        mahdi.did = (*mahdi.did[:-1], 1)


def turn_up(state: ArrakisState, step: Step) -> None:
    """Draw so many cards (`a`), of one deck (`b`) or of both in turn, and play each at once."""
    count, only = step[2], step[3]
    deck = next_deck(state) if only == NONE else only
    if not count or deck == NONE or not has_cards(state, deck):
        return
    state.stack.append((TURN_UP, HARKONNEN, count - 1, only, 0))
    mark(state)
    play(state, take_top(state, deck))


def play(state: ArrakisState, card: int) -> None:
    """Play a card that was drawn: what it says follows, then it is laid away."""
    mahdi = mahdi_of(state)
    mahdi.playing += (card,)
    mahdi.did += (0,)
    if state.log is not None:
        tell(state, "turned_up", seat_of(state, HARKONNEN), planning=PLANNING[card].key)
    state.stack.append((PLAYED_OUT, HARKONNEN, card, 0, 0))
    state.stack.append((CARD_PLAYED, HARKONNEN, card, 0, 0))


def played_out(state: ArrakisState, step: Step) -> None:
    """Discard a card that was played; one of which no part could be carried out is kept as a reinforcement."""
    mahdi = mahdi_of(state)
    card, did = mahdi.playing[-1], mahdi.did[-1]
    mahdi.playing, mahdi.did = mahdi.playing[:-1], mahdi.did[:-1]
    if card == SCHEMING and _scheme(state):
        return
    if did:
        lay_open(state, card)
        return
    state.hands[HARKONNEN] += (card,)
    by_rule(state, "kept", planning=PLANNING[card].key)


def _scheme(state: ArrakisState) -> bool:
    """Lay the first card Hawat's Scheming aside; the second lets Mohiam take Hawat's place (W-21.5.2, W-21.8.9)."""
    mahdi = mahdi_of(state)
    if state.leaders[HAWAT] == GONE:
        return False
    if not mahdi.waiting:
        mahdi.waiting = (SCHEMING,)
        if state.log is not None:
            tell(state, "laid_aside", seat_of(state, HARKONNEN), planning=PLANNING[SCHEMING].key)
        return True
    if not in_play(state, HAWAT):
        return False
    mahdi.waiting = ()
    lay_open(state, SCHEMING)
    lay_open(state, SCHEMING)
    if state.log is not None:
        tell(state, "schemed", seat_of(state, HARKONNEN), count=2)
    banish(state, HAWAT)
    enter(state, MOHIAM)
    return True


def draw(state: ArrakisState, step: Step) -> None:
    """Let a card that draws cards add them to the reinforcements."""
    reinforcements(state, step)


def play_more(state: ArrakisState, step: Step) -> None:
    """Let a card that lets another be played turn up the next one."""
    state.stack.append((TURN_UP, HARKONNEN, 1, NONE, 0))


instead(DRAW, draw)
instead(PLAY_MORE, play_more)
BY_RULE.runs(REINFORCE, reinforcements)
BY_RULE.runs(TURN_UP, turn_up)
BY_RULE.runs(PLAYED_OUT, played_out)
