"""The Agent turn: when is it legal, and sending the Agent (I-5, I-6.1 to I-6.4)."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.imperium import actions, words
from kanly.imperium.actions import LEADER_CARD, action, space_action
from kanly.imperium.components import CARDS, LEADERS, Space
from kanly.imperium.ids import ACTED, AGENT_TURN, ALL_FACTIONS, ENVOY, INFILTRATE, NONE, SOLARI, SPY_ICON
from kanly.imperium.occasions import PAID_FOR_SPACE, SENT_AGENT
from kanly.imperium.rules import cards
from kanly.imperium.rules.activation import has_agent, send_token
from kanly.imperium.rules.follow import happens
from kanly.imperium.rules.icons import in_play, is_excused, lent_icons
from kanly.imperium.rules.influence import gain_influence
from kanly.imperium.rules.moments import may_be_regained, sets_sail, takes_last_step
from kanly.imperium.rules.perform import perform
from kanly.imperium.rules.personal_board import influence_with, own_faction
from kanly.imperium.rules.points import pay
from kanly.imperium.rules.pool import fill_pool
from kanly.imperium.rules.spies import GATHER, can_infiltrate, spied_spaces
from kanly.imperium.rules.spies import INFILTRATE as ENTER_BY_SPY
from kanly.imperium.rules.tell import card_key
from kanly.imperium.rules.tiles import space_cut
from kanly.imperium.state import Hagal, ImperiumState, level_of, team_of
from kanly.imperium.steps import ARRIVE, END_TURN, FLOW, POOL, PRICE, SENDER

VISIT: Final = FLOW.step("visit", fields="cs")

# why an Agent cannot be sent
OK: Final = 0
VOICE: Final = 1
ONCE: Final = 2
REQUIREMENT: Final = 3
COST: Final = 4
OCCUPIED: Final = 5
OWN_AGENT: Final = 6
NO_AGENT: Final = 7
NOT_IN_HAND: Final = 8
NO_ICON: Final = 9
WRONG_ICON: Final = 10
BARRED: Final = 11
HAND_WITHOUT_ICONS: Final = 12
HAND_WITHOUT_ICON: Final = 13
PERSONAL: Final = 14
NO_TOKEN: Final = 15
AWAY: Final = 16

CHEAPER: Final = 2
"""What a leader's own space costs less (B-10.3)."""


def cost_of(state: ImperiumState, seat: int, space: Space) -> int:
    """Return what a space costs a player: its least price, less the leader's discount (I-5.5, I-5.11, B-9.17)."""
    cost = space.cost_amount if space.price_now is None else space.price_now(state, seat)
    if not cost:
        return cost
    leader = LEADERS[state.players[seat].leader]
    if space.cost_resource == SOLARI and leader.discount_icon == space.icon:
        cost -= 1
    if leader.own is not None and leader.own.cheaper == space.once:
        cost -= CHEAPER
    return cost - space_cut(state, seat, space.cost_resource)


def why_closed(state: ImperiumState, seat: int, space: Space, silenced: int, lifted: bool = False) -> int:
    """Return why a space is closed to a player whatever card is played, or OK (I-5.5, I-5.7, I-5.9, I-5.10).

    A card may have `lifted` the influence that a space requires (U-20.12).
    """
    player = state.players[seat]
    if space.personal != NONE and own_faction(state, seat) != space.personal:
        return PERSONAL
    if space.leaders and not in_play(state, space):
        return AWAY
    if space.cost_amount and player.goods[space.cost_resource] < cost_of(state, seat, space):
        return COST
    if (
        space.needs_influence
        and not lifted
        and influence_with(state, seat, space.needs_faction) < space.needs_influence
        and not is_excused(state, seat, space)
    ):
        return REQUIREMENT
    if space.once:
        if is_taken(state, seat, space):
            return ONCE
        if state.hagal is not None and bars_swordmaster(state.hagal) and space.once == words.SWORDMASTER:
            return BARRED
    if silenced >> space.id & 1:
        return VOICE
    return OK


def bars_swordmaster(hagal: Hagal) -> bool:
    """Say whether the difficulty leaves the human without a Swordmaster (hagal C-1)."""
    level = level_of(hagal)
    return level is not None and not level.may_have_swordmaster


def silenced_spaces(state: ImperiumState, seat: int) -> int:
    """Return the spaces that opponents have marked with The Voice, as a bit mask (I-5.10, I-23.9)."""
    spaces = 0
    for player in state.players:
        if player.voice != NONE:
            other = state.players.index(player)
            if other != seat and other not in team_of(state, seat):
                spaces |= 1 << player.voice
    return spaces


def is_taken(state: ImperiumState, seat: int, space: Space) -> bool:
    """Say whether a player has used a once-per-game space (I-5.9)."""
    player = state.players[seat]
    return bool(player.council if space.once == words.COUNCIL else player.swordmaster)


def why_occupied(state: ImperiumState, seat: int, space: Space) -> int:
    """Return whether Agents on a space block a player's, or OK (I-5.4, I-22.8, I-23.23, U-5.5)."""
    agents = state.agents[space.id]
    if not agents:
        return OK
    if agents >> seat & 1:
        return OWN_AGENT
    if ignores_enemies(state, seat, space) or (state.edition.posts and can_infiltrate(state, seat, space)):
        return OK
    return OCCUPIED


def ignores_enemies(state: ImperiumState, seat: int, space: Space) -> bool:
    """Say whether enemy Agents do not block, by a Plot card or the leader (I-22.8, I-23.23)."""
    if state.turn.flags & INFILTRATE:
        return True
    return bool(LEADERS[state.players[seat].leader].ignores_enemies >> space.icon & 1)


def icons_of(state: ImperiumState, card: int) -> int:
    """Return the Agent icons of a card on this turn (I-5.3, I-23.22)."""
    icons = CARDS[card].icons
    if state.turn.bloodlines is not None:
        icons |= lent_icons(state, card)
    return icons | ALL_FACTIONS if state.turn.flags & ENVOY else icons


def why_not_send(state: ImperiumState, seat: int, card: int, space: Space) -> int:
    """Return why a card cannot send an Agent to a space, or OK (I-5.1 to I-5.12).

    What no other card would change comes first: a player who thinks of the space is not told about the card.
    """
    hand = state.players[seat].hand
    if card not in hand:
        return NOT_IN_HAND
    icons = icons_of(state, card)
    reach, alone = icons, True
    for other in hand:
        reach |= icons_of(state, other)
        alone = alone and other == card
    if not icons:
        return NO_ICON if reach or alone else HAND_WITHOUT_ICONS
    blocked = _why_not_placed(state, seat, card, space)
    if blocked:
        return blocked
    if icons >> space.icon & 1:
        return OK
    spied = (1 << SPY_ICON) if state.edition.posts and can_infiltrate(state, seat, space) else 0
    if icons & spied:
        return OK
    return WRONG_ICON if alone or (reach >> space.icon & 1) or reach & spied else HAND_WITHOUT_ICON


def _why_not_placed(state: ImperiumState, seat: int, card: int, space: Space) -> int:
    """Return why an Agent cannot come to a space whatever the icons are, or OK."""
    if CARDS[card].sends_any:
        blocked = OK if senders(state, seat, space.id) else why_no_sender(state, seat, space.id)
    elif not has_agent(state, seat):
        blocked = NO_TOKEN if state.players[seat].ready else NO_AGENT
    else:
        blocked = why_occupied(state, seat, space)
    lifted = CARDS[card].lifts_requirements
    return blocked or why_closed(state, seat, space, silenced_spaces(state, seat), lifted)


def senders(state: ImperiumState, seat: int, space: int) -> list[int]:
    """Return where Kwisatz Haderach's Agent may come from to reach a space (I-23.10).

    Any own Agent, also from the space itself; but another own Agent on the target blocks.
    """
    mine = [place for place, mask in enumerate(state.agents) if mask >> seat & 1]
    if space in mine:
        return [space]
    return ([LEADER_CARD] if state.players[seat].ready else []) + mine


def why_no_sender(state: ImperiumState, seat: int, space: int) -> int:
    """Return why Kwisatz Haderach finds no Agent to send."""
    return OWN_AGENT if state.agents[space] >> seat & 1 else NO_AGENT


def legal_sendings(state: ImperiumState, seat: int) -> list[Action]:
    """List every (card, space) that sends an Agent legally (I-5.12)."""
    player = state.players[seat]
    options: list[Action] = []
    hand: list[int] = []
    reach = 0
    any_sender = False
    for card in player.hand:
        if card not in hand:
            hand.append(card)
            reach |= icons_of(state, card)
            any_sender = any_sender or CARDS[card].sends_any
    ready = has_agent(state, seat)
    if not reach or not (ready or any_sender):
        return options
    agents = state.agents
    edition = state.edition
    silenced = silenced_spaces(state, seat)
    sendings: list[Action | None] = edition.actions[actions.AGENT]
    open_to_any: list[int] = []
    open_by_icon: list[list[int]] = [[] for _ in edition.by_icon]
    for icon, spaces in enumerate(edition.by_icon):
        if not reach >> icon & 1:
            continue
        for space in spaces:
            if why_closed(state, seat, space, silenced) != OK:
                continue
            if any_sender and senders(state, seat, space.id):
                open_to_any.append(space.id)
            if not agents[space.id] or why_occupied(state, seat, space) == OK:
                open_by_icon[icon].append(space.id)
    for card in hand:
        if CARDS[card].sends_any:
            for place in open_to_any:
                options.append(space_action(edition, actions.AGENT, card, place))
        elif ready:
            icons = icons_of(state, card)
            known = len(sendings)
            for icon, places in enumerate(open_by_icon):
                if icons >> icon & 1:
                    for place in places:
                        at = card << 6 | place  # the table of `space_action`, looked up here for speed
                        found = sendings[at] if at < known else None
                        options.append(found or space_action(edition, actions.AGENT, card, place))
            if icons >> SPY_ICON & 1 or CARDS[card].lifts_requirements:
                options += _more_sendings(state, seat, card, icons, silenced)
    return options


def _more_sendings(state: ImperiumState, seat: int, card: int, icons: int, silenced: int) -> list[Action]:
    """List what a card reaches by its Spy icon, or because it lifts requirements (U-5.2, U-20.12)."""
    options: list[Action] = []
    spied = spied_spaces(state, seat) if icons >> SPY_ICON & 1 else 0
    lifts = CARDS[card].lifts_requirements
    for space in state.edition.board:
        by_icon = bool(icons >> space.icon & 1)
        if not by_icon and not spied >> space.id & 1:
            continue
        if by_icon and why_closed(state, seat, space, silenced) != REQUIREMENT:
            continue  # listed already, or closed anyway
        if why_closed(state, seat, space, silenced, lifts) == OK and why_occupied(state, seat, space) == OK:
            options.append(space_action(state.edition, actions.AGENT, card, space.id))
    return options


def send_agent(state: ImperiumState, seat: int, card: int, space_id: int) -> None:
    """Play the card, place the Agent, pay; then what follows (I-6.1)."""
    player = state.players[seat]
    cards.take_from_hand(player, card)
    player.played += (card,)
    turn = state.turn
    turn.kind = AGENT_TURN
    turn.card = card
    turn.space = space_id
    turn.flags |= ACTED
    if state.log is not None:
        tell(state, "agent", seat, card=card_key(card), space=state.edition.board[space_id].key)
    state.stack.append((END_TURN, seat, 0, 0, 0))
    state.stack.append((POOL, seat, 0, 0, 0))
    state.stack.append((ARRIVE, seat, card, space_id, 0))
    space = state.edition.board[space_id]
    if space.prices:
        state.stack.append((PRICE, seat, card, space_id, 0))
    if state.edition.posts and state.agents[space_id] and not ignores_enemies(state, seat, space):
        state.stack.append((ENTER_BY_SPY, seat, 0, space_id, 0))
    if CARDS[card].sends_any:
        state.stack.append((SENDER, seat, card, space_id, 0))
    else:
        place_agent(state, seat, space_id, LEADER_CARD)
        if player.team is not None:
            send_token(state, seat, space_id)


def place_agent(state: ImperiumState, seat: int, space: int, origin: int) -> None:
    """Move an Agent from the leader or from another space to a space."""
    if origin == LEADER_CARD:
        state.players[seat].ready -= 1
    else:
        state.agents[origin] &= ~(1 << seat)
    state.agents[space] |= 1 << seat


def legal_senders(state: ImperiumState, step: Step) -> list[Action]:
    """List where Kwisatz Haderach's Agent comes from (I-23.10)."""
    return [space_action(state.edition, actions.FROM, place) for place in senders(state, step[1], step[3])]


def apply_sender(state: ImperiumState, step: Step, choice: Action) -> None:
    """Take the Agent from there."""
    place_agent(state, step[1], step[3], choice.a)
    if state.log is not None and choice.a != LEADER_CARD:
        tell(state, "moved_agent", step[1], origin=state.edition.board[choice.a].key)


def legal_prices(state: ImperiumState, step: Step) -> list[Action]:
    """List the alternative prices of a space that can be paid (I-5.8)."""
    space = state.edition.board[step[3]]
    money = state.players[step[1]].goods[space.cost_resource] + space_cut(state, step[1], space.cost_resource)
    return [action(actions.PRICE, amount) for amount, _ in space.prices if amount <= money]


def apply_price(state: ImperiumState, step: Step, choice: Action) -> None:
    """Fix the price; it is paid on arrival, before anything else (I-5.8)."""
    state.turn.price = choice.a


def arrive(state: ImperiumState, step: Step) -> None:
    """Pay, trigger what paying and placing trigger, then visit the space (I-6.1, I-6.4, U-4.2)."""
    seat, card = step[1], step[2]
    space = state.edition.board[step[3]]
    if space.prices:
        pay(state, seat, space.cost_resource, state.turn.price - space_cut(state, seat, space.cost_resource))
    elif space.cost_amount:
        amount = cost_of(state, seat, space)
        pay(state, seat, space.cost_resource, amount)
        if amount and space.cost_resource == SOLARI:
            happens(state, seat, PAID_FOR_SPACE)
    pay_controller(state, space)
    if SENT_AGENT in state.edition.overheard:
        happens(state, seat, SENT_AGENT)
    if state.edition.posts and can_infiltrate(state, seat, space):
        state.stack.append((VISIT, seat, card, space.id, 0))
        state.stack.append((GATHER, seat, 0, space.id, 0))  # before any effect (U-9.10)
        return
    visit(state, seat, card, space)


def visit_after_gathering(state: ImperiumState, step: Step) -> None:
    """Go on with the visit when it is decided whether to Gather Intelligence (U-4.2)."""
    visit(state, step[1], step[2], state.edition.board[step[3]])


def visit(state: ImperiumState, seat: int, card: int, space: Space) -> None:
    """Fill the turn with what space, card, leader and contracts do (I-6.1, I-6.2, U-4.2)."""
    for follows in state.edition.hooks.sent:
        follows(state, seat, card)
    effects = space.effects
    for amount, effect in space.prices:
        if amount == state.turn.price:
            effects = (effect,)
    if space.visit is not None:
        steps = 2 if CARDS[card].doubles_visit else 1
        if space.personal != NONE or visit_waits(state, seat, card, space.faction, steps):
            if steps == 2 and space.visit_twice is not None:
                state.turn.pool.append((space.visit_twice.id, NONE))
            else:
                state.turn.pool += [(space.visit.id, NONE)] * steps
        else:
            gain_influence(state, seat, space.faction, steps)
    fill_pool(state, seat, effects, NONE)
    fill_pool(state, seat, CARDS[card].agent, card)
    add_leader_box(state, seat)
    for adds in state.edition.hooks.visit:
        adds(state, seat, space)


def add_leader_box(state: ImperiumState, seat: int) -> None:
    """Add what the leader offers on an Agent turn, where it can still come to it (U-19.4, U-19.5)."""
    for effect in LEADERS[state.players[seat].leader].agent:
        never = words.CONDITIONS[effect.k].never if effect.op == words.WHEN else None
        if never is None or not never(state, seat, effect, NONE):
            fill_pool(state, seat, (effect,), NONE)


def pay_controller(state: ImperiumState, space: Space) -> None:
    """Give the controller of a space the bonus of a visit, whoever visits (I-9.3)."""
    controller = state.control[space.id]
    if controller != NONE:
        for effect in space.reward_control:
            perform(state, controller, effect, NONE)


def visit_waits(state: ImperiumState, seat: int, card: int, faction: int, steps: int) -> bool:
    """Say whether the influence of a visit waits: its step could be contested, or spoil the card's box (I-6.2)."""
    if takes_last_step(state, seat, faction, steps) or may_be_regained(state, seat, faction):
        return True
    if sets_sail(state, seat, faction, steps):
        return True
    for effect in CARDS[card].agent:
        if effect.shifts:
            return True
        if effect.op == words.SIGNET:
            for part in LEADERS[state.players[seat].leader].signet:
                if part.shifts:
                    return True
    return False


FLOW.decides(SENDER, legal_senders, apply_sender)
FLOW.decides(PRICE, legal_prices, apply_price)
FLOW.runs(ARRIVE, arrive)
FLOW.runs(VISIT, visit_after_gathering)
