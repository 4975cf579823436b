"""The screens of an evening: open tasks first, then the rulings noted in it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.conversation.callback_data import EveningAction, EveningButton, Recall
from bot.evening.model import Evening, NotedRuling, Task, TaskState
from bot.screens.elements import LABEL, Button, ButtonStyle, Line, Screen, Style
from bot.screens.noting import place_of
from bot.screens.rows import option_rows, shorten
from bot.screens.score import name_result, signed, unsigned
from bot.wording import Words
from lawcore.play.score import weighted
from lawcore.play.score_line import Part, ScoreLine, points_of

ITEMS_A_PAGE = 5
ITEMS_A_PAGE_OF_SEVERAL = 4
"""The same where there are several directors, since a line says whose an entry is."""
MOST_NAMED = 10
"""The most open tasks that are named when an evening is closed."""
MOST_EARLIER = 6
LINE_WIDTH = 37
"""The characters of a line on a phone."""
_APART = " · "

Rows = tuple[tuple[Button, ...], ...]


@dataclass(frozen=True, slots=True)
class EveningList:
    """An evening with its rulings, the latest first, and their tasks.

    `directors` is the number of its directors.
    """

    evening: Evening
    rulings: tuple[NotedRuling, ...]
    tasks: tuple[Task, ...]
    directors: int = 1

    @property
    def open_tasks(self) -> tuple[tuple[Task, NotedRuling], ...]:
        """The open tasks, each with its ruling, the oldest first."""
        by_id = {noted.id: noted for noted in self.rulings}
        order = {noted.id: place for place, noted in enumerate(reversed(self.rulings))}
        left = [task for task in self.tasks if task.is_open and task.noted in by_id]
        left.sort(key=lambda task: (order[task.noted], task.place))
        return tuple((task, by_id[task.noted]) for task in left)


def evening_name(words: Words, evening: Evening) -> str:
    """Return the title of an evening: its name and day."""
    said, day = words.bot, evening.day
    written = said.say("evening-day", day=str(day.day), month=day.month, year=str(day.year))
    if evening.name:
        return said.say("evening-named", name=evening.name, day=written)
    return said.say("evening-title", day=written)


def evening_screen(language: str, listed: EveningList, page: int = 0) -> Screen:
    """Return a page of an evening: open tasks first, a button each."""
    words, evening = Words.of(language), listed.evening
    items = [*listed.open_tasks, *((None, noted) for noted in listed.rulings)]
    a_page = ITEMS_A_PAGE if listed.directors == 1 else ITEMS_A_PAGE_OF_SEVERAL
    last = max(0, len(items) - 1) // a_page
    page = min(page, last)
    shown = items[page * a_page :][:a_page]
    lines = [_title(words, evening), *_state_lines(words, listed)]
    return Screen(
        tuple(lines),
        (
            *((_item_button(words, listed, task, noted),) for task, noted in shown),
            _page_row(words, evening, page, last),
            *_evening_rows(words, listed),
        ),
        words.bot.say("shortened"),
    )


def closing_screen(language: str, listed: EveningList) -> Screen:
    """Return the question whether to close an evening that has open tasks."""
    words = Words.of(language)
    said, left = words.bot, listed.open_tasks
    named = [_entry(words, listed, task, noted, LINE_WIDTH) for task, noted in left[:MOST_NAMED]]
    more = len(left) - len(named)
    lines = (
        _title(words, listed.evening),
        Line(said.say("evening-close-ask"), Style.STRONG),
        *map(Line, named),
        *(Line(said.say("evening-more", more=more)) for _ in range(min(more, 1))),
    )
    return Screen(
        lines,
        (
            (_evening_button(words, listed.evening, "evening-close-yes", EveningAction.CLOSED),),
            (_back(words, listed.evening),),
        ),
        said.say("shortened"),
    )


def earlier_screen(language: str, evenings: Sequence[Evening]) -> Screen:
    """Return the evenings of a chat, the latest first, a button each."""
    words = Words.of(language)
    rows = tuple(
        (
            Button(
                shorten(evening_name(words, one)),
                EveningButton("evening", one.id, EveningAction.SHOW),
            ),
        )
        for one in evenings[:MOST_EARLIER]
    )
    return Screen((Line(words.bot.say("evening-which")),), rows)


def task_screen(language: str, listed: EveningList, task: Task, noted: NotedRuling) -> Screen:
    """Return a task, with a button for each way to settle it."""
    words = Words.of(language)
    said = words.bot
    lines = (
        *_ruling_lines(words, listed, noted),
        Line(task.to_do, Style.STRONG),
        *_state_line(words, listed, task),
    )
    actions = (
        [("task-reopen", EveningAction.OPEN)]
        if not task.is_open
        else [
            ("task-done", EveningAction.DONE),
            ("task-no-adjustment", EveningAction.NONE),
            ("task-adjust", EveningAction.ADJUST),
            *([] if task.appealed else [("task-announce", EveningAction.APPEAL)]),
        ]
    )
    buttons = [Button(said.say(key), EveningButton("task", task.id, do)) for key, do in actions]
    ruling = Button(said.say("noted-ruling"), EveningButton("noted", noted.id, EveningAction.SHOW))
    last = (ruling, _back(words, listed.evening))
    return Screen(lines, (*option_rows(buttons), last), said.say("shortened"))


def adjusting_screen(
    language: str, listed: EveningList, task: Task, noted: NotedRuling, hint: str = ""
) -> Screen:
    """Return the screen that asks for an adjusted score, with the error in the last line."""
    words = Words.of(language)
    said = words.bot
    how = "task-adjust-in-group" if listed.evening.chat_id < 0 else "task-adjust-how"
    lines = (
        _title(words, listed.evening),
        Line(f"{_place_and_director(words, listed, noted)}: {task.to_do}"),
        Line(said.say(how), Style.STRONG),
        Line(said.say("task-adjust-weights")),
        Line(hint or said.say("task-adjust-vulnerable"), Style.NOTE),
    )
    back = Button(said.say("back"), EveningButton("task", task.id, EveningAction.SHOW))
    return Screen(lines, ((back,),), said.say("shortened"))


def adjusted_in_words(asked: ScoreLine, language: str) -> str:
    """Return an adjusted score in a line: each result with its score, several of them weighted."""
    said = Words.of(language).bot
    each = [_result_in_words(part, asked, language) for part in asked.parts]
    if asked.is_weighted:
        worth = weighted((part.percent, points_of(part.result)) for part in asked.parts)
        each.append(said.say("score-weighted", points=signed(worth, language)))
    return "; ".join(each)


def _result_in_words(part: Part, asked: ScoreLine, language: str) -> str:
    said, named = Words.of(language).bot, name_result(part.result, language)
    points = signed(points_of(part.result), language)
    result = said.say("score-result", result=named, points=points)
    if not asked.is_weighted:
        return result
    return said.say("score-part", percent=unsigned(part.percent, language), result=result)


def noted_screen(
    language: str, listed: EveningList, noted: NotedRuling, *, is_own: bool
) -> Screen:
    """Return a noted ruling with its tasks.

    Where `is_own`, only the director who noted it reads the screen: it shows the director's own
    line, and a button that opens the ruling again.
    """
    words = Words.of(language)
    said = words.bot
    tasks = [task for task in listed.tasks if task.noted == noted.id]
    lines = [*_ruling_lines(words, listed, noted)]
    if is_own and noted.own_line:
        lines.append(Line(noted.own_line))
    states = ((task, state_of(words, task, listed.directors)) for task in tasks)
    lines += [Line(f"{task.to_do}: {state}", Style.NOTE) for task, state in states if state]
    buttons = [
        Button(_entry_alone(words, task), EveningButton("task", task.id, EveningAction.SHOW))
        for task in tasks[:ITEMS_A_PAGE]
    ]
    more = [Button(said.say("noted-open"), Recall(noted.conversation))] if is_own else []
    if not any(task.appealed for task in tasks):
        appeal = EveningButton("noted", noted.id, EveningAction.APPEAL)
        more.append(Button(said.say("task-announce"), appeal))
    drop = Button(said.say("noted-drop"), EveningButton("noted", noted.id, EveningAction.DROP))
    rows = (
        *((button,) for button in buttons),
        *option_rows([*more, drop]),
        (_back(words, listed.evening),),
    )
    return Screen(tuple(lines), rows, said.say("shortened"))


def dropping_screen(language: str, listed: EveningList, noted: NotedRuling) -> Screen:
    """Return the question whether to delete a noted ruling."""
    words = Words.of(language)
    said = words.bot
    drop = EveningButton("noted", noted.id, EveningAction.DROP, 1)
    yes = Button(said.say("noted-drop-yes"), drop, ButtonStyle.DANGER)
    lines = (*_ruling_lines(words, listed, noted), Line(said.say("noted-drop-ask"), Style.STRONG))
    return Screen(lines, ((yes,), (_back(words, listed.evening),)))


def state_of(words: Words, task: Task, directors: int) -> str:
    """Return the state of a task, and by which of several directors; empty for an open one."""
    said = words.bot
    if task.state is TaskState.OPEN:
        return said.say("task-is-appealed") if task.appealed else ""
    director = (task.settled_by or 0) if directors > 1 else 0
    if task.state is TaskState.ADJUSTED:
        return said.say(f"task-is-{task.state}", director=director, score=task.adjusted or "")
    return said.say(f"task-is-{task.state}", director=director)


def _state_line(words: Words, listed: EveningList, task: Task) -> Iterator[Line]:
    if state := state_of(words, task, listed.directors):
        yield Line(state, Style.NOTE)


def _title(words: Words, evening: Evening) -> Line:
    return Line(evening_name(words, evening), Style.TITLE)


def _state_lines(words: Words, listed: EveningList) -> Iterator[Line]:
    said = words.bot
    if listed.evening.closed:
        yield Line(said.say("evening-closed"))
    if listed.rulings:
        counted = {"open": len(listed.open_tasks), "rulings": len(listed.rulings)}
        yield Line(said.say("evening-counts", **counted))
        if listed.directors > 1:
            key = said.say("evening-key", number="(2)", director="2")
            yield Line(key, Style.NOTE)
    elif not listed.evening.closed:
        yield Line(said.say("evening-opened"))
    else:
        yield Line(said.say("evening-empty"))


def _ruling_lines(words: Words, listed: EveningList, noted: NotedRuling) -> Iterator[Line]:
    """Yield the lines that identify a ruling: the evening, the place, the director, the ruling."""
    said = words.bot
    where = place_of(words, noted.where) or said.say("place-none")
    parts = [where]
    if noted.pairs:
        parts.append(said.say("noted-pairs", pairs=noted.pairs))
    if listed.directors > 1:
        parts.append(said.say("evening-director", director=str(noted.director)))
    yield _title(words, listed.evening)
    yield Line(_APART.join(parts))
    yield Line(
        said.say("title", subject=words.law.subject(noted.subject), edition=str(noted.edition))
    )
    yield Line(noted.headline)


def _entry(
    words: Words, listed: EveningList, task: Task, noted: NotedRuling, longest: int = LABEL
) -> str:
    """Return a task in one line: the place, the director if there are several, and the task.

    Where the line is too short for all of it the articles are left out first, then the table.
    """
    whole, texts = _place_and_director(words, listed, noted), _in_short(words, task)
    board = replace(noted, at_table=None) if noted.board is not None else noted
    for where in (whole, _place_and_director(words, listed, board)):
        for text in texts:
            if len(f"{where}: {text}") <= longest:
                return f"{where}: {text}"
    return shorten(f"{whole}: {texts[-1]}", longest)


def _entry_alone(words: Words, task: Task) -> str:
    """Return a task for a screen that names its ruling."""
    text = _in_short(words, task)[0]
    return shorten(text[:1].upper() + text[1:])


def _in_short(words: Words, task: Task) -> tuple[str, ...]:
    """Return a task in few words, first with its articles, then without."""
    if task.in_short is None:
        return (task.to_do,)
    if not task.articles:
        return (task.in_short,)
    return words.bot.say("task-to-do", text=task.in_short, articles=task.articles), task.in_short


def _place_and_director(words: Words, listed: EveningList, noted: NotedRuling) -> str:
    """Return the place of a ruling and which of several directors gave it: "12, table 5 (2)".

    Where neither board nor table is known it is named by its number in the evening.
    """
    where = place_of(words, noted.where)
    if noted.board is not None and noted.at_table is not None:
        where = words.bot.say("place-list", board=noted.board, table=noted.at_table)
    elif not where:
        number = len(listed.rulings) - [one.id for one in listed.rulings].index(noted.id)
        where = words.bot.say("place-unknown", number=str(number))
    return f"{where} ({noted.director})" if listed.directors > 1 else where


def _item_button(
    words: Words, listed: EveningList, task: Task | None, noted: NotedRuling
) -> Button:
    """Return the button of a task, or of a ruling itself."""
    if task is None:
        where = _place_and_director(words, listed, noted)
        label = shorten(f"{where}: {words.law.subject(noted.subject)}")
        return Button(label, EveningButton("noted", noted.id, EveningAction.SHOW))
    return Button(
        _entry(words, listed, task, noted), EveningButton("task", task.id, EveningAction.SHOW)
    )


def _page_row(words: Words, evening: Evening, page: int, last: int) -> tuple[Button, ...]:
    """Return the buttons that lead to the other pages of a list."""
    said, row = words.bot, []
    if page > 0:
        row.append(Button(said.say("evening-first"), _show(evening)))
    if page < last:
        row.append(Button(said.say("evening-next"), _show(evening, page + 1)))
    return tuple(row)


def _evening_rows(words: Words, listed: EveningList) -> Rows:
    """Return the buttons of the evening itself."""
    evening = listed.evening
    key, action = ("evening-again", EveningAction.OPEN)
    if not evening.closed:
        key, action = ("evening-close", EveningAction.CLOSE)
    buttons = [_evening_button(words, evening, key, action)]
    if evening.closed:
        buttons.append(_evening_button(words, evening, "evening-new", EveningAction.NEW))
    if listed.rulings:
        buttons.append(_evening_button(words, evening, "evening-export", EveningAction.EXPORT))
    if evening.closed or not listed.rulings:
        earlier = _evening_button(words, evening, "evening-earlier", EveningAction.EARLIER)
        buttons.append(earlier)
    return option_rows(buttons)


def _evening_button(words: Words, evening: Evening, key: str, action: EveningAction) -> Button:
    return Button(words.bot.say(key), EveningButton("evening", evening.id, action))


def _back(words: Words, evening: Evening) -> Button:
    return Button(words.bot.say("back"), _show(evening))


def _show(evening: Evening, page: int = 0) -> EveningButton:
    return EveningButton("evening", evening.id, EveningAction.SHOW, page)
