"""The context of an update for its handler: its sender, its delivery, the button pressed."""

import re
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct
from telegram import CallbackQuery, Message, Update, User
from telegram.ext import Application, BaseHandler, CallbackContext, ExtBot

from bot.conversation.codec import CallbackData
from bot.conversation.model import Place, Shown
from bot.desk.case import short_name
from bot.settings import Settings
from bot.telegram.newer import Aside, Ephemeral, aside_of
from bot.telegram.ordering import Delivery, OnePersonInOrder, UpdateTurn
from bot.usecases.outcome import Sender
from lawcore.wording import LANGUAGES

Kind = TypeVar("Kind", bound=CallbackData)

Bot: TypeAlias = ExtBot[UpdateTurn]
App: TypeAlias = Application[Any, Any, Any, Any, Any, Any]
Values: TypeAlias = dict[Any, Any]

_LINKED = re.compile(r"[@/#:$]|(?<=\w)\.(?=\w)")


class PressedButton(Struct, frozen=True):
    """A button that was pressed, with its message; `data` is None where it is unknown."""

    query: CallbackQuery
    place: Place
    data: CallbackData | None

    @property
    def message_id(self) -> int:
        """The id of its message; raises `TypeError` where not everybody sees that."""
        if not isinstance(self.place, Shown):
            detail = f"no message that all see: {self.place}"
            raise TypeError(detail)
        return self.place.message_id

    @property
    def chat_id(self) -> int:
        """The chat of its message."""
        return self.place.chat_id


def sender_of(update: Update, settings: Settings, *, alone: bool = False) -> Sender:
    """Return the sender of an update and the chat, with the default settings.

    With `alone` nobody else in a group is to see the answer.
    Raises `ValueError` for an update that no user has sent.
    """
    chat, user = update.effective_chat, update.effective_user
    if user is None:
        message = "an update of nobody"
        raise ValueError(message)
    code = (user.language_code or "").partition("-")[0].lower()
    chat_id = chat.id if chat else user.id
    return Sender(
        chat_id=chat_id,
        user_id=user.id,
        language=code if code in LANGUAGES else settings.default_language,
        edition=settings.default_edition,
        topic_id=topic_of(update),
        about=_asked_about(update) if chat_id < 0 else None,
        alone=alone,
        name=_name_of(user) if chat_id < 0 else "",
    )


def _name_of(user: User) -> str:
    """Return what a person is called, with nothing of which Telegram would make a link.

    Empty where no letter is left of it.
    """
    name = " ".join(_LINKED.sub(" ", short_name(user.first_name, user.last_name or "")).split())
    return name if any(map(str.isalnum, name)) else ""


def _asked_about(update: Update) -> int | None:
    """Return the message of a group to which that of an update replies, unless the bot sent it.

    Without one it is the message itself; None where others do not see that.
    """
    query = update.callback_query
    message = update.message if query is None else query.message
    if not isinstance(message, Message):
        return None
    answered = message.reply_to_message
    if answered is not None and query is None and _is_of(answered, message.get_bot().id):
        answered = None
    if answered is None and query is None:
        answered = message
    return answered.message_id if answered is not None and answered.message_id > 0 else None


def _is_of(message: Message, user_id: int) -> bool:
    return message.from_user is not None and message.from_user.id == user_id


def topic_of(update: Update) -> int | None:
    """Return the topic of a forum in which an update came, None where there are no topics."""
    query = update.callback_query
    message = update.effective_message if query is None else query.message
    if isinstance(message, Message) and message.is_topic_message:
        return message.message_thread_id
    return None


def ephemeral_of(application: App) -> Ephemeral:
    """Return what sends the messages of an application that one person sees."""
    found: Ephemeral = application.bot_data.setdefault(Ephemeral, Ephemeral())
    return found


class Context(CallbackContext[Bot, Values, Values, Values]):
    """The library's context of one update, with the bot's own fields.

    `button` is set only for handlers of presses. `delivery` is how the update came.
    `may_end_record` is False where the outcome cannot be the ruling on a record of play.
    `is_command` says that somebody typed a command that nobody else sees: what was shown to that
    person may be gone, and is shown anew.
    `aside` is what may be answered so that only the person sees it, None where all are to see it.
    `opener` is the person whose screen an administrator has pressed, 0 where nobody's was.
    `unreached` is the way on for a person to whom nothing could be shown, None for any other.
    `replaced` is the place whose screen gives way to the next one, None where it comes below.
    """

    button: PressedButton
    replaced: Place | None = None
    opener: int = 0
    is_command: bool = False
    aside: Aside | None = None
    unreached: str | None = None

    def __init__(
        self, application: App, chat_id: int | None = None, user_id: int | None = None
    ) -> None:
        super().__init__(application, chat_id, user_id)
        self.delivery = Delivery()
        self.may_end_record = True

    def pressed(self, kind: type[Kind]) -> Kind:
        """Return what the button carries, which is of a kind; raises `TypeError` otherwise."""
        if not isinstance(self.button.data, kind):
            raise TypeError(kind)
        return self.button.data

    @property
    def ephemeral(self) -> Ephemeral:
        """What sends messages that one person sees; there is one for an application."""
        return ephemeral_of(self.application)

    @classmethod
    def from_update(cls, update: object, application: App) -> "Context":
        """Return the context of an update, with its delivery."""
        context = super().from_update(update, application)
        processor = application.update_processor
        if isinstance(processor, OnePersonInOrder):
            context.delivery = processor.delivery_of(update)
        context.aside = aside_of(update)
        context.is_command = context.aside is not None and _is_command(update)
        return context


def _is_command(update: object) -> bool:
    message = update.message if isinstance(update, Update) else None
    return message is not None and (message.text or "").startswith("/")


AnyHandler: TypeAlias = BaseHandler[Any, Context, Any]
