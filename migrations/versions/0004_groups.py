"""The topic of a conversation, and the chat to which rulings are posted."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("conversation", sa.Column("topic_id", sa.BigInteger(), nullable=True))
    op.add_column("conversation", sa.Column("linked_id", sa.BigInteger(), nullable=True))
    op.add_column("conversation", sa.Column("linked_name", sa.Text(), nullable=True))
    op.add_column("conversation", sa.Column("posted", sa.Text(), nullable=True))
    op.create_index(
        "ix_conversation_chat_id_message_id", "conversation", ["chat_id", "message_id"]
    )
    op.create_table(
        "link",
        sa.Column("chat_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("target_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("chat_id", "user_id", name="pk_link"),
    )


def downgrade() -> None:
    op.drop_table("link")
    op.drop_index("ix_conversation_chat_id_message_id", table_name="conversation")
    for name in ("posted", "linked_name", "linked_id", "topic_id"):
        op.drop_column("conversation", name)
