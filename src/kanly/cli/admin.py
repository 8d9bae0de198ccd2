"""`kanly admin`: what a host does to a database of tables, whether servers run on it or not."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kanly.cli.serve import need_table

if TYPE_CHECKING:
    from kanly.table.admin import Admin

app = typer.Typer(help="Look after a server's database: tables, people, backups.", no_args_is_help=True)

Guest = Annotated[str, typer.Argument(help="The guest's id, as `tables` and `reports` show it.")]
Address = Annotated[str, typer.Argument(help="An IP address, or the mark that `tables` shows of a table's maker.")]
Note = Annotated[str, typer.Option(help="Why, for your own memory.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.callback()
def admin(
    context: typer.Context,
    config: Annotated[
        Path | None, typer.Option(envvar="KANLY_CONFIG", help="The file with the settings of the server.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="The database; one with a password is named by $KANLY_DATABASE.")
    ] = None,
) -> None:
    """Look after a server's database: tables, people, backups."""
    need_table()
    from kanly.table.configure import settings_from

    given = {} if database is None else {"database": database}
    context.obj = settings_from(config, os.environ, given).database


@app.command("tables")
def tables(
    context: typer.Context,
    status: Annotated[str, typer.Option(help="waiting, running, over or archived.")] = "",
    guest: Annotated[str, typer.Option(help="Only those that a guest made or sits at.")] = "",
    limit: Annotated[int, typer.Option(min=1, help="At most so many, the newest.")] = 50,
    json: Json = False,
) -> None:
    """List tables, with who sits there."""
    with _at_work(context) as host:
        found = host.tables(status, guest, limit)
    if json:
        _print_json(found)
        return
    for table in found:
        head = f"{table['id']}  {table['status']}  {_day(table['moved'])}  {table['moves']} moves"
        typer.echo(f"{head}  by {table['owner']}  {table['address']}  {table['name']}".rstrip())
        for seat in table["seats"]:
            who = seat["bot"] if seat["kind"] == "bot" else seat["name"]
            typer.echo(f"    {seat['seat'] + 1}  {seat['kind']}  {who}  {seat['guest']}".rstrip())


@app.command("close")
def close(context: typer.Context, table: Annotated[str, typer.Argument(help="The table's id.")]) -> None:
    """Close a table: nobody plays on there."""
    with _at_work(context) as host:
        host.close(table)


@app.command("end-cookies")
def end_cookies(context: typer.Context, guest: Guest, note: Note = "") -> None:
    """Let no cookie of a guest be good any more."""
    with _at_work(context) as host:
        host.end_cookies(guest, note)


@app.command("let-back")
def let_back(context: typer.Context, guest: Guest) -> None:
    """Let a guest's cookies be good again."""
    with _at_work(context) as host:
        host.let_back(guest)


@app.command("mute")
def mute(context: typer.Context, guest: Guest, note: Note = "") -> None:
    """Let a guest neither talk nor change the name."""
    with _at_work(context) as host:
        host.mute(guest, note)


@app.command("unmute")
def unmute(context: typer.Context, guest: Guest) -> None:
    """Let a guest talk again."""
    with _at_work(context) as host:
        host.unmute(guest)


@app.command("ban")
def ban(context: typer.Context, address: Address, note: Note = "") -> None:
    """Let nobody in from an address; an IPv6 one counts with its /64."""
    with _at_work(context) as host:
        host.ban(address, note)


@app.command("unban")
def unban(context: typer.Context, address: Address) -> None:
    """Let an address in again."""
    with _at_work(context) as host:
        host.unban(address)


@app.command("verdicts")
def verdicts(context: typer.Context, json: Json = False) -> None:
    """List who is banned, muted, or without cookies."""
    from msgspec.structs import asdict

    with _at_work(context) as host:
        found = [asdict(row) for row in host.verdicts()]
    if json:
        _print_json(found)
        return
    for row in found:
        what = f"mark:{row['what']}" if row["kind"] == "address" else row["what"]
        typer.echo(f"{row['kind']}  {what}  {_day(row['time'])}  {row['note']}".rstrip())


@app.command("reports")
def reports(context: typer.Context, json: Json = False) -> None:
    """List what people reported about names and chat."""
    import msgspec

    with _at_work(context) as host:
        found = [{**msgspec.structs.asdict(row), "lines": msgspec.json.decode(row.lines)} for row in host.reports()]
    if json:
        _print_json(found)
        return
    for row in found:
        who = f"seat {row['seat'] + 1} {row['name']!r} ({row['guest']}) by {row['by']}"
        typer.echo(f"{row['table_id']}  {row['about']}  {who}  {_day(row['time'])}  {row['text']}".rstrip())
        for line in row["lines"]:
            typer.echo(f"    {line}")


@app.command("dismiss")
def dismiss(context: typer.Context, table: Annotated[str, typer.Argument(help="The table's id.")]) -> None:
    """Forget what was reported about a table."""
    with _at_work(context) as host:
        typer.echo(f"{host.dismiss(table)} reports forgotten")


@app.command("backup")
def backup(context: typer.Context, file: Annotated[Path, typer.Argument(help="Where to write it.")]) -> None:
    """Write the whole database into a file, also while servers run. Whoever has it can take any seat."""
    from kanly.table.backup import back_up

    typer.echo(f"{back_up(context.obj, file)} rows written")


@app.command("restore")
def restore(context: typer.Context, file: Annotated[Path, typer.Argument(help="A file that `backup` wrote.")]) -> None:
    """Read a backup into a database that is empty."""
    from kanly.table.backup import restore as read

    typer.echo(f"{read(file, context.obj)} rows read")


@app.command("move")
def move(
    context: typer.Context,
    source: Annotated[str, typer.Argument(metavar="FROM", help="The database to copy, such as sqlite:///FILE.")],
) -> None:
    """Copy another database, such as a SQLite file, into this one, which must be empty."""
    from kanly.table.backup import move as copy
    from kanly.table.configure import check_argument

    check_argument(source)

    typer.echo(f"{copy(source, context.obj)} rows copied")


@app.command("check")
def check(
    context: typer.Context,
    replay: Annotated[bool, typer.Option("--replay", help="Play every game again, too; this takes long.")] = False,
) -> int:
    """Look for damage; what is found is told, and the exit code is 1."""
    from kanly.table.backup import check as look

    wrong = look(context.obj, replay)
    for line in wrong:
        typer.echo(line)
    typer.echo("nothing is wrong" if not wrong else f"{len(wrong)} things are wrong")
    return 1 if wrong else 0


@contextmanager
def _at_work(context: typer.Context) -> Iterator[Admin]:
    from kanly.table.admin import Admin

    with Admin.at(context.obj) as host:
        yield host


def _print_json(found: Any) -> None:
    import msgspec

    typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def _day(moment: float) -> str:
    return datetime.fromtimestamp(moment).strftime("%Y-%m-%d %H:%M")
