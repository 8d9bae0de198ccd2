"""Uprising for six players in two teams: its Commanders, and what differs from the other side of the box (U-22)."""

from __future__ import annotations

from typing import Final

from kanly.imperium.components import Command, Conflict, Contract, Leader
from kanly.imperium.content.uprising import conflicts, contracts, leaders, six_board, six_decks
from kanly.imperium.content.uprising.words import STRENGTH, complete, recall_other
from kanly.imperium.effects import draw, persuasion, provided, troops
from kanly.imperium.ids import EMPEROR, FREMEN, VISIT
from kanly.imperium.rules import activation, allies, commanders, personal_board, trade

PEOPLE: Final = 6
TEAMS: Final = ((0, 2, 4), (1, 3, 5))
"""Seats go clockwise: Muad'Dib, Shaddam's Ally, Muad'Dib's, Shaddam, Muad'Dib's Ally, Shaddam's (U-22.2)."""

VERBS: Final = (
    activation.NAME_ALLY, activation.SEND_TOKEN, allies.ASK, allies.GIVE_IN, personal_board.OWN_TRACK,
    commanders.SPLIT_TROOPS, commanders.ENTHRONE_CARD, trade.NAME_TRADE, trade.GIVE_GOODS, trade.HAND_OVER,
)  # fmt: skip
"""What can be answered besides the verbs of the other games of Uprising."""

DECISIONS: Final = (
    "activate", "choose_token", "ally_deploy", "play_for", "concede", "reinforce", "deploy_reinforcements",
    "throne_row", "trade", "give", "give_intrigue", "contribute", "demand_results",
)  # fmt: skip
"""What is asked besides their decisions."""

CONFLICT_LEVELS: Final = ((3, 4), (2, 5))
"""Nine Conflict cards, none of level I (U-22.3)."""

# stronger than in a smaller game (U-22.26)
GURNEY_HALLECK: Leader = Leader(
    "gurney_halleck", "Gurney Halleck", "atreides", 1, "Always Smiling", "Warmaster", (troops(1),),
    reveal=(provided(STRENGTH, persuasion(1), n=10),), set_name="uprising",
)  # fmt: skip

LEADER_CARDS: list[Leader] = [
    GURNEY_HALLECK if leader.key == GURNEY_HALLECK.key else leader
    for leader in (*leaders.LEADER_CARDS, leaders.SHADDAM)
]
_BY_KEY = {leader.key: leader for leader in LEADER_CARDS}

# the space that they name lies on Shaddam's board (U-22.21)
_SARDAUKAR: dict[str, Contract] = {
    contract.key: contract
    for contract in (
        Contract("sardaukar_cards", "Sardaukar", VISIT, complete(draw(2)), space="sardaukar_6p", set_aside=True),
        Contract(
            "sardaukar_recall", "Sardaukar", VISIT, complete(recall_other()), space="sardaukar_6p", set_aside=True
        ),
    )
}
CONTRACT_TOKENS: list[Contract] = [_SARDAUKAR.get(token.key, token) for token in contracts.CONTRACT_TOKENS]

OBJECTIVES: dict[int, tuple[Conflict, ...]] = {PEOPLE: conflicts.OBJECTIVES[4]}
"""The four of the Allies (U-22.7)."""

COMMANDS: dict[int, Command] = {
    0: Command(_BY_KEY["muad_dib"], six_decks.MUAD_DIB, FREMEN, six_board.FREMEN_REWARDS, summons=True),
    3: Command(_BY_KEY["shaddam_corrino_iv"], six_decks.SHADDAM, EMPEROR, six_board.EMPEROR_REWARDS, throne=True),
}
"""The Commanders, by their seats."""
