"""What concerns a person alone: settings, what is stored about him, and the quiz."""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import TypeAlias

from telegram import Bot, CallbackQuery, Chat, InputFile, Update
from telegram.ext import (
    CallbackQueryHandler,
    CommandHandler,
    filters,
)

from bot.conversation.callback_data import NO_AUTHORITY, Choice, Data, Forget, Quiz, Setting, parse
from bot.conversation.model import EVERYBODY, Preference, Score
from bot.conversation.notice import Notice
from bot.conversation.quiz import LAST_SEED, LEVELS, question
from bot.screens.elements import Screen, note
from bot.screens.quiz import answered_screen, levels_screen, quiz_screen
from bot.screens.settings import (
    ChosenSettings,
    chat_settings_screen,
    forget_screen,
    privacy_screen,
    setting_screen,
    settings_screen,
)
from bot.settings import Settings
from bot.storage.store import AlreadyDone, Store, Stored, Transaction
from bot.telegram.chats import Administrators, is_group, topic_of
from bot.telegram.handlers.interviews import AnyHandler, Context, dressed, sender_of
from bot.telegram.presenter import edit, send
from bot.telegram.retries import forgiven, patiently
from bot.usecases.interviews import Desk
from bot.usecases.outcome import Outcome, Sender
from bot.wording import SAID
from lawcore import EDITIONS, IN_FORCE

Messages: TypeAlias = tuple[tuple[int, int], ...]

BUTTONS = r"\*(?:settings|forget|quiz)\."
"""How the data of the buttons begin that are pressed here."""
FORMAT = 1
"""Counts the ways in which an export was written."""
FILE = "renonce.json"
MOST_MESSAGES = 20
"""At most from so many messages the buttons are taken away, the newest first."""


class Personal:
    """The answers to what concerns one person; `redraw` shows an open conversation anew."""

    def __init__(
        self, store: Store, settings: Settings, redraw: Callable[[Bot, Outcome], Awaitable[None]]
    ) -> None:
        self._store = store
        self._desk = Desk(settings)
        self._days = settings.retention_days
        self._redraw = redraw
        self._administrators = Administrators()

    async def settings(self, update: Update, context: Context) -> None:
        """Show what a person has chosen in this chat."""
        sender = sender_of(update)
        await _below(update, await self._chosen(sender, Setting(sender.user_id)))

    async def privacy(self, update: Update, context: Context) -> None:
        """Say what is stored."""
        to = await self._greeted(sender_of(update))
        await _below(update, dressed(to, privacy_screen(to.language, self._days)))

    async def export(self, update: Update, context: Context) -> None:
        """Send everything that is stored about a person; only where nobody else reads it."""
        sender = sender_of(update)
        to = await self._greeted(sender)
        if not _alone(update):
            await _below(update, note(SAID[to.language].say("only-in-private")))
            return
        stored = await self._store.run(lambda rows: rows.stored(sender.user_id))
        document = exported(sender.user_id, stored, to.language, datetime.now(UTC))
        said = SAID[to.language].say("export-caption")
        await patiently(
            lambda: context.bot.send_document(
                sender.chat_id, InputFile(document, filename=FILE), caption=said
            )
        )

    async def forget(self, update: Update, context: Context) -> None:
        """Ask whether everything is to be deleted."""
        sender = sender_of(update)
        to = await self._greeted(sender)
        await _below(update, dressed(to, forget_screen(to.language, sender.user_id)))

    async def quiz(self, update: Update, context: Context) -> None:
        """Offer the levels of the quiz; only where it disturbs nobody."""
        sender = sender_of(update)
        to = await self._greeted(sender)
        if not _alone(update):
            await _below(update, note(SAID[to.language].say("only-in-private")))
            return

        def scores(rows: Transaction) -> Mapping[int, Score]:
            return {level: rows.score(sender.user_id, level) for level in LEVELS}

        kept = await self._store.run(scores)
        year = to.edition if to.edition in EDITIONS else int(IN_FORCE)
        shown = levels_screen(to.language, year, secrets.randbelow(LAST_SEED) + 1, kept)
        await _below(update, dressed(to, shown))

    async def press(self, update: Update, context: Context) -> None:
        """Carry out a press on one of the buttons of this module."""
        query = update.callback_query
        if query is None or query.message is None:
            return
        sender = sender_of(update)
        pressed, message_id = parse(query.data or ""), query.message.message_id
        if sender.is_in_group:
            there = await self._store.run(
                lambda rows: self._desk.open_below(rows, sender, message_id)
            )
            if there.notice is not None:
                await self._refuse(query, sender, pressed)
                return
        match pressed:
            case Setting(user_id) if user_id in {sender.user_id, EVERYBODY}:
                await self._set(update, query, sender, pressed)
            case Forget(user_id) if user_id == sender.user_id:
                await self._forget(update, query, sender)
            case Quiz():
                await self._asked(update, query, sender, pressed)
            case _:
                await self._refuse(query, sender, pressed)

    async def _refuse(self, query: CallbackQuery, sender: Sender, pressed: Data | None) -> None:
        to = await self._greeted(sender)
        notice = Notice.UNREADABLE if pressed is None else Notice.FOREIGN
        await forgiven(lambda: query.answer(SAID[to.language].say(notice)))

    # Settings

    async def _set(
        self, update: Update, query: CallbackQuery, sender: Sender, pressed: Setting
    ) -> None:
        to = await self._greeted(sender)
        ours = pressed.user_id == EVERYBODY
        if ours and not await self._administers(query.get_bot(), sender):
            said = SAID[to.language].say("only-administrators")
            await forgiven(lambda: query.answer(said, show_alert=True))
            return
        changed: Outcome | AlreadyDone | None = None
        if pressed.of is not None and pressed.value is not None:
            choice = Choice(pressed.of, pressed.user_id, pressed.value)
            changed = await self._store.once(
                update.update_id, lambda rows: self._desk.keep(rows, sender, choice)
            )
        if isinstance(changed, Outcome) and changed.notice is not None:
            await self._refuse(query, sender, None)
            return
        opened = replace(pressed, of=None, value=None) if changed is not None else pressed
        shown = await self._chosen(sender, opened)
        await forgiven(query.answer)
        await _in_place(query, shown)
        if isinstance(changed, Outcome) and changed.interview is not None:
            await self._redraw(query.get_bot(), changed)

    async def _administers(self, bot: Bot, sender: Sender) -> bool:
        return is_group(sender.chat_id) and await self._administrators.include(
            bot, sender.chat_id, sender.user_id
        )

    async def _chosen(self, sender: Sender, opened: Setting) -> Screen:
        """Return the settings as they are now: all of them, or the values of one."""

        def look(rows: Transaction) -> tuple[Outcome, Preference, Preference]:
            return (
                self._desk.greet(rows, sender),
                rows.preference(sender.chat_id, sender.user_id),
                rows.preference(sender.chat_id, EVERYBODY),
            )

        to, own, common = await self._store.run(look)
        kept = common if opened.user_id == EVERYBODY else own
        shown = None
        if opened.of is not None:
            shown = setting_screen(to.language, opened.user_id, opened.of, kept)
        if shown is None and opened.user_id == EVERYBODY:
            shown = chat_settings_screen(to.language, common)
        if shown is None:
            chosen = ChosenSettings(
                own, common if is_group(sender.chat_id) else None, _in_force(to)
            )
            shown = settings_screen(to.language, sender.user_id, chosen)
        return dressed(to, shown)

    # What is stored

    async def _forget(self, update: Update, query: CallbackQuery, sender: Sender) -> None:
        to = await self._greeted(sender)

        def forget(rows: Transaction) -> Messages:
            messages = _messages(rows.stored(sender.user_id))
            rows.forget(sender.user_id)
            return messages

        went = await self._store.once(update.update_id, forget)
        await forgiven(query.answer)
        await _in_place(query, note(SAID[to.language].say("forgotten")))
        bot = query.get_bot()
        for chat_id, message_id in () if isinstance(went, AlreadyDone) else went:
            await _take_buttons(bot, chat_id, message_id)

    # The quiz

    async def _asked(
        self, update: Update, query: CallbackQuery, sender: Sender, pressed: Quiz
    ) -> None:
        to = await self._greeted(sender)
        item = await asyncio.to_thread(question, pressed.level, pressed.edition, pressed.seed)
        stale = pressed.choice is not None and (item is None or item.mark != pressed.mark)
        if item is None or stale or (pressed.choice or 0) >= len(item.options):
            said = SAID[to.language].say("quiz-gone")
            await forgiven(lambda: query.answer(said))
            return
        if pressed.choice is None:
            shown = quiz_screen(to.language, pressed, item)
        else:
            right = pressed.choice == item.right
            score = await self._counted(update, sender, pressed, right=right)
            shown = answered_screen(to.language, pressed, item, score)
        await forgiven(query.answer)
        await _in_place(query, dressed(to, shown))

    async def _counted(
        self, update: Update, sender: Sender, pressed: Quiz, *, right: bool
    ) -> Score:
        """Count an answer, once, and return the score."""
        name = f"{pressed.edition}.{pressed.seed}"

        def count(rows: Transaction) -> Score:
            kept = rows.score(sender.user_id, pressed.level)
            if kept.last == name:
                return kept
            now = Score(answered=kept.answered + 1, correct=kept.correct + right, last=name)
            rows.set_score(sender.user_id, pressed.level, now)
            return now

        counted = await self._store.once(update.update_id, count)
        if isinstance(counted, AlreadyDone):
            return await self._store.run(lambda rows: rows.score(sender.user_id, pressed.level))
        return counted

    async def _greeted(self, sender: Sender) -> Outcome:
        return await self._store.run(lambda rows: self._desk.greet(rows, sender))


def personal_handlers(personal: Personal, new: filters.BaseFilter) -> list[AnyHandler]:
    """Return the handlers of the commands and buttons of this module."""
    commands = {
        "settings": personal.settings,
        "privacy": personal.privacy,
        "export": personal.export,
        "forget": personal.forget,
        "quiz": personal.quiz,
    }
    return [
        *(CommandHandler(name, answer, new) for name, answer in commands.items()),
        CallbackQueryHandler(personal.press, BUTTONS),
    ]


def exported(user_id: int, stored: Stored, language: str, at: datetime) -> bytes:
    """Return what is stored about a person as JSON in UTF-8.

    `tables` has the rows table by table, `keys` what each key in them is, in that language.
    """
    said = SAID[language]
    keys = dict.fromkeys(key for rows in stored.values() for row in rows for key in row)
    document = {
        "format": FORMAT,
        "exported_at": at.isoformat(),
        "user_id": user_id,
        "tables": stored,
        "keys": {key: said.say(f"export-{key}") for key in keys if said.has(f"export-{key}")},
    }
    return json.dumps(document, ensure_ascii=False, indent=2, default=_spelt).encode()


def _spelt(value: object) -> str:
    return value.isoformat() if isinstance(value, datetime) else str(value)


def _messages(stored: Stored) -> Messages:
    """Return the messages in which something unfinished of a person is shown."""
    found: list[tuple[int, int]] = []
    for row in (row for rows in stored.values() for row in rows):
        chat_id, message_id = row.get("chat_id"), row.get("message_id")
        if isinstance(chat_id, int) and isinstance(message_id, int) and not row.get("finished"):
            found.append((chat_id, message_id))
    return tuple(sorted(set(found), key=lambda one: -one[1])[:MOST_MESSAGES])


async def _take_buttons(bot: Bot, chat_id: int, message_id: int) -> None:
    await forgiven(lambda: bot.edit_message_reply_markup(chat_id, message_id))


def _in_force(to: Outcome) -> Preference:
    return Preference(
        language=to.language,
        edition=to.edition,
        authority=to.authority or NO_AUTHORITY,
        compact=to.compact,
        plain=to.plain,
    )


def _alone(update: Update) -> bool:
    return update.effective_chat is not None and update.effective_chat.type == Chat.PRIVATE


async def _below(update: Update, shown: Screen) -> None:
    """Send a screen in the chat, and in its topic, from which an update came."""
    message = update.effective_message
    if message is not None:
        await send(message.get_bot(), message.chat.id, shown, topic_of(update))


async def _in_place(query: CallbackQuery, shown: Screen) -> None:
    """Show a screen in the message whose button was pressed."""
    if query.message is not None:
        await edit(query.get_bot(), query.message.chat.id, query.message.message_id, shown)
