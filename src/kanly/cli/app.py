"""The commands put together, and how whatever is refused becomes one line for a person."""

from __future__ import annotations

import io
import os
import sys
import warnings
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from kanly import KanlyError, __version__
from kanly.cli import admin, advise, arena, components, games, play, replay, serve, simulate, train
from kanly.cli.language import say, speak
from kanly.cli.options import EPILOG, OF_THE_GAME
from kanly.engine.text import Text
from kanly.locale import MissingMessage

REFUSED = 2

app = typer.Typer(name="kanly", add_completion=False, pretty_exceptions_enable=False)
app.command("games")(games.games)
app.command("components")(components.components)
app.command("play", context_settings=OF_THE_GAME, epilog=EPILOG)(play.play)
app.command("serve")(serve.serve)
app.command("simulate", context_settings=OF_THE_GAME, epilog=EPILOG)(simulate.simulate)
app.command("arena", context_settings=OF_THE_GAME, epilog=EPILOG)(arena.arena)
app.command("train", context_settings=OF_THE_GAME, epilog=EPILOG)(train.train)
app.command("replay")(replay.replay)
app.command("advise")(advise.advise_on)
app.add_typer(admin.app, name="admin")

_UsageError: Any = typer.BadParameter.__mro__[2]
"""What the argument parser raises; typer brings its own parser or uses click's, depending on its version."""


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"kanly {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def kanly(
    context: typer.Context,
    language: Annotated[
        str | None,
        typer.Option(help="The language of the game: en, cs or uk; by default $KANLY_LANGUAGE, $LC_ALL or $LANG."),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """The digital home of three board games set on Arrakis: play, simulate, replay."""
    speak(language)
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def run(args: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code; what is refused is said in one line on stderr."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    warnings.simplefilter("ignore", MissingMessage)  # plain words are better than a warning amid a game
    try:
        code = app(args=None if args is None else list(args), standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except KanlyError as error:
        return _refuse(say(Text.of(error.args[0])))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except typer.Abort:
        return 130
    except _UsageError as error:
        return _refuse(error.format_message())


def _refuse(reason: str) -> int:
    sys.stderr.write(f"kanly: {' '.join(reason.split())}\n")
    return REFUSED
