"""A ruling in short: what to do, and the rest behind one button."""

from bot.conversation.model import Conversation
from bot.conversation.screen_state import ScreenKind
from bot.screens.change import answers_line
from bot.screens.elements import Line, Screen, Style
from bot.screens.ruling import reasoning_screen, ruling_screen
from lawcore import Ruling
from lawcore.wording import Wording


def compact_screen(conversation: Conversation, ruling: Ruling) -> Screen:
    """Return headline and orders, or on the screen of the reasoning everything else."""
    whole = ruling_screen(conversation, ruling)
    ruled = Wording.of(conversation.language).rule(ruling)
    short = (Line(ruled.headline, Style.STRONG), *(Line(order) for order in ruled.orders))
    if conversation.screen.kind is not ScreenKind.REASONING:
        return Screen((*short, answers_line(conversation)), whole.rows)
    said = {line.text for line in short}
    rest = tuple(line for line in whole.lines if line.text not in said)
    reasoning = reasoning_screen(conversation, ruling)
    return Screen((*rest, *reasoning.lines), reasoning.rows)
