"""Where a table was made from, as a mark, so that what the server has can be shared out by address."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the mark; older tables have none."""
    op.add_column("tables", sa.Column("address", sa.Text, nullable=False, server_default=sa.text("''")))
    op.create_index(op.f("ix_tables_address"), "tables", ["address"])
