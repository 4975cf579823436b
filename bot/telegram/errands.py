"""Sends what is still to be sent for desks of directors, each once, whoever was killed before."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Final

from telegram.error import ChatMigrated, Forbidden, RetryAfter, TelegramError

from bot.conversation.model import Shown
from bot.metrics import set_desk_counts
from bot.storage.errors import StorageError
from bot.storage.store import Store
from bot.storage.transaction import Transaction
from bot.telegram.chats import is_shut_out
from bot.telegram.context import App, Context
from bot.telegram.messages import edit_screen, remove_buttons, send_screen
from bot.usecases import errands
from bot.usecases.errands import Sending
from bot.usecases.interviews import move_chat
from bot.usecases.questions import DeskRules

LOOK_EVERY: Final = 30.0
"""The seconds between two looks at what is due, and at what another process has left."""
ASK_FOR_MORE: Final = 10.0
"""The seconds after which an errand that is still being sent is kept from others for longer."""

_log = logging.getLogger(__name__)


class Errands:
    """Carries out errands in the background, from `start` until `stop`.

    `wake` says that there may be some. One that was taken by a process that was killed is taken
    by any other once its lease is over: a card may then be there twice, and both work.
    """

    def __init__(self, store: Store, rules: DeskRules, language: str, *, counts: bool) -> None:
        self._store = store
        self._rules = rules
        self._language = language
        self._counts = counts
        self._application: App | None = None
        self._is_woken = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    def start(self, application: App) -> None:
        """Begin to carry out errands on the running event loop."""
        self._application = application
        self._loop = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        """Stop; what is not sent yet is sent by whoever looks next."""
        for task in (*self._sending, *((self._loop,) if self._loop else ())):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def wake(self) -> None:
        """Look for errands at once."""
        self._is_woken.set()

    async def settle(self) -> None:
        """Wait until nothing is left to be sent now."""
        while await self._take() or self._sending:
            await asyncio.gather(*self._sending)

    async def look(self) -> None:
        """Carry out what is due by itself, and count for the metrics."""
        await self._store.run(partial(errands.look, rules=self._rules))
        if self._counts:
            counts, now = await self._store.run(lambda rows: (rows.count_questions(), rows.now))
            oldest = 0.0 if counts.oldest is None else (now - counts.oldest).total_seconds()
            set_desk_counts(counts.states, oldest, counts.errands)

    async def _go_on(self) -> None:
        due_at = 0.0
        while True:
            self._is_woken.clear()
            try:
                if asyncio.get_running_loop().time() >= due_at:
                    due_at = asyncio.get_running_loop().time() + LOOK_EVERY
                    await self.look()
                while await self._take():
                    pass
            except StorageError as error:
                _log.warning("not looked for errands: %s", error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_woken.wait(), LOOK_EVERY)

    async def _take(self) -> bool:
        """Begin to carry out what is to be sent now; return whether there was anything."""
        take = partial(errands.take, rules=self._rules, language=self._language)
        taken = await self._store.run(take)
        for sending in taken:
            task = asyncio.create_task(self._carry_out(sending))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)
        return bool(taken)

    async def _carry_out(self, sending: Sending) -> None:
        """Send a message, and note what came of it; until then nobody else sends it."""
        working = asyncio.ensure_future(self._send(sending))
        try:
            while not (await asyncio.wait({working}, timeout=ASK_FOR_MORE))[0]:
                await self._note(partial(errands.keep_on, sending=sending))
            await self._note(working.result())
        finally:
            working.cancel()

    async def _note(self, work: Callable[[Transaction], None]) -> None:
        try:
            await self._store.run(work)
            self.wake()  # what was changed meanwhile, or came of it
        except StorageError as error:
            _log.warning("not noted what was sent: %s", error)

    async def _send(self, sending: Sending) -> Callable[[Transaction], None]:
        """Send a message; return what is to be noted of it."""
        assert self._application is not None  # noqa: S101 - it was started
        context = Context(self._application)
        try:
            is_shown, message_id = await _show(context, sending)
        except ChatMigrated as error:
            former, latter = sending.chat_id, error.new_chat_id
            return lambda rows: _follow(rows, sending, former, latter)
        except RetryAfter as error:
            wait = error.retry_after
            pause = wait if isinstance(wait, timedelta) else timedelta(seconds=wait)
            return partial(errands.note_failed, sending=sending, wait=pause)
        except TelegramError as error:
            if isinstance(error, Forbidden) or is_shut_out(error):
                return partial(errands.note_refused, sending=sending)
            _log.warning("not sent for a desk: %s", error)
            return partial(errands.note_failed, sending=sending, wait=None)
        if not is_shown:
            return partial(errands.note_refused, sending=sending)
        if sending.closes is not None:
            await remove_buttons(context, Shown(sending.chat_id, sending.closes))
        return partial(errands.note_sent, sending=sending, message_id=message_id)


async def _show(context: Context, sending: Sending) -> tuple[bool, int | None]:
    """Show a screen where it is to be; return whether it is there, and the new message if any."""
    chat_id, shown = sending.chat_id, sending.screen
    if sending.instead_of is not None:
        is_there = await edit_screen(context, Shown(chat_id, sending.instead_of), shown)
        if is_there or sending.only_there:
            return True, None
    sent = await send_screen(
        context,
        chat_id,
        shown,
        sending.topic_id,
        reply_to=sending.reply_to,
        silent=sending.silent,
    )
    return sent is not None, sent.message_id if isinstance(sent, Shown) else None


def _follow(rows: Transaction, sending: Sending, former: int, latter: int) -> None:
    """Follow a group that has another id, and send there what was to be sent."""
    move_chat(rows, former, latter)
    rows.put_off(sending.errand, rows.now, again=False)
