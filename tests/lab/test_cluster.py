"""A Ray cluster plays the same games."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import kanly
from kanly.lab import simulate
from kanly.lab.cluster import play_matches
from tests.lab.games import job, matches

ray = pytest.importorskip("ray")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A cluster of this test's own, which leaves nothing behind in the home folder."""
    os.environ.update(RAY_AUTH_MODE="disabled", RAY_USAGE_STATS_ENABLED="0")
    ray.init(
        num_cpus=2,
        include_dashboard=False,
        log_to_driver=False,
        logging_level="error",
        _node_ip_address="127.0.0.1",
    )
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_a_cluster_writes_the_same_table_as_one_process(tmp_path: Path) -> None:
    here = simulate("imperium", 3, ["random"], 30, seed=6, out=tmp_path / "here.parquet")
    there = simulate("imperium", 3, ["random"], 30, seed=6, ray="auto", out=tmp_path / "there.parquet")
    assert (tmp_path / "here.parquet").read_bytes() == (tmp_path / "there.parquet").read_bytes()
    assert here.wins_by_seat == there.wins_by_seat
    assert there.games == 30


def test_a_node_with_another_version_refuses_to_play() -> None:
    with pytest.raises(kanly.ConfigError, match="started by 0"):
        play_matches(job(), matches(1), "0.0.9")
