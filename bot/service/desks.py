"""What the command `desk` prints: the figures of all desks, a table, drafts of decided cases."""

import asyncio
import json
from collections.abc import Iterator
from zoneinfo import ZoneInfo

from bot.desk.case import interview_of
from bot.desk.figures import as_csv, figures_by_month
from bot.desk.model import Desk, Question
from bot.screens.desk import facts_line, figures_lines
from bot.settings import Settings
from bot.storage import open_store
from bot.storage.store import Transaction
from bot.wording import Words
from lawcore import Ruling
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
        draft_of_case(desk, one)
        for desk, questions in _read(settings)
        for one in questions
        if one.marked and one.subject is not None
    ]
    none = Words.of(settings.default_language).bot.say("desk-cases-none")
    return "\n\n".join(drafts) or none


def draft_of_case(desk: Desk, question: Question) -> str:
    """Return a question that was ruled otherwise as a `[[case]]` of lawcore/decided."""
    return "\n".join(_lines_of_case(desk, question))


def _lines_of_case(desk: Desk, question: Question) -> Iterator[str]:
    year = question.answered_at.year if question.answered_at is not None else 0
    yield f"# lawcore/decided/{question.subject}.toml"
    yield "[[case]]"
    yield f"id = {_text(f'desk-{question.called}')}"
    yield f"source = {_text(desk.name)}"
    yield f"ruling_by = {_text(desk.name)}"
    yield f"year = {year}"
    yield 'provenance = "stated"'
    yield f"edition = {question.edition}"
    yield f"note = {_text(question.answer or '')}"
    yield ""
    yield "[case.story]"
    for language in LANGUAGES:
        interview = interview_of(question, language)
        if interview is not None:
            yield f"{language} = {_text(facts_line(interview))}"
    yield ""
    yield "[case.told]"
    for name, answer in question.answers:
        if answer is not None:
            key = name if name.isidentifier() else _text(name)
            told = answer if isinstance(answer, bool | int) else str(answer)
            yield f"{key} = {json.dumps(told, ensure_ascii=False)}"
    yield ""
    yield "[case.theirs]"
    yield from _theirs(question)


def _theirs(question: Question) -> Iterator[str]:
    """Yield what the bot rules, out of effect: a person writes there what the director ruled."""
    interview = interview_of(question, LANGUAGES[0])
    reply = None if interview is None else interview.reply
    if isinstance(reply, Ruling):
        articles = json.dumps(list(reply.articles))
        parts = f'status = "{reply.status}", tricks = {reply.tricks}, articles = {articles}'
        yield f"# ruled here: {question.edition} = {{ {parts} }}"


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
