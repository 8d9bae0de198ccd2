"""Scenes: short set-ups of Dune: Imperium for tests, played through the public door.

A scene is a real game at the start of some seat's turn, with what the test needs put in place. Cards that a
scene gives to a player come from where they really are (own deck, Imperium deck, Reserve, ...), so every scene
satisfies the invariants, and `do` checks them after each action.

Every seat starts with one Dagger in hand, no goods and no Intrigue, so that after a turn the next seat really has
something to decide (a seat with a single option is not asked, and the game would run on).

With one or two seats House Hagal plays too: `seats=1` has rivals at seats 1 and 2, `seats=2` the spoiler at seat 2.
They have no goods and no Intrigue either, their Agents are at home and all House Hagal cards in the deck.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Self

import kanly
from kanly.engine import Event
from kanly.engine.options import Variant
from kanly.imperium.components import CARDS, INTRIGUES
from kanly.imperium.edition import Edition
from kanly.imperium.editions import compose
from kanly.imperium.ids import (
    ALLIANCES,
    COMBAT,
    FACTIONS,
    NONE,
    PLAYER_TURNS,
    RESOURCES,
    START,
    TRACKS,
    TROOPS_EACH,
    TURN_START,
)
from kanly.imperium.opponents import HAGAL_CARDS
from kanly.imperium.rules.troops import strength
from kanly.imperium.state import ImperiumState, Player, fresh_turn, scores
from kanly.imperium.steps import ADD_SPICE, FLOW, RUN_COMBAT, TURN

PLAIN_LEADERS = (
    "earl_memnon_thorvald",
    "glossu_the_beast_rabban",
    "count_ilban_richese",
    "duke_leto_atreides",
)

BASE = compose(Variant("base"))
CARD, INTRIGUE, CONFLICT = BASE.card_ids, BASE.intrigue_ids, BASE.conflict_ids


FREE_SPACES = {
    "emperor": "wealth",
    "guild": "foldspace",
    "bene_gesserit": "secrets",
    "fremen": "stillsuits",
    "landsraad": "hall_of_oratory",
    "city": "carthag",
    "spice_trade": "secure_contract",
}
"""A space without a price for each Agent icon."""


class Scene:
    """A game set up for a test. `scene[0]` is the player at seat 0."""

    plain_leaders: tuple[str, ...] = PLAIN_LEADERS

    def __init__(
        self,
        seats: int = 4,
        leaders: Iterable[str] = (),
        conflict: str = "skirmish_a",
        first: int = 0,
        turn: int = 0,
        seed: int = 1,
        difficulty: str = "",
        modules: Iterable[str] = (),
        edition: str = "base",
    ) -> None:
        given = list(leaders)
        plain = [leader for leader in self.plain_leaders if leader not in given]
        count = 3 if seats == 1 else seats
        named = (given + plain)[:count]
        options = {"leaders": named, "difficulty": difficulty}
        self.game = kanly.new("imperium", edition=edition, seats=seats, seed=seed, modules=modules, **options)
        while self.game.decision.kind != "turn":
            self.game.apply(self.game.decision.actions[0])
        for seat in range(seats, len(self.state.players)):
            self._take_back_rival(seat)
        if self.state.hagal is not None:
            self.game.events.clear()
        self.state.first = first
        self.state.phase = PLAYER_TURNS
        self._fix_conflict(conflict)
        for seat in range(seats):
            self.set(seat, hand=["dagger"], intrigue=[], solari=0, spice=0, water=0)
        self.begin_turn(turn)

    @property
    def state(self) -> ImperiumState:
        state = self.game.state
        assert isinstance(state, ImperiumState)
        return state

    @property
    def edition(self) -> Edition:
        return self.state.edition

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    # -- setting the scene ---------------------------------------------------------------------

    def set(
        self,
        seat: int,
        *,
        hand: Iterable[str] | None = None,
        deck: Iterable[str] | None = None,
        discard: Iterable[str] | None = None,
        played: Iterable[str] | None = None,
        intrigue: Iterable[str] | None = None,
        troops: tuple[int, int] | None = None,
        influence: dict[str, int] | None = None,
        agents: Iterable[str] = (),
        ready: int | None = None,
        swordmaster: bool | None = None,
        council: bool | None = None,
        swords: int | None = None,
        vp: int | None = None,
        revealed: bool | None = None,
        tokens: Iterable[str] | None = None,
        **goods: int,
    ) -> Self:
        """Put things of a seat in place.

        `hand`, `deck`, `discard` and `played` are exact; the first card of `deck` is drawn first. `troops` is
        (garrison, conflict), the rest is in the supply. `agents` names spaces where Agents of the seat stand.
        `vp` adds points of the start to reach that score. `solari`, `spice`, `water` set goods.
        """
        player = self[seat]
        for zone, keys in (("hand", hand), ("deck", deck), ("discard", discard)):
            if keys is not None:
                self._fill_zone(player, zone, list(keys))
        if played is not None:
            self.state.trash += player.played
            player.played = tuple(self._find(player, self.edition.card_ids[key]) for key in played)
        if intrigue is not None:
            self._fill_intrigue(player, list(intrigue))
        if troops is not None:
            player.garrison, player.conflict = troops
            player.supply = TROOPS_EACH - sum(troops)
        for name, value in (influence or {}).items():
            self._set_influence(seat, FACTIONS.index(name), value)
        if swordmaster is not None:
            player.ready += int(swordmaster) - player.swordmaster
            player.swordmaster = int(swordmaster)
        for space in agents:
            self.state.agents[self.state.edition.space_ids[space]] |= 1 << seat
            player.ready -= 1
        if ready is not None:
            assert player.ready == ready, "agents do not add up: name where they stand"
        if council is not None:
            player.council = int(council)
        if swords is not None:
            player.swords = swords
        if revealed is not None:
            player.revealed = int(revealed)
        if tokens is not None:
            player.tokens = sum(1 << FACTIONS.index(name) for name in tokens)
        for name, value in goods.items():
            player.goods[RESOURCES.index(name)] = value
        if vp is not None:
            self._add_points(seat, vp - player.vp)
        return self._relist()

    def set_row(self, *keys: str) -> Self:
        """Lay out the Imperium Row."""
        self.state.trash += tuple(self.state.row)
        self.state.row = []
        self.state.row = [self._find(None, self.edition.card_ids[key]) for key in keys]
        return self._relist()

    def set_imperium_deck(self, *keys: str) -> Self:
        """Stack the Imperium deck exactly; the first card comes first."""
        self.state.trash += tuple(self.state.imperium_deck)
        self.state.imperium_deck = []
        self.state.imperium_deck = [self._find(None, self.edition.card_ids[key]) for key in reversed(keys)]
        return self

    def set_intrigue_deck(self, *keys: str, discard: Iterable[str] = ()) -> Self:
        """Stack the top of the Intrigue deck; the first card comes first. With `discard`, that pile exactly."""
        state = self.state
        state.intrigue_deck += state.intrigue_discard
        state.intrigue_discard = []
        for key in reversed(keys):
            state.intrigue_deck.remove(self.edition.intrigue_ids[key])
            state.intrigue_deck.append(self.edition.intrigue_ids[key])
        for key in discard:
            state.intrigue_deck.remove(self.edition.intrigue_ids[key])
            state.intrigue_discard.append(self.edition.intrigue_ids[key])
        return self

    def control(self, space: str, seat: int) -> Self:
        """Put a seat's control marker on a space."""
        self.state.control[self.state.edition.space_ids[space]] = seat
        return self._relist()

    def bonus(self, space: str, spice: int) -> Self:
        """Put bonus spice on a Maker space."""
        self.state.bonus[self.state.edition.space_ids[space]] = spice
        return self

    def set_next_conflict(self, key: str) -> Self:
        """Put a Conflict card on top of the Conflict deck."""
        state = self.state
        number, top = self.edition.conflict_ids[key], state.conflict_deck[-1]
        if number in state.box:
            state.box = tuple(top if card == number else card for card in state.box)
        else:
            state.conflict_deck[state.conflict_deck.index(number)] = top
        state.conflict_deck[-1] = number
        return self

    def set_conflict_deck(self, *keys: str) -> Self:
        """Stack the Conflict deck exactly; the first card is revealed next. Without any, this is the last round."""
        state = self.state
        cards = [*state.conflict_deck, *state.box]
        state.conflict_deck = [self.edition.conflict_ids[key] for key in reversed(keys)]
        for card in state.conflict_deck:
            cards.remove(card)
        state.box = tuple(cards)
        return self

    def give_mentat(self, seat: int) -> Self:
        """Put the Mentat on a seat's leader."""
        self.state.mentat = seat
        self[seat].ready += 1
        return self._relist()

    def stack_hagal(self, *keys: str, only: bool = False) -> Self:
        """Stack the top of the House Hagal deck; the first card is turned up first. `only`: the others lie open."""
        hagal = self.state.hagal
        assert hagal is not None
        if only:
            hagal.discard += hagal.deck
            hagal.deck = []
            hagal.turned = tuple(sorted(set(hagal.discard)))
        for number in (self.edition.hagal_ids[key] for key in reversed(keys)):
            pile = hagal.deck if number in hagal.deck else hagal.discard
            pile.remove(number)
            hagal.deck.append(number)
        return self

    def begin_turn(self, seat: int) -> Self:
        """Stand at the start of a seat's turn; nothing else waits."""
        state = self.state
        state.turn = fresh_turn(seat, TURN_START)
        state.turns += 1
        self[seat].voice = NONE
        for begins in state.edition.hooks.turn:
            begins(state)
        state.stack = []
        state.pending = (TURN, seat, 0, 0, 0)
        return self._relist()

    def fight(self) -> Self:
        """Go to the combat phase: everyone has revealed."""
        self._jump((RUN_COMBAT, self.state.first, 0, 0, 0))
        return self

    def finish_round(self) -> Self:
        """Go to Makers and Recall, and on to the next round's first decision."""
        self._jump((ADD_SPICE, 0, 0, 0, 0))
        return self

    # -- playing ---------------------------------------------------------------------------------

    def do(self, *actions: str, seat: int | None = None) -> Self:
        """Apply actions; the invariants must hold after each."""
        for action in actions:
            self.game.apply(action, seat)
            self.check()
        return self

    def check(self) -> None:
        assert self.game.rules.inventory().violations(self.state) == []

    @property
    def options(self) -> list[str]:
        """The texts of the legal actions."""
        return [action.text for action in self.game.decision.actions]

    @property
    def to_move(self) -> int:
        return self.game.to_move

    @property
    def kind(self) -> str:
        """The kind of the pending decision."""
        return self.game.decision.kind

    def why(self, action: str) -> str | None:
        return self.game.why_not(action)

    def events(self, kind: str, seat: int | None = None) -> list[Event]:
        """The events of a kind so far, of one seat if given."""
        return [e for e in self.game.events if e.kind == kind and seat in (None, e.seat)]

    # -- reading ---------------------------------------------------------------------------------

    def goods(self, seat: int) -> tuple[int, int, int]:
        """Solari, spice and water of a seat."""
        solari, spice, water = self[seat].goods
        return solari, spice, water

    def troops(self, seat: int) -> tuple[int, int, int]:
        """Supply, garrison and Conflict of a seat."""
        player = self[seat]
        return player.supply, player.garrison, player.conflict

    def strength(self, seat: int) -> int:
        return strength(self.state, seat)

    def influence(self, seat: int, faction: str) -> int:
        return self[seat].influence[FACTIONS.index(faction)]

    def alliance(self, faction: str) -> int:
        """The seat holding an Alliance token, or -1."""
        return self.state.alliances[FACTIONS.index(faction)]

    def cards(self, seat: int, zone: str) -> list[str]:
        """The ids of the cards in a zone: deck, hand, discard, played, revealed_cards; sorted."""
        return sorted(CARDS[card].key for card in getattr(self[seat], zone))

    def intrigue(self, seat: int) -> list[str]:
        return sorted(INTRIGUES[card].key for card in self[seat].intrigue)

    @property
    def intrigue_discard(self) -> list[str]:
        """The played Intrigue cards, the latest last."""
        return [INTRIGUES[card].key for card in self.state.intrigue_discard]

    def waiting(self, seat: int) -> list[str]:
        """The Plot cards of a seat that wait face up for its Reveal turn."""
        return [INTRIGUES[card].key for card in self[seat].waiting]

    @property
    def persuasion(self) -> int:
        """What is left of the persuasion of the turn under way."""
        return self.state.turn.persuasion

    def controller(self, space: str) -> int:
        """The seat with a control marker on a space, or -1."""
        return self.state.control[self.state.edition.space_ids[space]]

    @property
    def row(self) -> list[str]:
        return [CARDS[card].key for card in self.state.row]

    def reserve(self, key: str) -> int:
        """How many of a Reserve card are left in its stack."""
        return self.state.reserve[self.state.edition.reserve.index(self.edition.card_ids[key])]

    def view(self, viewer: int) -> dict[str, Any]:
        """What a seat, or a spectator, may know, as plain data."""
        data: dict[str, Any] = json.loads(self.game.observe(viewer).text())
        return data

    def hagal_cards(self, zone: str) -> list[str]:
        """The ids of the House Hagal cards in a zone: deck (the next one last) or discard (the latest last)."""
        return [HAGAL_CARDS[card].key for card in getattr(self.state.hagal, zone)]

    def bonus_on(self, space: str) -> int:
        """The bonus spice on a Maker space."""
        return self.state.bonus[self.state.edition.space_ids[space]]

    def agents_on(self, space: str) -> list[int]:
        """The seats with an Agent on a space."""
        mask = self.state.agents[self.state.edition.space_ids[space]]
        return [seat for seat in range(len(self.state.players)) if mask >> seat & 1]

    # -- inside ----------------------------------------------------------------------------------

    def _take_back_rival(self, seat: int) -> None:
        """Undo what a rival has done before the first turn of a person; its garrison is that of the setup."""
        state, player = self.state, self[seat]
        state.agents = [mask & ~(1 << seat) for mask in state.agents]
        player.ready = 2 + player.swordmaster
        levels = {"sardaukar": 3, "mentat": 3, "kwisatz_haderach": 3}
        garrison = levels.get(self.game.config.options.get("difficulty", ""), 0)
        self.set(seat, troops=(garrison, 0), influence=dict.fromkeys(self.state.edition.factions, 0), intrigue=[])
        player.goods = [0, 0, 0]
        assert state.hagal is not None
        state.hagal.deck += state.hagal.discard
        state.hagal.discard = []
        state.hagal.turned = ()

    def _relist(self) -> Self:
        if self.state.pending[0] >= 0 and not self.state.over:
            FLOW.relist(self.state)
        return self

    def _jump(self, step: tuple[int, int, int, int, int]) -> None:
        state = self.state
        for player in state.players:
            player.revealed = 1
        state.turn = fresh_turn()
        if step[0] != RUN_COMBAT:
            state.phase = COMBAT
        state.stack = [step]
        FLOW.advance(state)
        self.game._collect()
        self.check()

    def _fix_conflict(self, key: str) -> None:
        state = self.state
        number = self.edition.conflict_ids[key]
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
        cards += [self._find(player, self.edition.card_ids[key]) for key in keys]

    def _fill_intrigue(self, player: Player, keys: list[str]) -> None:
        deck = self.state.intrigue_deck
        deck[:0] = player.intrigue
        player.intrigue.clear()
        for key in keys:
            for pile in (deck, self.state.intrigue_discard, *(p.intrigue for p in self.state.players)):
                if self.edition.intrigue_ids[key] in pile:
                    pile.remove(self.edition.intrigue_ids[key])
                    break
            else:
                raise AssertionError(f"no {key} left for the scene")
            player.intrigue.append(self.edition.intrigue_ids[key])

    def _find(self, player: Player | None, card: int) -> int:
        """Take a card from where the game has it."""
        state = self.state
        if card in state.trash:
            at = state.trash.index(card)
            state.trash = state.trash[:at] + state.trash[at + 1 :]
            return card
        reserve = state.edition.reserve
        if card in reserve:
            assert state.reserve[reserve.index(card)], f"no {CARDS[card].key} left for the scene"
            state.reserve[reserve.index(card)] -= 1
            return card
        own = [player.deck, player.discard, player.hand] if player else []
        others = [zone for p in state.players for zone in (p.deck, p.discard, p.hand)]
        for pile in (*own, state.imperium_deck, state.row, *others):
            if card in pile:
                pile.remove(card)
                if pile is state.row and state.imperium_deck:
                    state.row.append(state.imperium_deck.pop())
                return card
        raise AssertionError(f"no {CARDS[card].key} left for the scene")

    def _set_influence(self, seat: int, faction: int, value: int) -> None:
        """Set a track with its point; the first to stand at 4 or more, or above the holder, has the Alliance."""
        state, player = self.state, self[seat]
        before = player.influence[faction]
        player.influence[faction] = value
        self._score(seat, TRACKS, int(value >= 2) - int(before >= 2))
        holder = state.alliances[faction]
        best = max(range(len(state.players)), key=lambda s: (state.players[s].influence[faction], s == holder))
        heir = best if state.players[best].influence[faction] >= 4 else NONE
        if heir != holder:
            state.alliances[faction] = heir
            if holder != NONE:
                self._score(holder, ALLIANCES, -1)
            if heir != NONE:
                self._score(heir, ALLIANCES, 1)

    def _add_points(self, seat: int, n: int) -> None:
        """Reach a score by points of Conflicts won earlier."""
        self._score(seat, START + 3, n)

    def _score(self, seat: int, source: int, n: int) -> None:
        player = self[seat]
        if not scores(player):
            return
        points = list(player.points)
        points[source] += n
        player.points = tuple(points)
        player.vp += n
