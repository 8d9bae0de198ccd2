"""The words and the condition that the game for six brings (U-22), and the functions that make effects of them."""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import Effect, Special
from kanly.imperium.notation import group
from kanly.imperium.rules import commanders, personal_board, trade
from kanly.imperium.rules.predicates import usable_some_part
from kanly.imperium.words import AS_ARROWS, each, flat, new_condition, new_word, total_worth

OWN_INFLUENCE: Final = new_word(
    "own_influence", "choiceless",
    do=personal_board.do_own_influence, usable=personal_board.usable_own, needs=personal_board.needs_lower_track,
    says=lambda effect: f"personal influence +{effect.n}", worth=each(0.5),
)  # fmt: skip
TEAM_REINFORCE: Final = new_word(
    "team_reinforce",
    do=commanders.do_split, usable=commanders.usable_split, needs=commanders.needs_team_supply,
    says=lambda effect: f"reinforce {effect.n}", worth=each(0.2),
)  # fmt: skip
TRADE: Final = new_word(
    "trade", "optional",
    do=trade.do_trade, usable=trade.usable_trade, says=lambda effect: "trade", worth=flat(0.05),
)  # fmt: skip
THRONE: Final = new_word(
    "throne",
    do=commanders.do_throne, usable=commanders.usable_throne,
    says=lambda effect: "move a non-fremen card from the Imperium Row to the Throne Row", worth=flat(0.1),
)  # fmt: skip
ALLY: Final = new_word(
    "ally", "gathers", binds=AS_ARROWS,
    do=commanders.do_for_ally, usable=usable_some_part,
    says=lambda effect: f"activated ally: {group(effect.parts)}",
    worth=lambda effect: 0.7 * total_worth(effect.parts),
)  # fmt: skip
EACH_ALLY: Final = new_word(
    "each_ally", "choiceless", binds=AS_ARROWS,
    do=commanders.do_for_each_ally, says=lambda effect: f"each ally: {group(effect.parts)}",
    worth=lambda effect: 1.5 * total_worth(effect.parts),
)  # fmt: skip

BONUS_TOKEN: Final = new_condition(
    "swordmaster_bonus", holds=commanders.holds_bonus_token, says=lambda effect: "swordmaster bonus",
)  # fmt: skip

THREATEN: Final = Special(
    "threaten", "pay 7 spice, Allies contributing -> (vp +1; trash this)", trade.ask_for_spice, trade.can_threaten,
    order_free=False,
)  # fmt: skip
DEMAND: Final = Special(
    "demand", "give both face-up contracts, one to each ally", trade.demand_results, trade.market_open,
    order_free=False, needs=trade.NO_MARKET,
)  # fmt: skip


def own_influence(n: int = 1) -> Effect:
    """Gain influence on the personal board (U-22.9)."""
    return Effect(OWN_INFLUENCE, n)


def team_reinforce(n: int) -> Effect:
    """Recruit troops, divided between the Allies of the team, which may be deployed from any space (U-22.30)."""
    return Effect(TEAM_REINFORCE, n)


def trade_goods() -> Effect:
    """May trade with a teammate (U-22.19)."""
    return Effect(TRADE)


def enthrone() -> Effect:
    """Move a card of the Row to the Throne Row (U-22.20)."""
    return Effect(THRONE)


def for_ally(*parts: Effect) -> Effect:
    """The activated Ally has it (U-22.12)."""
    return Effect(ALLY, parts=parts)


def for_each_ally(*parts: Effect) -> Effect:
    """Each Ally of the team has it."""
    return Effect(EACH_ALLY, parts=parts)
