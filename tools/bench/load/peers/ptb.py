"""The interview on python-telegram-bot as its documentation builds one.

A `ConversationHandler`, with a `PicklePersistence` where a file is named, the library's own client
and its own webhook server.
"""

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


def main() -> None:
    """Serve for ever."""
    built().run_webhook(
        listen="127.0.0.1",
        port=PORT,
        url_path=PATH,
        secret_token=SECRET,
        webhook_url=f"https://127.0.0.1{PATH}",
    )


if __name__ == "__main__":
    main()
