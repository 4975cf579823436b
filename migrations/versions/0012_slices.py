"""What is counted and deleted is found by an index, none of which a press changes."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_BY_PERSON = ("preference", "link", "play", "deals")


def upgrade() -> None:
    op.create_index("ix_conversation_created_at", "conversation", ["created_at", "id"])
    op.create_index(
        "ix_conversation_open",
        "conversation",
        ["subject"],
        sqlite_where=sa.text("finished is 0"),
        postgresql_where=sa.text("finished is false"),
    )
    op.create_index(
        "ix_conversation_linked_id",
        "conversation",
        ["linked_id"],
        sqlite_where=sa.text("linked_id is not null"),
        postgresql_where=sa.text("linked_id is not null"),
    )
    op.create_index("ix_evening_touched_at", "evening", ["touched_at"])
    for table in _BY_PERSON:
        op.create_index(f"ix_{table}_user_id", table, ["user_id"])


def downgrade() -> None:
    for table in reversed(_BY_PERSON):
        op.drop_index(f"ix_{table}_user_id", table_name=table)
    op.drop_index("ix_evening_touched_at", table_name="evening")
    for name in ("linked_id", "open", "created_at"):
        op.drop_index(f"ix_conversation_{name}", table_name="conversation")
