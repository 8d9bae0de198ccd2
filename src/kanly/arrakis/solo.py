"""What a game against Mahdi has besides (W-21): tactical cards, dice, the cards of the Harkonnen and their tokens."""

from __future__ import annotations

from typing import Final, final

POOL: Final = -1
"""Where a Harkonnen deployment token is that lies in the pool (W-21.8.1)."""
COLOURS: Final = ("black", "silver")
TOKENS_OF_COLOUR: Final = 6
"""Tokens are numbered by colour: six black ones, then six silver ones."""


@final
class Mahdi:
    """The Harkonnen that play by rules; `fields.py` says how each field is written."""

    __slots__ = (
        "did", "discarded", "flown", "harvest", "last_deck", "lasting", "overflow", "pile", "playing", "set_aside",
        "spent", "tactical", "target", "temporary", "ties", "tokens", "unrolled", "waiting",
    )  # fmt: skip

    # how the game is played
    lasting: bool
    ties: bool
    # tactical cards: a target is a sietch, by its number, and so is the card that names it
    tactical: tuple[int, ...]
    discarded: tuple[int, ...]
    harvest: int
    target: int
    temporary: int
    overflow: int
    # dice
    unrolled: int
    set_aside: int
    spent: tuple[int, ...]
    # planning cards
    pile: tuple[int, ...]
    waiting: tuple[int, ...]
    playing: tuple[int, ...]
    did: tuple[int, ...]
    last_deck: int
    # the map
    tokens: list[int]
    flown: int

    def clone(self) -> Mahdi:
        """Return an independent copy."""
        twin = Mahdi()
        twin.lasting = self.lasting
        twin.ties = self.ties
        twin.tactical = self.tactical
        twin.discarded = self.discarded
        twin.harvest = self.harvest
        twin.target = self.target
        twin.temporary = self.temporary
        twin.overflow = self.overflow
        twin.unrolled = self.unrolled
        twin.set_aside = self.set_aside
        twin.spent = self.spent
        twin.pile = self.pile
        twin.waiting = self.waiting
        twin.playing = self.playing
        twin.did = self.did
        twin.last_deck = self.last_deck
        twin.tokens = self.tokens.copy()
        twin.flown = self.flown
        return twin


def fresh_mahdi(lasting: bool, ties: bool) -> Mahdi:
    """Return the Harkonnen before the first round."""
    mahdi = Mahdi()
    mahdi.lasting, mahdi.ties = lasting, ties
    mahdi.tactical, mahdi.discarded = (), ()
    mahdi.harvest = mahdi.target = mahdi.temporary = mahdi.overflow = -1
    mahdi.unrolled, mahdi.set_aside, mahdi.spent = 0, 0, (0, 0, 0, 0, 0)
    mahdi.pile, mahdi.waiting, mahdi.playing, mahdi.did = (), (), (), ()
    mahdi.last_deck = -1
    mahdi.tokens, mahdi.flown = [POOL] * (2 * TOKENS_OF_COLOUR), 0
    return mahdi
