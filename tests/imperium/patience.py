"""A patient build of the rules, in which every effect waits for its owner, and a search that compares it with ours.

Ours carries out at once what it holds that no moment could change (K-5, K-6). The proof is a search: from the same
position every order of a turn is tried in both builds; whatever end only the patient one reaches is an order that a
player misses. Chance is made a function of what is shuffled, so that two orders of the same turn can be compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple
from zlib import crc32

import pytest

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.imperium.content.uprising.words import NO_DEPLOYING, SPY
from kanly.imperium.rules import agent, cards, influence, pool, turns
from kanly.imperium.state import ImperiumState, Player, Turn, UprisingSeat
from kanly.imperium.steps import END_TURN, FLOW, MOVE, POOL

Key = tuple[object, ...]


class TooManyStates(Exception):
    """The turn has more positions than the search is willing to visit."""


# -- the two builds ---------------------------------------------------------------------------------------


@contextmanager
def patient() -> Iterator[None]:
    """Let every effect of a turn wait: of space, card, visit, signet ring and track.

    But for what the rules want at once: Shaddam's ban on deploying (U-19.9), the Spy of the Emperor's track (U-6.2).
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pool, "runs_at_once", lambda state, seat, effect, source: effect.op == NO_DEPLOYING)
        patch.setattr(agent, "visit_waits", lambda state, seat, card, faction, steps: True)
        patch.setattr(influence, "bonus_waits", lambda state, seat, bonus: bonus.op != SPY)
        FLOW.runs(POOL, lambda state, step: state.stack.append((MOVE, step[1], 0, 0, 0)))
        try:
            yield
        finally:
            FLOW.runs(POOL, pool.run_pool)


@contextmanager
def one_turn() -> Iterator[None]:
    """Stop at the end of a turn, and let chance depend on nothing but what is shuffled."""

    def shuffle(state: ImperiumState, zone: list[int], label: str, table: object) -> None:
        zone.sort(key=lambda card: (crc32(f"{label} {card}".encode()), card))

    def stop(state: ImperiumState, step: Step) -> None:
        state.over = True

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cards, "shuffle", shuffle)
        patch.setattr(cards, "pick", lambda state, n, label: crc32(label.encode()) % n)
        FLOW.runs(END_TURN, stop)
        try:
            yield
        finally:
            FLOW.runs(END_TURN, turns.end_turn)


# -- the search ---------------------------------------------------------------------------------------------


def ends(state: ImperiumState, first: Action, most: int, reply: int) -> dict[Key, tuple[str, ...]]:
    """Return every end of a turn that begins with an action, each with a way that leads there.

    Opponents who are asked something give the `reply`-th of the answers, so that an end counts only if its owner can
    bring it about. Raises TooManyStates past `most` positions.
    """
    seat = state.turn.seat
    found: dict[Key, tuple[str, ...]] = {}
    seen: set[Key] = set()
    ways: list[tuple[ImperiumState, Action, tuple[str, ...]]] = [(state, first, ())]
    while ways:
        before, action, way = ways.pop()
        after = before.clone()
        FLOW.answer(after, action)
        way = (*way, action.text)
        if after.over or after.turn.seat != seat:  # a pass ends no turn, it only goes on to the next
            found.setdefault(table_key(after), way)
            continue
        key = (*table_key(after), turn_key(after.turn), tuple(after.stack), after.pending)
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > most:
            raise TooManyStates
        open_to_owner = after.options if after.pending[1] == seat else [after.options[reply]]
        ways += [(after, option, way) for option in open_to_owner]
    return found


FIRST, LAST = 0, -1


def missed(state: ImperiumState, first: Action, most: int) -> list[tuple[str, ...]]:
    """Return the ways of the patient build to ends that ours does not reach, nor any that leaves its owner more.

    More is: the same table, with more goods, more Intrigue cards in hand or more troops in the garrison. Nobody is
    kept from anything by not being offered to waste these, a recruit by trashing its card among them (I-6.8).
    """
    return [way for reply in (FIRST, LAST) for way in _missed(state, first, most, reply)]


def _missed(state: ImperiumState, first: Action, most: int, reply: int) -> list[tuple[str, ...]]:
    seat = state.turn.seat
    with one_turn():
        ours = ends(state, first, most, reply)
        with patient():
            waiting = ends(state, first, most, reply)
    lone = {key: way for key, way in waiting.items() if key not in ours}
    if not lone:
        return []
    kept: dict[Key, list[Holdings]] = {}
    for key in ours:
        rest, holdings = split(key, seat)
        kept.setdefault(rest, []).append(holdings)
    return [way for key, way in lone.items() if not _is_matched(*split(key, seat), kept)]


class Holdings(NamedTuple):
    """What a seat can waste: goods, Intrigue cards, and troops that could be in the garrison."""

    goods: tuple[int, ...]
    intrigue: Counter[int]
    supply: int


def _is_matched(rest: Key, wasted: Holdings, kept: dict[Key, list[Holdings]]) -> bool:
    """Say whether ours has the same end with at least as much left."""
    return any(
        all(a >= b for a, b in zip(more.goods, wasted.goods, strict=True))
        and wasted.intrigue <= more.intrigue
        and more.supply <= wasted.supply
        for more in kept.get(rest, ())
    )


def split(key: Key, seat: int) -> tuple[Key, Holdings]:
    """Take apart what a seat can waste and all the rest; played Intrigue cards are the counterpart of those held."""
    players, _discards, *table = key
    assert isinstance(players, tuple)
    goods, intrigue, supply, garrison, *others = players[seat]
    rest = (*players[:seat], (supply + garrison, *others), *players[seat + 1 :], *table)
    return rest, Holdings(goods, Counter(intrigue), supply)


# -- positions as keys ---------------------------------------------------------------------------------------------


def table_key(state: ImperiumState) -> Key:
    """Return what is left of a turn when it is over; the order of open zones is of no account."""
    table = state.uprising
    return (
        tuple(player_key(player) for player in state.players),
        tuple(sorted(state.intrigue_discard)),
        tuple(state.intrigue_deck),
        tuple(state.imperium_deck),
        tuple(sorted(state.row)),
        tuple(state.reserve),
        tuple(sorted(state.trash)),
        tuple(state.agents),
        tuple(state.bonus),
        tuple(state.control),
        tuple(state.alliances),
        state.mentat,
        state.mentat_owed,
        state.phase,
        (table.wall, tuple(sorted(table.market)), table.bank, table.aside, tuple(sorted(table.gone))) if table else (),
    )


def player_key(player: Player) -> Key:
    """Return a seat's side, what it can spend first."""
    return (
        tuple(player.goods),
        tuple(sorted(player.intrigue)),
        player.supply,
        player.garrison,
        tuple(player.deck),
        tuple(sorted(player.hand)),
        tuple(sorted(player.discard)),
        tuple(sorted(player.played)),
        tuple(sorted(player.revealed_cards)),
        tuple(sorted(player.known_hand)),
        tuple(player.influence),
        player.points,
        (player.conflict, player.ready, player.swordmaster, player.council),
        (player.swords, player.revealed, player.struck, player.voice, player.aside, player.known_top),
        tuple(sorted(player.waiting)),
        player.leader,
        seat_key(player.uprising),
    )


def seat_key(mine: UprisingSeat | None) -> Key:
    """Return what a seat has of Uprising."""
    if mine is None:
        return ()
    return (
        (mine.spies, mine.hooks, mine.sandworms, mine.memories, mine.training),
        tuple(sorted(mine.won)),
        tuple(sorted(mine.turned)),
        tuple(sorted(mine.contracts)),
        tuple(sorted(mine.completed)),
    )


def turn_key(turn: Turn) -> Key:
    """Return the turn under way."""
    mine = turn.uprising
    return (
        tuple(sorted(turn.pool)),
        (turn.kind, turn.card, turn.space, turn.price, turn.recruited, turn.deployed, turn.entered, turn.flags),
        (turn.persuasion, turn.discount, turn.discounted),
        (mine.spice, mine.units, mine.recalled, mine.discarded, tuple(sorted(mine.armed)), mine.placed) if mine else (),
    )
