"""The log beside a board: told as it happens, a sentence at a time, to each what it may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kanly
from kanly import SPECTATOR, Config, Event
from kanly.engine.narration import Story, Telling
from kanly.imperium.narration import ImperiumNarration


def story(viewer: int = 0, seats: int = 4) -> Story:
    return ImperiumNarration().story(Config("imperium", "base", seats), viewer)


def told(events: list[Event], viewer: int = 0, seats: int = 4) -> list[tuple[str, dict[str, Any]]]:
    """Return the messages in which events are told."""
    telling = story(viewer, seats)
    telling.tell(events, 1)
    return [(each.said["id"], each.said.get("args", {})) for each in telling.told]


def event(kind: str, seat: int, **data: Any) -> Event:
    return Event(kind, seat, data)


def test_a_sum_stands_where_it_began() -> None:
    events = [
        event("agent", 1, card="dagger", space="wealth"),
        event("gained", 1, resource="spice", count=1),
        event("recruited", 1, count=1),
        event("gained", 1, resource="spice", count=2),
    ]
    assert [(kind, args.get("count")) for kind, args in told(events)] == [
        ("event-agent", None),
        ("event-gained", 3),
        ("event-recruited", 1),
    ]


def test_nothing_adds_up_over_the_end_of_a_sentence() -> None:
    gain = event("gained", 1, resource="spice", count=1)
    breaks = [
        event("gained", 2, resource="spice", count=1),
        event("row_card", -1, card="chani"),
        event("played_intrigue", 1, card="bribery", moment="plot"),
    ]
    for between in breaks:
        assert [args["count"] for kind, args in told([gain, between, gain]) if kind == "event-gained"][-1] == 1


def test_points_that_follow_one_another_are_told_as_their_sum() -> None:
    points = [event("vp", 1, change=1, now=now, source="tracks") for now in (9, 10)]
    assert told(points) == [("event-vp", {"change": 2, "now": 10})]


def test_ones_own_draw_is_told_once_by_its_cards() -> None:
    draw = [event("drew", 0, count=1), Event("drew_cards", 0, {"cards": ["dagger"]}, (0,))]
    assert told(draw, viewer=0) == [("event-drew_cards", {"cards": ["dagger"]})]
    assert told(draw[:1], viewer=1) == [("event-drew", {"count": 1})]


def test_the_new_hands_of_others_go_without_saying() -> None:
    events = [event("round", 0, number=2, conflict="skirmish_a"), event("drew", 1, count=5), event("reshuffled", 2)]
    assert [kind for kind, _ in told(events)] == ["event-round"]
    assert [kind for kind, _ in told(events, viewer=2)] == ["event-round", "event-reshuffled"]


def test_what_a_rival_turns_up_and_ignores_is_one_phrase() -> None:
    turned = [
        event("hagal_card", 1, card="carthag"),
        event("hagal_skipped", 1, card="carthag", reason="occupied"),
        event("hagal_card", 1, card="conspire"),
    ]
    ignored = {"id": "hagal-ignored", "args": {"card": {"name": ["hagal", "carthag"]}, "reason": "occupied"}}
    assert told(turned, seats=1) == [
        ("event-hagal_cards", {"ignored": {"list": [ignored], "by": ""}, "card": {"name": ["hagal", "conspire"]}})
    ]


def test_a_trade_of_a_rival_is_one_phrase() -> None:
    traded = [event("paid", 1, resource="spice", count=7), event("vp", 1, change=1, now=5, source="trading")]
    given = {"id": "amount-spice", "args": {"n": 7}}
    assert told(traded, seats=1) == [("event-vp_traded", {"change": 1, "now": 5, "given": given})]


def test_what_comes_into_the_row_together_is_one_sentence() -> None:
    cards = [event("row_card", -1, card=card) for card in ("chani", "stilgar")]
    assert told(cards) == [("event-row_card", {"count": 2, "cards": ["chani", "stilgar"]})]


def test_only_a_reader_who_calls_a_seat_otherwise_is_told_its_leader() -> None:
    telling = story(viewer=0)
    telling.tell([event("leader", seat, leader="paul_atreides") for seat in (0, 1)], 1)
    assert [each.namesake for each in telling.told] == [None, {"name": ["leader", "paul_atreides"]}]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_log_that_is_read_as_it_is_told_is_the_log_that_is_told_at_once(seats: int) -> None:
    """Also after actions were taken back, and although a story forgets what will not change any more."""
    game = kanly.new("imperium", seats=seats, seed=3, leaders="choose", confirm=True)
    rng = Random(3)
    viewers = range(SPECTATOR, seats)
    stories, read = {viewer: story(viewer, seats) for viewer in viewers}, dict[int, list[Telling]]()
    undone = 0
    for viewer in viewers:
        read[viewer] = []
        hear(stories[viewer], read[viewer], game.events_for(viewer), 0)
    while not game.is_over:
        since = len(game.events)
        if game.may_undo(game.actions[-1][0] if game.actions else SPECTATOR) and rng.random() < 0.3:
            game.undo()
            undone += 1
            for viewer in viewers:
                stories[viewer] = at_once(game, viewer)
                settled = stories[viewer].settled()
                read[viewer][settled:] = stories[viewer].told[settled:]
                stories[viewer].forget()
        else:
            game.apply(rng.choice(game.decision.actions))
            for viewer in viewers:
                hear(stories[viewer], read[viewer], game.events_for(viewer, since), len(game.actions))
        assert all(len(each.told) < 40 for each in stories.values())
    assert undone > 3
    for viewer in viewers:
        assert read[viewer] == at_once(game, viewer).told


def hear(telling: Story, log: list[Telling], events: list[Event], at: int) -> None:
    """Go on with a log, as a reader does."""
    since = telling.tell(events, at)
    log[since:] = telling.told[since - telling.forgotten :]
    telling.forget()


def at_once(game: kanly.Game, viewer: int) -> Story:
    telling = story(viewer, game.config.seats)
    for at, events in enumerate(game.events_by_action()):
        telling.tell([event for event in events if event.visible_to(viewer)], at)
    return telling
