"""How a task of an evening ends; the name of a director, and what a director is about to type.

Before, only the task was kept for which a director was about to type a score: nothing is awaited
after the migration.
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    kind = sa.Column("kind", sa.Text(), nullable=False, server_default=sa.text("'act'"))
    op.add_column("task", kind)
    op.add_column("director", sa.Column("name", sa.Text()))
    op.add_column("director", sa.Column("awaiting", sa.Text()))
    op.drop_column("director", "adjusting")


def downgrade() -> None:
    op.add_column("director", sa.Column("adjusting", sa.Text()))
    op.drop_column("director", "awaiting")
    op.drop_column("director", "name")
    op.drop_column("task", "kind")
