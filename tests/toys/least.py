"""The least game there can be: it answers the core of `Rules` and nothing else. Registered by tests only.

Everybody holds three of twelve cards. In turn, each lays one down; the highest of a trick takes it, for a point.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple
from unittest.mock import patch

import kanly
from kanly.engine.action import intern_action
from kanly.engine.chance import shuffle
from kanly.engine.config import Config, Outcome
from kanly.engine.events import Chance, Event
from kanly.engine.flow import NO_STEP
from kanly.engine.hidden import HIDDEN, deal_hidden
from kanly.engine.learning import Learning
from kanly.engine.message import Message, message
from kanly.engine.narration import PAGE, Narration, Story, Telling
from kanly.engine.options import Variant
from kanly.engine.tell import tell
from kanly.games import _GAMES


class Card(NamedTuple):
    key: str


CARDS = [Card(f"c{number}") for number in range(12)]
HAND = 3
HEAD = "kanly-position 1 least only\n"


class LeastState(kanly.State):
    """Hands are hidden from the others; everything else lies open."""

    def __init__(self, hands: list[list[int]], laid: list[int], tricks: list[int]) -> None:
        self.hands, self.laid, self.tricks = hands, laid, tricks
        self.rng = kanly.Rng()
        self.stack, self.pending, self.told, self.turns = [], NO_STEP, 0, 0
        self.log = self.chance = self.feed = None
        self.list_options()

    @property
    def mover(self) -> int:
        return len(self.laid) % len(self.hands)

    def list_options(self) -> None:
        self.over = not any(self.hands)
        self.options = [] if self.over else [lay(card) for card in self.hands[self.mover]]

    def clone(self) -> LeastState:
        twin = LeastState([hand.copy() for hand in self.hands], self.laid.copy(), self.tricks.copy())
        twin.told, twin.turns, twin.rng = self.told, self.turns, self.rng.clone()
        return twin


class LeastObservation(kanly.Observation):
    def __init__(self, seat: int, own: list[int], counts: list[int], laid: list[int], tricks: list[int]) -> None:
        self.seat, self.own, self.counts, self.laid, self.tricks = seat, own, counts, laid, tricks
        mover = len(laid) % len(counts)
        actions = [lay(card) for card in own] if mover == seat else []
        self.decision = kanly.Decision(mover, "lay", "", actions) if any(counts) else None

    def text(self) -> str:
        return json.dumps([self.seat, self.own, self.counts, self.laid, self.tricks])

    def determinize(self, rng: kanly.Rng) -> LeastState:
        unseen = [card for card in range(len(CARDS)) if card not in (*self.own, *self.laid)]
        hands = [[HIDDEN] * count for count in self.counts]
        if self.seat != kanly.SPECTATOR:
            hands[self.seat] = self.own.copy()
        deal_hidden(unseen, hands, rng)
        return LeastState([sorted(hand) for hand in hands], self.laid.copy(), self.tricks.copy())


def lay(card: int) -> kanly.Action:
    return intern_action(0, card, 0, f"lay {card}")


class Least(kanly.Rules):
    def __init__(self) -> None:
        self.name, self.title, self.version = "least", "The Least Game", 1

    def editions(self) -> dict[str, str]:
        return {"only": "The Least Game"}

    def seat_counts(self, variant: Variant) -> tuple[int, ...]:
        return (2, 3, 4)

    def start(self, config: Config, rng: kanly.Rng, journal: bool, feed: list[Chance] | None = None) -> LeastState:
        state = LeastState([[] for _ in range(config.seats)], [], [0] * config.seats)
        state.rng, state.feed = rng, feed
        state.log, state.chance = ([], []) if journal else (None, None)
        deck = list(range(len(CARDS)))
        shuffle(state, deck, "deck", CARDS)
        for hand in state.hands:
            hand += sorted(deck.pop() for _ in range(HAND))
        state.list_options()
        return state

    def play(self, state: kanly.State, action: kanly.Action) -> None:
        assert isinstance(state, LeastState)
        seat, seats = state.mover, len(state.hands)
        state.hands[seat].remove(action.a)
        state.laid.append(action.a)
        state.turns += 1
        tell(state, "laid", seat, card=action.a)
        if len(state.laid) % seats == 0:
            trick = state.laid[-seats:]
            state.tricks[trick.index(max(trick))] += 1
        state.list_options()

    def parse(self, state: kanly.State, text: str) -> kanly.Action:
        for card in range(len(CARDS)):
            if text == f"lay {card}":
                return lay(card)
        raise kanly.MalformedAction(f"not an action: {text!r}")

    def decision(self, state: kanly.State) -> kanly.Decision:
        assert isinstance(state, LeastState)
        return kanly.Decision(state.mover, "lay", "", state.options.copy())

    def observe(self, state: kanly.State, seat: int) -> LeastObservation:
        assert isinstance(state, LeastState)
        own = state.hands[seat].copy() if seat != kanly.SPECTATOR else []
        return LeastObservation(seat, own, [len(hand) for hand in state.hands], state.laid.copy(), state.tricks.copy())

    def read_observation(self, text: str) -> LeastObservation:
        try:
            return LeastObservation(*json.loads(text))
        except (TypeError, ValueError) as error:
            raise kanly.RecordError(0, f"not an observation: {error}") from None

    def outcome(self, state: kanly.State) -> Outcome:
        assert isinstance(state, LeastState)
        points = sorted(set(state.tricks), reverse=True)
        ranking = tuple(tuple(seat for seat, n in enumerate(state.tricks) if n == value) for value in points)
        return Outcome(ranking, tuple(state.tricks), tuple(() for _ in state.tricks))

    def position(self, state: kanly.State) -> str:
        assert isinstance(state, LeastState)
        return f"{HEAD}{json.dumps([state.hands, state.laid, state.tricks])}\n"

    def from_position(self, text: str) -> LeastState:
        try:
            return LeastState(*json.loads(text.removeprefix(HEAD)))
        except (TypeError, ValueError) as error:
            raise kanly.RecordError(1, f"not a position: {error}") from None

    def config_of(self, state: kanly.State) -> Config:
        assert isinstance(state, LeastState)
        return Config(self.name, "only", len(state.hands))


class LeastLearning(Learning):
    def every_action(self, variant: Variant) -> list[kanly.Action]:
        return [lay(card) for card in range(len(CARDS))]


class Listed(Least):
    """The same game, which also lists its actions."""

    def learning(self) -> Learning:
        return LeastLearning()


class ClashingStory(Story):
    def _whole(self, event: Event, at: int) -> Telling:
        return Telling(at, event.seat, message("event-acquired", **event.data), begins=True)


class ClashingNarration(Narration):
    def story(self, config: Config, viewer: int, where: str = PAGE) -> Story:
        return ClashingStory()

    def prompt(self, seen: kanly.Observation) -> Message:
        return message("prompt-turn") if seen.decision is not None else super().prompt(seen)


class Clashing(Least):
    """The same game, which tells phrases about a seat, with ids that another game uses too."""

    def narration(self) -> Narration:
        return ClashingNarration()


LEAST, LISTED, CLASHING = Least(), Listed(), Clashing()


def register(rules: str = "LEAST") -> None:
    """Let the game be among all others."""
    _GAMES["least"] = f"{__name__}:{rules}"


@contextmanager
def registered(rules: str = "LEAST") -> Iterator[None]:
    """Let it be among them for a while."""
    with patch.dict(_GAMES):
        register(rules)
        yield
