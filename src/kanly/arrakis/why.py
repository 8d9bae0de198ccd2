"""Why an action is not legal now, in words, from the same predicates that decide legality."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.arrakis import steps
from kanly.arrakis.actions import (
    ATTACK_KIND,
    CLAIM_KIND,
    DETONATE_KIND,
    DIE_KIND,
    DISCARD_KIND,
    DO_KIND,
    FLY_KIND,
    FROM_KIND,
    KEEP_KIND,
    PLAY_KIND,
    RAID_KIND,
    RAISE_KIND,
    SCHEME_KIND,
    SCOUT_KIND,
    SPECIAL_KIND,
    STOCKPILE,
    TO_KIND,
    TRAIN_KIND,
)
from kanly.arrakis.board import SCHEMING, ZONE_AREAS
from kanly.arrakis.components import AREAS, LEADERS, PLANNING, PRESCIENCE, ZONES
from kanly.arrakis.content.boards import BOTTOM_ROW, CLAIMS_PER_ROUND, KEEP, RAISE, STOCKPILE_UP_TO
from kanly.arrakis.effects import DO_DESERT_POWER
from kanly.arrakis.ids import (
    ATREIDES,
    FREE_ACTION,
    HARKONNEN,
    HAWAT,
    IMPERIUM,
    LANDSRAAD,
    NONE,
    SPACING_GUILD,
    SYMBOLS,
    TURN_ACTION,
    WILD_MAKER,
)
from kanly.arrakis.rules.battle import may_add_dice
from kanly.arrakis.rules.claims import holds
from kanly.arrakis.rules.free import hidden_areas, may_flip
from kanly.arrakis.rules.reach import targets
from kanly.arrakis.rules.turns import NEED_THE_FIGURE, may_desert_power
from kanly.arrakis.state import ArrakisState, free_areas, in_play, in_tanks, sandworms, unused
from kanly.arrakis.steps import FLOW
from kanly.engine.action import Action
from kanly.engine.text import Text

Why = Callable[[ArrakisState, int, Action], Text | None]


def why_not(state: ArrakisState, choice: Action) -> Text | None:
    """Return why the rules forbid an action now, or None when it is legal."""
    if state.over:
        return Text("why-over", "the game is over")
    if choice in state.options:
        return None
    reason = REASONS[choice.kind](state, state.pending[1], choice) if choice.kind in REASONS else None
    if reason is not None:
        return reason
    asked = FLOW.names[state.pending[0]]
    return Text("why-not-asked", f"the decision is about {asked!r}, and this is not one of its answers", decision=asked)


def _die(state: ArrakisState, side: int, choice: Action) -> Text | None:
    if state.pending[0] not in (steps.TURN, steps.PAY_DIE):
        return None
    symbol = SYMBOLS[choice.a]
    if not state.dice[side * 5 + choice.a]:
        return Text("why-no-die", f"you have no unused {symbol} die", symbol=symbol)
    return Text("why-forced-die", f"Truthtrance: the {SYMBOLS[state.forced]} die must be used", symbol=symbol)


def _play(state: ArrakisState, side: int, choice: Action) -> Text | None:
    card = PLANNING[choice.a]
    if choice.a not in state.hands[side]:
        return Text("why-not-in-hand", f"{card.name} is not in your hand", planning=card.key)
    if not card.playable:
        return Text("why-not-playable", f"{card.name} is not played: it is a free action", planning=card.key)
    if state.pending[0] == steps.TURN and not unused(state, side):
        return Text("why-no-dice", "a planning card takes an unused die, and you have none")
    return None


def _discard(state: ArrakisState, side: int, choice: Action) -> Text | None:
    card = PLANNING[choice.a]
    if choice.a not in state.hands[side]:
        return Text("why-not-in-hand", f"{card.name} is not in your hand", planning=card.key)
    if not card.discardable:
        return Text("why-not-discardable", f"{card.name} is only discarded as a free action", planning=card.key)
    if not state.battle:
        return Text("why-no-discard", "no card is to be discarded now: that is for battles, and for too full a hand")
    if side == HARKONNEN and state.bans >> LANDSRAAD & 1:
        return Text("why-landsraad-ban", "the Landsraad has banned discarding cards for combat dice")
    if not may_add_dice(state, side):
        return Text("why-all-dice", "you roll as many combat dice as can be: no card adds one")
    return Text("why-discard-later", "cards are discarded when a round of battle begins, before the dice are rolled")


def _claim(state: ArrakisState, side: int, choice: Action) -> Text | None:
    card = PRESCIENCE[choice.a]
    if side != ATREIDES:
        return Text("why-atreides-only", "only the Atreides do that")
    if choice.a not in state.revealed:
        return Text("why-not-revealed", f"{card.name} is not among the revealed cards", prescience=card.key)
    if state.claims >= CLAIMS_PER_ROUND:
        return Text("why-two-claims", "two cards have been claimed in this round")
    if card.timing in (TURN_ACTION, FREE_ACTION) and not holds(state, choice.a):
        return Text("why-condition", f"{card.name} needs: {card.requires}", prescience=card.key)
    if card.timing == TURN_ACTION and state.pending[0] == steps.TURN and not unused(state, side):
        return Text(
            "why-claim-die", f"claiming {card.name} takes an unused die, and you have none", prescience=card.key
        )
    return Text("why-other-moment", f"{card.name} cannot be claimed at this moment", prescience=card.key)


def _do(state: ArrakisState, side: int, choice: Action) -> Text | None:
    if choice.a != DO_DESERT_POWER or state.pending[0] != steps.TURN:
        return None
    if side != ATREIDES:
        return Text("why-atreides-only", "only the Atreides do that")
    if not may_desert_power(state):
        return Text("why-no-desert-power", "desert power needs fewer unused dice than the Harkonnen have")
    return None


def _special(state: ArrakisState, side: int, choice: Action) -> Text | None:
    leader = LEADERS[choice.a]
    if leader.side != side:
        return Text("why-other-side", f"{leader.name} is of the other side", leader=leader.key)
    if choice.a != WILD_MAKER:
        if not in_play(state, choice.a):
            return Text("why-not-in-play", f"{leader.name} is not in play", leader=leader.key)
        if in_tanks(state, choice.a):
            return Text("why-in-tanks", f"{leader.name} is in the regeneration tanks", leader=leader.key)
    if state.spent >> choice.a & 1:
        return Text("why-spent", f"the card of {leader.name} is spent until the end of the round", leader=leader.key)
    if choice.a in NEED_THE_FIGURE and state.leaders[choice.a] < 0:
        return Text("why-off-the-map", f"{leader.name} is not on the map", leader=leader.key)
    if state.pending[0] == steps.OPTION:
        return Text("why-other-box", f"the card of {leader.name} lies on another box", leader=leader.key)
    return None


def _to(state: ArrakisState, side: int, choice: Action) -> Text | None:
    area = AREAS[choice.a]
    if state.pending[0] != steps.MOVE_TO:
        return None
    if sandworms(state) >> choice.a & 1:
        return Text("why-sandworm", f"no legion enters {area.name}: a sandworm is there", area=area.key)
    if not free_areas(state, side) >> choice.a & 1:
        return Text("why-not-free", f"{area.name} is not free", area=area.key)
    return Text("why-out-of-reach", f"{area.name} is out of reach", area=area.key)


def _attack(state: ArrakisState, side: int, choice: Action) -> Text | None:
    area = AREAS[choice.a]
    if state.pending[0] != steps.ATTACK_AT:
        return None
    if sandworms(state) >> choice.a & 1:
        return Text("why-sandworm", f"no legion attacks {area.name}: a sandworm is there", area=area.key)
    if not targets(state, side) >> choice.a & 1:
        return Text("why-no-enemy", f"there is no enemy in {area.name}", area=area.key)
    return Text("why-out-of-reach", f"{area.name} is out of reach", area=area.key)


def _from(state: ArrakisState, side: int, choice: Action) -> Text | None:
    area = AREAS[choice.a]
    if state.pending[0] not in (steps.MOVE, steps.ATTACK):
        return None
    if not state.occupied[side] >> choice.a & 1:
        return Text("why-no-legion", f"you have no legion in {area.name}", area=area.key)
    return Text("why-legion-cannot", f"the legion in {area.name} cannot do that now", area=area.key)


def _train(state: ArrakisState, side: int, choice: Action) -> Text | None:
    if side != ATREIDES:
        return Text("why-atreides-only", "only the Atreides do that")
    if state.token_area[choice.a] < 0:
        return Text("why-token-off", "that deployment token is not on the map")
    if not may_flip(state, state.token_area[choice.a]):
        return Text("why-watched", "an ornithopter is in a zone connected to its sector: it may not be flipped at will")
    return _free(state, side, choice)


def _free(state: ArrakisState, side: int, choice: Action) -> Text | None:
    if state.turn_side != side:
        return Text("why-not-your-turn", "free actions are for one's own turn")
    return Text("why-not-free-now", "no free action interrupts this")


def _scout(state: ArrakisState, side: int, choice: Action) -> Text | None:
    zone = ZONES[choice.a].key
    if side != HARKONNEN:
        return Text("why-harkonnen-only", "only the Harkonnen do that")
    if state.bans >> SPACING_GUILD & 1:
        return Text("why-guild-ban", "the Spacing Guild has banned scouting")
    if not state.ornithopters >> choice.a & 1:
        return Text("why-no-ornithopter", f"no ornithopter is in {zone}", zone=zone)
    if not hidden_areas(state) & ZONE_AREAS[choice.a]:
        return Text("why-nothing-hidden", f"nothing is hidden in the sectors of {zone}", zone=zone)
    return _free(state, side, choice)


def _detonate(state: ArrakisState, side: int, choice: Action) -> Text | None:
    if side != ATREIDES:
        return Text("why-atreides-only", "only the Atreides do that")
    if state.atomics != NONE:
        return Text("why-detonated", "the family atomics have been used")
    if not state.step_8:
        return Text("why-step-8", "the atomics need a prescience marker that has reached 8")
    return _free(state, side, choice)


def _scheme(state: ArrakisState, side: int, choice: Action) -> Text | None:
    if side != HARKONNEN:
        return Text("why-harkonnen-only", "only the Harkonnen do that")
    if not in_play(state, HAWAT):
        return Text("why-not-in-play", "Thufir Hawat is not in play", leader=LEADERS[HAWAT].key)
    if state.hands[HARKONNEN].count(SCHEMING) >= choice.a + 2:
        return _free(state, side, choice)
    return Text("why-too-few-schemes", "you do not hold so many cards Hawat's Scheming")


def _imperium(state: ArrakisState, side: int, choice: Action) -> Text | None:
    if state.pending[0] != steps.IMPERIUM_MARKER or state.pending[2] != choice.a:
        return None
    name = IMPERIUM[choice.a]
    row = state.rows[choice.a]
    if choice.kind == KEEP_KIND and row == BOTTOM_ROW:
        return Text("why-bottom-row", f"{name} is on the bottom row and cannot fall", imperium=name)
    if choice.kind == RAISE_KIND and not row:
        return Text("why-top-row", f"{name} is on the top row", imperium=name)
    cost = KEEP if choice.kind == KEEP_KIND else RAISE
    return Text("why-too-little-spice", f"that takes {cost} spice, and {state.spice} is left", n=cost)


def _stockpile(state: ArrakisState, side: int, choice: Action) -> Text | None:
    if state.supremacy > STOCKPILE_UP_TO:
        return Text("why-no-stockpiling", "spice buys supremacy only up to step 5")
    return None


REASONS: Final[dict[int, Why]] = {
    DIE_KIND: _die,
    PLAY_KIND: _play,
    DISCARD_KIND: _discard,
    CLAIM_KIND: _claim,
    DO_KIND: _do,
    SPECIAL_KIND: _special,
    TO_KIND: _to,
    FLY_KIND: _to,
    ATTACK_KIND: _attack,
    RAID_KIND: _attack,
    FROM_KIND: _from,
    TRAIN_KIND: _train,
    SCOUT_KIND: _scout,
    DETONATE_KIND: _detonate,
    SCHEME_KIND: _scheme,
    KEEP_KIND: _imperium,
    RAISE_KIND: _imperium,
    STOCKPILE.kind: _stockpile,
}
