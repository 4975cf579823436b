"""People who write to the bot and press its buttons, and the club in which they do."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from telegram import Update
from telegram.ext import ApplicationBuilder, ContextTypes

from bot.app import Bot, Builder, assemble, lifetime
from bot.conversation.callback_data import Press
from bot.conversation.codec import pack, unpack
from bot.conversation.pressing import Action, read_action
from bot.settings import Settings
from bot.telegram.flood import FloodLimit
from bot.telegram.handlers.groups import MinuteLimit
from bot.telegram.rate_limits import RateLimits
from bot.terminal.bot_api import Shown, Someone
from lawcore import SUBJECTS
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.bot.bot_api import FullApi, FullRequest
from tests.migrated import begin_migrated, compiled_once
from tests.patience import PATIENCE

TOKEN = "1:LOCAL"

Json = dict[str, Any]


HALF_A_MINUTE = 30
"""The seconds that pass between two commands in a group."""
SCOPES = 3
"""The kinds of chats for which the commands are named, in each language and in none."""


@dataclass(eq=False)
class Club:
    """The bot, and a stand-in for Telegram."""

    api: FullApi
    bot: Bot
    failures: list[Exception] = field(default_factory=list)

    def person(
        self,
        user_id: int = 7,
        *,
        chat_id: int | None = None,
        language: str | None = "en",
        topic_id: int | None = None,
    ) -> "Person":
        return Person(self, Someone(user_id, chat_id or user_id, language, topic_id))

    async def named_commands(self) -> Mapping[tuple[str, str], Any]:
        """Return the commands by scope and language once all are named, in a quiet moment."""
        async with asyncio.timeout(PATIENCE):
            while len(self.api.commands) < SCOPES * (len(LANGUAGES) + 1):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        return self.api.commands

    async def deliver(self, *updates: Json) -> None:
        """Give updates to the bot, all at once, and wait for what comes of them later."""
        await self.post(*updates)
        if (desks := self.bot.handlers.desks) is not None:
            await desks.errands.settle()
        while painting := self.bot.handlers.plays._painting:
            await asyncio.wait(painting)

    async def post(self, *updates: Json) -> None:
        """Give updates to the bot, all at once."""
        application, processor = self.bot.application, self.bot.processor
        read_updates = [Update.de_json(update, application.bot) for update in updates]
        await asyncio.gather(
            *(
                processor.process_update(update, application.process_update(update))
                for update in read_updates
            )
        )


ORDINARY_REVOKE: Mapping[str, str | int] = {
    "hand": "defender",
    "trick": 5,
    "since": "played",
    "won_by": "partner",
}
"""A defender's established revoke, whose trick was won by his partner."""


def is_left(shown: Shown) -> bool:
    """Tell whether a message has no buttons but one that leads back to its case."""
    found = [unpack(data) for _, data in shown.row]
    return all(isinstance(one, Press) and str(one.action) == Action.RESUME for one in found)


def asked_facts(actions: Iterable[str]) -> set[str]:
    """The facts that buttons tell, by what the buttons do."""
    return {action.partition("=")[0] for action in actions if "=" in action}


def is_rare(fact: str) -> bool:
    return any(subject.usual(fact) is not None for subject in SUBJECTS.values())


@dataclass(frozen=True)
class Person:
    """Somebody with a Telegram client."""

    club: Club
    someone: Someone

    @property
    def message(self) -> Shown:
        """The message that was sent or changed last, unless its buttons were taken away."""
        changes = [one for one in self.club.api.changes if one.chat_id == self.someone.chat_id]
        had_buttons = {one.message_id for one in changes if one.row}
        return next(
            one
            for one in reversed(changes)
            if one.message_id not in had_buttons or not is_left(self._now(one))
        )

    def _now(self, shown: Shown) -> Shown:
        return self.club.api.messages.get((shown.chat_id, shown.message_id), shown)

    @property
    def has_message(self) -> bool:
        """Whether anything was sent to the chat."""
        return any(one.chat_id == self.someone.chat_id for one in self.club.api.changes)

    @property
    def screen(self) -> str:
        return self.message.text

    @property
    def buttons(self) -> list[str]:
        return [text for text, _ in self.message.row]

    @property
    def actions(self) -> dict[str, str]:
        """What the conversation's buttons carry, by their action."""
        found = {data: unpack(data) for _, data in self.message.row}
        return {
            str(press.action): data for data, press in found.items() if isinstance(press, Press)
        }

    @property
    def asked(self) -> set[str]:
        """The facts that the buttons of the screen tell."""
        return asked_facts(self.actions)

    def label(self, action: str) -> str:
        """What is written on the button that does so."""
        data = self.actions[action]
        return next(text for text, carried in self.message.row if carried == data)

    @property
    def said(self) -> str:
        """What the last press was answered with."""
        return self.club.api.answers[-1]

    async def act(self, *steps: str | Mapping[str, object]) -> "Person":
        """Take one step after the other: write a text, or answer what is asked with facts.

        `[label]` presses the button that says so, `[…label]` the first that has that in it,
        `<action>` the button that does so.
        """
        for step in steps:
            if not isinstance(step, str):
                await self.answer(**step)
            elif step.startswith("[…"):
                await self.press(next(one for one in self.buttons if step[2:-1] in one))
            elif step.startswith("["):
                await self.press(step[1:-1])
            elif step.startswith("<"):
                await self.do(step[1:-1])
            else:
                await self.send(step)
        return self

    async def send(self, text: str) -> None:
        await self.club.deliver(self.club.api.write(self.someone, text))

    async def reply(self, text: str) -> None:
        """Answer the message that was sent or changed last."""
        update = self.club.api.write(self.someone, text)
        to = self.club.api.reply_to(self.someone, self.message.message_id)
        update["message"] |= {"reply_to_message": to}
        await self.club.deliver(update)

    async def attach(self, name: str, content: bytes) -> None:
        """Send a file."""
        await self.club.deliver(self.club.api.attach(self.someone, name, content))

    async def ask(self, query: str) -> Json:
        """Write behind the bot's name in some chat; return what the query was answered with."""
        update = self.club.api.ask(self.someone, query)
        await self.club.deliver(update)
        return self.club.api.found[update["inline_query"]["id"]]

    async def press(self, label: str) -> None:
        """Press the button that says so."""
        await self.carry(dict(self.message.row)[label])

    async def press_on(self, label: str) -> None:
        """Press the button that says so on the newest message that has one."""
        for shown in reversed([*self.club.api.messages.values()]):
            found = dict(shown.row).get(label)
            if found is not None and shown.chat_id == self.someone.chat_id:
                await self.carry(found, shown.message_id)
                return
        raise AssertionError(label)

    def latest(self, beginning: str) -> str:
        """Return the newest message that begins so."""
        sent = [one for one in self.club.api.messages.values() if one.text.startswith(beginning)]
        return next(one.text for one in sent[::-1] if one.chat_id == self.someone.chat_id)

    async def do(self, action: str) -> None:
        """Press the button that does so; or that did so where several facts were asked apart."""
        await self.carry(self._data(action))

    async def carry(self, data: str, message_id: int | None = None) -> None:
        """Send a press with this data, whether there is such a button or not."""
        message_id = message_id or self.message.message_id
        update = self.club.api.press(self.someone, message_id, data)
        await self.club.deliver(update)
        assert update["callback_query"]["id"] not in self.club.api.unanswered

    async def answer(self, **facts: object) -> None:
        """Answer what is asked with these facts; what is rare is told where it can be.

        Each is told, or the test fails; one that is None is left out.
        """
        left = {name: value for name, value in facts.items() if value is not None}
        looked = set[str]()
        for _ in range(60):
            if not left and "none" not in self.actions:
                return
            if (found := self._answering(left)) is not None:
                name, action = found
                await self.do(action)
                del left[name]
                left = {n: v for n, v in left.items() if str(v).lower() not in _also(action)}
                looked.clear()
            elif (way := self._way(left, looked)) is not None:
                looked.add(way)
                await self.do(way)
            else:
                assert not left, (left, self.screen)
                return
        raise AssertionError(self.screen)

    def _data(self, action: str) -> str:
        """What the button of an action carries, or would where another tells more beside it."""
        name = action.partition("=")[0]
        if action in self.actions or not any(one.startswith(f"{name}=") for one in self.actions):
            return self.actions[action]
        pressed = unpack(next(iter(self.actions.values())))
        assert isinstance(pressed, Press)
        return pack(replace(pressed, action=read_action(action)))

    def _answering(self, left: Mapping[str, object]) -> tuple[str, str] | None:
        """Which fact can be told here, and what its button does; a number may be typed."""
        for name, value in left.items():
            told = f"{name}={str(value).lower()}"
            noticed = "after_play" if "attention" in left else "during_play"
            others = {str(one).lower() for one in left.values()} | {noticed}
            fitting = [
                action
                for action in self.actions
                if action == told or (action.startswith(f"{told}+") and _also(action) <= others)
            ]
            fitting.sort(key=lambda action: not _also(action) <= set(map(str, left.values())))
            if fitting:
                return name, fitting[0]
            is_asked = any(action.startswith(f"{name}=") for action in self.actions)
            tells_more = any(action.startswith(f"{told}+") for action in self.actions)
            if tells_more or (is_asked and type(value) is int):
                return name, told
        return None

    def _way(self, left: Mapping[str, object], looked: set[str]) -> str | None:
        """What leads to where the facts that are left may be told, or on where there are none."""
        groups = [a for a in self.actions if a.startswith("group-") and a not in looked]
        if left and groups:
            return groups[0]
        if left and any(a.startswith("group-") for a in looked):
            return "back" if "unusual" not in self.actions and "back" in self.actions else None
        if "none" in self.actions:
            return "none"
        is_any_rare = any(is_rare(name.split(".")[-1]) for name in left)
        ways = ["count"] + ["unusual", "change", "more"] * is_any_rare
        return next((way for way in ways if way in self.actions and way not in looked), None)


def _also(action: str) -> set[str]:
    """The answers to other facts that an action tells beside the one it names."""
    return set(action.split("+")[1:])


@asynccontextmanager
async def opened(
    database: str,
    api: FullApi | None = None,
    limits: RateLimits | None = None,
    flood: FloodLimit | None = None,
    **changes: Any,
) -> AsyncIterator[Club]:
    """A club that is open for a while; a failure nobody expected fails the test."""
    begin_migrated(database)
    settings = Settings(database_url=database, **changes)
    api = api or FullApi()
    request = FullRequest(api)
    builder: Builder = ApplicationBuilder().token(TOKEN)
    builder = builder.request(request).get_updates_request(request)
    if limits is not None:
        builder = builder.rate_limiter(limits)
    bot = assemble(builder, settings, flood)
    compiled_once(bot.store._engine)
    club = Club(api, bot)
    time = count(step=HALF_A_MINUTE)
    bot.handlers.groups.limit = MinuteLimit(lambda: float(next(time)))

    async def note(_: object, context: ContextTypes.DEFAULT_TYPE) -> None:
        if isinstance(context.error, Exception):
            club.failures.append(context.error)

    bot.application.add_error_handler(note)
    async with lifetime(bot.application):
        yield club
    if club.failures:
        raise club.failures[0]
