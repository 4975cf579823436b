"""A case that its asker alone sees goes on after every step, whatever was started again.

The ways lead to every question of every subject by its answers; at each screen that is met on
them, the bot is started again, once: by turns before the press, or with the asker's app, which
then asks for the case, or neither. At night both, and of all subjects.
"""

from contextlib import AsyncExitStack

import pytest

from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from lawcore import IN_FORCE, SUBJECTS
from tests.bot.bot_api import FullApi
from tests.bot.person import Club, opened
from tests.bot.telegram.test_alone import ANNA, GROUP, member, presses_of
from tests.bot.walks import actions, begun, done
from tests.sampling import NIGHT, some

MOST = 25
SUBJECTS_BY_DAY = 12
"""The subjects whose cases are left; what is kept of a case is the same for all of them."""


def ways(subject: str) -> list[tuple[str, ...]]:
    """The answers that lead to each question of a subject, and to a ruling after it."""
    seen, found = set[object](), list[tuple[str, ...]]()
    queue: list[tuple[Conversation, tuple[str, ...]]] = [(begun(subject, int(IN_FORCE)), ())]
    while queue:
        conversation, way = queue.pop(0)
        asked = Interview.of(conversation).question
        fact = "" if asked is None else asked.facts[0].name
        screen = (conversation.subject, fact, conversation.screen.kind)
        if screen in seen:
            continue
        seen.add(screen)
        found = [*(one for one in found if one != way[: len(one)]), way]
        queue += [(done(conversation, one), (*way, one)) for one in answers(actions(conversation))]
    return found


def answers(offered: list[str]) -> list[str]:
    """What tells something of all that a screen offers."""
    told = [one for one in offered if "=" in one or one.startswith("group-")]
    return told or [one for one in offered if one == "none"]


class Restarted:
    """Anna, whose app and whose bot are started again after every step."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.api = FullApi(knows_ephemeral=True)
        self.stack = AsyncExitStack()
        self.met: set[str] = set()
        """The screens at which all were started again."""

    async def start_bot(self) -> None:
        await self.stack.aclose()
        self.club: Club = await self.stack.enter_async_context(opened(self.database, self.api))
        self.anna = member(self.club, ANNA)

    async def start_all(self) -> None:
        """Start the bot and the app again; the same is shown once Anna asks for it."""
        shown = self.anna.message
        await self.start_bot()
        self.api.client(ANNA).restart()
        await self.anna.send("/start case")
        assert self.anna.screen == shown.text
        assert len(self.anna.seen) == 1

    async def step(self, action: str) -> None:
        """Press."""
        found = {str(one.action): data for data, one in presses_of(self.anna.message)}
        before = self.anna.message
        await self.anna.carry(found[action])
        assert self.anna.message != before

    async def go(self, way: tuple[str, ...]) -> None:
        """Answer so, and then with the first answer of each question until there is a ruling."""
        for place in range(MOST):
            is_new = (text := self.anna.screen) not in self.met
            self.met.add(text)
            if is_new and (NIGHT or len(self.met) % 3 == 1):
                await self.start_all()
            offered = [str(one.action) for _, one in presses_of(self.anna.message)]
            left = answers(offered)
            if place >= len(way) and not left:
                return
            if is_new and (NIGHT or len(self.met) % 3 == 2):
                await self.start_bot()
            await self.step(way[place] if place < len(way) else left[0])
        raise AssertionError(self.anna.screen)


@pytest.mark.parametrize("subject", some([*SUBJECTS], SUBJECTS_BY_DAY))
async def test_after_every_step_of_a_subject_a_case_goes_on(database: str, subject: str) -> None:
    person = Restarted(database)
    async with person.stack:
        await person.start_bot()
        for way in ways(subject):
            await person.anna.send(f"/start {subject}")
            await person.go(way)
    assert not [one for one in person.api.changes if one.chat_id == GROUP]
