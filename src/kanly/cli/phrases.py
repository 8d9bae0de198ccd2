"""The phrases in which the events of Dune: Imperium are told, one for every kind of event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kanly.imperium.components import CARDS, CONFLICTS, HAGAL_CARDS, INTRIGUES, LEADERS
from kanly.imperium.editions import EDITIONS
from kanly.imperium.ids import FACTIONS, NONE


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


def called(table: str, key: str) -> str:
    """Return the name of a component: of a card, a conflict, a space, ..."""
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


def counted(count: int, thing: str) -> str:
    """Return a number of things in words: `1 troop`, `2 troops`."""
    return f"{count} {thing}{'' if count == 1 else 's'}"


# -- what a seat does: a phrase that follows its name. {s} and {es} end a verb, {their} is the owner -------------

Data = dict[str, Any]
Phrase = str | Callable[[Data, Teller], str]


def _agent(data: Data, teller: Teller) -> str:
    return f"send{{s}} an Agent to {called('space', data['space'])} with {called('card', data['card'])}"


def _revealed(data: Data, teller: Teller) -> str:
    shown = listed(called("card", card) for card in data["cards"])
    return f"reveal{{s}} {shown} ({data['persuasion']} persuasion, strength {data['strength']})"


def _cleaned_up(data: Data, teller: Teller) -> str:
    unspent = f", {data['unspent']} persuasion unspent" if data["unspent"] else ""
    return f"end{{s}} the Reveal turn at strength {data['strength']}{unspent}"


def _influence(data: Data, teller: Teller) -> str:
    verb = "gain{s}" if data["change"] > 0 else "lose{s}"
    return f"{verb} influence with {called('faction', data['faction'])} (now {data['now']})"


def _points(data: Data, teller: Teller) -> str:
    points = counted(abs(data["change"]), "victory point")
    if "given" in data:
        return f"trade{{s}} {data['given']} for {points} (now {data['now']})"
    return f"{'score{s}' if data['change'] > 0 else 'lose{s}'} {points} (now {data['now']})"


def _lost_by(data: Data, teller: Teller) -> str:
    return "" if data["lost_by"] == NONE else f" from {teller.object(data['lost_by'])}"


def _alliance(data: Data, teller: Teller) -> str:
    return f"take{{s}} the Alliance of {called('faction', data['faction'])}{_lost_by(data, teller)}"


def _control(data: Data, teller: Teller) -> str:
    return f"take{{s}} control of {called('space', data['space'])}{_lost_by(data, teller)}"


def _acquired(data: Data, teller: Teller) -> str:
    where = " on top of {their} deck" if "top" in data["manner"] else ""
    return f"acquire{{s}} {called('card', data['card'])}{where}"


def _trashed(data: Data, teller: Teller) -> str:
    zone = {
        "hand": "{their} hand",
        "discard": "{their} discard pile",
        "play": "play",
        "deck": "the top of {their} deck",
    }
    return f"trash{{es}} {called('card', data['card'])} from {zone[data['zone']]}"


def _reward(data: Data, teller: Teller) -> str:
    return f"take{{s}} the {PLACES[data['place']]} reward of {called('conflict', data['conflict'])}"


_WHY_IGNORED: Final = {"occupied": "occupied", "voice": "closed by The Voice", "no_bonus_spice": "no bonus spice"}


def _turned_up(data: Data, teller: Teller) -> str:
    """Return the House Hagal cards that were turned up, with the reason why one was ignored."""
    cards = [
        called("hagal", card["card"]) + (f" ({_WHY_IGNORED[card['reason']]})" if "reason" in card else "")
        for card in (*data.get("ignored", []), data)
    ]
    ignored = f"{', '.join(cards[:-1])}, then " if cards[:-1] else ""
    return f"turn{{s}} up {ignored}{cards[-1]}"


def _rival_agent(data: Data, teller: Teller) -> str:
    card, space = called("hagal", data["card"]), called("space", data["space"])
    lost = f", whose bonus spice ({data['to_bank']}) goes to the bank" if data["to_bank"] else ""
    return f"send{{s}} an Agent {'there' if card == space else f'to {space}'}{lost}"


def _rival_swords(data: Data, teller: Teller) -> str:
    swords = counted(data["count"], "sword") if data["count"] else "no swords"
    return f"add{{s}} {swords} (strength {data['strength']})"


def _factions(data: Data) -> str:
    return listed(called("faction", name) for name in data["factions"])


def _with(verb: str, table: str, field: str = "") -> Callable[[Data, Teller], str]:
    """Return a phrase about one component, or a list of them, whose name goes where `{}` stands."""

    def phrase(data: Data, teller: Teller) -> str:
        value = data[field or table]
        keys = value if isinstance(value, list) else [value]
        return verb.replace("{}", listed(called(table, key) for key in keys))

    return phrase


def _amount(verb: str, thing: str) -> Callable[[Data, Teller], str]:
    """Return a phrase about a number of things; other facts of the event may stand in the verb as `<fact>`."""

    def phrase(data: Data, teller: Teller) -> str:
        text = verb.replace("{}", counted(data["count"], thing) if thing else str(data["count"]))
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
        f"steal{{s}} {called('intrigue', data['card'])} from {teller.object(data['victim'])}"
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
    "hagal_card": _turned_up,
    "hagal_skipped": _turned_up,
    "rival_agent": _rival_agent,
    "rival_holds_back": "keep{s} {their} troops back, being far enough ahead",
    "rival_swords": _rival_swords,
    "discarded_intrigue": _with("give{s} up the Intrigue {}", "intrigue", "cards"),
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
    won = "Nobody wins" if seat == NONE else f"{teller.subject(seat)} {'win' if seat == teller.viewer else 'wins'}"
    spoiled = [at for at, place in enumerate(data["rewards"]) if place and teller.is_spoiler(at)]
    nothing = ""
    if spoiled:
        nothing = ", but takes no reward" if spoiled[0] == seat else f"; {teller.subject(spoiled[0])} takes no reward"
    return f"{won} the Conflict{f' ({strengths})' if strengths else ''}{nothing}."


def _round(data: Data, teller: Teller, seat: int) -> str:
    drawn = {1: "" if teller.viewer == 0 else f" {teller.names[0]} draws a hand.", 2: " Both players draw a hand."}
    conflict = f"Round {data['number']}: the Conflict is {called('conflict', data['conflict'])}."
    return conflict + drawn.get(teller.people, " Everyone draws a hand.")


def _game_over(data: Data, teller: Teller, seat: int) -> str:
    verb = "win" if seat == teller.viewer else "wins"
    against = " against the rivals" if teller.people == 1 and seat == 0 else ""
    lost = "You lose: " if teller.is_rival(seat) and teller.viewer == 0 else ""
    points = counted(data["scores"][seat], "victory point")
    return f"The game is over. {lost}{teller.subject(seat)} {verb}{against} with {points}."


def _are(teller: Teller, seat: int) -> str:
    return "are" if seat == teller.viewer else "is"


def _have(teller: Teller, seat: int) -> str:
    return "have" if seat == teller.viewer else "has"


HAPPENINGS: Final[dict[str, Callable[[Data, Teller, int], str]]] = {
    "first_player": lambda data, teller, seat: f"{teller.subject(seat)} {_are(teller, seat)} First Player.",
    "round": _round,
    "row_card": lambda data, teller, seat: called("card", data["card"]),
    "bonus_spice": lambda data, teller, seat: f"{called('space', data['space'])} ({data['now']})",
    "combat": _combat,
    "combat_resolved": _combat_resolved,
    "recall": _recall,
    "hagal_reshuffled": lambda data, teller, seat: "All House Hagal cards are shuffled into a new deck.",
    "game_over": _game_over,
}

KINDS: Final = frozenset((*DEEDS, *HAPPENINGS))
