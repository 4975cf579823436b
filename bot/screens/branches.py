"""The screen of rulings side by side, where an open fact decides between them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.conversation.interview import Interview, add_to, answers_of
from bot.conversation.pressing import Action
from bot.screens.elements import Line, Screen, Style
from bot.screens.orders import size_of
from bot.screens.question import answer_rows
from bot.screens.rows import Rows, button_row
from bot.screens.ruling import ask_buttons
from lawcore import Asked, BadAnswer, Branches, Question
from lawcore.wording import choosing

MOST_BRANCHES, MOST_WAYS = 4, 3
MANY_ROWS, MOST_BESIDE, LINES_OF_A_ROW = 5, 10, 2
"""From this many rows of answers on, the most lines of text beside them; a further row takes the
height of two lines."""
MOST_LINES = 14
"""The most lines of a phone; beyond it, what holds in every case is folded."""
ROOM, FOLDED = 24, 3
"""The lines of a screen without rows of answers, and those that a folded text takes of them."""


def branches_screen(interview: Interview, branches: Branches) -> Screen:
    """Return a line for each ruling, what holds in each, and the answers that decide."""
    subject = interview.subject.name
    named = tuple(replace(one, alike=one.alike[:MOST_WAYS]) for one in branches.branches)
    law = interview.words.law
    depending = law.briefs.depending(subject, Branches(named), interview.told)
    doubted = interview.doubted
    rows: Rows = ()
    if doubted is not None:
        shown = law.facts.question(subject, doubted, interview.told)
        rows = answer_rows(interview, doubted.name, shown)
        parting = {name for branch in branches.branches for name in branch.suppose}
        if len(parting) > 1 and not interview.conversation.screen.group:
            by_answer = tuple(_by_answer(interview, doubted, shown))
            if by_answer:
                return _of_several_doubts(interview, doubted, by_answer, depending.always, rows)
    heading = Line(depending.heading, Style.STRONG)
    first = "back" if interview.conversation.screen.group else "change"
    step = (first, Action.BACK if first == "back" else Action.CHANGE)
    last = button_row(interview, step, ("new", Action.NEW))
    asks = ask_buttons(interview)
    beside = MOST_BESIDE - LINES_OF_A_ROW * (len(rows) - MANY_ROWS)
    room = ROOM - LINES_OF_A_ROW * (len(rows) + bool(asks))
    always = Line(depending.always, Style.QUOTE)
    folded = min(FOLDED, size_of((always,))[0]) if depending.always else 0
    count = min(len(depending.lines), MOST_BRANCHES)
    lines = [heading, *_branch_lines(interview, depending.lines, count)]
    while count and (
        (len(rows) >= MANY_ROWS and size_of(lines)[0] > beside)
        or (folded and size_of(lines)[0] + folded > room)
    ):
        count -= 1
        lines = [heading, *_branch_lines(interview, depending.lines, count)]
    if depending.always:
        height, _ = size_of((*lines, always))
        lines.append(always if height > min(MOST_LINES, room) else Line(depending.always))
    return Screen(tuple(lines), (*rows, *((asks,) if asks else ()), last))


def _by_answer(interview: Interview, doubted: Asked, shown: choosing.Choosing) -> Iterator[Line]:
    """Yield a line for each answer to the first of several open facts: what else it depends on.

    Answers of the same outcome share a line. There is none where an answer leads to a question.
    """
    law, subject, answers = interview.words.law, interview.subject.name, interview.conversation
    found: dict[str, list[str]] = {}
    for one in shown.each:
        told = add_to(answers.answers, *answers_of(doubted.name, one.choice))
        try:
            reply = interview.reply_to(*told)
        except BadAnswer:  # it does not go together with what was told besides
            continue
        if isinstance(reply, Question):
            return
        outcome = law.briefs.outcomes(subject, reply, interview.told)
        found.setdefault(outcome, []).append(one.text)
    for outcome, texts in found.items():
        yield Line.led_by(f"{law.briefs.either(texts)}:", outcome)


def _of_several_doubts(
    interview: Interview, doubted: Asked, by_answer: tuple[Line, ...], always: str, rows: Rows
) -> Screen:
    """Return the rulings of each answer to the first of several open facts."""
    law, subject = interview.words.law, interview.subject.name
    heading = law.briefs.heading(subject, (doubted.name,), interview.told)
    lines = [Line(heading, Style.STRONG), *by_answer]
    if always:
        style = Style.PLAIN if size_of((*lines, Line(always)))[0] <= MOST_LINES else Style.QUOTE
        lines.append(Line(always, style))
    last = button_row(interview, ("change", Action.CHANGE), ("new", Action.NEW))
    return Screen(tuple(lines), (*rows, last))


def _branch_lines(interview: Interview, texts: Sequence[str], shown: int) -> Iterator[Line]:
    """Yield a line for each of the first rulings, and the number of the others."""
    said = interview.words.bot
    for text in texts[:shown]:
        yield Line(said.say("further-step", text=text))
    if more := len(texts) - shown:
        yield Line(said.say("branch-more", more=more))
