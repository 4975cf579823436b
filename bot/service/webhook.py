"""The webhook: takes the updates that Telegram posts, and answers once they are committed."""

import asyncio
import hmac
import logging
import socket
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Mapping
from functools import partial
from http import HTTPStatus
from typing import TypeAlias
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send
from telegram import Update

from bot.app import Bot, lifetime
from bot.metrics import POSTS
from bot.service.answering import STOP_SECONDS, answering
from bot.service.site import Site
from bot.settings import Settings
from bot.storage.errors import StorageError
from bot.storage.store import Store
from bot.telegram.context import App
from bot.telegram.decoding import BadUpdate, decode_update
from bot.telegram.finishing import finish_within
from bot.telegram.ordering import PostDelivery
from bot.telegram.retries import with_retries
from bot.telegram.routing import ALLOWED_UPDATES

BODY_LIMIT = 1 << 20
"""The most bytes of a post; a larger one is answered with 413."""
ANSWER_SECONDS = 25.0
"""A post is answered after this many seconds even if its screen is not shown yet."""
CHECK_SECONDS = 2.0
"""How long the database may take to store before `/readyz` says that it does not."""
CONNECTIONS = 100
"""How many posts Telegram may make at once: the most that it allows."""
REMEMBERED = 1_024
"""How many updates are remembered as put off; their senders are told only the first time."""

Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]

_GET, _POST = ("GET", "HEAD"), ("POST",)
_SECRET = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the name of a header

_log = logging.getLogger(__name__)


class RejectedPost(Exception):  # noqa: N818 - named by what it is
    """A post that is refused, with the HTTP status that says why."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status.phrase)
        self.status = status


class Webhook:
    """The ASGI application: the webhook, `/healthz`, `/readyz`, and the page where there is one.

    It carries out the updates that are posted to it. A post is answered with 200 when its update
    is done. A press is answered earlier, soon after its change is committed: the call that answers
    it is the body. An update that the database could not take is answered with 503, and Telegram
    posts it again. `ending` is set when the process is to end: from then on `/readyz` answers 503.
    """

    def __init__(self, bot: Bot, settings: Settings, site: Site | None = None) -> None:
        self._bot = bot
        self._site = site
        self._secret = (settings.webhook_secret or "").encode()
        self._endpoints: Mapping[str, tuple[Collection[str], Endpoint]] = {
            urlsplit(settings.webhook_url or "").path: (_POST, self.receive),
            "/healthz": (_GET, self.health),
            "/readyz": (_GET, self.readiness),
        }
        self._checking: asyncio.Task[bool] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._put_off: OrderedDict[int, None] = OrderedDict()
        self.ending = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, by its path and method."""
        methods, endpoint = self._endpoints.get(scope["path"], ((), None))
        if endpoint is None:
            if self._site is not None and self._site.owns(scope["path"]):
                await self._site(scope, receive, send)
                return
            answer = _say(HTTPStatus.NOT_FOUND)
        elif scope["method"] not in methods:
            answer = _say(HTTPStatus.METHOD_NOT_ALLOWED)
            answer.headers["Allow"] = ", ".join(methods)
        else:
            answer = await endpoint(Request(scope, receive))
        await answer(scope, receive, send)

    async def receive(self, request: Request) -> Response:
        """Return the answer to one post, once its update is committed or refused."""
        try:
            self._authenticate(request)
            update = self._decode(await _read_body(request))
        except RejectedPost as rejected:
            answer = _say(rejected.status)
        else:
            answer = await self._deliver(update)
        POSTS.labels(answer.status_code).inc()
        return answer

    async def health(self, request: Request) -> Response:  # noqa: ARG002 - the library passes it
        """Return 200: the process runs."""
        return PlainTextResponse("ok")

    async def readiness(self, request: Request) -> Response:  # noqa: ARG002 - the library passes it
        """Return 200 where updates can be stored, 503 where they cannot, and at the end."""
        if self.ending:
            return PlainTextResponse("ending", HTTPStatus.SERVICE_UNAVAILABLE)
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(_takes_writes(self._bot.store))
        done, _ = await asyncio.wait({self._checking}, timeout=CHECK_SECONDS)
        if not done or self._checking.cancelled() or not self._checking.result():
            return PlainTextResponse("database", HTTPStatus.SERVICE_UNAVAILABLE)
        return PlainTextResponse("ok")

    async def finish(self) -> None:
        """Wait up to `STOP_SECONDS` for screens that are still being shown, then cancel them."""
        tasks = {*self._tasks, *({self._checking} if self._checking else ())}
        await finish_within(STOP_SECONDS, tasks)

    def _authenticate(self, request: Request) -> None:
        given = request.headers.get(_SECRET, "").encode("latin-1")
        if not hmac.compare_digest(given, self._secret):
            raise RejectedPost(HTTPStatus.FORBIDDEN)

    def _decode(self, body: bytes) -> Update:
        try:
            return decode_update(body, self._bot.application.bot)
        except BadUpdate:
            raise RejectedPost(HTTPStatus.BAD_REQUEST) from None

    async def _deliver(self, update: Update) -> Response:
        number = update.update_id
        delivery = PostDelivery(was_put_off=number in self._put_off)
        task = asyncio.create_task(self._bot.carry_out(update, delivery))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: delivery.close())
        timer = asyncio.get_running_loop().call_later(ANSWER_SECONDS, delivery.close)
        answer = await delivery.body
        timer.cancel()
        if answer is not None:
            return JSONResponse(dict(answer))
        if delivery.is_put_off or not (task.done() or delivery.is_committed) or _has_failed(task):
            self._put_off[number] = None
            if len(self._put_off) > REMEMBERED:
                self._put_off.popitem(last=False)
            return PlainTextResponse("again", HTTPStatus.SERVICE_UNAVAILABLE)
        self._put_off.pop(number, None)
        return Response()


def _say(status: HTTPStatus) -> Response:
    """Return an answer that says its status and nothing else."""
    return PlainTextResponse(status.phrase, status)


def _has_failed(task: asyncio.Task[None]) -> bool:
    """Tell whether an update failed before any handler had it; the reason is logged."""
    if not task.done():
        return False
    if not task.cancelled() and (error := task.exception()):
        _log.error("an update was not carried out", exc_info=error)
    return task.cancelled() or task.exception() is not None


async def _takes_writes(store: Store) -> bool:
    """Tell whether the database takes what is written; why it does not is logged."""
    try:
        await store.run(lambda rows: rows.try_to_write())
    except StorageError as error:
        _log.warning("not ready: %s", error)
        return False
    return True


async def _read_body(request: Request) -> bytes:
    """Return the body of a post; raises `RejectedPost` where it is too large or broken off."""
    if int(request.headers.get("Content-Length", "0")) > BODY_LIMIT:
        raise RejectedPost(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > BODY_LIMIT:
                raise RejectedPost(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    except ClientDisconnect:
        raise RejectedPost(HTTPStatus.BAD_REQUEST) from None
    return bytes(body)


async def serve(
    bot: Bot,
    settings: Settings,
    listening: socket.socket,
    ended: asyncio.Event,
    site: Site | None = None,
) -> None:
    """Run the webhook on a listening socket until `ended` is set, with the page beside it.

    Telegram is told where to post as soon as the socket is served; raises
    `telegram.error.TelegramError` where that fails.
    """
    application = bot.application
    async with lifetime(application):
        webhook = Webhook(bot, settings, site)
        await application.start()
        try:
            async with answering(webhook, listening):
                try:
                    await with_retries(partial(_set_webhook, application, settings))
                    _log.info("the webhook is set, posts are taken")
                    await ended.wait()
                finally:
                    webhook.ending = True
        finally:
            await webhook.finish()
            await application.stop()


async def _set_webhook(application: App, settings: Settings) -> None:
    await application.bot.set_webhook(
        settings.webhook_url or "",
        secret_token=settings.webhook_secret,
        allowed_updates=ALLOWED_UPDATES,
        max_connections=CONNECTIONS,
    )
