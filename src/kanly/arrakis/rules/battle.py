"""Battles (W-9): attack, rounds of dice, casualties, going on, retreat, advance."""

from __future__ import annotations

from typing import Final

from kanly.arrakis.actions import (
    ADVANCE,
    ATTACK,
    DISCARD,
    DONE,
    FIGHT_ON,
    FIRST_NAMED,
    FROM,
    FROM_KIND,
    RAID,
    RAID_KIND,
    RETREAT,
    STAY,
    STOP,
    TO,
    WITH,
    WITH_KIND,
)
from kanly.arrakis.board import PRESCIENCE_IDS, areas_in
from kanly.arrakis.components import AREAS, DICE, LEADERS, PLANNING
from kanly.arrakis.content.boards import MOST_COMBAT_DICE
from kanly.arrakis.effects import FOUR_DICE, FREE_TO_GO_ON, ONE_DIE_MORE, SURPRISE
from kanly.arrakis.ids import (
    ATREIDES,
    GENERIC,
    HARKONNEN,
    LANDSRAAD,
    MASK,
)
from kanly.arrakis.rules import movement
from kanly.arrakis.rules.claims import ripen
from kanly.arrakis.rules.free import freely
from kanly.arrakis.rules.movement import MOUNTS_THE_MAKER, barred, relocate_all
from kanly.arrakis.rules.pieces import flip_sietch, flip_tokens, settle
from kanly.arrakis.rules.places import fits, legions_in
from kanly.arrakis.rules.reach import by_air, on_foot, retreats, rides_far, targets
from kanly.arrakis.rules.sites import destroy, rank_at
from kanly.arrakis.rules.transport import carry, is_fresh
from kanly.arrakis.state import ArrakisState, has_units, legion_at, named_at, paul, seat_of, units
from kanly.arrakis.steps import (
    ADVANCE as ADVANCE_STEP,
)
from kanly.arrakis.steps import (
    AFTER_HITS,
    ATTACK_AT,
    ATTACK_BY,
    BATTLE_BEGINS,
    BATTLE_CARDS,
    BATTLE_ENDS,
    BATTLE_HITS,
    BATTLE_LEADERS,
    BATTLE_ROLL,
    BATTLE_ROUND,
    BATTLE_WON,
    CASUALTIES,
    ENTERED,
    FLOW,
    GO_ON,
    PAID_GOING_ON,
    RETREAT_TO,
)
from kanly.arrakis.steps import (
    ATTACK as ATTACK_STEP,
)
from kanly.arrakis.steps import (
    RETREAT as RETREAT_STEP,
)
from kanly.engine.action import Action
from kanly.engine.chance import pick
from kanly.engine.flow import Step
from kanly.engine.tell import tell

# what `battle` holds: who attacks, from where, what, the round, how; then dice for cards, swords, shields and specials
# of attacker and defender; whether a sardaukar was there when it began
BY: Final = 0
FROM_AREA: Final = 1
AT_AREA: Final = 2
ROUND: Final = 3
HOW: Final = 4
EXTRA: Final = 5
SWORDS: Final = 7
SHIELDS: Final = 9
SPECIALS: Final = 11
SARDAUKAR: Final = 13
NO_BATTLE: Final[list[int]] = []
AT_MOST_FOUR: Final = 4
"""How many dice the opponent rolls in the first round against FOUR_DICE."""

TERROR_BROKEN = PRESCIENCE_IDS["the_emperors_terror_broken"]

# -- the attack (W-9.1) -------------------------------------------------------------------------------------------


def attacks_of(state: ArrakisState, side: int, area: int) -> tuple[int, int]:
    """Return what a legion can attack from an area: on foot, and only by air."""
    aims = targets(state, side)
    foot = on_foot(state, side, area, aims)
    return foot, flights(state, side, area, aims) & ~foot


def flights(state: ArrakisState, side: int, area: int, aims: int) -> int:
    """Return what a legion can attack by troop-transport: the whole of it is carried, so nobody has been before."""
    return by_air(state, side, area, aims) if is_fresh(state, area) else 0


def attackers(state: ArrakisState, side: int, spec: int) -> list[int]:
    """Return where a legion that is meant can attack from; the whole legion takes part."""
    found = []
    aims = targets(state, side)
    for area in areas_in(legions_in(state, side, spec >> 8)):
        if not on_foot(state, side, area, aims) and not flights(state, side, area, aims):
            continue
        legion = legion_at(state, side, area)
        named = named_at(state, side, area)
        if has_units(legion) and fits(state, spec & 255, legion, named):
            if not any(barred(state, side, leader) for leader in named):
                found.append(area)
    return found


def legal_attack(state: ArrakisState, step: Step) -> list[Action]:
    """List the legions that can attack, and doing without."""
    return [FROM[area] for area in attackers(state, step[1], step[2])] + [DONE]


def apply_attack(state: ArrakisState, step: Step, action: Action) -> None:
    """Pick the legion that attacks."""
    if action.kind == FROM_KIND:
        state.stack.append((ATTACK_AT, step[1], action.a, step[3], step[2]))


def legal_attack_at(state: ArrakisState, step: Step) -> list[Action]:
    """List what a legion can attack; if a free action has taken it away, another may be picked."""
    if step[2] not in attackers(state, step[1], step[4]):
        state.stack.append((ATTACK_STEP, step[1], step[4], step[3], 0))
        return []
    foot, air = attacks_of(state, step[1], step[2])
    return [ATTACK[area] for area in areas_in(foot)] + [RAID[area] for area in areas_in(air)]


def apply_attack_at(state: ArrakisState, step: Step, action: Action) -> None:
    """Begin a battle."""
    side, area = step[1], step[2]
    state.battle = [side, area, action.a, 0, step[3], 0, 0, 0, 0, 0, 0, 0, 0, 0]
    state.stack.append((BATTLE_BEGINS, side, 0, 0, 0))
    if state.log is not None:
        tell(state, "attacked", seat_of(state, side), area=AREAS[area].key, target=AREAS[action.a].key)
    if action.kind == RAID_KIND:
        carry(state, area, legion_at(state, side, area), named_at(state, side, area), moved=False)
        state.stack.append((ATTACK_BY, side, area, 0, 0))
    elif side == ATREIDES and state.leaders[paul(state)] == area and rides_far(state, area, action.a):
        ripen(state, MOUNTS_THE_MAKER)


def battle_begins(state: ArrakisState, step: Step) -> None:
    """Flip the sietch token and the deployment tokens of both sides; an undefended settlement has lost (W-9.1)."""
    battle = state.battle
    side, target = battle[BY], battle[AT_AREA]
    defender = legion_at(state, 1 - side, target)
    state.stack.append((BATTLE_ROUND if defender else BATTLE_WON, side, 0, 0, 0))
    harkonnen = defender if side == ATREIDES else legion_at(state, side, battle[FROM_AREA])
    battle[SARDAUKAR] = int(harkonnen >> 10 & MASK != 0)
    if side == ATREIDES:
        flip_tokens(state, battle[FROM_AREA])
    else:
        flip_sietch(state, target)
        flip_tokens(state, target)


# -- a round (W-9.2) ----------------------------------------------------------------------------------------------


def battle_round(state: ArrakisState, step: Step) -> None:
    """Begin a round: cards of the attacker, of the defender, then dice."""
    battle = state.battle
    battle[ROUND] += 1
    for i in range(EXTRA, SARDAUKAR):
        battle[i] = 0
    if battle[HOW] & ONE_DIE_MORE:
        battle[EXTRA] = 1
    side = battle[BY]
    state.stack.append((BATTLE_ROLL, side, 0, 0, 0))
    state.stack.append((BATTLE_CARDS, 1 - side, 0, 0, 0))
    state.stack.append((BATTLE_CARDS, side, 0, 0, 0))


def place_of(state: ArrakisState, side: int) -> int:
    """Return where the legion of a side is that takes part in the battle."""
    battle = state.battle
    return battle[FROM_AREA] if side == battle[BY] else battle[AT_AREA]


def dice_of(state: ArrakisState, side: int) -> int:
    """Return how many dice a side rolls: one a unit, those for cards, the rank of the settlement; never above 6."""
    battle = state.battle
    attacks = side == battle[BY]
    area = place_of(state, side)
    count = units(legion_at(state, side, area)) + battle[EXTRA + (not attacks)]
    if not attacks:
        count += rank_at(state, side, area)
    most = AT_MOST_FOUR if battle[HOW] & FOUR_DICE and battle[ROUND] == 1 and not attacks else MOST_COMBAT_DICE
    return min(count, most)


def may_add_dice(state: ArrakisState, side: int) -> bool:
    """Say whether a side may discard cards for dice: not with all it can roll, nor under the Landsraad ban."""
    if side == HARKONNEN and state.bans >> LANDSRAAD & 1:
        return False
    four = state.battle[HOW] & FOUR_DICE and state.battle[ROUND] == 1 and side != state.battle[BY]
    return dice_of(state, side) < (AT_MOST_FOUR if four else MOST_COMBAT_DICE)


def legal_battle_cards(state: ArrakisState, step: Step) -> list[Action]:
    """List the cards that can be discarded for a die each (W-9.2.1)."""
    side = step[1]
    hand = state.hands[side]
    if not hand or not may_add_dice(state, side):
        return []
    cards = [DISCARD[card] for card in dict.fromkeys(hand) if PLANNING[card].discardable]
    return [*cards, DONE]


def holds_cards(state: ArrakisState, step: Step) -> bool:
    """Ask whoever holds a card at all: staying silent would tell what kind it is."""
    return True


def apply_battle_cards(state: ArrakisState, step: Step, action: Action) -> None:
    """Discard a card for a die, and ask again."""
    side = step[1]
    if action is DONE:
        return
    discard(state, side, action.a)
    state.battle[EXTRA + (side != state.battle[BY])] += 1
    state.stack.append(step)


def lay_down(state: ArrakisState, side: int, card: int) -> None:
    """Put a planning card from a hand onto the discard pile of its deck, face up."""
    hand = list(state.hands[side])
    hand.remove(card)
    state.hands[side] = tuple(hand)
    state.discards[PLANNING[card].deck] += (card,)
    state.told += 1


def discard(state: ArrakisState, side: int, card: int) -> None:
    """Discard a planning card, face up."""
    lay_down(state, side, card)
    if state.log is not None:
        tell(state, "discarded", seat_of(state, side), planning=PLANNING[card].key)


def roll(state: ArrakisState, side: int, count: int, label: str) -> tuple[int, int, int]:
    """Roll combat dice: swords, shields and specials."""
    faces = DICE[2 + side].faces
    results = [0, 0, 0]
    for _ in range(count):
        results[faces[pick(state, 6, label)]] += 1
    return results[0], results[1], results[2]


def battle_roll(state: ArrakisState, step: Step) -> None:
    """Roll for both sides; a surprise attack adds a special in the first round (W-9.2.2, W-9.2.3)."""
    battle = state.battle
    side = battle[BY]
    for who, one in enumerate((side, 1 - side)):
        swords, shields, specials = roll(state, one, dice_of(state, one), "combat")
        if not who and battle[HOW] & SURPRISE and battle[ROUND] == 1:
            specials += 1
        battle[SWORDS + who], battle[SHIELDS + who], battle[SPECIALS + who] = swords, shields, specials
        if state.log is not None:
            told = {"sword": swords, "shield": shields, "special": specials}
            tell(state, "rolled_combat", seat_of(state, one), **told)
    state.stack.append((BATTLE_HITS, side, 0, 0, 0))
    state.stack.append((BATTLE_LEADERS, 1 - side, 0, 0, 0))
    state.stack.append((BATTLE_LEADERS, side, 0, 0, 0))


# -- leaders turn specials (W-9.2.4) ------------------------------------------------------------------------------


def legal_battle_leaders(state: ArrakisState, step: Step) -> list[Action]:
    """List the leaders who may turn a special; `a` counts generic ones used, `b` is a mask of named ones."""
    side, used, used_named = step[1], step[2], step[3]
    if not state.battle[SPECIALS + (side != state.battle[BY])]:
        return []
    area = place_of(state, side)
    options = []
    if legion_at(state, side, area) >> 15 & MASK > used:
        options.append(WITH[GENERIC])
    for leader in named_at(state, side, area):
        if not used_named >> leader & 1:
            options.append(WITH[FIRST_NAMED + leader])
    specials = state.battle[SPECIALS + (side != state.battle[BY])]
    count = len(options) - bool(options and options[0].a == GENERIC)
    count += (legion_at(state, side, area) >> 15 & MASK) - used
    if count <= specials:
        return options[:1]  # all of them turn one, in whatever order
    return options


def apply_battle_leaders(state: ArrakisState, step: Step, action: Action) -> None:
    """Turn a special into what the strip of a leader says; a generic leader makes it a hit."""
    op, side, used, used_named, _ = step
    who = int(side != state.battle[BY])
    battle = state.battle
    battle[SPECIALS + who] -= 1
    if action.a == GENERIC:
        battle[SWORDS + who] += 1
        used += 1
    else:
        leader = LEADERS[action.a - FIRST_NAMED]
        battle[SWORDS + who] += leader.hits
        battle[SHIELDS + who] += leader.shields
        used_named |= 1 << action.a - FIRST_NAMED
    state.stack.append((op, side, used, used_named, 0))


def suffered(state: ArrakisState) -> tuple[int, int]:
    """Return the hits that attacker and defender suffer (W-9.2.5, W-9.2.6)."""
    battle = state.battle
    side = battle[BY]
    fierce = [legion_at(state, one, place_of(state, one)) >> 10 & MASK for one in (side, 1 - side)]
    shields = [max(0, battle[SHIELDS + who] - fierce[1 - who]) for who in (0, 1)]
    return max(0, battle[SWORDS + 1] - shields[0]), max(0, battle[SWORDS] - shields[1])


def battle_hits(state: ArrakisState, step: Step) -> None:
    """Let both sides suffer what is left of the hits, the attacker first (W-9.2.7)."""
    battle = state.battle
    side = battle[BY]
    attacker, defender = suffered(state)
    if state.log is not None:
        tell(state, "suffered", seat_of(state, side), hits=attacker, other=defender)
    state.stack.append((AFTER_HITS, side, 0, 0, 0))
    state.stack.append((CASUALTIES, 1 - side, battle[AT_AREA], defender, 0))
    state.stack.append((CASUALTIES, side, battle[FROM_AREA], attacker, 0))


# -- going on, retreat, end (W-9.3) -------------------------------------------------------------------------------


def after_hits(state: ArrakisState, step: Step) -> None:
    """See who is left."""
    battle = state.battle
    side = battle[BY]
    attacker = state.occupied[side] >> battle[FROM_AREA] & 1
    defender = state.occupied[1 - side] >> battle[AT_AREA] & 1
    if attacker and defender:
        state.stack.append((GO_ON, side, 0, 0, 0))
    elif attacker:
        state.stack.append((BATTLE_WON, side, 0, 0, 0))
    else:
        state.stack.append((BATTLE_ENDS, side, int(bool(defender)), 0, 0))


def legal_go_on(state: ArrakisState, step: Step) -> list[Action]:
    """List stopping and going on."""
    return [STOP, FIGHT_ON]


def apply_go_on(state: ArrakisState, step: Step, action: Action) -> None:
    """Stop, or go on: against a settlement for a hit, before the defender decides on a retreat."""
    battle = state.battle
    side = battle[BY]
    if action is STOP:
        state.stack.append((BATTLE_ENDS, side, 1, 0, 0))
        return
    state.stack.append((PAID_GOING_ON, side, 0, 0, 0))
    if rank_at(state, 1 - side, battle[AT_AREA]) and not battle[HOW] & FREE_TO_GO_ON:
        state.stack.append((CASUALTIES, side, battle[FROM_AREA], 1, 0))


def paid_going_on(state: ArrakisState, step: Step) -> None:
    """Go on, if the price has not destroyed the attacker."""
    battle = state.battle
    side = battle[BY]
    if not state.occupied[side] >> battle[FROM_AREA] & 1:
        state.stack.append((BATTLE_ENDS, side, 1, 0, 0))
    else:
        state.stack.append((BATTLE_ROUND, side, 0, 0, 0))
        state.stack.append((RETREAT_STEP, 1 - side, 0, 0, 0))


def legal_retreat(state: ArrakisState, step: Step) -> list[Action]:
    """List retreating and staying, if there is an area to retreat to."""
    return [STAY, RETREAT] if retreats(state, step[1], state.battle[AT_AREA]) else []


def apply_retreat(state: ArrakisState, step: Step, action: Action) -> None:
    """Retreat: the opponent chooses where to; the attacker has won."""
    if action is RETREAT:
        state.stack.pop()
        side = 1 - step[1]
        state.stack.append((BATTLE_WON, side, 0, 0, 0))
        state.stack.append((RETREAT_TO, side, step[1], state.battle[AT_AREA], 0))


def legal_retreat_to(state: ArrakisState, step: Step) -> list[Action]:
    """List where the opponent (who decides) can move a retreating legion."""
    return [TO[area] for area in areas_in(retreats(state, step[2], step[3]))]


def apply_retreat_to(state: ArrakisState, step: Step, action: Action) -> None:
    """Move a retreating legion."""
    side, area = step[2], step[3]
    relocate_all(state, side, area, action.a)
    settle(state, side, action.a)
    if state.log is not None:
        tell(state, "retreated", seat_of(state, side), area=AREAS[area].key, to=AREAS[action.a].key)


def battle_won(state: ArrakisState, step: Step) -> None:
    """Let the attacker win: it may advance; the Atreides may have broken the Emperor's terror."""
    side = step[1]
    broken = state.battle[SARDAUKAR]
    if state.log is not None:
        tell(state, "battle_won", seat_of(state, side), area=AREAS[state.battle[AT_AREA]].key)
    state.stack.append((ADVANCE_STEP, side, 0, 0, 0))
    if side == ATREIDES and broken:
        ripen(state, TERROR_BROKEN)


def legal_advance(state: ArrakisState, step: Step) -> list[Action]:
    """List advancing with the whole legion, and staying."""
    return [ADVANCE, STAY]


def apply_advance(state: ArrakisState, step: Step, action: Action) -> None:
    """Advance into the area: its settlement falls; or stay."""
    side, origin, target = step[1], state.battle[FROM_AREA], state.battle[AT_AREA]
    state.battle = []
    if action is STAY:
        return
    relocate_all(state, side, origin, target)
    state.that = target
    if state.log is not None:
        tell(state, "advanced", seat_of(state, side), area=AREAS[target].key)
    state.stack.append((ENTERED, side, target, 1, 0))
    settle(state, side, target)
    destroy(state, side, target)


def battle_ends(state: ArrakisState, step: Step) -> None:
    """End a battle that the attacker has not won; `a` says whether the defender has."""
    battle = state.battle
    defender = 1 - battle[BY]
    if state.log is not None:
        tell(state, "battle_ended", seat_of(state, battle[BY]), area=AREAS[battle[AT_AREA]].key, held=step[2])
    if step[2] and defender == ATREIDES and battle[SARDAUKAR]:
        ripen(state, TERROR_BROKEN)
    state.battle = []


freely(ATTACK_STEP, legal_attack, apply_attack)
freely(ATTACK_AT, legal_attack_at, apply_attack_at)
FLOW.decides(ATTACK_BY, movement.legal_by, movement.apply_by)
FLOW.runs(BATTLE_BEGINS, battle_begins)
FLOW.runs(BATTLE_ROUND, battle_round)
freely(BATTLE_CARDS, legal_battle_cards, apply_battle_cards, holds_cards)
FLOW.runs(BATTLE_ROLL, battle_roll)
FLOW.decides(BATTLE_LEADERS, legal_battle_leaders, apply_battle_leaders)
FLOW.runs(BATTLE_HITS, battle_hits)
FLOW.runs(AFTER_HITS, after_hits)
freely(GO_ON, legal_go_on, apply_go_on)
FLOW.runs(PAID_GOING_ON, paid_going_on)
FLOW.decides(RETREAT_STEP, legal_retreat, apply_retreat)
FLOW.decides(RETREAT_TO, legal_retreat_to, apply_retreat_to)
FLOW.runs(BATTLE_WON, battle_won)
freely(ADVANCE_STEP, legal_advance, apply_advance)
FLOW.runs(BATTLE_ENDS, battle_ends)
assert WITH[0].kind == WITH_KIND
