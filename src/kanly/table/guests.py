"""Who is asking: guests are known by a signed cookie, and by nothing else."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any, Final

from itsdangerous import BadSignature, SignatureExpired, Signer, TimestampSigner
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from kanly.table.askers import Asker, Networks, mark_of
from kanly.table.ids import new_id

COOKIE: Final = "kanly_guest"
MONTH: Final = 30 * 24 * 3600
"""After this time a cookie is renewed; whoever comes once a year is known for ever."""
YEAR: Final = 365 * 24 * 3600


class Guests:
    """Makes and reads the cookies."""

    def __init__(
        self, key: str, secure: bool, proxies: Collection[str] = (), ended: Collection[str] = frozenset()
    ) -> None:
        self._ended = ended
        self._proxies = Networks(proxies)
        self._key = key
        self._signer = Signer(key, salt="kanly-guest")
        self._dated = TimestampSigner(key, salt="kanly-dated-guest")
        self._secure = secure

    def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Return the guest of a connection, or nothing for a stranger or a cookie that is not good."""
        guest = self._named(connection.cookies.get(COOKIE, ""))
        return "" if guest in self._ended else guest

    def _named(self, value: str) -> str:
        try:
            return self._dated.unsign(value, max_age=YEAR).decode() if value else ""
        except SignatureExpired:
            return ""
        except BadSignature:
            return self._undated(value)

    def _undated(self, value: str) -> str:
        try:
            return self._signer.unsign(value).decode()
        except BadSignature:
            return ""

    def asker(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Asker:
        """Return who asks through a connection, and from where."""
        host = connection.client.host if connection.client else ""
        if host in self._proxies:  # one that does not say whom it comes for, or somebody at this very machine
            host = ""
        return Asker(self.known(connection), mark_of(host, self._key))

    def welcome(self, request: Request[Any, Any, Any]) -> tuple[Asker, list[Cookie]]:
        """Return who makes a request, and the cookie to set: a new guest for a stranger, a new date for others."""
        asker = self.asker(request)
        if asker.guest and self._is_fresh(request.cookies[COOKIE]):
            return asker, []
        guest = asker.guest or new_id(12)
        value = self._dated.sign(guest).decode()
        cookie = Cookie(
            COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=self._secure, path="/"
        )  # fmt: skip
        return Asker(guest, asker.address), [cookie]

    def watch_key(self, table_id: str) -> str:
        """Return what lets whoever knows it watch a private table."""
        return self._signer.get_signature(f"watch {table_id}").decode()

    def may_watch(self, table_id: str, key: str) -> bool:
        """Say whether a key is the one for a table."""
        return bool(key) and secrets.compare_digest(key.encode(), self.watch_key(table_id).encode())

    def _is_fresh(self, value: str) -> bool:
        """Say whether a cookie was made lately; older versions made them without a date."""
        try:
            self._dated.unsign(value, max_age=MONTH)
        except BadSignature:
            return False
        return True
