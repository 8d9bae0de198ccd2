"""The phrases and sentences in which events are told: which message an event has, and its arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from kanly.engine.message import Message, Words, is_you, listed, message, name, seat, subject, who
from kanly.engine.narration import TERMINAL, Telling
from kanly.imperium.components import CONFLICTS
from kanly.imperium.edition import Edition
from kanly.imperium.ids import NONE, SITTERS, SPOILER
from kanly.imperium.opponents import HAGAL_CARDS
from kanly.imperium.roles import ROLES
from kanly.imperium.words import SIGNET

Data = dict[str, Any]


@dataclass(slots=True)
class Deed:
    """Something to tell: an event, or several that are told as one; `at` is the number of the first one's action."""

    kind: str
    seat: int
    data: Data
    at: int
    begins: bool = False


@dataclass(frozen=True)
class Audience:
    """Who reads, where, of which edition, and how many seats are people's."""

    edition: Edition
    people: int
    viewer: int
    where: str

    def is_rival(self, number: int) -> bool:
        """Say whether a seat is a rival's, which plays as a person does."""
        role = ROLES[self.edition.sitters_with(self.people)[number]]
        return role.competes and not role.decides

    def sitter(self, number: int) -> str:
        """Return the kind of who sits at a seat."""
        return SITTERS[self.edition.sitters_with(self.people)[number]]

    def is_spoiler(self, number: int) -> bool:
        """Say whether a seat is one that is only in the way, and collects and scores nothing."""
        return self.edition.sitters_with(self.people)[number] == SPOILER


BEGINS: Final = frozenset(
    ("agent", "recited", "passed_turn", "revealed", "played_intrigue", "reward", "leader", "masterstroke", "hagal_card")
) | {"activated", "conceded"}
"""Deeds that begin a new sentence."""

GATHERED: Final = frozenset(("row_card", "bonus_spice", "market"))
"""Happenings that share a sentence when several come together."""

_SENTENCES: Final = frozenset(
    (
        "first_player",
        "round",
        "combat",
        "combat_resolved",
        "recall",
        "hagal_reshuffled",
        "game_over",
        "row_dice",
        *GATHERED,
    )
)
_UNMARKED: Final = frozenset(("round", "combat", "recall", *GATHERED))
"""Sentences that are about nobody in particular."""

_TONES: Final = {"round": "head", "hagal_reshuffled": "quiet", "row_dice": "quiet", **dict.fromkeys(GATHERED, "quiet")}


def is_whole(deed: Deed) -> bool:
    """Say whether something is told as a sentence of its own, and not as a phrase about a seat."""
    if deed.kind in _SENTENCES or deed.seat == NONE:
        return True
    return deed.kind == "vp" and bool(deed.data["source"] == "start")


def telling(deed: Deed, audience: Audience) -> Telling:
    """Return a deed as it is told."""
    if deed.kind in _ON_TRACKS:
        deed = replace(deed, data={**deed.data, "faction": audience.edition.track_of(deed.data["faction"])})
    if is_whole(deed):
        return Telling(deed.at, _marked(deed), _sentence(deed, audience), whole=True, tone=_TONES.get(deed.kind, ""))
    kind, facts = _REFINED[deed.kind](deed.data) if deed.kind in _REFINED else (deed.kind, deed.data)
    if deed.kind == "rival_agent":
        facts = {**facts, "ring": "yes" if _uses_the_ring(deed.data, audience.edition) else "no"}
        if audience.where == TERMINAL and _names_its_space(deed.data, audience.edition):
            kind = "rival_agent_there"
    if deed.kind == "control" and deed.data["lost_by"] == deed.seat:
        kind, facts = "control_kept", {"space": deed.data["space"]}
    said = message(f"event-{kind}", **_arguments(kind, facts))
    called, namesake = _names_of_leader(deed, audience) if deed.kind == "leader" else (None, None)
    alone = _stands_alone(deed)
    return Telling(deed.at, deed.seat, said, begins=deed.begins, alone=alone, called=called, namesake=namesake)


_ON_TRACKS: Final = frozenset(("influence", "alliance"))
"""What happens on the tracks of the board, which are not always called like the factions of their icons (U-22.8)."""


def _names_of_leader(deed: Deed, audience: Audience) -> tuple[Words, Words]:
    """Return what a seat is called before it has a leader, and the name that it gets; at a board only the latter."""
    if deed.seat == audience.viewer:
        return None, None
    if audience.where != TERMINAL:
        return None, name("leader", deed.data["leader"])
    return message(
        f"{audience.sitter(deed.seat)}-number" if audience.is_rival(deed.seat) else "seat-number", n=deed.seat
    ), None


def _stands_alone(deed: Deed) -> bool:
    """Say whether a phrase shares its verb with no other: it would be misread in a list."""
    return len(deed.data.get("cards", ())) > 1 or "top" in deed.data.get("manner", "")


def _marked(deed: Deed) -> int:
    """Return the seat that a whole sentence is about, if any."""
    if deed.kind == "control":
        return int(deed.data["lost_by"])
    return NONE if deed.kind in _UNMARKED or deed.kind == "vp" else deed.seat


# -- arguments -----------------------------------------------------------------------------------------------------

_SEATS: Final = frozenset(("victim", "lost_by", "mentat", "whom", "to"))
"""Facts of events that are seats."""

_DECKS: Final = {
    "played_intrigue": "intrigue",
    "stole_intrigue_card": "intrigue",
    "gave_intrigue_card": "intrigue",
    "gave_intrigue_away_card": "intrigue",
    "drew_intrigue_cards": "intrigue",
    "drew_twisted_cards": "intrigue",
    "discarded_intrigue": "intrigue",
    "hagal_card": "hagal",
    "hagal_skipped": "hagal",
}
"""Events whose cards are not of a player's deck."""

_UNSAID: Final = frozenset(("manner", "source", "moment"))
"""Facts of events that no message speaks of."""


def _arguments(kind: str, facts: Data) -> Data:
    """Return the facts of an event as arguments."""
    arguments = {key: seat(value) if key in _SEATS else value for key, value in facts.items() if key not in _UNSAID}
    deck = _DECKS.get(kind)
    if deck is not None and "card" in facts:
        arguments["card"] = name(deck, facts["card"])
    if deck is not None and "cards" in facts:
        arguments["cards"] = _names(deck, facts["cards"])
    return arguments


def _names(kind: str, keys: Iterable[str]) -> Words:
    return listed(name(kind, key) for key in keys)


# -- phrases whose message depends on their facts ------------------------------------------------------------------


def _acquired(data: Data) -> tuple[str, Data]:
    return "acquired", {"card": data["card"], "on_top": "top" in data["manner"]}


def _points(data: Data) -> tuple[str, Data]:
    if "traded" not in data:
        return "vp", data
    traded = data["traded"]
    if "cards" in traded:
        given = message("given-intrigue", cards=_names("intrigue", traded["cards"]))
    else:
        given = message(f"amount-{traded['resource']}", n=traded["count"])
    return "vp_traded", {"change": data["change"], "now": data["now"], "given": given}


def _paired(data: Data) -> tuple[str, Data]:
    first, second = (_battle_card(key) for key in data["conflicts"])
    return "paired", {"first": first, "second": second}


def _battle_card(key: str) -> Words:
    """Return the name of a Conflict card, or of an Objective, which counts as one (U-12.2)."""
    return name("objective" if key in _OBJECTIVES else "conflict", key)


_OBJECTIVES: Final = frozenset(card.key for card in CONFLICTS if card.level == 0)


def _turned_up(data: Data) -> tuple[str, Data]:
    """Return the House Hagal cards that were turned up, with the reason why one was ignored."""
    if "ignored" not in data:
        return ("hagal_skipped" if "reason" in data else "hagal_card"), data
    card = _ignored(data) if "reason" in data else name("hagal", data["card"])
    return "hagal_cards", {"ignored": listed((_ignored(each) for each in data["ignored"]), by=""), "card": card}


def _ignored(data: Data) -> Words:
    return message("hagal-ignored", card=name("hagal", data["card"]), reason=data["reason"])


def _rival_agent(data: Data) -> tuple[str, Data]:
    there = data["card"] == data["space"]
    return ("rival_agent_there" if there else "rival_agent"), {"space": data["space"], "to_bank": data["to_bank"]}


def _uses_the_ring(data: Data, edition: Edition) -> bool:
    """Say whether the card that sends a rival's Agent brings the ring of the rival's leader in."""
    card = HAGAL_CARDS[edition.hagal_ids[data["card"]]]
    return any(effect.op == SIGNET for way in card.ways if way.space == data["space"] for effect in way.effects)


def _names_its_space(data: Data, edition: Edition) -> bool:
    """Say whether the card that sends a rival's Agent leaves no choice of the space."""
    return len(HAGAL_CARDS[edition.hagal_ids[data["card"]]].spaces) == 1


def _for_ally(kind: str) -> Callable[[Data], tuple[str, Data]]:
    """Return how what a Commander's Reveal turn says of strength names the Ally whose it is (U-22.12)."""

    def refined(data: Data) -> tuple[str, Data]:
        return (f"{kind}_for", {**data, "ally": who(data["whom"])}) if "whom" in data else (kind, data)

    return refined


_REFINED: Final[dict[str, Callable[[Data], tuple[str, Data]]]] = {
    "acquired": _acquired,
    "revealed": _for_ally("revealed"),
    "cleaned_up": _for_ally("cleaned_up"),
    "moved_agent": lambda data: ("moved_agent", {"origin": name("space", data["origin"])}),
    "vp": _points,
    "paired": _paired,
    "turned": lambda data: ("turned", {"conflict": _battle_card(data["conflict"])}),
    "traded": lambda data: ("traded", {"whom": data["whom"], "what": message(f"goods-{data['goods']}")}),
    "hagal_card": _turned_up,
    "hagal_skipped": _turned_up,
    "rival_agent": _rival_agent,
}


# -- what happens at the table: whole sentences --------------------------------------------------------------------


def _sentence(deed: Deed, audience: Audience) -> Message:
    if deed.kind in _TOLD:
        return _TOLD[deed.kind](deed, audience)
    if deed.kind in _RETURNED:
        args = _arguments(deed.kind, deed.data)
        del args["lost_by"]
        return message(_RETURNED[deed.kind], **_about(deed.data["lost_by"]), **args)
    return message(f"event-{deed.kind}", **_about(deed.seat), **_arguments(deed.kind, deed.data))


_RETURNED: Final = {"alliance": "event-alliance_returned", "control": "event-control_lost"}
"""What nobody gains when somebody loses it."""


def _about(number: int) -> Data:
    """Return the arguments that say whom a sentence is about."""
    return {"you": is_you(number), "who": who(number)}


def _round(deed: Deed, audience: Audience) -> Message:
    said = message("event-round", number=deed.data["number"], conflict=deed.data["conflict"])
    hands = _new_hands(audience) if audience.where == TERMINAL else None
    return said if hands is None else message("event-and-hands", said=said, hands=hands)


def _new_hands(audience: Audience) -> Message | None:
    """Return who draws five cards when a round begins; a person who plays alone knows."""
    if audience.people == 1:
        return None if audience.viewer == 0 else message("cli-hands-one", who=who(0))
    return message("cli-hands-both" if audience.people == 2 else "cli-hands-all")


def _row_card(deed: Deed, audience: Audience) -> Message:
    cards = [each["card"] for each in _gathered(deed)]
    return message("event-row_card", count=len(cards), cards=cards)


def _row_dice(data: Data) -> Message:
    first, second = data["dice"]
    return message("event-row_dice", first=first, second=second, count=len(data["cards"]), cards=data["cards"])


def _market(deed: Deed, audience: Audience) -> Message:
    contracts = [each["contract"] for each in _gathered(deed)]
    return message("event-market", count=len(contracts), contracts=contracts)


def _bonus_spice(deed: Deed, audience: Audience) -> Message:
    spaces = [message("space-with-bonus", space=each["space"], now=each["now"]) for each in _gathered(deed)]
    return message("event-bonus_spice", spaces=listed(spaces))


def _gathered(deed: Deed) -> list[Data]:
    with_others: list[Data] = deed.data.get("with", [deed.data])
    return with_others


def _combat(deed: Deed, audience: Audience) -> Message:
    return message("event-combat", **_strengths(deed, audience))


def _strengths(deed: Deed, audience: Audience) -> Data:
    """Return who fights, the strongest first."""
    strengths = deed.data["strengths"]
    order = sorted((number for number, strength in enumerate(strengths) if strength), key=lambda at: -strengths[at])
    called = subject if audience.where == TERMINAL else who
    fighters = [message("strength-of", who=called(number), strength=strengths[number]) for number in order]
    return {"fight": bool(fighters), "strengths": listed(fighters, by="")}


def _combat_resolved(deed: Deed, audience: Audience) -> Message:
    spoilers = [at for at, place in enumerate(deed.data["rewards"]) if place and audience.is_spoiler(at)]
    spoiled = "no" if not spoilers else "winner" if spoilers[0] == deed.seat else "other"
    spoiler = who(spoilers[0] if spoilers else NONE)
    more = {**_about(deed.seat), **_strengths(deed, audience)}
    return message("event-combat_resolved", spoiled=spoiled, spoiler=spoiler, **more)


def _game_over(deed: Deed, audience: Audience) -> Message:
    team = next((team for team in audience.edition.teams.get(audience.people, ()) if deed.seat in team), ())
    if team:
        winners = listed(who(member) for member in team)
        return message("event-game_over_team", winners=winners, points=sum(deed.data["scores"][at] for at in team))
    how = "rivals" if audience.people == 1 and deed.seat == 0 else "plain"
    if audience.is_rival(deed.seat) and audience.viewer == 0:
        how = "lost"
    return message("event-game_over", how=how, points=deed.data["scores"][deed.seat], **_about(deed.seat))


def _starting_points(deed: Deed, audience: Audience) -> Message:
    if audience.edition.commands:
        ally = audience.edition.start_points[audience.people]
        return message("event-vp_start_teams", commander=deed.data["now"], ally=ally)
    return message("event-vp_start", now=deed.data["now"])


_TOLD: Final[dict[str, Callable[[Deed, Audience], Message]]] = {
    "round": _round,
    "row_card": _row_card,
    "market": _market,
    "bonus_spice": _bonus_spice,
    "combat": _combat,
    "combat_resolved": _combat_resolved,
    "game_over": _game_over,
    "vp": _starting_points,
    "row_dice": lambda deed, audience: _row_dice(deed.data),
}
