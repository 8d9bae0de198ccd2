"""What each seat may see (I-24): built from what is allowed, field by field, never by deleting what is not.

Who sees a field is declared with it in `fields.py`, from which `seen.py` is made. An observation is a state in which
every hidden card is HIDDEN, together with the cards that are known to be among the hidden ones (which follow from
public facts). From these two, and nothing else, a full state that fits can be sampled; that is how bots think ahead
without cheating.
"""

from __future__ import annotations

import json
from typing import Any

from kanly.engine.codec import READING_ERRORS
from kanly.engine.decision import Decision, Observation
from kanly.engine.errors import RecordError
from kanly.engine.hidden import HIDDEN, deal_hidden, hidden_in
from kanly.engine.rng import Rng
from kanly.imperium.actions import parse_action
from kanly.imperium.components import CARDS, CONFLICTS, CONTRACTS, INTRIGUES
from kanly.imperium.editions import by_key
from kanly.imperium.fields import STATE
from kanly.imperium.forms import SECRET_TOKENS
from kanly.imperium.opponents import HAGAL_CARDS
from kanly.imperium.position import OPTIONAL, STATE_FIELDS, as_data, kinds_of
from kanly.imperium.seen import seen_state
from kanly.imperium.state import ImperiumState, fresh_state
from kanly.imperium.steps import FLOW
from kanly.imperium.view_bloodlines import NOTHING_UNSEEN, Unseen, read_unseen, unseen_pieces

UNTOLD = STATE.untold()
"""Fields of a state that are nobody's business."""


class ImperiumObservation(Observation):
    """All that one seat, or a spectator, may know.

    `state` is the table with HIDDEN cards; `unseen_cards` lists, for every seat, what its hidden cards are
    in some order; `unseen` has the pieces of Bloodlines; the other `unseen_...` lists do so for the shared decks.
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
        unseen_contracts: list[int],
        unseen: Unseen,
    ) -> None:
        self.seat = seat
        self.state = state
        self.decision = decision
        self.unseen_cards = unseen_cards
        self.unseen_intrigue = unseen_intrigue
        self.unseen_imperium = unseen_imperium
        self.unseen_conflicts = unseen_conflicts
        self.unseen_hagal = unseen_hagal
        self.unseen_contracts = unseen_contracts
        self.unseen = unseen

    def data(self) -> dict[str, Any]:
        """Return the observation as plain data, components by their ids."""
        data = {
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
        if self.state.edition.contracts:
            data["unseen_contracts"] = [CONTRACTS[number].key for number in self.unseen_contracts]
        if self.state.bloodlines is not None:
            data["unseen_pieces"] = self.unseen.data()
        return data

    def text(self) -> str:
        """Return the observation as canonical text."""
        return json.dumps(self.data(), separators=(",", ":"), ensure_ascii=False)

    def determinize(self, rng: Rng) -> ImperiumState:
        """Return a full state, sampled at random among those that fit this observation."""
        state = self.state.clone()
        for seat, player in enumerate(state.players):  # a zip that checks lengths would be slow when compiled
            deal_hidden(self.unseen_cards[seat], (player.hand, player.deck), rng)
            if player.tokens == SECRET_TOKENS:
                first = rng.below(len(state.edition.factions))
                second = (first + 1 + rng.below(len(state.edition.factions) - 1)) % len(state.edition.factions)
                player.tokens = 1 << first | 1 << second
        if state.bloodlines is not None:
            self.unseen.deal(state, rng)
        state.intrigue_deck = deal_hidden(self.unseen_intrigue, [player.intrigue for player in state.players], rng)
        state.imperium_deck = deal_hidden(self.unseen_imperium, (), rng)
        _deal_conflicts(state, self.unseen_conflicts, rng)
        if state.hagal is not None:
            state.hagal.deck = deal_hidden(self.unseen_hagal, (), rng)
        if state.uprising is not None and self.unseen_contracts:
            state.uprising.bank = tuple(deal_hidden(self.unseen_contracts, (), rng))
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
        if name not in UNTOLD and (name in data or name not in OPTIONAL):
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
    unseen.append(list(kinds["contract_tuple"][1](data.get("unseen_contracts", []))))
    intrigue, imperium, conflicts, hagal, contracts = unseen
    pieces = read_unseen(edition, data["unseen_pieces"]) if "unseen_pieces" in data else NOTHING_UNSEEN
    return ImperiumObservation(
        data["seat"], state, decision, unseen_cards, intrigue, imperium, conflicts, hagal, contracts, pieces
    )


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
    seen = seen_state(state, seat)
    unseen_cards: list[list[int]] = []
    unseen_intrigue = state.intrigue_deck.copy()
    for number, player in enumerate(state.players):
        shown = seen.players[number]
        cards = player.deck[: shown.deck.count(HIDDEN)]
        if HIDDEN in shown.hand:
            cards += player.hand
            for card in player.known_hand:
                cards.remove(card)
        cards.sort()
        unseen_cards.append(cards)
        if HIDDEN in shown.intrigue:
            unseen_intrigue += hidden_in(player.intrigue, shown.intrigue)
    unseen_intrigue.sort()
    unseen = NOTHING_UNSEEN
    if state.bloodlines is not None:
        unseen = unseen_pieces(state, seen)
        unseen_intrigue = [card for card in unseen_intrigue if not INTRIGUES[card].twisted]
    if decision is not None and decision.seat != seat:
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
        [] if state.uprising is None else sorted(state.uprising.bank),
        unseen,
    )
