"""What is still to be done in a few words, with its articles, for the list of an evening."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("task", sa.Column("in_short", sa.Text()))
    op.add_column("task", sa.Column("articles", sa.Text()))


def downgrade() -> None:
    op.drop_column("task", "articles")
    op.drop_column("task", "in_short")
