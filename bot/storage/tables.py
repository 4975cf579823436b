"""The tables, declared once: statements are built on them and migrations compared with them.

Their partial indexes, of which no statement speaks, are declared in `bot.storage.partial_indexes`.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Date,
    DateTime,
    Dialect,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
    text,
)
from sqlalchemy.types import TypeDecorator

from bot.conversation.chain import ALONE, Chain
from bot.conversation.screen_state import ScreenState


class Moment(TypeDecorator[datetime]):
    """A column with a moment in UTC, also in databases without time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return a moment as it is stored: in UTC."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return a stored moment in UTC; without a time zone it is taken for UTC."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class ScreenJson(TypeDecorator[ScreenState]):
    """A column with the screen of a conversation, stored as JSON; null is the main screen."""

    impl = JSON(none_as_null=True)
    cache_ok = True

    def process_bind_param(
        self, value: ScreenState | None, dialect: Dialect
    ) -> dict[str, Any] | None:
        """Return a screen as it is stored."""
        return None if value is None else value.as_json()

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], ScreenState]:
        """Return the reader of stored screens; one this release cannot read is the main screen."""
        read = JSON().dialect_impl(dialect).result_processor(dialect, coltype)

        def screen_of(value: Any) -> ScreenState:
            try:
                return ScreenState.from_json(value if read is None else read(value))
            except ValueError:  # SQLite keeps any text
                return ScreenState.from_json(value)

        return screen_of


class ChainJson(TypeDecorator[Chain]):
    """A column with the other subjects of a case, stored as JSON; null where there is one only."""

    impl = JSON(none_as_null=True)
    cache_ok = True

    def process_bind_param(self, value: Chain | None, dialect: Dialect) -> Any:
        """Return the subjects as they are stored."""
        return None if value is None else value.as_json()

    def process_result_value(self, value: Any, dialect: Dialect) -> Chain:
        """Return the stored subjects; none where this release cannot read them."""
        return ALONE if value is None else Chain.from_json(value)


METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_RequiredColumn = partial(Column[Any], nullable=False)
_KeyColumn = partial(Column[Any], primary_key=True, autoincrement=False)

CONVERSATION: Final = Table(
    "conversation",
    METADATA,
    _KeyColumn("id", Text),
    _RequiredColumn("chat_id", BigInteger),
    _RequiredColumn("user_id", BigInteger),
    Column("topic_id", BigInteger),
    Column("message_id", BigInteger),
    Column("ephemeral_id", BigInteger),
    Column("shared_id", BigInteger),
    Column("origin_id", BigInteger),
    _RequiredColumn("subject", Text),
    _RequiredColumn("edition", Integer),
    Column("authority", Text),
    _RequiredColumn("language", Text),
    _RequiredColumn("plain", Boolean, server_default=false()),
    _RequiredColumn("answers", JSON),
    Column("proposed", JSON(none_as_null=True)),
    Column("auction", Text),
    Column("chain", ChainJson),
    Column("linked_id", BigInteger),
    Column("linked_name", Text),
    Column("posted", Text),
    Column("noted", Text),
    Column("ruled", Text),
    Column("headline", Text),
    _RequiredColumn("counted", Boolean, server_default=false()),
    Column("screen", ScreenJson),
    _RequiredColumn("step", Integer),
    _RequiredColumn("finished", Boolean),
    _RequiredColumn("version", Integer),
    _RequiredColumn("created_at", Moment),
    _RequiredColumn("touched_at", Moment),
    Index(None, "chat_id", "user_id", "created_at"),
    Index("ix_conversation_chat_id_message_id", "chat_id", "message_id"),
    Index(None, "user_id"),
    Index("ix_conversation_created_at", "created_at", "id"),
)
"""One conversation: its whole state is its answers.

No index has a column that a press changes, `touched_at` least of all; but what finishes a
conversation takes it out of those that are open.
"""

PREFERENCE: Final = Table(
    "preference",
    METADATA,
    _KeyColumn("chat_id", BigInteger),
    _KeyColumn("user_id", BigInteger),
    Column("language", Text),
    Column("edition", Integer),
    Column("authority", Text),
    Column("plain", Boolean),
    Column("public", Boolean),
    Index(None, "user_id"),
)
"""What a person has chosen in a chat; with the user 0 what the chat has for everybody."""

SCORE: Final = Table(
    "score",
    METADATA,
    _KeyColumn("user_id", BigInteger),
    _KeyColumn("level", Integer),
    _RequiredColumn("answered", Integer),
    _RequiredColumn("correct", Integer),
    _RequiredColumn("last", Text),
)
"""How a person has done at one level of the quiz."""

LINK: Final = Table(
    "link",
    METADATA,
    _KeyColumn("chat_id", BigInteger),
    _KeyColumn("user_id", BigInteger),
    _RequiredColumn("target_id", BigInteger),
    Column("name", Text),
    Index(None, "user_id"),
)
"""The chat to which rulings may be posted: from a private chat or, by user 0, from a group."""

PLAY: Final = Table(
    "play",
    METADATA,
    _KeyColumn("id", Text),
    _RequiredColumn("chat_id", BigInteger),
    _RequiredColumn("user_id", BigInteger),
    Column("message_id", BigInteger),
    _RequiredColumn("language", Text),
    _RequiredColumn("record", Text),
    _RequiredColumn("waiting", Text),
    Column("line", Integer),
    Column("conversation", Text, index=True),
    _RequiredColumn("screen", Text),
    _RequiredColumn("step", Integer),
    _RequiredColumn("finished", Boolean),
    _RequiredColumn("version", Integer),
    _RequiredColumn("created_at", Moment),
    _RequiredColumn("touched_at", Moment),
    Index(None, "chat_id", "user_id", "created_at"),
    Index(None, "user_id"),
    Index(None, "touched_at"),
)
"""A record of play while it is taken down: cards in the typed notation, nothing else."""

DEALS: Final = Table(
    "deals",
    METADATA,
    _KeyColumn("chat_id", BigInteger),
    _KeyColumn("user_id", BigInteger),
    _KeyColumn("board", Text),
    _RequiredColumn("place", Integer),
    _RequiredColumn("hands", Text),
    _RequiredColumn("at", Moment, index=True),
    Index(None, "user_id"),
)
"""The hands of a board of somebody's session, to be named by the number of the board."""

EVENING: Final = Table(
    "evening",
    METADATA,
    _KeyColumn("id", Text),
    _RequiredColumn("chat_id", BigInteger),
    _RequiredColumn("user_id", BigInteger, index=True),
    _RequiredColumn("name", Text),
    _RequiredColumn("day", Date),
    _RequiredColumn("language", Text),
    _RequiredColumn("closed", Boolean),
    _RequiredColumn("version", Integer),
    _RequiredColumn("created_at", Moment),
    _RequiredColumn("touched_at", Moment),
    Index(None, "chat_id", "created_at"),
    Index(None, "touched_at"),
)
"""A session of a chat, of which one at most is open."""

DIRECTOR: Final = Table(
    "director",
    METADATA,
    _KeyColumn("evening", Text),
    _KeyColumn("user_id", BigInteger, index=True),
    _RequiredColumn("number", Integer),
    Column("name", Text),
    Column("awaiting", Text),
)
"""Who directs an evening, by number and by the name that each gives."""

NOTED_RULING: Final = Table(
    "noted_ruling",
    METADATA,
    _KeyColumn("id", Text),
    _RequiredColumn("evening", Text, index=True),
    _RequiredColumn("user_id", BigInteger, index=True),
    _RequiredColumn("director", Integer),
    _RequiredColumn("conversation", Text),
    _RequiredColumn("subject", Text),
    _RequiredColumn("edition", Integer),
    Column("authority", Text),
    _RequiredColumn("answers", JSON),
    Column("chain", ChainJson),
    _RequiredColumn("headline", Text),
    Column("board", Text),
    Column("at_table", Text),
    Column("pairs", Text),
    Column("own_line", Text),
    Column("scored", Text),
    _RequiredColumn("created_at", Moment),
    Index("ix_noted_ruling_conversation", "conversation", unique=True),
)
"""A ruling noted in an evening; an interview is noted once at most."""

TASK: Final = Table(
    "task",
    METADATA,
    _KeyColumn("id", Text),
    _RequiredColumn("evening", Text, index=True),
    _RequiredColumn("noted", Text),
    _RequiredColumn("user_id", BigInteger, index=True),
    _RequiredColumn("place", Integer),
    _RequiredColumn("to_do", Text),
    Column("in_short", Text),
    Column("articles", Text),
    _RequiredColumn("kind", Text, server_default=text("'act'")),
    _RequiredColumn("state", Text),
    _RequiredColumn("appealed", Boolean),
    Column("adjusted", Text),
    Column("settled_by", Integer),
)
"""What a noted ruling leaves to be done; it belongs to the director who noted that."""

DESK: Final = Table(
    "desk",
    METADATA,
    _KeyColumn("id", Text),
    _RequiredColumn("chat_id", BigInteger),
    Column("topic_id", BigInteger),
    _RequiredColumn("name", Text),
    _RequiredColumn("languages", Text),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    _RequiredColumn("last_number", Integer),
    Column("listed_on", Date),
    _RequiredColumn("closed", Boolean),
    _RequiredColumn("version", Integer),
    _RequiredColumn("created_at", Moment),
    _RequiredColumn("touched_at", Moment),
    Index("ix_desk_chat_id", "chat_id", unique=True),
)
"""A group of directors that answers questions, or did until it was closed."""

QUESTION: Final = Table(
    "question",
    METADATA,
    _KeyColumn("id", Text),
    _RequiredColumn("desk", Text),
    _RequiredColumn("number", Integer),
    _RequiredColumn("asker_id", BigInteger, index=True),
    _RequiredColumn("language", Text),
    Column("subject", Text),
    Column("edition", Integer),
    Column("authority", Text),
    _RequiredColumn("answers", JSON),
    Column("chain", ChainJson),
    _RequiredColumn("words", Text),
    Column("name", Text),
    Column("hurry", Text),
    _RequiredColumn("state", Text),
    Column("holder_id", BigInteger, index=True),
    Column("holder_name", Text),
    Column("asked", Text),
    Column("result", Text),
    Column("answer", Text),
    Column("signature", Text),
    Column("ruled", Text),
    Column("deciding", Text, index=True),
    Column("answers_number", Integer),
    _RequiredColumn("unclear", Boolean),
    _RequiredColumn("marked", Boolean),
    _RequiredColumn("reminded", Integer),
    Column("due_at", Moment, index=True),
    Column("publish_at", Moment),
    _RequiredColumn("listed", Boolean),
    Column("searched", Text),
    Column("card_id", BigInteger),
    Column("told_id", BigInteger),
    Column("post_chat_id", BigInteger),
    Column("post_id", BigInteger),
    _RequiredColumn("version", Integer),
    _RequiredColumn("created_at", Moment),
    Column("sent_at", Moment),
    Column("taken_at", Moment),
    Column("answered_at", Moment),
    _RequiredColumn("touched_at", Moment, index=True),
    Index(None, "desk", "state"),
)
"""A question to a desk. Without its persons, whose ids are then 0, it is kept for the figures."""

DESK_DRAFT: Final = Table(
    "desk_draft",
    METADATA,
    _KeyColumn("user_id", BigInteger),
    _KeyColumn("question", Text),
    _RequiredColumn("typing", Text),
    Column("text", Text),
    _RequiredColumn("signed", Boolean),
    _RequiredColumn("turn", Integer),
    Column("picked", Integer),
    _RequiredColumn("typed_at", Moment, index=True),
)
"""What somebody is typing for a question: one row at most for each person."""

DESK_CHOICE: Final = Table(
    "desk_choice",
    METADATA,
    _KeyColumn("chat_id", BigInteger),
    _KeyColumn("user_id", BigInteger),
    _RequiredColumn("desk", Text),
    Index(None, "user_id"),
)
"""The desk that is asked from a private chat or, by user 0, from a group."""

DESK_BLOCK: Final = Table(
    "desk_block",
    METADATA,
    _KeyColumn("desk", Text),
    _KeyColumn("person", Text),
    _RequiredColumn("number", Integer),
    _RequiredColumn("until", Moment, index=True),
)
"""Who may not ask at a desk, by a keyed hash."""

ERRAND: Final = Table(
    "errand",
    METADATA,
    _KeyColumn("question", Text),
    _KeyColumn("kind", Text),
    _RequiredColumn("version", Integer),
    Column("told", Text),
    _RequiredColumn("try_at", Moment, index=True),
    _RequiredColumn("tries", Integer),
    Column("leased_until", Moment),
)
"""What is still to be sent for a question or a desk: once it is sent, there is no row any more."""

RULING_COUNT: Final = Table(
    "ruling_count",
    METADATA,
    _KeyColumn("month", Text),
    _KeyColumn("subject", Text),
    _KeyColumn("edition", Integer),
    _RequiredColumn("number", Integer),
)
"""How many rulings were given in a month ("2026-11"), where an operator counts them."""

INBOX: Final = Table(
    "inbox", METADATA, _KeyColumn("update_id", BigInteger), _RequiredColumn("at", Moment)
)
"""The updates that were carried out, so that none is carried out again."""

KEYBOARD: Final = Table(
    "keyboard",
    METADATA,
    _KeyColumn("user_id", BigInteger),
    _RequiredColumn("message_id", BigInteger),
    _RequiredColumn("touched_at", Moment),
    Column("awaits", Text),
    Index(None, "touched_at"),
)
"""The message of a private chat whose buttons are live: those of all others are taken away.

It may be of a page that the next line `awaits`.
"""

OUTGOING: Final = Table(
    "outgoing",
    METADATA,
    Column("id", Integer, primary_key=True),
    _RequiredColumn("chat", Text),
    _RequiredColumn("at", Moment),
    Index(None, "at"),
    Index(None, "chat", "at"),
)
"""The calls of the last minute, where several processes keep Telegram's limits together."""
