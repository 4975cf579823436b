"""Rulings and evenings on sheets, in words."""

from collections.abc import Iterator
from dataclasses import replace

from bot.conversation.changing import AnswerEntry, entries
from bot.conversation.interview import Interview, known_answers, options_of
from bot.conversation.model import Conversation
from bot.evening.model import NotedRuling, Task, state_of_ruling, state_of_task
from bot.play.sheet import report_of
from bot.screens.evening import EveningList
from bot.screens.score import name_result, signed
from bot.screens.told import short_answer
from bot.sheets.model import (
    SheetDeal,
    SheetOrder,
    SheetRuling,
    SheetSaying,
    SheetSession,
    SheetTask,
)
from bot.storage.store import Transaction
from bot.usecases.outcome import EveningExport, Sender
from lawcore import Edition, Ruling
from lawcore.play.score_line import ContractResult
from lawcore.report.board import Report, picture_of
from lawcore.report.play_wording import PlayWording


def export_of(rows: Transaction, listed: EveningList, sender: Sender) -> EveningExport:
    """Return an evening to export; lines of a single reader only in that reader's private chat."""
    reader = sender.user_id if sender.is_in_private else None
    appealed = {task.noted for task in listed.tasks if task.appealed}
    own = (noted for noted in listed.rulings if noted.user_id == reader and noted.id in appealed)
    plays = ((noted.conversation, rows.play_of(noted.conversation)) for noted in own)
    return EveningExport(
        listed,
        tuple(sorted(one.number for one in rows.directors(listed.evening.id))),
        reader,
        {conversation: play for conversation, play in plays if play is not None},
    )


def session_of(export: EveningExport) -> SheetSession:
    """Return the sheets of an evening, in its language; the law rules anew on every case."""
    evening = export.listed.evening
    oldest_first = enumerate(reversed(export.listed.rulings), start=1)
    return SheetSession(
        language=evening.language,
        day=evening.day,
        name=evening.name,
        directors=export.directors,
        rulings=tuple(_sheet_of_noted(export, noted, number) for number, noted in oldest_first),
    )


def _sheet_of_noted(export: EveningExport, noted: NotedRuling, number: int) -> SheetRuling:
    """Return the sheet of a noted ruling, with its state."""
    conversation = _conversation(noted, export.listed.evening.language)
    own = [task for task in export.listed.tasks if task.noted == noted.id]
    tasks = [_task(task) for task in sorted(own, key=lambda task: task.place)]
    report = _report(export, conversation)
    return replace(
        sheet_of(Interview.of(conversation), number, noted.director),
        board=noted.board or "",
        table=noted.at_table or "",
        pairs=noted.pairs or "",
        headline=noted.headline,
        tasks=tuple(tasks),
        after=" · ".join(task.result for task in tasks if task.result),
        state=state_of_ruling(own),
        own_line=noted.own_line or "" if noted.user_id == export.reader else "",
        before="" if report is None else _result(report, conversation.language),
        deal=SheetDeal() if report is None else _deal(report, conversation.language),
    )


def _conversation(noted: NotedRuling, language: str) -> Conversation:
    """Return an interview with the answers as they were when its ruling was noted."""
    return Conversation(
        id=noted.conversation,
        chat_id=0,
        user_id=0,
        subject=noted.subject,
        edition=noted.edition,
        authority=noted.authority,
        language=language,
        answers=noted.answers,
    )


def _task(task: Task) -> SheetTask:
    return SheetTask(task.to_do, state_of_task(task), task.adjusted or "")


def _report(export: EveningExport, conversation: Conversation) -> Report | None:
    """Return the record of an interview, with its ruling; None without a record."""
    play = export.plays.get(conversation.id)
    if play is None:
        return None
    edition = Edition(conversation.edition)
    return report_of(play, edition, known_answers(conversation), options_of(conversation))


def _deal(report: Report, language: str) -> SheetDeal:
    heading = PlayWording.of(language).heading(report.replay)
    return SheetDeal(picture_of(report, language), play=(heading,))


def _result(report: Report, language: str) -> str:
    """Return the result that was played, empty where the record does not show it."""
    played = report.replay
    tricks, declarer = played.declarer_tricks, played.declarer
    if played.contract is None or tricks is None or declarer is None:
        return ""
    result = ContractResult(played.contract, tricks, declarer, declarer.side)
    named = name_result(result, language)
    points = report.score(tricks)
    return named if points is None else f"{named}, {signed(points, language)}"


def sheet_of(interview: Interview, number: int, director: int) -> SheetRuling:
    """Return the sheet of an interview's ruling; without a ruling it has only the facts."""
    words, conversation = interview.words, interview.conversation
    known = SheetRuling(
        number=number,
        subject=words.law.subject(conversation.subject),
        edition=words.bot.say("edition-name", edition=str(conversation.edition)),
        director=director,
        facts=tuple(_facts(interview)),
    )
    return known if interview.ruling is None else _with_ruling(known, interview, interview.ruling)


def _with_ruling(known: SheetRuling, interview: Interview, ruling: Ruling) -> SheetRuling:
    law = interview.words.law
    brief = law.briefs.brief(ruling)
    return replace(
        known,
        headline=brief.result,
        facts=(*known.facts, *brief.supposes[:1]),
        orders=tuple(
            SheetOrder(
                law.rulings.order(one.order, ruling),
                law.articles.printed(one.article, ruling.edition),
            )
            for one in ruling.orders
        ),
        told=tuple(_sayings(interview, ruling)),
    )


def _facts(interview: Interview) -> Iterator[str]:
    """Yield each question with its answers, first the answers that are clear without one.

    A denied list is unclear without its question, and is left out.
    """
    said = interview.words.bot
    answered: dict[str, list[str]] = {}
    for entry in entries(interview):
        if entry.name:
            answer = short_answer(interview, entry)
            answered.setdefault(_question(interview, entry), []).append(
                answer[:1].upper() + answer[1:]
            )
    yield from answered.pop("", ())
    for question, answers in answered.items():
        yield said.say("branch", question=question, answer=", ".join(answers))


def _question(interview: Interview, entry: AnswerEntry) -> str:
    """Return the question of an entry, empty where its answer contains it."""
    if entry.value is None or interview.subject.is_count(entry.name):
        return ""
    return interview.words.law.ask(interview.subject.name, entry.name, interview.told)


def _sayings(interview: Interview, ruling: Ruling) -> Iterator[SheetSaying]:
    law = interview.words.law
    for ordered in ruling.orders:
        for saying in law.rulings.said(ordered.order, ruling):
            to = law.names.addressee(saying.to) if saying.to else ""
            yield SheetSaying(to[:1].upper() + to[1:], saying.aloud)
