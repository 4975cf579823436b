"""The updates that Telegram posts, answered once what they ask is kept."""

import asyncio
import contextlib
import hmac
import logging
import socket
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from http import HTTPStatus
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, Router
from starlette.types import Receive, Scope, Send
from telegram import Update
from uvicorn.config import Config
from uvicorn.server import Server

from bot.app import Bot, running
from bot.metrics import POSTS
from bot.service.connections import BoundedConnection
from bot.settings import Settings
from bot.storage.store import StorageError, Store
from bot.telegram.context import App
from bot.telegram.decoding import BadPost, decode_update
from bot.telegram.delivery import PostDelivery
from bot.telegram.retries import with_retries
from bot.telegram.routing import ALLOWED_UPDATES

BODY_LIMIT = 1 << 20
"""The most bytes of a post that are read."""
BODY_SECONDS = 10.0
PATIENCE = 25.0
"""The seconds after which a post is answered though its screen is not shown yet."""
CHECK_SECONDS = 2.0
STOP_SECONDS = 4
"""How long posts in hand may take at the end, and after them what is still being shown."""
CONNECTIONS = 100
"""How many posts Telegram may make side by side; it takes no larger number."""
REMEMBERED = 1_024
BACKLOG = 128
"""The connections that are taken in one go; others wait in the system's queue until the next."""

_SECRET = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the name of a header

_log = logging.getLogger(__name__)


class Unfit(Exception):  # noqa: N818 - named by what it is
    """A post that is not taken, and the status that says why."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status.phrase)
        self.status = status


class Webhook:
    """Takes posts, carries them out, and says when it is able to.

    A post is answered with 200 when its update is done or, for a press, as soon as its answer
    is known: that follows the commit, and goes back as the body. An update that the database could
    not take is answered with 503, and comes again.
    """

    def __init__(self, bot: Bot, settings: Settings) -> None:
        self._bot = bot
        self._secret = (settings.webhook_secret or "").encode()
        self._path = urlsplit(settings.webhook_url or "").path
        self._checking: asyncio.Task[bool] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._put_off: OrderedDict[int, None] = OrderedDict()
        self.ending = False

    def app(self) -> Router:
        """Return the web application: the webhook, `/healthz` and `/readyz`."""
        return Router(
            routes=[
                Route(self._path, _Endpoint(self.receive), methods=["POST"]),
                Route("/healthz", self.health, methods=["GET"]),
                Route("/readyz", self.readiness, methods=["GET"]),
            ],
            redirect_slashes=False,
        )

    async def receive(self, request: Request) -> Response:
        """Take one post."""
        try:
            self._authenticate(request)
            update = self._read(await _body(request))
        except Unfit as unfit:
            answer: Response = PlainTextResponse(unfit.status.phrase, unfit.status)
        else:
            answer = await self._deliver(update)
        POSTS.labels(answer.status_code).inc()
        return answer

    async def health(self, request: Request) -> Response:  # noqa: ARG002 - the library passes it
        """Say that the process runs."""
        return PlainTextResponse("ok")

    async def readiness(self, request: Request) -> Response:  # noqa: ARG002 - the library passes it
        """Say whether updates can be taken: the database answers, and the end has not begun."""
        if self.ending:
            return PlainTextResponse("ending", HTTPStatus.SERVICE_UNAVAILABLE)
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(_answers(self._bot.store))
        done, _ = await asyncio.wait({self._checking}, timeout=CHECK_SECONDS)
        if not done or self._checking.cancelled() or not self._checking.result():
            return PlainTextResponse("database", HTTPStatus.SERVICE_UNAVAILABLE)
        return PlainTextResponse("ok")

    async def finish(self) -> None:
        """Let what is still being shown come to its end, within a few seconds."""
        tasks = {*self._tasks, *({self._checking} if self._checking else ())}
        if not tasks:
            return
        _, late = await asyncio.wait(tasks, timeout=STOP_SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    def _authenticate(self, request: Request) -> None:
        given = request.headers.get(_SECRET, "").encode("latin-1")
        if not hmac.compare_digest(given, self._secret):
            raise Unfit(HTTPStatus.FORBIDDEN)

    def _read(self, body: bytes) -> Update:
        try:
            return decode_update(body, self._bot.application.bot)
        except BadPost:
            raise Unfit(HTTPStatus.BAD_REQUEST) from None

    async def _deliver(self, update: Update) -> Response:
        number = update.update_id
        delivery = PostDelivery(was_put_off=number in self._put_off)
        task = asyncio.create_task(self._carry_out(update, delivery))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: delivery.close())
        patience = asyncio.get_running_loop().call_later(PATIENCE, delivery.close)
        answer = await delivery.body
        patience.cancel()
        if answer is not None:
            return JSONResponse(dict(answer))
        if delivery.is_put_off or not (task.done() or delivery.is_committed) or _has_failed(task):
            self._put_off[number] = None
            if len(self._put_off) > REMEMBERED:
                self._put_off.popitem(last=False)
            return PlainTextResponse("again", HTTPStatus.SERVICE_UNAVAILABLE)
        self._put_off.pop(number, None)
        return Response()

    async def _carry_out(self, update: Update, delivery: PostDelivery) -> None:
        processor = self._bot.processor
        work = self._bot.application.process_update(update)
        try:
            with processor.delivering(update, delivery):
                await processor.process_update(update, work)
        finally:
            work.close()


class _Endpoint:
    """An endpoint that raises nothing: no handler of errors is put around each of its requests."""

    def __init__(self, answer: Callable[[Request], Awaitable[Response]]) -> None:
        self._answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        response = await self._answer(Request(scope, receive))
        await response(scope, receive, send)


def _has_failed(task: asyncio.Task[None]) -> bool:
    """Tell whether an update was not even given to its handlers, and log why."""
    if not task.done():
        return False
    if not task.cancelled() and (error := task.exception()):
        _log.error("an update was not carried out", exc_info=error)
    return task.cancelled() or task.exception() is not None


async def _answers(store: Store) -> bool:
    """Ask the database for anything; returns whether it has answered."""
    try:
        await store.run(lambda rows: rows.preference(0, 0))
    except StorageError as error:
        _log.warning("not ready: %s", error)
        return False
    return True


async def _body(request: Request) -> bytes:
    """Return the body of a post; too large, too slow or broken off, it is unfit."""
    if int(request.headers.get("Content-Length", "0")) > BODY_LIMIT:
        raise Unfit(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > BODY_LIMIT:
                    raise Unfit(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    except TimeoutError:
        raise Unfit(HTTPStatus.REQUEST_TIMEOUT) from None
    except ClientDisconnect:
        raise Unfit(HTTPStatus.BAD_REQUEST) from None
    return bytes(body)


class _Server(Server):
    """A server that leaves signals to the bot, and says when it listens."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.listening = asyncio.Event()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take no signals."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen."""
        await super().startup(sockets)
        self.listening.set()


def listener(host: str, port: int) -> socket.socket:
    """Return a socket that listens there; `OSError` where it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=1_024)


async def serve(
    bot: Bot, settings: Settings, listening: socket.socket, ended: asyncio.Event
) -> None:
    """Take posts until the end is asked for; Telegram is told where to post once somebody listens.

    Raises `telegram.error.TelegramError` where Telegram cannot be told.
    """
    application = bot.application
    async with running(application):
        webhook = Webhook(bot, settings)
        server = _Server(
            Config(
                webhook.app(),
                http=BoundedConnection,
                backlog=BACKLOG,
                log_config=None,
                access_log=False,
                lifespan="off",
                ws="none",
                server_header=False,
                proxy_headers=False,
                timeout_graceful_shutdown=STOP_SECONDS,
            )
        )
        await application.start()
        serving = asyncio.create_task(server.serve([listening]))
        try:
            await server.listening.wait()
            await with_retries(partial(_tell_telegram, application, settings))
            _log.info("the webhook is set, posts are taken")
            await ended.wait()
        finally:
            webhook.ending = server.should_exit = True
            await serving
            await webhook.finish()
            await application.stop()


async def _tell_telegram(application: App, settings: Settings) -> None:
    await application.bot.set_webhook(
        settings.webhook_url or "",
        secret_token=settings.webhook_secret,
        allowed_updates=ALLOWED_UPDATES,
        max_connections=CONNECTIONS,
    )
