"""What every game says: plain data that a reader's language can put into words."""

from __future__ import annotations

import json

import kanly
from kanly.engine.narration import PAGE, TERMINAL
from tests.contract.cases import ALL, Case, games, start, walk

every_game = games(ALL)


@every_game
def test_everybody_is_told_what_is_asked(case: Case, seed: int) -> None:
    game = start(case, seed)
    narration = game.rules.narration()
    for number in walk(game, seed):
        if number % 5 == 0:
            for viewer in case.viewers:
                assert narration.prompt(game.observe(viewer))["id"]
    for viewer in case.viewers:
        assert narration.prompt(game.observe(viewer))["id"] == "prompt-over"


@every_game
def test_every_choice_is_called_something_of_its_own(case: Case, seed: int) -> None:
    game = start(case, seed)
    narration = game.rules.narration()
    for number in walk(game, seed):
        if number % 5 == 0:
            seen = game.observe(game.to_move)
            for where in (PAGE, TERMINAL):
                labels = [json.dumps(narration.label(seen, action, where)) for action in game.decision.actions]
                assert all(label not in ('""', "null") for label in labels)
                assert where == TERMINAL or len(set(labels)) == len(labels)


@every_game
def test_a_story_is_told_from_what_its_reader_may_see(case: Case, seed: int) -> None:
    """Told at once or as it happens, it comes out the same; its seats are those that take part."""
    game = start(case, seed)
    narration, seats = game.rules.narration(), game.rules.participants(game.config)
    stories = {viewer: narration.story(game.config, viewer) for viewer in case.viewers}
    told = dict.fromkeys(case.viewers, 0)
    for _ in walk(game, seed):
        for viewer, story in stories.items():
            story.tell(game.events_for(viewer, told[viewer]), len(game.actions))
            told[viewer] = len(game.events)
    for viewer, story in stories.items():
        story.tell(game.events_for(viewer, told[viewer]), len(game.actions))
        whole = narration.story(game.config, viewer)
        whole.tell(game.events_for(viewer), 0)
        assert [telling.said for telling in whole.told] == [telling.said for telling in story.told]
        for telling in story.told:
            assert kanly.SPECTATOR <= telling.seat < seats
            json.dumps(telling.data())
