"""What only one component of Uprising does: small named effects, beside the decks and leaders that use them."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell, tell_only
from kanly.engine.text import Text
from kanly.imperium import actions
from kanly.imperium.actions import action
from kanly.imperium.components import CARDS, LEADERS
from kanly.imperium.content.base.specials import condition
from kanly.imperium.content.uprising.starter import THE_SPICE_MUST_FLOW
from kanly.imperium.effects import EFFECTS, Special
from kanly.imperium.ids import HAND, LOOKED_AT, NONE, SPICE
from kanly.imperium.rules import cards
from kanly.imperium.rules.agent import add_leader_box
from kanly.imperium.rules.cards import push_effects, without
from kanly.imperium.rules.influence import gain_influence
from kanly.imperium.rules.intrigue import lapse_plot
from kanly.imperium.rules.personal_board import influence_on_board
from kanly.imperium.rules.points import gain
from kanly.imperium.rules.pool import fill_pool
from kanly.imperium.rules.spies import spied_spaces
from kanly.imperium.rules.tell import card_key, card_keys
from kanly.imperium.state import ImperiumState, opponents_of
from kanly.imperium.steps import FLOW, LOOK

# -- Long Live the Fighters ----------------------------------------------------------------------------------------

DRAW_ONE: Final = 0
DISCARD_ONE: Final = 1


def _look(state: ImperiumState, seat: int, source: int) -> None:
    state.told += 1
    state.stack.append((LOOK, seat, DRAW_ONE, 0, 0))
    if state.log is not None:
        top = card_keys(state.players[seat].deck[-LOOKED_AT:])
        tell(state, "looked_at_cards", seat, count=LOOKED_AT)
        tell_only(state, (seat,), "saw_cards", seat, cards=top)


def _legal_looks(state: ImperiumState, step: Step) -> list[Action]:
    """List the cards looked at: one to draw, then one to discard; the last one is trashed."""
    top = state.players[step[1]].deck[step[2] - LOOKED_AT :]
    verb = actions.TAKE if step[2] == DRAW_ONE else actions.DISCARD
    return [action(verb, card) for card in sorted(set(top))]


def _apply_look(state: ImperiumState, step: Step, choice: Action) -> None:
    seat = step[1]
    player = state.players[seat]
    _take_from_top(state, seat, choice.a)
    if step[2] == DRAW_ONE:
        player.hand.append(choice.a)
        state.stack.append((LOOK, seat, DISCARD_ONE, 0, 0))
        if state.log is not None:
            tell(state, "drew", seat, count=1)
            tell_only(state, (seat,), "drew_cards", seat, cards=card_keys([choice.a]))
        return
    player.discard.append(choice.a)
    state.told += 1
    if state.log is not None:
        tell(state, "discarded", seat, card=card_key(choice.a))
    last = player.deck[-1]
    _take_from_top(state, seat, last)
    cards.leave_game(state, seat, last, "deck")


def _take_from_top(state: ImperiumState, seat: int, card: int) -> None:
    """Take a card from among the top ones; what everybody knew of them is known no longer (I-24.8)."""
    player = state.players[seat]
    at = len(player.deck) - 1 - player.deck[::-1].index(card)
    del player.deck[at]
    player.known_top = 0


FLOW.decides(LOOK, _legal_looks, _apply_look, lambda state, step: True)
LOOK_AT_TOP: Special = Special(
    "look",
    "look at the top 3 cards of your deck: draw one, discard one, trash one",
    _look,
    lambda state, seat: len(state.players[seat].deck) >= LOOKED_AT,
    order_free=False,
    needs=Text("why-short-deck", "fewer than three cards are in your deck"),
)

# -- Weirding Woman ------------------------------------------------------------------------------------------------


def _return_to_hand(state: ImperiumState, seat: int, source: int) -> None:
    player = state.players[seat]
    if source in player.played:
        player.played = without(player.played, source)
        player.hand.append(source)
        player.known_hand += (source,)
        if state.log is not None:
            tell(state, "returned_to_hand", seat, card=card_key(source))


RETURN_TO_HAND: Special = Special("return", "return this card to your hand", _return_to_hand, None, order_free=False)

# -- Guild Spy (U-20.9) --------------------------------------------------------------------------------------------


def _report(state: ImperiumState, seat: int, source: int) -> None:
    """Gain influence with every faction spied on, once each (U-9.6)."""
    spied = spied_spaces(state, seat)
    factions = {space.faction for space in state.edition.board if spied >> space.id & 1 and space.faction != NONE}
    for faction in sorted(factions):
        gain_influence(state, seat, faction, 1)


GUILD_REPORT: Special = Special(
    "report", "influence +1 with every faction you spy on", _report, None, order_free=True, brings_intrigue=True
)

# -- Distraction (U-20.4) ------------------------------------------------------------------------------------------


def _lapse(state: ImperiumState, seat: int, source: int) -> None:
    """The card has triggered: it is discarded, whether a Spy was placed or not."""
    card = state.edition.intrigue_ids["distraction"]
    if card in state.players[seat].waiting:
        lapse_plot(state, seat, card)


DISTRACTED: Special = Special("distracted", "discard this card", _lapse, None, order_free=True)

# -- Endgame conditions ----------------------------------------------------------------------------------------------


def _owned_flows(state: ImperiumState, seat: int) -> int:
    player = state.players[seat]
    zones = (player.deck, player.hand, player.discard, player.played, player.revealed_cards)
    return sum(zone.count(THE_SPICE_MUST_FLOW.id) for zone in zones)


def _in_shadow(state: ImperiumState, seat: int) -> bool:
    """Say whether an opponent holds an Alliance where the seat has 4 influence or more.

    A Commander's personal track is another one, and has its own Alliance (U-22.9).
    """
    others = opponents_of(state, seat)
    return any(
        holder in others and influence_on_board(state, seat, faction) >= 4
        for faction, holder in enumerate(state.alliances)
    )


TWO_FLOWS: Special = condition(
    "two_flows", "you own two The Spice Must Flow", lambda state, seat: _owned_flows(state, seat) >= 2
)
IN_SHADOW: Special = condition("in_shadow", "4 influence where an opponent holds the Alliance", _in_shadow)

# -- Feyd-Rautha: Personal Training (U-19.1) -------------------------------------------------------------------------

TRAIN: Final = FLOW.step("train")


def _following(state: ImperiumState, seat: int) -> list[int]:
    """Return the places where the token of a seat may go."""
    player = state.players[seat]
    track = LEADERS[player.leader].track
    keys = [place.key for place in track]
    return [] if player.uprising is None else [keys.index(key) for key in track[player.uprising.training].following]


def _train(state: ImperiumState, seat: int, source: int) -> None:
    state.stack.append((TRAIN, seat, 0, 0, 0))


def _legal_training(state: ImperiumState, step: Step) -> list[Action]:
    """List where the token may move (U-19.1)."""
    options = []
    track = LEADERS[state.players[step[1]].leader].track
    for place in _following(state, step[1]):
        reward = track[place].reward
        assert reward is not None
        options.append(action(actions.CHOOSE, reward.id))
    return options


def _apply_training(state: ImperiumState, step: Step, choice: Action) -> None:
    seat = step[1]
    up, track = state.players[seat].uprising, LEADERS[state.players[seat].leader].track
    reward = EFFECTS[choice.a]
    assert up is not None
    up.training = next(place for place in _following(state, seat) if track[place].reward is reward)
    if state.log is not None:
        tell(state, "trained", seat, place=track[up.training].key)
    push_effects(state, seat, (reward,), NONE)


FLOW.decides(TRAIN, _legal_training, _apply_training)
TRAINING: Special = Special(
    "training",
    "move along the training track, and gain what is there",
    _train,
    lambda state, seat: bool(_following(state, seat)),
    order_free=False,
    needs=Text("why-trained", "the training track is at its end"),
)

# -- Lady Jessica (U-19.4, U-19.5) -------------------------------------------------------------------------------------


def _remember(state: ImperiumState, seat: int, source: int) -> None:
    """A troop of the supply becomes a memory; with none there is none."""
    player = state.players[seat]
    if player.supply and player.uprising is not None:
        player.supply -= 1
        player.uprising.memories += 1
        if state.log is not None:
            tell(state, "memory", seat, now=player.uprising.memories)


MEMORY: Special = Special("memory", "a troop of your supply becomes a memory", _remember, None, order_free=True)


def _turn_over(state: ImperiumState, seat: int, source: int) -> None:
    """Return all memories to the supply, draw a card for each, and turn the leader over, for good."""
    player = state.players[seat]
    back, up = LEADERS[player.leader].back, player.uprising
    assert back is not None
    assert up is not None
    count = up.memories
    player.supply += count
    up.memories = 0
    player.leader = back.id
    if state.log is not None:
        tell(state, "turned_leader", seat, leader=back.key, count=count)
    cards.draw(state, seat, count)
    add_leader_box(state, seat)


OTHER_MEMORIES: Special = Special(
    "other_memories",
    "return all memories, draw 1 for each, and turn your leader over",
    _turn_over,
    lambda state, seat: LEADERS[state.players[seat].leader].back is not None,
    order_free=False,
)


def _repeat(state: ImperiumState, seat: int, source: int) -> None:
    """Carry the printed effects of the space out again: no price, no influence (U-19.5)."""
    fill_pool(state, seat, state.edition.board[state.turn.space].effects, NONE)


REPEAT_SPACE: Special = Special("repeat", "the effects of that space once more", _repeat, None, order_free=False)

# -- Princess Irulan: Chronicler's Insight (U-19.8) --------------------------------------------------------------------

INSIGHT: Final = FLOW.step("insight")
INSIGHT_SPICE: Final = 2


def _legal_insights(state: ImperiumState, step: Step) -> list[Action]:
    return [action(actions.TRASH, card, HAND) for card in sorted(set(state.players[step[1]].hand))]


def _apply_insight(state: ImperiumState, step: Step, choice: Action) -> None:
    cards.trash(state, step[1], choice.a, HAND)
    if CARDS[choice.a].cost >= 1:
        gain(state, step[1], SPICE, INSIGHT_SPICE)


FLOW.decides(INSIGHT, _legal_insights, _apply_insight, lambda state, step: len(state.players[step[1]].hand) > 1)
TRASH_FOR_SPICE: Special = Special(
    "insight",
    "trash a card from hand; if its cost is 1 or more: +2 spice",
    lambda state, seat, source: state.stack.append((INSIGHT, seat, 0, 0, 0)),
    lambda state, seat: bool(state.players[seat].hand),
    order_free=False,
    needs=Text("why-empty-hand", "your hand is empty"),
)
