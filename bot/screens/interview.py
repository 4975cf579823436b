"""The screen of an interview: what it says and its buttons, derived from nothing but its row."""

from bot.conversation.free_text import is_proposing
from bot.conversation.interview import Interview
from bot.conversation.screen_state import ScreenKind
from bot.screens.change import change_screen, changed_entry, changing_screen, dropped_lines
from bot.screens.compact import compact_screen
from bot.screens.elements import Line, Screen, Style, note, title
from bot.screens.plain import make_plain
from bot.screens.posting import add_posting
from bot.screens.proposal import proposal_screen
from bot.screens.question import question_screen
from bot.screens.rows import begin_rows
from bot.screens.ruling import (
    branches_screen,
    reading_screen,
    reasoning_screen,
    ruling_screen,
)
from bot.screens.sharing import add_sharing
from lawcore import Question, Ruling


def screen(interview: Interview, hint: str = "") -> Screen:
    """Return the present screen of an interview; its last line is a hint, if one is given."""
    conversation = interview.conversation
    shown = add_posting(interview, _present_screen(interview))
    lines = (title(interview), *shown.lines, *dropped_lines(interview))
    if hint:
        lines = (*lines, Line(hint, Style.NOTE))
    whole = Screen(lines, shown.rows, interview.words.bot.say("shortened"))
    whole = make_plain(whole, conversation.language) if conversation.plain else whole
    if conversation.screen.is_beside_the_ruling or is_proposing(conversation):
        return whole
    return add_sharing(interview, whole)


def _present_screen(interview: Interview) -> Screen:
    """Return the present screen, without its title."""
    conversation = interview.conversation
    if conversation.screen.kind is ScreenKind.CANCELLED:
        return cancelled_screen(interview)
    if is_proposing(conversation):
        return proposal_screen(interview)
    if (change := _change(interview)) is not None:
        return change
    match interview.reply:
        case Question() as question:
            return question_screen(interview, question)
        case Ruling() as ruling:
            return _ruling(interview, ruling)
        case branches:
            return branches_screen(interview, branches)


def _change(interview: Interview) -> Screen | None:
    """Return the screen on which answers are changed, None where another is shown."""
    entry = changed_entry(interview)
    if entry is not None:
        return changing_screen(interview, entry)
    is_review = interview.conversation.screen.kind is ScreenKind.CHANGE
    return change_screen(interview) if is_review else None


def _ruling(interview: Interview, ruling: Ruling) -> Screen:
    conversation = interview.conversation
    if conversation.screen.kind is ScreenKind.READ:
        return reading_screen(interview, ruling)
    if conversation.compact:
        return compact_screen(interview, ruling)
    if conversation.screen.kind is ScreenKind.REASONING:
        return reasoning_screen(interview, ruling)
    return ruling_screen(interview, ruling)


def cancelled_screen(interview: Interview) -> Screen:
    """Return what is shown of an interview that was closed, with what can be asked about anew."""
    said = interview.words.bot.say("cancelled")
    return note(said, begin_rows(interview.conversation.language))
