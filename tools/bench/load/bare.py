"""An interview without any framework: HTTP of its own both ways, state in memory.

What it costs to press is subtracted from what it costs with the bot.
"""

import asyncio
import json
import os
from collections.abc import Mapping, Sequence
from typing import Any

from tests.bot.server import PATH, TOKEN
from tools.bench.load.wire import Answer, Answering, Connection

QUESTIONS = 5
CHOICES = ("yes", "no", "unsure")
COMMAND = "ruling"
PORT = int(os.environ.get("LOAD_PORT", "0"))
API = os.environ.get("LOAD_API", "")
"""The address of the Bot API, without `/bot` and the token."""


def ruling(answers: Sequence[str]) -> str:
    """The text of the ruling."""
    return f"Ruling on {', '.join(answers)}"


class Bot:
    """Asks its questions, and answers presses in the body of the answer to the post."""

    def __init__(self) -> None:
        self._answers: dict[int, list[str]] = {}
        self._idle: list[Connection] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._port = int(API.rpartition(":")[2])

    def take(self, head: bytes, body: bytes, answer: Answer) -> None:
        """Take a post."""
        if not head.startswith(f"POST {PATH} ".encode()):
            answer(b"")
            return
        update = json.loads(body)
        query = update.get("callback_query")
        if query is None:
            answer(b"")
            chat = update["message"]["chat"]["id"]
            self._answers[chat] = []
            self._call("sendMessage", {"chat_id": chat, **_screen([])})
            return
        answer(_encoded({"method": "answerCallbackQuery", "callback_query_id": query["id"]}))
        message = query["message"]
        answers = self._answers[message["chat"]["id"]]
        answers.append(query["data"].rpartition(".")[2])
        place = {"chat_id": message["chat"]["id"], "message_id": message["message_id"]}
        self._call("editMessageText", {**place, **_screen(answers)})

    def _call(self, method: str, parameters: Mapping[str, Any]) -> None:
        task = asyncio.create_task(self._called(method, _encoded(parameters)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _called(self, method: str, body: bytes) -> None:
        connection = self._idle.pop() if self._idle else Connection(self._port)
        await connection.post(f"/bot{TOKEN}/{method}", body)
        self._idle.append(connection)


def _encoded(said: Mapping[str, Any]) -> bytes:
    return json.dumps(said).encode()


def _screen(answers: list[str]) -> dict[str, Any]:
    if len(answers) == QUESTIONS:
        return {"text": ruling(answers)}
    number = len(answers)
    row = [{"text": one.capitalize(), "callback_data": f"q.{number}.{one}"} for one in CHOICES]
    asked = f"Question {number + 1} of {QUESTIONS}: did the player of the revoking side do so?"
    return {"text": asked, "reply_markup": {"inline_keyboard": [row]}}


async def main() -> None:
    """Serve for ever."""
    bot = Bot()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: Answering(bot.take), "127.0.0.1", PORT, backlog=1_024
    )
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())
