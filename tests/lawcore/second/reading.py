"""How the facts are read: told, as usual, or asked for."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, TypeAlias

FACTS = Path(__file__).with_name("facts.toml")
SUITS = ("S", "H", "D", "C")

Told: TypeAlias = str | Sequence[str]
"""An option; of a fact of several options those that were named."""


@dataclass(frozen=True)
class TableFact:
    """A fact of the table: when it is needed, what may be told, what holds as long as nobody told.

    `when` names the values other facts must have; a fact that was not told speaks against nothing.
    """

    subject: str
    name: str
    needed: str
    group: str
    options: tuple[str, ...]
    labels: Mapping[str, Mapping[str, str]]
    question: Mapping[str, str]
    when: Mapping[str, Sequence[str]]
    usual: str | None
    multiple: bool
    edition: int | None

    @property
    def rare(self) -> bool:
        """Whether it stays folded away until somebody tells it."""
        return self.group.startswith("rare")

    @property
    def answers(self) -> tuple[Told, ...]:
        """Everything that may be told of it."""
        if not self.multiple:
            return self.options
        return tuple(
            named
            for number in range(len(self.options) + 1)
            for named in combinations(self.options, number)
        )


@cache
def tables() -> Mapping[str, Mapping[str, TableFact]]:
    """The facts of every subject that has a table, by name."""
    told = tomllib.loads(FACTS.read_text("utf-8"))
    return {
        subject: {row["fact"]: _of_row(subject, row) for row in rows}
        for subject, rows in told.items()
    }


def _of_row(subject: str, row: Mapping[str, Any]) -> TableFact:
    return TableFact(
        subject=subject,
        name=row["fact"],
        needed=row["needed"],
        group=row["group"],
        options=tuple(option["value"] for option in row["options"]),
        labels={
            option["value"]: {name: said for name, said in option.items() if name != "value"}
            for option in row["options"]
        },
        question=row.get("question", {}),
        when=row.get("when", {}),
        usual=row.get("default", row.get("meanwhile")),
        multiple=row.get("multiple", False),
        edition=row.get("edition"),
    )


class Untold(Exception):  # noqa: N818 - a request
    """A fact is needed that nobody told."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@dataclass(frozen=True)
class Reading:
    """The facts of a case.

    A fact that nobody told is as `usual`; where it has no usual value it is asked for. With
    `presuming` off nothing at all is taken for granted, so that every world can be walked through.
    """

    told: Mapping[str, Told]
    usual: Mapping[str, str] = field(default_factory=dict)
    presuming: bool = True

    def __getitem__(self, name: str) -> str:
        """Return an option."""
        if name in self.told:
            return str(self.told[name])
        if self.presuming and name in self.usual:
            return self.usual[name]
        raise Untold(name)

    def known(self, name: str, *, but: str) -> str:
        """Return an option other than `but`, which cannot be: where it was told, ask again."""
        answer = self[name]
        if answer == but:
            raise Untold(name)
        return answer

    def named(self, name: str) -> tuple[str, ...]:
        """Return the suits that were named, in the order of the suits."""
        if name not in self.told:
            raise Untold(name)
        told = self.told[name]
        return tuple(suit for suit in SUITS if suit in told)

    def presumed(self, name: str, value: str) -> str:
        """Return an option, or that value where nobody told and nothing is asked."""
        if self.presuming and name not in self.told:
            return value
        return self[name]
