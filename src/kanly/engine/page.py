"""What a page draws of a game: a facet for the table. This one serves any game, and shows observations as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kanly.engine.decision import SPECTATOR, Decision
from kanly.engine.derive import mypyc_attr
from kanly.engine.options import Variant
from kanly.engine.sight import Facts, Sheet, Sight
from kanly.engine.state import State

if TYPE_CHECKING:
    from kanly.engine.rules import Rules


def _texts(actions: tuple[str, ...]) -> list[str]:
    return list(actions)


_ASKED: Final = Sheet({"seat": None, "kind": None, "about": None})
_OPEN: Final = Sheet({"text": None, "round": None, "scores": list, "decision": _ASKED})
_CHOICES: Final = Sheet({"actions": _texts})
_HELD: Final = Sheet({"text": None, "decision": _CHOICES, "undo": bool})


@mypyc_attr(allow_interpreted_subclasses=True)
class PageView:
    """What is drawn: components, which never change, and what lies open and is held at a moment."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def catalogue(self, variant: Variant) -> dict[str, Any]:
        """Return every component and effect as plain data, for those who draw them."""
        return {"game": self._rules.name, "edition": str(variant)}

    def face_up(self, state: State) -> Sight:
        """Return what lies open for everybody, in the shape that a page draws; `decision` is who decides what."""
        rules = self._rules
        asked = _asked(None if state.over else rules.decision(state))
        facts = (rules.observe(state, SPECTATOR).text(), rules.progress(state)["round"], rules.scores(state), asked)
        return Sight(_OPEN, facts)

    def held(self, state: State, seat: int, undo: bool = False) -> Sight:
        """Return what only one seat sees, with its choices under `decision`, and `undo`; nothing for a spectator."""
        if seat == SPECTATOR:
            return Sight(_HELD, ())
        seen = self._rules.observe(state, seat)
        mine = seen.decision if seen.decision is not None and seen.decision.seat == seat else None
        choices = () if mine is None else (tuple(action.text for action in mine.actions),)
        return Sight(_HELD, (seen.text(), choices, undo))


def _asked(decision: Decision | None) -> Facts:
    return () if decision is None else (decision.seat, decision.kind, decision.about)
