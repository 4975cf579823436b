"""The screen of a conversation: what it says and its buttons, derived from nothing but its row."""

from bot.conversation.free_text import is_proposing
from bot.conversation.interview import mended, reply
from bot.conversation.model import Conversation
from bot.conversation.screen_state import ScreenKind
from bot.screens.change import change_screen, changed_entry, changing_screen, dropped_lines
from bot.screens.compact import compact_screen
from bot.screens.elements import Line, Screen, Style, note, title
from bot.screens.plain import plainly
from bot.screens.posting import with_posting
from bot.screens.proposal import understood_screen
from bot.screens.question import question_screen
from bot.screens.rows import begin_rows
from bot.screens.ruling import branches_screen, reading_screen, reasoning_screen, ruling_screen
from bot.screens.sharing import with_sharing
from bot.wording import SAID
from lawcore import Question, Ruling


def screen(conversation: Conversation, hint: str = "") -> Screen:
    """Return what a conversation shows; a hint says what to do after a text it could not take."""
    conversation = mended(conversation)
    said = SAID[conversation.language]
    shown = with_posting(conversation, _shown(conversation))
    lines = (title(conversation), *shown.lines, *dropped_lines(conversation))
    if hint:
        lines = (*lines, Line(hint, Style.NOTE))
    whole = Screen(lines, shown.rows, said.say("shortened"))
    whole = plainly(whole, conversation.language) if conversation.plain else whole
    return with_sharing(conversation, whole) if _may_be_ruling(conversation) else whole


def _may_be_ruling(conversation: Conversation) -> bool:
    """Tell whether the present screen may be that of a ruling."""
    return not conversation.screen.is_beside_the_ruling and not is_proposing(conversation)


def _shown(conversation: Conversation) -> Screen:
    if conversation.screen.kind is ScreenKind.CANCELLED:
        return cancelled(conversation)
    if is_proposing(conversation):
        return understood_screen(conversation)
    if (change := _change(conversation)) is not None:
        return change
    match reply(conversation):
        case Question() as question:
            return question_screen(conversation, question)
        case Ruling() as ruling:
            return _ruling(conversation, ruling)
        case branches:
            return branches_screen(conversation, branches)


def _change(conversation: Conversation) -> Screen | None:
    """Return the screen on which answers are changed, None where another is shown."""
    entry = changed_entry(conversation)
    if entry is not None:
        return changing_screen(conversation, entry)
    is_review = conversation.screen.kind is ScreenKind.CHANGE
    return change_screen(conversation) if is_review else None


def _ruling(conversation: Conversation, ruling: Ruling) -> Screen:
    if conversation.screen.kind is ScreenKind.READ:
        return reading_screen(conversation, ruling)
    if conversation.compact:
        return compact_screen(conversation, ruling)
    if conversation.screen.kind is ScreenKind.REASONING:
        return reasoning_screen(conversation, ruling)
    return ruling_screen(conversation, ruling)


def cancelled(conversation: Conversation) -> Screen:
    said = SAID[conversation.language].say("cancelled")
    return note(said, begin_rows(conversation.language))
