"""The table of Dune: Imperium in a terminal, drawn from what one seat may see and nothing else."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kanly.cli.imperium.bloodlines import bloodlines, bloodlines_notes
from kanly.cli.imperium.cards import card_cells, intrigue_text, leader_text
from kanly.cli.imperium.hagal import house, rival_notes, solo_result
from kanly.cli.imperium.parts import marks, named, panel
from kanly.cli.imperium.speech import called, capital, say, sentence, speech, stock
from kanly.cli.imperium.teams import seats_by_team, team_notes, throne_row
from kanly.cli.imperium.uprising import conflict_notes, seat_notes, uprising, worms
from kanly.cli.result import sides_of
from kanly.engine import Outcome
from kanly.engine.hidden import HIDDEN
from kanly.imperium import actions
from kanly.imperium import words as fx
from kanly.imperium.components import CARDS, CONFLICTS, INTRIGUES, LEADERS, Space
from kanly.imperium.edition import Edition
from kanly.imperium.ids import (
    FACTIONS,
    NONE,
    RESOURCES,
    RIVAL,
    SPOILER,
    WATER,
)
from kanly.imperium.notation import names
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.agent import bars_swordmaster, cost_of
from kanly.imperium.rules.troops import strength, units
from kanly.imperium.state import ImperiumState, Player
from kanly.imperium.view import ImperiumObservation

NARROW: Final = 90
"""Below this width the board stands in one column."""

WIDE: Final = 130

SMALL: Final = 2
"""Areas of at most so many spaces stand on the left, such as those of the factions, larger ones on the right."""


def table_view(seen: ImperiumObservation, width: int) -> RenderableType:
    """Return the whole table; what a turn needs most stands last, next to the choices."""
    state = seen.state
    parts = (*house(seen), *uprising(state), *bloodlines(state), *throne_row(state))
    middle = (*parts, conflict(seen), players(seen, width))
    return Group(row(seen), *middle, spaces(seen, width), *_own(seen))


def combat_view(seen: ImperiumObservation, width: int) -> RenderableType:
    """Return what matters in combat: players, Conflict, the viewer's own cards."""
    return Group(players(seen, width), conflict(seen), *_own(seen))


def _own(seen: ImperiumObservation) -> list[RenderableType]:
    """Return the viewer's own cards, if a person is looking who has any."""
    return [own_cards(seen)] if seen.seat >= 0 and not seen.state.players[seen.seat].rival else []


# -- players -----------------------------------------------------------------------------------------------


def players(seen: ImperiumObservation, width: int) -> RenderableType:
    """Return one line a player, with what the player holds and where the player stands."""
    state = seen.state
    table = Table(box=None, padding=(0, 1, 0, 0), expand=True, header_style="quiet")
    table.add_column("", no_wrap=True, ratio=1)
    for heading in _headings(state.edition, width):
        table.add_column(heading, justify="right", no_wrap=True)
    notes: list[Text] = []
    for side in seats_by_team(state):
        for seat in side:
            player = state.players[seat]
            name = named(state, seat)
            if seat == seen.seat:
                name.append(f" ({say('cli-you')})", style="quiet")
            table.add_row(
                name,
                *_points_and_goods(player),
                _number(player.ready),
                _number(player.garrison),
                _number(player.conflict),
                _number(strength(state, seat)),
                *(_influence(state, seat, faction) for faction in range(len(state.edition.factions))),
                *_cards_held(player),
                end_section=seat == side[-1],
            )
            noted = _notes(state, seat, player)
            if noted:
                notes.append(marks([seat]).append(f" {noted}", style="quiet"))
    title = Text.assemble(
        (say("cli-round", n=state.round, rounds=state.round + len(state.conflict_deck)), "head"),
        (f"  {called('phase', state.edition.phases[state.phase])}", "quiet"),
    )
    legend = [say("cli-legend-alliance")] if any(holder != NONE for holder in state.alliances) else []
    if width < WIDE:
        legend.append(say("cli-legend-columns"))
    body = Group(table, Columns(notes, padding=(0, 3))) if notes else table
    return panel(body, title, " · ".join(legend))


def _headings(edition: Edition, width: int) -> list[str]:
    """Return the headings of the columns; what an edition counts like a resource comes after those of all."""
    headings = say("cli-columns-full" if width >= WIDE else "cli-columns-short").split()
    own = [called("resource", name) for name in edition.resources[WATER + 1 :]]
    return [*headings[: WATER + 2], *(name if width >= WIDE else name[:3] for name in own), *headings[WATER + 2 :]]


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
    if player.rival and ROLES[player.rival].competes:
        notes += [say("cli-note-rival" if player.rival == RIVAL else "cli-note-card_rival"), *rival_notes(player)]
    if seat == state.first:
        notes.append(say("cli-note-first"))
    if player.revealed and not player.rival:
        notes.append(say("cli-note-revealed"))
    if player.council:
        notes.append(say("cli-note-council"))
    if player.swordmaster and player.rival != SPOILER:
        notes.append(say("cli-note-swordmaster"))
    if state.mentat == seat:
        notes.append(say("cli-note-mentat"))
    if state.mentat_owed == seat:
        notes.append(say("cli-note-mentat-next"))
    if player.voice != NONE:
        notes.append(say("cli-note-voice", space=state.edition.board[player.voice].key))
    if player.aside != NONE:
        notes.append(say("cli-note-aside", card=CARDS[player.aside].key))
    if player.waiting:
        notes.append(say("cli-note-waiting", intrigues=[INTRIGUES[card].key for card in player.waiting]))
    if player.tokens > 0:
        message = "cli-note-tokens" if player.struck else "cli-note-secret-tokens"
        notes.append(say(message, factions=names(player.tokens, FACTIONS)))
    if player.known_hand:
        notes.append(say("cli-note-holds", cards=[CARDS[card].key for card in player.known_hand]))
    return ", ".join(
        [*team_notes(state, seat, player), *notes, *seat_notes(state, seat, player), *bloodlines_notes(state, player)]
    )


# -- the board -----------------------------------------------------------------------------------------------


def spaces(seen: ImperiumObservation, width: int) -> RenderableType:
    """Return the spaces by area: cost, effect, Agents there, bonus spice, control; what can be reached stands out."""
    reachable = _reachable(seen)
    columns = _columns(seen.state.edition, width)
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in columns:
        grid.add_column(ratio=1)
    grid.add_row(*(_areas(seen, areas, reachable) for areas in columns))
    legend = [say("cli-legend-combat"), *([say("cli-legend-reachable")] if reachable else [])]
    return panel(grid, say("cli-board"), "   ".join(legend))


def _columns(edition: Edition, width: int) -> list[list[str]]:
    """Return the areas of the board, in its order, by the columns in which they stand."""
    areas = [space.area for space in edition.board]
    small = [area for area in dict.fromkeys(areas) if areas.count(area) <= SMALL]
    large = [area for area in dict.fromkeys(areas) if areas.count(area) > SMALL]
    return [[*small, *large]] if width < NARROW else [column for column in (small, large) if column]


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
        visits = [space.visit is not None for space in seen.state.edition.board if space.area == area]
        subtitle = say("cli-area-influence") if all(visits) else ""
        table.add_row("", Text(capital(called("area", area)), style="bold underline"), Text(subtitle, style="quiet"))
        for space in seen.state.edition.board:
            if space.area == area:
                table.add_row(*_space_cells(seen, space, space.id in reachable))
    return table


def _space_cells(seen: ImperiumObservation, space: Space, reachable: bool) -> list[RenderableType]:
    state = seen.state
    pointer = ("›" if reachable else " ") + ("⚔" if space.combat else " ")
    name = Text(called("space", space.key), style="now" if reachable else "default")
    there = [seat for seat in range(len(state.players)) if state.agents[space.id] >> seat & 1]
    if there:
        name.append(" ").append_text(marks(there))
    effect = Text()
    cost = space_cost(seen, space)
    if cost:
        prices = [price for price, _ in space.prices] or [cost]
        effect.append(stock(RESOURCES[space.cost_resource], *prices), style="italic").append(": ")
    effect.append(space_effect(space))
    if space.maker and state.bonus[space.id]:
        effect.append(f" {say('cli-bonus', n=state.bonus[space.id])}", style="bold")
    if space.needs_influence:
        needs = say("space-needs", n=space.needs_influence, faction=state.edition.tracks[space.needs_faction])
        effect.append(f" ({needs})", style="quiet")
    if space.once == fx.SWORDMASTER and state.hagal is not None and bars_swordmaster(state.hagal):
        effect.append(f" ({say('cli-barred')})", style="quiet")
    if state.control[space.id] != NONE:
        effect.append(f" ({say('box-control')}: {speech().effects(space.reward_control)} ", style="quiet")
        effect.append_text(marks([state.control[space.id]])).append(")", style="quiet")
    for seat, player in enumerate(state.players):
        if player.voice == space.id:
            effect.append(f" {say('cli-closed')} ", style="quiet").append_text(marks([seat]))
    return [Text(pointer, style="now" if reachable else "quiet"), name, effect]


def space_cost(seen: ImperiumObservation, space: Space) -> int:
    """Return what a space costs the viewer, at least."""
    state = seen.state
    if seen.seat >= 0 and state.players[seen.seat].leader != NONE:
        return cost_of(state, seen.seat, space)
    return space.cost_amount if space.price_now is None else space.price_now(state, seen.seat)


def space_effect(space: Space) -> str:
    """Return what a space gives, without what the board shows elsewhere: cost, influence, combat, bonus spice."""
    if space.maker and space.effects[0].op == fx.HARVEST:
        taken = say("cli-hint-harvest", n=space.maker, bonus=0)
        return speech().joined([taken, *(speech().effects((more,)) for more in space.effects[1:])], False)
    parts = [speech().effects(space.effects)] if space.effects else []
    if space.prices and any(effect.op != fx.GAIN for _, effect in space.prices):
        parts.append(" / ".join(speech().effects((effect,)) for _, effect in space.prices))
    elif space.prices:
        parts.append(stock(RESOURCES[space.prices[0][1].m], *(effect.n for _, effect in space.prices)))
    if space.hall:
        parts.append(say("space-hall", n=space.hall))
    return "; ".join(parts)


# -- Conflict and Row -------------------------------------------------------------------------------------------


def conflict(seen: ImperiumObservation) -> RenderableType:
    """Return the current Conflict: its rewards, and the strength of those who fight for them."""
    state = seen.state
    if not state.conflicts:
        return panel(Text(say("cli-conflict-unknown"), style="quiet"), say("cli-conflict"))
    card = CONFLICTS[state.conflicts[-1]]
    rewards = Table.grid(padding=(0, 2, 0, 0))
    for place, reward in enumerate(card.rewards, 1):
        used = place != 3 or len(state.players) >= 4
        text = Text(sentence(*reward), style="default" if used else "quiet")
        mark = Text(called("place", str(place)), style="quiet")
        rewards.add_row(mark, text if used else text.append(f" ({say('cli-tied')})"))
    fighting = [seat for seat, player in enumerate(state.players) if units(state, seat)]
    fighting.sort(key=lambda seat: -strength(state, seat))
    fighters = [_fighter(state, seat) for seat in fighting] or [Text(say("cli-no-troops"), style="quiet")]
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True)
    grid.add_row(rewards, Group(*fighters))
    title = say("cli-conflict-card", level="I" * card.level, conflict=card.key)
    notes = [*conflict_notes(state, card.id), say("cli-conflicts-left", n=len(state.conflict_deck))]
    return panel(grid, title, " · ".join(notes))


def _fighter(state: ImperiumState, seat: int) -> Text:
    player = state.players[seat]
    forces = [say("cli-troops", n=player.conflict)] if player.conflict or not worms(player) else []
    forces += [worms(player)] if worms(player) else []
    forces += [say("cli-swords", n=player.swords)] if player.swords else []
    force = ", ".join(forces)
    return Text.assemble((f"{strength(state, seat):2} ", "bold"), named(state, seat), (f"  {force}", "quiet"))


def row(seen: ImperiumObservation) -> RenderableType:
    """Return the Imperium Row and the Reserve, with costs and what each card does."""
    state = seen.state
    table = _cards_table()
    for card in state.row:
        table.add_row(*card_cells(CARDS[card], str(CARDS[card].cost)))
    for card, count in zip(state.edition.reserve, state.reserve, strict=True):
        cost = "-" if CARDS[card].cost == NONE else str(CARDS[card].cost)
        table.add_row(*card_cells(CARDS[card], cost, say("cli-left", n=count)))
    decks = say("cli-decks", imperium=len(state.imperium_deck), intrigues=len(state.intrigue_deck))
    return panel(table, say("cli-row"), decks)


def _cards_table() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(justify="right", no_wrap=True, min_width=2)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    return table


# -- one's own cards -------------------------------------------------------------------------------------------


def own_cards(seen: ImperiumObservation) -> RenderableType:
    """Return the viewer's hand and Intrigue cards with what each does, and cards in play and on top of the deck."""
    state = seen.state
    player = state.players[seen.seat]
    table = _cards_table()
    for card in sorted(set(player.hand), key=player.hand.index):
        count = player.hand.count(card)
        table.add_row(*card_cells(CARDS[card], f"{count}×" if count > 1 else ""))
    for number in sorted(player.intrigue):
        name = called("intrigue", INTRIGUES[number].key)
        table.add_row("", Text(name, style="italic"), intrigue_text(INTRIGUES[number]))
    if not player.hand and not player.intrigue:
        table.add_row("", Text(say("cli-no-cards"), style="quiet"), "")
    below = []
    in_play = [called("card", CARDS[card].key) for card in (*player.played, *player.revealed_cards)]
    if in_play:
        below.append(say("cli-in-play", cards=", ".join(in_play)))
    if player.deck and player.deck[-1] != HIDDEN:
        below.append(say("cli-top-of-deck", card=CARDS[player.deck[-1]].key))
    body: RenderableType = table
    if player.leader != NONE:
        body = Group(table, Text(leader_text(LEADERS[player.leader]), style="quiet"))
    return panel(
        body, Text(f"{say('cli-hand')} ", style="head").append_text(named(state, seen.seat)), " · ".join(below)
    )


# -- the end -----------------------------------------------------------------------------------------------------


def result(seen: ImperiumObservation, outcome: Outcome) -> RenderableType:
    """Return the final ranking, where the points came from, and the tie-breaks; in a solo game who was beaten."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column("")
    table.add_column("", no_wrap=True)
    table.add_column(say("cli-result-points"), justify="right")
    table.add_column(say("cli-result-from"))
    table.add_column(say("cli-result-ties"))
    for side in sides_of(outcome):
        place, points = f"{side.place}.", Text(str(side.points), style="bold")
        ties = Text(", ".join(f"{called('tiebreak', name)} {n}" for name, n in side.ties.items()), style="quiet")
        if len(side.seats) == 1:
            table.add_row(place, *_seat_cells(seen, side.seats[0], points), ties)
            continue
        table.add_row(place, Text(say("cli-result-together"), style="head"), points, "", ties)
        for seat in side.seats:
            table.add_row("", *_seat_cells(seen, seat, Text(str(outcome.scores[seat]))))
    solo = solo_result(seen, outcome)
    return panel(Group(solo, Text(), table) if solo else table, say("cli-result"))


def _seat_cells(seen: ImperiumObservation, seat: int, points: Text) -> list[RenderableType]:
    """Return who sits there, how many points that makes, and where they came from."""
    state = seen.state
    sources = zip(state.edition.point_sources, state.players[seat].points, strict=True)
    came = [f"{called('source', name)} {n}" for name, n in sources if n]
    return [named(state, seat), points, ", ".join(came)]
