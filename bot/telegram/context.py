"""The context of an update for its handler: its delivery, and the button that was pressed."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from telegram import CallbackQuery
from telegram.ext import Application, BaseHandler, CallbackContext, ExtBot

from bot.conversation.codec import CallbackData
from bot.telegram.delivery import Delivery, UpdateTurn
from bot.telegram.ordering import OnePersonInOrder

Bot: TypeAlias = ExtBot[UpdateTurn]
App: TypeAlias = Application[Any, Any, Any, Any, Any, Any]
Values: TypeAlias = dict[Any, Any]


@dataclass(frozen=True, slots=True)
class PressedButton:
    """A button that was pressed, with its message; `data` is None where it is unknown."""

    query: CallbackQuery
    chat_id: int
    message_id: int
    data: CallbackData | None


class Context(CallbackContext[Bot, Values, Values, Values]):
    """The library's context of one update, with the bot's own fields.

    `button` is set only for handlers of presses. `delivery` is how the update came.
    `may_end_record` is False where the outcome cannot be the ruling on a record of play.
    `replaced` is the message whose screen gives way to the next one, None where it comes below.
    """

    button: PressedButton
    replaced: int | None = None

    def __init__(
        self, application: App, chat_id: int | None = None, user_id: int | None = None
    ) -> None:
        super().__init__(application, chat_id, user_id)
        self.delivery = Delivery()
        self.may_end_record = True

    @classmethod
    def from_update(cls, update: object, application: App) -> "Context":
        """Return the context of an update, with its delivery."""
        context = super().from_update(update, application)
        processor = application.update_processor
        if isinstance(processor, OnePersonInOrder):
            context.delivery = processor.delivery_of(update)
        return context


AnyHandler: TypeAlias = BaseHandler[Any, Context, Any]
