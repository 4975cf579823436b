"""A conversation with the law, and what else is kept of people and chats, as rows."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, TypeAlias

from msgspec import Struct

from bot.conversation.screen_state import MAIN, Answered, ScreenKind, ScreenState


def new_id() -> str:
    """Return eight random characters that a button's data may hold: letters, digits, _ and -."""
    return secrets.token_urlsafe(6)


class Shown(Struct, frozen=True):
    """A message that everybody in its chat sees; its id is above 0."""

    chat_id: int
    message_id: int


class Private(Struct, frozen=True):
    """An ephemeral message (Bot API 10.2): one member of a group sees it, and the bot.

    Its id is one within the group and may be given again once the message is gone.
    """

    chat_id: int
    user_id: int
    ephemeral_id: int


Place: TypeAlias = Shown | Private
"""Where a screen stands: in a message that all see, or in one that one member of a group sees."""


class Attached(Struct, frozen=True):
    """What hangs on a conversation in other tables.

    `record` is a record of play on which it was opened, `evening` an open evening of its chat,
    `link` a chat to which its rulings may be posted, and `desk` any open desk of directors; each
    says only whether there is one.
    """

    record: bool
    evening: bool
    link: bool
    desk: bool


class Link(Struct, frozen=True):
    """One subject of a case with its answers, those that the subject before it told among them."""

    subject: str
    answers: tuple[Answered, ...] = ()


class Chain(Struct, frozen=True):
    """What stands before and behind the present subject of a case.

    `former` are the subjects that led to it, the first one first. While an answer of the present
    one is changed `later` are those that followed: they follow again as far as it leads there.
    """

    former: tuple[Link, ...] = ()
    later: tuple[Link, ...] = ()

    @classmethod
    def from_json(cls, column: object) -> "Chain":
        """Return the content of a column, as `as_json` has written it; ALONE for anything else."""
        if not isinstance(column, dict):
            return ALONE
        try:
            return cls(_read_links(column.get("former", ())), _read_links(column.get("later", ())))
        except (KeyError, TypeError, ValueError):
            return ALONE

    def as_json(self) -> Mapping[str, Any] | None:
        """Return the content for a column, None for a case of one subject."""
        kept = {"former": self.former, "later": self.later}
        return {
            name: [[link.subject, [list(one) for one in link.answers]] for link in links]
            for name, links in kept.items()
            if links
        } or None


ALONE = Chain()
"""The chain of a case of one subject."""


def _read_links(kept: Any) -> tuple[Link, ...]:
    return tuple(
        Link(str(subject), tuple((str(name), answer) for name, answer in answers))
        for subject, answers in kept
    )


NO_COLUMN = {"column": False}
"""Marks a field of a row that its table has no column for."""


@dataclass(frozen=True, kw_only=True)
class Conversation:
    """What was told so far, and which screen is shown; everything else is derived.

    `proposed` is what was understood of a text and is no answer until it is confirmed, `auction`
    the auction of which such answers came, as `lawcore.bridge.auction.given` writes it.
    It is shown in the message `message_id`. One begun `alone`, in a group, is for nobody but its
    asker, who sees it in `ephemeral_id`; its ruling is then shown to all in `shared_id`, below the
    message `origin_id` that was asked about. While it is being shown that is below 0, -1 for the
    first time; so it stays where nobody knows whether it was. In a group `asker` names who began
    it. `guest_id` is the answer to a mention, in another chat, that led to it.
    `subject` and `answers` are those of the last subject of the case; `chain` has those before it.
    `noted` is where its ruling was noted in an evening, as `bot.evening.place` writes it;
    NOT_NOTED where it is not to be; before the ruling it is PLACE_TOLD with the line that told it.
    `ruled` marks the ruling shown last, `headline` is its first
    line; None before one. `counted` says that an operator's count has it. `may_ask`, which is no
    column, says that there is a desk of directors to be asked. `attached` is None where it was not
    read with the row.
    """

    id: str = field(default_factory=new_id)
    chat_id: int
    user_id: int
    topic_id: int | None = None
    message_id: int | None = None
    alone: bool = False
    ephemeral_id: int | None = None
    shared_id: int | None = None
    origin_id: int | None = None
    asker: str | None = None
    guest_id: str | None = None
    subject: str
    edition: int
    authority: str | None = None
    language: str
    plain: bool = False
    answers: tuple[Answered, ...] = ()
    proposed: tuple[Answered, ...] | None = None
    auction: str | None = None
    chain: Chain = ALONE
    linked_id: int | None = None
    linked_name: str | None = None
    posted: str | None = None
    noted: str | None = None
    ruled: str | None = None
    headline: str | None = None
    counted: bool = False
    may_ask: bool = field(default=False, metadata=NO_COLUMN)
    screen: ScreenState = MAIN
    step: int = 0
    finished: bool = False
    version: int = 0
    created_at: datetime | None = None
    touched_at: datetime | None = None
    attached: Attached | None = field(default=None, compare=False, repr=False, metadata=NO_COLUMN)

    @property
    def place(self) -> Place | None:
        """Where its screen stands, None before it was shown."""
        if self.ephemeral_id is not None:
            return Private(self.chat_id, self.user_id, self.ephemeral_id)
        return None if self.message_id is None else Shown(self.chat_id, self.message_id)

    def changed(self, **fields: object) -> "Conversation":
        """Return it with other values of some fields; raises `TypeError` where there is none.

        A press changes it four times: 20 µs each through the constructor, as `dataclasses.replace`
        goes, and 2 without it, where a press takes 1,500 (2026-11).
        """
        if not fields.keys() <= self.__dict__.keys():
            raise TypeError(fields)
        copy = object.__new__(Conversation)
        copy.__dict__.update(self.__dict__, **fields)
        return copy

    __replace__ = changed

    def shown_in(self, place: Place | None) -> "Conversation":
        """Return it as shown in another place, None for nowhere."""
        return self.changed(
            message_id=place.message_id if isinstance(place, Shown) else None,
            ephemeral_id=place.ephemeral_id if isinstance(place, Private) else None,
        )

    @property
    def showings(self) -> int:
        """How often its ruling was being shown to all without anybody knowing that it was."""
        return max(0, -(self.shared_id or 0))

    @property
    def is_proposing(self) -> bool:
        """The present screen is that of a proposal."""
        return self.screen.kind is ScreenKind.PROPOSAL and bool(self.proposed)

    @property
    def is_noted(self) -> bool:
        """Its ruling was noted in an evening."""
        return self.noted not in {None, NOT_NOTED} and not self.place_told

    @property
    def place_told(self) -> str:
        """What was typed of board, table and pairs before the ruling that is to be noted there."""
        told = self.noted or ""
        return told.removeprefix(PLACE_TOLD) if told.startswith(PLACE_TOLD) else ""


def case_of(kept: object) -> dict[str, Any]:
    """Return the fields of a case, by name, as conversations, links and other rows have them."""
    return {name: getattr(kept, name) for name in _CASE}


_CASE = ("subject", "edition", "authority", "answers", "chain")


@dataclass(frozen=True, kw_only=True)
class Preference:
    """The choices of a person in a chat, or of the chat for everybody; None is not chosen.

    `public`, of a group alone, says that everybody in it sees the questions of a case. `directs`,
    of a person in a group, says that an administrator lets that person open and close evenings.
    """

    language: str | None = None
    edition: int | None = None
    authority: str | None = None
    plain: bool | None = None
    public: bool | None = None
    directs: bool | None = None


class EffectiveChoices(Struct, frozen=True):
    """The settings in force for a person in a chat: their own, else the chat's, else the bot's."""

    language: str
    edition: int
    authority: str | None = None
    plain: bool = False

    @classmethod
    def of(cls, row: Conversation) -> "EffectiveChoices":
        """Return the settings of a conversation, by which its owner is answered in it."""
        return cls(row.language, row.edition, row.authority, row.plain)


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """How many questions of a level of the quiz a person has answered, and how many correctly.

    `last` names the last question that was counted, so that it is not counted twice.
    """

    answered: int = 0
    correct: int = 0
    last: str = ""


NOT_NOTED = "-"
"""The place of a ruling that is noted in no evening unless somebody asks for it."""
PLACE_TOLD = "?"
"""What stands before the line that told the place of a ruling before there was one."""
EVERYBODY = 0
"""The user id of choices that a chat has made for everybody; no Telegram user has it."""


@dataclass(frozen=True, slots=True)
class LinkedChat:
    """The chat to which rulings may be posted; `name` is its public @name, if it has one."""

    target_id: int
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Keyboard:
    """The message of a private chat with live buttons, and the page that awaits a line, if any."""

    message_id: int
    awaits: str | None = None
