"""What a line of free text surely states."""

from dataclasses import dataclass, field

from lawcore.auction.typed import TypedAuction
from lawcore.fact import Answer


@dataclass(frozen=True, slots=True)
class Understood:
    """What a line surely states: a subject with answers to its facts, or no subject at all.

    Where it is not sure which subject a line is about, `among` has those it may be about, at
    most three; `law` is the number of the Law of a line about what is not ruled on.
    """

    subject: str | None
    answers: dict[str, Answer] = field(default_factory=dict)
    language: str | None = None
    among: tuple[str, ...] = ()
    law: str | None = None
    auction: TypedAuction | None = None
