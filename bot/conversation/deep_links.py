"""A ruling in a link: facts, edition and authority in at most 64 characters, nothing stored.

A payload begins with the letter of its form: t for what was told of a case, a for an article, q
for the answer to a general question. Told facts are written as one number, in which a likely
answer takes less room than a rare one.

How the facts of a subject are numbered is pinned in link_schemas.json, which only ever grows: a
link names the schema by which it was written, so it is read for as long as the law knows its
facts. Links of other forms were written before the first release: they are said to be of another
version.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from itertools import accumulate
from re import compile as pattern
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Any, Final, TypeAlias

from msgspec import Struct

from bot.conversation.callback_data import Look, OpenAnswer
from bot.conversation.interview import (
    MOST_DOUBTS,
    ask_the_law,
    count_doubts,
    find_lead,
    known_answers,
    passed_by,
)
from bot.conversation.model import ALONE, Chain, Conversation, Link, case_of
from bot.conversation.preferences import editions_of
from bot.conversation.screen_state import Answered
from lawcore import EDITIONS, SUBJECTS, Answer, BadAnswer, Subject
from lawcore.book.library.numbers import is_number
from lawcore.engine.records import replace
from lawcore.understanding.answers import CARDS

LONGEST: Final = 64
"""The longest payload that Telegram accepts."""

_CASE, _ARTICLE, _QUESTION = "t", "a", "q"
_FORMER = frozenset("rnc")
"""The letters of cases in links that were written before the first release."""
_DIGITS = ascii_uppercase + ascii_lowercase + digits + "-_"
_BASE = len(_DIGITS)
_CHECK = 3
_TYPED = pattern(r"a([0-9]{4})-([0-9A-Za-z_-]{1,16})")

_MOST = 6
_UNTOLD = "untold"

_SUBJECTS, _SCHEMAS, _EDITIONS, _AUTHORITIES = ((1,) * size for size in (64, 64, 32, 128))
_LINKS = (64, 8, 1, 1, 1, 1)
_HOW_MANY = (16, 8, 4, 2, 1, 1)
_COUNTS = (32, 1, 4, 4, 2, 1, 1)
_LISTED = (7, 1)
_ALL, _FEW, _LIKELY, _OTHER = 4, 6, 12, 2
"""How likely an answer is; these numbers are part of the form of a case and never change."""

Weights: TypeAlias = Sequence[int]
Pick: TypeAlias = Callable[[Weights, int], int]
"""Writes the place of a choice among weights, or reads and returns it."""
Answers: TypeAlias = dict[str, Answer | None]


class LinkFault(StrEnum):
    """Why a payload cannot be followed: the key of the phrase that says so."""

    UNREADABLE = "link-unreadable"
    OTHER_VERSION = "link-other-version"


class BadLink(ValueError):  # noqa: N818 - named by what it is
    """A payload that cannot be followed; `trouble` says whether another version wrote it."""

    def __init__(self, trouble: LinkFault) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class LinkedCase(Struct, frozen=True):
    """A case as a link carries it; an answer None means "not sure".

    `chain` has the subjects before the last one.
    """

    subject: str
    edition: int
    authority: str | None
    answers: tuple[Answered, ...]
    chain: Chain = ALONE


class _Fact(Struct, frozen=True):
    """A fact of a schema; `options` are its answers, `usual` the one that is not written."""

    name: str
    options: tuple[Answer, ...]
    usual: Answer | None = None

    @property
    def weights(self) -> Weights:
        """Return the weights of its states: not answered, left open, or each option."""
        if self.usual is None:
            return (_ALL, 1, *(_ALL for _ in self.options))
        likely = (_LIKELY if option == self.usual else _OTHER for option in self.options)
        return (_FEW, 1, *likely)


class _Schema(Struct, frozen=True):
    """The facts of a subject in the order of writing; `further` are those of a further revoke."""

    facts: tuple[_Fact, ...]
    further: tuple[_Fact, ...] | None


_TRICK = _Fact("", (True, False))


def payload(conversation: Conversation) -> str | None:
    """Return the start parameter that opens a conversation's case.

    None where it would be too long, or where `is_carried` is False.
    """
    code = _spell(conversation)
    return code if code is not None and len(code) <= LONGEST else None


def is_carried(conversation: Conversation) -> bool:
    """Tell whether edition, authority and answers can be written in a link of any length."""
    return _spell(conversation) is not None


def _spell(conversation: Conversation) -> str | None:
    writer = _Writer()
    try:
        _code_case(writer.pick, conversation)
    except (LookupError, ValueError):
        return None
    written = _in_base_64(writer.number)
    return _CASE + _check_digits(written) + written


def _given(answers: Iterable[Answered]) -> Answers:
    """Return answers as they are written, one for each fact."""
    given: Answers = {}
    for name, value in answers:
        if value is not None or name not in given:
            given[name] = str(value) if isinstance(value, str) else value
    return given


def links_of(conversation: Conversation | LinkedCase) -> tuple[Link, ...]:
    """Return the subjects of a case with their answers, the last one too."""
    last = Link(conversation.subject, conversation.answers)
    return (*conversation.chain.former, last)


def article_payload(number: str, edition: int) -> str:
    """Return the start parameter that opens an article, by its canonical number and a year."""
    return f"{_ARTICLE}{edition}-{number.replace('(', '-').replace(')', '_')}"


def answer_payload(card: str) -> str:
    """Return the start parameter that opens the answer to a general question."""
    return f"{_QUESTION}{card}"


def follow(code: str) -> LinkedCase | Look | OpenAnswer:
    """Return what a start parameter leads to: a case, an article or an answer. Raises `BadLink`.

    A case comes back with its answers in the order of the schema, and only where the law accepts
    them.
    """
    if typed := _TYPED.fullmatch(code):
        number = typed[2].replace("-", "(").replace("_", ")")
        if int(typed[1]) in EDITIONS and is_number(number):
            return Look(int(typed[1]), number)
    if code[:1] == _QUESTION and code[1:] in CARDS:
        return OpenAnswer(code[1:])
    if len(code) > LONGEST or code[:1] not in {_CASE, *_FORMER}:
        raise BadLink(LinkFault.UNREADABLE)
    if code[:1] != _CASE:
        raise BadLink(LinkFault.OTHER_VERSION)
    linked = _read(code[1:])
    _check_accepted(linked)
    return linked


def _read(code: str) -> LinkedCase:
    """Return the case of a link, whether the law accepts it or not."""
    check, written = code[:_CHECK], code[_CHECK:]
    number = _from_base_64(written)
    if not number or written[0] == _DIGITS[0] or check != _check_digits(written):
        raise BadLink(LinkFault.UNREADABLE)
    reader, known = _Reader(number), _load_numbering()
    try:
        linked = _code_case(
            reader.pick, LinkedCase(known.subjects[0], known.editions[0], None, ())
        )
    except (LookupError, ValueError):
        raise BadLink(LinkFault.OTHER_VERSION) from None
    if reader.number != 1:
        raise BadLink(LinkFault.UNREADABLE)
    return linked


def _code_case(pick: Pick, given: Conversation | LinkedCase) -> LinkedCase:
    """Write a case, or read and return it where a blank one is given.

    What a subject tells the next one is not written: it follows from its ruling. Raises
    LookupError or ValueError where something is not numbered.
    """
    links = links_of(given)
    size = 1 + pick(_LINKS, len(links) - 1)
    edition, authority = _code_rules(pick, given)
    coded: list[Link] = []
    for place in range(size):
        link = links[min(place, len(links) - 1)]
        subject, schema = _code_subject(pick, link.subject)
        passed: Mapping[str, Answer] = {}
        if coded:
            before = LinkedCase(coded[-1].subject, edition, authority, coded[-1].answers)
            lead = find_lead(ask_the_law(as_conversation(before)), subject)
            if lead is None:
                raise KeyError(subject)
            passed = passed_by(lead)
        own = _given(one for one in link.answers if one[0] not in passed)
        own = _code_answers(pick, SUBJECTS[subject], schema, own)
        coded.append(Link(subject, (*passed.items(), *own.items())))
    *former, last = coded
    return LinkedCase(last.subject, edition, authority, last.answers, Chain(tuple(former)))


def _code_subject(pick: Pick, name: str) -> tuple[str, _Schema]:
    known = _load_numbering()
    subject = known.subjects[pick(_SUBJECTS, known.subjects.index(name))]
    schemas = known.schemas[subject]
    return subject, schemas[pick(_SCHEMAS, len(schemas) - 1)]


def _code_rules(pick: Pick, given: Conversation | LinkedCase) -> tuple[int, str | None]:
    known = _load_numbering()
    edition = known.editions[pick(_EDITIONS, known.editions.index(given.edition))]
    place = pick(_AUTHORITIES, known.authorities.index(given.authority))
    return edition, known.authorities[place]


def _check_accepted(linked: LinkedCase) -> None:
    """Raise `BadLink` if the law does not accept what a link tells."""
    case = as_conversation(linked)
    if linked.edition not in editions_of(linked.subject):
        raise BadLink(LinkFault.OTHER_VERSION)
    several = SUBJECTS[linked.subject].how_many(known_answers(case)) > 1
    if several and count_doubts(case) > MOST_DOUBTS:
        raise BadLink(LinkFault.UNREADABLE)
    try:
        ask_the_law(case)
    except BadAnswer:
        raise BadLink(LinkFault.OTHER_VERSION) from None


def as_conversation(linked: LinkedCase, language: str = "en") -> Conversation:
    """Return a linked case as a conversation of nobody's."""
    return Conversation(chat_id=0, user_id=0, language=language, **case_of(linked))


def _code_answers(pick: Pick, subject: Subject, schema: _Schema, given: Answers) -> Answers:
    """Write the given answers, or read and return answers where none are given.

    Raises ValueError where something that is given is not numbered.
    """
    found: Answers = {}
    _code_facts(pick, schema.facts, "", given, found)
    several = subject.several
    if schema.further is not None and several is not None:
        most = min(max([1, *(subject.ref(name).number for name in given)]), _MOST)
        count = 1 + pick(_HOW_MANY, most - 1)
        for number in range(2, count + 1):
            _code_facts(pick, (*schema.further, *schema.facts), f"{number}.", given, found)
        told = given.get(several.count)
        told = pick(_COUNTS, told if isinstance(told, int) and 0 < told <= _MOST else 0)
        if told:
            found[several.count] = told
        for names in several.series(count):
            if pick(_LISTED, int(any(name in given for name in names))):
                facts = [replace(_TRICK, name=name) for name in names]
                _code_facts(pick, facts, "", given, found)
    if given and found != given:
        raise ValueError(subject.name)
    return found


def _code_facts(
    pick: Pick, facts: Sequence[_Fact], prefix: str, given: Answers, found: Answers
) -> None:
    for fact in facts:
        name = prefix + fact.name
        states = (_UNTOLD, None, *fact.options)
        value = given.get(name, _UNTOLD)
        place = states.index(value) if value in states else 0
        state = states[pick(fact.weights, place)]
        if state != _UNTOLD:
            found[name] = state


class _Writer:
    """Collects choices that are written into one number, the first on top."""

    def __init__(self) -> None:
        self._picked: list[tuple[Weights, int]] = []

    def pick(self, weights: Weights, place: int) -> int:
        self._picked.append((weights, place))
        return place

    @property
    def number(self) -> int:
        """Return the number that holds all choices."""
        number = 1
        for weights, place in reversed(self._picked):
            below = sum(weights[:place])
            number = number // weights[place] * sum(weights) + below + number % weights[place]
        return number


class _Reader:
    """Reads choices from a number, one after the other; 1 is left at the end."""

    def __init__(self, number: int) -> None:
        self.number = number

    def pick(self, weights: Weights, _place: int) -> int:
        rest, within = divmod(self.number, sum(weights))
        reached = list(accumulate(weights))
        place = next(place for place, most in enumerate(reached) if within < most)
        self.number = rest * weights[place] + within - (reached[place] - weights[place])
        return place


def _in_base_64(number: int) -> str:
    written = ""
    while number:
        number, digit = divmod(number, _BASE)
        written = _DIGITS[digit] + written
    return written


def _from_base_64(written: str) -> int:
    """Return the number that digits of base 64 write, 0 where they are none."""
    number = 0
    for digit in written:
        place = _DIGITS.find(digit)
        if place < 0:
            return 0
        number = number * _BASE + place
    return number


def _check_digits(text: str) -> str:
    """Return three check digits, which detect a mistyped link."""
    hashed = blake2b(text.encode(), digest_size=8, person=b"renonce").digest()
    bits = int.from_bytes(hashed, "big") % _BASE**_CHECK
    return _in_base_64(bits + _BASE**_CHECK)[1:]


class _Numbering(Struct, frozen=True):
    """The numbering that links use: a place in each list, and the schemas of each subject."""

    subjects: tuple[str, ...]
    editions: tuple[int, ...]
    authorities: tuple[str | None, ...]
    schemas: Mapping[str, tuple[_Schema, ...]]


@cache
def _load_numbering() -> _Numbering:
    text = files("bot.conversation").joinpath("link_schemas.json").read_text("utf-8")
    kept = json.loads(text)
    further = _parse_facts(kept["further"])
    return _Numbering(
        tuple(one["subject"] for one in kept["subjects"]),
        tuple(kept["editions"]),
        (None, *kept["authorities"]),
        {
            one["subject"]: tuple(
                _Schema(_parse_facts(facts), further if one["severally"] else None)
                for facts in one["schemas"]
            )
            for one in kept["subjects"]
        },
    )


def _parse_facts(facts: Sequence[Mapping[str, Any]]) -> tuple[_Fact, ...]:
    return tuple(_Fact(one["fact"], tuple(one["options"]), one.get("usual")) for one in facts)
