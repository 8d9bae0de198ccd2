"""The phrases in which the events of Dune: Imperium are told: which message an event has, and its arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kanly.cli.imperium_speech import amount, called, listed, say
from kanly.engine import Event
from kanly.imperium.ids import NONE

Data = dict[str, Any]


@dataclass(frozen=True)
class Teller:
    """Who is who: the names by seat, the seat that is told (`You`), if any, and how many seats are people's."""

    names: Sequence[str]
    viewer: int
    people: int

    def who(self, seat: int) -> str:
        """Return a seat as the one who acts."""
        return say("you") if seat == self.viewer else self.names[seat]

    def whom(self, seat: int) -> str:
        """Return a seat as messages take it in an argument: `you`, `nobody` or its name."""
        return "nobody" if seat == NONE else "you" if seat == self.viewer else self.names[seat]

    def is_rival(self, seat: int) -> bool:
        """Say whether a seat is one of the two rivals of a solo game."""
        return self.people == 1 and seat >= 1

    def is_spoiler(self, seat: int) -> bool:
        """Say whether a seat is House Hagal in a two-player game, which collects and scores nothing."""
        return self.people == 2 and seat >= 2

    def strengths(self, strengths: Sequence[int]) -> str:
        """Return the strengths of those who have any, the strongest first."""
        order = sorted(range(len(strengths)), key=lambda seat: -strengths[seat])
        return ", ".join(f"{self.who(seat)} {strengths[seat]}" for seat in order if strengths[seat])


_SEATS: Final = frozenset(("victim", "lost_by", "mentat"))
"""Facts of events that are seats."""

_DECKS: Final = {
    "played_intrigue": "intrigue",
    "stole_intrigue_card": "intrigue",
    "drew_intrigue_cards": "intrigue",
    "discarded_intrigue": "intrigue",
    "hagal_card": "hagal",
    "hagal_cards": "hagal",
    "hagal_skipped": "hagal",
}
"""Events whose cards are not of a player's deck."""


def phrase(event: Event, teller: Teller) -> str:
    """Return what a seat does, as a phrase that follows its name."""
    kind, facts = _REFINED[event.kind](event.data) if event.kind in _REFINED else (event.kind, event.data)
    return say(f"event-{kind}", you=event.seat == teller.viewer, **_arguments(kind, facts, teller))


def _arguments(kind: str, facts: Data, teller: Teller) -> Data:
    """Return the facts of an event as arguments: seats as names, cards of other decks by their names."""
    arguments = {name: teller.whom(value) if name in _SEATS else value for name, value in facts.items()}
    deck = _DECKS.get(kind)
    if deck is not None and "card" in facts:
        arguments["card"] = called(deck, facts["card"])
    if deck is not None and "cards" in facts:
        arguments["cards"] = listed(called(deck, card) for card in facts["cards"])
    return arguments


# -- events whose message depends on their facts ----------------------------------------------------------------


def _points(data: Data) -> tuple[str, Data]:
    if "traded" not in data:
        return "vp", data
    traded = data["traded"]
    if "cards" in traded:
        given = say("given-intrigue", cards=listed(called("intrigue", card) for card in traded["cards"]))
    else:
        given = amount(traded["resource"], traded["count"])
    return "vp_traded", {"change": data["change"], "now": data["now"], "given": given}


def _turned_up(data: Data) -> tuple[str, Data]:
    """Return the House Hagal cards that were turned up, with the reason why one was ignored."""
    if "ignored" not in data:
        return ("hagal_skipped" if "reason" in data else "hagal_card"), data
    ignored = ", ".join(_ignored(card) for card in data["ignored"])
    return "hagal_cards", {"ignored": ignored, "card": _ignored(data) if "reason" in data else data["card"]}


def _ignored(data: Data) -> str:
    return f"{called('hagal', data['card'])} ({called('reason', data['reason'])})"


def _rival_agent(data: Data) -> tuple[str, Data]:
    there = called("hagal", data["card"]) == called("space", data["space"])
    return ("rival_agent_there" if there else "rival_agent"), data


_REFINED: Final[dict[str, Callable[[Data], tuple[str, Data]]]] = {
    "acquired": lambda data: ("acquired", {**data, "on_top": "top" in data["manner"]}),
    "moved_agent": lambda data: ("moved_agent", {"origin": called("space", data["origin"])}),
    "vp": _points,
    "hagal_card": _turned_up,
    "hagal_skipped": _turned_up,
    "rival_agent": _rival_agent,
}


# -- what happens at the table: whole sentences -------------------------------------------------------------------


def happening(event: Event, teller: Teller) -> str:
    """Return what happens at the table, as a sentence."""
    seat, data = event.seat, event.data
    more = _TOLD[event.kind](data, teller, seat) if event.kind in _TOLD else data
    text = say(f"event-{event.kind}", **_about(seat, teller), **_arguments(event.kind, more, teller))
    return f"{text} {_new_hands(teller)}".rstrip() if event.kind == "round" else text


def control_lost(event: Event, teller: Teller) -> str:
    """Return that a seat loses control of a space and nobody gains it."""
    return say("event-control_lost", space=event.data["space"], **_about(event.data["lost_by"], teller))


def _about(seat: int, teller: Teller) -> Data:
    """Return the arguments that say whom a sentence is about."""
    if seat == NONE:
        return {"you": "nobody", "who": ""}
    return {"you": seat == teller.viewer, "who": teller.names[seat]}


def _new_hands(teller: Teller) -> str:
    if teller.people == 1:
        return "" if teller.viewer == 0 else say("cli-hands-one", who=teller.names[0])
    return say("cli-hands-both" if teller.people == 2 else "cli-hands-all")


def _combat(data: Data, teller: Teller, seat: int) -> Data:
    return {"fight": any(data["strengths"]), "strengths": teller.strengths(data["strengths"])}


def _combat_resolved(data: Data, teller: Teller, seat: int) -> Data:
    spoilers = [at for at, place in enumerate(data["rewards"]) if place and teller.is_spoiler(at)]
    spoiled = "no" if not spoilers else "winner" if spoilers[0] == seat else "other"
    spoiler = teller.names[spoilers[0]] if spoilers else ""
    return {**_combat(data, teller, seat), "spoiled": spoiled, "spoiler": spoiler}


def _game_over(data: Data, teller: Teller, seat: int) -> Data:
    how = "rivals" if teller.people == 1 and seat == 0 else "plain"
    if teller.is_rival(seat) and teller.viewer == 0:
        how = "lost"
    return {"how": how, "points": data["scores"][seat]}


_TOLD: Final[dict[str, Callable[[Data, Teller, int], Data]]] = {
    "combat": _combat,
    "combat_resolved": _combat_resolved,
    "game_over": _game_over,
}
HAPPENINGS: Final = frozenset(("first_player", "round", "recall", "hagal_reshuffled", *_TOLD))
"""Events that are told as whole sentences."""
