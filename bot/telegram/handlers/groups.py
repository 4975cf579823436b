"""Groups, and mentions in chats of which the bot is no member (Bot API 10.0)."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Hashable
from functools import partial
from typing import TypeAlias

from pyrate_limiter import InMemoryBucket, Rate, RateItem
from telegram import Bot, Message, Update
from telegram.constants import ChatType
from telegram.error import TelegramError
from telegram.ext import ApplicationHandlerStop

from bot.conversation.callback_data import (
    About,
    Begin,
    EveningButton,
    Happened,
    Look,
    Open,
    OpenAnswer,
    Owned,
    Page,
)
from bot.conversation.codec import CallbackData
from bot.conversation.deep_links import answer_payload, article_payload
from bot.conversation.model import EffectiveChoices, LinkedChat
from bot.conversation.notice import Notice
from bot.screens.elements import note
from bot.screens.inline import guest_card
from bot.screens.notices import notice_screen, private_screen
from bot.storage.errors import AlreadyDone
from bot.storage.transaction import Transaction
from bot.telegram import rendering
from bot.telegram.chats import may_post, named_chat, without_name, words_of
from bot.telegram.context import Context, sender_of
from bot.telegram.handlers.group import HandlerGroup, Shared
from bot.telegram.messages import answer_press, send_screen
from bot.telegram.rendering import BotName
from bot.telegram.retries import call_if_possible
from bot.usecases.outcome import Sender, choices_of
from bot.usecases.posting import find_linked_chat, link_chat
from bot.wording import Words
from lawcore import SUBJECTS

MOST_OF_ONE = 3
"""The most that a person may ask in a minute where others read along."""
MOST_OF_ALL = 10
"""The most that all may ask in a minute in one chat: Telegram takes 20 messages of a bot there."""
_MINUTE = 60_000
_REMEMBERED = 10_000


class MinuteLimit:
    """Counts what is asked in a minute, in this process alone; `clock` returns seconds.

    `most` is how often one person may ask.
    """

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, most: int = MOST_OF_ONE
    ) -> None:
        self._clock, self._most = clock, most
        self._counts: dict[Hashable, InMemoryBucket] = {}

    def admit(self, chat_id: int, user_id: int) -> bool:
        """Count what a person asks in a chat; return whether it is to be answered."""
        now = round(self._clock() * 1_000)
        if len(self._counts) > _REMEMBERED:
            self._forget(now)
        item = RateItem("asked", now)
        counts = ((chat_id, user_id), self._most), (chat_id, MOST_OF_ALL)
        return all(self._count(key, most, item) for key, most in counts)

    def _count(self, key: Hashable, most: int, item: RateItem) -> bool:
        found = self._counts.get(key)
        if found is None:
            found = self._counts[key] = InMemoryBucket([Rate(most, _MINUTE)])
        found.leak(item.timestamp)
        return bool(found.put(item))

    def _forget(self, now: int) -> None:
        """Forget those of whom nothing counts any longer."""
        for key, found in list(self._counts.items()):
            found.leak(now)
            if not found.count():
                del self._counts[key]


Callback: TypeAlias = Callable[[Update, Context], Coroutine[None, None, None]]

_log = logging.getLogger(__name__)

_KINDS = (ChatType.CHANNEL, ChatType.GROUP, ChatType.SUPERGROUP)


class GroupHandlers(HandlerGroup):
    """Handles /link and /unlink, in groups for administrators only, and changes of groups.

    Whoever links a chat has to administer that chat too, and the bot has to be allowed to post
    there.
    """

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self.limit, self._told = MinuteLimit(), MinuteLimit(most=1)

    async def hold_back(self, update: Update, context: Context) -> None:
        """Let as many commands of a group through in a minute as `MinuteLimit` admits.

        Whoever gives more is told so once a minute, where nobody else reads it: Telegram would
        soon let the bot answer nobody. Who writes as a group or channel could not press any
        button, and is told that. No other handler gets the update.
        """
        sender = sender_of(update, self._settings)
        if update.message is not None and update.message.sender_chat is not None:
            if not update.message.is_automatic_forward:
                await self._refuse_anonymous(context, sender)
            raise ApplicationHandlerStop
        if self.limit.admit(sender.chat_id, sender.user_id):
            return
        if self._told.admit(sender.chat_id, sender.user_id):
            choices = await self._store.run(partial(choices_of, sender=sender))
            said = note(Words.of(choices.language).bot.say("too-many-commands"))
            there = sender.chat_id if context.aside else sender.user_id
            await call_if_possible(lambda: send_screen(context, there, said, sender.topic_id))
        raise ApplicationHandlerStop

    async def link(self, update: Update, context: Context) -> None:
        """Link a chat, named by its @name, address or id; without one show which is linked."""
        sender, wanted = sender_of(update, self._settings), " ".join(context.args or ())
        choices, linked = await self._store.run(partial(find_linked_chat, sender=sender))
        if wanted:
            await self._link(context, sender, choices, wanted)
        elif linked is None:
            await self._say(context, sender, choices, "linking-ask")
        else:
            name = linked.name or str(linked.target_id)
            await self._say(context, sender, choices, "linking-kept", chat=name)

    async def unlink(self, update: Update, context: Context) -> None:
        """Unlink the chat: rulings can no longer be posted from here."""
        sender = sender_of(update, self._settings)
        choices, _ = await self._store.run(partial(find_linked_chat, sender=sender))
        if not await self._administers(context.bot, sender):
            await self._say(context, sender, choices, "administrators-only")
            return
        await self._store.run(partial(link_chat, sender=sender, link=None))
        await self._say(context, sender, choices, "linking-gone")

    def only_in_private(self, page: Page, callback: Callback) -> Callback:
        """Return the callback of a command whose answer is nobody else's, or long to read.

        In a group a button opens the private chat, where its page is shown.
        """

        async def call(update: Update, context: Context) -> None:
            sender = sender_of(update, self._settings)
            if sender.is_in_private:
                await callback(update, context)
            else:
                await self._send(
                    update, context, lambda choices: private_screen(choices.language, page)
                )

        return call

    def only_for_opener(self, callback: Callback) -> Callback:
        """Return the callback of a press that is for whoever opened the screen.

        An administrator of the group may press it too. Anybody else is led to a copy in the
        private chat, or told how to get one; what all see stays as it is.
        """

        async def call(update: Update, context: Context) -> None:
            pressed = context.button
            user_id = pressed.query.from_user.id
            opener = pressed.data.user_id if isinstance(pressed.data, Owned) else 0
            if opener not in {0, user_id}:
                if not await self._administrators.include(context.bot, pressed.chat_id, user_id):
                    await self._offer_copy(update, context)
                    return
                context.opener = opener
            await callback(update, context)

        return call

    async def _offer_copy(self, update: Update, context: Context) -> None:
        """Answer a press on another person's screen by its copy in the private chat."""
        pressed = context.button
        payload = _copy_of(pressed.data)
        if payload is None:
            sender = sender_of(update, self._settings)
            choices = await self._store.run(partial(choices_of, sender=sender))
            await self._presenter.answer_notice(context, choices, Notice.EVENING_ANOTHERS)
            return
        link = BotName.of(context.bot).link(payload)
        await answer_press(pressed.query, context.delivery, url=link)

    async def _refuse_anonymous(self, context: Context, sender: Sender) -> None:
        await self._presenter.say(
            context,
            sender,
            lambda choices: notice_screen(choices.language, "anonymous", in_group=True),
        )

    async def follow_migration(self, update: Update, context: Context) -> None:
        """Move the cases of a group that has become a supergroup to its new id."""
        message = update.message
        if message is not None and message.migrate_to_chat_id is not None:
            latter = message.migrate_to_chat_id
            await self._presenter.follow_chat(context, message.chat.id, latter)

    async def _link(
        self, context: Context, sender: Sender, choices: EffectiveChoices, wanted: str
    ) -> None:
        if not await self._administers(context.bot, sender):
            await self._say(context, sender, choices, "administrators-only")
            return
        target = named_chat(wanted)
        if target is None:
            await self._say(context, sender, choices, "linking-unreadable")
            return
        link = await self._linkable(context.bot, sender, target)
        if isinstance(link, str):
            await self._say(context, sender, choices, link)
            return
        await self._store.run(partial(link_chat, sender=sender, link=link))
        name = link.name or str(link.target_id)
        await self._say(context, sender, choices, "linking-made", chat=name)

    async def _linkable(self, bot: Bot, sender: Sender, target: str | int) -> LinkedChat | str:
        """Return the link to a chat, or the key of the reason why it cannot be linked."""
        try:
            chat = await bot.get_chat(target)
            member = await bot.get_chat_member(chat.id, bot.id)
        except TelegramError as error:
            _log.info("not linked: %s", error)
            return "linking-not-found"
        if chat.type not in _KINDS or chat.id == sender.chat_id:
            return "linking-unreadable"
        if not may_post(member, chat.type):
            return "linking-no-right"
        if not await self._administrators.include(bot, chat.id, sender.user_id):
            return "linking-not-yours"
        return LinkedChat(chat.id, f"@{chat.username}" if chat.username else None)

    async def _administers(self, bot: Bot, sender: Sender) -> bool:
        return await self._administrators.include(bot, sender.chat_id, sender.user_id)

    async def _say(
        self, context: Context, sender: Sender, choices: EffectiveChoices, key: str, **values: str
    ) -> None:
        in_group = sender.is_in_group
        said = notice_screen(choices.language, key, in_group=in_group, **values)
        await self._presenter.send(context, sender, choices, said)


def _copy_of(pressed: CallbackData | None) -> str | None:
    """Return the payload of a link to what a button opens; an evening has no copy elsewhere."""
    match pressed:
        case EveningButton() | Open(Page.EVENING):
            return None
        case Open(page):
            return page
        case Look(edition, number):
            return article_payload(number, edition)
        case OpenAnswer(card) | Happened(card):
            return answer_payload(card)
        case Begin(subject) | About(subject) if subject in SUBJECTS:
            return subject
        case _:
            return Page.START


class GuestHandlers(HandlerGroup):
    """Answers a mention once: with the ruling where its line rules, else with the way to ask.

    Of the chat nothing is stored; Telegram takes one answer, which is not tried again. It is
    stored which it was, so that the person's ruling can be shown in its place.
    """

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self.limit = MinuteLimit()

    async def answer(self, update: Update, context: Context) -> None:
        """Answer a mention, or the message to which a bare mention replies."""
        message = update.guest_message
        if message is None or message.guest_query_id is None:
            return
        sender = sender_of(update, self._settings)
        if not self.limit.admit(sender.chat_id, sender.user_id):
            return
        asked_alone = partial(choices_of, sender=sender.in_private)
        choices = await self._store.once(update.update_id, asked_alone)
        if isinstance(choices, AlreadyDone):
            return
        context.delivery.commit()
        line = _line_of(message, context.bot.username)
        card = await asyncio.to_thread(guest_card, line, choices, self._official)
        result = rendering.result("answer", card, context.bot)
        try:
            sent = await context.bot.answer_guest_query(message.guest_query_id, result)
        except TelegramError as error:
            _log.info("a mention was not answered: %s", error)
            return
        if card.payload != Page.START:
            whose = {"user_id": sender.user_id, "payload": card.payload}
            keep = partial(Transaction.keep_mention, inline_message_id=sent.inline_message_id)
            await self._store.run(partial(keep, **whose))


def _line_of(message: Message, username: str) -> str:
    """Return what is asked: the message without the mention, else the one it replies to."""
    own = without_name(words_of(message), username)
    answered = message.reply_to_message
    return own or ("" if answered is None else without_name(words_of(answered), username))
