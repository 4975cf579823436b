"""The auction that somebody has confirmed, for the questions that follow from it."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("conversation", sa.Column("auction", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("conversation", "auction")
