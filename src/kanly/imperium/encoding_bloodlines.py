"""What Bloodlines adds to the vector of an observation: Commanders, Skills, tiles, and its leaders' own pieces (B)."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Final

from kanly.engine.hidden import HIDDEN
from kanly.imperium.components import INTRIGUES
from kanly.imperium.edition import Edition
from kanly.imperium.ids import COMMANDERS, COURSES_LAID, NONE
from kanly.imperium.pieces import TILES
from kanly.imperium.state import ImperiumState

Segments = list[tuple[str, Iterable[str], str]]

TABLE_COUNTS: Final = ("Commanders in the bank", "Commanders gone / 7", "Skills face down / 14", "Tuek's Sietch")
TURN_COUNTS: Final = (
    "Commanders recruited", "Commanders deployed", "hired from the supply", "price cut", "Combat icon",
    "persuasion spent", "requirements lifted", "troops held back", "fed by spice", "contracts completed",
    "last Intrigue card was common",
)  # fmt: skip
SEAT_COUNTS: Final = (
    "Commanders in supply / 7", "Commanders in garrison / 7", "Commanders in the Conflict / 7", "Commanders gone / 7",
    "Agents in the Conflict", "Tactics / 11", "primed by Shigawire", "Navigation cards to come / 4",
    "Navigation cards to lay down / 5", "slot of the last one / 4", "lasting persuasion", "Twisted deck / 12",
)  # fmt: skip


class BloodlinesPart:
    """The segments of Bloodlines, at the end of the table's and of every seat's; empty without Commanders."""

    def __init__(self, edition: Edition) -> None:
        self._skill = _places(edition.skill_ids.values())
        self._course = _places(edition.course_ids.values())
        self._tile = _places(edition.tile_ids.values())
        self._intrigue = _places(edition.intrigue_ids.values())
        self._contract = _places(edition.contract_ids.values())
        self._spaces = len(edition.board)
        self._icons = len(edition.icons)
        self._stacks = 3 if edition.tiles else 0
        self.table: Segments = []
        self.seat: Segments = []
        if not edition.skills:
            return
        tiles = [TILES[tile].key for tile in edition.tile_ids.values()]
        skills, courses = list(edition.skill_ids), list(edition.course_ids)
        intrigues = [INTRIGUES[card].key for card in edition.intrigue_ids.values()]
        self.table = [
            ("commanders", [space.key for space in edition.board], "spaces with a Sardaukar Commander"),
            ("bloodlines", TABLE_COUNTS, "what else lies on the table"),
            ("skills_shown", skills, "Skills that lie face up"),
            ("skills_lost", skills, "Skills that were trashed"),
            ("intrigue_removed", intrigues, "Intrigue cards that have left the game, where no other place has them"),
            ("contracts_gone", list(edition.contract_ids), "contracts that have left the game"),
            ("turn_commanders", TURN_COUNTS, "what Bloodlines counts in a turn / 10"),
            ("turn_skills", skills, "Skills that have paid in this turn"),
            ("turn_icons", edition.icons, "icons that the card of this turn has besides"),
            ("tile_tops", tiles, "tiles that lie face up"),
            ("tile_stacks", [f"stack {n} / 6" for n in range(self._stacks)], "tiles in the stacks"),
            ("tiles_gone", tiles, "tiles that have left the game"),
        ]
        self.seat = [
            ("sardaukar", SEAT_COUNTS, "what it has of Bloodlines"),
            ("skills", skills, "its Skills"),
            ("heading", edition.factions, "faction that its last Navigation card was played for"),
            ("navigation", courses, "its Navigation cards that the observer knows, the next one most"),
            ("drawn", courses, "Navigation cards that it may lay down, as far as the observer knows them"),
            ("sailed", courses, "Navigation cards that it has played"),
            ("tiles", tiles, "its tiles that lie face up"),
            ("flipped", tiles, "its tiles that are flipped"),
            ("project", tiles, "its secret project, where the observer knows it"),
            ("spies_gone", ["Spies in the box / 3"] if tiles else [], "Spies that it has spent"),
        ]

    def write_table(self, out: array[float], at: dict[str, int], state: ImperiumState) -> None:
        """Write what lies on the table, and what the turn counts."""
        bloodlines = state.bloodlines
        if bloodlines is None:
            return
        for space in range(self._spaces):
            out[at["commanders"] + space] = bloodlines.commanders >> space & 1
        counts = (bloodlines.bank, bloodlines.gone / COMMANDERS, len(bloodlines.stack) / 14, bloodlines.sietch)
        _write(out, at["bloodlines"], counts)
        _count(out, at["skills_shown"], self._skill, bloodlines.skills)
        _count(out, at["skills_lost"], self._skill, bloodlines.lost)
        _count(out, at["intrigue_removed"], self._intrigue, bloodlines.removed)
        _count(out, at["contracts_gone"], self._contract, bloodlines.contracts_gone)
        tech = state.tech
        if tech is not None:
            for i, stack in enumerate(tech.stacks):
                out[at["tile_stacks"] + i] = len(stack) / 6
                _count(out, at["tile_tops"], self._tile, stack[-1:])
            _count(out, at["tiles_gone"], self._tile, tech.gone)
        self._write_turn(out, at, state)

    def _write_turn(self, out: array[float], at: dict[str, int], state: ImperiumState) -> None:
        turn = state.turn
        bloodlines_turn = turn.bloodlines
        if bloodlines_turn is None:
            return
        numbers = (
            bloodlines_turn.recruited, bloodlines_turn.deployed, bloodlines_turn.hired, bloodlines_turn.discount,
            bloodlines_turn.combat, bloodlines_turn.spent, bloodlines_turn.lifted, bloodlines_turn.held,
            bloodlines_turn.fed, bloodlines_turn.completed, bloodlines_turn.common,
        )  # fmt: skip
        _write(out, at["turn_commanders"], [number / 10 for number in numbers])
        _count(out, at["turn_skills"], self._skill, bloodlines_turn.skills)
        for icon in range(self._icons):
            out[at["turn_icons"] + icon] = bloodlines_turn.icons >> icon & 1

    def write_seat(self, out: array[float], starts: Sequence[int], state: ImperiumState, seat: int) -> None:
        """Write what a seat has of Bloodlines."""
        player = state.players[seat]
        bloodlines_seat, tech_seat = player.bloodlines, player.tech
        if bloodlines_seat is None or not starts:
            return
        counts, skills, heading, navigation, drawn, sailed, tiles, flipped, project, spies_gone = starts
        numbers = (
            bloodlines_seat.supply / COMMANDERS, bloodlines_seat.garrison / COMMANDERS,
            bloodlines_seat.conflict / COMMANDERS, bloodlines_seat.gone / COMMANDERS, bloodlines_seat.agents,
            bloodlines_seat.tactics / 11, bloodlines_seat.primed, len(bloodlines_seat.navigation) / COURSES_LAID,
            len(bloodlines_seat.drawn) / 5, bloodlines_seat.slot / COURSES_LAID, bloodlines_seat.persuasion,
            len(bloodlines_seat.twisted) / 12,
        )  # fmt: skip
        _write(out, counts, numbers)
        _count(out, skills, self._skill, bloodlines_seat.skills)
        if bloodlines_seat.heading != NONE:
            out[heading + bloodlines_seat.heading] = 1
        for i, card in enumerate(bloodlines_seat.navigation):
            if card != HIDDEN:
                out[navigation + self._course[card]] = 1 - i / COURSES_LAID
        _count(out, drawn, self._course, bloodlines_seat.drawn)
        _count(out, sailed, self._course, bloodlines_seat.sailed)
        if tech_seat is not None:
            _count(out, tiles, self._tile, tech_seat.tiles)
            _count(out, flipped, self._tile, tech_seat.flipped)
            _count(out, project, self._tile, tech_seat.project)
            out[spies_gone] = tech_seat.spies_gone / 3


def _places(pieces: Iterable[int]) -> dict[int, int]:
    return {piece: i for i, piece in enumerate(pieces)}


def _write(out: array[float], start: int, numbers: Sequence[float]) -> None:
    for i, number in enumerate(numbers):
        out[start + i] = number


def _count(out: array[float], start: int, place: dict[int, int], pieces: Iterable[int]) -> None:
    for piece in pieces:
        if piece != HIDDEN:
            out[start + place[piece]] += 1
