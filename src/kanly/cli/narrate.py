"""What happened, in sentences: the events of Dune: Imperium as a person would tell them.

Every kind of event has a phrase. Phrases about the same seat are joined into one sentence until that seat begins
something new: "Paul Atreides sends an Agent to Arrakeen with Reconnaissance, recruits 1 troop and draws 1 card."
A turn of a rival is one sentence too: "Glossu Rabban turns up Carthag (occupied), then Conspire, sends an Agent there,
gains influence with the Emperor (now 1) and recruits 2 troops."
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kanly.engine import Event
from kanly.imperium.components import CARDS, CONFLICTS, HAGAL_CARDS, INTRIGUES, LEADERS
from kanly.imperium.editions import EDITIONS
from kanly.imperium.ids import FACTIONS, NONE


@dataclass(frozen=True)
class Line:
    """A sentence, whose it is, and the kind of event that it begins with."""

    seat: int
    kind: str
    text: str


@dataclass(frozen=True)
class Teller:
    """Who is who: the names by seat, the seat that is told (`You`), if any, and how many seats are people's."""

    names: Sequence[str]
    viewer: int
    people: int

    def subject(self, seat: int) -> str:
        """Return a seat as the one who acts."""
        return "You" if seat == self.viewer else self.names[seat]

    def object(self, seat: int) -> str:
        """Return a seat as the one it happens to."""
        return "you" if seat == self.viewer else self.names[seat]

    def is_rival(self, seat: int) -> bool:
        """Say whether a seat is one of the two rivals of a solo game."""
        return self.people == 1 and seat >= 1

    def is_spoiler(self, seat: int) -> bool:
        """Say whether a seat is House Hagal in a two-player game, which collects and scores nothing."""
        return self.people == 2 and seat >= 2

    def strengths(self, strengths: Sequence[int]) -> str:
        """Return the strengths of those who have any, the strongest first."""
        order = sorted(range(len(strengths)), key=lambda seat: -strengths[seat])
        return ", ".join(f"{self.subject(seat)} {strengths[seat]}" for seat in order if strengths[seat])


FACTION_NAMES: Final = ("the Emperor", "the Spacing Guild", "the Bene Gesserit", "the Fremen")
PLACES: Final = {1: "first", 2: "second", 3: "third"}

_TABLES: Final[dict[str, dict[str, str]]] = {
    "card": {card.key: card.name for card in CARDS},
    "intrigue": {card.key: card.name for card in INTRIGUES},
    "hagal": {card.key: card.name for card in HAGAL_CARDS},
    "conflict": {card.key: card.name for card in CONFLICTS},
    "leader": {leader.key: leader.name for leader in LEADERS},
    "space": {space.key: space.name for edition in EDITIONS.values() for space in edition.board},
    "faction": dict(zip(FACTIONS, FACTION_NAMES, strict=True)),
}


def _called(table: str, key: str) -> str:
    return _TABLES[table][key]


def listed(names: Iterable[str]) -> str:
    """Return names as a list in words, equal ones counted: `Dagger x2, Diplomacy and Scout`."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    parts = [name if count == 1 else f"{name} x{count}" for name, count in counts.items()]
    if not parts:
        return "nothing"
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}{'' if count == 1 else 's'}"


# -- what a seat does: a phrase that follows its name. {s} and {es} end a verb, {their} is the owner -------------

Data = dict[str, Any]
Phrase = str | Callable[[Data, Teller], str]


def _agent(data: Data, teller: Teller) -> str:
    return f"send{{s}} an Agent to {_called('space', data['space'])} with {_called('card', data['card'])}"


def _revealed(data: Data, teller: Teller) -> str:
    shown = listed(_called("card", card) for card in data["cards"])
    return f"reveal{{s}} {shown} ({data['persuasion']} persuasion, strength {data['strength']})"


def _cleaned_up(data: Data, teller: Teller) -> str:
    unspent = f", {data['unspent']} persuasion unspent" if data["unspent"] else ""
    return f"end{{s}} the Reveal turn at strength {data['strength']}{unspent}"


def _influence(data: Data, teller: Teller) -> str:
    verb = "gain{s}" if data["change"] > 0 else "lose{s}"
    return f"{verb} influence with {_called('faction', data['faction'])} (now {data['now']})"


def _points(data: Data, teller: Teller) -> str:
    points = _counted(abs(data["change"]), "victory point")
    if "given" in data:
        return f"trade{{s}} {data['given']} for {points} (now {data['now']})"
    return f"{'score{s}' if data['change'] > 0 else 'lose{s}'} {points} (now {data['now']})"


def _lost_by(data: Data, teller: Teller) -> str:
    return "" if data["lost_by"] == NONE else f" from {teller.object(data['lost_by'])}"


def _alliance(data: Data, teller: Teller) -> str:
    return f"take{{s}} the Alliance of {_called('faction', data['faction'])}{_lost_by(data, teller)}"


def _control(data: Data, teller: Teller) -> str:
    return f"take{{s}} control of {_called('space', data['space'])}{_lost_by(data, teller)}"


def _acquired(data: Data, teller: Teller) -> str:
    where = " on top of {their} deck" if "top" in data["manner"] else ""
    return f"acquire{{s}} {_called('card', data['card'])}{where}"


def _trashed(data: Data, teller: Teller) -> str:
    zone = {
        "hand": "{their} hand",
        "discard": "{their} discard pile",
        "play": "play",
        "deck": "the top of {their} deck",
    }
    return f"trash{{es}} {_called('card', data['card'])} from {zone[data['zone']]}"


def _reward(data: Data, teller: Teller) -> str:
    return f"take{{s}} the {PLACES[data['place']]} reward of {_called('conflict', data['conflict'])}"


_WHY_SKIPPED: Final = {"occupied": "occupied", "no_bonus_spice": "no bonus spice"}


def _turned_up(data: Data) -> str:
    """Return the House Hagal cards that were turned up, those ignored first with the reason."""
    ignored = [f"{_called('hagal', card)} ({why})" for card, why in data.get("ignored", [])]
    return f"turn{{s}} up {', '.join(ignored)}{', then ' if ignored else ''}{_called('hagal', data['card'])}"


def _skipped(data: Data, teller: Teller) -> str:
    return f"{_turned_up(data)} ({_WHY_SKIPPED[data['reason']]})"


def _rival_agent(data: Data, teller: Teller) -> str:
    card, space = _called("hagal", data["card"]), _called("space", data["space"])
    sent = f"{_turned_up(data)}, send{{s}} an Agent {'there' if card == space else f'to {space}'}"
    return f"{sent}, return{{s}} its bonus spice to the bank" if teller.people == 2 and card != space else sent


def _rival_swords(data: Data, teller: Teller) -> str:
    swords = _counted(data["count"], "sword") if data["count"] else "no swords"
    return f"{_turned_up(data)} for {swords} (strength {data['strength']})"


def _factions(data: Data) -> str:
    return listed(_called("faction", name) for name in data["factions"])


def _with(verb: str, table: str, field: str = "") -> Callable[[Data, Teller], str]:
    """Return a phrase about one component, or a list of them, whose name goes where `{}` stands."""

    def phrase(data: Data, teller: Teller) -> str:
        value = data[field or table]
        keys = value if isinstance(value, list) else [value]
        return verb.replace("{}", listed(_called(table, key) for key in keys))

    return phrase


def _amount(verb: str, thing: str) -> Callable[[Data, Teller], str]:
    """Return a phrase about a number of things; other facts of the event may stand in the verb as `<fact>`."""

    def phrase(data: Data, teller: Teller) -> str:
        text = verb.replace("{}", _counted(data["count"], thing) if thing else str(data["count"]))
        for fact, value in data.items():
            text = text.replace(f"<{fact}>", str(value))
        return text

    return phrase


DEEDS: Final[dict[str, Phrase]] = {
    "agent": _agent,
    "moved_agent": _with("move{s} the Agent there from {}", "space", "origin"),
    "recalled_agent": _with("call{s} the Agent back from {}", "space"),
    "passed_turn": "pass{es} the turn",
    "revealed": _revealed,
    "cleaned_up": _cleaned_up,
    "played_intrigue": _with("play{s} {}", "intrigue", "card"),
    "acquired": _acquired,
    "set_aside": _with("set{s} {} aside from the Imperium Row", "card"),
    "drew": _amount("draw{s} {}", "card"),
    "drew_cards": _with("draw{s} {}", "card", "cards"),
    "drew_intrigue": _amount("draw{s} {}", "Intrigue card"),
    "drew_intrigue_cards": _with("draw{s} the Intrigue {}", "intrigue", "cards"),
    "stole_intrigue": lambda data, teller: f"steal{{s}} an Intrigue card from {teller.object(data['victim'])}",
    "stole_intrigue_card": lambda data, teller: (
        f"steal{{s}} {_called('intrigue', data['card'])} from {teller.object(data['victim'])}"
    ),
    "reshuffled": "shuffle{s} {their} discard pile into {their} deck",
    "discarded": _with("discard{s} {}", "card"),
    "trashed": _trashed,
    "took_from_discard": _with("take{s} {} from {their} discard pile", "card"),
    "looked_at_top": "look{s} at the top card of {their} deck",
    "saw_top": _with("see{s} {} on top of {their} deck", "card"),
    "gained": _amount("gain{s} {} <resource>", ""),
    "paid": _amount("pay{s} {} <resource>", ""),
    "influence": _influence,
    "alliance": _alliance,
    "vp": _points,
    "recruited": _amount("recruit{s} {}", "troop"),
    "deployed": _amount("deploy{s} {} (strength <strength>)", "troop"),
    "retreated": _amount("retreat{s} {} (strength <strength>)", "troop"),
    "lost_troops": _amount("lose{s} {} from the <place>", "troop"),
    "swords": _amount("add{s} {} (strength <strength>)", "sword"),
    "voice": _with("close{s} {} to the others until {their} next turn", "space"),
    "took_mentat": "take{s} the Mentat",
    "mentat_owed": "will have the Mentat next round",
    "swordmaster": "gain{s} the Swordmaster, a third Agent",
    "council_seat": "take{s} a seat in the High Council",
    "control": _control,
    "masterstroke": lambda data, teller: f"strike{{s}} with {_factions(data)}: Masterstroke",
    "chose_secretly": "choose{s} two factions in secret",
    "chose_tokens": lambda data, teller: f"secretly choose{{s}} {_factions(data)}",
    "reward": _reward,
    "leader": _with("play{s} {}", "leader"),
}

# -- what happens at the table: whole sentences -------------------------------------------------------------------


def _recall(data: Data, teller: Teller, seat: int) -> str:
    mentat = (
        f" {teller.subject(data['mentat'])} {_have(teller, data['mentat'])} the Mentat." if data["mentat"] >= 0 else ""
    )
    return f"All Agents return; {teller.object(seat)} {_are(teller, seat)} First Player.{mentat}"


def _combat(data: Data, teller: Teller, seat: int) -> str:
    strengths = teller.strengths(data["strengths"])
    return f"Combat: {strengths}." if strengths else "Nobody fights in this Conflict."


def _combat_resolved(data: Data, teller: Teller, seat: int) -> str:
    strengths = teller.strengths(data["strengths"])
    if seat == NONE:
        return f"Nobody wins the Conflict ({strengths})." if strengths else "Nobody wins the Conflict."
    return f"{teller.subject(seat)} {'win' if seat == teller.viewer else 'wins'} the Conflict ({strengths})."


def _game_over(data: Data, teller: Teller, seat: int) -> str:
    verb = "win" if seat == teller.viewer else "wins"
    return f"The game is over. {teller.subject(seat)} {verb} with {_counted(data['scores'][seat], 'victory point')}."


def _are(teller: Teller, seat: int) -> str:
    return "are" if seat == teller.viewer else "is"


def _have(teller: Teller, seat: int) -> str:
    return "have" if seat == teller.viewer else "has"


HAPPENINGS: Final[dict[str, Callable[[Data, Teller, int], str]]] = {
    "first_player": lambda data, teller, seat: f"{teller.subject(seat)} {_are(teller, seat)} First Player.",
    "round": lambda data, teller, seat: (
        f"Round {data['number']}: the Conflict is {_called('conflict', data['conflict'])}. Everyone draws a hand."
    ),
    "row_card": lambda data, teller, seat: _called("card", data["card"]),
    "bonus_spice": lambda data, teller, seat: f"{_called('space', data['space'])} ({data['now']})",
    "combat": _combat,
    "combat_resolved": _combat_resolved,
    "recall": _recall,
    "game_over": _game_over,
}

KINDS: Final = frozenset((*DEEDS, *HAPPENINGS))

_GATHERED: Final = {
    "row_card": ("{} comes into the Imperium Row.", "{} come into the Imperium Row."),
    "bonus_spice": ("Bonus spice gathers at {}.", "Bonus spice gathers at {}."),
}
"""Happenings that share a sentence when several come together; they never break a seat's sentence."""

_OF_THE_TABLE: Final = frozenset(("round", "combat", "recall"))
"""Happenings that are about nobody in particular."""

_BEGINS: Final = frozenset(("agent", "passed_turn", "revealed", "played_intrigue", "reward", "leader", "masterstroke"))
"""Deeds that begin a new sentence."""

_TWINS: Final = {
    "drew": "drew_cards",
    "drew_intrigue": "drew_intrigue_cards",
    "stole_intrigue": "stole_intrigue_card",
    "looked_at_top": "saw_top",
    "chose_secretly": "chose_tokens",
    "combat": "combat_resolved",
}
"""What is told, and what says the same and more when it follows at once."""

_NEW_HANDS: Final = frozenset(("drew", "reshuffled"))


def narrate(events: Sequence[Event], names: Sequence[str], viewer: int) -> list[Line]:
    """Return events as sentences for a seat (or SPECTATOR); the events must be those that it may see."""
    story = _Story(Teller(names, viewer))
    at_round_start = False
    for number, event in enumerate(events, 1):
        following = events[number] if number < len(events) else None
        if following is not None and _TWINS.get(event.kind) == following.kind:
            if event.kind == "combat" or following.seat == event.seat:
                continue
        if event.kind == "round":
            at_round_start = True
        elif event.kind not in _NEW_HANDS and event.kind not in ("deployed", "drew_cards"):
            at_round_start = False
        if not (at_round_start and event.kind in _NEW_HANDS and event.seat != viewer):
            story.add(event)
    story.finish()
    return story.lines


class _Story:
    """Sentences in the making."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.lines: list[Line] = []
        self.deeds: list[Event] = []
        self.gathered: list[Event] = []

    def add(self, event: Event) -> None:
        if event.kind in _GATHERED:
            if self.gathered and self.gathered[0].kind != event.kind:
                self.finish()
            self.gathered.append(event)
        elif event.kind in HAPPENINGS:
            self.finish()
            about = NONE if event.kind in _OF_THE_TABLE else event.seat
            self._say(event, HAPPENINGS[event.kind](event.data, self.teller, event.seat), about)
        elif event.kind == "alliance" and event.seat == NONE:
            self.finish()
            self._say(event, f"The Alliance of {_called('faction', event.data['faction'])} returns to the board.")
        elif event.kind == "vp" and event.data["source"] == "start":
            if event.seat == 0:
                self._say(event, f"Everyone starts with {_counted(event.data['now'], 'victory point')}.", NONE)
        else:
            if not self.deeds or event.seat != self.deeds[0].seat or event.kind in _BEGINS:
                self.finish()
            self.deeds.append(event)

    def finish(self) -> None:
        """End the sentence under way, then say what gathered meanwhile."""
        if self.deeds:
            self._say(self.deeds[0], _sentence(self.deeds, self.teller))
            self.deeds = []
        if self.gathered:
            first = self.gathered[0]
            one, several = _GATHERED[first.kind]
            things = [HAPPENINGS[event.kind](event.data, self.teller, event.seat) for event in self.gathered]
            self._say(first, (one if len(things) == 1 else several).format(listed(things)))
            self.gathered = []

    def _say(self, event: Event, text: str, seat: int | None = None) -> None:
        self.lines.append(Line(event.seat if seat is None else seat, event.kind, text))


def _sentence(deeds: list[Event], teller: Teller) -> str:
    seat = deeds[0].seat
    mine = seat == teller.viewer
    phrases: list[str] = []
    for deed in _joined(deeds):
        form = DEEDS[deed.kind]
        phrase = form if isinstance(form, str) else form(deed.data, teller)
        for ending, own, other in (("{s}", "", "s"), ("{es}", "", "es"), ("{their}", "your", "their")):
            phrase = phrase.replace(ending, own if mine else other)
        phrases.append(phrase)
    who = f"Seat {seat}" if deeds[0].kind == "leader" and not mine else teller.subject(seat)
    return f"{who} {listed(phrases)}."


_ADDS_UP: Final = frozenset(
    ("recruited", "deployed", "drew", "drew_cards", "drew_intrigue", "drew_intrigue_cards", "gained", "paid", "swords")
)


def _joined(deeds: list[Event]) -> list[Event]:
    """Join deeds of one sentence that only add up, and leave out an end of the Reveal turn that says nothing new."""
    joined: list[Event] = []
    for deed in deeds:
        if deed.kind == "cleaned_up" and deeds[0].kind == "revealed" and not deed.data["unspent"]:
            if deed.data["strength"] == deeds[0].data["strength"]:
                continue
        for before in joined:
            if before.kind == deed.kind and _adds_up(before, deed):
                joined.remove(before)
                deed = _sum(before, deed)
                break
        joined.append(deed)
    return joined


def _adds_up(before: Event, deed: Event) -> bool:
    if deed.kind == "influence":
        return all(before.data[key] == deed.data[key] for key in ("faction", "change"))
    return deed.kind in _ADDS_UP and before.data.get("resource") == deed.data.get("resource")


def _sum(before: Event, deed: Event) -> Event:
    """Return a deed with the number of things, or the list of cards, of an earlier one added."""
    sums: dict[str, Any] = {key: before.data[key] + deed.data[key] for key in ("count", "cards") if key in deed.data}
    return Event(deed.kind, deed.seat, {**deed.data, **sums}, deed.seats)
