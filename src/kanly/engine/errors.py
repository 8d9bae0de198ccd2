"""The errors a caller may meet. All of them are `ValueError`s, so one `except` catches the family."""

from __future__ import annotations

from kanly.engine.text import Text


class KanlyError(ValueError):
    """Anything kanly refuses. Its text is one clear line for a person."""

    @property
    def said(self) -> str:
        """What to tell a person: a `Text` where it can be said in other languages."""
        said = self.args[0] if self.args else ""
        return said if isinstance(said, str) else str(said)


class ConfigError(KanlyError):
    """An unknown game, edition, option, seat count or bot; the text names what is allowed."""


class ActionError(KanlyError):
    """An action that cannot be applied now. The state is untouched."""


class MalformedAction(ActionError):
    """The text is not an action of this game."""


class NotYourDecision(ActionError):
    """Another seat is to decide, or the game is over."""


class IllegalAction(ActionError):
    """The rules forbid the action now; `reason` says why."""

    def __init__(self, action: str, reason: str) -> None:
        super().__init__(f"{action}: {reason}")
        self.action = action
        self.reason = reason

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str]]:
        return IllegalAction, (self.action, self.reason)

    @property
    def said(self) -> str:
        """Why the rules forbid it."""
        return self.reason


class UndoRefused(KanlyError):
    """Nothing may be taken back now; the text says why."""


class RecordError(KanlyError):
    """A record or position that cannot be read; `line` is where (0 when the whole text is meant)."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason

    @property
    def said(self) -> str:
        """Where the record is wrong; the reason itself is only in the error's own text, in English."""
        return Text("record-refused", str(self), line=self.line)

    def __reduce__(self) -> tuple[type[RecordError], tuple[int, str]]:
        return RecordError, (self.line, self.reason)
