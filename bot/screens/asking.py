"""The screen of a question."""

from bot.buttons import Action, telling
from bot.conversations import Conversation
from bot.interview import has_picked, may_be_unsure, picks_one, question_beside, told
from bot.screens.parts import (
    Button,
    Line,
    Screen,
    Shown,
    Style,
    button,
    edition_button,
    named,
    option_rows,
)
from bot.wording import SAID
from lawcore import Edition, Question
from lawcore.wording import Wording


def question_screen(conversation: Conversation, question: Question) -> Screen:
    """Return the screen of a question, or of a list with the question beside it."""
    said = SAID[conversation.language]
    law = Wording.of(conversation.language)
    known = told(conversation)
    beside = None
    if conversation.screen not in {Shown.SEVERAL, Shown.UNSURE}:
        beside = question_beside(conversation, question)
    lines = [Line(law.ask(beside.facts[0].name, known))] if beside else []
    lines.append(Line(law.heading(question, known)))
    if question.is_list:
        lines.append(
            Line(said.say("list-beside" if beside else _how_to_pick(conversation, question)))
        )
    if conversation.screen == Shown.WHY:
        lines.append(Line(said.say("why-asked"), Style.QUOTE))
        for asked in filter(None, (beside, question)):
            why = law.why(asked, Edition(conversation.edition))
            lines.extend(Line(text, Style.QUOTE) for text in why.splitlines())
    rows = option_rows(_options(conversation, question))
    if question.is_list and conversation.screen != Shown.UNSURE:
        rows = _with_list_buttons(conversation, question, rows)
    if beside:
        rows = (*option_rows(_options(conversation, beside)), *rows[1:])
    return Screen(tuple(lines), (*(row for row in rows if row), *_steering(conversation)))


def _options(conversation: Conversation, question: Question) -> list[Button]:
    law = Wording.of(conversation.language)
    known = told(conversation)
    return [
        button(conversation, law.option(asked.name, option, known), telling(asked.name, option))
        for asked in question.facts
        for option in asked.options
        if option != asked.usual
    ]


def _how_to_pick(conversation: Conversation, question: Question) -> str:
    if conversation.screen == Shown.UNSURE:
        return "list-unsure"
    one = picks_one(conversation, question) and conversation.screen != Shown.SEVERAL
    return "list-one" if one else "list-several"


def _with_list_buttons(
    conversation: Conversation, question: Question, rows: tuple[tuple[Button, ...], ...]
) -> tuple[tuple[Button, ...], ...]:
    """Put "none of these" above a list, and "several of these" below it."""
    none = ("nothing-else" if has_picked(conversation, question) else "none-of-these", Action.NONE)
    rows = (named(conversation, none), *rows)
    if conversation.screen == Shown.SEVERAL or not picks_one(conversation, question):
        return rows
    return (*rows, named(conversation, ("several", Action.SEVERAL)))


def _steering(conversation: Conversation) -> tuple[tuple[Button, ...], ...]:
    steps = [("back", Action.BACK)] if conversation.answers else []
    steps.append(("why", Action.WHY))
    if may_be_unsure(conversation) and conversation.screen != Shown.UNSURE:
        steps.append(("unsure", Action.UNSURE))
    row = named(conversation, *steps)
    if not conversation.screen.startswith(Shown.FROM):
        return (row,)
    return row, (
        edition_button(conversation, "back-to-edition", conversation.screen[len(Shown.FROM) :]),
    )
