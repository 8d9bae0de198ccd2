"""What somebody sees of a game at a moment.

A server looks at a table after every action, through the eyes of everybody there, and tells them what has changed.
Little has. So a look is taken as facts, a tuple of the state's own numbers, which is quick to make and to compare; a
sheet knows what each of them is called and how it is shown, and shows only those that have changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, final

from kanly.engine.patch import View, changes

Facts = tuple[Any, ...]


@final
class Sheet:
    """The names of facts and how they are shown, in the order in which the facts come.

    A fact that is made of facts has a sheet of its own; any other has a function, or None if it is shown as it is.
    No facts at all are shown as nothing, or not even that where the sheet inside is `optional`. Facts that differ are
    shown differently: a fact holds nothing unseen.
    """

    __slots__ = ("_hows", "_names", "_optional")

    def __init__(self, columns: Mapping[str, How], optional: Iterable[str] = ()) -> None:
        self._names = tuple(columns)
        self._hows = tuple(columns.values())
        self._optional = frozenset(optional)

    def show(self, facts: Facts) -> View:
        """Return facts as plain data."""
        if not facts:
            return {}
        shown: View = {}
        for name, how, fact in zip(self._names, self._hows, facts, strict=True):
            if how is None:
                shown[name] = fact
            elif not isinstance(how, Sheet):
                shown[name] = how(fact)
            elif fact or name not in self._optional:
                shown[name] = how.show(fact)
        return shown

    def changes(self, before: Facts, now: Facts) -> View:
        """Return the merge patch between two looks."""
        if not before or not now:
            return changes(self.show(before), self.show(now))
        patch: View = {}
        for name, how, old, new in zip(self._names, self._hows, before, now, strict=True):
            if old is new or old == new:
                continue
            if how is None:
                patch[name] = new
            elif isinstance(how, Sheet):
                gone = not new and name in self._optional
                patch[name] = None if gone else how.changes(old, new)
            else:
                shown = how(new)
                patch[name] = changes(how(old), shown) if isinstance(shown, dict) else shown
        return patch


How = Sheet | Callable[[Any], Any] | None


@final
class Sight:
    """What is seen at a moment: `data` gives it whole, `changes` what is new since an earlier look of the same kind."""

    __slots__ = ("_facts", "_sheet")

    def __init__(self, sheet: Sheet, facts: Facts) -> None:
        self._sheet = sheet
        self._facts = facts

    def data(self) -> View:
        """Return everything seen, as plain data without None."""
        return self._sheet.show(self._facts)

    def changes(self, before: Sight) -> View:
        """Return the JSON merge patch that makes this look out of an earlier one."""
        old, new = before._facts, self._facts
        return {} if old == new else self._sheet.changes(old, new)
