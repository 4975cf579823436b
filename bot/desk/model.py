"""A desk, its questions, what is being typed for them, and what is still to be sent, as rows.

Its hours are here too: when it is not to be disturbed, and what is said of times.
"""

from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from enum import StrEnum
from typing import Final
from zoneinfo import ZoneInfo

from bot.conversation.model import ALONE, Chain, Conversation, case_of, new_id
from bot.conversation.screen_state import Answered
from lawcore import SUBJECTS

MOST_OPEN: Final = 3
"""The most open questions of one person."""
MOST_A_DAY: Final = 5
"""The most questions of one person within a day."""
MOST_AT_A_DESK: Final = 50
"""The most open questions of a desk."""
LONGEST_TEXT: Final = 600
"""The most characters of a text that is typed for a question."""
LONGEST_WORDS: Final = 2_000
"""The most characters of everything that an asker has typed for one question."""
LONGEST_NAME: Final = 32
"""The most characters of a name that is shown."""
TYPED_WITHIN: Final = timedelta(minutes=10)
"""A text belongs to a question for so long after the screen that asks for it."""
HELD_FOR: Final = timedelta(hours=24)
"""A question that is taken goes back to the list after so long without a move."""
ASKED_FOR: Final = timedelta(hours=48)
"""A question back to the asker waits so long for an answer."""
UNCLEAR_WITHIN: Final = timedelta(days=7)
"""So long after an answer the asker may say, once, that it is not clear."""
APPEAL_PERIOD: Final = timedelta(hours=24)
"""An answer is published so long after the press: until then the asker may come back."""
DESK_REMINDED: Final = timedelta(minutes=5)
"""The desk is reminded of a table that waits after so long."""
ASKER_REMINDED: Final = timedelta(minutes=10)
"""The asker whose table waits is told after so long that nobody is free."""
BLOCKED_FOR: Final = timedelta(days=180)
"""Nobody is blocked at a desk for longer."""
A_DAY: Final = timedelta(days=1)


class State(StrEnum):
    """The state of a question."""

    COMPOSED = "composed"
    """It is not sent yet: only its asker sees it."""
    WAITING = "waiting"
    TAKEN = "taken"
    ASKED_BACK = "asked_back"
    ANSWERED = "answered"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"


OPEN: Final = (State.WAITING, State.TAKEN, State.ASKED_BACK)
"""The states in which somebody still has to do something."""


class Hurry(StrEnum):
    """Who asks, and whether a table waits."""

    NOW = "now"
    CALM = "calm"
    PLAYER = "player"


class Result(StrEnum):
    """What came of a question."""

    CONFIRMED = "confirmed"
    DIFFERENTLY = "differently"
    JUDGEMENT = "judgement"
    ALREADY = "already"
    ANSWERED = "answered"
    """There was no ruling that could be confirmed."""
    NO_LAW = "no_law"
    TOO_LITTLE = "too_little"
    CONDUCT = "conduct"
    HANDED = "handed"
    """Another desk has it now, as a question of its own."""
    CLOSED = "closed"
    """The desk was closed, or its group is gone."""


REFUSALS: Final = (Result.NO_LAW, Result.TOO_LITTLE, Result.CONDUCT)
"""Why a director declines a question."""


class Typing(StrEnum):
    """What a text is typed for."""

    WORDS = "words"
    ADDITION = "addition"
    REPLY = "reply"
    UNCLEAR = "unclear"
    CONFIRMED = "confirmed"
    DIFFERENTLY = "differently"
    JUDGEMENT = "judgement"
    ALREADY = "already"
    ANSWERED = "answered"
    FACT = "fact"
    CORRECTION = "correction"


OF_THE_ASKER: Final = (Typing.ADDITION, Typing.REPLY, Typing.UNCLEAR)
"""The texts with which an asker adds to a question that was sent."""
NEEDS_NO_TEXT: Final = (Typing.CONFIRMED, Typing.ALREADY)
"""What a director may send without a word."""


class ErrandKind(StrEnum):
    """What is still to be sent."""

    CARD = "card"
    """The card in the group of the desk, as it is now."""
    REMIND = "remind"
    """That a table waits, below the card."""
    STATUS = "status"
    """How it stands, in the message that the asker has."""
    TELL = "tell"
    """A message to the asker."""
    HOLDER = "holder"
    """A message to the director who has the question."""
    POST = "post"
    """The published answer, in the linked channel."""
    LIST = "list"
    """The open questions of a desk, once a day."""


class Told(StrEnum):
    """Why a message is sent that does not follow from the state alone."""

    ADDED = "added"
    HANDED = "handed"
    UNCLEAR = "unclear"
    REPLIED = "replied"
    WITHDRAWN = "withdrawn"
    UNDELIVERED = "undelivered"
    UNPOSTED = "unposted"
    SILENT = "silent"
    NOBODY = "nobody"


@dataclass(frozen=True, kw_only=True)
class Desk:
    """A group of directors that answers questions, until it is `closed`.

    `name` is the title of the group. `languages` are separated by blanks: the card is in the
    first. Between the hours `quiet_from` and `quiet_to` nobody is disturbed; both are None where
    there are none. `listed_on` is the day of the last list of open questions.
    """

    id: str = field(default_factory=new_id)
    chat_id: int
    topic_id: int | None = None
    name: str
    languages: str
    quiet_from: int | None = None
    quiet_to: int | None = None
    last_number: int = 0
    listed_on: date | None = None
    closed: bool = False
    version: int = 0
    created_at: datetime | None = None
    touched_at: datetime | None = None

    @property
    def language(self) -> str:
        """The language of its cards."""
        return self.languages.split()[0]

    def speaks(self, language: str) -> bool:
        """Tell whether it takes questions in a language."""
        return language in self.languages.split()


def called_by(number: int) -> str:
    """Return how people call the question of a number."""
    return f"A{number}"


@dataclass(frozen=True, kw_only=True)
class Question:
    """A question to a desk: the case as data, what was typed, and what came of it.

    `subject`, `edition`, `authority`, `answers` and `chain` are the case, as a conversation has
    them; without a subject there are only `words`. `name` is there where the asker wants it known.
    `asked` is what a director asked back. `holder_name` is how the director who has it, or had it
    last, is called in the group; `signature` is set where the answer is signed. `ruled` marks the
    rulings the asker saw, and `deciding` the facts on which they rest. `answers_number` is that of
    the question which had been answered already. `listed` says that the answer may be found:
    `publish_at` is when it was published or is to be. `marked` says that it is to become a decided
    case. `card_id`, `told_id` and `post_id` are the messages of the group, of the asker and of the
    channel.
    """

    id: str = field(default_factory=new_id)
    desk: str
    number: int = 0
    asker_id: int
    language: str
    subject: str | None = None
    edition: int | None = None
    authority: str | None = None
    answers: tuple[Answered, ...] = ()
    chain: Chain = ALONE
    words: str = ""
    name: str | None = None
    hurry: Hurry | None = None
    state: State = State.COMPOSED
    holder_id: int | None = None
    holder_name: str | None = None
    asked: str | None = None
    result: Result | None = None
    answer: str | None = None
    signature: str | None = None
    ruled: str | None = None
    deciding: str | None = None
    answers_number: int | None = None
    unclear: bool = False
    marked: bool = False
    reminded: int = 0
    due_at: datetime | None = None
    publish_at: datetime | None = None
    listed: bool = False
    searched: str | None = None
    card_id: int | None = None
    told_id: int | None = None
    post_chat_id: int | None = None
    post_id: int | None = None
    version: int = 0
    created_at: datetime | None = None
    sent_at: datetime | None = None
    taken_at: datetime | None = None
    answered_at: datetime | None = None
    touched_at: datetime | None = None

    @property
    def is_open(self) -> bool:
        """Somebody still has to do something."""
        return self.state in OPEN

    @property
    def called(self) -> str:
        """How people call it: A17."""
        return called_by(self.number)

    def case(self, language: str) -> Conversation | None:
        """Return the case as a conversation in a language, None where there is none any more."""
        if self.subject is None or self.edition is None:
            return None
        if not {self.subject, *(link.subject for link in self.chain.former)} <= SUBJECTS.keys():
            return None
        return Conversation(id="", chat_id=1, user_id=0, language=language, **case_of(self))


@dataclass(frozen=True, kw_only=True)
class Draft:
    """What one person is typing: for one question, in one sense, until it is sent.

    `text` is None until something was typed. `turn` counts what was typed, so that a button
    sends only the text that stands above it. `picked` is the number of the question that was
    answered already.
    """

    user_id: int
    question: str
    typing: Typing
    text: str | None = None
    signed: bool = False
    turn: int = 0
    picked: int | None = None
    typed_at: datetime | None = None


@dataclass(frozen=True, kw_only=True)
class Errand:
    """Something still to be sent for a question, or for a desk: by whoever takes it first.

    `question` is the id of a question; for a LIST that of the desk. It is not sent before
    `try_at`. Until `leased_until` somebody is sending it, and nobody else takes it. A change
    meanwhile gives it another `version`: then it is sent again, as things are by then.
    """

    question: str
    kind: ErrandKind
    version: int = 0
    told: Told | None = None
    try_at: datetime | None = None
    tries: int = 0
    leased_until: datetime | None = None


@dataclass(frozen=True, kw_only=True)
class Block:
    """Who may not ask at a desk: `person` is a keyed hash, `number` that of a question."""

    desk: str
    person: str
    number: int
    until: datetime


MORNING = 9
"""The hour of the daily list of a desk without quiet hours."""


def is_quiet(desk: Desk, moment: datetime, zone: ZoneInfo) -> bool:
    """Tell whether a desk is not to be disturbed at a moment."""
    begins, ends = desk.quiet_from, desk.quiet_to
    if begins is None or ends is None or begins == ends:
        return False
    hour = moment.astimezone(zone).hour
    return begins <= hour < ends if begins < ends else hour >= begins or hour < ends


def list_is_due(desk: Desk, moment: datetime, zone: ZoneInfo) -> bool:
    """Tell whether the list of open questions is to be sent: once a day, in the morning."""
    local = moment.astimezone(zone)
    begins = MORNING if desk.quiet_to is None else desk.quiet_to
    if desk.listed_on == local.date() or is_quiet(desk, moment, zone):
        return False
    return local.hour >= begins


def clock(moment: datetime | None, zone: ZoneInfo) -> str:
    """Return the time of a moment: 21:14."""
    return "" if moment is None else f"{moment.astimezone(zone):%H:%M}"


def days_since(moment: datetime | None, now: datetime) -> int:
    """Return how many whole days have passed."""
    return 0 if moment is None else (now - moment) // timedelta(days=1)
