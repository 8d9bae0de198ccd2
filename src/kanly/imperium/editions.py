"""What can be played: editions, the modules that join them, and the versions of the rules that are still known.

An edition is declared by the parts it is made of; a module adds to the parts of an edition or replaces some. What is
played is composed from both, once, when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final, TypeVar

from kanly.engine.errors import ConfigError
from kanly.engine.options import Variant
from kanly.imperium.actions import FIRST_VERBS, VERBS
from kanly.imperium.automa import bloodlines as automa
from kanly.imperium.automa import hagal as house_hagal
from kanly.imperium.automa import rivals, variants
from kanly.imperium.components import Card, Command, Conflict, Contract, IntrigueCard, Leader, Post, Space, Unit
from kanly.imperium.content import bloodlines, uprising
from kanly.imperium.content.base import board, conflicts, hagal, imperium_deck, intrigue_deck, leaders, starter
from kanly.imperium.edition import Edition, Hooks
from kanly.imperium.effects import Effect
from kanly.imperium.features import Sights
from kanly.imperium.features import base as base_features
from kanly.imperium.ids import (
    BATTLE_ICON_PAIRS,
    CARD_RIVAL,
    COMMON_RIVAL,
    FLAGS,
    ICONS,
    PERSON,
    PHASES,
    RIVAL,
    SPOILER,
    UPRISING_FLAGS,
)
from kanly.imperium.opponents import Difficulty, HagalCard
from kanly.imperium.pieces import Course, Skill, Tile
from kanly.imperium.rules import activation, battle_icons, commanders, contracts, sardaukar, tech
from kanly.imperium.rules.intrigue import lasting_plots
from kanly.imperium.rules.sandworms import SANDWORM
from kanly.imperium.rules.setup import first_player
from kanly.imperium.steps import COURSE, DECISIONS

RULES: Final = 2
"""The version of the rules that new games are played with."""


@dataclass
class Parts:
    """What an edition is made of. Modules may add to the lists and replace what they like."""

    board: list[Space]
    starter: list[Card]
    deck: list[Card]
    reserve: list[Card]
    intrigues: list[IntrigueCard]
    conflicts: list[Conflict]
    conflict_levels: tuple[tuple[int, int], ...]
    leaders: list[Leader]
    track_bonuses: tuple[Effect, ...]
    start_points: dict[int, int] = field(default_factory=dict)
    hagal_deck: list[HagalCard] = field(default_factory=list)
    difficulties: list[Difficulty] = field(default_factory=list)
    rivals: list[Leader] = field(default_factory=list)
    """The rival cards, which stand in place of leaders."""
    icons: tuple[str, ...] = ICONS
    phases: tuple[str, ...] = PHASES
    flags: tuple[str, ...] = FLAGS
    course: tuple[int, ...] = COURSE
    resources: tuple[str, ...] = ("solari", "spice", "water")
    factions: tuple[str, ...] = ("emperor", "guild", "bene_gesserit", "fremen")
    sitters: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Who sits at every seat, by the number of people, where it is not one person a seat."""
    teams: dict[int, tuple[tuple[int, ...], ...]] = field(default_factory=dict)
    """Who plays together, by the number of people, where not everybody plays alone."""
    verbs: tuple[int, ...] = FIRST_VERBS
    overheard: tuple[int, ...] = ()
    """Occasions of others that something waits for, besides leaders."""
    hooks: Hooks = field(default_factory=lambda: Hooks(first_player))
    posts: tuple[Post, ...] = ()
    objectives: dict[int, tuple[Conflict, ...]] = field(default_factory=dict)
    """The Objectives that are dealt, by the number of people."""
    contracts: list[Contract] = field(default_factory=list)
    units: tuple[Unit, ...] = ()
    scored: tuple[int, ...] = ()
    """Sources of points that rules score by, besides those of effects."""
    commands: dict[int, Command] = field(default_factory=dict)
    """The Commanders of two teams, by their seats."""
    tracks: tuple[str, ...] = ()
    """What the tracks of influence are called, where it is not as their factions."""
    commander_spaces: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """The spaces with a Sardaukar Commander, by the number of people."""
    skills: list[Skill] = field(default_factory=list)
    courses: list[Course] = field(default_factory=list)
    twisted: list[IntrigueCard] = field(default_factory=list)
    tiles: list[Tile] = field(default_factory=list)
    common: list[Effect] = field(default_factory=list)
    """Effects that stand on no component."""
    decisions: tuple[str, ...] = DECISIONS
    features: Sights = field(default_factory=base_features)
    """What is worth looking at (features.py)."""


@dataclass(frozen=True)
class EditionSheet:
    """An edition as it is declared: for how many people, and the parts that it is made of."""

    title: str
    seats: tuple[int, ...]
    parts: Callable[[], Parts]
    boards: Mapping[int, Callable[[Parts], None]] = field(default_factory=dict, hash=False)
    """What is made of the parts for a number of people who play on another board, by that number."""


@dataclass(frozen=True)
class ModuleSheet:
    """A module as it is declared: the editions that it joins, and what it does to their parts.

    It is told what is played, since it may bring other cards to another edition, or beside another module. `needs` and
    `excludes` name modules that it cannot be without, or together with.
    """

    title: str
    editions: tuple[str, ...]
    join: Callable[[Parts, Variant], None]
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()


def _base() -> Parts:
    return Parts(
        board=list(board.SPACES),
        starter=list(starter.STARTER),
        deck=list(imperium_deck.DECK),
        reserve=list(starter.RESERVE),
        intrigues=list(intrigue_deck.DECK),
        conflicts=list(conflicts.CONFLICT_CARDS),
        conflict_levels=((3, 4), (2, 5), (1, 1)),
        leaders=list(leaders.LEADER_CARDS),
        track_bonuses=board.TRACK_BONUSES,
        start_points={4: 1},
        hagal_deck=list(hagal.DECK),
        difficulties=list(hagal.DIFFICULTIES),
        sitters={1: (PERSON, RIVAL, RIVAL), 2: (PERSON, PERSON, SPOILER)},
        hooks=_with_house_hagal(),
    )


def _with_house_hagal() -> Hooks:
    hooks = Hooks(first_player)
    hooks.setup.append(house_hagal.set_up)
    hooks.start.append(house_hagal.give_extras)
    hooks.round.append(house_hagal.swordmasters_arrive)
    hooks.combat.append(house_hagal.reveal_swords)
    return hooks


def _uprising() -> Parts:
    return Parts(
        board=list(uprising.board.SPACES),
        starter=list(uprising.starter.STARTER),
        deck=list(uprising.imperium_deck.DECK),
        reserve=list(uprising.starter.RESERVE),
        intrigues=list(uprising.intrigue_deck.DECK),
        conflicts=list(uprising.conflicts.CONFLICT_CARDS),
        conflict_levels=((3, 4), (2, 5), (1, 1)),
        leaders=list(uprising.leaders.LEADER_CARDS),
        track_bonuses=uprising.board.TRACK_BONUSES,
        start_points={4: 1},
        icons=(*ICONS, "spy"),
        flags=UPRISING_FLAGS,
        verbs=(*FIRST_VERBS, *uprising.VERBS),
        decisions=(*DECISIONS, *uprising.DECISIONS),
        posts=uprising.board.POSTS,
        objectives=dict(uprising.conflicts.OBJECTIVES),
        units=(SANDWORM,),
        scored=(BATTLE_ICON_PAIRS,),
        hagal_deck=list(uprising.hagal.DECK),
        difficulties=list(uprising.hagal.DIFFICULTIES),
        rivals=list(uprising.rivals.RIVAL_CARDS),
        sitters={1: (PERSON, CARD_RIVAL, CARD_RIVAL), 2: (PERSON, PERSON, COMMON_RIVAL)},
        hooks=_hooks_of_uprising(),
        features=_features_of_uprising(),
    )


def _features_of_uprising() -> Sights:
    sights = base_features()
    sights.seat.append(uprising.features.PIECES)
    sights.table.append(uprising.features.WALL)
    sights.actions.append(uprising.action_features.PIECES)
    return sights


def _hooks_of_uprising() -> Hooks:
    hooks = Hooks(battle_icons.first_by_objective)
    hooks.setup += [uprising.lay_out, rivals.set_up, battle_icons.deal_objectives]
    hooks.start.append(house_hagal.give_extras)
    hooks.turn.append(uprising.begin_turn)
    hooks.reveal.append(variants.roll_for_row)
    hooks.spied.append(rivals.third_spy)
    hooks.combat.append(house_hagal.reveal_swords)
    hooks.won.append(battle_icons.push_taking)
    hooks.waiting.append(lasting_plots)
    hooks.endgame.append((battle_icons.PAIR, battle_icons.legal_pairs, battle_icons.apply_pair))
    return hooks


def _join_choam(parts: Parts, variant: Variant) -> None:
    """Add contracts, and the cards and the leader that go with them (U-16.2)."""
    parts.contracts += uprising.contracts.CONTRACT_TOKENS
    parts.deck += uprising.imperium_deck.CHOAM_CARDS
    parts.intrigues += uprising.intrigue_deck.CHOAM_CARDS
    parts.leaders.append(uprising.leaders.SHADDAM)
    parts.verbs += (contracts.TAKE,)
    parts.decisions += ("take_contract",)
    parts.hooks.start.append(contracts.deal_contracts)
    parts.hooks.visit.append(contracts.visit_contracts)
    parts.hooks.waiting.insert(0, contracts.acquire_contracts)  # before face-up Plot cards (U-14.2)


def _play_in_teams(parts: Parts) -> None:
    """Turn the board over for six players in two teams; the CHOAM module is always in (U-22)."""
    six, six_board = uprising.six, uprising.six_board
    if contracts.deal_contracts not in parts.hooks.start:
        _join_choam(parts, Variant("uprising", ("choam",)))
    parts.board = [*six_board.SPACES, *(space for space in parts.board if space.leaders)]
    parts.posts = six_board.POSTS
    parts.tracks, parts.track_bonuses = six_board.TRACKS, six_board.TRACK_BONUSES
    parts.conflicts = [card for card in parts.conflicts if card.level > 1]
    parts.conflict_levels = six.CONFLICT_LEVELS
    parts.leaders = _replaced(parts.leaders, six.LEADER_CARDS)
    parts.contracts = _replaced(parts.contracts, six.CONTRACT_TOKENS)
    parts.skills = [skill for skill in parts.skills if skill.key not in bloodlines.skills.WORMS_ONLY]
    parts.hagal_deck, parts.difficulties, parts.rivals = [], [], []  # rivals play with one and two people only
    parts.objectives, parts.start_points = dict(six.OBJECTIVES), {six.PEOPLE: 1}
    parts.commands, parts.teams = dict(six.COMMANDS), {six.PEOPLE: six.TEAMS}
    parts.verbs += six.VERBS
    parts.decisions += six.DECISIONS
    later = [lays for lays in parts.hooks.setup if lays in (sardaukar.lay_out, tech.lay_out)]
    parts.hooks.setup = [uprising.lay_out, commanders.lay_out_teams, commanders.deal_objectives, *later]
    parts.hooks.turn.append(activation.begin_turn)
    parts.hooks.combat.append(activation.release_allies)
    parts.hooks.home.append(activation.tokens_come_home)


_Keyed = TypeVar("_Keyed", Leader, Contract)


def _replaced(cards: list[_Keyed], others: list[_Keyed]) -> list[_Keyed]:
    """Return components, those in place of which the other side has its own."""
    by_key = {(card.key, card.name): card for card in others}
    return [by_key.get((card.key, card.name), card) for card in cards]


def _join_bloodlines(parts: Parts, variant: Variant) -> None:
    """Add Commanders, Skills, cards and leaders, as the edition and its modules use them (B-3, B-4, B-11)."""
    on_uprising = bool(parts.posts)
    with_choam = bool(parts.contracts) or variant.people == uprising.six.PEOPLE
    it = bloodlines
    left_out = set() if on_uprising else {*it.imperium_deck.UPRISING_ONLY, *it.intrigue_deck.UPRISING_ONLY}
    parts.deck += [card for card in it.imperium_deck.DECK if card not in left_out]
    parts.intrigues += [card for card in it.intrigue_deck.DECK if card not in left_out]
    parts.leaders += [
        leader for leader in it.leaders.LEADER_CARDS if on_uprising or leader not in it.leaders.UPRISING_ONLY
    ]
    parts.skills += [skill for skill in it.skills.SKILL_TILES if on_uprising or skill.key not in it.skills.WORMS_ONLY]
    parts.courses += [
        card for card in it.navigation.NAVIGATION_CARDS if on_uprising or card.key not in it.navigation.UPRISING_ONLY
    ]
    parts.twisted += it.intrigue_deck.TWISTED
    parts.commander_spaces = dict(it.board.ON_UPRISING if on_uprising else it.board.ON_BASE)
    parts.board.append(it.board.TUEKS_SIETCH)
    parts.common += [it.words.ON_SPACE, it.words.BOOST]
    parts.units += (sardaukar.COMMANDER, sardaukar.AGENT)
    parts.verbs += it.VERBS if on_uprising else (*it.BASE_VERBS, *it.VERBS)
    parts.decisions += it.DECISIONS + (it.UPRISING_DECISIONS if on_uprising else it.BASE_DECISIONS)
    if on_uprising:
        parts.conflicts += it.conflicts.CONFLICT_CARDS
    if with_choam:
        parts.deck += it.imperium_deck.CHOAM_CARDS
        parts.intrigues += it.intrigue_deck.CHOAM_CARDS
        parts.contracts += it.contracts.CONTRACT_TOKENS
        parts.verbs += it.CHOAM_VERBS
        parts.decisions += it.CHOAM_DECISIONS
    if variant.people == uprising.six.PEOPLE:
        parts.common.append(it.words.DRIVEN_OFF)
    parts.hagal_deck.append(it.rivals.TUEKS_SIETCH)
    if on_uprising:
        parts.rivals += it.rivals.RIVAL_CARDS
    parts.features = Sights(
        [*parts.features.seat, it.features.FORCES], parts.features.table, [*parts.features.actions, it.features.ACTIONS]
    )
    _hook_bloodlines(parts.hooks)


def _hook_bloodlines(hooks: Hooks) -> None:
    it = bloodlines.specials
    hooks.setup.append(sardaukar.lay_out)
    hooks.start += [sardaukar.bring_sietch, it.lay_tokens, automa.sort_out_sietch]
    hooks.round.append(it.draw_twisted)
    hooks.turn.append(sardaukar.begin_turn)
    hooks.home.append(sardaukar.forget_shigawire)
    hooks.visit.append(sardaukar.visit_commander)
    hooks.sent.append(it.use_shigawire)
    hooks.revealed.append(sardaukar.reveal_bonuses)
    hooks.entered.append(sardaukar.awaken_skills)
    hooks.left.append(it.advance_tactics)
    hooks.strength.append(sardaukar.more_strength)
    hooks.moves += sardaukar.MOVES
    hooks.opening += [(it.RECITE, it.legal_recitals, it.recite), *sardaukar.OPENING]
    hooks.landed.append(automa.meet_commander)


def _join_tech(parts: Parts, variant: Variant) -> None:
    """Add the Embassy with its tiles, and the cards and the leader that go with them (B-9.1)."""
    on_uprising = bool(parts.posts)
    with_choam = bool(parts.contracts) or variant.people == uprising.six.PEOPLE
    it = bloodlines
    left_out = (() if on_uprising else it.tiles.UPRISING_ONLY) + (() if with_choam else it.tiles.CHOAM_ONLY)
    parts.tiles += [tile for tile in it.tiles.TECH_TILES if tile.key not in left_out]
    parts.deck += it.imperium_deck.TECH_CARDS
    parts.intrigues += it.intrigue_deck.TECH_CARDS
    parts.leaders.append(it.leaders.KOTA)
    parts.common.append(it.tiles.EMBASSY)
    parts.verbs += it.TECH_VERBS + (it.FLEET_VERBS if on_uprising else ())
    parts.decisions += it.TECH_DECISIONS + (it.FLEET_DECISIONS if on_uprising else ())
    parts.hagal_deck.append(it.rivals.ACQUIRE_TECH)
    if on_uprising:
        parts.rivals.append(it.rivals.KOTA)
    parts.features = Sights(
        [*parts.features.seat, it.features.TILES_OWNED], parts.features.table, parts.features.actions
    )
    hooks = parts.hooks
    hooks.setup += [tech.lay_out, automa.lay_out_for_rivals]
    hooks.start.append(tech.begin_project)
    hooks.round += [tech.turn_up_tiles, automa.trade_again]
    hooks.landed.append(automa.flip_drones)
    hooks.finished.append(automa.finish_round)
    hooks.visit.append(tech.visit_embassy)
    hooks.revealed.append(tech.reveal_tiles)
    hooks.waiting.append(tech.waiting_tiles)
    hooks.won.append(it.push_winner)
    hooks.ending.append(tech.end_tiles)
    hooks.moves += tech.MOVES
    hooks.opening += tech.OPENING


EDITIONS: dict[str, EditionSheet] = {
    "base": EditionSheet("Dune: Imperium", (1, 2, 3, 4), _base),
    "uprising": EditionSheet(
        "Dune: Imperium - Uprising", (1, 2, 3, 4, 6), _uprising, {uprising.six.PEOPLE: _play_in_teams}
    ),
}
"""The editions by their ids, the first one by default."""

MODULES: dict[str, ModuleSheet] = {
    "choam": ModuleSheet("CHOAM", ("uprising",), _join_choam),
    "bloodlines": ModuleSheet("Bloodlines", ("base", "uprising"), _join_bloodlines),
    "tech": ModuleSheet("Tech", ("base", "uprising"), _join_tech, needs=("bloodlines",)),
}
"""The modules by their ids, in the order in which they join an edition."""


def modules_of(edition: str) -> dict[str, str]:
    """Return the modules that can join an edition, with their titles."""
    return {key: sheet.title for key, sheet in MODULES.items() if edition in sheet.editions}


def why_apart(variant: Variant) -> str:
    """Return why the modules of a variant cannot be played together, or nothing."""
    for module in variant.modules:
        sheet = MODULES[module]
        for other in sheet.needs:
            if other not in variant.modules:
                return f"the module {module!r} needs {other!r}"
        for other in sheet.excludes:
            if other in variant.modules:
                return f"the module {module!r} cannot be played with {other!r}"
    return ""


def compose(variant: Variant, rules: int = RULES, people: int = 0) -> Edition:
    """Return what is played: an edition with its modules, by a version of the rules (K-44).

    With so many people, where they have another board; else with the number that the variant names. Raises KeyError for
    an edition or a module that is not there, ConfigError for a version that nobody knows.
    """
    if not 1 <= rules <= RULES:
        known = ", ".join(map(str, range(1, RULES + 1)))
        raise ConfigError(f"unknown rules version {rules}; there are {known}")
    sheet = EDITIONS[variant.edition]
    people = people or variant.people
    board = Variant(variant.edition, variant.modules, people if people in sheet.boards else 0)
    return _composed(board, sheet, tuple(MODULES[module] for module in variant.modules), rules)


@cache
def _composed(variant: Variant, sheet: EditionSheet, modules: tuple[ModuleSheet, ...], rules: int) -> Edition:
    """Put the parts together: once for the same sheets, so that there is one board and one table of actions."""
    parts = sheet.parts()
    parts.hooks = parts.hooks.copy()  # a sheet may give away its own
    for module in modules:
        module.join(parts, variant)
    if variant.people:
        sheet.boards[variant.people](parts)
    key = f"{variant}/{variant.people}" if variant.people else str(variant)
    return Edition(
        key=key if rules == RULES else f"{key}@{rules}",
        variant=variant,
        name=sheet.title,
        rules=rules,
        seats=(variant.people,) if variant.people else tuple(n for n in sheet.seats if n not in sheet.boards),
        start_deck=[card.id for card in parts.starter for _ in range(card.copies)],
        deck=[card.id for card in parts.deck for _ in range(card.copies)],
        reserve=[card.id for card in parts.reserve],
        reserve_counts=[card.copies for card in parts.reserve],
        intrigues=[card.id for card in parts.intrigues for _ in range(card.copies)],
        conflicts=[card.id for card in parts.conflicts],
        leaders=[leader.id for leader in parts.leaders],
        hagal_deck=[card.id for card in parts.hagal_deck for _ in range(card.copies)],
        difficulties=[level.id for level in parts.difficulties],
        board=parts.board,
        conflict_levels=parts.conflict_levels,
        track_bonuses=parts.track_bonuses,
        start_points=parts.start_points,
        icons=parts.icons,
        phases=parts.phases,
        flags=parts.flags,
        course=parts.course,
        resources=parts.resources,
        factions=parts.factions,
        sitters=parts.sitters,
        teams=parts.teams,
        features=parts.features,
        hooks=parts.hooks,
        overheard=parts.overheard,
        verbs={VERBS[number].name: number for number in parts.verbs},
        decisions=parts.decisions,
        posts=parts.posts,
        objectives={people: tuple(card.id for card in cards) for people, cards in parts.objectives.items()},
        contracts=tuple(contract.id for contract in parts.contracts for _ in range(contract.copies)),
        units=parts.units,
        scored=parts.scored,
        rivals=tuple(rival.id for rival in parts.rivals),
        commands=parts.commands,
        tracks=parts.tracks,
        commander_spaces=parts.commander_spaces,
        skills=tuple(skill.id for skill in parts.skills for _ in range(skill.copies)),
        courses=tuple(card.id for card in parts.courses),
        twisted=tuple(card.id for card in parts.twisted),
        tiles=tuple(tile.id for tile in parts.tiles),
        common=tuple(parts.common),
    )


def by_key(key: str) -> Edition:
    """Return what a position or an observation names; raises ValueError that says why not.

    That is an edition with its modules, such as `base`; with `/6` for six people who have another board, with `@1` for
    an older version of the rules.
    """
    name, _, rules = key.partition("@")
    name, _, people = name.partition("/")
    edition, *modules = name.split("+")
    variant = Variant(edition, tuple(modules))
    known = tuple(module for module in modules_of(edition) if module in modules)
    if edition not in EDITIONS or known != variant.modules:
        raise ValueError(f"unknown edition {key!r}")
    if apart := why_apart(variant):
        raise ValueError(apart)
    found = compose(variant, int(rules) if rules.isdecimal() else RULES, int(people) if people.isdecimal() else 0)
    if found.key != key:
        raise ValueError(f"unknown edition {key!r}")
    return found
