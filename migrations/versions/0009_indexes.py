"""No index on what every press changes: a press then writes its row and nothing else."""

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("ix_conversation_user_id_touched_at", table_name="conversation")
    op.drop_index("ix_conversation_touched_at", table_name="conversation")
    op.create_index("ix_conversation_user_id", "conversation", ["user_id"])
    op.drop_index("ix_inbox_at", table_name="inbox")


def downgrade() -> None:
    op.create_index("ix_inbox_at", "inbox", ["at"])
    op.drop_index("ix_conversation_user_id", table_name="conversation")
    op.create_index("ix_conversation_touched_at", "conversation", ["touched_at"])
    op.create_index(
        "ix_conversation_user_id_touched_at", "conversation", ["user_id", "touched_at"]
    )
