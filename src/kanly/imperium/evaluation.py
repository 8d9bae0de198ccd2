"""How good a state looks for a seat: the game-specific knowledge that bots use, in victory points.

Hand-written. It values points, the way to the next point on each track, the standing in this round's Conflict,
agents and council early in the game, resources, a better deck, and cards in hand.
"""

from __future__ import annotations

from typing import Final

from kanly.imperium.components import CARDS, CONFLICTS
from kanly.imperium.ids import (
    COMBAT,
    GAME_POINTS,
    NONE,
    PLAYER_TURNS,
    RESOURCE_WORTH,
    REVEAL_TURN,
    SOLARI,
    SPICE,
    WATER,
    WILD,
)
from kanly.imperium.pieces import TILES
from kanly.imperium.rules.endgame import outcome
from kanly.imperium.rules.personal_board import own_influence
from kanly.imperium.rules.troops import fights, strength
from kanly.imperium.state import ImperiumState, Player, UprisingSeat, scores, team_of

TRACK_VALUE: Final[tuple[float, ...]] = (0.0, 0.45, 0.55, 0.85, 1.25, 1.35, 1.4)
"""What a place on a track is worth beyond its points: the next threshold is closer, bonuses were paid."""

# of any length: mypyc takes a tuple of so many floats for one that was never set
FIRST_REWARD: Final[tuple[float, ...]] = (0.0, 1.1, 1.3, 2.3)
SECOND_REWARD: Final[tuple[float, ...]] = (0.0, 0.45, 0.5, 0.9)
THIRD_REWARD: Final[tuple[float, ...]] = (0.0, 0.25, 0.25, 0.5)

SPY: Final = 0.14
HOOKS: Final = 1.3
ICON: Final = 0.25
WILD_ICON: Final = 0.45
CONTRACT: Final = 0.3
"""What pieces of Uprising are worth: a Spy on the board, the Maker Hooks early on, face-up icons, an open contract."""
PAIR: Final = 0.9
"""What a Conflict is worth besides its reward to one whose battle icon it has (U-12.3)."""
TWICE: Final = 0.8
"""How much more a first reward is worth to one who takes it twice (U-11.4)."""
COMMANDER: Final = 0.55
SKILL: Final = 0.3
TILE: Final = 0.35
"""What a Sardaukar Commander, a Skill and a Tech tile are worth at the start of the game (B-5, B-6, B-9)."""
ACCEPTED: Final = 0.6
"""How much of a contract's reward is worth while it is still to be completed."""


def evaluate(state: ImperiumState, seat: int) -> float:
    """Return a seat's prospects, less a share of its best opponent's points; with Commanders those of its team."""
    player = state.players[seat]
    if state.over:
        return _final(state, seat)
    value = 0.0
    for member in team_of(state, seat) if state.edition.commands else (seat,):
        value += _prospects(state, member)
    best = _best_opponent(state, seat)
    value -= 0.15 * best
    if player.vp >= GAME_POINTS and player.vp > best:
        value += 1.0
    return value


def _prospects(state: ImperiumState, seat: int) -> float:
    player = state.players[seat]
    left = max(0.0, (10 - state.round) / 10)
    value = float(player.vp) + _tracks(state, seat) + _goods(player, left) + _agents(player, left)
    value += _cards(state, seat, left)
    if player.uprising is not None:
        value += _pieces(player.uprising, left)
    if player.bloodlines is not None:
        value += _sardaukar(state, seat, left)
    return value + _conflict(state, seat)


def standings(state: ImperiumState) -> list[float]:
    """Return the prospects of all seats; a spoiler has none."""
    return [evaluate(state, seat) if scores(player) else float("-inf") for seat, player in enumerate(state.players)]


def _best_opponent(state: ImperiumState, seat: int) -> int:
    """Return the most points that anybody has who does not play together with a seat."""
    team = team_of(state, seat)
    return max([other.vp for i, other in enumerate(state.players) if i != seat and i not in team])


def _final(state: ImperiumState, seat: int) -> float:
    mine = state.players[seat].vp
    team = team_of(state, seat)
    won = seat in outcome(state).winners if team else mine > _best_opponent(state, seat)
    return mine + (20.0 if won else 0.0) + 0.01 * state.players[seat].goods[SPICE]


def _tracks(state: ImperiumState, seat: int) -> float:
    player = state.players[seat]
    value = 0.0
    for faction, n in enumerate(player.influence):
        value += 0.7 * TRACK_VALUE[n]
        holder = state.alliances[faction]
        if holder == seat:
            threat = max(other.influence[faction] for i, other in enumerate(state.players) if i != seat)
            value += 0.1 * min(2, n - threat)
        elif holder == NONE and n == 3:
            value += 0.15
    return value + 0.7 * TRACK_VALUE[own_influence(state, seat)]


def _goods(player: Player, left: float) -> float:
    goods = player.goods
    need = 0.0 if player.swordmaster else 0.02
    solari = goods[SOLARI] * (0.10 + need) if goods[SOLARI] <= 8 else 8 * (0.10 + need) + (goods[SOLARI] - 8) * 0.05
    worth = solari + 0.16 * goods[SPICE] + 0.14 * min(goods[WATER], 3)
    for more in range(WATER + 1, len(goods)):
        worth += RESOURCE_WORTH[more] * goods[more]
    return (0.4 + 0.6 * left) * worth + 0.03 * goods[SPICE]


def _agents(player: Player, left: float) -> float:
    value = 3.2 * left * player.swordmaster + 1.9 * left * player.council
    return value + 0.28 * player.ready


def _cards(state: ImperiumState, seat: int, left: float) -> float:
    player = state.players[seat]
    quality = 0.0
    count = 0
    for zone in (player.deck, player.hand, player.discard, player.played, player.revealed_cards):
        for card in zone:
            quality += card_worth(card)
            count += 1
    value = left * (1.6 * quality / max(1, count) + 0.07 * quality)
    value += 0.05 * len(player.hand) + 0.3 * len(player.intrigue)
    if state.turn.seat == seat and state.turn.kind == REVEAL_TURN:
        value += 0.04 * state.turn.persuasion
    return value


def card_worth(card: int) -> float:
    """Return what owning a card is worth."""
    it = CARDS[card]
    if it.cost > 0:
        return 0.25 + 0.16 * it.cost if it.icons else 0.1 + 0.1 * it.cost
    return 0.15 * it.persuasion + 0.05 * (it.icons != 0)


def first_reward(state: ImperiumState, seat: int) -> float:
    """Return what it is worth to win this round's Conflict; in Uprising with the icon it has, and twice (U-11.4)."""
    card = CONFLICTS[state.conflicts[-1]]
    value = FIRST_REWARD[card.level]
    up = state.players[seat].uprising
    if up is not None:
        if up.sandworms:
            value += TWICE * value
        value += ICON
        for won in up.won:
            if CONFLICTS[won].icon == card.icon != WILD:
                value += PAIR - ICON
    return value


def second_reward(state: ImperiumState) -> float:
    """Return what it is worth to come second in this round's Conflict."""
    return SECOND_REWARD[CONFLICTS[state.conflicts[-1]].level]


def _pieces(up: UprisingSeat, left: float) -> float:
    """Return what a seat's Spies, Maker Hooks, contracts and battle icons are worth (U-8, U-9, U-12, U-16)."""
    value = SPY * up.spies.bit_count() + HOOKS * left * up.hooks
    for card in up.won:
        value += WILD_ICON if CONFLICTS[card].icon == WILD else ICON
    return value + CONTRACT * (0.4 + 0.6 * left) * len(up.contracts)


def _sardaukar(state: ImperiumState, seat: int, left: float) -> float:
    """Return what a seat's Commanders, Skills and tiles are worth (B-5, B-6, B-9)."""
    player = state.players[seat]
    mine, tech = player.bloodlines, player.tech
    assert mine is not None
    owned = mine.supply + mine.garrison + mine.conflict
    value = (0.3 + 0.7 * left) * (COMMANDER * owned + SKILL * len(mine.skills) * (1 if owned else 0))
    value += 0.14 * mine.garrison + 0.02 * mine.tactics + 0.4 * left * mine.persuasion + 0.15 * len(mine.navigation)
    if tech is not None:
        for tile in tech.tiles + tech.flipped:
            value += (0.2 + 0.8 * left) * (TILE + 0.08 * TILES[tile].cost)
    return value


def _conflict(state: ImperiumState, seat: int) -> float:
    """Return what this round's Conflict promises with the strength on the table now."""
    player = state.players[seat]
    value = 0.11 * min(player.garrison, 6) + 0.03 * max(0, player.garrison - 6) + 0.01 * player.supply
    if not state.conflicts or state.phase not in (PLAYER_TURNS, COMBAT) or not fights(state, seat):
        return value
    level = CONFLICTS[state.conflicts[-1]].level
    mine = strength(state, seat) + (0 if player.revealed else _swords_in_hand(player))
    above = equal = 0
    margin = 99
    for i, other in enumerate(state.players):
        if i == seat:
            continue
        theirs = strength(state, i)
        if other.conflict and not other.revealed:
            theirs += 2
        if theirs > mine:
            above += 1
        elif theirs == mine and theirs:
            equal += 1
        margin = min(margin, mine - theirs)
    settled = state.phase == COMBAT or all(p.revealed for p in state.players)
    sure = 1.0 if settled else min(1.0, 0.45 + 0.08 * max(0, margin))
    if above == 0 and equal == 0:
        value += first_reward(state, seat) * sure
    elif above + equal == 1:
        value += SECOND_REWARD[level] * (1.0 if settled else 0.8)
    elif above + equal == 2 and len(state.players) >= 4:
        value += THIRD_REWARD[level] * (1.0 if settled else 0.7)
    return value + 0.02 * player.conflict


def _swords_in_hand(player: Player) -> int:
    return sum(CARDS[card].swords for card in player.hand if card >= 0)
