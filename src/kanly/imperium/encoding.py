"""An observation of the Dune: Imperium family as one flat vector, made from the observation alone.

The layout belongs to an edition: adding another edition does not change it. Changing it is a new VERSION.
Seats are egocentric: seat0 is the observer (for a spectator, the seat 0 of the table), the others follow clockwise.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cache
from typing import Final, cast

from kanly.engine.decision import Observation
from kanly.engine.encoding import Encoding
from kanly.engine.hidden import HIDDEN
from kanly.imperium import words as fx
from kanly.imperium.components import CARDS, CONFLICTS, INTRIGUES, LEADERS
from kanly.imperium.edition import Edition
from kanly.imperium.encoding_bloodlines import BloodlinesPart
from kanly.imperium.encoding_teams import TeamsPart
from kanly.imperium.encoding_uprising import UprisingPart
from kanly.imperium.ids import (
    NONE,
    TROOPS_EACH,
    TURN_KINDS,
)
from kanly.imperium.opponents import DIFFICULTIES, HAGAL_CARDS
from kanly.imperium.rules.troops import strength
from kanly.imperium.state import ImperiumState
from kanly.imperium.steps import FLOW
from kanly.imperium.view import ImperiumObservation

VERSION: Final = 1

TURN_NUMBERS: Final = ("price", "recruited", "deployed", "entered", "persuasion", "discount", "waiting effects")
SEAT_NUMBERS: Final = (
    "present", "points / 10", "supply / 12", "garrison / 12", "troops in the Conflict / 12", "swords / 10",
    "strength / 20", "Agents ready / 4", "Swordmaster", "council seat", "has revealed",
    "place in the order of reveals / 4", "cards in hand / 10", "cards in deck / 20", "cards in discard pile / 20",
    "Intrigue cards / 10", "Masterstroke done", "holds secret tokens",
)  # fmt: skip
SEAT_SEGMENTS: Final = 16
"""How many segments of a seat every edition has; those of a set follow."""


class ImperiumEncoding(Encoding):
    """How observations of one edition become vectors."""

    def __init__(self, edition: Edition, participants: int) -> None:
        cards = _distinct((*edition.starters, *edition.deck, *edition.reserve))
        intrigues = _distinct((*edition.intrigues, *edition.twisted))
        hagal = _distinct(edition.hagal_deck)
        waiting = [card for card in intrigues if _waits(card)]
        # the place of a component within its segment, by its number
        self._card = _places(cards)
        self._intrigue = _places(intrigues)
        self._waiting = _places(waiting)
        self._conflict = _places(edition.conflicts)
        self._leader = _places(edition.leader_ids.values())
        self._hagal = _places(hagal)
        self._difficulty = _places(edition.difficulties)
        self._flags = len(edition.flags)
        self._decision = {FLOW.names.index(kind): i for i, kind in enumerate(edition.decisions)}
        self._makers = edition.makers
        self._controlled = [space.id for space in edition.board if space.reward_control]
        self._seats = participants

        card_keys = [CARDS[card].key for card in cards]
        intrigue_keys = [INTRIGUES[card].key for card in intrigues]
        conflict_keys = [CONFLICTS[card].key for card in edition.conflicts]
        leader_keys = [LEADERS[leader].key for leader in edition.leader_ids.values()]
        spaces = [space.key for space in edition.board]
        seats = [f"seat{seat}" for seat in range(participants)]
        self._uprising = UprisingPart(edition, seats)
        self._teams = TeamsPart(edition, seats)
        self._bloodlines = BloodlinesPart(edition)
        block: list[tuple[str, Iterable[str], str]] = [
            ("numbers", SEAT_NUMBERS, "how it stands"),
            ("sitter", edition.sitters_known, "who sits there"),
            ("leader", leader_keys, "its leader"),
            ("offered", leader_keys, "leaders that it may draft"),
            ("goods", edition.resources, "goods / 10"),
            ("influence", edition.factions, "influence / 6"),
            ("points", edition.point_sources, "where its points came from / 10"),
            ("tokens", edition.factions, "the Baron's factions, as far as the observer knows them"),
            ("voice", spaces, "space that it has closed with The Voice"),
            ("hand", card_keys, "cards in hand that the observer knows"),
            ("in_play", card_keys, "cards in play: played and revealed"),
            ("discard", card_keys, "cards in the discard pile"),
            ("elsewhere", card_keys, "cards in the deck, or in hand and unknown to the observer"),
            ("deck_top", card_keys, "top card of the deck, where the observer knows it"),
            ("intrigue", intrigue_keys, "Intrigue cards in hand that the observer knows"),
            ("waiting", [INTRIGUES[card].key for card in waiting], "Plot cards face up until the Reveal turn"),
        ]
        table: list[tuple[str, Iterable[str], str]] = [
            ("round", ["round / 10"], "number of the round"),
            ("phase", edition.phases, "phase of the round"),
            ("decision", edition.decisions, "kind of the pending decision"),
            ("decision_amount", ["amount / 10"], "the number that the decision is about, where it has one"),
            ("decider", seats, "seat that decides"),
            ("decided_for", seats, "seat that the decision is for: another one where a human decides for a rival"),
            ("own_number", [str(seat) for seat in range(participants)], "the observer's seat, as `seat N` names seats"),
            ("first_player", seats, "seat of the First Player"),
            ("mentat", seats, "seat that has the Mentat"),
            ("mentat_owed", seats, "seat that will have the Mentat in the next round"),
            ("winner", seats, "seat that has won this round's Conflict, while rewards are given"),
            ("passes", ["passes / 4"], "passes in a row in combat"),
            ("confirm", ["confirm"], "whether turns end only by `done`"),
            ("turn_seat", seats, "seat whose turn it is"),
            ("turn_kind", TURN_KINDS, "kind of the turn"),
            ("turn_flags", edition.flags, "flags of the turn"),
            ("turn_numbers", TURN_NUMBERS, "numbers of the turn / 10"),
            ("turn_card", card_keys, "card that sent the Agent"),
            ("turn_space", spaces, "space that the Agent was sent to"),
            ("agents", _crossed(spaces, seats), "Agents on the board, space by space, seat by seat"),
            ("bonus_spice", [spaces[i] for i in self._makers], "bonus spice on the Maker spaces / 5"),
            ("control", _crossed([spaces[i] for i in self._controlled], seats), "control markers, likewise"),
            ("alliances", _crossed(edition.factions, seats), "Alliance tokens, faction by faction, seat by seat"),
            ("row", card_keys, "cards of the Imperium Row"),
            ("reserve", [CARDS[card].key for card in edition.reserve], "cards left in the Reserve stacks / 10"),
            ("aside", card_keys, "cards set aside (Manipulate)"),
            ("trash", card_keys, "trashed cards"),
            ("conflict", conflict_keys, "this round's Conflict card"),
            ("conflict_level", ["I", "II", "III"], "its level"),
            ("conflicts_seen", conflict_keys, "Conflict cards of this game so far"),
            ("intrigue_discard", intrigue_keys, "discarded Intrigue cards"),
            ("decks", ["Imperium / 60", "Intrigue / 40", "Conflict / 10"], "cards left in the decks"),
            ("hagal", ["House Hagal", "deck / 30"], "whether House Hagal plays, and its cards left"),
            (
                "difficulty",
                [DIFFICULTIES[level].key for level in edition.difficulties],
                "difficulty of a one-player game",
            ),
            ("hagal_discard", [HAGAL_CARDS[card].key for card in hagal], "House Hagal cards since its last shuffle"),
            *self._uprising.table,
            *self._teams.table,
            *self._bloodlines.table,
        ]
        block += self._uprising.seat
        block += self._teams.seat
        block += self._bloodlines.seat
        for seat in seats:
            table += [(f"{seat}/{name}", entries, says) for name, entries, says in block]
        filled = [(name, entries, says) for name, given, says in table if (entries := list(given))]
        super().__init__(VERSION, filled)
        # what an edition has nothing of begins anywhere: nothing is written there
        self._at = dict.fromkeys((name for name, _, _ in table), 0)
        self._at |= {segment.name: segment.start for segment in self.segments}
        self._seat = [[self._at[f"{seat}/{name}"] for name, _, _ in block] for seat in seats]
        self._blank = array("f", bytes(4 * self.size))

    def encode(self, observation: Observation) -> array[float]:
        """Return an observation as a vector."""
        seen = cast(ImperiumObservation, observation)
        state = seen.state
        count = len(state.players)
        me = max(seen.seat, 0)
        relative = [(seat - me) % count for seat in range(count)]
        out = self._blank[:]
        self._write_decision(out, state, seen, relative)
        self._write_turn(out, state, relative)
        self._write_board(out, state, relative)
        self._write_cards(out, state)
        self._uprising.write_table(out, self._at, state, relative)
        self._teams.write_table(out, self._at, state)
        self._bloodlines.write_table(out, self._at, state)
        for seat, (place, unseen) in enumerate(zip(relative, seen.unseen_cards, strict=True)):
            self._write_seat(out, self._seat[place], state, seat, unseen)
            starts, more = self._seat[place], SEAT_SEGMENTS + len(self._uprising.seat)
            last = more + len(self._teams.seat)
            self._uprising.write_seat(out, starts[SEAT_SEGMENTS:more], state, seat)
            self._teams.write_seat(out, starts[more:last], state, seat, relative)
            self._bloodlines.write_seat(out, starts[last:], state, seat)
        return out

    def _write_decision(
        self, out: array[float], state: ImperiumState, seen: ImperiumObservation, relative: list[int]
    ) -> None:
        at = self._at
        out[at["round"]] = state.round / 10
        out[at["phase"] + state.phase] = 1
        out[at["own_number"] + max(seen.seat, 0)] = 1
        out[at["first_player"] + relative[state.first]] = 1
        out[at["passes"]] = state.passes / 4
        out[at["confirm"]] = state.confirm >> max(seen.seat, 0) & 1
        for name, seat in (("mentat", state.mentat), ("mentat_owed", state.mentat_owed), ("winner", state.winner)):
            if seat != NONE:
                out[at[name] + relative[seat]] = 1
        if seen.decision is not None:
            step = state.pending
            out[at["decision"] + self._decision[step[0]]] = 1
            out[at["decider"] + relative[seen.decision.seat]] = 1
            out[at["decided_for"] + relative[step[1]]] = 1
            if FLOW.fields[step[0]].startswith("."):
                out[at["decision_amount"]] = step[2] / 10

    def _write_turn(self, out: array[float], state: ImperiumState, relative: list[int]) -> None:
        turn, at = state.turn, self._at
        out[at["turn_kind"] + turn.kind] = 1
        if turn.seat == NONE:
            return
        out[at["turn_seat"] + relative[turn.seat]] = 1
        start = at["turn_flags"]
        for i in range(self._flags):
            out[start + i] = turn.flags >> i & 1
        start = at["turn_numbers"]
        numbers = (turn.price, turn.recruited, turn.deployed, turn.entered, turn.persuasion, turn.discount)
        for i, number in enumerate((*numbers, len(turn.pool))):
            out[start + i] = number / 10
        if turn.card != NONE:
            out[at["turn_card"] + self._card[turn.card]] = 1
        if turn.space != NONE:
            out[at["turn_space"] + turn.space] = 1

    def _write_board(self, out: array[float], state: ImperiumState, relative: list[int]) -> None:
        at, seats = self._at, self._seats
        start = at["agents"]
        for space, agents in enumerate(state.agents):
            if agents:
                for seat, place in enumerate(relative):
                    if agents >> seat & 1:
                        out[start + space * seats + place] = 1
        start = at["bonus_spice"]
        for i, space in enumerate(self._makers):
            out[start + i] = state.bonus[space] / 5
        start = at["control"]
        for i, space in enumerate(self._controlled):
            if state.control[space] != NONE:
                out[start + i * seats + relative[state.control[space]]] = 1
        start = at["alliances"]
        for faction, holder in enumerate(state.alliances):
            if holder != NONE:
                out[start + faction * seats + relative[holder]] = 1

    def _write_cards(self, out: array[float], state: ImperiumState) -> None:
        at, place = self._at, self._card
        _count(out, at["row"], place, state.row)
        _count(out, at["trash"], place, state.trash)
        _count(out, at["intrigue_discard"], self._intrigue, state.intrigue_discard)
        _count(out, at["conflicts_seen"], self._conflict, state.conflicts)
        start = at["reserve"]
        for i, left in enumerate(state.reserve):
            out[start + i] = left / 10
        for player in state.players:
            if player.aside != NONE:
                out[at["aside"] + place[player.aside]] += 1
        if state.conflicts:
            conflict = state.conflicts[-1]
            out[at["conflict"] + self._conflict[conflict]] = 1
            out[at["conflict_level"] + CONFLICTS[conflict].level - 1] = 1
        start = at["decks"]
        out[start] = len(state.imperium_deck) / 60
        out[start + 1] = len(state.intrigue_deck) / 40
        out[start + 2] = len(state.conflict_deck) / 10
        hagal = state.hagal
        if hagal is not None:
            out[at["hagal"]] = 1
            out[at["hagal"] + 1] = len(hagal.deck) / 30
            _count(out, at["hagal_discard"], self._hagal, hagal.discard)
            if hagal.difficulty != NONE:
                out[at["difficulty"] + self._difficulty[hagal.difficulty]] = 1

    def _write_seat(
        self, out: array[float], starts: list[int], state: ImperiumState, seat: int, unseen: list[int]
    ) -> None:
        player = state.players[seat]
        (
            numbers, sitter, leader, offered, goods, influence, points, tokens, voice,
            hand, in_play, discard, elsewhere, deck_top, intrigue, waiting,
        ) = starts[:SEAT_SEGMENTS]  # fmt: skip
        out[numbers:sitter] = array(
            "f",
            (
                1, player.vp / 10, player.supply / TROOPS_EACH, player.garrison / TROOPS_EACH,
                player.conflict / TROOPS_EACH, player.swords / 10, strength(state, seat) / 20, player.ready / 4,
                player.swordmaster, player.council, player.revealed, player.reveal_order / 4,
                len(player.hand) / 10, len(player.deck) / 20, len(player.discard) / 20, len(player.intrigue) / 10,
                player.struck, player.tokens != 0 and not player.struck,
            ),
        )  # fmt: skip
        out[sitter + player.rival] = 1
        if player.leader != NONE:
            out[leader + self._leader[player.leader]] = 1
        for choice in player.offered:
            out[offered + self._leader[choice]] = 1
        for i, amount in enumerate(player.goods):
            out[goods + i] = amount / 10
        for i, amount in enumerate(player.influence):
            out[influence + i] = amount / 6
        for i, amount in enumerate(player.points):
            if amount:
                out[points + i] = amount / 10
        if player.tokens > 0:
            for i in range(len(player.influence)):
                out[tokens + i] = player.tokens >> i & 1
        if player.voice != NONE:
            out[voice + player.voice] = 1
        place = self._card
        _count_known(out, hand, place, player.hand)
        _count(out, in_play, place, player.played)
        _count(out, in_play, place, player.revealed_cards)
        _count(out, discard, place, player.discard)
        _count(out, elsewhere, place, unseen)
        if player.deck and player.deck[-1] != HIDDEN:
            _count_known(out, elsewhere, place, player.deck)
            out[deck_top + place[player.deck[-1]]] = 1
        _count_known(out, intrigue, self._intrigue, player.intrigue)
        _count(out, waiting, self._waiting, player.waiting)


@cache
def encoding_of(edition: Edition, participants: int) -> ImperiumEncoding:
    """Return the encoding of an edition, for games of at most so many seats."""
    return ImperiumEncoding(edition, participants)


def _distinct(cards: Iterable[int]) -> list[int]:
    return list(dict.fromkeys(cards))


def _places(cards: Iterable[int]) -> dict[int, int]:
    return {card: i for i, card in enumerate(cards)}


def _crossed(rows: Iterable[str], columns: list[str]) -> list[str]:
    return [f"{row} {column}" for row in rows for column in columns]


def _waits(card: int) -> bool:
    """Say whether a Plot card can lie face up, until the Reveal turn or for an occasion (I-18.4, U-20.4)."""
    plot = INTRIGUES[card].plot
    return bool(plot) and (plot[0].op == fx.NEXT_REVEAL or plot[0].word.lasts)


def _count(out: array[float], start: int, place: dict[int, int], cards: Iterable[int]) -> None:
    for card in cards:
        out[start + place[card]] += 1


def _count_known(out: array[float], start: int, place: dict[int, int], cards: Iterable[int]) -> None:
    for card in cards:
        if card != HIDDEN:
            out[start + place[card]] += 1
