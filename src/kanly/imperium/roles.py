"""Who sits at a seat: a person, or a player of the game's own. The rules ask a role what holds for it."""

from __future__ import annotations

from typing import Final, final

from kanly.imperium.steps import RIVAL_TURN, TURN


@final
class Role:
    """What holds for those who sit at a seat as one of `ids.SITTERS`.

    `turn`: the step of its turns. `decides`: makes its own choices; else the person at seat 0 makes them. `has_hand`:
    takes turns of sending Agents and revealing cards. `plays_intrigue`: may play Intrigue cards, and knows its own.
    `uses_ability`: its leader's own one; else only the ring. `earns_bonuses`: those of the influence tracks.
    `competes`: has a leader, takes turns in order, collects goods, scores and is ranked. `trades`: turns goods into
    points on its own. `prefers_least`: gains influence where it has least. `by_card`: plays by a rival card, which
    leaves nothing to choose. `saves`: goods for its Swordmaster, and trades only then. `follows_first`: sits at the
    left of whoever is the First Player, and is never that itself.
    """

    __slots__ = (
        "by_card", "competes", "decides", "earns_bonuses", "follows_first", "has_hand", "name", "plays_intrigue",
        "prefers_least", "saves", "trades", "turn", "uses_ability",
    )  # fmt: skip

    def __init__(self, name: str, turn: int, answers: str) -> None:
        given = answers.split()
        unknown = [answer for answer in given if answer not in ANSWERS]
        if unknown:
            raise ValueError(f"unknown answer {unknown[0]!r} of the role {name!r}; there are {', '.join(ANSWERS)}")
        self.name = name
        self.turn = turn
        self.decides: bool = "decides" in given
        self.has_hand: bool = "has_hand" in given
        self.plays_intrigue: bool = "plays_intrigue" in given
        self.uses_ability: bool = "uses_ability" in given
        self.earns_bonuses: bool = "earns_bonuses" in given
        self.competes: bool = "competes" in given
        self.trades: bool = "trades" in given
        self.prefers_least: bool = "prefers_least" in given
        self.by_card: bool = "by_card" in given
        self.saves: bool = "saves" in given
        self.follows_first: bool = "follows_first" in given


ANSWERS: Final = (
    "decides", "has_hand", "plays_intrigue", "uses_ability", "earns_bonuses", "competes", "trades", "prefers_least",
    "by_card", "saves", "follows_first",
)  # fmt: skip

ROLES: Final[list[Role]] = [
    Role("person", TURN, "decides has_hand plays_intrigue uses_ability earns_bonuses competes"),
    Role("spoiler", RIVAL_TURN, "trades prefers_least"),  # House Hagal in a two-player game (hagal B)
    Role("rival", RIVAL_TURN, "competes trades prefers_least"),  # one of the two of a one-player game (hagal C)
    Role("card_rival", RIVAL_TURN, "competes saves prefers_least by_card"),  # the same of Uprising (hagal D)
    Role("common_rival", RIVAL_TURN, "competes saves prefers_least by_card follows_first"),  # of its two people
]
"""The roles by `Player.rival`."""
