"""Updates in, screens out; no law, no SQL."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, TypeAlias

from telegram import Bot, CallbackQuery, InlineQueryResultsButton, Update
from telegram.error import BadRequest, ChatMigrated, Forbidden, TelegramError
from telegram.ext import ApplicationHandlerStop, BaseHandler, ContextTypes

from bot.conversation.callback_data import (
    NO_AUTHORITY,
    Action,
    Begin,
    Choice,
    Compare,
    Data,
    Look,
    Press,
    Recall,
    parse,
)
from bot.conversation.deep_links import BadLink, follow
from bot.conversation.interview import Interview, editions_of
from bot.conversation.model import Conversation
from bot.conversation.notice import Notice
from bot.metrics import set_open_interviews
from bot.screens.changes import changes_screen, editions_screen
from bot.screens.elements import Screen, note
from bot.screens.history import changed_ruling_screen, history_screen
from bot.screens.inline import HELP, InlineAsker, answer_query
from bot.screens.library import opened_article_screen, search_screen, typed_article_screen
from bot.screens.plain import make_plain
from bot.screens.posting import posted_screen
from bot.screens.start import (
    authority_choice_screen,
    edition_choice_screen,
    greeting_screen,
    help_screen,
    language_choice_screen,
)
from bot.settings import Settings
from bot.storage.store import AlreadyDone, Store, Transaction
from bot.telegram import rendering
from bot.telegram.chats import Administrators, is_group, is_shut_out, topic_of
from bot.telegram.delivery import CURRENT
from bot.telegram.handlers.groups import Linking
from bot.telegram.interview_log import record
from bot.telegram.ordering import left_asking
from bot.telegram.presenter import edit, send
from bot.telegram.rendering import Message
from bot.telegram.retries import forgiven
from bot.usecases.interviews import Desk, not_posted, place
from bot.usecases.outcome import Outcome, Sender
from bot.usecases.outgoing_calls import take_turn
from bot.wording import SAID
from lawcore import SUBJECTS, Edition
from lawcore.authorities import AUTHORITIES
from lawcore.languages import name_of
from lawcore.library.official import OfficialTexts
from lawcore.wording import Texts

LATELY = timedelta(days=1)
"""What was touched since is shown again where its chat has moved."""

AnyHandler: TypeAlias = BaseHandler[Any, Any, Any]
Context: TypeAlias = ContextTypes.DEFAULT_TYPE

INLINE_SECONDS = 5
"""So long Telegram may give the same answer to the same query of the same person."""

_log = logging.getLogger(__name__)


def sender_of(update: Update) -> Sender:
    """Return who has sent an update."""
    chat, user = update.effective_chat, update.effective_user
    if user is None:
        message = "an update of nobody"
        raise ValueError(message)
    chat_id = chat.id if chat else user.id
    return Sender(chat_id, user.id, user.language_code, topic_of(update))


class Handlers:
    """The answers to all updates."""

    def __init__(self, store: Store, settings: Settings, official: OfficialTexts) -> None:
        self._store = store
        self._official = official
        self._desk = Desk(settings)
        self._kept_for = timedelta(days=settings.retention_days)
        self._administrators = Administrators()
        self._linking = Linking(store, self._desk, self._administrators)

    async def start(self, update: Update, context: Context) -> None:
        """Go where a link leads; without one greet, and offer what can be asked about."""
        payload = (context.args or [""])[0]
        if payload == HELP:
            await self.help(update, context)
        elif payload:
            await self._follow(update, context, payload)
        else:
            await self._say(
                context.bot, update, lambda to: greeting_screen(to.language, to.edition)
            )

    async def _follow(self, update: Update, context: Context, payload: str) -> None:
        """Go where a link leads; one that leads nowhere changes nothing and says why."""
        try:
            wanted = await asyncio.to_thread(follow, payload)
        except BadLink as bad:
            key = bad.trouble
            await self._say(context.bot, update, lambda to: note(SAID[to.language].say(key)))
            return
        if isinstance(wanted, Look):
            number, edition = wanted.number, Edition(wanted.edition)
            await self._say(
                context.bot,
                update,
                lambda to: search_screen(number, to.language, edition, self._official),
            )
            return
        sender = sender_of(update)
        outcome = await self._carried_out(
            update, lambda rows: self._desk.follow(rows, sender, wanted)
        )
        await self._show_all(context.bot, outcome)

    async def history(self, update: Update, context: Context) -> None:
        """List a person's rulings."""
        sender = sender_of(update)
        to, rulings = await self._store.run(lambda rows: self._desk.history(rows, sender))
        await self._say(context.bot, update, lambda _: history_screen(to.language, rulings))

    async def inline(self, update: Update, context: Context) -> None:
        """Answer what is written behind the bot's name in any chat."""
        query, sender = update.inline_query, sender_of(update)
        if query is None:
            return
        to = await self._store.run(lambda rows: self._desk.greet(rows, sender))
        asker = InlineAsker(to.language, to.edition, to.authority, to.plain)
        found = await asyncio.to_thread(answer_query, query.query, asker, self._official)
        button = InlineQueryResultsButton(found.label, start_parameter=found.payload)
        results = rendering.results(found, context.bot)
        await forgiven(
            lambda: query.answer(results, INLINE_SECONDS, is_personal=True, button=button)
        )

    async def help(self, update: Update, context: Context) -> None:
        """Say how the bot is used."""
        await self._say(context.bot, update, lambda to: help_screen(to.language))

    async def language(self, update: Update, context: Context) -> None:
        """Offer the languages."""
        sender = sender_of(update)
        await self._say(
            context.bot, update, lambda to: language_choice_screen(to.language, sender.user_id)
        )

    async def authority(self, update: Update, context: Context) -> None:
        """Offer the regulating authorities."""
        sender = sender_of(update)
        await self._say(
            context.bot, update, lambda to: authority_choice_screen(to.language, sender.user_id)
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
            lambda to: search_screen(wanted, to.language, Edition(to.edition), self._official),
        )

    async def changes(self, update: Update, context: Context) -> None:
        """Offer two editions to compare."""
        await self._say(context.bot, update, lambda to: editions_screen(to.language))

    async def edition(self, update: Update, context: Context) -> None:
        """Offer the editions."""
        sender = sender_of(update)
        years = editions_of(*SUBJECTS)
        await self._say(
            context.bot,
            update,
            lambda to: edition_choice_screen(to.language, sender.user_id, years),
        )

    def beginning(self, subject: str) -> Callable[[Update, Context], Coroutine[None, None, None]]:
        """Return what begins an interview about a subject."""

        async def begin(update: Update, context: Context) -> None:
            sender = sender_of(update)
            beside = ((update.message and update.message.text) or "").split(maxsplit=1)[1:]
            outcome = await self._carried_out(
                update, lambda rows: self._desk.begin_with(rows, sender, subject, *beside)
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
        if outcome.begun is None and (outcome.interview is None or outcome.notice is not None):
            edition = Edition(outcome.edition)
            article = typed_article_screen(text, outcome.language, edition, self._official)
            if article is not None:
                article = dressed(outcome, article)
                await _send(context.bot, sender.chat_id, article, sender.topic_id)
                return
        await self._reply(context.bot, sender, outcome)

    async def unknown_command(self, update: Update, context: Context) -> None:
        """Say that there is no such command."""
        sender = sender_of(update)
        outcome = await self._store.run(lambda rows: self._desk.look(rows, sender))
        await self._reply(context.bot, sender, replace(outcome, notice=Notice.HINT_COMMAND))

    async def press(self, update: Update, context: Context) -> None:
        """Carry out a press, and answer it whatever it was."""
        query, sender = update.callback_query, sender_of(update)
        if query is None:
            return
        if query.message is None:  # a message sent by way of another chat: none of ours is
            await forgiven(query.answer)
            return
        pressed, message_id = parse(query.data or ""), query.message.message_id
        if isinstance(pressed, Compare | Look | Choice) and await self._is_anothers(
            query, sender, message_id
        ):
            return
        if isinstance(pressed, Compare | Look):
            below = isinstance(pressed, Look) and pressed.below
            compose = partial(_page, pressed, self._official)
            await self._look_up(query, sender, compose, below=below)
            return
        outcome = await self._carried_out(
            update,
            lambda rows: self._pressed(rows, sender, pressed, message_id),
            (pressed.conversation,) if isinstance(pressed, Press) else (),
        )
        if outcome.notice is Notice.FOREIGN and await self._administers(context.bot, sender):
            ruling = replace(sender, administers=True)
            outcome = await self._store.run(
                lambda rows: self._pressed(rows, ruling, pressed, message_id)
            )
        if isinstance(pressed, Choice) and outcome.notice is None:
            showing = self._settle(context.bot, query, pressed, outcome)
        elif _is_to_post(pressed, outcome):
            showing = self._post(context.bot, sender, outcome)
        else:
            showing = self._show_all(context.bot, outcome)
        await _beside(self._answer(query, outcome), showing)

    async def _look_up(
        self,
        query: CallbackQuery,
        sender: Sender,
        compose: Callable[[Outcome], Screen | None],
        *,
        below: bool = False,
    ) -> None:
        """Turn the page of a message that belongs to no conversation, or send one below."""
        to = await self._store.run(lambda rows: self._desk.greet(rows, sender))
        shown = await asyncio.to_thread(compose, to)
        if shown is None:
            await self._answer(query, replace(to, notice=Notice.UNREADABLE))
            return
        bot, message, shown = query.get_bot(), query.message, dressed(to, shown)
        await forgiven(query.answer)
        if (
            below
            or message is None
            or not await _edit(bot, sender.chat_id, message.message_id, shown)
        ):
            await _send(bot, sender.chat_id, shown, sender.topic_id)

    async def _administers(self, bot: Bot, sender: Sender) -> bool:
        return sender.is_in_group and await self._administrators.include(
            bot, sender.chat_id, sender.user_id
        )

    async def _is_anothers(self, query: CallbackQuery, sender: Sender, message_id: int) -> bool:
        """Tell who may not change a message or send below it; return whether he may not."""
        if not sender.is_in_group:
            return False
        to = await self._store.run(lambda rows: self._desk.open_below(rows, sender, message_id))
        if to.notice is None or await self._administers(query.get_bot(), sender):
            return False
        await self._answer(query, to)
        return True

    async def _post(self, bot: Bot, sender: Sender, outcome: Outcome) -> None:
        """Post a ruling to the linked chat, and show that it was, or that it could not be."""
        ruled = outcome.interview
        if ruled is None:
            return
        if not await self._posted(bot, sender, ruled):
            ruled = await self._store.run(partial(not_posted, interview=ruled))
            await self._show(bot, ruled, notice=Notice.NOT_POSTED)
            return
        await self._show(bot, ruled)

    async def _posted(self, bot: Bot, sender: Sender, ruled: Interview) -> bool:
        target, shown = ruled.conversation.linked_id, posted_screen(ruled)
        if target is None or shown is None:
            return False
        if not sender.is_in_group and not await self._administrators.include(
            bot, target, sender.user_id
        ):
            return False
        try:
            return await _send(bot, target, shown) is not None
        except TelegramError as error:
            _log.info("not posted: %s", error)
            return False

    async def link(self, update: Update, context: Context) -> None:
        """Name the chat to which rulings may be posted, or say which it is."""
        sender = sender_of(update)
        said = await self._linking.link(context.bot, sender, " ".join(context.args or ()))
        await _send(context.bot, sender.chat_id, note(said), sender.topic_id)

    async def unlink(self, update: Update, context: Context) -> None:
        """Post rulings nowhere any longer."""
        sender = sender_of(update)
        said = await self._linking.unlink(context.bot, sender)
        await _send(context.bot, sender.chat_id, note(said), sender.topic_id)

    async def anonymous(self, update: Update, context: Context) -> None:
        """Refuse who writes as a group or a channel: nobody could press his buttons."""
        if update.message and not update.message.is_automatic_forward:
            await self._say(
                context.bot, update, lambda to: note(SAID[to.language].say("anonymous"))
            )
        raise ApplicationHandlerStop

    async def migrated(self, update: Update, context: Context) -> None:
        """Follow a group that has become a supergroup."""
        message = update.message
        if message is not None and message.migrate_to_chat_id is not None:
            await self._move(context.bot, message.chat.id, message.migrate_to_chat_id)

    async def _move(self, bot: Bot, former: int, latter: int) -> None:
        """Move what belongs to a chat, and show there what was open in the last day."""
        moved = await self._store.run(lambda rows: rows.move_chat(former, latter))
        since = datetime.now(UTC) - LATELY
        for conversation in moved:
            if conversation.touched_at is not None and conversation.touched_at >= since:
                await self._show(bot, Interview.of(conversation))

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
        elif update.inline_query is None:
            await forgiven(
                lambda: context.bot.send_message(
                    sender.chat_id, said, message_thread_id=sender.topic_id
                )
            )

    async def slow_down(self, update: Update) -> None:
        """Tell who has sent too much that some of it was not taken; the database is not asked."""
        sender = sender_of(update)
        said = SAID[self._desk.spoken(sender)].say("too-much")
        if query := update.callback_query:
            await forgiven(lambda: query.answer(said, show_alert=True))
        elif message := update.message:
            await forgiven(lambda: message.reply_text(said, do_quote=False))

    async def resume(self, bot: Bot, sender: Sender) -> bool:
        """Show a person's open interview anew; return whether there is one."""
        outcome = await self._store.run(lambda rows: self._desk.look(rows, sender))
        if outcome.interview is None:
            return False
        await self._show(bot, outcome.interview, below=True)
        return True

    async def tidy(self) -> None:
        """Delete what was finished long ago."""
        before = datetime.now(UTC) - self._kept_for
        await self._store.run(lambda rows: rows.expire(before))

    async def take_turn(self, chat: str) -> float:
        """Note that a chat is called now, or return the seconds to wait: by all processes."""
        return await self._store.run(lambda rows: take_turn(rows, chat))

    async def check(self) -> None:
        """Ask the database for anything; `StorageError` says why it does not answer."""
        await self._store.run(lambda rows: rows.preference(0, 0))

    async def count_open(self) -> None:
        """Count the open interviews."""
        set_open_interviews(await self._store.run(lambda rows: rows.count_open()))

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
                return self._desk.begin_in(rows, sender, subject, message_id)
            case Choice():
                return self._desk.choose(rows, sender, pressed)
            case Recall(key):
                return self._desk.recall(rows, sender, key)
            case _:
                return replace(self._desk.look(rows, sender), notice=Notice.UNREADABLE)

    async def _carried_out(
        self, update: Update, work: Callable[[Transaction], Outcome], reading: Sequence[str] = ()
    ) -> Outcome:
        """Carry out an update once; one that comes again only shows what is open."""
        outcome = await self._store.once(update.update_id, work, reading=reading)
        if isinstance(outcome, AlreadyDone):
            sender = sender_of(update)
            outcome = await self._store.run(lambda rows: self._desk.look(rows, sender))
            outcome = replace(outcome, again=True)
        record(update, outcome)
        if outcome.is_still_asking:
            left_asking.set(update.update_id)
        return outcome

    async def _say(self, bot: Bot, update: Update, compose: Callable[[Outcome], Screen]) -> None:
        """Send a screen that belongs to no conversation."""
        sender = sender_of(update)
        to = await self._store.run(lambda rows: self._desk.greet(rows, sender))
        await _send(bot, sender.chat_id, dressed(to, compose(to)), sender.topic_id)

    async def _reply(self, bot: Bot, sender: Sender, outcome: Outcome) -> None:
        """Answer a message: the open conversation comes below it, with what may be wrong."""
        said = SAID[outcome.language]
        if outcome.interview is None and outcome.begun is None:
            nothing = note(said.say(outcome.notice or "nothing-open"))
            await _send(bot, sender.chat_id, nothing, sender.topic_id)
        elif outcome.interview is None or outcome.begun is not None or outcome.again:
            await self._show_all(bot, outcome)
        else:
            below = not sender.is_in_group
            await self._show(bot, outcome.interview, below=below, notice=outcome.notice)

    async def _settle(
        self, bot: Bot, query: CallbackQuery, choice: Choice, outcome: Outcome
    ) -> None:
        """Put the choice in place of its buttons, then show the open conversation by it."""
        said = SAID[outcome.language]
        text = said.say(f"{choice.of}-chosen", chosen=_named(said, choice))
        message = query.message
        if message is not None:
            await forgiven(
                lambda: bot.edit_message_text(text, message.chat.id, message.message_id)
            )
        await self._show_all(bot, outcome)

    async def _answer(self, query: CallbackQuery, outcome: Outcome) -> None:
        text = SAID[outcome.language].say(outcome.notice) if outcome.notice else None
        await forgiven(lambda: query.answer(text))

    async def redraw(self, bot: Bot, outcome: Outcome) -> None:
        """Show the conversations of an outcome, each in its message."""
        await self._show_all(bot, outcome)

    async def _show_all(self, bot: Bot, outcome: Outcome) -> None:
        if outcome.since is not None and outcome.begun is not None:
            await self._say_changed(bot, outcome.since, outcome.begun.conversation)
        for interview in (outcome.interview, outcome.begun):
            if interview is not None:
                await self._show(bot, interview)

    async def _say_changed(self, bot: Bot, since: Conversation, now: Conversation) -> None:
        """Say that a ruling that is opened again is another now."""
        said = changed_ruling_screen(now.language, since, now.headline or "")
        shown = make_plain(said, now.language) if now.plain else said
        await _send(bot, now.chat_id, shown, now.topic_id)

    async def _show(
        self,
        bot: Bot,
        interview: Interview,
        *,
        below: bool = False,
        notice: Notice | None = None,
    ) -> None:
        """Show an interview in its message, or in a new one below that takes its place."""
        try:
            await self._show_there(bot, interview, below=below, notice=notice)
        except ChatMigrated as error:
            await self._move(bot, interview.conversation.chat_id, error.new_chat_id)

    async def _show_there(
        self, bot: Bot, interview: Interview, *, below: bool, notice: Notice | None
    ) -> None:
        conversation = interview.conversation
        hint = interview.words.bot.say(notice) if notice else ""
        shown = rendering.interview_message(interview, hint, bot)
        before = conversation.message_id
        in_place = None if below else before
        if in_place and await _edit(bot, conversation.chat_id, in_place, shown):
            return
        sent = await _send(bot, conversation.chat_id, shown, conversation.topic_id)
        if sent is None:
            return
        await self._store.run(
            lambda rows: place(rows, conversation, sent), reading=(conversation.id,)
        )
        if before not in {None, sent}:
            await forgiven(lambda: bot.edit_message_reply_markup(conversation.chat_id, before))


async def _beside(answering: Awaitable[None], showing: Awaitable[None]) -> None:
    """Answer a press and show its screen: neither waits for the other.

    Where somebody waits for the delivery the answer is taken at once, and needs no task.
    """
    if CURRENT.get() is None:
        await asyncio.gather(answering, showing)
    else:
        await answering
        await showing


def dressed(to: Outcome, shown: Screen) -> Screen:
    """Return a screen that belongs to no conversation as somebody wants to read it."""
    return make_plain(shown, to.language) if to.plain else shown


def _is_to_post(pressed: Data | None, outcome: Outcome) -> bool:
    if not isinstance(pressed, Press) or pressed.action != Action.POST or outcome.again:
        return False
    return outcome.notice in {None, Notice.TAKEN_OVER}


def _page(wanted: Look | Compare, official: OfficialTexts, to: Outcome) -> Screen | None:
    if isinstance(wanted, Compare):
        return changes_screen(to.language, wanted)
    return opened_article_screen(wanted, to.language, official)


def _named(said: Texts, choice: Choice) -> str:
    """Return what was chosen, as it is called."""
    if choice.of == "authority":
        if choice.value == NO_AUTHORITY:
            return said.say("no-authority")
        return AUTHORITIES[choice.value].name
    if choice.of == "language":
        return name_of(choice.value)
    return said.say("edition-name", edition=choice.value)


async def _send(
    bot: Bot, chat_id: int, shown: Screen | Message, topic_id: int | None = None
) -> int | None:
    """Send a screen; return its message, None where the bot may not write in a group."""
    try:
        return await send(bot, chat_id, shown, topic_id)
    except TelegramError as error:
        if not _is_closed(chat_id, error):
            raise
        return None


def _is_closed(chat_id: int, error: TelegramError) -> bool:
    """Tell whether a group lets the bot write no longer; nobody there can be told."""
    if not is_group(chat_id) or not is_shut_out(error):
        return False
    _log.warning("not allowed to write in a group: %s", error)
    return True


async def _edit(bot: Bot, chat_id: int, message_id: int, shown: Screen | Message) -> bool:
    """Edit a message; return whether it now shows the screen."""
    try:
        await edit(bot, chat_id, message_id, shown)
    except BadRequest as error:
        if _is_closed(chat_id, error):
            return True
        _log.info("not edited: %s", error)
        return False
    except Forbidden as error:
        if not _is_closed(chat_id, error):
            raise
    return True
