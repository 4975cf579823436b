"""What tests expect, as tables of TOML beside their modules."""

import tomllib
from collections.abc import Callable
from enum import Enum
from functools import cache
from inspect import get_annotations, getfile, iscoroutinefunction, signature
from pathlib import Path
from types import UnionType
from typing import Any, TypeVar, cast, get_args, get_origin

import pytest

from lawcore import Edition
from tests.each import CASES, Check, together

Test = TypeVar("Test", bound=Callable[..., object])


def beside(module: str, name: str) -> dict[str, Any]:
    """What a file of TOML beside a module has; the module by its `__file__`."""
    return _read(Path(module).with_name(name))


def tabled(test: Test) -> Test:
    """Put each row of the table of its name, in the TOML file beside its module, to a test.

    `of` names the parameters and `rows` gives their values; `ids` may name the rows, and `none`
    is what stands for None. A parameter annotated as an enumeration, an edition, a tuple or a set
    is given one.
    """
    check, cases = CASES.get(test, (cast("Check", test), ()))
    told = cases[0].told if cases else ()
    file = Path(getfile(check)).with_suffix(".toml")
    table = beside(str(file), file.name)[test.__name__.removeprefix("test_")]
    names = [name.strip() for name in table["of"].split(",")]
    kinds = get_annotations(check)
    rows = [
        [_of_kind(kinds[name], value) for name, value in zip(names, row, strict=True)]
        for listed in table["rows"]
        for row in [_without(table.get("none"), listed if len(names) > 1 else [listed])]
    ]
    if not iscoroutinefunction(check) and signature(check).parameters.keys() == {*names, *told}:
        told_of_each = rows if len(names) > 1 else [value for (value,) in rows]
        return cast("Test", together(table["of"], told_of_each)(test))
    tested: Test = pytest.mark.parametrize(names, rows, ids=table.get("ids"))(test)
    return tested


@cache
def _read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8"))


def _of_kind(kind: object, value: Any) -> object:
    kind = get_args(kind)[0] if isinstance(kind, UnionType) else kind
    if (origin := get_origin(kind)) in {tuple, set} and value is not None:
        return tuple(value) if origin is tuple else set(value)
    return kind(value) if isinstance(kind, type) and issubclass(kind, Enum | Edition) else value


def _without(none: str | None, value: Any) -> Any:
    """Return a row with None wherever `none` stands."""
    if isinstance(value, list):
        return [_without(none, part) for part in value]
    return None if value == none else value
