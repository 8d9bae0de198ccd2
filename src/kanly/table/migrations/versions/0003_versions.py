"""How often a table has changed, so that a change which comes late is noticed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Begin to count; whatever was still being written is waited for."""
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
