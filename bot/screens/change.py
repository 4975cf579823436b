"""The screen on which an answer is changed."""

from bot.buttons import DROP, Action
from bot.conversations import Conversation
from bot.interview import entries, told
from bot.screens.parts import Button, Line, Screen, Style, button, named, option_rows
from bot.wording import SAID
from lawcore import REVOKES, Answer
from lawcore.wording import Wording


def change_screen(conversation: Conversation) -> Screen:
    """Return the list of answers, any of which can be changed."""
    said = SAID[conversation.language]
    lines = [Line(said.say("change-heading"), Style.STRONG)]
    numbers: list[Button] = []
    for number, (name, value, places) in enumerate(entries(conversation), start=1):
        lines.append(Line(_entry(conversation, str(number), name, value)))
        numbers.append(button(conversation, str(number), f"{DROP}{places[0]}"))
    back = named(conversation, ("back", Action.SHOW))
    return Screen(tuple(lines), (*option_rows(numbers), back))


def _entry(conversation: Conversation, number: str, name: str, value: Answer | None) -> str:
    said = SAID[conversation.language]
    law = Wording.of(conversation.language)
    known = told(conversation)
    if not name:
        return said.say("change-rare", number=number)
    if name == REVOKES:
        return said.say("change-several", number=number, revokes=str(value))
    answer = (
        said.say("unsure")
        if value is None
        else law.option(conversation.subject, name, value, known)
    )
    question = law.ask(conversation.subject, name, known)
    return said.say("change-entry", number=number, question=question, answer=answer)
