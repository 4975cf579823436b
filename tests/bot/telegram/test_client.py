"""Requests over a real connection, and what goes wrong with them."""

import asyncio
from collections.abc import AsyncIterator
from threading import Event

import pytest
from telegram import Bot
from telegram.error import BadRequest, Forbidden, InvalidToken, NetworkError, RetryAfter, TimedOut

from bot.telegram.client import TelegramRequest
from tests.bot.bot_api import FullApi
from tests.bot.server import Fault, Server, serving
from tests.patience import PATIENCE

TOKEN = "123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr"
SOON = 0.2
"""The seconds a call waits for an answer that does not come."""


class Line:
    """A bot, and what it talks to."""

    def __init__(self, server: Server, api: FullApi) -> None:
        self.server, self.api = server, api
        self.request = TelegramRequest(read_timeout=PATIENCE, connect_timeout=PATIENCE)
        self.bot = Bot(TOKEN, base_url=server.url, request=self.request)


@pytest.fixture
async def line() -> AsyncIterator[Line]:
    api = FullApi()
    with serving(api) as server:
        line = Line(server, api)
        async with line.request:
            yield line


async def test_a_message_arrives_as_it_was_written(line: Line) -> None:
    sent = await line.bot.send_message(7, '♠ <b>è</b> & "q"\n', parse_mode="HTML")
    assert sent.message_id == 1
    assert line.api.messages[7, 1].text == '♠ è & "q"'


async def test_a_text_that_was_sent_comes_back_with_its_place(line: Line) -> None:
    keyboard = {"inline_keyboard": [[{"text": "a", "callback_data": "b"}]]}
    sent = await line.bot.send_message(7, "x", api_kwargs={"reply_markup": keyboard})
    assert (sent.message_id, sent.chat.id, sent.text) == (1, 7, "x")
    assert line.api.messages[7, 1].buttons, "what was sent has its buttons"


async def test_the_connection_is_kept(line: Line) -> None:
    for _ in range(5):
        await line.bot.send_message(7, "x")
    assert len({peer for peer, _ in line.server.requests}) == 1


@pytest.mark.parametrize(
    ("fault", "error"),
    [
        (Fault.refusal("getMe", 400, "Bad Request: x"), BadRequest),
        (Fault.refusal("getMe", 403, "Forbidden: bot was blocked by the user"), Forbidden),
        (Fault.refusal("getMe", 401, "Unauthorized"), InvalidToken),
        (Fault.refusal("getMe", 429, "Too Many Requests", retry_after=3), RetryAfter),
        (Fault("getMe", 500, b"oops"), NetworkError),
        (Fault("getMe", 502, b"<html>"), NetworkError),
        (Fault("getMe"), NetworkError),
    ],
)
async def test_each_fault_is_the_librarys_own_error(
    line: Line, fault: Fault, error: type[Exception]
) -> None:
    line.server.faults.append(fault)
    with pytest.raises(error) as raised:
        await line.bot.get_me()
    assert type(raised.value) is error
    assert TOKEN not in str(raised.value)
    assert (await line.bot.get_me()).username, "the next call goes through"


async def test_an_answer_that_does_not_come_is_a_time_out(line: Line) -> None:
    line.server.faults.append(Fault("getMe", 200, b"{}", Event()))
    with pytest.raises(TimedOut) as raised:
        await line.bot.get_me(read_timeout=SOON)
    assert TOKEN not in str(raised.value)
    assert (await line.bot.get_me()).username, "the next call goes through"


async def test_where_nobody_listens_the_kind_of_failure_is_said_alone() -> None:
    request = TelegramRequest()
    bot = Bot(TOKEN, base_url="http://127.0.0.1:9/bot", request=request)
    async with request:
        with pytest.raises(NetworkError) as raised:
            await bot.get_me()
    assert "ClientConnectorError" in str(raised.value)
    assert TOKEN not in str(raised.value)


async def test_a_call_may_have_patience_of_its_own(line: Line) -> None:
    held = Event()
    line.server.faults.append(Fault("getMe", 502, b"{}", held))
    request = TelegramRequest(read_timeout=SOON, connect_timeout=PATIENCE)
    async with request:
        asyncio.get_running_loop().call_later(2 * SOON, held.set)
        with pytest.raises(NetworkError) as raised:
            await Bot(TOKEN, base_url=line.server.url, request=request).get_me(
                read_timeout=PATIENCE
            )
    assert not isinstance(raised.value, TimedOut)


async def test_a_request_that_is_shut_down_says_so(line: Line) -> None:
    await line.request.shutdown()
    with pytest.raises(NetworkError, match="not initialized"):
        await line.bot.get_me()
    await line.request.initialize()
    assert (await line.bot.get_me()).is_bot


async def test_a_file_is_uploaded_whole(line: Line) -> None:
    line.server.faults.append(Fault("sendDocument", 502, b"{}"))
    with pytest.raises(NetworkError):
        await line.bot.send_document(7, document=b"all \x00 of it", filename="mine.json")
    [(_, body)] = line.server.requests
    assert b"all \x00 of it" in body
    assert b'filename="mine.json"' in body
    assert b'name="chat_id"' in body
