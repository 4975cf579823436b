"""The screens of an evening in which several directors have noted rulings, as they are kept."""

from collections.abc import Iterator
from datetime import date

from bot.conversation.fingerprint import headline
from bot.conversation.interview import Interview
from bot.conversation.screen_state import ScreenKind, ScreenState
from bot.evening.model import (
    AwaitedKind,
    Director,
    Evening,
    ExpectedInput,
    NotedRuling,
    Task,
    TaskState,
)
from bot.evening.tasks import conversation_of, to_do_of
from bot.screens.elements import Screen
from bot.screens.evening import (
    EveningList,
    board_screen,
    cases_screen,
    closing_screen,
    dropping_screen,
    earlier_screen,
    evening_screen,
    naming_screen,
    noted_screen,
    printing_screen,
    task_screen,
)
from bot.screens.evening_scores import (
    ScoredItem,
    asking_screen,
    confirming_screen,
    counting_screen,
)
from bot.screens.interview import screen
from lawcore import SUBJECTS, Edition
from lawcore.engine.dialogues import dialogues
from lawcore.engine.records import replace
from lawcore.wording.remaining import TaskKind
from tests.bot.walks import begun

EVENING = Evening(id="evening", chat_id=1, user_id=1, day=date(2026, 11, 22), language="en")
NOTING = ScreenState(ScreenKind.NOTING)
WEIGHTED = "60% 4S= N v 40% 4S-1 N v"
STILL_PLAYING = (
    ("hand", "defender"),
    ("trick", 5),
    ("since", "played"),
    ("attention", "during_play"),
    ("won_by", "offender"),
)
SUBJECTS_SHOWN = ("revoke", "misinformation", "penalty_card")


def interview_of(language: str, place: int) -> Interview:
    """Return an interview of one of the subjects that came to a ruling; a revoke's has tricks."""
    name = SUBJECTS_SHOWN[place]
    found = dialogues(SUBJECTS[name], Edition(2017))
    dialogue = next(one for one in found if name != "revoke" or one.ruling.tricks == 2)
    row = begun(name, 2017, language)
    return Interview.of(replace(row, answers=tuple(dialogue.answers.items())))


def sample(language: str, *, directors: int = 2, times: int = 1) -> EveningList:
    """Return an evening with the cases noted, a number of times over."""
    rulings: list[NotedRuling] = []
    tasks: list[Task] = []
    for number in range(times * len(SUBJECTS_SHOWN)):
        place = number % len(SUBJECTS_SHOWN)
        interview = interview_of(language, place)
        board, table = (str(12 + number), "5B") if place == 0 else (str(number), None)
        noted = NotedRuling(
            id=f"noted{number}",
            evening=EVENING.id,
            user_id=1 + number % directors,
            director=1 + number % directors,
            conversation=f"case{number}",
            subject=interview.subject.name,
            edition=2017,
            answers=interview.conversation.answers,
            headline=headline(interview.reply, language) or "",
            board=board if place < len(SUBJECTS_SHOWN) - 1 else None,
            at_table=table,
            pairs="NS 3 EW 7" if table else None,
            own_line="…" if table else None,
        )
        rulings.insert(0, noted)
        tasks += [
            Task(
                id=f"task{number}-{order}",
                evening=EVENING.id,
                noted=noted.id,
                user_id=noted.user_id,
                place=order,
                to_do=one.text,
                in_short=one.short,
                articles=one.articles,
                kind=one.kind,
            )
            for order, one in enumerate(to_do_of(interview, language))
        ]
    evening = replace(EVENING, language=language)
    numbered = (
        Director(
            evening=EVENING.id, user_id=number, number=number, name="AB" if number == 1 else None
        )
        for number in range(1, directors + 1)
    )
    return EveningList(evening, tuple(rulings), tuple(tasks), tuple(numbered))


def of_scores(language: str, listed: EveningList) -> Iterator[tuple[str, Screen]]:
    """Yield the screens on which numbers are counted, typed and confirmed."""
    task, noted = next(one for one in listed.open_tasks if one[0].kind is TaskKind.TRICKS)
    item, alone = ScoredItem(listed, noted, task), ScoredItem(listed, noted)
    waiting = Interview.of(replace(conversation_of(noted, language), answers=STILL_PLAYING))
    assert waiting.counted is not None
    yield "/evening → done: count", counting_screen(language, item, waiting, waiting.counted)
    tricks = ExpectedInput(AwaitedKind.TRICKS, task.id)
    yield "/evening → done: the result before", asking_screen(language, item, tricks)
    before = ExpectedInput(AwaitedKind.BEFORE, task.id)
    yield "/evening → adjusted: the result before", asking_screen(language, item, before)
    after = ExpectedInput(AwaitedKind.AFTER, task.id, "4S= N v")
    yield "/evening → adjusted", asking_screen(language, item, after, "?")
    yield (
        "/evening → result",
        asking_screen(language, alone, ExpectedInput(AwaitedKind.RESULT, noted.id)),
    )
    read = replace(tricks, before="4S= N v", after="4S-2 N v")
    yield "/evening → done: is that right?", confirming_screen(language, item, read)
    weighed = replace(after, after=WEIGHTED)
    yield "/evening → adjusted: is that right?", confirming_screen(language, item, weighed)


def of_evenings(language: str) -> Iterator[tuple[str, Screen]]:
    """Yield every screen of an evening by what it is."""
    listed = sample(language)
    alone = sample(language, directors=1, times=4)
    empty = replace(listed, rulings=(), tasks=())
    task, noted = listed.open_tasks[0]
    yield "/evening", evening_screen(language, empty)
    yield "/evening, one director", evening_screen(language, alone)
    yield "/evening, a later page", evening_screen(language, alone, 1)
    yield "/evening, two directors", evening_screen(language, listed)
    yield "/evening → all cases", cases_screen(language, listed)
    yield "/evening → all cases, a later page", cases_screen(language, alone, 1)
    yield "board 12", board_screen(language, listed, "12")
    yield "board 99", board_screen(language, listed, "99")
    yield "/evening → export", printing_screen(language, alone)
    yield "/evening → my initials", naming_screen(language, listed)
    closed = replace(listed, evening=replace(listed.evening, closed=True))
    yield "/evening, closed", evening_screen(language, closed)
    yield "/evening → close", closing_screen(language, alone)
    yield "/evening → earlier", earlier_screen(language, [listed.evening])
    yield "/evening → to be done", task_screen(language, listed, task, noted)
    settled = replace(task, state=TaskState.ADJUSTED, adjusted=WEIGHTED, settled_by=2)
    yield "/evening → settled", task_screen(language, listed, settled, noted)
    yield from of_scores(language, listed)
    yield "/evening → ruling", noted_screen(language, listed, noted, is_own=True)
    others = noted_screen(language, listed, noted, is_own=False)
    yield "/evening → ruling, of another", others
    yield "/evening → remove", dropping_screen(language, listed, noted)
    appealed = replace(task, appealed=True)
    tasks = tuple(appealed if one is task else one for one in listed.tasks)
    yield "/evening, an appeal", evening_screen(language, replace(listed, tasks=tasks))
    look = next(one for one in alone.open_tasks if one[0].kind is TaskKind.QUESTION)
    yield "/evening → a question", task_screen(language, alone, *look)
    interview = interview_of(language, 0)
    asked = replace(NOTING, typed="9 3B 3-8")
    row = replace(interview.conversation, noted="4|6", screen=asked)
    yield "another place", screen(interview.with_row(row))
    for noted_at in ("", "12|5", "||group"):
        row = replace(interview.conversation, noted=noted_at, screen=NOTING)
        yield f"board and table: {noted_at}", screen(interview.with_row(row))
