"""Who asks for something: a guest at an address. What the server has is shared out by both.

A guest becomes another by dropping a cookie; an address does not. Many people may share it, so it may have more.
"""

from __future__ import annotations

import hashlib
import hmac
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple

PREFIX: Final = 64
"""Bits of an IPv6 address that tell one household from another; the rest it can choose for itself."""


class Asker(NamedTuple):
    """A guest, and a mark of the address it comes from; both may be unknown."""

    guest: str = ""
    address: str = ""


NOBODY: Final = Asker()


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
