"""The example trains and measures."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def test_the_example_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import train_small

    monkeypatch.setattr(train_small, "GAMES_A_STEP", 4)
    policy = train_small.train(seconds=3.0, seed=1)
    assert np.count_nonzero(policy.scores.weights) > 1000
    share, low, high = train_small.win_rate(policy, games=4, seed=10**9)
    assert 0 <= low <= share <= high <= 1
    sys.modules.pop("train_small")
