"""The contract holds for every game and edition, the toys among them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.contract import cases


@pytest.fixture(autouse=True)
def _toys(request: pytest.FixtureRequest) -> Iterator[None]:
    """Have the toys while a test plays one of them."""
    case = request.node.callspec.params.get("case") if hasattr(request.node, "callspec") else None
    if case in cases.TOYS:
        with cases.toys():
            yield
    else:
        yield
