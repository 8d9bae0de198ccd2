"""What each seat may see (I-24): built from what is allowed, field by field, never by deleting what is not.

An observation is a state in which every hidden card is HIDDEN, together with the cards that are known to be
among the hidden ones (which follow from public facts). From these two, and nothing else, a full state that fits
can be sampled; that is how bots think ahead without cheating.
"""

from __future__ import annotations

import json
from typing import Any

from kanly.engine.codec import READING_ERRORS
from kanly.engine.errors import RecordError
from kanly.engine.game import Decision, Observation
from kanly.engine.rng import Rng
from kanly.imperium.actions import parse_action
from kanly.imperium.components import CARDS, CONFLICTS, HAGAL_CARDS, INTRIGUES, LEADERS
from kanly.imperium.editions import by_key
from kanly.imperium.ids import FACTIONS, HIDDEN
from kanly.imperium.position import STATE_FIELDS, as_data, kinds_of
from kanly.imperium.state import Hagal, ImperiumState, Player, fresh_state
from kanly.imperium.steps import FLOW, SNOOP

UNTOLD = ("rng", "told", "turns")
"""Fields of a state that are nobody's business."""

SECRET_TOKENS = -1
"""The Baron's tokens as others see them until he strikes."""


class ImperiumObservation(Observation):
    """All that one seat, or a spectator, may know.

    `state` is the table with HIDDEN cards; `unseen_cards` lists, for every seat, what its hidden cards are
    in some order; the other `unseen_...` lists do so for the shared decks.
    """

    def __init__(
        self,
        seat: int,
        state: ImperiumState,
        decision: Decision | None,
        unseen_cards: list[list[int]],
        unseen_intrigue: list[int],
        unseen_imperium: list[int],
        unseen_conflicts: list[int],
        unseen_hagal: list[int],
    ) -> None:
        self.seat = seat
        self.state = state
        self.decision = decision
        self.unseen_cards = unseen_cards
        self.unseen_intrigue = unseen_intrigue
        self.unseen_imperium = unseen_imperium
        self.unseen_conflicts = unseen_conflicts
        self.unseen_hagal = unseen_hagal

    def data(self) -> dict[str, Any]:
        """Return the observation as plain data, components by their ids."""
        return {
            "edition": self.state.edition.key,
            "seat": self.seat,
            "decision": None if self.decision is None else self.decision.data(),
            **as_data(self.state, leave_out=UNTOLD),
            "unseen_cards": [[CARDS[card].key for card in cards] for cards in self.unseen_cards],
            "unseen_intrigue": [INTRIGUES[card].key for card in self.unseen_intrigue],
            "unseen_imperium": [CARDS[card].key for card in self.unseen_imperium],
            "unseen_conflicts": [CONFLICTS[card].key for card in self.unseen_conflicts],
            "unseen_hagal": [HAGAL_CARDS[card].key for card in self.unseen_hagal],
        }

    def text(self) -> str:
        """Return the observation as canonical text."""
        return json.dumps(self.data(), separators=(",", ":"), ensure_ascii=False)

    def determinize(self, rng: Rng) -> ImperiumState:
        """Return a full state, sampled at random among those that fit this observation."""
        state = self.state.clone()
        for player, unseen in zip(state.players, self.unseen_cards, strict=True):
            cards = unseen.copy()
            rng.shuffle(cards)
            _fill(player.hand, cards)
            _fill(player.deck, cards)
            if player.tokens == SECRET_TOKENS:
                first = rng.below(len(FACTIONS))
                second = (first + 1 + rng.below(len(FACTIONS) - 1)) % len(FACTIONS)
                player.tokens = 1 << first | 1 << second
        intrigue = self.unseen_intrigue.copy()
        rng.shuffle(intrigue)
        for player in state.players:
            _fill(player.intrigue, intrigue)
        state.intrigue_deck = intrigue
        state.imperium_deck = self.unseen_imperium.copy()
        rng.shuffle(state.imperium_deck)
        _deal_conflicts(state, self.unseen_conflicts, rng)
        if state.hagal is not None:
            state.hagal.deck = self.unseen_hagal.copy()
            rng.shuffle(state.hagal.deck)
        state.rng = Rng(rng.word(), rng.word(), rng.word(), 1)
        if not state.over:
            FLOW.relist(state)
        return state


def read_observation(text: str) -> ImperiumObservation:
    """Return the observation of a text that `ImperiumObservation.text` wrote; raises RecordError."""
    try:
        return _from_data(json.loads(text))
    except READING_ERRORS as error:
        raise RecordError(0, f"not an observation: {error}") from error


def _from_data(data: dict[str, Any]) -> ImperiumObservation:
    edition = by_key(data["edition"])
    state = fresh_state(edition, len(data["players"]), Rng())
    kinds = kinds_of(edition)
    for name, kind in STATE_FIELDS.items():
        if name not in UNTOLD:
            setattr(state, name, kinds[kind][1](data[name]))
    asked = data["decision"]
    decision = None
    if asked is not None:
        state.options = [parse_action(action, edition) for action in asked["actions"]]
        decision = Decision(asked["seat"], asked["kind"], asked["about"], state.options.copy())
    unseen_cards = [kinds["cards"][1](cards) for cards in data["unseen_cards"]]
    piles = ("intrigues", "cards", "conflicts", "hagal_cards")
    names = ("unseen_intrigue", "unseen_imperium", "unseen_conflicts", "unseen_hagal")
    unseen = [kinds[kind][1](data[name]) for kind, name in zip(piles, names, strict=True)]
    return ImperiumObservation(data["seat"], state, decision, unseen_cards, *unseen)


def _fill(zone: list[int], cards: list[int]) -> None:
    for i, card in enumerate(zone):
        if card == HIDDEN:
            zone[i] = cards.pop()


def _deal_conflicts(state: ImperiumState, unseen: list[int], rng: Rng) -> None:
    """Deal the hidden Conflict cards: each level in its place in the deck, the rest to the box (I-3.2)."""
    left = len(state.conflict_deck)
    deck: list[int] = []
    box: list[int] = []
    for level, count in state.edition.conflict_levels:
        cards = [card for card in unseen if CONFLICTS[card].level == level]
        rng.shuffle(cards)
        here = min(count, left - len(deck))
        deck += cards[:here]
        box += sorted(cards[here:])
    state.conflict_deck = deck
    state.box = tuple(box)


def observe(state: ImperiumState, seat: int, decision: Decision | None) -> ImperiumObservation:
    """Return what a seat (or a spectator) may know; `decision` is the pending one, if any (I-24)."""
    seen = ImperiumState()
    # public: the board, the row, what lies open, what remains to be done (I-24.1)
    seen.edition = state.edition
    seen.round = state.round
    seen.phase = state.phase
    seen.first = state.first
    seen.over = state.over
    seen.winner = state.winner
    seen.passes = state.passes
    seen.reveals = state.reveals
    seen.mentat = state.mentat
    seen.mentat_owed = state.mentat_owed
    seen.alliances = state.alliances.copy()
    seen.agents = state.agents.copy()
    seen.bonus = state.bonus.copy()
    seen.control = state.control.copy()
    seen.row = state.row.copy()
    seen.reserve = state.reserve.copy()
    seen.intrigue_discard = state.intrigue_discard.copy()
    seen.conflicts = state.conflicts
    seen.trash = state.trash
    seen.turn = state.turn.clone()
    seen.stack = state.stack.copy()
    seen.pending = state.pending
    # public counts of hidden cards (I-24.2)
    seen.imperium_deck = [HIDDEN] * len(state.imperium_deck)
    seen.intrigue_deck = [HIDDEN] * len(state.intrigue_deck)
    seen.conflict_deck = [HIDDEN] * len(state.conflict_deck)
    seen.box = (HIDDEN,) * len(state.box)
    # nobody's business
    seen.rng = Rng()
    seen.told = 0
    seen.turns = 0
    seen.log = None
    seen.chance = None
    seen.feed = None
    seen.seated = state.seated
    seen.confirm = state.confirm
    seen.hagal = None if state.hagal is None else _house(state.hagal)
    seen.players = []
    unseen_cards: list[list[int]] = []
    unseen_intrigue = state.intrigue_deck.copy()
    for other, player in enumerate(state.players):
        if other == seat and not player.rival:  # a rival's Intrigue cards are seen by nobody (hagal C-7)
            mine, hidden = _own(player, state.pending[0] == SNOOP and state.pending[1] == seat)
        else:
            mine, hidden = _others(player, seat)
            unseen_intrigue += player.intrigue
            for card in mine.intrigue:
                if card != HIDDEN:
                    unseen_intrigue.remove(card)
        seen.players.append(mine)
        hidden.sort()
        unseen_cards.append(hidden)
    unseen_intrigue.sort()
    if decision is not None and decision.seat == seat:
        seen.options = state.options.copy()
    else:
        seen.options = []
        if decision is not None:
            decision = Decision(decision.seat, decision.kind, decision.about, ())
    return ImperiumObservation(
        seat,
        seen,
        decision,
        unseen_cards,
        unseen_intrigue,
        sorted(state.imperium_deck),
        sorted((*state.conflict_deck, *state.box)),
        [] if state.hagal is None else sorted(state.hagal.deck),
    )


def _house(hagal: Hagal) -> Hagal:
    """Return House Hagal with its deck face down; what it has turned up lies open."""
    seen = Hagal()
    seen.deck = [HIDDEN] * len(hagal.deck)
    seen.discard = hagal.discard.copy()
    seen.turned = hagal.turned
    seen.difficulty = hagal.difficulty
    return seen


def _public(player: Player) -> Player:
    """Return what everyone sees of a player (I-24.1, I-24.3, I-24.8)."""
    seen = Player()
    seen.rival = player.rival
    seen.leader = player.leader
    seen.offered = player.offered
    seen.vp = player.vp
    seen.points = player.points
    seen.goods = player.goods.copy()
    seen.influence = player.influence.copy()
    seen.supply = player.supply
    seen.garrison = player.garrison
    seen.conflict = player.conflict
    seen.ready = player.ready
    seen.swordmaster = player.swordmaster
    seen.council = player.council
    seen.swords = player.swords
    seen.revealed = player.revealed
    seen.reveal_order = player.reveal_order
    seen.struck = player.struck
    seen.voice = player.voice
    seen.aside = player.aside
    seen.discard = player.discard.copy()
    seen.played = player.played
    seen.revealed_cards = player.revealed_cards
    seen.waiting = player.waiting
    seen.known_top = player.known_top
    seen.known_hand = player.known_hand
    return seen


def _own(player: Player, looks_at_top: bool) -> tuple[Player, list[int]]:
    """Return one's own side: hand, Intrigue and secrets, not the order of the deck (I-24.4, I-24.5)."""
    seen = _public(player)
    seen.hand = player.hand.copy()
    seen.intrigue = player.intrigue.copy()
    seen.seen = player.seen
    seen.tokens = player.tokens
    top = player.known_top
    if not top and player.deck and (looks_at_top or (player.leader >= 0 and LEADERS[player.leader].sees_top)):
        top = 1  # Prescience and Poison Snooper (I-22.1, I-23.16)
    hidden = len(player.deck) - top
    seen.deck = [HIDDEN] * hidden + player.deck[hidden:]
    return seen, player.deck[:hidden]


def _others(player: Player, viewer: int) -> tuple[Player, list[int]]:
    """Return another player's side: what is open, and how much is not (I-24.2, I-24.7, I-24.8)."""
    seen = _public(player)
    known = list(player.known_hand)
    seen.hand = known + [HIDDEN] * (len(player.hand) - len(known))
    seen.seen = tuple(pair for pair in player.seen if pair[1] == viewer)
    stolen = [pair[0] for pair in seen.seen]
    seen.intrigue = stolen + [HIDDEN] * (len(player.intrigue) - len(stolen))
    seen.tokens = player.tokens if player.struck or not player.tokens else SECRET_TOKENS
    hidden = len(player.deck) - player.known_top
    seen.deck = [HIDDEN] * hidden + player.deck[hidden:]
    unseen = player.hand + player.deck[:hidden]
    for card in known:
        unseen.remove(card)
    return seen, unseen
