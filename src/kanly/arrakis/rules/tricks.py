"""What only one or two planning cards do: cards, dice, markers and leaders of either side."""

from __future__ import annotations

from kanly.arrakis.actions import (
    AT,
    CARD,
    DIE,
    DISCARD,
    DONE,
    DROP,
    FIRST_NAMED,
    MARKER,
    STEPS,
    WITH,
)
from kanly.arrakis.board import NORTH_POLE, OPEN, SAME_SECTOR, areas_in
from kanly.arrakis.components import AREAS, OBJECTIVES, PLANNING, PRESCIENCE
from kanly.arrakis.content.boards import BOTTOM_ROW, TOP_OF_PRESCIENCE
from kanly.arrakis.ids import (
    ATREIDES,
    HARKONNEN,
    HOUSE,
    MARKERS,
    NONE,
    OWN_LEADERS,
    SYMBOLS,
)
from kanly.arrakis.rules.battle import discard
from kanly.arrakis.rules.free import freely, hidden_areas, reveal
from kanly.arrakis.rules.harvest import move_marker
from kanly.arrakis.rules.pieces import enter, gain_token, to_tanks
from kanly.arrakis.rules.places import beside, with_special
from kanly.arrakis.rules.rounds import reveal_cards
from kanly.arrakis.rules.tracks import raise_marker
from kanly.arrakis.rules.worms import take_signs
from kanly.arrakis.state import ArrakisState, seat_of, seats_of, wormsigns
from kanly.arrakis.steps import (
    ATTACH,
    CHANGE_CARDS,
    ENTER,
    FLOW,
    FORCE_DIE,
    GAIN_TOKEN,
    HIDE_CARD,
    LOSE_HOUSE_DIE,
    LOWER_IMPERIUM,
    OPPONENT_DISCARDS,
    REVEAL_AREA,
    SECOND_OBJECTIVE,
    SEEK_MAHDI,
    SHIFT_BY,
    SHIFT_FROM,
    SHIFT_TO,
    TAKE_SIGNS,
    TANK_ENEMY,
)
from kanly.engine.action import Action
from kanly.engine.chance import shuffle
from kanly.engine.flow import Step
from kanly.engine.tell import tell, tell_only

# -- leaders ------------------------------------------------------------------------------------------------------


def enter_leader(state: ArrakisState, step: Step) -> None:
    """Bring a leader into play by a card."""
    enter(state, step[2])


def tankable(state: ArrakisState, side: int, which: int) -> list[int]:
    """Return the named leaders of the enemy on the map whom a card can reach.

    `which` is 0 for those in a sector with an own legion, 1 for those adjacent to that legion, 2 for any.
    """
    found = []
    reach = 0
    if which == 1:  # whoever left the move out has said of no legion that it is meant: any with a special elite (W-7.2)
        those = with_special(state, side) if state.that == NONE else 1 << state.that & state.occupied[side]
        reach = beside(those, open_only=True)
    for leader in OWN_LEADERS[1 - side]:
        area = state.leaders[leader]
        if area < 0:
            continue
        if which == 0 and not SAME_SECTOR[area] & state.occupied[side]:
            continue
        if which == 1 and not reach >> area & 1:
            continue
        found.append(leader)
    return found


def legal_tank_enemy(state: ArrakisState, step: Step) -> list[Action]:
    """List the leaders of the enemy who can be sent to the tanks."""
    found = tankable(state, step[1], step[2])
    return [*[WITH[FIRST_NAMED + leader] for leader in found], DONE] if found else []


def apply_tank_enemy(state: ArrakisState, step: Step, action: Action) -> None:
    """Send a leader of the enemy to the tanks."""
    if action is not DONE:
        to_tanks(state, action.a - FIRST_NAMED)


# -- planning cards and dice --------------------------------------------------------------------------------------


def legal_opponent_discards(state: ArrakisState, step: Step) -> list[Action]:
    """List the cards of the opponent, who chooses; `a` counts those to go, `b` says that the step is theirs."""
    if not step[3]:
        if step[2] and state.hands[1 - step[1]]:
            state.stack.append((step[0], 1 - step[1], step[2], 1, 0))
        return []
    hand = state.hands[step[1]]
    if not step[2] or not hand:
        return []
    return [DISCARD[card] for card in dict.fromkeys(hand) if PLANNING[card].discardable] or [DONE]


def asks_to_discard(state: ArrakisState, step: Step) -> bool:
    """Ask whoever holds a card at all: staying silent would tell what kind it is."""
    return True


def apply_opponent_discards(state: ArrakisState, step: Step, action: Action) -> None:
    """Discard a card, and go on; who holds none that can be discarded says so."""
    if action is DONE:
        return
    discard(state, step[1], action.a)
    state.stack.append((step[0], step[1], step[2] - 1, 1, 0))


def gain(state: ArrakisState, step: Step) -> None:
    """Take a Bene Gesserit token from the reserve."""
    gain_token(state, step[1])


def lose_house_die(state: ArrakisState, step: Step) -> None:
    """Let the opponent lose an unused house die for this round (Reports of Traitors)."""
    other = 1 - step[1]
    if state.dice[other * 5 + HOUSE]:
        state.dice[other * 5 + HOUSE] -= 1
        if state.bg_on[other] == HOUSE and not state.dice[other * 5 + HOUSE]:
            state.bg_on = tuple(NONE if side == other else old for side, old in enumerate(state.bg_on))
        if state.log is not None:
            tell(state, "lost_die", seat_of(state, other), symbol=SYMBOLS[HOUSE])


def legal_force_die(state: ArrakisState, step: Step) -> list[Action]:
    """List the unused dice of the Harkonnen (Truthtrance)."""
    options = [DIE[symbol] for symbol in range(5) if state.dice[HARKONNEN * 5 + symbol]]
    return [*options, DONE] if options else []


def apply_force_die(state: ArrakisState, step: Step, action: Action) -> None:
    """Choose the die that the opponent must use in their next turn."""
    if action is not DONE:
        state.forced = action.a
        if state.log is not None:
            tell(state, "forced", seat_of(state, HARKONNEN), symbol=SYMBOLS[action.a])


def seek_mahdi(state: ArrakisState, step: Step) -> None:
    """Bar Paul in the next turn of the Atreides (Seek Out the 'Mahdi')."""
    state.seek = 1
    if state.log is not None:
        tell(state, "sought", seat_of(state, HARKONNEN))


# -- what is hidden -----------------------------------------------------------------------------------------------


def legal_reveal_area(state: ArrakisState, step: Step) -> list[Action]:
    """List the areas with something to reveal."""
    areas = areas_in(hidden_areas(state))
    return [*[AT[area] for area in areas], DONE] if areas else []


def apply_reveal_area(state: ArrakisState, step: Step, action: Action) -> None:
    """Reveal an area."""
    if action is not DONE:
        reveal(state, action.a)


def legal_take_signs(state: ArrakisState, step: Step) -> list[Action]:
    """List the wormsigns that can be taken off: `a` of any, or all next to the North Pole (`b`)."""
    signs = wormsigns(state)
    if step[3]:
        signs &= OPEN[NORTH_POLE]
    elif not step[2]:
        return []
    areas = areas_in(signs)
    return [*[AT[area] for area in areas], DONE] if areas else []


def apply_take_signs(state: ArrakisState, step: Step, action: Action) -> None:
    """Take a wormsign off, and ask again."""
    if action is not DONE:
        take_signs(state, 1 << action.a)
        if state.log is not None:
            tell(state, "sign_taken", seat_of(state, step[1]), area=AREAS[action.a].key)
        state.stack.append((step[0], step[1], step[2] - 1, step[3], 0))


# -- prescience ---------------------------------------------------------------------------------------------------


def loose_cards(state: ArrakisState) -> list[int]:
    """Return the revealed prescience cards that can be taken away: not the one with Eyes of Ibad."""
    return [card for card in state.revealed if card != state.ibad]


def legal_hide_card(state: ArrakisState, step: Step) -> list[Action]:
    """List the prescience cards of which one is shuffled back (Hope Clouds Observation)."""
    cards = loose_cards(state)
    return [*[CARD[card] for card in cards], DONE] if cards else []


def apply_hide_card(state: ArrakisState, step: Step, action: Action) -> None:
    """Shuffle a prescience card back into its deck."""
    if action is DONE:
        return
    state.revealed = tuple(card for card in state.revealed if card != action.a)
    if state.fear == action.a:
        state.fear = NONE
    if state.log is not None:
        tell(state, "hid_card", seat_of(state, step[1]), prescience=PRESCIENCE[action.a].key)
    deck = [*state.prescience_deck, action.a]
    shuffle(state, deck, "prescience", PRESCIENCE)
    state.prescience_deck = tuple(deck)


def legal_change_cards(state: ArrakisState, step: Step) -> list[Action]:
    """List the revealed cards that can be removed from the game (Adab); `a` counts those removed."""
    cards = loose_cards(state) if not step[3] else []
    return [*[CARD[card] for card in cards], DONE]


def apply_change_cards(state: ArrakisState, step: Step, action: Action) -> None:
    """Remove a card, and ask again; at the end as many are revealed."""
    if action is DONE:
        if step[2]:
            reveal_cards(state, step[2])
        return
    state.revealed = tuple(card for card in state.revealed if card != action.a)
    state.removed += (action.a,)
    if state.fear == action.a:
        state.fear = NONE
    if state.log is not None:
        tell(state, "removed_card", seat_of(state, step[1]), prescience=PRESCIENCE[action.a].key)
    state.stack.append((step[0], step[1], step[2] + 1, 0, 0))


def legal_attach(state: ArrakisState, step: Step) -> list[Action]:
    """List the revealed cards to which a planning card can be attached."""
    return [*[CARD[card] for card in state.revealed], DONE] if state.revealed else []


def apply_attach(state: ArrakisState, step: Step, action: Action) -> None:
    """Attach Fear Is the Mind-Killer (0) or Eyes of Ibad (1)."""
    if action is DONE:
        return
    if step[2]:
        state.ibad = action.a
    else:
        state.fear = action.a
    if state.log is not None:
        tell(state, "attached", seat_of(state, ATREIDES), prescience=PRESCIENCE[action.a].key, lasting=step[2])


def second_objective(state: ArrakisState, step: Step) -> None:
    """Take a second secret objective: either of the two wins (Tested with the Gom Jabbar)."""
    if not state.other_objectives:
        return
    taken = state.other_objectives[-1]
    state.other_objectives = state.other_objectives[:-1]
    state.objectives = tuple(sorted((*state.objectives, taken)))
    state.told += 1
    if state.log is not None:
        seat = seat_of(state, ATREIDES)
        tell(state, "second_objective", seat)
        tell_only(state, seats_of(state, ATREIDES), "objective", seat, objective=OBJECTIVES[taken].key)


def legal_shift_from(state: ArrakisState, step: Step) -> list[Action]:
    """List the markers that can go down, for another one to rise (Alam al-Mithal)."""
    can = [MARKER[marker] for marker in range(3) if state.markers[marker]]
    return [*can, DONE] if can else []


def apply_shift_from(state: ArrakisState, step: Step, action: Action) -> None:
    """Choose the marker that goes down."""
    if action is not DONE:
        state.stack.append((SHIFT_TO, step[1], action.a, 0, 0))


def legal_shift_to(state: ArrakisState, step: Step) -> list[Action]:
    """List the markers that can rise instead."""
    return [MARKER[marker] for marker in range(3) if marker != step[2]]


def apply_shift_to(state: ArrakisState, step: Step, action: Action) -> None:
    """Choose the marker that rises."""
    state.stack.append((SHIFT_BY, step[1], step[2], action.a, 0))


def legal_shift_by(state: ArrakisState, step: Step) -> list[Action]:
    """List by how many steps: not below 0."""
    return [STEPS[n] for n in range(min(state.markers[step[2]], TOP_OF_PRESCIENCE))]


def apply_shift_by(state: ArrakisState, step: Step, action: Action) -> None:
    """Move both markers; what the rise triggers happens, and who came in through a marker stays."""
    by = action.a + 1
    state.markers = tuple(old - by if n == step[2] else old for n, old in enumerate(state.markers))
    if state.log is not None:
        down = state.markers[step[2]]
        tell(state, "prescience", seat_of(state, ATREIDES), marker=MARKERS[step[2]], step=down)
    raise_marker(state, step[3], by)


def legal_lower_imperium(state: ArrakisState, step: Step) -> list[Action]:
    """List the imperium markers that can go a row down (Bill of Particulars)."""
    can = [DROP[marker] for marker in range(3) if state.rows[marker] < BOTTOM_ROW]
    return [*can, DONE] if can else []


def apply_lower_imperium(state: ArrakisState, step: Step, action: Action) -> None:
    """Move an imperium marker a row down, without its ban."""
    if action is not DONE:
        move_marker(state, action.a, 1)


FLOW.runs(ENTER, enter_leader)
freely(TANK_ENEMY, legal_tank_enemy, apply_tank_enemy)
FLOW.decides(OPPONENT_DISCARDS, legal_opponent_discards, apply_opponent_discards, asks_to_discard)
FLOW.runs(GAIN_TOKEN, gain)
FLOW.runs(LOSE_HOUSE_DIE, lose_house_die)
freely(FORCE_DIE, legal_force_die, apply_force_die)
FLOW.runs(SEEK_MAHDI, seek_mahdi)
freely(REVEAL_AREA, legal_reveal_area, apply_reveal_area)
freely(TAKE_SIGNS, legal_take_signs, apply_take_signs)
freely(HIDE_CARD, legal_hide_card, apply_hide_card)
freely(CHANGE_CARDS, legal_change_cards, apply_change_cards)
freely(ATTACH, legal_attach, apply_attach)
FLOW.runs(SECOND_OBJECTIVE, second_objective)
freely(SHIFT_FROM, legal_shift_from, apply_shift_from)
FLOW.decides(SHIFT_TO, legal_shift_to, apply_shift_to)
FLOW.decides(SHIFT_BY, legal_shift_by, apply_shift_by)
freely(LOWER_IMPERIUM, legal_lower_imperium, apply_lower_imperium)
