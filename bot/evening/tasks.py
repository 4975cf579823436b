"""The tasks that a ruling leaves for later, and a noted ruling as an interview."""

from collections.abc import Iterable
from functools import partial

from bot.conversation.interview import Interview
from bot.conversation.model import Conversation, case_of
from bot.evening.model import NotedRuling
from bot.wording import Words
from lawcore import Question, Ruling
from lawcore.engine.records import replace
from lawcore.wording.remaining import OpenTask, TaskKind


def to_do_of(interview: Interview, language: str) -> tuple[OpenTask, ...]:
    """Return the tasks that a case leaves for later: those of each of its subjects, nothing twice.

    The text of each names its articles.

    A question that one subject leaves is gone where a later one rules by its article, or by a
    part of it. Where an open fact divides the rulings, the task is to find that fact out. There
    are none while more is asked.
    """
    if interview.is_asking:
        return ()
    words = Words.of(language)
    left: tuple[OpenTask, ...] = ()
    for one in interview.links:
        if (ruling := one.ruling) is not None:
            decided = {words.law.articles.printed(n, ruling.edition) for n in ruling.articles}
            left = tuple(one for one in left if not _is_answered(one, decided))
        left += _left_by(one, words)
    return tuple(dict.fromkeys(left))


def _is_answered(left: OpenTask, decided: Iterable[str]) -> bool:
    """Tell whether a later subject, which ruled by such articles, has answered what was left."""
    if not left.articles or left.kind not in {TaskKind.QUESTION, TaskKind.LOOK}:
        return False
    return any(article.startswith(left.articles) for article in decided)


def _left_by(interview: Interview, words: Words) -> tuple[OpenTask, ...]:
    """Return the tasks that the ruling on one subject leaves, in order of time."""
    match interview.reply:
        case Question():
            return ()
        case Ruling() as ruling:
            left = words.law.remainders.of(ruling)
            say = partial(words.bot.say, "task-to-do")
            return tuple(replace(t, text=say(text=t.text, articles=t.articles)) for t in left)
        case _:
            short, text = words.bot.say("task-undecided-short"), words.bot.say("task-undecided")
            return (OpenTask(short, text, kind=TaskKind.LOOK),)


def conversation_of(noted: NotedRuling, language: str) -> Conversation:
    """Return an interview with the answers as they were when its ruling was noted."""
    case = case_of(noted)
    return Conversation(id=noted.conversation, chat_id=0, user_id=0, language=language, **case)
