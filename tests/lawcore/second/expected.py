"""What a ruling on the auction is to say."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from lawcore.engine.records import replace
from tests.lawcore.second.reading import Reading

OUTPUTS = Path(__file__).with_name("outputs.toml")

Articles: TypeAlias = frozenset[str]


@dataclass(frozen=True)
class Expected:
    """What the second procedure rules; None and empty where there is no such thing.

    Without a rule `ask` is the fact that is needed first; without either of them the law does not
    cover the matter in that edition, and nothing is ordered. The fields named in `untold` are not
    settled: what they hold is a reading, or nothing, and is not compared.
    """

    rule: str | None
    orders: tuple[str, ...] = ()
    partner: str | None = None
    offender: str | None = None
    lead: str | None = None
    info: str | None = None
    adjust: Articles = frozenset()
    articles: Articles = frozenset()
    ask: str | None = None
    goto: str | None = None
    judgement: str | None = None
    card: str | None = None
    suits: tuple[str, ...] | None = None
    max: int | None = None
    duration: str | None = None
    options: tuple[str, ...] | None = None
    verdict: str | None = None
    step: str | None = None
    decides: bool | None = None
    do: tuple[str, ...] = ()
    untold: frozenset[str] = frozenset()

    @property
    def covered(self) -> bool:
        """Whether there is a ruling or at least a question."""
        return self.rule is not None or self.ask is not None

    def citing(self, *articles: str) -> "Expected":
        """Return the same with more articles."""
        return replace(self, articles=self.articles | set(articles))

    def with_article(self, old: str, new: str) -> "Expected":
        """Return the same with one article for another."""
        return replace(self, articles=self.articles - {old} | {new})

    def with_order(self, old: str, *new: str) -> "Expected":
        """Return the same with other orders in the place of one, where it is given."""
        orders: list[str] = []
        for order in self.orders:
            orders += new if order == old else (order,)
        return replace(self, orders=tuple(orders))

    def checking(self, *laws: str) -> "Expected":
        """Return the same with more laws to be looked at when play has ended."""
        return replace(self, adjust=self.adjust | set(laws))

    def for_suits(self, suits: tuple[str, ...]) -> "Expected":
        """Return the same, of the suits declarer may name."""
        return replace(self, suits=suits, untold=self.untold - {"suits"})

    def unsettled(self, *names: str) -> "Expected":
        """Return the same with more fields that are not compared."""
        return replace(self, untold=self.untold | set(names))


Procedure: TypeAlias = Callable[[int, Reading], Expected]

NOT_COVERED = Expected(None)
_SEQUENCES = frozenset({"orders", "suits", "options", "do"})
_SETS = frozenset({"adjust", "articles"})
_ALWAYS_TOLD = frozenset({"rule", "ask", "goto", "untold"})


@cache
def outputs() -> Mapping[str, Expected]:
    """Every rule of the table in its usual form."""
    rows = tomllib.loads(OUTPUTS.read_text("utf-8"))
    return {rule: _of_row(rule, row) for rule, row in rows.items()}


def _of_row(rule: str, row: Mapping[str, Any]) -> Expected:
    untold = set(row.get("untold", ()))
    if row.get("partial"):
        untold |= Expected.__dataclass_fields__.keys() - row.keys() - _ALWAYS_TOLD
    said = {name: told for name, told in row.items() if name not in {"partial", "untold"}}
    for name in _SEQUENCES & said.keys():
        said[name] = tuple(said[name])
    for name in _SETS & said.keys():
        said[name] = frozenset(said[name])
    return Expected(rule, **said, untold=frozenset(untold))


def of(rule: str) -> Expected:
    """What the table says of a rule."""
    return outputs()[rule]


def restricted(expected: Expected, facts: Reading) -> Expected:
    """The lead is restricted unless the offending side turns out to play the contract."""
    if facts["side"] != "declares":
        return expected
    freed = expected.with_order("LEAD_26B", "LEAD_NONE").with_order("LEAD_26", "LEAD_NONE")
    return replace(freed, lead="none")


_IN_2007 = {"72C": "23", "26B": "26", "16C": "16D", "16C2": "16D2"}


def as_in_2007(expected: Expected) -> Expected:
    """A rule of 2017 that is the same in 2007, where other articles stand behind it.

    Only the rule, who is bound, the lead, the question and the subject that goes on are settled.
    """
    articles = {_IN_2007.get(article, article) for article in expected.articles}
    lead = "26" if expected.lead == "26B" else expected.lead
    as_then = replace(expected, articles=frozenset(articles), lead=lead)
    return as_then.unsettled("orders", "info", "adjust", "judgement")
