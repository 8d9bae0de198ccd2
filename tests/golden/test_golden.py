"""A game is not touched by what is built beside it: records, positions, views, vectors and catalogues stay the same."""

from __future__ import annotations

import pytest

from tests.contract.cases import CASES, Case, chosen
from tests.golden.fingerprints import FOLDER, fingerprints


@pytest.mark.parametrize("case", chosen(CASES), ids=str)
def test_all_that_a_game_tells_is_as_it_was(case: Case) -> None:
    assert fingerprints(case) == (FOLDER / f"{case}.txt").read_text()
