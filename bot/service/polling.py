"""Polling: Telegram is asked for updates, and each is confirmed once it is carried out."""

import asyncio
import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Any, TypeAlias

from telegram import Update
from telegram.error import Conflict, EndPointNotFound, RetryAfter, TelegramError, TimedOut

from bot.app import Bot, lifetime
from bot.metrics import ERRORS, POLLED
from bot.telegram.decoding import BadUpdate, read_update
from bot.telegram.finishing import finish_within
from bot.telegram.ordering import RepeatableDelivery
from bot.telegram.retries import TRIES, with_retries
from bot.telegram.routing import ALLOWED_UPDATES

POLL_SECONDS = 10
"""How long Telegram waits for an update before it answers that there is none."""
READ_SECONDS = 10.0
"""How long the answer may take beyond that."""
GIVEN_AT_ONCE = 100
"""The most updates that Telegram gives in one answer, confirmed ones not counted."""
SHOWN_SECONDS = 25.0
"""The most seconds until a committed update is confirmed; earlier once it is shown."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.4
"""The seconds before Telegram is asked again while it still has updates in hand to tell of: the
longer the more often there was nothing new among them."""
FIRST_RETRY, LONGEST_RETRY = 0.5, 5.0
"""The seconds before an update is tried again that was put off, or failed before any handler."""
FIRST_DELAY, LONGEST_DELAY, SLOWER = 1.0, 30.0, 1.5
"""The seconds before Telegram is asked again after it refused or could not be reached."""
SLACK = 0.5
"""The seconds of waiting beyond those that Telegram asks for."""
STOP_SECONDS = 4
"""How long, in seconds, the updates in progress may take at the end."""

Json: TypeAlias = dict[str, Any]

_METHOD = "get_Updates"
"""getUpdates, spelt so that the library does not advise its own method: of a single update that
cannot be read that one makes a failure of all."""

_log = logging.getLogger(__name__)


async def poll(bot: Bot, ended: asyncio.Event) -> None:
    """Poll for updates until `ended` is set; what is in hand then is finished and confirmed.

    Raises `telegram.error.TelegramError` where Telegram cannot be used at the start.
    """
    application = bot.application
    async with lifetime(application):
        await with_retries(application.bot.delete_webhook)
        await application.start()
        poller = Poller(bot, ended)
        try:
            await poller.run()
        finally:
            await poller.finish()
            await application.stop()


@dataclass(frozen=True, eq=False)
class _Taken:
    """An update that was taken: in hand, or done and not confirmed yet."""

    delivery: RepeatableDelivery
    task: asyncio.Task[None]

    def is_settled(self, patience: float) -> bool:
        """Tell whether it may be confirmed: it is done, or was committed some seconds ago."""
        if self.task.done():
            return not self.task.cancelled() and not self.delivery.is_put_off
        committed_at = self.delivery.committed_at
        now = asyncio.get_running_loop().time()
        return committed_at is not None and now - committed_at >= patience


class Poller:
    """Asks Telegram for updates and has them carried out, until `ended` is set.

    Telegram keeps an update until it is asked for higher numbers only, which confirms it. It is
    asked for what comes from the lowest update on that may not be confirmed yet; what it tells
    again of those in hand is passed over. So one that takes long holds up no other. While updates
    are in hand Telegram answers at once: it is asked again when they are done, or after a short
    pause for what others send.

    An update is confirmed when it is committed and shown, so that a killed process leaves nothing
    unanswered. Where showing takes long, it is confirmed as soon as it is committed if there are
    so many that Telegram gives no others.
    """

    def __init__(self, bot: Bot, ended: asyncio.Event) -> None:
        self._bot = bot
        self._ended = ended
        self._taken: dict[int, _Taken] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._next = self._asked = 0
        self._is_full = False

    async def run(self) -> None:
        """Poll until `ended` is set."""
        polling = asyncio.create_task(self._poll())
        ending = asyncio.create_task(self._ended.wait())
        try:
            await asyncio.wait({polling, ending}, return_when=asyncio.FIRST_COMPLETED)
            if polling.done():
                polling.result()
        finally:
            await finish_within(0, {polling, ending})

    async def finish(self) -> None:
        """Wait up to `STOP_SECONDS` for the updates in hand, then confirm what is done."""
        self._ended.set()
        await finish_within(STOP_SECONDS, {*self._tasks})
        if self._offset() == self._asked:
            return
        try:
            await self._ask(self._offset(), seconds=0)
        except TelegramError as error:
            _log.warning("not confirmed at the end: %s", _reason(error))

    async def _poll(self) -> None:
        pause, delay = FIRST_PAUSE, 0.0
        while True:
            offset = self._offset()
            try:
                given = await self._ask(offset, seconds=POLL_SECONDS)
            except TelegramError as error:
                delay = _delay_after(error, delay)
                await asyncio.sleep(delay)
                continue
            delay = 0.0
            has_new = self._take(offset, given)
            pause = FIRST_PAUSE if has_new else min(2 * pause, LONGEST_PAUSE)
            await self._rest(pause)

    def _offset(self) -> int:
        """Return the number from which on updates are not to be confirmed yet."""
        return min(self._unsettled(), default=self._next)

    def _unsettled(self) -> dict[int, _Taken]:
        """Return the updates that are not to be confirmed yet, by their numbers."""
        patience = 0.0 if self._is_full else SHOWN_SECONDS
        return {number: one for number, one in self._taken.items() if not one.is_settled(patience)}

    async def _ask(self, offset: int, *, seconds: int) -> dict[int, Json]:
        """Return the updates from a number on, by their numbers; it confirms the lower ones.

        Waits at most the given seconds for the first. Raises `TelegramError` where there is no
        answer.
        """
        asked = {"offset": offset, "timeout": seconds, "allowed_updates": ALLOWED_UPDATES}
        given = await self._bot.application.bot.do_api_request(
            _METHOD, asked, read_timeout=seconds + READ_SECONDS
        )
        self._asked = offset
        POLLED.set_to_current_time()
        try:
            return {int(said["update_id"]): said for said in given}
        except (TypeError, LookupError, ValueError) as error:
            message = "what it answered is no list of updates"
            raise TelegramError(message) from error

    def _take(self, offset: int, given: Mapping[int, Json]) -> bool:
        """Begin to carry out the updates that are not in hand; return whether there were any.

        They were given from `offset` on: lower ones are confirmed and never come again.
        """
        for number in [number for number in self._taken if number < offset]:
            del self._taken[number]
        new = [number for number in given if number not in self._taken]
        for number in new:
            delivery = RepeatableDelivery()
            task = asyncio.create_task(self._carry_out(given[number], delivery))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            self._taken[number] = _Taken(delivery, task)
        if new:
            self._next = new[-1] + 1
        self._is_full = not new and len(given) >= GIVEN_AT_ONCE
        return bool(new)

    async def _rest(self, seconds: float) -> None:
        """Wait until no update is in progress, for some seconds at most."""
        unsettled = [one.task for one in self._unsettled().values()]
        if unsettled:
            await asyncio.wait(unsettled, timeout=seconds)

    async def _carry_out(self, said: Json, delivery: RepeatableDelivery) -> None:
        """Carry out an update; one that fails before any handler has it is tried a few times.

        One that is broken off while the database does not take it is tried until it does.
        """
        try:
            update = read_update(said, self._bot.application.bot)
        except BadUpdate:
            _log.error("an update cannot be read")
            return
        work, pauses, left = partial(self._handle, update, delivery), _pauses(), TRIES
        while left:
            try:
                await self._bot.carry_out(update, delivery, work)
            except asyncio.CancelledError:
                if self._ended.is_set():
                    raise
                _log.error("an update was broken off")
            except Exception:  # noqa: BLE001 - it is logged, and the update is tried again
                _log.exception("an update was not carried out")
            else:
                return
            left -= not delivery.is_put_off
            if left and not await self._may_go_on(next(pauses)):
                delivery.is_put_off = True
                return
            delivery.try_again()

    async def _handle(self, update: Update, delivery: RepeatableDelivery) -> None:
        """Give an update to its handler, again after a pause where the database cannot take it."""
        for pause in _pauses():
            await self._bot.application.process_update(update)
            if not delivery.is_put_off or not await self._may_go_on(pause):
                return
            delivery.try_again()

    async def _may_go_on(self, pause: float) -> bool:
        """Wait some seconds; return False as soon as the process is to end."""
        try:
            await asyncio.wait_for(self._ended.wait(), pause)
        except TimeoutError:
            return True
        return False


def _pauses() -> Iterator[float]:
    """Yield the seconds before each further try of an update, without an end."""
    pause = FIRST_RETRY
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_RETRY)


def _delay_after(error: TelegramError, former: float) -> float:
    """Log why Telegram was asked in vain; return the seconds before it is asked again.

    `former` is what was waited the last time, 0.0 where that was not in vain.
    """
    if isinstance(error, TimedOut):
        return 0.0
    if isinstance(error, Conflict):
        ERRORS.labels(type(error).__name__).inc()
        _log.error("another process polls with the same token: end one of the two")
    else:
        _log.warning("polling: %s", _reason(error))
    if isinstance(error, RetryAfter):
        asked = error.retry_after
        return SLACK + (asked.total_seconds() if isinstance(asked, timedelta) else asked)
    return min(SLOWER * former, LONGEST_DELAY) if former else FIRST_DELAY


def _reason(error: TelegramError) -> BaseException:
    """Return what Telegram said: of a refused token the library says that there is no method."""
    return error.__cause__ or error if isinstance(error, EndPointNotFound) else error
