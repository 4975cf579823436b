"""A press is answered once: with the post that brought it while that waits, else by a call."""

from telegram import Bot, CallbackQuery, User
from telegram.ext import ApplicationBuilder

from bot.telegram.messages import answer_press
from bot.telegram.ordering import Delivery, PostDelivery
from bot.terminal.bot_api import LocalRequest
from tests.bot.bot_api import FullApi

TOKEN = "1:LOCAL"


def line() -> tuple[FullApi, Bot]:
    api = FullApi()
    request = LocalRequest(api)
    builder = ApplicationBuilder().token(TOKEN).request(request).get_updates_request(request)
    return api, builder.build().bot


def pressed(api: FullApi, bot: Bot, key: str) -> CallbackQuery:
    api.unanswered.add(key)
    query = CallbackQuery(key, User(7, "Anna", is_bot=False), "1")
    query.set_bot(bot)
    return query


async def test_the_answer_to_a_press_goes_back_with_its_post_once() -> None:
    (api, bot), delivery = line(), PostDelivery()
    await answer_press(pressed(api, bot, "q1"), delivery, "well", is_alert=True)
    await answer_press(pressed(api, bot, "q2"), delivery, "again")
    assert dict(delivery.body.result() or {}) == {
        "method": "answerCallbackQuery",
        "callback_query_id": "q1",
        "text": "well",
        "show_alert": True,
    }
    assert api.answers == ["again"]


async def test_a_press_that_was_polled_or_put_off_is_answered_by_a_call() -> None:
    (api, bot), put_off = line(), PostDelivery(is_put_off=True)
    await answer_press(pressed(api, bot, "q1"), Delivery(), "polled")
    await answer_press(pressed(api, bot, "q2"), put_off, "put off")
    assert api.answers == ["polled", "put off"]
    assert not put_off.body.done()
