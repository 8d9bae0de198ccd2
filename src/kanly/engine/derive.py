"""Which classes plain Python may derive from where they are compiled: a game need not be compiled itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr  # the compiler reads it; nobody needs it to run
else:

    def mypyc_attr(**_settings):
        """Leave a class as it is."""
        return lambda cls: cls
