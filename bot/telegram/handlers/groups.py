"""The chat to which rulings may be posted: named, shown and forgotten by command."""

import logging

from telegram import Bot
from telegram.constants import ChatType
from telegram.error import TelegramError

from bot.conversation.model import EVERYBODY, LinkedChat
from bot.storage.store import Store
from bot.telegram.chats import Administrators, is_group, may_post, named_chat
from bot.usecases.interviews import Desk
from bot.usecases.outcome import Sender
from bot.wording import SAID

_log = logging.getLogger(__name__)

_KINDS = (ChatType.CHANNEL, ChatType.GROUP, ChatType.SUPERGROUP)


class Linking:
    """Answers /link and /unlink: in groups to administrators only.

    Who links a chat has to administer that chat too, and the bot has to be allowed to post there.
    """

    def __init__(self, store: Store, desk: Desk, administrators: Administrators) -> None:
        self._store = store
        self._desk = desk
        self._administrators = administrators

    async def link(self, bot: Bot, sender: Sender, wanted: str) -> str:
        """Link the chat of that @name, address or id; return what is said."""
        said = SAID[await self._language(sender)]
        if not wanted:
            kept = await self._store.run(lambda rows: rows.link(*_whose(sender)))
            if kept is None:
                return said.say("linking-ask")
            return said.say("linking-kept", chat=kept.name or str(kept.target_id))
        if not await self._administrators.include(bot, sender.chat_id, sender.user_id):
            return said.say("administrators-only")
        target = named_chat(wanted)
        if target is None:
            return said.say("linking-unreadable")
        link = await self._allowed(bot, sender, target)
        if isinstance(link, str):
            return said.say(link)
        await self._store.run(lambda rows: rows.set_link(*_whose(sender), link))
        return said.say("linking-made", chat=link.name or str(link.target_id))

    async def unlink(self, bot: Bot, sender: Sender) -> str:
        """Forget the linked chat; return what is said."""
        said = SAID[await self._language(sender)]
        if not await self._administrators.include(bot, sender.chat_id, sender.user_id):
            return said.say("administrators-only")
        await self._store.run(lambda rows: rows.set_link(*_whose(sender), None))
        return said.say("linking-gone")

    async def _allowed(self, bot: Bot, sender: Sender, target: str | int) -> LinkedChat | str:
        """Return what to keep, or the key of why the chat cannot be linked."""
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

    async def _language(self, sender: Sender) -> str:
        to = await self._store.run(lambda rows: self._desk.greet(rows, sender))
        return to.language


def _whose(sender: Sender) -> tuple[int, int]:
    """Return by what a link is kept: in a group it is everybody's."""
    return sender.chat_id, EVERYBODY if is_group(sender.chat_id) else sender.user_id
