"""Who asks, and what is to be shown after an update."""

from dataclasses import dataclass

from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.conversation.notice import Notice


@dataclass(frozen=True, slots=True)
class Sender:
    """Who wrote or pressed, where, and the language of his Telegram."""

    chat_id: int
    user_id: int
    language_code: str | None = None
    topic_id: int | None = None
    administers: bool = False

    @property
    def is_in_group(self) -> bool:
        """Others are in the chat, or may be."""
        return self.chat_id < 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is to be shown after an update: an interview, another that was begun, and a notice.

    `again` says that the update was carried out before and has changed nothing now; `settled` is
    what the interview has come to by it: the status of its ruling, or `branches`; `since` is a
    ruling as it was, where one that was opened again is another now.
    """

    language: str
    edition: int
    interview: Interview | None = None
    notice: Notice | None = None
    begun: Interview | None = None
    again: bool = False
    settled: str | None = None
    since: Conversation | None = None
    authority: str | None = None
    compact: bool = False
    plain: bool = False

    @property
    def is_still_asking(self) -> bool:
        """Nothing else came of the update than a further question of the open interview."""
        interview = self.interview
        if interview is None or self.begun is not None or self.notice is not None:
            return False
        return interview.is_asking and not interview.conversation.finished
