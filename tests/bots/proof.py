"""Right answers by exhaustion: everything that can still happen is played, in several worlds that fit what is seen.

Nothing of the bots is used. Two things can be proven of a decision:

- `win`, where the game can end with this round: an action is right when its seat can win now whatever the others do,
  and wrong when it cannot win now even with their help.
- `more`, where nobody else has a choice left in the round: an action is wrong when whatever it leads to is outdone by
  something that another action leads to: the seat has no less of anything and more of something, the others no more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from kanly import Action, Game, Rng, Rules
from kanly.imperium.state import ImperiumState, Player, Turn

WORLDS = 6
MOST_NODES = 6_000
"""Positions that are looked at for one action in one world, at most."""

Goal = Callable[[ImperiumState], bool]

TURN = "seat kind card space price recruited deployed entered flags persuasion discount discounted pool"
PLAYER = (
    "vp supply garrison conflict ready swordmaster council swords revealed tokens struck voice aside known_top goods "
    "influence deck hand discard intrigue played revealed_cards waiting offered"
)


class Unproven(Exception):
    """The position does not allow this proof: too much can happen, or somebody else's choice."""


@dataclass(frozen=True)
class Proof:
    """Which actions are right and which are wrong; of the others nothing is known."""

    right: frozenset[Action]
    wrong: frozenset[Action]


class _Visited:
    """The positions met so far; an order of steps that leads to a known one need not be followed again."""

    def __init__(self) -> None:
        self.known: dict[object, bool] = {}
        self.left = MOST_NODES

    def count(self) -> None:
        """Note one position more; raises Unproven when there are too many."""
        self.left -= 1
        if self.left < 0:
            raise Unproven("too much can happen")


def _key(state: ImperiumState) -> object:
    """Return what tells positions of one world apart: everything, but for the order of open piles."""
    shared = (
        state.pending, tuple(state.stack), _fields(state.turn, TURN), state.phase, state.passes, state.mentat,
        state.mentat_owed, tuple(state.agents), tuple(state.control), tuple(state.alliances), tuple(sorted(state.row)),
        tuple(state.reserve), len(state.imperium_deck), tuple(state.intrigue_deck),
    )  # fmt: skip
    return (*shared, *(_fields(player, PLAYER) for player in state.players))


def _fields(part: Turn | Player, names: str) -> tuple[object, ...]:
    values = (getattr(part, name) for name in names.split())
    return tuple(tuple(value) if isinstance(value, list) else value for value in values)


def worlds_of(game: Game, number: int = WORLDS) -> list[ImperiumState]:
    """Return full states that fit what the deciding seat sees."""
    seen = game.observe(game.to_move)
    return [cast(ImperiumState, seen.determinize(Rng.seeded(seed))) for seed in range(number)]


# -- win, points ---------------------------------------------------------------------------------------------


def prove_win(game: Game, number: int = WORLDS) -> Proof:
    """Return which actions win the game now for certain, and which cannot win it now; raises Unproven."""
    rules, seat = game.rules, game.to_move
    return _prove(game, number, lambda state: state.over and seat in rules.outcome(state).winners)


def prove_points(game: Game, points: int, number: int = WORLDS) -> Proof:
    """Return which actions surely end the round with so many points, and which cannot; raises Unproven."""
    seat = game.to_move
    return _prove(game, number, lambda state: state.players[seat].vp >= points)


def _prove(game: Game, number: int, goal: Goal) -> Proof:
    rules, seat, now = game.rules, game.to_move, game.rules.progress(game.state)["round"]
    worlds = worlds_of(game, number)
    right, wrong = set(), set()
    for action in game.decision.actions:
        after = [_after(rules, world, action) for world in worlds]
        if not any(_reaches(rules, state, seat, now, goal, _Visited(), helped=True) for state in after):
            wrong.add(action)
        elif all(_reaches(rules, state, seat, now, goal, _Visited(), helped=False) for state in after):
            right.add(action)
    return Proof(frozenset(right), frozenset(wrong))


def _reaches(
    rules: Rules, state: ImperiumState, seat: int, now: int, goal: Goal, visited: _Visited, helped: bool
) -> bool:
    """Say whether a seat can reach its goal by the end of the round against everybody, or with everybody's help."""
    visited.count()
    if state.over or rules.progress(state)["round"] != now:
        return goal(state)
    key = _key(state)
    if key not in visited.known:
        children = (_after(rules, state, action) for action in state.options)
        found = (_reaches(rules, child, seat, now, goal, visited, helped) for child in children)
        visited.known[key] = any(found) if helped or rules.seat_to_move(state) == seat else all(found)
    return visited.known[key]


def _after(rules: Rules, state: ImperiumState, action: Action) -> ImperiumState:
    child = state.clone()
    rules.play(child, action)
    return child


# -- more --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Holdings:
    """What everybody has when the round is over."""

    mine: tuple[int, ...]
    theirs: tuple[int, ...]
    intrigue: tuple[int, ...]
    rest: tuple[object, ...]

    def outdoes(self, other: Holdings) -> bool:
        """Say whether this is better in something and worse in nothing."""
        return (
            self != other
            and self.rest == other.rest
            and all(a >= b for a, b in zip(self.mine, other.mine, strict=True))
            and all(a <= b for a, b in zip(self.theirs, other.theirs, strict=True))
            and not Counter(other.intrigue) - Counter(self.intrigue)
        )


def prove_more(game: Game, number: int = WORLDS) -> Proof:
    """Return which actions may be best and which are outdone in every world; raises Unproven."""
    rules, seat, now = game.rules, game.to_move, game.rules.progress(game.state)["round"]
    outdone: list[set[Action]] = []
    for world in worlds_of(game, number):
        ends: dict[Action, set[Holdings]] = {}
        for action in game.decision.actions:
            ends[action] = set()
            _ends(rules, _after(rules, world, action), seat, now, _Visited(), ends[action])
        every = set().union(*ends.values())
        best = {end for end in every if not any(other.outdoes(end) for other in every)}
        outdone.append({action for action, reached in ends.items() if not reached & best})
    wrong = frozenset.intersection(*map(frozenset, outdone))
    doubtful = frozenset.union(*map(frozenset, outdone))
    return Proof(frozenset(game.decision.actions) - doubtful, wrong)


def _ends(rules: Rules, state: ImperiumState, seat: int, now: int, visited: _Visited, found: set[Holdings]) -> None:
    visited.count()
    if state.over:
        raise Unproven("the game is decided")
    if rules.progress(state)["round"] != now:
        found.add(holdings(state, seat))
        return
    if rules.seat_to_move(state) != seat:
        raise Unproven("somebody else has a choice")
    key = _key(state)
    if key in visited.known:
        return
    visited.known[key] = True
    for action in state.options:
        _ends(rules, _after(rules, state, action), seat, now, visited, found)


def holdings(state: ImperiumState, seat: int) -> Holdings:
    """Return what everybody has."""
    me = state.players[seat]
    others = [player for i, player in enumerate(state.players) if i != seat]
    standing = [
        *(int(holder == seat) for holder in state.alliances),
        *(int(holder == seat) for holder in state.control),
        int(state.mentat == seat),
    ]
    return Holdings(
        mine=(*_wealth(me), *standing),
        theirs=tuple(n for player in others for n in _wealth(player)),
        intrigue=tuple(sorted(me.intrigue)),
        rest=(
            _cards(me), *map(_cards, others), *(len(player.intrigue) for player in others),
            tuple(sorted(state.row)), tuple(state.reserve), tuple(state.bonus),
        ),
    )  # fmt: skip


def _wealth(player: Player) -> tuple[int, ...]:
    return (
        player.vp, *player.goods, player.garrison, player.conflict, *player.influence,
        player.swordmaster, player.council, player.ready,
    )  # fmt: skip


def _cards(player: Player) -> tuple[int, ...]:
    return tuple(sorted([*player.deck, *player.hand, *player.discard]))
