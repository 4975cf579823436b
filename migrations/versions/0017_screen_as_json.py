"""The screen of a conversation as JSON: an object without what is usual, null for the main screen.

Before, it was a text that began with the kind of screen. A text that says nothing is the main
screen, and so is JSON that the text could not say.
"""

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

ALONE = (
    "unsure",
    "unusual",
    "count",
    "because",
    "reasoning",
    "more",
    "change",
    "noting",
    "cancelled",
)
ANEW = {"anew-": "changing", "review-": "rechanging"}
SPELT = {kind: beginning for beginning, kind in ANEW.items()}


def upgrade() -> None:
    op.add_column("conversation", sa.Column("shown", sa.JSON(none_as_null=True), nullable=True))
    _convert("screen", sa.Text(), "shown", sa.JSON(none_as_null=True), as_json)
    op.drop_column("conversation", "screen")
    op.execute("alter table conversation rename column shown to screen")


def downgrade() -> None:
    op.add_column(
        "conversation", sa.Column("shown", sa.Text(), nullable=False, server_default=sa.text("''"))
    )
    _convert("screen", sa.JSON(none_as_null=True), "shown", sa.Text(), as_text)
    op.drop_column("conversation", "screen")
    op.execute("alter table conversation rename column shown to screen")


def _convert(
    former: str, former_type: Any, latter: str, latter_type: Any, convert: Callable[[Any], Any]
) -> None:
    """Fill a column from another one; what is left empty is the main screen."""
    rows = sa.table(
        "conversation",
        sa.column("id", sa.Text()),
        sa.column(former, former_type),
        sa.column(latter, latter_type),
    )
    connection = op.get_bind()
    change = (
        rows.update().where(rows.c.id == sa.bindparam("key")).values({latter: sa.bindparam("to")})
    )
    found = connection.execute(sa.select(rows.c.id, rows.c[former])).all()
    converted = [{"key": key, "to": convert(screen)} for key, screen in found if screen]
    if changed := [one for one in converted if one["to"]]:
        connection.execute(change, changed)


def as_json(text: str) -> dict[str, Any] | None:
    """Return what a text said as an object, None for the main screen with nothing to remember."""
    if text in ALONE:
        return {"kind": text}
    for beginning, kind in ANEW.items():
        entry, _, group = text.removeprefix(beginning).partition(".")
        if text.startswith(beginning) and entry.isdecimal():
            return {"kind": kind, "entry": int(entry)} | _known(group=group)
    if text.startswith("read-"):
        return {"kind": "read", "language": text.removeprefix("read-")}
    if text.startswith("understood"):
        rest = text.removeprefix("understood").removeprefix("-")
        interrupted, _, auction = rest.partition("=")
        return {"kind": "proposal"} | _known(interrupted=interrupted, auction=auction)
    for beginning, kind in (("unusual", "unusual"), ("change-", "change")):
        if text.startswith(beginning):
            return {"kind": kind} | _known(group=text.removeprefix(beginning).removeprefix("-"))
    return _main(text) or None


def _known(**values: str) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value}


def _main(text: str) -> dict[str, Any]:
    shows_why = {"shows_why": True} if text.startswith("why") else {}
    text, group = text.removeprefix("why"), ""
    if text.startswith("group-"):
        group, _, text = text.removeprefix("group-").partition(".")
    return shows_why | _known(group=group) | _remembered(text)


def _remembered(text: str) -> dict[str, Any]:
    if text.startswith("changed"):
        return {"was_changed": True}
    if text.startswith("dropped-"):
        return {"was_changed": True} | _dropped(text.removeprefix("dropped-"))
    if text.startswith("became-"):
        return {"was_changed": True} | _became(text.removeprefix("became-"))
    year = text.removeprefix("from-")
    return {"came_from": int(year)} if text.startswith("from-") and year.isdecimal() else {}


def _dropped(text: str) -> dict[str, Any]:
    try:
        answers = [[str(name), value] for name, value in json.loads(text)]
    except (ValueError, TypeError):
        return {}
    return {"dropped": answers} if answers else {}


def _became(text: str) -> dict[str, Any]:
    try:
        was, became, dropped = json.loads(text)
        (before, former), (name, value) = was, became
    except (ValueError, TypeError):
        return {}
    changed = {"was": [str(before), former], "became": [str(name), value]}
    return changed | (_dropped(json.dumps(dropped)) if dropped else {})


def as_text(screen: dict[str, Any]) -> str:
    """Return what an object says as a text, empty for the main screen."""
    kind, group = screen.get("kind", "main"), screen.get("group")
    if kind == "main":
        why = "why" if screen.get("shows_why") else ""
        return why + (f"group-{group}." if group else "") + _remembered_as_text(screen)
    if kind in SPELT:
        return f"{SPELT[kind]}{screen['entry']}" + (f".{group}" if group else "")
    if kind == "read":
        return f"read-{screen['language']}"
    if kind == "proposal":
        auction = screen.get("auction")
        rest = screen.get("interrupted", "") + (f"={auction}" if auction else "")
        return f"understood-{rest}" if rest else "understood"
    return f"{kind}-{group}" if group else str(kind)


def _remembered_as_text(screen: dict[str, Any]) -> str:
    dropped = screen.get("dropped", [])
    if "became" in screen:
        return "became-" + json.dumps([screen["was"], screen["became"], dropped])
    if dropped:
        return "dropped-" + json.dumps(dropped)
    if screen.get("was_changed"):
        return "changed"
    return f"from-{screen['came_from']}" if "came_from" in screen else ""
