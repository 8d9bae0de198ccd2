"""About when a table moved last, so that the lobby of many tables is sorted by an index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the moment; of older tables it is that of their last move."""
    op.add_column("tables", sa.Column("touched", sa.Float(53), nullable=False, server_default="0"))
    op.create_index("ix_tables_listed", "tables", ["status", "public", "touched"])
    last = "SELECT time FROM moves WHERE table_id = tables.id ORDER BY n DESC LIMIT 1"
    op.execute(f"UPDATE tables SET touched = COALESCE(({last}), created)")
