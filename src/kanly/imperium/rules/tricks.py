"""What the words of Uprising's cards and spaces do that belongs to no section of its own (U-15, U-18, U-20)."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.message import message
from kanly.engine.tell import tell
from kanly.imperium import actions
from kanly.imperium.actions import FROM_ASIDE, MANNERS, TO_HAND, action, new_verb, space_action
from kanly.imperium.components import CARDS, INTRIGUES
from kanly.imperium.edition import Edition
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.ids import (
    BOUGHT_SPICE,
    DEPLOYS_RECRUITS,
    HAND,
    NO_DEPLOYING,
    NONE,
    PLAY,
    REVEAL_TURN,
    SOLARI,
)
from kanly.imperium.rules import cards, troops
from kanly.imperium.rules.acquire import acquire, for_sale
from kanly.imperium.rules.cards import push_chosen
from kanly.imperium.rules.choices import apply_recall
from kanly.imperium.rules.conditions import usable
from kanly.imperium.rules.fray import has_fighter, legal_fighters
from kanly.imperium.rules.influence import gain_influence
from kanly.imperium.rules.perform import do_council
from kanly.imperium.rules.personal_board import gain_own
from kanly.imperium.rules.points import pay, remove_intrigue
from kanly.imperium.rules.pool import fill_pool
from kanly.imperium.rules.sandworms import sandworms_of
from kanly.imperium.rules.tell import forget_seen
from kanly.imperium.state import ImperiumState, fighter
from kanly.imperium.steps import FLOW

TRASH_INTRIGUE: Final = FLOW.step("trash_intrigue", fields="e")
TRASH_OF: Final = FLOW.step("trash_of", fields="ec")
ACQUIRE_TO_HAND: Final = FLOW.step("acquire_to_hand", fields="e")
BUY_FOR_SOLARI: Final = FLOW.step("buy_for_solari", fields="e")
RECALL_OTHER: Final = FLOW.step("recall_other")


def _every_card(edition: Edition, seats: int) -> list[Action]:
    sold = dict.fromkeys((*edition.deck, *edition.reserve))
    return [action(ACQUIRE_HAND, card, manner) for manner in (0, FROM_ASIDE) for card in sold if CARDS[card].cost >= 0]


TRASH_PLOT: Final[int] = new_verb(
    "trash_intrigue",
    read=lambda edition, words: (edition.intrigue_ids[words[0]], 0),
    every=lambda edition, seats: [action(TRASH_PLOT, card) for card in edition.intrigue_ids.values()],
    label=lambda seen, chosen: message("action-trash_intrigue", intrigue=INTRIGUES[chosen.a].key),
    write=lambda a, b: INTRIGUES[a].key,
)
ACQUIRE_HAND: Final[int] = new_verb(
    "acquire_to_hand",
    read=lambda edition, words: (edition.card_ids[words[0]], MANNERS.index(" ".join(words[1:]))),
    every=_every_card,
    label=lambda seen, chosen: message("action-acquire_to_hand", card=CARDS[chosen.a].key),
    write=lambda a, b: f"{CARDS[a].key} {MANNERS[b]}".rstrip(),
)


# -- compound words --------------------------------------------------------------------------------------------------


def do_may(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Its parts: they were chosen with it (I-7.1)."""
    push_chosen(state, seat, effect.parts, source)


def do_nothing(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """A word that the rules read where it matters."""


# -- Intrigue cards (U-15.2) -----------------------------------------------------------------------------------------


def usable_trash_intrigue(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether there is an Intrigue card to trash."""
    return bool(state.players[seat].intrigue)


def others_held(state: ImperiumState, seat: int, effect: Effect) -> list[int]:
    """Return the Intrigue cards in a seat's hand without the one that an effect stands on: none pays for itself."""
    own = state.edition.intrigue_ids.get(effect.owner, NONE) if effect.of == "intrigue" else NONE
    return [card for card in state.players[seat].intrigue if card != own]


def payable_intrigue(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    """Say whether so many Intrigue cards are held, besides the one that asks for them."""
    return len(others_held(state, seat, effect)) >= n


def do_trash_intrigue(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Trash Intrigue cards of choice (U-15.2)."""
    for _ in range(effect.n):
        state.stack.append((TRASH_INTRIGUE, seat, effect.id, 0, 0))


def legal_intrigue_trashes(state: ImperiumState, step: Step) -> list[Action]:
    """List the Intrigue cards in hand (U-15.2)."""
    return [action(TRASH_PLOT, card) for card in sorted(set(state.players[step[1]].intrigue))]


def apply_intrigue_trash(state: ImperiumState, step: Step, choice: Action) -> None:
    """Remove the card from the game, openly (U-15.2)."""
    player = state.players[step[1]]
    player.intrigue.remove(choice.a)
    forget_seen(player, choice.a)
    remove_intrigue(state, choice.a)
    if state.turn.bloodlines is not None:
        state.turn.bloodlines.common = 0 if INTRIGUES[choice.a].twisted else 1
    if state.log is not None:
        tell(state, "trashed_intrigue", step[1], intrigue=INTRIGUES[choice.a].key)


def holds_several_intrigues(state: ImperiumState, step: Step) -> bool:
    """Say whether to ask although all are alike: silence would tell that they are (I-24.10)."""
    return len(state.players[step[1]].intrigue) > 1


# -- trashing a card of a faction ------------------------------------------------------------------------------------


def _trashable(state: ImperiumState, seat: int, effect: Effect, source: int) -> list[int]:
    """Return the cards of a faction in hand, or in play besides the one that asks."""
    player = state.players[seat]
    if effect.n == HAND:
        zone = list(player.hand)
    else:
        zone = list(cards.in_play(player))
        if source in zone:
            zone.remove(source)
    return sorted(card for card in zone if CARDS[card].factions >> effect.m & 1)


def payable_trash_of(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    """Say whether there is such a card."""
    return bool(_trashable(state, seat, effect, source))


def do_trash_of(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Trash a card of a faction, as a price."""
    state.stack.append((TRASH_OF, seat, effect.id, source, 0))


def legal_trashes_of(state: ImperiumState, step: Step) -> list[Action]:
    """List the cards of the faction that may be trashed."""
    effect = EFFECTS[step[2]]
    zone = HAND if effect.n == HAND else PLAY
    return [action(actions.TRASH, card, zone) for card in dict.fromkeys(_trashable(state, step[1], effect, step[3]))]


def apply_trash_of(state: ImperiumState, step: Step, choice: Action) -> None:
    """Trash the chosen card; the one that asks stays."""
    cards.trash(state, step[1], choice.a, choice.b, by=step[3])


# -- acquiring to the hand (U-20.13) ---------------------------------------------------------------------------------


EXACTLY: Final = 1
BY_SANDWORM: Final = 2
"""To the hand only with a sandworm in the Conflict."""


def _sold_to(state: ImperiumState, seat: int) -> list[tuple[int, int]]:
    """Return the cards that a player may acquire, and how: of Row, Reserve, and the one set aside (U-14.3)."""
    sale = [(card, 0) for card in for_sale(state, seat)]
    aside = state.players[seat].aside
    if aside != NONE:
        sale.append((aside, FROM_ASIDE))
    return sale


def _offered(state: ImperiumState, seat: int, effect: Effect) -> list[tuple[int, int]]:
    exactly = effect.m & EXACTLY
    sale = [(sold, CARDS[sold[0]].cost) for sold in _sold_to(state, seat)]
    return [sold for sold, cost in sale if (cost == effect.n if exactly else cost <= effect.n)]


def usable_acquire_to_hand(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether such a card is for sale; Inspire Awe may be played for nothing (U-20.5)."""
    return bool(effect.m & BY_SANDWORM) or bool(_offered(state, seat, effect))


def _goes_to_hand(state: ImperiumState, seat: int, effect: Effect) -> bool:
    return not effect.m & BY_SANDWORM or sandworms_of(state, seat) > 0


def do_acquire_to_hand(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Acquire a card for nothing, to the hand."""
    state.stack.append((ACQUIRE_TO_HAND, seat, effect.id, 0, 0))


def legal_to_hand(state: ImperiumState, step: Step) -> list[Action]:
    """List the cards of the right cost in Row and Reserve, or set aside for the player (U-14.3, U-20.13)."""
    effect = EFFECTS[step[2]]
    verb = ACQUIRE_HAND if _goes_to_hand(state, step[1], effect) else actions.ACQUIRE
    return [action(verb, card, manner) for card, manner in _offered(state, step[1], effect)]


def apply_to_hand(state: ImperiumState, step: Step, choice: Action) -> None:
    """Acquire the chosen card, to the hand where it goes there."""
    acquire(state, step[1], choice.a, choice.b | (TO_HAND if choice.kind == ACQUIRE_HAND else 0))


def _affordable(state: ImperiumState, seat: int) -> list[tuple[int, int]]:
    money = state.players[seat].goods[SOLARI]
    return [sold for sold in _sold_to(state, seat) if CARDS[sold[0]].cost <= money]


def usable_buy_for_solari(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether a card can be paid for in Solari."""
    return bool(_affordable(state, seat))


def do_buy_for_solari(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Acquire a card to the hand for Solari (Price is No Object)."""
    state.stack.append((BUY_FOR_SOLARI, seat, effect.id, 0, 0))


def legal_for_solari(state: ImperiumState, step: Step) -> list[Action]:
    """List the cards that one's Solari pay for."""
    return [action(ACQUIRE_HAND, card, manner) for card, manner in _affordable(state, step[1])]


def apply_for_solari(state: ImperiumState, step: Step, choice: Action) -> None:
    """Pay and acquire the chosen card."""
    pay(state, step[1], SOLARI, CARDS[choice.a].cost)
    acquire(state, step[1], choice.a, choice.b | TO_HAND)


# -- Agents (U-15.1) -------------------------------------------------------------------------------------------------


def _others(state: ImperiumState, seat: int) -> list[int]:
    """Return the spaces with an own Agent that was not sent this turn."""
    sent = state.turn.space if state.turn.seat == seat else NONE
    return [space for space, mask in enumerate(state.agents) if mask >> seat & 1 and space != sent]


def usable_recall_other(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether another own Agent is on the board, or in the Conflict (B-10.3)."""
    return bool(_others(state, seat)) or has_fighter(state, seat)


def do_recall_other(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Recall another own Agent (U-15.1)."""
    state.stack.append((RECALL_OTHER, seat, 0, 0, 0))


def legal_other_recalls(state: ImperiumState, step: Step) -> list[Action]:
    """List where own Agents stand that were not sent this turn, the Conflict included (U-15.1, B-10.3)."""
    spaces = [space_action(state.edition, actions.RECALL, space) for space in _others(state, step[1])]
    return spaces + legal_fighters(state, step[1])


# -- troops ----------------------------------------------------------------------------------------------------------


def do_no_deploying(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """From now on no unit may be deployed this turn (U-7.7, U-19.9)."""
    state.turn.flags |= NO_DEPLOYING
    if state.log is not None:
        tell(state, "no_deploying", seat)


def do_deploy_recruits(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Let troops recruited this turn be deployed whatever the space (Sardaukar Coordination)."""
    state.turn.flags |= DEPLOYS_RECRUITS


# -- influence and council -------------------------------------------------------------------------------------------


def do_visit_influence(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Gain more influence with the faction of the space visited; nothing elsewhere (U-20.11)."""
    if state.turn.space == NONE:
        return
    space = state.edition.board[state.turn.space]
    if space.personal != NONE:
        gain_own(state, seat, effect.n)
    elif space.faction != NONE:
        gain_influence(state, seat, space.faction, effect.n)


def do_high_council(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Take the seat; with one on arrival, what a repeated visit gives (U-18.3, U-18.4)."""
    if state.players[seat].council:
        fill_pool(state, seat, effect.parts, source)
    else:
        do_council(state, seat, effect, source)


# -- conditions and counts -------------------------------------------------------------------------------------------


def holds_maker_visit(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If an Agent was sent to a Maker space this turn."""
    return state.turn.seat == seat and state.turn.space in state.edition.makers


def holds_swordmaster(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """With the Swordmaster."""
    return state.players[seat].swordmaster == 1


def holds_no_council(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Without a seat in the High Council."""
    return not state.players[seat].council


def never_no_council(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """A seat is never lost."""
    return state.players[seat].council == 1


def holds_visits(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If an Agent was sent this turn to a space with one of these icons."""
    turn = state.turn
    if turn.seat != seat or turn.space == NONE:
        return False
    return bool(effect.m >> state.edition.board[turn.space].icon & 1)


def never_visits(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Where the Agent of a turn was sent does not change."""
    return not holds_visits(state, seat, effect, source)


def holds_space_done(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If the effects of such a space are done: none of them waits that must be carried out, and can be (U-19.5)."""
    if not holds_visits(state, seat, effect, source):
        return False
    for number, card in state.turn.pool:
        waiting = EFFECTS[number]
        if waiting.of == "space" and not waiting.optional and usable(state, seat, waiting, card):
            return False
    return True


def holds_discarded(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If the card discarded last is of a faction."""
    turn = state.turn
    if turn.uprising is None or turn.seat != seat or turn.uprising.discarded == NONE:
        return False
    return bool(CARDS[turn.uprising.discarded].factions >> effect.m & 1)


def holds_bought_spice(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If The Spice Must Flow was acquired this turn (U-20.9)."""
    return state.turn.seat == seat and bool(state.turn.flags & BOUGHT_SPICE)


def holds_strength(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """With so much strength in the Conflict (U-10.1, U-19.2)."""
    return troops.strength(state, fighter(state, seat)) >= effect.n


def holds_deck(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """With so many cards in the deck."""
    return len(state.players[seat].deck) >= effect.n


def holds_revealing(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """On the own Reveal turn."""
    return state.turn.seat == seat and state.turn.kind == REVEAL_TURN


def counts_sword_cards(state: ImperiumState, seat: int, effect: Effect, source: int) -> int:
    """Count the other revealed cards that give swords this turn, printed or chosen (U-20.9)."""
    up = state.turn.uprising
    armed = () if up is None else up.armed
    revealed = list(state.players[seat].revealed_cards)
    if source in revealed:
        revealed.remove(source)
    count = sum(1 for card in revealed if CARDS[card].swords)
    for card in set(armed):
        if not CARDS[card].swords:
            count += min(armed.count(card), revealed.count(card))
    return count


def counts_revealed(state: ImperiumState, seat: int, effect: Effect, source: int) -> int:
    """Count the cards of a faction revealed this turn, this one included."""
    return sum(CARDS[card].factions >> effect.m & 1 for card in state.players[seat].revealed_cards)


FLOW.decides(TRASH_INTRIGUE, legal_intrigue_trashes, apply_intrigue_trash, holds_several_intrigues)
FLOW.decides(TRASH_OF, legal_trashes_of, apply_trash_of)
FLOW.decides(ACQUIRE_TO_HAND, legal_to_hand, apply_to_hand)
FLOW.decides(BUY_FOR_SOLARI, legal_for_solari, apply_for_solari)
FLOW.decides(RECALL_OTHER, legal_other_recalls, apply_recall)
