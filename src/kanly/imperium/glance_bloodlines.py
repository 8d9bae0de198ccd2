"""What the actions and the words that Bloodlines brings look like at a glance (B-5 to B-10)."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.imperium.components import INTRIGUES, Space
from kanly.imperium.content.bloodlines import specials, words
from kanly.imperium.effects import Effect
from kanly.imperium.evaluation import ACCEPTED, COMMANDER, SKILL, TILE, first_reward, second_reward
from kanly.imperium.glance import MOMENTS, VISITS, WEIGHERS, effect_now, nothing, static
from kanly.imperium.ids import COMMANDER_STRENGTH, LANDSRAAD, RESOURCE_WORTH, SOLARI, SPICE, TROOP_STRENGTH
from kanly.imperium.pieces import SKILLS, TILES
from kanly.imperium.rules import fray, navigation, ploys, sardaukar, tech, units
from kanly.imperium.rules.troops import strength, strongest_other
from kanly.imperium.state import ImperiumState

SKILL_WORTH: Final = {
    "canny": 0.35, "charismatic": 0.3, "desperate": 0.3, "driven": 0.4, "fierce": 0.35, "hardy": 0.35, "loyal": 0.3,
}  # fmt: skip
"""What Skills are worth beside one another."""


FIGHTER: Final = 0.3
"""Strength of an Agent in the Conflict, in points."""


def _left(state: ImperiumState) -> float:
    return max(0.1, (10 - state.round) / 10)


# -- Commanders (B-5, B-6) -----------------------------------------------------------------------------------------


def commander_worth(state: ImperiumState, seat: int) -> float:
    """Return what a Commander with its Skill is worth, less what it costs."""
    cost = RESOURCE_WORTH[SOLARI] * sardaukar.price(state, seat)
    return (0.4 + 0.6 * _left(state)) * (COMMANDER + SKILL) - cost


def _acquire(state: ImperiumState, seat: int, effect: Effect) -> float:
    return commander_worth(state, seat)


def _visit(state: ImperiumState, seat: int, space: Space) -> float:
    """Return what a visit brings besides: the Commander of the space, a tile of the Embassy (B-5.1, B-9.2)."""
    if state.bloodlines is None:
        return 0.0
    value = 0.0
    money = state.players[seat].goods
    if sardaukar.stands_on(state, space.id) and sardaukar.may_command(state, seat):
        spent = space.cost_amount if space.cost_resource == SOLARI else 0
        if money[SOLARI] - spent >= sardaukar.price(state, seat):
            value += max(0.0, commander_worth(state, seat))
    if state.tech is not None and space.icon == LANDSRAAD:
        value += max([0.0, *(tile_worth(state, seat, tile, 0) for tile in tech.for_sale(state, seat, 0))])
    return value


def _weigh_hire(state: ImperiumState, seat: int, option: Action) -> float:
    """Return what a Commander of the supply is worth, who brings no Skill (B-5.8)."""
    return 0.3 - RESOURCE_WORTH[SOLARI] * sardaukar.price(state, seat)


def _weigh_skill(state: ImperiumState, seat: int, option: Action) -> float:
    return SKILL_WORTH[SKILLS[option.a].key]


def _reinforced(state: ImperiumState, seat: int, more: int, n: int) -> float:
    if not state.conflicts:
        return 0.0
    lead = strength(state, seat) + more - strongest_other(state, seat)
    if lead > 0:
        return first_reward(state, seat) * (0.5 + 0.05 * min(6, lead)) - 0.12 * n
    return second_reward(state) * 0.5 - 0.12 * n


def _weigh_fighter(state: ImperiumState, seat: int, option: Action) -> float:
    """Return what recalling Duncan's Agent costs beside one on a space: its strength in the Conflict (B-10.3)."""
    return -FIGHTER


def _weigh_deployment(state: ImperiumState, seat: int, option: Action) -> float:
    """Return what troops and Commanders promise together; Skills begin to work with the first Commander."""
    skills = 0 if units.front_of(state.players[seat]) else 1
    more = TROOP_STRENGTH * option.a + COMMANDER_STRENGTH * option.b
    return _reinforced(state, seat, more, option.a + option.b) + 0.1 * skills


def _weigh_retreat(state: ImperiumState, seat: int, option: Action) -> float:
    more = TROOP_STRENGTH * option.a + COMMANDER_STRENGTH * option.b
    return _reinforced(state, seat, -more, -option.a - option.b)


def _weigh_loss(state: ImperiumState, seat: int, option: Action) -> float:
    """Return how well troops can be missed: those of the garrison best, Commanders in the Conflict least."""
    garrison, guard, conflict, front = units.losses(option.a)
    return -0.12 * garrison - 0.3 * guard - 0.25 * conflict - 0.4 * front


# -- Tech (B-9) ----------------------------------------------------------------------------------------------------


def tile_worth(state: ImperiumState, seat: int, tile: int, discount: int) -> float:
    """Return what a tile is worth: its effects and the rounds that it lasts, less its price."""
    it = TILES[tile]
    value = sum((effect_now(state, seat, effect) for effect in it.acquire), 0.0)
    lasting = sum((max(0.0, static(effect)) for effect in (*it.reveal, *it.flip)), 0.0)
    value += _left(state) * (TILE + 5 * lasting) + sum((static(effect) for effect in it.endgame), 0.0)
    return value - RESOURCE_WORTH[SPICE] * tech.tile_price(state, seat, tile, discount)


def _weigh_tile(state: ImperiumState, seat: int, option: Action) -> float:
    return tile_worth(state, seat, option.a, state.pending[2])


def _tech(state: ImperiumState, seat: int, effect: Effect) -> float:
    """Return what it is worth to acquire a tile now."""
    return max([0.0, *(tile_worth(state, seat, tile, effect.n) for tile in tech.for_sale(state, seat, effect.n))])


def _weigh_flip(state: ImperiumState, seat: int, option: Action) -> float:
    return 0.1 + sum((effect_now(state, seat, effect) for effect in TILES[option.a].flip), 0.0)


def _weigh_project(state: ImperiumState, seat: int, option: Action) -> float:
    return 0.1 * TILES[option.a].cost


def _weigh_scrap(state: ImperiumState, seat: int, option: Action) -> float:
    return -0.1 * TILES[option.a].cost


# -- the rest ------------------------------------------------------------------------------------------------------


def _weigh_gift(state: ImperiumState, seat: int, option: Action) -> float:
    """Return how well an Intrigue card can be missed: a Twisted one best."""
    card = INTRIGUES[option.a]
    return (0.0 if card.twisted else -0.2) - (0.5 if card.endgame else 0.0)


def _weigh_contract(state: ImperiumState, seat: int, option: Action) -> float:
    return 0.1 + ACCEPTED


def _weigh_rout(state: ImperiumState, seat: int, option: Action) -> float:
    return 0.1 * strength(state, option.a) + 0.2 * option.b


def _weigh_recital(state: ImperiumState, seat: int, option: Action) -> float:
    return -0.1


def join() -> None:
    """Let the glance know the verbs, the words and the visits of Bloodlines."""
    WEIGHERS.update(
        {
            sardaukar.HIRE: _weigh_hire, sardaukar.TAKE_SKILL: _weigh_skill, units.DEPLOY_WITH: _weigh_deployment,
            units.RETREAT_WITH: _weigh_retreat, units.LOSE: _weigh_loss, tech.TAKE_TILE: _weigh_tile,
            tech.FLIP: _weigh_flip, tech.PROJECT: _weigh_project, tech.SCRAP: _weigh_scrap, tech.KEEP: nothing,
            ploys.HAND_OUT: _weigh_gift, navigation.LAY_COURSE: nothing, specials.RECITE: _weigh_recital,
            specials.ROUT_UNIT: _weigh_rout, specials.PUT_BACK: nothing, specials.DISCARD_TOP: nothing,
            specials.COMPLETE: _weigh_contract, specials.EXTORT: _weigh_contract, fray.RECALL_FIGHTER: _weigh_fighter,
        }
    )  # fmt: skip
    MOMENTS.update({words.ACQUIRE_COMMANDER: _acquire, words.ACQUIRE_TECH: _tech})
    VISITS.append(_visit)
