"""The answers to mentions in chats of which the bot is no member."""

import sqlalchemy as sa
from alembic import op

from bot.storage.tables import Moment

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("conversation", sa.Column("guest_id", sa.Text(), nullable=True))
    op.create_table(
        "mention",
        sa.Column("inline_message_id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("inline_message_id", name=op.f("pk_mention")),
    )
    op.create_index(op.f("ix_mention_user_id"), "mention", ["user_id"])
    op.create_index(op.f("ix_mention_at"), "mention", ["at"])


def downgrade() -> None:
    op.drop_table("mention")
    op.drop_column("conversation", "guest_id")
