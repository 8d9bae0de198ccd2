"""The table of Dune: Imperium in a terminal, drawn from what one seat may see and nothing else."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kanly.cli.imperium_hagal import house, solo_result
from kanly.cli.imperium_parts import marks, named, panel, words
from kanly.engine import Outcome
from kanly.imperium import actions, describe
from kanly.imperium import effects as fx
from kanly.imperium.components import CARDS, CONFLICTS, INTRIGUES, LEADERS, Card, IntrigueCard, Leader, Space
from kanly.imperium.ids import (
    ALL_FACTIONS,
    FACTIONS,
    HIDDEN,
    ICONS,
    MOMENTS,
    NONE,
    PHASES,
    POINT_SOURCES,
    RESOURCES,
    RIVAL,
    SPOILER,
)
from kanly.imperium.rules.agent import bars_swordmaster, cost_of
from kanly.imperium.rules.troops import strength
from kanly.imperium.state import ImperiumState, Player
from kanly.imperium.view import ImperiumObservation

NARROW: Final = 90
"""Below this width the board stands in one column."""

WIDE: Final = 130

_COLUMNS: Final = (("emperor", "guild", "bene_gesserit", "fremen", "choam"), ("landsraad", "arrakis"))
_AREAS: Final = {
    "emperor": "Emperor",
    "guild": "Spacing Guild",
    "bene_gesserit": "Bene Gesserit",
    "fremen": "Fremen",
    "choam": "CHOAM",
    "landsraad": "Landsraad",
    "arrakis": "Arrakis",
}


def table_view(seen: ImperiumObservation, width: int) -> RenderableType:
    """Return the whole table; what a turn needs most stands last, next to the choices."""
    return Group(row(seen), *house(seen), conflict(seen), players(seen, width), spaces(seen, width), *_own(seen))


def combat_view(seen: ImperiumObservation, width: int) -> RenderableType:
    """Return what matters in combat: players, Conflict, the viewer's own cards."""
    return Group(players(seen, width), conflict(seen), *_own(seen))


def _own(seen: ImperiumObservation) -> list[RenderableType]:
    """Return the viewer's own cards, if a person is looking who has any."""
    return [own_cards(seen)] if seen.seat >= 0 and not seen.state.players[seen.seat].rival else []


# -- players -----------------------------------------------------------------------------------------------

_SHORT: Final = (
    "VP", "sol", "spi", "wat", "agt", "gar", "con", "str", "Emp", "Gui", "Ben", "Fre", "hnd", "dck", "dsc", "int",
)  # fmt: skip
_FULL: Final = (
    "VP", "solari", "spice", "water", "agents", "garr", "confl", "streng", "Emp", "Guild", "BeneG", "Frem", "hand",
    "deck", "disc", "intr",
)  # fmt: skip


def players(seen: ImperiumObservation, width: int) -> RenderableType:
    """Return one line a player, with what the player holds and where the player stands."""
    state = seen.state
    table = Table(box=None, padding=(0, 1, 0, 0), expand=True, header_style="quiet")
    table.add_column("", no_wrap=True, ratio=1)
    for heading in _FULL if width >= WIDE else _SHORT:
        table.add_column(heading, justify="right", no_wrap=True)
    notes: list[Text] = []
    for seat, player in enumerate(state.players):
        name = named(state, seat)
        if seat == seen.seat:
            name.append(" (you)", style="quiet")
        table.add_row(
            name,
            *_points_and_goods(player),
            _number(player.ready),
            _number(player.garrison),
            _number(player.conflict),
            _number(strength(player)),
            *(_influence(state, seat, faction) for faction in range(4)),
            *_cards_held(player),
        )
        noted = _notes(state, seat, player)
        if noted:
            notes.append(marks([seat]).append(f" {noted}", style="quiet"))
    title = Text.assemble(
        (f"Round {state.round} of {len(state.conflicts) + len(state.conflict_deck)}", "head"),
        (f"  {words(PHASES[state.phase])}", "quiet"),
    )
    legend = ["4* Alliance"] if any(holder != NONE for holder in state.alliances) else []
    if width < WIDE:
        legend.append("agents garrison conflict strength / hand deck discard intrigue")
    body = Group(table, Columns(notes, padding=(0, 3))) if notes else table
    return panel(body, title, " · ".join(legend))


def _number(amount: int) -> Text:
    return Text(str(amount), style="quiet" if amount == 0 else "default")


def _points_and_goods(player: Player) -> list[Text]:
    """Return points, Solari, spice and water; the spoiler never has any."""
    if player.rival == SPOILER:
        return [Text()] * (1 + len(player.goods))
    return [Text(str(player.vp), style="bold"), *(_number(amount) for amount in player.goods)]


def _cards_held(player: Player) -> list[Text]:
    """Return how many cards are in hand, deck and discard pile, and of Intrigue; a rival has only Intrigue."""
    own = [Text()] * 3 if player.rival else [_number(len(z)) for z in (player.hand, player.deck, player.discard)]
    return [*own, Text() if player.rival == SPOILER else _number(len(player.intrigue))]


def _influence(state: ImperiumState, seat: int, faction: int) -> Text:
    level = state.players[seat].influence[faction]
    return Text(f"{level}*", style="bold") if state.alliances[faction] == seat else _number(level)


def _notes(state: ImperiumState, seat: int, player: Player) -> str:
    """Return what else is to be known about a player, in a few words."""
    notes = []
    if player.rival == RIVAL:
        notes.append("rival of House Hagal")
    if seat == state.first:
        notes.append("first player")
    if player.revealed and not player.rival:
        notes.append("has revealed")
    if player.council:
        notes.append("council seat")
    if player.swordmaster and player.rival != SPOILER:
        notes.append("Swordmaster")
    if state.mentat == seat:
        notes.append("Mentat")
    if state.mentat_owed == seat:
        notes.append("Mentat next round")
    if player.voice != NONE:
        notes.append(f"The Voice on {state.edition.board[player.voice].name}")
    if player.aside != NONE:
        notes.append(f"{CARDS[player.aside].name} set aside")
    if player.waiting:
        notes.append(f"{' and '.join(INTRIGUES[card].name for card in player.waiting)} waiting")
    if player.tokens > 0:
        secret = "" if player.struck else "in secret "
        notes.append(f"{secret}{words(' and '.join(describe.names(player.tokens, FACTIONS)))} for Masterstroke")
    if player.known_hand:
        notes.append(f"holds {' and '.join(CARDS[card].name for card in player.known_hand)}")
    return ", ".join(notes)


# -- the board -----------------------------------------------------------------------------------------------


def spaces(seen: ImperiumObservation, width: int) -> RenderableType:
    """Return the spaces by area: cost, effect, Agents there, bonus spice, control; what can be reached stands out."""
    reachable = _reachable(seen)
    columns = [[area for column in _COLUMNS for area in column]] if width < NARROW else [list(c) for c in _COLUMNS]
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in columns:
        grid.add_column(ratio=1)
    grid.add_row(*(_areas(seen, areas, reachable) for areas in columns))
    legend = "⚔ combat space" + ("   › you can go there now" if reachable else "")
    return panel(grid, "Board", legend)


def _reachable(seen: ImperiumObservation) -> set[int]:
    decision = seen.decision
    if decision is None or decision.seat != seen.seat:
        return set()
    sent = {choice.b for choice in decision.actions if choice.kind == actions.AGENT}
    return sent | {choice.a for choice in decision.actions if choice.kind == actions.SPACE}


def _areas(seen: ImperiumObservation, areas: list[str], reachable: set[int]) -> RenderableType:
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(width=2, no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for area in areas:
        subtitle = "+1 influence" if area in FACTIONS else ""
        table.add_row("", Text(_AREAS[area], style="bold underline"), Text(subtitle, style="quiet"))
        for space in seen.state.edition.board:
            if space.area == area:
                table.add_row(*_space_cells(seen, space, space.id in reachable))
    return table


def _space_cells(seen: ImperiumObservation, space: Space, reachable: bool) -> list[RenderableType]:
    state = seen.state
    pointer = ("›" if reachable else " ") + ("⚔" if space.combat else " ")
    name = Text(space.name, style="now" if reachable else "default")
    there = [seat for seat in range(len(state.players)) if state.agents[space.id] >> seat & 1]
    if there:
        name.append(" ").append_text(marks(there))
    effect = Text()
    cost = space_cost(seen, space)
    if cost:
        effect.append(cost, style="italic").append(" -> ")
    effect.append(words(space_effect(space)))
    if space.maker and state.bonus[space.id]:
        effect.append(f" +{state.bonus[space.id]} bonus", style="bold")
    if space.needs_influence:
        effect.append(f" (needs {space.needs_influence} {words(FACTIONS[space.needs_faction])})", style="quiet")
    if space.once == fx.SWORDMASTER and state.hagal is not None and bars_swordmaster(state.hagal):
        effect.append(" (not at this difficulty)", style="quiet")
    if state.control[space.id] != NONE:
        effect.append(f" ({describe.notation(space.reward_control)} to ", style="quiet")
        effect.append_text(marks([state.control[space.id]])).append(")", style="quiet")
    for seat, player in enumerate(state.players):
        if player.voice == space.id:
            effect.append(" closed by ", style="quiet").append_text(marks([seat]))
    return [Text(pointer, style="now" if reachable else "quiet"), name, effect]


def space_cost(seen: ImperiumObservation, space: Space) -> str:
    """Return what a space costs the viewer, such as `4 spice`."""
    if not space.cost_amount:
        return ""
    state = seen.state
    cost = space.cost_amount
    if seen.seat >= 0 and state.players[seen.seat].leader != NONE:
        cost = cost_of(state, seen.seat, space)
    elif state.hagal is not None and space.mentat:
        level = state.hagal.level()
        cost = cost if level is None else level.mentat_cost
    amount = "/".join(str(amount) for amount, _ in space.prices) or str(cost)
    return f"{amount} {RESOURCES[space.cost_resource]}"


def space_effect(space: Space) -> str:
    """Return what a space gives, without what the board shows elsewhere: cost, influence, combat, bonus spice."""
    if space.maker:
        return f"+{space.maker} spice"
    parts = [describe.say(effect) for effect in space.effects]
    if space.prices:
        gains = "/".join(str(effect.n) for _, effect in space.prices)
        parts.append(f"+{gains} {RESOURCES[space.prices[0][1].m]}")
    if space.hall:
        parts.append(f"persuasion +{space.hall} at your reveal")
    return "; ".join(parts)


# -- Conflict and Row -------------------------------------------------------------------------------------------


def conflict(seen: ImperiumObservation) -> RenderableType:
    """Return the current Conflict: its rewards, and the strength of those who fight for them."""
    state = seen.state
    if not state.conflicts:
        return panel(Text("not revealed yet", style="quiet"), "Conflict")
    card = CONFLICTS[state.conflicts[-1]]
    rewards = Table.grid(padding=(0, 2, 0, 0))
    for place, reward in zip(("1st", "2nd", "3rd"), card.rewards, strict=True):
        used = place != "3rd" or len(state.players) >= 4
        text = Text(words(describe.notation(reward)), style="default" if used else "quiet")
        rewards.add_row(Text(place, style="quiet"), text if used else text.append(" (when tied for second)"))
    fighting = [seat for seat, player in enumerate(state.players) if player.conflict]
    fighting.sort(key=lambda seat: -strength(state.players[seat]))
    fighters = [_fighter(state, seat) for seat in fighting] or [Text("no troops yet", style="quiet")]
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True)
    grid.add_row(rewards, Group(*fighters))
    left = f"{len(state.conflict_deck)} more to come" if state.conflict_deck else "the last one"
    return panel(grid, f"Conflict {'I' * card.level}: {card.name}", left)


def _fighter(state: ImperiumState, seat: int) -> Text:
    player = state.players[seat]
    force = f"{player.conflict} troop{'' if player.conflict == 1 else 's'}"
    if player.swords:
        force += f", {player.swords} sword{'' if player.swords == 1 else 's'}"
    return Text.assemble((f"{strength(player):2} ", "bold"), named(state, seat), (f"  {force}", "quiet"))


def row(seen: ImperiumObservation) -> RenderableType:
    """Return the Imperium Row and the Reserve, with costs and what each card does."""
    state = seen.state
    table = _cards_table()
    for card in state.row:
        table.add_row(*card_cells(CARDS[card], str(CARDS[card].cost)))
    for card, count in zip(state.edition.reserve, state.reserve, strict=True):
        cost = "-" if CARDS[card].cost == NONE else str(CARDS[card].cost)
        table.add_row(*card_cells(CARDS[card], cost, f"{count} left"))
    decks = f"decks: Imperium {len(state.imperium_deck)}, Intrigue {len(state.intrigue_deck)}"
    return panel(table, "Imperium Row and Reserve", decks)


def _cards_table() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(justify="right", no_wrap=True, min_width=2)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    return table


def card_cells(card: Card, left: str, note: str = "") -> list[RenderableType]:
    """Return a card as the cells of a row: cost or count, name, what it does."""
    text = card_text(card)
    if note:
        text.append(f"  ({note})", style="quiet")
    return [Text(left, style="bold"), Text(card.name), text]


def icons_text(icons: int) -> str:
    """Return Agent icons in words."""
    if icons == (1 << len(ICONS)) - 1:
        return "every icon"
    if icons & ALL_FACTIONS == ALL_FACTIONS:
        return words(", ".join(["all factions", *describe.names(icons & ~ALL_FACTIONS, ICONS)]))
    return words(", ".join(describe.names(icons, ICONS)))


def card_text(card: Card) -> Text:
    """Return what a card does: factions, icons with the Agent box, Reveal box and the rest."""
    reveal = [f"persuasion +{card.persuasion}"] if card.persuasion else []
    reveal += [f"sword +{card.swords}"] if card.swords else []
    reveal += [describe.say(effect) for effect in card.reveal]
    text = Text()
    if card.factions:
        text.append(f"{words(', '.join(describe.names(card.factions, FACTIONS)))}  ", style="italic")
    boxes = (
        (f"[{icons_text(card.icons)}] " if card.icons else "", describe.notation(card.agent)),
        ("reveal: ", "; ".join(reveal)),
        ("acquire: ", describe.notation(card.acquire)),
        ("trashed: ", describe.notation(card.trashed)),
    )
    for label, content in boxes:
        if content or label.startswith("["):
            text.append(label, style="quiet").append(words(content)).append("  " if content else " ")
    text.rstrip()
    return text


# -- one's own cards -------------------------------------------------------------------------------------------


def own_cards(seen: ImperiumObservation) -> RenderableType:
    """Return the viewer's hand and Intrigue cards with what each does, and cards in play and on top of the deck."""
    state = seen.state
    player = state.players[seen.seat]
    table = _cards_table()
    for card in sorted(set(player.hand), key=player.hand.index):
        count = player.hand.count(card)
        table.add_row(*card_cells(CARDS[card], f"{count}x" if count > 1 else ""))
    for number in sorted(player.intrigue):
        table.add_row("", Text(INTRIGUES[number].name, style="italic"), intrigue_text(INTRIGUES[number]))
    if not player.hand and not player.intrigue:
        table.add_row("", Text("no cards", style="quiet"), "")
    below = []
    in_play = [CARDS[card].name for card in (*player.played, *player.revealed_cards)]
    if in_play:
        below.append(f"in play: {', '.join(in_play)}")
    if player.deck and player.deck[-1] != HIDDEN:
        below.append(f"top of deck: {CARDS[player.deck[-1]].name}")
    body: RenderableType = table
    if player.leader != NONE:
        body = Group(table, Text(leader_text(LEADERS[player.leader]), style="quiet"))
    return panel(body, Text("Your hand ", style="head").append_text(named(state, seen.seat)), " · ".join(below))


def leader_text(leader: Leader) -> str:
    """Return both abilities of a leader."""
    ability = describe.ability_text(leader)
    return words(f"{leader.ability}: {ability}. Signet, {leader.signet_name}: {describe.notation(leader.signet)}.")


def intrigue_text(card: IntrigueCard) -> Text:
    """Return what an Intrigue card does and when."""
    text = Text()
    for moment, name in enumerate(MOMENTS):
        if card.at(moment):
            text.append(f"{name}: ", style="quiet").append(words(describe.notation(card.at(moment)))).append("  ")
    text.rstrip()
    return text


# -- the end -----------------------------------------------------------------------------------------------------


def result(seen: ImperiumObservation, outcome: Outcome) -> RenderableType:
    """Return the final ranking, where the points came from, and the tie-breaks; in a solo game who was beaten."""
    state = seen.state
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column("")
    table.add_column("", no_wrap=True)
    table.add_column("points", justify="right")
    table.add_column("from")
    table.add_column("tie-breaks")
    tied = {score for score in outcome.scores if outcome.scores.count(score) > 1}
    place = 1
    for group in outcome.ranking:
        for seat in group:
            came = [f"{name} {n}" for name, n in zip(POINT_SOURCES, state.players[seat].points, strict=True) if n]
            ties = [f"{name} {n}" for name, n in zip(outcome.tiebreak_names, outcome.tiebreaks[seat], strict=True)]
            shown = ties if outcome.scores[seat] in tied else []
            table.add_row(
                f"{place}.",
                named(state, seat),
                Text(str(outcome.scores[seat]), style="bold"),
                ", ".join(came),
                Text(words(", ".join(shown)), style="quiet"),
            )
        place += len(group)
    solo = solo_result(seen, outcome)
    return panel(Group(solo, Text(), table) if solo else table, "Result")
