"""Contracts and the CHOAM module (U-16)."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.chance import shuffle
from kanly.engine.flow import Step
from kanly.engine.message import message
from kanly.engine.tell import tell
from kanly.imperium import actions
from kanly.imperium.actions import action, new_verb
from kanly.imperium.components import CONTRACTS, LEADERS, Space
from kanly.imperium.effects import Effect, When, when
from kanly.imperium.ids import ACQUIRE, ALLIANCE, HARVEST, IMMEDIATE, NONE, SOLARI, VISIT
from kanly.imperium.occasions import ACQUIRED_SPICE, COMPLETED_CONTRACT, TOOK_ALLIANCE
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.cards import push_chosen, push_effects, without
from kanly.imperium.rules.follow import happens
from kanly.imperium.rules.points import gain
from kanly.imperium.rules.pool import fill_pool
from kanly.imperium.state import ImperiumState
from kanly.imperium.steps import FLOW

TAKE_CONTRACT: Final = FLOW.step("take_contract")

MARKET: Final = 2
"""How many contracts lie face up (U-16.2)."""
INSTEAD: Final = 2
"""The Solari of a contract icon where there is no contract (U-16.1, U-16.4)."""

TAKE: Final[int] = new_verb(
    "contract",
    read=lambda edition, words: (edition.contract_ids[words[0]], 0),
    every=lambda edition, seats: [action(TAKE, contract) for contract in edition.contract_ids.values()],
    label=lambda seen, chosen: message("action-contract", contract=CONTRACTS[chosen.a].key),
    write=lambda a, b: CONTRACTS[a].key,
)


def deal_contracts(state: ImperiumState) -> None:
    """Shuffle the contracts and lay two open; Shaddam's are set aside before (U-3.8, U-16.2)."""
    up = state.uprising
    assert up is not None
    contracts = sorted(state.edition.contracts)
    if any(player.leader != NONE and LEADERS[player.leader].takes_set_aside for player in state.players):
        up.aside = tuple(contract for contract in contracts if CONTRACTS[contract].set_aside)
        contracts = [contract for contract in contracts if contract not in up.aside]
    shuffle(state, contracts, "contracts", CONTRACTS)
    up.bank = tuple(contracts)
    refill_market(state)


def refill_market(state: ImperiumState) -> None:
    """Lay contracts of the bank open until there are two, as long as there are any (U-16.3, U-16.4)."""
    up = state.uprising
    assert up is not None
    while len(up.market) < MARKET and up.bank:
        contract = up.bank[-1]
        up.bank = up.bank[:-1]
        up.market += (contract,)
        state.told += 1
        if state.log is not None:
            tell(state, "market", NONE, contract=CONTRACTS[contract].key)


# -- taking ------------------------------------------------------------------------------------------------------


def asks_for_contract(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether a contract icon is a choice: the module is in play (U-16.1, U-16.3)."""
    return bool(state.edition.contracts)


def do_contract(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Take a contract; without the module, where none is left, for a rival: 2 Solari (U-16.1, U-16.4, hagal D-44)."""
    if ROLES[state.players[seat].rival].decides and legal_contracts(state, (TAKE_CONTRACT, seat, 0, 0, 0)):
        state.stack.append((TAKE_CONTRACT, seat, 0, 0, 0))
    elif usable_contract(state, seat, effect, source):
        gain(state, seat, SOLARI, INSTEAD)


def can_take(state: ImperiumState, seat: int, contract: int) -> bool:
    """Say whether a seat may take a contract that lies face up: one needs an Intrigue card to trash (B-8.2)."""
    return not CONTRACTS[contract].needs_intrigue or bool(state.players[seat].intrigue)


def usable_contract(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether a contract icon gives something: not while contracts lie there of which none may be taken."""
    up = state.uprising
    if up is None or not up.market or not ROLES[state.players[seat].rival].decides:
        return True
    return bool(legal_contracts(state, (TAKE_CONTRACT, seat, 0, 0, 0)))


def legal_contracts(state: ImperiumState, step: Step) -> list[Action]:
    """List the contracts that a seat may take: those face up, for Shaddam also those set aside (U-16.3, U-16.13).

    With an empty market he may also have the Solari instead.
    """
    up = state.uprising
    if up is None:
        return []
    options = [action(TAKE, contract) for contract in sorted(set(up.market)) if can_take(state, step[1], contract)]
    if up.aside and LEADERS[state.players[step[1]].leader].takes_set_aside:
        options += [action(TAKE, contract) for contract in up.aside]
        if not up.market:
            options.append(action(actions.DONE))
    return options


def apply_contract(state: ImperiumState, step: Step, choice: Action) -> None:
    """Take the chosen contract, face up, and refill the market; an Immediate one is completed (U-16.3, U-16.6)."""
    seat = step[1]
    up = state.uprising
    assert up is not None
    if choice.kind == actions.DONE:
        gain(state, seat, SOLARI, INSTEAD)
        return
    contract = choice.a
    if contract in up.market:
        up.market = without(up.market, contract)
    else:
        up.aside = without(up.aside, contract)
    give_contract(state, seat, contract)
    refill_market(state)


def give_contract(state: ImperiumState, seat: int, contract: int) -> None:
    """Put a contract face up before a player; an Immediate one is completed (U-16.3, U-16.6)."""
    player = state.players[seat].uprising
    assert player is not None
    player.contracts += (contract,)
    if state.log is not None:
        tell(state, "contract_taken", seat, contract=CONTRACTS[contract].key)
    if CONTRACTS[contract].kind == IMMEDIATE:
        push_chosen(state, seat, (CONTRACTS[contract].entry,), NONE)


# -- completing ----------------------------------------------------------------------------------------------------


def visit_contracts(state: ImperiumState, seat: int, space: Space) -> None:
    """Add to the turn what completes contracts that are held when the Agent is sent (U-16.6 to U-16.10)."""
    player = state.players[seat].uprising
    if player is None:
        return
    for number in player.contracts:
        contract = CONTRACTS[number]
        if (contract.kind == VISIT and contract.space == space.key) or (contract.kind == HARVEST and space.maker):
            fill_pool(state, seat, (contract.entry,), NONE)


def acquire_contracts(state: ImperiumState, seat: int, occasion: int, of_others: bool) -> tuple[When, ...]:
    """Return the contracts completed by acquiring The Spice Must Flow, or an Alliance (U-14.2, U-16.6, B-8.1)."""
    player = state.players[seat].uprising
    if of_others or player is None or occasion not in (ACQUIRED_SPICE, TOOK_ALLIANCE):
        return ()
    kind = ACQUIRE if occasion == ACQUIRED_SPICE else ALLIANCE
    held = [CONTRACTS[number] for number in player.contracts]
    return tuple(when(occasion, contract.entry) for contract in held if contract.kind == kind)


def usable_complete(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether the contract is still to be completed."""
    player = state.players[seat].uprising
    return player is not None and _number(state, effect) in player.contracts


def do_complete(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Complete a contract: it turns face down and gives its reward (U-16.7, U-16.11, U-16.12)."""
    player = state.players[seat].uprising
    contract = _number(state, effect)
    if player is None or contract not in player.contracts:
        return
    player.contracts = without(player.contracts, contract)
    player.completed += (contract,)
    if state.log is not None:
        tell(state, "contract_completed", seat, contract=CONTRACTS[contract].key)
    if state.turn.bloodlines is not None and state.turn.seat == seat:
        state.turn.bloodlines.completed += 1
    if state.bloodlines is not None:
        happens(state, seat, COMPLETED_CONTRACT)
    push_effects(state, seat, effect.parts, NONE)


def _number(state: ImperiumState, effect: Effect) -> int:
    """Return the contract that an effect completes: the one it stands on."""
    return state.edition.contract_ids[effect.owner]


FLOW.decides(TAKE_CONTRACT, legal_contracts, apply_contract)


# -- conditions and counts -------------------------------------------------------------------------------------------


def completed_by(state: ImperiumState, seat: int) -> int:
    """Count the contracts that a seat has completed (U-16.11)."""
    player = state.players[seat].uprising
    return 0 if player is None else len(player.completed)


def holds_completed(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """With n or more contracts completed."""
    return completed_by(state, seat) >= effect.n


def holds_spice(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If n or more spice was gained this turn, whatever was spent since (U-16.10)."""
    turn = state.turn
    return turn.uprising is not None and turn.seat == seat and turn.uprising.spice >= effect.n


def counts_completed(state: ImperiumState, seat: int, effect: Effect, source: int) -> int:
    """Count the contracts completed, at one moment (U-20.9)."""
    return completed_by(state, seat)
