"""What Telegram has that python-telegram-bot 22.8 does not know: ephemeral messages.

Bot API 10.2 to 10.4. All of it is here, and goes when the library knows it. Nothing of it is used
before the server has shown that it knows it: an older one passes over what it does not know, and
would post for everybody what one person is to see.
"""

import logging
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Any, Final

from msgspec import Struct
from telegram import CallbackQuery, MaybeInaccessibleMessage, Message, ReplyParameters, Update
from telegram.constants import ParseMode
from telegram.error import BadRequest, EndPointNotFound, TelegramError

from bot.conversation.model import Place, Private, Shown
from bot.metrics import EPHEMERAL
from bot.telegram.retries import with_retries

ASKED_EVERY: Final = 24 * 60 * 60.0
"""The seconds for which it is remembered what a server knows."""
PLAIN_TEXT: Final = "…"
"""The text of the first ephemeral message of a process: anybody may read it."""
_PARAMETERS: Final = "ephemeral_message_parameters"
_OF_ONE: Final = {"ephemeral_message_id", "receiver_user"}
"""The fields of a message that only ephemeral ones have."""

_log = logging.getLogger(__name__)


class Aside(Struct, frozen=True):
    """What a member of a group has done that may be answered so that nobody else sees it.

    Without administrator rights Telegram takes the answer for 15 seconds: to a press, by its
    `query_id`, or to a message of the person that is ephemeral itself, by the id `answered`.
    """

    chat_id: int
    user_id: int
    query_id: str | None = None
    answered: int | None = None


def ephemeral_id(message: MaybeInaccessibleMessage) -> int | None:
    """Return the id of a message that one member of a group sees, None for any other."""
    found = message.api_kwargs.get("ephemeral_message_id")
    return found if type(found) is int and found > 0 else None


def is_unreadable(message: MaybeInaccessibleMessage) -> bool:
    """Tell whether perhaps one member of a group alone sees a message, but it has no such id.

    An answer to it might be seen by all.
    """
    is_meant = message.message_id <= 0 or message.api_kwargs.keys() & _OF_ONE
    return bool(is_meant) and ephemeral_id(message) is None


def place_of(query: CallbackQuery) -> Place | None:
    """Return where the button of a press stands, None where Telegram does not say it."""
    message = query.message
    if message is None:
        return None
    if message.api_kwargs and (found := ephemeral_id(message)) is not None:
        return Private(message.chat.id, query.from_user.id, found)
    return Shown(message.chat.id, message.message_id) if message.message_id > 0 else None


def aside_of(update: object) -> Aside | None:
    """Return what of an update may be answered aside, None where everybody saw it."""
    if not isinstance(update, Update):
        return None
    query = update.callback_query
    message = update.message if query is None else query.message
    if message is None or not message.api_kwargs or (found := ephemeral_id(message)) is None:
        return None
    if query is not None:
        return Aside(message.chat.id, query.from_user.id, query_id=query.id)
    sender = update.effective_user
    return None if sender is None else Aside(message.chat.id, sender.id, answered=found)


class Ephemeral:
    """Sends, edits and deletes ephemeral messages, where the server knows them.

    `clock` returns seconds.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._known: bool | None = None
        self._asked_at = 0.0
        self._is_proved = False

    async def is_known(self, bot: Any) -> bool:
        """Tell whether the server knows ephemeral messages; it is asked at most once a day.

        It is asked by two calls that change nothing in any chat. False also where it does not
        answer, and for good once it has posted one for everybody.
        """
        await self._ask(bot)
        return self._known is True

    async def is_lacking(self, bot: Any) -> bool:
        """Tell whether the server is known not to know them: then all see what is asked.

        False where it does not answer: nothing is shown to all because of that.
        """
        await self._ask(bot)
        return self._known is False

    async def _ask(self, bot: Any) -> None:
        if self._known is None or self._clock() - self._asked_at >= ASKED_EVERY:
            self._asked_at = self._clock()
            self._known = False if self._known is False else await _knows(bot)

    async def send(
        self, bot: Any, aside: Aside, text: str, markup: dict[str, Any], topic_id: int | None
    ) -> Private | None:
        """Send a text that one person sees; return None where that could not be done.

        `text` is HTML, `markup` the fields of the buttons. The first message of a process says
        nothing: where it turns out that everybody sees it, it is deleted, and no other is sent.
        """
        if not await self.is_known(bot):
            return None
        sent = text if self._is_proved else PLAIN_TEXT
        fields = markup if self._is_proved else {}
        try:
            sending = partial(self._send, bot, aside, sent, fields, topic_id)
            message = await with_retries(sending, at_most_once=True)
        except TelegramError as error:
            EPHEMERAL.labels("refused").inc()
            _log.info("not sent to one person: %s", error)
            return None
        number = ephemeral_id(message)
        if number is None:
            await self._withdraw(bot, aside, message)
            return None
        EPHEMERAL.labels("sent").inc()
        place = Private(aside.chat_id, aside.user_id, number)
        if not self._is_proved:
            self._is_proved = True
            return place if await self.edit(bot, place, text, markup) else None
        return place

    @staticmethod
    async def _send(
        bot: Any, aside: Aside, text: str, markup: dict[str, Any], topic_id: int | None
    ) -> Message:
        parameters: dict[str, Any] = {"receiver_user_id": aside.user_id}
        answered: ReplyParameters | None = None
        if aside.query_id is not None:
            parameters["callback_query_id"] = aside.query_id
        if aside.answered is not None:
            answered = ReplyParameters(
                message_id=None,  # type: ignore[arg-type]  # the other id stands for it
                api_kwargs={"ephemeral_message_id": aside.answered},
            )
        sent: Message = await bot.send_message(
            aside.chat_id,
            text,
            parse_mode=ParseMode.HTML,
            message_thread_id=topic_id,
            reply_parameters=answered,
            api_kwargs={_PARAMETERS: parameters, **markup},
        )
        return sent

    async def _withdraw(self, bot: Any, aside: Aside, message: Message) -> None:
        """Delete what everybody sees, and send nothing more of the kind."""
        EPHEMERAL.labels("public").inc()
        self._known = False
        _log.error("the server does not know ephemeral messages: they are off")
        try:
            await bot.delete_message(aside.chat_id, message.message_id)
        except TelegramError as error:
            _log.warning("not deleted: %s", error)

    @staticmethod
    async def edit(bot: Any, place: Private, text: str, markup: dict[str, Any]) -> bool:
        """Show another text in an ephemeral message; return whether Telegram took it.

        Its buttons are always given: whether others would stay is not documented.
        """
        asked = {**_address(place), "text": text, "parse_mode": str(ParseMode.HTML), **markup}
        return await _call(bot, "editEphemeralMessageText", asked)

    @staticmethod
    async def delete(bot: Any, place: Private) -> bool:
        """Delete an ephemeral message; return whether Telegram took it."""
        return await _call(bot, "deleteEphemeralMessage", _address(place))


def _address(place: Private) -> dict[str, Any]:
    return {
        "chat_id": place.chat_id,
        "receiver_user_id": place.user_id,
        "ephemeral_message_id": place.ephemeral_id,
    }


async def _call(bot: Any, method: str, asked: dict[str, Any]) -> bool:
    """Make a call, again where Telegram asks to wait; return whether what it asks for is so."""
    try:
        return bool(
            await with_retries(partial(bot.do_api_request, method, asked), at_most_once=True)
        )
    except TelegramError as error:
        _log.info("%s: %s", method, error)
        return isinstance(error, BadRequest) and is_unchanged(error)


def is_unchanged(error: BadRequest) -> bool:
    """Tell whether a message already shows what it should."""
    return "message is not modified" in error.message.lower()


async def _knows(bot: Any) -> bool | None:
    """Ask a server without effect whether it knows ephemeral messages as of Bot API 10.3.

    None where it does not answer. Of a method that it does not know it says so. Of parameters it
    reads only those it knows: it complains of a malformed one before it looks for the chat, which
    does not exist.
    """
    try:
        await bot.do_api_request("deleteEphemeralMessage")
    except EndPointNotFound:
        return False
    except BadRequest:
        pass
    except TelegramError:
        return None
    try:
        await bot.send_message(0, "x", api_kwargs={_PARAMETERS: "?"})
    except BadRequest as error:
        return "ephemeral" in error.message.lower()
    except TelegramError:
        return None
    return False
