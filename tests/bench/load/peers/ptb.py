"""The interview on python-telegram-bot as its documentation builds one.

A `ConversationHandler`, with a `PicklePersistence` where a file is named, the library's own client
and its own webhook server; without tornado, which that needs, the webhook of the library's example
with Starlette and uvicorn.
"""

import asyncio
import importlib.util
from typing import Any, TypeAlias

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.ext import (
    Application,
    CallbackQueryHandler,
    CommandHandler,
    ContextTypes,
    ConversationHandler,
    PicklePersistence,
)

from tests.bench.load.peers.interview import (
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

Context: TypeAlias = ContextTypes.DEFAULT_TYPE
App: TypeAlias = Application[Any, Any, Any, Any, Any, Any]


def keyboard(number: int) -> InlineKeyboardMarkup:
    row = [InlineKeyboardButton(label, callback_data=data) for label, data in buttons(number)]
    return InlineKeyboardMarkup([row])


async def begin(update: Update, context: Context) -> int:
    assert update.message is not None
    assert context.user_data is not None
    context.user_data["answers"] = []
    await update.message.reply_text(question(0), reply_markup=keyboard(0))
    return 0


async def answered(update: Update, context: Context) -> int:
    query = update.callback_query
    assert query is not None
    assert context.user_data is not None
    await query.answer()
    answers: list[str] = context.user_data["answers"]
    answers.append(pressed(query.data or ""))
    if len(answers) == QUESTIONS:
        await query.edit_message_text(ruling(answers))
        return ConversationHandler.END
    await query.edit_message_text(question(len(answers)), reply_markup=keyboard(len(answers)))
    return len(answers)


def built() -> App:
    builder = Application.builder().token(TOKEN).base_url(f"{API}/bot")
    if STORED_IN:
        builder = builder.persistence(PicklePersistence(filepath=STORED_IN))
    if not importlib.util.find_spec("tornado"):
        builder = builder.updater(None)
    application: App = builder.build()
    handler = ConversationHandler(
        entry_points=[CommandHandler(COMMAND, begin)],
        states={
            number: [CallbackQueryHandler(answered, pattern=rf"^q\.{number}\.")]
            for number in range(QUESTIONS)
        },
        fallbacks=[CommandHandler(COMMAND, begin)],
        name="ruling",
        persistent=bool(STORED_IN),
    )
    application.add_handler(handler)
    return application


async def with_starlette(application: App) -> None:
    """Serve as the library's example of a webhook of one's own does."""
    import uvicorn  # noqa: PLC0415 - only where tornado is missing
    from starlette.applications import Starlette  # noqa: PLC0415
    from starlette.requests import Request  # noqa: PLC0415
    from starlette.responses import Response  # noqa: PLC0415
    from starlette.routing import Route  # noqa: PLC0415

    async def take(request: Request) -> Response:
        await application.update_queue.put(
            Update.de_json(data=await request.json(), bot=application.bot)
        )
        return Response()

    app = Starlette(routes=[Route(PATH, take, methods=["POST"])])
    server = uvicorn.Server(
        uvicorn.Config(app, host="127.0.0.1", port=PORT, access_log=False, log_level="warning")
    )
    async with application:
        await application.bot.set_webhook(f"https://127.0.0.1{PATH}")
        await application.start()
        await server.serve()
        await application.stop()


def main() -> None:
    """Serve for ever."""
    application = built()
    if application.updater is None:
        asyncio.run(with_starlette(application))
        return
    application.run_webhook(
        listen="127.0.0.1",
        port=PORT,
        url_path=PATH,
        secret_token=SECRET,
        webhook_url=f"https://127.0.0.1{PATH}",
    )


if __name__ == "__main__":
    main()
