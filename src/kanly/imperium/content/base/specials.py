"""What only one component of the base game does: small named effects, beside the decks that use them."""

from __future__ import annotations

from collections.abc import Callable

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.engine.text import Text
from kanly.imperium import actions
from kanly.imperium.actions import action, space_action
from kanly.imperium.components import CARDS
from kanly.imperium.content.base.starter import THE_SPICE_MUST_FLOW
from kanly.imperium.effects import Special
from kanly.imperium.ids import (
    ACTED,
    BENE_GESSERIT,
    ENVOY,
    FACTIONS,
    INFILTRATE,
    MAY_GO_ON_TOP,
    MAY_PASS,
    NONE,
    RIVAL,
    SPICE,
    TURN_START,
)
from kanly.imperium.rules import cards, troops
from kanly.imperium.rules.acquire import refill_row
from kanly.imperium.rules.influence import gain_influence
from kanly.imperium.rules.points import gain
from kanly.imperium.rules.tell import card_key
from kanly.imperium.rules.units import lose_units
from kanly.imperium.state import ImperiumState, opponents_of
from kanly.imperium.steps import FACTION, FLOW, SNOOP
from kanly.imperium.words import FROM_CONFLICT


def condition(name: str, says: str, test: Callable[[ImperiumState, int], bool]) -> Special:
    """Return what does nothing itself, but says when something else may be done."""
    return Special(name, says, lambda state, seat, source: None, test, order_free=True)


# -- Carryall (I-23.13) --------------------------------------------------------------------------------


def _carryall(state: ImperiumState, seat: int, source: int) -> None:
    gain(state, seat, SPICE, state.edition.board[state.turn.space].maker)


CARRYALL: Special = Special("carryall", "harvested base spice once more", _carryall, None, order_free=True)

# -- Other Memory ----------------------------------------------------------------------------------------

TAKE_SISTER = FLOW.step("take_sister")


def _sisters(state: ImperiumState, seat: int) -> list[int]:
    discard = state.players[seat].discard
    return sorted({card for card in discard if CARDS[card].factions >> BENE_GESSERIT & 1})


def _legal_sisters(state: ImperiumState, step: Step) -> list[Action]:
    return [action(actions.TAKE, card) for card in _sisters(state, step[1])]


def _take_sister(state: ImperiumState, step: Step, choice: Action) -> None:
    """The card comes to hand openly, so everyone knows of it (I-24.8)."""
    player = state.players[step[1]]
    player.discard.remove(choice.a)
    player.hand.append(choice.a)
    player.known_hand += (choice.a,)
    if state.log is not None:
        tell(state, "took_from_discard", step[1], card=card_key(choice.a))


FLOW.decides(TAKE_SISTER, _legal_sisters, _take_sister)
OTHER_MEMORY: Special = Special(
    "take",
    "take a Bene Gesserit card from your discard pile",
    lambda state, seat, source: state.stack.append((TAKE_SISTER, seat, 0, 0, 0)),
    lambda state, seat: bool(_sisters(state, seat)),
    order_free=False,
    needs=Text("why-no-sister", "no Bene Gesserit card is in your discard pile"),
)

# -- The Voice (I-23.9) ----------------------------------------------------------------------------------

MARK_SPACE = FLOW.step("mark_space")


def _legal_marks(state: ImperiumState, step: Step) -> list[Action]:
    return [space_action(state.edition, actions.SPACE, space.id) for space in state.edition.board]


def _mark(state: ImperiumState, step: Step, choice: Action) -> None:
    state.players[step[1]].voice = choice.a
    if state.log is not None:
        tell(state, "voice", step[1], space=state.edition.board[choice.a].key)


FLOW.decides(MARK_SPACE, _legal_marks, _mark)
THE_VOICE: Special = Special(
    "voice",
    "close a space to opponents until your next turn",
    lambda state, seat, source: state.stack.append((MARK_SPACE, seat, 0, 0, 0)),
    None,
    order_free=False,
)

# -- Poison Snooper (I-23.16) ------------------------------------------------------------------------------


def _snoop(state: ImperiumState, seat: int, source: int) -> None:
    state.stack.append((SNOOP, seat, 0, 0, 0))
    cards.look_at_top(state, seat)


def _legal_snoops(state: ImperiumState, step: Step) -> list[Action]:
    return [action(actions.DRAW_TOP), action(actions.TRASH_TOP)]


def _apply_snoop(state: ImperiumState, step: Step, choice: Action) -> None:
    seat = step[1]
    if choice.kind == actions.DRAW_TOP:
        cards.draw(state, seat, 1)
        return
    player = state.players[seat]
    card = player.deck.pop()
    player.known_top = max(0, player.known_top - 1)
    state.told += 1
    cards.leave_game(state, seat, card, "deck")


FLOW.decides(SNOOP, _legal_snoops, _apply_snoop)
POISON_SNOOPER: Special = Special(
    "snoop",
    "look at the top card of your deck; draw or trash it",
    _snoop,
    lambda state, seat: bool(state.players[seat].deck),
    order_free=False,
    needs=Text("why-empty-deck", "your deck is empty"),
)

# -- Refocus (I-23.15) -------------------------------------------------------------------------------------


def _refocus(state: ImperiumState, seat: int, source: int) -> None:
    cards.reshuffle(state, seat)
    cards.draw(state, seat, 1)


REFOCUS: Special = Special(
    "refocus",
    "shuffle your discard pile into your deck; draw 1",
    _refocus,
    lambda state, seat: cards.can_draw(state.players[seat]),
    order_free=False,
    needs=cards.NO_CARD_TO_DRAW,
)

# -- Plot cards for the start of a turn (I-23.2, I-23.22, I-23.23) -----------------------------------------


def _may_still_send(state: ImperiumState, seat: int) -> bool:
    player = state.players[seat]
    if state.turn.kind != TURN_START or not player.hand:
        return False
    return player.ready > 0 or any(CARDS[card].sends_any for card in player.hand)


BEFORE_SENDING: Text = Text("why-before-sending", "it is played before an Agent is sent, while one can be, once a turn")


def _set_flag(flag: int, name: str, says: str) -> Special:
    def run(state: ImperiumState, seat: int, source: int) -> None:
        state.turn.flags |= flag

    def usable(state: ImperiumState, seat: int) -> bool:
        return _may_still_send(state, seat) and not state.turn.flags & flag

    return Special(name, says, run, usable, order_free=False, needs=BEFORE_SENDING)


DISPATCH_AN_ENVOY: Special = _set_flag(ENVOY, "envoy", "the card sending your Agent has all faction icons too")
INFILTRATION: Special = _set_flag(INFILTRATE, "infiltrate", "enemy Agents do not block your Agent this turn")


def _suspend(state: ImperiumState, seat: int, source: int) -> None:
    cards.draw(state, seat, 1)
    state.turn.flags |= MAY_PASS


BINDU_SUSPENSION: Special = Special(
    "suspend",
    "at the start of your turn: draw 1; may pass the turn",
    _suspend,
    lambda state, seat: state.turn.kind == TURN_START and not state.turn.flags & ACTED,
    order_free=False,
    needs=Text("why-start-of-turn", "it is played at the start of a turn, before anything else"),
)

# -- Recruitment Mission (I-23.18) ---------------------------------------------------------------------------


def _acquire_on_top(state: ImperiumState, seat: int, source: int) -> None:
    state.turn.flags |= MAY_GO_ON_TOP


ACQUIRE_ON_TOP: Special = Special(
    "on_top", "acquired cards may go on top of your deck", _acquire_on_top, None, order_free=True
)

# -- Double Cross (I-23.4, I-23.26) ----------------------------------------------------------------------------

CROSS = FLOW.step("double_cross")


def _legal_victims(state: ImperiumState, step: Step) -> list[Action]:
    return [action(actions.SEAT, seat) for seat in opponents_of(state, step[1]) if troops.fights(state, seat)]


def _cross(state: ImperiumState, step: Step, choice: Action) -> None:
    seat = step[1]
    lose_units(state, choice.a, 1, FROM_CONFLICT)
    if state.players[seat].supply:
        troops.deploy(state, seat, 1, from_supply=True)


FLOW.decides(CROSS, _legal_victims, _cross)
DOUBLE_CROSS: Special = Special(
    "double_cross",
    "an opponent loses a troop in the Conflict; deploy 1 troop from your supply",
    lambda state, seat, source: state.stack.append((CROSS, seat, 0, 0, 0)),
    lambda state, seat: any(troops.fights(state, other) for other in opponents_of(state, seat)),
    order_free=False,
    needs=Text("why-no-enemy-troop", "no opponent has a troop in the Conflict"),
)

# -- Helena Richese: Manipulate (I-22.8) -------------------------------------------------------------------------

SET_ASIDE = FLOW.step("set_aside")


def _legal_removals(state: ImperiumState, step: Step) -> list[Action]:
    return [action(actions.REMOVE, card) for card in sorted(set(state.row))]


def _set_aside(state: ImperiumState, step: Step, choice: Action) -> None:
    player = state.players[step[1]]
    if player.aside != NONE:
        state.trash += (player.aside,)
    state.row.remove(choice.a)
    player.aside = choice.a
    if state.log is not None:
        tell(state, "set_aside", step[1], card=card_key(choice.a))
    refill_row(state)


FLOW.decides(SET_ASIDE, _legal_removals, _set_aside)
MANIPULATE: Special = Special(
    "manipulate",
    "remove a Row card; acquire it for 1 less on your Reveal turn",
    lambda state, seat, source: state.stack.append((SET_ASIDE, seat, 0, 0, 0)),
    lambda state, seat: bool(state.row),
    order_free=False,
    needs=Text("why-empty-row", "the Imperium Row is empty"),
)

# -- Duke Leto: Prudent Diplomacy (I-22.4) -------------------------------------------------------------------------


def _behind(state: ImperiumState, seat: int) -> int:
    """Return the factions where some opponent has more influence."""
    mine = state.players[seat].influence
    return sum(1 << f for f in range(len(mine)) if any(other.influence[f] > mine[f] for other in state.players))


def _catch_up(state: ImperiumState, seat: int, source: int) -> None:
    state.stack.append((FACTION, seat, 1, _behind(state, seat), state.edition.paths["duke_leto_atreides/diplomacy"].id))


PRUDENT_DIPLOMACY: Special = Special(
    "diplomacy",
    "influence +1 where an opponent has more",
    _catch_up,
    lambda state, seat: _behind(state, seat) != 0,
    order_free=False,
    shifts=True,
)
BEHIND: Special = condition(
    "behind", "an opponent has more influence somewhere", lambda state, seat: _behind(state, seat) != 0
)

# -- the Baron's Masterstroke (I-22.2, I-27.3) -----------------------------------------------------------------------


def _may_strike(state: ImperiumState, seat: int) -> bool:
    player = state.players[seat]
    return player.tokens > 0 and not player.struck


def _masterstroke(state: ImperiumState, seat: int, source: int) -> None:
    """He shows his two factions and gains influence with both, once per game."""
    if not _may_strike(state, seat):
        return
    player = state.players[seat]
    player.struck = 1
    state.told += 1
    chosen = [f for f in range(len(player.influence)) if player.tokens >> f & 1]
    if state.log is not None:
        tell(state, "masterstroke", seat, factions=[FACTIONS[f] for f in chosen])
    for faction in chosen:
        gain_influence(state, seat, faction, 1)


MASTERSTROKE: Special = Special(
    "masterstroke", "influence +1 with both, once per game", _masterstroke, _may_strike, order_free=True,
    brings_intrigue=True,
)  # fmt: skip

# -- Endgame conditions (I-16.5, I-23.19) ------------------------------------------------------------------------------


def spice_flows(state: ImperiumState, seat: int) -> int:
    """Count The Spice Must Flow among all cards a player owns (I-16.5)."""
    player = state.players[seat]
    if player.rival == RIVAL:
        return 2  # as the solo rules have it (hagal C-11)
    card = THE_SPICE_MUST_FLOW.id
    zones = (player.deck, player.hand, player.discard, player.played, player.revealed_cards)
    return sum(zone.count(card) for zone in zones)


def _tracks_at_three(state: ImperiumState, seat: int) -> int:
    return sum(1 for n in state.players[seat].influence if n >= 3)


CORNERED_TWO: Special = condition(
    "two_flows", "you own two The Spice Must Flow", lambda state, seat: spice_flows(state, seat) >= 2
)
CORNERED_MOST: Special = condition(
    "most_flows",
    "you own more The Spice Must Flow than each opponent",
    lambda state, seat: (
        spice_flows(state, seat) > max(spice_flows(state, other) for other in opponents_of(state, seat))
    ),
)
THREE_TRACKS: Special = condition(
    "three_tracks", "3 influence on exactly three tracks", lambda state, seat: _tracks_at_three(state, seat) == 3
)
FOUR_TRACKS: Special = condition(
    "four_tracks",
    "3 influence on all four tracks",
    lambda state, seat: _tracks_at_three(state, seat) == len(state.edition.factions),
)
