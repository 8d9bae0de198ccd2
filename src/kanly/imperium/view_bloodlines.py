"""What a viewer does not see of Bloodlines, and how such pieces are dealt again at random (B-14.1).

A Twisted Intrigue card has a back of its own: how many of them a hand holds is known, which ones is not.
"""

from __future__ import annotations

from typing import Any, Final, final

from kanly.engine.hidden import HIDDEN, hidden_in
from kanly.engine.rng import Rng
from kanly.imperium.components import INTRIGUES
from kanly.imperium.edition import Edition
from kanly.imperium.pieces import COURSES, SKILLS, TILES
from kanly.imperium.state import ImperiumState


@final
class Unseen:
    """The hidden pieces, each kind in no order that matters.

    `twisted` are the Twisted cards in hands and in Piter's deck, `held` how many of them each hand has; `skills` lie in
    the stack, `tiles` under the top ones and as a project, `courses` are Navigation cards that may be Y'rkoon's.
    """

    __slots__ = ("courses", "held", "skills", "tiles", "twisted")

    def __init__(
        self, twisted: list[int], held: list[int], skills: list[int], tiles: list[int], courses: list[int]
    ) -> None:
        self.twisted = twisted
        self.held = held
        self.skills = skills
        self.tiles = tiles
        self.courses = courses

    def data(self) -> dict[str, Any]:
        """Return them as plain data."""
        return {
            "twisted": [INTRIGUES[card].key for card in self.twisted],
            "held": self.held,
            "skills": [SKILLS[skill].key for skill in self.skills],
            "tiles": [TILES[tile].key for tile in self.tiles],
            "courses": [COURSES[card].key for card in self.courses],
        }

    def deal(self, state: ImperiumState, rng: Rng) -> None:
        """Put them at random where a state has hidden ones."""
        table = state.bloodlines
        assert table is not None
        table.stack = _shuffled(self.skills, rng)
        twisted = list(_shuffled(self.twisted, rng))
        for seat, player in enumerate(state.players):
            left = self.held[seat]
            for place, card in enumerate(player.intrigue):
                if card == HIDDEN and left:
                    player.intrigue[place] = twisted.pop()
                    left -= 1
        courses = list(_shuffled(self.courses, rng))
        tiles = list(_shuffled(self.tiles, rng))
        for player in state.players:
            mine, tech = player.bloodlines, player.tech
            if mine is not None:
                mine.twisted = tuple([twisted.pop() for _ in mine.twisted])
                mine.navigation = _dealt(mine.navigation, courses)
                mine.drawn = _dealt(mine.drawn, courses)
            if tech is not None:
                tech.project = _dealt(tech.project, tiles)
        if state.tech is not None:
            state.tech.stacks = tuple([_dealt(stack, tiles) for stack in state.tech.stacks])


def _shuffled(pieces: list[int], rng: Rng) -> tuple[int, ...]:
    mixed = pieces.copy()
    rng.shuffle(mixed)
    return tuple(mixed)


def _dealt(zone: tuple[int, ...], pieces: list[int]) -> tuple[int, ...]:
    return tuple([pieces.pop() if piece == HIDDEN else piece for piece in zone]) if HIDDEN in zone else zone


NOTHING_UNSEEN: Final = Unseen([], [], [], [], [])


def unseen_pieces(state: ImperiumState, seen: ImperiumState) -> Unseen:
    """Return what is hidden in what somebody sees of a state."""
    assert state.bloodlines is not None
    twisted: list[int] = []
    held: list[int] = []
    tiles: list[int] = []
    known: set[int] = set()
    hides_courses = False
    for number, player in enumerate(state.players):
        shown = seen.players[number]
        hidden = hidden_in(player.intrigue, shown.intrigue) if HIDDEN in shown.intrigue else []
        mine = [card for card in hidden if INTRIGUES[card].twisted]
        held.append(len(mine))
        twisted += mine
        theirs, look = player.bloodlines, shown.bloodlines
        if theirs is not None and look is not None:
            twisted += theirs.twisted
            hides_courses = hides_courses or HIDDEN in look.navigation or HIDDEN in look.drawn
            known.update(card for card in (*look.navigation, *look.drawn) if card != HIDDEN)
        if player.tech is not None and shown.tech is not None and HIDDEN in shown.tech.project:
            tiles += player.tech.project
    if state.tech is not None and seen.tech is not None:
        for stack, look_at in zip(state.tech.stacks, seen.tech.stacks, strict=True):
            tiles += [tile for tile, known_as in zip(stack, look_at, strict=True) if known_as == HIDDEN]
    courses = _possible_courses(state, known) if hides_courses else []
    return Unseen(sorted(twisted), held, sorted(state.bloodlines.stack), sorted(tiles), courses)


def _possible_courses(state: ImperiumState, known: set[int]) -> list[int]:
    """Return the Navigation cards that have not been played and are not known."""
    played: set[int] = set()
    for player in state.players:
        if player.bloodlines is not None:
            played.update(player.bloodlines.sailed)
    return [card for card in sorted(state.edition.courses) if card not in known and card not in played]


def read_unseen(edition: Edition, data: dict[str, Any]) -> Unseen:
    """Return what `Unseen.data` wrote."""
    return Unseen(
        [edition.intrigue_ids[key] for key in data["twisted"]],
        [int(count) for count in data["held"]],
        [edition.skill_ids[key] for key in data["skills"]],
        [edition.tile_ids[key] for key in data["tiles"]],
        [edition.course_ids[key] for key in data["courses"]],
    )
