"""What a game says: a facet that chooses messages; rooms render them in the reader's language and know no game.

This one serves any game: event `drew` is message `event-drew` with the event's facts. A game of its own overrides what
it can say better.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from kanly.engine.action import Action
from kanly.engine.events import Event
from kanly.engine.message import Message, Words, listed, message, who

if TYPE_CHECKING:
    from kanly.engine.config import Config
    from kanly.engine.decision import Observation

PAGE: Final = "page"
TERMINAL: Final = "terminal"
"""Where a story is read: beside the board, line by line as it happens, or as a text of its own."""

NOBODY: Final = -1


@dataclass(slots=True)
class Telling:
    """One thing told: a whole sentence, or a phrase about a seat, which follows its name.

    A whole sentence has the seat whose mark stands before it, or NOBODY where it is about nobody in particular.

    A phrase goes on with the sentence before it if that is about the same seat, unless it `begins` a new one. Phrases
    that follow one another with the same verb share it, but for those that begin a sentence or stand `alone`.

    A phrase that says how a seat comes by its name has that in `namesake`, and is not told to readers who call the seat
    so; or it says in `called` what the seat is called until then. `at` is the number of the action, `tone` is "head",
    "quiet" or "".
    """

    at: int
    seat: int
    said: Message
    whole: bool = False
    begins: bool = False
    alone: bool = False
    namesake: Words = None
    called: Words = None
    tone: str = ""

    def data(self) -> dict[str, Any]:
        """Return it as a reader gets it; a whole sentence has a seat where it does not name it itself."""
        seat = NOBODY if self.whole and self._names_its_seat() else self.seat
        told: dict[str, Any] = {"at": self.at, "seat": seat, "said": self.said}
        if self.whole and seat != NOBODY:
            told["whole"] = True
        if self.begins:
            told["begins"] = True
        if self.alone:
            told["alone"] = True
        if self.namesake is not None:
            told["namesake"] = self.namesake
        return told

    def _names_its_seat(self) -> bool:
        return bool(self.said.get("args", {}).get("who") == who(self.seat))


class Story:
    """A log that is told to one reader as it happens. What is told may still change while its sentence goes on.

    `told` is the end of the log: what was told after the first `forgotten` tellings.
    """

    def __init__(self) -> None:
        self.told: list[Telling] = []
        self.forgotten = 0

    def tell(self, events: Sequence[Event], at: int) -> int:
        """Tell events of action `at` that the reader may see; return the number of the first telling that changed."""
        since = len(self.told)
        self.told += [self._whole(event, at) for event in events]
        return self.forgotten + since

    def _whole(self, event: Event, at: int) -> Telling:
        return Telling(at, event.seat, message(f"event-{event.kind}", **event.data), whole=True)

    def settled(self) -> int:
        """Return how many tellings will never change."""
        return self.forgotten + len(self.told)

    def forget(self) -> None:
        """Let go of what will never change."""
        settled = self.settled() - self.forgotten
        del self.told[:settled]
        self.forgotten += settled


class Narration:
    """What a game says. Everything is chosen from what the reader may know."""

    def story(self, config: Config, viewer: int, where: str = PAGE) -> Story:
        """Return the log of a game, to be told to a seat or to SPECTATOR."""
        return Story()

    def prompt(self, seen: Observation) -> Message:
        """Return in a sentence what a viewer is asked, or who decides instead."""
        decision = seen.decision
        if decision is None:
            return message("prompt-over")
        if decision.seat != seen.seat:
            return message("prompt-wait", who=who(decision.seat))
        return message(f"prompt-{decision.kind}")

    def standing(self, other: int, ahead: Sequence[tuple[str, int]], behind: Sequence[tuple[str, int]]) -> Message:
        """Return in a sentence where a seat is ahead of another one and where behind, by topics and how far."""
        more, fewer = ([self.edge(topic, n) for topic, n in edges] for edges in (ahead, behind))
        if more and fewer:
            return message("standing-both", other=who(other), more=listed(more), fewer=listed(fewer))
        if more:
            return message("standing-ahead", other=who(other), more=listed(more))
        return message("standing-behind", other=who(other), fewer=listed(fewer))

    def edge(self, topic: str, n: int) -> Words:
        """Return what somebody has more of than another: so many of a topic of the features."""
        return {"id": f"edge-{topic}", "args": {"n": n}, "else": f"{n} {topic}"}

    def label(self, seen: Observation, action: Action, where: str = PAGE) -> Words:
        """Return what a legal action is called: on the page in full, under a heading of the terminal in short."""
        return action.text
