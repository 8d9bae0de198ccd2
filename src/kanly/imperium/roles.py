"""Who sits at a seat: a person, or a player of the game's own. The rules ask a role what holds for it."""

from __future__ import annotations

from typing import Final, final

from kanly.imperium.ids import SITTERS


@final
class Role:
    """What holds for those who sit at a seat as one of `ids.SITTERS`.

    `decides`: makes its own choices; else the person at seat 0 makes them. `has_hand`: takes turns of sending Agents
    and revealing cards; else those of an automa. `plays_intrigue`: may play Intrigue cards, and knows its own.
    `uses_ability`: its leader's own one; else only the ring. `earns_bonuses`: those of the influence tracks.
    `competes`: has a leader, collects goods, scores and is ranked. `trades`: turns goods into points on its own.
    `prefers_least`: gains influence where it has least.
    """

    __slots__ = (
        "competes", "decides", "earns_bonuses", "has_hand", "name", "plays_intrigue", "prefers_least", "trades",
        "uses_ability",
    )  # fmt: skip

    def __init__(self, name: str, is_person: bool, competes: bool) -> None:
        self.name = name
        self.competes = competes
        self.decides = is_person
        self.has_hand = is_person
        self.plays_intrigue = is_person
        self.uses_ability = is_person
        self.earns_bonuses = is_person
        self.trades = not is_person
        self.prefers_least = not is_person


ROLES: Final = (
    Role("person", is_person=True, competes=True),
    Role("spoiler", is_person=False, competes=False),  # House Hagal in a two-player game (hagal B)
    Role("rival", is_person=False, competes=True),  # one of the two of a one-player game (hagal C)
)
"""The roles by `Player.rival`."""
assert tuple(role.name for role in ROLES) == SITTERS
