"""The meanest module for the base game: its leader has the id of a card, its space lies on another board, too.

It is registered by tests only. Its shrine, of a faction of its own, sells a victory point. At the start everybody gets
1 spice, the last seat goes first, and whenever all fight or come home the First Player asks for a blessing, which is a
verb of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from unittest.mock import patch

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.message import message
from kanly.engine.options import Variant
from kanly.imperium.actions import action, new_verb
from kanly.imperium.components import Leader
from kanly.imperium.content.declare import space
from kanly.imperium.editions import MODULES, ModuleSheet, Parts
from kanly.imperium.effect_paths import name_effects
from kanly.imperium.effects import arrow, draw, pay_solari, solari, spice, troops, vp, water, when
from kanly.imperium.ids import LANDSRAAD, RESOURCES, SPICE, WATER, new_faction
from kanly.imperium.occasions import HARVESTED
from kanly.imperium.rules.points import gain
from kanly.imperium.state import ImperiumState
from kanly.imperium.steps import FLOW
from tests.toys.edition import BOARD

SET = "guests"
BLOODLINES = ("bloodlines",)
"""Excluded, since its leader is called Duncan Idaho, too."""
WELL = next(place for place in BOARD if place.key == "well")
SMUGGLERS = new_faction("smugglers")
SHRINE = space("shrine", "Shrine", LANDSRAAD, "landsraad", arrow(pay_solari(1), vp(1)), faction=SMUGGLERS, set_name=SET)
(BONUS,) = name_effects(SET, "track", "smugglers", (troops(1),))
SELLERS = new_faction("water_sellers")
SPRING = space("spring", "Spring", LANDSRAAD, "landsraad", water(1), draw(1), faction=SELLERS, set_name=SET)
(SIP,) = name_effects(SET, "track", "water_sellers", (water(1),))
DUNCAN = Leader(
    "duncan_idaho", "Duncan the Leader", "atreides", 1, "Loyalty", "Blade", (troops(1),), setup=(draw(1),),
    when=(when(HARVESTED, troops(1)),), set_name=SET,
)  # fmt: skip
BROKER = Leader(
    "broker", "Broker", "nobody", 1, "Share", "Ask", (solari(1),),
    when=(when(HARVESTED, arrow(pay_solari(1), spice(1)), of_others=True),), set_name=SET,
)  # fmt: skip


def _give_spice(state: ImperiumState, options: Mapping[str, str]) -> None:
    for seat in range(len(state.players)):
        gain(state, seat, SPICE, 1)


BLESSINGS = (WATER, SPICE)
BLESSING = FLOW.step("blessing")
BLESS = new_verb(
    "bless",
    read=lambda edition, words: (BLESSINGS.index(RESOURCES.index(words[0])), 0),
    every=lambda edition, seats: [action(BLESS, a) for a in range(len(BLESSINGS))],
    label=lambda seen, chosen: message("action-bless", resource=RESOURCES[BLESSINGS[chosen.a]]),
    write=lambda a, b: RESOURCES[BLESSINGS[a]],
)


def _ask_for_a_blessing(state: ImperiumState) -> None:
    state.turns += 1
    state.stack.append((BLESSING, state.first, 0, 0, 0))


def _blessings(state: ImperiumState, step: Step) -> list[Action]:
    return [action(BLESS, a) for a in range(len(BLESSINGS))]


def _be_blessed(state: ImperiumState, step: Step, chosen: Action) -> None:
    gain(state, step[1], BLESSINGS[chosen.a], 1)


FLOW.decides(BLESSING, _blessings, _be_blessed)


def join(parts: Parts, variant: Variant) -> None:
    """Add the guests to the base game."""
    parts.board += [SHRINE, WELL]
    parts.leaders += [DUNCAN, BROKER]
    parts.hooks.setup.append(_give_spice)
    parts.hooks.home.append(_ask_for_a_blessing)
    parts.hooks.combat.append(_ask_for_a_blessing)
    parts.verbs += (BLESS,)
    parts.decisions += ("blessing",)
    parts.factions += ("smugglers",)
    parts.track_bonuses += (BONUS,)
    parts.hooks.first = lambda state: state.seated - 1


def _follow(parts: Parts, variant: Variant) -> None:
    """Add a sixth faction."""
    parts.board.append(SPRING)
    parts.factions += ("water_sellers",)
    parts.track_bonuses += (SIP,)


def _add_nothing(parts: Parts, variant: Variant) -> None:
    """Change nothing: there are modules that matter only for what goes with them."""


def register() -> None:
    """Let there be guests, a retinue that comes only with them, and closed doors that they do not pass."""
    MODULES["guests"] = ModuleSheet("Guests", ("base",), join, excludes=BLOODLINES)
    MODULES["retinue"] = ModuleSheet("Retinue", ("base",), _follow, needs=("guests",))
    MODULES["closed_doors"] = ModuleSheet("Closed Doors", ("base",), _add_nothing, excludes=("guests",))


@contextmanager
def registered() -> Iterator[None]:
    """Let there be guests for a while."""
    with patch.dict(MODULES, {"guests": ModuleSheet("Guests", ("base",), join, excludes=BLOODLINES)}):
        yield
