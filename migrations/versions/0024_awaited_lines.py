"""The page that a typed line answers, of the message of a private chat with live buttons."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("keyboard", sa.Column("awaits", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("keyboard", "awaits")
