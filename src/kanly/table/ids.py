"""Ids of tables and guests."""

from __future__ import annotations

import secrets


def new_id(size: int) -> str:
    """Return an id that nobody guesses; it begins with no dash, or `kanly admin` would take it for an option."""
    while (drawn := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return drawn
