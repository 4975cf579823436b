"""The screen of rulings between which an unsure fact decides."""

from dataclasses import replace

from bot.conversation.callback_data import Action
from bot.conversation.interview import Interview
from bot.screens.elements import Line, Screen, Style, button_row
from bot.screens.orders import size_of
from bot.screens.question import answer_rows
from lawcore import Branches

MOST_BRANCHES, MOST_WAYS = 4, 3
MOST_LINES = 14
"""What holds in every case is folded where more lines of a phone would be taken."""


def branches_screen(interview: Interview, branches: Branches) -> Screen:
    """Return a line a ruling, what holds in each, and the answers that would decide."""
    said, subject = interview.words.bot, interview.subject.name
    named = tuple(replace(one, alike=one.alike[:MOST_WAYS]) for one in branches.branches)
    depending = interview.words.law.briefs.depending(subject, Branches(named), interview.told)
    lines = [Line(depending.heading, Style.STRONG)]
    lines.extend(Line(said.say("further-step", text=t)) for t in depending.lines[:MOST_BRANCHES])
    more = len(depending.lines) - MOST_BRANCHES
    if more > 0:
        lines.append(Line(said.say("branch-more", more=more)))
    if depending.always:
        height, _ = size_of((*lines, Line(depending.always)))
        style = Style.PLAIN if height <= MOST_LINES else Style.QUOTE
        lines.append(Line(depending.always, style))
    doubted = interview.doubted
    rows = () if doubted is None else answer_rows(interview, doubted, interview.told)
    first = "back" if interview.conversation.screen.group else "change"
    step = (first, Action.BACK if first == "back" else Action.CHANGE)
    last = button_row(interview, step, ("new", Action.NEW))
    return Screen(tuple(lines), (*rows, last))
