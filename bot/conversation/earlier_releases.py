"""What buttons of release 0.1.0 answer that no present screen asks."""

from bot.conversation.callback_data import TELL
from bot.conversation.interview import Interview, add_to, find_answers
from bot.conversation.screen_state import Answered, ScreenKind
from lawcore import Asked, BadAnswer


def find_unasked(interview: Interview, action: str) -> tuple[Answered, ...] | None:
    """Return what a button answers although it is not asked now, None where it cannot be.

    Release 0.1.0 asked in another order, and asked for rare circumstances too. Its answer counts
    where the fact has no other answer and the law accepts it with the other answers. No button can
    say that a rare circumstance was as usual.
    """
    name = action.partition(TELL)[0]
    asked = _find_untold(interview, name)
    told = None if asked is None else find_answers(asked, action)
    if told is None or told[0][1] == interview.subject.usual(name):
        return None
    if interview.conversation.screen.kind is ScreenKind.UNSURE:
        told = ((name, None),)
    try:
        interview.reply_to(*add_to(interview.conversation.answers, *told))
    except BadAnswer:
        return None
    return told


def _find_untold(interview: Interview, name: str) -> Asked | None:
    """Return a fact without an answer, or with the usual one, or one for several numbers.

    None for any other name.
    """
    if not _is_fact(interview, name):
        return None
    answers = dict(interview.conversation.answers)
    usual = interview.subject.usual(name)
    is_open = usual is not None and answers.get(name) == usual
    if name in answers and not (is_open or interview.is_told_together(name)):
        return None
    beside = {other: value for other, value in interview.told.items() if other != name}
    return interview.ask_anew(name, beside)


def _is_fact(interview: Interview, name: str) -> bool:
    """Tell whether a name is that of a fact of an irregularity of the case."""
    subject = interview.subject
    if not subject.knows(name) or subject.is_count(name):
        return False
    fact = subject.fact_ref(name)
    is_setting = any(setting.name == fact.name for setting in subject.facts.settings)
    return not is_setting and not fact.series and fact.number <= interview.how_many
