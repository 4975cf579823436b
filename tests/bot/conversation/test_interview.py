"""A conversation put to the law: once as it was, once as it is after a press."""

import pytest

from bot.conversation import interview as room
from bot.conversation.actions import press
from bot.conversation.callback_data import Press
from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.conversation.pressing import Action, read_action
from bot.screens.interview import screen
from lawcore import IN_FORCE, BadAnswer, enquire
from lawcore.engine.records import replace
from tests.bot.walks import BOOKS, actions, at_random, begun, done


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What the law is asked, each time anew."""
    times: list[object] = []

    def counted(*request: object, **more: object) -> object:
        times.append(request)
        return enquire(*request, **more)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(room, "enquire", counted)
    return times


@pytest.mark.parametrize(("subject", "edition"), BOOKS)
def test_an_answer_asks_the_law_for_the_interview_before_and_after(
    subject: str, edition: int, asked: list[object]
) -> None:
    conversation = begun(subject, edition)
    while True:
        offered = [one for one in actions(conversation) if "=" in one or one == Action.NONE]
        if not offered and (
            groups := [a for a in actions(conversation) if a.startswith("group-")]
        ):
            conversation = done(conversation, groups[0])
            continue
        asked.clear()
        before = Interview.of(conversation)
        if not before.is_asking:
            break
        pressed = Press(conversation.id, conversation.step, read_action(offered[0]))
        after = Interview.of(press(before, pressed).conversation)
        beside = before.question is not None and before.question.is_list
        links = (before, after)
        has_choices = any(one.subject.facts.undecided_answers for one in links)
        has_gone_on = has_choices or len(after.links) > len(before.links)
        assert has_gone_on or len(asked) <= 3 + beside, "before, after, and as it is shown"
        conversation = after.conversation
        if after.subject is not before.subject:
            break
    asked.clear()
    screen(before)
    goes_on = before.ruling is None or before.waiting is not None or before.ruling.leads
    assert goes_on or len(asked) <= 1, "a ruling may ask whether there is another"


def test_what_does_not_fit_the_law_is_dropped_with_what_follows() -> None:
    good = at_random("revoke", 2017, 1)
    first = good.answers[0]
    bad = replace(good, answers=(first, ("mood", "bad"), *good.answers[1:]))
    assert Interview.of(bad).conversation.answers == (first,)
    with pytest.raises(BadAnswer):
        room.ask_the_law(bad)


def test_an_edition_that_does_not_know_the_subject_gives_way_to_that_in_force() -> None:
    interview = Interview.of(replace(begun("revoke", 2017), edition=1975))
    assert interview.conversation.edition == int(IN_FORCE)
    assert interview.instead_of == 1975
    assert interview.with_row(interview.conversation).instead_of == 1975
    assert Interview.of(interview.conversation).instead_of is None


def test_saved_the_interview_has_the_new_row_and_the_same_reply() -> None:
    interview = Interview.of(at_random("claim", 2017, 2))
    saved = interview.with_row(replace(interview.conversation, version=7, message_id=3))
    assert (saved.conversation.version, saved.conversation.message_id) == (7, 3)
    assert saved.reply is interview.reply


def test_an_interview_is_as_its_conversation() -> None:
    one, other = (Interview.of(at_random("dummy", 2017, seed)) for seed in (1, 1))
    assert one == other
    assert hash(one) == hash(other)
    further: Conversation = replace(other.conversation, step=99)
    assert one != other.with_row(further)


def test_a_changed_conversation_is_what_its_constructor_would_make() -> None:
    row = Conversation(chat_id=1, user_id=2, subject="revoke", edition=IN_FORCE, language="en")
    changed = replace(row, step=3, finished=True)
    assert changed == Conversation(**vars(row) | {"step": 3, "finished": True})
    assert (row.step, row.finished) == (0, False)
    with pytest.raises(TypeError):
        row.changed(steps=3)
