"""The screen of rulings side by side, where an open fact decides between them."""

from collections.abc import Iterator, Sequence
from itertools import chain

from bot.conversation.interview import Interview
from bot.conversation.pressing import Action
from bot.screens.elements import Button, Line, Screen, Style
from bot.screens.fitting import HIGHEST, LINE_HEIGHT, height_of, room_left, words_in
from bot.screens.question import answer_rows, heading_lines
from bot.screens.rows import Rows, button_row
from bot.screens.ruling import ask_buttons
from lawcore import Asked, Branches
from lawcore.engine.records import replace
from lawcore.wording import choosing
from lawcore.wording.filled import capitalised

MOST_BRANCHES, MOST_WAYS, MOST_ALWAYS, MOST_TOLD = 4, 3, 2, 3
LIKELIER = (2017, 2007)
"""The editions whose 85A1 says how facts in dispute are determined."""
MOST_WORDS = 110
"""The most words of rulings side by side, beside the first line."""
MANY_ROWS, MOST_BESIDE, LINES_OF_A_ROW = 5, 10, 2
"""From this many rows of answers on, the most lines of text beside them; a further row takes the
height of two lines."""
MOST_LINES = 14
"""The most lines of a phone; beyond it, what holds in every case is folded."""
ROOM = 24
"""The lines of a screen without rows of answers."""


def branches_screen(interview: Interview, branches: Branches) -> Screen:
    """Return a line for each ruling, what holds in each, and the answers that decide.

    Where several facts are open it is what holds anyway, and the one question to answer first.
    """
    subject, doubted = interview.subject.name, interview.doubted
    if doubted is not None and len(interview.parting) > 1:
        return _of_several_doubts(interview, branches, doubted)
    named = tuple(replace(one, alike=one.alike[:MOST_WAYS]) for one in branches.branches)
    law = interview.words.law
    depending = law.briefs.depending(subject, Branches(named), interview.told)
    rows: Rows = ()
    if doubted is not None:
        shown = law.facts.question(subject, doubted, interview.told)
        rows = answer_rows(interview, doubted.name, shown)
    heading = Line(depending.heading, Style.STRONG)
    last = _steering(interview)
    asks = ask_buttons(interview)
    beside = MOST_BESIDE - LINES_OF_A_ROW * (len(rows) - MANY_ROWS)
    room = ROOM - LINES_OF_A_ROW * (len(rows) + bool(asks))
    count, orders = min(len(depending.lines), MOST_BRANCHES), [*depending.always]
    while True:
        lines = [heading, *_branch_lines(interview, depending.lines, count)]
        always = Line(law.briefs.in_every_case(orders))
        is_long = height_of((*lines, always)) > LINE_HEIGHT * min(MOST_LINES, room)
        below = (replace(always, style=Style.QUOTE) if is_long else always,) if orders else ()
        words = words_in((*lines, always))
        if words > MOST_WORDS and orders:
            orders.pop()
        elif count and (
            words > MOST_WORDS
            or (len(rows) >= MANY_ROWS and height_of(lines) > LINE_HEIGHT * beside)
            or room_left((*lines, *below), (*rows, asks, last), HIGHEST) < LINE_HEIGHT
        ):
            count -= 1
        else:
            break
    lines += below
    return Screen(tuple(lines), (*rows, *((asks,) if asks else ()), last))


def _steering(interview: Interview) -> tuple[Button, ...]:
    """Return the buttons that lead back, or to the answers, and to another case."""
    first = "back" if interview.conversation.screen.group else "change"
    step = (first, Action.BACK if first == "back" else Action.CHANGE)
    return button_row(interview, step, ("new", Action.NEW))


def _of_several_doubts(interview: Interview, branches: Branches, doubted: Asked) -> Screen:
    """Return that nothing is ruled yet, what holds anyway, and the question that decides most.

    An answer that settles the ruling whatever else is open is followed by it.
    """
    law, said, subject = interview.words.law, interview.words.bot, interview.subject.name
    shown = law.facts.question(subject, doubted, interview.told)
    unsure = interview.unsure
    settled: dict[str, list[str]] = {}
    for one in shown.buttons:
        choices = (one,) if isinstance(one, choosing.LabelledChoice) else one.buttons
        left = [interview.branches_after(doubted.name, each.choice) for each in choices]
        outcomes = {law.briefs.outcome(each.ruling) for each in chain.from_iterable(left)}
        if len(outcomes) == 1:
            settled.setdefault(outcomes.pop(), []).append(one.text)
    open_ones = len(shown.buttons) > sum(map(len, settled.values()))
    named = law.briefs.cannot_rule(subject, unsure, interview.told)
    heading = named or said.say("not-yet")
    ask = () if named and len(unsure) == 1 else tuple(heading_lines(interview, shown))
    if len(settled) == 1 and not open_ones:  # one ruling, of which something else is open
        heading = capitalised(settled.popitem()[0])
        asked_for = law.briefs.rest(subject, unsure, interview.told)
        ask = (*((Line(asked_for, Style.STRONG),) if asked_for else ()), *ask)
    common = law.briefs.in_every_case(law.briefs.always(branches)[:MOST_ALWAYS])
    always = [common] if common else []
    rulings = [f"{law.briefs.either(texts)}: {one}" for one, texts in settled.items()]
    others = said.say("branches-others")
    rest = [others] if rulings and open_ones else []
    rows = (*answer_rows(interview, doubted.name, shown), _steering(interview))
    first = Line(heading, Style.STRONG)
    is_open = not interview.conversation.screen.group and interview.edition in LIKELIER
    likelier = [Line(said.say("likelier"))] if is_open else []
    for told, last in (
        ([*always, *rulings, *rest], likelier),
        ([*always, *rulings, *rest], []),
        *(
            ([*always, *rulings[:most], others], [])
            for most in range(min(len(rulings), MOST_TOLD), 0, -1)
        ),
        (always, likelier),
        ([], likelier),
    ):
        lines = [first, *(Line(said.say("further-step", text=text)) for text in told), *last]
        is_high = room_left((*lines, *ask), rows, HIGHEST) < LINE_HEIGHT
        if len(told) <= MOST_TOLD and not is_high and words_in((*lines, *ask)) <= MOST_WORDS:
            break
    else:
        lines = [first]
    return Screen((*lines, *ask), rows)


def _branch_lines(interview: Interview, texts: Sequence[str], shown: int) -> Iterator[Line]:
    """Yield a line for each of the first rulings, and the number of the others."""
    said = interview.words.bot
    for text in texts[:shown]:
        yield Line(said.say("further-step", text=text))
    if more := len(texts) - shown:
        yield Line(said.say("branch-more", more=more))
