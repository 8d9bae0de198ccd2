"""What happened, as a person would tell it: which events share a sentence, and which go without saying.

Phrases about the same seat are joined into one sentence until that seat begins something new: "Paul Atreides sends an
Agent to Arrakeen with Reconnaissance, recruits 1 troop and draws 1 card." A turn of a rival is one sentence too:
"Glossu Rabban turns up Carthag (occupied), then Conspire, sends an Agent there, gains influence with the Emperor
(now 1) and recruits 2 troops."
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from kanly.engine.events import Event
from kanly.engine.narration import PAGE, TERMINAL, Story
from kanly.imperium.narration.events import BEGINS, GATHERED, Audience, Deed, is_whole, telling

_TWINS: Final = {
    "drew": "drew_cards",
    "drew_intrigue": "drew_intrigue_cards",
    "drew_twisted": "drew_twisted_cards",
    "stole_intrigue": "stole_intrigue_card",
    "gave_intrigue": "gave_intrigue_card",
    "gave_intrigue_away": "gave_intrigue_away_card",
    "looked_at_top": "saw_top",
    "looked_at_cards": "saw_cards",
    "chose_secretly": "chose_tokens",
}
"""What is told to all, and what says the same and more to those who may know, when it follows at once."""

_NEW_HANDS: Final = frozenset(("drew", "reshuffled"))
_BEFORE_HANDS: Final = frozenset(("deployed", "drew_cards", "swordmaster"))
"""What may happen between the start of a round and the last new hand."""

_ADDS_UP: Final = frozenset(
    ("recruited", "deployed", "drew", "drew_cards", "drew_intrigue", "drew_intrigue_cards", "gained", "paid", "swords")
)


@dataclass(frozen=True)
class Manner:
    """How a story is told at one place.

    Beside a board each line is told as it happens: what comes into the Row ends a sentence, and sums stand where they
    began. A text of its own is told in retrospect: the Row is told after the sentence, sums stand where they end, equal
    steps on a track add up, and a Conflict that nobody can change any more is told once.
    """

    in_retrospect: bool


_MANNERS: Final = {PAGE: Manner(in_retrospect=False), TERMINAL: Manner(in_retrospect=True)}


class ImperiumStory(Story):
    """The log of a game, told to one audience."""

    def __init__(self, audience: Audience) -> None:
        super().__init__()
        self._audience = audience
        self._manner = _MANNERS[audience.where]
        self._deeds: list[Deed] = []
        self._begun: dict[int, Deed] = {}
        """The last deed of each seat that began a sentence."""
        self._first = 0
        """Where the sentence under way begins."""
        self._end = -1
        """Where it goes on; -1 when none is under way."""
        self._dealing = False
        self._since = 0

    # -- the log ---------------------------------------------------------------------------------------------------

    def tell(self, events: Sequence[Event], at: int) -> int:
        """Tell events of an action, joined with those before."""
        self._since = len(self._deeds)
        for number, event in enumerate(events, 1):
            following = events[number] if number < len(events) else None
            if not self._goes_without_saying(event, following):
                self._add(Deed(event.kind, event.seat, event.data, at))
        self.told[self._since :] = [telling(deed, self._audience) for deed in self._deeds[self._since :]]
        return self.forgotten + self._since

    def settled(self) -> int:
        """Return how many tellings come before the sentence under way, or before what may still gather."""
        return self.forgotten + (self._first if self._end >= 0 else max(len(self._deeds) - 1, 0))

    def forget(self) -> None:
        """Let go of what will never change."""
        settled = self.settled() - self.forgotten
        super().forget()
        del self._deeds[:settled]
        self._first -= settled
        if self._end >= 0:
            self._end -= settled

    def _goes_without_saying(self, event: Event, following: Event | None) -> bool:
        """Say whether something needs no words: it is told by what follows, or as well known."""
        kind = event.kind
        if following is not None and self._is_told_by(event, following):
            return True
        if kind == "round":
            self._dealing = True
        elif kind not in _NEW_HANDS and kind not in _BEFORE_HANDS:
            self._dealing = False
        if self._dealing and kind in _NEW_HANDS and event.seat != self._audience.viewer:
            return True
        if kind == "vp" and event.data["source"] == "start":
            return event.seat != 0
        return kind == "cleaned_up" and self._repeats(event)

    def _is_told_by(self, event: Event, following: Event) -> bool:
        if self._manner.in_retrospect and event.kind == "combat":
            return following.kind == "combat_resolved"
        return _TWINS.get(event.kind) == following.kind and event.seat == following.seat

    def _repeats(self, event: Event) -> bool:
        """Say whether the end of a Reveal turn says nothing that its beginning did not say."""
        begun = self._begun.get(event.seat)
        if self._manner.in_retrospect and (self._end < 0 or self._deeds[self._first] is not begun):
            return False
        if event.data["unspent"] or begun is None or begun.kind != "revealed":
            return False
        return bool(begun.data["strength"] == event.data["strength"])

    # -- sentences -------------------------------------------------------------------------------------------------

    def _add(self, deed: Deed) -> None:
        if deed.kind in GATHERED:
            self._gather(deed)
        elif is_whole(deed):
            self._end = -1
            self._put(len(self._deeds) - self._is_told_first(deed), deed)
        elif not self._joins_last(deed):
            self._add_phrase(deed)

    def _gather(self, deed: Deed) -> None:
        """Add what comes into the Row or to a maker space to what came before it."""
        last = self._deeds[-1] if self._deeds else None
        if last is not None and last.kind == deed.kind:
            together = [*last.data.get("with", [last.data]), deed.data]
            self._put(len(self._deeds) - 1, replace(last, data={**last.data, "with": together}), over=True)
            return
        if not self._manner.in_retrospect or (last is not None and last.kind in GATHERED):
            self._end = -1
        self._put(len(self._deeds), deed)

    def _is_told_first(self, deed: Deed) -> bool:
        """Say whether a sentence stands before what is gathering: in retrospect, the points at the start of a game."""
        gathering = bool(self._deeds) and self._deeds[-1].kind in GATHERED
        return self._manner.in_retrospect and deed.kind == "vp" and gathering

    def _add_phrase(self, deed: Deed) -> None:
        if deed.kind in BEGINS:
            deed = self._begun[deed.seat] = replace(deed, begins=True)
        if deed.begins or self._end < 0 or self._deeds[self._first].seat != deed.seat:
            self._first = len(self._deeds)
            self._put(self._first, deed)
            self._end = len(self._deeds)
            return
        same = self._same(deed)
        if same < 0:
            self._put(self._end, deed)
            self._end += 1
        elif self._manner.in_retrospect:
            before = self._deeds.pop(same)
            self._since = min(self._since, same)
            self._put(self._end - 1, _sum(before, deed))
        else:
            self._put(same, _sum(self._deeds[same], deed), over=True)

    def _put(self, where: int, deed: Deed, over: bool = False) -> None:
        self._deeds[where : where + over] = [deed]
        self._since = min(self._since, where)

    # -- several events told as one --------------------------------------------------------------------------------

    def _joins_last(self, deed: Deed) -> bool:
        """Join two deeds of a rival that are one: a card and why it is ignored, the next card, a trade for a point."""
        if self._end < 0:
            return False
        last = self._deeds[self._end - 1]
        if last.seat != deed.seat:
            return False
        data: dict[str, Any] | None = None
        if last.kind == "hagal_card" and deed.kind == "hagal_skipped":
            data = {**last.data, **deed.data}
        elif last.kind == "hagal_skipped" and deed.kind == "hagal_card":
            data = {**deed.data, "ignored": [*last.data.get("ignored", []), last.data]}
        elif deed.kind == "vp" and deed.data["source"] == "trading" and last.kind in ("paid", "discarded_intrigue"):
            data = {**deed.data, "traded": last.data}
        if data is None:
            return False
        self._put(self._end - 1, replace(deed, data=data, begins=last.begins), over=True)
        return True

    def _same(self, deed: Deed) -> int:
        """Return the place of the deed in this sentence that this one only adds to, or -1."""
        if _scores(deed):
            return self._end - 1 if _scores(self._deeds[self._end - 1]) else -1
        places = range(self._end - 1, self._first - 1, -1)
        return next((at for at in places if self._adds_up(self._deeds[at], deed)), -1)

    def _adds_up(self, before: Deed, deed: Deed) -> bool:
        if before.kind != deed.kind:
            return False
        if deed.kind == "influence" and self._manner.in_retrospect:
            return all(before.data[key] == deed.data[key] for key in ("faction", "change"))
        return deed.kind in _ADDS_UP and before.data.get("resource") == deed.data.get("resource")


def _scores(deed: Deed) -> bool:
    """Say whether a deed scores points in no trade; of points that follow one another only the sum is told."""
    return deed.kind == "vp" and deed.data["change"] > 0 and "traded" not in deed.data


def _sum(before: Deed, deed: Deed) -> Deed:
    """Return a deed with the number of things, the cards, or the points of a later one added."""
    added = ("change",) if deed.kind == "vp" else ("count", "cards")
    sums = {key: before.data[key] + deed.data[key] for key in added if key in deed.data}
    return replace(before, data={**before.data, **deed.data, **sums})
