"""The whole state of a game of the Dune: Imperium family, as plain data.

Integers and lists of integers only; what they mean stands in the static tables of `components.py`.
Collections that change seldom are tuples, replaced when they change, so that a clone can share them.
`clone` is written by hand because search lives on its speed; a test compares it with the field tables.
"""

from __future__ import annotations

from typing import Final, final

from kanly.engine.flow import Step
from kanly.engine.rng import Rng
from kanly.engine.state import State
from kanly.imperium.components import DIFFICULTIES, Difficulty, Edition
from kanly.imperium.ids import FACTIONS, NO_TURN, NONE, PERSON, RESOURCES, SETUP


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

    seat: int
    kind: int
    card: int
    space: int
    price: int
    recruited: int
    deployed: int
    entered: int
    flags: int
    persuasion: int
    discount: int
    discounted: int
    pool: list[tuple[int, int]]

    def clone(self) -> Turn:
        """Return an independent copy."""
        twin = Turn()
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


def fresh_turn(seat: int = NONE, kind: int = NO_TURN) -> Turn:
    """Return a turn of a seat at its beginning; by default nobody's."""
    turn = Turn()
    turn.seat = seat
    turn.kind = kind
    turn.card = NONE
    turn.space = NONE
    turn.price = 0
    turn.recruited = 0
    turn.deployed = 0
    turn.entered = 0
    turn.flags = 0
    turn.persuasion = 0
    turn.discount = 0
    turn.discounted = NONE
    turn.pool = []
    return turn


@final
class Player:
    """One seat's side of the table.

    The last card of `deck` is its top. `known_top` counts the top cards that everyone knows, `known_hand`
    lists the hand cards that everyone knows (I-24.8), `seen` the Intrigue cards known to a seat they were
    stolen from, as (card, seat) (I-24.7). `tokens` is the Baron's secret pair as a bit mask.
    """

    __slots__ = (
        "aside",
        "conflict",
        "council",
        "deck",
        "discard",
        "garrison",
        "goods",
        "hand",
        "influence",
        "intrigue",
        "known_hand",
        "known_top",
        "leader",
        "offered",
        "played",
        "points",
        "ready",
        "reveal_order",
        "revealed",
        "revealed_cards",
        "rival",
        "seen",
        "struck",
        "supply",
        "swordmaster",
        "swords",
        "tokens",
        "voice",
        "vp",
        "waiting",
    )  # fmt: skip

    rival: int
    leader: int
    vp: int
    supply: int
    garrison: int
    conflict: int
    ready: int
    swordmaster: int
    council: int
    swords: int
    revealed: int
    reveal_order: int
    tokens: int
    struck: int
    voice: int
    aside: int
    known_top: int
    goods: list[int]
    influence: list[int]
    deck: list[int]
    hand: list[int]
    discard: list[int]
    intrigue: list[int]
    points: tuple[int, ...]
    played: tuple[int, ...]
    revealed_cards: tuple[int, ...]
    waiting: tuple[int, ...]
    known_hand: tuple[int, ...]
    seen: tuple[tuple[int, int], ...]
    offered: tuple[int, ...]

    def clone(self) -> Player:
        """Return an independent copy."""
        twin = Player()
        twin.rival = self.rival
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


def fresh_player(edition: Edition) -> Player:
    """Return a player with nothing."""
    player = Player()
    player.rival = PERSON
    player.leader = NONE
    player.vp = 0
    player.supply = 0
    player.garrison = 0
    player.conflict = 0
    player.ready = 0
    player.swordmaster = 0
    player.council = 0
    player.swords = 0
    player.revealed = 0
    player.reveal_order = 0
    player.tokens = 0
    player.struck = 0
    player.voice = NONE
    player.aside = NONE
    player.known_top = 0
    player.goods = [0] * len(RESOURCES)
    player.influence = [0] * len(FACTIONS)
    player.deck = []
    player.hand = []
    player.discard = []
    player.intrigue = []
    player.points = (0,) * len(edition.point_sources)
    player.played = ()
    player.revealed_cards = ()
    player.waiting = ()
    player.known_hand = ()
    player.seen = ()
    player.offered = ()
    return player


@final
class Hagal:
    """House Hagal, in games that it plays in: its deck, and the difficulty of a one-player game (hagal C-1).

    `turned` lists the different cards that have been turned up in this game, in the order of their first time.
    """

    __slots__ = ("deck", "difficulty", "discard", "turned")

    deck: list[int]
    discard: list[int]
    turned: tuple[int, ...]
    difficulty: int

    def clone(self) -> Hagal:
        """Return an independent copy."""
        twin = Hagal()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.turned = self.turned
        twin.difficulty = self.difficulty
        return twin


def fresh_hagal() -> Hagal:
    """Return House Hagal before anything has happened."""
    hagal = Hagal()
    hagal.deck = []
    hagal.discard = []
    hagal.turned = ()
    hagal.difficulty = NONE
    return hagal


NO_STEP: Final[Step] = (-1, -1, 0, 0, 0)


@final
class ImperiumState(State):
    """Everything there is about a game: the table, the seats, the turn, what remains to be done.

    The first `seated` players take turns in order; House Hagal of a two-player game sits apart, after them.
    With `confirm` a turn ends only when its player says so, even if nothing is left to decide.
    """

    __slots__ = (
        "agents",
        "alliances",
        "bonus",
        "box",
        "confirm",
        "conflict_deck",
        "conflicts",
        "control",
        "edition",
        "first",
        "hagal",
        "imperium_deck",
        "intrigue_deck",
        "intrigue_discard",
        "mentat",
        "mentat_owed",
        "passes",
        "phase",
        "players",
        "reserve",
        "reveals",
        "rng",
        "round",
        "row",
        "seated",
        "trash",
        "turn",
        "winner",
    )  # fmt: skip

    edition: Edition
    rng: Rng
    round: int
    phase: int
    first: int
    passes: int
    reveals: int
    winner: int
    mentat: int
    mentat_owed: int
    turn: Turn
    players: list[Player]
    seated: int
    confirm: bool
    hagal: Hagal | None
    agents: list[int]
    bonus: list[int]
    control: list[int]
    alliances: list[int]
    row: list[int]
    reserve: list[int]
    imperium_deck: list[int]
    intrigue_deck: list[int]
    intrigue_discard: list[int]
    conflict_deck: list[int]
    conflicts: tuple[int, ...]
    trash: tuple[int, ...]
    box: tuple[int, ...]

    def clone(self) -> ImperiumState:
        """Return an independent copy, without log, chance results and feed."""
        twin = ImperiumState()
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
        twin.seated = self.seated
        twin.confirm = self.confirm
        twin.hagal = None if self.hagal is None else self.hagal.clone()
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


def fresh_state(edition: Edition, seats: int, rng: Rng) -> ImperiumState:
    """Return an empty table."""
    state = ImperiumState()
    state.edition = edition
    state.rng = rng
    state.stack = []
    state.pending = NO_STEP
    state.options = []
    state.over = False
    state.told = 0
    state.turns = 0
    state.log = None
    state.chance = None
    state.feed = None
    state.round = 0
    state.phase = SETUP
    state.first = 0
    state.passes = 0
    state.reveals = 0
    state.winner = NONE
    state.mentat = NONE
    state.mentat_owed = NONE
    state.turn = fresh_turn()
    state.players = [fresh_player(edition) for _ in range(seats)]
    state.seated = seats
    state.confirm = False
    state.hagal = None
    spaces = len(edition.board)
    state.agents = [0] * spaces
    state.bonus = [0] * spaces
    state.control = [NONE] * spaces
    state.alliances = [NONE] * len(FACTIONS)
    state.row = []
    state.reserve = []
    state.imperium_deck = []
    state.intrigue_deck = []
    state.intrigue_discard = []
    state.conflict_deck = []
    state.conflicts = ()
    state.trash = ()
    state.box = ()
    return state


# -- questions to a state -----------------------------------------------------------------------------------


def decider(state: ImperiumState) -> int:
    """Return the seat that decides the pending step: for a rival the human (hagal C-10)."""
    seat = state.pending[1]
    return 0 if state.players[seat].rival else seat


def left_of(state: ImperiumState, seat: int) -> list[int]:
    """Return the other seats clockwise from the left of a seat (I-1.5)."""
    count = len(state.players)
    return [(seat + i) % count for i in range(1, count)]


def in_turn_order(state: ImperiumState) -> list[int]:
    """Return all seats clockwise from the First Player (I-1.6), then those that take no turns of their own."""
    count = state.seated
    return [(state.first + i) % count for i in range(count)] + list(range(count, len(state.players)))


def level_of(hagal: Hagal | None) -> Difficulty | None:
    """Return the difficulty of a one-player game; there is none with more people."""
    return None if hagal is None or hagal.difficulty == NONE else DIFFICULTIES[hagal.difficulty]
