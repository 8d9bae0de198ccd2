"""A turn clock, as an option of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the seconds for a decision, and when somebody last sat down to one; older tables have no clock."""
    op.add_column("tables", sa.Column("clock", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("clocked", sa.Float(53), nullable=False, server_default="0"))
