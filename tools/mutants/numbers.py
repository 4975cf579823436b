"""The numbers of the provisions in force, as they were recorded.

Those of the revoke are in the specification, and tests/lawcore/cases/in_full/revoke.toml has them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from lawcore import Edition, Subject
from lawcore.engine.article import Remark
from tests import tables
from tests.lawcore.editions import as_of, covered

NUMBERS: Mapping[str, Mapping[str, str]] = tables.beside(__file__, "numbers.toml")
"""By subject and edition; a heading over others has a star, and x2 stands for two of a number."""


def numbers(subject: Subject, edition: Edition) -> Counter[str]:
    """How many provisions have each number; headings have a star."""
    rules = subject.books[edition].rules
    return Counter(
        rule.number if provision.cited or isinstance(provision, Remark) else f"{rule.number}*"
        for provision, rule in rules.items()
    )


def recorded(subject: str, edition: Edition) -> Counter[str]:
    """How many provisions were recorded under each number."""
    of_years = {int(year): numbers for year, numbers in NUMBERS[subject].items()}
    pairs = (number.partition("x") for number in as_of(of_years, edition).split())
    return Counter({number: int(times or 1) for number, _, times in pairs})


def differences(subject: Subject) -> Iterator[str]:
    """Yield every edition whose provisions have other numbers than those recorded."""
    for edition in covered(subject):
        found, expected = numbers(subject, edition), recorded(subject.name, edition)
        if found != expected:
            yield f"{int(edition)}: {found - expected} for {expected - found}"
