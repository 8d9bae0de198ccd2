"""What a host may want to watch, in Prometheus's terms."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

TOGETHER: Final = 100
"""Moves that are counted in one go."""


PLACES: Final = ("request", "live", "store")
"""Where errors are counted: of requests, of live connections, of the database."""


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Counter("kanly_tables", "Tables made", registry=self.registry)
        self.moves = Counter("kanly_moves", "Moves made, by people and bots", registry=self.registry)
        self.refusals = Counter("kanly_refusals", "Messages refused", ["reason"], registry=self.registry)
        self.clients = Gauge("kanly_clients", "Connected clients", registry=self.registry)
        self.live = Gauge("kanly_tables_in_memory", "Tables in memory", registry=self.registry)
        self.bot_failures = Counter("kanly_bot_failures", "Bots replaced for one decision", registry=self.registry)
        self.errors = Counter("kanly_errors", "What went wrong", ["where"], registry=self.registry)
        for where in PLACES:
            self.errors.labels(where)
        self.connections = Gauge("kanly_connections", "Open connections, live ones among them", registry=self.registry)
        self.turned_away = Gauge("kanly_connections_refused", "Connections refused so far", registry=self.registry)
        self.waiting = Gauge("kanly_queue", "Waiting for a worker", ["kind"], registry=self.registry)
        self.writes = Gauge("kanly_writes_waiting", "Writes that wait for the database", registry=self.registry)
        self.database_bytes = Gauge("kanly_database_bytes", "Size of the database", registry=self.registry)
        self.disk_free = Gauge("kanly_disk_free_bytes", "Free beside the database; SQLite only", registry=self.registry)
        ProcessCollector(registry=self.registry)
        self.act_seconds = Histogram(
            "kanly_act_seconds",
            "From an action's arrival until it is durable and told",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
            registry=self.registry,
        )

        self._waits: list[float] = []

    def acted(self, seconds: float) -> None:
        """Count a move of a person, and how long it took; many are counted together, which is cheaper."""
        self._waits.append(seconds)
        if len(self._waits) >= TOGETHER:
            self._count()

    def _count(self) -> None:
        for seconds in self._waits:
            self.act_seconds.observe(seconds)
        self.moves.inc(len(self._waits))
        self._waits.clear()

    def text(self) -> bytes:
        """Return all of it as text."""
        self._count()
        return generate_latest(self.registry)
