"""Playing matches on a Ray cluster: the same matches, so the same results.

kanly must be installed on every node in the same version; a task of another version refuses to play.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain, islice
from typing import Any

from kanly import __version__
from kanly.engine import ConfigError
from kanly.lab.extras import needs
from kanly.lab.match import Job, Match, Played, lost_match, play_match

TASK_SECONDS = 1.0
"""How long a task should take: long enough that handing it out costs little."""

MOST = 64
"""How many matches a task has at most."""

AHEAD = 2
"""How many tasks a CPU of the cluster has, so that it never waits."""


def play_on_ray(job: Job, matches: Iterable[Match], address: str, jobs: int) -> Iterator[Played]:
    """Yield what comes of the matches, as tasks end.

    `address` is a cluster's, `auto` for the one that this machine belongs to, or `local` for one on this machine
    that has `jobs` CPUs and ends with the run. Raises ConfigError.
    """
    ray = needs("ray", "ray")
    with _connected(ray, address, jobs):
        yield from _play(ray, job, matches)


@contextmanager
def _connected(ray: Any, address: str, jobs: int) -> Iterator[None]:
    if ray.is_initialized():
        yield
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    own = {"num_cpus": jobs, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **(own if address == "local" else {}))
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ConfigError(f"no Ray cluster at {address}: {error}") from error
    try:
        yield
    finally:
        ray.shutdown()


def _play(ray: Any, job: Job, matches: Iterable[Match]) -> Iterator[Played]:
    crashes = (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.OutOfMemoryError)
    task = ray.remote(play_matches).options(max_retries=1)
    shared = ray.put(job)
    slots = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    again: deque[Match] = deque()
    ahead = chain(matches)
    flying: dict[Any, list[Match]] = {}
    count, seconds = 0, 0.0
    while True:
        while len(flying) < slots:
            # what a dead task held is tried again one by one, so that only the guilty match is given up
            size = 1 if not count else max(1, min(MOST, int(TASK_SECONDS * count / max(seconds, 1e-9))))
            held = [again.popleft()] if again else list(islice(ahead, size))
            if not held:
                break
            flying[task.remote(shared, held, __version__)] = held
        if not flying:
            return
        ended, _ = ray.wait(list(flying), num_returns=1)
        held = flying.pop(ended[0])
        try:
            results: list[Played] = ray.get(ended[0])
        except crashes:
            if len(held) == 1:
                yield lost_match(job, held[0])
            else:
                again.extend(held)
            continue
        for played in results:
            count += 1
            seconds += played.cpu_seconds
            yield played


def play_matches(job: Job, matches: list[Match], version: str) -> list[Played]:
    """Play some matches, on whatever node this is; raises ConfigError where another version is installed."""
    if version != __version__:
        raise ConfigError(f"this node has kanly {__version__}, the run was started by {version}")
    return [play_match(job, match) for match in matches]
