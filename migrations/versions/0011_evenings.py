"""Evenings: the rulings that directors have noted, and what is still to be done of them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("conversation", sa.Column("noted", sa.Text(), nullable=True))
    op.create_table(
        "evening",
        sa.Column("id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("touched_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_evening"),
    )
    op.create_index("ix_evening_chat_id_created_at", "evening", ["chat_id", "created_at"])
    op.create_index("ix_evening_user_id", "evening", ["user_id"])
    op.create_index(
        "ix_evening_open",
        "evening",
        ["chat_id"],
        unique=True,
        sqlite_where=sa.text("closed = 0"),
        postgresql_where=sa.text("closed = false"),
    )
    op.create_table(
        "director",
        sa.Column("evening", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("adjusting", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("evening", "user_id", name="pk_director"),
    )
    op.create_index("ix_director_user_id", "director", ["user_id"])
    op.create_table(
        "noted_ruling",
        sa.Column("id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("evening", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("director", sa.Integer(), nullable=False),
        sa.Column("conversation", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("authority", sa.Text(), nullable=True),
        sa.Column("answers", sa.JSON(), nullable=False),
        sa.Column("headline", sa.Text(), nullable=False),
        sa.Column("board", sa.Text(), nullable=True),
        sa.Column("at_table", sa.Text(), nullable=True),
        sa.Column("pairs", sa.Text(), nullable=True),
        sa.Column("own_line", sa.Text(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_noted_ruling"),
    )
    op.create_index("ix_noted_ruling_evening", "noted_ruling", ["evening"])
    op.create_index("ix_noted_ruling_user_id", "noted_ruling", ["user_id"])
    op.create_index("ix_noted_ruling_conversation", "noted_ruling", ["conversation"], unique=True)
    op.create_table(
        "task",
        sa.Column("id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("evening", sa.Text(), nullable=False),
        sa.Column("noted", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("to_do", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("appealed", sa.Boolean(), nullable=False),
        sa.Column("adjusted", sa.Text(), nullable=True),
        sa.Column("settled_by", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_task"),
    )
    op.create_index("ix_task_evening", "task", ["evening"])
    op.create_index("ix_task_user_id", "task", ["user_id"])


def downgrade() -> None:
    for table in ("task", "noted_ruling", "director", "evening"):
        op.drop_table(table)
    op.drop_column("conversation", "noted")
