"""Interviews that somebody has answered: at random but always the same, or as it is given."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import Any

from bot.conversation.actions import press
from bot.conversation.callback_data import Press
from bot.conversation.interview import Interview, choices_of
from bot.conversation.model import Conversation
from bot.conversation.pressing import Action, Tell, read_action
from bot.conversation.screen_state import MAIN, Answered, ScreenKind
from bot.screens.elements import Screen
from bot.screens.interview import screen
from lawcore import SUBJECTS, Answer, Asked, Question
from lawcore.wording import LANGUAGES
from tests.sampling import IN_ONE_LANGUAGE, NIGHT

LONGEST = 60


def begun(
    subject: str, edition: int = 2017, language: str = "en", *answers: Answered, **more: Any
) -> Conversation:
    own: dict[str, Any] = {"id": "abcd_-12", "chat_id": 1, "user_id": 1, **more}
    return Conversation(
        subject=subject, edition=edition, language=language, answers=answers, **own
    )


def tell(fact: str, *answers: Answer) -> str:
    """What a button does that tells answers, as it is spelled."""
    return str(Tell.told(fact, *answers))


def pressed(conversation: Conversation, action: str) -> Press:
    """A button of the present screen, there or not, by what it does as it is spelled."""
    return Press(conversation.id, conversation.step, read_action(action))


def done(conversation: Conversation, *actions: str) -> Conversation:
    """The conversation after these actions, each of which counts."""
    for action in actions:
        turn = press(interview_of(conversation), pressed(conversation, action))
        assert turn.notice is None, action
        conversation = turn.conversation
    return conversation


@lru_cache(maxsize=1024)
def interview_of(conversation: Conversation) -> Interview:
    """The interview of a conversation: whoever walks looks at it several times."""
    return Interview.of(conversation)


@lru_cache(maxsize=1024)
def drawn(conversation: Conversation) -> Screen:
    """The screen of a conversation: it is looked at several times too, and shown."""
    return screen(interview_of(conversation))


def actions(conversation: Conversation) -> list[str]:
    buttons = drawn(conversation).buttons
    return [str(button.data.action) for button in buttons if isinstance(button.data, Press)]


def at_random(subject: str, edition: int, seed: int, *, unsure: bool = False) -> Conversation:
    """An interview answered at random as far as the law asks; rarely something unusual.

    It stays with its subject: an answer with which another one takes over is not given.
    """
    chance = Random(f"{subject} {edition} {seed}")  # noqa: S311 - the same interview each time
    conversation = begun(subject, edition)
    for _ in range(LONGEST):
        asking = interview_of(conversation).is_asking
        if not asking and conversation.screen == MAIN:
            return conversation
        offered = actions(conversation)
        answers = [one for one in offered if "=" in one or one.startswith("group-")]
        listed = conversation.screen.kind is ScreenKind.UNUSUAL
        ways = [one for one in (Action.BACK if listed else Action.NONE,) if one in offered]
        if ways and (not answers or chance.random() < 0.6):
            answers = [ways[0]]
        if Action.UNUSUAL in offered and chance.random() < 0.2:
            answers = [Action.UNUSUAL]
        if unsure and Action.UNSURE in offered and chance.random() < 0.1:
            answers = [Action.UNSURE]
        chosen = answers or [Action.BACK]
        chance.shuffle(chosen)
        gone_on = (done(conversation, action) for action in chosen)
        stayed = (one for one in gone_on if one.subject == subject)
        conversation = next(stayed, None) or done(conversation, Action.BACK)
    raise AssertionError(conversation.answers)


def ways(conversation: Conversation, world: Mapping[str, Answer]) -> Iterator[Conversation]:
    """The conversation at each of its screens, answered as the world is."""
    yield conversation
    for _ in range(LONGEST):
        if (action := _next(interview_of(conversation), world)) is None:
            return
        conversation = done(conversation, action)
        yield conversation
    raise AssertionError(conversation.answers)


def _next(interview: Interview, world: Mapping[str, Answer]) -> str | None:
    """What is pressed next, None where nothing is left to be told."""
    question = interview.question
    if question is not None and question.is_list:
        return _next_trick(interview, question, world)
    if (unusual := _next_unusual(interview, world)) is not None:
        return unusual
    if interview.conversation.screen.kind is ScreenKind.UNUSUAL:
        return Action.BACK
    if question is None:
        return _next_chosen(interview, world) or _next_later(interview, world)
    return _next_answer(interview, question.facts[0], world)


def _next_chosen(interview: Interview, world: Mapping[str, Answer]) -> str | None:
    """What a player has chosen in the world, where a ruling waits for that.

    The world may tell a fact of that name of another subject, which led over to this one.
    """
    fact = interview.waiting
    if fact is None:
        return None
    if world.get(fact) in {None, interview.open_answer(fact), interview.told.get(fact)}:
        return None
    if world[fact] not in interview.subject.facts.named[fact].options:
        return None
    back = interview.conversation.screen.kind is not ScreenKind.MAIN
    return Action.SHOW if back else tell(fact, world[fact])


def _next_later(interview: Interview, world: Mapping[str, Answer]) -> str | None:
    """What leads to a fact that is known later, where the world tells it, or tells it."""
    asked = interview.counted
    if asked is None or interview.ruling is None or asked.name not in interview.ruling.later:
        return None
    if world.get(asked.name) not in asked.options:
        return None
    if interview.conversation.screen.kind is ScreenKind.COUNT:
        return tell(asked.name, world[asked.name])
    return Action.COUNT


def _next_unusual(interview: Interview, world: Mapping[str, Answer]) -> str | None:
    """What leads to a rare circumstance of the world that was not told yet, or tells it."""
    offered = actions(interview.conversation)
    for group in interview.rare:
        for asked in group.facts:
            if world.get(asked.name, asked.usual) not in asked.options:
                continue
            telling = tell(asked.name, world[asked.name])
            ways = (telling, f"group-{group.group}", Action.UNUSUAL, Action.MORE)
            if (way := next((way for way in ways if way in offered), None)) is not None:
                return way
    return None


def _next_answer(interview: Interview, asked: Asked, world: Mapping[str, Answer]) -> str:
    """The button that tells the answer of the world, or opens the group that has it.

    Where each button tells more than is so, the answer alone is told, as once by a button.
    """
    offered = actions(interview.conversation)
    answer = world.get(asked.name, asked.options[0])
    if answer not in {o for one in choices_of(asked) for o in (one.option, *one.alike)}:
        answer = asked.options[0]  # another subject has a fact of that name
    for choice in choices_of(asked):
        is_told = answer in (choice.alike or (choice.option,))
        if is_told and all(_is_so(world, name, value) for name, value in choice.also):
            also = (value for _, value in choice.also)
            for way in (
                tell(asked.name, choice.answer, *also),
                f"group-{choice.group}",
            ):
                if way in offered:
                    return way
    return tell(asked.name, answer)


def _is_so(world: Mapping[str, Answer], name: str, value: Answer) -> bool:
    """Whether a value, be it one for several numbers, is that of the world, or may be."""
    true = world.get(name, value)
    first, _, last = str(value).partition("-")
    if last.isdecimal() and isinstance(true, int):
        return int(first) <= true <= int(last)
    return true == value


def _next_trick(interview: Interview, question: Question, world: Mapping[str, Answer]) -> str:
    told = dict(interview.conversation.answers)
    for asked in question.facts:
        if world.get(asked.name, asked.usual) != asked.usual and asked.name not in told:
            return tell(asked.name, world[asked.name])
    return Action.NONE


BOOKS = [(name, int(year)) for name, subject in SUBJECTS.items() for year in subject.books]
IN_WORDS = [
    (subject, edition, language)
    for subject, edition in BOOKS
    for language in LANGUAGES
    if NIGHT or IN_ONE_LANGUAGE.get(edition, language) == language
]
