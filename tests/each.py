"""Many small cases in one test: all of them are looked at, and each that fails is named."""

from collections.abc import Callable, Iterable, Mapping
from itertools import product
from typing import Any, NamedTuple, TypeAlias

import pytest

Check: TypeAlias = Callable[..., Any]


class Case(NamedTuple):
    """What a test is told of one case, and what the case is called."""

    name: str
    told: Mapping[str, Any]


CASES: dict[Check, tuple[Check, tuple[Case, ...]]] = {}
"""Of a test of many cases: what it does with one, and all of them."""


def each(
    names: str, cases: Iterable[Any], of: Callable[..., object], called: Callable[..., str] = str
) -> Callable[[Check], Check]:
    """Run a test once for each group of cases, instead of once for each case.

    `names` are what the test calls a case, or the parts of it; of these `of` tells the group and
    `called` the name of the case.
    """
    groups: dict[str, list[Case]] = {}
    parts = [name.strip() for name in names.split(",")]
    for case in cases:
        told = (case,) if len(parts) == 1 else case
        one = Case(called(*told), dict(zip(parts, told, strict=True)))
        groups.setdefault(str(of(*told)), []).append(one)

    def grouped(check: Check) -> Check:
        check, others = CASES.pop(check, (check, (Case("", {}),)))
        both = {
            name: [_both(case, other) for case, other in product(several, others)]
            for name, several in groups.items()
        }

        @pytest.mark.parametrize("group", groups)
        def test(group: str) -> None:
            look_at(check, both[group])

        test.__name__, test.__doc__ = check.__name__, check.__doc__
        test.__qualname__, test.__module__ = check.__qualname__, check.__module__
        CASES[test] = check, tuple(case for group in both.values() for case in group)
        return test

    return grouped


def together(
    names: str, cases: Iterable[Any], called: Callable[..., str] | None = None
) -> Callable[[Check], Check]:
    """Run a test once for all cases; above another such mark, once for all cases of both."""
    return each(names, cases, of=lambda *_: "all", called=called or _called)


def _called(*told: object) -> str:
    """Return what a case is called by what is told of it."""
    return "-".join(str(getattr(one, "name", one)) for one in told)


def _both(case: Case, other: Case) -> Case:
    """Return a case of two marks."""
    return Case("-".join(filter(None, (case.name, other.name))), {**case.told, **other.told})


def look_at(check: Check, cases: Iterable[Case]) -> None:
    """Put every case to a check; raise all failures together, each with the name of its case."""
    failed: list[BaseException] = []
    names: list[str] = []
    for case in cases:
        try:
            check(**case.told)
        except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001 - raised below
            error.add_note(case.name)
            failed.append(error)
            names.append(case.name)
    if failed:
        raise BaseExceptionGroup(", ".join(names), failed)
