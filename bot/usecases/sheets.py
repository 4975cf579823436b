"""Rulings and evenings on sheets, in words."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct, field

from bot.conversation.changing import AnswerEntry, entries
from bot.conversation.interview import Interview, known_answers, options_of
from bot.conversation.model import Conversation
from bot.evening.model import (
    NotedRuling,
    Selection,
    Task,
    TaskState,
    is_selected,
    state_of_ruling,
    state_of_task,
)
from bot.evening.scores import parse, parse_result
from bot.evening.tasks import conversation_of
from bot.play.model import Play
from bot.play.sheet import report_of
from bot.screens.evening import EveningList
from bot.screens.score import awarded_in_words, result_in_words, stored_in_words
from bot.screens.told import short_answer
from bot.sheets.model import (
    SheetOrder,
    SheetRuling,
    SheetSaying,
    SheetScore,
    SheetSession,
    SheetTask,
)
from bot.storage.transaction import Transaction
from bot.usecases.outcome import Outcome, Sender
from lawcore import Edition, Ruling
from lawcore.board.play_wording import PlayWording
from lawcore.board.report import Report, picture_of
from lawcore.bridge.play.score_line import ContractResult
from lawcore.engine.records import replace
from lawcore.wording.remaining import tricks_to_declarer


class EveningExport(Struct, frozen=True):
    """An evening to export.

    `reader` is the director who alone reads it, None where others may; `plays` are the appealed
    boards which that director recorded, by the interviews opened on them. `selection` is what is
    printed.
    """

    listed: EveningList
    reader: int | None = None
    plays: Mapping[str, Play] = field(default_factory=dict)
    selection: Selection = Selection.ALL


class ExportOutcome(Outcome, frozen=True, kw_only=True):
    """The outcome of an update that has an evening sent as files."""

    export: EveningExport


def export_of(rows: Transaction, listed: EveningList, sender: Sender) -> EveningExport:
    """Return an evening to export; lines of a single reader only in that reader's private chat."""
    reader = sender.user_id if sender.is_in_private else None
    appealed = {task.noted for task in listed.tasks if task.appealed}
    own = (noted for noted in listed.rulings if noted.user_id == reader and noted.id in appealed)
    plays = ((noted.conversation, rows.play_of(noted.conversation)) for noted in own)
    return EveningExport(
        listed,
        reader,
        {conversation: play for conversation, play in plays if play is not None},
    )


def printed_of(export: EveningExport, session: SheetSession) -> SheetSession:
    """Return the part of an evening that is to be printed."""
    listed = export.listed
    numbers = {
        number
        for number, noted in enumerate(reversed(listed.rulings), start=1)
        if is_selected(export.selection, listed.tasks_of(noted))
    }
    rulings = tuple(ruling for ruling in session.rulings if ruling.number in numbers)
    return replace(session, rulings=rulings)


def session_of(export: EveningExport) -> SheetSession:
    """Return the sheets of an evening, in its language; the law rules anew on every case."""
    evening = export.listed.evening
    oldest_first = enumerate(reversed(export.listed.rulings), start=1)
    return SheetSession(
        language=evening.language,
        day=evening.day,
        name=evening.name,
        directors=tuple(one.in_short for one in export.listed.directors),
        rulings=tuple(_sheet_of_noted(export, noted, number) for number, noted in oldest_first),
    )


def _sheet_of_noted(export: EveningExport, noted: NotedRuling, number: int) -> SheetRuling:
    """Return the sheet of a noted ruling, with its state."""
    conversation = conversation_of(noted, export.listed.evening.language)
    own = [task for task in export.listed.tasks if task.noted == noted.id]
    language = conversation.language
    tasks = [
        SheetTask(task.to_do, state_of_task(task), stored_in_words(task.adjusted, language))
        for task in export.listed.tasks_of(noted)
    ]
    interview = Interview.of(conversation)
    report = _report(export, conversation)
    score = _score(noted, own, interview, _result(report))
    return replace(
        sheet_of(interview, number, export.listed.name_of(noted.director)),
        board=noted.board or "",
        table=noted.at_table or "",
        pairs=noted.pairs or "",
        headline=noted.headline,
        tasks=tuple(tasks),
        after="" if score.after is None else awarded_in_words(score.after, language),
        score=score,
        state=state_of_ruling(own),
        own_line=noted.own_line or "" if noted.user_id == export.reader else "",
        before="" if score.before is None else result_in_words(score.before, language),
        picture=None if report is None else picture_of(report, language),
        play="" if report is None else PlayWording.of(language).heading(report.replay),
    )


def _score(
    noted: NotedRuling,
    tasks: Iterable[Task],
    interview: Interview,
    recorded: ContractResult | None,
) -> SheetScore:
    """Return the numbers of a ruling; a score that was awarded goes before what tricks made.

    The result at the table is what the director typed, otherwise what was `recorded`.
    """
    scored = [task for task in tasks if parse(task.adjusted) is not None]
    awarded = [task for task in scored if task.state is TaskState.ADJUSTED]
    last = next(iter((awarded or scored)[::-1]), None)
    return SheetScore(
        before=parse_result(noted.scored) or recorded,
        after=None if last is None else parse(last.adjusted),
        to_declarer=_to_declarer(interview.ruling),
        is_adjusted=bool(awarded),
    )


def _to_declarer(ruling: Ruling | None) -> int | None:
    """Return the tricks that a ruling gives declarer; None while it waits for a fact."""
    return None if ruling is None or ruling.pending else tricks_to_declarer(ruling)


def _report(export: EveningExport, conversation: Conversation) -> Report | None:
    """Return the record of an interview, with its ruling; None without a record."""
    play = export.plays.get(conversation.id)
    if play is None:
        return None
    edition = Edition(conversation.edition)
    return report_of(play, edition, known_answers(conversation), options_of(conversation))


def _result(report: Report | None) -> ContractResult | None:
    """Return the result that was played, None where no record shows it."""
    if report is None:
        return None
    played = report.replay
    tricks, declarer, vulnerable = played.declarer_tricks, played.declarer, played.vulnerable
    if played.contract is None or tricks is None or declarer is None:
        return None
    is_vulnerable = None if vulnerable is None else vulnerable in {"All", declarer.side}
    return ContractResult(played.contract, tricks, declarer, declarer.side, is_vulnerable)


def sheet_of(interview: Interview, number: int, director: str) -> SheetRuling:
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
        assumed=brief.supposed,
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
            yield SheetSaying(law.rulings.called(saying.to, inside=False), saying.aloud)
