"""The components that Bloodlines brings: Commander Skills, Navigation cards and Tech tiles (B-2)."""

from __future__ import annotations

from typing import Final, final

from kanly.imperium.effect_paths import name_effects
from kanly.imperium.effects import Effect, When
from kanly.imperium.ids import ACQUIRING, OTHER_POINTS


@final
class Skill:
    """A kind of Commander Skill: what it gives in a Reveal turn, or how much strength (B-6.3).

    `strength` is the most that it adds, `lasting` when it does, in notation; the rules ask for that by its id.
    """

    __slots__ = ("copies", "id", "key", "lasting", "name", "reveal", "set", "strength")

    def __init__(
        self,
        key: str,
        name: str,
        reveal: tuple[Effect, ...] = (),
        strength: int = 0,
        copies: int = 2,
        lasting: str = "",
        set_name: str = "bloodlines",
    ) -> None:
        self.id = len(SKILLS)
        self.key = key
        self.name = name
        self.reveal = name_effects(set_name, "skill", key, reveal)
        self.strength = strength
        self.lasting = lasting
        self.copies = copies
        self.set = set_name
        SKILLS.append(self)


@final
class Course:
    """A Navigation card of Steersman Y'rkoon (B-10.9)."""

    __slots__ = ("effect", "id", "key", "name", "set")

    def __init__(self, key: str, name: str, effect: Effect, set_name: str = "bloodlines") -> None:
        self.id = len(COURSES)
        self.key = key
        self.name = name
        self.effect = name_effects(set_name, "navigation", key, (effect,))[0]
        self.set = set_name
        COURSES.append(self)


@final
class Tile:
    """A Tech tile (B-9.6): its cost in spice, what it does when it is acquired, and its lasting effects.

    `reveal` are those of a Reveal turn, `when` those that follow an occasion, `endgame` those at the end; `flip` is
    what turning it face down gives, on Agent turns only where it is `agent_only`. `spends_spy`: an own Spy goes, too
    (B-9.18); `rival`: a rival may take it (hagal E-4). `lasting` says in notation what else
    it does, where the rules ask for that by its id.
    """

    __slots__ = (
        "acquire", "agent_only", "cost", "endgame", "flip", "id", "key", "lasting", "name", "reveal", "rival", "set",
        "spends_spy", "when",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        name: str,
        cost: int,
        acquire: tuple[Effect, ...] = (),
        reveal: tuple[Effect, ...] = (),
        when: tuple[When, ...] = (),
        endgame: tuple[Effect, ...] = (),
        flip: tuple[Effect, ...] = (),
        agent_only: bool = False,
        spends_spy: bool = False,
        rival: bool = False,
        lasting: str = "",
        set_name: str = "tech",
    ) -> None:
        self.id = len(TILES)
        self.key = key
        self.name = name
        self.cost = cost
        self.acquire = name_effects(set_name, "tile", key, acquire, ACQUIRING)
        self.reveal = name_effects(set_name, "tile", key, reveal, OTHER_POINTS)
        for follows in when:
            name_effects(set_name, "tile", key, follows.effects, OTHER_POINTS)
        self.when: dict[int, tuple[When, ...]] = {}
        for follows in when:
            self.when[follows.occasion] = (*self.when.get(follows.occasion, ()), follows)
        self.endgame = name_effects(set_name, "tile", key, endgame, OTHER_POINTS)
        self.flip = name_effects(set_name, "tile", key, flip, OTHER_POINTS)
        self.agent_only = agent_only
        self.spends_spy = spends_spy
        self.rival = rival
        self.lasting = lasting
        self.set = set_name
        TILES.append(self)

    def boxes(self) -> tuple[Effect, ...]:
        """Return all its effects."""
        follows = tuple(effect for all_of_it in self.when.values() for one in all_of_it for effect in one.effects)
        return (*self.acquire, *self.reveal, *follows, *self.endgame, *self.flip)


SKILLS: Final[list[Skill]] = []
COURSES: Final[list[Course]] = []
TILES: Final[list[Tile]] = []
