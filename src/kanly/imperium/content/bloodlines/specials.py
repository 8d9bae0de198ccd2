"""What only one component of Bloodlines does: small named effects, beside the decks and leaders that use them."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.chance import shuffle
from kanly.engine.flow import Step
from kanly.engine.message import message, who
from kanly.engine.tell import tell, tell_only
from kanly.engine.text import Text
from kanly.imperium import actions
from kanly.imperium.actions import action, new_verb, space_action
from kanly.imperium.components import CARDS, CONTRACTS, INTRIGUES, LEADERS
from kanly.imperium.content.bloodlines.words import BOOST
from kanly.imperium.effects import Effect, Special
from kanly.imperium.ids import ACTED, AGENT_TURN, BENE_GESSERIT, HARVEST, NONE, SOLARI, SPICE, TURN_START
from kanly.imperium.roles import ROLES
from kanly.imperium.rules import cards, navigation, troops
from kanly.imperium.rules.cards import take_from_hand
from kanly.imperium.rules.contracts import give_contract, usable_complete
from kanly.imperium.rules.icons import in_play
from kanly.imperium.rules.intrigue import lapse_plot
from kanly.imperium.rules.perform import perform
from kanly.imperium.rules.ploys import COERCED
from kanly.imperium.rules.points import gain, pay
from kanly.imperium.rules.pool import fill_pool
from kanly.imperium.rules.spies import push_forced_moves
from kanly.imperium.rules.tell import card_key, intrigue_keys
from kanly.imperium.rules.units import front_of
from kanly.imperium.state import ImperiumState, opponents_of
from kanly.imperium.steps import END_TURN, FLOW, PEEK, TURN

NOT_AT_START: Final = Text("why-start-of-turn", "it is played at the start of a turn, before anything else")

# -- Litany Against Fear and Withdrawn (B-7.13) --------------------------------------------------------------------

LITANY: Final = "litany_against_fear"

RECITE: Final[int] = new_verb(
    "recite",
    read=lambda edition, words: (edition.card_ids[words[0]], 0),
    every=lambda edition, seats: [action(RECITE, edition.card_ids[LITANY])],
    label=lambda seen, chosen: message("action-recite", card=CARDS[chosen.a].key),
    write=lambda a, b: CARDS[a].key,
)


def legal_recitals(state: ImperiumState, seat: int) -> list[Action]:
    """List putting Litany Against Fear into play, at the very start of a turn (B-7.13)."""
    card = state.edition.card_ids.get(LITANY, NONE)
    held = card in state.players[seat].hand
    return [action(RECITE, card)] if held and not state.turn.flags & ACTED else []


def recite(state: ImperiumState, seat: int, choice: Action) -> None:
    """Put it into play, draw a card and pass the turn; one is not out of the phase (B-7.13)."""
    player = state.players[seat]
    take_from_hand(player, choice.a)
    player.played += (choice.a,)
    state.turn.flags |= ACTED
    if state.log is not None:
        tell(state, "recited", seat, card=card_key(choice.a))
    state.stack.append((END_TURN, seat, 0, 0, 0))
    cards.draw(state, seat, 1)


def _withdraw(state: ImperiumState, seat: int, source: int) -> None:
    """End the turn before it begins: what would ask for it is taken off the stack."""
    for at in range(len(state.stack) - 1, -1, -1):
        if state.stack[at][:2] == (TURN, seat):
            state.stack[at] = (END_TURN, seat, 0, 0, 0)
            break
    if state.log is not None:
        tell(state, "passed_turn", seat)


WITHDRAWN: Special = Special(
    "withdraw",
    "at the very start of your turn: pass the turn",
    _withdraw,
    lambda state, seat: state.turn.kind == TURN_START and not state.turn.flags & ACTED,
    order_free=False,
    needs=NOT_AT_START,
)

# -- Urgent Shigawire ----------------------------------------------------------------------------------------------


def _prime(state: ImperiumState, seat: int, source: int) -> None:
    mine = state.players[seat].bloodlines
    if mine is not None:
        mine.primed = 1


SHIGAWIRE: Special = Special(
    "prime",
    "your next bene_gesserit card this round has all Agent icons, and draw 1 in its Agent box",
    _prime, None, order_free=True,
)  # fmt: skip


def use_shigawire(state: ImperiumState, seat: int, card: int) -> None:
    """Give the next Bene Gesserit card that sends an Agent its draw; that uses the boost up."""
    mine = state.players[seat].bloodlines
    if mine is not None and mine.primed and CARDS[card].factions >> BENE_GESSERIT & 1:
        mine.primed = 0
        fill_pool(state, seat, (BOOST,), card)


# -- Spies (B-7.11) ------------------------------------------------------------------------------------------------


def _sent(state: ImperiumState, seat: int) -> bool:
    return state.turn.seat == seat and state.turn.space != NONE


FORCED_MOVE: Special = Special(
    "forced_move",
    "opponents move their Spies at the space of your Agent elsewhere",
    lambda state, seat, source: push_forced_moves(state, seat), _sent, order_free=False,
    needs=Text("why-not-sent", "no Agent was sent this turn"),
)  # fmt: skip


def _lift(state: ImperiumState, seat: int, source: int) -> None:
    if state.turn.bloodlines is not None:
        state.turn.bloodlines.lifted = 1


LIFT: Special = Special(
    "lift",
    "influence requirements are ignored when you send your Agent this turn",
    _lift,
    lambda state, seat: (
        state.turn.kind == TURN_START and state.turn.bloodlines is not None and not state.turn.bloodlines.lifted
        and state.players[seat].ready > 0
    ),
    order_free=False,
    needs=Text("why-before-sending", "it is played before an Agent is sent, while one can be, once a turn"),
)  # fmt: skip

# -- Disruption Tactics (B-5.6) ------------------------------------------------------------------------------------

ROUT: Final = FLOW.step("rout")
KINDS: Final = ("troop", "commander")

ROUT_UNIT: Final[int] = new_verb(
    "rout",
    read=lambda edition, words: (int(words[0]), KINDS.index(words[1])),
    every=lambda edition, seats: [action(ROUT_UNIT, seat, kind) for seat in range(seats) for kind in range(len(KINDS))],
    label=lambda seen, chosen: message("action-rout", who=who(chosen.a), what=message(f"unit-{KINDS[chosen.b]}")),
    write=lambda a, b: f"{a} {KINDS[b]}",
)


def _routs(state: ImperiumState, seat: int) -> list[Action]:
    options: list[Action] = []
    for other in opponents_of(state, seat):
        player = state.players[other]
        options += [action(ROUT_UNIT, other, 0)] if player.conflict else []
        options += [action(ROUT_UNIT, other, 1)] if front_of(player) else []
    return options


def _apply_rout(state: ImperiumState, step: Step, choice: Action) -> None:
    troops.retreat(state, choice.a, 1 - choice.b, choice.b)


FLOW.decides(ROUT, lambda state, step: _routs(state, step[1]), _apply_rout)
DISRUPT: Special = Special(
    "rout",
    "a troop of an opponent of your choice retreats",
    lambda state, seat, source: state.stack.append((ROUT, seat, 0, 0, 0)),
    lambda state, seat: bool(_routs(state, seat)),
    order_free=False,
    needs=Text("why-no-enemy-troop", "no opponent has a troop in the Conflict"),
)

# -- Controlled ----------------------------------------------------------------------------------------------------

PUT_BACK: Final[int] = new_verb(
    "put_back",
    read=lambda edition, words: (0, 0),
    every=lambda edition, seats: [action(PUT_BACK), action(DISCARD_TOP)],
    label=lambda seen, chosen: message("action-put_back"),
    write=lambda a, b: "",
)
DISCARD_TOP: Final[int] = new_verb(
    "discard_top",
    read=lambda edition, words: (0, 0),
    every=lambda edition, seats: [],
    label=lambda seen, chosen: message("action-discard_top"),
    write=lambda a, b: "",
)
PEEK_PRICE: Final = 1


def _peek(state: ImperiumState, seat: int, source: int) -> None:
    state.stack.append((PEEK, seat, 0, 0, 0))
    cards.look_at_top(state, seat)


def _legal_peeks(state: ImperiumState, step: Step) -> list[Action]:
    """List putting the top card back, discarding it, or paying for it."""
    options = [action(PUT_BACK), action(DISCARD_TOP)]
    if state.players[step[1]].goods[SOLARI] >= PEEK_PRICE:
        options.append(action(actions.DRAW_TOP))
    return options


def _apply_peek(state: ImperiumState, step: Step, choice: Action) -> None:
    seat = step[1]
    player = state.players[seat]
    if choice.kind == actions.DRAW_TOP:
        pay(state, seat, SOLARI, PEEK_PRICE)
        cards.draw(state, seat, 1)
    elif choice.kind == DISCARD_TOP:
        card = player.deck.pop()
        player.known_top = max(0, player.known_top - 1)
        player.discard.append(card)
        state.told += 1
        if state.log is not None:
            tell(state, "discarded", seat, card=card_key(card))


FLOW.decides(PEEK, _legal_peeks, _apply_peek)
CONTROL: Special = Special(
    "peek",
    "look at the top card of your deck; put it back, discard it, or pay 1 solari to draw it",
    _peek,
    lambda state, seat: bool(state.players[seat].deck),
    order_free=False,
    needs=Text("why-empty-deck", "your deck is empty"),
)

# -- CHOAM Demands and Coercive Negotiation (B-8.3, B-8.4) -----------------------------------------------------------

FULFIL: Final = FLOW.step("fulfil")
COERCE: Final = FLOW.step("coerce")


def _contract_verb(name: str) -> int:
    return new_verb(
        name,
        read=lambda edition, words: (edition.contract_ids[words[0]], 0),
        every=lambda edition, seats: [
            action(edition.verbs[name], contract) for contract in edition.contract_ids.values()
        ],
        label=lambda seen, chosen: message(f"action-{name}", contract=CONTRACTS[chosen.a].key),
        write=lambda a, b: CONTRACTS[a].key,
    )


COMPLETE: Final[int] = _contract_verb("fulfil")
EXTORT: Final[int] = _contract_verb("extort")


def _open_contracts(state: ImperiumState, seat: int) -> list[int]:
    up = state.players[seat].uprising
    return [] if up is None else sorted(set(up.contracts))


def _completion(contract: int) -> Effect:
    """Return what completes a contract, its condition left out."""
    entry = CONTRACTS[contract].entry
    return entry.parts[0] if CONTRACTS[contract].kind == HARVEST else entry


def _apply_fulfil(state: ImperiumState, step: Step, choice: Action) -> None:
    effect = _completion(choice.a)
    if usable_complete(state, step[1], effect, NONE):
        perform(state, step[1], effect, NONE)


FLOW.decides(FULFIL, lambda state, step: [action(COMPLETE, n) for n in _open_contracts(state, step[1])], _apply_fulfil)
DEMANDS: Special = Special(
    "fulfil",
    "complete one of your contracts, its condition ignored",
    lambda state, seat, source: state.stack.append((FULFIL, seat, 0, 0, 0)),
    lambda state, seat: bool(_open_contracts(state, seat)),
    order_free=False,
    needs=Text("why-no-open-contract", "you have no open contract"),
)


def _coerce(state: ImperiumState, seat: int, source: int) -> None:
    """Show three contracts of the bank, of which one is taken; the card is discarded (B-8.3)."""
    up, card = state.uprising, state.edition.intrigue_ids["coercive_negotiation"]
    if up is None or len(up.bank) < COERCED or card not in state.players[seat].waiting:
        return
    state.told += 1
    if state.log is not None:
        tell(state, "contracts_shown", seat, contracts=[CONTRACTS[n].key for n in up.bank[-COERCED:]])
    lapse_plot(state, seat, card)
    state.stack.append((COERCE, seat, 0, 0, 0))


def _legal_coerced(state: ImperiumState, step: Step) -> list[Action]:
    up = state.uprising
    assert up is not None
    held = state.players[step[1]].intrigue
    shown = sorted(set(up.bank[-COERCED:]))
    able = [n for n in shown if held or not CONTRACTS[n].needs_intrigue]
    return [action(EXTORT, contract) for contract in able]


def _apply_coerced(state: ImperiumState, step: Step, choice: Action) -> None:
    """Take the chosen one; the two others leave the game (B-8.3)."""
    up = state.uprising
    assert up is not None
    assert state.bloodlines is not None
    shown = list(up.bank[-COERCED:])
    up.bank = up.bank[:-COERCED]
    shown.remove(choice.a)
    state.bloodlines.contracts_gone += tuple(shown)
    give_contract(state, step[1], choice.a)


FLOW.decides(COERCE, _legal_coerced, _apply_coerced)
COERCION: Special = Special(
    "coerce", "show 3 contracts of the bank; take one, the others leave the game", _coerce, None, order_free=False
)

# -- Chani (B-10.1) ------------------------------------------------------------------------------------------------

TRACK_END: Final = 11
SPICE_SPACE: Final = 6
START_OF_SIX: Final = 1
START: Final = 3


def start_of_track(state: ImperiumState) -> int:
    """Return the space where the Tactics token begins (B-10.1)."""
    return START_OF_SIX if len(state.players) > 4 else START


def lay_tokens(state: ImperiumState) -> None:
    """Put Chani's token on its space, and shuffle Piter's Twisted deck (B-10.1, B-10.8)."""
    for seat, player in enumerate(state.players):
        own = LEADERS[player.leader].own if player.leader != NONE and ROLES[player.rival].has_hand else None
        if own is None or player.bloodlines is None:
            continue
        if own.tactics:
            player.bloodlines.tactics = start_of_track(state)
        if own.twists:
            deck = sorted(state.edition.twisted)
            shuffle(state, deck, f"twisted_{seat}", INTRIGUES)
            player.bloodlines.twisted = tuple(deck)


def advance_tactics(state: ImperiumState, seat: int, n: int) -> None:
    """Move Chani's token a space for each troop, paying each space; from the last one it goes back (B-10.1)."""
    player = state.players[seat]
    mine = player.bloodlines
    own = LEADERS[player.leader].own if player.leader != NONE else None
    if mine is None or own is None or not own.tactics or not ROLES[player.rival].has_hand:
        return
    for _ in range(n):
        mine.tactics += 1
        if mine.tactics == SPICE_SPACE:
            perform(state, seat, state.edition.paths["leader.chani/spice"], NONE)
        if mine.tactics == TRACK_END:
            perform(state, seat, state.edition.paths["leader.chani/water"], NONE)
            mine.tactics = start_of_track(state)
            break
    if state.log is not None:
        tell(state, "tactics", seat, now=mine.tactics)


# -- Duncan Idaho (B-10.3) -----------------------------------------------------------------------------------------


def _may_fray(state: ImperiumState, seat: int) -> bool:
    space = state.turn.space
    return (
        state.turn.kind == AGENT_TURN and _sent(state, seat) and bool(state.agents[space] >> seat & 1)
        and bool(state.conflicts)
    )  # fmt: skip


def _fray(state: ImperiumState, seat: int, source: int) -> None:
    """Move the Agent sent this turn into the Conflict; its space is free again (B-10.3)."""
    mine = state.players[seat].bloodlines
    if mine is None or not _may_fray(state, seat):
        return
    space = state.turn.space
    state.agents[space] &= ~(1 << seat)
    mine.agents += 1
    if state.log is not None:
        tell(state, "agent_deployed", seat, strength=troops.strength(state, seat))
    troops.enter(state, seat, 1)


INTO_THE_FRAY: Special = Special(
    "fray",
    "the Agent sent this turn enters the Conflict: a unit of strength 2, with the Swordmaster 3",
    _fray, _may_fray, order_free=False,
)  # fmt: skip

# -- Esmar Tuek (B-10.4) -------------------------------------------------------------------------------------------

SMUGGLE: Final = FLOW.step("smuggle")


def _sietch(state: ImperiumState) -> int:
    return next((space.id for space in state.edition.board if space.leaders), NONE)


def _put_spice(state: ImperiumState, seat: int, source: int) -> None:
    space = _sietch(state)
    state.bonus[space] += 1
    if state.log is not None:
        tell(state, "bonus_spice", NONE, space=state.edition.board[space].key, now=state.bonus[space])


def _smugglable(state: ImperiumState) -> list[int]:
    board = state.edition.board
    return [space for space in state.edition.makers if state.bonus[space] and in_play(state, board[space])]


def _legal_smuggling(state: ImperiumState, step: Step) -> list[Action]:
    """List the Maker spaces with bonus spice; a rival takes from the richest (B-10.4, hagal E-9)."""
    spaces = _smugglable(state)
    if spaces and not ROLES[state.players[step[1]].rival].has_hand:
        board = state.edition.board
        spaces = [max(spaces, key=lambda space: (state.bonus[space], state.bonus[space] + board[space].maker))]
    return [space_action(state.edition, actions.SPACE, space) for space in spaces]


def _apply_smuggling(state: ImperiumState, step: Step, choice: Action) -> None:
    state.bonus[choice.a] -= 1
    gain(state, step[1], SPICE, 1)


FLOW.decides(SMUGGLE, _legal_smuggling, _apply_smuggling)
PUT_SPICE: Special = Special(
    "put_spice",
    "put 1 bonus spice on Tuek's Sietch",
    _put_spice,
    lambda state, seat: state.bloodlines is not None and state.bloodlines.sietch == 1,
    order_free=False,
)
TAKE_SPICE: Special = Special(
    "take_spice",
    "take 1 bonus spice from a Maker space",
    lambda state, seat, source: state.stack.append((SMUGGLE, seat, 0, 0, 0)),
    lambda state, seat: bool(_smugglable(state)),
    order_free=False,
    needs=Text("why-no-bonus-spice", "no Maker space has bonus spice"),
)

# -- Piter De Vries (B-10.8) ---------------------------------------------------------------------------------------


def draw_twisted(state: ImperiumState) -> None:
    """Let Piter draw a Twisted Intrigue card at Round Start (B-10.8)."""
    for seat, player in enumerate(state.players):
        mine = player.bloodlines
        if mine is not None and mine.twisted:
            player.intrigue.append(mine.twisted[-1])
            mine.twisted = mine.twisted[:-1]
            state.told += 1
            if state.log is not None:
                tell(state, "drew_twisted", seat)
                drawn = intrigue_keys(player.intrigue[-1:])
                tell_only(state, (seat,), "drew_twisted_cards", seat, cards=drawn)


# -- Steersman Y'rkoon (B-10.9) ------------------------------------------------------------------------------------

STRANGE_FORM: Special = Special(
    "strange_form", "no water; lay down 4 of 5 Navigation cards", navigation.take_form, None, order_free=False
)
HUNGER: Special = Special("feed", "draw 1, once a turn", navigation.feed, None, order_free=True)
