"""Write the types of the HTTP API for the page, from the API's own description: `python -m tools.api_types`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kanly.table import answers, wire
from kanly.table.app import make_app
from kanly.table.settings import Settings

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "api-types.ts"
HEAD = (
    "// Written by tools/api_types.py from the server's OpenAPI description (/api/schema): do not change it by hand.\n"
)
NAMES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def main() -> None:
    FILE.write_text(api_types(), encoding="utf-8")


def api_types() -> str:
    """Return the TypeScript of everything that is asked and answered."""
    description = make_app(Settings(database="sqlite:///never/opened")).openapi_schema.to_schema()
    schemas: dict[str, Any] = description["components"]["schemas"]
    return "\n".join([HEAD, *(interface(name, schema, schemas) for name, schema in sorted(schemas.items()))])


def interface(name: str, schema: dict[str, Any], schemas: dict[str, Any]) -> str:
    """Return one type; what a class has from another one that is described is not repeated."""
    said = getattr(answers, name, None) or getattr(wire, name)
    base = next((parent.__name__ for parent in said.__bases__ if parent.__name__ in schemas), "")
    known = schemas[base]["properties"] if base else {}
    fields = [
        f"  {field}{'' if field in schema['required'] else '?'}: {type_of(value)};"
        for field, value in schema["properties"].items()
        if field not in known
    ]
    extends = f" extends {base}" if base else ""
    return "\n".join([f"/** {said.__doc__} */", f"export interface {name}{extends} {{", *fields, "}", ""])


def type_of(schema: dict[str, Any]) -> str:
    """Return the type of a JSON schema; raises KeyError for one that is not needed so far."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "oneOf" in schema:
        return " | ".join(type_of(one) for one in schema["oneOf"])
    if "const" in schema or "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        inner = type_of(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return NAMES[schema["type"]] if schema else "unknown"


if __name__ == "__main__":
    main()
