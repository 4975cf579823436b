"""Tells the operator's chat of errors: each new kind once, and how often it has come since."""

import asyncio
import logging
import traceback
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from math import ceil
from pathlib import Path
from typing import Any, Final

from telegram.error import TelegramError

from bot.storage.errors import StorageError, StorageFault
from bot.storage.store import Store
from bot.telegram.context import Bot
from bot.telegram.retries import with_retries
from bot.wording import Words

DAY: Final = 24 * 60 * 60.0
"""The seconds between two reports of errors that came again."""
LOOK_EVERY: Final = 30.0
"""The seconds between two checks of the database; an error triggers one at once."""
MOST_KINDS: Final = 50
"""The most kinds of errors that are reported; further ones are only in the log."""
LONGEST: Final = 120
"""The most characters of the name of a kind."""

_ROOT = Path(__file__).parents[2]
_OURS = (_ROOT / "bot", _ROOT / "lawcore")

_log = logging.getLogger(__name__)


class OperatorChat(logging.Handler):
    """Reports errors to the chat of the operator, from `start` until `stop`.

    A logged error is reported by its kind: the class of the error and the line of code, or the
    logger and the text before anything is filled in. The text of a message, its sender and its
    chat are never reported. A new kind is reported at once, afterwards by a number once a day.
    Where the database takes no writes that is reported with its reason once, and when it takes
    them again.
    """

    def __init__(self, bot: Bot, chat_id: int, language: str, store: Store) -> None:
        super().__init__(logging.ERROR)
        self._bot = bot
        self._chat_id = chat_id
        self._words = Words.of(language).bot
        self._store = store
        self._told: set[str] = set()
        self._again: Counter[str] = Counter()
        self._is_suspected = asyncio.Event()
        self._fault: StorageFault | None = None
        self._unusable_since = 0.0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to listen to the log, on the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._begin(self._count_daily())
        self._begin(self._watch_database())
        logging.getLogger().addHandler(self)

    async def stop(self) -> None:
        """Stop listening to the log; errors that were not reported yet never are."""
        logging.getLogger().removeHandler(self)
        self._loop = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def emit(self, record: logging.LogRecord) -> None:
        """Take an error that was logged, in whatever thread."""
        error = record.exc_info[1] if record.exc_info else None
        if self._loop is None:
            return
        if isinstance(error, StorageError):
            self._loop.call_soon_threadsafe(self._is_suspected.set)
        else:
            self._loop.call_soon_threadsafe(self._notice, _kind_of(record, error))

    async def tell_counts(self) -> None:
        """Report how often each kind has come since the last report, and count from 0 again."""
        counted, self._again = self._again, Counter()
        if counted:
            said = self._words.say
            lines = [said("operator-times", kind=k, times=n) for k, n in counted.most_common()]
            await self._tell("\n".join([said("operator-counts"), *lines]))

    def _notice(self, kind: str) -> None:
        if kind in self._told:
            self._again[kind] += 1
        elif len(self._told) < MOST_KINDS:
            self._told.add(kind)
            self._begin(self._tell(self._words.say("operator-new", kind=kind)))

    async def _watch_database(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_suspected.wait(), LOOK_EVERY)
            self._is_suspected.clear()
            await self._look_at_database()

    async def _look_at_database(self) -> None:
        """Report why the database takes no writes, and once it does, for how long it did not."""
        now = asyncio.get_running_loop().time()
        try:
            await self._store.run(lambda rows: rows.try_to_write())
        except StorageError as error:
            if self._fault is None:
                self._unusable_since = now
            if self._fault is not error.fault:
                self._fault = error.fault
                await self._tell(self._words.say("operator-database-away", fault=error.fault))
            return
        if self._fault is not None:
            self._fault = None
            minutes = ceil((now - self._unusable_since) / 60)
            await self._tell(self._words.say("operator-database-back", minutes=minutes))

    async def _count_daily(self) -> None:
        while True:
            await asyncio.sleep(DAY)
            await self.tell_counts()

    async def _tell(self, text: str) -> None:
        """Send a text to the chat; a failure is only logged."""
        try:
            await with_retries(lambda: self._bot.send_message(self._chat_id, text))
        except TelegramError as error:
            _log.warning("the operator was not told: %s", error)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _kind_of(record: logging.LogRecord, error: BaseException | None) -> str:
    """Return the kind of an error; no text of it, which might reveal something of a person."""
    if error is None:
        return f"{record.name}: {record.msg}"[:LONGEST]
    frames = traceback.extract_tb(error.__traceback__)
    ours = [f for f in frames if any(room in Path(f.filename).parents for room in _OURS)]
    where = ""
    for frame in (ours or frames)[-1:]:
        path = Path(frame.filename)
        place = path.relative_to(_ROOT) if ours else path.name
        where = f", {place}:{frame.lineno}"
    return f"{type(error).__name__}{where}"[:LONGEST]
