"""Dune: Imperium as a terminal shows it: board, choices and story put together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.console import RenderableType
from rich.text import Text as RichText

from kanly.cli.faces import Choices, Face, Told
from kanly.cli.imperium import board
from kanly.cli.imperium.choices import choices
from kanly.cli.imperium.parts import leader_name, named
from kanly.cli.imperium.speech import called, say, speak_of, speech, stock
from kanly.cli.screen import seat_name
from kanly.engine import Config, Event, Observation, Outcome
from kanly.engine.narration import TERMINAL, Telling
from kanly.engine.text import Text
from kanly.imperium.components import LEADERS
from kanly.imperium.editions import compose
from kanly.imperium.ids import NONE
from kanly.imperium.narration import ImperiumNarration
from kanly.imperium.narration.choices import seat_asked
from kanly.imperium.rules.troops import strength
from kanly.imperium.view import ImperiumObservation
from kanly.locale import Reader

NARRATION = ImperiumNarration()


class ImperiumFace(Face):
    """The face of Dune: Imperium."""

    def names(self, seen: Observation) -> list[str]:
        """Return the leaders' names."""
        state = _own(seen).state
        return [leader_name(state, seat) for seat in range(len(state.players))]

    def company(self, config: Config) -> str:
        """Return how many people play, and that House Hagal does."""
        speak_of(compose(config.variant, people=config.seats))
        return say("cli-company", n=config.seats)

    def table(self, seen: Observation, width: int) -> RenderableType:
        """Return the whole table."""
        return board.table_view(_own(seen), width)

    def opening(self, seen: Observation, width: int) -> RenderableType:
        """Return the table for a turn, the fight in combat, and nothing where no board is needed."""
        kind = seen.decision.kind if seen.decision is not None else ""
        if kind in ("leader", "tokens"):
            return RichText()
        if kind in ("turn", "move", "defence"):
            return board.table_view(_own(seen), width)
        return board.combat_view(_own(seen), width)

    def hand(self, seen: Observation) -> RenderableType:
        """Return hand, Intrigue and leader."""
        return board.own_cards(_own(seen))

    def status(self, seen: Observation) -> RichText:
        """Return points, goods, Agents and troops of the viewer, or of the rival that the viewer decides for."""
        state = _own(seen).state
        seat = seat_asked(_own(seen))
        if seat < 0 or state.players[seat].leader == NONE:
            return RichText()
        player = state.players[seat]
        points = say("cli-points", n=player.vp)
        goods = ", ".join(stock(name, n) for name, n in zip(state.edition.resources, player.goods, strict=True))
        force = strength(state, seat)
        troops = say("cli-troops-status", garrison=player.garrison, conflict=player.conflict, strength=force)
        return named(state, seat).append(f"  {points} · {goods} · {troops}", style="not bold default")

    def reason(self, text: str, seen: Observation) -> str:
        """Return a reason of the rules in the language that is spoken; seats by the names of their leaders."""
        args = Text.of(text).args
        return say(text, seat=self.names(seen)[args["seat"]]) if "seat" in args else say(Text.of(text))

    def option(self, key: str, value: str) -> str:
        """Return an option of a game in words."""
        if key == "difficulty":
            return say("cli-difficulty", difficulty=value)
        if key == "confirm":
            return say("cli-confirm")
        if key == "leaders":
            return say("cli-leaders", how=", ".join(called("leader", leader) for leader in value.split(",")))
        if key in ("rivals", "rival"):
            return say(f"cli-{key}-chosen", how=", ".join(self._rival(key, name) for name in value.split(",")))
        if key in ("variants", "churn"):
            return say("cli-variants-chosen", variants=", ".join(say(f"{key}-{name}") for name in value.split(",")))
        return f"{key} {value}"

    def _rival(self, key: str, name: str) -> str:
        """Return a rival by name, or how one is found."""
        return called("leader", name) if name.startswith("rival_") else say(f"{key}-{name}")

    def prompt(self, seen: Observation) -> str:
        """Return what is asked."""
        return speech().render(NARRATION.prompt(seen), self._reader(seen))

    def choices(self, seen: Observation) -> list[Choices]:
        """Return the choices in groups."""
        reader = self._reader(seen)
        return choices(_own(seen), lambda action: speech().render(NARRATION.label(seen, action, TERMINAL), reader))

    def story(self, config: Config, events: Sequence[Event], seen: Observation) -> list[Told]:
        """Return events in sentences; a new round stands out."""
        story = NARRATION.story(config, seen.seat, TERMINAL)
        story.tell(events, 0)
        reader = self._reader(seen)
        told = [_count_from_one(each) for each in story.told]
        first, earlier = _before_turning(told, reader)
        lines = speech().tell(told[:first], earlier) + speech().tell(told[first:], reader)
        return [Told(line.seat, RichText(line.text, style=line.tone)) for line in lines]

    def _reader(self, seen: Observation) -> Reader:
        return Reader(self.names(seen), seen.seat)

    def result(self, seen: Observation, outcome: Outcome) -> RenderableType:
        """Return the ranking."""
        return board.result(_own(seen), outcome)


FACE = ImperiumFace()


def _count_from_one(told: Telling) -> Telling:
    """Return what is told of a seat without a leader by the name that people give it: stories number seats from 0."""
    unnamed = told.called is not None and told.called["id"] == "seat-number"
    return replace(told, called=seat_name(told.seat)) if unnamed else told


def _before_turning(told: Sequence[Telling], reader: Reader) -> tuple[int, Reader]:
    """Return how much is told until a leader is turned over, that included, and a reader who knows its first side."""
    for number, each in enumerate(told):
        if each.said["id"] == "event-turned_leader":
            back = each.said["args"]["leader"]
            front = next(leader.key for leader in LEADERS if leader.back is not None and leader.back.key == back)
            names = list(reader.seats)
            names[each.seat] = called("leader", front)
            return number + 1, Reader(names, reader.viewer)
    return 0, reader


def _own(seen: Observation) -> ImperiumObservation:
    """Return an observation as one of this family, and speak of its edition from now on."""
    assert isinstance(seen, ImperiumObservation)
    speak_of(seen.state.edition)
    return seen
