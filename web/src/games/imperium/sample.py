"""Print what the page must be able to draw and say: the catalogue, decisions and told events of every kind.

The games are played by chance; the tests of the page read the result. With an edition and modules as arguments only
their catalogue is printed.
"""

from __future__ import annotations

import json
import random
import sys
from itertools import chain
from typing import Any

import kanly
from kanly.imperium.effects import EFFECTS
from kanly.imperium.phrases import DO, phrase

EXAMPLES = 4
"""How many decisions of a kind, and events with the same facts, are printed."""


def play(seats: int, seed: int, found: dict[str, Any]) -> None:
    """Play a game by chance and keep the moments that are new."""
    game = kanly.new("imperium", seats=seats, seed=seed, leaders="choose", confirm=True)
    dice, told = random.Random(seed), 0
    while True:
        view = game.rules.page().face_up(game.state).data()
        for event in game.events[told:]:
            examples = found["stories"].setdefault(f"{event.kind} {sorted(event.data)}", [])
            if len(examples) < 2 * EXAMPLES:
                viewers = (event.seats[0] if event.seats else 0, event.seat)
                examples += [{"viewer": viewer, "view": view, "told": tell(game, event, viewer)} for viewer in viewers]
        told = len(game.events)
        if game.is_over:
            return
        decision, mine = game.decision, game.held(game.to_move).data()
        verbs = sorted({action.text.split()[0] for action in decision.actions})
        examples = found["decisions"].setdefault(f"{decision.kind} {verbs}", [])
        if len(examples) < EXAMPLES:
            examples.append({"viewer": game.to_move, "view": view, "mine": mine, "asked": asked(game)})
        game.apply(dice.choice(decision.actions))


def asked(game: kanly.Game) -> dict[str, Any]:
    """Return what is asked, and what the choices are called."""
    narration, seen = game.rules.narration(), game.observe(game.to_move)
    labels = [narration.label(seen, action) for action in game.decision.actions]
    return {"prompt": narration.prompt(seen), "labels": labels}


def tell(game: kanly.Game, event: kanly.Event, viewer: int) -> list[dict[str, Any]]:
    """Return an event as it is told to a viewer."""
    story = game.rules.narration().story(game.config, viewer)
    story.tell([event], 0)
    return [telling.data() for telling in story.told]


def main() -> None:
    """Print the sample as JSON."""
    if edition := sys.argv[1:2]:
        name, _, people = edition[0].partition("/")
        variant = kanly.Variant(name, tuple(sys.argv[2:]), int(people or 0))
        print(json.dumps(kanly.rules_of("imperium").catalogue(variant)))
        return
    found: dict[str, Any] = {"decisions": {}, "stories": {}}
    for seats in (1, 2, 3, 4):
        for seed in range(6):
            play(seats, seed, found)
    sample = {
        "catalogue": kanly.rules_of("imperium").catalogue(kanly.Variant("base")),
        "moods": [{"says": phrase((effect,)), "does": phrase((effect,), DO)} for effect in EFFECTS],
        "decisions": list(chain.from_iterable(found["decisions"].values())),
        "stories": list(chain.from_iterable(found["stories"].values())),
    }
    print(json.dumps(sample))


if __name__ == "__main__":
    main()
