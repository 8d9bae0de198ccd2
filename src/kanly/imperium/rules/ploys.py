"""What the words of Bloodlines' cards do that belongs to no section of its own (B-7)."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.message import message, who
from kanly.engine.tell import tell, tell_only
from kanly.engine.text import Text
from kanly.imperium import actions
from kanly.imperium.actions import action, new_verb
from kanly.imperium.components import CARDS, CONFLICTS, INTRIGUES
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.ids import DISCARD, HAND, NONE, PLAY, TOP_OF_TRACK, TURN_START
from kanly.imperium.rules import cards
from kanly.imperium.rules.acquire import acquire
from kanly.imperium.rules.battle_icons import TURN, turn_over
from kanly.imperium.rules.cards import push_effects
from kanly.imperium.rules.personal_board import influence_with
from kanly.imperium.rules.points import account
from kanly.imperium.rules.predicates import holds_bond
from kanly.imperium.rules.tell import forget_seen
from kanly.imperium.rules.tricks import others_held
from kanly.imperium.rules.troops import recruit
from kanly.imperium.state import ImperiumState, collects, fighter, opponents_of, team_of
from kanly.imperium.steps import FACTION, FLOW

TRASH_FROM: Final = FLOW.step("trash_from", fields="ec")
ACQUIRE_ROW: Final = FLOW.step("acquire_row", fields="e")
GIVE_PLOT: Final = FLOW.step("give_plot")
TURN_TWO: Final = FLOW.step("turn_two", fields=".")

COSTS: Final = 1
"""The `m` of an effect that trashes only cards that cost something."""
IF_COSTS: Final = 1
IF_FACTION: Final = 2
"""The `k` of an effect that goes on if the trashed card costs something, or, from this number on, is of a faction."""

HAND_OUT: Final[int] = new_verb(
    "hand_out",
    read=lambda edition, words: (edition.intrigue_ids[words[0]], int(words[1])),
    every=lambda edition, seats: [
        action(HAND_OUT, card, seat) for card in edition.intrigue_ids.values() for seat in range(seats)
    ],
    label=lambda seen, chosen: message("action-hand_out", intrigue=INTRIGUES[chosen.a].key, who=who(chosen.b)),
    write=lambda a, b: f"{INTRIGUES[a].key} {b}",
)


# -- trashing from some zones ---------------------------------------------------------------------------------------


def _trashable(state: ImperiumState, seat: int, effect: Effect) -> list[tuple[int, int]]:
    """Return the cards that an effect may trash, with their zones."""
    player = state.players[seat]
    found: list[tuple[int, int]] = []
    for zone, held in ((HAND, player.hand), (DISCARD, player.discard), (PLAY, list(cards.in_play(player)))):
        if effect.n >> zone & 1:
            found += [(card, zone) for card in sorted(set(held)) if not effect.m & COSTS or CARDS[card].cost >= 1]
    return found


def usable_trash_from(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether there is such a card."""
    return bool(_trashable(state, seat, effect))


def payable_trash_from(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    """Say whether there is such a card."""
    return bool(_trashable(state, seat, effect))


def do_trash_from(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Trash a card from some zones."""
    state.stack.append((TRASH_FROM, seat, effect.id, source, 0))


def legal_trashes(state: ImperiumState, step: Step) -> list[Action]:
    """List the cards that may be trashed."""
    return [action(actions.TRASH, card, zone) for card, zone in _trashable(state, step[1], EFFECTS[step[2]])]


def apply_trash(state: ImperiumState, step: Step, choice: Action) -> None:
    """Trash the chosen card, then what follows if it is of the right kind."""
    effect = EFFECTS[step[2]]
    card = CARDS[choice.a]
    if effect.parts and (card.cost >= 1 if effect.k == IF_COSTS else card.factions >> (effect.k - IF_FACTION) & 1):
        push_effects(state, step[1], effect.parts, step[3])
    cards.trash(state, step[1], choice.a, choice.b, by_itself=choice.b == PLAY and choice.a == step[3])


def several_cards(state: ImperiumState, step: Step) -> bool:
    """Say whether to ask although one action is left: silence would tell of the hand (I-24.10)."""
    return bool(EFFECTS[step[2]].n >> HAND & 1) and len(state.players[step[1]].hand) > 1


# -- acquiring from the Row -----------------------------------------------------------------------------------------


def usable_acquire_row(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether the Row has a card."""
    return bool(state.row)


def do_acquire_row(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Acquire a card of the Imperium Row for nothing, whatever its cost."""
    state.stack.append((ACQUIRE_ROW, seat, effect.id, 0, 0))


def legal_row(state: ImperiumState, step: Step) -> list[Action]:
    """List the cards of the Row."""
    return [action(actions.ACQUIRE, card) for card in sorted(set(state.row))]


def apply_row(state: ImperiumState, step: Step, choice: Action) -> None:
    """Acquire the chosen card."""
    acquire(state, step[1], choice.a, choice.b)


# -- giving an Intrigue card away (B-7.10) --------------------------------------------------------------------------


def payable_give_plot(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    """Say whether there is an Intrigue card to give, besides the one that asks for it."""
    return len(others_held(state, seat, effect)) >= n


def do_give_plot(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Give an Intrigue card to an opponent, as a price."""
    state.stack.append((GIVE_PLOT, seat, 0, 0, 0))


def legal_gifts(state: ImperiumState, step: Step) -> list[Action]:
    """List the Intrigue cards in hand and the opponents who may get one: those who collect any (K-85)."""
    held = sorted(set(state.players[step[1]].intrigue))
    takers = [other for other in opponents_of(state, step[1]) if collects(state.players[other])]
    return [action(HAND_OUT, card, other) for card in held for other in takers]


def apply_gift(state: ImperiumState, step: Step, choice: Action) -> None:
    """Give the chosen card; only the two of them know which it is (I-24.7)."""
    seat, to = step[1], choice.b
    giver, taker = state.players[seat], state.players[to]
    giver.intrigue.remove(choice.a)
    # others can no longer be sure of the cards they knew of: any of them may have gone
    giver.seen = tuple(pair for pair in giver.seen if pair[1] == to)
    forget_seen(giver, choice.a)
    taker.intrigue.append(choice.a)
    taker.seen += ((choice.a, seat),)
    if state.turn.bloodlines is not None:
        state.turn.bloodlines.common = 0 if INTRIGUES[choice.a].twisted else 1
    state.told += 1
    if state.log is not None:
        tell(state, "gave_intrigue_away", seat, to=to)
        tell_only(state, (seat, to), "gave_intrigue_away_card", seat, to=to, card=INTRIGUES[choice.a].key)
    account(state, to)


def always(state: ImperiumState, step: Step) -> bool:
    """Ask although one action is left."""
    return True


# -- influence ------------------------------------------------------------------------------------------------------


def _behind(state: ImperiumState, seat: int) -> int:
    """Return the factions where some opponent has more influence, and a step is left."""
    mine = state.players[fighter(state, seat)].influence
    others = [state.players[other].influence for other in opponents_of(state, seat)]
    able = 0
    for faction, now in enumerate(mine):
        if now < TOP_OF_TRACK and any(other[faction] > now for other in others):
            able |= 1 << faction
    return able


def usable_influence_behind(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether an opponent has more influence somewhere."""
    return _behind(state, seat) != 0


def do_influence_behind(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Gain influence where an opponent has more."""
    state.stack.append((FACTION, seat, effect.n, _behind(state, seat), effect.id))


# -- icons and requirements of this turn ----------------------------------------------------------------------------


def may_still_send(state: ImperiumState, seat: int) -> bool:
    """Say whether an Agent can still be sent this turn, for all that a card is concerned."""
    player = state.players[seat]
    return state.turn.kind == TURN_START and bool(player.hand) and player.ready > 0


def needs_sending(state: ImperiumState, seat: int, effect: Effect) -> Text:
    """Say that it is too late."""
    return Text("why-before-sending", "it is played before an Agent is sent, while one can be, once a turn")


def usable_lend_icons(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether a card of this turn can still get the icons."""
    more = state.turn.bloodlines
    return more is not None and may_still_send(state, seat) and more.icons & effect.m != effect.m


def do_lend_icons(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Let the card that sends this turn's Agent have more icons."""
    if state.turn.bloodlines is not None:
        state.turn.bloodlines.icons |= effect.m


# -- a troop that stays (B-10.8) ------------------------------------------------------------------------------------


def do_held_troop(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Recruit a troop that cannot be deployed this turn and does not count as recruited (B-10.8)."""
    before = state.turn.recruited
    count = recruit(state, seat, effect.n)
    state.turn.recruited = before
    if state.turn.bloodlines is not None:
        state.turn.bloodlines.held += count


# -- turning two cards over (B-7.14) --------------------------------------------------------------------------------


def payable_turn_two(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    """Say whether enough cards lie face up."""
    up = state.players[seat].uprising
    return up is not None and len(up.won) >= n


def do_turn_two(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Turn two own face-up cards face down, of any icons, Objectives included (B-7.14)."""
    for _ in range(effect.n):
        state.stack.append((TURN_TWO, seat, 0, 0, 0))


def legal_turnings(state: ImperiumState, step: Step) -> list[Action]:
    """List the own face-up cards."""
    up = state.players[step[1]].uprising
    return [] if up is None else [action(TURN, card) for card in up.won]


def apply_turning(state: ImperiumState, step: Step, choice: Action) -> None:
    """Turn the chosen card face down."""
    up = state.players[step[1]].uprising
    assert up is not None
    turn_over(up, choice.a)
    if state.log is not None:
        tell(state, "turned", step[1], conflict=CONFLICTS[choice.a].key)


# -- Coercive Negotiation (B-8.3) -----------------------------------------------------------------------------------

COERCED: Final = 3
"""How many contracts it shows."""


def usable_coercion(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether the bank has enough contracts."""
    return state.uprising is not None and len(state.uprising.bank) >= COERCED


def needs_bank(state: ImperiumState, seat: int, effect: Effect) -> Text:
    """Say that the bank has too few contracts."""
    return Text("why-short-bank", "fewer than three contracts lie face down")


# -- conditions and counts ------------------------------------------------------------------------------------------


def holds_no_bond(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """With no other card of the faction in play."""
    return not holds_bond(state, seat, effect, source)


def holds_completed_now(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If a contract was completed this turn."""
    turn = state.turn
    return turn.seat == seat and turn.bloodlines is not None and turn.bloodlines.completed > 0


def holds_common(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If the Intrigue card trashed or given last is none of the Twisted ones."""
    return state.turn.bloodlines is not None and state.turn.bloodlines.common == 1


def holds_goods(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """With n or more of a resource."""
    return state.players[seat].goods[effect.m] >= effect.n


def at_sietch(state: ImperiumState) -> bool:
    """Say whether the Agent of this turn was sent to Tuek's Sietch."""
    space = state.turn.space
    return space != NONE and state.edition.board[space].leaders


def holds_at_sietch(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If the own Agent of this turn was sent to Tuek's Sietch (B-10.4)."""
    return state.turn.seat == seat and at_sietch(state)


def holds_friend_at_sietch(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If a teammate's was (B-11.7)."""
    return at_sietch(state) and state.turn.seat in team_of(state, seat)


def holds_enemy_at_sietch(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If an opponent's was (B-10.4)."""
    return at_sietch(state) and state.turn.seat != seat and state.turn.seat not in team_of(state, seat)


def counts_friends(state: ImperiumState, seat: int, effect: Effect, source: int) -> int:
    """Count the factions with which one has 2 or more influence."""
    return sum([1 for faction in range(len(state.edition.factions)) if influence_with(state, seat, faction) >= 2])


FLOW.decides(TRASH_FROM, legal_trashes, apply_trash, several_cards)
FLOW.decides(ACQUIRE_ROW, legal_row, apply_row)
FLOW.decides(GIVE_PLOT, legal_gifts, apply_gift, always)
FLOW.decides(TURN_TWO, legal_turnings, apply_turning)
