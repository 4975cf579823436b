"""A question to a desk has every subject of its case."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("question", sa.Column("chain", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    op.drop_column("question", "chain")
