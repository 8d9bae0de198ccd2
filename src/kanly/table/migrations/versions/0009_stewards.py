"""Several servers on one PostgreSQL database, each of which leads some tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the servers, and who leads a table; nobody does until one is asked for it."""
    op.create_table(
        "servers",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_servers")),
    )
    op.add_column("tables", sa.Column("steward", sa.Integer, nullable=False, server_default="0"))
    op.create_index(op.f("ix_tables_steward"), "tables", ["steward"])
