"""The page's types of the API are those that the server describes."""

from __future__ import annotations

import pytest
from tools import api_types


def test_the_types_of_the_page_are_up_to_date() -> None:
    written = api_types.FILE.read_text(encoding="utf-8")
    assert written == api_types.api_types(), "python -m tools.api_types writes them anew"


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": "integer", "minimum": 0}, "number"),
        ({"type": "string", "enum": ["person", "bot"]}, '"person" | "bot"'),
        ({"oneOf": [{"$ref": "#/components/schemas/Sentence"}, {"type": "string", "const": ""}]}, 'Sentence | ""'),
        ({"type": "array", "items": {"type": "array", "items": {"type": "number"}}}, "number[][]"),
        ({"type": "array", "items": {"enum": [1, 2]}}, "(1 | 2)[]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "Record<string, boolean>"),
        ({"type": "object", "additionalProperties": {}}, "Record<string, unknown>"),
    ],
    ids=str,
)
def test_a_schema_is_written_as_a_type(schema: dict[str, object], written: str) -> None:
    assert api_types.type_of(schema) == written
