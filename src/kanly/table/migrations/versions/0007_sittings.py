"""Who held a seat before, for everybody at the table to read."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the history; it begins with this version."""
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", name=op.f("fk_sittings_table_id")), nullable=False),
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("time", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("pk_sittings")),
    )
