"""The screen on which a person confirms what was understood of a text."""

from bot.conversation.callback_data import OUT, Action
from bot.conversation.interview import Interview
from bot.screens.auction import auction_lines
from bot.screens.elements import Button, Line, Screen, Style, button, button_row, way_on
from bot.screens.rows import option_rows, shorten
from bot.screens.told import say_answer
from lawcore import Answer


def proposal_screen(interview: Interview) -> Screen:
    """Return the facts that are proposed in one line, each with a button that takes it out.

    Where they come from an auction, that and what is irregular in it stands in place of the line,
    unless they change what was told.
    """
    said = interview.words.bot
    answers: list[str] = []
    buttons: list[Button] = []
    for place, (name, value) in enumerate(interview.conversation.proposed or ()):
        if value is None:
            continue
        answers.append(_answer(interview, name, value))
        buttons.append(button(interview, _label(interview, name, value), f"{OUT}{place}"))
    understood = Line(said.say("understood", facts=" · ".join(answers)), Style.STRONG)
    auction = auction_lines(interview)
    is_change = any(name in interview.told for name, _ in interview.conversation.proposed or ())
    lines = (
        *auction,
        *((understood,) if is_change or not auction else ()),
        Line(said.say("understood-how"), Style.NOTE),
    )
    agree = way_on(interview, "agree", Action.AGREE)
    discard = button_row(interview, ("discard", Action.DISCARD))
    return Screen(lines, (agree, *option_rows(buttons), discard))


def _answer(interview: Interview, name: str, value: Answer) -> str:
    """Return an answer, with the one told before where it is another."""
    answer = say_answer(interview, name, value, _known(interview))
    before = interview.told.get(name)
    if before is None:
        return answer
    former = say_answer(interview, name, before)
    return interview.words.bot.say("understood-change", answer=answer, former=former)


def _label(interview: Interview, name: str, value: Answer) -> str:
    law, known = interview.words.law, _known(interview)
    fact = law.names.fact(interview.subject.name, name, known)
    answer = say_answer(interview, name, value, known)
    label = interview.words.bot.say("change-entry", fact=fact, answer=answer) if fact else answer
    return shorten(label[:1].upper() + label[1:])


def _known(interview: Interview) -> dict[str, Answer]:
    """Return the answers as they would be with the proposal."""
    proposed = interview.conversation.proposed or ()
    return {**interview.told, **{name: value for name, value in proposed if value is not None}}
