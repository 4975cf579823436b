"""A case may go through several subjects: those before the present one, in one row.

Before, each subject was a row of its own, and one that waited was named by `goes_back`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("conversation", sa.Column("chain", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("noted_ruling", sa.Column("chain", sa.JSON(none_as_null=True), nullable=True))
    op.drop_column("conversation", "goes_back")


def downgrade() -> None:
    op.add_column("conversation", sa.Column("goes_back", sa.Text(), nullable=True))
    op.drop_column("noted_ruling", "chain")
    op.drop_column("conversation", "chain")
