"""What must hold in every state: every piece is somewhere exactly once, nothing is negative, limits are kept."""

from __future__ import annotations

from collections import Counter

from kanly.arrakis.board import (
    ATOMICS_AREA,
    BENE_GESSERIT_TOKENS,
    DECK_CARDS,
    SIETCH_RANKS,
    SIGN_COPIES,
    STANDARD_TOKENS,
    STARTING_TOKENS,
    STATION_COPIES,
    STATION_SITES,
    SUPPLY,
    VEHICLE_COUNT,
    WORM_COUNT,
    areas_in,
)
from kanly.arrakis.components import AREAS, DICE, LEADERS, OBJECTIVES, PLANNING, PRESCIENCE, TACTICAL
from kanly.arrakis.content.boards import (
    BOTTOM_ROW,
    CLAIMS_PER_ROUND,
    SUPREMACY_TO_WIN,
    TANK_SPACES,
    TOP_OF_PRESCIENCE,
)
from kanly.arrakis.ids import (
    ACTION_PHASE,
    AREA_COUNT,
    ATREIDES,
    CORRINO_ALLY,
    HARKONNEN,
    HOUSE_HARKONNEN,
    LEADER_COUNT,
    MASK,
    NONE,
    SIDES,
    TANK,
)
from kanly.arrakis.mahdi.targets import CARD_OF
from kanly.arrakis.mahdi.turns import SAME_SYMBOL
from kanly.arrakis.solo import Mahdi
from kanly.arrakis.state import (
    ArrakisState,
    deserts,
    has_units,
    limit_of,
    sandworms,
    units,
    wormsigns,
)
from kanly.arrakis.steps import EXCESS, PLACE_FIGURE


def violations(state: ArrakisState) -> list[str]:
    """Return every broken invariant, in words; empty when all is well."""
    found: list[str] = []
    _check_figures(state, found)
    _check_carried(state, found)
    _check_leaders(state, found)
    _check_tokens(state, found)
    _check_areas(state, found)
    _check_desert(state, found)
    _check_vehicles(state, found)
    _check_cards(state, found)
    _check_tracks(state, found)
    if state.mahdi is not None:
        _check_mahdi(state, state.mahdi, found)
    if not state.over and not state.options:
        found.append("no legal action")
    if len(set(state.options)) != len(state.options):
        found.append("a legal action is listed twice")
    return found


def _check_figures(state: ArrakisState, found: list[str]) -> None:
    for side in (ATREIDES, HARKONNEN):
        for grade in range(4):
            there = sum(state.legions[side * AREA_COUNT + area] >> 5 * grade & MASK for area in range(AREA_COUNT))
            kept = state.supply[side * 4 + grade]
            if kept < 0 or there + kept != SUPPLY[side * 4 + grade]:
                found.append(f"{SIDES[side]} grade {grade}: {there} on the map and {kept} in the supply")


def _check_carried(state: ArrakisState, found: list[str]) -> None:
    carried: Counter[int] = Counter()
    for i in range(0, len(state.carried), 3):
        carried[state.carried[i]] += state.carried[i + 1]
    for area, counts in carried.items():
        legion = state.legions[HARKONNEN * AREA_COUNT + area]
        if any(counts >> 5 * grade & MASK > legion >> 5 * grade & MASK for grade in range(4)):
            found.append(f"{AREAS[area].key}: more figures have been carried than there are")


def _check_leaders(state: ArrakisState, found: list[str]) -> None:
    counts: Counter[tuple[int, int]] = Counter()
    tanks: Counter[int] = Counter()
    for leader in range(LEADER_COUNT):
        where, side = state.leaders[leader], LEADERS[leader].side
        if where >= 0:
            counts[side, where] += 1
        elif where < TANK:
            tanks[side * 10 + TANK - where] += 1
            if TANK - where > TANK_SPACES[side]:
                found.append(f"{LEADERS[leader].key} is beyond the tanks")
    for side in (ATREIDES, HARKONNEN):
        for area in range(AREA_COUNT):
            named = state.legions[side * AREA_COUNT + area] >> 20 & MASK
            if named != counts[side, area]:
                found.append(f"{AREAS[area].key}: {named} named leaders, {counts[side, area]} by name")
    found += [f"{count} leaders on one space of the tanks" for count in tanks.values() if count > 1]


def _check_tokens(state: ArrakisState, found: list[str]) -> None:
    there = Counter(area for area in state.token_area if area >= 0)
    for area in range(AREA_COUNT):
        if state.legions[area] >> 25 != there[area]:
            found.append(f"{AREAS[area].key}: {state.legions[area] >> 25} tokens, {there[area]} by name")
    for slots, printed in ((state.token_kind[:8], STARTING_TOKENS), (state.token_kind[8:], STANDARD_TOKENS)):
        if sorted(slots) != sorted(printed):
            found.append("the deployment tokens are not those that are printed")
    if sorted(state.sietch_rank) != sorted(SIETCH_RANKS):
        found.append("the sietches are not those that are printed")
    standing = [area for area in state.sietch_area if area >= 0]
    if len(set(standing)) != len(standing):
        found.append("two sietches in one area")
    tokens = state.bg_reserve + sum(state.bg) + sum(symbol != NONE for symbol in state.bg_on)
    if tokens > BENE_GESSERIT_TOKENS or min(*state.bg, state.bg_reserve) < 0:
        found.append(f"{tokens} Bene Gesserit tokens")


def _check_areas(state: ArrakisState, found: list[str]) -> None:
    for side in (ATREIDES, HARKONNEN):
        full = sum(1 << area for area in range(AREA_COUNT) if state.legions[side * AREA_COUNT + area])
        if full != state.occupied[side]:
            found.append(f"the areas of {SIDES[side]} are not those with a legion")
    if state.occupied[ATREIDES] & state.occupied[HARKONNEN]:
        found.append("two legions in one area")
    settling = any(step[0] == EXCESS for step in (*state.stack, state.pending)) or state.arrivals or state.battle
    if settling or state.over:
        return
    for side in (ATREIDES, HARKONNEN):
        for area in areas_in(state.occupied[side]):
            legion = state.legions[side * AREA_COUNT + area]
            if not has_units(legion) and not _placing(state):
                found.append(f"{AREAS[area].key}: leaders alone")
            if units(legion) > limit_of(state, side) and not _placing(state):
                found.append(f"{AREAS[area].key}: {units(legion)} units")


def _placing(state: ArrakisState) -> bool:
    """Say whether figures are just being placed, one after the other."""
    return state.pending[0] == PLACE_FIGURE or any(step[0] == PLACE_FIGURE for step in state.stack)


def _check_desert(state: ArrakisState, found: list[str]) -> None:
    signs, worms, sand = wormsigns(state), sandworms(state), deserts(state)
    if (signs | worms | state.harvesters) & ~sand:
        found.append("a wormsign, a worm or a harvester is not in the desert")
    if sum(mask.bit_count() for mask in state.signs) != signs.bit_count():
        found.append("two wormsigns in one area")
    for kind in range(3):
        if state.signs[kind].bit_count() > SIGN_COPIES[kind]:
            found.append(f"{state.signs[kind].bit_count()} wormsigns of kind {kind}")
    if signs.bit_count() > sum(SIGN_COPIES):
        found.append(f"{signs.bit_count()} wormsigns")
    if state.worms.bit_count() > WORM_COUNT:
        found.append(f"{state.worms.bit_count()} sandworms")
    if state.maker >= 0 and state.worms >> state.maker & 1:
        found.append("the Wild Maker shares an area with a sandworm")
    left, taken = sum(state.station_left), (STATION_SITES & ~state.stations).bit_count()
    if state.stations & ~STATION_SITES or left + taken != sum(STATION_COPIES):
        found.append(f"{left} testing stations are left, {taken} are taken")
    if state.atomics != NONE and not 0 <= state.atomics < len(ATOMICS_AREA):
        found.append(f"there are no atomics {state.atomics}")


def _check_vehicles(state: ArrakisState, found: list[str]) -> None:
    masks = (state.harvesters, state.ornithopters, state.carryalls)
    for kind, mask in enumerate(masks):
        if mask.bit_count() > VEHICLE_COUNT[kind]:
            found.append(f"{mask.bit_count()} vehicles of kind {kind}")
    if state.ornithopters & state.carryalls:
        found.append("two vehicles in one air zone")


def _check_cards(state: ArrakisState, found: list[str]) -> None:
    for side in (ATREIDES, HARKONNEN):
        hand = Counter(PLANNING[card].deck for card in state.hands[side])
        for deck in (2 * side, 2 * side + 1):
            there = [*state.decks[deck], *state.discards[deck]]
            there += [card for card in state.hands[side] if PLANNING[card].deck == deck]
            if state.mahdi is not None:
                there += [card for card in (*state.mahdi.waiting, *state.mahdi.playing) if PLANNING[card].deck == deck]
            if sorted(there) != sorted(DECK_CARDS[deck]):
                found.append(f"the cards of deck {deck} are not those that are printed")
            del hand[deck]
        if hand:
            found.append(f"{SIDES[side]} holds cards of the other side")
    cards = sorted(state.prescience_deck + state.revealed + state.claimed + state.removed)
    if cards != list(range(len(PRESCIENCE))):
        found.append("the prescience cards are not those that are printed")
    if sorted(state.objectives + state.other_objectives) != list(range(len(OBJECTIVES))) or not state.objectives:
        found.append("the objectives are not those that are printed")
    if state.ibad != NONE and state.ibad not in state.revealed:
        found.append("Eyes of Ibad lie on a card that is not revealed")


def _check_tracks(state: ArrakisState, found: list[str]) -> None:
    if min(state.dice) < 0:
        found.append("fewer than no dice")
    for side in (ATREIDES, HARKONNEN):
        count = sum(state.dice[side * 5 : side * 5 + 5]) - (state.bg_on[side] != NONE)
        if count > DICE[side].copies:
            found.append(f"{SIDES[side]} has {count} dice")
    if not 0 <= state.supremacy <= SUPREMACY_TO_WIN:
        found.append(f"supremacy {state.supremacy}")
    if not all(0 <= step <= TOP_OF_PRESCIENCE for step in state.markers):
        found.append(f"prescience {state.markers}")
    if not all(0 <= row <= BOTTOM_ROW for row in state.rows):
        found.append(f"imperium markers on rows {state.rows}")
    if not 0 <= state.claims <= CLAIMS_PER_ROUND:
        found.append(f"{state.claims} claims in a round")
    if state.over != (state.winner != NONE):
        found.append("a game is over when somebody has won")


def _check_mahdi(state: ArrakisState, mahdi: Mahdi, found: list[str]) -> None:
    """Check what only the solo game has: its dice, cards and tokens (W-21)."""
    there = Counter(area for area in mahdi.tokens if area >= 0)
    for area in range(AREA_COUNT):
        tokens = state.legions[HARKONNEN * AREA_COUNT + area] >> 25
        if tokens != there[area]:
            found.append(f"{AREAS[area].key}: {tokens} Harkonnen tokens, {there[area]} by number")
    cards = [*mahdi.tactical, *mahdi.discarded, *(card for card in (mahdi.harvest, _target_card(mahdi)) if card >= 0)]
    if (
        sorted(set(cards)) != list(range(len(TACTICAL)))
        or len(cards) - (mahdi.harvest == _target_card(mahdi) >= 0) != 8
    ):
        found.append("the tactical cards are not those that are printed")
    dice = mahdi.unrolled + mahdi.set_aside + sum(mahdi.spent)
    if state.phase == ACTION_PHASE and dice != DICE[HARKONNEN].copies:
        found.append(f"the Harkonnen have {dice} dice")
    if min(mahdi.unrolled, mahdi.set_aside) < 0 or max(mahdi.spent) > SAME_SYMBOL:
        found.append(f"dice: {mahdi.unrolled} unrolled, {mahdi.set_aside} set aside, spent {mahdi.spent}")
    for deck in (HOUSE_HARKONNEN, CORRINO_ALLY):
        if mahdi.pile.count(deck) != len(state.discards[deck]):
            found.append("the discard pile is not that of both decks")
    if any(state.dice[HARKONNEN * 5 :]) or state.bg[HARKONNEN]:
        found.append("the Harkonnen have dice or tokens on a board that they do not use")


def _target_card(mahdi: Mahdi) -> int:
    return NONE if mahdi.target < 0 else CARD_OF[mahdi.target]
