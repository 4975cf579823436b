"""Updates in, screens out; no law, no SQL."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TypeAlias

from telegram import Bot, CallbackQuery, Update
from telegram.constants import ParseMode
from telegram.error import BadRequest, TelegramError
from telegram.ext import ContextTypes

from bot import view
from bot.buttons import NO_AUTHORITY, Begin, Choice, Compare, Data, Look, Press, read
from bot.calls import forgiven, is_unchanged, patiently
from bot.conversations import Conversation, Seen, Store, Transaction
from bot.desk import Desk, Outcome, Sender, place
from bot.dialogue import Notice
from bot.interview import editions_of
from bot.law_texts import OfficialTexts
from bot.screens import (
    Screen,
    authority_choice,
    changes_screen,
    edition_choice,
    editions_screen,
    greeting,
    language_choice,
    looked_up,
    manual,
    note,
    numbered,
    opened,
    screen,
)
from bot.settings import Settings
from bot.wording import SAID
from lawcore import SUBJECTS, Edition
from lawcore.authorities import AUTHORITIES
from lawcore.wording import Texts

Context: TypeAlias = ContextTypes.DEFAULT_TYPE

_log = logging.getLogger(__name__)


def sender_of(update: Update) -> Sender:
    """Return who has sent an update."""
    chat, user = update.effective_chat, update.effective_user
    if user is None:
        message = "an update of nobody"
        raise ValueError(message)
    return Sender(chat.id if chat else user.id, user.id, user.language_code)


class Handlers:
    """The answers to all updates."""

    def __init__(self, store: Store, settings: Settings, official: OfficialTexts) -> None:
        self._store = store
        self._official = official
        self._desk = Desk(settings)
        self._kept_for = timedelta(days=settings.retention_days)

    async def start(self, update: Update, context: Context) -> None:
        """Greet, and offer what can be asked about."""
        await self._say(context.bot, update, lambda to: greeting(to.language, to.edition))

    async def help(self, update: Update, context: Context) -> None:
        """Say how the bot is used."""
        await self._say(context.bot, update, lambda to: manual(to.language))

    async def language(self, update: Update, context: Context) -> None:
        """Offer the languages."""
        sender = sender_of(update)
        await self._say(
            context.bot, update, lambda to: language_choice(to.language, sender.user_id)
        )

    async def authority(self, update: Update, context: Context) -> None:
        """Offer the regulating authorities."""
        sender = sender_of(update)
        await self._say(
            context.bot, update, lambda to: authority_choice(to.language, sender.user_id)
        )

    async def law(self, update: Update, context: Context) -> None:
        """Open the article that is asked for, or look for the words."""
        wanted = " ".join(context.args or ())
        if not wanted:
            await self._say(context.bot, update, lambda to: note(SAID[to.language].say("law-ask")))
            return
        await self._say(
            context.bot,
            update,
            lambda to: looked_up(wanted, to.language, Edition(to.edition), self._official),
        )

    async def changes(self, update: Update, context: Context) -> None:
        """Offer two editions to compare."""
        await self._say(context.bot, update, lambda to: editions_screen(to.language))

    async def edition(self, update: Update, context: Context) -> None:
        """Offer the editions."""
        sender = sender_of(update)
        years = editions_of(*SUBJECTS)
        await self._say(
            context.bot, update, lambda to: edition_choice(to.language, sender.user_id, years)
        )

    def beginning(self, subject: str) -> Callable[[Update, Context], Coroutine[None, None, None]]:
        """Return what begins an interview about a subject."""

        async def begin(update: Update, context: Context) -> None:
            sender = sender_of(update)
            outcome = await self._carried_out(
                update, lambda rows: self._desk.begin(rows, sender, subject)
            )
            await self._show_all(context.bot, outcome)

        return begin

    async def cancel(self, update: Update, context: Context) -> None:
        """Close the open interview."""
        sender = sender_of(update)
        outcome = await self._carried_out(update, lambda rows: self._desk.cancel(rows, sender))
        await self._reply(context.bot, sender, outcome)

    async def text(self, update: Update, context: Context) -> None:
        """Take a text for the button on which it is written."""
        sender = sender_of(update)
        text = (update.message and update.message.text) or ""
        outcome = await self._carried_out(
            update, lambda rows: self._desk.write(rows, sender, text)
        )
        if outcome.conversation is None or outcome.notice is not None:
            edition = Edition(outcome.edition)
            article = numbered(text, outcome.language, edition, self._official)
            if article is not None:
                await _send(context.bot, sender.chat_id, article)
                return
        await self._reply(context.bot, sender, outcome)

    async def unknown_command(self, update: Update, context: Context) -> None:
        """Say that there is no such command."""
        sender = sender_of(update)
        outcome = await self._store.run(None, lambda rows: self._desk.look(rows, sender))
        await self._reply(context.bot, sender, replace(outcome, notice=Notice.HINT_COMMAND))

    async def press(self, update: Update, context: Context) -> None:
        """Carry out a press, and answer it whatever it was."""
        query, sender = update.callback_query, sender_of(update)
        if query is None:
            return
        if query.message is None:  # a message sent by way of another chat: none of ours is
            await forgiven(query.answer)
            return
        pressed, message_id = read(query.data or ""), query.message.message_id
        if isinstance(pressed, Compare):
            await self._look_up(query, sender, partial(_compared, pressed))
            return
        if isinstance(pressed, Look):
            compose = partial(_opened, pressed, self._official)
            await self._look_up(query, sender, compose, below=pressed.below)
            return
        outcome = await self._carried_out(
            update, lambda rows: self._pressed(rows, sender, pressed, message_id)
        )
        if isinstance(pressed, Choice) and outcome.notice is None:
            await asyncio.gather(
                self._answer(query, outcome), self._settle(context.bot, query, pressed, outcome)
            )
        else:
            await asyncio.gather(
                self._answer(query, outcome), self._show_all(context.bot, outcome)
            )

    async def _look_up(
        self,
        query: CallbackQuery,
        sender: Sender,
        compose: Callable[[Outcome], Screen | None],
        *,
        below: bool = False,
    ) -> None:
        """Turn the page of a message that belongs to no conversation, or send one below."""
        to = await self._store.run(None, lambda rows: self._desk.greet(rows, sender))
        shown = await asyncio.to_thread(compose, to)
        if shown is None:
            await self._answer(query, replace(to, notice=Notice.UNREADABLE))
            return
        bot, message = query.get_bot(), query.message
        await forgiven(query.answer)
        if (
            below
            or message is None
            or not await _edit(bot, sender.chat_id, message.message_id, shown)
        ):
            await _send(bot, sender.chat_id, shown)

    async def failed(self, update: object, context: Context) -> None:
        """Tell the person that nothing is lost; the log has what went wrong."""
        if isinstance(context.error, TelegramError):
            _log.warning("Telegram: %s", context.error)
        else:
            _log.error("an update failed", exc_info=context.error)
        if not isinstance(update, Update) or update.effective_user is None:
            return
        sender = sender_of(update)
        said = SAID[self._desk.spoken(sender)].say("failed")
        if query := update.callback_query:
            await forgiven(lambda: query.answer(said, show_alert=True))
        else:
            await forgiven(lambda: context.bot.send_message(sender.chat_id, said))

    async def resume(self, bot: Bot, sender: Sender) -> bool:
        """Show a person's open interview anew; return whether there is one."""
        outcome = await self._store.run(None, lambda rows: self._desk.look(rows, sender))
        if outcome.conversation is None:
            return False
        await self._show(bot, outcome.conversation, below=True)
        return True

    async def tidy(self) -> None:
        """Delete what was finished long ago."""
        before = datetime.now(UTC) - self._kept_for
        await self._store.run(None, lambda rows: rows.expire(before))

    def close(self) -> None:
        """Let go of the store."""
        self._store.close()

    def _pressed(
        self, rows: Transaction, sender: Sender, pressed: Data | None, message_id: int
    ) -> Outcome:
        match pressed:
            case Press():
                return self._desk.press(rows, sender, pressed, message_id)
            case Begin(subject) if subject in SUBJECTS:
                return self._desk.begin(rows, sender, subject)
            case Choice():
                return self._desk.choose(rows, sender, pressed)
            case _:
                return replace(self._desk.look(rows, sender), notice=Notice.UNREADABLE)

    async def _carried_out(
        self, update: Update, work: Callable[[Transaction], Outcome]
    ) -> Outcome:
        """Carry out an update once; one that comes again only shows what is open."""
        outcome = await self._store.run(update.update_id, work)
        if isinstance(outcome, Seen):
            sender = sender_of(update)
            outcome = await self._store.run(None, lambda rows: self._desk.look(rows, sender))
            return replace(outcome, again=True)
        return outcome

    async def _say(self, bot: Bot, update: Update, compose: Callable[[Outcome], Screen]) -> None:
        """Send a screen that belongs to no conversation."""
        sender = sender_of(update)
        to = await self._store.run(None, lambda rows: self._desk.greet(rows, sender))
        await _send(bot, sender.chat_id, compose(to))

    async def _reply(self, bot: Bot, sender: Sender, outcome: Outcome) -> None:
        """Answer a message: the open conversation comes below it, with what may be wrong."""
        said = SAID[outcome.language]
        if outcome.conversation is None:
            await _send(bot, sender.chat_id, note(said.say(outcome.notice or "nothing-open")))
        elif outcome.begun is not None or outcome.again:
            await self._show_all(bot, outcome)
        else:
            await self._show(bot, outcome.conversation, below=True, notice=outcome.notice)

    async def _settle(
        self, bot: Bot, query: CallbackQuery, choice: Choice, outcome: Outcome
    ) -> None:
        """Put the choice in place of its buttons, then show the open conversation by it."""
        said = SAID[outcome.language]
        text = said.say(f"{choice.of}-chosen", chosen=_named(said, choice))
        await forgiven(lambda: query.edit_message_text(text))
        await self._show_all(bot, outcome)

    async def _answer(self, query: CallbackQuery, outcome: Outcome) -> None:
        text = SAID[outcome.language].say(outcome.notice) if outcome.notice else None
        await forgiven(lambda: query.answer(text))

    async def _show_all(self, bot: Bot, outcome: Outcome) -> None:
        for conversation in (outcome.conversation, outcome.begun):
            if conversation is not None:
                await self._show(bot, conversation)

    async def _show(
        self,
        bot: Bot,
        conversation: Conversation,
        *,
        below: bool = False,
        notice: Notice | None = None,
    ) -> None:
        """Show a conversation in its message, or in a new one below that takes its place."""
        hint = SAID[conversation.language].say(notice) if notice else ""
        shown = screen(conversation, hint)
        before = conversation.message_id
        in_place = None if below else before
        if in_place and await _edit(bot, conversation.chat_id, in_place, shown):
            return
        sent = await _send(bot, conversation.chat_id, shown)
        await self._store.run(None, lambda rows: place(rows, conversation, sent))
        if before not in {None, sent}:
            await forgiven(lambda: bot.edit_message_reply_markup(conversation.chat_id, before))


def _opened(wanted: Look, official: OfficialTexts, to: Outcome) -> Screen | None:
    return opened(wanted, to.language, official)


def _named(said: Texts, choice: Choice) -> str:
    """Return what was chosen, as it is called."""
    if choice.of == "authority":
        if choice.value == NO_AUTHORITY:
            return said.say("no-authority")
        return AUTHORITIES[choice.value].name
    if choice.of == "language":
        return said.say(f"language-{choice.value}")
    return said.say("edition-name", edition=choice.value)


def _compared(wanted: Compare, to: Outcome) -> Screen | None:
    return changes_screen(to.language, wanted)


async def _send(bot: Bot, chat_id: int, shown: Screen) -> int:
    text, keyboard = view.text(shown), view.keyboard(shown)
    sent = await patiently(
        lambda: bot.send_message(chat_id, text, parse_mode=ParseMode.HTML, reply_markup=keyboard)
    )
    return sent.message_id


async def _edit(bot: Bot, chat_id: int, message_id: int, shown: Screen) -> bool:
    """Edit a message; return whether it now shows the screen."""
    text, keyboard = view.text(shown), view.keyboard(shown)
    try:
        await patiently(
            lambda: bot.edit_message_text(
                text, chat_id, message_id, parse_mode=ParseMode.HTML, reply_markup=keyboard
            )
        )
    except BadRequest as error:
        if is_unchanged(error):
            return True
        _log.info("not edited: %s", error)
        return False
    return True
