"""Effects in short notation, such as `pay 1 water -> (+1 troop; draw 1)` (docs/rules/notation.md)."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.imperium.effects import Effect
from kanly.imperium.words import AS_ARROWS, EITHER, SPECIAL, TIGHTLY


def names(mask: int, table: Sequence[str]) -> list[str]:
    """Return the names of the bits of a mask."""
    return [name for i, name in enumerate(table) if mask >> i & 1]


def say(effect: Effect) -> str:
    """Return one effect in notation."""
    return effect.word.says(effect)


def notation(effects: tuple[Effect, ...]) -> str:
    """Return effects in notation, as one box."""
    return say(effects[0]) if len(effects) == 1 else "; ".join(entry(effect) for effect in effects)


def entry(effect: Effect) -> str:
    """Return one effect of several: a choice in parentheses, because `OR` binds loosest."""
    return f"({say(effect)})" if effect.op == EITHER else say(effect)


def group(effects: tuple[Effect, ...], binds: int = AS_ARROWS) -> str:
    """Return effects as one operand: in parentheses unless it is a single one that binds tightly enough."""
    text = notation(effects)
    alone = len(effects) == 1 and effects[0].word.binds >= binds and (effects[0].op != SPECIAL or "; " not in text)
    return text if alone else f"({text})"


def options(effects: tuple[Effect, ...]) -> str:
    """Return effects of which one is chosen."""
    return " OR ".join(group((effect,), TIGHTLY) for effect in effects)
