"""Who is asking: guests are known by a signed cookie, and by nothing else."""

from __future__ import annotations

import secrets
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from kanly.table.askers import Asker, mark_of

COOKIE: Final = "kanly_guest"
YEAR: Final = 365 * 24 * 3600


class Guests:
    """Makes and reads the cookies."""

    def __init__(self, key: str, secure: bool) -> None:
        self._key = key
        self._signer = Signer(key, salt="kanly-guest")
        self._secure = secure

    def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Return the guest of a connection, or nothing for a stranger or a cookie that is not ours."""
        value = connection.cookies.get(COOKIE, "")
        try:
            return self._signer.unsign(value).decode() if value else ""
        except BadSignature:
            return ""

    def asker(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Asker:
        """Return who asks through a connection, and from where."""
        host = connection.client.host if connection.client else ""
        return Asker(self.known(connection), mark_of(host, self._key))

    def welcome(self, request: Request[Any, Any, Any]) -> tuple[Asker, list[Cookie]]:
        """Return who makes a request, and for a stranger a new guest with the cookie to set."""
        asker = self.asker(request)
        if asker.guest:
            return asker, []
        guest = secrets.token_urlsafe(12)
        value = self._signer.sign(guest).decode()
        cookie = Cookie(
            COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=self._secure, path="/"
        )  # fmt: skip
        return Asker(guest, asker.address), [cookie]
