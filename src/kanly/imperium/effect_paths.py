"""How effects are called in actions, positions and records: paths such as `duncan_idaho/troops`."""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import Effect
from kanly.imperium.ids import FACTIONS, OTHER_POINTS, RESOURCES
from kanly.imperium.words import ALL, ARROW, GAIN, INFLUENCE, NEXT_REVEAL, OPPONENTS, PAY, PER, VP, WHEN

FIRST_SET: Final = "imperium"


def name_effects(
    set_name: str, kind: str, key: str, effects: tuple[Effect, ...], points: int = OTHER_POINTS
) -> tuple[Effect, ...]:
    """Give the effects of a component, and all their parts, their owner and a path, and return them.

    Paths are unique in their set: `duncan_idaho/troops` in the first one, in all others with the kind of the component,
    `leader.duncan_idaho/troops`, since sets meet in an edition. `points` is what victory points of this box count as.
    """
    taken = _PATHS.setdefault(set_name, set())
    place = _PLACES.get(kind, "{}").format(key) if set_name == FIRST_SET else f"{kind}.{key}"
    for effect in effects:
        word = _word(effect)
        path, number = f"{place}/{word}", 2
        while path in taken:
            path, number = f"{place}/{word}{number}", number + 1
        effect.path, effect.of, effect.owner = path, kind, key
        taken.add(path)
        if effect.op == VP:
            effect.k = points
        name_effects(set_name, kind, key, effect.parts, points)
        name_effects(set_name, kind, key, effect.cost, points)
    return effects


_PLACES: Final = {"hagal": "hagal_{}", "track": "{}_track"}
"""How paths of the first set name components of kinds that share ids with others there."""


def _word(effect: Effect) -> str:
    """Return what an effect gives, in one word."""
    if effect.op in (ARROW, WHEN, ALL, PER, NEXT_REVEAL, OPPONENTS):
        return _word(effect.parts[0])
    if effect.special is not None:
        return effect.special.name
    if effect.op in (GAIN, PAY):
        return ("pay_" if effect.op == PAY else "") + RESOURCES[effect.m]
    if effect.op == INFLUENCE:
        return FACTIONS[effect.m]
    return effect.word.name


_PATHS: dict[str, set[str]] = {}
"""The paths that are taken, by set; an edition looks its effects up in its own `paths`."""
