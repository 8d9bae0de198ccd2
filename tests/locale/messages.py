"""The messages of a language, parsed: their ids, variables, variants and texts."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kanly.locale import read_messages


class Message(Visitor):
    """A message: the variables that it uses, the variants that it chooses by each, and its text without them."""

    def __init__(self, file: str, entry: ast.Message) -> None:
        self.file = file
        self.id = entry.id.name
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.texts: list[str] = []
        self.visit(entry.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), self.id
        keys = self.variants.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            key = variant.key
            keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())


@cache
def messages(language: str, game: str = "imperium") -> dict[str, Message]:
    """Return the messages with which a game is spoken of, by their ids; those of every game where none is named.

    Raises AssertionError for one that cannot be read, and for a game that uses the id of a general message.
    """
    found: dict[str, Message] = {}
    for file, text in read_messages(language, game).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                message = Message(file, entry)
                assert message.id not in found, f"{language}/{file}: {message.id} is there twice"
                found[message.id] = message
    return found
