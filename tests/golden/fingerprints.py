"""What a game must not change by the arrival of another: fingerprints of all that it tells, move by move.

`python -m tests.golden.fingerprints` writes them anew; do that only when a rule or a message was meant to change.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import kanly
from kanly.engine import Game
from kanly.engine.decision import SPECTATOR
from tests.contract.cases import CASES, Case

FOLDER = Path(__file__).parent
EVERY = 10
"""Moves between two fingerprints: near enough to find a difference, far enough for short files."""


class Seal:
    """A running hash of whatever is told."""

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=8)

    def add(self, told: str | bytes) -> None:
        self._hash.update(told if isinstance(told, bytes) else told.encode())

    def __str__(self) -> str:
        return self._hash.hexdigest()


def fingerprints(case: Case) -> str:
    """Return the fingerprints of a case's playthrough and of what its edition offers."""
    lines = [f"# {case}: what each move tells, hashed from the start; one line every {EVERY} moves"]
    lines += [f"{name} {seal}" for name, seal in _offered(case)]
    kinds = ("positions", "observations", "vectors", "views", "events", "explanations")
    seals = {kind: Seal() for kind in kinds}
    lines.append(" ".join(("move", *kinds)))
    whole = kanly.read_record(case.playthrough.read_text())
    game = kanly.read_record(case.playthrough.read_text(), until=0)
    for number, (_seat, action) in enumerate((*whole.actions, (0, None))):
        _seal(game, seals)
        if number % EVERY == 0 or action is None:
            lines.append(" ".join((str(number), *(str(seals[kind]) for kind in kinds))))
        if action is not None:
            game.apply(action)
    return "\n".join(lines) + "\n"


def _seal(game: Game, seals: dict[str, Seal]) -> None:
    rules, state = game.rules, game.state
    seals["positions"].add(game.position() + game.digest)
    seats = range(rules.participants(game.config))
    encoding = rules.learning().encoding(game.config.variant)
    for seat in (SPECTATOR, *seats):
        seen = game.observe(seat)
        seals["observations"].add(seen.text())
        seals["vectors"].add(encoding.encode(seen).tobytes())
        seals["views"].add(_json(game.held(seat).data()))
    seals["views"].add(_json(rules.page().face_up(state).data()))
    seals["events"].add(_json([[event.kind, event.seat, event.data, event.seats] for event in game.events[-20:]]))
    if not state.over:
        seals["explanations"].add("\n".join(game.explain(action) for action in game.decision.actions))


def _offered(case: Case) -> Iterator[tuple[str, Seal]]:
    rules, variant = kanly.rules_of(case.game), case.variant
    told = {
        "actions": [action.text for action in rules.learning().every_action(variant)],
        "components": rules.inventory().components(variant),
        "catalogue": rules.page().catalogue(variant),
        "layout": [list(segment) for segment in rules.learning().encoding(variant).segments],
    }
    for name, data in told.items():
        seal = Seal()
        seal.add(_json(data))
        yield name, seal


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def main() -> None:
    """Write one file a case."""
    for case in CASES:
        (FOLDER / f"{case}.txt").write_text(fingerprints(case))


if __name__ == "__main__":
    main()
