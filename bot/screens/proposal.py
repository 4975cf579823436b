"""The screen on which a person confirms the facts understood in a text."""

from bot.conversation.interview import Interview
from bot.conversation.pressing import Action, TakeOut
from bot.screens.auction import auction_lines
from bot.screens.elements import Line, Screen, Style
from bot.screens.rows import button, button_row, option_rows, shorten, way_on
from bot.screens.told import say_answer
from lawcore import Answer

OPENING, UNTOLD = "understood-opening", "untold"


def proposal_screen(interview: Interview) -> Screen:
    """Return the understood facts in one sentence; each of several has a button that takes it out.

    Where they come from an auction, the auction and its irregularity replace the sentence, unless
    they change an earlier answer.
    """
    said = interview.words.bot
    proposed = interview.conversation.proposed or ()
    buttons = [
        button(interview, shorten(said.say("take-out", answer=label)), TakeOut(place))
        for place, (name, value) in enumerate(proposed)
        if value is not None
        for label in [_label(interview, name, value)]
    ]
    changed = _only_change(interview)
    understood = Line(
        changed or said.say("understood", sentence=_sentence(interview)), Style.STRONG
    )
    auction = auction_lines(interview)
    is_change = any(name in interview.told for name, _ in proposed)
    lines = (*auction, *((understood,) if is_change or not auction else ()))
    agree = way_on(interview, "note-replace-yes" if changed else "agree", Action.AGREE)
    left = "open-case" if interview.conversation.screen.interrupted else "discard"
    discard = button_row(interview, ("note-replace-no" if changed else left, Action.DISCARD))
    return Screen(lines, (agree, *(option_rows(buttons) if len(buttons) > 1 else ()), discard))


def _only_change(interview: Interview) -> str:
    """Return the question whether one answer is to be changed, empty where more is proposed."""
    proposed = interview.conversation.proposed or ()
    if len(proposed) != 1:
        return ""
    name, value = proposed[0]
    before = interview.told.get(name)
    if before is None or value is None:
        return ""
    former, answer = (
        say_answer(interview, name, one, known)
        for one, known in ((before, interview.told), (value, _known(interview)))
    )
    return interview.words.bot.say("understood-change-asked", former=former, answer=answer)


def _sentence(interview: Interview) -> str:
    """Return the proposed facts as one sentence: the event, then each further answer."""
    said, subject, told = interview.words.bot, interview.subject.name, interview.told
    proposed = {
        name: value for name, value in interview.conversation.proposed or () if value is not None
    }
    own = f"{OPENING}.{subject}"
    first = said.variables(own) if said.has(own) else frozenset()
    begins = (
        {} if told.keys() & first else {name: str(proposed.get(name, UNTOLD)) for name in first}
    )
    if set(begins.values()) - {UNTOLD}:
        opening = said.say(own, **begins)
    else:
        name = interview.words.law.subject(subject)
        opening = said.say(OPENING, subject=name[:1].lower() + name[1:])
    further = (
        _answer(interview, name, value) for name, value in proposed.items() if name not in begins
    )
    return ", ".join((opening, *further))


def _answer(interview: Interview, name: str, value: Answer) -> str:
    """Return an answer, with the earlier one where it is another."""
    answer = say_answer(interview, name, value, _known(interview))
    before = interview.told.get(name)
    if before is None:
        return answer
    former = say_answer(interview, name, before)
    return interview.words.bot.say("understood-change", answer=answer, former=former)


def _label(interview: Interview, name: str, value: Answer) -> str:
    law, known = interview.words.law, _known(interview)
    fact = law.facts.find("name", interview.subject.name, name, known)
    answer = say_answer(interview, name, value, known)
    if not fact:
        return answer
    return interview.words.bot.say("change-entry", fact=fact, answer=answer)


def _known(interview: Interview) -> dict[str, Answer]:
    """Return the answers with those of the proposal."""
    proposed = interview.conversation.proposed or ()
    return {**interview.told, **{name: value for name, value in proposed if value is not None}}
