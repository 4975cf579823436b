"""A ruling in short: what to do, and the rest behind one button."""

from bot.conversation.interview import Interview
from bot.conversation.screen_state import ScreenKind
from bot.screens.change import answers_line
from bot.screens.elements import Line, Screen, Style
from bot.screens.ruling import reasoning_screen, ruling_screen
from lawcore import Ruling


def compact_screen(interview: Interview, ruling: Ruling) -> Screen:
    """Return headline and orders, or on the screen of the reasoning everything else."""
    whole = ruling_screen(interview, ruling)
    spoken = interview.words.law.rule(ruling)
    short = (Line(spoken.headline, Style.STRONG), *(Line(order) for order in spoken.orders))
    if interview.conversation.screen.kind is not ScreenKind.REASONING:
        return Screen((*short, answers_line(interview)), whole.rows)
    said = {line.text for line in short}
    rest = tuple(line for line in whole.lines if line.text not in said)
    reasoning = reasoning_screen(interview, ruling)
    return Screen((*rest, *reasoning.lines), reasoning.rows)
