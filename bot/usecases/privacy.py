"""All stored data of a person: exported, and deleted."""

import json
from datetime import datetime

from msgspec import Struct

from bot.conversation.callback_data import Forget
from bot.conversation.model import Chain, EffectiveChoices, Place, Shown
from bot.conversation.notice import Notice
from bot.conversation.screen_state import ScreenState
from bot.screens.notices import notice_screen
from bot.storage.transaction import PersonalRows, Transaction
from bot.usecases.interviews import is_anothers
from bot.usecases.outcome import Outcome, Sender, choices_of
from bot.usecases.questions import leave_questions
from bot.wording import Words
from lawcore.engine.records import replace

FORMAT = 1
"""The version of the format of an export."""
MOST_MESSAGES = 20
"""The most messages whose buttons are removed, the newest first."""


class Export(Struct, frozen=True):
    """The stored data of a person, as JSON in UTF-8, and the settings in force."""

    choices: EffectiveChoices
    document: bytes


def export(rows: Transaction, sender: Sender) -> Export:
    """Return all stored data of a person."""
    choices = choices_of(rows, sender)
    stored = rows.export(sender.user_id)
    return Export(choices, write_export(sender.user_id, stored, choices.language, rows.now))


def forget(rows: Transaction, sender: Sender, pressed: Forget, place: Place) -> Outcome:
    """Delete all stored data of a person, by that person's own button."""
    choices = choices_of(rows, sender)
    if pressed.user_id != sender.user_id or is_anothers(rows, sender, place):
        return Outcome(choices, notice=Notice.FOREIGN)
    closed = _messages(rows.export(sender.user_id))
    leave_questions(rows, sender.user_id)
    rows.forget(sender.user_id)
    return replace(_forgotten(sender, choices), closed=closed)


def show_forgotten(rows: Transaction, sender: Sender) -> Outcome:
    """Say that everything was deleted, by an update that was carried out before."""
    return replace(_forgotten(sender, choices_of(rows, sender)), again=True)


def _forgotten(sender: Sender, choices: EffectiveChoices) -> Outcome:
    in_group = sender.is_in_group
    shown = notice_screen(choices.language, "forgotten", in_group=in_group)
    return Outcome(choices, screen=shown)


def write_export(user_id: int, stored: PersonalRows, language: str, at: datetime) -> bytes:
    """Return what is stored about a person as JSON in UTF-8.

    `tables` has the rows table by table, `keys` what each key in them is, in that language.
    """
    said = Words.of(language).bot
    keys = dict.fromkeys(key for rows in stored.values() for row in rows for key in row)
    document = {
        "format": FORMAT,
        "exported_at": at.isoformat(),
        "user_id": user_id,
        "tables": stored,
        "keys": {key: said.say(f"export-{key}") for key in keys if said.has(f"export-{key}")},
    }
    return json.dumps(document, ensure_ascii=False, indent=2, default=_as_json).encode()


def _as_json(value: object) -> object:
    """Return what JSON has for a value for which it has nothing itself."""
    if isinstance(value, ScreenState | Chain):
        return value.as_json()
    return value.isoformat() if isinstance(value, datetime) else str(value)


def _messages(stored: PersonalRows) -> tuple[Place, ...]:
    """Return the messages in which something unfinished of a person is shown."""
    messages: set[tuple[int, int]] = set()
    for row in (row for rows in stored.values() for row in rows):
        chat_id, message_id = row.get("chat_id"), row.get("message_id")
        if isinstance(chat_id, int) and isinstance(message_id, int) and not row.get("finished"):
            messages.add((chat_id, message_id))
    newest = sorted(messages, key=lambda message: -message[1])[:MOST_MESSAGES]
    return tuple(Shown(*message) for message in newest)
