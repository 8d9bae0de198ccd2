"""Victory points, kept by where they come from, and the resources (I-1.3)."""

from __future__ import annotations

from typing import Final

from kanly.engine.chance import pick
from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.imperium.components import CONFLICTS, INTRIGUES
from kanly.imperium.ids import COMBAT, MASTER_READY, RESOURCES, SOLARI, SPICE, TRADING, WATER
from kanly.imperium.occasions import GAINED_SPICE
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.follow import happens
from kanly.imperium.rules.tell import forget_seen, intrigue_keys
from kanly.imperium.state import ImperiumState, Player, collects, people_in, rival_card, scores
from kanly.imperium.steps import FLOW

SETTLE: Final = FLOW.step("settle")

RIVAL_PRICES: Final = ((SOLARI, 7), (SPICE, 7), (WATER, 3))
"""What a rival pays for a point (hagal C-9, D-31)."""
RIVAL_INTRIGUE: Final = 3
HIGHEST_LEVEL: Final = 3
"""The level of Conflict in which a rival spends what it has saved for tiles (hagal E-4)."""


def score(state: ImperiumState, seat: int, source: int, n: int) -> None:
    """Gain (or, with a negative number, lose) victory points, where a seat scores any (hagal B-3, D-54)."""
    player = state.players[seat]
    if not scores(player):
        return
    player.vp += n
    points = player.points
    player.points = (*points[:source], points[source] + n, *points[source + 1 :])
    if state.log is not None:
        tell(state, "vp", seat, change=n, now=player.vp, source=state.edition.point_sources[source])


def gain(state: ImperiumState, seat: int, resource: int, n: int) -> None:
    """Gain a resource from the bank, where a seat collects any (hagal B-3, D-54)."""
    if n <= 0:
        return
    player = state.players[seat]
    if not collects(player):
        return
    player.goods[resource] += n
    turn = state.turn
    if turn.uprising is not None and resource == SPICE and turn.seat == seat:
        turn.uprising.spice += n
    if state.log is not None:
        tell(state, "gained", seat, resource=RESOURCES[resource], count=n)
    if turn.uprising is not None and turn.bloodlines is not None and resource == SPICE and turn.seat == seat:
        happens(state, seat, GAINED_SPICE, turn.uprising.spice)
    account(state, seat)


def pay(state: ImperiumState, seat: int, resource: int, n: int) -> None:
    """Pay a resource to the bank; the caller has checked that it is there (I-1.4)."""
    if n <= 0:
        return
    goods = state.players[seat].goods
    assert goods[resource] >= n
    goods[resource] -= n
    if state.log is not None:
        tell(state, "paid", seat, resource=RESOURCES[resource], count=n)


def gain_swordmaster(state: ImperiumState, seat: int) -> None:
    """The third Agent, at once and for good (I-21.2); in a team for one round, with swords for good (U-22.17)."""
    player = state.players[seat]
    player.swordmaster = 1
    player.ready += 1
    if player.team is not None:
        player.team.master = MASTER_READY  # for one round only (U-22.17)
    if state.log is not None:
        tell(state, "swordmaster", seat)


# -- what rivals do with their goods ---------------------------------------------------------------------------------


def account(state: ImperiumState, seat: int) -> None:
    """Let a rival who has gained goods make use of them (hagal C-9, D-32).

    One who saves does so when the card or the reward that it gains them from is done.
    """
    role = ROLES[state.players[seat].rival]
    if role.trades:
        trade(state, seat)
    elif role.saves and state.turn.seat != seat and state.phase != COMBAT:
        settle(state, seat)


def trade(state: ImperiumState, seat: int) -> None:
    """A rival gives up 7 Solari, 7 spice, 3 water or 3 Intrigue cards for a point, as soon as it can (hagal C-9)."""
    player = state.players[seat]
    for resource, price in RIVAL_PRICES:
        if resource == SPICE and saves_spice(state, seat):
            continue
        while player.goods[resource] >= price:
            pay(state, seat, resource, price)
            score(state, seat, TRADING, 1)
    while len(player.intrigue) >= RIVAL_INTRIGUE:
        pay_intrigue(state, seat, RIVAL_INTRIGUE)
        score(state, seat, TRADING, 1)


def saves_spice(state: ImperiumState, seat: int) -> bool:
    """Say whether a rival keeps its spice for tiles.

    One with its Swordmaster does where one person plays with Tech, but in a Conflict of level III (hagal E-4).
    """
    if state.tech is None or people_in(state) > 1 or not state.players[seat].swordmaster:
        return False
    return not state.conflicts or CONFLICTS[state.conflicts[-1]].level < HIGHEST_LEVEL


def settle(state: ImperiumState, seat: int) -> None:
    """A rival who saves buys its Swordmaster at the level of its card, and trades from then on (hagal D-30 to D-32)."""
    player = state.players[seat]
    card = rival_card(player)
    if card is None:
        return
    if not player.swordmaster and savings(player) >= card.level:
        _pay_savings(state, seat, card.level)
        gain_swordmaster(state, seat)
    if player.swordmaster and not card.streamlined:
        trade(state, seat)


def savings(player: Player) -> int:
    """Return what a rival has saved: its goods and its Intrigue cards together (hagal D-30)."""
    return sum(player.goods) + len(player.intrigue)


def _pay_savings(state: ImperiumState, seat: int, level: int) -> None:
    """Pay so many: Solari first, then spice, then Intrigue cards, then water (hagal D-30)."""
    player = state.players[seat]
    for resource in (SOLARI, SPICE):
        paid = min(level, player.goods[resource])
        pay(state, seat, resource, paid)
        level -= paid
    cards = min(level, len(player.intrigue))
    if cards:
        pay_intrigue(state, seat, cards)
    pay(state, seat, WATER, level - cards)


def pay_intrigue(state: ImperiumState, seat: int, n: int) -> None:
    """Discard Intrigue cards of a rival, which nobody chooses; one who saves loses any of them (hagal D-34, G-10)."""
    player = state.players[seat]
    at_random = ROLES[player.rival].saves and len(player.intrigue) > n
    paid: list[int] = []
    for _ in range(n):
        if at_random:
            player.intrigue.sort()
        at = pick(state, len(player.intrigue), f"paid_intrigue_{seat}") if at_random else -1
        card = player.intrigue.pop(at)
        forget_seen(player, card)
        file_intrigue(state, card)
        paid.append(card)
    if ROLES[player.rival].saves:
        state.told += 1  # perhaps on a person's turn
    if state.log is not None:
        tell(state, "discarded_intrigue", seat, cards=intrigue_keys(paid))


def file_intrigue(state: ImperiumState, card: int) -> None:
    """Put an Intrigue card that was used on the discards; a Twisted one leaves the game (I-18.2, B-7.10)."""
    if INTRIGUES[card].twisted:
        remove_intrigue(state, card)
    else:
        state.intrigue_discard.append(card)


def remove_intrigue(state: ImperiumState, card: int) -> None:
    """Take an Intrigue card out of the game (U-15.2, B-7.9, B-7.10)."""
    if state.uprising is not None:
        state.uprising.gone += (card,)
    else:
        assert state.bloodlines is not None
        state.bloodlines.removed += (card,)


def settle_now(state: ImperiumState, step: Step) -> None:
    """A card or a reward is done: make use of what came of it (hagal D-32)."""
    settle(state, step[1])


FLOW.runs(SETTLE, settle_now)
