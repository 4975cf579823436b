"""Interviews that somebody has answered: at random but always the same, or as it is given."""

from collections.abc import Iterator, Mapping
from random import Random

from bot.conversation.actions import press
from bot.conversation.callback_data import Action, Press, action_to_tell
from bot.conversation.interview import Interview, ask_the_law
from bot.conversation.model import Conversation
from bot.screens.interview import screen
from lawcore import SUBJECTS, Answer, Question

LONGEST = 60


def begun(subject: str, edition: int, language: str = "en") -> Conversation:
    return Conversation(
        id="abcd_-12",
        chat_id=1,
        user_id=1,
        subject=subject,
        edition=edition,
        language=language,
    )


def done(conversation: Conversation, *actions: str) -> Conversation:
    """The conversation after these actions, each of which counts."""
    for action in actions:
        turn = press(Interview.of(conversation), Press(conversation.id, conversation.step, action))
        assert turn.notice is None, action
        conversation = turn.conversation
    return conversation


def actions(conversation: Conversation) -> list[str]:
    shown = screen(Interview.of(conversation)).buttons
    return [one.data.action for one in shown if isinstance(one.data, Press)]


def at_random(subject: str, edition: int, seed: int, *, unsure: bool = False) -> Conversation:
    """An interview answered at random as far as the law asks; rarely something unusual."""
    chance = Random(f"{subject} {edition} {seed}")  # noqa: S311 - the same interview each time
    conversation = begun(subject, edition)
    for _ in range(LONGEST):
        if not isinstance(ask_the_law(conversation), Question):
            return conversation
        offered = actions(conversation)
        answers = [one for one in offered if "=" in one]
        if Action.NONE in offered and chance.random() < 0.6:
            answers = [Action.NONE]
        if unsure and Action.UNSURE in offered and chance.random() < 0.1:
            answers = [Action.UNSURE]
        conversation = done(conversation, chance.choice(answers))
    raise AssertionError(conversation.answers)


def ways(conversation: Conversation, world: Mapping[str, Answer]) -> Iterator[Conversation]:
    """The conversation at each of its screens, answered as the world is."""
    yield conversation
    for _ in range(LONGEST):
        question = ask_the_law(conversation)
        if not isinstance(question, Question):
            return
        conversation = done(conversation, _next(conversation, question, world))
        yield conversation
    raise AssertionError(conversation.answers)


def _next(conversation: Conversation, question: Question, world: Mapping[str, Answer]) -> str:
    if not question.is_list:
        asked = question.facts[0]
        return action_to_tell(asked.name, world.get(asked.name, asked.options[0]))
    happened = [
        asked.name
        for asked in question.facts
        if world.get(asked.name, asked.usual) != asked.usual
        and asked.name not in dict(conversation.answers)
    ]
    if len(happened) > 1 and Action.SEVERAL in actions(conversation):
        return Action.SEVERAL
    if happened:
        return action_to_tell(happened[0], world[happened[0]])
    beside = Interview.of(conversation).next_question
    if beside and Action.NONE not in actions(conversation):
        asked = beside.facts[0]
        return action_to_tell(asked.name, world.get(asked.name, asked.options[0]))
    return Action.NONE


BOOKS = [(name, int(year)) for name, subject in SUBJECTS.items() for year in subject.books]
