"""Scenes of Bloodlines: Sardaukar Commanders, Skills, tiles and leaders' own pieces put in place for a test.

Seat 0 is Staban Tuek, whose abilities touch no card but the Signet Ring; everything is in play: CHOAM and Tech, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from kanly.imperium.components import CONFLICTS, INTRIGUES
from kanly.imperium.pieces import COURSES, SKILLS, TILES
from kanly.imperium.state import Bloodlines, BloodlinesSeat, Player, Tech, TechSeat
from tests.imperium.uprising.card_scenes import OPEN_CONFLICT, CardScene
from tests.scene import Scene

EVERYTHING = ("choam", "bloodlines", "tech")
SPARE_SPACES = ("assembly_hall", "gather_support", "deliver_supplies", "sardaukar", "dutiful_service", "high_council")
"""From where Commanders come that a scene gives to players, in this order."""


class BloodScene(CardScene):
    """A game of Uprising with Bloodlines set up for a test."""

    plain_leaders = ("staban_tuek", "muad_dib", "lady_margot_fenring", "princess_irulan")

    def __init__(
        self,
        seats: int = 4,
        leaders: Iterable[str] = (),
        conflict: str = OPEN_CONFLICT,
        first: int = 0,
        turn: int = 0,
        modules: Iterable[str] = EVERYTHING,
        edition: str = "uprising",
    ) -> None:
        Scene.__init__(self, seats, leaders, conflict, first, turn, modules=modules, edition=edition)
        for seat in range(seats):
            up = self[seat].uprising
            if up is not None:
                self.state.box += up.won
                up.won = ()
        self.keep_hands()

    def keep_hands(self) -> None:
        """Let everybody hold nothing but the one card of the scene."""
        self._relist()

    # -- what there is ---------------------------------------------------------------------------

    @property
    def table(self) -> Bloodlines:
        """What lies on the table of Bloodlines."""
        assert self.state.bloodlines is not None
        return self.state.bloodlines

    @property
    def embassy(self) -> Tech:
        """The Ixian Embassy."""
        assert self.state.tech is not None
        return self.state.tech

    def mine(self, seat: int) -> BloodlinesSeat:
        """What a seat has of Bloodlines."""
        mine = self[seat].bloodlines
        assert mine is not None
        return mine

    def tech(self, seat: int) -> TechSeat:
        """What a seat has of the Tech module."""
        mine = self[seat].tech
        assert mine is not None
        return mine

    # -- setting the scene -----------------------------------------------------------------------

    def commanders(self, seat: int, supply: int = 0, garrison: int = 0, conflict: int = 0) -> Self:
        """Give a seat Commanders, which come from the last spaces that have one."""
        mine = self.mine(seat)
        wanted = supply + garrison + conflict - mine.supply - mine.garrison - mine.conflict
        for key in [*SPARE_SPACES, "rally_troops", "foldspace", "wealth"]:
            space = self.edition.space_ids.get(key, -1)
            if wanted > 0 and space >= 0 and self.table.commanders >> space & 1:
                self.table.commanders &= ~(1 << space)
                wanted -= 1
        assert wanted <= 0, "no Commander left for the scene"
        mine.supply, mine.garrison, mine.conflict = supply, garrison, conflict
        return self._relist()

    def skills(self, seat: int, *keys: str) -> Self:
        """Give a seat these Skills."""
        mine = self.mine(seat)
        self.table.stack += mine.skills
        mine.skills = tuple(self._find_skill(key) for key in keys)
        return self._relist()

    def show_skills(self, *keys: str) -> Self:
        """Lay these Skills open, and no others."""
        self.table.stack += self.table.skills
        self.table.skills = ()
        self.table.skills = tuple(self._find_skill(key) for key in keys)
        return self._relist()

    def tiles(self, seat: int, *keys: str) -> Self:
        """Give a seat these tiles."""
        self.tech(seat).tiles = tuple(self._find_tile(key) for key in keys)
        return self._relist()

    def tops(self, *keys: str) -> Self:
        """Put these tiles on top of the stacks."""
        tiles = [self._find_tile(key) for key in keys]
        stacks = list(self.embassy.stacks)
        for at, tile in enumerate(tiles):
            stacks[at] = (*stacks[at], tile)
        self.embassy.stacks = tuple(stacks)
        return self._relist()

    def won_cards(self, seat: int, *keys: str) -> Self:
        """Let Conflict or Objective cards lie face up before a seat."""
        state = self.state
        for key in keys:
            number = self.edition.conflict_ids[key]
            if number in state.box:
                at = state.box.index(number)
                state.box = state.box[:at] + state.box[at + 1 :]
            else:
                state.conflict_deck.remove(number)
            self.seat(seat).won += (number,)
        return self._relist()

    # -- reading ---------------------------------------------------------------------------------

    def forces(self, seat: int) -> tuple[int, int, int]:
        """Commanders of a seat in supply, garrison and Conflict."""
        mine = self.mine(seat)
        return mine.supply, mine.garrison, mine.conflict

    def owned_skills(self, seat: int) -> list[str]:
        return [SKILLS[skill].key for skill in self.mine(seat).skills]

    def owned_tiles(self, seat: int) -> list[str]:
        return [TILES[tile].key for tile in self.tech(seat).tiles]

    def flipped(self, seat: int) -> list[str]:
        return [TILES[tile].key for tile in self.tech(seat).flipped]

    def courses(self, seat: int) -> list[str]:
        return [COURSES[card].key for card in self.mine(seat).navigation]

    def turned(self, seat: int) -> list[str]:
        return sorted(CONFLICTS[card].key for card in self.seat(seat).turned)

    def stands_on(self, key: str) -> bool:
        """Say whether a Commander stands on a space."""
        return bool(self.table.commanders >> self.edition.space_ids[key] & 1)

    @property
    def removed(self) -> list[str]:
        """The Intrigue cards that have left the game."""
        gone = self.table.removed if self.state.uprising is None else self.state.uprising.gone
        return [INTRIGUES[card].key for card in gone]

    # -- inside ----------------------------------------------------------------------------------

    def _find_skill(self, key: str) -> int:
        number = self.edition.skill_ids[key]
        for zone in ("stack", "skills"):
            pile = list(getattr(self.table, zone))
            if number in pile:
                pile.remove(number)
                setattr(self.table, zone, tuple(pile))
                return number
        raise AssertionError(f"no Skill {key} left for the scene")

    def _find_tile(self, key: str) -> int:
        number = self.edition.tile_ids[key]
        self.embassy.stacks = tuple(tuple(tile for tile in stack if tile != number) for stack in self.embassy.stacks)
        self.embassy.gone = tuple(tile for tile in self.embassy.gone if tile != number)
        for player in self.state.players:
            if player.tech is not None:
                player.tech.tiles = tuple(tile for tile in player.tech.tiles if tile != number)
                player.tech.project = tuple(tile for tile in player.tech.project if tile != number)
        return number

    def _fill_intrigue(self, player: Player, keys: list[str]) -> None:
        for card in [card for card in player.intrigue if INTRIGUES[card].twisted]:
            player.intrigue.remove(card)
            self._twisted_deck(card)
        super()._fill_intrigue(player, [key for key in keys if not key.startswith("twisted_")])
        for key in keys:
            if key.startswith("twisted_"):
                number = self.edition.intrigue_ids[key]
                for other in self.state.players:
                    assert other.bloodlines is not None
                    if number in other.bloodlines.twisted:
                        other.bloodlines.twisted = tuple(c for c in other.bloodlines.twisted if c != number)
                player.intrigue.append(number)

    def _twisted_deck(self, card: int) -> None:
        for player in self.state.players:
            if player.bloodlines is not None and player.bloodlines.twisted:
                player.bloodlines.twisted += (card,)
                return


def sending(card: str, space: str, leader: str = "staban_tuek", **mine: Any) -> BloodScene:
    """Stand after seat 0 has sent an Agent with a card to a space."""
    return ready(card, leader=leader, **mine).do(f"agent {card}@{space}")


def ready(*hand: str, leader: str = "staban_tuek", **mine: Any) -> BloodScene:
    """Stand at the start of seat 0's turn with these cards in hand."""
    return BloodScene(leaders=[leader]).set(0, hand=hand, **mine)


def revealing(*hand: str, **mine: Any) -> BloodScene:
    """Stand in seat 0's Reveal turn with these cards revealed."""
    return ready(*hand, **mine).do("reveal")


def plotting(*cards: str, leader: str = "staban_tuek", **mine: Any) -> BloodScene:
    """Stand at the start of seat 0's turn with these Intrigue cards."""
    return BloodScene(leaders=[leader]).set(0, intrigue=cards, **mine)


def fighting(*cards: str, leader: str = "staban_tuek", commanders: int = 0, **mine: Any) -> BloodScene:
    """Stand in Combat: seat 0 has these cards and three troops in the Conflict, seat 1 has two."""
    scene = BloodScene(leaders=[leader]).set(0, intrigue=cards, **{"troops": (0, 3), **mine}).set(1, troops=(0, 2))
    scene.commanders(0, conflict=commanders)
    scene.fight()
    return scene


def swords_gained(scene: BloodScene, seat: int = 0) -> int:
    """Return the swords that effects have given a seat, also in a Combat that is over."""
    return sum(int(event.data["count"]) for event in scene.events("swords", seat))


def unspent(scene: BloodScene, seat: int = 0) -> int:
    """Return the persuasion of a Reveal turn that is over, or under way."""
    over = scene.events("cleaned_up", seat)
    return int(over[-1].data["unspent"]) if over else scene.persuasion


def carry_out(scene: BloodScene, seat: int = 0) -> BloodScene:
    """Carry out what waits in a seat's turn, taking the first of whatever is asked."""
    turn = scene.state.turns
    while scene.to_move == seat and scene.state.turns == turn and (scene.kind != "move" or scene.uses()):
        scene.do(scene.uses()[0] if scene.kind == "move" else scene.options[0])
    return scene
