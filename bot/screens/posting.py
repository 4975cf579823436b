"""A case as others see it: its ruling posted to another chat, or the way to begin one's own."""

from bot.conversation.callback_data import AskAlone
from bot.conversation.fingerprint import posting_mark
from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.conversation.pressing import Action
from bot.conversation.screen_state import ScreenKind
from bot.screens.elements import Button, ButtonStyle, Line, Screen, Style, note
from bot.screens.plain import make_plain
from bot.screens.rows import button, shorten
from bot.screens.ruling import ruling_lines
from bot.screens.told import title
from bot.wording import Words
from lawcore.engine.records import replace


def posted_screen(interview: Interview) -> Screen | None:
    """Return the ruling without its buttons, None where there is no ruling yet."""
    conversation, ruling = interview.conversation, interview.ruling
    if ruling is None or conversation.screen.is_beside_the_ruling:
        return None
    lines = (title(interview), *ruling_lines(interview, ruling))
    if not interview.is_in_group:  # there the ruling ends with it
        lines += (Line(interview.words.bot.say("director-decides"), Style.NOTE),)
    whole = Screen(lines, (), interview.words.bot.say("shortened"))
    return make_plain(whole, conversation.language) if conversation.plain else whole


def may_be_shared(interview: Interview) -> bool:
    """Tell whether it is a ruling that one member of a group may have seen alone so far."""
    conversation = interview.conversation
    is_ruling = interview.ruling is not None and not conversation.screen.is_beside_the_ruling
    return is_ruling and (conversation.shared_id or 0) <= 0


def add_posting(interview: Interview, shown: Screen) -> Screen:
    """Add the button that posts the ruling or, once it is posted, a line that says so.

    The chat has a linked one. In a group the button stands on the ruling, otherwise behind "More".
    A screen without a ruling stays as it is.
    """
    conversation = interview.conversation
    place = ScreenKind.MAIN if interview.is_in_group else ScreenKind.MORE
    if conversation.screen.kind is not place:
        return shown
    mark = posting_mark(interview)
    if mark is None:
        return shown
    said, name = interview.words.bot, conversation.linked_name
    if mark == conversation.posted:
        text = said.say("posted-to", chat=name) if name else said.say("posted")
        return replace(shown, lines=(*shown.lines, Line(text, Style.NOTE)))
    label = said.say("post-to", chat=name) if name else said.say("post")
    row = (button(interview, shorten(label), Action.POST),)
    return replace(shown, rows=(*shown.rows[:-1], row, *shown.rows[-1:]))


def invitation_screen(language: str, subject: str | None) -> Screen:
    """Return the way to begin a case that only whoever presses sees, of a subject or of a line."""
    words = Words.of(language)
    if subject is None:
        label = words.bot.say("alone-begin")
    else:
        label = words.bot.say("alone-begin-about", subject=words.law.subject(subject))
    button = Button(label, AskAlone(subject), ButtonStyle.PRIMARY)
    return note(words.bot.say("alone-invite"), ((button,),))


def another_row(row: Conversation) -> Screen:
    """Return the button below a ruling with which anybody begins a case of his own."""
    label = Words.of(row.language).bot.say("alone-another")
    return Screen((), ((Button(label, AskAlone(row.subject)),),))
