"""Effects, components and actions in short notation: the same declarations that the engine runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from kanly.engine.action import Action
from kanly.imperium import actions, words
from kanly.imperium.components import (
    CARDS,
    CONFLICTS,
    CONTRACTS,
    INTRIGUES,
    LEADERS,
    Card,
    Conflict,
    Contract,
    Leader,
    Place,
    Space,
)
from kanly.imperium.describe_opponents import component, hagal_components, rival_components, some
from kanly.imperium.describe_pieces import piece_components
from kanly.imperium.edition import Edition
from kanly.imperium.effects import EFFECTS
from kanly.imperium.ids import (
    ACQUIRE,
    BATTLE_ICONS,
    CONTRACT_KINDS,
    FACTIONS,
    HARVEST,
    ICONS,
    NONE,
    RESOURCES,
    VISIT,
)
from kanly.imperium.notation import entry, names, notation, say
from kanly.imperium.occasions import OCCASIONS
from kanly.imperium.opponents import HAGAL_CARDS
from kanly.imperium.pieces import COURSES, SKILLS, TILES
from kanly.imperium.rules.acquire import price
from kanly.imperium.rules.agent import cost_of
from kanly.imperium.rules.spies import PLACE
from kanly.imperium.rules.tricks import ACQUIRE_HAND
from kanly.imperium.state import ImperiumState, Player, level_of
from kanly.imperium.steps import ACQUIRE_FREE, PRICE

# -- actions ---------------------------------------------------------------------------------------------


def explain(state: ImperiumState, choice: Action) -> str:
    """Return in a few words what an action costs and does; empty when its text says it all."""
    kind, a, b = choice.kind, choice.a, choice.b
    seat = state.pending[1]
    if kind == actions.AGENT:
        return _explain_sending(state, seat, CARDS[a], state.edition.board[b])
    if kind == actions.REVEAL:
        hand = state.players[seat].hand
        swords, persuasion = sum(CARDS[c].swords for c in hand), sum(CARDS[c].persuasion for c in hand)
        return f"persuasion +{persuasion}, sword +{swords} from hand; no more turns this round"
    if kind == actions.PLAY:
        card = INTRIGUES[a]
        moments = (("plot", card.plot), ("combat", card.combat), ("endgame", card.endgame))
        return " / ".join(f"{moment}: {notation(lines)}" for moment, lines in moments if lines)
    if kind in (actions.USE, actions.CHOOSE):
        return say(EFFECTS[a])
    if kind == actions.COMBINE:
        return notation(tuple(part for i, part in enumerate(EFFECTS[a].parts) if b >> i & 1))
    if kind == actions.ACQUIRE:
        cost = "for nothing" if state.pending[0] == ACQUIRE_FREE else f"{price(state, a, b)} persuasion"
        return f"{cost}: {card_text(CARDS[a])}"
    if kind in (actions.TRASH, actions.DISCARD, actions.TAKE, actions.REMOVE):
        return card_text(CARDS[a])
    if kind == actions.LEADER:
        leader = LEADERS[a]
        return f"{leader.ability}: {ability_text(leader)}; signet: {notation(leader.signet)}"
    if kind == actions.PRICE and state.pending[0] == PRICE:
        offers = dict(state.edition.board[state.pending[3]].prices)
        return say(offers[a]) if a in offers else ""
    return ""


def _explain_sending(state: ImperiumState, seat: int, card: Card, space: Space) -> str:
    parts = []
    cost = cost_of(state, seat, space)
    if cost:
        parts.append(f"pay {cost}{'+' if space.prices else ''} {RESOURCES[space.cost_resource]}")
    parts.append(space_text(space))
    if space.maker and state.bonus[space.id]:
        parts.append(f"{state.bonus[space.id]} bonus spice")
    for effect in card.agent:
        if effect.op == words.SIGNET:
            parts.append(f"signet: {notation(LEADERS[state.players[seat].leader].signet)}")
        else:
            parts.append(entry(effect))
    return "; ".join(part for part in parts if part)


def space_text(space: Space) -> str:
    """Return what a space gives, its influence included."""
    parts = [] if space.visit is None else [notation((space.visit,))]
    parts += [say(effect) for effect in space.effects]
    parts += [f"{amount} {RESOURCES[space.cost_resource]}: {say(effect)}" for amount, effect in space.prices]
    if space.hall:
        parts.append(f"persuasion +{space.hall} at your reveal")
    if space.combat:
        parts.append("combat")
    return "; ".join(parts)


def card_text(card: Card) -> str:
    """Return what a card does, box by box."""
    parts = []
    if card.icons:
        parts.append(f"[{' '.join(names(card.icons, ICONS))}] {notation(card.agent) or '-'}")
    reveal = [f"persuasion +{card.persuasion}"] if card.persuasion else []
    reveal += [f"sword +{card.swords}"] if card.swords else []
    reveal += [entry(effect) if reveal else say(effect) for effect in card.reveal]
    parts.append(f"reveal: {'; '.join(reveal) or '-'}")
    if card.acquire:
        parts.append(f"acquire: {notation(card.acquire)}")
    if card.trashed:
        parts.append(f"trashed: {notation(card.trashed)}")
    return " | ".join(parts)


def ability_text(leader: Leader) -> str:
    """Return what a leader's own ability does, from the traits that the rules ask for (I-22)."""
    parts = [f"start with {notation(leader.setup)}"] if leader.setup else []
    if leader.sees_top:
        parts.append("you may look at the top card of your deck at any time")
    if leader.secret_factions:
        parts.append("two secret factions")
    if leader.discount_icon != NONE:
        parts.append(f"{ICONS[leader.discount_icon]} spaces cost 1 solari less")
    if leader.harvests:
        parts.append(f"{leader.harvests:+} spice when you harvest")
    for follows in leader.follows():
        least = f" {follows.least}" if follows.least else ""
        of_others = "another has " if follows.of_others else ""
        parts.append(f"when {of_others}{OCCASIONS[follows.occasion]}{least}: {notation(follows.effects)}")
    if leader.ignores_enemies:
        parts.append(f"enemy Agents do not block you at {' and '.join(names(leader.ignores_enemies, ICONS))} spaces")
    return "; ".join(parts)


# -- components --------------------------------------------------------------------------------------------


def components(edition: Edition) -> list[dict[str, Any]]:
    """Return every component of an edition as plain data."""
    return [
        *_deck_cards(edition),
        *_conflict_cards(edition),
        *_leaders(edition),
        *rival_components(edition),
        *_spaces(edition),
        *_posts(edition),
        *_contracts(edition),
        *piece_components(edition),
        *hagal_components(edition),
    ]


def _deck_cards(edition: Edition) -> Iterator[dict[str, Any]]:
    for card in (CARDS[number] for number in sorted({*edition.starters, *edition.deck, *edition.reserve})):
        yield {
            **component(card.key, card.name, f"{card.deck}_card", card.copies),
            "cost": None if card.cost == NONE else card.cost,
            "icons": names(card.icons, edition.icons),
            "factions": names(card.factions, FACTIONS),
            "persuasion": card.persuasion,
            "swords": card.swords,
            "agent": notation(card.agent),
            "reveal": notation(card.reveal),
            "acquire": notation(card.acquire),
            "trashed": notation(card.trashed),
            **some(discarded=notation(card.discarded), lasting=card.lasting),
        }
    for number in sorted(set(edition.intrigues)):
        intrigue = INTRIGUES[number]
        lines = {"plot": intrigue.plot, "combat": intrigue.combat, "endgame": intrigue.endgame}
        yield {
            **component(intrigue.key, intrigue.name, "intrigue_card", intrigue.copies),
            **{moment: notation(effects) for moment, effects in lines.items()},
        }


def _conflict_cards(edition: Edition) -> Iterator[dict[str, Any]]:
    for number in edition.conflicts:
        conflict = CONFLICTS[number]
        first, second, third = (notation(reward) for reward in conflict.rewards)
        yield {
            **component(conflict.key, conflict.name, "conflict_card", 1),
            "level": conflict.level,
            "location": conflict.location or None,
            **some(protected=conflict.protected, battle_icon=battle_icon(conflict)),
            "first": first,
            "second": second,
            "third": third,
        }
    for number in objectives_of(edition):
        objective = CONFLICTS[number]
        yield {
            **component(objective.key, objective.name, "objective", 1),
            "battle_icon": battle_icon(objective),
            "people": [people for people, dealt in sorted(edition.objectives.items()) if number in dealt],
            "first_player": objective.begins,
        }


def objectives_of(edition: Edition) -> list[int]:
    """Return the different Objectives of an edition, for any number of people."""
    return sorted({card for dealt in edition.objectives.values() for card in dealt})


def battle_icon(card: Conflict) -> str:
    """Return the battle icon of a Conflict card or an Objective; empty for none (U-12.1)."""
    return "" if card.icon == NONE else BATTLE_ICONS[card.icon]


def _leaders(edition: Edition) -> Iterator[dict[str, Any]]:
    """Yield the leaders, and after one that turns over its back."""
    aside = list(dict.fromkeys(CONTRACTS[n].key for n in edition.contracts if CONTRACTS[n].set_aside))
    for leader in (LEADERS[number] for number in edition.leaders):
        yield _leader(leader, "leader", aside)
        if leader.back is not None:
            yield _leader(leader.back, "leader_back", aside)


def _leader(leader: Leader, kind: str, aside: list[str]) -> dict[str, Any]:
    return {
        **component(leader.key, leader.name, kind, 1),
        "house": leader.house,
        "complexity": leader.complexity,
        "ability": leader.ability,
        "signet": notation(leader.signet),
        "setup": notation(leader.setup),
        **some(
            agent=notation(leader.agent),
            reveal=notation(leader.reveal),
            without=leader.without,
            set_aside=aside if leader.takes_set_aside else [],
            back="" if leader.back is None else leader.back.key,
            training=[_place(place) for place in leader.track],
        ),
    }


def _place(place: Place) -> dict[str, Any]:
    reward = "" if place.reward is None else say(place.reward)
    return {"id": place.key, "reward": reward, "next": list(place.following)}


def _spaces(edition: Edition) -> Iterator[dict[str, Any]]:
    for space in edition.board:
        priced = {RESOURCES[space.cost_resource]: space.cost_amount} if space.cost_amount else None
        yield {
            **component(space.key, space.name, "space", 1),
            "cost": priced,
            "icons": [ICONS[space.icon]],
            "factions": [] if space.faction == NONE else [FACTIONS[space.faction]],
            "combat": space.combat,
            "needs": {FACTIONS[space.needs_faction]: space.needs_influence} if space.needs_influence else None,
            "effect": space_text(space),
            "control": notation(space.reward_control),
            **some(posts=[post.key for post in edition.posts if space.key in post.spaces]),
        }


def _posts(edition: Edition) -> Iterator[dict[str, Any]]:
    spaces = {space.key: space.name for space in edition.board}
    for post in edition.posts:
        name = " / ".join(spaces[key] for key in post.spaces)
        yield {**component(post.key, name, "post", 1), "spaces": list(post.spaces)}


def _contracts(edition: Edition) -> Iterator[dict[str, Any]]:
    for contract in (CONTRACTS[number] for number in dict.fromkeys(edition.contracts)):
        yield {
            **component(contract.key, contract.name, "contract", contract.copies),
            "condition": contract_text(contract),
            "reward": notation(contract.reward),
        }


def contract_text(contract: Contract) -> str:
    """Return what completes a contract (U-16.6)."""
    about = {VISIT: contract.space, HARVEST: str(contract.n), ACQUIRE: contract.card}.get(contract.kind, "")
    return f"{CONTRACT_KINDS[contract.kind]} {about}".rstrip()


def _leader_reached(state: ImperiumState, player: Player) -> set[str]:
    """Return a leader as kind/id; one that was turned over was both sides."""
    if player.leader == NONE:
        return set()
    key = LEADERS[player.leader].key
    if player.leader in state.edition.rivals:
        return {f"rival/{key}"}
    if player.leader in state.edition.leaders:
        return {f"leader/{key}"}
    front = next(LEADERS[number] for number in state.edition.leaders if LEADERS[number].back is LEADERS[player.leader])
    return {f"leader/{front.key}", f"leader_back/{key}"}


def _pieces_reached(player: Player) -> set[str]:
    """Return the Conflict cards won, Objectives and contracts of a player, as kind/id."""
    up, mine, tech = player.uprising, player.bloodlines, player.tech
    own: set[str] = set()
    if mine is not None:
        own |= {f"skill/{SKILLS[number].key}" for number in mine.skills}
        own |= {f"navigation/{COURSES[number].key}" for number in mine.sailed}
    if tech is not None:
        own |= {f"tile/{TILES[number].key}" for number in (*tech.tiles, *tech.flipped)}
    if up is None:
        return own
    won = [CONFLICTS[number] for number in (*up.won, *up.turned)]
    cards = {f"{'conflict_card' if card.level else 'objective'}/{card.key}" for card in won}
    return own | cards | {f"contract/{CONTRACTS[number].key}" for number in (*up.contracts, *up.completed)}


def reached(state: ImperiumState, played: Sequence[Action]) -> set[str]:
    """Return the components a game has made use of, as kind/id.

    Cards that sent an Agent or were acquired, Intrigue cards played, spaces visited, Conflicts revealed, leaders
    at the table, House Hagal cards turned up and its difficulty; the starting deck is in every hand. In Uprising also
    Objectives, contracts taken and posts with a Spy.
    """
    cards = set(state.edition.starters)
    found = {f"conflict_card/{CONFLICTS[number].key}" for number in state.conflicts}
    for player in state.players:
        found |= _leader_reached(state, player) | _pieces_reached(player)
    hagal = state.hagal
    if hagal is not None:
        found |= {f"hagal_card/{HAGAL_CARDS[number].key}" for number in hagal.turned}
        level = level_of(hagal)
        if level is not None:
            found.add(f"difficulty/{level.key}")
    for choice in played:
        if choice.kind == actions.AGENT:
            cards.add(choice.a)
            found.add(f"space/{state.edition.board[choice.b].key}")
        elif choice.kind in (actions.ACQUIRE, ACQUIRE_HAND):
            cards.add(choice.a)
        elif choice.kind == actions.PLAY:
            kind = "twisted_card" if INTRIGUES[choice.a].twisted else "intrigue_card"
            found.add(f"{kind}/{INTRIGUES[choice.a].key}")
        elif choice.kind == PLACE:
            found.add(f"post/{state.edition.posts[choice.a].key}")
    return found | {f"{CARDS[card].deck}_card/{CARDS[card].key}" for card in cards}
