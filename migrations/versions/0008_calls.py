"""The calls of the last minute, counted together by several processes."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "outgoing",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("chat", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outgoing"),
    )
    op.create_index("ix_outgoing_at", "outgoing", ["at"])
    op.create_index("ix_outgoing_chat_at", "outgoing", ["chat", "at"])


def downgrade() -> None:
    op.drop_index("ix_outgoing_chat_at", table_name="outgoing")
    op.drop_index("ix_outgoing_at", table_name="outgoing")
    op.drop_table("outgoing")
