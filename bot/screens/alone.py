"""What all see of a case in a group whose questions the asker alone sees."""

from bot.conversation.callback_data import AskAlone
from bot.conversation.model import Conversation
from bot.screens.elements import Button, ButtonStyle, Screen, note
from bot.wording import Words


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
