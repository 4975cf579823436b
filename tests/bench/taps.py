"""How many buttons a director presses for each decided case, on the screens of the bot itself."""

from collections.abc import Mapping
from dataclasses import replace

from bot.conversation.actions import press
from bot.conversation.callback_data import Action, Press, action_to_tell
from bot.conversation.interview import Interview, ask_the_law, told_by
from bot.conversation.model import Conversation
from bot.conversation.screen_state import ScreenKind
from lawcore import Answer, Asked, Question, Ruling
from lawcore.decided import Case
from lawcore.subjects.revoke.facts import Revoke
from tests.lawcore.decided_cases import SINGLE
from tests.lawcore.vectors import ORDINARY

EMPTY = Conversation(chat_id=1, user_id=1, subject="revoke", edition=2017, language="en")


def cases_in_taps() -> Mapping[str, int]:
    """Return the taps from the choice of the subject to the ruling, by case."""
    return {case.id: taps(case) for case in SINGLE}


def taps(case: Case) -> int:
    conversation = replace(EMPTY, edition=case.edition)
    count = 0
    while isinstance(question := ask_the_law(conversation), Question):
        action = next_tap(conversation, question, {**ORDINARY, **case.answers})
        conversation = press(
            Interview.of(conversation), Press(conversation.id, conversation.step, action)
        ).conversation
        count += 1
    assert isinstance(question, Ruling)
    return count


def next_tap(conversation: Conversation, question: Question, world: Mapping[str, Answer]) -> str:
    """Return what the director presses next: in a list what happened, or that nothing else did."""
    if not question.is_list:
        asked = question.facts[0]
        return action_to_tell(asked.name, world[asked.name])
    happened = [asked for asked in question.facts if _unusual(asked, world)]
    beside = Interview.of(conversation).next_question
    if beside and not happened and conversation.screen.kind is not ScreenKind.SEVERAL:
        return action_to_tell(beside.facts[0].name, world[beside.facts[0].name])
    if len(happened) > 1 and conversation.screen.kind is not ScreenKind.SEVERAL:
        return Action.SEVERAL
    for asked in happened:
        if asked.name not in told_by(conversation):
            return action_to_tell(asked.name, world[asked.name])
    return Action.NONE


def _unusual(asked: Asked, world: Mapping[str, Answer]) -> bool:
    """Tell whether it is a circumstance the ruling depends on: what is volunteered may be left."""
    if Revoke.named[asked.name].volunteered:
        return False
    options = Revoke.named[asked.name].options
    as_usual = next(g for g in Revoke.grouped(asked.name, options) if asked.usual in g)
    return world.get(asked.name, asked.usual) not in as_usual
