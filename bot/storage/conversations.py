"""The conversations in a database."""

from collections import Counter
from collections.abc import Mapping
from datetime import datetime
from typing import Any, TypeAlias

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Select,
    and_,
    bindparam,
    delete,
    func,
    or_,
    select,
    text,
    tuple_,
    update,
)

from bot.conversation.model import Conversation, Place, Shown
from bot.storage.rows import SLICE, Rows
from bot.storage.tables import CONVERSATION, RULING_COUNT
from bot.storage.unit_of_work import conversation_of, insert_or_add

MOST_COUNTED = 1_000
"""The most rulings that are counted in one transaction."""
RulingCounts: TypeAlias = Mapping[tuple[str, str, int], int]
"""How many rulings were given, by month ("2026-11"), subject and edition."""


class ConversationRows(Rows):
    """The conversations, as one transaction sees them."""

    def conversation(self, key: str, *, lock: bool = True) -> Conversation | None:
        """Return the conversation with an id; locked, no other transaction changes it."""
        return self._unit.conversation(key, lock=lock)

    def open_conversation(
        self, chat_id: int, user_id: int, topic_id: int | None = None
    ) -> Conversation | None:
        """Return the newest unfinished conversation of a person in a topic of a chat, locked."""
        whose = {"chat": chat_id, "user": user_id, "topic": topic_id}
        self._unit.flush_chat(chat_id)
        return self._unit.remember(self._connection.execute(_LOCK_OPEN, whose).one_or_none())

    def find_shown_in(self, place: Place) -> Conversation | None:
        """Return the newest conversation shown in a message that all see, locked.

        No other transaction asks for that message before this one has ended. None for any other
        place: its buttons say whose they are, and ids of ephemeral messages come back.
        """
        if not isinstance(place, Shown):
            return None
        chat_id = place.chat_id
        where = {"chat": chat_id, "message": place.message_id}
        if self._connection.dialect.name == "postgresql":
            self._connection.execute(_ONE_AT_A_TIME, where)
        self._unit.flush_chat(chat_id)
        return self._unit.remember(self._connection.execute(_SHOWN_IN, where).one_or_none())

    def find_seen_alone(self, user_id: int) -> Conversation | None:
        """Return the newest unfinished conversation that a person alone sees in a group, locked.

        What showed it may be gone, or was never sent.
        """
        self._unit.flush()
        row = self._connection.execute(_SEEN_ALONE, {"user": user_id}).one_or_none()
        return self._unit.remember(row)

    def add(self, conversation: Conversation) -> Conversation:
        """Store a new conversation, MOST_KEPT at most; return it with its version and times."""
        return self._unit.add(conversation, self.now)

    def save(self, conversation: Conversation) -> Conversation:
        """Store a changed conversation; raise `Stale` if its version is no longer the newest."""
        return self._unit.save(conversation, self.now)

    def drop(self, conversation: Conversation) -> None:
        """Delete a conversation."""
        self._unit.flush()
        self._delete(CONVERSATION, id=conversation.id)
        self._unit.clear()

    def rulings(self, user_id: int, chat_id: int | None, most: int) -> tuple[Conversation, ...]:
        """Return the ruled conversations of a person, the latest first; of one chat or of all."""
        statement = _RULINGS if chat_id is None else _RULINGS_HERE
        whose = {"user": user_id, "most": most}
        whose |= {} if chat_id is None else {"chat": chat_id}
        self._unit.flush()
        return tuple(map(conversation_of, self._connection.execute(statement, whose)))

    def count_open(self) -> Mapping[str, int]:
        """Return how many conversations are not finished, by subject."""
        self._unit.flush()
        return {row[0]: row[1] for row in self._connection.execute(_COUNT_OPEN)}

    def count_rulings(self) -> None:
        """Count the rulings that were not counted before, MOST_COUNTED at most.

        Each counts once, in the month in which it was last touched.
        """
        self._unit.flush()
        new = self._connection.execute(_UNCOUNTED).all()
        if not new:
            return
        counts = Counter((f"{row.touched_at:%Y-%m}", row.subject, row.edition) for row in new)
        statement = insert_or_add(self._connection.dialect.name, RULING_COUNT, "number")
        for (month, subject, edition), number in sorted(counts.items()):
            added = {"month": month, "subject": subject, "edition": edition, "number": number}
            self._connection.execute(statement, added)
        are_new = CONVERSATION.c.id.in_([row.id for row in new])
        self._connection.execute(update(CONVERSATION).where(are_new).values(counted=True))
        self._unit.clear()

    def ruling_counts(self) -> RulingCounts:
        """Return how many rulings were counted."""
        counts = select(RULING_COUNT).order_by(*RULING_COUNT.primary_key)
        rows = self._connection.execute(counts)
        return {(row.month, row.subject, row.edition): row.number for row in rows}

    def _move_conversations(self, former: int, latter: int) -> list[str]:
        """Move a chat's conversations to another id; returns the ids of the unfinished ones."""
        keys = list(self._connection.execute(_UNFINISHED, {"former": former}).scalars())
        changed = {"message_id": None, "ephemeral_id": None, "version": CONVERSATION.c.version + 1}
        self._move(CONVERSATION.c.chat_id, former, latter, **changed)
        self._move(CONVERSATION.c.linked_id, former, latter)
        return keys

    def _expire_conversations(self, before: datetime, after: Any) -> Any:
        """Delete those finished or ruled before a moment among SLICE begun before it.

        They follow the conversation `after` in the order of their beginning: its time and id, None
        at the start. Returns the last one examined; None if it was the last of all.
        """
        old = {"before": before}
        statement = _OLD if after is None else _OLD_AFTER
        since = {} if after is None else {"created": after[0], "key": after[1]}
        seen = self._connection.execute(statement, old | since).all()
        if seen:
            over = CONVERSATION.c.id.in_([row.id for row in seen if row.is_over])
            self._connection.execute(delete(CONVERSATION).where(over))
        return (seen[-1].created_at, seen[-1].id) if len(seen) == SLICE else None


def _newest(*where: ColumnElement[bool]) -> Select[Any]:
    """Return the statement that locks the newest of the conversations with all of this."""
    newest_first = (CONVERSATION.c.created_at.desc(), CONVERSATION.c.id.desc())
    found = select(CONVERSATION).where(*where).order_by(*newest_first)
    return found.limit(1).with_for_update()


_LOCK_OPEN = _newest(
    CONVERSATION.c.chat_id == bindparam("chat"),
    CONVERSATION.c.user_id == bindparam("user"),
    CONVERSATION.c.topic_id.is_not_distinct_from(bindparam("topic", type_=BigInteger)),
    CONVERSATION.c.finished.is_(False),
)
_SHOWN_IN = _newest(
    CONVERSATION.c.chat_id == bindparam("chat"),
    CONVERSATION.c.message_id == bindparam("message"),
)
_SEEN_ALONE = _newest(
    CONVERSATION.c.user_id == bindparam("user"),
    CONVERSATION.c.alone.is_(True),
    CONVERSATION.c.finished.is_(False),
)
_ONE_AT_A_TIME = text(
    "select pg_advisory_xact_lock(hashtextextended(concat(:chat ::text, '/', :message ::text), 0))"
)
_UNFINISHED = (
    select(CONVERSATION.c.id)
    .where(CONVERSATION.c.chat_id == bindparam("former"), CONVERSATION.c.finished.is_(False))
    .order_by(CONVERSATION.c.created_at, CONVERSATION.c.id)
)
_RULINGS = (
    select(CONVERSATION)
    .where(CONVERSATION.c.user_id == bindparam("user"), CONVERSATION.c.ruled.is_not(None))
    .order_by(CONVERSATION.c.touched_at.desc(), CONVERSATION.c.id.desc())
    .limit(bindparam("most"))
)
_RULINGS_HERE = _RULINGS.where(CONVERSATION.c.chat_id == bindparam("chat"))
_BEGUN = (CONVERSATION.c.created_at, CONVERSATION.c.id)
_OLD = (
    select(
        *_BEGUN,
        and_(
            or_(CONVERSATION.c.finished.is_(True), CONVERSATION.c.ruled.is_not(None)),
            CONVERSATION.c.touched_at < bindparam("before"),
        ).label("is_over"),
    )
    .where(CONVERSATION.c.created_at < bindparam("before"))
    .order_by(*_BEGUN)
    .limit(SLICE)
)
_OLD_AFTER = _OLD.where(
    tuple_(*_BEGUN)
    > tuple_(bindparam("created", type_=CONVERSATION.c.created_at.type), bindparam("key"))
)
_UNCOUNTED = (
    select(
        CONVERSATION.c.id,
        CONVERSATION.c.subject,
        CONVERSATION.c.edition,
        CONVERSATION.c.touched_at,
    )
    .where(CONVERSATION.c.ruled.is_not(None), CONVERSATION.c.counted.is_(False))
    .order_by(CONVERSATION.c.id)
    .limit(MOST_COUNTED)
    .with_for_update()
)
_COUNT_OPEN = (
    select(CONVERSATION.c.subject, func.count())
    .where(CONVERSATION.c.finished.is_(False))
    .group_by(CONVERSATION.c.subject)
)
