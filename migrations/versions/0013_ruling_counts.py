"""How many rulings were given in a month by subject and edition, where they are counted."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "conversation",
        sa.Column("counted", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "ruling_count",
        sa.Column("month", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("subject", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("edition", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("month", "subject", "edition", name="pk_ruling_count"),
    )


def downgrade() -> None:
    op.drop_table("ruling_count")
    op.drop_column("conversation", "counted")
