"""What a host may want to watch, in Prometheus's terms."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


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
        self.act_seconds = Histogram(
            "kanly_act_seconds",
            "From an action's arrival until it is durable and told",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
            registry=self.registry,
        )

    def text(self) -> bytes:
        """Return all of it as text."""
        return generate_latest(self.registry)
