"""What the games' own opponents are made of: House Hagal cards, rival cards and difficulties (hagal A to D)."""

from __future__ import annotations

from typing import Final, final

from kanly.imperium.effect_paths import name_effects
from kanly.imperium.effects import Effect
from kanly.imperium.ids import NONE


@final
class RivalCard:
    """What a rival card has besides its signet ability (hagal D-2): the level of its Swordmaster, and its strategy.

    `order` are the factions at its foot, left to right; `streamlined`: it cannot win (hagal D-54); `alone`: it plays
    against one person only (hagal E-1).
    """

    __slots__ = ("alone", "level", "order", "strategy", "streamlined")

    def __init__(
        self,
        level: int,
        strategy: tuple[Effect, ...],
        order: tuple[int, ...],
        streamlined: bool = False,
        alone: bool = False,
    ) -> None:
        self.alone = alone
        self.level = level
        self.strategy = strategy
        self.order = order
        self.streamlined = streamlined


@final
class Way:
    """Where a House Hagal card may send an Agent, and what the rival gets there (hagal A-3, D-11).

    `condition` selects it among several, or lets it be gone at all; `politics` is the faction of a free faction space,
    which the variant Smart Politics looks at (hagal D-53).
    """

    __slots__ = ("condition", "effects", "politics", "space")

    def __init__(
        self, space: str, effects: tuple[Effect, ...], condition: Effect | None = None, politics: int = NONE
    ) -> None:
        self.space = space
        self.effects = effects
        self.condition = condition
        self.politics = politics


@final
class HagalCard:
    """A card of House Hagal: the space it names, what the rival gets there, its swords (hagal A-2, A-5, A-10).

    One that `harvests` sends to the one of its spaces with most bonus spice; of others the first way is taken whose
    condition holds. One with `posts` places a Spy on the first of them that is free, and sends nobody (hagal D-21); one
    with neither spaces nor posts is the Reshuffle, unless it `acquires` a tile (hagal E-4). `people` is the number of
    people it is played with, 0 for any.
    """

    __slots__ = (
        "acquires", "copies", "effects", "harvests", "id", "key", "name", "people", "posts", "reshuffles", "set",
        "spaces", "swords", "ways",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        name: str,
        swords: int,
        spaces: tuple[str, ...],
        effects: tuple[Effect, ...],
        copies: int = 1,
        people: int = 0,
        ways: tuple[Way, ...] = (),
        posts: tuple[str, ...] = (),
        harvests: bool = False,
        acquires: bool = False,
        set_name: str = "imperium",
    ) -> None:
        self.acquires = acquires
        self.id = len(HAGAL_CARDS)
        self.key = key
        self.name = name
        self.swords = swords
        self.ways = ways or tuple([Way(space, effects) for space in spaces])
        self.spaces = tuple([way.space for way in self.ways])
        self.effects = effects
        for way in ways:
            self.effects += way.effects
        name_effects(set_name, "hagal", key, self.effects)
        self.copies = copies
        self.people = people
        self.posts = posts
        self.harvests = harvests or len(spaces) > 1
        self.reshuffles: bool = not self.ways and not posts and not acquires
        self.set = set_name
        HAGAL_CARDS.append(self)


BASE_FACTS: Final = (
    "extra_solari", "extra_spice", "mentat_cost", "garrison", "swordmaster_round", "intrigue", "expert",
    "may_have_swordmaster",
)  # fmt: skip


@final
class Difficulty:
    """How hard the two rivals of the solo game are (hagal C-1, D-5).

    `variants` are those that it makes binding, `human_intrigue` the Intrigue cards that the human begins with; `facts`
    names what there is to say about it.
    """

    __slots__ = (
        "expert", "extra_solari", "extra_spice", "facts", "garrison", "human_intrigue", "id", "intrigue", "key",
        "may_have_swordmaster", "mentat_cost", "name", "set", "swordmaster_round", "variants",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        name: str,
        garrison: int,
        may_have_swordmaster: bool,
        extra_solari: int = 0,
        extra_spice: int = 0,
        mentat_cost: int = 0,
        swordmaster_round: int = 0,
        intrigue: int = 0,
        expert: bool = False,
        human_intrigue: int = 0,
        variants: int = 0,
        facts: tuple[str, ...] = BASE_FACTS,
        set_name: str = "imperium",
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
        self.human_intrigue = human_intrigue
        self.variants = variants
        self.facts = facts
        self.set = set_name
        DIFFICULTIES.append(self)


HAGAL_CARDS: Final[list[HagalCard]] = []
DIFFICULTIES: Final[list[Difficulty]] = []
