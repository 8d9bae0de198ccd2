"""The whole state of a game of the Dune: Imperium family, as plain data.

Integers and lists of integers only; what they mean stands in the static tables of `components.py`.
Collections that change seldom are tuples, replaced when they change, so that a clone can share them.
`clone` is written by hand because search lives on its speed; a test compares it with the field tables.
"""

from __future__ import annotations

from typing import Final, final

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.game import State
from kanly.engine.rng import Rng
from kanly.imperium.components import Edition
from kanly.imperium.ids import NO_TURN, NONE, SETUP

# flags of a turn
ACTED: Final = 1
ENVOY: Final = 2
INFILTRATE: Final = 4
MAY_PASS: Final = 8
ON_TOP: Final = 16
FLAGS: Final = ("acted", "envoy", "infiltrate", "may_pass", "on_top")


@final
class Turn:
    """What belongs to the turn under way, and is forgotten with it.

    `pool` holds the effects that still wait for the player (I-6.2) as (effect, card it came from or NONE);
    `recruited`, `deployed` and `entered` count troops for I-8.6 and I-27.3.
    """

    __slots__ = (
        "card", "deployed", "discount", "discounted", "entered", "flags", "kind", "persuasion", "pool", "price",
        "recruited", "seat", "space",
    )  # fmt: skip

    def __init__(self) -> None:
        self.seat = NONE
        self.kind = NO_TURN
        self.card = NONE
        self.space = NONE
        self.price = 0
        self.recruited = 0
        self.deployed = 0
        self.entered = 0
        self.flags = 0
        self.persuasion = 0
        self.discount = 0
        self.discounted = NONE
        self.pool: list[tuple[int, int]] = []

    def clone(self) -> Turn:
        """Return an independent copy."""
        twin = Turn.__new__(Turn)
        twin.seat = self.seat
        twin.kind = self.kind
        twin.card = self.card
        twin.space = self.space
        twin.price = self.price
        twin.recruited = self.recruited
        twin.deployed = self.deployed
        twin.entered = self.entered
        twin.flags = self.flags
        twin.persuasion = self.persuasion
        twin.discount = self.discount
        twin.discounted = self.discounted
        twin.pool = self.pool.copy()
        return twin


@final
class Player:
    """One seat's side of the table.

    The last card of `deck` is its top. `known_top` counts the top cards that everyone knows, `known_hand`
    lists the hand cards that everyone knows (I-24.8), `seen` the Intrigue cards known to a seat they were
    stolen from, as (card, seat) (I-24.7). `tokens` is the Baron's secret pair as a bit mask.
    """

    __slots__ = (
        "aside", "conflict", "council", "deck", "discard", "garrison", "goods", "hand", "influence", "intrigue",
        "known_hand", "known_top", "leader", "offered", "played", "points", "ready", "reveal_order", "revealed",
        "revealed_cards", "seen", "struck", "supply", "swordmaster", "swords", "tokens", "voice", "vp", "waiting",
    )  # fmt: skip

    def __init__(self) -> None:
        self.leader = NONE
        self.vp = 0
        self.supply = 0
        self.garrison = 0
        self.conflict = 0
        self.ready = 0
        self.swordmaster = 0
        self.council = 0
        self.swords = 0
        self.revealed = 0
        self.reveal_order = 0
        self.tokens = 0
        self.struck = 0
        self.voice = NONE
        self.aside = NONE
        self.known_top = 0
        self.goods: list[int] = [0, 0, 0]
        self.influence: list[int] = [0, 0, 0, 0]
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.intrigue: list[int] = []
        self.points: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0)
        self.played: tuple[int, ...] = ()
        self.revealed_cards: tuple[int, ...] = ()
        self.waiting: tuple[int, ...] = ()
        self.known_hand: tuple[int, ...] = ()
        self.seen: tuple[tuple[int, int], ...] = ()
        self.offered: tuple[int, ...] = ()

    def clone(self) -> Player:
        """Return an independent copy."""
        twin = Player.__new__(Player)
        twin.leader = self.leader
        twin.vp = self.vp
        twin.supply = self.supply
        twin.garrison = self.garrison
        twin.conflict = self.conflict
        twin.ready = self.ready
        twin.swordmaster = self.swordmaster
        twin.council = self.council
        twin.swords = self.swords
        twin.revealed = self.revealed
        twin.reveal_order = self.reveal_order
        twin.tokens = self.tokens
        twin.struck = self.struck
        twin.voice = self.voice
        twin.aside = self.aside
        twin.known_top = self.known_top
        twin.goods = self.goods.copy()
        twin.influence = self.influence.copy()
        twin.deck = self.deck.copy()
        twin.hand = self.hand.copy()
        twin.discard = self.discard.copy()
        twin.intrigue = self.intrigue.copy()
        twin.points = self.points
        twin.played = self.played
        twin.revealed_cards = self.revealed_cards
        twin.waiting = self.waiting
        twin.known_hand = self.known_hand
        twin.seen = self.seen
        twin.offered = self.offered
        return twin


NO_STEP: Final[Step] = (-1, -1, 0, 0, 0)


@final
class ImperiumState(State):
    """Everything there is about a game: the table, the seats, the turn, what remains to be done."""

    __slots__ = (
        "agents", "alliances", "bonus", "box", "conflict_deck", "conflicts", "control", "edition", "first",
        "imperium_deck", "intrigue_deck", "intrigue_discard", "mentat", "mentat_owed", "passes", "phase", "players",
        "reserve", "reveals", "rng", "round", "row", "trash", "turn", "winner",
    )  # fmt: skip

    def __init__(self, edition: Edition, seats: int, rng: Rng) -> None:
        self.edition = edition
        self.rng = rng
        self.stack: list[Step] = []
        self.pending: Step = NO_STEP
        self.options: list[Action] = []
        self.over = False
        self.told = 0
        self.turns = 0
        self.log = None
        self.chance = None
        self.feed = None
        self.round = 0
        self.phase = SETUP
        self.first = 0
        self.passes = 0
        self.reveals = 0
        self.winner = NONE
        self.mentat = NONE
        self.mentat_owed = NONE
        self.turn = Turn()
        self.players: list[Player] = [Player() for _ in range(seats)]
        spaces = len(edition.board)
        self.agents: list[int] = [0] * spaces
        self.bonus: list[int] = [0] * spaces
        self.control: list[int] = [NONE] * spaces
        self.alliances: list[int] = [NONE] * 4
        self.row: list[int] = []
        self.reserve: list[int] = []
        self.imperium_deck: list[int] = []
        self.intrigue_deck: list[int] = []
        self.intrigue_discard: list[int] = []
        self.conflict_deck: list[int] = []
        self.conflicts: tuple[int, ...] = ()
        self.trash: tuple[int, ...] = ()
        self.box: tuple[int, ...] = ()

    def clone(self) -> ImperiumState:
        """Return an independent copy, without log, chance results and feed."""
        twin = ImperiumState.__new__(ImperiumState)
        twin.edition = self.edition
        twin.rng = self.rng.clone()
        twin.stack = self.stack.copy()
        twin.pending = self.pending
        twin.options = self.options
        twin.over = self.over
        twin.told = self.told
        twin.turns = self.turns
        twin.log = None
        twin.chance = None
        twin.feed = None
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.passes = self.passes
        twin.reveals = self.reveals
        twin.winner = self.winner
        twin.mentat = self.mentat
        twin.mentat_owed = self.mentat_owed
        twin.turn = self.turn.clone()
        twin.players = [player.clone() for player in self.players]
        twin.agents = self.agents.copy()
        twin.bonus = self.bonus.copy()
        twin.control = self.control.copy()
        twin.alliances = self.alliances.copy()
        twin.row = self.row.copy()
        twin.reserve = self.reserve.copy()
        twin.imperium_deck = self.imperium_deck.copy()
        twin.intrigue_deck = self.intrigue_deck.copy()
        twin.intrigue_discard = self.intrigue_discard.copy()
        twin.conflict_deck = self.conflict_deck.copy()
        twin.conflicts = self.conflicts
        twin.trash = self.trash
        twin.box = self.box
        return twin

    def left_of(self, seat: int) -> list[int]:
        """Return the other seats clockwise from the left of a seat (I-1.5)."""
        count = len(self.players)
        return [(seat + i) % count for i in range(1, count)]

    def in_turn_order(self) -> list[int]:
        """Return all seats clockwise from the First Player (I-1.6)."""
        count = len(self.players)
        return [(self.first + i) % count for i in range(count)]
