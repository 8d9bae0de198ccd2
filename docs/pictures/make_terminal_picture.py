"""Make the README's picture of a game in the terminal: `python docs/pictures/make_terminal_picture.py`."""

from __future__ import annotations

import io
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import kanly
from kanly.bots import make_bot
from kanly.cli.faces import face_of
from kanly.cli.screen import THEME
from kanly.cli.session import Session

SEED, ROUND, WIDTH = 2, 4, 116
LEADERS = ("paul_atreides", "baron_vladimir_harkonnen", "duke_leto_atreides", "helena_richese")
INK, PAPER = (26, 24, 37), (233, 226, 212)
COLOURS = [(224, 108, 96), (143, 188, 112), (222, 190, 120), (110, 150, 220), (200, 130, 205), (98, 190, 200)]
DUSK = TerminalTheme(INK, PAPER, [INK, *COLOURS, PAPER])


def main() -> None:
    """Let bots play to a turn of seat 0 in the middle of a game, and draw what a person there would see."""
    game = kanly.new("imperium", seats=4, seed=SEED, leaders=LEADERS)
    bots = {seat: make_bot("greedy", game.rules) for seat in range(4)}
    console = Console(record=True, width=WIDTH, file=io.StringIO(), theme=THEME, highlight=False)

    session = Session(game, face_of("imperium"), {seat: bots[seat] for seat in (1, 2, 3)}, console, input)
    rng = kanly.Rng.seeded(SEED)
    while game.rules.progress(game.state)["round"] < ROUND or game.to_move != 0 or game.decision.kind != "turn":
        seat = game.to_move
        if seat == 0:
            session.told[0] = len(game.events)
        game.apply(bots[seat].choose(game.decision, partial(game.observe, seat), rng))
    session.show(0)
    target = Path(__file__).parent / "terminal.svg"
    target.write_text(console.export_svg(title="kanly play", theme=DUSK), encoding="utf-8")
    print(f"wrote {target}")


if __name__ == "__main__":
    main()
