"""What Uprising adds to the vector of an observation: Spies, sandworms, battle icons, contracts, leaders' tracks."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Final

from kanly.imperium.components import CARDS, CONFLICTS, INTRIGUES, LEADERS
from kanly.imperium.edition import Edition
from kanly.imperium.ids import NONE, SPIES_EACH, TROOPS_EACH, VARIANTS
from kanly.imperium.rules.spies import count_spies
from kanly.imperium.state import ImperiumState

Segments = list[tuple[str, Iterable[str], str]]

TURN_COUNTS: Final = ("spice gained", "units that entered the Conflict", "Spies recalled")
SEAT_COUNTS: Final = ("Spies in supply / 3", "Maker Hooks", "sandworms in the Conflict / 4", "memories / 12")


class UprisingPart:
    """The segments of Uprising, at the end of the table's and of every seat's; empty without observation posts."""

    def __init__(self, edition: Edition, seats: Sequence[str]) -> None:
        self._seats = len(seats)
        cards = dict.fromkeys((*edition.starters, *edition.deck, *edition.reserve))
        intrigues = dict.fromkeys((*edition.intrigues, *edition.twisted))
        self._card = _places(cards)
        self._intrigue = _places(intrigues)
        self._conflict = _places(edition.conflict_ids.values())
        self._contract = _places(edition.contract_ids.values())
        self._posts = len(edition.posts)
        self.table: Segments = []
        self.seat: Segments = []
        if not edition.posts:
            return
        card_keys = [CARDS[card].key for card in cards]
        posts = [post.key for post in edition.posts]
        contracts = list(edition.contract_ids)
        tracks = [leader.track for leader in (LEADERS[number] for number in edition.leaders) if leader.track]
        conflicts = [CONFLICTS[card].key for card in edition.conflict_ids.values()]
        self.table = [
            ("wall", ["wall"], "whether the Shield Wall stands"),
            ("spies", [f"{post} {seat}" for post in posts for seat in seats], "Spies, post by post, seat by seat"),
            ("market", contracts, "contracts that lie face up"),
            ("bank", ["bank / 20"] if contracts else [], "contracts that lie face down"),
            ("set_aside", contracts, "contracts that are set aside"),
            ("intrigue_gone", [INTRIGUES[card].key for card in intrigues], "Intrigue cards that have left the game"),
            ("turn_counts", TURN_COUNTS, "what Uprising counts in a turn / 10"),
            ("turn_discarded", card_keys, "card that was discarded last in this turn"),
            ("turn_armed", card_keys, "revealed cards whose effects have given swords in this turn"),
            ("turn_placed", posts, "post of the Spy of this turn that something waits for"),
            ("variants", VARIANTS if edition.rivals else (), "variants of games with rivals that are in force"),
        ]
        self.seat = [
            ("counts", SEAT_COUNTS, "what it has besides"),
            ("won", conflicts, "its Conflict and Objective cards that lie face up"),
            ("turned", conflicts, "those that are turned face down"),
            ("contracts", contracts, "its contracts that are open"),
            ("completed", contracts, "its contracts that are completed"),
            (
                "training",
                [place.key for track in tracks for place in track],
                "place of its token on the leader's track",
            ),
        ]

    def write_table(self, out: array[float], at: dict[str, int], state: ImperiumState, relative: list[int]) -> None:
        """Write what lies on the table, and what the turn counts."""
        uprising = state.uprising
        if uprising is None:
            return
        out[at["wall"]] = uprising.wall
        _count(out, at["market"], self._contract, uprising.market)
        _count(out, at["set_aside"], self._contract, uprising.aside)
        _count(out, at["intrigue_gone"], self._intrigue, uprising.gone)
        if self._contract:
            out[at["bank"]] = len(uprising.bank) / 20
        for seat, player in enumerate(state.players):
            uprising_seat = player.uprising
            if uprising_seat is not None and uprising_seat.spies:
                start = at["spies"] + relative[seat]
                for post in range(self._posts):
                    out[start + post * self._seats] = uprising_seat.spies >> post & 1
        rivals = state.rivals
        if rivals is not None:
            for i in range(len(VARIANTS)):
                out[at["variants"] + i] = rivals.variants >> i & 1
        turn = state.turn
        uprising_turn = turn.uprising
        if uprising_turn is None:
            return
        start = at["turn_counts"]
        for i, number in enumerate((uprising_turn.spice, uprising_turn.units, uprising_turn.recalled)):
            out[start + i] = number / 10
        if uprising_turn.discarded != NONE:
            out[at["turn_discarded"] + self._card[uprising_turn.discarded]] = 1
        _count(out, at["turn_armed"], self._card, uprising_turn.armed)
        if uprising_turn.placed != NONE:
            out[at["turn_placed"] + uprising_turn.placed] = 1

    def write_seat(self, out: array[float], starts: Sequence[int], state: ImperiumState, seat: int) -> None:
        """Write what a seat has of Uprising."""
        player = state.players[seat]
        uprising_seat = player.uprising
        if uprising_seat is None or not starts:
            return
        counts, won, turned, contracts, completed, training = starts
        out[counts] = 1 - count_spies(state, seat) / SPIES_EACH
        out[counts + 1] = uprising_seat.hooks
        out[counts + 2] = uprising_seat.sandworms / 4
        out[counts + 3] = uprising_seat.memories / TROOPS_EACH
        _count(out, won, self._conflict, uprising_seat.won)
        _count(out, turned, self._conflict, uprising_seat.turned)
        _count(out, contracts, self._contract, uprising_seat.contracts)
        _count(out, completed, self._contract, uprising_seat.completed)
        if player.leader != NONE and LEADERS[player.leader].track:
            out[training + uprising_seat.training] = 1


def _places(cards: Iterable[int]) -> dict[int, int]:
    return {card: i for i, card in enumerate(cards)}


def _count(out: array[float], start: int, place: dict[int, int], cards: Iterable[int]) -> None:
    for card in cards:
        out[start + place[card]] += 1
