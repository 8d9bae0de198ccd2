"""Spies and observation posts (U-9)."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.message import message
from kanly.engine.tell import tell
from kanly.engine.text import Text
from kanly.imperium import actions
from kanly.imperium.actions import action, new_verb, space_action
from kanly.imperium.components import LEADERS, Space
from kanly.imperium.edition import Edition
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.ids import FACTIONS, NONE, SPIES_EACH
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.cards import draw
from kanly.imperium.state import ImperiumState, opponents_of, rival_card
from kanly.imperium.steps import FLOW

PLACE_SPY: Final = FLOW.step("place_spy", fields="e")
RECALL_SPY: Final = FLOW.step("recall_spy")
INFILTRATE: Final = FLOW.step("infiltrate", fields=".s")
GATHER: Final = FLOW.step("gather", fields=".s")
MOVE_SPY: Final = FLOW.step("move_spy", fields=".s")

# where a Spy may be placed: the `k` of an effect, a bit mask
HERE: Final = 1
SHARED: Final = 2
REMEMBERED: Final = 4


def _write_post(edition: Edition, a: int, b: int) -> str:
    return edition.posts[a].key


def _read_post(edition: Edition, words: list[str]) -> tuple[int, int]:
    return edition.post_ids[words[0]], 0


PLACE: Final[int] = new_verb(
    "spy",
    read=_read_post,
    every=lambda edition, seats: [space_action(edition, PLACE, post) for post in range(len(edition.posts))],
    label=lambda seen, chosen: message("action-spy", post=seen.state.edition.posts[chosen.a].key),
    write_on=_write_post,
)
RECALL: Final[int] = new_verb(
    "recall_spy",
    read=_read_post,
    every=lambda edition, seats: [space_action(edition, RECALL, post) for post in range(len(edition.posts))],
    label=lambda seen, chosen: message("action-recall_spy", post=seen.state.edition.posts[chosen.a].key),
    write_on=_write_post,
)


# -- where Spies are ------------------------------------------------------------------------------------------------


def spies_of(state: ImperiumState, seat: int) -> int:
    """Return the posts with a Spy of a seat, as a bit mask."""
    up = state.players[seat].uprising
    return 0 if up is None else up.spies


def count_spies(state: ImperiumState, seat: int) -> int:
    """Count a seat's Spies on the board (U-9.1)."""
    return _bits(spies_of(state, seat))


def spies_owned(state: ImperiumState, seat: int) -> int:
    """Return how many Spies a seat has, on the board or in the supply (U-9.1, B-9.18)."""
    tech = state.players[seat].tech
    return SPIES_EACH if tech is None else SPIES_EACH - tech.spies_gone


def _bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def _posts(mask: int) -> list[int]:
    """Return the numbers of the posts in a mask."""
    return [post for post in range(mask.bit_length()) if mask >> post & 1]


def spies_at(state: ImperiumState, seat: int, space: int) -> int:
    """Return the posts joined to a space that hold an own Spy, as a bit mask (U-9.2, U-9.6)."""
    return spies_of(state, seat) & state.edition.joined[space]


def spied_spaces(state: ImperiumState, seat: int) -> int:
    """Return the spaces that a seat is spying on, as a bit mask (U-5.2, U-9.6)."""
    spaces = 0
    for post in _posts(spies_of(state, seat)):
        spaces |= state.edition.watched[post]
    return spaces


def open_posts(state: ImperiumState, seat: int, effect: Effect) -> int:
    """Return the posts where an effect may place a Spy, as a bit mask (U-9.1, U-9.5, U-9.15)."""
    edition = state.edition
    posts = (1 << len(edition.posts)) - 1
    if effect.k & HERE:
        posts = edition.joined[state.turn.space] if state.turn.space != NONE else 0
    for other, player in enumerate(state.players):
        if player.uprising is not None and (other == seat or not effect.k & SHARED):
            posts &= ~player.uprising.spies
    if effect.m:
        for post in _posts(posts):
            if not edition.post_icons[post] & effect.m:
                posts &= ~(1 << post)
    return posts


def _freed_posts(state: ImperiumState, seat: int, effect: Effect) -> int:
    """Return the own Spies of which one may be recalled so that it can be placed (U-9.4)."""
    own = spies_of(state, seat)
    if open_posts(state, seat, effect):
        return own
    up = state.players[seat].uprising
    assert up is not None
    able = 0
    for post in _posts(own):
        up.spies = own & ~(1 << post)
        if open_posts(state, seat, effect):
            able |= 1 << post
    up.spies = own
    return able


# -- placing --------------------------------------------------------------------------------------------------------


def usable_spy(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether a Spy can be placed, if need be after one was recalled (U-9.3, U-9.4)."""
    if count_spies(state, seat) < spies_owned(state, seat):
        return open_posts(state, seat, effect) != 0
    return _freed_posts(state, seat, effect) != 0


def needs_post(state: ImperiumState, seat: int, effect: Effect) -> Text:
    """Say that no post is free for a Spy."""
    return Text("why-no-post", "no observation post is open to your Spy")


def do_spy(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Place so many Spies, one after the other (U-9.3)."""
    for _ in range(effect.n):
        state.stack.append((PLACE_SPY, seat, effect.id, 0, 0))


def legal_posts(state: ImperiumState, step: Step) -> list[Action]:
    """List the posts for a Spy; with none in the supply an own one may be recalled first, or not (U-9.3, U-9.4).

    A rival has the first faction post that is free, in the order of its card (hagal D-20).
    """
    seat, effect = step[1], EFFECTS[step[2]]
    card = rival_card(state.players[seat])
    if card is not None:
        post = rival_post(state, seat, bool(effect.k & SHARED))
        return [] if post == NONE else [space_action(state.edition, PLACE, post)]
    if count_spies(state, seat) < spies_owned(state, seat):
        return [space_action(state.edition, PLACE, post) for post in _posts(open_posts(state, seat, effect))]
    recalls = [space_action(state.edition, RECALL, post) for post in _posts(_freed_posts(state, seat, effect))]
    return [*recalls, action(actions.DONE)] if recalls else []


def rival_post(state: ImperiumState, seat: int, shared: bool) -> int:
    """Return the first faction post for a rival's Spy, in the order of its card (hagal D-20, hagal E-6)."""
    card = rival_card(state.players[seat])
    assert card is not None
    posts = [state.edition.post_ids[FACTIONS[faction]] for faction in card.order]
    if not shared:
        return first_free(state, posts)
    return next((post for post in posts if not spies_of(state, seat) >> post & 1), NONE)


def first_free(state: ImperiumState, posts: list[int]) -> int:
    """Return the first of some posts without anybody's Spy, or NONE (hagal D-20, D-21)."""
    taken = 0
    for seat in range(len(state.players)):
        taken |= spies_of(state, seat)
    for post in posts:
        if not taken >> post & 1:
            return post
    return NONE


def apply_post(state: ImperiumState, step: Step, choice: Action) -> None:
    """Place the Spy, or recall one for no effect, which then must be placed (U-9.4)."""
    if choice.kind == PLACE:
        place_spy(state, step[1], choice.a)
        if EFFECTS[step[2]].k & REMEMBERED and state.turn.uprising is not None:
            state.turn.uprising.placed = choice.a
    elif choice.kind == RECALL:
        recall_spy(state, step[1], choice.a, "free")
        state.stack.append(step)


def place_spy(state: ImperiumState, seat: int, post: int) -> None:
    """Put a Spy from the supply on a post (U-9.3)."""
    up = state.players[seat].uprising
    assert up is not None
    assert not up.spies >> post & 1
    up.spies |= 1 << post
    if state.log is not None:
        tell(state, "spy_placed", seat, post=state.edition.posts[post].key)
    for follows in state.edition.hooks.spied:
        follows(state, seat, post)


# -- recalling ------------------------------------------------------------------------------------------------------


def recall_spy(state: ImperiumState, seat: int, post: int, why: str) -> None:
    """Return a Spy from a post to the supply; whatever the reason, it counts for the turn (U-9.7, U-9.13)."""
    up = state.players[seat].uprising
    assert up is not None
    assert up.spies >> post & 1
    up.spies &= ~(1 << post)
    turn = state.turn
    if turn.uprising is not None and turn.seat == seat:
        turn.uprising.recalled += 1
    if state.log is not None:
        tell(state, "spy_recalled", seat, post=state.edition.posts[post].key, why=why)


def payable_spies(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    """Say whether so many own Spies are on the board (U-9.7)."""
    return count_spies(state, seat) >= n


def do_recall_spies(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Recall so many Spies as a price (U-9.7); where there are no more, in no order that anybody need choose.

    Records of smaller games answer which goes first, so they are asked still.
    """
    if state.teams is not None and count_spies(state, seat) <= effect.n:
        for post in _posts(spies_of(state, seat)):
            recall_spy(state, seat, post, "price")
        return
    for _ in range(effect.n):
        state.stack.append((RECALL_SPY, seat, 0, 0, 0))


def _recalls(state: ImperiumState, posts: int) -> list[Action]:
    return [space_action(state.edition, RECALL, post) for post in _posts(posts)]


def legal_recalls(state: ImperiumState, step: Step) -> list[Action]:
    """List the own Spies on the board (U-9.7)."""
    recalls = _recalls(state, spies_of(state, step[1]))
    return recalls[:1] if ROLES[state.players[step[1]].rival].by_card else recalls  # it never has more than it pays


def apply_recall(state: ImperiumState, step: Step, choice: Action) -> None:
    """Recall the chosen Spy."""
    recall_spy(state, step[1], choice.a, "price")


# -- Infiltrate and Gather Intelligence -----------------------------------------------------------------------------


def can_infiltrate(state: ImperiumState, seat: int, space: Space) -> bool:
    """Say whether an own Spy at a space lets an Agent in beside other players' (U-9.9)."""
    return spies_at(state, seat, space.id) != 0


def legal_infiltrations(state: ImperiumState, step: Step) -> list[Action]:
    """List the Spies that let the Agent in (U-9.9)."""
    return _recalls(state, spies_at(state, step[1], step[3]))


def apply_infiltration(state: ImperiumState, step: Step, choice: Action) -> None:
    """Recall the Spy that lets the Agent in (U-9.9)."""
    recall_spy(state, step[1], choice.a, "infiltrate")


def legal_gatherings(state: ImperiumState, step: Step) -> list[Action]:
    """List the Spies that may be recalled to draw a card, or not; Mohiam must (U-9.10, U-9.11, B-10.5)."""
    recalls = _recalls(state, spies_at(state, step[1], step[3]))
    own = LEADERS[state.players[step[1]].leader].own
    if own is not None and own.must_gather:
        return recalls
    return [*recalls, action(actions.DONE)] if recalls else []


def apply_gathering(state: ImperiumState, step: Step, choice: Action) -> None:
    """Gather Intelligence: recall the Spy and draw a card (U-9.10)."""
    if choice.kind == RECALL:
        recall_spy(state, step[1], choice.a, "gather")
        draw(state, step[1], 1)


# -- forced moves (B-7.11) ------------------------------------------------------------------------------------------


def push_forced_moves(state: ImperiumState, seat: int) -> None:
    """Make each opponent who spies on the space of this turn's Agent move all Spies there, from the left (B-7.11)."""
    space = state.turn.space
    if space == NONE:
        return
    for opponent in reversed(opponents_of(state, seat)):
        for post in reversed(_posts(spies_at(state, opponent, space))):
            state.stack.append((MOVE_SPY, opponent, post, space, 0))


def legal_forced_moves(state: ImperiumState, step: Step) -> list[Action]:
    """List the free posts not joined to the space; a rival takes the first of its order (B-7.11, hagal E-7)."""
    seat, leaves, space = step[1], step[2], step[3]
    if not spies_of(state, seat) >> leaves & 1:
        return []
    card = rival_card(state.players[seat])
    if card is not None:
        posts = [state.edition.post_ids[FACTIONS[faction]] for faction in card.order]
        post = first_free(state, [post for post in posts if post != leaves])
        return [action(actions.DONE)] if post == NONE else [space_action(state.edition, PLACE, post)]
    free = (1 << len(state.edition.posts)) - 1 & ~state.edition.joined[space]
    for other in range(len(state.players)):
        free &= ~spies_of(state, other)
    return [space_action(state.edition, PLACE, post) for post in _posts(free)] or [action(actions.DONE)]


def apply_forced_move(state: ImperiumState, step: Step, choice: Action) -> None:
    """Move the Spy, which is neither a recall nor a placement; without a free post it goes to the supply (B-7.11)."""
    up = state.players[step[1]].uprising
    assert up is not None
    up.spies &= ~(1 << step[2])
    if choice.kind == PLACE:
        up.spies |= 1 << choice.a
    if state.log is not None:
        tell(state, "spy_moved", step[1], post=state.edition.posts[step[2]].key)
        if choice.kind == PLACE:
            tell(state, "spy_placed", step[1], post=state.edition.posts[choice.a].key)


FLOW.decides(MOVE_SPY, legal_forced_moves, apply_forced_move)
FLOW.decides(PLACE_SPY, legal_posts, apply_post)
FLOW.decides(RECALL_SPY, legal_recalls, apply_recall)
FLOW.decides(INFILTRATE, legal_infiltrations, apply_infiltration)
FLOW.decides(GATHER, legal_gatherings, apply_gathering)


# -- conditions -----------------------------------------------------------------------------------------------------


def holds_spies(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """With n or more own Spies on the board."""
    return count_spies(state, seat) >= effect.n


def holds_recalled(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If a Spy was recalled this turn (U-9.13)."""
    turn = state.turn
    return turn.uprising is not None and turn.seat == seat and turn.uprising.recalled > 0


def holds_spying_on_maker(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """When spying on a Maker space (U-9.6)."""
    spied = spied_spaces(state, seat)
    for space in state.edition.makers:
        if spied >> space & 1:
            return True
    return False


def holds_spied_visit(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If the Agent of this turn was sent to a Maker space that a seat is spying on (U-19.10)."""
    space = state.turn.space
    return space in state.edition.makers and spies_at(state, seat, space) != 0


def holds_placed_on(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If the Spy of the signet was placed at a space with one of these icons (U-19.10)."""
    up = state.turn.uprising
    return up is not None and up.placed != NONE and bool(state.edition.post_icons[up.placed] & effect.m)
