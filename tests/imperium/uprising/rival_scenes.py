"""Scenes of Uprising for one and two: a person acts out of the way, then a rival does what its cards say.

Rivals begin without goods, Intrigue cards, influence and Spies, with the garrison of their setup and all House Hagal
cards in the deck.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import kanly
from kanly.imperium.components import LEADERS
from kanly.imperium.ids import PLAYER_TURNS
from kanly.imperium.state import Rivals
from tests.imperium.uprising.scenes import OPEN_CONFLICT, UprisingScene

PLAIN = ("rival_gurney_halleck", "rival_lady_margot_fenring")
"""Two rivals of level 8, as for a first game (hagal D-1)."""
OUT_OF_THE_WAY = "agent dagger@high_council"
"""What the person at seat 0 does before the rival acts; no House Hagal card names that space."""
ELSEWHERE = ("imperial_privilege", "swordmaster")
"""Where the Agents of the second rival stand: no House Hagal card names these spaces either."""


class RivalScene(UprisingScene):
    """A game with rivals at seats 1 and 2, or with two people and a common rival at seat 2."""

    def __init__(
        self,
        *cards: str,
        people: int = 1,
        rivals: Iterable[str] = (),
        human: str = "princess_irulan",
        difficulty: str = "sardaukar",
        conflict: str = OPEN_CONFLICT,
        choam: bool = False,
        first: int = 0,
        modules: Iterable[str] | None = None,
        **options: Any,
    ) -> None:
        named = (*rivals, *PLAIN)[: 3 - people]
        chosen = {"rivals": named, "difficulty": difficulty} if people == 1 else {"rival": named}
        leaders = [human, "staban_tuek"][:people]
        modules = list(modules) if modules is not None else ["choam"] if choam else []
        self.game = kanly.new(
            "imperium", edition="uprising", modules=modules, seats=people, seed=1, leaders=leaders, **chosen, **options
        )
        self.ids = self.state.edition
        self.people = people
        self.rival = people if people == 2 else 1
        self.state.agents = [0] * len(self.state.agents)
        self.state.bonus = [0] * len(self.state.bonus)
        self.table.wall = 1
        self.state.first = first
        self.state.phase = PLAYER_TURNS
        self._fix_conflict(conflict)
        garrison = 0 if people == 1 and difficulty == "mercenary" else 3
        for seat, player in enumerate(self.state.players):
            player.ready = 2 + player.swordmaster
            self.set(seat, intrigue=[], solari=0, spice=0, water=0, influence=dict.fromkeys(self.ids.factions, 0))
            self.give(seat, won=[], spies=[], hooks=False, worms=0)
            if seat >= people:
                self.set(seat, troops=(garrison, 0))
            else:
                self.set(seat, hand=["dagger", "diplomacy", "reconnaissance"], troops=(3, 0))
        self._gather_hagal()
        self.game.events.clear()
        self.set(0, solari=5)
        if people == 1:
            self.set(2, agents=ELSEWHERE)
        self.begin_turn(0)
        self.stack_hagal(*cards)

    @property
    def house(self) -> Rivals:
        rivals = self.state.rivals
        assert rivals is not None
        return rivals

    def set(self, seat: int, **mine: Any) -> RivalScene:
        """Put things of a seat in place, as `Scene.set` does."""
        super().set(seat, **mine)
        return self

    def act(self) -> RivalScene:
        """Let the person at seat 0 act out of the way, and then the rival."""
        self.do(OUT_OF_THE_WAY)
        return self

    def cards_up(self, seat: int | None = None) -> list[str]:
        """The House Hagal cards turned up so far, of one seat if given."""
        return [event.data["card"] for event in self.events("hagal_card", seat)]

    def sent(self, seat: int | None = None) -> list[str]:
        """The spaces that rivals have sent Agents to so far."""
        return [event.data["space"] for event in self.events("rival_agent", seat)]

    def ignored(self) -> list[tuple[str, str]]:
        """The House Hagal cards that were ignored, and why."""
        return [(event.data["card"], event.data["reason"]) for event in self.events("hagal_skipped")]

    def cards_of(self, seats: Iterable[int] = (1, 2)) -> list[str]:
        """The ids of the rival cards."""
        return [LEADERS[self[seat].leader].key for seat in seats]

    def influence_of(self, seat: int) -> list[int]:
        return self[seat].influence

    def _gather_hagal(self) -> None:
        hagal = self.state.hagal
        assert hagal is not None
        hagal.deck += hagal.discard
        hagal.discard, hagal.turned = [], ()


def turn_up(*cards: str, rival: str = "rival_gurney_halleck", people: int = 1, **mine: Any) -> RivalScene:
    """Let a rival, set as told, turn up these cards."""
    return before(*cards, rival=rival, people=people, **mine).act()


def before(
    *cards: str,
    rival: str = "rival_gurney_halleck",
    people: int = 1,
    conflict: str = OPEN_CONFLICT,
    spies: Iterable[str] = (),
    hooks: bool = False,
    bonus: dict[str, int] | None = None,
    wall: bool = True,
    difficulty: str = "sardaukar",
    variants: str = "",
    **mine: Any,
) -> RivalScene:
    """Stand before a rival, set as told, turns up these cards: `act` lets it."""
    others = [card for card in PLAIN if card != rival]
    scene = RivalScene(
        *cards, people=people, rivals=[rival, *others], conflict=conflict, difficulty=difficulty, variants=variants
    )
    scene.set(scene.rival, **mine)
    scene.give(scene.rival, spies=spies, hooks=hooks)
    for space, spice in (bonus or {}).items():
        scene.bonus(space, spice)
    if not wall:
        scene.fell_wall()
    return scene


def war(
    conflict: str,
    *cards: str,
    troops: tuple[int, int, int],
    rival: str = "rival_gurney_halleck",
    people: int = 1,
    first: int = 0,
    **options: Any,
) -> RivalScene:
    """Stand before the last combat, with so many troops of every seat in the Conflict; the cards give swords."""
    others = [card for card in PLAIN if card != rival]
    scene = RivalScene(*cards, people=people, rivals=[rival, *others], conflict=conflict, first=first, **options)
    for seat, count in enumerate(troops):
        scene.set(seat, troops=(0, count))
    scene.set_conflict_deck()
    return scene
