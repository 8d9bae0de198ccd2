"""Rivals who play by a rival card: the one- and two-player games of Uprising (hagal D)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kanly.engine.chance import shuffle
from kanly.engine.tell import tell
from kanly.imperium.automa import hagal
from kanly.imperium.components import CONFLICTS, LEADERS
from kanly.imperium.effects import Effect
from kanly.imperium.ids import NONE, SPICE, SPIES_EACH, TOP_OF_TRACK, VARIANTS
from kanly.imperium.opponents import RivalCard
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.cards import push_effects
from kanly.imperium.rules.influence import gain_influence
from kanly.imperium.rules.points import gain
from kanly.imperium.rules.sandworms import do_sandworm, holds_hooks
from kanly.imperium.rules.setup import take_leader
from kanly.imperium.rules.spies import count_spies, recall_spy, spies_of
from kanly.imperium.state import ImperiumState, Player, fresh_rivals, level_of, rival_card

ANY_RIVAL: Final = "random"
STREAMLINED: Final = "streamlined"
LEVELS: Final = {"level_8": (8, 9), "level_6": (6, 7), "level_4": (4, 5)}
"""Rivals by the levels of their Swordmasters: the lower, the harder (hagal D-1)."""
ALLIANCE_STEP: Final = 4
"""The step of a track from which its Alliance is held (I-17.5)."""


# -- setup -----------------------------------------------------------------------------------------------------------


def set_up(state: ImperiumState, options: Mapping[str, str]) -> None:
    """Lay House Hagal out, see which variants are in force, and deal the rival cards (hagal D-1 to D-5, D-55)."""
    hagal.set_up(state, options)
    if state.hagal is None:
        return
    state.rivals = fresh_rivals()
    chosen = [*options.get("variants", "").split(","), options.get("churn", "")]
    state.rivals.variants = sum([1 << i for i, name in enumerate(VARIANTS) if name in chosen])
    level = level_of(state.hagal)
    if level is not None:
        state.rivals.variants |= level.variants
    deal_rivals(state, options)


def deal_rivals(state: ImperiumState, options: Mapping[str, str]) -> None:
    """Give every rival the card that is named for it, or one at random, who is no person's leader (hagal D-1, G-18)."""
    seats = [seat for seat, player in enumerate(state.players) if ROLES[player.rival].by_card]
    known = state.edition.leader_ids
    wanted = options.get("rivals", "") or options.get("rival", "")
    names = wanted.split(",")
    if wanted in (ANY_RIVAL, STREAMLINED, "") or wanted in LEVELS:
        names = [wanted] * len(seats)
    people = [LEADERS[known[key]].name for key in options.get("leaders", "").split(",") if key in known]
    kept = [known[name] for name in names if name in known]
    for seat, name in zip(seats, names, strict=True):
        if name in known:
            take_leader(state, seat, known[name])
            continue
        pool = [number for number in state.edition.rivals if number not in kept and is_one(number, name)]
        pool = [number for number in pool if len(seats) > 1 or not plays_alone(number)]
        shuffle(state, pool, "rivals", LEADERS)
        free = [number for number in pool if LEADERS[number].name not in people] or pool
        kept.append(free[-1])
        take_leader(state, seat, free[-1])


def plays_alone(number: int) -> bool:
    """Say whether a rival card is for games of one person only (hagal E-1)."""
    card = LEADERS[number].rival
    return card is not None and card.alone


def is_one(number: int, way: str) -> bool:
    """Say whether a rival card may come at random, by its level or whether it is streamlined (hagal D-1, D-54)."""
    card = LEADERS[number].rival
    assert card is not None
    if way == STREAMLINED:
        return card.streamlined
    lowest, highest = LEVELS.get(way, (0, 99))
    return lowest <= card.level <= highest and not card.streamlined


# -- Spies and the strategy ------------------------------------------------------------------------------------------


def third_spy(state: ImperiumState, seat: int, post: int) -> None:
    """When a rival places its last Spy, the two others come back and its strategy is carried out (hagal D-22, D-23)."""
    card = rival_card(state.players[seat])
    if card is None or count_spies(state, seat) < SPIES_EACH:
        return
    if state.log is not None:
        tell(state, "strategy", seat)
    for other in range(len(state.edition.posts)):
        if other != post and spies_of(state, seat) >> other & 1:
            recall_spy(state, seat, other, "strategy")
    push_effects(state, seat, card.strategy, NONE)


# -- the words of rival cards and House Hagal cards ------------------------------------------------------------------


def _card(player: Player) -> RivalCard:
    card = rival_card(player)
    assert card is not None
    return card


def do_influence_ranked(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Gain influence with the faction at a place of the rival card (hagal D-10)."""
    gain_influence(state, seat, _card(state.players[seat]).order[effect.m - 1], effect.n)


def do_influence_most(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Gain influence with the faction in which the rival has most, first on its card, unless it is full (hagal G-6)."""
    player = state.players[seat]
    able = [f for f in _card(player).order if player.influence[f] < TOP_OF_TRACK]
    if able:
        most = max([player.influence[f] for f in able])
        gain_influence(state, seat, next(f for f in able if player.influence[f] == most), effect.n)


def do_influence_alliance(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Gain influence where that takes an Alliance, else anywhere; of several where it has least (hagal D-42, G-5)."""
    player = state.players[seat]
    able = [f for f in _card(player).order if player.influence[f] < TOP_OF_TRACK]
    able = [f for f in able if takes_alliance(state, seat, f, effect.n)] or able
    if able:
        least = min([player.influence[f] for f in able])
        gain_influence(state, seat, next(f for f in able if player.influence[f] == least), effect.n)


def takes_alliance(state: ImperiumState, seat: int, faction: int, n: int) -> bool:
    """Say whether so much influence would bring an Alliance that a seat does not hold (hagal G-5)."""
    holder = state.alliances[faction]
    then = min(TOP_OF_TRACK, state.players[seat].influence[faction] + n)
    if holder == NONE:
        return then >= ALLIANCE_STEP
    return holder != seat and then > state.players[holder].influence[faction]


def do_reap(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Take the bonus spice, and sandworms with Maker Hooks where they can come, else the base spice (hagal D-13)."""
    space = state.turn.space
    summons = effect.n > 0 and holds_hooks(state, seat, effect, source)
    count = state.bonus[space] + (0 if summons else state.edition.board[space].maker)
    state.bonus[space] = 0
    gain(state, seat, SPICE, count)
    if summons:
        do_sandworm(state, seat, effect, source)


def holds_own_hooks(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """With Maker Hooks, whatever the Conflict is (hagal D-10)."""
    up = state.players[seat].uprising
    return up is not None and up.hooks == 1


def holds_conflict_level(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """While the Conflict is of this level or a higher one (hagal D-11)."""
    return CONFLICTS[state.conflicts[-1]].level >= effect.n
