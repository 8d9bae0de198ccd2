"""What changed between two views, as a JSON merge patch (RFC 7396)."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]


def changes(old: View, new: View) -> View:
    """Return the merge patch that makes `new` out of `old`; views hold no None, so null can mean: gone."""
    patch: View = {}
    for key, value in new.items():
        before = old.get(key)
        if before is value or before == value:
            continue
        both = isinstance(value, dict) and isinstance(before, dict)
        patch[key] = changes(before, value) if both else value  # type: ignore[arg-type]
    if len(old) + len(patch) > len(new):
        for key in old:
            if key not in new:
                patch[key] = None
    return patch


def patched(view: View, patch: View) -> View:
    """Return a view with a merge patch applied; neither is changed."""
    result = dict(view)
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        elif isinstance(value, dict):
            before = result.get(key)
            result[key] = patched(before if isinstance(before, dict) else {}, value)
        else:
            result[key] = value
    return result
