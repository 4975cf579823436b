"""The subjects of one case: those before the present one, and those that follow again."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from bot.conversation.screen_state import Answered


class Link(Struct, frozen=True):
    """One subject of a case with its answers, those that the subject before it told among them."""

    subject: str
    answers: tuple[Answered, ...] = ()


class Chain(Struct, frozen=True):
    """What stands before and behind the present subject of a case.

    `former` are the subjects that led to it, the first one first. While an answer of the present
    one is changed `later` are those that followed: they follow again as far as it leads there.
    """

    former: tuple[Link, ...] = ()
    later: tuple[Link, ...] = ()

    @classmethod
    def from_json(cls, column: object) -> "Chain":
        """Return the content of a column, as `as_json` has written it; ALONE for anything else."""
        if not isinstance(column, dict):
            return ALONE
        try:
            return cls(_links(column.get("former", ())), _links(column.get("later", ())))
        except (KeyError, TypeError, ValueError):
            return ALONE

    def as_json(self) -> Mapping[str, Any] | None:
        """Return the content for a column, None for a case of one subject."""
        kept = {"former": self.former, "later": self.later}
        return {
            name: [[link.subject, [list(one) for one in link.answers]] for link in links]
            for name, links in kept.items()
            if links
        } or None


ALONE = Chain()
"""The chain of a case of one subject."""


def _links(kept: Any) -> tuple[Link, ...]:
    return tuple(
        Link(str(subject), tuple((str(name), answer) for name, answer in answers))
        for subject, answers in kept
    )
