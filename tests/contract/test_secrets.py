"""Nobody learns what the rules hide: whole observations and event lists, compared under scrambled secrets."""

from __future__ import annotations

from random import Random

import kanly
from tests.contract.cases import ALL, THIN, Case, games, start, walk
from tests.contract.scramble import REVEALS, SCRAMBLES, UNASKED

every_game = games(ALL)


def test_every_game_says_what_it_hides() -> None:
    assert {case.game for case in ALL} >= set(kanly.games())
    assert set(SCRAMBLES) == set(REVEALS) == set(UNASKED) == {case.game for case in ALL}


@every_game
def test_an_observation_does_not_depend_on_what_it_may_not_see(case: Case, seed: int) -> None:
    """For every seat and the spectator."""
    game = start(case, seed)
    rules, rng = game.rules, Random(seed)
    scramble = SCRAMBLES[case.game]
    for number in walk(game, seed):
        if number % (2 * THIN):
            continue
        for viewer in case.viewers:
            other = scramble(game.state, viewer, rng)
            assert rules.inventory().violations(other) == []
            assert rules.digest(other) != game.digest
            assert rules.observe(other, viewer).text() == game.observe(viewer).text()


@every_game
def test_the_options_of_others_are_not_shown(case: Case, seed: int) -> None:
    game = start(case, seed)
    for _ in walk(game, seed):
        for viewer in case.viewers:
            decision = game.observe(viewer).decision
            assert decision is not None
            assert (decision.seat, decision.kind) == (game.to_move, game.decision.kind)
            shown = list(decision.actions)
            assert shown == (list(game.decision.actions) if viewer == game.to_move else [])


def events_of(rules: kanly.Rules, state: kanly.State, action: kanly.Action, viewer: int) -> list[kanly.Event]:
    """Play an action and return the events that a viewer sees of it."""
    state.log = []
    rules.play(state, action)
    seen = [event for event in state.log if event.visible_to(viewer)]
    state.log = None
    return seen


@every_game
def test_events_show_only_what_the_rules_reveal(case: Case, seed: int) -> None:
    """The same action in two worlds that a viewer cannot tell apart.

    The viewer's events are the same up to the first one that reveals something by the rules. As long as the events
    are the same, so is what the viewer sees. And whether somebody is asked does not tell what that seat hides.
    """
    game = start(case, seed)
    rules, rng = game.rules, Random(seed)
    for number in walk(game, seed):
        if number % THIN:
            continue
        chosen = rng.choice(game.decision.actions)
        for viewer in case.viewers:
            other = SCRAMBLES[case.game](game.state, viewer, rng)
            if chosen not in rules.decision(other).actions:
                continue
            real = game.state.clone()
            here, there = events_of(rules, real, chosen, viewer), events_of(rules, other, chosen, viewer)
            same = 0
            while same < min(len(here), len(there)) and here[same] == there[same]:
                same += 1
            if same < min(len(here), len(there)):
                for event in (here[same], there[same]):
                    assert REVEALS[case.game](event, viewer), f"{chosen}: {event} is not for {viewer}"
            elif len(here) != len(there):
                longer = here if len(here) > len(there) else there
                assert longer[same].kind in UNASKED[case.game], f"{chosen}: {longer[same]} came unasked"
            else:
                assert rules.observe(other, viewer).text() == rules.observe(real, viewer).text(), chosen


@every_game
def test_a_private_event_is_shown_to_its_seats_only(case: Case, seed: int) -> None:
    game = start(case, seed)
    for _ in walk(game, seed):
        pass
    private = [event for event in game.events if event.seats is not None]
    assert private
    assert game.events_for(kanly.SPECTATOR) == [event for event in game.events if event.seats is None]
    for seat in range(case.seats):
        shown = game.events_for(seat)
        assert [event for event in shown if event.seats is not None] == [e for e in private if seat in (e.seats or ())]
        since = len(game.events) // 2
        assert game.events_for(seat, since) == [event for event in game.events[since:] if event in shown]
