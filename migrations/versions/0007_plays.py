"""Records of play while they are taken down, and the deals of a session."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "play",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("waiting", sa.Text(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("conversation", sa.Text(), nullable=True),
        sa.Column("screen", sa.Text(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("touched_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_play"),
    )
    op.create_index(
        "ix_play_chat_id_user_id_created_at", "play", ["chat_id", "user_id", "created_at"]
    )
    op.create_index("ix_play_conversation", "play", ["conversation"])
    op.create_index("ix_play_touched_at", "play", ["touched_at"])
    op.create_table(
        "deals",
        sa.Column("chat_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("board", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("hands", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("chat_id", "user_id", "board", name="pk_deals"),
    )
    op.create_index("ix_deals_at", "deals", ["at"])


def downgrade() -> None:
    op.drop_index("ix_deals_at", table_name="deals")
    op.drop_table("deals")
    op.drop_index("ix_play_touched_at", table_name="play")
    op.drop_index("ix_play_conversation", table_name="play")
    op.drop_index("ix_play_chat_id_user_id_created_at", table_name="play")
    op.drop_table("play")
