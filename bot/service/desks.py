"""What the command `desk` prints: the figures of all desks, a table, drafts of decided cases."""

import asyncio
import json
from collections.abc import Iterator, Mapping
from zoneinfo import ZoneInfo

from bot.conversation.interview import Interview
from bot.desk.case import interview_of, rulings_of
from bot.desk.figures import as_csv, figures_by_month
from bot.desk.model import Desk, Question
from bot.screens.desk.settings import figures_lines
from bot.screens.told import told_line
from bot.settings import Settings
from bot.storage import open_store
from bot.storage.transaction import Transaction
from bot.wording import Words
from lawcore import Answer, Ruling, enquire
from lawcore import Question as Asking
from lawcore.book.library.numbers import cited_in
from lawcore.wording import LANGUAGES


def figures_text(settings: Settings, *, as_table: bool) -> str:
    """Return the figures of each desk by month, in lines or as a table; `StorageError` if not."""
    found = _read(settings)
    said = Words.of(settings.default_language).bot
    parts = []
    for desk, questions in found:
        figures = figures_by_month(questions, ZoneInfo(settings.timezone))
        if as_table:
            parts.append(f"{desk.name}\n{as_csv(figures)}")
            continue
        for one in figures:
            heading = said.say("numbers-title", name=desk.name, month=one.month)
            parts.append("\n".join((heading, *figures_lines(settings.default_language, one), "")))
    return "\n".join(parts).rstrip("\n") or said.say("desk-figures-none")


def cases_text(settings: Settings) -> str:
    """Return the questions that directors marked as drafts of decided cases, for a person to edit.

    Raises `StorageError` where the database cannot be used.
    """
    drafts = [
        drafted
        for desk, questions in _read(settings)
        for one in questions
        if one.marked and (drafted := draft_of_case(desk, one))
    ]
    none = Words.of(settings.default_language).bot.say("desk-cases-none")
    return "\n\n".join(drafts) or none


def draft_of_case(desk: Desk, question: Question) -> str:
    """Return a question that was ruled otherwise as cases of lawcore/book/decided, one a subject.

    They can be read as they are; empty where the law does not rule on it any more.
    """
    interview = interview_of(question, LANGUAGES[0])
    ruled = [] if interview is None else [one for one in rulings_of(interview) if one.ruling]
    parts = [f"-{place}" for place in range(1, len(ruled) + 1)] if len(ruled) > 1 else [""]
    return "\n\n".join(
        "\n".join(_lines_of_case(desk, question, one, part))
        for part, one in zip(parts, ruled, strict=False)
    )


def _lines_of_case(
    desk: Desk, question: Question, interview: Interview, part: str
) -> Iterator[str]:
    """Yield a subject of a question as a `[[case]]`; `part` is which of several it is."""
    row = interview.conversation
    yield f"# lawcore/book/decided/{row.subject}.toml"
    yield "[[case]]"
    yield f"id = {_text(f'{desk.id}_{question.called}{part}')}"
    yield f"source = {_text(desk.name)}"
    yield f"ruling_by = {_text(desk.name)}"
    if question.answered_at is not None:
        yield f"year = {question.answered_at.year}"
    yield 'provenance = "stated"'
    yield f"edition = {row.edition}"
    if question.answer:
        yield f"note = {_text(question.answer)}"
    yield from ("", "[case.story]")
    for language in LANGUAGES:
        case = interview_of(question, language)
        if case is not None:
            yield f"{language} = {_text(told_line(case))}"
    settled = {one.option: one.value for one in interview.settlements if one.value is not None}
    told = {
        name: answer
        for name, answer in interview.told.items()
        if _one_of_many(interview, name) is None
    }
    yield from ("", "[case.told]", *_answers(told))
    yield from _table("assumed", _assumed(interview, told, settled))
    yield from _table("settings", settled)
    yield from ("", "[case.theirs]")
    if interview.ruling is not None:
        yield from _theirs(question, interview.ruling)


def _one_of_many(interview: Interview, name: str) -> Answer | None:
    """Return the number that represents an answer such as "1-11"; None for any other answer."""
    subject = interview.subject
    return subject.facts.representative(subject.ref(name).name, interview.told[name])


def _assumed(
    interview: Interview, told: Mapping[str, Answer], settled: Mapping[str, Answer]
) -> Mapping[str, Answer]:
    """Return what was taken for granted: of several numbers one, what is usual, what decides not.

    A decided case has every fact on which its ruling rests.
    """
    assumed = {
        name: one for name in interview.told if (one := _one_of_many(interview, name)) is not None
    }
    while True:
        reply = enquire(interview.subject, interview.edition, {**told, **assumed}, settled)
        if not isinstance(reply, Asking):
            return assumed
        for asked in reply.facts:
            assumed[asked.name] = asked.options[0] if asked.usual is None else asked.usual


def _table(name: str, told: Mapping[str, Answer]) -> Iterator[str]:
    if told:
        yield from ("", f"[case.{name}]", *_answers(told))


def _answers(told: Mapping[str, Answer]) -> Iterator[str]:
    for name, answer in told.items():
        key = name if name.isidentifier() else _text(name)
        said = answer if isinstance(answer, bool | int) else str(answer)
        yield f"{key} = {json.dumps(said, ensure_ascii=False)}"


def _theirs(question: Question, ruling: Ruling) -> Iterator[str]:
    """Yield a ruling to be edited: that of the bot, on the articles that the director named."""
    named = cited_in(question.answer or "") or ruling.articles
    articles = json.dumps(list(named))
    parts = f'status = "{ruling.status}", tricks = {ruling.tricks}, articles = {articles}'
    yield "# The status and tricks are those ruled here: write what the desk ruled (see note)."
    yield f"{question.edition} = {{ {parts} }}"


def _text(said: str) -> str:
    """Return a text as TOML writes it."""
    return json.dumps(said, ensure_ascii=False)


def _read(settings: Settings) -> list[tuple[Desk, tuple[Question, ...]]]:
    store = open_store(settings.database_url)

    def read(rows: Transaction) -> list[tuple[Desk, tuple[Question, ...]]]:
        return [(desk, rows.sent_to(desk.id)) for desk in rows.desks()]

    try:
        return asyncio.run(store.run(read))
    finally:
        store.close()
