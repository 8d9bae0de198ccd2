"""Moments of games of War for Arrakis, as records that the table opens and continues."""

from __future__ import annotations

from functools import cache, partial
from random import Random

import kanly
from kanly.bots import make_bot

ATREIDES, HARKONNEN = 0, 1


@cache
def record_at(
    kind: str,
    least: int = 1,
    after: int = 0,
    in_battle: bool = False,
    bot: str = "random",
    seat: int = ATREIDES,
) -> str:
    """Return the record of a game between bots up to a decision of a seat, of a kind, with so many choices."""

    def reached(game: kanly.Game) -> bool:
        if game.decision.kind != kind or len(game.decision.actions) < least:
            return False
        return not in_battle or "battle" in game.rules.page().face_up(game.state).data()

    for seed in range(40):
        game = kanly.new("arrakis", seats=2, seed=seed)
        chooser, rng = make_bot(bot, game.rules), kanly.Rng.seeded(seed)
        for number in range(2500):
            if game.is_over:
                break
            if number >= after and game.to_move == seat and reached(game):
                return game.record()
            game.apply(chooser.choose(game.decision, partial(game.observe, game.to_move), rng))
    raise AssertionError(f"no game comes to {kind}")


@cache
def record_near_the_end() -> str:
    """Return the record of a game that its round ends, up to a turn of the Harkonnen: the Atreides have what they need.

    The Atreides claim all that they can, the Harkonnen attack nobody, and both do the rest by luck.
    """
    for seed in range(19, 60):
        game, luck = kanly.new("arrakis", seats=2, seed=seed), Random(seed)
        objectives = game.rules.catalogue(game.rules.variant())["objectives"]
        for _ in range(3000):
            if game.is_over:
                break
            if game.to_move == HARKONNEN and game.decision.kind == "turn" and has_won(game, objectives):
                return game.record()
            claims = [action for action in game.decision.actions if action.text.startswith("claim")]
            peaceful = [action for action in game.decision.actions if "attack" not in action.text]
            peaceful = [action for action in peaceful if "surprise" not in action.text]
            wanted = claims if game.to_move == ATREIDES else peaceful
            game.apply(luck.choice(wanted or game.decision.actions))
    raise AssertionError("no game comes near its end")


def has_won(game: kanly.Game, objectives: dict[str, dict[str, int]]) -> bool:
    """Say whether the Atreides win when the round ends."""
    markers = game.rules.page().face_up(game.state).data()["markers"]
    needs = [objectives[card] for card in game.held(ATREIDES).data()["objectives"]]
    return any(all(markers[marker] >= step for marker, step in need.items()) for need in needs)
