"""The Tech module: the Ixian Embassy, acquiring tiles, and what tiles do (B-9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kanly.engine.action import Action
from kanly.engine.chance import shuffle
from kanly.engine.flow import Step
from kanly.engine.message import message
from kanly.engine.tell import tell
from kanly.engine.text import Text
from kanly.imperium.actions import action, new_verb, space_action
from kanly.imperium.components import CONFLICTS, LEADERS, Space
from kanly.imperium.edition import Edition
from kanly.imperium.effects import Effect, When
from kanly.imperium.ids import AGENT_TURN, LANDSRAAD, NO_DEPLOYING, NONE, REVEAL_TURN, SPICE, TURN_START
from kanly.imperium.pieces import TILES
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.battle_icons import turn_pair
from kanly.imperium.rules.cards import look_at_top, push_effects, without
from kanly.imperium.rules.course import open_turn
from kanly.imperium.rules.influence import gain_influence
from kanly.imperium.rules.personal_board import gain_own, own_influence
from kanly.imperium.rules.points import pay
from kanly.imperium.rules.pool import fill_pool
from kanly.imperium.rules.spies import RECALL, count_spies, spies_of
from kanly.imperium.rules.troops import deploy, recruit
from kanly.imperium.state import (
    ImperiumState,
    TechSeat,
    fighter,
    fresh_tech,
    fresh_tech_seat,
    in_turn_order,
    people_in,
)
from kanly.imperium.steps import FLOW
from kanly.imperium.steps import PROJECT as CHOOSE_PROJECT

ACQUIRE_TILE: Final = FLOW.step("acquire_tile", fields=".e")
SPEND_SPY: Final = FLOW.step("spend_spy")
SPARE: Final = FLOW.step("spare_conflict")
TRASH_TILE: Final = FLOW.step("trash_tile")

STACKS: Final = 3
LOW: Final = 1
"""Up to which influence Panopticon adds some (B-9.19)."""
EMBASSY: Final = "embassy.landsraad/may"
"""The entry of a turn at a Landsraad space, by its path."""


def _every_tile(edition: Edition, verb: int) -> list[Action]:
    return [action(verb, tile) for tile in edition.tile_ids.values()]


def _tile_verb(name: str) -> int:
    return new_verb(
        name,
        read=lambda edition, words: (edition.tile_ids[words[0]], 0),
        every=lambda edition, seats: _every_tile(edition, next(n for v, n in edition.verbs.items() if v == name)),
        label=lambda seen, chosen: message(f"action-{name}", tile=TILES[chosen.a].key),
        write=lambda a, b: TILES[a].key,
    )


TAKE_TILE: Final[int] = _tile_verb("tech")
FLIP: Final[int] = _tile_verb("flip")
PROJECT: Final[int] = _tile_verb("project")
SCRAP: Final[int] = _tile_verb("scrap")
KEEP: Final[int] = new_verb(
    "keep",
    read=lambda edition, words: (edition.conflict_ids[words[0]], 0),
    every=lambda edition, seats: [
        action(KEEP, card) for card in edition.conflict_ids.values() if CONFLICTS[card].icon != NONE
    ],
    label=lambda seen, chosen: message("action-keep", conflict=CONFLICTS[chosen.a].key),
    write=lambda a, b: CONFLICTS[a].key,
)


# -- setup (B-9.1) --------------------------------------------------------------------------------------------------


def lay_out(state: ImperiumState, options: Mapping[str, str]) -> None:
    """Shuffle the tiles into three stacks, as even as possible; the top ones lie open (B-9.1)."""
    state.tech = fresh_tech()
    for player in state.players:
        player.tech = fresh_tech_seat()
    tiles = sorted(state.edition.tiles)
    shuffle(state, tiles, "tiles", TILES)
    state.tech.stacks = tuple([tuple(tiles[stack::STACKS]) for stack in range(STACKS)])
    if state.log is not None:
        for stack in range(STACKS):
            _tell_top(state, stack)


def _tell_top(state: ImperiumState, stack: int) -> None:
    assert state.tech is not None
    tiles = state.tech.stacks[stack]
    if tiles and state.log is not None:
        tell(state, "tile_shown", NONE, tile=TILES[tiles[-1]].key)


def begin_project(state: ImperiumState) -> None:
    """Let Kota Odax choose her project when all have leaders (B-10.6)."""
    for seat, player in enumerate(state.players):
        own = LEADERS[player.leader].own if player.leader != NONE else None
        if own is not None and own.invents and ROLES[player.rival].has_hand:
            state.stack.append((CHOOSE_PROJECT, seat, 0, 0, 0))


def legal_projects(state: ImperiumState, step: Step) -> list[Action]:
    """List the bottom tiles of the stacks."""
    assert state.tech is not None
    return [action(PROJECT, stack[0]) for stack in state.tech.stacks if len(stack) > 1]


def apply_project(state: ImperiumState, step: Step, choice: Action) -> None:
    """Keep the chosen tile face down on the leader."""
    tech = state.players[step[1]].tech
    assert state.tech is not None
    assert tech is not None
    state.tech.stacks = tuple([tuple([tile for tile in stack if tile != choice.a]) for stack in state.tech.stacks])
    tech.project = (choice.a,)
    state.turns += 1
    if state.log is not None:
        tell(state, "chose_project", step[1])


# -- acquiring (B-9.2 to B-9.5) -------------------------------------------------------------------------------------


def visit_embassy(state: ImperiumState, seat: int, space: Space) -> None:
    """Add the Embassy's offer to a turn at a Landsraad space (B-9.2, B-9.3)."""
    if space.icon == LANDSRAAD:
        fill_pool(state, seat, (state.edition.paths[EMBASSY],), NONE)


def tile_price(state: ImperiumState, seat: int, tile: int, discount: int) -> int:
    """Return what a tile costs a seat in spice: less with a council seat, by the icon, as a project (B-9.5, B-10.6)."""
    player = state.players[seat]
    project = 1 if player.tech is not None and tile in player.tech.project else 0
    return max(0, TILES[tile].cost - player.council - discount - project)


def for_sale(state: ImperiumState, seat: int, discount: int) -> list[int]:
    """Return the tiles that a seat can acquire: top ones, and its project (B-9.4, B-9.18)."""
    player = state.players[seat]
    if state.tech is None or player.tech is None:
        return []
    offered = [stack[-1] for stack in state.tech.stacks if stack] + list(player.tech.project)
    spice = player.goods[SPICE]
    return [
        tile
        for tile in offered
        if tile_price(state, seat, tile, discount) <= spice
        and (not TILES[tile].spends_spy or count_spies(state, seat) > 0)
    ]


def usable_tech(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether some tile can be acquired."""
    return bool(for_sale(state, seat, effect.n))


def needs_tile(state: ImperiumState, seat: int, effect: Effect) -> Text:
    """Say that no tile can be paid for."""
    return Text("why-no-tile", "no Tech tile can be paid for")


def do_tech(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Acquire a tile, so much cheaper (B-9.4)."""
    state.stack.append((ACQUIRE_TILE, seat, effect.n, effect.id, 0))


def legal_tiles(state: ImperiumState, step: Step) -> list[Action]:
    """List the tiles that can be acquired now."""
    return [action(TAKE_TILE, tile) for tile in for_sale(state, step[1], step[2])]


def apply_tile(state: ImperiumState, step: Step, choice: Action) -> None:
    """Pay for the tile and take it (B-9.4)."""
    pay(state, step[1], SPICE, tile_price(state, step[1], choice.a, step[2]))
    take_tile(state, step[1], choice.a)


def take_tile(state: ImperiumState, seat: int, tile: int) -> None:
    """Put a tile openly into a seat's supply, turn up the next one, then do its acquire effect (B-9.4, B-9.6)."""
    tech = state.players[seat].tech
    assert state.tech is not None
    assert tech is not None
    if state.log is not None:
        tell(state, "acquired_tile", seat, tile=TILES[tile].key)
    if tile in tech.project:
        tech.project = ()
        state.told += 1
    else:
        lift_tile(state, tile)
    tech.tiles += (tile,)
    if TILES[tile].key == "glowglobes" and state.players[seat].deck:
        look_at_top(state, seat)
    for effect in reversed(TILES[tile].acquire):
        push_effects(state, seat, (effect,), NONE)
    if TILES[tile].key == "ornithopter_fleet":
        pair_all(state, seat)
    if TILES[tile].spends_spy:
        state.stack.append((SPEND_SPY, seat, 0, 0, 0))


def rivals_want_tech(state: ImperiumState) -> bool:
    """Say whether rivals acquire tiles: where one person plays (hagal E-4, hagal E-5)."""
    return state.tech is not None and people_in(state) == 1


def turn_up_for_rivals(state: ImperiumState) -> None:
    """Discard tiles from the highest stack until one lies open that a rival may take, if there is any (hagal E-4)."""
    tech = state.tech
    while tech is not None and rivals_want_tech(state):
        if any(TILES[stack[-1]].rival for stack in tech.stacks if stack):
            return
        if not any(TILES[tile].rival for stack in tech.stacks for tile in stack):
            return
        tile = max(tech.stacks, key=len)[-1]
        tech.gone += (tile,)
        if state.log is not None:
            tell(state, "tile_discarded", NONE, tile=TILES[tile].key)
        _lift(state, tile)


def lift_tile(state: ImperiumState, tile: int) -> None:
    """Take the top tile of a stack, so that the next one lies open."""
    _lift(state, tile)
    turn_up_for_rivals(state)


def _lift(state: ImperiumState, tile: int) -> None:
    assert state.tech is not None
    stacks = list(state.tech.stacks)
    at = next(i for i, stack in enumerate(stacks) if stack and stack[-1] == tile)
    stacks[at] = stacks[at][:-1]
    state.tech.stacks = tuple(stacks)
    state.told += 1
    _tell_top(state, at)


def legal_spent_spies(state: ImperiumState, step: Step) -> list[Action]:
    """List the own Spies of which one goes to the box (B-9.18)."""
    spies = spies_of(state, step[1])
    return [space_action(state.edition, RECALL, post) for post in range(len(state.edition.posts)) if spies >> post & 1]


def apply_spent_spy(state: ImperiumState, step: Step, choice: Action) -> None:
    """Put the Spy into the box, for good; it is no recall (B-9.18)."""
    up, tech = state.players[step[1]].uprising, state.players[step[1]].tech
    assert up is not None
    assert tech is not None
    up.spies &= ~(1 << choice.a)
    tech.spies_gone += 1
    if state.log is not None:
        tell(state, "spy_lost", step[1], post=state.edition.posts[choice.a].key)


# -- what tiles do --------------------------------------------------------------------------------------------------


def reveal_tiles(state: ImperiumState, seat: int) -> None:
    """Add what tiles do in every Reveal turn (B-9.6)."""
    tech = state.players[seat].tech
    if tech is not None:
        for tile in tech.tiles + tech.flipped:
            fill_pool(state, seat, TILES[tile].reveal, NONE)


def waiting_tiles(state: ImperiumState, seat: int, occasion: int, of_others: bool) -> tuple[When, ...]:
    """Return what a seat's tiles have for an occasion."""
    tech = state.players[seat].tech
    if of_others or tech is None:
        return ()
    found: tuple[When, ...] = ()
    for tile in tech.tiles + tech.flipped:
        found += TILES[tile].when.get(occasion, ())
    return found


def legal_flips(state: ImperiumState, seat: int) -> list[Action]:
    """List the tiles that can be flipped on this turn: once a round (B-9.7, B-9.8)."""
    tech, kind = state.players[seat].tech, state.turn.kind
    if tech is None or kind not in (TURN_START, AGENT_TURN, REVEAL_TURN):
        return []
    return [
        action(FLIP, tile)
        for tile in tech.tiles
        if TILES[tile].flip and (kind == AGENT_TURN or not TILES[tile].agent_only)
    ]


def flip(state: ImperiumState, seat: int, choice: Action) -> None:
    """Turn a tile face down for its effect (B-9.7)."""
    tech = state.players[seat].tech
    assert tech is not None
    tech.tiles = without(tech.tiles, choice.a)
    tech.flipped += (choice.a,)
    if state.log is not None:
        tell(state, "flipped", seat, tile=TILES[choice.a].key)
    push_effects(state, seat, TILES[choice.a].flip, NONE)


def flip_first(state: ImperiumState, seat: int, choice: Action) -> None:
    """Flip a tile before the Agent is sent or the hand revealed; the turn begins afterwards."""
    open_turn(state, seat)
    flip(state, seat, choice)


def turn_up_tiles(state: ImperiumState) -> None:
    """Turn all tiles face up again at Round Start (B-9.7)."""
    for player in state.players:
        if player.tech is not None and player.tech.flipped:
            player.tech.tiles += player.tech.flipped
            player.tech.flipped = ()


def end_tiles(state: ImperiumState) -> None:
    """Carry out what tiles do at the end of the game, before Endgame Intrigue, in turn order (B-9.12)."""
    for seat in reversed(in_turn_order(state)):
        tech = state.players[seat].tech
        if tech is not None:
            for tile in reversed(tech.tiles + tech.flipped):
                push_effects(state, seat, TILES[tile].endgame, NONE)


# -- trashing -------------------------------------------------------------------------------------------------------


def _tile_of(state: ImperiumState, effect: Effect) -> int:
    return state.edition.tile_ids[effect.owner]


def scrap(state: ImperiumState, seat: int, tile: int) -> None:
    """Trash an own tile."""
    tech = state.players[seat].tech
    assert state.tech is not None
    assert tech is not None
    if tile in tech.tiles:
        tech.tiles = without(tech.tiles, tile)
    else:
        tech.flipped = without(tech.flipped, tile)
    state.tech.gone += (tile,)
    if state.log is not None:
        tell(state, "tile_trashed", seat, tile=TILES[tile].key)


def _has(tech: TechSeat | None, tile: int) -> bool:
    return tech is not None and (tile in tech.tiles or tile in tech.flipped)


def payable_this_tile(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    """Say whether the tile of this effect is still owned."""
    return _has(state.players[seat].tech, _tile_of(state, effect))


def do_scrap_this(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Trash the tile that this stands on."""
    if _has(state.players[seat].tech, _tile_of(state, effect)):
        scrap(state, seat, _tile_of(state, effect))


def payable_tile(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    """Say whether a tile is owned."""
    tech = state.players[seat].tech
    return tech is not None and bool(tech.tiles or tech.flipped)


def do_scrap(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Trash an own tile of choice, as a price (B-10.6)."""
    state.stack.append((TRASH_TILE, seat, 0, 0, 0))


def legal_scraps(state: ImperiumState, step: Step) -> list[Action]:
    """List the own tiles."""
    tech = state.players[step[1]].tech
    return [] if tech is None else [action(SCRAP, tile) for tile in sorted(tech.tiles + tech.flipped)]


def apply_scrap(state: ImperiumState, step: Step, choice: Action) -> None:
    """Trash the chosen tile."""
    scrap(state, step[1], choice.a)


# -- Ornithopter Fleet (B-9.11) -------------------------------------------------------------------------------------


def pair_all(state: ImperiumState, seat: int) -> None:
    """Turn pairs of face-up cards over: they all are Ornithopters now; of an odd number the owner keeps one."""
    up = state.players[seat].uprising
    if up is None or len(up.won) < 2:
        return
    if len(up.won) % 2:
        state.stack.append((SPARE, seat, 0, 0, 0))
        return
    while up.won:
        turn_pair(state, seat, up.won[0], up.won[1])


def legal_spared(state: ImperiumState, step: Step) -> list[Action]:
    """List the face-up cards of which one stays."""
    up = state.players[step[1]].uprising
    won = () if up is None else up.won
    if not ROLES[state.players[step[1]].rival].has_hand:
        won = won[:1]
    return [action(KEEP, card) for card in won]


def apply_spared(state: ImperiumState, step: Step, choice: Action) -> None:
    """Keep the chosen card and turn the others over, pair by pair."""
    up = state.players[step[1]].uprising
    assert up is not None
    others = [card for card in up.won if card != choice.a]
    for first, second in zip(others[::2], others[1::2], strict=True):
        turn_pair(state, step[1], first, second)


# -- the rest -------------------------------------------------------------------------------------------------------


def do_suspend(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Recruit a troop straight into the Conflict; while deployment is forbidden to the garrison (B-9.13)."""
    owner = fighter(state, seat)
    if not state.players[owner].supply:
        return
    if state.turn.flags & NO_DEPLOYING or not state.conflicts:
        recruit(state, seat, 1)
        return
    deploy(state, owner, 1, from_supply=True)


def do_watch(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Gain influence with every faction where one has 0 or 1, seen at one moment (B-9.19).

    At the end of the game a team's Commander has nobody activated, and the personal track alone (U-22.10, K-83).
    """
    team = state.players[seat].team
    if team is not None and team.commands:
        if own_influence(state, seat) <= LOW:
            gain_own(state, seat, 1)
        return
    low = [faction for faction, now in enumerate(state.players[seat].influence) if now <= LOW]
    for faction in low:
        gain_influence(state, seat, faction, 1)


def do_signet(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Use the own leader's signet ability (B-9.14)."""
    push_effects(state, seat, LEADERS[state.players[seat].leader].signet, NONE)


def do_lose_spice(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Lose all own spice (B-9.10)."""
    pay(state, seat, SPICE, state.players[seat].goods[SPICE])


MOVES: Final = ((FLIP, legal_flips, flip),)
OPENING: Final = ((FLIP, legal_flips, flip_first),)

FLOW.decides(ACQUIRE_TILE, legal_tiles, apply_tile)
FLOW.decides(CHOOSE_PROJECT, legal_projects, apply_project)
FLOW.decides(SPEND_SPY, legal_spent_spies, apply_spent_spy)
FLOW.decides(SPARE, legal_spared, apply_spared)
FLOW.decides(TRASH_TILE, legal_scraps, apply_scrap)
