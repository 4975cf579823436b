"""What was understood of a text and not confirmed yet."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("conversation", sa.Column("proposed", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    op.drop_column("conversation", "proposed")
