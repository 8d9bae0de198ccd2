"""What the engine needs of a game's state."""

from __future__ import annotations

from kanly.engine.derive import mypyc_attr
from kanly.engine.events import Chance, Event
from kanly.engine.flow import FlowState
from kanly.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class State(FlowState):
    """What the engine needs of a game's state.

    All chance comes from `rng`. `told` counts the moments at which hidden information became known or chance decided
    something, and `turns` the turns (or other windows of a seat) begun: together they bound undo. `log` and `chance`
    collect events and chance results beside the state, or are None when nobody listens; `feed` holds recorded chance
    results that a replay prescribes.
    """

    __slots__ = ("chance", "feed", "log", "rng", "told", "turns")

    rng: Rng
    told: int
    turns: int
    log: list[Event] | None
    chance: list[Chance] | None
    feed: list[Chance] | None

    def clone(self) -> State:
        """Return an independent copy, without log, chance results and feed."""
        raise NotImplementedError
