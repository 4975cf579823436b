"""Where a conversation goes back to that another one waits for."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("conversation", sa.Column("goes_back", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("conversation", "goes_back")
