"""The round (W-5, W-6, W-7.1, W-14, W-19): its start, vehicles, dice, and its end."""

from __future__ import annotations

from kanly.arrakis.actions import CARD, DISCARD, DONE, FIRST_NAMED, MAKER, TOKEN_ON, TURN, WITH
from kanly.arrakis.components import DICE, LEADERS, PLANNING, PRESCIENCE, SPICE_ROWS
from kanly.arrakis.content.boards import HAND_LIMIT, REVEALED_PER_ROUND, SLOTS
from kanly.arrakis.ids import (
    ACTION_PHASE,
    ATREIDES,
    BESIDE,
    CARRYALL,
    END_PHASE,
    GENERIC,
    HARKONNEN,
    HARVESTER,
    NONE,
    ORNITHOPTER,
    OWN_LEADERS,
    SYMBOL_COUNT,
    SYMBOLS,
    VEHICLE_PHASE,
)
from kanly.arrakis.rules.battle import discard
from kanly.arrakis.rules.draw import draw_cards
from kanly.arrakis.rules.pieces import off_map, put
from kanly.arrakis.rules.tracks import check_objective
from kanly.arrakis.state import ArrakisState, seat_of, worms_in_supply
from kanly.arrakis.steps import (
    BENE_GESSERIT,
    DISCARD_DOWN,
    END_CHECK,
    END_ROUND,
    FLOW,
    MAKER_OFF,
    NEW_ROUND,
    NEXT_TURN,
    PLACE_ROW,
    ROLL_DICE,
    SWEEP,
    TAKE_OFF,
    TURN_DICE,
    VEHICLE_AT,
)
from kanly.engine.action import Action
from kanly.engine.chance import pick, shuffle
from kanly.engine.flow import Step
from kanly.engine.tell import tell

# -- the start of a round (W-5) -----------------------------------------------------------------------------------


def new_round(state: ArrakisState, step: Step) -> None:
    """Begin a round: a card from each own deck for both, three prescience cards, then the vehicles."""
    state.round += 1
    state.phase, state.turn_side = VEHICLE_PHASE, NONE
    state.turns += 1
    state.claims = state.harvesters_lost = 0
    state.carried, state.carried_named = [], 0
    if state.log is not None:
        tell(state, "round", NONE, round=state.round)
    for side in (ATREIDES, HARKONNEN):
        for deck in (2 * side, 2 * side + 1):
            draw_cards(state, side, deck, 1)
    reveal_cards(state, REVEALED_PER_ROUND)
    state.stack.append((ROLL_DICE, NONE, 0, 0, 0))
    state.stack.append((PLACE_ROW, HARKONNEN, 0, 0, 0))


def reveal_cards(state: ArrakisState, count: int) -> None:
    """Reveal cards from the prescience deck, as many as there are."""
    shown = state.prescience_deck[-count:] if count else ()
    state.prescience_deck = state.prescience_deck[: len(state.prescience_deck) - len(shown)]
    state.revealed = tuple(sorted(state.revealed + shown))
    state.told += 1
    if state.log is not None:
        tell(state, "revealed", NONE, cards=[PRESCIENCE[card].key for card in shown])


def place_row(state: ArrakisState, step: Step) -> None:
    """Place the vehicles of the active row, that of the lowest imperium marker (W-6)."""
    row = SPICE_ROWS[max(state.rows)]
    kinds = ((CARRYALL, row.carryalls), (ORNITHOPTER, row.ornithopters), (HARVESTER, row.harvesters))
    for kind, count in kinds:
        for _ in range(count):
            state.stack.append((VEHICLE_AT, HARKONNEN, kind, 1, 0))


# -- dice (W-7.1) -------------------------------------------------------------------------------------------------


def roll_dice(state: ArrakisState, step: Step) -> None:
    """Roll the action dice of both sides; those on the spice board are out (W-6.1)."""
    state.phase = ACTION_PHASE
    state.turns += 1
    counts = (DICE[ATREIDES].copies, DICE[HARKONNEN].copies - SPICE_ROWS[max(state.rows)].dice_out)
    for side in (ATREIDES, HARKONNEN):
        faces = DICE[side].faces
        for _ in range(counts[side]):
            state.dice[side * 5 + faces[pick(state, 6, "action")]] += 1
        if state.log is not None:
            told = dict(zip(SYMBOLS, state.dice[side * 5 : side * 5 + 5], strict=True))
            tell(state, "rolled", seat_of(state, side), **told)
    state.stack.append((NEXT_TURN, ATREIDES, 0, 0, 0))
    state.stack.append((BENE_GESSERIT, ATREIDES, 0, 0, 0))
    state.stack.append((BENE_GESSERIT, HARKONNEN, 0, 0, 0))
    state.stack.append((TURN_DICE, HARKONNEN, 0, 0, 0))


def free_slots(state: ArrakisState, side: int) -> list[int]:
    """Return how many slots of each symbol are free on a board."""
    return [SLOTS[side] - state.dice[side * 5 + symbol] for symbol in range(SYMBOL_COUNT)]


def has_excess_dice(state: ArrakisState, side: int) -> bool:
    """Say whether a side has a die without a slot."""
    return min(free_slots(state, side)) < 0


def legal_turn_dice(state: ArrakisState, step: Step) -> list[Action]:
    """List the symbols to which a die without a slot can be turned: those with most free slots."""
    side = step[1]
    if not has_excess_dice(state, side):
        if has_excess_dice(state, 1 - side):
            state.stack.append((step[0], 1 - side, 0, 0, 0))
        return []
    slots = free_slots(state, side)
    return [TURN[symbol] for symbol in range(SYMBOL_COUNT) if slots[symbol] == max(slots)]


def apply_turn_dice(state: ArrakisState, step: Step, action: Action) -> None:
    """Turn a die; the sides take turns, the Harkonnen first."""
    side = step[1]
    slots = free_slots(state, side)
    state.dice[side * 5 + slots.index(min(slots))] -= 1
    state.dice[side * 5 + action.a] += 1
    if state.log is not None:
        tell(state, "turned", seat_of(state, side), symbol=SYMBOLS[action.a])
    state.stack.append((step[0], 1 - side, 0, 0, 0))


def legal_bene_gesserit(state: ArrakisState, step: Step) -> list[Action]:
    """List where a Bene Gesserit token can be put: a free slot of a symbol with the fewest dice (W-14)."""
    side = step[1]
    if not state.bg[side]:
        return []
    slots = free_slots(state, side)
    most = max(slots)
    if most <= 0:
        return []
    return [*[TOKEN_ON[symbol] for symbol in range(SYMBOL_COUNT) if slots[symbol] == most], DONE]


def apply_bene_gesserit(state: ArrakisState, step: Step, action: Action) -> None:
    """Put a token on a symbol: for this round it is a die."""
    if action is DONE:
        return
    side = step[1]
    state.bg = tuple(count - (one == side) for one, count in enumerate(state.bg))
    state.bg_on = tuple(action.a if one == side else old for one, old in enumerate(state.bg_on))
    state.dice[side * 5 + action.a] += 1
    if state.log is not None:
        tell(state, "token_used", seat_of(state, side), symbol=SYMBOLS[action.a])


# -- the end of a round (W-19) ------------------------------------------------------------------------------------


def end_check(state: ArrakisState, step: Step) -> None:
    """Check the objective, then go through the rest of the end of the round."""
    state.phase = END_PHASE
    state.turns += 1
    check_objective(state)
    state.ornithopters = state.carryalls = 0
    state.stack += [
        (END_ROUND, NONE, 0, 0, 0),
        (SWEEP, ATREIDES, 0, 0, 0),
        (DISCARD_DOWN, ATREIDES, 0, 0, 0),
        (DISCARD_DOWN, HARKONNEN, 0, 0, 0),
        (MAKER_OFF, ATREIDES, 0, 0, 0),
        (TAKE_OFF, ATREIDES, 0, 0, 0),
        (TAKE_OFF, HARKONNEN, 0, 0, 0),
    ]


def legal_take_off(state: ArrakisState, step: Step) -> list[Action]:
    """List the named leaders on the map that may be taken off."""
    there = [leader for leader in OWN_LEADERS[step[1]] if state.leaders[leader] >= 0]
    return [*[WITH[FIRST_NAMED + leader] for leader in there], DONE] if there else []


def apply_take_off(state: ArrakisState, step: Step, action: Action) -> None:
    """Take a named leader off the map; a generic one takes its place, if there is one."""
    if action is DONE:
        return
    side, leader = step[1], action.a - FIRST_NAMED
    area = state.leaders[leader]
    off_map(state, leader)
    put(state, side, area, GENERIC)
    if state.log is not None:
        tell(state, "taken_off", seat_of(state, side), leader=LEADERS[leader].key)
    state.stack.append(step)


def legal_maker_off(state: ArrakisState, step: Step) -> list[Action]:
    """List leaving the Wild Maker, and putting an ordinary sandworm in its place (W-17.4)."""
    return [DONE, MAKER] if state.maker >= 0 and worms_in_supply(state) else []


def apply_maker_off(state: ArrakisState, step: Step, action: Action) -> None:
    """Put an ordinary sandworm in the Wild Maker's place, or not."""
    if action is MAKER:
        state.worms |= 1 << state.maker
        state.maker = BESIDE


def legal_discard_down(state: ArrakisState, step: Step) -> list[Action]:
    """List the cards to discard while a hand has more than six."""
    hand = state.hands[step[1]]
    if len(hand) <= HAND_LIMIT:
        return []
    return [DISCARD[card] for card in dict.fromkeys(hand) if PLANNING[card].discardable]


def apply_discard_down(state: ArrakisState, step: Step, action: Action) -> None:
    """Discard a card, and see whether that is enough."""
    discard(state, step[1], action.a)
    state.stack.append(step)


def asks_to_discard(state: ArrakisState, step: Step) -> bool:
    """Ask even where only one card can go: which it is, is the owner's secret until then."""
    return True


def legal_sweep(state: ArrakisState, step: Step) -> list[Action]:
    """List the unclaimed prescience cards, to be removed from the game; not the one with Eyes of Ibad."""
    cards = [card for card in state.revealed if card != state.ibad]
    return [*[CARD[card] for card in cards], DONE] if cards else []


def apply_sweep(state: ArrakisState, step: Step, action: Action) -> None:
    """Remove a card from the game, and ask again."""
    if action is DONE:
        return
    state.revealed = tuple(card for card in state.revealed if card != action.a)
    state.removed += (action.a,)
    if state.log is not None:
        tell(state, "removed_card", seat_of(state, ATREIDES), prescience=PRESCIENCE[action.a].key)
    state.stack.append(step)


def end_round(state: ArrakisState, step: Step) -> None:
    """Ready all leader cards, shuffle unclaimed prescience cards in, take dice back (W-19.5 to W-19.8)."""
    state.spent = 0
    state.removed += state.claimed
    state.claimed = ()
    state.fear = NONE
    kept = tuple(card for card in state.revealed if card == state.ibad)
    deck = list(state.prescience_deck + tuple(card for card in state.revealed if card != state.ibad))
    state.revealed = kept
    shuffle(state, deck, "prescience", PRESCIENCE)
    state.prescience_deck = tuple(deck)
    state.bg = tuple(count + (state.bg_on[side] != NONE) for side, count in enumerate(state.bg))
    state.bg_on = (NONE, NONE)
    state.dice = [0] * 10
    state.forced = NONE
    state.stack.append((NEW_ROUND, NONE, 0, 0, 0))


FLOW.runs(NEW_ROUND, new_round)
FLOW.runs(PLACE_ROW, place_row)
FLOW.runs(ROLL_DICE, roll_dice)
FLOW.decides(TURN_DICE, legal_turn_dice, apply_turn_dice)
FLOW.decides(BENE_GESSERIT, legal_bene_gesserit, apply_bene_gesserit)
FLOW.runs(END_CHECK, end_check)
FLOW.decides(TAKE_OFF, legal_take_off, apply_take_off)
FLOW.decides(MAKER_OFF, legal_maker_off, apply_maker_off)
FLOW.decides(DISCARD_DOWN, legal_discard_down, apply_discard_down, asks_to_discard)
FLOW.decides(SWEEP, legal_sweep, apply_sweep)
FLOW.runs(END_ROUND, end_round)
