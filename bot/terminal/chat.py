"""The bot in the terminal: lines in, screens out, behind a stand-in for Telegram."""

import asyncio
import os
import re
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from io import TextIOWrapper
from itertools import islice
from select import select
from types import FrameType
from typing import Self, TextIO

from telegram import Update
from telegram.ext import ApplicationBuilder

from bot.app import assemble, lifetime
from bot.conversation.lines import says
from bot.markup import plain
from bot.screens.rows import as_typed
from bot.settings import Settings
from bot.terminal.bot_api import LocalApi, LocalRequest, Own, Shown, Someone
from bot.wording import Words

with suppress(ImportError):  # where it is, input() edits lines with it
    import readline  # noqa: F401

ME = 1
"""The id of the one person at the terminal, and of that person's chat."""
TOKEN = "1:LOCAL"  # noqa: S105 - no secret: nobody checks it
QUOTED = "│ "
"""The prefix of a quoted line."""
_OWN_NUMBER = re.compile(r"([1-9][0-9]*)(?:\. (.+))?")
"""The label of a button in plain mode, which contains its number."""
_QUITS = "terminal-quits"
"""The key of the words that end the chat."""
INTERRUPTED = 130
"""The exit status after an interrupt, as in shells."""
CHUNK = 65_536
"""The most bytes that are read at once."""

_STATUS: dict[int, int] = {signal.SIGTERM: 0, signal.SIGINT: INTERRUPTED}


class _Ended(Exception):  # noqa: N818 - no error
    """A signal has come while the next line was waited for."""


class Lines:
    """The lines that are typed into a file, until its end or a signal.

    A signal ends the wait for the next line, but not the work on the last one. `status` is the
    exit status after a signal, None before. Lines that are `edited` are typed at the terminal
    itself: the arrows move in them and bring back earlier ones.
    """

    def __init__(self, file: int, *, edited: bool = False) -> None:
        self.status: int | None = None
        self._file = file
        self._edited, self._is_waiting = edited, False
        self._read = b""
        self._woken, self._waker = os.pipe()

    def __enter__(self) -> Self:
        """Take SIGINT and SIGTERM."""
        os.set_blocking(self._waker, False)
        signal.set_wakeup_fd(self._waker)
        for number in _STATUS:
            signal.signal(number, self._end)
        return self

    def __exit__(self, *_: object) -> None:
        """Restore Python's own handling of the signals."""
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.set_wakeup_fd(-1)
        os.close(self._woken)
        os.close(self._waker)

    def _end(self, number: int, _frame: FrameType | None) -> None:
        if self.status is not None:
            raise KeyboardInterrupt  # asked twice
        self.status = _STATUS[number]
        if self._is_waiting:
            raise _Ended

    def __iter__(self) -> Iterator[str]:
        """Yield one line after the other, until the end of the file or a signal."""
        return self._typed() if self._edited else self._of_file()

    def _typed(self) -> Iterator[str]:
        while self.status is None:
            try:
                self._is_waiting = True
                line = input()
            except (EOFError, _Ended):
                return
            finally:
                self._is_waiting = False
            yield line

    def _of_file(self) -> Iterator[str]:
        while self.status is None:
            line, ending, rest = self._read.partition(b"\n")
            if ending:
                self._read = rest
                yield line.decode(errors="replace")
            elif not self._read_more():
                return

    def _read_more(self) -> bool:
        """Wait for more to read; return False at the end of the file."""
        ready, _, _ = select([self._file, self._woken], [], [])
        if self._woken in ready:
            return bool(os.read(self._woken, CHUNK))
        more = os.read(self._file, CHUNK)
        if not more and self._read:
            more = b"\n"
        self._read += more
        return bool(more)


class Terminal:
    """The chat of one person at a terminal: reads typed lines, prints the bot's screens."""

    def __init__(self, settings: Settings, out: TextIO) -> None:
        now = time.time_ns()
        self._out = out
        self._me = Someone(ME, ME, settings.default_language)
        self._api = LocalApi(first_update=now, first_message=now // 1_000_000_000)
        request = LocalRequest(self._api)
        builder = ApplicationBuilder().token(TOKEN).request(request).get_updates_request(request)
        self._bot = assemble(builder, settings)
        self._application = self._bot.application
        self._stack = AsyncExitStack()
        self._printed: dict[int, Shown] = {}
        self._newest: Shown | None = None

    async def enter(self) -> None:
        """Start the bot; print the greeting, which leads to a case that is still open."""
        await self._stack.enter_async_context(lifetime(self._application))
        self._print(Words.of(self._me.language or "").bot.say("terminal-hint"))
        await self._take("/start")

    async def leave(self) -> None:
        """Stop the bot, and close the database."""
        await self._stack.aclose()

    async def take_line(self, line: str) -> None:
        """Press the button of the typed number, else send the line as a message."""
        text = line.strip()
        if text:
            await self._take(text)

    async def _take(self, text: str) -> None:
        carried = self._find_data(text)
        if isinstance(carried, Own):
            self._print(carried)
            return
        written = self._press_update(carried) or self._api.write(self._me, text)
        update = Update.de_json(written, self._application.bot)
        await self._application.process_update(update)
        await self._bot.handlers.evenings.exporter.wait_until_sent()
        self._show()

    def _find_data(self, text: str) -> str | None:
        """Return the data of the button with the typed number or label, None without any."""
        if self._newest is None:
            return None
        number = text.rstrip(".)")
        if not (number.isascii() and number.isdigit()):
            typed = as_typed(text)
            found = [data for label, data in self._newest.row if as_typed(label) == typed]
            return found[0] if len(found) == 1 else None
        numbers = [number for number, _ in _numbered(self._newest)]
        number = str(int(number[:4]))
        return self._newest.row[numbers.index(number)][1] if number in numbers else None

    def _press_update(self, carried: str | None) -> dict[str, object] | None:
        """Return the update of a press on the newest screen, None where no button was meant."""
        if self._newest is None or carried is None:
            return None
        return self._api.press(self._me, self._newest.message_id, carried)

    def _show(self) -> None:
        """Print the screens that have changed, or the newest one again where none has."""
        answers, self._api.answers = [text for text in self._api.answers if text], []
        changes, self._api.changes = {one.message_id: one for one in self._api.changes}, []
        left = [one for one in changes.values() if self._is_left(one, max(changes))]
        changed = [one for one in changes.values() if one not in left]
        fresh = [one for one in changed if self._is_fresh(one)]
        self._printed |= changes
        for shown in changed:
            if shown.row or (self._newest and shown.message_id == self._newest.message_id):
                self._newest = shown
        for answer in answers:
            self._print(answer)
        for shown in fresh or ([self._newest] if self._newest else []):
            self._print(*_lines(shown))

    def _is_left(self, shown: Shown, newest: int) -> bool:
        """Tell whether only the buttons have changed, of a message above the newest one."""
        before = self._printed.get(shown.message_id)
        return before is not None and before.text == shown.text and shown.message_id < newest

    def _is_fresh(self, shown: Shown) -> bool:
        before = self._printed.get(shown.message_id)
        if before is None or before.text != shown.text:
            return True
        return bool(shown.row) and [text for text, _ in before.row] != [t for t, _ in shown.row]

    def _print(self, *lines: str) -> None:
        print(*lines, "", sep="\n", file=self._out, flush=True)


def _lines(shown: Shown) -> list[str]:
    if shown.document:
        return [shown.text, shown.document.name, _readable(shown.document.content)]
    lines = [plain(shown.marked, quoted=QUOTED)]
    numbered = iter(_numbered(shown))
    for row in shown.buttons:
        named = [f"[{number}] {text}".rstrip() for number, text in islice(numbered, len(row))]
        lines.append("  " + "   ".join(named))
    return lines


def _readable(content: bytes) -> str:
    """Return a file as text; of a binary file, its size in bytes."""
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        return f"({len(content)} B)"


def _numbered(shown: Shown) -> list[tuple[str, str]]:
    """Return the number and the text of each button: its own number where every one has one."""
    texts = [text for text, _ in shown.row]
    own = [_OWN_NUMBER.fullmatch(text) for text in texts]
    found = [(one[1], one[2] or "") for one in own if one is not None]
    if len({number for number, _ in found}) == len(texts):
        return found
    counted = ((str(place), text) for place, text in enumerate(texts, start=1))
    return [(number, "" if text == number else text) for number, text in counted]


def talk(settings: Settings, typed: TextIO, out: TextIO) -> int:
    """Run the bot in the terminal until the input ends; return the exit status.

    `typed` has to be a real file: it is waited for together with signals.
    """
    if isinstance(out, TextIOWrapper):
        out.reconfigure(errors="replace")
    terminal = Terminal(settings, out)
    edited = typed is sys.stdin and typed.isatty() and out.isatty()
    with Lines(typed.fileno(), edited=edited) as lines, asyncio.Runner() as runner:
        try:
            runner.run(terminal.enter())
            for line in lines:
                if says(line, _QUITS):
                    break
                runner.run(terminal.take_line(line))
        except KeyboardInterrupt:
            return INTERRUPTED
        finally:
            runner.run(terminal.leave())
        return lines.status or 0
