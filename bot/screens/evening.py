"""The screens of an evening: open tasks first, then the rulings noted in it."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from bot.conversation.callback_data import EveningAction, EveningButton, NameDirector, Recall
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
from bot.screens.elements import LABEL, Button, ButtonStyle, Line, Screen, Style, note
from bot.screens.noting import place_of
from bot.screens.rows import MOST_IN_A_LIST, option_rows, shorten
from bot.screens.score import stored_in_words, stored_result_in_words
from bot.wording import Words
from lawcore.engine.records import replace
from lawcore.wording.remaining import TaskKind

ITEMS_A_PAGE, ITEMS_OF_A_CLOSED_ONE = 4, 3
"""The entries on a page of an evening; a closed one has more buttons of its own."""
MOST_EARLIER = 6
_APART = " · "
_BOX = "\N{BALLOT BOX} "
"""What stands before something to be done."""

Rows = tuple[tuple[Button, ...], ...]
_FORMS = ("place-both", "place-list", "place-typed")
"""The forms of a place, the longest first: "Board 12, table 5", "12, table 5", "12/5"."""
_Left = tuple[Task, NotedRuling]
"""Something that is to be done, and its ruling."""
_KINDS = {Evening: "evening", NotedRuling: "noted", Task: "task"}
"""What a button calls the row that it is of."""


class EveningList(Struct, frozen=True):
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


def pressed_at(
    row: Evening | NotedRuling | Task, action: EveningAction, number: int = 0
) -> EveningButton:
    """Return what a button of an evening, of a ruling noted in it or of a task does."""
    return EveningButton(_KINDS[type(row)], row.id, action, number)


def button_of(
    words: Words, key: str, row: Evening | NotedRuling | Task, action: EveningAction
) -> Button:
    """Return a button of a row, with the label of a key."""
    return Button(words.bot.say(key), pressed_at(row, action))


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
        export = pressed_at(listed.evening, EveningAction.EXPORT, place)
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
    """Return the question whether to close an evening that has open tasks, and the way to them."""
    words = Words.of(language)
    left = listed.open_tasks
    boards = len({noted.board or noted.id for _, noted in left})
    asked = words.bot.say("evening-close-ask", open=len(left), boards=boards)
    show = pressed_at(listed.evening, EveningAction.SHOW)
    shown = Button(words.bot.say("evening-close-no"), show, ButtonStyle.PRIMARY)
    close = button_of(words, "evening-close-yes", listed.evening, EveningAction.CLOSED)
    lines = (title_of(words, listed.evening), Line(asked, Style.STRONG))
    return Screen(lines, ((shown,), (close,)))


def earlier_screen(language: str, evenings: Sequence[Evening]) -> Screen:
    """Return the evenings of a chat, the latest first, a button each."""
    words = Words.of(language)
    shown = [(shorten(evening_name(words, one)), one) for one in evenings[:MOST_EARLIER]]
    rows = tuple((Button(name, pressed_at(one, EveningAction.SHOW)),) for name, one in shown)
    return note(words.bot.say("evening-which"), rows)


def undirected_screen(language: str, user_id: int, name: str) -> Screen:
    """Return that a person opens no evening in a group, and the way for its administrators."""
    said = Words.of(language).bot
    label = said.say("evening-let", name=name) if name else said.say("evening-let-nameless")
    lets = Button(shorten(label), NameDirector(user_id))
    return note(said.say("evening-undirected"), ((lets,),))


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
        *([Line(state, Style.NOTE)] if (state := state_of(words, task, listed)) else []),
    )
    actions = _actions_of(task) if task.is_open else (("task-reopen", EveningAction.OPEN),)
    buttons = [button_of(words, key, task, do) for key, do in actions]
    if is_own and task.is_open and task.kind is TaskKind.LOOK:
        answer = Button(said.say("task-answer"), Recall(noted.conversation), ButtonStyle.PRIMARY)
        buttons.insert(0, answer)
    last = (
        button_of(words, "noted-ruling", noted, EveningAction.SHOW),
        back_to(words, listed.evening),
    )
    return Screen(lines, (*option_rows(buttons), last), said.say("shortened"))


def _actions_of(task: Task) -> tuple[tuple[str, EveningAction], ...]:
    """Return the ways to settle a task, by the key of each label."""
    appeal = () if task.appealed else (("task-announce", EveningAction.APPEAL),)
    adjust = ("task-adjust", EveningAction.ADJUST)
    if task.kind in {TaskKind.QUESTION, TaskKind.LOOK}:
        nothing = ("task-no-adjustment", EveningAction.NONE)
        return nothing, adjust, ("task-otherwise", EveningAction.DONE), *appeal
    return (_DONE.get(task.kind, "task-done"), EveningAction.DONE), adjust, *appeal


_DONE = {TaskKind.COUNT: "task-count", TaskKind.TRICKS: "task-score"}
"""What is done by a press on the first button of a task, where it is not simply done."""


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
    lines += [Line(f"{state} {task.to_do}", bold=len(state)) for task, state in states if state]
    buttons = [
        Button(_entry_alone(words, task), pressed_at(task, EveningAction.SHOW))
        for task in tasks[:ITEMS_A_PAGE]
    ]
    more = [Button(said.say("noted-open"), Recall(noted.conversation))] if is_own else []
    if not any(task.appealed for task in tasks):
        more.append(button_of(words, "task-announce", noted, EveningAction.APPEAL))
    more.append(button_of(words, "noted-tell-result", noted, EveningAction.RESULT))
    more.append(button_of(words, "noted-drop", noted, EveningAction.DROP))
    back = (back_to(words, listed.evening),)
    rows = (*((button,) for button in buttons), *option_rows(more), back)
    return Screen(tuple(lines), rows, said.say("shortened"))


def dropping_screen(language: str, listed: EveningList, noted: NotedRuling) -> Screen:
    """Return the question whether to delete a noted ruling."""
    words = Words.of(language)
    said = words.bot
    drop = pressed_at(noted, EveningAction.DROP, 1)
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
        is_done = "task-recorded" if task.state is TaskState.DONE else "task-scored"
        state = said.say(is_done, state=state, score=score)
    if not listed.has_several or task.settled_by is None:
        return f"{state}."
    who = director_called(words, listed, task.settled_by)
    return said.say("task-by", state=state, director=who)


def director_called(words: Words, listed: EveningList, number: int) -> str:
    """Return the name of a director, "Director 2" where none was given."""
    name = listed.name_of(number)
    return words.bot.say("evening-director", director=name) if name == str(number) else name


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


def _entries(words: Words, listed: EveningList, left: Sequence[_Left]) -> list[str]:
    """Return tasks in a line each: a box, the place, the director if there are several, the task.

    All tables are in the longest form in which each line is whole without its articles, which are
    there where there is room; a board alone is called so where it can be. Where no form is short
    enough the table is left out.
    """
    longest = LABEL - len(_BOX)
    texts = [_in_short(words, task) for task, _ in left]
    lines: list[str] = []
    for form in _FORMS:
        lines = []
        for (_, noted), of in zip(left, texts, strict=True):
            forms = (form,) if noted.at_table else (_FORMS[0], form)
            places = [place_and_director(words, listed, noted, each) for each in forms]
            whole = (f"{place}: {text}" for place in places for text in of)
            lines.append(next((line for line in whole if len(line) <= longest), ""))
        if all(lines):
            break
    for n, (task, noted) in enumerate(left):
        last = words.bot.say("task-appeal-short") if task.appealed else texts[n][-1]
        alone = noted if noted.board is None else replace(noted, at_table=None)
        cut = f"{place_and_director(words, listed, alone, _FORMS[-1])}: {last}"
        lines[n] = lines[n] or shorten(cut, longest)
    return [f"{_BOX}{line}" for line in lines]


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


def place_and_director(
    words: Words, listed: EveningList, noted: NotedRuling, form: str = "place-both"
) -> str:
    """Return where a ruling was given, and by which of several directors: "Board 12 · Rossi".

    Where neither board nor table is known the ruling is named by its number in the evening.
    """
    board, table = noted.board, noted.at_table
    where = place_of(words, noted.where)
    if not where:
        number = len(listed.rulings) - [one.id for one in listed.rulings].index(noted.id)
        where = words.bot.say("place-unknown", number=str(number))
    elif board is not None and form != _FORMS[0]:
        where = board if table is None else words.bot.say(form, board=board, table=table)
    if not listed.has_several:
        return where
    name = listed.name_of(noted.director)
    return f"{where} ({name})" if name == str(noted.director) else f"{where}{_APART}{name}"


def _task_buttons(words: Words, listed: EveningList, left: Sequence[_Left]) -> list[Button]:
    labels = zip(_entries(words, listed, left), left, strict=True)
    return [Button(label, pressed_at(task, EveningAction.SHOW)) for label, (task, _) in labels]


def _case_button(words: Words, listed: EveningList, noted: NotedRuling) -> Button:
    """Return the button of a ruling, with its state if there is room."""
    subject = words.law.subject(noted.subject)
    state = words.bot.say(f"sheet-state-{state_of_ruling(listed.tasks_of(noted))}")
    labels = [f"{place_and_director(words, listed, noted, form)}: {subject}" for form in _FORMS]
    whole = (f"{label}{_APART}{state}" for label in labels)
    shown = next((one for one in (*whole, *labels) if len(one) <= LABEL), shorten(labels[-1]))
    return Button(shown, pressed_at(noted, EveningAction.SHOW))


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
    row = [button_of(words, "evening-first", listed.evening, action)] if page > 0 else []
    if page < last:
        following = pressed_at(listed.evening, action, page + 1)
        row.append(Button(words.bot.say("evening-next"), following))
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
        buttons.append(Button(label, pressed_at(evening, EveningAction.CASES)))
    own = [(key, action)]
    if evening.closed:
        own.append(("evening-new", EveningAction.NEW))
    if listed.rulings:
        own.append(("evening-export", EveningAction.EXPORT))
    if evening.closed or not listed.rulings:
        own.append(("evening-earlier", EveningAction.EARLIER))
    if listed.has_several and not evening.closed:
        own.append(("director-name", EveningAction.NAME))
    return option_rows([*buttons, *(button_of(words, key, evening, do) for key, do in own)])


def back_to(words: Words, evening: Evening) -> Button:
    """Return the button that leads back to the list of an evening."""
    return button_of(words, "back", evening, EveningAction.SHOW)
