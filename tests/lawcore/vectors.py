"""The vectors of revokes, as their own tests take them: the cases, and several on one board."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lawcore import Edition
from tests.lawcore import cases
from tests.lawcore.cases import Answers
from tests.lawcore.editions import READ

ORDINARY: Answers = cases.of("revoke").usual
"""What is told of a revoke of which nothing is out of the ordinary."""


@dataclass(frozen=True)
class Outcome:
    """What an edition rules; `tricks` is None where the law leaves them to judgement."""

    tricks: int | None
    status: str
    articles: tuple[str, ...] = ()
    equity: bool = False
    judgement: frozenset[str] = field(default_factory=frozenset)
    penalty_card: str | None = None


@dataclass(frozen=True)
class Vector:
    id: str
    facts: Answers
    expected: Mapping[int, Outcome]
    defenders_may_ask: bool | None = None

    @property
    def editions(self) -> tuple[Edition, ...]:
        """The editions that were read, from the first on of which it says what is ruled."""
        return tuple(edition for edition in READ if edition >= min(self.expected))


class Several(NamedTuple):
    """Several revokes on one board.

    `tricks_won` are the tricks the offending side won from the first revoke on. `by` of a revoke
    is told in relation to the first one's player.
    """

    id: str
    revokes: list[Answers]
    tricks_won: tuple[int, ...]
    expected: Mapping[int, int]


EDITIONS = (1997, 2007, 2017)
NOTHING: Answers = {"since": "nothing"}
DECLARER: Answers = {"hand": "declarer"}


def _vectors() -> Iterator[Vector]:
    every = cases.of("revoke").cases
    for name in dict.fromkeys(case.id for case in every):
        of_editions = [case for case in every if case.id == name]
        may_ask = of_editions[0].settings.get("defenders_may_ask")
        expected = {int(case.edition): _outcome(case.expected) for case in of_editions}
        yield Vector(
            name, of_editions[0].facts, expected, may_ask if may_ask is None else bool(may_ask)
        )


def _outcome(expected: Mapping[str, Any]) -> Outcome:
    tricks, card = expected["tricks"], expected.get("penalty_card", "none")
    return Outcome(
        None if tricks == "judged" else tricks,
        expected["status"],
        tuple(expected.get("articles_among", ())),
        equity=expected.get("equity", False),
        judgement=frozenset(expected.get("judgement_among", ())),
        penalty_card=None if card == "none" else card,
    )


VECTORS: tuple[Vector, ...] = tuple(_vectors())
"""The cases of the file of revokes: those of the specification by number, others in words."""


def _several() -> Iterator[Several]:
    for board in cases.of("revoke").boards:
        revokes: list[Answers] = [
            {**ORDINARY, "same_suit_again": False, **told} for told in board["revokes"]
        ]
        tricks = {year: board.get(str(year), board)["tricks"] for year in EDITIONS}
        yield Several(board["id"], revokes, tuple(board["tricks_won"]), tricks)


SEVERAL: tuple[Several, ...] = tuple(_several())
