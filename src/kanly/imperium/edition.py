"""What one game is made of: an edition, with its board, its decks, its numbers and its own ways."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, final

from kanly.engine.action import Action
from kanly.engine.options import Variant
from kanly.imperium.components import CARDS, CONFLICTS, CONTRACTS, INTRIGUES, LEADERS, Command, Post, Space, Unit
from kanly.imperium.effects import Effect, When, all_parts
from kanly.imperium.ids import (
    COMMANDER_POINTS,
    FACTIONS,
    FLAGS,
    ICONS,
    NONE,
    PERSON,
    PHASES,
    POINT_SOURCES,
    RESOURCES,
    SITTERS,
    SITTERS_OF_ALL,
    SOURCES_OF_ALL,
)
from kanly.imperium.opponents import HAGAL_CARDS
from kanly.imperium.pieces import COURSES, SKILLS, TILES
from kanly.imperium.steps import COURSE, DECISIONS
from kanly.imperium.words import GAIN, PAY, VP

MOST_SPACES: Final = 63
"""As many as the second number of an action can tell apart, and one to say "from the leader"."""


@final
class Hooks:
    """What an edition does at moments of the table that belong to nobody's turn. Sets append what they bring.

    `setup`: the table is laid out, leaders are not dealt yet (with the options of the game); `first`: who goes first;
    `start`: everybody has a leader; `round`: a round has begun and its Conflict card lies open; `combat`: Combat
    begins; `won`: a Conflict has a winner, whose rewards come before what is put on the stack here; `home`: Agents have
    come home, and the next round is about to begin. `turn`: a person's turn begins; `reveal`: its Reveal turn is over;
    `visit`: an Agent has arrived, and what follows is added to the turn; `spied`: a Spy was placed on a post. `waiting`
    gives what a seat has for an occasion, its own or one of others, besides its leader's: of tiles, contracts or
    whatever the set brings. `endgame` are ways to score at the end of the game besides Intrigue cards: a verb, its
    legal actions for a seat, and what such an action does; `opening` and `moves` are the same of what may be done
    before an Agent is sent or the hand revealed, and between the effects of a turn. `ending`: the game is over but for
    what is scored then. `strength` adds to a seat's strength in the Conflict; `entered`: units of a seat have entered
    it, `left`: so many troops have left it; `sent`: a card has sent an Agent, and its box comes next; `revealed`: the
    hand of a seat lies open; `landed`: a rival's Agent has done what its card says; `finished`: it was the last one of
    the round.
    """

    __slots__ = (
        "combat", "endgame", "ending", "entered", "finished", "first", "home", "landed", "left", "moves", "opening",
        "reveal", "revealed", "round", "sent", "setup", "spied", "start", "strength", "turn", "visit", "waiting", "won",
    )  # fmt: skip

    def __init__(self, first: Callable[[Any], int]) -> None:
        self.first = first
        self.setup: list[Callable[[Any, Mapping[str, str]], None]] = []
        self.start: list[Callable[[Any], None]] = []
        self.round: list[Callable[[Any], None]] = []
        self.combat: list[Callable[[Any], None]] = []
        self.won: list[Callable[[Any], None]] = []
        self.home: list[Callable[[Any], None]] = []
        self.turn: list[Callable[[Any], None]] = []
        self.reveal: list[Callable[[Any], None]] = []
        self.visit: list[Callable[[Any, int, Space], None]] = []
        self.spied: list[Callable[[Any, int, int], None]] = []
        self.endgame: list[tuple[int, Callable[[Any, int], list[Action]], Callable[[Any, int, Action], None]]] = []
        self.waiting: list[Callable[[Any, int, int, bool], tuple[When, ...]]] = []
        self.opening: list[tuple[int, Callable[[Any, int], list[Action]], Callable[[Any, int, Action], None]]] = []
        self.moves: list[tuple[int, Callable[[Any, int], list[Action]], Callable[[Any, int, Action], None]]] = []
        self.ending: list[Callable[[Any], None]] = []
        self.strength: list[Callable[[Any, int], int]] = []
        self.left: list[Callable[[Any, int, int], None]] = []
        self.entered: list[Callable[[Any, int], None]] = []
        self.sent: list[Callable[[Any, int, int], None]] = []
        self.revealed: list[Callable[[Any, int], None]] = []
        self.landed: list[Callable[[Any, int], None]] = []
        self.finished: list[Callable[[Any, int], None]] = []

    def copy(self) -> Hooks:
        """Return the same hooks, to which others can be added."""
        twin = Hooks(self.first)
        twin.setup, twin.start = self.setup.copy(), self.start.copy()
        twin.round, twin.combat, twin.won, twin.home = (
            self.round.copy(), self.combat.copy(), self.won.copy(), self.home.copy()
        )  # fmt: skip
        twin.turn, twin.visit, twin.endgame = self.turn.copy(), self.visit.copy(), self.endgame.copy()
        twin.waiting, twin.reveal, twin.spied = self.waiting.copy(), self.reveal.copy(), self.spied.copy()
        twin.opening, twin.moves, twin.ending = self.opening.copy(), self.moves.copy(), self.ending.copy()
        twin.strength, twin.left, twin.sent = self.strength.copy(), self.left.copy(), self.sent.copy()
        twin.entered = self.entered.copy()
        twin.revealed, twin.landed, twin.finished = self.revealed.copy(), self.landed.copy(), self.finished.copy()
        return twin


@final
class Edition:
    """Which board, decks and numbers make up one game, and by which version of the rules.

    Components are looked up here, by their ids: a space, a card or an effect of another edition is none of this one.
    `joined` has the posts at every space as a bit mask, `watched` the spaces at every post, `post_icons` their icons;
    `objectives` are those that are dealt, by the number of people; `plots_shift`: some Plot cards lose influence;
    `rivals` are the rival cards, which stand in place of leaders (hagal D-1), `sitters_known` who can sit at a seat;
    `commands` are the Commanders of two teams by their seats (U-22.6), `starters` the starting cards of everybody, and
    `tracks` what the tracks of influence are called, where it is not as their factions (U-22.8). Of Bloodlines are
    `commander_spaces`, by the number of people, `skills`, `courses` (Navigation cards), `twisted` Intrigue cards and
    `tiles`; `common` are effects that stand on no component.
    """

    __slots__ = (
        "actions", "board", "by_icon", "card_ids", "commander_spaces", "commands", "common", "conflict_ids",
        "conflict_levels", "conflicts", "contract_ids", "contracts", "course", "course_ids", "courses", "decisions",
        "deck", "difficulties", "factions", "features", "flags",
        "hagal_deck", "hagal_ids", "hagal_spaces", "halls", "hooks", "icons", "intrigue_ids", "intrigues", "joined",
        "key", "leader_ids", "leaders", "makers", "name", "objectives", "overheard", "paths", "phases", "plots_shift",
        "point_sources", "post_icons", "post_ids", "posts", "reserve", "reserve_counts", "resources", "rivals", "rules",
        "seats", "sitters", "sitters_known", "skill_ids", "skills", "space_ids", "start_deck", "start_points",
        "starters", "teams", "tile_ids", "tiles", "track_bonuses", "tracks", "twisted", "units", "variant", "verbs",
        "watched",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        variant: Variant,
        name: str,
        rules: int,
        seats: tuple[int, ...],
        board: list[Space],
        start_deck: list[int],
        deck: list[int],
        reserve: list[int],
        reserve_counts: list[int],
        intrigues: list[int],
        conflicts: list[int],
        conflict_levels: tuple[tuple[int, int], ...],
        leaders: list[int],
        track_bonuses: tuple[Effect, ...],
        start_points: dict[int, int],
        hagal_deck: list[int],
        difficulties: list[int],
        hooks: Hooks,
        verbs: dict[str, int],
        overheard: tuple[int, ...],
        sitters: dict[int, tuple[int, ...]],
        teams: dict[int, tuple[tuple[int, ...], ...]],
        features: Any,
        icons: tuple[str, ...] = ICONS,
        phases: tuple[str, ...] = PHASES,
        flags: tuple[str, ...] = FLAGS,
        course: tuple[int, ...] = COURSE,
        resources: tuple[str, ...] = ("solari", "spice", "water"),
        factions: tuple[str, ...] = ("emperor", "guild", "bene_gesserit", "fremen"),
        decisions: tuple[str, ...] = DECISIONS,
        posts: tuple[Post, ...] = (),
        objectives: dict[int, tuple[int, ...]] | None = None,
        contracts: tuple[int, ...] = (),
        units: tuple[Unit, ...] = (),
        scored: tuple[int, ...] = (),
        rivals: tuple[int, ...] = (),
        commands: dict[int, Command] | None = None,
        tracks: tuple[str, ...] = (),
        commander_spaces: dict[int, tuple[str, ...]] | None = None,
        skills: tuple[int, ...] = (),
        courses: tuple[int, ...] = (),
        twisted: tuple[int, ...] = (),
        tiles: tuple[int, ...] = (),
        common: tuple[Effect, ...] = (),
    ) -> None:
        self.commander_spaces = commander_spaces or {}
        self.skills = skills
        self.skill_ids = _ids(key, "Skill", SKILLS, skills)
        self.courses = courses
        self.course_ids = _ids(key, "Navigation card", COURSES, courses)
        self.twisted = twisted
        self.tiles = tiles
        self.tile_ids = _ids(key, "tile", TILES, tiles)
        self.common = common
        self.key = key
        self.variant = variant
        self.name = name
        self.rules = rules
        self.seats = seats
        if len(board) > MOST_SPACES:
            raise ValueError(f"the board of the edition {key!r} has {len(board)} spaces; {MOST_SPACES} at most")
        self.board = [space.at(number) for number, space in enumerate(board)]
        self.start_deck = start_deck
        self.commands = commands or {}
        self.starters = [*start_deck, *(card for command in self.commands.values() for card in command.deck)]
        self.deck = deck
        self.reserve = reserve
        self.reserve_counts = reserve_counts
        self.intrigues = intrigues
        self.plots_shift = any(effect.shifts for card in (*intrigues, *twisted) for effect in INTRIGUES[card].plot)
        self.conflicts = conflicts
        self.conflict_levels = conflict_levels
        self.leaders = leaders
        self.track_bonuses = track_bonuses
        self.start_points = start_points
        self.hagal_deck = hagal_deck
        self.difficulties = difficulties
        self.hooks = hooks
        self.verbs = verbs
        self.sitters = sitters
        seated = [who + 1 for seats in sitters.values() for who in seats]
        self.sitters_known = SITTERS[: max([SITTERS_OF_ALL, *seated])]
        self.teams = teams
        self.features = features
        self.overheard = {*overheard, *(occasion for leader in leaders for occasion in LEADERS[leader].overhears)}
        self.icons = icons
        self.phases = phases
        self.flags = flags
        self.course = course
        if resources != tuple(RESOURCES[: len(resources)]):
            raise ValueError(f"the edition {key!r} must have its resources in the order of all: {', '.join(RESOURCES)}")
        self.resources = resources
        if factions != tuple(FACTIONS[: len(factions)]):
            raise ValueError(f"the edition {key!r} must have its factions in the order of all: {', '.join(FACTIONS)}")
        self.factions = factions
        self.tracks = tracks or factions
        if len(track_bonuses) != len(factions):
            raise ValueError(f"the edition {key!r} has {len(factions)} factions, but {len(track_bonuses)} bonuses")
        self.decisions = decisions
        self.space_ids = _ids(key, "space", self.board, range(len(board)))
        self.card_ids = _ids(key, "card", CARDS, (*self.starters, *deck, *reserve))
        self.intrigue_ids = _ids(key, "Intrigue card", INTRIGUES, (*intrigues, *twisted))
        self.objectives = objectives or {}
        dealt = [card for cards in self.objectives.values() for card in cards]
        self.conflict_ids = _ids(key, "Conflict card", CONFLICTS, (*conflicts, *dealt))
        backs = [back.id for leader in leaders if (back := LEADERS[leader].back) is not None]
        self.rivals = rivals
        self.leader_ids = _ids(key, "leader", LEADERS, (*leaders, *backs, *rivals))
        self.contracts = contracts
        self.contract_ids = _ids(key, "contract", CONTRACTS, contracts)
        self.units = units
        self.posts = posts
        self.post_ids = {post.key: number for number, post in enumerate(posts)}
        self.watched = [sum(1 << self.space_ids[space] for space in post.spaces) for post in posts]
        self.joined = [
            sum(1 << number for number, spaces in enumerate(self.watched) if spaces >> space.id & 1)
            for space in self.board
        ]
        self.post_icons = [
            sum({1 << self.board[self.space_ids[space]].icon for space in post.spaces}) for post in posts
        ]
        self.hagal_ids = _ids(key, "House Hagal card", HAGAL_CARDS, hagal_deck)
        self.paths: dict[str, Effect] = {}
        for effect in all_parts(self.effects()):
            if self.paths.setdefault(effect.path, effect) is not effect:
                raise ValueError(f"two effects of the edition {key!r} have the path {effect.path!r}")
            if effect.op in (GAIN, PAY) and effect.m >= len(resources):
                raise ValueError(
                    f"{effect.path!r} needs {RESOURCES[effect.m]}, which the edition {key!r} does not have"
                )
        gained = [effect.k for effect in self.paths.values() if effect.op == VP]
        self.point_sources = POINT_SOURCES[: max([SOURCES_OF_ALL, *(source + 1 for source in (*gained, *scored))])]
        self.makers = [space.id for space in self.board if space.maker]
        self.halls = [space for space in self.board if space.hall]
        self.by_icon: list[list[Space]] = [[s for s in self.board if s.icon == icon] for icon in range(len(icons))]
        self.hagal_spaces = {
            card: tuple(self.space_ids[space] for space in HAGAL_CARDS[card].spaces) for card in hagal_deck
        }
        self.actions: list[list[Any]] = [[] for _ in range(max(verbs.values()) + 1)]

    def sitters_with(self, people: int) -> tuple[int, ...]:
        """Return who sits at every seat of a game with so many people (ids.SITTERS)."""
        return self.sitters.get(people, (PERSON,) * people)

    def points_at_start(self, seat: int, players: int) -> int:
        """Return the points that a seat of so many begins with (I-3.7, U-22.4)."""
        return COMMANDER_POINTS if seat in self.commands else self.start_points.get(players, 0)

    def track_of(self, faction: str) -> str:
        """Return what the track of a faction on the board is called (U-22.8)."""
        return self.tracks[self.factions.index(faction)]

    def location(self, conflict: int) -> int:
        """Return the number of the space at stake in a Conflict, or NONE."""
        place = CONFLICTS[conflict].location
        return self.space_ids[place] if place else NONE

    def effects(self) -> Iterator[Effect]:
        """Yield the effects of all components, not of their parts."""
        for space in self.board:
            yield from space.boxes()
        for number in self.card_ids.values():
            card = CARDS[number]
            for box in (card.agent, card.reveal, card.acquire, card.trashed, card.discarded):
                yield from box
        for number in self.intrigue_ids.values():
            for moment in range(3):
                yield from INTRIGUES[number].at(moment)
        for number in self.conflict_ids.values():
            for reward in CONFLICTS[number].rewards:
                yield from reward
        for number in self.leader_ids.values():
            leader = LEADERS[number]
            yield from leader.signet
            yield from leader.setup
            yield from leader.agent
            yield from leader.reveal
            yield from leader.rewards()
            yield from leader.own_effects()
            if leader.rival is not None:
                yield from leader.rival.strategy
            for follows in leader.follows():
                yield from follows.effects
        for number in self.hagal_ids.values():
            yield from HAGAL_CARDS[number].effects
        for number in self.contract_ids.values():
            yield CONTRACTS[number].entry
        for number in self.skill_ids.values():
            yield from SKILLS[number].reveal
        for number in self.course_ids.values():
            yield COURSES[number].effect
        for number in self.tile_ids.values():
            yield from TILES[number].boxes()
        yield from self.common
        yield from self.track_bonuses
        for command in self.commands.values():
            yield from command.rewards.values()


def _ids(edition: str, kind: str, table: list[Any], numbers: Iterable[int]) -> dict[str, int]:
    """Return the numbers of components by their ids; raises ValueError for an id that two of them have."""
    found: dict[str, int] = {}
    for number in numbers:
        key = table[number].key
        if found.setdefault(key, number) != number:
            raise ValueError(f"two components of the edition {edition!r} are the {kind} {key!r}")
    return found
