"""The sender of an update, the settings in force, and the outcome."""

from typing import TypeAlias

from msgspec import Struct

from bot.conversation.callback_data import NO_AUTHORITY, Page
from bot.conversation.interview import Interview
from bot.conversation.model import EVERYBODY, Conversation, EffectiveChoices, Place, Preference
from bot.conversation.notice import Notice
from bot.conversation.preferences import merge_preferences
from bot.screens.elements import Screen
from bot.storage.preferences import PreferenceRows
from lawcore import IN_FORCE
from lawcore.engine.records import replace
from lawcore.understanding import Understood
from lawcore.understanding.answers import Meant
from lawcore.wording import LANGUAGES


class Sender(Struct, frozen=True):
    """Who wrote or pressed, and where.

    `language` and `edition` hold where neither the person nor the chat has chosen any.
    `about` is the message that is asked about: the one replied to, in a group else the line that
    asks. With `alone` nobody else in a group sees the answer. `name` is what the person is called
    in a group. `administers` says that the person was found to be an administrator of the chat.
    """

    chat_id: int
    user_id: int
    language: str = "en"
    edition: int = int(IN_FORCE)
    topic_id: int | None = None
    administers: bool = False
    about: int | None = None
    alone: bool = False
    name: str = ""

    @property
    def is_in_group(self) -> bool:
        """Other people are in the chat, or may be."""
        return self.chat_id < 0

    @property
    def is_in_private(self) -> bool:
        """The chat is private."""
        return self.chat_id == self.user_id

    @property
    def in_private(self) -> "Sender":
        """The same person in the private chat."""
        return replace(self, chat_id=self.user_id, topic_id=None, about=None, alone=False)

    @property
    def link_key(self) -> tuple[int, int]:
        """The chat and the user by whom a linked chat is kept: a group's is everybody's."""
        return self.chat_id, EVERYBODY if self.is_in_group else self.user_id


def choices_of(rows: PreferenceRows, sender: Sender) -> EffectiveChoices:
    """Return the settings in force for the sender: their own, else the chat's, else the bot's.

    In a group what the person has chosen there comes first, then what the group has, then what the
    person has in the private chat. Its language is the group's alone: that which administrators
    have chosen, else that in which the bot was first asked there, which is stored.
    """
    chosen = _preference(rows, sender)
    language = chosen.language if chosen.language in LANGUAGES else None
    return EffectiveChoices(
        language=language or sender.language,
        edition=chosen.edition or sender.edition,
        authority=None if chosen.authority == NO_AUTHORITY else chosen.authority,
        plain=bool(chosen.plain),
    )


def _preference(rows: PreferenceRows, sender: Sender) -> Preference:
    own = rows.preference(sender.chat_id, sender.user_id)
    if sender.is_in_private:
        return own
    private = rows.preference(sender.user_id, sender.user_id)
    common = rows.preference(sender.chat_id, EVERYBODY)
    if common.language not in LANGUAGES:
        first = private.language if private.language in LANGUAGES else sender.language
        common = replace(common, language=first)
        rows.set_preference(sender.chat_id, EVERYBODY, common)
    here = merge_preferences(replace(own, language=None), common)
    return merge_preferences(here, private)


class LookUp(Struct, frozen=True):
    """Words that a text asks of the Laws."""

    words: str


class InGeneral(Struct, frozen=True):
    """The answers for which a text asks in general, and what was understood of it."""

    meant: Meant
    read: Understood


Asks: TypeAlias = Page | LookUp | InGeneral | Understood
"""What a text asks that opens no interview by itself: a page it names, words to look up, general
answers, or what was understood of it."""


class Outcome(Struct, frozen=True):
    """The outcome of an update: the screens to show, and the notice beside them.

    `interview` is shown again and `begun` for the first time; `screen` belongs to no interview,
    and comes `below` the one that was pressed or in its place; it may be of a page that the next
    line of a private chat `awaits`.
    With a `hint` as its last line the interview takes the place of the screen that was pressed.
    `settled` is the new result of the interview: the status of its ruling, or `branches`. `since`
    is the former ruling, where one that was opened again is another now. `closed` are messages
    whose buttons are to be removed, `folded` is a case of a group that gives way to another.
    `asks` is what a text asks that opens no interview by itself.
    `again` says that the update was carried out before and has changed nothing now.
    """

    choices: EffectiveChoices
    interview: Interview | None = None
    begun: Interview | None = None
    screen: Screen | None = None
    notice: Notice | None = None
    settled: str | None = None
    since: Conversation | None = None
    closed: tuple[Place, ...] = ()
    folded: Conversation | None = None
    asks: Asks | None = None
    below: bool = False
    hint: str = ""
    awaits: Page | None = None
    again: bool = False


class Begun(Outcome, frozen=True, kw_only=True):
    """The outcome of an update that has begun an interview."""

    begun: Interview

    def with_row(self, row: Conversation) -> "Begun":
        """Return it with the row of the interview as it was saved."""
        return replace(self, begun=self.begun.with_row(row))
