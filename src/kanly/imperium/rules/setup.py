"""Setup (I-3)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from kanly.engine.action import Action
from kanly.engine.chance import pick, shuffle
from kanly.engine.events import Chance
from kanly.engine.flow import Step
from kanly.engine.rng import Rng
from kanly.engine.tell import tell, tell_only
from kanly.imperium import actions
from kanly.imperium.actions import action
from kanly.imperium.components import CARDS, CONFLICTS, INTRIGUES, LEADERS
from kanly.imperium.edition import Edition
from kanly.imperium.ids import FACTIONS, GARRISON_AT_START, NONE, START, TROOPS_EACH, WATER
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.acquire import refill_row
from kanly.imperium.rules.cards import push_effects
from kanly.imperium.rules.points import score
from kanly.imperium.state import ImperiumState, Player, fresh_state, in_turn_order
from kanly.imperium.steps import BEGIN, FLOW, LEADER, ROUND, SETUP_LEADER, TOKENS

LEADERS_OFFERED = 2


def set_up(
    edition: Edition,
    people: int,
    leaders: str | tuple[int, ...],
    options: Mapping[str, str],
    rng: Rng,
    journal: bool,
    feed: list[Chance] | None,
) -> ImperiumState:
    """Lay the table out (I-3.1 to I-3.8); `leaders` is random, choose, draft, or one for every seat with a leader.

    Who else sits at the table with so many people is the edition's to say, and its hooks give them what they need.
    """
    sitters = edition.sitters_with(people)
    state = fresh_state(edition, len(sitters), rng)
    if journal:
        state.log, state.chance = [], []
    state.feed = feed
    state.seated = sum(1 for sitter in sitters if ROLES[sitter].competes)
    _lay_decks(state)
    for seat, sitter in enumerate(sitters):
        state.players[seat].rival = sitter
        if ROLES[sitter].has_hand:
            _set_up_person(state, seat)
    for lays in edition.hooks.setup:
        lays(state, options)
    state.first = edition.hooks.first(state)
    if state.log is not None:
        tell(state, "first_player", state.first)
    # what a hook asks comes before the first round, and after everybody has a leader
    state.stack[:0] = [(ROUND, state.first, 0, 0, 0), (BEGIN, 0, 0, 0, 0)]
    _deal_leaders(state, leaders)
    return state


def first_player(state: ImperiumState) -> int:
    """Return who goes first: a person at random; the rival at the left of one who is alone (I-3.8, hagal C-2)."""
    people = sum(1 for player in state.players if ROLES[player.rival].decides)
    return 1 if people == 1 else pick(state, people, "first_player")


def _lay_decks(state: ImperiumState) -> None:
    """Conflict deck by level, Intrigue and Imperium decks, Row and Reserve (I-3.2, I-3.3)."""
    edition = state.edition
    for level, count in edition.conflict_levels:
        cards = [card for card in edition.conflicts if CONFLICTS[card].level == level]
        shuffle(state, cards, f"conflicts_{level}", CONFLICTS)
        state.conflict_deck += cards[:count]
        state.box += tuple(sorted(cards[count:]))
    state.intrigue_deck = edition.intrigues.copy()
    shuffle(state, state.intrigue_deck, "intrigue_deck", INTRIGUES)
    state.imperium_deck = edition.deck.copy()
    shuffle(state, state.imperium_deck, "imperium_deck", CARDS)
    state.reserve = edition.reserve_counts.copy()
    refill_row(state)


def _set_up_person(state: ImperiumState, seat: int) -> None:
    """Starting deck, water, Agents, score and troops of a seat (I-3.5 to I-3.7); a Commander has his own (U-22.6)."""
    player = state.players[seat]
    command = state.edition.commands.get(seat)
    player.deck = (state.edition.start_deck if command is None else command.deck).copy()
    shuffle(state, player.deck, f"deck_{seat}", CARDS)
    player.goods[WATER] = 1
    player.ready = 2
    if command is None:
        player.garrison = GARRISON_AT_START
        player.supply = TROOPS_EACH - GARRISON_AT_START
    points = state.edition.points_at_start(seat, len(state.players))
    if points:
        score(state, seat, START, points)


def _deal_leaders(state: ImperiumState, leaders: str | tuple[int, ...]) -> None:
    """Leaders by choice, at random, or by draft of two each (I-3.4); a draft gives rivals theirs at random."""
    if not isinstance(leaders, str):
        led = [seat for seat, player in enumerate(state.players) if needs_leader(player)]
        for seat, leader in zip(led, leaders, strict=False):
            if leader != NONE:
                take_leader(state, seat, leader)
    missing = [seat for seat in in_turn_order(state) if needs_leader(state.players[seat])]
    if leaders == "choose":
        people_first = sorted(missing, key=lambda seat: state.players[seat].rival)
        state.stack += [(LEADER, seat, 0, 0, 0) for seat in reversed(people_first)]
        return
    known = {LEADERS[player.leader].name for player in state.players if player.leader != NONE}
    free = [leader for leader in state.edition.leaders if LEADERS[leader].name not in known]
    if missing:
        shuffle(state, free, "leaders", LEADERS)
    for seat in sorted(missing, key=lambda seat: state.players[seat].rival):
        if not ROLES[state.players[seat].rival].has_hand:
            leader = next(number for number in reversed(free) if LEADERS[number].may_be_rival)
            free.remove(leader)
            take_leader(state, seat, leader)
        elif leaders == "draft":
            state.players[seat].offered = tuple(sorted(free.pop() for _ in range(LEADERS_OFFERED)))
        else:
            take_leader(state, seat, free.pop())
    if leaders == "draft":
        drafting = [seat for seat in missing if state.players[seat].offered]
        state.stack += [(LEADER, seat, 0, 0, 0) for seat in reversed(drafting)]


def needs_leader(player: Player) -> bool:
    """Say whether a seat is still to get a leader; the spoiler has none, others a rival card (hagal B-1, D-1)."""
    role = ROLES[player.rival]
    return player.leader == NONE and role.competes and not role.by_card


def take_leader(state: ImperiumState, seat: int, leader: int) -> None:
    """Give a seat its leader."""
    player = state.players[seat]
    player.leader = leader
    player.offered = ()
    if state.log is not None:
        tell(state, "leader", seat, leader=LEADERS[leader].key)


def legal_leaders(state: ImperiumState, step: Step) -> list[Action]:
    """List the leaders a seat may take: those offered to it, or all that are left (I-3.4)."""
    player = state.players[step[1]]
    taken = [other.leader for other in state.players]
    return [
        action(actions.LEADER, leader)
        for leader in player.offered or state.edition.leaders
        if leader not in taken and (ROLES[player.rival].has_hand or LEADERS[leader].may_be_rival)
    ]


def apply_leader(state: ImperiumState, step: Step, choice: Action) -> None:
    """Take the chosen leader."""
    state.turns += 1
    take_leader(state, step[1], choice.a)


def begin(state: ImperiumState, step: Step) -> None:
    """When all have leaders: what the edition gives, then start effects of people's, in turn order (I-3.9).

    Only the ring of a rival's leader is used (hagal C-3); a rival card is used whole (hagal D-2).
    """
    for gives in state.edition.hooks.start:
        gives(state)
    roles = [ROLES[player.rival] for player in state.players]
    seats = [seat for seat in in_turn_order(state) if roles[seat].uses_ability or roles[seat].by_card]
    state.stack += [(SETUP_LEADER, seat, 0, 0, 0) for seat in reversed(seats)]


def set_up_leader(state: ImperiumState, step: Step) -> None:
    """The start effect of one leader (I-3.9, I-22.2, I-22.3), and the cards that leave its deck (U-3.8)."""
    seat = step[1]
    leader = LEADERS[state.players[seat].leader]
    for key in leader.without:
        card = state.edition.card_ids[key]
        state.players[seat].deck.remove(card)
        state.trash += (card,)
    if leader.secret_factions:
        state.stack.append((TOKENS, seat, 0, 0, 0))
    push_effects(state, seat, leader.setup, NONE)


def legal_tokens(state: ImperiumState, step: Step) -> list[Action]:
    """List the pairs of factions (I-22.2)."""
    return [action(actions.TOKENS, 1 << f | 1 << g) for f, g in combinations(range(len(state.edition.factions)), 2)]


def apply_tokens(state: ImperiumState, step: Step, choice: Action) -> None:
    """Keep the secret pair (I-22.2, I-24.4)."""
    seat = step[1]
    state.players[seat].tokens = choice.a
    state.turns += 1
    if state.log is not None:
        chosen = [name for f, name in enumerate(FACTIONS) if choice.a >> f & 1]
        tell(state, "chose_secretly", seat)
        tell_only(state, (seat,), "chose_tokens", seat, factions=chosen)


FLOW.runs(BEGIN, begin)
FLOW.decides(LEADER, legal_leaders, apply_leader)
FLOW.runs(SETUP_LEADER, set_up_leader)
FLOW.decides(TOKENS, legal_tokens, apply_tokens)
