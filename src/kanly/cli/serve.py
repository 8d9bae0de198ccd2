"""`kanly serve` and the page that `kanly play` opens: the table in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any

import typer

from kanly import ConfigError
from kanly.cli.language import say

HOST = "127.0.0.1"
PORT = 8400


def serve(
    config: Annotated[
        Path | None, typer.Option(envvar="KANLY_CONFIG", help="A TOML file with settings; docs/hosting.md names them.")
    ] = None,
    host: Annotated[str | None, typer.Option(help="The address to listen on; by default only this machine.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on, 8400; 0 for any free one.")] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="sqlite:///FILE or postgresql://...; by default SQLite in the user's data folder."
            " One with a password is named by $KANLY_DATABASE."
        ),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="A further origin whose pages may talk to the server; may be repeated.")
    ] = None,
    secure: Annotated[
        bool | None, typer.Option("--secure", help="Cookies for HTTPS only: behind a proxy that ends TLS.")
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address, or network, of a proxy on another machine; may be repeated."),
    ] = None,
    metrics_for: Annotated[
        list[str] | None, typer.Option(help="A further address that may read /metrics; may be repeated.")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes in which bots think; 1.")] = None,
    bot_seconds: Annotated[
        float | None, typer.Option(min=0.05, help="The longest a bot may think about a decision; 10.")
    ] = None,
    pace: Annotated[int | None, typer.Option(min=0, help="Milliseconds between the doings of bots; 900.")] = None,
    keep_days: Annotated[
        float | None,
        typer.Option(min=0, help="Days after its last move that a finished game is kept, 365; 0: all, for ever."),
    ] = None,
) -> None:
    """Host tables for browsers. Every option may also stand in a file, or in the environment as KANLY_..."""
    need_table()
    from kanly.table.configure import settings_from
    from kanly.table.serve import serve as run

    given: dict[str, Any] = {
        "host": host,
        "port": port,
        "database": database,
        "origins": origin,
        "secure": secure,
        "proxies": trusted_proxy,
        "metrics_for": metrics_for,
        "bot_workers": workers,
        "bot_seconds": bot_seconds,
        "pace": pace,
        "keep": None if keep_days is None else _kept_for(keep_days),
    }
    settings = settings_from(config, os.environ, {name: value for name, value in given.items() if value is not None})

    def say_where(address: str) -> None:
        _say_address(address)
        if not (settings.secure or _is_this_machine(settings.host)):
            sys.stdout.write(f"{say('cli-no-tls', option='--secure')}\n")
            sys.stdout.flush()

    run(settings, settings.host, settings.port, say_where)


def _kept_for(days: float) -> dict[str, float]:
    """Return how long tables are kept where finished games are kept for so many days."""
    rules = ("over_days",) if days else ("waiting_days", "running_days", "over_days", "record_days")
    return dict.fromkeys(rules, days)


def _is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def open_table() -> None:
    """Host tables for this machine, and open the page."""
    need_table()
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


def need_table() -> None:
    """Refuse where the packages of the table are not installed."""
    if find_spec("litestar") is None:
        raise ConfigError(say("cli-needs-table", command="pip install 'kanly[table]'", option="--terminal"))
