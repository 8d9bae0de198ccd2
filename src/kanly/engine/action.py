"""An action as a value.

An action is three small integers, which the rules read, and a text, which people read and type:
`agent dagger@arrakeen`, `deploy 3`, `pass`. Games intern their actions, so that listing legal ones
allocates nothing and comparing them is comparing identities; equality by text keeps copies that
crossed a process border equal too.
"""

from __future__ import annotations

from typing import final


@final
class Action:
    """What a seat may choose at a decision."""

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

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[type[Action], tuple[int, int, int, str]]:
        return Action, (self.kind, self.a, self.b, self.text)
