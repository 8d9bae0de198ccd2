"""Every component of an edition as plain data: what a page draws and explains cards, spaces and leaders from.

Effects are told as the declarations that the engine runs, so a new card needs no new drawing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from kanly.imperium.components import (
    CARDS,
    CONFLICTS,
    CONTRACTS,
    INTRIGUES,
    LEADERS,
    Card,
    Conflict,
    Contract,
    IntrigueCard,
    Leader,
    Space,
)
from kanly.imperium.describe_opponents import difficulty_facts
from kanly.imperium.describe_pieces import followers, tile_boxes
from kanly.imperium.edition import Edition
from kanly.imperium.effects import Effect, When
from kanly.imperium.ids import BATTLE_ICONS, CONTRACT_KINDS, FACTIONS, ICONS, NONE, RESOURCES
from kanly.imperium.notation import names
from kanly.imperium.occasions import OCCASIONS
from kanly.imperium.opponents import DIFFICULTIES, HAGAL_CARDS, HagalCard, RivalCard, Way
from kanly.imperium.pieces import COURSES, SKILLS, TILES, Course, Skill, Tile
from kanly.imperium.words import CARDS_IN_PLAY, CONDITIONS, PER, SPECIAL, SPECIAL_CONDITION, WHEN

Data = dict[str, Any]

FIRST_SET: Final = "imperium"
"""The set whose components are named by messages without the name of a set."""


def catalogue(game: str, edition: Edition) -> Data:
    """Return an edition as plain data; components by their ids."""
    deck_cards = sorted({*edition.starters, *edition.deck, *edition.reserve})
    return {
        "game": game,
        "edition": edition.variant.edition,
        "title": edition.name,
        "factions": list(edition.factions),
        "resources": list(edition.resources),
        "icons": list(edition.icons),
        "phases": list(edition.phases),
        "point_sources": list(edition.point_sources),
        "cards": {card.key: _card(card) for card in (CARDS[number] for number in deck_cards)},
        "intrigue": {card.key: _intrigue(card) for card in (INTRIGUES[n] for n in _plots(edition))},
        "conflicts": {card.key: _conflict(card) for card in (CONFLICTS[number] for number in edition.conflicts)},
        "leaders": {leader.key: leader_data(leader) for leader in _leaders(edition)},
        "spaces": {space.key: _space(space) for space in edition.board},
        "hagal": {card.key: _hagal(card) for card in (HAGAL_CARDS[n] for n in sorted(set(edition.hagal_deck)))},
        "difficulties": {
            level.key: {"name": level.name, **difficulty_facts(level)}
            for level in (DIFFICULTIES[number] for number in edition.difficulties)
        },
        "tracks": {
            name: effects((bonus,)) for name, bonus in zip(edition.factions, edition.track_bonuses, strict=True)
        },
        "reserve": [CARDS[card].key for card in edition.reserve],
        "start_deck": [CARDS[card].key for card in edition.start_deck],
        "rounds": sum(count for _, count in edition.conflict_levels),
        "effects": {path: say(effect) for path, effect in edition.paths.items()},
        "names": names_of(edition),
        **_filled(
            sets=sets_of(edition),
            posts={post.key: {"spaces": list(post.spaces)} for post in edition.posts},
            objectives={card.key: _conflict(card) for card in _objectives(edition)},
            contracts={contract.key: _contract(contract) for contract in _contracts(edition)},
            teams=_teams(edition),
            twisted=[INTRIGUES[number].key for number in edition.twisted],
            skills={skill.key: _skill(skill) for skill in (SKILLS[n] for n in edition.skill_ids.values())},
            navigation={card.key: _course(card) for card in (COURSES[n] for n in edition.course_ids.values())},
            tiles={tile.key: _tile(tile) for tile in (TILES[n] for n in edition.tile_ids.values())},
        ),
    }


def _plots(edition: Edition) -> list[int]:
    """Return the Intrigue cards, Piter's own among them."""
    return sorted({*edition.intrigues, *edition.twisted})


def _filled(**kinds: Data | list[Any]) -> Data:
    """Return what there is: an edition that does not use a kind of component does not name it."""
    return {kind: of for kind, of in kinds.items() if of}


def _leaders(edition: Edition) -> list[Leader]:
    """Return the leaders, and the other sides of those that can be turned over."""
    return [LEADERS[number] for number in edition.leader_ids.values()]


def _objectives(edition: Edition) -> list[Conflict]:
    dealt = {card for cards in edition.objectives.values() for card in cards}
    return [CONFLICTS[number] for number in sorted(dealt)]


def _contracts(edition: Edition) -> list[Contract]:
    return [CONTRACTS[number] for number in edition.contract_ids.values()]


def sets_of(edition: Edition) -> dict[str, dict[str, str]]:
    """Return the sets of things by kind and id, but for those of the first: their ids may mean something else there."""
    leaders = {leader.key: leader.set for leader in _leaders(edition)}
    people = {leader.key: leader.set for leader in _leaders(edition) if leader.rival is None}
    sets = {
        "card": {CARDS[n].key: CARDS[n].set for n in (*edition.starters, *edition.deck, *edition.reserve)},
        "intrigue": {INTRIGUES[n].key: INTRIGUES[n].set for n in _plots(edition)},
        "conflict": {CONFLICTS[n].key: CONFLICTS[n].set for n in edition.conflicts},
        "leader": leaders,
        "ability": people,
        "signet": people,
        "hagal": {HAGAL_CARDS[n].key: HAGAL_CARDS[n].set for n in edition.hagal_deck},
        "space": {space.key: space.set for space in edition.board},
        "objective": {card.key: card.set for card in _objectives(edition)},
        "contract": {contract.key: contract.set for contract in _contracts(edition)},
        "skill": {SKILLS[n].key: SKILLS[n].set for n in edition.skill_ids.values()},
        "navigation": {COURSES[n].key: COURSES[n].set for n in edition.course_ids.values()},
        "tile": {TILES[n].key: TILES[n].set for n in edition.tile_ids.values()},
        "commander": {"space": "bloodlines"} if edition.skills else {},
        "embassy": {"landsraad": "tech"} if edition.tiles else {},
    }
    later = {kind: {key: name for key, name in of.items() if name != FIRST_SET} for kind, of in sets.items()}
    return {kind: of for kind, of in later.items() if of}


def names_of(edition: Edition) -> dict[str, dict[str, str]]:
    """Return what things are called in English, by kind and id."""
    leaders = _leaders(edition)
    return {
        "card": {CARDS[n].key: CARDS[n].name for n in (*edition.starters, *edition.deck, *edition.reserve)},
        "intrigue": {INTRIGUES[n].key: INTRIGUES[n].name for n in _plots(edition)},
        "conflict": {CONFLICTS[n].key: CONFLICTS[n].name for n in edition.conflicts},
        "leader": {leader.key: leader.name for leader in leaders},
        "ability": {leader.key: leader.ability for leader in leaders if leader.rival is None},
        "signet": {leader.key: leader.signet_name for leader in leaders if leader.rival is None},
        "space": {space.key: space.name for space in edition.board},
        "hagal": {HAGAL_CARDS[n].key: HAGAL_CARDS[n].name for n in edition.hagal_deck},
        "difficulty": {DIFFICULTIES[n].key: DIFFICULTIES[n].name for n in edition.difficulties},
        **_filled(
            objective={card.key: card.name for card in _objectives(edition)},
            contract={contract.key: contract.name for contract in _contracts(edition)},
            skill={SKILLS[n].key: SKILLS[n].name for n in edition.skill_ids.values()},
            navigation={COURSES[n].key: COURSES[n].name for n in edition.course_ids.values()},
            tile={TILES[n].key: TILES[n].name for n in edition.tile_ids.values()},
            commander={"space": "Sardaukar Commander"} if edition.skills else {},
            embassy={"landsraad": "Ixian Embassy"} if edition.tiles else {},
        ),
    }


# -- effects -----------------------------------------------------------------------------------------------


def effects(declared: Iterable[Effect]) -> list[Data]:
    """Return effects as data."""
    return [say(effect) for effect in declared]


def _is_brought(effect: Effect) -> bool:
    """Say whether a later set has brought the word, condition or count: there may be no message for it yet."""
    if effect.op == WHEN:
        return effect.k > SPECIAL_CONDITION
    return effect.op > SPECIAL or (effect.op == PER and effect.k > CARDS_IN_PLAY)


def say(effect: Effect) -> Data:
    """Return one effect as data: its word, its numbers by name, its parts."""
    said: Data = {"word": effect.word.name, "path": effect.path, "n": effect.n, "optional": effect.optional}
    about = effect.word.about
    if about is not None:
        said |= about(effect)
    if _is_brought(effect):
        said["says"] = CONDITIONS[effect.k].says(effect) if effect.op == WHEN else effect.word.says(effect)
    if effect.parts:
        said["parts"] = effects(effect.parts)
    if effect.cost:
        said["cost"] = effects(effect.cost)
    if effect.special is not None:
        said["special"] = effect.special.name
    return said


# -- components --------------------------------------------------------------------------------------------


def _card(card: Card) -> Data:
    return {
        "name": card.name,
        "deck": card.deck,
        "copies": card.copies,
        "cost": card.cost,
        "icons": names(card.icons, ICONS),
        "factions": names(card.factions, FACTIONS),
        "persuasion": card.persuasion,
        "swords": card.swords,
        "agent": effects(card.agent),
        "reveal": effects(card.reveal),
        "acquire": effects(card.acquire),
        "trashed": effects(card.trashed),
        **({"discarded": effects(card.discarded)} if card.discarded else {}),
        **({"lasting": card.lasting} if card.lasting else {}),
    }


def _intrigue(card: IntrigueCard) -> Data:
    return {
        "name": card.name,
        "copies": card.copies,
        "plot": effects(card.plot),
        "combat": effects(card.combat),
        "endgame": effects(card.endgame),
    }


def _conflict(card: Conflict) -> Data:
    return {
        "name": card.name,
        "level": card.level,
        "location": card.location,
        "rewards": [effects(reward) for reward in card.rewards],
        **({} if card.icon == NONE else {"icon": BATTLE_ICONS[card.icon]}),
        **({"protected": True} if card.protected else {}),
    }


def _contract(contract: Contract) -> Data:
    """Return a contract as data; its reward is what completing it does (U-16.6, U-16.11)."""
    return {
        "name": contract.name,
        "kind": CONTRACT_KINDS[contract.kind],
        "copies": contract.copies,
        "space": contract.space,
        **({"card": contract.card} if contract.card else {}),
        "n": contract.n,
        "set_aside": contract.set_aside,
        "reward": effects(contract.reward),
    }


def _skill(skill: Skill) -> Data:
    """Return a Skill as data: what it gives in a Reveal turn, or its strength (B-6.3)."""
    return {"name": skill.name, "copies": skill.copies, "reveal": effects(skill.reveal), "strength": skill.strength}


def _course(card: Course) -> Data:
    """Return a Navigation card as data (B-10.9)."""
    return {"name": card.name, "effects": effects((card.effect,))}


def _tile(tile: Tile) -> Data:
    """Return a Tech tile as data (B-9.6)."""
    return {
        "name": tile.name,
        "cost": tile.cost,
        "rival": tile.rival,
        "spends_spy": tile.spends_spy,
        **({"lasting": tile.lasting} if tile.lasting else {}),
        **{box: effects(of) for box, of in tile_boxes(tile).items()},
        **_filled(when=[_follows(follows) for follows in followers(tile)]),
    }


def leader_data(leader: Leader) -> Data:
    """Return a leader as data."""
    traits: Data = {
        "sees_top": leader.sees_top,
        "secret_factions": leader.secret_factions,
        "discount_icon": "" if leader.discount_icon == NONE else ICONS[leader.discount_icon],
        "harvests": leader.harvests,
        "ignores_enemies": names(leader.ignores_enemies, ICONS),
        "set_aside": leader.takes_set_aside,
        "without": leader.without[0] if leader.without else "",
        **_own_traits(leader),
    }
    return {
        "name": leader.name,
        "house": leader.house,
        "complexity": leader.complexity,
        "ability": leader.ability,
        "traits": {trait: value for trait, value in traits.items() if value},
        "setup": effects(leader.setup),
        "when": [_follows(follows) for follows in leader.follows()],
        "signet_name": leader.signet_name,
        "signet": effects(leader.signet),
        "may_be_rival": leader.may_be_rival,
        **({"agent": effects(leader.agent)} if leader.agent else {}),
        **({"reveal": effects(leader.reveal)} if leader.reveal else {}),
        **({"back": leader.back.key} if leader.back is not None else {}),
        **({"places": _places(leader)} if leader.track else {}),
        **({"rival": _rival(leader.rival)} if leader.rival is not None else {}),
    }


def _own_traits(leader: Leader) -> Data:
    """Return the traits of a leader of Bloodlines (B-10)."""
    own = leader.own
    if own is None:
        return {}
    return {
        "lends_spy": bool(own.icons),
        "must_gather": own.must_gather,
        "cheaper": own.cheaper != NONE,
        "enters": own.enters,
        "instead_of_worms": effects(own.instead_of_worms),
        "tactics": effects(own.tactics),
        "brings_space": own.brings_space,
        "twists": own.twists,
        "navigates": own.navigates,
        "invents": own.invents,
    }


def _rival(card: RivalCard) -> Data:
    """Return what a rival card has besides the ring (hagal D-1)."""
    return {
        "level": card.level,
        "strategy": effects(card.strategy),
        "order": [FACTIONS[faction] for faction in card.order],
        "streamlined": card.streamlined,
    }


def _places(leader: Leader) -> list[Data]:
    """Return the places of the training track: their rewards, and where the token may go from there (U-19.1)."""
    return [
        {"reward": effects([place.reward] if place.reward else []), "next": list(place.following), "id": place.key}
        for place in leader.track
    ]


def _follows(declared: When) -> Data:
    """Return what follows an occasion; the name of one that is of others says so."""
    occasion = ("other_" if declared.of_others else "") + OCCASIONS[declared.occasion]
    return {"occasion": occasion, "least": declared.least, "effects": effects(declared.effects)}


def _space(space: Space) -> Data:
    resource = RESOURCES[space.cost_resource]
    return {
        "name": space.name,
        "area": space.area,
        "icon": ICONS[space.icon],
        "faction": "" if space.faction == NONE else FACTIONS[space.faction],
        "cost": {resource: space.cost_amount} if space.cost_amount else {},
        "prices": [{"pay": pay, "resource": resource, "gives": effects((gain,))} for pay, gain in space.prices],
        "needs": {FACTIONS[space.needs_faction]: space.needs_influence} if space.needs_influence else {},
        "effects": effects(space.effects),
        "combat": space.combat,
        "maker": bool(space.maker),
        "hall": space.hall,
        "once": bool(space.once),
        "control": effects(space.reward_control),
        **({"leaders": True} if space.leaders else {}),
        **({} if space.personal == NONE or space.visit is None else _on_personal_board(space.personal, space.visit)),
    }


def _on_personal_board(faction: int, visit: Effect) -> Data:
    """Return whose personal board a space lies on, by its faction, and the influence there of a visit (U-22.9)."""
    return {"personal": FACTIONS[faction], "visit": effects((visit,))}


def _teams(edition: Edition) -> Data:
    """Return the teams with their Commanders and personal boards, and the names of the tracks on the board (U-22)."""
    if not edition.commands:
        return {}
    commanders = {
        str(seat): {
            "leader": LEADERS[command.leader].key,
            "faction": FACTIONS[command.faction],
            "rewards": {str(step): effects((reward,)) for step, reward in command.rewards.items()},
            "deck": [CARDS[card].key for card in command.deck],
            "throne": command.throne,
            "summons": command.summons,
        }
        for seat, command in edition.commands.items()
    }
    (sides,) = edition.teams.values()
    return {
        "commanders": commanders,
        "sides": [list(side) for side in sides],
        "tracks": dict(zip(edition.factions, edition.tracks, strict=True)),
    }


def _hagal(card: HagalCard) -> Data:
    """Return a House Hagal card as data; where its spaces give different things, `ways` tells them apart."""
    differ = any(way.condition is not None or way.effects != card.effects for way in card.ways)
    return {
        "name": card.name,
        "copies": card.copies,
        "people": card.people,
        "spaces": list(card.spaces),
        "swords": card.swords,
        "effects": effects(card.effects),
        **_filled(ways=[_way(way) for way in card.ways] if differ else [], posts=list(card.posts)),
    }


def _way(way: Way) -> Data:
    """Return one way of a House Hagal card; its condition is an effect without parts."""
    asked = way.condition
    return {
        "space": way.space,
        "effects": effects(way.effects),
        **({} if asked is None else {"condition": say(asked)}),
    }
