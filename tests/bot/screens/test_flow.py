"""A case goes on to its last duty: no dead end, nothing asked twice, nothing said too late.

By day the subjects through which choices and leads go; at night every subject. What is walked:
every answer of the usual way, and from each place of it every rare circumstance, doubt and changed
answer, one at a time; each screen counts once. Where a ruling leads to another subject, that is
gone through on one way, by the first answer of each question: its other ways are walked by
themselves.
"""

from collections.abc import Iterator

import pytest

from bot.conversation.actions import press
from bot.conversation.callback_data import Press
from bot.conversation.interview import Interview
from bot.conversation.pressing import read_action
from bot.conversation.screen_state import ScreenKind
from bot.screens.elements import Screen
from bot.screens.interview import screen
from lawcore import IN_FORCE, SUBJECTS
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.bot.screens.reached import screens
from tests.bot.screens.rules import broken, excepted, way_on
from tests.sampling import NIGHT

BY_DAY = ("opening_lead", "premature_play", "unauthorised_information", "conduct")
WALKED = [name for name in SUBJECTS if IN_FORCE in SUBJECTS[name].books] if NIGHT else BY_DAY
STRIDES = {"revoke": 20, "claim": 20, "penalty_card": 40, "played_card": 10}
"""Of subjects with many ways one place in so many is left, also at night."""
LONGEST = 12
"""The most presses from a ruling to the last duty."""


def on_the_way(subject: str, language: str, *, group: bool) -> Iterator[tuple[Interview, Screen]]:
    """Yield the screens of a subject, and those of the subjects to which its rulings lead."""
    reached = set[object]()
    stride = STRIDES.get(subject, 1) if NIGHT else 400
    for interview, shown in screens(subject, IN_FORCE, language, stride=stride, group=group):
        yield interview, shown
        if way_on(shown) is not None:
            yield from _beyond(interview, shown, reached)


def _beyond(
    interview: Interview, shown: Screen, reached: set[object]
) -> Iterator[tuple[Interview, Screen]]:
    """Yield the screens of the subjects to which a ruling leads, on the way of first answers.

    A subject is gone through once with the answers that it is told; `reached` remembers them.
    """
    row = interview.conversation
    for one in shown.buttons:
        if not isinstance(one.data, Press) or not str(one.data.action).startswith(
            ("over-", "go-")
        ):
            continue
        turn = press(interview, one.data)
        if turn.notice is not None:
            continue
        now = replace(turn.conversation, step=0)
        mark = (row.subject, now.subject, now.answers)
        if now.subject == row.subject or mark in reached:
            continue
        reached.add(mark)
        yield from _gone_on(Interview.of(now))


def _gone_on(interview: Interview) -> Iterator[tuple[Interview, Screen]]:
    """Yield the screens from one on, as long as a button goes on."""
    seen = set[object]()
    while len(seen) < LONGEST:
        row = interview.conversation
        mark = (row.subject, row.answers, row.screen)
        if mark in seen:
            return
        seen.add(mark)
        shown = screen(interview)
        yield interview, shown
        action = _next_press(interview, shown)
        turn = (
            None
            if action is None
            else press(interview, Press(row.id, row.step, read_action(action)))
        )
        if turn is None or turn.notice is not None:
            return
        interview = Interview.of(turn.conversation)


def _next_press(interview: Interview, shown: Screen) -> str | None:
    """Return what is pressed next: the first answer, or what goes on from a ruling."""
    if interview.ruling is not None and interview.conversation.screen.kind is ScreenKind.MAIN:
        return way_on(shown)
    actions = [str(one.data.action) for one in shown.buttons if isinstance(one.data, Press)]
    return next((one for one in actions if "=" in one or one.startswith("group-")), None)


@pytest.mark.parametrize("group", [False, True], ids=["private", "group"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_on_the_way_breaks_a_rule(language: str, group: bool) -> None:
    number, wrong = 0, dict[str, object]()
    for subject in WALKED:
        for interview, shown in on_the_way(subject, language, group=group):
            number += 1
            for what in broken(interview, shown):
                if not excepted(interview.ruling, what.partition(":")[0]):
                    wrong[what] = interview.conversation.answers
    assert number > 100
    assert not wrong
