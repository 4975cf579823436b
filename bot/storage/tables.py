"""The tables, declared once: statements are built on them and migrations compared with them."""

from datetime import UTC, datetime
from typing import Any, cast

from sqlalchemy import JSON, BigInteger, DateTime, Dialect, Index, MetaData, Table, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator

from bot.conversation.screen_state import ScreenState


class Moment(TypeDecorator[datetime]):
    """A moment in UTC, also in databases that know no time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Tell the database a moment in UTC."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Understand a moment without a time zone as UTC."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class ScreenText(TypeDecorator[ScreenState]):
    """The screen of a conversation, as a text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: ScreenState | None, dialect: Dialect) -> str | None:
        """Tell the database the screen as a text."""
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> ScreenState | None:
        """Read the text; one that says nothing to this release is the main screen."""
        return None if value is None else ScreenState.parse(value)


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = {str: Text, datetime: Moment, list[Any]: JSON, ScreenState: ScreenText}  # noqa: RUF012 - read by SQLAlchemy


class ConversationRow(Base):
    """One conversation: its whole state is its answers.

    No index has a column that a press changes, `touched_at` least of all.
    """

    __tablename__ = "conversation"

    id: Mapped[str] = mapped_column(primary_key=True)
    chat_id: Mapped[int] = mapped_column(BigInteger)
    user_id: Mapped[int] = mapped_column(BigInteger)
    topic_id: Mapped[int | None] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    subject: Mapped[str]
    edition: Mapped[int]
    authority: Mapped[str | None]
    language: Mapped[str]
    compact: Mapped[bool] = mapped_column(server_default=false())
    plain: Mapped[bool] = mapped_column(server_default=false())
    answers: Mapped[list[Any]]
    proposed: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))
    linked_id: Mapped[int | None] = mapped_column(BigInteger)
    linked_name: Mapped[str | None]
    posted: Mapped[str | None]
    ruled: Mapped[str | None]
    headline: Mapped[str | None]
    screen: Mapped[ScreenState]
    step: Mapped[int]
    finished: Mapped[bool]
    version: Mapped[int]
    created_at: Mapped[datetime]
    touched_at: Mapped[datetime]

    __table_args__ = (
        Index(None, "chat_id", "user_id", "created_at"),
        Index("ix_conversation_chat_id_message_id", "chat_id", "message_id"),
        Index(None, "user_id"),
    )


class PreferenceRow(Base):
    """What a person has chosen in a chat; with the user 0 what the chat has for everybody."""

    __tablename__ = "preference"

    chat_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    language: Mapped[str | None]
    edition: Mapped[int | None]
    authority: Mapped[str | None]
    compact: Mapped[bool | None]
    plain: Mapped[bool | None]


class ScoreRow(Base):
    """How a person has done at one level of the quiz."""

    __tablename__ = "score"

    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    level: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    answered: Mapped[int]
    correct: Mapped[int]
    last: Mapped[str]


class LinkRow(Base):
    """The chat to which rulings may be posted: from a private chat or, by user 0, from a group."""

    __tablename__ = "link"

    chat_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    target_id: Mapped[int] = mapped_column(BigInteger)
    name: Mapped[str | None]


class PlayRow(Base):
    """A record of play while it is taken down: cards in the typed notation, nothing else."""

    __tablename__ = "play"

    id: Mapped[str] = mapped_column(primary_key=True)
    chat_id: Mapped[int] = mapped_column(BigInteger)
    user_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    language: Mapped[str]
    record: Mapped[str]
    waiting: Mapped[str]
    line: Mapped[int | None]
    conversation: Mapped[str | None] = mapped_column(index=True)
    screen: Mapped[str]
    step: Mapped[int]
    finished: Mapped[bool]
    version: Mapped[int]
    created_at: Mapped[datetime]
    touched_at: Mapped[datetime]

    __table_args__ = (Index(None, "chat_id", "user_id", "created_at"), Index(None, "touched_at"))


class DealsRow(Base):
    """The hands of a board of somebody's session, to be named by the number of the board."""

    __tablename__ = "deals"

    chat_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    board: Mapped[str] = mapped_column(primary_key=True)
    place: Mapped[int]
    hands: Mapped[str]
    at: Mapped[datetime] = mapped_column(index=True)


class InboxRow(Base):
    """An update that was carried out, so that it is not carried out again."""

    __tablename__ = "inbox"

    update_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    at: Mapped[datetime]


class OutgoingRow(Base):
    """A call of the last minute, where several processes keep Telegram's limits together."""

    __tablename__ = "outgoing"

    id: Mapped[int] = mapped_column(primary_key=True)
    chat: Mapped[str]
    at: Mapped[datetime]

    __table_args__ = (Index(None, "at"), Index(None, "chat", "at"))


CONVERSATION = cast("Table", ConversationRow.__table__)
PREFERENCE = cast("Table", PreferenceRow.__table__)
SCORE = cast("Table", ScoreRow.__table__)
LINK = cast("Table", LinkRow.__table__)
PLAY = cast("Table", PlayRow.__table__)
DEALS = cast("Table", DealsRow.__table__)
INBOX = cast("Table", InboxRow.__table__)
OUTGOING = cast("Table", OutgoingRow.__table__)
