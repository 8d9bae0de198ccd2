"""What only some games have takes no room in the others: no line where it is written, no name where it is shown."""

from __future__ import annotations

from typing import Any

from kanly.engine.codec import NUMBER, maybe, record
from kanly.engine.patch import changes, patched
from kanly.engine.sight import Sheet


class Part:
    """A record that may have another one inside."""

    n: int
    inside: Any


def test_an_optional_field_is_written_only_where_it_is_there() -> None:
    part = record({"n": "number"}, Part, {"number": NUMBER})
    kinds = {"number": NUMBER, "part": maybe(part)}
    write, read = record({"n": "number", "inside": "part"}, Part, kinds, ["inside"])
    whole = read({"n": 1})
    assert whole.inside is None
    assert write(whole) == {"n": 1}
    whole.inside = part[1]({"n": 2})
    assert write(whole) == {"n": 1, "inside": {"n": 2}}
    assert read(write(whole)).inside.n == 2


def test_an_optional_sheet_is_shown_only_where_it_has_facts() -> None:
    inside = Sheet({"m": None})
    sheet = Sheet({"n": None, "always": inside, "maybe": inside}, ["maybe"])
    bare, full, fuller = (1, (), ()), (1, (2,), (3,)), (1, (2,), (4,))
    assert sheet.show(bare) == {"n": 1, "always": {}}
    assert sheet.show(full) == {"n": 1, "always": {"m": 2}, "maybe": {"m": 3}}
    for before in (bare, full, fuller):
        for now in (bare, full, fuller):
            patch = sheet.changes(before, now)
            assert patch == changes(sheet.show(before), sheet.show(now))
            assert patched(sheet.show(before), patch) == sheet.show(now)
