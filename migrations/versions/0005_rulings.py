"""The ruling that was last shown in a conversation, for the list of a person's rulings."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("conversation", sa.Column("ruled", sa.Text(), nullable=True))
    op.add_column("conversation", sa.Column("headline", sa.Text(), nullable=True))
    op.create_index(
        "ix_conversation_user_id_touched_at", "conversation", ["user_id", "touched_at"]
    )


def downgrade() -> None:
    op.drop_index("ix_conversation_user_id_touched_at", table_name="conversation")
    op.drop_column("conversation", "headline")
    op.drop_column("conversation", "ruled")
