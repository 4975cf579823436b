"""Where a screen stands: in a message that all see, in one that one member sees, or inline."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Shown:
    """A message that everybody in its chat sees; its id is above 0."""

    chat_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class Private:
    """An ephemeral message (Bot API 10.2): one member of a group sees it, and the bot.

    Its id is one within the group and may be given again once the message is gone.
    """

    chat_id: int
    user_id: int
    ephemeral_id: int


@dataclass(frozen=True, slots=True)
class Inline:
    """A message sent through the bot in a chat of which it need not be a member."""

    inline_id: str


InChat: TypeAlias = Shown | Private
Place: TypeAlias = InChat | Inline
