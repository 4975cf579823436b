"""Telegram posting to replicas of the bot, each a process of its own, over real connections."""

import asyncio
import json
import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.conversation.callback_data import Press
from bot.conversation.codec import unpack
from bot.terminal.bot_api import Shown, Someone
from tests.bot.bot_api import FullApi
from tests.bot.process import environment
from tests.bot.server import Server, serving
from tests.forked import LoggedProcess
from tests.patience import PATIENCE, until

TOKEN = "123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr"
SECRET = "Kept_between-us"
PATH = "/telegram"
HEADER = "X-Telegram-Bot-Api-Secret-Token"

Json = dict[str, Any]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def fetch(port: int, path: str) -> tuple[int, str]:
    """What a port of this machine answers to a question."""
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read().decode()
    connection.close()
    return answer.status, body


class Replica:
    """One process of the bot, that listens."""

    def __init__(self, process: LoggedProcess, port: int) -> None:
        self.process = process
        self.port = port

    def post(
        self, body: bytes, *, path: str = PATH, secret: str | None = SECRET
    ) -> tuple[int, bytes]:
        """What the replica answers to a post."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"Content-Type": "application/json"}
        connection.request(
            "POST", path, body, headers | ({} if secret is None else {HEADER: secret})
        )
        answer = connection.getresponse()
        said = answer.read()
        connection.close()
        return answer.status, said

    def end(self, number: int = signal.SIGTERM) -> bytes:
        """Ask the process to end; what it has logged."""
        self.process.send_signal(number)
        return self.ended()

    def ended(self) -> bytes:
        """Wait for the end of the process; what it has logged."""
        return self.process.communicate()[1]

    def is_closed(self) -> bool:
        """Whether its port takes no connection any more."""
        with socket.socket() as tried:
            return tried.connect_ex(("127.0.0.1", self.port)) != 0


class Telegram:
    """People who write and press, and the posts that come of it."""

    def __init__(self, server: Server, api: FullApi) -> None:
        self.server = server
        self.api = api
        self.answered: list[Json] = []
        self.ports: list[int] = []

    def deliver(self, replica: Replica, update: Json) -> int:
        """Post an update; a call in the body of the answer is carried out."""
        status, body = replica.post(json.dumps(update).encode())
        if status == 200 and body:
            call = json.loads(body)
            self.answered.append(call)
            method = call.pop("method")
            done = asyncio.run_coroutine_threadsafe(self.api.call(method, call), self.server.loop)
            assert done.result()[0] == 200, done.result()
        return status

    def send(self, replica: Replica, someone: Someone, text: str) -> int:
        return self.deliver(replica, self.api.write(someone, text))

    def press(self, replica: Replica, someone: Someone, action: str) -> int:
        """Press the button that does so, once it is shown."""
        self.wait_for(someone, action)
        shown = self.shown(someone)
        data = self.actions(someone)[action]
        return self.deliver(replica, self.api.press(someone, shown.message_id, data))

    def shown(self, someone: Someone) -> Shown:
        """The newest message in the person's chat, as it is now."""
        theirs = [shown for key, shown in self.api.messages.items() if key[0] == someone.chat_id]
        return max(theirs, key=lambda shown: shown.message_id)

    def actions(self, someone: Someone) -> dict[str, str]:
        found = {data: unpack(data) for _, data in self.shown(someone).row}
        return {press.action: data for data, press in found.items() if isinstance(press, Press)}

    def wait_for(self, someone: Someone, action: str) -> None:
        """The answer to a post does not wait for the screen."""
        until(lambda: action in self.actions(someone), action)


@contextmanager
def telegram() -> Iterator[Telegram]:
    api = FullApi()
    with serving(api) as server:
        yield Telegram(server, api)


def settings(database: str, posting: Telegram, port: int, **changes: str) -> dict[str, str]:
    """The environment of a replica."""
    return environment(
        database,
        BOT_TOKEN=TOKEN,
        BOT_API_URL=posting.server.url,
        WEBHOOK_URL=f"https://127.0.0.1:8443{PATH}",
        WEBHOOK_SECRET=SECRET,
        WEBHOOK_PORT=str(port),
        **{"TELEGRAM_LIMITS": "off", **changes},
    )


@contextmanager
def replicas(
    number: int, database: str, posting: Telegram, **changes: str
) -> Iterator[list[Replica]]:
    """Several processes for a while, all of which take posts."""
    with ExitStack() as stack:
        begun: list[Replica] = []
        while len(begun) < number:
            port = posting.ports.pop() if posting.ports else free_port()
            process = stack.enter_context(
                LoggedProcess(
                    environ=settings(database, posting, port, **changes),
                    folder=Path(stack.enter_context(TemporaryDirectory())),
                )
            )
            stack.callback(process.kill)
            begun.append(Replica(process, port))
        until(lambda: posting.api.calls.count("setWebhook") >= number or _dead(begun), begun)
        assert not _dead(begun), begun[0].process.communicate()[1].decode()
        yield begun


def _dead(begun: list[Replica]) -> bool:
    return any(replica.process.poll() is not None for replica in begun)
