"""The bot on Telegram: updates are polled for, or posted to a webhook."""

import asyncio
import gc
import signal
import socket
from collections.abc import Awaitable, Callable, Iterable
from contextlib import ExitStack
from functools import partial

from telegram.ext import ApplicationBuilder

from bot.app import Bot, Builder, assemble
from bot.metrics import expose, say_release, watch_backups
from bot.service import polling, webhook
from bot.service.answering import answering
from bot.service.backups import newest_backup
from bot.service.ports import METRICS, CannotListenError
from bot.service.site import Site
from bot.settings import Settings
from bot.storage.schema import NEWEST
from bot.storage.store import Store
from bot.telegram.client import TelegramRequest
from bot.telegram.context import App
from bot.telegram.flood import FloodLimit
from bot.telegram.rate_limits import RateLimits, book_call
from lawcore import __version__

try:
    from uvloop import new_event_loop as _new_event_loop
except ModuleNotFoundError:  # it has no build for every system
    new_event_loop: Callable[[], asyncio.AbstractEventLoop] | None = None
else:
    new_event_loop = _new_event_loop

ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""The signals that ask for the end; what is in hand is finished."""


def serve(settings: Settings, listening: socket.socket | None) -> None:
    """Run the bot on Telegram, until a signal asks it to end.

    `listening` is where the webhook and the page are served; without a webhook updates are polled
    for. Raises `bot.service.site.BadSite` where there is no page to serve,
    `bot.service.ports.CannotListenError` where the figures have no port,
    `bot.storage.store.StorageError` and `telegram.error.TelegramError` where the database or
    Telegram cannot be used at the start.
    """
    site = Site.of(settings)
    token = settings.token or ""
    builder: Builder = ApplicationBuilder().token(token)
    requests = TelegramRequest(), TelegramRequest()
    builder = builder.request(requests[0]).get_updates_request(requests[1])
    limits = None if settings.telegram_limits == "off" else RateLimits()
    if limits is not None:
        builder = builder.rate_limiter(limits)
    if settings.api_url is not None:
        builder = builder.base_url(settings.api_url)
    if settings.api_file_url is not None:
        builder = builder.base_file_url(settings.api_file_url)
    with ExitStack() as stack:
        _serve_metrics(stack, settings)
        bot = assemble(builder.updater(None), settings, FloodLimit(), _settle)
        work = _work(bot, settings, listening, site)
        if limits is not None and settings.telegram_limits == "shared":
            limits.share_limits(partial(_book_call, bot.store))
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(_close_after(requests, work))


def _settle() -> None:
    """Have the garbage collector skip what is there: all of it stays as long as the process.

    Looking through it would stop the bot every few seconds.
    """
    gc.unfreeze()  # what was garbage after the start goes too
    gc.collect()
    gc.freeze()


async def _close_after(requests: Iterable[TelegramRequest], work: Awaitable[None]) -> None:
    """Do the work, then close the connections: the library leaves them open on a failed start."""
    try:
        await work
    finally:
        for request in requests:
            await request.shutdown()


def _serve_metrics(stack: ExitStack, settings: Settings) -> None:
    if settings.metrics_port is None:
        return
    say_release(__version__, NEWEST)
    if settings.backups is not None:
        watch_backups(partial(newest_backup, settings.backups))
    place = settings.metrics_host, settings.metrics_port
    try:
        stack.enter_context(expose(*place))
    except OSError as error:
        raise CannotListenError(METRICS, place, error) from error


def _watch_signals(application: App) -> asyncio.Event:
    """Return an event that a signal to end sets; from then on no call waits for its turn."""
    ended, limits = asyncio.Event(), application.bot.rate_limiter

    def end() -> None:
        ended.set()
        if isinstance(limits, RateLimits):
            limits.stop_waiting()

    for number in ENDING:
        if signal.getsignal(number) is not signal.SIG_IGN:  # nohup has a hangup ignored
            asyncio.get_running_loop().add_signal_handler(number, end)
    return ended


async def _book_call(store: Store, chat: str) -> float:
    """Book a call to a chat with all processes: returns 0.0, or the seconds to wait first."""
    return await store.run(lambda rows: book_call(rows, chat))


async def _work(
    bot: Bot, settings: Settings, listening: socket.socket | None, site: Site | None
) -> None:
    """Take updates until a signal asks for the end."""
    ended = _watch_signals(bot.application)
    if listening is None:
        await polling.poll(bot, ended)
    elif settings.webhook_url is not None:
        await webhook.serve(bot, settings, listening, ended, site)
    elif site is not None:
        async with answering(site, listening):
            await polling.poll(bot, ended)
