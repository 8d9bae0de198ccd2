"""What a table stems from: tables made of records are counted, kept and shown otherwise than those dealt here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add it; older tables tell by their moves, which a record brings all at once, or not at all."""
    op.add_column("tables", sa.Column("stems", sa.Text, nullable=False, server_default=sa.text("''")))
    op.execute(
        "UPDATE tables SET stems = 'record' WHERE EXISTS"
        " (SELECT 1 FROM moves WHERE moves.table_id = tables.id AND moves.n = 1 AND moves.time = tables.created)"
    )
