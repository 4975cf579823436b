"""Where an interview goes back to once it has ruled: parsed from its column, and written back."""

from dataclasses import dataclass

from lawcore import Lead, Ruling

_IS = "="


@dataclass(frozen=True, slots=True)
class Returning:
    """The conversation that needs an answer, the fact it is to, and the answer by each status."""

    to: str
    subject: str
    fact: str
    answers: tuple[tuple[str, str], ...]

    @classmethod
    def parse(cls, column: str) -> "Returning | None":
        """Return what a column says; None where it says nothing to this release."""
        to, *rest = column.split()
        subject, fact, *answers = (*rest, "", "")
        pairs = (one.partition(_IS) for one in answers if _IS in one)
        known = tuple((status, answer) for status, _, answer in pairs)
        return cls(to, subject, fact, known) if known else None

    def __str__(self) -> str:
        """Return it as its column says it."""
        answers = (f"{status}{_IS}{answer}" for status, answer in self.answers)
        return " ".join((self.to, self.subject, self.fact, *answers))

    def possible(self, ruling: Ruling) -> tuple[str, ...]:
        """Return the answer that a ruling gives, or all of them where it leaves that open."""
        known = dict(self.answers)
        own = known.get(str(ruling.status))
        return tuple(dict.fromkeys(known.values())) if own is None else (own,)


def returning_by(lead: Lead, to: str, subject: str) -> Returning | None:
    """Return where a subject that takes over goes back to, None where it does not.

    `to` is the conversation that leads over, about `subject`.
    """
    if lead.returns is None:
        return None
    answers = tuple((status, str(answer)) for status, answer in lead.returns.answers.items())
    return Returning(to, subject, lead.returns.fact, answers)
