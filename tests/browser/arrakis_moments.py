"""Moments of games of War for Arrakis, as records that the table opens and continues."""

from __future__ import annotations

from functools import cache, partial

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
    supremacy: int = 0,
) -> str:
    """Return the record of a game between bots up to a decision of a seat, of a kind, with so many choices."""

    def reached(game: kanly.Game) -> bool:
        if game.decision.kind != kind or len(game.decision.actions) < least:
            return False
        view = game.rules.page().face_up(game.state).data()
        return ("battle" in view or not in_battle) and view["supremacy"] >= supremacy

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
