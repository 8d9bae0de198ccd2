"""What nobody says is what the game offers: a game for two is played by two everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

import kanly
from kanly.engine.options import SEATS, Option, for_people
from kanly.envs.setting import Setting
from kanly.imperium.editions import EDITIONS
from kanly.lab import simulate
from kanly.lab.arena import arena
from tests.cli.helpers import run
from tests.toys import six


@pytest.fixture
def duel() -> Iterator[None]:
    with patch.dict(EDITIONS, {"duel": replace(EDITIONS["base"], title="Duel", seats=(1, 2))}):
        yield


@pytest.mark.usefixtures("duel")
def test_a_game_for_two_is_played_by_two_where_nobody_says(tmp_path: Path) -> None:
    rules = kanly.rules_of("imperium")
    assert rules.configure(None, "duel").seats == 2
    assert rules.configure(None).seats == 4
    assert Setting(edition="duel").seats == 2
    assert simulate("imperium", None, ["random"], 1, seed=1, edition="duel").seats == 2
    assert arena("imperium", ["random", "quick"], 2, edition="duel").job.config.seats == 2
    assert "1 games" in run("simulate", "--edition", "duel", "--games", "1")


def test_seats_that_are_said_must_be_there() -> None:
    with pytest.raises(kanly.ConfigError, match="seats 1, 2, 3 or 4 players, not 0"):
        kanly.rules_of("imperium").configure(0)


def test_what_holds_for_people_holds_only_with_so_many_seats() -> None:
    slow = Option("slow", SEATS, ("on",), "", "slowly", (4,), people=True)
    assert for_people([slow], range(2), 4) == {"slow": "0,1"}
    assert for_people([slow], range(2), 6) == {}


def test_points_of_a_partner_are_points_of_the_side() -> None:
    with six.registered():
        setting = Setting(edition="teams", seats=4, points=1.0)
    assert setting.point_rewards((0, 0, 0, 0), (3, 0, 0, 0)) == [3.0, -3.0, 3.0, -3.0]
    alone = Setting(seats=4, points=1.0)
    assert alone.point_rewards((0, 0, 0, 0), (3, 0, 0, 0)) == [3.0, -1.0, -1.0, -1.0]
