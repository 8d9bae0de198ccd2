"""Scenes of Uprising: as those of the base game, with Spies, sandworms, contracts and battle icons put in place.

Unless a test says otherwise, seat 0 wins no pair of battle icons by the Conflict card that lies open: nobody has an
Objective, which `give(won=...)` brings back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import kanly
from kanly.imperium.components import CARDS, CONFLICTS, CONTRACTS, INTRIGUES
from kanly.imperium.ids import PLAYER_TURNS
from kanly.imperium.state import Player, Uprising, UprisingSeat
from kanly.imperium.steps import FLOW
from tests.scene import Scene

LEADERS = ("lady_margot_fenring", "princess_irulan", "muad_dib", "gurney_halleck")
FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
FULL_TRACKS = dict.fromkeys(FACTIONS, 6)
OPEN_CONFLICT = "skirmish_desert_mouse"


class UprisingScene(Scene):
    """A game of Uprising set up for a test; with the CHOAM module unless `choam` is false."""

    def __init__(
        self,
        seats: int = 4,
        leaders: Iterable[str] = (),
        conflict: str = OPEN_CONFLICT,
        first: int = 0,
        turn: int = 0,
        seed: int = 1,
        choam: bool = True,
    ) -> None:
        given = list(leaders)
        named = (given + [leader for leader in LEADERS if leader not in given])[:seats]
        modules = ["choam"] if choam else []
        self.game = kanly.new("imperium", edition="uprising", modules=modules, seats=seats, seed=seed, leaders=named)
        self.ids = self.state.edition
        self.state.first = first
        self.state.phase = PLAYER_TURNS
        self._fix_conflict(conflict)
        for seat in range(seats):
            self.set(seat, hand=["dagger"], intrigue=[], solari=0, spice=0, water=0)
            self.give(seat, won=[])
        self.begin_turn(turn)

    # -- setting the scene ---------------------------------------------------------------------

    def up(self, seat: int) -> UprisingSeat:
        """What a seat has of Uprising."""
        mine = self[seat].uprising
        assert mine is not None
        return mine

    @property
    def table(self) -> Uprising:
        """What lies on the table of Uprising."""
        table = self.state.uprising
        assert table is not None
        return table

    def give(
        self,
        seat: int,
        *,
        spies: Iterable[str] | None = None,
        hooks: bool | None = None,
        worms: int | None = None,
        won: Iterable[str] | None = None,
        turned: Iterable[str] | None = None,
        contracts: Iterable[str] | None = None,
        completed: Iterable[str] | None = None,
        memories: int | None = None,
    ) -> UprisingScene:
        """Put things of Uprising in place: posts with Spies, cards won face up or `turned`, contracts."""
        mine = self.up(seat)
        if spies is not None:
            mine.spies = sum(1 << self.ids.post_ids[post] for post in spies)
        if hooks is not None:
            mine.hooks = int(hooks)
        if worms is not None:
            mine.sandworms = worms
        if won is not None:
            self.state.box += mine.won
            mine.won = tuple(self._find_conflict(key) for key in won)
        if turned is not None:
            self.state.box += mine.turned
            mine.turned = tuple(self._find_conflict(key) for key in turned)
        if contracts is not None:
            self.table.bank = mine.contracts + self.table.bank
            mine.contracts = tuple(self._find_contract(key) for key in contracts)
        if completed is not None:
            self.table.bank = mine.completed + self.table.bank
            mine.completed = tuple(self._find_contract(key) for key in completed)
        if memories is not None:
            self[seat].supply += mine.memories - memories
            mine.memories = memories
        self._relist()
        return self

    def set(self, seat: int, **mine: Any) -> UprisingScene:
        """Put things of a seat in place, as `Scene.set` does."""
        played = mine.pop("played", None)
        if played is not None:
            self.state.trash += self[seat].played
            self[seat].played = tuple(self._find(self[seat], self.ids.card_ids[key]) for key in played)
        super().set(seat, **mine)
        return self

    def fell_wall(self) -> UprisingScene:
        """Remove the Shield Wall."""
        self.table.wall = 0
        self._relist()
        return self

    def set_market(self, *keys: str, bank: Iterable[str] | None = None) -> UprisingScene:
        """Lay contracts face up; `bank` stacks it exactly, the first on top: the last seat has completed the rest."""
        table = self.table
        table.bank, table.market = table.market + table.bank, ()
        table.market = tuple(self._find_contract(key) for key in keys)
        if bank is not None:
            stacked = tuple(self._find_contract(key) for key in bank)
            self.up(len(self.state.players) - 1).completed += table.bank
            table.bank = stacked[::-1]
        self._relist()
        return self

    def set_row(self, *keys: str) -> UprisingScene:
        self.state.trash += tuple(self.state.row)
        self.state.row = []
        self.state.row = [self._find(None, self.ids.card_ids[key]) for key in keys]
        self._relist()
        return self

    def set_imperium_deck_top(self, key: str) -> UprisingScene:
        """Put a card on top of the Imperium deck."""
        self.state.imperium_deck.append(self._find(None, self.ids.card_ids[key]))
        return self

    def set_intrigue_deck(self, *keys: str, discard: Iterable[str] = ()) -> UprisingScene:
        state = self.state
        state.intrigue_deck += state.intrigue_discard
        state.intrigue_discard = []
        for key in reversed(keys):
            state.intrigue_deck.remove(self.ids.intrigue_ids[key])
            state.intrigue_deck.append(self.ids.intrigue_ids[key])
        for key in discard:
            state.intrigue_deck.remove(self.ids.intrigue_ids[key])
            state.intrigue_discard.append(self.ids.intrigue_ids[key])
        return self

    def set_conflict_deck(self, *keys: str) -> UprisingScene:
        state = self.state
        cards = [*state.conflict_deck, *state.box]
        state.conflict_deck = [self.ids.conflict_ids[key] for key in reversed(keys)]
        for card in state.conflict_deck:
            cards.remove(card)
        state.box = tuple(cards)
        return self

    def set_next_conflict(self, key: str) -> UprisingScene:
        state = self.state
        number, top = self.ids.conflict_ids[key], state.conflict_deck[-1]
        if number in state.box:
            state.box = tuple(top if card == number else card for card in state.box)
        else:
            state.conflict_deck[state.conflict_deck.index(number)] = top
        state.conflict_deck[-1] = number
        return self

    def begin_turn(self, seat: int) -> UprisingScene:
        super().begin_turn(seat)
        for begins in self.ids.hooks.turn:
            begins(self.state)
        FLOW.relist(self.state)
        return self

    def do(self, *actions: str, seat: int | None = None) -> UprisingScene:
        super().do(*actions, seat=seat)
        return self

    # -- reading -------------------------------------------------------------------------------

    def spies(self, seat: int) -> list[str]:
        """The posts with a Spy of a seat."""
        return [post.key for number, post in enumerate(self.ids.posts) if self.up(seat).spies >> number & 1]

    def worms(self, seat: int) -> int:
        return self.up(seat).sandworms

    def won(self, seat: int) -> list[str]:
        """The Conflict and Objective cards of a seat that lie face up."""
        return sorted(CONFLICTS[card].key for card in self.up(seat).won)

    def turned(self, seat: int) -> list[str]:
        """Those face down."""
        return sorted(CONFLICTS[card].key for card in self.up(seat).turned)

    def contracts(self, seat: int) -> list[str]:
        """The contracts of a seat that are still open."""
        return sorted(CONTRACTS[contract].key for contract in self.up(seat).contracts)

    def completed(self, seat: int) -> list[str]:
        return sorted(CONTRACTS[contract].key for contract in self.up(seat).completed)

    @property
    def market(self) -> list[str]:
        return [CONTRACTS[contract].key for contract in self.table.market]

    @property
    def gone(self) -> list[str]:
        """The Intrigue cards that have left the game."""
        return [INTRIGUES[card].key for card in self.table.gone]

    @property
    def conflicts(self) -> list[str]:
        """The Conflict cards on the board, the current one last."""
        return [CONFLICTS[card].key for card in self.state.conflicts]

    def reserve(self, key: str) -> int:
        return self.state.reserve[self.ids.reserve.index(self.ids.card_ids[key])]

    # -- inside --------------------------------------------------------------------------------

    def _find_conflict(self, key: str) -> int:
        """Take a Conflict or Objective card from where the game has it; a card of the box takes its place."""
        number, state = self.ids.conflict_ids[key], self.state
        for player in state.players:
            mine = player.uprising
            assert mine is not None
            if number in mine.won:
                mine.won = tuple(card for card in mine.won if card != number)
                return number
        if number in state.box:
            state.box = tuple(card for card in state.box if card != number)
            return number
        level = CONFLICTS[number].level
        spare = next((card for card in state.box if CONFLICTS[card].level == level), None)
        at = state.conflict_deck.index(number)
        if spare is None:
            del state.conflict_deck[at]
        else:
            state.conflict_deck[at] = spare
            state.box = tuple(card for card in state.box if card != spare)
        return number

    def _find_contract(self, key: str) -> int:
        number, table = self.ids.contract_ids[key], self.table
        for zone in ("bank", "market", "aside"):
            pile = list(getattr(table, zone))
            if number in pile:
                pile.remove(number)
                setattr(table, zone, tuple(pile))
                return number
        raise AssertionError(f"no {key} left for the scene")

    def _fix_conflict(self, key: str) -> None:
        state, number = self.state, self.ids.conflict_ids[key]
        current = state.conflicts[-1]
        if number == current:
            return
        state.conflicts = (*state.conflicts[:-1], number)
        if number in state.box:
            state.box = tuple(current if card == number else card for card in state.box)
        else:
            state.conflict_deck[state.conflict_deck.index(number)] = current

    def _fill_zone(self, player: Player, zone: str, keys: list[str]) -> None:
        cards: list[int] = getattr(player, zone)
        self.state.trash += tuple(cards)
        cards.clear()
        if zone == "hand":
            player.known_hand = ()
        if zone == "deck":
            player.known_top = 0
            keys.reverse()
        cards += [self._find(player, self.ids.card_ids[key]) for key in keys]

    def _fill_intrigue(self, player: Player, keys: list[str]) -> None:
        state = self.state
        state.intrigue_deck[:0] = player.intrigue
        player.intrigue.clear()
        for key in keys:
            number = self.ids.intrigue_ids[key]
            for pile in (state.intrigue_deck, state.intrigue_discard, *(p.intrigue for p in state.players)):
                if number in pile:
                    pile.remove(number)
                    break
            else:
                raise AssertionError(f"no {key} left for the scene")
            player.intrigue.append(number)


# -- scenes that several files use -------------------------------------------------------------------------------


def plotting(*cards: str, conflict: str = OPEN_CONFLICT, **mine: Any) -> UprisingScene:
    """Stand at the start of seat 0's turn with these Intrigue cards; the others hold a card that suits a faction."""
    scene = UprisingScene(conflict=conflict)
    for seat in (1, 2, 3):
        scene.set(seat, hand=["seek_allies"])
    return scene.set(0, intrigue=cards, **mine)


def before_war(*cards: str, conflict: str = OPEN_CONFLICT, **mine: Any) -> UprisingScene:
    """Stand before the combat: seat 0 has these cards and three troops in the Conflict, seat 1 has two."""
    scene = UprisingScene(conflict=conflict)
    return scene.set(0, intrigue=cards, **{"troops": (0, 3), **mine}).set(1, troops=(0, 2))


def at_war(*cards: str, conflict: str = OPEN_CONFLICT, **mine: Any) -> UprisingScene:
    """Stand at seat 0's first combat decision; seat 0 has three troops in the Conflict, seat 1 has two."""
    scene = before_war(*cards, conflict=conflict, **mine)
    scene.fight()
    return scene


def led_by(leader: str, conflict: str = OPEN_CONFLICT, **mine: Any) -> UprisingScene:
    """Stand at the start of seat 0's turn with this leader; the others hold a card that suits every faction."""
    scene = UprisingScene(leaders=[leader], conflict=conflict)
    for seat in (1, 2, 3):
        scene.set(seat, hand=["seek_allies"])
    return scene.set(0, **mine)


def battle(conflict: str, troops: tuple[int, ...] = (4, 3, 2, 1), choam: bool = True, first: int = 0) -> UprisingScene:
    """Stand before the combat, with so many troops of the seats in the Conflict; by default seat 0 wins."""
    scene = UprisingScene(seats=len(troops), conflict=conflict, choam=choam, first=first)
    for seat, count in enumerate(troops):
        scene.set(seat, troops=(0, count))
    scene.set_intrigue_deck("detonation", "cunning", "mercenaries", "impress", "devour")
    return scene


def plays(scene: Scene) -> list[str]:
    """The Intrigue cards that can be played now."""
    return [text.removeprefix("play ") for text in scene.options if text.startswith("play ")]


def sendings(scene: Scene) -> list[str]:
    return [text for text in scene.options if text.startswith("agent ")]


def deployments(scene: Scene) -> list[str]:
    return [text for text in scene.options if text.startswith("deploy ")]


def uses(scene: Scene) -> list[str]:
    """The waiting effects that can be used now."""
    return [text.removeprefix("use ") for text in scene.options if text.startswith("use ")]


def goods(scene: Scene) -> list[tuple[int, int, int]]:
    """Solari, spice and water of every seat."""
    return [scene.goods(seat) for seat in range(len(scene.state.players))]


def points(scene: Scene) -> list[int]:
    return [player.vp for player in scene.state.players]


def card_name(card: int) -> str:
    return CARDS[card].key
