"""The case of a question: its rulings, the facts they rest on, and the texts that are taken."""

import re
from collections.abc import Iterator
from hashlib import blake2b

from bot.conversation.fingerprint import mark, mark_of_case
from bot.conversation.interview import Interview
from bot.conversation.screen_state import Answered
from bot.desk.model import LONGEST_NAME, LONGEST_TEXT, Question
from bot.markup import visible
from lawcore import Answer, BadAnswer
from lawcore import Question as Asking

_ADDRESS = re.compile(
    r"https?://|www\.|\bt\.me/|\b[\w-]+\.(?:com|org|net|it|eu|info|io)\b/?|@\w{4,}"
)
_ADDED = "\n+ "
"""Stands before what was added to the words of a question."""
_BLANK_LINES = re.compile(r"\n{3,}")


def interview_of(question: Question, language: str) -> Interview | None:
    """Return the case of a question as an interview in a language; None where there is none."""
    case = question.case(language)
    return None if case is None else Interview.of(case)


def ruling_mark(question: Question) -> str | None:
    """Return the mark of what the case of a question comes to now; None without a ruling."""
    interview = interview_of(question, question.language)
    return None if interview is None else mark_of_case(interview)


def rulings_of(interview: Interview) -> tuple[Interview, ...]:
    """Return the interviews of the subjects that a case rests on, the last one at the end.

    A subject that is left at once for the next one has ruled nothing.
    """
    *former, last = interview.links
    after = (one.lead for one in interview.links[1:])
    ruled = (one for one, lead in zip(former, after, strict=True) if lead and not lead.at_once)
    return (*ruled, last)


def deciding_mark(interview: Interview) -> str | None:
    """Return characters that are equal for cases of the same deciding facts; None while asking.

    A fact decides where without it the law would ask for it, or would rule otherwise. Of several
    numbers between which the law makes no difference it does not matter which was told. What a
    subject of the case tells the next one follows from its own facts.
    """
    parts: list[str] = []
    for one in interview.links:
        ruled, row = mark(one.reply), one.conversation
        if ruled is None:
            return None
        parts += (row.subject, str(row.edition), row.authority or "", ruled)
        parts += sorted(
            f"{name}={_alike(one, name, value)}"
            for name, value in one.own_answers
            if _decides(one, (name, value), ruled)
        )
    return blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()


def _decides(interview: Interview, answered: Answered, ruled: str) -> bool:
    others = tuple(one for one in interview.conversation.answers if one != answered)
    try:
        reply = interview.reply_to(*others)
    except BadAnswer:
        return True
    return isinstance(reply, Asking) or mark(reply) != ruled


def _alike(interview: Interview, name: str, value: Answer | None) -> str:
    """Return a value, or the one answer that stands for it and others."""
    choices = interview.subject.facts.choices.get(interview.subject.ref(name).name, ())
    together: Iterator[Answer] = (one.answer for one in choices if value in one.alike)
    return str(next(together, value))


def clean_text(typed: str) -> str:
    """Return a text as it is kept: without invisible characters and needless blanks."""
    lines = (" ".join(line.split()) for line in visible(typed).splitlines())
    return _BLANK_LINES.sub("\n\n", "\n".join(lines).strip())


def with_added(words: str, text: str) -> str:
    """Return the words of a question with what its asker adds to them, marked as such."""
    return f"{words}{_ADDED}{text}" if words else text


def last_added(words: str) -> tuple[str, str]:
    """Return the words of a question before its asker added something, and what that is."""
    before, mark, text = words.rpartition(_ADDED)
    return (before, text) if mark else ("", words)


def is_too_long(text: str) -> bool:
    """Tell whether a text is longer than one text may be."""
    return len(text) > LONGEST_TEXT


def has_address(text: str) -> bool:
    """Tell whether a text names a page, or somebody by @name."""
    return _ADDRESS.search(text) is not None


def short_name(first: str, last: str = "") -> str:
    """Return a name as it is shown to others: the first one and an initial, in one line.

    Empty where nothing visible is left of it.
    """
    given = " ".join(_ADDRESS.sub("", visible(first)).split()).strip("@ ")
    initial = " ".join(visible(last).split())[:1].upper()
    name = f"{given[:LONGEST_NAME]} {initial}." if initial.isalpha() and given else given
    return name[: LONGEST_NAME + 3].strip()


def person_mark(key: str, desk: str, user_id: int) -> str:
    """Return characters that identify a person at a desk to whoever has the key."""
    text = f"{desk}:{user_id}".encode()
    return blake2b(text, key=key.encode()[:64], digest_size=16).hexdigest()
