"""People in groups who ask so that nobody else sees it, and show the ruling to all."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from bot.conversation.callback_data import AskAlone, Press, ShowToAll
from bot.conversation.codec import unpack
from bot.terminal.bot_api import Own, Shown, Someone
from lawcore.wording import Wording
from tests.bot.server import presses
from tests.patience import PATIENCE
from tools.kill.people import LOOKS, THINKS, Person, as_shown

FIRST_GROUP = -1_001_000_000_001
IN_A_GROUP = 2
"""The people of one group: each sees what all see there."""
SIGNED = {"en": "{name} asks\n", "it": "Chiede {name}\n"}
"""The line above what all see: who asks."""
NAMES = ("Anna", "Bruno")
"""What the people of a group are called there."""


@dataclass
class Member(Person):
    """A member of a group, whose app shows the questions of the cases to nobody else.

    A message that was never sent, or was lost with the process, is asked for by a command.
    """

    group: int = FIRST_GROUP
    ids: list[str] = field(default_factory=list)
    name: str = NAMES[0]
    shared: list[str] = field(default_factory=list)
    """The rulings that this person has shown to all, a case each."""
    unclear: int = 0
    """How often this person was told that a ruling may stand there, and looked."""

    @property
    def someone(self) -> Someone:
        return Someone(self.mind.user_id, self.group, self.language, name=self.name)

    def signed(self, ruling: str) -> str:
        """Return a ruling as all see it."""
        return SIGNED[self.language].format(name=self.name) + ruling

    async def live(self, over: asyncio.Event, most: int) -> None:
        """Ask about cases until it is over, and show all each ruling; finish the last one."""
        while not over.is_set() and len(self.cases) < most:
            await self._case()

    async def _case(self) -> None:
        case = len(self.cases)
        await self._begin()
        await self._look(lambda: self._new() is not None)
        new = self._new()
        assert new is not None
        self.ids.append(new)
        while (pressed := await self._wanted_alone(case)) is not None:
            shown, data = pressed
            await self._press_alone(data, shown)
        shown = await self._screen()
        self.rulings.append(shown[1].marked)
        await self._show_to_all()

    async def _begin(self) -> None:
        """Begin a case below a ruling that all see, without one by a command."""
        for shown in reversed(self.public):
            for _, data in shown.row:
                pressed = None if isinstance(data, Own) else unpack(data)
                if isinstance(pressed, AskAlone) and pressed.subject is not None:
                    self.cases.append(pressed.subject)
                    pressing = self.telegram.api.press(self.someone, shown.message_id, data)
                    await self.telegram.deliver(pressing)
                    return
        self.cases.append(self.mind.subject(0))
        await self._write(f"/{Wording.of('en').command(self.cases[-1])}")

    async def _write(self, text: str) -> None:
        await self.telegram.deliver(self.telegram.api.write_alone(self.someone, text))

    async def _look(self, holds: Callable[[], bool]) -> None:
        """Wait for something to be shown; ask for it where it does not come."""
        async with asyncio.timeout(2 * PATIENCE):
            while not await self.telegram.changes(holds, LOOKS):
                await self._write("/start case")

    @property
    def alone(self) -> list[tuple[int, Shown]]:
        """What this person alone sees of cases, with the ids of the messages."""
        own = self.telegram.api.client(self.mind.user_id).shown
        return [(key, one) for (chat, key), one in own.items() if chat == self.group]

    @property
    def public(self) -> list[Shown]:
        """What all see in the group."""
        messages = self.telegram.api.messages.items()
        return [one for (chat, _), one in sorted(messages) if chat == self.group]

    def _new(self) -> str | None:
        """The id of a case that was not there before."""
        found = (key for _, shown in self.alone if (key := _case_of(shown)) is not None)
        return next((key for key in found if key not in self.ids), None)

    def _shown_alone(self) -> tuple[int, Shown] | None:
        """The newest screen of the present case."""
        mine = [one for one in self.alone if _case_of(one[1]) == self.ids[-1]]
        return max(mine, key=lambda one: _step_of(one[1]), default=None)

    async def _screen(self) -> tuple[int, Shown]:
        await self._look(lambda: self._shown_alone() is not None)
        found = self._shown_alone()
        assert found is not None
        return found

    async def _wanted_alone(self, case: int) -> tuple[tuple[int, Shown], str] | None:
        found = await self._screen()
        actions = presses(found[1])
        wanted = self.mind.choice(case, _step_of(found[1]), [*actions])
        return None if wanted is None else (found, actions[wanted])

    async def _press_alone(self, data: str, found: tuple[int, Shown]) -> None:
        await asyncio.sleep(THINKS * Random(data).random())  # noqa: S311 - no secret
        self.presses += 1
        pressing = self.telegram.api.press_alone(self.someone, found[0], data)
        await self.telegram.deliver(pressing)
        changed = await self.telegram.changes(lambda: self._shown_alone() != found, LOOKS)
        self.again += not changed

    async def _show_to_all(self) -> None:
        """Show all the ruling, if there is one, until they see it.

        Whoever is told that it may stand there looks, and shows it again only where it does not.
        """
        ruling, is_new = self.rulings[-1], True
        while True:
            found = await self._screen()
            shares = [d for _, d in found[1].row if isinstance(unpack(d), ShowToAll)]
            if not shares:
                return
            pressed = unpack(shares[0])
            if isinstance(pressed, ShowToAll) and pressed.again:
                self.unclear += 1
                if self.stands(ruling) == self.shared.count(ruling):
                    return
            elif is_new:
                self.shared.append(ruling)
                is_new = False
            await self._press_alone(shares[0], found)

    def stands(self, ruling: str) -> int:
        """Return how often all see a ruling of this person's."""
        return sum(one.marked == self.signed(ruling) for one in self.public)

    def allowed(self) -> set[str]:
        """Return what all may see of this person's cases: the rulings, with who asks."""
        return {self.signed(as_shown(one)) for one in self.meant()}


def wrong_in_public(members: Sequence[Member]) -> Iterator[str]:
    """Yield what was ever shown to all that is no ruling, and rulings that never were."""
    for group in sorted({one.group for one in members}):
        there = [one for one in members if one.group == group]
        telegram = there[0].telegram
        allowed = {text for one in there for text in one.allowed()}
        ever = {one.marked for one in telegram.api.changes if one.chat_id == group}
        for text in sorted(ever - allowed):
            yield f"{group}: all saw {text!r}"
        for member in there:
            for ruling in sorted({*member.shared}):
                stands, wanted = member.stands(ruling), member.shared.count(ruling)
                if stands != wanted:
                    yield f"{group}: all see {stands} times, for {wanted}: {ruling!r}"


def _case_of(shown: Shown) -> str | None:
    pressed = [unpack(data) for data in presses(shown).values()]
    return next((one.conversation for one in pressed if isinstance(one, Press)), None)


def _step_of(shown: Shown) -> int:
    pressed = [unpack(data) for data in presses(shown).values()]
    return next((one.step for one in pressed if isinstance(one, Press)), -1)
