"""The screen of a question."""

from bot.conversation.callback_data import Action, action_to_tell
from bot.conversation.interview import Interview
from bot.conversation.screen_state import ScreenKind
from bot.screens.elements import Button, Line, Screen, Style, button, button_row, edition_button
from bot.screens.rows import option_rows
from lawcore import Question


def question_screen(interview: Interview, question: Question) -> Screen:
    """Return the screen of a question, or of a list with the question beside it."""
    said, law = interview.words.bot, interview.words.law
    screen, beside = interview.conversation.screen, interview.question_beside
    both = [asked for asked in (beside, question) if asked is not None]
    lines = []
    if beside is not None:
        lines.append(Line(law.ask(question.subject, beside.facts[0].name, interview.told)))
    lines.append(Line(law.heading(question, interview.told)))
    if question.is_list:
        lines.append(Line(said.say("list-beside" if beside else _how_to_pick(interview))))
    for asked in both:
        lines.extend(Line(text, Style.NOTE) for text in law.asides(asked))
    if screen.shows_why:
        lines.append(Line(said.say("why-asked"), Style.QUOTE))
        for asked in both:
            lines.extend(Line(text, Style.QUOTE) for text in law.why(asked).splitlines())
    rows = option_rows(_options(interview, question))
    if question.is_list and screen.kind is not ScreenKind.UNSURE:
        rows = _add_list_buttons(interview, beside, rows)
    return Screen(tuple(lines), (*rows, *_steering(interview)))


def _options(interview: Interview, question: Question) -> list[Button]:
    law = interview.words.law
    return [
        button(
            interview,
            law.option(question.subject, asked.name, option, interview.told),
            action_to_tell(asked.name, option),
        )
        for asked in question.facts
        for option in asked.options
        if option != asked.usual
    ]


def _how_to_pick(interview: Interview) -> str:
    """Return the key of what is said about picking from a list."""
    kind = interview.conversation.screen.kind
    if kind is ScreenKind.UNSURE:
        return "list-unsure"
    is_one = interview.is_single_choice and kind is not ScreenKind.SEVERAL
    return "list-one" if is_one else "list-several"


def _add_list_buttons(
    interview: Interview, beside: Question | None, rows: tuple[tuple[Button, ...], ...]
) -> tuple[tuple[Button, ...], ...]:
    """Put the question beside it or "none of these" above a list, "several of these" below it."""
    if beside is not None:
        rows = (*option_rows(_options(interview, beside)), *rows)
    else:
        key = "nothing-else" if interview.has_picked else "none-of-these"
        rows = (button_row(interview, (key, Action.NONE)), *rows)
    is_several = interview.conversation.screen.kind is ScreenKind.SEVERAL
    if is_several or not interview.is_single_choice:
        return rows
    return (*rows, button_row(interview, ("several", Action.SEVERAL)))


def _steering(interview: Interview) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons that go back, say why, or leave the question open."""
    conversation = interview.conversation
    steps = [("back", Action.BACK)] if conversation.answers else []
    steps.append(("why", Action.WHY))
    if interview.may_be_unsure and conversation.screen.kind is not ScreenKind.UNSURE:
        steps.append(("unsure", Action.UNSURE))
    row = button_row(interview, *steps)
    year = conversation.screen.came_from
    return (row,) if year is None else (row, (edition_button(interview, "back-to-edition", year),))
