"""The screen on which a person confirms what was understood of a text."""

from bot.conversation.callback_data import OUT, Action
from bot.conversation.interview import told
from bot.conversation.model import Conversation
from bot.screens.elements import LABEL, Button, Line, Screen, Style, button, named
from bot.screens.rows import option_rows
from bot.wording import SAID
from lawcore import Answer
from lawcore.wording import Wording


def understood_screen(conversation: Conversation) -> Screen:
    """Return the facts that are proposed, each with a button that takes it out."""
    said = SAID[conversation.language]
    lines = [Line(said.say("understood"), Style.STRONG)]
    buttons: list[Button] = []
    for place, (name, value) in enumerate(conversation.proposed or ()):
        if value is None:
            continue
        number = str(place + 1)
        lines.append(Line(_entry(conversation, number, name, value)))
        label = _option(conversation, name, value)
        numbered = said.say("understood-label", number=number, answer=label)
        label = numbered if len(numbered) <= LABEL else label
        buttons.append(button(conversation, label, f"{OUT}{place}"))
    lines.append(Line(said.say("understood-how")))
    agree = named(conversation, ("agree", Action.AGREE))
    discard = named(conversation, ("discard", Action.DISCARD))
    return Screen(tuple(lines), (agree, *option_rows(buttons), discard))


def _entry(conversation: Conversation, number: str, name: str, value: Answer) -> str:
    """Return a fact with its answer, and with the one told before where it is another."""
    said, law = SAID[conversation.language], Wording.of(conversation.language)
    question = law.ask(conversation.subject, name, _known(conversation))
    answer = _option(conversation, name, value)
    entry = said.say("change-entry", number=number, question=question, answer=answer)
    before = told(conversation).get(name)
    if before is None:
        return entry
    former = law.option(conversation.subject, name, before, told(conversation))
    return said.say("understood-change", entry=entry, former=former)


def _option(conversation: Conversation, name: str, value: Answer) -> str:
    law = Wording.of(conversation.language)
    return law.option(conversation.subject, name, value, _known(conversation))


def _known(conversation: Conversation) -> dict[str, Answer]:
    proposed = {name: value for name, value in conversation.proposed or () if value is not None}
    return {**told(conversation), **proposed}
