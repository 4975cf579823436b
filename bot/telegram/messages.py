"""Sends screens as messages, edits them, removes their buttons, and answers presses."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from telegram import CallbackQuery, InputFile, ReplyParameters
from telegram.constants import ParseMode
from telegram.error import BadRequest, Forbidden, NetworkError, TelegramError

from bot.conversation.callback_data import Page
from bot.conversation.model import Place, Private, Shown
from bot.screens.elements import Screen
from bot.telegram import rendering
from bot.telegram.chats import is_group, is_shut_out
from bot.telegram.context import Context
from bot.telegram.newer import Aside, is_unchanged
from bot.telegram.ordering import Delivery, UpdateTurn
from bot.telegram.rendering import Message
from bot.telegram.retries import call_if_possible, with_retries

T = TypeVar("T")

_SEND, _EDIT = "send_Message", "edit_Message_Text"
"""sendMessage and editMessageText, spelt so that the library does not advise its own methods: of
what is sent and comes back they make objects that nobody reads."""

_log = logging.getLogger(__name__)


async def send_screen(  # noqa: PLR0913 - where, below what, and how it is sent
    context: Context,
    chat_id: int,
    shown: Screen | Message,
    topic_id: int | None = None,
    *,
    reply_to: int | None = None,
    silent: bool = False,
    to_all: bool = False,
) -> Place | None:
    """Send a screen in a new message; return where it stands.

    With `reply_to` it replies to that message, if this is still there; with `silent` no device
    makes a sound. What answers a person aside is shown to that person alone, never to all instead,
    unless it is `to_all`: that is sent at most once. Returns None where it cannot be, and where a
    group no longer lets the bot write. Raises `TelegramError` where the call fails otherwise.
    """
    message = _render(shown, context)
    if context.aside is not None and context.aside.chat_id == chat_id and not to_all:
        return await _send_aside(context, context.aside, message, topic_id)
    sent = await _unless_closed(
        chat_id,
        lambda: context.bot.do_api_request(
            _SEND,
            {
                **_content(chat_id, message),
                "message_thread_id": topic_id,
                "reply_parameters": _replying(reply_to),
                "disable_notification": silent or None,
            },
        ),
        at_most_once=to_all,
    )
    return None if sent is None else Shown(chat_id, sent["message_id"])


async def send_photo(  # noqa: PLR0913 - what is sent, and where
    context: Context,
    chat_id: int,
    photo: InputFile,
    caption: str,
    *,
    topic_id: int | None = None,
    reply_to: int | None = None,
) -> None:
    """Send a picture with the text below it; with `reply_to` it replies to that message.

    A group that no longer lets the bot write gets none. Raises `TelegramError` where the call
    fails otherwise.
    """
    await _unless_closed(
        chat_id,
        lambda: context.bot.send_photo(
            chat_id,
            photo,
            caption=caption,
            message_thread_id=topic_id,
            reply_parameters=_replying(reply_to),
        ),
    )


async def _unless_closed(
    chat_id: int, call: Callable[[], Awaitable[T]], *, at_most_once: bool = False
) -> T | None:
    """Return the result of a call; None where a group lets the bot write no longer."""
    try:
        return await with_retries(call, at_most_once=at_most_once)
    except TelegramError as error:
        if not _is_closed(chat_id, error):
            raise
        return None


def _replying(message_id: int | None) -> ReplyParameters | None:
    if message_id is None:
        return None
    return ReplyParameters(message_id, allow_sending_without_reply=True)


async def edit_screen(context: Context, place: Place, shown: Screen | Message) -> bool:
    """Show a screen in a message that exists; return False where a new one is needed.

    Returns True where the message shows it, or where its group no longer lets the bot write.
    Raises `TelegramError` where nothing can be sent either: where the person has blocked the bot,
    and where Telegram asks to wait too long.
    """
    message = _render(shown, context)
    if isinstance(place, Private):
        fields = _keyboard(message) or _NO_BUTTONS
        return await context.ephemeral.edit(context.bot, place, message.text, fields)
    try:
        await with_retries(
            lambda: context.bot.do_api_request(
                _EDIT,
                {**_content(place.chat_id, message), "message_id": place.message_id},
                rate_limit_args=_turn(context),
            )
        )
    except BadRequest as error:
        if is_unchanged(error) or _is_closed(place.chat_id, error):
            return True
        _log.info("not edited: %s", error)
        return False
    except NetworkError as error:
        _log.warning("not edited after all tries: %s", error)
        return False
    except Forbidden as error:
        if not _is_closed(place.chat_id, error):
            raise
    return True


async def edit_inline(context: Context, inline_message_id: str, shown: Screen) -> bool:
    """Show a screen in a message of a chat that is not known; return whether it stands there."""
    message = _render(shown, context)
    try:
        await with_retries(
            lambda: context.bot.edit_message_text(
                message.text,
                inline_message_id=inline_message_id,
                parse_mode=ParseMode.HTML,
                api_kwargs=_keyboard(message),
            )
        )
    except TelegramError as error:
        if isinstance(error, BadRequest) and is_unchanged(error):
            return True
        _log.info("not shown elsewhere: %s", error)
        return False
    return True


async def remove_buttons(context: Context, place: Place, instead: Screen | None = None) -> None:
    """Remove a message's buttons, or show those of a screen `instead`; a failure is logged.

    A message that one person sees goes altogether: its id is free again.
    """
    if isinstance(place, Private):
        await context.ephemeral.delete(context.bot, place)
        return
    left = None if instead is None else _keyboard(rendering.message(instead, context.bot))
    await call_if_possible(
        lambda: context.bot.edit_message_reply_markup(
            place.chat_id, place.message_id, api_kwargs=left, rate_limit_args=_turn(context)
        )
    )


async def answer_press(
    query: CallbackQuery,
    delivery: Delivery,
    text: str | None = None,
    *,
    is_alert: bool = False,
    url: str | None = None,
) -> None:
    """Answer a press, with a text where there is one; a failure is only logged.

    Where the webhook post of the press waits, its answer is the call. An alert is shown in a
    window that the person has to close. The `url` is opened: only a link to the bot may be.
    """
    parameters: dict[str, Any] = {"callback_query_id": query.id}
    parameters |= {} if text is None else {"text": text}
    parameters |= {"show_alert": True} if is_alert else {}
    parameters |= {} if url is None else {"url": url}
    if not delivery.answer_press(parameters):
        await call_if_possible(lambda: query.answer(text, show_alert=is_alert or None, url=url))


async def _send_aside(
    context: Context, aside: Aside, message: Message, topic_id: int | None
) -> Private | None:
    """Show a screen to one member of a group, else say in the private chat where to go on."""
    fields = _keyboard(message) or {}
    sent = await context.ephemeral.send(context.bot, aside, message.text, fields, topic_id)
    if sent is None:
        link = rendering.BotName.of(context.bot).link(Page.CASE)
        try:
            await context.bot.send_message(aside.user_id, link)
        except TelegramError as error:
            _log.info("not sent in private either: %s", error)
            context.unreached = link
    return sent


def _content(chat_id: int, message: Message) -> dict[str, Any]:
    return {
        "chat_id": chat_id,
        "text": message.text,
        "parse_mode": ParseMode.HTML,
        "reply_markup": message.keyboard,
    }


_NO_BUTTONS: Final[dict[str, Any]] = {"reply_markup": {"inline_keyboard": []}}


def _turn(context: Context) -> UpdateTurn | None:
    """Return the turn that the rate limiter may end while a call waits, None without a limiter."""
    return None if context.bot.rate_limiter is None else context.delivery.turn


def _render(shown: Screen | Message, context: Context) -> Message:
    return shown if isinstance(shown, Message) else rendering.message(shown, context.bot)


def _keyboard(message: Message) -> dict[str, Any] | None:
    """Return the buttons in the form of the Bot API; objects of the library cost far more."""
    return None if message.keyboard is None else {"reply_markup": message.keyboard}


def _is_closed(chat_id: int, error: TelegramError) -> bool:
    """Tell whether a group lets the bot write no longer; nobody there can be told."""
    if not is_group(chat_id) or not is_shut_out(error):
        return False
    _log.warning("not allowed to write in a group: %s", error)
    return True
