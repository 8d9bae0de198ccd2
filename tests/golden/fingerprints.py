"""What a game must not change by the arrival of another: fingerprints of all that it tells, move by move.

`python -m tests.golden.fingerprints` writes them anew; do that only when a rule or a message was meant to change.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from hashlib import blake2b
from itertools import product
from pathlib import Path
from typing import Any

import kanly
from kanly.engine import Action, Game
from kanly.engine.decision import SPECTATOR
from kanly.engine.narration import PAGE, TERMINAL
from tests.contract.cases import CASES, Case

FOLDER = Path(__file__).parent
EVERY = 10
"""Moves between two fingerprints: near enough to find a difference, far enough for short files."""
REASONS = 50
"""One of so many actions is asked after at every move, another one at the next: why it is legal, or not."""


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
    kinds = ("positions", "observations", "vectors", "views", "events", "explanations", "prompts", "labels", "reasons")
    seals = {kind: Seal() for kind in kinds}
    lines.append(" ".join(("move", *kinds)))
    whole = kanly.read_record(case.playthrough.read_text())
    game = kanly.read_record(case.playthrough.read_text(), until=0)
    told = 0
    every = game.rules.learning().every_action(game.rules.variant_of(game.config))
    for number, (_seat, action) in enumerate((*whole.actions, (0, None))):
        _seal(game, seals, told, every)
        told = len(game.events)
        if number % EVERY == 0 or action is None:
            lines.append(" ".join((str(number), *(str(seals[kind]) for kind in kinds))))
        if action is not None:
            game.apply(action)
    lines += [f"story of {viewer} {where} {seal}" for viewer, where, seal in _stories(game)]
    return "\n".join(lines) + "\n"


def _seal(game: Game, seals: dict[str, Seal], told: int, every: Sequence[Action]) -> None:
    """Seal all that a game tells now, the events since it had told so many, and reasons of some of all actions."""
    rules, state = game.rules, game.state
    seals["positions"].add(game.position() + game.digest)
    seats = range(rules.participants(game.config))
    encoding = rules.learning().encoding(rules.variant_of(game.config))
    narration = rules.narration()
    for seat in (SPECTATOR, *seats):
        seen = game.observe(seat)
        seals["prompts"].add(_json(narration.prompt(seen)))
        seals["observations"].add(seen.text())
        seals["vectors"].add(encoding.encode(seen).tobytes())
        seals["views"].add(_json(game.held(seat).data()))
    seals["views"].add(_json(rules.page().face_up(state).data()))
    seals["events"].add(_json([[event.kind, event.seat, event.data, event.seats] for event in game.events[told:]]))
    if not state.over:
        decision = game.decision
        seals["explanations"].add("\n".join(game.explain(action) for action in decision.actions))
        seen = game.observe(decision.seat)
        labels = [[narration.label(seen, action, where) for where in (PAGE, TERMINAL)] for action in decision.actions]
        seals["labels"].add(_json(labels))
        asked = every[len(game.actions) % REASONS :: REASONS]
        seals["reasons"].add("\n".join(str(game.why_not(action.text)) for action in asked))


def _stories(game: Game) -> Iterator[tuple[int, str, Seal]]:
    """Yield the whole story of a game as everybody reads it, and where."""
    seats = range(game.rules.participants(game.config))
    for viewer, where in product((SPECTATOR, *seats), (PAGE, TERMINAL)):
        story = game.rules.narration().story(game.config, viewer, where)
        story.tell(game.events_for(viewer), 0)
        seal = Seal()
        seal.add(_json([asdict(telling) for telling in story.told]))
        yield viewer, where, seal


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
