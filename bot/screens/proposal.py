"""The screen on which a person confirms what was understood of a text."""

from bot.conversation.callback_data import OUT, Action
from bot.conversation.interview import Interview
from bot.screens.elements import LABEL, Button, Line, Screen, Style, button, button_row
from bot.screens.rows import option_rows
from lawcore import Answer


def proposal_screen(interview: Interview) -> Screen:
    """Return the facts that are proposed, each with a button that takes it out."""
    said = interview.words.bot
    lines = [Line(said.say("understood"), Style.STRONG)]
    buttons: list[Button] = []
    for place, (name, value) in enumerate(interview.conversation.proposed or ()):
        if value is None:
            continue
        number = str(place + 1)
        lines.append(Line(_entry(interview, number, name, value)))
        label = _option(interview, name, value)
        numbered = said.say("understood-label", number=number, answer=label)
        label = numbered if len(numbered) <= LABEL else label
        buttons.append(button(interview, label, f"{OUT}{place}"))
    lines.append(Line(said.say("understood-how")))
    agree = button_row(interview, ("agree", Action.AGREE))
    discard = button_row(interview, ("discard", Action.DISCARD))
    return Screen(tuple(lines), (agree, *option_rows(buttons), discard))


def _entry(interview: Interview, number: str, name: str, value: Answer) -> str:
    """Return a fact with its answer, and with the one told before where it is another."""
    said, law, subject = interview.words.bot, interview.words.law, interview.subject.name
    question = law.ask(subject, name, _known(interview))
    answer = _option(interview, name, value)
    entry = said.say("change-entry", number=number, question=question, answer=answer)
    before = interview.told.get(name)
    if before is None:
        return entry
    former = law.option(subject, name, before, interview.told)
    return said.say("understood-change", entry=entry, former=former)


def _option(interview: Interview, name: str, value: Answer) -> str:
    return interview.words.law.option(interview.subject.name, name, value, _known(interview))


def _known(interview: Interview) -> dict[str, Answer]:
    """Return the answers as they would be with the proposal."""
    proposed = interview.conversation.proposed or ()
    return {**interview.told, **{name: value for name, value in proposed if value is not None}}
