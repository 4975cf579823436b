"""Logs and counts what an update did to an interview; the log never names the person."""

import logging

from telegram import Update

from bot.conversation.model import Conversation
from bot.metrics import RULINGS
from bot.usecases.outcome import Outcome

KINDS = ("message", "callback_query", "inline_query")

_log = logging.getLogger(__name__)


def kind_of(update: object) -> str:
    """Return the kind of an update, by its name in the Bot API: one of `KINDS`, else `other`."""
    if not isinstance(update, Update):
        return "other"
    return next((kind for kind in KINDS if getattr(update, kind) is not None), "other")


def log_outcome(update: Update, outcome: object) -> None:
    """Log what an update did to an interview, and count a ruling."""
    if not isinstance(outcome, Outcome):
        return
    if outcome.interview is not None:
        event = outcome.notice.value if outcome.notice else outcome.settled or "told"
        _log_event(event, update, outcome.interview.conversation)
        if outcome.settled is not None:
            subject = outcome.interview.conversation.subject
            RULINGS.labels(subject, outcome.settled).inc()
    if outcome.begun is not None:
        _log_event("begun", update, outcome.begun.conversation)


def _log_event(event: str, update: Update, conversation: Conversation) -> None:
    extra = {
        "event": event,
        "update": update.update_id,
        "interview": conversation.id,
        "subject": conversation.subject,
        "edition": conversation.edition,
        "step": conversation.step,
    }
    _log.info("interview %s, step %d: %s", conversation.id, conversation.step, event, extra=extra)
