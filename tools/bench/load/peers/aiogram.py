"""The interview on aiogram as its documentation builds one: its FSM, its webhook on aiohttp.

State is kept in Redis where its address is given, else in memory.
"""

from typing import Any

from aiogram import Bot, Dispatcher, F
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.filters import Command
from aiogram.fsm.state import State, StatesGroup
from aiogram.fsm.storage.memory import MemoryStorage
from aiogram.fsm.storage.redis import RedisStorage
from aiogram.types import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
)
from aiogram.webhook.aiohttp_server import (
    SimpleRequestHandler,
    setup_application,
)
from aiohttp import web

from tools.bench.load.peers.interview import (
    API,
    COMMAND,
    PATH,
    PORT,
    QUESTIONS,
    SECRET,
    STORED_IN,
    TOKEN,
    buttons,
    pressed,
    question,
    ruling,
)


class Interview(StatesGroup):
    asking = State()


def keyboard(number: int) -> Any:
    row = [InlineKeyboardButton(text=label, callback_data=data) for label, data in buttons(number)]
    return InlineKeyboardMarkup(inline_keyboard=[row])


async def begin(message: Any, state: Any) -> None:
    await state.set_state(Interview.asking)
    await state.set_data({"answers": []})
    await message.answer(question(0), reply_markup=keyboard(0))


async def answered(query: Any, state: Any) -> None:
    await query.answer()
    data = await state.get_data()
    answers = [*data["answers"], pressed(query.data)]
    if len(answers) == QUESTIONS:
        await state.clear()
        await query.message.edit_text(ruling(answers))
        return
    await state.update_data(answers=answers)
    await query.message.edit_text(question(len(answers)), reply_markup=keyboard(len(answers)))


async def begun(bot: Any) -> None:
    await bot.set_webhook(f"https://127.0.0.1{PATH}", secret_token=SECRET)


def main() -> None:
    """Serve for ever."""
    bot = Bot(TOKEN, session=AiohttpSession(api=TelegramAPIServer.from_base(API)))
    storage = RedisStorage.from_url(STORED_IN) if STORED_IN else MemoryStorage()
    dispatcher = Dispatcher(storage=storage)
    dispatcher.message.register(begin, Command(COMMAND))
    dispatcher.callback_query.register(answered, Interview.asking, F.data.startswith("q."))
    dispatcher.startup.register(begun)
    application = web.Application()
    SimpleRequestHandler(dispatcher, bot, secret_token=SECRET).register(application, path=PATH)
    setup_application(application, dispatcher, bot=bot)
    web.run_app(application, host="127.0.0.1", port=PORT, print=None, access_log=None)


if __name__ == "__main__":
    main()
