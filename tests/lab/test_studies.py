"""The study of leaders says what its numbers allow, and no more."""

from __future__ import annotations

import runpy
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

import kanly

SCRIPT = Path(__file__).parents[2] / "docs" / "studies" / "make_leaders.py"
LEADERS = [
    item["id"]
    for item in kanly.rules_of("imperium").inventory().components(kanly.Variant("base"))
    if item["kind"] == "leader"
]


def row(leader: str, won: bool) -> dict[str, str]:
    return {"leader": leader, "won": str(int(won)), "place": "1" if won else "3", "points": "9", "points_tracks": "9"}


@pytest.mark.parametrize(
    ("strong", "verdict"),
    [
        (25, "No leader can be told from the average."),
        (60, "**Stronger than average:** Paul Atreides. Of the other 7 none can be told from the average."),
    ],
)
def test_a_leader_is_called_strong_only_when_the_interval_says_so(strong: int, verdict: str, tmp_path: Path) -> None:
    study: dict[str, Any] = runpy.run_path(str(SCRIPT))
    write = study["write_study"]
    write.__globals__.update(HERE=tmp_path, PICTURES=tmp_path)
    wins = {leader: strong if leader == "paul_atreides" else 25 for leader in LEADERS}
    write("leaders", [[row(leader, n < wins[leader]) for leader in LEADERS for n in range(100)]], 200, 1, "greedy")
    page = (tmp_path / "leaders.md").read_text()
    assert verdict in page
    assert f"| Paul Atreides | 100 | {strong}.0% |" in page
    assert ET.parse(tmp_path / "leaders.svg").getroot().tag.endswith("svg")
