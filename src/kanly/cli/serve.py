"""`kanly serve` and the page that `kanly play` opens: the table in the browser."""

from __future__ import annotations

import sys
import webbrowser
from importlib.util import find_spec
from typing import Annotated

import typer

from kanly import ConfigError
from kanly.cli.language import say

HOST = "127.0.0.1"
PORT = 8400


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = HOST,
    port: Annotated[int, typer.Option(help="The port to listen on; 0 for any free one.")] = PORT,
    database: Annotated[
        str,
        typer.Option(
            envvar="KANLY_DATABASE",
            help="sqlite:///FILE or postgresql://...; by default SQLite in the user's data folder.",
        ),
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="A further origin whose pages may talk to the server; may be repeated.")
    ] = None,
    secure: Annotated[bool, typer.Option(help="Cookies for HTTPS only: behind a proxy that ends TLS.")] = False,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="The address of a proxy on another machine; may be repeated.")
    ] = None,
    metrics_for: Annotated[
        list[str] | None, typer.Option(help="A further address that may read /metrics; may be repeated.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 1,
    bot_seconds: Annotated[float, typer.Option(min=0.05, help="The longest a bot may think about a decision.")] = 10.0,
    pace: Annotated[int, typer.Option(min=0, help="Milliseconds between the doings of bots.")] = 900,
    keep_days: Annotated[
        float,
        typer.Option(min=0, help="Days after its last move that a finished game is kept; 0: all tables, for ever."),
    ] = 365.0,
) -> None:
    """Host tables for browsers."""
    _need_table()
    from kanly.table.serve import serve as run
    from kanly.table.settings import FOR_EVER, Keep, Settings, default_database

    settings = Settings(
        database=database or default_database(),
        origins=tuple(origin or ()),
        secure=secure,
        proxies=("127.0.0.1", "::1", *(trusted_proxy or ())),
        metrics_for=("127.0.0.1", "::1", *(metrics_for or ())),
        bot_workers=workers,
        bot_seconds=bot_seconds,
        pace=pace,
        keep=Keep(over_days=keep_days) if keep_days else FOR_EVER,
    )
    run(settings, host, port, _say_address)


def open_table() -> None:
    """Host tables for this machine, and open the page."""
    _need_table()
    from kanly.table.serve import serve as run
    from kanly.table.settings import AT_HOME, FOR_EVER, Settings

    def show(address: str) -> None:
        _say_address(address)
        sys.stdout.write(f"{say('cli-page-opens')}\n")
        sys.stdout.flush()
        webbrowser.open(address)

    try:
        run(Settings(keep=FOR_EVER, limits=AT_HOME), HOST, PORT, show)
    except ConfigError:
        run(Settings(keep=FOR_EVER, limits=AT_HOME), HOST, 0, show)


def _say_address(address: str) -> None:
    sys.stdout.write(f"listening on {address}\n")
    sys.stdout.flush()


def _need_table() -> None:
    if find_spec("litestar") is None:
        raise ConfigError(say("cli-needs-table", command="pip install 'kanly[table]'", option="--terminal"))
