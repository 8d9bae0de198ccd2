"""Scenes of the game for six: seat 0 is Muad'Dib with the Allies 2 and 4, seat 3 Shaddam with 5 and 1.

A Commander's turn begins with the choice of the Ally; that of an Ally as any other. Everybody holds one starting card.
"""

from __future__ import annotations

import kanly
from kanly.imperium.ids import PLAYER_TURNS
from kanly.imperium.rules.activation import ACTIVATE
from kanly.imperium.state import Teammate, Teams
from kanly.imperium.steps import FLOW, TURN
from tests.imperium.uprising.scenes import UprisingScene

MUAD_DIB, SHADDAM = 0, 3
LEFT, RIGHT = 2, 4
"""The Allies on the left and on the right of Muad'Dib."""
CORRINO_LEFT, CORRINO_RIGHT = 5, 1
ALLIES = (1, 2, 4, 5)
LEADERS = ("lady_margot_fenring", "gurney_halleck", "lady_amber_metulli", "princess_irulan")
"""Of the seats 1, 2, 4 and 5."""
OPEN_CONFLICT = "spice_freighters"


class SixScene(UprisingScene):
    """A game of six set up for a test."""

    def __init__(
        self,
        conflict: str = OPEN_CONFLICT,
        turn: int = MUAD_DIB,
        first: int = 0,
        leaders: tuple[str, ...] = LEADERS,
        seed: int = 1,
        modules: tuple[str, ...] = (),
    ) -> None:
        self.game = kanly.new(
            "imperium", edition="uprising", modules=modules, seats=6, seed=seed, leaders=list(leaders)
        )
        self.ids = self.state.edition
        self.state.first = first
        self.state.phase = PLAYER_TURNS
        self._fix_conflict(conflict)
        for seat in range(6):
            own = {MUAD_DIB: "muad_dib_", SHADDAM: "shaddam_"}.get(seat, "")
            self.set(seat, hand=[f"{own}convincing_argument"], intrigue=[], solari=0, spice=0, water=0)
            if seat in ALLIES:
                self.give(seat, won=[])
        self.begin_turn(turn)

    def begin_turn(self, seat: int) -> SixScene:
        super().begin_turn(seat)
        if self.team(seat).commands:
            self.state.stack = [(TURN, seat, 0, 0, 0)]
            self.state.pending = (ACTIVATE, seat, 0, 0, 0)
            FLOW.relist(self.state)
        return self

    def team(self, seat: int) -> Teammate:
        """What a seat has in its team."""
        mine = self[seat].team
        assert mine is not None
        return mine

    @property
    def teams(self) -> Teams:
        teams = self.state.teams
        assert teams is not None
        return teams

    def own_track(self, seat: int, steps: int) -> SixScene:
        """Put a Commander on the personal track, with the points that belong to it."""
        points = (steps >= 2) + (steps >= 4)
        player = self[seat]
        self.team(seat).track = steps
        start, _, _, *others = player.points
        player.points = (start, int(steps >= 2), int(steps >= 4), *others)
        player.vp = 4 + points
        FLOW.relist(self.state)
        return self

    def hold_swordmaster(self, seat: int) -> SixScene:
        """Give a seat the Swordmaster, ready to be sent."""
        self[seat].swordmaster = 1
        self[seat].ready += 1
        self.team(seat).master = 1
        FLOW.relist(self.state)
        return self


def commanding(seat: int, ally: int, *hand: str, conflict: str = OPEN_CONFLICT, **mine: object) -> SixScene:
    """Stand at the start of a Commander's turn that has activated an Ally."""
    scene = SixScene(conflict=conflict, turn=seat)
    scene.set(seat, hand=hand, **mine)
    scene.begin_turn(seat).do(f"activate {ally}")
    return scene
