"""The logs: every line is one JSON object, and none tells what only some may know."""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
import threading
import warnings
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog

from kanly.engine.text import Text
from kanly.table import hall
from kanly.table.errors import Refused
from kanly.table.live import LiveTable
from kanly.table.serve import set_up_logs
from tests.table.faults import eventually
from tests.table.helpers import SECONDS, Data, Player, seated, serving

CARD = "agent dagger@arrakeen"
TABLES = 10
"""More tables than workers, so that bots of many wait for their turn to think."""


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[StringIO]:
    """What the server writes to the standard error, with the logs that `kanly serve` has."""
    error, root, before = StringIO(), logging.getLogger(), structlog.get_config()
    monkeypatch.setattr(sys, "stderr", error)
    for owner, hook in ((threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(owner, hook, getattr(owner, hook))
    monkeypatch.setattr(root, "handlers", [])
    level = root.level
    set_up_logs()
    yield error
    logging.captureWarnings(False)
    root.setLevel(level)
    structlog.configure(**before)


def lines(text: str) -> list[Data]:
    """Return the lines of a log, which must all be JSON objects."""
    found = [json.loads(line) for line in text.splitlines()]
    assert all(isinstance(line, dict) for line in found)
    return found


def line_of(text: str, event: str) -> Data:
    """Return the one line about an event."""
    [line] = [line for line in lines(text) if line["event"] == event]
    return line


# -- secrets -----------------------------------------------------------------------------------------------


def test_a_failure_is_noted_without_the_secrets_that_were_at_hand(
    written: StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("a bug")

    with serving(tmp_path) as server:
        table, people = seated(server, 2)
        secret = people[1].call("POST", f"/api/tables/{table['id']}/seats/1/hand-over")["secret"]
        heir = Player(server)
        monkeypatch.setattr(LiveTable, "seat", fail)
        assert heir.refused("POST", f"/api/tables/{table['id']}/seats/1/join", {"secret": secret})[0] == 500
        guests = {row.guest for row in server.live(table["id"]).seats}
    text = written.getvalue()
    noted = line_of(text, "failed")["exception"][0]
    assert noted["exc_value"] == "a bug"
    assert noted["frames"][-1]["name"] == "fail"
    for untold in (secret, heir.http.cookies["kanly_guest"], *guests):
        assert untold not in text


def test_an_archived_table_is_noted_without_its_seed_and_its_guests(
    written: StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a bug")

    with serving(tmp_path) as server:
        table, people = seated(server, 2)
        live = server.live(table["id"])
        assert live.game is not None
        untold = {str(live.game.seed), *(row.guest for row in live.seats)}
    monkeypatch.setattr(hall, "play_on", fail)
    with serving(tmp_path) as again:
        assert people[0].at(again).table(table["id"])["status"] == "archived"
    assert line_of(written.getvalue(), "table archived")["exception"][0]["frames"]
    assert not [secret for secret in untold if secret in written.getvalue()]


def test_what_a_bot_wanted_to_do_is_not_noted(
    written: StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(*_: object) -> str:
        return CARD

    async def refuse(table: LiveTable, seat: int, action: str, *_: object) -> None:
        chosen.append(action)
        raise Refused(409, Text("why-not-now", f"{action} cannot be done now"))

    chosen: list[str] = []
    monkeypatch.setattr(LiveTable, "act", refuse)
    with serving(tmp_path) as server:
        monkeypatch.setattr(server.hall.minds, "choose", choose)
        Player(server).make(seats=2, people=0, bots="greedy")
        eventually(lambda: "bot refused" in written.getvalue())
    text = written.getvalue()
    assert line_of(text, "bot replaced")["reason"] == "ValueError"
    assert line_of(text, "bot refused")["reason"] == "why-not-now"
    assert not [action for action in (CARD, *chosen) if action in text]


# -- one object a line -------------------------------------------------------------------------------------


def test_whatever_python_and_libraries_say_is_one_object_a_line(written: StringIO) -> None:
    def fail() -> None:
        raise ValueError('a "bug"\nof two lines')

    try:
        fail()
    except ValueError:
        logging.getLogger("uvicorn.error").exception('it said "no"\nand went')
    logging.getLogger("asyncio").error("in %s", "C:\\folder", stack_info=True)
    logging.getLogger("uvicorn.error").info("not so important")
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("an old way\nto do it", stacklevel=1)
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()

    class Vase:
        def __del__(self) -> None:
            fail()

    Vase()
    noted = lines(written.getvalue())
    assert [line.get("logger", "") for line in noted] == ["uvicorn.error", "asyncio", "py.warnings", "", ""]
    assert [line["event"] for line in noted[:2]] == ['it said "no"\nand went', "in C:\\folder"]
    assert [line["level"] for line in noted] == ["error", "error", "warning", "error", "error"]
    assert all("timestamp" in line for line in noted)
    for line in (noted[0], noted[3], noted[4]):
        assert line["exception"][0]["exc_value"] == 'a "bug"\nof two lines'


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGTERM")
def test_a_server_that_is_told_to_stop_while_bots_think_writes_json(tmp_path: Path) -> None:
    command = ["serve", "--port", "0", "--pace", "0", "--database", f"sqlite:///{tmp_path}/tables.sqlite"]
    given: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "env": {**os.environ}}
    with subprocess.Popen([sys.executable, "-m", "kanly", *command], **given) as process:
        try:
            assert process.stdout is not None
            url = process.stdout.readline().split()[-1]
            for _ in range(TABLES):
                new = {"people": 0, "bots": "mentat"}
                httpx.post(f"{url}/api/tables", json=new, timeout=SECONDS).raise_for_status()

            def is_thinking() -> bool:
                return "kanly_moves_total 0.0" not in httpx.get(f"{url}/metrics", timeout=SECONDS).text

            eventually(is_thinking)
            process.send_signal(signal.SIGTERM)
            _, text = process.communicate(timeout=SECONDS)
        finally:
            process.kill()
    events = [line["event"] for line in lines(text)]
    assert events[0] == "open"
    assert events.count("table made") == TABLES
    assert "closed" in events
