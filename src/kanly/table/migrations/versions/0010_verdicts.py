"""What the host decides about guests and addresses, and what people report."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the decisions and the reports."""
    op.create_table(
        "verdicts",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("time", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("kind", "what", name=op.f("pk_verdicts")),
    )
    op.create_table(
        "reports",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("time", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "about", "by", name=op.f("pk_reports")),
    )
