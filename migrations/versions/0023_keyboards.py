"""The message of a private chat whose buttons are live."""

import sqlalchemy as sa
from alembic import op

from bot.storage.tables import Moment

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keyboard",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("touched_at", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_keyboard")),
    )
    op.create_index(op.f("ix_keyboard_touched_at"), "keyboard", ["touched_at"])


def downgrade() -> None:
    op.drop_table("keyboard")
