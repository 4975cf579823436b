"""Asks a real Telegram server what its documents leave open, and prints what it answers.

    BOT_TOKEN=... python -m tools.trials [--chat GROUP --user YOU]

Without a chat nothing happens in any: each call lacks what it needs. With a group of which the
bot is a member, and your own number, messages are sent to you alone there and in your private chat
with the bot; they are deleted at the end. The trials are those of docs/telegram.md, by their
numbers. BOT_API_URL names a server of your own.
"""

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Sequence
from typing import Any, Final

from aiohttp import ClientSession

OFFICIAL: Final = "https://api.telegram.org/bot"
EDITS: Final = 30
"""So many edits one after the other, to see whether Telegram asks to wait."""
_ALONE: Final = "ephemeral_message_parameters"
_BUTTONS: Final = {"inline_keyboard": [[{"text": "A button", "callback_data": "*none"}]]}
_FOLDED: Final = {
    "skip_entity_detection": True,
    "blocks": [
        {"type": "heading", "size": 4, "text": "A heading"},
        {
            "type": "details",
            "summary": "A fold",
            "blocks": [{"type": "paragraph", "text": "What is folded."}],
        },
        {"type": "buttons", "buttons": [{"text": "A button", "callback_data": "*none"}]},
    ],
}


class Trials:
    """Calls methods of the Bot API, and prints each answer behind the number of its trial."""

    def __init__(self, session: ClientSession, address: str) -> None:
        self._session = session
        self._address = address

    async def call(self, trial: int, method: str, **parameters: object) -> Any:
        """Return the result of a call, None where it is refused; print what was answered."""
        async with self._session.post(f"{self._address}/{method}", json=parameters) as answer:
            status, body = answer.status, await answer.json(content_type=None)
        result = body.get("result")
        said = body.get("description") or json.dumps(result, ensure_ascii=False)
        print(f"{trial:>2} {method}: {status} {said}", flush=True)  # noqa: T201 - a command
        return result

    async def without_a_chat(self) -> None:
        """Ask what the server knows: guests, ephemeral and rich messages, widgets, settings."""
        await self.call(14, "getMe")
        for trial, method in (
            (15, "deleteEphemeralMessage"),
            (15, "editEphemeralMessageText"),
            (11, "sendRichMessage"),
            (15, "answerWidgetQuery"),
            (15, "answerGuestQuery"),
        ):
            await self.call(trial, method)
        await self.call(15, "sendMessage", chat_id=0, text="x", **{_ALONE: "?"})

    async def in_a_group(self, chat_id: int, user_id: int) -> None:
        """Send to one person alone, edit, delete; to a bot that is no administrator it is refused.

        What turns out to be seen by all is deleted at once.
        """
        sent = await self._send(1, chat_id, user_id)
        if sent is None:
            return
        place = {"chat_id": chat_id, "receiver_user_id": user_id, "ephemeral_message_id": sent}
        edit = "editEphemeralMessageText"
        await self.call(5, edit, **place, text="With a button", reply_markup=_BUTTONS)
        await self.call(5, edit, **place, text="Without one")
        await self.call(5, edit, **place, text="Without one")
        await self.call(11, edit, **place, rich_message=_FOLDED)
        await self.call(11, edit, **place, text="Text again")
        for number in range(EDITS):
            await self.call(7, edit, **place, text=f"Edit {number}")
        await self.call(6, "deleteEphemeralMessage", **place)
        await self.call(15, edit, **place, text="It is gone")
        again = await self._send(6, chat_id, user_id)
        if again is not None:
            await self.call(6, "deleteEphemeralMessage", **place | {"ephemeral_message_id": again})

    async def _send(self, trial: int, chat_id: int, user_id: int) -> int | None:
        alone = {_ALONE: {"receiver_user_id": user_id}}
        sent = await self.call(trial, "sendMessage", chat_id=chat_id, text="A trial", **alone)
        found: int | None = (sent or {}).get("ephemeral_message_id")
        if sent is not None and found is None:
            await self.call(trial, "deleteMessage", chat_id=chat_id, message_id=sent["message_id"])
        return found

    async def in_private(self, user_id: int) -> None:
        """Send a rich message to look at, and edit a text into one and back."""
        rich = await self.call(12, "sendRichMessage", chat_id=user_id, rich_message=_FOLDED)
        text = await self.call(11, "sendMessage", chat_id=user_id, text="A text")
        for sent in (rich, text):
            if sent is not None:
                place = {"chat_id": user_id, "message_id": sent["message_id"]}
                await self.call(11, "editMessageText", **place, rich_message=_FOLDED)
                await self.call(11, "editMessageText", **place, text="A text again")
                await self.call(11, "deleteMessage", **place)


async def run(token: str, address: str, chat_id: int | None, user_id: int | None) -> None:
    """Run the trials; those in chats only where both are named."""
    async with ClientSession() as session:
        trials = Trials(session, f"{address}{token}")
        await trials.without_a_chat()
        if chat_id is not None and user_id is not None:
            await trials.in_a_group(chat_id, user_id)
            await trials.in_private(user_id)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.trials", description=__doc__)
    parser.add_argument("--chat", type=int)
    parser.add_argument("--user", type=int)
    given = parser.parse_args(arguments)
    token = os.environ.get("BOT_TOKEN")
    if not token:
        sys.exit("BOT_TOKEN is not set.")
    address = os.environ.get("BOT_API_URL") or OFFICIAL
    asyncio.run(run(token, address, given.chat, given.user))


if __name__ == "__main__":
    main()
