"""The screens of a question, and of rare circumstances."""

from collections.abc import Iterator, Sequence

from bot.conversation.interview import Interview, add_to, answers_of
from bot.conversation.keypad import offers_auction
from bot.conversation.pressing import Action, AnyAction, OpenGroup, Tell
from bot.conversation.screen_state import ScreenKind
from bot.conversation.seats import offers_table
from bot.screens.auction import question_of
from bot.screens.elements import LABEL, Button, ButtonStyle, Line, Screen, Style
from bot.screens.fitting import LINE_HEIGHT, room_left
from bot.screens.keypad import offer_lines, offer_row
from bot.screens.rows import (
    Rows,
    button,
    button_row,
    edition_button,
    option_rows,
    shorten,
    split_into_rows,
    way_on,
)
from bot.screens.told import chosen_names, say_answer
from lawcore import Answer, Asked, Question, Ruling
from lawcore.engine.records import replace
from lawcore.engine.ruling import Unusual
from lawcore.wording import choosing

MOST_WITH_TABLE = 8
"""The most buttons of a question that offers its table: with more there is no row to spare."""
MOST_ANSWERS = 6
"""From this many answers on, rare circumstances wait for the ruling, which offers them too."""
MOST_OUTCOMES = 4
"""The most rulings that are named where somebody asks why."""
MOST_LISTED = 7
"""The most circumstances and groups of them in a list, beside the way back."""


def question_screen(interview: Interview, question: Question) -> Screen:
    """Return the screen of a question, or of a list of tricks."""
    asked = question.facts[0]
    if question.is_list:
        lines, rows = _list_of_tricks(interview, question)
    else:
        shown = _without_undecided(interview, asked, question_of(interview, asked))
        lines, rows = heading_lines(interview, shown), _likeliest_first(interview, asked, shown)
    lines = (*_wrote(interview, asked), *lines)
    shows_why, table = interview.conversation.screen.shows_why, table_row(interview)
    if shows_why:
        lines = (*lines, *_reasons(interview, question))
        whole = _with_table(rows, table, _steering(interview, question))
        has_room = room_left(lines, whole) >= LINE_HEIGHT  # for the subject above it
        if not has_room or (table and table not in whole):
            ways = (table, button_row(interview, ("back", Action.WHY)))
            return Screen(lines, tuple(row for row in ways if row))
        return Screen(lines, whole)
    if offers_auction(interview):
        lines, rows = (*lines, *offer_lines(interview)), (*rows, offer_row(interview))
    above = (*rows, *_rows_of_the_unusual(interview, sum(map(len, rows))))
    return Screen(lines, _with_table(above, table, _steering(interview, question)))


def _likely(interview: Interview) -> dict[str, tuple[Answer, ...]]:
    """Return the answers that typed lines point to, by the facts of the subject.

    Several are such as do not go together: of one line, or of two.
    """
    subject, told = interview.subject.name, interview.conversation.screen.likely
    found: dict[str, tuple[Answer, ...]] = {}
    for told_of, value in told:
        of, _, name = told_of.partition("/")
        if of == subject and value is not None and value not in found.get(name, ()):
            found[name] = (*found.get(name, ()), value)
    return found


def _likeliest_first(interview: Interview, asked: Asked, shown: choosing.Choosing) -> Rows:
    """Return the buttons of a question, those of the answer a typed line points to first, marked.

    A group that is open stays as it is; of several in a group none is taken out of it.
    """
    likely, name = _likely(interview), asked.name
    told = [one for one in likely.get(name, ()) if one in asked.options]
    telling = [
        one
        for one in shown.each
        if any(_tells(one, (each,)) for each in told)
        and all(it in likely.get(fact, (it,)) for fact, it in one.choice.also)
    ]
    alone = [one for one in telling if one in shown.buttons]
    first = alone or (telling if len(telling) == 1 else [])
    if not first or interview.conversation.screen.group:
        return answer_rows(interview, name, shown)
    style, said = ButtonStyle.PRIMARY if len(first) == 1 else None, interview.words.bot
    rows = (
        (
            button(
                interview,
                shorten(said.say("likely", answer=one.text)),
                Tell.chosen(name, one.choice),
                style,
            ),
        )
        for one in first
    )
    others = replace(shown, buttons=tuple(_without(first, shown.buttons)))
    return (*rows, *answer_rows(interview, name, others))


def _without_undecided(
    interview: Interview, asked: Asked, shown: choosing.Choosing
) -> choosing.Choosing:
    """Return the buttons of a question without the answer that held until it was asked again."""
    told = (interview.conversation.screen.undecided,)
    still = [one for one in shown.each if (asked.name, one.choice.option) in told]
    return replace(shown, buttons=tuple(_without(still, shown.buttons))) if still else shown


def _without(
    first: Sequence[choosing.LabelledChoice],
    buttons: Sequence[choosing.LabelledChoice | choosing.ButtonGroup],
) -> Iterator[choosing.LabelledChoice | choosing.ButtonGroup]:
    """Yield buttons and groups of them without some."""
    for one in buttons:
        if not isinstance(one, choosing.ButtonGroup):
            if one not in first:
                yield one
        elif left := tuple(own for own in one.buttons if own not in first):
            yield replace(one, buttons=left)


def _wrote(interview: Interview, asked: Asked) -> Iterator[Line]:
    """Yield what a typed line likely told of a fact, or that it told several answers to it."""
    told = [one for one in _likely(interview).get(asked.name, ()) if one in asked.options]
    if len(told) == 1:
        answer = say_answer(interview, asked.name, told[0])
        yield Line(interview.words.bot.say("you-wrote-likely", answer=answer))
    elif told:
        yield Line(interview.words.bot.say("you-wrote"), Style.NOTE)


def table_row(interview: Interview) -> tuple[Button, ...]:
    """Return the button that shows the table, empty where the question does not offer it."""
    return button_row(interview, ("show-table", Action.TABLE)) if offers_table(interview) else ()


def _with_table(above: Rows, table: tuple[Button, ...], steering: Rows) -> Rows:
    """Return the rows of a question with the button of its table, where there is room for it."""
    buttons = sum(map(len, (*above, table, *steering)))
    return (*above, *((table,) if table and buttons <= MOST_WITH_TABLE else ()), *steering)


def _reasons(interview: Interview, question: Question) -> Iterator[Line]:
    """Yield what turns on a fact: in words of its own, or what is ruled after each answer.

    Where an answer leads on to a question it is the provision that needs the fact.
    """
    said, law, asked = interview.words.bot, interview.words.law, question.facts[0]
    own = law.turns_on(interview.subject.name, asked.name, interview.edition)
    if own is not None:
        yield Line(own, Style.QUOTE)
        return
    outcomes = {} if question.is_list else _outcomes(interview, asked)
    if 1 < len(outcomes) <= MOST_OUTCOMES:
        for outcome, answers in outcomes.items():
            line = said.say("branch", question=law.briefs.either(answers), answer=outcome)
            yield Line(line, Style.QUOTE)
        return
    yield Line(said.say("why-asked"), Style.QUOTE)
    for text in law.why(question).splitlines():
        yield Line(text, Style.QUOTE)


def _outcomes(interview: Interview, asked: Asked) -> dict[str, list[str]]:
    """Return what is ruled after each answer, with its answers; nothing if more is asked."""
    law, subject = interview.words.law, interview.subject.name
    found: dict[str, list[str]] = {}
    for one in law.facts.question(subject, asked, interview.told).each:
        told = add_to(interview.conversation.answers, *answers_of(asked.name, one.choice))
        reply = interview.reply_to(*told)
        if not isinstance(reply, Ruling):
            return {}
        found.setdefault(law.briefs.outcome(reply), []).append(one.text)
    return found


def _rows_of_the_unusual(interview: Interview, answers: int) -> Rows:
    """Return the likeliest of the rare circumstances beside the last question.

    `answers` are those of the question; where they leave no room there are none. The others are
    added to the ruling, but where another subject may take over.
    """
    if answers >= MOST_ANSWERS or not interview.rare or not interview.is_last_question:
        return ()
    at_hand = [one for group in interview.rare for one in _at_hand(interview, group)]
    rows = _alone(at_hand[: MOST_ANSWERS - 1 - answers])
    if not interview.may_go_over:
        return rows
    return (*rows, button_row(interview, ("add-fact", Action.UNUSUAL)))


def _at_hand(interview: Interview, group: Unusual) -> Iterator[Button]:
    """Yield the buttons of rare answers frequent enough to stand beside the question."""
    kept = {one.fact.name: one.answers for one in interview.subject.facts.shortcuts}
    shown = interview.words.law.facts.unusual(interview.subject.name, group, interview.told)
    for name, choosing_one in shown.facts:
        for one in choosing_one.each:
            if one.choice.option in kept.get(name, ()):
                yield button(interview, shorten(one.text, LABEL), Tell.chosen(name, one.choice))


def heading_lines(interview: Interview, shown: choosing.Choosing) -> tuple[Line, ...]:
    """Return a question with its note; that of a group of answers where one is shown.

    The reason why it is asked replaces the note.
    """
    group = _group_of(shown, interview.conversation.screen.group)
    if group is not None:
        return (Line(group.ask, Style.STRONG),)
    is_noted = shown.note and not interview.conversation.screen.shows_why
    note = (Line(shown.note, Style.NOTE),) if is_noted else ()
    return (Line(shown.ask, Style.STRONG), *note)


def answer_rows(
    interview: Interview,
    name: str,
    shown: choosing.Choosing,
    present: tuple[Answer | None, ...] = (),
) -> Rows:
    """Return the buttons of a question, or of its open group, the present answer marked.

    `name` is the fact that is asked. A group is not marked for an answer that stands beside it.
    """
    group = _group_of(shown, interview.conversation.screen.group)
    above = [one for one in shown.buttons if isinstance(one, choosing.LabelledChoice)]
    is_above = any(_tells(one, present) for one in above)
    buttons = []
    for one in _opened(shown) if group is None else group.buttons:
        if isinstance(one, choosing.ButtonGroup):
            is_in = not is_above and any(_tells(b, present) for b in one.buttons)
            buttons.append(_labelled(interview, one.text, OpenGroup(one.name), is_present=is_in))
        else:
            action = Tell.chosen(name, one.choice)
            is_present = _tells(one, present)
            buttons.append(_labelled(interview, one.text, action, is_present=is_present))
    return option_rows(buttons)


def _opened(shown: choosing.Choosing) -> Sequence[choosing.LabelledChoice | choosing.ButtonGroup]:
    """Return the buttons of a question, with those of its groups where they are few."""
    return shown.each if len(shown.each) <= MOST_ANSWERS else shown.buttons


def _tells(one: choosing.LabelledChoice, present: tuple[Answer | None, ...]) -> bool:
    """Tell whether a button gives the present answer, and the answers that come with it."""
    choice = one.choice
    also = tuple(value for _, value in choice.also)
    if not present or (also and present[1:] and also != present[1:]):
        return False
    return present[0] == choice.answer or present[0] in choice.alike


def _labelled(interview: Interview, text: str, action: AnyAction, *, is_present: bool) -> Button:
    said = interview.words.bot
    label = said.say("present", answer=text) if is_present else text
    return button(interview, shorten(label), action)


def _group_of(shown: choosing.Choosing, name: str | None) -> choosing.ButtonGroup | None:
    groups = (one for one in shown.buttons if isinstance(one, choosing.ButtonGroup))
    return next((one for one in groups if one.name == name), None)


def _list_of_tricks(interview: Interview, question: Question) -> tuple[tuple[Line, ...], Rows]:
    said, law = interview.words.bot, interview.words.law
    is_unsure = interview.conversation.screen.kind is ScreenKind.UNSURE
    lines = (
        Line(law.heading(question, interview.told), Style.STRONG),
        Line(said.say("list-unsure" if is_unsure else "list-several"), Style.NOTE),
        *(Line(text, Style.NOTE) for text in law.asides(question)),
    )
    options = [
        button(
            interview,
            str(interview.subject.ref(asked.name).place),
            Tell.told(asked.name, not asked.usual),
        )
        for asked in question.facts
    ]
    rows = option_rows(options)
    if is_unsure:
        return lines, rows
    key = "nothing-else" if interview.has_picked else "none-of-these"
    return lines, (*rows, way_on(interview, key, Action.NONE))


def _steering(interview: Interview, question: Question) -> Rows:
    """Return the buttons that go back, say why, or leave the question open.

    Where a group of answers is open, or another edition can be shown, "why" is left out.
    """
    conversation = interview.conversation
    screen, year = conversation.screen, conversation.screen.came_from
    steps = [("back", Action.BACK)]
    if screen.group is None and year is None:
        steps.append(("why", Action.WHY))
    may_be_unsure = interview.may_be_unsure_of(question.facts[0].name)
    if may_be_unsure and screen.kind is not ScreenKind.UNSURE:
        steps.append(("unsure", Action.UNSURE))
    row = button_row(interview, *steps)
    return (row,) if year is None else (row, (edition_button(interview, "back-to-edition", year),))


def count_screen(interview: Interview, asked: Asked) -> Screen:
    """Return the question that could not be answered while play went on."""
    shown = question_of(interview, asked)
    lines, rows = heading_lines(interview, shown), answer_rows(interview, asked.name, shown)
    return Screen(lines, (*rows, button_row(interview, ("to-ruling", Action.SHOW))))


# What was unusual


def unusual_screen(interview: Interview) -> Screen:
    """Return the groups of rare circumstances, or the circumstances of one of them."""
    law, said = interview.words.law, interview.words.bot
    groups = [
        law.facts.unusual(interview.subject.name, group, interview.told)
        for group in interview.rare
    ]
    name = interview.conversation.screen.group
    opened = next((group for group in groups if group.name == name), None)
    back = button_row(interview, ("back", Action.BACK))
    if opened is not None:
        notes = tuple(Line(note, Style.NOTE) for note in opened.notes)
        lines = (Line(opened.text, Style.STRONG), *notes)
        return Screen(lines, (*_alone(_rare_buttons(interview, opened)), back))
    chosen = " · ".join(chosen_names(interview))
    buttons = list(_listed(interview, groups))
    has_room = chosen and len(buttons) <= MOST_ANSWERS
    note = (Line(said.say("chosen", facts=chosen), Style.NOTE),) if has_room else ()
    lines = (Line(said.say("what-unusual"), Style.STRONG), *note)
    return Screen(lines, (*_alone(buttons), back))


def _listed(interview: Interview, groups: Sequence[choosing.UnusualGroup]) -> Iterator[Button]:
    """Yield a button for each group, or for each circumstance of a small one where there is room.

    Room that is left shows the likeliest circumstances of the other groups too.
    """
    room = (MOST_ANSWERS if interview.chosen else MOST_LISTED) - len(groups)
    opened = {groups[0].name} if len(groups) == 1 else set[str]()
    for group in sorted(groups, key=_size):
        if not group.notes and _size(group) - 1 <= room:
            room -= _size(group) - 1
            opened.add(group.name)
    closed = [group for group in groups if group.name not in opened]
    yield from _likeliest(interview, closed, room)
    for group in groups:
        if group.name in opened:
            yield from _rare_buttons(interview, group)
        else:
            yield button(interview, group.text, OpenGroup(group.name))


def _likeliest(
    interview: Interview, groups: Sequence[choosing.UnusualGroup], room: int
) -> Iterator[Button]:
    """Yield a number of circumstances of some groups, the likeliest first; none with a note."""
    shown = {name: choosing_one for group in groups for name, choosing_one in group.facts}
    for fact in interview.subject.facts.likeliest:
        choosing_one = shown.get(fact.name)
        if choosing_one is None or choosing_one.note or len(choosing_one.each) > room:
            continue
        for one in choosing_one.each:
            yield button(interview, shorten(one.text, LABEL), Tell.chosen(fact.name, one.choice))
        room -= len(choosing_one.each)


def _size(group: choosing.UnusualGroup) -> int:
    """Return how many buttons are in a group of rare circumstances."""
    return sum(len(shown.each) for _, shown in group.facts)


def _rare_buttons(interview: Interview, group: choosing.UnusualGroup) -> Iterator[Button]:
    for name, shown in group.facts:
        for one in shown.each:
            yield button(interview, shorten(one.text, LABEL), Tell.chosen(name, one.choice))


def _alone(buttons: Iterator[Button] | list[Button]) -> Rows:
    return split_into_rows(list(buttons), 1)
