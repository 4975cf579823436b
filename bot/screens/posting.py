"""A ruling as it is posted to another chat, and the button that posts it."""

from bot.conversation.callback_data import Action
from bot.conversation.fingerprint import posting_mark
from bot.conversation.interview import mended, reply
from bot.conversation.model import Conversation
from bot.screens.elements import LABEL, Line, Screen, Style, button, title
from bot.screens.plain import plainly
from bot.screens.ruling import ruling_screen
from bot.wording import SAID
from lawcore import Ruling


def posted_screen(conversation: Conversation) -> Screen | None:
    """Return the ruling without its buttons, None where there is no ruling yet."""
    conversation = mended(conversation)
    ruling = reply(conversation)
    if not isinstance(ruling, Ruling) or conversation.screen.is_beside_the_ruling:
        return None
    lines = (title(conversation), *ruling_screen(conversation, ruling).lines)
    whole = Screen(lines, (), SAID[conversation.language].say("shortened"))
    return plainly(whole, conversation.language) if conversation.plain else whole


def with_posting(conversation: Conversation, shown: Screen) -> Screen:
    """Add the button that posts the ruling or, once it is posted, a line that says so."""
    mark = None if conversation.linked_id is None else posting_mark(conversation)
    if mark is None:
        return shown
    said, name = SAID[conversation.language], conversation.linked_name
    if mark == conversation.posted:
        text = said.say("posted-to", chat=name) if name else said.say("posted")
        return Screen((*shown.lines, Line(text, Style.NOTE)), shown.rows, shown.shortened)
    label = said.say("post-to", chat=name) if name else said.say("post")
    if len(label) > LABEL:
        label = f"{label[: LABEL - 1]}…"
    row = (button(conversation, label, Action.POST),)
    return Screen(shown.lines, (row, *shown.rows), shown.shortened)
