"""Carries an update out once, however often it is delivered."""

import logging
from collections.abc import Callable, Collection
from typing import TypeVar

from telegram import Update

from bot.storage.store import AlreadyDone, Store, Transaction
from bot.telegram.context import Context
from bot.telegram.interview_log import log_outcome

T = TypeVar("T")

_log = logging.getLogger(__name__)


async def carry_out_once(  # noqa: PLR0913 - all that an update is carried out with
    store: Store,
    update: Update,
    context: Context,
    work: Callable[[Transaction], T],
    *,
    otherwise: Callable[[Transaction], T],
    reading: Collection[str] = (),
) -> T:
    """Return what comes of the work of an update, done in one transaction.

    Its delivery is marked as committed, and it is logged. For an update that was carried out
    before, `otherwise` is called in place of the work; it only reads. `reading` has the ids of
    the conversations that the work reads, so that they come with the first statement. Raises
    `StorageError` where the database cannot be used.
    """
    outcome = await store.once(update.update_id, work, reading=reading)
    context.delivery.is_committed = True
    if isinstance(outcome, AlreadyDone):
        _log.info("carried out before", extra={"event": "again", "update": update.update_id})
        return await store.run(otherwise)
    log_outcome(update, outcome)
    return outcome
