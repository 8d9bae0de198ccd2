"""The printed components as records, and the tables that the state's integers point into."""

from __future__ import annotations

from typing import final

from kanly.imperium.effects import MENTAT, Effect, name_effects
from kanly.imperium.ids import ACQUIRING, CARDS_PLAYED, ICONS, NONE
from kanly.imperium.ids import CONFLICTS as CONFLICT_REWARDS
from kanly.imperium.ids import INTRIGUES as INTRIGUE_CARDS


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
        self.agent = name_effects(key, agent, CARDS_PLAYED)
        self.persuasion = persuasion
        self.swords = swords
        self.reveal = name_effects(key, reveal, CARDS_PLAYED)
        self.acquire = name_effects(key, acquire, ACQUIRING)
        self.trashed = name_effects(key, trashed)
        self.sends_any = sends_any
        self.doubles_visit = doubles_visit
        self.set = set_name
        CARDS.append(self)


@final
class Space:
    """A space of the board.

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
        id: int,
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
    ) -> None:
        self.id = id
        self.key = key
        self.name = name
        self.icon = icon
        self.area = area
        self.faction = faction
        self.combat = combat
        self.cost_resource = cost_resource
        self.cost_amount = cost_amount
        self.effects = name_effects(key, effects)
        self.prices = prices
        for _, effect in prices:
            name_effects(key, (effect,))
        self.needs_faction = needs_faction
        self.needs_influence = needs_influence
        self.once = once
        self.maker = maker
        self.reward_control = name_effects(key, reward_control)
        self.hall = hall
        self.visit = visit
        if visit is not None:
            name_effects(key, (visit,))
        self.mentat = any(effect.op == MENTAT for effect in effects)


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
        self.plot = name_effects(key, plot, INTRIGUE_CARDS)
        self.combat = name_effects(key, combat, INTRIGUE_CARDS)
        self.endgame = name_effects(key, endgame, INTRIGUE_CARDS)
        self.set = set_name
        INTRIGUES.append(self)

    def at(self, moment: int) -> tuple[Effect, ...]:
        """Return what the card does at a moment."""
        return self.plot if moment == 0 else self.combat if moment == 1 else self.endgame


@final
class Conflict:
    """A Conflict card and its three rewards; `location` is the space at stake, if any."""

    __slots__ = ("id", "key", "level", "location", "name", "rewards", "set")

    def __init__(
        self, key: str, name: str, level: int, location: int, rewards: tuple[tuple[Effect, ...], ...], set_name: str
    ) -> None:
        self.id = len(CONFLICTS)
        self.key = key
        self.name = name
        self.level = level
        self.location = location
        self.rewards = tuple(name_effects(key, r, CONFLICT_REWARDS) for r in rewards)
        self.set = set_name
        CONFLICTS.append(self)


@final
class Leader:
    """A leader: the signet ability as effects, the other one as traits that the rules ask for."""

    __slots__ = (
        "ability", "complexity", "council_effects", "discount_icon", "draws_on_solari", "house", "id",
        "ignores_enemies", "key", "may_be_rival", "name", "secret_factions", "sees_top", "set", "setup", "signet",
        "signet_name", "spice_addict",
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
        draws_on_solari: bool = False,
        spice_addict: bool = False,
        council_effects: tuple[Effect, ...] = (),
        ignores_enemies: int = 0,
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
        self.signet = name_effects(key, signet)
        self.setup = name_effects(key, setup)
        self.sees_top = sees_top
        self.secret_factions = secret_factions
        self.discount_icon = discount_icon
        self.draws_on_solari = draws_on_solari
        self.spice_addict = spice_addict
        self.council_effects = name_effects(key, council_effects)
        self.ignores_enemies = ignores_enemies
        self.may_be_rival = may_be_rival
        self.set = set_name
        LEADERS.append(self)


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
        spaces: tuple[int, ...],
        effects: tuple[Effect, ...],
        copies: int = 1,
        people: int = 0,
    ) -> None:
        self.id = len(HAGAL_CARDS)
        self.key = key
        self.name = name
        self.swords = swords
        self.spaces = spaces
        self.effects = name_effects(f"hagal_{key}", effects)
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
    """Which board, decks and numbers make up one game, and by which version of the rules."""

    __slots__ = (
        "board", "by_icon", "conflict_levels", "conflicts", "deck", "hagal_deck", "halls", "intrigues", "key",
        "leaders", "makers", "name", "reserve", "reserve_counts", "rules", "seats", "start_deck", "start_points",
        "track_bonuses",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        name: str,
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
        rules: int,
    ) -> None:
        self.key = key
        self.name = name
        self.rules = rules
        self.seats = seats
        self.board = board
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
        self.makers = [space.id for space in board if space.maker]
        self.halls = [space for space in board if space.hall]
        self.by_icon: list[list[Space]] = [[s for s in board if s.icon == icon] for icon in range(len(ICONS))]
