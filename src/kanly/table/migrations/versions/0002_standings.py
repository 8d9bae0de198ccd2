"""How a game stands, noted with each move: lists need not play the game for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the round and the seat to move; they are not known of the moves that are there."""
    for table in ("tables", "moves"):
        for column in ("round", "to_move"):
            op.add_column(table, sa.Column(column, sa.Integer))
