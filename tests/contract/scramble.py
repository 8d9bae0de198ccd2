"""What a viewer may not see, put into another order: written from the rules of each game, not from its view.

`scramble(state, viewer, rng)` returns another full state in which everything that the viewer may know is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import kanly
from kanly.arrakis.board import SIGN_COPIES, areas_in
from kanly.arrakis.components import PLANNING
from kanly.arrakis.state import ArrakisState
from kanly.imperium.components import CONFLICTS, INTRIGUES, LEADERS
from kanly.imperium.state import ImperiumState, Player
from tests.toys.skirmish import SkirmishState

Scramble = Callable[[kanly.State, int, Random], kanly.State]


def scramble_imperium(given: kanly.State, viewer: int, rng: Random) -> kanly.State:
    """Redistribute what I-24 hides from a viewer: decks, others' hands, Intrigue and tokens, unused Conflicts.

    The deck of a leader who may look at its top at any time keeps its order, and so does its next shuffle.
    """
    state = cast(ImperiumState, given.clone())
    sees_top = viewer >= 0 and (state.players[viewer].leader < 0 or _sees_top(state, viewer))
    for seat, player in enumerate(state.players):
        if seat != viewer:
            _mix_hand_and_deck(player, rng)
            if player.tokens and not player.struck:
                player.tokens = sum(1 << faction for faction in rng.sample(range(4), 2))
        elif not sees_top:
            _mix_own_deck(player, looks=_looks_at_top(state, viewer), rng=rng)
    _mix_intrigue(state, viewer, rng)
    rng.shuffle(state.imperium_deck)
    _mix_conflicts(state, rng)
    house = getattr(state, "hagal", None)
    if house is not None:
        rng.shuffle(house.deck)
    if state.uprising is not None:
        bank = list(state.uprising.bank)
        rng.shuffle(bank)
        state.uprising.bank = tuple(bank)
    if state.bloodlines is not None:
        _mix_pieces(state, viewer, rng)
    if not sees_top:
        state.rng.a, state.rng.b, state.rng.c = (rng.getrandbits(32) for _ in range(3))
    rules = kanly.rules_of("imperium")
    return state if state.over else rules.from_position(rules.position(state))


def _sees_top(state: ImperiumState, viewer: int) -> bool:
    """Say whether a seat may look at the top of its deck at any time: by its leader, or with Glowglobes."""
    tech = state.players[viewer].tech
    globes = state.edition.tile_ids.get("glowglobes", -1)
    owns = tech is not None and globes in (*tech.tiles, *tech.flipped)
    return LEADERS[state.players[viewer].leader].sees_top or owns


def _mix_pieces(state: ImperiumState, viewer: int, rng: Random) -> None:
    """Mix what B-14.1 hides: the stacks of Skills and tiles, Piter's deck, Y'rkoon's cards of another seat.

    While the game is set up, the tiles at the bottom stay: Kota Odax looks at them, and all see from which stack
    she keeps one (B-10.6).
    """
    table = state.bloodlines
    assert table is not None
    table.stack = _mixed(table.stack, rng)
    for seat, player in enumerate(state.players):
        mine = player.bloodlines
        if mine is not None:
            mine.twisted = _mixed(mine.twisted, rng)
            if seat != viewer:
                mine.navigation = _mixed(mine.navigation, rng)
    if state.tech is not None:
        known = int(state.round == 0)
        below = [tile for stack in state.tech.stacks for tile in stack[known:-1]]
        rng.shuffle(below)
        state.tech.stacks = tuple(
            (*stack[:known], *(below.pop() for _ in stack[known:-1]), *stack[-1:]) for stack in state.tech.stacks
        )


def _mixed(pieces: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    return tuple(rng.sample(pieces, len(pieces)))


def _looks_at_top(state: ImperiumState, viewer: int) -> int:
    """Return how many cards of its deck a viewer is just looking at."""
    decision = kanly.rules_of("imperium").decision(state)
    if decision.seat != viewer:
        return 0
    return 3 - state.pending[2] if decision.kind == "look_at_top" else int(decision.kind in ("snoop", "peek"))


def _mix_hand_and_deck(player: Player, rng: Random) -> None:
    hand = player.hand.copy()
    for card in player.known_hand:
        hand.remove(card)
    below = len(player.deck) - player.known_top
    hidden = hand + player.deck[:below]
    rng.shuffle(hidden)
    player.hand = [*player.known_hand, *hidden[: len(hand)]]
    rng.shuffle(player.hand)
    player.deck = hidden[len(hand) :] + player.deck[below:]


def _mix_own_deck(player: Player, looks: int, rng: Random) -> None:
    below = max(0, len(player.deck) - max(player.known_top, looks))
    hidden = player.deck[:below]
    rng.shuffle(hidden)
    player.deck = hidden + player.deck[below:]


def _mix_intrigue(state: ImperiumState, viewer: int, rng: Random) -> None:
    """Mix the Intrigue deck with others' hands; a card stolen from the viewer stays where the viewer knows it.

    A Twisted card has a back of its own, and stays (B-7.10).
    """
    hidden = state.intrigue_deck.copy()
    kept: dict[int, list[int]] = {}
    for seat, player in enumerate(state.players):
        if seat != viewer:
            kept[seat] = [card for card, victim in player.seen if victim == viewer]
            kept[seat] += [card for card in player.intrigue if INTRIGUES[card].twisted and card not in kept[seat]]
            rest = player.intrigue.copy()
            for card in kept[seat]:
                rest.remove(card)
            hidden += rest
    rng.shuffle(hidden)
    for seat, known in kept.items():
        player = state.players[seat]
        count = len(player.intrigue) - len(known)
        fresh = [hidden.pop() for _ in range(count)]
        others = iter(fresh)
        player.seen = tuple(
            (card if victim == viewer or INTRIGUES[card].twisted else next(others), victim)
            for card, victim in player.seen
        )
        player.intrigue = known + fresh
        rng.shuffle(player.intrigue)
    state.intrigue_deck = hidden


def _mix_conflicts(state: ImperiumState, rng: Random) -> None:
    for level in (1, 2, 3):
        places = [i for i, card in enumerate(state.conflict_deck) if CONFLICTS[card].level == level]
        boxed = [i for i, card in enumerate(state.box) if CONFLICTS[card].level == level]
        cards = [state.conflict_deck[i] for i in places] + [state.box[i] for i in boxed]
        rng.shuffle(cards)
        box = list(state.box)
        for i in places:
            state.conflict_deck[i] = cards.pop()
        for i in boxed:
            box[i] = cards.pop()
        state.box = tuple(box)


def scramble_skirmish(given: kanly.State, viewer: int, rng: Random) -> kanly.State:
    """Deal the deck and the hands of others anew."""
    state = cast(SkirmishState, given.clone())
    others = [hand for seat, hand in enumerate(state.hands) if seat != viewer]
    hidden = [card for hand in others for card in hand] + state.deck
    rng.shuffle(hidden)
    for hand in others:
        hand[:] = sorted(hidden.pop() for _ in hand)
    state.deck = hidden
    state.rng.a, state.rng.b, state.rng.c = (rng.getrandbits(32) for _ in range(3))
    state.list_options()
    return state


def scramble_arrakis(given: kanly.State, viewer: int, rng: Random) -> kanly.State:
    """Redistribute what W-3 and W-4 hide: decks, hands, objective, sietches, tokens, wormsigns (0 are the Atreides)."""
    state = cast(ArrakisState, given.clone())
    for side in (0, 1):
        _mix_planning(state, side, own=side == viewer, rng=rng)
    deck = list(state.prescience_deck)
    rng.shuffle(deck)
    state.prescience_deck = tuple(deck)
    others = list(state.other_objectives)
    hidden = [] if viewer == 0 else list(state.objectives)
    objectives = others + hidden
    rng.shuffle(objectives)
    if hidden:
        state.objectives = tuple(sorted(objectives[: len(hidden)]))
    state.other_objectives = tuple(objectives[len(hidden) :])
    _mix_tokens(state, viewer, rng)
    _mix_signs(state, rng)
    if state.mahdi is not None:
        _mix_mahdi(state, rng)
    state.rng.a, state.rng.b, state.rng.c = (rng.getrandbits(32) for _ in range(3))
    rules = kanly.rules_of("arrakis")
    return state if state.over else rules.from_position(rules.position(state))


def _mix_mahdi(state: ArrakisState, rng: Random) -> None:
    """Nobody looks at the reinforcements, at tactical cards that are not turned up, nor into tokens (W-21)."""
    mahdi = state.mahdi
    assert mahdi is not None
    state.hands[1] = tuple(rng.sample(state.hands[1], len(state.hands[1])))
    mahdi.tactical = tuple(rng.sample(mahdi.tactical, len(mahdi.tactical)))
    for first in (0, 6):
        mahdi.tokens[first : first + 6] = rng.sample(mahdi.tokens[first : first + 6], 6)


def _mix_planning(state: ArrakisState, side: int, own: bool, rng: Random) -> None:
    hand: list[int] = list(state.hands[side]) if own else []
    for deck in (2 * side, 2 * side + 1):
        held = [] if own else [card for card in state.hands[side] if PLANNING[card].deck == deck]
        cards = [*state.decks[deck], *held]
        rng.shuffle(cards)
        hand += cards[: len(held)]
        state.decks[deck] = tuple(cards[len(held) :])
    state.hands[side] = tuple(sorted(hand))


def _mix_tokens(state: ArrakisState, viewer: int, rng: Random) -> None:
    """The Atreides know their tokens once they are drawn, others once they are flipped; sietches likewise."""
    pile, flipped = -1, -3
    kinds = list(state.token_kind)
    for group in (range(8), range(8, 16)):
        if viewer == 0:
            slots = [slot for slot in group if state.token_area[slot] == pile]
        else:
            slots = [slot for slot in group if state.token_area[slot] != flipped]
        mixed = [kinds[slot] for slot in slots]
        rng.shuffle(mixed)
        for slot, kind in zip(slots, mixed, strict=True):
            kinds[slot] = kind
    state.token_kind = tuple(kinds)
    if viewer != 0:
        down = [n for n in range(8) if not state.sietch_up >> n & 1]
        ranks = [state.sietch_rank[n] for n in down]
        rng.shuffle(ranks)
        new = dict(zip(down, ranks, strict=True))
        state.sietch_rank = tuple(new.get(n, rank) for n, rank in enumerate(state.sietch_rank))


def _mix_signs(state: ArrakisState, rng: Random) -> None:
    drawn = areas_in(state.signs[0] | state.signs[1] | state.signs[2])
    pool = [kind for kind, copies in enumerate(SIGN_COPIES) for _ in range(copies)]
    rng.shuffle(pool)
    signs = [0, 0, 0]
    for area in drawn:
        signs[pool.pop()] |= 1 << area
    state.signs = [*signs, state.signs[3]]


SCRAMBLES: dict[str, Scramble] = {
    "imperium": scramble_imperium, "arrakis": scramble_arrakis, "skirmish": scramble_skirmish,
}  # fmt: skip


PUBLIC_REVEALS = (
    "round", "row_card", "revealed", "discarded", "discarded_intrigue", "masterstroke", "trashed",
    "hagal_card", "market", "trashed_intrigue", "skill_shown", "tile_shown", "tile_discarded", "acquired_tile",
    "navigated", "contracts_shown",
)  # fmt: skip


def reveals_imperium(event: kanly.Event, viewer: int) -> bool:
    """Say whether an event shows a viewer something hidden that the rules let this viewer see."""
    if event.kind in ("drew_cards", "drew_intrigue_cards", "saw_top", "drew_courses", "drew_twisted_cards"):
        return event.seat == viewer
    if event.kind in ("gave_intrigue_card", "gave_intrigue_away_card"):
        return viewer in (event.seat, event.data["to"])
    if event.kind == "stole_intrigue_card":
        return viewer in (event.seat, event.data["victim"])
    return event.kind in PUBLIC_REVEALS


def reveals_skirmish(event: kanly.Event, viewer: int) -> bool:
    """Say whether an event shows a card: one that is laid down, or to its owner one that was drawn."""
    return event.kind == "laid" or (event.kind == "drew" and event.seat == viewer)


SHOWN_IN_WAR = (
    "flipped_token", "flipped_sietch", "flipped_sign", "station", "revealed", "rolled", "rolled_combat", "worm_struck",
    "storm", "struck", "rockets", "checked", "won", "harvest_sector", "target", "rolled_die", "turned_up",
    "reinforcement_used", "flipped_garrison", "by_rule",
)  # fmt: skip
"""What shows something hidden, or dice; what the Harkonnen do by rule shows the ranks by which they choose (W-21.4)."""


def reveals_arrakis(event: kanly.Event, viewer: int) -> bool:
    """Say whether an event shows a viewer something hidden, or a result of dice."""
    if event.kind in ("drew_cards", "token_drawn", "objective"):
        return event.seat == viewer
    return event.kind in SHOWN_IN_WAR


REVEALS: dict[str, Callable[[kanly.Event, int], bool]] = {
    "imperium": reveals_imperium, "arrakis": reveals_arrakis, "skirmish": reveals_skirmish,
}  # fmt: skip

UNASKED: dict[str, frozenset[str]] = {
    "imperium": frozenset(("revealed",)), "arrakis": frozenset(("by_rule",)), "skirmish": frozenset(),
}  # fmt: skip
"""The events that may come of themselves for a hidden reason, because they show that reason themselves."""
