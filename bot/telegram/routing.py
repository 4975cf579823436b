"""Which updates a handler takes: presses by their kind, new commands, messages of some kinds."""

from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from telegram import Message, Update
from telegram.ext import ApplicationHandlerStop, BaseHandler, CommandHandler, filters

from bot.conversation.codec import CallbackData, unpack
from bot.telegram.chats import is_addressed, is_group, words_of
from bot.telegram.context import App, Context, PressedButton
from bot.telegram.newer import is_unreadable, place_of

Callback: TypeAlias = Callable[[Update, Context], Coroutine[Any, Any, None]]

ALLOWED_UPDATES = (
    Update.MESSAGE,
    Update.CALLBACK_QUERY,
    Update.INLINE_QUERY,
    Update.GUEST_MESSAGE,
)
"""The kinds of updates requested from Telegram, by polling and by the webhook."""


class PressHandler(BaseHandler[Update, Context, None]):
    """Handles presses of some kinds of buttons; without a kind, of all.

    The callback finds the button in its context.
    """

    def __init__(self, callback: Callback, *kinds: type[CallbackData]) -> None:
        super().__init__(callback)
        self._kinds = kinds

    def check_update(self, update: object) -> PressedButton | None:
        """Return the button that was pressed, None where it is not of these kinds."""
        query = update.callback_query if isinstance(update, Update) else None
        if query is None:
            return None
        data = unpack(query.data or "")
        if self._kinds and not isinstance(data, self._kinds):
            return None
        place = place_of(query)
        return None if place is None else PressedButton(query, place, data)

    def collect_additional_context(
        self,
        context: Context,
        update: Update,  # noqa: ARG002 - the library passes it
        application: App,  # noqa: ARG002 - as above
        check_result: Any,
    ) -> None:
        """Let the callback find the button."""
        context.button = check_result


def if_record_may_end(callback: Callback) -> Callback:
    """Return a callback that calls another where a record of play may have come to its ruling."""

    async def call(update: Update, context: Context) -> None:
        if context.may_end_record:
            await callback(update, context)

    return call


class ElsewhereHandler(BaseHandler[Update, Context, None]):
    """Handles presses on messages that Telegram does not tell of, as on inline ones."""

    def check_update(self, update: object) -> bool:
        """Tell whether an update is such a press."""
        return isinstance(update, Update) and update.callback_query is not None


class GuestHandler(BaseHandler[Update, Context, None]):
    """Handles mentions in chats of which the bot is no member."""

    def check_update(self, update: object) -> bool:
        """Tell whether an update is such a mention."""
        return isinstance(update, Update) and update.guest_message is not None


class UnansweredHandler(BaseHandler[Update, Context, None]):
    """Handles what is not to be answered.

    That is what comes of other bots, which see one another in groups since Bot API 10.0: a person
    who writes as a group or channel comes with a bot in its place, but is none. And it is what
    perhaps one member of a group alone sees, where nobody can be answered alone.
    """

    def check_update(self, update: object) -> bool:
        """Tell whether an update is such a one."""
        if not isinstance(update, Update) or update.effective_user is None:
            return False
        message = update.message
        if message is not None and is_group(message.chat.id) and is_unreadable(message):
            return True
        return update.effective_user.is_bot and (message is None or message.sender_chat is None)


async def leave_alone(update: Update, context: Context) -> None:  # noqa: ARG001 - the library passes them
    """Answer nothing: two bots would talk for ever; no other handler gets the update."""
    raise ApplicationHandlerStop


class NewCommandHandler(CommandHandler[Context, None]):
    """Handles commands of new messages.

    On a press the library's handler would look at the message, and warn that it was not read.
    """

    def check_update(
        self, update: object
    ) -> bool | tuple[list[str], bool | dict[str, list[Any]] | None] | None:
        """Tell whether an update is such a command."""
        is_new = isinstance(update, Update) and update.message is not None
        return super().check_update(update) if is_new else None


class AddressedFilter(filters.UpdateFilter):
    """Lets messages of groups pass that reply to one of the bot's or mention it."""

    def filter(self, update: Update) -> bool:
        """Tell whether a message is such a one."""
        chat = update.effective_chat
        return chat is not None and is_group(chat.id) and is_addressed(update)


ADDRESSED = AddressedFilter()


class RichFilter(filters.MessageFilter):
    """Lets rich messages pass; to the library they are messages without content."""

    def filter(self, message: Message) -> bool:
        """Tell whether a message is such a one."""
        return "rich_message" in message.api_kwargs


class WordedFilter(filters.MessageFilter):
    """Lets messages pass that have words in them, as rich ones may."""

    def filter(self, message: Message) -> bool:
        """Tell whether a message is such a one."""
        return bool(words_of(message))


WORDED = WordedFilter()
UNREAD = (
    RichFilter()
    | filters.PHOTO
    | filters.VIDEO
    | filters.ANIMATION
    | filters.Document.ALL
    | filters.Sticker.ALL
    | filters.CONTACT
    | filters.LOCATION
    | filters.VENUE
    | filters.POLL
    | filters.Dice.ALL
    | filters.GAME
    | filters.STORY
    | filters.CHECKLIST
    | filters.PAID_MEDIA
    | filters.GIVEAWAY
)
"""What people send that the bot cannot read. Anything else without words is left alone: Telegram
has new kinds of messages of its own every few months, and nobody waits for an answer to them."""
