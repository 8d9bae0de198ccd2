"""How a table server is set up; the defaults need no configuration."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


def default_database() -> str:
    """Return the address of the SQLite database in the user's data folder."""
    folder = user_data_path("kanly", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


@dataclass(frozen=True)
class Limits:
    """What one guest, and one address, may ask of the server."""

    connections: int = 5_000
    """Connections at once, live ones among them; fewer where the machine allows fewer open files."""
    connections_per_address: int = 200
    """As many from one address, unless a trusted proxy is there."""
    head_seconds: float = 15.0
    """How long a connection may take until the head of its request is there; a silent one ends with it."""
    head_bytes: int = 32_000
    """The longest head of a request, beyond what arrives with its last bytes."""
    body_seconds: float = 60.0
    """How long the body of a request may take to arrive."""
    tables_per_guest: int = 50
    """Tables a guest may have waiting or running at once."""
    tables_per_address: int = 400
    """As many made from one address."""
    kept_per_guest: int = 500
    kept_per_address: int = 2_000
    """Tables that are kept for a guest, and for an address, the finished ones among them."""
    records_per_guest: int = 50
    records_per_address: int = 200
    """Those of them that were made of records."""
    newcomers_per_hour: int = 300
    """Guests from one address who are named for the first time; each is a row that is kept."""
    bots_per_guest: int = 24
    """Bots that need time to think, at a guest's unfinished tables and at seats that it has left to one."""
    bots_per_address: int = 120
    """As many at the unfinished tables made from one address."""
    clients_per_seat: int = 64
    """Connections to a table through the eyes of one seat; as many again of people who watch."""
    message_bytes: int = 4096
    """The longest message of a client at a table."""
    body_bytes: int = 200_000
    """The longest HTTP body; a record of a long game has about 30,000 bytes, and everybody waits while one is read."""
    messages_per_second: float = 40.0
    message_burst: int = 120
    requests_per_minute: int = 1200
    """HTTP requests and openings of live connections, taken together, from one address."""
    chat_letters: int = 500
    chat_lines: int = 2_000
    """Lines that the chat of a table takes, shared out evenly among its seats."""
    chat_per_minute: float = 30.0
    chat_burst: int = 20
    """Lines of one seat: so many at once, then so many a minute, however often it connects."""
    name_letters: int = 40


@dataclass(frozen=True)
class Keep:
    """For how many days after its last move a table is kept; 0 for ever."""

    waiting_days: float = 30.0
    running_days: float = 120.0
    over_days: float = 365.0
    """Also of tables that were archived."""
    record_days: float = 30.0
    """Of tables made of records, whatever their status."""
    notice_days: float = 14.0
    """How long people are told before one of these begins to hold."""


FOR_EVER = Keep(0, 0, 0, 0)
AT_HOME = Limits(kept_per_guest=10**9, records_per_guest=10**9)
"""Limits where somebody plays on their own machine, and it is their disk."""


@dataclass(frozen=True)
class Settings:
    """Where the tables are kept, who may come, and how bots behave."""

    host: str = "127.0.0.1"
    """The address to listen on."""
    port: int = 8400
    """0 for any that is free."""
    database: str = field(default_factory=default_database)
    origins: tuple[str, ...] = ()
    """Further origins, such as https://kanly.example, whose pages may talk to this server."""
    secure: bool = False
    """Cookies for HTTPS only; behind a proxy that ends TLS."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses of proxies that are believed whom they come for."""
    metrics_for: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses that may read the counters."""
    peer_url: str = ""
    """Where other servers on the same PostgreSQL database reach this one."""
    bot_workers: int = 1
    bot_seconds: float = 10.0
    """A bot that has not answered by then is replaced for this one decision."""
    pace: int = 900
    """Milliseconds between the doings of bots, unless a table says otherwise."""
    absent_seconds: float = 60.0
    """How long somebody may let others wait before these can agree that a bot plays on."""
    idle_seconds: float = 600.0
    """A table that nobody looks at leaves memory after this time; it stays in the database."""
    page: Path = Path(__file__).parent / "page"
    keep: Keep = field(default_factory=Keep)
    limits: Limits = field(default_factory=Limits)
