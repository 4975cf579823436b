"""Compact answers and plain mode, chosen and in use, and the scores of the quiz."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ANSWERING = ("compact", "plain")


def upgrade() -> None:
    for name in ANSWERING:
        op.add_column("preference", sa.Column(name, sa.Boolean(), nullable=True))
        op.add_column(
            "conversation",
            sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False),
        )
    op.create_table(
        "score",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("level", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("answered", sa.Integer(), nullable=False),
        sa.Column("correct", sa.Integer(), nullable=False),
        sa.Column("last", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "level", name="pk_score"),
    )


def downgrade() -> None:
    op.drop_table("score")
    for name in ANSWERING:
        op.drop_column("conversation", name)
        op.drop_column("preference", name)
