"""What War for Arrakis says: what happened, what is asked and what can be chosen, as messages for any language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kanly.arrakis import steps
from kanly.arrakis.actions import (
    ATTACK_KIND,
    DONE,
    FIGHT_ON,
    FIRST_NAMED,
    FIRST_TOKEN,
    FROM_KIND,
    RAID_KIND,
    SPLITS,
    TOKEN_SLOTS,
    TRAIN_KIND,
    VERBS,
)
from kanly.arrakis.board import AREA_IDS, areas_in
from kanly.arrakis.chances import chance_of_attack, chance_of_going_on, percent
from kanly.arrakis.components import AREAS, ATOMICS, LEADERS, PLANNING, PRESCIENCE, SECTORS, TOKENS, ZONES
from kanly.arrakis.effects import OPTIONS
from kanly.arrakis.ids import ATREIDES, DECKS, GRADES, HARKONNEN, IMPERIUM, MARKERS, SYMBOLS, VEHICLES
from kanly.arrakis.rules.battle import attacks_of
from kanly.arrakis.state import ArrakisState, side_of
from kanly.arrakis.steps import ATTACK, ATTACK_AT, GO_ON
from kanly.arrakis.view import ArrakisObservation
from kanly.engine.action import Action
from kanly.engine.config import Config
from kanly.engine.decision import Observation
from kanly.engine.events import Event
from kanly.engine.message import Message, Words, listed, message, name
from kanly.engine.narration import PAGE, Narration, Story, Telling

SPECIAL_ELITES: Final = ("fedaykin", "sardaukar")
GENERIC_LEADERS: Final = ("naib", "bashar")
VERB_NAMES: Final = tuple(VERBS)
UNTOLD: Final = frozenset(("checked",))
"""Events that are not worth a line: that the objective was looked at, whatever came of it, is told by its end."""


def figure(key: str, side: int) -> Words:
    """Return what a figure is called: by its side, its name, or the number of its token."""
    if key in GRADES:
        return message(f"figure-{(key, key, SPECIAL_ELITES[side], GENERIC_LEADERS[side])[GRADES.index(key)]}")
    if key in TOKEN_SLOTS:
        kind, _, number = key.rpartition("_")
        return message("figure-start_token" if kind == "start" else "figure-standard_token", n=int(number))
    return name("leader", key)


# -- what happened --------------------------------------------------------------------------------------------------


def _dice(data: dict[str, Any], side: int) -> dict[str, Words]:
    return {"dice": listed([message("count-die", symbol=symbol, n=n) for symbol, n in data.items() if n])}


def _where(data: dict[str, Any], side: int) -> dict[str, Words]:
    where = data["where"]
    return {**data, "where": name("area" if where in AREA_IDS else "zone", where)}


def _figure(data: dict[str, Any], side: int) -> dict[str, Words]:
    told = {**data, "figure": figure(data["figure"], side)}
    return {**told, "how": message(f"how-{data['how']}")} if "how" in data else told


def _contents(data: dict[str, Any], side: int) -> dict[str, Words]:
    return {**data, "contents": message(f"token-{data['contents']}")}


def _ends(data: dict[str, Any]) -> dict[str, Words]:
    """Say where something comes from, goes to or is aimed at: all are areas."""
    return {key: name("area", value) if key in ("area", "to", "target") else value for key, value in data.items()}


EVENTS: Final[dict[str, Callable[[dict[str, Any], int], dict[str, Words]]]] = {
    "rolled": _dice,
    "revealed": lambda data, side: {"cards": listed([name("prescience", card) for card in data["cards"]])},
    "drew_cards": lambda data, side: {"cards": listed([name("planning", card) for card in data["cards"]])},
    "option": lambda data, side: {"option": message(f"option-{data['option']}")},
    "vehicle": _where,
    "vehicle_lost": _where,
    "placed": _figure,
    "replaced": _figure,
    "removed": _figure,
    "hit_taken": _figure,
    "flipped_token": _contents,
    "token_drawn": _contents,
    "flipped_sign": lambda data, side: {**data, "sign": message(f"wormsign-{data['sign']}")},
    "bans": lambda data, side: {"bans": listed([name("imperium", ban) for ban in data["bans"]])},
    "won": lambda data, side: {},
    "by_rule": lambda data, side: {"why": message(f"rule-{data['why']}", **_ends(data)), "rule": data["rule"]},
    "flipped_garrison": _contents,
    "harvest_sector": lambda data, side: {"sector": message(f"sector-{data['sector']}")},
}
"""How the facts of an event are said, where its message needs more than their names."""


class ArrakisStory(Story):
    """A log in whole sentences, each with the mark of its seat."""

    def tell(self, events: Sequence[Event], at: int) -> int:
        """Tell events that the reader may see."""
        return super().tell([event for event in events if event.kind not in UNTOLD], at)

    def _whole(self, event: Event, at: int) -> Telling:
        side = max(event.seat, ATREIDES)
        data = _ends(EVENTS[event.kind](event.data, side) if event.kind in EVENTS else event.data)
        said = message(f"event-{event.kind}", **data)
        return Telling(at, event.seat, said, whole=True, tone="head" if event.kind == "round" else "")


# -- what is asked and chosen -----------------------------------------------------------------------------------------


def _keys(argument: str, table: Sequence[Any]) -> Callable[[int, int], dict[str, Words]]:
    """Return how a verb says what it names: by the name of that thing."""

    def say(number: int, side: int) -> dict[str, Words]:
        thing = table[number]
        return {argument: name(argument, thing if isinstance(thing, str) else thing.key)}

    return say


def _verb_figure(number: int, side: int) -> dict[str, Words]:
    if number >= FIRST_TOKEN:
        return {"figure": figure(TOKEN_SLOTS[number - FIRST_TOKEN], side)}
    if number >= FIRST_NAMED:
        return {"figure": name("leader", LEADERS[number - FIRST_NAMED].key)}
    return {"figure": figure(GRADES[number], side)}


def _draw(number: int, side: int) -> dict[str, Words]:
    first, second = SPLITS[number]
    decks = name("deck", DECKS[2 * side]), name("deck", DECKS[2 * side + 1])
    return {"first": first, "second": second, "deck": decks[0], "other": decks[1]}


SAY: Final[dict[str, Callable[[int, int], dict[str, Words]]]] = {
    **dict.fromkeys(("die", "use", "turn", "bene_gesserit"), _keys("symbol", SYMBOLS)),
    "do": lambda number, side: {"option": message(f"option-{OPTIONS[number]}")},
    "special": _keys("leader", LEADERS),
    **dict.fromkeys(("play", "discard"), _keys("planning", PLANNING)),
    **dict.fromkeys(("claim", "card"), _keys("prescience", PRESCIENCE)),
    **dict.fromkeys(("from", "to", "at", "fly", "attack", "raid"), _keys("area", AREAS)),
    **dict.fromkeys(("zone", "scout"), _keys("zone", ZONES)),
    **dict.fromkeys(("leave", "lose", "reduce", "with"), _verb_figure),
    "draw": _draw,
    "vehicle": _keys("vehicle", VEHICLES),
    "marker": _keys("marker", MARKERS),
    **dict.fromkeys(("keep", "raise", "drop"), _keys("imperium", IMPERIUM)),
    "detonate": lambda number, side: {"area": name("area", ATOMICS[number].key)},
    "scheme": lambda number, side: {"n": number + 2},
    "sector": _keys("sector", SECTORS),
    "steps": lambda number, side: {"n": number + 1},
}
"""What the message of a verb speaks of; the others stand alone."""

ENDINGS: Final[dict[int, str]] = {
    steps.TURN: "pass",
    steps.TURN_ENDS: "end_turn",
    **dict.fromkeys(
        (
            steps.BENE_GESSERIT, steps.BATTLE_CARDS, steps.STOCKPILE, steps.CLAIM_AT_ONCE, steps.END_CLAIMS,
            steps.TAKE_OFF, steps.MAKER_OFF,
        ),
        "done-no",
    ),
    **dict.fromkeys(
        (
            steps.MOVE, steps.WORMSIGNS, steps.MOVE_WORMS, steps.PLACE, steps.REPLACE, steps.VEHICLE,
            steps.TAKE_VEHICLES, steps.TAKE_SIGNS, steps.CHANGE_CARDS, steps.SWEEP,
        ),
        "done-all",
    ),
}  # fmt: skip
"""What `done` says by the kind of decision: it ends the turn, says no, ends a row of choices; else it picks nothing."""


NAMED_IN_PROMPT: Final = {"vehicle_at": "vehicle", "claim_at_once": "prescience", "imperium_marker": "imperium"}
"""The kinds of decisions whose sentence names what they are about, and what that is."""


class ArrakisNarration(Narration):
    """The narration of War for Arrakis."""

    def story(self, config: Config, viewer: int, where: str = PAGE) -> ArrakisStory:
        """Return a log to be told in sentences."""
        return ArrakisStory()

    def prompt(self, seen: Observation) -> Message:
        """Return in a sentence what a viewer is asked, with what it is about where the sentence names that.

        In the solo game it may be asked for the Harkonnen (W-21).
        """
        assert isinstance(seen, ArrakisObservation)
        decision, state, asked = seen.decision, seen.state, super().prompt(seen)
        if decision is None or decision.seat != seen.seat:
            return asked
        if decision.kind in NAMED_IN_PROMPT:
            word = NAMED_IN_PROMPT[decision.kind]
            asked = message(f"prompt-{decision.kind}", **{word: name(word, decision.about)})
        if state.mahdi is None or state.pending[1] != HARKONNEN:
            return asked
        return message("prompt-for_harkonnen", asked=asked)

    def label(self, seen: Observation, action: Action, where: str = PAGE) -> Message:
        """Return what an action is called."""
        assert isinstance(seen, ArrakisObservation)
        side = side_of(seen.state, seen.seat) if seen.state.mahdi is None else max(seen.state.pending[1], ATREIDES)
        verb = VERB_NAMES[action.kind]
        args = SAY[verb](action.a, side) if verb in SAY else {}
        if action is DONE:
            verb = ENDINGS.get(seen.state.pending[0], verb)
        elif action.kind == TRAIN_KIND:
            args = _token(seen.state, action.a)
        told = _chance(seen.state, side, action)
        if told is not None:
            verb, args = f"{verb}-{told[0]}", {**args, "n": percent(told[1])}
        return {**message(f"action-{verb}", **args), "else": action.text}


def _token(state: ArrakisState, slot: int) -> dict[str, Words]:
    """Say where a deployment token of one's own lies, and what it holds."""
    contents = message(f"token-{TOKENS[state.token_kind[slot]].key}")
    return {"area": name("area", AREAS[state.token_area[slot]].key), "contents": contents}


def _chance(state: ArrakisState, side: int, action: Action) -> tuple[str, float] | None:
    """Return the chance of whoever attacks by an action, as they see it: of the only battle, or the best of several."""
    step, kind = state.pending, action.kind
    if step[0] == ATTACK_AT and kind in (ATTACK_KIND, RAID_KIND):
        return "wins", chance_of_attack(state, side, step[2], action.a, step[3])
    if step[0] == ATTACK and kind == FROM_KIND:
        foot, air = attacks_of(state, side, action.a)
        chances = [chance_of_attack(state, side, action.a, target, step[3]) for target in areas_in(foot | air)]
        return "wins" if len(chances) == 1 else "wins_best", max(chances)
    if step[0] == GO_ON and action is FIGHT_ON:
        return "wins", chance_of_going_on(state)
    return None


NARRATION: Final = ArrakisNarration()
