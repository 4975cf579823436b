"""The stand-in refuses what Telegram refuses."""

from typing import Any

import pytest

from bot.terminal.bot_api import Someone
from tests.bot.bot_api import FullApi

TEXT = {"chat_id": 1, "text": "x"}


def keys(data: str) -> dict[str, Any]:
    return {"inline_keyboard": [[{"text": "x", "callback_data": data}]]}


@pytest.mark.parametrize(
    ("method", "parameters", "code", "description"),
    [
        ("sendMessage", TEXT | {"text": ""}, 400, "message text is empty"),
        ("sendMessage", TEXT | {"text": "<b> </b>", "parse_mode": "HTML"}, 400, "text is empty"),
        ("sendMessage", TEXT | {"text": "x" * 4097}, 400, "message is too long"),
        ("sendMessage", TEXT | {"text": "<b>x", "parse_mode": "HTML"}, 400, "can't parse"),
        ("sendMessage", TEXT | {"reply_markup": keys("x" * 65)}, 400, "BUTTON_DATA_INVALID"),
        ("sendMessage", TEXT | {"reply_markup": keys("")}, 400, "BUTTON_DATA_INVALID"),
        ("sendMessage", TEXT | {"colour": "red"}, 400, "unknown parameter"),
        ("sendTelegram", TEXT, 404, "Not Found"),
        ("editMessageText", TEXT | {"message_id": 5}, 400, "message to edit not found"),
        ("deleteMessage", {"chat_id": 1, "message_id": 5}, 400, "message to delete not found"),
        ("answerCallbackQuery", {"callback_query_id": "q9"}, 400, "query is too old"),
        ("setMyCommands", {"commands": [{"command": "A b"}]}, 400, "BOT_COMMAND_INVALID"),
        (
            "setMyCommands",
            {"commands": [{"command": "ab", "description": ""}]},
            400,
            "BOT_COMMAND_DESCRIPTION_INVALID",
        ),
    ],
)
async def test_it_refuses(
    method: str, parameters: dict[str, Any], code: int, description: str
) -> None:
    status, body = await FullApi().call(method, parameters)
    assert status == body["error_code"] == code
    assert description in body["description"]


async def test_it_refuses_an_edit_that_changes_nothing() -> None:
    api = FullApi()
    await api.call("sendMessage", TEXT)
    status, body = await api.call("editMessageText", TEXT | {"message_id": 1})
    assert status == 400
    assert "message is not modified" in body["description"]


async def test_it_refuses_a_second_answer_to_a_press() -> None:
    api = FullApi()
    await api.call("sendMessage", TEXT)
    press = api.press(Someone(1, 1), 1, "x")["callback_query"]["id"]
    assert (await api.call("answerCallbackQuery", {"callback_query_id": press}))[0] == 200
    assert (await api.call("answerCallbackQuery", {"callback_query_id": press}))[0] == 400


async def test_it_refuses_an_answer_that_is_too_long() -> None:
    api = FullApi()
    press = api.press(Someone(1, 1), 1, "x")["callback_query"]["id"]
    answer = {"callback_query_id": press, "text": "x" * 201}
    assert (await api.call("answerCallbackQuery", answer))[0] == 400


async def test_updates_are_kept_until_their_offset_is_passed() -> None:
    api = FullApi()
    api.post(api.write(Someone(1, 1), "a"))
    api.post(api.write(Someone(1, 1), "b"))
    for _ in range(2):
        _, body = await api.call("getUpdates", {"offset": 1})
        assert [update["update_id"] for update in body["result"]] == [1, 2]
    _, body = await api.call("getUpdates", {"offset": 2})
    assert [update["update_id"] for update in body["result"]] == [2]
    _, body = await api.call("getUpdates", {"offset": 3})
    assert body["result"] == []


async def test_a_deleted_message_is_gone() -> None:
    api = FullApi()
    await api.call("sendMessage", TEXT)
    assert (await api.call("deleteMessage", {"chat_id": 1, "message_id": 1}))[0] == 200
    assert not api.messages
