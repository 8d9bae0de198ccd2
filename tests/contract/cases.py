"""Every game, variant, number of seats and choice of options there is, and how the contract suite plays them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kanly
from kanly.engine.options import CHOICE
from tests.toys import edition, guests, skirmish

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


@dataclass(frozen=True)
class Case:
    """One way to sit down to a game."""

    game: str
    edition: str
    seats: int
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        chosen = (value for _, value in self.options)
        return "-".join((self.game, str(kanly.Variant(self.edition, self.modules)), str(self.seats), *chosen))

    @property
    def variant(self) -> kanly.Variant:
        people = self.seats if self.seats in self.rules.other_boards(kanly.Variant(self.edition, self.modules)) else 0
        return kanly.Variant(self.edition, self.modules, people)

    @property
    def rules(self) -> kanly.Rules:
        return kanly.rules_of(self.game)

    @property
    def viewers(self) -> range:
        """All seats and the spectator."""
        return range(kanly.SPECTATOR, self.seats)

    @property
    def playthrough(self) -> Path:
        return PLAYTHROUGHS / f"{self}.txt"

    def new(self, seed: int, **options: Any) -> kanly.Game:
        chosen = {**dict(self.options), **options}
        return kanly.new(self.game, edition=self.edition, modules=self.modules, seats=self.seats, seed=seed, **chosen)


def choices(rules: kanly.Rules, variant: kanly.Variant, seats: int) -> Iterator[tuple[tuple[str, str], ...]]:
    """Yield every combination of the options that are a choice and hold with so many people."""
    offered = [option for option in rules.options(variant) if option.kind == CHOICE and option.holds(seats)]
    for values in product(*(option.choices for option in offered)):
        yield tuple((option.name, value) for option, value in zip(offered, values, strict=True))


CASES = [
    Case(game, variant.edition, seats, variant.modules, options)
    for game in kanly.games()
    for variant in kanly.rules_of(game).variants()
    for seats in kanly.rules_of(game).seat_counts(variant)
    for options in choices(kanly.rules_of(game), variant, seats)
]


TOYS = [
    Case("skirmish", "only", 2),
    Case("skirmish", "only", 4),
    Case("imperium", "toy", 3),
    Case("imperium", "toy", 4, ("more",)),
    Case("imperium", "base", 4, ("guests",)),
    Case("imperium", "base", 2, ("guests",)),
]
"""A second game and a second edition, as small as they can be: what holds for all holds for them."""

ALL = CASES + TOYS

GAMES = int(os.environ.get("KANLY_CONTRACT", "0"))
"""How many games of each case are played: 1 where the compiled build is tested, more in `make sweep`; with 0 the cases
take turns, so that the pure build is tested in minutes."""

THIN = 3 if GAMES <= 1 else 1
"""What is costly to compare is compared at one decision in so many."""

TURNS = 3
"""How many variants it takes until every case has had its turn, where not all are played."""

FLOWS = 3
"""Seeds in a row with which a game is begun in every way of `VARIANTS`."""


def games(cases: Iterable[Case]) -> pytest.MarkDecorator:
    """Let a test play games of cases: one each, begun in turn in every way, or as many as are wanted."""
    played = [(case, n % FLOWS + more) for n, case in enumerate(chosen(cases)) for more in range(max(GAMES, 1))]
    return pytest.mark.parametrize(("case", "seed"), played, ids=str)


def chosen(cases: Iterable[Case]) -> list[Case]:
    """Return the cases that are played: all of them if that is wanted, else they take turns."""
    return list(cases) if GAMES else by_turns(cases)


def by_turns(cases: Iterable[Case]) -> list[Case]:
    """Return one case in three of every variant that has more than three, others with the next variant."""
    variants: dict[tuple[str, kanly.Variant], list[Case]] = {}
    for case in cases:
        variants.setdefault((case.game, kanly.Variant(case.edition, case.modules)), []).append(case)
    return [
        case
        for n, alike in enumerate(variants.values())
        for case in (alike if len(alike) <= TURNS else alike[n % TURNS :: TURNS])
    ]


@contextmanager
def toys() -> Iterator[None]:
    """Let there be the toys for a while."""
    with edition.registered(), guests.registered(), skirmish.registered():
        yield


def offers(case: Case, what: str) -> bool:
    """Say whether a game answers something of `Rules` itself, for which there is a default that says little."""
    with toys():
        return getattr(type(case.rules), what) is not getattr(kanly.Rules, what)


VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {
    "imperium": ({}, {"leaders": "draft"}, {"leaders": "choose", "confirm": True}),
    "arrakis": ({}, {}, {}),
}
"""Options that change how a game of a family flows; seeds go round them."""


def start(case: Case, seed: int, **options: Any) -> kanly.Game:
    variants = [chosen for chosen in VARIANTS.get(case.game, ({},)) if is_offered(case, chosen)]
    return case.new(seed, **variants[seed % len(variants)], **options)


def is_offered(case: Case, options: dict[str, Any]) -> bool:
    """Say whether a game can be begun so: there may be too few leaders for a draft."""
    try:
        case.new(0, **options)
    except kanly.ConfigError:
        return False
    return True


HASTY = frozenset(("arrakis",))
"""Games of a war that nobody wins by chance: of their actions, most are those that look best at a glance."""


def walk(game: kanly.Game, seed: int) -> Iterator[int]:
    """Stop at every decision of a game with the number of the decision, then take a random action."""
    rng = Random(seed)
    number = 0
    while not game.is_over:
        yield number
        game.apply(_next(game, rng))
        number += 1
        assert number < 5000, "the game does not end"


def _next(game: kanly.Game, rng: Random) -> kanly.Action:
    actions = game.decision.actions
    if game.config.game in HASTY and rng.random() < 0.75:
        weights = game.rules.evaluation().weigh(game.state)
        best = max(weights)
        actions = [action for action, weight in zip(actions, weights, strict=True) if weight == best]
    return rng.choice(actions)
