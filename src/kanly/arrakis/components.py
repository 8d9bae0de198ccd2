"""What is printed: records of every component, filled by the declarations of `content/`, and tables made from them.

`ours=True` marks a record whose content could not be found in print and is a reconstruction (W-23).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kanly.arrakis.effects import Effect
from kanly.arrakis.ids import DECKS, MOUNTAIN, NONE, OUT, SETTLEMENT


@dataclass(frozen=True)
class Sector:
    """A sector of the map; the inner ones lie round the North Pole."""

    key: str
    name: str
    ring: str


@dataclass(frozen=True)
class Zone:
    """An air zone between two sectors, connected to every area of both."""

    key: str
    sectors: tuple[str, ...]
    at: tuple[int, int]


@dataclass(frozen=True)
class Area:
    """An area of the map, with its neighbours by name."""

    key: str
    name: str
    sectors: tuple[str, ...]
    terrain: int
    site: int
    ringed: bool
    open: tuple[str, ...]
    impassable: tuple[str, ...]
    at: tuple[int, int]

    @property
    def exposed(self) -> bool:
        """Whether the Coriolis storm reaches it, atomics apart (W-2)."""
        return self.terrain != MOUNTAIN and not self.ringed


@dataclass(frozen=True)
class Atomics:
    """A token of the family atomics: the area that becomes desert, and those that it exposes (W-16)."""

    key: str
    name: str
    exposes: tuple[str, ...]


@dataclass(frozen=True)
class PlanningCard:
    """A planning card of one of the four decks; its effects are carried out from top to bottom."""

    key: str
    name: str
    deck: int
    copies: int
    effects: tuple[Effect, ...]
    playable: bool
    discardable: bool
    ours: bool


@dataclass(frozen=True)
class PrescienceCard:
    """A prescience card: when and if it can be claimed, what that takes, and how far the markers rise."""

    key: str
    name: str
    timing: int
    requires: str
    pays: str
    reward: tuple[int, int, int]
    ours: bool


@dataclass(frozen=True)
class Leader:
    """A named leader, or the Wild Maker: its box, its special action and its combat strip."""

    key: str
    name: str
    side: int
    deck: int
    slot: int
    special: tuple[Effect, ...]
    hits: int
    shields: int
    start: int
    enters: str
    ours: bool
    counts_as: str


@dataclass(frozen=True)
class TokenKind:
    """A deployment token: what it turns into, as numbers of regulars, elites, special elites and generic leaders."""

    key: str
    group: str
    copies: int
    contents: tuple[int, int, int, int]
    ours: bool


@dataclass(frozen=True)
class Settlement:
    """A settlement of the Harkonnen; its rank is public."""

    key: str
    name: str
    area: str
    rank: int


@dataclass(frozen=True)
class Counted:
    """Anything else that comes in a number of copies: sietches, wormsigns, stations, figures, dice."""

    key: str
    name: str
    kind: str
    copies: int
    ours: bool = False
    says: str = ""
    values: tuple[int, ...] = field(default=())


@dataclass(frozen=True)
class Objective:
    """A secret objective: where the three markers must be."""

    key: str
    needs: tuple[int, int, int]
    ours: bool


@dataclass(frozen=True)
class TacticalCard:
    """A card of the solo game: a harvest sector if it is turned up first, a target sietch if second (W-21.1)."""

    key: str
    sector: str
    sietch: str


@dataclass(frozen=True)
class SpiceRow:
    """A row of the spice board: dice that are out, and the vehicles of the active row (W-6)."""

    dice_out: int
    harvesters: int
    ornithopters: int
    carryalls: int


@dataclass(frozen=True)
class Die:
    """A die: whose it is, how many there are, and its six faces."""

    key: str
    name: str
    copies: int
    faces: tuple[int, ...]
    ours: bool


SECTORS: Final[list[Sector]] = []
ZONES: Final[list[Zone]] = []
AREAS: Final[list[Area]] = []
ATOMICS: Final[list[Atomics]] = []
PLANNING: Final[list[PlanningCard]] = []
PRESCIENCE: Final[list[PrescienceCard]] = []
LEADERS: Final[list[Leader]] = []
TOKENS: Final[list[TokenKind]] = []
SETTLEMENTS: Final[list[Settlement]] = []
COUNTED: Final[list[Counted]] = []
OBJECTIVES: Final[list[Objective]] = []
TACTICAL: Final[list[TacticalCard]] = []
SPICE_ROWS: Final[list[SpiceRow]] = []
DICE: Final[list[Die]] = []


def sector(key: str, name: str, ring: str) -> None:
    """Declare a sector."""
    SECTORS.append(Sector(key, name, ring))


def air_zone(key: str, sectors: str, at: tuple[int, int]) -> None:
    """Declare an air zone."""
    ZONES.append(Zone(key, tuple(sectors.split()), at))


def area(
    key: str,
    sectors: str,
    terrain: int,
    open: str,
    at: tuple[int, int],
    name: str = "",
    site: int = NONE,
    ringed: bool = False,
    impassable: str = "",
) -> None:
    """Declare an area; one without a name of its own is called by its id."""
    borders = tuple(open.split()), tuple(impassable.split())
    AREAS.append(Area(key, name or key, tuple(sectors.split()), terrain, site, ringed, *borders, at))


def atomics(key: str, name: str, exposes: str) -> None:
    """Declare a token of the family atomics."""
    ATOMICS.append(Atomics(key, name, tuple(exposes.split())))


def planning(
    key: str,
    name: str,
    deck: int,
    *effects: Effect,
    copies: int = 1,
    playable: bool = True,
    discardable: bool = True,
    ours: bool = False,
) -> None:
    """Declare a planning card."""
    PLANNING.append(PlanningCard(key, name, deck, copies, effects, playable, discardable, ours))


def prescience(
    key: str, name: str, timing: int, requires: str, pays: str, reward: tuple[int, int, int], ours: bool = False
) -> None:
    """Declare a prescience card; the reward is of Kwisatz Haderach, Sand Dwellers and Jihad."""
    PRESCIENCE.append(PrescienceCard(key, name, timing, requires, pays, reward, ours))


def leader(
    key: str,
    name: str,
    deck: int,
    slot: int,
    *special: Effect,
    hits: int = 0,
    shields: int = 0,
    start: int = OUT,
    enters: str = "",
    ours: bool = False,
    counts_as: str = "",
) -> None:
    """Declare a named leader, or the Wild Maker."""
    LEADERS.append(
        Leader(key, name, deck // 2, deck, slot, special, hits, shields, start, enters, ours, counts_as or key)
    )


def token(
    key: str, group: str, copies: int, regular: int = 0, elite: int = 0, special: int = 0, generic: int = 0,
    ours: bool = True,
) -> None:  # fmt: skip
    """Declare a kind of deployment token; most of them are ours."""
    TOKENS.append(TokenKind(key, group, copies, (regular, elite, special, generic), ours))


def settlement(key: str, name: str, area: str, rank: int) -> None:
    """Declare a settlement of the Harkonnen."""
    SETTLEMENTS.append(Settlement(key, name, area, rank))


def counted(
    key: str, name: str, kind: str, copies: int, ours: bool = False, says: str = "", values: tuple[int, ...] = ()
) -> None:
    """Declare something that comes in a number of copies."""
    COUNTED.append(Counted(key, name, kind, copies, ours, says, values))


def objective(key: str, needs: tuple[int, int, int], ours: bool = False) -> None:
    """Declare a secret objective."""
    OBJECTIVES.append(Objective(key, needs, ours))


def tactical(sietch: str, sector: str) -> None:
    """Declare a tactical card of the solo game."""
    TACTICAL.append(TacticalCard(f"tactical_{sietch}", sector, sietch))


def spice_row(dice_out: int, harvesters: int, ornithopters: int, carryalls: int) -> None:
    """Declare a row of the spice board, from the top."""
    SPICE_ROWS.append(SpiceRow(dice_out, harvesters, ornithopters, carryalls))


def die(key: str, name: str, copies: int, faces: tuple[int, ...], ours: bool = False) -> None:
    """Declare a die."""
    DICE.append(Die(key, name, copies, faces, ours))


def is_settlement(one: Area) -> bool:
    """Say whether a settlement of the Harkonnen is printed in an area."""
    return one.site == SETTLEMENT


def deck_name(deck: int) -> str:
    """Return the id of a deck."""
    return DECKS[deck]
