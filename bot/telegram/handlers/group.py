"""What every group of handlers works with: each update is carried out once."""

import asyncio
import logging
from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from functools import partial
from typing import Final, TypeVar

from msgspec import Struct
from telegram import Update

from bot.conversation.callback_data import Page
from bot.conversation.model import Conversation, EffectiveChoices
from bot.conversation.notice import Notice
from bot.conversation.page_links import PageSite
from bot.metrics import RULINGS
from bot.play.workers import Painter
from bot.screens.elements import Screen
from bot.settings import Settings
from bot.storage.errors import AlreadyDone
from bot.storage.store import Store
from bot.storage.transaction import Transaction
from bot.telegram.chats import Administrators
from bot.telegram.context import Context, sender_of
from bot.telegram.ordering import PostDelivery
from bot.telegram.presenter import Presenter
from bot.usecases.interviews import find_open_again
from bot.usecases.outcome import Outcome, Sender
from bot.usecases.plays import PlayOutcome, may_end_record
from lawcore.book.library.official import OfficialTexts

SHOWN_WITHIN: Final = timedelta(seconds=10)
"""The age from which a row without a message is taken to be in sending by another process."""
LOOK_EVERY: Final = 0.25
"""The seconds between two checks whether another process has sent it."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Shared(Struct, frozen=True):
    """What all handlers of an application work with."""

    store: Store
    presenter: Presenter
    administrators: Administrators
    settings: Settings
    official: OfficialTexts
    painter: Painter
    page: PageSite | None = None


class HandlerGroup:
    """Handlers of one kind of updates."""

    def __init__(self, shared: Shared) -> None:
        self._store = shared.store
        self._presenter = shared.presenter
        self._administrators = shared.administrators
        self._settings = shared.settings
        self._official = shared.official
        self._site = shared.page

    async def _once(
        self,
        update: Update,
        context: Context,
        work: Callable[[Transaction], T],
        otherwise: Callable[[Transaction], T],
        reading: Collection[str] = (),
    ) -> T:
        """Return what comes of the work of an update, done in one transaction.

        Its delivery is marked as committed, and it is logged. For an update that was carried out
        before, `otherwise` is called in place of the work; it only reads. Where the update was
        posted to another process too, which is about to show what comes of it, that is awaited,
        so that nobody is shown the same in two messages. `reading` has the ids of the
        conversations that the work reads, so that they come with the first statement. Whether a
        record of play may have come to its ruling is looked up in the same transaction. Raises
        `StorageError` where the database cannot be used.
        """

        def work_once(rows: Transaction) -> tuple[T, bool]:
            outcome = work(rows)
            return outcome, not _is_without_record(outcome) and may_end_record(rows, outcome)

        done = await self._store.once(update.update_id, work_once, reading=reading)
        context.delivery.commit()
        if isinstance(done, AlreadyDone):
            _log.info("carried out before", extra={"event": "again", "update": update.update_id})
            is_posted = isinstance(context.delivery, PostDelivery)
            return await (
                _look_until_shown(self._store, otherwise)
                if is_posted
                else self._store.run(otherwise)
            )
        outcome, context.may_end_record = done
        _log_outcome(update, outcome)
        return outcome

    async def _carry_out_case(
        self,
        update: Update,
        context: Context,
        sender: Sender,
        work: Callable[[Transaction], Outcome],
        reading: Collection[str] = (),
    ) -> Outcome:
        """Carry out an update once; a repeated one only shows the open interview."""
        again = partial(find_open_again, sender=sender)
        return await self._once(update, context, work, again, reading)

    async def _as_administrator(
        self,
        context: Context,
        sender: Sender,
        outcome: Outcome,
        work: Callable[..., Outcome],
        notice: Notice = Notice.FOREIGN,
    ) -> tuple[Sender, Outcome]:
        """Carry out again, if an administrator asks, what was refused with a notice."""
        if outcome.notice is notice:
            sender = await self._administrators.check(context.bot, sender)
            if sender.administers:
                outcome = await self._store.run(partial(work, sender=sender))
        return sender, outcome

    async def _reply(self, update: Update, context: Context, look: Callable[..., Outcome]) -> None:
        """Answer a message with what is found for its sender."""
        sender = sender_of(update, self._settings, alone=context.aside is not None)
        outcome = await self._store.run(partial(look, sender=sender))
        await self._presenter.reply(context, sender, outcome)

    async def _send(
        self,
        update: Update,
        context: Context,
        compose: Callable[[EffectiveChoices], Screen],
        awaits: Page | None = None,
    ) -> None:
        """Send a screen that belongs to no interview, made from its reader's settings."""
        sender = sender_of(update, self._settings)
        await self._presenter.say(context, sender, compose, awaits)


def _is_without_record(outcome: object) -> bool:
    """Tell whether the rows of the interviews of an outcome say that none is on a record."""
    if not isinstance(outcome, Outcome):
        return False
    shown = [each for each in (outcome.interview, outcome.begun) if each is not None]
    attached = [each.conversation.attached for each in shown]
    return all(one is not None and not one.record for one in attached)


async def _look_until_shown(store: Store, look: Callable[[Transaction], T]) -> T:
    while True:
        outcome, now = await store.run(lambda rows: (look(rows), rows.now))
        unshown = _unshown_since(outcome)
        if unshown is None or now - unshown >= SHOWN_WITHIN:
            return outcome
        await asyncio.sleep(LOOK_EVERY)


def _unshown_since(outcome: object) -> datetime | None:
    """Return when the interview or record was changed that has no message; None if it has one."""
    match outcome:
        case Outcome(interview=interview) if interview is not None:
            row = interview.conversation
            return row.touched_at if row.place is None else None
        case PlayOutcome(play=play) if play is not None:
            return play.touched_at if play.message_id is None else None
        case _:
            return None


def _log_outcome(update: Update, outcome: object) -> None:
    """Log what an update did to an interview, without the person, and count a ruling."""
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
