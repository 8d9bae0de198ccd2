"""Playing matches in processes of this machine.

Each worker holds the match it plays and the next ones, so that it never waits. When a worker dies, the match it
played is tried once more elsewhere, then given up; the others go on.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait

from kanly.lab.match import Job, Match, Played, lost_match, play_match

AHEAD = 0.5
"""How many seconds of work a worker holds, and at least one match besides the one it plays."""

MOST = 32
"""How many more matches it holds at most: few enough that handing them over never waits for the worker."""

SPAWN = multiprocessing.get_context("spawn")


class Worker:
    """A process that plays one match after the other."""

    def __init__(self, job: Job) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_work, args=(job, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.held: deque[Match] = deque()

    def give(self, match: Match) -> None:
        """Hand a match over; a worker that is dead by now will be found so when its answer is awaited."""
        self.held.append(match)
        with suppress(BrokenPipeError):
            self.pipe.send(match)

    def answer(self) -> Played | None:
        """Return what came of the match it holds first, or None when it died over it."""
        try:
            played: Played = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            return None
        self.held.popleft()
        return played

    def end(self) -> None:
        """End the process."""
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def play_locally(job: Job, matches: Iterable[Match], jobs: int) -> Iterator[Played]:
    """Yield what comes of the matches, as they end; with one job they are played in this process."""
    if jobs == 1:
        for match in matches:
            yield play_match(job, match)
        return
    left = iter(matches)
    again: deque[Match] = deque()
    tried: set[int] = set()
    crew: list[Worker] = []
    count, seconds = 0, 0.0

    def supply(worker: Worker) -> None:
        more = min(MOST, int(AHEAD * count / seconds)) if seconds else 0
        while len(worker.held) < 2 + more:
            match = again.popleft() if again else next(left, None)
            if match is None:
                return
            worker.give(match)

    try:
        for _ in range(jobs):
            crew.append(Worker(job))
            supply(crew[-1])
        while busy := {worker.pipe: worker for worker in crew if worker.held}:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                worker = busy[pipe]
                played = worker.answer()
                if played is None:
                    worker.end()
                    match = worker.held.popleft()
                    if match.number in tried:
                        played = lost_match(job, match)
                    else:
                        again.append(match)
                    tried.add(match.number)
                    again.extend(worker.held)
                    crew.remove(worker)
                    worker = Worker(job)
                    crew.append(worker)
                supply(worker)
                if played is not None:
                    count += 1
                    seconds += played.cpu_seconds
                    yield played
    finally:
        for worker in crew:
            worker.end()


def _work(job: Job, pipe: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who gives the matches decides when to end
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):  # nobody gives matches any more
        while True:
            pipe.send(play_match(job, pipe.recv()))
