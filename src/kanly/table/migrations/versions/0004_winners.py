"""Who has won, noted with the last move: lists need not play the game for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the winners; they are not known of the games that are over."""
    for table in ("tables", "moves"):
        op.add_column(table, sa.Column("winners", sa.Integer))
