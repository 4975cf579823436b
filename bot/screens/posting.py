"""A ruling as it is posted to another chat, and the button that posts it."""

from bot.conversation.callback_data import Action
from bot.conversation.fingerprint import posting_mark
from bot.conversation.interview import Interview
from bot.screens.elements import LABEL, Line, Screen, Style, button, title
from bot.screens.plain import make_plain
from bot.screens.ruling import ruling_screen


def posted_screen(interview: Interview) -> Screen | None:
    """Return the ruling without its buttons, None where there is no ruling yet."""
    conversation, ruling = interview.conversation, interview.ruling
    if ruling is None or conversation.screen.is_beside_the_ruling:
        return None
    lines = (title(interview), *ruling_screen(interview, ruling).lines)
    whole = Screen(lines, (), interview.words.bot.say("shortened"))
    return make_plain(whole, conversation.language) if conversation.plain else whole


def add_posting(interview: Interview, shown: Screen) -> Screen:
    """Add the button that posts the ruling or, once it is posted, a line that says so.

    A screen without a ruling, and one from whose chat nothing may be posted, stays as it is.
    """
    conversation = interview.conversation
    mark = None if conversation.linked_id is None else posting_mark(interview)
    if mark is None:
        return shown
    said, name = interview.words.bot, conversation.linked_name
    if mark == conversation.posted:
        text = said.say("posted-to", chat=name) if name else said.say("posted")
        return Screen((*shown.lines, Line(text, Style.NOTE)), shown.rows, shown.shortened)
    label = said.say("post-to", chat=name) if name else said.say("post")
    if len(label) > LABEL:
        label = f"{label[: LABEL - 1]}…"
    row = (button(interview, label, Action.POST),)
    return Screen(shown.lines, (row, *shown.rows), shown.shortened)
