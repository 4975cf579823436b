"""Who asks in a group, and whom its administrators let open and close evenings."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("conversation", sa.Column("asker", sa.Text(), nullable=True))
    op.add_column("preference", sa.Column("directs", sa.Boolean(), nullable=True))


def downgrade() -> None:
    op.drop_column("preference", "directs")
    op.drop_column("conversation", "asker")
