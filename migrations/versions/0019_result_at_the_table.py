"""The result at the table of a noted ruling."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("noted_ruling", sa.Column("scored", sa.Text()))


def downgrade() -> None:
    op.drop_column("noted_ruling", "scored")
