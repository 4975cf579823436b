"""Replicas of the bot to which updates are posted, each a process of its own."""

import signal
import socket
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bot.process import environment
from tests.bot.server import HEADER, PATH, SECRET, TOKEN, Telegram
from tests.forked import LoggedProcess
from tests.patience import PATIENCE, until


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


def settings(database: str, posting: Telegram, port: int, **changes: str) -> dict[str, str]:
    """The environment of a replica."""
    return environment(
        database,
        BOT_TOKEN=TOKEN,
        BOT_API_URL=posting.url,
        WEBHOOK_URL=f"https://127.0.0.1:8443{PATH}",
        WEBHOOK_SECRET=SECRET,
        WEBHOOK_PORT=str(port),
        **{"TELEGRAM_LIMITS": "off", **changes},
    )


@contextmanager
def replicas(
    number: int, database: str, posting: Telegram, ports: Sequence[int] = (), /, **changes: str
) -> Iterator[list[Replica]]:
    """Several processes for a while, all of which take posts."""
    with ExitStack() as stack:
        begun: list[Replica] = []
        for place in range(number):
            port = ports[place] if ports else free_port()
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
