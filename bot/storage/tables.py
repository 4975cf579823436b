"""The tables, declared once: statements are built on them and migrations compared with them.

A table whose rows are a dataclass has a column for each of its fields, of the field's name.
Their partial indexes, of which no statement speaks, are declared in `bot.storage.partial_indexes`.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import fields
from datetime import UTC, date, datetime
from enum import StrEnum
from functools import partial
from types import UnionType
from typing import Any, Final, get_args, get_origin

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

from bot.conversation.model import (
    ALONE,
    NO_COLUMN,
    Chain,
    Conversation,
    Keyboard,
    LinkedChat,
    Preference,
    Score,
)
from bot.conversation.screen_state import Answered, ScreenState
from bot.desk.model import Block, Desk, Draft, Errand, Question
from bot.evening.model import Director, Evening, NotedRuling, Task
from bot.play.model import Play


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


class AnswersJson(TypeDecorator[tuple[Answered, ...]]):
    """A column with answers by their facts, stored as JSON."""

    impl = JSON(none_as_null=True)
    cache_ok = True

    def process_result_value(self, value: Any, dialect: Dialect) -> tuple[Answered, ...] | None:
        """Return the stored answers."""
        return None if value is None else tuple(map(tuple, value))


class Member(TypeDecorator[StrEnum]):
    """A column with a member of an enumeration, stored as its text."""

    impl = Text
    cache_ok = True

    def __init__(self, members: type[StrEnum]) -> None:
        super().__init__()
        self.members = members

    def process_result_value(self, value: Any, dialect: Dialect) -> StrEnum | None:
        """Return the stored member."""
        return None if value is None else self.members(value)


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
_TYPES: Final[dict[object, Any]] = {
    bool: Boolean,
    int: Integer,
    datetime: Moment,
    date: Date,
    str: Text,
    tuple: AnswersJson,
    Chain: ChainJson,
    ScreenState: ScreenJson,
}
"""The types of columns by those of fields; those of ids are wider, all others are members."""
_EMPTY_IS_NULL: Final = frozenset({Chain, ScreenState})
_STORED_WITH_ROW: Final = frozenset({"created_at", "touched_at", "typed_at", "try_at"})
"""The moments without which no row is stored."""


def _columns_of(
    rows: type, *keys: str, indexed: Collection[str] = (), defaults: dict[str, Any] | None = None
) -> Iterator[Column[Any]]:
    """Yield a column for each field of the dataclass of some rows, but for those that are none."""
    for one in fields(rows):
        if one.metadata == NO_COLUMN:
            continue
        kinds = get_args(one.type) if isinstance(one.type, UnionType) else (one.type,)
        kind = get_origin(kinds[0]) or kinds[0]
        is_open = len(kinds) > 1 and one.name not in _STORED_WITH_ROW
        is_key = one.name in keys
        found = _TYPES.get(kind) or Member(kind)
        yield Column(
            one.name,
            BigInteger if kind is int and one.name.endswith("_id") else found,
            primary_key=is_key,
            autoincrement=False if is_key else "auto",
            nullable=is_open or kind in _EMPTY_IS_NULL,
            index=one.name in indexed or None,
            server_default=(defaults or {}).get(one.name),
        )


CONVERSATION: Final = Table(
    "conversation",
    METADATA,
    *_columns_of(
        Conversation, "id", defaults={"alone": false(), "plain": false(), "counted": false()}
    ),
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
    *_columns_of(Preference),
    Index(None, "user_id"),
)
"""What a person has chosen in a chat; with the user 0 what the chat has for everybody."""

SCORE: Final = Table(
    "score",
    METADATA,
    _KeyColumn("user_id", BigInteger),
    _KeyColumn("level", Integer),
    *_columns_of(Score),
)
"""How a person has done at one level of the quiz."""

LINK: Final = Table(
    "link",
    METADATA,
    _KeyColumn("chat_id", BigInteger),
    _KeyColumn("user_id", BigInteger),
    *_columns_of(LinkedChat),
    Index(None, "user_id"),
)
"""The chat to which rulings may be posted: from a private chat or, by user 0, from a group."""

PLAY: Final = Table(
    "play",
    METADATA,
    *_columns_of(Play, "id", indexed=("conversation",)),
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
    *_columns_of(Evening, "id", indexed=("user_id",)),
    Index(None, "chat_id", "created_at"),
    Index(None, "touched_at"),
)
"""A session of a chat, of which one at most is open."""

DIRECTOR: Final = Table(
    "director", METADATA, *_columns_of(Director, "evening", "user_id", indexed=("user_id",))
)
"""Who directs an evening, by number and by the name that each gives."""

NOTED_RULING: Final = Table(
    "noted_ruling",
    METADATA,
    *_columns_of(NotedRuling, "id", indexed=("evening", "user_id")),
    Index("ix_noted_ruling_conversation", "conversation", unique=True),
)
"""A ruling noted in an evening; an interview is noted once at most."""

TASK: Final = Table(
    "task",
    METADATA,
    *_columns_of(Task, "id", indexed=("evening", "user_id"), defaults={"kind": text("'act'")}),
)
"""What a noted ruling leaves to be done; it belongs to the director who noted that."""

DESK: Final = Table(
    "desk",
    METADATA,
    *_columns_of(Desk, "id"),
    Index("ix_desk_chat_id", "chat_id", unique=True),
)
"""A group of directors that answers questions, or did until it was closed."""

QUESTION: Final = Table(
    "question",
    METADATA,
    *_columns_of(
        Question, "id", indexed=("asker_id", "holder_id", "deciding", "due_at", "touched_at")
    ),
    Index(None, "desk", "state"),
)
"""A question to a desk. Without its persons, whose ids are then 0, it is kept for the figures."""

DESK_DRAFT: Final = Table(
    "desk_draft", METADATA, *_columns_of(Draft, "user_id", "question", indexed=("typed_at",))
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
    "desk_block", METADATA, *_columns_of(Block, "desk", "person", indexed=("until",))
)
"""Who may not ask at a desk, by a keyed hash."""

ERRAND: Final = Table(
    "errand", METADATA, *_columns_of(Errand, "question", "kind", indexed=("try_at",))
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

MENTION: Final = Table(
    "mention",
    METADATA,
    _KeyColumn("inline_message_id", Text),
    _RequiredColumn("user_id", BigInteger, index=True),
    _RequiredColumn("payload", Text),
    _RequiredColumn("at", Moment, index=True),
)
"""The answers to a person's mentions in other chats, with where their buttons lead.

Of the chat nothing is stored.
"""

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

TABLE_OF: Final[dict[type, Table]] = {
    Preference: PREFERENCE,
    Score: SCORE,
    LinkedChat: LINK,
    Keyboard: KEYBOARD,
    Play: PLAY,
    Evening: EVENING,
    Director: DIRECTOR,
    NotedRuling: NOTED_RULING,
    Task: TASK,
    Desk: DESK,
    Question: QUESTION,
    Draft: DESK_DRAFT,
    Block: DESK_BLOCK,
    Errand: ERRAND,
}
"""The table of a kind of rows, which may have more columns than the dataclass has fields."""
