"""A sentence that can be said in other languages: English, the id of its message, and the message's arguments."""

from __future__ import annotations

from typing import Any


class Text(str):
    """An English sentence that knows its message.

    `Text("why-occupied", "The harbour is occupied", space="harbour")` is that string; who speaks
    another language formats the message `why-occupied` with `space` instead. Arguments are plain data.
    """

    id: str
    args: dict[str, Any]

    def __new__(cls, id: str, english: str, /, **args: Any) -> Text:
        """Return a sentence with the id and the arguments of its message."""
        text = super().__new__(cls, english)
        text.id = id
        text.args = args
        return text

    @classmethod
    def of(cls, sentence: str) -> Text:
        """Return a sentence as a Text; a plain string has no message."""
        return sentence if isinstance(sentence, Text) else cls("", sentence)

    def data(self) -> dict[str, Any]:
        """Return it as plain data: id, args, text."""
        return {"id": self.id, "args": self.args, "text": str(self)}

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, Any]]:
        return (self.id, str(self)), self.args
