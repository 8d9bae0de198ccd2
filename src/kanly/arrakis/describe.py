"""Components and actions in short notation: the same declarations that the engine runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from kanly.arrakis import steps
from kanly.arrakis.actions import (
    ATTACK_KIND,
    CLAIM_KIND,
    DETONATE_KIND,
    DIE_KIND,
    DO_KIND,
    KINDS,
    PLAY_KIND,
    RAID_KIND,
    SCHEME_KIND,
    SPECIAL_KIND,
)
from kanly.arrakis.board import SCHEMING, SETTLEMENT_AT
from kanly.arrakis.components import (
    AREAS,
    ATOMICS,
    COUNTED,
    DICE,
    LEADERS,
    OBJECTIVES,
    PLANNING,
    PRESCIENCE,
    SECTORS,
    SETTLEMENTS,
    TACTICAL,
    TOKENS,
    ZONES,
)
from kanly.arrakis.ids import (
    COMBAT_FACES,
    DECKS,
    MARKERS,
    NONE,
    OUT,
    SIDES,
    SITES,
    SYMBOLS,
    TERRAINS,
    TIMINGS,
)
from kanly.arrakis.mahdi.targets import CARD_OF
from kanly.arrakis.rules.turns import BOARDS
from kanly.arrakis.state import ArrakisState
from kanly.engine.action import Action

GRADE_WORDS = ("regular", "elite", "special elite", "generic leader")


def explain(state: ArrakisState, choice: Action) -> str:
    """Return in a few words what an action costs and does; empty when its text says it all."""
    kind, number = choice.kind, choice.a
    if kind == PLAY_KIND:
        return card_text(number)
    if kind == SPECIAL_KIND:
        return "; ".join(effect.says for effect in LEADERS[number].special)
    if kind == CLAIM_KIND:
        return claim_text(number)
    if kind == DO_KIND and state.pending[0] == steps.OPTION:
        for option, effects in BOARDS[state.pending[1]][state.pending[3]]:
            if option == number:
                return "; ".join(effect.says for effect in effects)
    if kind == DIE_KIND and state.pending[0] == steps.TURN:
        options = BOARDS[state.pending[1]][number]
        return " OR ".join("; ".join(effect.says for effect in effects) for _, effects in options)
    if kind == DETONATE_KIND:
        return f"becomes desert; exposes {', '.join(ATOMICS[number].exposes)}"
    if kind in (ATTACK_KIND, RAID_KIND) and SETTLEMENT_AT[number] != NONE and state.settlements >> number & 1:
        return f"rank {SETTLEMENTS[SETTLEMENT_AT[number]].rank}"
    return ""


def card_text(number: int) -> str:
    """Return what a planning card does, in notation."""
    return "; ".join(effect.says for effect in PLANNING[number].effects)


def claim_text(number: int) -> str:
    """Return what a prescience card asks for and brings, in notation."""
    card = PRESCIENCE[number]
    reward = ", ".join(f"{MARKERS[n]} +{by}" for n, by in enumerate(card.reward) if by)
    return f"{card.requires}{'; ' + card.pays if card.pays else ''} -> {reward}"


# -- components ---------------------------------------------------------------------------------------------------


def component(key: str, name: str, kind: str, copies: int = 1, ours: bool = False, **more: Any) -> dict[str, Any]:
    """Return a component as plain data; `ours` marks a reconstruction."""
    told = {"id": key, "name": name, "kind": kind, "copies": copies, **more}
    return {**told, "ours": True} if ours else told


def components(solo: bool = False) -> list[dict[str, Any]]:
    """Return every component as plain data; the solo game has tactical cards besides."""
    return [*_cards(), *_leaders(), *_tokens(), *_map(), *(_tactical() if solo else ())]


def _tactical() -> Iterator[dict[str, Any]]:
    for card in TACTICAL:
        name = next(area.name for area in AREAS if area.key == card.sietch)
        yield component(card.key, name, "tactical", sector=card.sector, sietch=card.sietch)


def _cards() -> Iterator[dict[str, Any]]:
    for number, card in enumerate(PLANNING):
        effect = card_text(number) or "free action: discard 2 or 3, if thufir_hawat in play: banish him; Mohiam enters"
        yield component(card.key, card.name, "planning", card.copies, card.ours, deck=DECKS[card.deck], effect=effect)
    for number, claim in enumerate(PRESCIENCE):
        reward = {marker: by for marker, by in zip(MARKERS, claim.reward, strict=True) if by}
        yield component(
            claim.key, claim.name, "prescience", 1, claim.ours, timing=TIMINGS[claim.timing],
            effect=claim_text(number), reward=reward,
        )  # fmt: skip
    for objective in OBJECTIVES:
        needs = dict(zip(MARKERS, objective.needs, strict=True))
        yield component(objective.key, objective.key.replace("_", " ").capitalize(), "objective", 1, objective.ours,
                        needs=needs)  # fmt: skip


def _leaders() -> Iterator[dict[str, Any]]:
    symbols = (*SYMBOLS, "desert_power")
    for leader in LEADERS:
        special = "; ".join(effect.says for effect in leader.special)
        yield component(
            leader.key, leader.name, "leader", 1, leader.ours, side=SIDES[leader.side], symbol=symbols[leader.slot],
            special=special, hits=leader.hits, shields=leader.shields,
            enters=leader.enters,
        )  # fmt: skip


def _tokens() -> Iterator[dict[str, Any]]:
    for token in TOKENS:
        contents = {word: n for word, n in zip(GRADE_WORDS, token.contents, strict=True) if n}
        yield component(token.key, token.key, "deployment_token", token.copies, token.ours, group=token.group,
                        contents=contents)  # fmt: skip
    for town in SETTLEMENTS:
        yield component(town.key, town.name, "settlement", rank=town.rank, area=town.area)
    for one in COUNTED:
        rank = {"rank": one.values[0]} if one.kind == "sietch" else {}
        yield component(one.key, one.name, one.kind, one.copies, one.ours, **rank, effect=one.says)
    for atomics in ATOMICS:
        yield component(atomics.key, atomics.name, "family_atomics", exposes=list(atomics.exposes))
    for number, die in enumerate(DICE):
        faces = [SYMBOLS[face] if number < len(SIDES) else COMBAT_FACES[face] for face in die.faces]
        yield component(die.key, die.name, "die", die.copies, die.ours, faces=faces)


def _map() -> Iterator[dict[str, Any]]:
    for sector in SECTORS:
        yield component(sector.key, sector.name, "sector", ring=sector.ring)
    for zone in ZONES:
        yield component(zone.key, zone.key, "air_zone", sectors=list(zone.sectors))
    for area in AREAS:
        site: dict[str, Any] = {} if area.site == NONE else {"site": SITES[area.site]}
        yield component(
            area.key, area.name, "area", sectors=list(area.sectors), terrain=TERRAINS[area.terrain], **site,
            adjacent=list(area.open), impassable=list(area.impassable),
        )  # fmt: skip


# -- what a game has used -----------------------------------------------------------------------------------------


def reached(state: ArrakisState, actions: Sequence[Action]) -> set[str]:
    """Return the components that a game has made use of, as kind/id."""
    found = {f"leader/{LEADERS[number].key}" for number, where in enumerate(state.leaders) if where != OUT}
    if state.maker != OUT:
        found.add("leader/wild_maker")
    found |= {f"objective/{OBJECTIVES[number].key}" for number in state.objectives}
    cards = ("planning", PLANNING)
    by_kind: dict[int, tuple[str, list[Any]]] = {
        PLAY_KIND: cards, KINDS["discard"]: cards, CLAIM_KIND: ("prescience", PRESCIENCE),
        SPECIAL_KIND: ("leader", LEADERS), DETONATE_KIND: ("family_atomics", ATOMICS),
        KINDS["zone"]: ("air_zone", ZONES), KINDS["scout"]: ("air_zone", ZONES), KINDS["sector"]: ("sector", SECTORS),
    }  # fmt: skip
    places = [KINDS[verb] for verb in ("from", "to", "at", "fly", "attack", "raid")]
    if state.mahdi is not None:
        turned = (*state.mahdi.discarded, state.mahdi.harvest, CARD_OF[state.mahdi.target])
        found |= {f"tactical/{TACTICAL[card].key}" for card in turned if card >= 0}
        opened = (*state.discards[2], *state.discards[3], *state.mahdi.waiting)
        found |= {f"planning/{PLANNING[card].key}" for card in opened}
    for action in actions:
        if action.kind in by_kind:
            word, table = by_kind[action.kind]
            found.add(f"{word}/{table[action.a].key}")
        elif action.kind in places:
            found.add(f"area/{AREAS[action.a].key}")
        elif action.kind == SCHEME_KIND:
            found.add(f"planning/{PLANNING[SCHEMING].key}")
    return found
