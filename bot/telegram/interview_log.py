"""What is logged and counted of an update: the interview, never the person."""

import logging

from telegram import Update
from telegram.ext import ApplicationHandlerStop, ContextTypes

from bot.conversation.model import Conversation
from bot.metrics import ERRORS, RULINGS
from bot.storage.store import StorageError
from bot.telegram.delivery import CURRENT
from bot.usecases.outcome import Outcome

KINDS = ("message", "callback_query", "inline_query")

_log = logging.getLogger(__name__)


def kind_of(update: object) -> str:
    """Return what an update is, by its name in the Bot API: one of `KINDS`, else `other`."""
    if not isinstance(update, Update):
        return "other"
    return next((kind for kind in KINDS if getattr(update, kind) is not None), "other")


def record(update: Update, outcome: Outcome) -> None:
    """Log what an update did to an interview, and count a ruling."""
    if (delivery := CURRENT.get()) is not None:
        delivery.committed = True
    if outcome.again:
        _log.info("carried out before", extra={"event": "again", "update": update.update_id})
        return
    if outcome.interview is not None:
        event = outcome.notice.value if outcome.notice else outcome.settled or "told"
        _say(event, update, outcome.interview.conversation)
        if outcome.settled is not None:
            RULINGS.labels(outcome.interview.conversation.subject, outcome.settled).inc()
    if outcome.begun is not None:
        _say("begun", update, outcome.begun.conversation)


def _say(event: str, update: Update, conversation: Conversation) -> None:
    extra = {
        "event": event,
        "update": update.update_id,
        "interview": conversation.id,
        "subject": conversation.subject,
        "edition": conversation.edition,
        "step": conversation.step,
    }
    _log.info("interview %s, step %d: %s", conversation.id, conversation.step, event, extra=extra)


async def failing(update: object, context: ContextTypes.DEFAULT_TYPE) -> None:  # noqa: ARG001 - the library passes it
    """Count an update that failed; one that the database did not take is put off where it may be.

    Who was told so when it was put off before is not told again.
    """
    ERRORS.labels(type(context.error).__name__).inc()
    delivery = CURRENT.get()
    if delivery is None or not isinstance(context.error, StorageError):
        return
    delivery.put_off = True
    if delivery.again:
        raise ApplicationHandlerStop
