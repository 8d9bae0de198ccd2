"""What a table stems from: tables made of records are counted, kept and shown otherwise than those dealt here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add it; of older tables it is not known."""
    op.add_column("tables", sa.Column("stems", sa.Text, nullable=False, server_default=sa.text("''")))
