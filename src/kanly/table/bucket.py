"""A measured pace: so much at once, and then so much a second."""

from __future__ import annotations

from time import monotonic


class Bucket:
    """An allowance that is used up, and fills again with time."""

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left = self._burst
        self._since = monotonic()

    def take(self) -> bool:
        """Use one up, if one is left."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True
