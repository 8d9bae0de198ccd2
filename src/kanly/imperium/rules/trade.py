"""Trade between teammates, and what Allies contribute to a Commander's card (U-22.19)."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.message import message, who
from kanly.engine.tell import tell, tell_only
from kanly.engine.text import Text
from kanly.imperium import actions
from kanly.imperium.actions import action, new_verb
from kanly.imperium.components import INTRIGUES
from kanly.imperium.effects import Effect
from kanly.imperium.ids import CARDS_PLAYED, RESOURCES, SPICE
from kanly.imperium.rules.cards import trash_this
from kanly.imperium.rules.contracts import TAKE, give_contract, refill_market
from kanly.imperium.rules.points import pay, score
from kanly.imperium.rules.tell import forget_seen
from kanly.imperium.state import ImperiumState, allies_of, left_of, team_of
from kanly.imperium.steps import FLOW

TRADE: Final = FLOW.step("trade")
GIVE: Final = FLOW.step("give", fields="..")
GIVE_INTRIGUE: Final = FLOW.step("give_intrigue", fields=".")
CONTRIBUTE: Final = FLOW.step("contribute", fields="..c")
THREATEN: Final = FLOW.step("threaten", fields="..c")
DEMAND: Final = FLOW.step("demand_results")

KINDS: Final = (*RESOURCES[:3], "intrigue")
INTRIGUE_CARDS: Final = KINDS.index("intrigue")
MOST_GIVEN: Final = 20
"""As many as one answer can give; who gives that many is asked again."""
THREAT: Final = 7
"""The spice of Threaten Spice Production."""


def _read_trade(words: list[str]) -> tuple[int, int]:
    return int(words[0]), KINDS.index(words[1])


NAME_TRADE: Final[int] = new_verb(
    "trade",
    read=lambda edition, words: _read_trade(words),
    every=lambda edition, seats: [
        action(NAME_TRADE, seat, kind) for seat in range(seats) for kind in range(len(KINDS))
    ],
    label=lambda seen, chosen: message("action-trade", who=who(chosen.a), what=message(f"goods-{KINDS[chosen.b]}")),
    write=lambda a, b: f"{a} {KINDS[b]}",
)
GIVE_GOODS: Final[int] = new_verb(
    "give",
    read=lambda edition, words: (int(words[0]), 0),
    every=lambda edition, seats: [action(GIVE_GOODS, n) for n in range(MOST_GIVEN + 1)],
    label=lambda seen, chosen: message("action-give", n=chosen.a),
    write=lambda a, b: str(a),
)
HAND_OVER: Final[int] = new_verb(
    "hand_over",
    read=lambda edition, words: (edition.intrigue_ids[words[0]], 0),
    every=lambda edition, seats: [action(HAND_OVER, card) for card in edition.intrigue_ids.values()],
    label=lambda seen, chosen: message("action-hand_over", intrigue=INTRIGUES[chosen.a].key),
    write=lambda a, b: INTRIGUES[a].key,
)


# -- trade -----------------------------------------------------------------------------------------------------------


def _has(state: ImperiumState, seat: int, kind: int) -> int:
    player = state.players[seat]
    return len(player.intrigue) if kind == INTRIGUE_CARDS else player.goods[kind]


def _mates(state: ImperiumState, seat: int) -> list[int]:
    team = team_of(state, seat)
    return [other for other in left_of(state, seat) if other in team]


def _trades(state: ImperiumState, seat: int) -> list[tuple[int, int]]:
    """Return with whom and in what a seat can trade: one of the two must have some of it (U-22.19)."""
    return [
        (mate, kind)
        for mate in _mates(state, seat)
        for kind in range(len(KINDS))
        if _has(state, seat, kind) or _has(state, mate, kind)
    ]


def usable_trade(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether there is anything to trade."""
    return bool(_trades(state, seat))


def do_trade(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Trade with a teammate (U-22.19)."""
    state.stack.append((TRADE, seat, 0, 0, 0))


def legal_trades(state: ImperiumState, step: Step) -> list[Action]:
    """List the teammates and the kinds of goods to trade; that there is a trade at all was chosen before (U-22.19)."""
    return [action(NAME_TRADE, mate, kind) for mate, kind in _trades(state, step[1])]


def apply_trade(state: ImperiumState, step: Step, choice: Action) -> None:
    """Let first the one who trades give any number, then the teammate, of the same kind (U-22.19)."""
    seat, mate, kind = step[1], choice.a, choice.b
    if state.log is not None:
        tell(state, "traded", seat, whom=mate, goods=KINDS[kind])
    for giver, taker in ((mate, seat), (seat, mate)):
        if kind == INTRIGUE_CARDS:
            state.stack.append((GIVE_INTRIGUE, giver, taker, 0, 0))
        else:
            state.stack.append((GIVE, giver, taker, kind, 0))


def legal_gifts(state: ImperiumState, step: Step) -> list[Action]:
    """List how much of the goods may be given, none included."""
    most = min(MOST_GIVEN, state.players[step[1]].goods[step[3]])
    return [action(GIVE_GOODS, n) for n in range(most + 1)]


def apply_gift(state: ImperiumState, step: Step, choice: Action) -> None:
    """Give so much of it to the teammate. It is no gain from the bank."""
    if choice.a == 0:
        return
    _, giver, taker, kind, _ = step
    state.players[giver].goods[kind] -= choice.a
    state.players[taker].goods[kind] += choice.a
    if state.log is not None:
        tell(state, "gave", giver, to=taker, resource=KINDS[kind], count=choice.a)
    if choice.a == MOST_GIVEN:
        state.stack.append(step)


def legal_intrigue_gifts(state: ImperiumState, step: Step) -> list[Action]:
    """List the Intrigue cards that may be given, one after the other, or no more."""
    held = sorted(set(state.players[step[1]].intrigue))
    return [*(action(HAND_OVER, card) for card in held), action(actions.DONE)] if held else []


def apply_intrigue_gift(state: ImperiumState, step: Step, choice: Action) -> None:
    """Give the chosen card; only the two of them know which it is (U-22.19, I-24.7)."""
    if choice.kind == actions.DONE:
        return
    giver, taker = state.players[step[1]], state.players[step[2]]
    giver.intrigue.remove(choice.a)
    # others can no longer be sure of the cards they knew of: any of them may have gone
    giver.seen = tuple(pair for pair in giver.seen if pair[1] == step[2])
    forget_seen(giver, choice.a)
    taker.intrigue.append(choice.a)
    taker.seen += ((choice.a, step[1]),)
    state.told += 1
    if state.log is not None:
        tell(state, "gave_intrigue", step[1], to=step[2])
        tell_only(state, (step[1], step[2]), "gave_intrigue_card", step[1], to=step[2], card=INTRIGUES[choice.a].key)
    state.stack.append(step)


def holds_intrigue_to_give(state: ImperiumState, step: Step) -> bool:
    """Say whether to ask: whoever holds Intrigue cards (I-24.10)."""
    return bool(state.players[step[1]].intrigue)


# -- Threaten Spice Production ---------------------------------------------------------------------------------------


def can_threaten(state: ImperiumState, seat: int) -> bool:
    """Say whether a Commander and the Allies together have the spice."""
    return sum(state.players[member].goods[SPICE] for member in (seat, *allies_of(state, seat))) >= THREAT


def ask_for_spice(state: ImperiumState, seat: int, source: int) -> None:
    """Ask the Allies in turn what they contribute; the Commander pays the rest."""
    state.stack.append((THREATEN, seat, THREAT, 0, source))
    for ally in reversed(allies_of(state, seat)):
        state.stack.append((CONTRIBUTE, ally, seat, 0, source))


def legal_contributions(state: ImperiumState, step: Step) -> list[Action]:
    """List how much spice an Ally may contribute: no more than is still missing."""
    most = min(state.players[step[1]].goods[SPICE], _still_to_pay(state))
    return [action(GIVE_GOODS, n) for n in range(most + 1)]


def _still_to_pay(state: ImperiumState) -> int:
    return next(under[2] for under in reversed(state.stack) if under[0] == THREATEN)


def apply_contribution(state: ImperiumState, step: Step, choice: Action) -> None:
    """Promise so much: it is paid only if all of it is there in the end."""
    for at in range(len(state.stack) - 1, -1, -1):
        op, seat, left, pledged, source = state.stack[at]
        if op == THREATEN:
            share = choice.a << (8 * allies_of(state, seat).index(step[1]))
            state.stack[at] = (op, seat, left - choice.a, pledged | share, source)
            return


def threaten(state: ImperiumState, step: Step) -> None:
    """Pay the spice together, for a point of the Commander's; where it falls short nobody pays."""
    _, seat, left, pledged, source = step
    if state.players[seat].goods[SPICE] < left:
        if state.log is not None:
            tell(state, "fell_short", seat)
        return
    pay(state, seat, SPICE, left)
    for number, ally in enumerate(allies_of(state, seat)):
        pay(state, ally, SPICE, pledged >> (8 * number) & 255)
    score(state, seat, CARDS_PLAYED, 1)
    trash_this(state, seat, source)


# -- Demand Results ----------------------------------------------------------------------------------------------------


def market_open(state: ImperiumState, seat: int) -> bool:
    """Say whether a contract lies face up."""
    return state.uprising is not None and bool(state.uprising.market)


NO_MARKET: Final[Text] = Text("why-no-market", "no contract lies face up")


def demand_results(state: ImperiumState, seat: int, source: int) -> None:
    """Give the face-up contracts to the Allies, one each."""
    if market_open(state, seat):
        state.stack.append((DEMAND, seat, 0, 0, 0))


def legal_demands(state: ImperiumState, step: Step) -> list[Action]:
    """List which contract the Ally on the left gets; a single one may go to either."""
    assert state.uprising is not None
    if len(state.uprising.market) == 1:
        return [action(actions.SEAT, ally) for ally in allies_of(state, step[1])]
    return [action(TAKE, contract) for contract in sorted(set(state.uprising.market))]


def apply_demand(state: ImperiumState, step: Step, choice: Action) -> None:
    """Hand the contracts out, then lay others open."""
    assert state.uprising is not None
    market = list(state.uprising.market)
    left, right = allies_of(state, step[1])
    if choice.kind == actions.SEAT:
        gifts = [(choice.a, market[0])]
    else:
        market.remove(choice.a)
        gifts = [(left, choice.a), (right, market[0])]
    state.uprising.market = ()
    for ally, contract in gifts:
        give_contract(state, ally, contract)
    refill_market(state)


FLOW.decides(TRADE, legal_trades, apply_trade)
FLOW.decides(GIVE, legal_gifts, apply_gift)
FLOW.decides(GIVE_INTRIGUE, legal_intrigue_gifts, apply_intrigue_gift, holds_intrigue_to_give)
FLOW.decides(CONTRIBUTE, legal_contributions, apply_contribution)
FLOW.runs(THREATEN, threaten)
FLOW.decides(DEMAND, legal_demands, apply_demand)
