"""Moments of games between bots, as records that the table opens and continues."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import kanly
from kanly.bots import make_bot
from kanly.engine import Game, Rng

Reached = Callable[[Game], bool]


SEEDS = 60
"""Games that are tried until one has the moment that is meant."""


@cache
def record_at(
    reached: Reached,
    *,
    seats: int = 4,
    seed: int = 11,
    difficulty: str = "",
    edition: str = "",
    modules: tuple[str, ...] = (),
    leaders: str = "random",
    bot: str = "greedy",
) -> str:
    """Return the record of a game up to the first moment that seat 0 decides in and that is meant.

    The game of the seed, or the first one after it that has such a moment; the end is one that every game has.
    """
    for number in range(seed, seed + SEEDS):
        game = kanly.new(
            "imperium",
            edition=edition,
            modules=modules,
            seats=seats,
            seed=number,
            difficulty=difficulty,
            leaders=leaders,
            confirm=True,
        )
        bots = [make_bot(bot, game.rules) for _ in range(seats)]
        rng = Rng(number)
        while not game.is_over:
            seat = game.to_move
            if seat == 0 and reached(game):
                return game.record()
            game.apply(bots[seat].choose(game.decision, partial(game.observe, seat), rng))
        if reached is the_end:
            return game.record()
    raise AssertionError(f"no game from seed {seed} on has {reached.__name__}")


def first_turn(game: Game) -> bool:
    """Seat 0 is to take its first turn."""
    return _asked(game) == "turn"


def reveal_turn(game: Game) -> bool:
    """Seat 0 has revealed in a later round and can buy something."""
    view = _view(game)
    buys = [action for action in game.decision.actions if action.text.startswith("acquire")]
    return view["round"] >= 3 and view["turn"]["kind"] == "reveal" and len(buys) >= 3


def combat(game: Game) -> bool:
    """Seat 0 has a Combat card to play."""
    return _asked(game) == "combat_turn" and len(game.decision.actions) > 1


def late_turn(game: Game) -> bool:
    """Seat 0 begins a turn when much has happened."""
    return _asked(game) == "turn" and _view(game)["round"] >= 7


def full_hand(game: Game) -> bool:
    """Seat 0 begins a turn with more cards and intrigue cards than fit side by side (seed 15)."""
    held = game.held(0).data()
    return _asked(game) == "turn" and len(held["hand"]) >= 7 and len(held["intrigue"]) >= 5


def placing_a_spy(game: Game) -> bool:
    """Seat 0 is to place a Spy, and others have some on the board."""
    others = [player["uprising"]["spies"] for player in _view(game)["players"].values()]
    return _asked(game) == "place_spy" and sum(map(len, others)) >= 3


def taking_a_contract(game: Game) -> bool:
    """Seat 0 is to take a contract."""
    return _asked(game) == "take_contract"


def worms(game: Game) -> bool:
    """Seat 0 begins a turn with sandworms in the Conflict, and much else on the table."""
    view = _view(game)
    fighting = [player["uprising"]["sandworms"] for player in view["players"].values()]
    return _asked(game) in ("turn", "combat_turn") and view["round"] >= 4 and sum(fighting) > 0


def activating(game: Game) -> bool:
    """Seat 0, a Commander, is to say whom it activates."""
    return _asked(game) == "activate" and _view(game)["round"] >= 2


def enthroned(game: Game) -> bool:
    """Seat 0 begins a turn while a card lies in the Throne Row."""
    return _asked(game) == "turn" and bool(_view(game)["teams"]["throne"])


def acquiring_a_tile(game: Game) -> bool:
    """Seat 0 is to say which Tech tile it acquires, and has the choice."""
    return _asked(game) == "acquire_tile" and len(game.decision.actions) > 1


def choosing_a_skill(game: Game) -> bool:
    """Seat 0 is to choose the Skill of a Commander."""
    return _asked(game) == "choose_skill"


def the_end(_: Game) -> bool:
    """The game is played to its end."""
    return False


def _asked(game: Game) -> str:
    return str(_view(game)["decision"]["kind"])


def _view(game: Game) -> dict[str, Any]:
    return game.rules.page().face_up(game.state).data()
