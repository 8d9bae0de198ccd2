"""Lines of chat that only some may read: what a team says among itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add who may read a line; the lines of older versions are for everybody."""
    op.add_column("chat", sa.Column("hearers", sa.Text, nullable=False, server_default=sa.text("''")))
