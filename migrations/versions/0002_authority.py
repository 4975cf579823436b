"""The regulating authority of a conversation, and the one a person has chosen in a chat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("conversation", sa.Column("authority", sa.Text(), nullable=True))
    op.add_column("preference", sa.Column("authority", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("preference", "authority")
    op.drop_column("conversation", "authority")
