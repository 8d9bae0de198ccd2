"""The printed components as records, and the tables that the state's integers point into."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, final

from kanly.imperium.effect_paths import name_effects
from kanly.imperium.effects import Effect, When
from kanly.imperium.ids import ACQUIRING, CARDS_PLAYED, CONFLICT_REWARDS, HARVEST, INTRIGUE_CARDS, NONE
from kanly.imperium.opponents import RivalCard


@final
class Card:
    """A card of a player's deck: starting, reserve or Imperium.

    `lasting` says in notation what it does outside its boxes, where the rules ask for that by its id.
    """

    __slots__ = (
        "acquire", "agent", "copies", "cost", "deck", "discarded", "doubles_visit", "factions", "icons", "id", "key",
        "lasting", "lifts_requirements", "name", "persuasion", "reveal", "sends_any", "set", "swords", "trashed",
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
        discarded: tuple[Effect, ...] = (),
        lifts_requirements: bool = False,
        lasting: str = "",
    ) -> None:
        self.id = len(CARDS)
        self.key = key
        self.name = name
        self.deck = deck
        self.copies = copies
        self.cost = cost
        self.icons = icons
        self.factions = factions
        self.agent = name_effects(set_name, "card", key, agent, CARDS_PLAYED)
        self.persuasion = persuasion
        self.swords = swords
        self.reveal = name_effects(set_name, "card", key, reveal, CARDS_PLAYED)
        self.acquire = name_effects(set_name, "card", key, acquire, ACQUIRING)
        self.trashed = name_effects(set_name, "card", key, trashed, CARDS_PLAYED)
        self.sends_any = sends_any
        self.doubles_visit = doubles_visit
        self.discarded = name_effects(set_name, "card", key, discarded, CARDS_PLAYED)
        self.lifts_requirements = lifts_requirements
        self.lasting = lasting
        self.set = set_name
        CARDS.append(self)


@final
class Space:
    """A space as it is printed; on the board of an edition its number is its place there, and that board's alone.

    `prices` are alternative prices with their effects (I-5.8), `once` the word of the effect that a player may
    have only once (I-5.9), `price_now` what it costs a seat where that is not always the same, `maker` the base
    spice, `hall` the persuasion of an own Agent there (I-20.13), `visit` the influence with the faction of the space
    (I-17.11), `visit_twice` the same of a card that doubles it, where that is one gain (U-20.11). `personal` is the
    faction of the personal board on which it lies, or NONE: only its Commander may use it (U-22.9). `leaders`: it is in
    play only with the leader who brings it (B-10.4).
    """

    __slots__ = (
        "area", "combat", "cost_amount", "cost_resource", "effects", "faction", "hall", "icon", "id", "key",
        "leaders", "maker", "name", "needs_faction", "needs_influence", "once", "personal", "price_now", "prices",
        "reward_control", "set", "visit", "visit_twice",
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
        price_now: Callable[[Any, int], int] | None = None,
        id: int = NONE,
        set_name: str = "imperium",
        visit_twice: Effect | None = None,
        personal: int = NONE,
        leaders: bool = False,
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
        self.effects = effects
        self.prices = prices
        self.needs_faction = needs_faction
        self.needs_influence = needs_influence
        self.once = once
        self.maker = maker
        self.reward_control = reward_control
        self.hall = hall
        self.visit = visit
        self.visit_twice = visit_twice
        self.price_now = price_now
        self.set = set_name
        self.personal = personal
        self.leaders = leaders

    def at(self, number: int) -> Space:
        """Return the same space as it lies on a board, at this place."""
        return Space(
            self.key, self.name, self.icon, self.area, self.faction, self.combat, self.cost_resource, self.cost_amount,
            self.effects, self.prices, self.needs_faction, self.needs_influence, self.once, self.maker,
            self.reward_control, self.hall, self.visit, self.price_now, number, self.set, self.visit_twice,
            self.personal, self.leaders,
        )  # fmt: skip

    def boxes(self) -> tuple[Effect, ...]:
        """Return all its effects."""
        visits = [visit for visit in (self.visit, self.visit_twice) if visit is not None]
        return (*self.effects, *(effect for _, effect in self.prices), *self.reward_control, *visits)


@final
class IntrigueCard:
    """An Intrigue card: what it does at each of the three moments, or nothing; `twisted`: Piter De Vries's (B-7.10)."""

    __slots__ = ("combat", "copies", "endgame", "id", "key", "name", "plot", "set", "twisted")

    def __init__(
        self,
        key: str,
        name: str,
        copies: int,
        plot: tuple[Effect, ...],
        combat: tuple[Effect, ...],
        endgame: tuple[Effect, ...],
        set_name: str,
        twisted: bool = False,
    ) -> None:
        self.twisted = twisted
        self.id = len(INTRIGUES)
        self.key = key
        self.name = name
        self.copies = copies
        self.plot = name_effects(set_name, "intrigue", key, plot, INTRIGUE_CARDS)
        self.combat = name_effects(set_name, "intrigue", key, combat, INTRIGUE_CARDS)
        self.endgame = name_effects(set_name, "intrigue", key, endgame, INTRIGUE_CARDS)
        self.set = set_name
        INTRIGUES.append(self)

    def at(self, moment: int) -> tuple[Effect, ...]:
        """Return what the card does at a moment."""
        return self.plot if moment == 0 else self.combat if moment == 1 else self.endgame


@final
class Conflict:
    """A Conflict card and its three rewards; `location` is the id of the space at stake, if any.

    `icon` is its battle icon (U-12.1), `protected`: no sandworm comes while the Shield Wall stands (U-8.5). An
    Objective is a Conflict card of level 0 that was won before the game began (U-12.2); `begins`: its owner goes first
    (U-3.7).
    """

    __slots__ = ("begins", "icon", "id", "key", "level", "location", "name", "protected", "rewards", "set")

    def __init__(
        self,
        key: str,
        name: str,
        level: int,
        location: str,
        rewards: tuple[tuple[Effect, ...], ...],
        set_name: str,
        icon: int = NONE,
        protected: bool = False,
        begins: bool = False,
    ) -> None:
        self.id = len(CONFLICTS)
        self.key = key
        self.name = name
        self.level = level
        self.location = location
        self.rewards = tuple(name_effects(set_name, "conflict", key, r, CONFLICT_REWARDS) for r in rewards)
        self.set = set_name
        self.icon = icon
        self.protected = protected
        self.begins = begins
        CONFLICTS.append(self)


@final
class Post:
    """An observation post: the ids of the spaces that it joins (U-9.1)."""

    __slots__ = ("key", "spaces")

    def __init__(self, key: str, spaces: tuple[str, ...]) -> None:
        self.key = key
        self.spaces = spaces


@final
class Contract:
    """A contract: what completes it, as one of `ids.CONTRACT_KINDS`, and its reward (U-16.6).

    `entry` is what a turn that completes it has to do; `space`, `card` and `n` are the space to visit, the card to
    acquire and the spice to gain. `set_aside`: Shaddam's, where he plays (U-16.2); `needs_intrigue`: only one
    who holds an Intrigue card takes it (B-8.2).
    """

    __slots__ = (
        "card", "copies", "entry", "id", "key", "kind", "n", "name", "needs_intrigue", "set", "set_aside", "space",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        name: str,
        kind: int,
        entry: Effect,
        space: str = "",
        card: str = "",
        n: int = 0,
        copies: int = 1,
        set_aside: bool = False,
        set_name: str = "choam",
        needs_intrigue: bool = False,
    ) -> None:
        self.needs_intrigue = needs_intrigue
        self.id = len(CONTRACTS)
        self.key = key
        self.name = name
        self.kind = kind
        self.entry = name_effects(set_name, "contract", key, (entry,))[0]
        self.space = space
        self.card = card
        self.n = n
        self.copies = copies
        self.set_aside = set_aside
        self.set = set_name
        CONTRACTS.append(self)

    @property
    def reward(self) -> tuple[Effect, ...]:
        """What completing it gives (U-16.11)."""
        completes = self.entry.parts[0] if self.kind == HARVEST else self.entry
        return completes.parts


@final
class Unit:
    """A kind of unit in the Conflict that is no troop: its strength, how many a player has, how they leave (U-1.4)."""

    __slots__ = ("count", "leave", "name", "strength")

    def __init__(self, name: str, strength: int, count: Callable[[Any], int], leave: Callable[[Any], None]) -> None:
        self.name = name
        self.strength = strength
        self.count = count
        self.leave = leave


@final
class Place:
    """A place of a leader's track: its reward as one effect, and the places where the token may go from there."""

    __slots__ = ("following", "key", "reward")

    def __init__(self, key: str, reward: Effect | None, following: tuple[str, ...]) -> None:
        self.key = key
        self.reward = reward
        self.following = following


@final
class Traits:
    """What the rules ask of a leader of Bloodlines (B-10).

    `icons`: those that every card it plays has besides; `must_gather`: Gathers Intelligence whenever it can; `cheaper`
    is the word of the space that costs it two Solari less; `enters` is the space whose requirement it ignores;
    `instead_of_worms` is what it has in place of each sandworm; `tactics` are the two rewards of Chani's track,
    `brings_space`: Tuek's Sietch; `twists`: has the Twisted deck; `navigates`: has Navigation cards; `invents`: keeps a
    hidden tile.
    """

    __slots__ = (
        "brings_space", "cheaper", "enters", "icons", "instead_of_worms", "invents", "must_gather", "navigates",
        "tactics", "twists",
    )  # fmt: skip

    def __init__(
        self,
        icons: int = 0,
        must_gather: bool = False,
        cheaper: int = NONE,
        enters: str = "",
        instead_of_worms: tuple[Effect, ...] = (),
        tactics: tuple[Effect, ...] = (),
        brings_space: bool = False,
        twists: bool = False,
        navigates: bool = False,
        invents: bool = False,
    ) -> None:
        self.icons = icons
        self.must_gather = must_gather
        self.cheaper = cheaper
        self.enters = enters
        self.instead_of_worms = instead_of_worms
        self.tactics = tactics
        self.brings_space = brings_space
        self.twists = twists
        self.navigates = navigates
        self.invents = invents


@final
class Leader:
    """A leader: the signet ability as effects, the other one as what follows an occasion and what the rules ask for.

    `sees_top`: looks at the top card of its deck; `secret_factions`: chooses two at the start; `discount_icon`: spaces
    that cost one Solari less; `harvests`: how much more spice, or less, it takes at Maker spaces; `ignores_enemies`:
    icons of spaces where enemy Agents do not block. `agent` and `reveal` are what such a turn of the leader's offers
    besides; `takes_set_aside`: contracts that were set aside, too (U-16.13); `back` is the other side of the card;
    `without` are the starting cards that it has none of (U-3.8), `track` is the
    one that its signet moves along (U-19.1). With a `rival` it is a rival card, in place of a leader (hagal D-1).
    `own` are the traits that Bloodlines brings.
    """

    __slots__ = (
        "ability", "agent", "back", "complexity", "discount_icon", "harvests", "house", "id",
        "ignores_enemies", "key", "may_be_rival", "name", "overhears", "own", "reveal", "rival", "secret_factions",
        "sees_top", "set", "setup", "signet", "signet_name", "takes_set_aside", "track", "when", "without",
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
        agent: tuple[Effect, ...] = (),
        reveal: tuple[Effect, ...] = (),
        takes_set_aside: bool = False,
        back: Leader | None = None,
        without: tuple[str, ...] = (),
        track: tuple[Place, ...] = (),
        rival: RivalCard | None = None,
        set_name: str = "imperium",
        own: Traits | None = None,
    ) -> None:
        self.id = len(LEADERS)
        self.key = key
        self.name = name
        self.house = house
        self.complexity = complexity
        self.ability = ability
        self.signet_name = signet_name
        self.signet = name_effects(set_name, "leader", key, signet)
        self.setup = name_effects(set_name, "leader", key, setup)
        self.sees_top = sees_top
        self.secret_factions = secret_factions
        self.discount_icon = discount_icon
        self.harvests = harvests
        self.ignores_enemies = ignores_enemies
        self.may_be_rival = may_be_rival
        self.agent = name_effects(set_name, "leader", key, agent)
        self.reveal = name_effects(set_name, "leader", key, reveal)
        self.takes_set_aside = takes_set_aside
        self.back = back
        self.without = without
        self.track = track
        self.rival = rival
        self.own = own
        if own is not None:
            name_effects(set_name, "leader", key, self.own_effects())
        if rival is not None:
            name_effects(set_name, "leader", key, rival.strategy)
        name_effects(set_name, "leader", key, self.rewards())
        self.when: dict[int, tuple[When, ...]] = {}
        self.overhears: dict[int, tuple[When, ...]] = {}
        for follows in when:
            name_effects(set_name, "leader", key, follows.effects)
            waiting = self.overhears if follows.of_others else self.when
            waiting[follows.occasion] = (*waiting.get(follows.occasion, ()), follows)
        self.set = set_name
        LEADERS.append(self)

    def rewards(self) -> tuple[Effect, ...]:
        """Return the rewards of its track."""
        return tuple(place.reward for place in self.track if place.reward is not None)

    def replaced(self) -> tuple[Effect, ...]:
        """Return what it has instead of a sandworm, if anything (B-10.7)."""
        return () if self.own is None else self.own.instead_of_worms

    def own_effects(self) -> tuple[Effect, ...]:
        """Return the effects of its traits."""
        return () if self.own is None else (*self.own.instead_of_worms, *self.own.tactics)

    def follows(self) -> Iterator[When]:
        """Yield all that follows something, in the order in which it is declared."""
        for declared in (*self.when.values(), *self.overhears.values()):
            yield from declared


@final
class Command:
    """A Commander of two teams: the leader, its own starting deck and its personal board (U-22.6, U-22.9).

    `faction` is the one of that board's track, `rewards` what steps of it give to the whole team, by their numbers.
    `summons`: its team has sandworms and Maker Hooks (U-22.16); `throne`: its team has the Throne Row (U-22.20).
    """

    __slots__ = ("deck", "faction", "leader", "rewards", "summons", "throne")

    def __init__(
        self,
        leader: Leader,
        deck: list[Card],
        faction: int,
        rewards: dict[int, Effect],
        summons: bool = False,
        throne: bool = False,
    ) -> None:
        self.leader = leader.id
        self.deck = [card.id for card in deck for _ in range(card.copies)]
        self.faction = faction
        self.rewards = rewards
        self.summons = summons
        self.throne = throne


CARDS: Final[list[Card]] = []
INTRIGUES: Final[list[IntrigueCard]] = []
CONFLICTS: Final[list[Conflict]] = []
LEADERS: Final[list[Leader]] = []
CONTRACTS: Final[list[Contract]] = []
