"""What Uprising adds to the table in a terminal: observation posts, the Shield Wall, contracts, battle icons."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kanly.cli.imperium.parts import leader_name, marks, panel
from kanly.cli.imperium.speech import called, say, speech
from kanly.imperium.components import CONFLICTS, CONTRACTS, LEADERS
from kanly.imperium.ids import BATTLE_ICONS, NONE, SPIES_EACH
from kanly.imperium.rules.spies import count_spies, spies_of
from kanly.imperium.state import ImperiumState, Player


def uprising(state: ImperiumState) -> list[RenderableType]:
    """Return the panels of Uprising; none in other editions."""
    if state.uprising is None:
        return []
    return [_posts(state), *([_contracts(state)] if state.edition.contracts else [])]


def _posts(state: ImperiumState) -> RenderableType:
    """Return the posts by the spaces that they join, with the Spies there, and whether the Shield Wall stands."""
    grid = Table.grid(padding=(0, 3, 0, 0), expand=True)
    cells = []
    for number, post in enumerate(state.edition.posts):
        there = [seat for seat in range(len(state.players)) if spies_of(state, seat) >> number & 1]
        name = Text(called("post", post.key), style="default" if there else "quiet")
        cells.append(name.append(" ").append_text(marks(there)) if there else name)
    for at in range(0, len(cells), 3):
        grid.add_row(*cells[at : at + 3])
    assert state.uprising is not None
    return panel(grid, say("cli-posts"), say("cli-wall" if state.uprising.wall else "cli-wall-fallen"))


def _contracts(state: ImperiumState) -> RenderableType:
    """Return the contracts that can be taken, with their rewards, and how many lie face down."""
    up = state.uprising
    assert up is not None
    grid = Table.grid(padding=(0, 2, 0, 0))
    for contract in up.market:
        grid.add_row(*_contract(contract))
    for seat, player in enumerate(state.players):
        if player.leader != NONE and LEADERS[player.leader].takes_set_aside:
            note = say("cli-contract-aside", who=leader_name(state, seat))
            for contract in up.aside:
                grid.add_row(*_contract(contract), Text(note, style="quiet"))
    return panel(grid, say("cli-contracts"), say("cli-contract-bank", n=len(up.bank)))


def _contract(number: int) -> list[RenderableType]:
    contract = CONTRACTS[number]
    return [Text(called("contract", contract.key)), Text(speech().effects(contract.reward))]


def conflict_notes(state: ImperiumState, number: int) -> list[str]:
    """Return what is to be known of a Conflict card besides its rewards (U-8.5, U-12.1)."""
    card = CONFLICTS[number]
    notes = [] if card.icon == NONE else [say("cli-battle-icon", battle_icon=BATTLE_ICONS[card.icon])]
    walled = card.protected and state.uprising is not None and state.uprising.wall
    return [*notes, say("cli-protected")] if walled else notes


def seat_notes(state: ImperiumState, seat: int, player: Player) -> list[str]:
    """Return what a player has in Uprising, in a few words."""
    up = player.uprising
    if up is None:
        return []
    notes = [say("cli-note-spies", n=SPIES_EACH - count_spies(state, seat))]
    if up.hooks:
        notes.append(say("cli-note-hooks"))
    if up.won:
        notes.append(say("cli-note-won", cards=", ".join(_battle_card(card) for card in up.won)))
    if up.turned:
        notes.append(say("cli-note-turned", n=len(up.turned)))
    if up.contracts:
        notes.append(say("cli-note-contracts", contracts=[CONTRACTS[number].key for number in up.contracts]))
    if up.completed:
        notes.append(say("cli-note-completed", contracts=[CONTRACTS[number].key for number in up.completed]))
    if up.memories:
        notes.append(say("cli-note-memories", n=up.memories))
    track = LEADERS[player.leader].track if player.leader != NONE else ()
    if track and up.training:
        notes.append(say("cli-note-training", n=up.training, most=len(track) - 1))
    return notes


def _battle_card(number: int) -> str:
    card = CONFLICTS[number]
    if not card.level:
        return called("objective", card.key)
    return f"{called('conflict', card.key)} ({called('battle_icon', BATTLE_ICONS[card.icon])})"


def worms(player: Player) -> str:
    """Return the sandworms of a player in the Conflict in words; empty for none."""
    up = player.uprising
    return say("cli-sandworms", n=up.sandworms) if up is not None and up.sandworms else ""
