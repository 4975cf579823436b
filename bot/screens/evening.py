"""The screens of an evening: open tasks first, then the rulings noted in it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.conversation.callback_data import EveningAction, EveningButton, NameDirector, Recall
from bot.conversation.notice import Notice
from bot.evening.model import (
    Director,
    Evening,
    NotedRuling,
    Selection,
    Task,
    TaskState,
    is_selected,
    state_of_ruling,
)
from bot.evening.place import pairs_in_words
from bot.screens.awarded import stored_in_words, stored_result_in_words
from bot.screens.elements import LABEL, Button, ButtonStyle, Line, Screen, Style, note
from bot.screens.noting import place_of
from bot.screens.rows import MOST_IN_A_LIST, option_rows, shorten
from bot.wording import Words
from lawcore.wording.remaining import TaskKind

ITEMS_A_PAGE, ITEMS_OF_A_CLOSED_ONE = 4, 3
"""The entries on a page of an evening; a closed one has more buttons of its own."""
MOST_NAMED = 10
"""The most open tasks that are named when an evening is closed."""
MOST_EARLIER = 6
LINE_WIDTH = 37
"""The characters of a line on a phone."""
_APART = " · "
_BOX = "\N{BALLOT BOX} "
"""What stands before something to be done."""

Rows = tuple[tuple[Button, ...], ...]
_Left = tuple[Task, NotedRuling]
"""Something that is to be done, and its ruling."""


@dataclass(frozen=True, slots=True)
class EveningList:
    """An evening with its rulings, the latest first, their tasks, and its directors by number."""

    evening: Evening
    rulings: tuple[NotedRuling, ...]
    tasks: tuple[Task, ...]
    directors: tuple[Director, ...] = ()

    @property
    def has_several(self) -> bool:
        """There are several directors, so that a line says whose an entry is."""
        return len(self.directors) > 1

    @property
    def cases(self) -> tuple[NotedRuling, ...]:
        """The rulings by board and table; those without come last, the oldest first."""
        oldest_first = self.rulings[::-1]
        return tuple(sorted(oldest_first, key=lambda noted: noted.where.sort_key))

    @property
    def open_tasks(self) -> tuple[tuple[Task, NotedRuling], ...]:
        """The open tasks, each with its ruling, by board and table."""
        return tuple(
            (task, noted) for noted in self.cases for task in self.tasks_of(noted) if task.is_open
        )

    def tasks_of(self, noted: NotedRuling) -> tuple[Task, ...]:
        """Return the tasks of a ruling, in their order."""
        return tuple(
            sorted(
                (task for task in self.tasks if task.noted == noted.id),
                key=lambda task: task.place,
            )
        )

    def name_of(self, number: int) -> str:
        """Return the name of the director with a number, else the number."""
        named = {one.number: one.in_short for one in self.directors}
        return named.get(number, str(number))


def evening_name(words: Words, evening: Evening) -> str:
    """Return the title of an evening: its name and day."""
    day = words.day(evening.day)
    if evening.name:
        return words.bot.say("evening-named", name=evening.name, day=day)
    return words.bot.say("evening-title", day=day)


def evening_screen(language: str, listed: EveningList, page: int = 0, hint: str = "") -> Screen:
    """Return a page of what is open in an evening, a button each; the cases lie behind another."""
    words, evening = Words.of(language), listed.evening
    items = _task_buttons(words, listed, listed.open_tasks)
    shown, pages = _page(words, listed, items, page, EveningAction.SHOW)
    lines = [title_of(words, evening), *_state_lines(words, listed)]
    if hint:
        lines.append(Line(hint, Style.NOTE))
    rows = (*shown, pages, *_evening_rows(words, listed))
    return Screen(tuple(lines), rows, words.bot.say("shortened"))


def cases_screen(language: str, listed: EveningList, page: int = 0) -> Screen:
    """Return a page of all rulings of an evening by board, a button each."""
    words = Words.of(language)
    said = words.bot
    items = [_case_button(words, listed, noted) for noted in listed.cases]
    shown, pages = _page(words, listed, items, page, EveningAction.CASES)
    counted = said.say("evening-cases", rulings=str(len(items)))
    lines = (title_of(words, listed.evening), Line(counted, Style.STRONG))
    return Screen(lines, (*shown, pages, (back_to(words, listed.evening),)), said.say("shortened"))


def board_screen(language: str, listed: EveningList, board: str) -> Screen:
    """Return what is open on a board, then its rulings, a button each.

    Where these are too many only the rulings have one: what is open is on the screen of each.
    """
    words = Words.of(language)
    here = [noted for noted in listed.cases if noted.board == board]
    if not here:
        return evening_screen(language, listed, hint=words.bot.say("board-empty", board=board))
    left = [one for one in listed.open_tasks if one[1] in here]
    most = MOST_IN_A_LIST - 1
    buttons = [_case_button(words, listed, noted) for noted in here]
    if len(left) + len(buttons) <= most:
        buttons = [*_task_buttons(words, listed, left), *buttons]
    heading = words.bot.say("place-board", board=board)
    lines = (title_of(words, listed.evening), Line(heading, Style.STRONG))
    rows = tuple((button,) for button in buttons[:most])
    return Screen(lines, (*rows, (back_to(words, listed.evening),)), words.bot.say("shortened"))


def printing_screen(language: str, listed: EveningList) -> Screen:
    """Return the question which rulings are printed, with how many each answer has."""
    words = Words.of(language)
    tasks = [listed.tasks_of(noted) for noted in listed.rulings]
    buttons = []
    for place, selection in enumerate(Selection, start=1):
        number = sum(is_selected(selection, of) for of in tasks)
        label = words.bot.say(f"evening-print-{selection}", rulings=str(number))
        export = EveningButton("evening", listed.evening.id, EveningAction.EXPORT, place)
        buttons += [Button(label, export)] if number else []
    lines = (
        title_of(words, listed.evening),
        Line(words.bot.say("evening-print-ask"), Style.STRONG),
    )
    return Screen(lines, (*option_rows(buttons), (back_to(words, listed.evening),)))


def naming_screen(language: str, listed: EveningList, hint: str = "") -> Screen:
    """Return the question for the name or initials of the director who asks."""
    words = Words.of(language)
    how = "director-name-in-group" if listed.evening.chat_id < 0 else "director-name-how"
    lines = (
        title_of(words, listed.evening),
        Line(words.bot.say(how), Style.STRONG),
        Line(hint or words.bot.say("director-name-where"), Style.NOTE),
    )
    return Screen(lines, ((back_to(words, listed.evening),),))


def closing_screen(language: str, listed: EveningList) -> Screen:
    """Return the question whether to close an evening that has open tasks."""
    words = Words.of(language)
    said, left = words.bot, listed.open_tasks
    named = _entries(words, listed, left[:MOST_NAMED], LINE_WIDTH)
    more = len(left) - len(named)
    lines = (
        title_of(words, listed.evening),
        Line(said.say("evening-close-ask"), Style.STRONG),
        *map(Line, named),
        *(Line(said.say("evening-more", more=more)) for _ in range(min(more, 1))),
    )
    return Screen(
        lines,
        (
            (_evening_button(words, listed.evening, "evening-close-yes", EveningAction.CLOSED),),
            (back_to(words, listed.evening),),
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
    return note(words.bot.say("evening-which"), rows)


def undirected_screen(language: str, user_id: int, name: str) -> Screen:
    """Return that a person opens no evening in a group, and the way for its administrators."""
    said = Words.of(language).bot
    label = said.say("evening-let", name=name) if name else said.say("evening-let-nameless")
    lets = Button(shorten(label), NameDirector(user_id))
    return note(said.say(Notice.EVENING_DIRECTED_BY), ((lets,),))


def named_director_screen(language: str, named: NameDirector) -> Screen:
    """Return that a person opens and closes evenings in a group, or no longer; each leads back."""
    said = Words.of(language).bot
    if named.no_longer:
        button = Button(said.say("evening-let-nameless"), NameDirector(named.user_id))
        return note(said.say("evening-let-undone"), ((button,),))
    button = Button(said.say("evening-let-no-longer"), NameDirector(named.user_id, no_longer=True))
    return note(said.say("evening-let-done"), ((button,),))


def task_screen(
    language: str, listed: EveningList, task: Task, noted: NotedRuling, *, is_own: bool = False
) -> Screen:
    """Return a task, with a button for each way to settle it.

    Where `is_own`, what the ruling asks next can be answered from here.
    """
    words = Words.of(language)
    said = words.bot
    lines = (
        *_ruling_lines(words, listed, noted),
        Line(task.to_do, Style.STRONG),
        *_state_line(words, listed, task),
    )
    actions = _actions_of(task) if task.is_open else (("task-reopen", EveningAction.OPEN),)
    buttons = [Button(said.say(key), EveningButton("task", task.id, do)) for key, do in actions]
    if is_own and task.is_open and task.kind is TaskKind.LOOK:
        answer = Button(said.say("task-answer"), Recall(noted.conversation), ButtonStyle.PRIMARY)
        buttons.insert(0, answer)
    ruling = Button(said.say("noted-ruling"), EveningButton("noted", noted.id, EveningAction.SHOW))
    last = (ruling, back_to(words, listed.evening))
    return Screen(lines, (*option_rows(buttons), last), said.say("shortened"))


def _actions_of(task: Task) -> tuple[tuple[str, EveningAction], ...]:
    """Return the ways to settle a task, by the key of each label."""
    appeal = () if task.appealed else (("task-announce", EveningAction.APPEAL),)
    adjust = ("task-adjust", EveningAction.ADJUST)
    if task.kind in {TaskKind.QUESTION, TaskKind.LOOK}:
        nothing = ("task-no-adjustment", EveningAction.NONE)
        return nothing, adjust, ("task-otherwise", EveningAction.DONE), *appeal
    return ("task-done", EveningAction.DONE), adjust, *appeal


def noted_screen(
    language: str, listed: EveningList, noted: NotedRuling, *, is_own: bool
) -> Screen:
    """Return a noted ruling with its tasks.

    Where `is_own`, only the director who noted it reads the screen: it shows the director's own
    line, and a button that opens the ruling again.
    """
    words = Words.of(language)
    said = words.bot
    tasks = listed.tasks_of(noted)
    lines = [*_ruling_lines(words, listed, noted)]
    if noted.scored:
        result = stored_result_in_words(noted.scored, said.language)
        lines.append(Line(said.say("noted-result", result=result)))
    if is_own and noted.own_line:
        lines.append(Line(noted.own_line))
    states = ((task, state_of(words, task, listed)) for task in tasks)
    lines += [Line(f"{task.to_do}: {state}", Style.NOTE) for task, state in states if state]
    buttons = [
        Button(_entry_alone(words, task), EveningButton("task", task.id, EveningAction.SHOW))
        for task in tasks[:ITEMS_A_PAGE]
    ]
    more = [Button(said.say("noted-open"), Recall(noted.conversation))] if is_own else []
    if not any(task.appealed for task in tasks):
        appeal = EveningButton("noted", noted.id, EveningAction.APPEAL)
        more.append(Button(said.say("task-announce"), appeal))
    ask = EveningButton("noted", noted.id, EveningAction.RESULT)
    more.append(Button(said.say("noted-tell-result"), ask))
    drop = Button(said.say("noted-drop"), EveningButton("noted", noted.id, EveningAction.DROP))
    rows = (
        *((button,) for button in buttons),
        *option_rows([*more, drop]),
        (back_to(words, listed.evening),),
    )
    return Screen(tuple(lines), rows, said.say("shortened"))


def dropping_screen(language: str, listed: EveningList, noted: NotedRuling) -> Screen:
    """Return the question whether to delete a noted ruling."""
    words = Words.of(language)
    said = words.bot
    drop = EveningButton("noted", noted.id, EveningAction.DROP, 1)
    yes = Button(said.say("noted-drop-yes"), drop, ButtonStyle.DANGER)
    lines = (*_ruling_lines(words, listed, noted), Line(said.say("noted-drop-ask"), Style.STRONG))
    return Screen(lines, ((yes,), (back_to(words, listed.evening),)))


def state_of(words: Words, task: Task, listed: EveningList) -> str:
    """Return the state of a task, and by which of several directors; empty for an open one."""
    said = words.bot
    if task.state is TaskState.OPEN:
        return said.say("task-is-appealed") if task.appealed else ""
    key = f"task-is-{task.state}"
    state = said.say(key)
    if score := stored_in_words(task.adjusted, said.language):
        state = said.say("task-scored", state=state, score=score)
    if not listed.has_several or task.settled_by is None:
        return f"{state}."
    who = director_called(words, listed, task.settled_by)
    return said.say("task-by", state=state, director=who)


def director_called(words: Words, listed: EveningList, number: int) -> str:
    """Return the name of a director, "Director 2" where none was given."""
    name = listed.name_of(number)
    return words.bot.say("evening-director", director=name) if name == str(number) else name


def _state_line(words: Words, listed: EveningList, task: Task) -> Iterator[Line]:
    if state := state_of(words, task, listed):
        yield Line(state, Style.NOTE)


def title_of(words: Words, evening: Evening) -> Line:
    """Return the first line of every screen of an evening."""
    return Line(evening_name(words, evening), Style.TITLE)


def _state_lines(words: Words, listed: EveningList) -> Iterator[Line]:
    said = words.bot
    if listed.evening.closed:
        yield Line(said.say("evening-closed"))
    if listed.rulings:
        counted = {"open": len(listed.open_tasks), "rulings": len(listed.rulings)}
        yield Line(said.say("evening-counts", **counted))
        if listed.has_several and not all(one.name for one in listed.directors):
            yield Line(said.say("evening-key", number="(2)", director="2"), Style.NOTE)
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
        parts.append(said.say("noted-pairs", pairs=pairs_in_words(noted.pairs, said.language)))
    if listed.has_several:
        parts.append(director_called(words, listed, noted.director))
    yield title_of(words, listed.evening)
    yield Line(_APART.join(parts))
    yield Line(
        said.say("title", subject=words.law.subject(noted.subject), edition=str(noted.edition))
    )
    yield Line(noted.headline)


def _entries(
    words: Words, listed: EveningList, left: Sequence[_Left], longest: int = LABEL
) -> list[str]:
    """Return tasks in a line each: a box, the place, the director if there are several, the task.

    Where a line is too short for all of it the articles are left out. Where one still is, all
    places are as they are typed, "12/5"; at last the table is left out.
    """
    longest -= len(_BOX)
    is_whole = all(
        len(f"{place_and_director(words, listed, noted)}: {_in_short(words, task)[-1]}") <= longest
        for task, noted in left
    )
    return [
        _BOX + _entry(words, listed, task, _as_typed(noted, is_whole=is_whole), longest)
        for task, noted in left
    ]


def _as_typed(noted: NotedRuling, *, is_whole: bool) -> NotedRuling:
    """Return a ruling whose place is as it is typed, unless that is to be in whole words."""
    if is_whole or noted.board is None or noted.at_table is None:
        return noted
    return replace(noted, board=f"{noted.board}/{noted.at_table}", at_table=None)


def _entry(words: Words, listed: EveningList, task: Task, noted: NotedRuling, longest: int) -> str:
    """Return a task in one line, its place first."""
    board = None if noted.board is None else noted.board.partition("/")[0]
    texts = _in_short(words, task)
    where = place_and_director(words, listed, noted)
    for place in (where, place_and_director(words, listed, replace(noted, board=board))):
        for text in texts:
            if len(f"{place}: {text}") <= longest:
                return f"{place}: {text}"
    last = words.bot.say("task-appeal-short") if task.appealed else texts[-1]
    return shorten(f"{where}: {last}", longest)


def _entry_alone(words: Words, task: Task) -> str:
    """Return a task for a screen that names its ruling."""
    text = _in_short(words, task)[0]
    return shorten(text[:1].upper() + text[1:])


def _in_short(words: Words, task: Task) -> tuple[str, ...]:
    """Return a task in few words, first with its articles, then without; an appeal shows."""
    said, short = words.bot, task.in_short
    if short is None:
        return (task.to_do,)
    if task.appealed and short != said.say("task-appeal-short"):
        short = said.say("task-appealed-short", text=short)
    if not task.articles:
        return (short,)
    return said.say("task-to-do", text=short, articles=task.articles), short


def place_and_director(words: Words, listed: EveningList, noted: NotedRuling) -> str:
    """Return the place of a ruling and which of several directors gave it: "12, table 5 (2)".

    Where neither board nor table is known it is named by its number in the evening.
    """
    board, table = noted.board, noted.at_table
    if board is not None:
        where = board if table is None else words.bot.say("place-list", board=board, table=table)
    elif table is not None:
        where = words.bot.say("place-table", table=table)
    else:
        number = len(listed.rulings) - [one.id for one in listed.rulings].index(noted.id)
        where = words.bot.say("place-unknown", number=str(number))
    return f"{where} ({listed.name_of(noted.director)})" if listed.has_several else where


def _task_buttons(words: Words, listed: EveningList, left: Sequence[_Left]) -> list[Button]:
    labels = zip(_entries(words, listed, left), left, strict=True)
    return [
        Button(label, EveningButton("task", task.id, EveningAction.SHOW))
        for label, (task, _) in labels
    ]


def _case_button(words: Words, listed: EveningList, noted: NotedRuling) -> Button:
    """Return the button of a ruling, with its state if there is room."""
    subject = words.law.subject(noted.subject)
    state = words.bot.say(f"sheet-state-{state_of_ruling(listed.tasks_of(noted))}")
    label = f"{place_and_director(words, listed, noted)}: {subject}"
    whole = f"{label}{_APART}{state}"
    shown = whole if len(whole) <= LABEL else shorten(label)
    return Button(shown, EveningButton("noted", noted.id, EveningAction.SHOW))


def _page(
    words: Words,
    listed: EveningList,
    items: Sequence[Button],
    page: int,
    action: EveningAction,
) -> tuple[Rows, tuple[Button, ...]]:
    """Return the rows of a page of buttons, and the row that leads to the other pages."""
    size = ITEMS_OF_A_CLOSED_ONE if listed.evening.closed else ITEMS_A_PAGE
    last = max(0, len(items) - 1) // size
    page = min(page, last)
    shown = tuple((one,) for one in items[page * size :][:size])
    said, key, row = words.bot, listed.evening.id, []
    if page > 0:
        row.append(Button(said.say("evening-first"), EveningButton("evening", key, action)))
    if page < last:
        following = EveningButton("evening", key, action, page + 1)
        row.append(Button(said.say("evening-next"), following))
    return shown, tuple(row)


def _evening_rows(words: Words, listed: EveningList) -> Rows:
    """Return the buttons of the evening itself."""
    evening = listed.evening
    key, action = ("evening-again", EveningAction.OPEN)
    if not evening.closed:
        key, action = ("evening-close", EveningAction.CLOSE)
    buttons = []
    if listed.rulings:
        label = words.bot.say("evening-all-cases", rulings=str(len(listed.rulings)))
        show = EveningButton("evening", evening.id, EveningAction.CASES)
        buttons.append(Button(label, show))
    buttons.append(_evening_button(words, evening, key, action))
    if evening.closed:
        buttons.append(_evening_button(words, evening, "evening-new", EveningAction.NEW))
    if listed.rulings:
        buttons.append(_evening_button(words, evening, "evening-export", EveningAction.EXPORT))
    if evening.closed or not listed.rulings:
        earlier = _evening_button(words, evening, "evening-earlier", EveningAction.EARLIER)
        buttons.append(earlier)
    if listed.has_several and not evening.closed:
        buttons.append(_evening_button(words, evening, "director-name", EveningAction.NAME))
    return option_rows(buttons)


def _evening_button(words: Words, evening: Evening, key: str, action: EveningAction) -> Button:
    return Button(words.bot.say(key), EveningButton("evening", evening.id, action))


def back_to(words: Words, evening: Evening) -> Button:
    """Return the button that leads back to the list of an evening."""
    return Button(words.bot.say("back"), _show(evening))


def _show(evening: Evening, page: int = 0) -> EveningButton:
    return EveningButton("evening", evening.id, EveningAction.SHOW, page)
