"""Conversations, preferences and the inbox."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "conversation",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("answers", sa.JSON(), nullable=False),
        sa.Column("screen", sa.Text(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("touched_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_conversation"),
    )
    op.create_index(
        "ix_conversation_chat_id_user_id_created_at",
        "conversation",
        ["chat_id", "user_id", "created_at"],
    )
    op.create_index("ix_conversation_touched_at", "conversation", ["touched_at"])
    op.create_table(
        "preference",
        sa.Column("chat_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("edition", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("chat_id", "user_id", name="pk_preference"),
    )
    op.create_table(
        "inbox",
        sa.Column("update_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("update_id", name="pk_inbox"),
    )
    op.create_index("ix_inbox_at", "inbox", ["at"])


def downgrade() -> None:
    op.drop_index("ix_inbox_at", table_name="inbox")
    op.drop_table("inbox")
    op.drop_table("preference")
    op.drop_index("ix_conversation_touched_at", table_name="conversation")
    op.drop_index("ix_conversation_chat_id_user_id_created_at", table_name="conversation")
    op.drop_table("conversation")
