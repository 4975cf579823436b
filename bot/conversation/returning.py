"""The conversation that waits for a ruling: parsed from its column, and written back."""

from dataclasses import dataclass

from lawcore import Lead, Ruling

_IS = "="


@dataclass(frozen=True, slots=True)
class Returning:
    """A conversation that waits, the fact it waits for, and the answer by each status."""

    to: str
    subject: str
    fact: str
    answers: tuple[tuple[str, str], ...]

    @classmethod
    def parse(cls, column: str) -> "Returning | None":
        """Return the content of a column; None where this release cannot read it."""
        to, *rest = column.split()
        subject, fact, *answers = (*rest, "", "")
        pairs = (one.partition(_IS) for one in answers if _IS in one)
        known = tuple((status, answer) for status, _, answer in pairs)
        return cls(to, subject, fact, known) if known else None

    def __str__(self) -> str:
        """Return the text of the column."""
        answers = (f"{status}{_IS}{answer}" for status, answer in self.answers)
        return " ".join((self.to, self.subject, self.fact, *answers))

    def possible(self, ruling: Ruling) -> tuple[str, ...]:
        """Return the answer that a ruling gives, or all answers where it leaves that open."""
        known = dict(self.answers)
        own = known.get(str(ruling.status))
        return tuple(dict.fromkeys(known.values())) if own is None else (own,)


def returning_by(lead: Lead, to: str, subject: str) -> Returning | None:
    """Return the conversation to return to from a new subject, None where there is none.

    `to` is the conversation that leads over, about `subject`.
    """
    if lead.returns is None:
        return None
    answers = tuple((status, str(answer)) for status, answer in lead.returns.answers.items())
    return Returning(to, subject, lead.returns.fact, answers)
