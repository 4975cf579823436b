"""An emulator of the Bot API that others wrote, and what passes between it and the bot.

The emulator refuses what its contract does not know, but keeps no texts and names no username, so
a relay stands before it: it hands every call on, adds the username, and notes what was sent. What
is newer than the contract it leaves out: the style of a button (Bot API 9.4).
"""

import json
import os
import select
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from email import message_from_bytes
from email.policy import HTTP
from http.client import HTTPConnection, HTTPException
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Condition, Lock, Thread
from typing import Any
from urllib.parse import parse_qs

from tests.patience import PATIENCE, until

TOKEN = "123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr"
LOOK_EVERY = 0.02
"""The seconds after which the relay at the latest sees that it is to stop."""
GIVEN_UP = 0.25
"""The emulator sees within 0.1 s that a poll was given up; until then it refuses the next."""
USERNAME = "emulated_renonce_bot"
EMULATOR = "import sys; from lo_bot_api_emulator import main; sys.exit(main())"
SHOWING = {"sendMessage", "editMessageText"}

Json = dict[str, Any]


@dataclass
class Relay:
    """What was sent through it: the screens in order, and the status of every call."""

    emulator: str
    screens: list[Json] = field(default_factory=list)
    statuses: list[tuple[str, int]] = field(default_factory=list)
    changed: Condition = field(default_factory=Condition)
    polling: Lock = field(default_factory=Lock)

    def handed_on(
        self, path: str, body: bytes, kind: str, caller: socket.socket
    ) -> tuple[int, bytes]:
        """Call the emulator with what the bot sent, and note it."""
        method = path.rsplit("/", 1)[-1]
        if method in SHOWING:
            body = _as_known(body, kind)
        with self.polling if method == "getUpdates" else nullcontext():
            try:
                status, answer = _called(self.emulator, path, body, kind, caller)
            except ConnectionError:
                time.sleep(GIVEN_UP)
                raise
        result = json.loads(answer)
        if method == "getMe" and result["ok"]:
            result["result"]["username"] = USERNAME
            answer = json.dumps(result).encode()
        with self.changed:
            self.statuses.append((method, status))
            if method in SHOWING and status == 200:
                self.screens.append(_screen(_asked(body, kind), result["result"]["message_id"]))
            self.changed.notify_all()
        return status, answer

    def post(self, update: Json) -> Json:
        """Put an update where the bot finds it, and return the screen that comes of it."""
        with self.changed:
            before = len(self.screens)
        body = json.dumps({"token": TOKEN, "update": update}).encode()
        status, answer = _called(self.emulator, "/__fixture/updates", body, "application/json")
        assert status == 200, answer
        with self.changed:
            came = self.changed.wait_for(lambda: len(self.screens) > before, PATIENCE)
            assert came, self.statuses
            return self.screens[-1]

    def write(self, text: str, language: str) -> Json:
        """Write to the bot."""
        length = len(text.split(maxsplit=1)[0]) if text.startswith("/") else 0
        command = {"type": "bot_command", "offset": 0, "length": length}
        message = {"text": text, "entities": [command] if length else [], "from": _user(language)}
        return self.post({"message": _message(900 + len(self.screens)) | message})

    def press(self, wanted: str, language: str) -> Json:
        """Press the button of the last screen that says so, or that does so."""
        shown = self.screens[-1]
        carried = [
            data
            for label, data in shown["buttons"].items()
            if label == wanted or data.rpartition(".")[2] == wanted
        ]
        assert carried, shown
        query = {
            "id": str(len(self.screens)),
            "from": _user(language),
            "chat_instance": "1",
            "data": carried[0],
            "message": _message(shown["message_id"]) | {"text": shown["text"]},
        }
        return self.post({"callback_query": query})


def _asked(body: bytes, kind: str) -> Json:
    """What a call carried, whichever way it was written."""
    if kind.startswith("application/json"):
        asked: Json = json.loads(body)
        return asked
    if kind.startswith("multipart/"):
        head = f"Content-Type: {kind}\r\n\r\n".encode()
        parts = message_from_bytes(head + body, policy=HTTP).iter_parts()
        names = [(part.get_param("name", header="content-disposition"), part) for part in parts]
        return {str(name): part.get_content().rstrip("\r\n") for name, part in names}
    return {name: values[0] for name, values in parse_qs(body.decode()).items()}


def _as_known(body: bytes, kind: str) -> bytes:
    """A call without the styles of its buttons, which the emulator does not know."""
    assert kind.startswith("application/json"), kind
    asked: Json = json.loads(body)
    for row in asked.get("reply_markup", {}).get("inline_keyboard", ()):
        for button in row:
            button.pop("style", None)
    return json.dumps(asked).encode()


def _screen(asked: Json, message_id: int) -> Json:
    """A message as a client would see it: its text, and what its buttons carry."""
    markup = asked.get("reply_markup", {})
    keyboard = (json.loads(markup) if isinstance(markup, str) else markup).get("inline_keyboard")
    buttons = [button for row in keyboard or () for button in row]
    carried = {one["text"]: one["callback_data"] for one in buttons if "callback_data" in one}
    return {"text": asked["text"], "buttons": carried, "message_id": message_id}


def _user(language: str) -> Json:
    return {"id": 7, "is_bot": False, "first_name": "Director", "language_code": language}


def _message(message_id: int) -> Json:
    chat = {"id": 7, "type": "private", "first_name": "Director"}
    return {"message_id": message_id, "date": 1, "chat": chat}


def _called(
    address: str, path: str, body: bytes, kind: str, caller: socket.socket | None = None
) -> tuple[int, bytes]:
    """Call the emulator; where the caller goes away meanwhile, so does the call."""
    call = HTTPConnection(address, timeout=PATIENCE)
    call.request("POST", path, body, {"Content-Type": kind})
    try:
        waiting = [one for one in (call.sock, caller) if one is not None]
        ready, _, _ = select.select(waiting, [], [], PATIENCE)
        if caller in ready and call.sock not in ready:
            raise ConnectionAbortedError
        answer = call.getresponse()
        return answer.status, answer.read()
    finally:
        call.close()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False
    relay: Relay


class _Answer(BaseHTTPRequestHandler):
    server: _Server

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"] or 0))
        kind = self.headers["Content-Type"] or "application/x-www-form-urlencoded"
        try:
            status, answer = self.server.relay.handed_on(self.path, body, kind, self.connection)
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)
        except (HTTPException, OSError):
            self.close_connection = True  # the emulator or the bot has ended

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def _await(port: int, process: subprocess.Popen[bytes]) -> None:
    def listens() -> bool:
        assert process.poll() is None, "the emulator does not start: is lo-bot-api-emulator there?"
        with socket.socket() as asking:
            return asking.connect_ex(("127.0.0.1", port)) == 0

    until(listens, port)


@contextmanager
def emulated(journal: Path) -> Iterator[tuple[Relay, str]]:
    """The emulator with its relay for a while, and the address for the bot."""
    port = _free_port()
    command = [sys.executable, "-c", EMULATOR, "--port", str(port)]
    command += ["--enable-control", "--journal", str(journal)]
    with subprocess.Popen(command, env=os.environ, stdout=subprocess.DEVNULL) as process:
        try:
            _await(port, process)
            server = _Server(("127.0.0.1", 0), _Answer)
            server.relay = Relay(f"127.0.0.1:{port}")
            thread = Thread(target=server.serve_forever, args=(LOOK_EVERY,))
            thread.start()
            try:
                yield server.relay, f"http://127.0.0.1:{server.server_address[1]}/bot"
            finally:
                server.shutdown()
                thread.join()
                server.server_close()
        finally:
            process.kill()  # asked to end it would wait for a poll


def verdict(journal: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What the emulator says of all that was sent to it."""
    return subprocess.run(
        [sys.executable, "-c", EMULATOR, "verdict", str(journal), *arguments],
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
