"""No short answers any more: what was chosen of them goes."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_column("conversation", "compact")
    op.drop_column("preference", "compact")


def downgrade() -> None:
    op.add_column("preference", sa.Column("compact", sa.Boolean(), nullable=True))
    op.add_column(
        "conversation",
        sa.Column("compact", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
