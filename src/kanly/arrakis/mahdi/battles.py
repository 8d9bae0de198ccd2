"""Battles of the Harkonnen (W-21.6): cards for dice, hits, no retreat, going on and advancing."""

from __future__ import annotations

from kanly.arrakis.actions import ADVANCE, AT_KIND, FIRST_NAMED, LOSE, REDUCE, STAY, TO
from kanly.arrakis.board import areas_in
from kanly.arrakis.components import AREAS
from kanly.arrakis.ids import ATREIDES, ELITE, GENERIC, HARKONNEN, MASK, REGULAR, SPECIAL
from kanly.arrakis.mahdi.cards import use_reinforcement
from kanly.arrakis.mahdi.flow import BY_RULE, by_rule, chooses, instead
from kanly.arrakis.mahdi.targets import see_to_target
from kanly.arrakis.mahdi.tokens import flip_and_settle, flip_area, leave
from kanly.arrakis.mahdi.tricks import apply_strike, legal_strike
from kanly.arrakis.mahdi.ways import defenders, own, single
from kanly.arrakis.rules import battle, casualties, worms
from kanly.arrakis.rules.battle import AT_AREA, BY, EXTRA, FROM_AREA
from kanly.arrakis.rules.pieces import settle
from kanly.arrakis.rules.reach import retreats
from kanly.arrakis.state import ArrakisState, empty_areas, has_units, named_at, own_tokens_at
from kanly.arrakis.steps import ADVANCE as ADVANCE_STEP
from kanly.arrakis.steps import (
    BATTLE_BEGINS,
    BATTLE_CARDS,
    BATTLE_ENDS,
    CASUALTIES,
    FLOW,
    GO_ON,
    PAID_GOING_ON,
    RETREAT,
    RETREAT_TO,
    STRIKE,
    WORM_STRIKES,
)
from kanly.engine.action import Action
from kanly.engine.flow import Step


def begins(state: ArrakisState, step: Step) -> None:
    """Begin a battle: the tokens of the Harkonnen in it are flipped too (W-21.8.1)."""
    by = state.battle[BY]
    area = state.battle[FROM_AREA if by == HARKONNEN else AT_AREA]
    flipped = bool(own_tokens_at(state, area))
    flip_area(state, area)
    if by == HARKONNEN and not has_units(own(state, area)):
        state.battle = []
        settle(state, HARKONNEN, area)
        return
    battle.battle_begins(state, step)
    if flipped:
        settle(state, HARKONNEN, area)


def bring_cards(state: ArrakisState, step: Step) -> None:
    """Discard as many reinforcements as bring the Harkonnen to 6 dice (W-21.6.1)."""
    while state.hands[HARKONNEN] and battle.may_add_dice(state, HARKONNEN):
        use_reinforcement(state)
        state.battle[EXTRA + (state.battle[BY] != HARKONNEN)] += 1


# -- hits (W-21.6.2) --------------------------------------------------------------------------------------------------


def next_hit(state: ArrakisState, area: int) -> list[Action]:
    """Return who of a legion may take the next hit."""
    legion = own(state, area)
    generic = legion >> 15 & MASK
    named = [LOSE[FIRST_NAMED + leader] for leader in named_at(state, HARKONNEN, area)]
    leaders = [LOSE[GENERIC]] if generic else named
    if generic + len(named) > 1:
        return leaders
    if legion >> 5 & MASK:
        return [REDUCE[ELITE]]
    if legion >> 10 & MASK:
        return [REDUCE[SPECIAL]]
    if legion & MASK == 1 and leaders:
        return leaders
    return [LOSE[REGULAR]]


def legal_casualties(state: ArrakisState, step: Step) -> list[Action]:
    """List who takes the next hit: leaders but for one, elites, sardaukar, regulars; tokens are flipped first."""
    area, hits = step[2], step[3]
    legion = own(state, area)
    if not hits or not legion:
        return []
    if own_tokens_at(state, area):
        state.stack.append(step)
        flip_and_settle(state, area)
        return []
    options = next_hit(state, area)
    return options[:1] if hits >= casualties.lives(legion) else options


def apply_casualties(state: ArrakisState, step: Step, action: Action) -> None:
    """Take a hit, and go on with those that are left; which rule it is, is told once."""
    if not step[4]:
        by_rule(state, "casualties", area=AREAS[step[2]].key)
    casualties.apply_casualties(state, step, action)
    op, side, area, hits, _ = state.stack[-1]
    if (op, side, area, hits) == (CASUALTIES, HARKONNEN, step[2], step[3] - 1):
        state.stack[-1] = (op, side, area, hits, 1)


def worm_strikes(state: ArrakisState, step: Step) -> None:
    """Let a worm strike a legion: its tokens are flipped, for it is attacked (W-21.8.1)."""
    worms.worm_strikes(state, step)
    flip_and_settle(state, step[2])


def answer_strike(state: ArrakisState, step: Step, action: Action) -> None:
    """Let the Atreides strike a legion: its tokens are flipped, for it is attacked (W-9.4, W-21.8.1)."""
    FLOW.ways(STRIKE)[2](state, step, action)
    if action.kind == AT_KIND:
        flip_and_settle(state, action.a)


# -- going on, retreat, advance (W-21.6.3 to W-21.6.5) ----------------------------------------------------------------


def go_on(state: ArrakisState, step: Step) -> None:
    """Fight on, without a price, unless the power by single units is half that of the defenders or less."""
    origin, target = state.battle[FROM_AREA], state.battle[AT_AREA]
    stops = 2 * single(own(state, origin)) <= single(defenders(state, target))
    by_rule(state, "stops" if stops else "fights_on", area=AREAS[origin].key, target=AREAS[target].key)
    state.stack.append((BATTLE_ENDS, HARKONNEN, 1, 0, 0) if stops else (PAID_GOING_ON, HARKONNEN, 0, 0, 0))


def stands(state: ArrakisState, step: Step) -> None:
    """Never retreat in a battle."""
    by_rule(state, "stands", area=AREAS[state.battle[AT_AREA]].key)


def legal_retreat_to(state: ArrakisState, step: Step) -> list[Action]:
    """List where the person may send a retreating legion of the Atreides: to an empty area, if there is one."""
    ends = retreats(state, ATREIDES, step[3])
    return [TO[area] for area in areas_in(ends & empty_areas(state) or ends)]


def legal_advance(state: ArrakisState, step: Step) -> list[Action]:
    """List advancing: always into the area of a sietch; elsewhere the person chooses."""
    return [ADVANCE] if state.battle[AT_AREA] in state.sietch_area else [ADVANCE, STAY]


def apply_advance(state: ArrakisState, step: Step, action: Action) -> None:
    """Advance, or stay; a settlement that is left gets tokens, a target that falls is followed by another."""
    origin, target = state.battle[FROM_AREA], state.battle[AT_AREA]
    if action is ADVANCE:
        by_rule(state, "advance", area=AREAS[origin].key, target=AREAS[target].key)
    battle.apply_advance(state, step, action)
    if action is ADVANCE and not state.over:
        see_to_target(state)
        leave(state, origin)


BY_RULE.runs(BATTLE_BEGINS, begins)
instead(BATTLE_CARDS, bring_cards)
chooses(CASUALTIES, legal_casualties, apply_casualties)
BY_RULE.runs(WORM_STRIKES, worm_strikes)
chooses(STRIKE, legal_strike, apply_strike, answer_strike)
instead(GO_ON, go_on)
instead(RETREAT, stands)
chooses(RETREAT_TO, legal_retreat_to, battle.apply_retreat_to)
chooses(ADVANCE_STEP, legal_advance, apply_advance)
