"""Where one member of a group sees a case, where all see its ruling, and who is to see cases."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("conversation", sa.Column("ephemeral_id", sa.BigInteger(), nullable=True))
    op.add_column("conversation", sa.Column("shared_id", sa.BigInteger(), nullable=True))
    op.add_column("conversation", sa.Column("origin_id", sa.BigInteger(), nullable=True))
    op.add_column("preference", sa.Column("public", sa.Boolean(), nullable=True))


def downgrade() -> None:
    op.drop_column("preference", "public")
    op.drop_column("conversation", "origin_id")
    op.drop_column("conversation", "shared_id")
    op.drop_column("conversation", "ephemeral_id")
