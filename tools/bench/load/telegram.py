"""Telegram for a bot in another process: the Bot API it calls, and the people who use it.

Both sides of Telegram live in one process and on one clock, so that the time from a press to its
screen is exact. Requests of the bot are not checked, but its rulings are.
"""

import asyncio
import itertools
import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl

from tests.bot.server import PATH, SECRET
from tests.patience import PATIENCE
from tools.bench.load.scripts import Script
from tools.bench.load.wire import Answer, Answering, Connection

FIRST = 7_000_000_001
A_DATE = 1_790_000_000
BOT = {"id": 123456789, "is_bot": True, "first_name": "Bot", "username": "load_bot"}
SECRET_HEADER = f"X-Telegram-Bot-Api-Secret-Token: {SECRET}\r\n"
INTERVIEWS_OF_ONE = 10
"""The interviews of one person, who is then replaced by another."""


class WrongError(Exception):
    """The bot showed something else than it should have."""


@dataclass
class Counted:
    """The events since it was emptied; times in seconds."""

    updates: int = 0
    calls: int = 0
    interviews: int = 0
    to_screen: list[float] = field(default_factory=list)
    to_answer: list[float] = field(default_factory=list)


class Person:
    """A person in a private chat with the bot, and the message on the screen."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.language = "en"
        self.chat = {"id": number, "type": "private", "first_name": "A", "last_name": "Person"}
        self.message_id = 0
        self.message: dict[str, Any] = {}
        self.shown: asyncio.Future[float] | None = None
        self.answered: asyncio.Future[float] | None = None

    def button(self, action: str) -> str:
        """The data of the button with an action."""
        rows = self.message.get("reply_markup", {}).get("inline_keyboard", [])
        for button in itertools.chain.from_iterable(rows):
            data: str = button.get("callback_data", "")
            if data.split(".", 2)[-1] == action:
                return data
        message = f"{action} is not offered: {self.message.get('text')}"
        raise WrongError(message)


class Telegram:
    """Answers each call after `seconds`; the screen of an edit is seen after half of them."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.counted = Counted()
        self.wrong: list[str] = []
        self._people: dict[int, Person] = {}
        self._numbers = itertools.count(1)
        self._updates = itertools.count(1)
        self._pressed: dict[str, Person] = {}
        self._server: asyncio.Server | None = None

    async def start(self) -> str:
        """Listen; the address of the Bot API."""
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: Answering(self._called), "127.0.0.1", 0, backlog=1_024
        )
        self._server = server
        return f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"

    def close(self) -> None:
        """Listen no longer."""
        if self._server is not None:
            self._server.close()

    def somebody(self) -> Person:
        """A new person."""
        person = Person(FIRST + next(self._numbers))
        self._people[person.number] = person
        return person

    def gone(self, person: Person) -> None:
        """Remove a person."""
        self._people.pop(person.number, None)

    def forget_everybody(self) -> None:
        """Remove all people; late calls are still answered."""
        self._people.clear()
        self._pressed.clear()

    async def begins(self, person: Person, connection: Connection, script: Script) -> None:
        """Begin an interview, in its language."""
        person.language = script.language
        await self.writes(person, connection, script.command)

    async def writes(self, person: Person, connection: Connection, text: str) -> None:
        """Send a command, and wait for what it leads to."""
        person.message_id += 1
        message = {
            "message_id": person.message_id,
            "date": A_DATE,
            "chat": person.chat,
            "from": _user(person),
            "text": text,
            "entities": [{"type": "bot_command", "offset": 0, "length": len(text)}],
        }
        person.answered = None
        await self._post(person, connection, {"message": message})

    async def presses(self, person: Person, connection: Connection, action: str) -> None:
        """Press a button of the newest message, and wait for the next screen."""
        began = time.perf_counter()
        number = str(next(self._updates))
        query = {
            "id": number,
            "from": _user(person),
            "chat_instance": "1",
            "data": person.button(action),
            "message": person.message,
        }
        person.answered = asyncio.get_running_loop().create_future()
        self._pressed[number] = person
        seen = await self._post(person, connection, {"callback_query": query})
        async with asyncio.timeout(PATIENCE):
            answered = await person.answered
        self._pressed.pop(number, None)
        self.counted.to_screen.append(seen - began)
        self.counted.to_answer.append(answered - began)

    async def _post(
        self, person: Person, connection: Connection, update: Mapping[str, Any]
    ) -> float:
        """Post an update; return when its screen was seen."""
        person.shown = asyncio.get_running_loop().create_future()
        body = json.dumps({"update_id": next(self._updates), **update}).encode()
        status, said = await connection.post(PATH, body, SECRET_HEADER)
        if status != 200:
            message = f"a post was answered with {status}"
            raise WrongError(message)
        call = json.loads(said) if said.startswith(b"{") else {}
        if "method" in call:
            self._carry_out(call.pop("method"), call)
        async with asyncio.timeout(PATIENCE):
            seen = await person.shown
        self.counted.updates += 1
        return seen

    def _called(self, head: bytes, body: bytes, answer: Answer) -> None:
        method = head.split(b" ", 2)[1].rpartition(b"/")[2].decode()
        result = self._carry_out(method, _parameters(head, body))
        said = json.dumps({"ok": True, "result": result}).encode()
        if self.seconds:
            asyncio.get_running_loop().call_later(self.seconds, answer, said)
        else:
            answer(said)

    def _carry_out(self, method: str, asked: dict[str, Any]) -> object:
        self.counted.calls += 1
        match method:
            case "getMe":
                return {**BOT, "can_join_groups": True, "supports_inline_queries": True}
            case "answerCallbackQuery":
                person = self._pressed.get(str(asked["callback_query_id"]))
                if person is not None:
                    _happens(person.answered)
                return True
            case "sendMessage" | "editMessageText":
                return self._show(method, asked)
            case _:
                return True

    def _show(self, method: str, asked: Mapping[str, Any]) -> object:
        person = self._people.get(int(asked["chat_id"]))
        if person is None:
            return {"message_id": 1, "date": A_DATE, "chat": {"id": 1, "type": "private"}}
        if method == "sendMessage":
            person.message_id += 1
        elif int(asked["message_id"]) != person.message_id:
            self.wrong.append("another message was edited than the newest")
        person.message = {
            "message_id": person.message_id,
            "date": A_DATE,
            "chat": person.chat,
            "from": BOT,
            "text": asked["text"],
            **({"reply_markup": asked["reply_markup"]} if asked.get("reply_markup") else {}),
        }
        if self.seconds:
            asyncio.get_running_loop().call_later(self.seconds / 2, _happens, person.shown)
        else:
            _happens(person.shown)
        return person.message


async def interviewed(
    telegram: Telegram, person: Person, connections: Sequence[Connection], script: Script
) -> None:
    """One interview from its command to its ruling, over one connection after the other."""
    turns = itertools.cycle(connections)
    await telegram.begins(person, next(turns), script)
    for action in script.presses:
        await telegram.presses(person, next(turns), action)
    compare(person, script)
    telegram.counted.interviews += 1


def compare(person: Person, script: Script) -> None:
    """Compare the ruling on the screen with the presses; `WrongError` if it differs."""
    if person.message["text"] != script.ruling:
        message = f"{person.message['text']!r} is not {script.ruling!r}"
        raise WrongError(message)


def _happens(future: asyncio.Future[float] | None) -> None:
    if future is not None and not future.done():
        future.set_result(time.perf_counter())


def _user(person: Person) -> dict[str, object]:
    return {
        "id": person.number,
        "is_bot": False,
        "first_name": "A",
        "last_name": "Person",
        "language_code": person.language,
    }


def _parameters(head: bytes, body: bytes) -> dict[str, Any]:
    """The parameters of a request, sent as JSON or as a form."""
    if not body:
        return {}
    if b"application/json" in head:
        asked: dict[str, Any] = json.loads(body)
        return asked
    asked = dict(parse_qsl(body.decode(), keep_blank_values=True))
    if "reply_markup" in asked:
        asked["reply_markup"] = json.loads(asked["reply_markup"])
    return asked
