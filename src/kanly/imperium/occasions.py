"""Occasions: what happens in a game so that something else may follow.

Whatever a player comes to own declares what follows: `when(HARVESTED, draw(1))`. The rules say that something happens
(`rules/follow.py`) and do not ask who is waiting for it. A set may name others with `new_occasion`.
"""

from __future__ import annotations

from typing import Final

NO_OCCASION: Final = -1

OCCASIONS: Final[list[str]] = []
"""Every occasion there is, by its number; its messages are `when-<name>`."""


def new_occasion(name: str) -> int:
    """Return the number of an occasion; raises ValueError for a name that is taken."""
    if name in OCCASIONS:
        raise ValueError(f"there is an occasion {name!r} already")
    OCCASIONS.append(name)
    return len(OCCASIONS) - 1


PAID_FOR_SPACE: Final = new_occasion("paid_for_space")
"""Solari were paid as the price of a space; one reduced to nothing is not paid (I-22.5)."""
TOOK_SEAT: Final = new_occasion("took_seat")
"""A seat in the High Council was taken (I-21.1)."""
HARVESTED: Final = new_occasion("harvested")
"""Spice was harvested at a Maker space (I-14.3)."""
DEPLOYED: Final = new_occasion("deployed")
"""Units were deployed; how many in this turn is its number (I-8.8, U-7.9)."""
SENT_AGENT: Final = new_occasion("sent_agent")
"""An Agent was placed, and paid for (I-6.4, U-19.10)."""
REACHED_TWO: Final = tuple(
    new_occasion(f"reached_two_{faction}") for faction in ("emperor", "guild", "bene_gesserit", "fremen")
)
"""Influence 2 was reached, or passed, upwards (U-6.3)."""
ACQUIRED: Final = new_occasion("acquired")
"""A card was acquired (U-14.2)."""
ACQUIRED_SPICE: Final = new_occasion("acquired_spice")
"""The Spice Must Flow was acquired (U-14.2)."""
TRASHED_CARD: Final = new_occasion("trashed_card")
"""A card was trashed, no Intrigue card, tile or Skill (B-10.2)."""
GAINED_SPICE: Final = new_occasion("gained_spice")
"""Spice was gained on the own turn; how much in it so far is its number (B-10.9)."""
TOOK_ALLIANCE: Final = new_occasion("took_alliance")
"""An Alliance token was taken (B-8.1)."""
COMPLETED_CONTRACT: Final = new_occasion("completed_contract")
"""A contract was completed (B-8.4)."""
RECRUITED_COMMANDER: Final = new_occasion("recruited_commander")
"""A Sardaukar Commander was recruited, acquired ones included (B-9.15)."""
DREW_INTRIGUE: Final = new_occasion("drew_intrigue")
"""Intrigue cards were drawn or stolen on the own turn; how many is its number (B-9.13)."""
WON_CONFLICT: Final = new_occasion("won_conflict")
"""The Conflict was won (B-9.6)."""
