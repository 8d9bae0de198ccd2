"""The printed components as records, and the tables that the state's integers point into."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, final

from kanly.engine.options import Variant
from kanly.imperium.effects import MENTAT, Effect, When, all_parts, name_effects
from kanly.imperium.ids import (
    ACQUIRING,
    CARDS_PLAYED,
    CONFLICT_REWARDS,
    FLAGS,
    ICONS,
    INTRIGUE_CARDS,
    NONE,
    PHASES,
    POINT_SOURCES,
    RESOURCES,
)
from kanly.imperium.steps import COURSE


@final
class Card:
    """A card of a player's deck: starting, reserve or Imperium."""

    __slots__ = (
        "acquire", "agent", "copies", "cost", "deck", "doubles_visit", "factions", "icons", "id", "key", "name",
        "persuasion", "reveal", "sends_any", "set", "swords", "trashed",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        name: str,
        deck: str,
        copies: int,
        cost: int,
        icons: int,
        factions: int,
        agent: tuple[Effect, ...],
        persuasion: int,
        swords: int,
        reveal: tuple[Effect, ...],
        acquire: tuple[Effect, ...],
        trashed: tuple[Effect, ...],
        sends_any: bool,
        doubles_visit: bool,
        set_name: str,
    ) -> None:
        self.id = len(CARDS)
        self.key = key
        self.name = name
        self.deck = deck
        self.copies = copies
        self.cost = cost
        self.icons = icons
        self.factions = factions
        self.agent = name_effects(set_name, key, agent, CARDS_PLAYED)
        self.persuasion = persuasion
        self.swords = swords
        self.reveal = name_effects(set_name, key, reveal, CARDS_PLAYED)
        self.acquire = name_effects(set_name, key, acquire, ACQUIRING)
        self.trashed = name_effects(set_name, key, trashed)
        self.sends_any = sends_any
        self.doubles_visit = doubles_visit
        self.set = set_name
        CARDS.append(self)


@final
class Space:
    """A space of a board; its number is its place there, and belongs to that board alone.

    `prices` are alternative prices with their effects (I-5.8), `once` the word of the effect that a player may
    have only once (I-5.9), `maker` the base spice, `hall` the persuasion of an own Agent there (I-20.13), `visit`
    the influence with the faction of the space (I-17.11).
    """

    __slots__ = (
        "area", "combat", "cost_amount", "cost_resource", "effects", "faction", "hall", "icon", "id", "key", "maker",
        "mentat", "name", "needs_faction", "needs_influence", "once", "prices", "reward_control", "visit",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        name: str,
        icon: int,
        area: str,
        faction: int,
        combat: bool,
        cost_resource: int,
        cost_amount: int,
        effects: tuple[Effect, ...],
        prices: tuple[tuple[int, Effect], ...],
        needs_faction: int,
        needs_influence: int,
        once: int,
        maker: int,
        reward_control: tuple[Effect, ...],
        hall: int,
        visit: Effect | None,
        set_name: str,
    ) -> None:
        self.id = NONE
        self.key = key
        self.name = name
        self.icon = icon
        self.area = area
        self.faction = faction
        self.combat = combat
        self.cost_resource = cost_resource
        self.cost_amount = cost_amount
        self.effects = name_effects(set_name, key, effects)
        self.prices = prices
        for _, effect in prices:
            name_effects(set_name, key, (effect,))
        self.needs_faction = needs_faction
        self.needs_influence = needs_influence
        self.once = once
        self.maker = maker
        self.reward_control = name_effects(set_name, key, reward_control)
        self.hall = hall
        self.visit = visit
        if visit is not None:
            name_effects(set_name, key, (visit,))
        self.mentat = any(effect.op == MENTAT for effect in effects)

    def boxes(self) -> tuple[Effect, ...]:
        """Return all its effects."""
        visit = () if self.visit is None else (self.visit,)
        return (*self.effects, *(effect for _, effect in self.prices), *self.reward_control, *visit)


@final
class IntrigueCard:
    """An Intrigue card: what it does at each of the three moments, or nothing."""

    __slots__ = ("combat", "copies", "endgame", "id", "key", "name", "plot", "set")

    def __init__(
        self,
        key: str,
        name: str,
        copies: int,
        plot: tuple[Effect, ...],
        combat: tuple[Effect, ...],
        endgame: tuple[Effect, ...],
        set_name: str,
    ) -> None:
        self.id = len(INTRIGUES)
        self.key = key
        self.name = name
        self.copies = copies
        self.plot = name_effects(set_name, key, plot, INTRIGUE_CARDS)
        self.combat = name_effects(set_name, key, combat, INTRIGUE_CARDS)
        self.endgame = name_effects(set_name, key, endgame, INTRIGUE_CARDS)
        self.set = set_name
        INTRIGUES.append(self)

    def at(self, moment: int) -> tuple[Effect, ...]:
        """Return what the card does at a moment."""
        return self.plot if moment == 0 else self.combat if moment == 1 else self.endgame


@final
class Conflict:
    """A Conflict card and its three rewards; `location` is the id of the space at stake, if any."""

    __slots__ = ("id", "key", "level", "location", "name", "rewards", "set")

    def __init__(
        self, key: str, name: str, level: int, location: str, rewards: tuple[tuple[Effect, ...], ...], set_name: str
    ) -> None:
        self.id = len(CONFLICTS)
        self.key = key
        self.name = name
        self.level = level
        self.location = location
        self.rewards = tuple(name_effects(set_name, key, r, CONFLICT_REWARDS) for r in rewards)
        self.set = set_name
        CONFLICTS.append(self)


@final
class Leader:
    """A leader: the signet ability as effects, the other one as what follows an occasion and what the rules ask for.

    `sees_top`: looks at the top card of its deck; `secret_factions`: chooses two at the start; `discount_icon`: spaces
    that cost one Solari less; `harvests`: how much more spice, or less, it takes at Maker spaces; `ignores_enemies`:
    icons of spaces where enemy Agents do not block.
    """

    __slots__ = (
        "ability", "complexity", "discount_icon", "harvests", "house", "id", "ignores_enemies", "key", "may_be_rival",
        "name", "secret_factions", "sees_top", "set", "setup", "signet", "signet_name", "when",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        name: str,
        house: str,
        complexity: int,
        ability: str,
        signet_name: str,
        signet: tuple[Effect, ...],
        setup: tuple[Effect, ...] = (),
        sees_top: bool = False,
        secret_factions: bool = False,
        discount_icon: int = NONE,
        harvests: int = 0,
        ignores_enemies: int = 0,
        when: tuple[When, ...] = (),
        may_be_rival: bool = True,
        set_name: str = "imperium",
    ) -> None:
        self.id = len(LEADERS)
        self.key = key
        self.name = name
        self.house = house
        self.complexity = complexity
        self.ability = ability
        self.signet_name = signet_name
        self.signet = name_effects(set_name, key, signet)
        self.setup = name_effects(set_name, key, setup)
        self.sees_top = sees_top
        self.secret_factions = secret_factions
        self.discount_icon = discount_icon
        self.harvests = harvests
        self.ignores_enemies = ignores_enemies
        self.may_be_rival = may_be_rival
        self.when: dict[int, tuple[When, ...]] = {}
        for follows in when:
            name_effects(set_name, key, follows.effects)
            self.when[follows.occasion] = (*self.when.get(follows.occasion, ()), follows)
        self.set = set_name
        LEADERS.append(self)

    def follows(self) -> Iterator[When]:
        """Yield all that follows something, in the order in which it is declared."""
        for declared in self.when.values():
            yield from declared


@final
class HagalCard:
    """A card of House Hagal: the space it names, what the rival gets there, its swords (hagal A-2, A-5, A-10).

    One that names several spaces sends to the one with most bonus spice; one that names none is the Reshuffle.
    `people` is the number of people it is played with, 0 for any.
    """

    __slots__ = ("copies", "effects", "id", "key", "name", "people", "spaces", "swords")

    def __init__(
        self,
        key: str,
        name: str,
        swords: int,
        spaces: tuple[str, ...],
        effects: tuple[Effect, ...],
        copies: int = 1,
        people: int = 0,
        set_name: str = "imperium",
    ) -> None:
        self.id = len(HAGAL_CARDS)
        self.key = key
        self.name = name
        self.swords = swords
        self.spaces = spaces
        self.effects = name_effects(set_name, f"hagal_{key}", effects)
        self.copies = copies
        self.people = people
        HAGAL_CARDS.append(self)


@final
class Difficulty:
    """How hard the two rivals of the solo game are (hagal C-1)."""

    __slots__ = (
        "expert", "extra_solari", "extra_spice", "garrison", "id", "intrigue", "key", "may_have_swordmaster",
        "mentat_cost", "name", "swordmaster_round",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        name: str,
        extra_solari: int,
        extra_spice: int,
        mentat_cost: int,
        garrison: int,
        swordmaster_round: int,
        intrigue: int,
        expert: bool,
        may_have_swordmaster: bool,
    ) -> None:
        self.id = len(DIFFICULTIES)
        self.key = key
        self.name = name
        self.extra_solari = extra_solari
        self.extra_spice = extra_spice
        self.mentat_cost = mentat_cost
        self.garrison = garrison
        self.swordmaster_round = swordmaster_round
        self.intrigue = intrigue
        self.expert = expert
        self.may_have_swordmaster = may_have_swordmaster
        DIFFICULTIES.append(self)


HAGAL_CARDS: list[HagalCard] = []
DIFFICULTIES: list[Difficulty] = []
CARDS: list[Card] = []
INTRIGUES: list[IntrigueCard] = []
CONFLICTS: list[Conflict] = []
LEADERS: list[Leader] = []


@final
class Edition:
    """Which board, decks and numbers make up one game, and by which version of the rules.

    Components are looked up here, by their ids: a space, a card or an effect of another edition is none of this one.
    """

    __slots__ = (
        "actions", "board", "by_icon", "card_ids", "conflict_ids", "conflict_levels", "conflicts", "course", "deck",
        "difficulties", "flags", "hagal_deck", "hagal_ids", "hagal_spaces", "halls", "icons", "intrigue_ids",
        "intrigues", "key", "leader_ids", "leaders", "makers", "name", "paths", "phases", "point_sources", "reserve",
        "reserve_counts", "resources", "rules", "seats", "space_ids", "start_deck", "start_points", "track_bonuses",
        "variant",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        variant: Variant,
        name: str,
        rules: int,
        seats: tuple[int, ...],
        board: list[Space],
        start_deck: list[int],
        deck: list[int],
        reserve: list[int],
        reserve_counts: list[int],
        intrigues: list[int],
        conflicts: list[int],
        conflict_levels: tuple[tuple[int, int], ...],
        leaders: list[int],
        track_bonuses: tuple[Effect, ...],
        start_points: dict[int, int],
        hagal_deck: list[int],
        difficulties: list[int],
        icons: tuple[str, ...] = ICONS,
        phases: tuple[str, ...] = PHASES,
        point_sources: tuple[str, ...] = POINT_SOURCES,
        flags: tuple[str, ...] = FLAGS,
        course: tuple[int, ...] = COURSE,
        resources: tuple[str, ...] = ("solari", "spice", "water"),
    ) -> None:
        self.key = key
        self.variant = variant
        self.name = name
        self.rules = rules
        self.seats = seats
        self.board = board
        _number_spaces(key, board)
        self.start_deck = start_deck
        self.deck = deck
        self.reserve = reserve
        self.reserve_counts = reserve_counts
        self.intrigues = intrigues
        self.conflicts = conflicts
        self.conflict_levels = conflict_levels
        self.leaders = leaders
        self.track_bonuses = track_bonuses
        self.start_points = start_points
        self.hagal_deck = hagal_deck
        self.difficulties = difficulties
        self.icons = icons
        self.phases = phases
        self.point_sources = point_sources
        self.flags = flags
        self.course = course
        if resources != tuple(RESOURCES[: len(resources)]):
            raise ValueError(f"the edition {key!r} must have its resources in the order of all: {', '.join(RESOURCES)}")
        self.resources = resources
        self.space_ids = _ids(key, "space", board, range(len(board)))
        self.card_ids = _ids(key, "card", CARDS, (*start_deck, *deck, *reserve))
        self.intrigue_ids = _ids(key, "Intrigue card", INTRIGUES, intrigues)
        self.conflict_ids = _ids(key, "Conflict card", CONFLICTS, conflicts)
        self.leader_ids = _ids(key, "leader", LEADERS, leaders)
        self.hagal_ids = _ids(key, "House Hagal card", HAGAL_CARDS, hagal_deck)
        self.paths: dict[str, Effect] = {}
        for effect in all_parts(self.effects()):
            if self.paths.setdefault(effect.path, effect) is not effect:
                raise ValueError(f"two effects of the edition {key!r} have the path {effect.path!r}")
        self.makers = [space.id for space in board if space.maker]
        self.halls = [space for space in board if space.hall]
        self.by_icon: list[list[Space]] = [[s for s in board if s.icon == icon] for icon in range(len(icons))]
        self.hagal_spaces = {
            card: tuple(self.space_ids[space] for space in HAGAL_CARDS[card].spaces) for card in hagal_deck
        }
        self.actions: list[list[Any]] = []

    def location(self, conflict: int) -> int:
        """Return the number of the space at stake in a Conflict, or NONE."""
        place = CONFLICTS[conflict].location
        return self.space_ids[place] if place else NONE

    def effects(self) -> Iterator[Effect]:
        """Yield the effects of all components, not of their parts."""
        for space in self.board:
            yield from space.boxes()
        for number in self.card_ids.values():
            card = CARDS[number]
            for box in (card.agent, card.reveal, card.acquire, card.trashed):
                yield from box
        for number in self.intrigue_ids.values():
            for moment in range(3):
                yield from INTRIGUES[number].at(moment)
        for number in self.conflict_ids.values():
            for reward in CONFLICTS[number].rewards:
                yield from reward
        for number in self.leader_ids.values():
            leader = LEADERS[number]
            yield from leader.signet
            yield from leader.setup
            for follows in leader.follows():
                yield from follows.effects
        for number in self.hagal_ids.values():
            yield from HAGAL_CARDS[number].effects
        yield from self.track_bonuses


def _number_spaces(edition: str, board: list[Space]) -> None:
    """Give every space its place on the board as its number; raises ValueError for one that has another elsewhere."""
    for number, space in enumerate(board):
        if space.id not in (NONE, number):
            raise ValueError(f"the space {space.key!r} of the edition {edition!r} has another place on another board")
        space.id = number


def _ids(edition: str, kind: str, table: list[Any], numbers: Iterable[int]) -> dict[str, int]:
    """Return the numbers of components by their ids; raises ValueError for an id that two of them have."""
    found: dict[str, int] = {}
    for number in numbers:
        key = table[number].key
        if found.setdefault(key, number) != number:
            raise ValueError(f"two components of the edition {edition!r} are the {kind} {key!r}")
    return found
