"""The tables, declared once: statements are built on them and migrations compared with them."""

from datetime import UTC, datetime
from typing import Any, cast

from sqlalchemy import JSON, BigInteger, DateTime, Dialect, Index, MetaData, Table, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator


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
    type_annotation_map = {str: Text, datetime: Moment, list[Any]: JSON}  # noqa: RUF012 - read by SQLAlchemy


class ConversationRow(Base):
    """One conversation: its whole state is its answers."""

    __tablename__ = "conversation"

    id: Mapped[str] = mapped_column(primary_key=True)
    chat_id: Mapped[int] = mapped_column(BigInteger)
    user_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    subject: Mapped[str]
    edition: Mapped[int]
    authority: Mapped[str | None]
    language: Mapped[str]
    answers: Mapped[list[Any]]
    screen: Mapped[str]
    step: Mapped[int]
    finished: Mapped[bool]
    version: Mapped[int]
    created_at: Mapped[datetime]
    touched_at: Mapped[datetime]

    __table_args__ = (Index(None, "chat_id", "user_id", "created_at"), Index(None, "touched_at"))


class PreferenceRow(Base):
    """What a person has chosen in a chat."""

    __tablename__ = "preference"

    chat_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    language: Mapped[str | None]
    edition: Mapped[int | None]
    authority: Mapped[str | None]


class InboxRow(Base):
    """An update that was carried out, so that it is not carried out again."""

    __tablename__ = "inbox"

    update_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(index=True)


CONVERSATION = cast("Table", ConversationRow.__table__)
PREFERENCE = cast("Table", PreferenceRow.__table__)
INBOX = cast("Table", InboxRow.__table__)
