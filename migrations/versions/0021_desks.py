"""Desks of directors: their questions, what is typed for them, and what is still to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

TABLES = ("desk", "question", "desk_draft", "desk_choice", "desk_block", "errand")


def upgrade() -> None:
    op.create_table(
        "desk",
        sa.Column("id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.Column("topic_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("languages", sa.Text(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("last_number", sa.Integer(), nullable=False),
        sa.Column("listed_on", sa.Date(), nullable=True),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("touched_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_desk"),
    )
    op.create_index("ix_desk_chat_id", "desk", ["chat_id"], unique=True)
    op.create_table(
        "question",
        sa.Column("id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("desk", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("asker_id", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=True),
        sa.Column("edition", sa.Integer(), nullable=True),
        sa.Column("authority", sa.Text(), nullable=True),
        sa.Column("answers", sa.JSON(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("hurry", sa.Text(), nullable=True),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("holder_id", sa.BigInteger(), nullable=True),
        sa.Column("holder_name", sa.Text(), nullable=True),
        sa.Column("asked", sa.Text(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.Column("signature", sa.Text(), nullable=True),
        sa.Column("ruled", sa.Text(), nullable=True),
        sa.Column("deciding", sa.Text(), nullable=True),
        sa.Column("answers_number", sa.Integer(), nullable=True),
        sa.Column("unclear", sa.Boolean(), nullable=False),
        sa.Column("marked", sa.Boolean(), nullable=False),
        sa.Column("reminded", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("publish_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("searched", sa.Text(), nullable=True),
        sa.Column("card_id", sa.BigInteger(), nullable=True),
        sa.Column("told_id", sa.BigInteger(), nullable=True),
        sa.Column("post_chat_id", sa.BigInteger(), nullable=True),
        sa.Column("post_id", sa.BigInteger(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("taken_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("answered_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("touched_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_question"),
    )
    for column in ("asker_id", "holder_id", "deciding", "due_at", "touched_at"):
        op.create_index(f"ix_question_{column}", "question", [column])
    op.create_index("ix_question_desk_state", "question", ["desk", "state"])
    op.create_table(
        "desk_draft",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("question", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("typing", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("signed", sa.Boolean(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("picked", sa.Integer(), nullable=True),
        sa.Column("typed_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "question", name="pk_desk_draft"),
    )
    op.create_index("ix_desk_draft_typed_at", "desk_draft", ["typed_at"])
    op.create_table(
        "desk_choice",
        sa.Column("chat_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("desk", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("chat_id", "user_id", name="pk_desk_choice"),
    )
    op.create_index("ix_desk_choice_user_id", "desk_choice", ["user_id"])
    op.create_table(
        "desk_block",
        sa.Column("desk", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("desk", "person", name="pk_desk_block"),
    )
    op.create_index("ix_desk_block_until", "desk_block", ["until"])
    op.create_table(
        "errand",
        sa.Column("question", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("told", sa.Text(), nullable=True),
        sa.Column("try_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("leased_until", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("question", "kind", name="pk_errand"),
    )
    op.create_index("ix_errand_try_at", "errand", ["try_at"])


def downgrade() -> None:
    for table in reversed(TABLES):
        op.drop_table(table)
