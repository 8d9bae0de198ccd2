"""Who asks for something: a guest at an address. What the server has is shared out by both.

A guest becomes another by dropping a cookie; an address does not. Many people may share it, so it may have more.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple

PREFIX: Final = 64
"""Bits of an IPv6 address that tell one household from another; the rest it can choose for itself."""


class Asker(NamedTuple):
    """A guest, and a mark of the address it comes from; both may be unknown."""

    guest: str = ""
    address: str = ""


NOBODY: Final = Asker()


class Networks:
    """Some addresses and networks, such as 127.0.0.1 and 10.0.0.0/8."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = frozenset(names)
        self._networks = [ip_network(name, strict=False) for name in self._names if "/" in name]
        self._has = lru_cache(1000)(self._is_in)

    def __contains__(self, host: str) -> bool:
        return host in self._names or (bool(self._networks) and self._has(host))

    def _is_in(self, host: str) -> bool:
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def network_of(host: str) -> str:
    """Return the part of an address that its holder cannot choose: all of IPv4, the first half of IPv6."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> (128 - PREFIX) << (128 - PREFIX))}/{PREFIX}"


def mark_of(host: str, key: str) -> str:
    """Return what is kept of an address: enough to know it again, and nothing to read in the database."""
    if not host:
        return ""
    return hmac.new(key.encode(), network_of(host).encode(), hashlib.sha256).hexdigest()[:24]
