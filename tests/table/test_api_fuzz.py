"""The HTTP API against its own schema: every answer is one that the schema knows, whatever is asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import crc32

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from kanly.table.app import make_app
from kanly.table.http import ROUTES
from kanly.table.settings import Limits, Settings
from tests.table.helpers import Server, play, seated, serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
PATIENCE = 120
"""Seconds that an answer may take: the analysis of a game is long work."""
EXAMPLES = 30
"""Requests to every operation, most of them about tables that exist."""
UNLIMITED = Limits(requests_per_minute=1_000_000, tables_per_guest=100_000)


class Visitors:
    """A server with tables in every state, somebody who sits at them, and their records."""

    def __init__(self, server: Server) -> None:
        self.url = server.url
        over, people = seated(server, 3, seed="1")
        lives = [person.look(over["id"]) for person in people]
        play(lives, Random(1))
        self.owner = people[0]
        waiting = self.owner.make(seats=3, people=2, public=True)
        running = self.owner.make(seats=3, people=1, bots="random", seed="2")
        self.tables = [over["id"], waiting["id"], running["id"]]
        self.record = self.owner.request("GET", f"/api/tables/{over['id']}/record").text

    def prepare(self, case: Any) -> None:
        """Let some requests be about things that exist, and come from somebody who is known."""
        number = crc32(repr((case.path_parameters, case.query, case.body)).encode())
        if number % 4 and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = self.tables[number // 4 % len(self.tables)]
        if number % 3 and isinstance(case.body, dict) and isinstance(case.body.get("record"), str):
            case.body["record"] = self.record[: number % len(self.record)] if number % 2 else self.record
        if number % 2:
            case.headers["cookie"] = self.owner.cookie


@pytest.fixture(scope="module")
def visitors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    with serving(tmp_path_factory.mktemp("api"), limits=UNLIMITED) as server:
        yield Visitors(server)


app = make_app(Settings(database="sqlite:///never/opened"))
schema = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_in_the_schema(case: Any, visitors: Visitors) -> None:
    visitors.prepare(case)
    case.call_and_validate(base_url=visitors.url, checks=CHECKS, timeout=PATIENCE)


def test_the_schema_that_is_served_knows_every_route(visitors: Visitors) -> None:
    paths = httpx.get(f"{visitors.url}/api/schema/openapi.json", timeout=PATIENCE).json()["paths"]
    known = {(path, method.upper()) for path, operations in paths.items() for method in operations}
    routes = {
        (re.sub(":[a-z]+", "", path), method)
        for route in ROUTES
        for path in route.paths
        for method in route.http_methods
    }
    assert known == routes
