"""What a ruling leaves to be done later."""

from collections.abc import Iterator

from bot.conversation.interview import Interview
from bot.wording import Words
from lawcore import Question, Ruling
from lawcore.ruling import When

LATER = frozenset({When.END_OF_PLAY, When.DIRECTOR})
"""When the Director has to come back to a ruling. What happens now, and at partner's next lead, \
happens while the players play on."""


def to_do_of(interview: Interview, language: str) -> tuple[str, ...]:
    """Return what an interview's ruling leaves to be done later, in words, in order of time.

    Where an unsure fact divides the rulings, that fact has to be found out. There is nothing
    while more is asked.
    """
    words = Words.of(language)
    match interview.reply:
        case Question():
            return ()
        case Ruling() as ruling:
            return tuple(dict.fromkeys(_of_ruling(words, ruling)))
        case _:
            return (words.bot.say("task-undecided"),)


def _of_ruling(words: Words, ruling: Ruling) -> Iterator[str]:
    """Yield each step of a ruling that lies in the future, with its articles."""
    for step in words.law.briefs.brief(ruling).steps:
        if step.when in LATER:
            text = step.text[:1].upper() + step.text[1:].rstrip(".")
            yield words.bot.say("task-to-do", text=text, articles=step.articles)
