"""Personal cards and zones (I-19), and the Intrigue deck (I-18.5, I-18.6)."""

from __future__ import annotations

from typing import Final

from kanly.engine.chance import pick, shuffle
from kanly.engine.tell import tell, tell_only
from kanly.engine.text import Text
from kanly.imperium.components import CARDS, INTRIGUES
from kanly.imperium.effects import Effect
from kanly.imperium.ids import AGENT_TURN, COMBAT, DISCARD, HAND, NONE, PLAY, REVEAL_TURN, STEAL_FROM, ZONES
from kanly.imperium.occasions import DREW_INTRIGUE, TRASHED_CARD
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.follow import happens
from kanly.imperium.rules.points import account, file_intrigue
from kanly.imperium.rules.tell import card_key, card_keys, forget_seen, intrigue_keys
from kanly.imperium.rules.tiles import VAULT_KEEPS, owns
from kanly.imperium.state import ImperiumState, Player, collects, fighter, opponents_of
from kanly.imperium.steps import EFFECT, OFFER, REVEAL_HAND
from kanly.imperium.words import SPECIAL, TRASH


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards less one copy of one of them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def draw(state: ImperiumState, seat: int, n: int) -> None:
    """Draw n cards, reshuffling only when one is needed and none is left (I-19.2, I-19.3).

    On one's Reveal turn what is drawn is revealed at once (I-10.6).
    """
    player = state.players[seat]
    drawn = 0
    while drawn < n:
        if not player.deck:
            if not player.discard:
                break
            reshuffle(state, seat)
        card = player.deck.pop()
        player.hand.append(card)
        if player.known_top:
            player.known_top -= 1
            player.known_hand += (card,)
        drawn += 1
    if not drawn:
        return
    state.told += 1
    if state.log is not None:
        tell(state, "drew", seat, count=drawn)
        tell_only(state, (seat,), "drew_cards", seat, cards=card_keys(player.hand[-drawn:]))
    if state.turn.kind == REVEAL_TURN and state.turn.seat == seat:
        state.stack.append((REVEAL_HAND, seat, 0, drawn, 0))


def look_at_top(state: ImperiumState, seat: int) -> None:
    """Let a player alone see the top card of its deck, which must not be empty."""
    state.told += 1
    if state.log is not None:
        tell(state, "looked_at_top", seat)
        tell_only(state, (seat,), "saw_top", seat, card=card_key(state.players[seat].deck[-1]))


def reshuffle(state: ImperiumState, seat: int) -> None:
    """Shuffle the discard pile into the deck (I-19.2, I-19.4)."""
    player = state.players[seat]
    cards = player.deck + player.discard
    cards.sort()
    player.discard.clear()
    shuffle(state, cards, f"deck_{seat}", CARDS)
    player.deck = cards
    player.known_top = 0
    if state.log is not None:
        tell(state, "reshuffled", seat)


NO_CARD_TO_DRAW: Final = Text("why-no-card-to-draw", "no card is in your deck or discard pile")


def can_draw(player: Player) -> bool:
    """Say whether there is a card to draw."""
    return bool(player.deck or player.discard)


def take_from_hand(player: Player, card: int) -> None:
    """Remove a card from a hand; if everyone knew of it, now they know it has left (I-24.8)."""
    player.hand.remove(card)
    if card in player.known_hand:
        player.known_hand = without(player.known_hand, card)


def discard(state: ImperiumState, seat: int, card: int) -> None:
    """Discard a card from hand (I-7.9), with what it does then (U-20.1); on another's turn that player learns of it."""
    player = state.players[seat]
    take_from_hand(player, card)
    if state.turn.seat != seat:
        state.told += 1
    player.discard.append(card)
    turn = state.turn
    if turn.uprising is not None and turn.seat == seat:
        turn.uprising.discarded = card
    if state.log is not None:
        tell(state, "discarded", seat, card=card_key(card))
    if CARDS[card].discarded:
        push_effects(state, seat, CARDS[card].discarded, card)


def in_play(player: Player) -> tuple[int, ...]:
    """Return the cards in play, from Agent turns and from the reveal (I-10.8)."""
    return player.played + player.revealed_cards


def count_in_play(player: Player, faction: int) -> int:
    """Count the cards of a faction in play (I-10.8)."""
    count = 0
    for card in player.played:
        count += CARDS[card].factions >> faction & 1
    for card in player.revealed_cards:
        count += CARDS[card].factions >> faction & 1
    return count


def trash(state: ImperiumState, seat: int, card: int, zone: int, by_itself: bool = False, by: int = NONE) -> None:
    """Trash one of one's own cards from hand, discard pile or play (I-19.5, I-23.14).

    What its box still had to do is lost, unless the card trashes itself: then it goes on without the card (I-6.8).
    `by` is the card that stays and asks for another one.
    """
    player = state.players[seat]
    if zone == HAND:
        take_from_hand(player, card)
    elif zone == DISCARD:
        player.discard.remove(card)
    else:
        _take_from_play(player, card)
        _leave_box(state, player, card, by_itself, stays=int(by == card))
    leave_game(state, seat, card, ZONES[zone])


def _take_from_play(player: Player, card: int) -> None:
    if card in player.played:
        player.played = without(player.played, card)
    else:
        player.revealed_cards = without(player.revealed_cards, card)


def _leave_box(state: ImperiumState, player: Player, card: int, keep: bool, stays: int) -> None:
    """Drop what the box of a card that has left play still had to do, or let it be done without the card (I-6.8).

    Of several copies the one leaves whose box has least to do: each effect may wait once for each copy that is left,
    but for the one that `stays` and is being used.
    """
    turn = state.turn
    left = (player.revealed_cards if turn.kind == REVEAL_TURN else player.played).count(card) - stays
    if keep and not left:
        return  # no copy is left to be taken for the one that has gone
    waiting = 0 if keep and turn.kind == AGENT_TURN else left
    pool: list[tuple[int, int]] = []
    for entry in turn.pool:
        if entry[1] != card or pool.count(entry) < waiting:
            pool.append(entry)
        elif keep:
            pool.append((entry[0], NONE))
    turn.pool[:] = pool


def leave_game(state: ImperiumState, seat: int, card: int, place: str) -> None:
    """Put a trashed card away: Reserve cards to their stack, others out; then its trashed box (I-19.5, I-23.14)."""
    reserve = state.edition.reserve
    if card in reserve:
        state.reserve[reserve.index(card)] += 1
    else:
        state.trash += (card,)
    if state.log is not None:
        tell(state, "trashed", seat, card=card_key(card), zone=place)
    push_effects(state, seat, CARDS[card].trashed, card)
    if state.bloodlines is not None:
        happens(state, seat, TRASHED_CARD)


def trash_this(state: ImperiumState, seat: int, card: int) -> None:
    """Trash the card whose own text says so, if it is still there (I-19.6, I-6.8)."""
    if card in in_play(state.players[seat]):
        trash(state, seat, card, PLAY, by_itself=True)


def push_effects(state: ImperiumState, seat: int, effects: tuple[Effect, ...], source: int) -> None:
    """Put effects on the stack so that they run in printed order, the optional ones to be taken or left (I-7.1)."""
    for effect in reversed(effects):
        state.stack.append((OFFER if effect.optional else EFFECT, taker(state, seat, effect), effect.id, source, 0))


def push_chosen(state: ImperiumState, seat: int, effects: tuple[Effect, ...], source: int) -> None:
    """Put effects on the stack that are not asked for again: prices, and what was chosen already."""
    for effect in reversed(effects):
        state.stack.append((EFFECT, taker(state, seat, effect), effect.id, source, 0))


def taker(state: ImperiumState, seat: int, effect: Effect) -> int:
    """Return who has an effect: a seat, but of a Commander's Combat card the Ally for whom it is played (U-22.15).

    What it costs the Commander pays, and he chooses between its options.
    """
    if state.teams is None or state.phase != COMBAT or effect.parts or effect.op == SPECIAL:
        return seat
    pays = effect.word.payable is not None and effect.op != TRASH
    return seat if pays else fighter(state, seat)


# -- Intrigue ------------------------------------------------------------------------------------


def draw_intrigue(state: ImperiumState, seat: int, n: int) -> None:
    """Draw Intrigue cards; an empty deck is rebuilt from the discards (I-18.5)."""
    player = state.players[seat]
    if not collects(player):
        return
    drawn = 0
    while drawn < n:
        if not state.intrigue_deck:
            if not state.intrigue_discard:
                break
            state.intrigue_deck, state.intrigue_discard = sorted(state.intrigue_discard), []
            shuffle(state, state.intrigue_deck, "intrigue_deck", INTRIGUES)
        player.intrigue.append(state.intrigue_deck.pop())
        drawn += 1
    if drawn:
        role = ROLES[player.rival]
        state.told += 1
        if state.log is not None:
            tell(state, "drew_intrigue", seat, count=drawn)
            owners = (seat,) if role.plays_intrigue else ()  # a rival keeps them unseen (hagal C-7)
            tell_only(state, owners, "drew_intrigue_cards", seat, cards=intrigue_keys(player.intrigue[-drawn:]))
        account(state, seat)
        got_intrigue(state, seat, drawn)


def got_intrigue(state: ImperiumState, seat: int, n: int) -> None:
    """Let follow what a player has for each Intrigue card that is drawn or stolen on the own turn (B-9.13)."""
    if state.turn.bloodlines is not None and state.turn.seat == seat:
        for _ in range(n):
            happens(state, seat, DREW_INTRIGUE)


def steal_from(state: ImperiumState, victim: int) -> int:
    """Return from how many Intrigue cards on one can be stolen from a seat (I-18.6, B-9.6)."""
    if state.tech is not None and owns(state, victim, "gene_locked_vault"):
        return VAULT_KEEPS
    return STEAL_FROM


def can_draw_intrigue(state: ImperiumState) -> bool:
    """Say whether there is an Intrigue card to draw."""
    return bool(state.intrigue_deck or state.intrigue_discard)


def can_steal_intrigue(state: ImperiumState, seat: int) -> bool:
    """Say whether an opponent has enough Intrigue cards to lose one (I-18.6)."""
    for victim in opponents_of(state, seat):
        if len(state.players[victim].intrigue) >= steal_from(state, victim):
            return True
    return False


def steal_intrigue(state: ImperiumState, seat: int) -> None:
    """Each opponent with four or more Intrigue cards gives one at random (I-18.6, I-24.7).

    From a rival who collects none they go to the discard pile (hagal D-54).
    """
    thief = state.players[seat]
    stolen = 0
    for victim in opponents_of(state, seat):
        hand = state.players[victim].intrigue
        if len(hand) < steal_from(state, victim):
            continue
        hand.sort()
        card = hand.pop(pick(state, len(hand), f"steal_{victim}"))
        owner = state.players[victim]
        # others can no longer be sure of the cards they knew of: any of them may have gone
        owner.seen = tuple(pair for pair in owner.seen if pair[1] == seat)
        forget_seen(owner, card)
        if collects(thief):
            thief.intrigue.append(card)
            thief.seen += ((card, victim),)
            stolen += 1
        else:
            file_intrigue(state, card)
        if state.log is not None:
            tell(state, "stole_intrigue", seat, victim=victim)
            tell_only(state, (seat, victim), "stole_intrigue_card", seat, victim=victim, card=INTRIGUES[card].key)
            if not collects(thief):
                tell(state, "discarded_intrigue", seat, cards=intrigue_keys([card]))
    account(state, seat)
    got_intrigue(state, seat, stolen)
