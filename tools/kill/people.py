"""People who press the buttons on their screens, and know what they meant."""

import asyncio
from dataclasses import dataclass, field
from random import Random

from bot.conversation.actions import advance, press
from bot.conversation.callback_data import EveningAction, EveningButton, Press
from bot.conversation.codec import pack, unpack
from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.conversation.pressing import Action
from bot.conversation.screen_state import MAIN
from bot.evening.place import TablePlace, read_place
from bot.screens.interview import screen
from bot.telegram.rendering import text
from bot.terminal.bot_api import Shown, Someone
from lawcore import SUBJECTS
from lawcore.engine.records import replace
from lawcore.wording import Wording
from tests.bot.server import presses
from tests.patience import PATIENCE
from tools.kill.server import Telegram

LOOKS = 1.5
"""Seconds after which a person whose screen has not changed presses again."""
BESIDE = {"why": 0.3}
"""Buttons pressed now and then that tell nothing. Back may leave the case."""
SETTLES = 0.8
"""How often a task of the evening is done after a case."""
THINKS = 0.15
"""The longest time, in seconds, that a person looks at a screen before pressing."""


@dataclass(frozen=True)
class Mind:
    """What a person means to press: always the same on the same screen of the same case."""

    seed: int
    user_id: int

    def subject(self, case: int) -> str:
        return self._dice(case, "subject").choice([*SUBJECTS])

    def choice(self, case: int, step: int, actions: list[str]) -> str | None:
        """The button to press; None if nothing more can be told."""
        tells = {action: 1.0 for action in actions if "=" in action}
        tells |= {"none": 3.0} if "none" in actions else {}
        if not tells:
            return None
        weighed = tells | {action: BESIDE[action] for action in actions if action in BESIDE}
        dice = self._dice(case, step, *weighed)
        return dice.choices([*weighed], [*weighed.values()])[0]

    def place(self, case: int) -> str:
        """The place typed for a case."""
        dice = self._dice(case, "place")
        return f"{case + 1} {dice.randint(1, 20)}"

    def settles(self, case: int) -> bool:
        """Tell whether a task is done after a case."""
        return self._dice(case, "settles").random() < SETTLES

    def _dice(self, *what: object) -> Random:
        named = " ".join(map(str, (self.seed, self.user_id, *what)))
        return Random(named)  # noqa: S311 - the same each time


@dataclass
class Person:
    """A person with a Telegram client, who asks about one case after the other."""

    telegram: Telegram
    mind: Mind
    language: str
    cases: list[str] = field(default_factory=list)
    rulings: list[str] = field(default_factory=list)
    settled: set[str] = field(default_factory=set)
    """The ids of the tasks of the person's rulings that were done."""
    presses: int = 0
    again: int = 0

    @property
    def someone(self) -> Someone:
        return Someone(self.mind.user_id, self.mind.user_id, self.language)

    async def live(self, over: asyncio.Event, most: int) -> None:
        """Open an evening and ask about a case, and more until it is over; finish the last one.

        Board and table of each ruling are noted, and some tasks are done.
        """
        await self._write("/evening")
        await self._case()
        while not over.is_set() and len(self.cases) < most:
            await self._case()

    async def _case(self) -> None:
        case = len(self.cases)
        before = self._interview()
        self.cases.append(self.mind.subject(case))
        await self._write(f"/{Wording.of('en').command(self.cases[case])}")
        came = await self.telegram.changes(lambda: self._interview() != before, PATIENCE)
        assert came, f"{self.mind}: no answer to a command, case {case}"
        interview = self._interview()
        while (pressed := self._wanted(case)) is not None:
            await self._press(*pressed)
            assert self._interview() == interview, f"{self.mind}: another interview is shown"
        shown = self._shown()
        self.rulings.append(shown.marked)
        if Action.NOTE not in presses(shown):  # a question that only opens groups of answers
            return
        while Action.UNNOTE not in (actions := presses(self._shown())):
            await self._press(actions[Action.NOTE], self._shown())
        await self._write(self.mind.place(case))
        if self.mind.settles(case):
            await self._settle()

    async def _settle(self) -> None:
        """Settle the first open task in the list of the evening, if it comes, without a score."""
        await self._write("/evening")
        found = await self.telegram.changes(lambda: bool(self._to_be_done()), LOOKS)
        task = self._to_be_done() if found else None
        if task is None:
            return
        self.settled.add(task.key)
        done = replace(task, action=EveningAction.PLAIN)
        message_id = max(number for _, number in self.telegram.api.messages)
        await self.telegram.deliver(self.telegram.api.press(self.someone, message_id, pack(done)))

    def _to_be_done(self) -> EveningButton | None:
        """The first open task of the newest list in the person's chat."""
        newest: dict[int, list[EveningButton]] = {}
        for (chat, number), shown in self.telegram.api.messages.items():
            if chat == self.someone.chat_id:
                carried = [unpack(data) for _, data in shown.row]
                newest[number] = [one for one in carried if isinstance(one, EveningButton)]
        listed = [newest[number] for number in sorted(newest) if newest[number]]
        tasks = [one for one in (listed[-1] if listed else []) if one.of == "task"]
        return next((one for one in tasks if one.key not in self.settled), None)

    async def _write(self, text: str) -> None:
        await self.telegram.deliver(self.telegram.api.write(self.someone, text))

    async def _press(self, data: str, shown: Shown) -> None:
        await asyncio.sleep(THINKS * Random(data).random())  # noqa: S311 - no secret
        self.presses += 1
        update = self.telegram.api.press(self.someone, shown.message_id, data)
        await self.telegram.deliver(update)
        changed = await self.telegram.changes(lambda: self._shown().row != shown.row, LOOKS)
        self.again += not changed

    def _shown(self) -> Shown:
        shown = self.telegram.shown(self.someone)
        assert shown is not None, f"{self.mind}: nothing is shown any more"
        return shown

    def _interview(self) -> str | None:
        shown = self.telegram.shown(self.someone)
        if shown is None:
            return None
        press = unpack(next(iter(presses(shown).values())))
        return press.conversation if isinstance(press, Press) else None

    def _wanted(self, case: int) -> tuple[str, Shown] | None:
        shown = self._shown()
        actions = presses(shown)
        first = unpack(next(iter(actions.values())))
        assert isinstance(first, Press)
        wanted = self.mind.choice(case, first.step, [*actions])
        return None if wanted is None else (actions[wanted], shown)

    def meant(self) -> list[Conversation]:
        """The cases as they are kept if every press counts once: those with a ruling noted."""
        return [self._noted(case, told) for case, told in enumerate(self.told())]

    def told(self) -> list[Conversation]:
        """The cases without what is told of board and table: told to the law without any bot."""
        return [self._told(case, subject) for case, subject in enumerate(self.cases)]

    def _noted(self, case: int, told: Conversation) -> Conversation:
        pressed = _presses(replace(told, noted=None))
        if Action.NOTE not in pressed:
            return told
        noting = press(Interview.of(told), pressed[Action.NOTE]).conversation
        where = str(read_place(self.mind.place(case)).where)
        return advance(noting, noted=where, screen=MAIN)

    def _told(self, case: int, subject: str) -> Conversation:
        meant = Conversation(
            chat_id=self.someone.chat_id,
            user_id=self.mind.user_id,
            subject=subject,
            edition=2017,
            language=self.language,
        )
        while True:
            pressed = _presses(meant)
            wanted = self.mind.choice(case, meant.step, [*pressed])
            if wanted is None:
                is_asking = Interview.of(meant).is_asking
                return meant if is_asking else replace(meant, noted=str(TablePlace()))
            meant = replace(press(Interview.of(meant), pressed[wanted]).conversation, id=meant.id)


def _presses(conversation: Conversation) -> dict[str, Press]:
    """The presses that a conversation's screen offers, by their actions."""
    data = [button.data for button in screen(Interview.of(conversation)).buttons]
    return {str(one.action): one for one in data if isinstance(one, Press)}


def as_shown(conversation: Conversation) -> str:
    """The marked text of a conversation's screen."""
    return text(screen(Interview.of(conversation)))
