"""The result of understanding a line of free text."""

from dataclasses import dataclass, field

from lawcore.bridge.auction.typed import TypedAuction
from lawcore.engine.fact import Answer


@dataclass(frozen=True, slots=True)
class Understood:
    """What a line surely states: a subject with answers to its facts, or no subject at all.

    If the subject is not sure, `among` has the possible ones, at most four; `law` is the number
    of the Law of a line about a matter that is not ruled on. `likely` are answers that the
    words point to, though not so surely that they are stated. Of facts that are `open` they tell
    what does not go together.
    """

    subject: str | None
    answers: dict[str, Answer] = field(default_factory=dict)
    language: str | None = None
    among: tuple[str, ...] = ()
    law: str | None = None
    auction: TypedAuction | None = None
    likely: dict[str, Answer] = field(default_factory=dict)
    open: tuple[str, ...] = ()
