"""A case in a link to the page: the names of facts and values are those of the contract."""

from typing import Final
from urllib.parse import quote

from msgspec import Struct

from bot.conversation.model import Conversation
from lawcore import SUBJECTS, Answer, Edition
from lawcore.book.authorities import AUTHORITIES

_UNSURE: Final = "~"
LONGEST: Final = 2_000
"""The longest place that the page reads."""


class PageSite(Struct, frozen=True):
    """The page that a bot links to: its address, and the authority by whose options it rules."""

    url: str
    authority: str = ""

    def link(self, conversation: Conversation, *, in_telegram: bool) -> str | None:
        """Return the address at which the page rules the present subject of a case.

        None where it would not rule the same: it has no board with several of a subject, and the
        options of one authority. A case stands after the `#`, which no host sees; Telegram uses
        that itself for what it opens inside, so there it is a parameter.
        """
        place = self._place(conversation)
        if place is None or len(place) > LONGEST:
            return None
        return self.home(place, in_telegram=in_telegram)

    def home(self, place: str, *, in_telegram: bool) -> str:
        """Return the address of a place of the page, which begins with a language."""
        if in_telegram:
            return f"{self.url}?q={quote(f'/{place}', safe='')}"
        return f"{self.url}#/{place}"

    def _place(self, conversation: Conversation) -> str | None:
        subject, edition = SUBJECTS[conversation.subject], Edition(conversation.edition)
        known = subject.facts.named
        if any(name not in known for name, _ in conversation.answers):
            return None
        own, other = (
            {} if authority is None else authority.options(subject, edition)
            for authority in map(AUTHORITIES.get, (conversation.authority or "", self.authority))
        )
        if own != other:
            return None
        pairs = "&".join(f"{name}={_spelled(value)}" for name, value in conversation.answers)
        place = f"{conversation.language}/{int(edition)}/{subject.name}"
        return f"{place}?{pairs}" if pairs else place


def _spelled(value: Answer | None) -> str:
    if value is None:
        return _UNSURE
    return str(value).lower() if isinstance(value, bool) else quote(str(value), safe="")
