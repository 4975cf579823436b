"""Handles cases in groups of which the asker alone sees the questions."""

import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TypeAlias

from telegram import Update
from telegram.error import BadRequest, ChatMigrated, Forbidden, RetryAfter, TelegramError

from bot.conversation.callback_data import CASE_LINK, WHY_LINK, AskAlone, Page, ShowToAll
from bot.conversation.deep_links import payload
from bot.conversation.interview import Interview
from bot.conversation.model import Shown
from bot.conversation.notice import Notice
from bot.screens.elements import Opening
from bot.screens.posting import another_row, invitation_screen, posted_screen
from bot.storage.transaction import Transaction
from bot.telegram import rendering
from bot.telegram.context import Context, sender_of
from bot.telegram.handlers.group import HandlerGroup
from bot.telegram.handlers.interviews import line_of
from bot.telegram.messages import edit_inline, send_screen
from bot.telegram.newer import Aside
from bot.usecases import alone, interviews, lines
from bot.usecases.interviews import is_shown_in
from bot.usecases.outcome import Outcome, Sender, choices_of
from lawcore.engine.records import replace

Callback: TypeAlias = Callable[[Update, Context], Coroutine[None, None, None]]

_REFUSED = (BadRequest, Forbidden, RetryAfter)
"""The errors with which Telegram says that it has not sent a message; after any other it may."""

_log = logging.getLogger(__name__)


class AloneHandlers(HandlerGroup):
    """Has the questions of a case in a group seen by whoever asks, and its ruling by all.

    Where the server does not know ephemeral messages, or the group's administrators want the
    questions for all, everything is shown to all.
    """

    def quietly(self, callback: Callback, subject: str | None = None) -> Callback:
        """Return the callback of what begins a case, so that in a group only its sender sees it.

        The answer to a message that all see needs an administrator's rights; without them a
        button below it begins the case, of a `subject` or of its line, for whoever presses it.
        """

        async def call(update: Update, context: Context) -> None:
            message = update.message
            if message is None or message.chat.id > 0 or context.aside:
                await callback(update, context)
                return
            sender = sender_of(update, self._settings)
            if not await self._is_quiet(context, sender):
                await callback(update, context)
                return
            replied = message.reply_to_message
            if replied is not None and await self._store.run(
                partial(is_shown_in, place=Shown(sender.chat_id, replied.message_id))
            ):
                await callback(update, context)
            elif await self._administrators.include(context.bot, sender.chat_id, context.bot.id):
                context.aside = Aside(sender.chat_id, sender.user_id)
                await callback(update, context)
            else:
                choices = await self._store.run(partial(choices_of, sender=sender))
                shown = invitation_screen(choices.language, subject)
                line = message.message_id
                await self._presenter.send(context, sender, choices, shown, reply_to=line)

        return call

    async def _is_quiet(self, context: Context, sender: Sender) -> bool:
        if not sender.is_in_group or await context.ephemeral.is_lacking(context.bot):
            return False
        return await self._store.run(partial(alone.asks_alone, sender=sender))

    async def ask(self, update: Update, context: Context) -> None:
        """Begin a case by a button that all see; only whoever presses sees the case."""
        sender, button = sender_of(update, self._settings), context.button
        if not isinstance(button.data, AskAlone) or not sender.is_in_group:
            return
        if await self._is_quiet(context, sender):
            context.aside = Aside(sender.chat_id, sender.user_id, query_id=button.query.id)
            sender = replace(sender, alone=True)
        subject, line = button.data.subject, line_of(button)
        work: Callable[[Transaction], Outcome]
        if subject is None:
            work = partial(_begin_line, sender=sender, text=line)
        else:
            work = partial(interviews.begin_with_text, sender=sender, subject=subject, text="")
        outcome = await self._carry_out_case(update, context, sender, work)
        showing = self._presenter.reply(context, sender, outcome)
        await self._presenter.answer_beside(context, outcome.choices, outcome.notice, showing)

    async def show_to_all(self, update: Update, context: Context) -> None:
        """Show everybody in the group a ruling, once, below the message that was asked about.

        It is marked as being shown before it is sent. Where the process, the database or the
        network fails after that, nobody knows whether all see it: its asker is told so, and only
        a press on *Show it again* sends it again. The press is answered last: before that it comes
        again to the next process, which says so.
        """
        sender, button = sender_of(update, self._settings), context.button
        if not isinstance(button.data, ShowToAll):
            return
        begin = partial(alone.begin_showing, sender=sender, pressed=button.data)
        again = partial(alone.find_again, sender=sender, key=button.data.conversation)
        outcome = await self._once(update, context, begin, again)
        if outcome.notice is not None or outcome.interview is None or outcome.again:
            await self._presenter.answer(context, sender, outcome)
            return
        if outcome.interview.conversation.guest_id is not None:
            shown = await self._show_there(context, outcome.interview)
            notice = Notice.SHOWN_THERE if shown else Notice.NOT_POSTED
            await self._presenter.answer_notice(context, outcome.choices, notice)
            return
        await self._share(context, outcome.interview)
        await self._presenter.answer_notice(context, outcome.choices, None)

    async def _share(self, context: Context, ruled: Interview) -> None:
        """Send to all a ruling that is marked as being shown, and note what came of it."""
        row = ruled.conversation
        unmarked = ruled.with_row(replace(row, shared_id=None))
        message = rendering.interview_message(unmarked, "", context.bot)
        message = replace(message, keyboard=rendering.keyboard(another_row(row)))
        stands: int | None = None
        try:
            sent = await send_screen(
                context, row.chat_id, message, row.topic_id, reply_to=row.origin_id, to_all=True
            )
            stands = sent.message_id if isinstance(sent, Shown) else None
        except ChatMigrated as error:
            await self._presenter.follow_chat(context, row.chat_id, error.new_chat_id)
        except _REFUSED as error:
            _log.info("not shown to all: %s", error)
        except TelegramError as error:
            _log.warning("nobody knows whether it is shown to all: %s", error)
            stands = row.shared_id
        noting = partial(alone.note_shared, marked=row, message_id=stands)
        shared = await self._store.run(noting)
        if shared is not None:
            hint = shared.words.bot.say(Notice.NOT_SHOWN) if stands is None else ""
            await self._presenter.show_interview(context, shared, hint=hint)

    @staticmethod
    async def _show_there(context: Context, ruled: Interview) -> bool:
        """Show a ruling in place of the answer to a mention; return whether it stands there."""
        row, shown = ruled.conversation, posted_screen(ruled)
        if shown is None:
            return False
        label = ruled.words.bot.say("guest-otherwise")
        shown = replace(shown, opening=Opening(label, payload(row) or Page.START))
        return await edit_inline(context, row.guest_id or "", shown)

    async def go_on(self, update: Update, context: Context, link: str) -> None:
        """Go on in the private chat with a case of a group, or show why it is ruled so."""
        sender = sender_of(update, self._settings)
        if link.startswith(WHY_LINK):
            work = partial(alone.why, sender=sender, key=link.removeprefix(WHY_LINK))
        else:
            key = link.removeprefix(CASE_LINK)
            work = partial(alone.go_on_in_private, sender=sender, key=key)
        outcome = await self._carry_out_case(update, context, sender, work)
        await self._presenter.reply(context, sender, outcome)


def _begin_line(rows: Transaction, sender: Sender, text: str) -> Outcome:
    """Begin the case that a line tells, or offer the subjects."""
    outcome = lines.write(rows, sender, text) if text else interviews.start(rows, sender)
    is_shown = outcome.begun or outcome.interview or outcome.screen
    return outcome if is_shown else interviews.start(rows, sender)
