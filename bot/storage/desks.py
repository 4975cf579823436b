"""Desks, their questions, and what is still to be sent, in a database."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from msgspec import Struct
from sqlalchemy import and_, bindparam, delete, exists, func, or_, select, update

from bot.conversation.model import EVERYBODY
from bot.desk.model import OPEN, Block, Desk, Draft, Errand, ErrandKind, Question, State
from bot.storage.rows import SLICE, Rows
from bot.storage.tables import DESK, DESK_BLOCK, DESK_CHOICE, DESK_DRAFT, ERRAND, QUESTION
from bot.storage.unit_of_work import insert_or_replace
from lawcore.engine.records import replace


class DeskCounts(Struct, frozen=True):
    """How many questions there are by state, since when the oldest waits, what is to be sent."""

    states: Mapping[str, int]
    oldest: datetime | None
    errands: int


class DeskRows(Rows):
    """Desks of directors, as one transaction sees them.

    Questions that are read are locked, except those that are read for search and figures.
    """

    def has_desk(self) -> bool:
        """Tell whether there is an open desk."""
        return bool(self._connection.execute(_HAS_DESK).scalar_one())

    def desk(self, key: str) -> Desk | None:
        """Return the desk with an id, locked."""
        return self._find(Desk, id=key)

    def desk_in(self, chat_id: int) -> Desk | None:
        """Return the desk of a group, open or closed, locked."""
        return self._find(Desk, chat_id=chat_id)

    def desks(self) -> tuple[Desk, ...]:
        """Return all open desks, the oldest first."""
        return self._list(Desk, _IS_OPEN_DESK, order=_OLDEST_FIRST)

    def add_desk(self, desk: Desk) -> Desk:
        """Store a new desk; raises `Stale` if its group has one."""
        self._unit.forget_attached()
        return self._add(desk)

    def save_desk(self, desk: Desk) -> Desk:
        """Store a changed desk; raises `Stale` if its version is no longer the newest."""
        self._unit.forget_attached()
        return self._save(desk)

    def question(self, key: str) -> Question | None:
        """Return the question with an id."""
        return self._find(Question, id=key)

    def composed_by(self, user_id: int) -> Question | None:
        """Return the question that a person is about to send."""
        return self._find(Question, _IS_COMPOSED, order=_NEWEST, asker_id=user_id)

    def is_card(self, chat_id: int, message_id: int) -> bool:
        """Tell whether a message of a group is the card of a question."""
        where = {"chat": chat_id, "message": message_id}
        return bool(self._connection.execute(_IS_CARD, where).scalar_one())

    def asked_by(self, user_id: int) -> tuple[Question, ...]:
        """Return all questions of a person, the oldest first."""
        return self._list(Question, order=_IN_ORDER, lock=True, asker_id=user_id)

    def held_by(self, user_id: int) -> tuple[Question, ...]:
        """Return all questions that a director has or had last."""
        return self._list(Question, order=_IN_ORDER, lock=True, holder_id=user_id)

    def open_at(self, desk: str) -> tuple[Question, ...]:
        """Return the open questions of a desk, the oldest first."""
        return self._list(Question, _IS_OPEN, order=_IN_ORDER, lock=True, desk=desk)

    def directors_at(self, desk: str, most: int) -> tuple[tuple[int, str, int], ...]:
        """Return who took questions of a desk, the latest first: id, name, last number."""
        rows = self._connection.execute(_DIRECTORS_AT, {"desk": desk, "most": most})
        return tuple(map(tuple, rows.all()))

    def due(self, most: int) -> tuple[Question, ...]:
        """Return open questions of which something is due."""
        return self._read_all(Question, _DUE, now=self.now, most=most)

    def published(
        self, desks: Sequence[str], subject: str | None, most: int
    ) -> tuple[tuple[str, str], ...]:
        """Return ids and searched text of published answers, about a subject or all."""
        statement = _PUBLISHED if subject is None else _PUBLISHED_ABOUT
        about = {} if subject is None else {"subject": subject}
        rows = self._connection.execute(statement, {"desks": list(desks), "most": most} | about)
        return tuple(map(tuple, rows.all()))

    def published_alike(self, desks: Sequence[str], deciding: str, most: int) -> tuple[str, ...]:
        """Return the ids of published answers on the same deciding facts."""
        alike = {"desks": list(desks), "deciding": deciding, "most": most}
        return tuple(self._connection.execute(_PUBLISHED_ALIKE, alike).scalars())

    def sent_to(self, desk: str) -> tuple[Question, ...]:
        return self._list(Question, _WAS_SENT, order=_IN_ORDER, desk=desk)

    def add_question(self, question: Question) -> Question:
        """Store a new question; return it with its version and times."""
        return self._add(question)

    def save_question(self, question: Question) -> Question:
        """Store a changed question, except what `note_question` stores.

        Raises `Stale` if its version is no longer the newest.
        """
        return self._save(question, fixed=NOTED)

    def note_question(self, key: str, **columns: object) -> None:
        """Store columns of a question that make no button stale: NOTED; its version stays."""
        statement = update(QUESTION).where(QUESTION.c.id == key).values(columns)
        self._connection.execute(statement)

    def drop_question(self, key: str) -> None:
        """Delete a question that was not sent."""
        self._delete(QUESTION, id=key)

    def draft(self, user_id: int) -> Draft | None:
        """Return what a person is typing for a question."""
        return self._find(Draft, user_id=user_id)

    def keep_draft(self, draft: Draft) -> Draft:
        """Store what a person is typing, in place of anything before."""
        kept = replace(draft, typed_at=self.now)
        self.drop_draft(draft.user_id)
        self._keep(kept)
        return kept

    def drop_draft(self, user_id: int) -> None:
        """Delete what a person is typing."""
        self._delete(DESK_DRAFT, user_id=user_id)

    def chosen_desk(self, chat_id: int, user_id: int) -> str | None:
        """Return the id of the desk that is asked from a chat."""
        whose = {"chat": chat_id, "user": user_id}
        return self._connection.execute(_CHOICE, whose).scalar_one_or_none()

    def choose_desk(self, chat_id: int, user_id: int, desk: str | None) -> None:
        """Store which desk is asked from a chat; None chooses none."""
        whose = {"chat_id": chat_id, "user_id": user_id}
        if desk is None:
            self._delete(DESK_CHOICE, **whose)
            return
        statement = insert_or_replace(self._connection.dialect.name, DESK_CHOICE, ("desk",))
        self._connection.execute(statement, {**whose, "desk": desk})

    def blocked(self, desk: str, person: str) -> bool:
        """Tell whether a person may not ask at a desk."""
        known = {"desk": desk, "person": person, "now": self.now}
        return bool(self._connection.execute(_BLOCKED, known).scalar_one())

    def block(self, block: Block) -> None:
        """Store that a person may not ask at a desk."""
        self._keep(block)

    def blocks(self, desk: str) -> tuple[Block, ...]:
        """Return who may not ask at a desk."""
        return self._read_all(Block, _BLOCKS, desk=desk, now=self.now)

    def unblock(self, desk: str, number: int) -> None:
        """Let the asker of the question with that number ask again."""
        self._delete(DESK_BLOCK, desk=desk, number=number)

    def send(self, errand: Errand) -> None:
        """Store what is to be sent; one of the same question and kind is replaced."""
        kept = replace(errand, try_at=errand.try_at or self.now, tries=0)
        self._keep(kept, ("version", "told", "try_at", "tries"))

    def take_errands(self, most: int, lease: timedelta) -> tuple[Errand, ...]:
        """Return what is to be sent now; until the lease is over nobody else takes it."""
        taken = self._read_all(Errand, _DUE_ERRANDS, now=self.now, most=most)
        for errand in taken:
            self.lease_errand(errand, self.now + lease)
        return taken

    def lease_errand(self, errand: Errand, until: datetime | None) -> None:
        """Let nobody else take an errand until a moment; with None let anybody."""
        known = {"key": errand.question, "of_kind": errand.kind}
        self._connection.execute(_LEASE, known | {"until": until})

    def put_off(self, errand: Errand, until: datetime, *, again: bool = True) -> None:
        """Try an errand no sooner than at a moment; `again` counts a try."""
        known = {"key": errand.question, "of_kind": errand.kind, "known": errand.version}
        changes = {"until": until, "times": errand.tries + again}
        self._connection.execute(_PUT_OFF, known | changes)
        self.lease_errand(errand, None)

    def finish(self, errand: Errand) -> None:
        """Delete an errand that was carried out; one that was changed meanwhile is taken anew."""
        known = {"question": errand.question, "kind": errand.kind, "version": errand.version}
        if not self._delete(ERRAND, **known):
            self.lease_errand(errand, None)

    def cancel_errand(self, question: str, kind: ErrandKind) -> None:
        """Delete an errand that is no longer to be carried out."""
        self._delete(ERRAND, question=question, kind=kind)

    def count_questions(self) -> DeskCounts:
        """Return how many questions there are, for the metrics."""
        rows = self._connection.execute(_COUNTS).all()
        states: Counter[str] = Counter({row.state: row.number for row in rows})
        oldest = self._connection.execute(_OLDEST).scalar_one()
        waiting = self._connection.execute(select(func.count()).select_from(ERRAND)).scalar_one()
        return DeskCounts(states, oldest, waiting)

    def _export_questions(self, user_id: int) -> Mapping[str, tuple[Mapping[str, object], ...]]:
        """Return what is stored of a person's questions, and of the answers that person gave.

        Neither has anything of the other person; what there is none of is left out.
        """
        asked = (_exported(one, ASKED_KEYS) for one in self.asked_by(user_id))
        held = (_exported(one, HELD_KEYS) for one in self.held_by(user_id))
        found = {"question": tuple(asked), "answered_question": tuple(held)}
        return {name: rows for name, rows in found.items() if rows}

    def _part_with_questions(self, user_id: int) -> int:
        """Remove a person from all questions; the facts and what was published stay."""
        asked, held = QUESTION.c.asker_id == user_id, QUESTION.c.holder_id == user_id
        unpublished = update(QUESTION).where(asked, QUESTION.c.publish_at.is_(None))
        self._connection.execute(unpublished.values(answer=None))
        parting = (
            delete(QUESTION).where(asked, _IS_COMPOSED),
            update(QUESTION).where(asked).values(_NO_ASKER),
            update(QUESTION).where(held).values(_NO_HOLDER),
        )
        return sum(self._connection.execute(statement).rowcount for statement in parting)

    def _move_desks(self, former: int, latter: int) -> None:
        """Move a desk to another id of its group, where its open questions get new cards."""
        self._move(QUESTION.c.post_chat_id, former, latter, post_id=None)
        self._move(DESK_CHOICE.c.chat_id, former, latter)
        desk = self.desk_in(former)
        if desk is None or self.desk_in(latter) is not None:
            return
        self._unit.forget_attached()
        self._move(DESK.c.chat_id, former, latter, topic_id=None, version=DESK.c.version + 1)
        for one in self.open_at(desk.id):
            self.note_question(one.id, card_id=None)
            self.send(Errand(question=one.id, kind=ErrandKind.CARD, version=one.version))

    def _expire_questions(self, before: datetime, _after: object) -> bool | None:
        """Remove the persons from SLICE questions last touched before a moment."""
        is_old = QUESTION.c.touched_at < before
        found = select(QUESTION.c.id).where(is_old, _HAS_PERSONS).order_by(QUESTION.c.id)
        old = self._connection.execute(found.limit(SLICE)).scalars().all()
        if old:
            for statement in _EXPIRE:
                self._connection.execute(statement, {"old": list(old)})
        return True if len(old) == SLICE else None

    def _expire_typed(self, before: datetime, _after: object) -> None:
        """Delete drafts and errands that are old, and blocks that are over."""
        for moment in (DESK_DRAFT.c.typed_at, ERRAND.c.try_at):
            self._connection.execute(delete(moment.table).where(moment < before))
        self._connection.execute(delete(DESK_BLOCK).where(DESK_BLOCK.c.until <= self.now))


ASKED_KEYS = (
    "called",
    "language",
    "subject",
    "edition",
    "authority",
    "answers",
    "chain",
    "words",
    "asker_name",
    "hurry",
    "state",
    "asked",
    "result",
    "answer",
    "signature",
    "created_at",
    "touched_at",
)
"""What an export has of a question to its asker: nothing of the director but the signature."""
HELD_KEYS = (
    "called",
    "holder_name",
    "state",
    "asked",
    "result",
    "answer",
    "signature",
    "taken_at",
    "answered_at",
)
"""What an export has of a question to its director: nothing of the asker."""


def _exported(one: Question, keys: Sequence[str]) -> Mapping[str, object]:
    named = {"asker_name": one.name, "chain": one.chain.as_json()}
    return {key: named[key] if key in named else getattr(one, key) for key in keys}


NOTED = (
    "card_id",
    "told_id",
    "post_chat_id",
    "post_id",
    "publish_at",
    "listed",
    "searched",
    "marked",
)
"""The columns that only `note_question` writes: they make no button stale."""
_IS_OPEN = QUESTION.c.state.in_([str(state) for state in OPEN])
_IS_COMPOSED = QUESTION.c.state == State.COMPOSED
_WAS_SENT = QUESTION.c.state != State.COMPOSED
_IS_OPEN_DESK = DESK.c.closed.is_(False)
_HAS_DESK = select(exists().where(_IS_OPEN_DESK))
_OLDEST_FIRST = (DESK.c.created_at, DESK.c.id)
_NEWEST = (QUESTION.c.created_at.desc(), QUESTION.c.id)
_IS_CARD = select(
    exists().where(
        QUESTION.c.card_id == bindparam("message"),
        QUESTION.c.desk == DESK.c.id,
        DESK.c.chat_id == bindparam("chat"),
    )
)
_IN_ORDER = (QUESTION.c.sent_at, QUESTION.c.number, QUESTION.c.id)
_DIRECTORS_AT = (
    select(
        QUESTION.c.holder_id,
        func.max(QUESTION.c.holder_name),
        func.max(QUESTION.c.number),
    )
    .where(
        QUESTION.c.desk == bindparam("desk"),
        QUESTION.c.holder_id.is_not(None),
        QUESTION.c.holder_name.is_not(None),
    )
    .group_by(QUESTION.c.holder_id)
    .order_by(func.max(QUESTION.c.taken_at).desc(), QUESTION.c.holder_id)
    .limit(bindparam("most"))
)
_DUE = (
    select(QUESTION)
    .where(QUESTION.c.due_at <= bindparam("now"), _IS_OPEN)
    .order_by(QUESTION.c.due_at, QUESTION.c.id)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
)
_AT_DESKS = QUESTION.c.desk.in_(bindparam("desks", expanding=True))
_LISTED = (
    select(QUESTION.c.id)
    .where(_AT_DESKS, QUESTION.c.listed.is_(True))
    .order_by(QUESTION.c.answered_at.desc(), QUESTION.c.id)
    .limit(bindparam("most"))
)
_SEARCHED = QUESTION.c.searched
_PUBLISHED = _LISTED.add_columns(_SEARCHED).where(_SEARCHED.is_not(None))
_PUBLISHED_ABOUT = _PUBLISHED.where(QUESTION.c.subject == bindparam("subject"))
_PUBLISHED_ALIKE = _LISTED.where(QUESTION.c.deciding == bindparam("deciding"))
_CHOICE = select(DESK_CHOICE.c.desk).where(
    DESK_CHOICE.c.chat_id == bindparam("chat"), DESK_CHOICE.c.user_id == bindparam("user")
)
_BLOCKED = select(
    exists().where(
        DESK_BLOCK.c.desk == bindparam("desk"),
        DESK_BLOCK.c.person == bindparam("person"),
        DESK_BLOCK.c.until > bindparam("now"),
    )
)
_BLOCKS = (
    select(DESK_BLOCK)
    .where(DESK_BLOCK.c.desk == bindparam("desk"), DESK_BLOCK.c.until > bindparam("now"))
    .order_by(DESK_BLOCK.c.number)
)
_DUE_ERRANDS = (
    select(ERRAND)
    .where(
        ERRAND.c.try_at <= bindparam("now"),
        or_(ERRAND.c.leased_until.is_(None), ERRAND.c.leased_until <= bindparam("now")),
    )
    .order_by(ERRAND.c.try_at, ERRAND.c.question, ERRAND.c.kind)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
)
_THIS_ERRAND = and_(ERRAND.c.question == bindparam("key"), ERRAND.c.kind == bindparam("of_kind"))
_THIS_VERSION = and_(_THIS_ERRAND, ERRAND.c.version == bindparam("known"))
_LEASE = update(ERRAND).where(_THIS_ERRAND).values(leased_until=bindparam("until"))
_PUT_OFF = (
    update(ERRAND).where(_THIS_VERSION).values(try_at=bindparam("until"), tries=bindparam("times"))
)
_COUNTS = (
    select(QUESTION.c.state, func.count().label("number"))
    .where(_WAS_SENT)
    .group_by(QUESTION.c.state)
)
_OLDEST = select(func.min(QUESTION.c.sent_at)).where(_IS_OPEN)
_NO_ASKER = {
    "asker_id": EVERYBODY,
    "words": "",
    "name": None,
    "asked": None,
    "told_id": None,
    "version": QUESTION.c.version + 1,
}
_NO_HOLDER = {
    "holder_id": None,
    "holder_name": None,
    "signature": None,
    "version": QUESTION.c.version + 1,
}
_HAS_PERSONS = or_(
    QUESTION.c.asker_id != EVERYBODY,
    QUESTION.c.holder_id.is_not(None),
    and_(QUESTION.c.answer.is_not(None), QUESTION.c.publish_at.is_(None)),
)
_AMONG_THEM = QUESTION.c.id.in_(bindparam("old", expanding=True))
_EXPIRE = (
    delete(QUESTION).where(_AMONG_THEM, _IS_COMPOSED),
    update(QUESTION)
    .where(_AMONG_THEM)
    .values({**_NO_ASKER, **_NO_HOLDER, "card_id": None, "due_at": None}),
    update(QUESTION).where(_AMONG_THEM, QUESTION.c.publish_at.is_(None)).values(answer=None),
    update(QUESTION).where(_AMONG_THEM, _IS_OPEN).values(state=State.WITHDRAWN),
)
