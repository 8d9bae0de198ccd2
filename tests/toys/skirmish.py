"""A toy game with all that a family may bring: hidden cards, a die, teams and free actions. Registered by tests only.

Everybody holds three of twelve cards; those who sit across from each other are one side. In turn, each may first swap a
card for the top of the deck, which ends nothing, then lays a card down and rolls a die: both count for its side.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, cast
from unittest.mock import patch

import kanly
from kanly.engine.action import intern_action
from kanly.engine.chance import pick, shuffle
from kanly.engine.config import Config, Outcome
from kanly.engine.events import Chance
from kanly.engine.flow import NO_STEP
from kanly.engine.hidden import HIDDEN, deal_hidden, hidden_in
from kanly.engine.learning import Learning
from kanly.engine.options import Variant
from kanly.engine.tell import tell, tell_only
from kanly.games import _GAMES


class Card(NamedTuple):
    key: str


CARDS = [Card(f"c{number}") for number in range(15)]
HAND, DIE = 3, 6
HEAD = "kanly-position 1 skirmish only\n"


class SkirmishState(kanly.State):
    """Hands and deck are hidden; `laid`, `points` and `swapped`, whether the mover has swapped, lie open."""

    def __init__(
        self, hands: list[list[int]], deck: list[int], laid: list[int], points: list[int], swapped: bool, told: int = 0
    ) -> None:
        self.hands, self.deck, self.laid, self.points, self.swapped = hands, deck, laid, points, swapped
        self.rng, self.stack, self.pending, self.told, self.turns = kanly.Rng(), [], NO_STEP, told, len(laid)
        self.log = self.chance = self.feed = None
        self.list_options()

    @property
    def mover(self) -> int:
        return len(self.laid) % len(self.hands)

    def list_options(self) -> None:
        hand = self.hands[self.mover]
        self.over = not hand
        self.options = [] if self.over or HIDDEN in hand else [lay(card) for card in hand]
        if self.options and self.deck and not self.swapped:
            self.options += [swap(card) for card in hand]

    def facts(self) -> list[object]:
        return [self.hands, self.deck, self.laid, self.points, self.swapped]

    def clone(self) -> SkirmishState:
        hands = [hand.copy() for hand in self.hands]
        twin = SkirmishState(hands, self.deck.copy(), self.laid.copy(), self.points.copy(), self.swapped, self.told)
        twin.rng = self.rng.clone()
        return twin


class SkirmishObservation(kanly.Observation):
    """A state in which cards that the viewer does not see are HIDDEN, and those cards in no order."""

    def __init__(self, seat: int, state: SkirmishState, unseen: list[int]) -> None:
        self.seat, self.state, self.unseen = seat, state, sorted(unseen)
        actions = state.options.copy() if state.mover == seat else []
        self.decision = None if state.over else kanly.Decision(state.mover, "fight", "", actions)

    def text(self) -> str:
        return json.dumps([self.seat, self.state.facts(), self.unseen])

    def determinize(self, rng: kanly.Rng) -> SkirmishState:
        full = self.state.clone()
        deal_hidden(self.unseen, [*full.hands, full.deck], rng)
        full.rng = kanly.Rng.seeded(rng.word())
        for hand in full.hands:
            hand.sort()
        full.list_options()
        return full


def lay(card: int) -> kanly.Action:
    return intern_action(0, card, 0, f"lay {CARDS[card].key}")


def swap(card: int) -> kanly.Action:
    return intern_action(1, card, 0, f"swap {CARDS[card].key}")


class SkirmishLearning(Learning):
    def every_action(self, variant: Variant) -> list[kanly.Action]:
        return [make(card) for make in (lay, swap) for card in range(len(CARDS))]


class Skirmish(kanly.Rules):
    def __init__(self) -> None:
        self.name, self.title, self.version = "skirmish", "Skirmish", 1

    def editions(self) -> dict[str, str]:
        return {"only": "Skirmish"}

    def seat_counts(self, variant: Variant) -> tuple[int, ...]:
        return (2, 4)

    def start(self, config: Config, rng: kanly.Rng, journal: bool, feed: list[Chance] | None = None) -> SkirmishState:
        state = SkirmishState([[] for _ in range(config.seats)], list(range(len(CARDS))), [], [0] * config.seats, False)
        state.rng, state.feed = rng, feed
        state.log, state.chance = ([], []) if journal else (None, None)
        shuffle(state, state.deck, "deck", CARDS)
        for hand in state.hands:
            hand += sorted(state.deck.pop() for _ in range(HAND))
        state.list_options()
        return state

    def play(self, state: kanly.State, action: kanly.Action) -> None:
        own = cast(SkirmishState, state)
        seat, hand = own.mover, own.hands[own.mover]
        hand.remove(action.a)
        if action.kind == 1:
            own.swapped, drawn = True, own.deck.pop()
            own.told += 1
            own.deck.insert(0, action.a)
            hand.append(drawn)
            hand.sort()
            tell(own, "swapped", seat)
            tell_only(own, (seat,), "drew", seat, card=CARDS[drawn].key)
        else:
            rolled = 1 + pick(own, DIE, "die")
            own.laid.append(action.a)
            own.points[seat] += action.a + rolled
            own.swapped, own.turns = False, own.turns + 1
            tell(own, "laid", seat, card=CARDS[action.a].key, rolled=rolled)
        own.list_options()

    def parse(self, state: kanly.State, text: str) -> kanly.Action:
        for action in self.learning().every_action(Variant("only")):
            if action.text == text:
                return action
        raise kanly.MalformedAction(f"not an action: {text!r}")

    def decision(self, state: kanly.State) -> kanly.Decision:
        return kanly.Decision(cast(SkirmishState, state).mover, "fight", "", state.options.copy())

    def observe(self, state: kanly.State, seat: int) -> SkirmishObservation:
        own = cast(SkirmishState, state)
        seen = own.clone()
        seen.rng, seen.told = kanly.Rng(), 0  # what is to come, and how much is known, is nobody's business
        unseen: list[int] = []
        for other, hand in enumerate(seen.hands):
            if other != seat:
                seen.hands[other] = [HIDDEN] * len(hand)
                unseen += hidden_in(hand, seen.hands[other])
        unseen += seen.deck
        seen.deck = [HIDDEN] * len(seen.deck)
        seen.list_options()
        return SkirmishObservation(seat, seen, unseen)

    def read_observation(self, text: str) -> SkirmishObservation:
        try:
            seat, facts, unseen = json.loads(text)
            return SkirmishObservation(seat, SkirmishState(*facts), unseen)
        except (TypeError, ValueError) as error:
            raise kanly.RecordError(0, f"not an observation: {error}") from None

    def outcome(self, state: kanly.State) -> Outcome:
        points = cast(SkirmishState, state).points
        teams = tuple(tuple(range(side, len(points), 2)) for side in (0, 1))
        sums = [sum(points[seat] for seat in team) for team in teams]
        order = sorted((0, 1), key=lambda side: -sums[side])
        ranking = (teams[0] + teams[1],) if sums[0] == sums[1] else tuple(teams[side] for side in order)
        return Outcome(ranking, tuple(points), tuple(() for _ in points), teams=teams)

    def scores(self, state: kanly.State) -> tuple[int, ...]:
        return tuple(cast(SkirmishState, state).points)

    def position(self, state: kanly.State) -> str:
        own = cast(SkirmishState, state)
        return f"{HEAD}{json.dumps([own.facts(), own.told, own.rng.words()])}\n"

    def from_position(self, text: str) -> SkirmishState:
        try:
            facts, told, rng = json.loads(text.removeprefix(HEAD))
            state = SkirmishState(*facts, told)
            state.rng = kanly.Rng(*rng)
        except (TypeError, ValueError) as error:
            raise kanly.RecordError(1, f"not a position: {error}") from None
        return state

    def config_of(self, state: kanly.State) -> Config:
        return Config(self.name, "only", len(cast(SkirmishState, state).hands))

    def learning(self) -> Learning:
        return SkirmishLearning()


SKIRMISH = Skirmish()


def register() -> None:
    """Let the game be among all others."""
    _GAMES["skirmish"] = f"{__name__}:SKIRMISH"


@contextmanager
def registered() -> Iterator[None]:
    """Let it be among them for a while."""
    with patch.dict(_GAMES):
        register()
        yield
