"""The screen of a conversation: what it says and its buttons, derived from nothing but its row."""

from bot.conversations import Conversation
from bot.interview import mended, reply
from bot.screens.asking import question_screen
from bot.screens.change import change_screen
from bot.screens.parts import Line, Screen, Shown, Style, begin_rows, note
from bot.screens.ruling import branches_screen, reasoning_screen, ruling_screen
from bot.wording import SAID
from lawcore import Question, Ruling
from lawcore.wording import Wording


def screen(conversation: Conversation, hint: str = "") -> Screen:
    """Return what a conversation shows; a hint says what to do after a text it could not take."""
    conversation = mended(conversation)
    said = SAID[conversation.language]
    title = said.say(
        "title",
        subject=Wording.of(conversation.language).subject(conversation.subject),
        edition=str(conversation.edition),
    )
    shown = _shown(conversation)
    lines = (Line(title, Style.TITLE), *shown.lines)
    if hint:
        lines = (*lines, Line(hint, Style.NOTE))
    return Screen(lines, shown.rows, said.say("shortened"))


def _shown(conversation: Conversation) -> Screen:
    if conversation.screen == Shown.CANCELLED:
        return cancelled(conversation)
    if conversation.screen == Shown.CHANGE:
        return change_screen(conversation)
    match reply(conversation):
        case Question() as question:
            return question_screen(conversation, question)
        case Ruling() as ruling if conversation.screen == Shown.REASONING:
            return reasoning_screen(conversation, ruling)
        case Ruling() as ruling:
            return ruling_screen(conversation, ruling)
        case branches:
            return branches_screen(conversation, branches)


def cancelled(conversation: Conversation) -> Screen:
    said = SAID[conversation.language].say("cancelled")
    return note(said, begin_rows(conversation.language))
