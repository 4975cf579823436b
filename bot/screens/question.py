"""The screen of a question."""

from bot.conversation.callback_data import Action, telling
from bot.conversation.interview import (
    asked_beside,
    has_picked,
    may_be_unsure,
    picks_one,
    told,
)
from bot.conversation.model import Conversation
from bot.conversation.screen_state import ScreenKind
from bot.screens.elements import Button, Line, Screen, Style, button, edition_button, named
from bot.screens.rows import option_rows
from bot.wording import SAID
from lawcore import Question
from lawcore.wording import Wording


def question_screen(conversation: Conversation, question: Question) -> Screen:
    """Return the screen of a question, or of a list with the question beside it."""
    said = SAID[conversation.language]
    law = Wording.of(conversation.language)
    known = told(conversation)
    beside = asked_beside(conversation, question)
    lines = [Line(law.ask(question.subject, beside.facts[0].name, known))] if beside else []
    lines.append(Line(law.heading(question, known)))
    if question.is_list:
        lines.append(
            Line(said.say("list-beside" if beside else _how_to_pick(conversation, question)))
        )
    for asked in filter(None, (beside, question)):
        lines.extend(Line(text, Style.NOTE) for text in law.asides(asked))
    if conversation.screen.shows_why:
        lines.append(Line(said.say("why-asked"), Style.QUOTE))
        for asked in filter(None, (beside, question)):
            why = law.why(asked)
            lines.extend(Line(text, Style.QUOTE) for text in why.splitlines())
    rows = option_rows(_options(conversation, question))
    if question.is_list and conversation.screen.kind is not ScreenKind.UNSURE:
        rows = _with_list_buttons(conversation, question, beside, rows)
    return Screen(tuple(lines), (*rows, *_steering(conversation)))


def _options(conversation: Conversation, question: Question) -> list[Button]:
    law = Wording.of(conversation.language)
    known = told(conversation)
    return [
        button(
            conversation,
            law.option(question.subject, asked.name, option, known),
            telling(asked.name, option),
        )
        for asked in question.facts
        for option in asked.options
        if option != asked.usual
    ]


def _how_to_pick(conversation: Conversation, question: Question) -> str:
    if conversation.screen.kind is ScreenKind.UNSURE:
        return "list-unsure"
    one = picks_one(conversation, question) and conversation.screen.kind is not ScreenKind.SEVERAL
    return "list-one" if one else "list-several"


def _with_list_buttons(
    conversation: Conversation,
    question: Question,
    beside: Question | None,
    rows: tuple[tuple[Button, ...], ...],
) -> tuple[tuple[Button, ...], ...]:
    """Put the question beside it or "none of these" above a list, "several of these" below it."""
    if beside:
        rows = (*option_rows(_options(conversation, beside)), *rows)
    else:
        key = "nothing-else" if has_picked(conversation, question) else "none-of-these"
        rows = (named(conversation, (key, Action.NONE)), *rows)
    if conversation.screen.kind is ScreenKind.SEVERAL or not picks_one(conversation, question):
        return rows
    return (*rows, named(conversation, ("several", Action.SEVERAL)))


def _steering(conversation: Conversation) -> tuple[tuple[Button, ...], ...]:
    steps = [("back", Action.BACK)] if conversation.answers else []
    steps.append(("why", Action.WHY))
    if may_be_unsure(conversation) and conversation.screen.kind is not ScreenKind.UNSURE:
        steps.append(("unsure", Action.UNSURE))
    row = named(conversation, *steps)
    year = conversation.screen.came_from
    if year is None:
        return (row,)
    return row, (edition_button(conversation, "back-to-edition", str(year)),)
