"""An action as a value.

An action is three small integers, which the rules read, and a text, which people read and type:
`play scout@harbour`, `draw 3`, `pass`. Actions are interned: there is one object for each, so listing
legal ones allocates nothing, and comparing actions is comparing identities, also after crossing a process border.
"""

from __future__ import annotations

from typing import Final, final


@final
class Action:
    """What a seat may choose at a decision. Made by `intern_action` only."""

    __slots__ = ("a", "b", "kind", "text")

    def __init__(self, kind: int, a: int, b: int, text: str) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.text}>"

    def __reduce__(self) -> tuple[object, tuple[int, int, int, str]]:
        return intern_action, (self.kind, self.a, self.b, self.text)


_interned: Final[dict[tuple[int, int, int, str], Action]] = {}


def intern_action(kind: int, a: int, b: int, text: str) -> Action:
    """Return the one action with these numbers and this text."""
    key = (kind, a, b, text)
    found = _interned.get(key)
    if found is None:
        found = Action(kind, a, b, text)
        _interned[key] = found
    return found
