"""What happened, in sentences: the events of Dune: Imperium as a person would tell them.

Every kind of event has a phrase. Phrases about the same seat are joined into one sentence until that seat begins
something new: "Paul Atreides sends an Agent to Arrakeen with Reconnaissance, recruits 1 troop and draws 1 card."
A turn of a rival is one sentence too: "Glossu Rabban turns up Carthag (occupied), then Conspire, sends an Agent there,
gains influence with the Emperor (now 1) and recruits 2 troops."
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kanly.cli.imperium_speech import called, listed, say
from kanly.cli.phrases import HAPPENINGS, Teller, control_lost, happening, phrase
from kanly.engine import Event
from kanly.imperium.ids import NONE


@dataclass(frozen=True)
class Line:
    """A sentence, whose it is, and the kind of event that it begins with."""

    seat: int
    kind: str
    text: str


_GATHERED: Final = frozenset(("row_card", "bonus_spice"))
"""Happenings that share a sentence when several come together; they never break a seat's sentence."""

_OF_THE_TABLE: Final = frozenset(("round", "combat", "recall"))
"""Happenings that are about nobody in particular."""

_BEGINS: Final = frozenset(("agent", "passed_turn", "revealed", "played_intrigue", "reward", "leader", "masterstroke"))
"""Deeds that begin a new sentence; so does a House Hagal card that does not follow an ignored one."""

_TWINS: Final = {
    "drew": "drew_cards",
    "drew_intrigue": "drew_intrigue_cards",
    "stole_intrigue": "stole_intrigue_card",
    "looked_at_top": "saw_top",
    "chose_secretly": "chose_tokens",
    "combat": "combat_resolved",
}
"""What is told, and what says the same and more when it follows at once."""

_NEW_HANDS: Final = frozenset(("drew", "reshuffled"))
_BEFORE_HANDS: Final = frozenset(("deployed", "drew_cards", "swordmaster"))
"""What may happen between the start of a round and the last new hand."""


def narrate(events: Sequence[Event], names: Sequence[str], viewer: int, people: int | None = None) -> list[Line]:
    """Return events as sentences for a seat (or SPECTATOR); the events must be those that it may see.

    The first `people` names are of people, by default all.
    """
    story = _Story(Teller(names, viewer, len(names) if people is None else people))
    at_round_start = False
    for number, event in enumerate(events, 1):
        following = events[number] if number < len(events) else None
        if following is not None and _TWINS.get(event.kind) == following.kind:
            if event.kind == "combat" or following.seat == event.seat:
                continue
        if event.kind == "round":
            at_round_start = True
        elif event.kind not in _NEW_HANDS and event.kind not in _BEFORE_HANDS:
            at_round_start = False
        if not (at_round_start and event.kind in _NEW_HANDS and event.seat != viewer):
            story.add(event)
    story.finish()
    return story.lines


class _Story:
    """Sentences in the making."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.lines: list[Line] = []
        self.deeds: list[Event] = []
        self.gathered: list[Event] = []

    def add(self, event: Event) -> None:
        if event.kind in _GATHERED:
            if self.gathered and self.gathered[0].kind != event.kind:
                self.finish()
            self.gathered.append(event)
        elif event.kind in HAPPENINGS:
            self.finish()
            about = NONE if event.kind in _OF_THE_TABLE else event.seat
            self._say(event, happening(event, self.teller), about)
        elif event.kind == "alliance" and event.seat == NONE:
            self.finish()
            self._say(event, say("event-alliance_returned", faction=event.data["faction"]))
        elif event.kind == "control" and event.seat == NONE:
            self.finish()
            self._say(event, control_lost(event, self.teller), event.data["lost_by"])
        elif event.kind == "vp" and event.data["source"] == "start":
            if event.seat == 0:
                self._say(event, say("event-vp_start", now=event.data["now"]), NONE)
        else:
            if not self.deeds or event.seat != self.deeds[0].seat or self._begins(event):
                self.finish()
            self.deeds.append(event)

    def _begins(self, event: Event) -> bool:
        if event.kind == "hagal_card":
            return self.deeds[-1].kind != "hagal_skipped"
        return event.kind in _BEGINS

    def finish(self) -> None:
        """End the sentence under way, then say what gathered meanwhile."""
        if self.deeds:
            self._say(self.deeds[0], _sentence(self.deeds, self.teller))
            self.deeds = []
        if self.gathered:
            self._say(self.gathered[0], _gathered(self.gathered))
            self.gathered = []

    def _say(self, event: Event, text: str, seat: int | None = None) -> None:
        self.lines.append(Line(event.seat if seat is None else seat, event.kind, text))


def _gathered(events: list[Event]) -> str:
    kind = events[0].kind
    if kind == "row_card":
        return say("event-row_card", count=len(events), cards=[event.data["card"] for event in events])
    spaces = [f"{called('space', event.data['space'])} ({event.data['now']})" for event in events]
    return say("event-bonus_spice", spaces=listed(spaces))


def _sentence(deeds: list[Event], teller: Teller) -> str:
    seat = deeds[0].seat
    who = teller.who(seat)
    if deeds[0].kind == "leader" and seat != teller.viewer:
        who = say("rival-number" if teller.is_rival(seat) else "seat-number", n=seat)
    return say("event-sentence", who=who, phrases=listed(_phrases(_joined(deeds), teller)))


def _phrases(deeds: list[Event], teller: Teller) -> list[str]:
    """Return the phrases of deeds; those that follow one another with the same verb, their first word, share it."""
    told: list[tuple[str, list[str]]] = []
    for deed in deeds:
        text = phrase(deed, teller)
        verb, _, what = text.partition(" ") if _shares(deed, text) else ("", "", text)
        if verb and told and told[-1][0] == verb:
            told[-1][1].append(what)
        else:
            told.append((verb, [what]))
    return [f"{verb} {listed(things, 'list-objects')}".lstrip() for verb, things in told]


def _shares(deed: Event, text: str) -> bool:
    """Say whether a phrase may share its verb: not what begins a sentence, nor what would be misread in a list."""
    lists = len(deed.data.get("cards", ())) > 1 or "," in text
    return not (lists or deed.kind in _BEGINS or "top" in deed.data.get("manner", ""))


_ADDS_UP: Final = frozenset(
    ("recruited", "deployed", "drew", "drew_cards", "drew_intrigue", "drew_intrigue_cards", "gained", "paid", "swords")
)


def _joined(deeds: list[Event]) -> list[Event]:
    """Join deeds of one sentence that only add up, and leave out an end of the Reveal turn that says nothing new."""
    joined: list[Event] = []
    for deed in _traded(_turned(deeds)):
        if deed.kind == "cleaned_up" and deeds[0].kind == "revealed" and not deed.data["unspent"]:
            if deed.data["strength"] == deeds[0].data["strength"]:
                continue
        if joined and _scores_on(joined[-1], deed):
            deed = _sum(joined.pop(), deed)
        for before in joined:
            if before.kind == deed.kind and _adds_up(before, deed):
                joined.remove(before)
                deed = _sum(before, deed)
                break
        joined.append(deed)
    return joined


def _turned(deeds: list[Event]) -> list[Event]:
    """Join the House Hagal cards turned up one after the other, each ignored one with its reason."""
    joined: list[Event] = []
    for deed in deeds:
        before = joined[-1] if joined else None
        if deed.kind == "hagal_skipped" and before is not None and before.kind == "hagal_card":
            joined.pop()
            deed = Event(deed.kind, deed.seat, {**before.data, **deed.data}, deed.seats)
        elif deed.kind == "hagal_card" and before is not None and before.kind == "hagal_skipped":
            joined.pop()
            ignored = [*before.data.get("ignored", []), before.data]
            deed = Event(deed.kind, deed.seat, {**deed.data, "ignored": ignored}, deed.seats)
        joined.append(deed)
    return joined


def _traded(deeds: list[Event]) -> list[Event]:
    """Join what a rival gives up and the point that it gets for it."""
    joined: list[Event] = []
    for deed in deeds:
        if deed.kind == "vp" and deed.data["source"] == "trading" and joined:
            deed = Event(deed.kind, deed.seat, {**deed.data, "traded": joined.pop().data}, deed.seats)
        joined.append(deed)
    return joined


def _adds_up(before: Event, deed: Event) -> bool:
    if deed.kind == "influence":
        return all(before.data[key] == deed.data[key] for key in ("faction", "change"))
    return deed.kind in _ADDS_UP and before.data.get("resource") == deed.data.get("resource")


def _scores_on(before: Event, deed: Event) -> bool:
    """Say whether points follow points at once, so that only their sum is told."""
    both = (before, deed)
    return all(each.kind == "vp" and each.data["change"] > 0 and "traded" not in each.data for each in both)


def _sum(before: Event, deed: Event) -> Event:
    """Return a deed with the number of things, the list of cards, or the points of an earlier one added."""
    added = ("change",) if deed.kind == "vp" else ("count", "cards")
    sums: dict[str, Any] = {key: before.data[key] + deed.data[key] for key in added if key in deed.data}
    return Event(deed.kind, deed.seat, {**deed.data, **sums}, deed.seats)
