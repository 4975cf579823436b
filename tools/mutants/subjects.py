"""The checks of a subject that has a file of cases: its tests, and those of the form."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from types import FunctionType, ModuleType
from typing import Any
from unittest.mock import patch

import pytest

from lawcore import EDITIONS, SUBJECTS, Subject
from tests import each
from tests.lawcore import test_form, walks
from tests.lawcore.cases import test_cases, test_dialogues
from tools.mutants.numbers import differences

Arguments = Mapping[str, Any]
OF_A_BOOK = (
    test_form.test_every_exception_excepts_what_is_in_force,
    test_form.test_a_number_is_borne_by_one_provision,
)
OF_EXCEPTIONS = test_form.test_everything_that_is_excepted_is_in_force_with_its_exception_somewhere
OF_LIFE = test_form.test_every_provision_in_force_holds_in_some_case_and_fails_in_some_other
OF_WORDS = "language"
"""The argument of tests about words, which say nothing about the law."""


@cache
def module_of(subject: str) -> ModuleType | None:
    """The module with a subject's own tests; None if its cases cover everything."""
    name = f"tests.lawcore.cases.test_{subject}"
    return import_module(name) if find_spec(name) else None


@contextmanager
def in_place(subject: Subject) -> Iterator[None]:
    """The tests of the subject, and whoever asks by name, find this one."""
    module = module_of(subject.name)
    real = SUBJECTS[subject.name]
    names = [name for name, thing in vars(module).items() if thing is real] if module else []
    assert names or module is None, f"the tests of {subject.name} do not hold their subject"
    with patch.dict(SUBJECTS, {subject.name: subject}), ExitStack() as patched:
        for name in names:
            patched.enter_context(patch.object(module, name, subject))
        forget(module)
        try:
            yield
        finally:
            forget(module)


def forget(module: ModuleType | None) -> None:
    """Clear the caches of the module, and those of the form, for a subject."""
    test_form.provisions_of.cache_clear()
    test_form.found.cache_clear()
    walks.forget()
    for thing in vars(module).values() if module else ():
        if hasattr(thing, "cache_clear") and thing.__module__ == getattr(module, "__name__", ""):
            thing.cache_clear()


@cache
def tests_of(subject: str) -> tuple[tuple[str, each.Check, tuple[Arguments, ...]], ...]:
    """The tests of the law of a subject, each with its arguments."""
    own = module_of(subject)
    tests = [
        (name, test, tuple(a for a in several if module is own or _of(a) == subject))
        for module in filter(None, (test_cases, test_dialogues, own))
        for name, found in vars(module).items()
        if name.startswith("test_") and isinstance(found, FunctionType)
        for test, several in [one_by_one(found)]
    ]
    return tuple(
        (name, test, several)
        for name, test, several in tests
        if several and not any(OF_WORDS in arguments for arguments in several)
    )


def one_by_one(test: each.Check) -> tuple[each.Check, tuple[Arguments, ...]]:
    """What a test does with one case, and the arguments of each."""
    if test in each.CASES:
        check, cases = each.CASES[test]
        return check, tuple(case.told for case in cases)
    return test, tuple(arguments_of(test))


def _of(arguments: Arguments) -> object:
    """The subject that a test of all subjects runs with."""
    told = next((arguments[name] for name in ("case", "walk", "subject") if name in arguments), "")
    return getattr(told, "subject", told)


def arguments_of(test: each.Check) -> Iterator[Arguments]:
    """Yield the arguments with which pytest runs a test."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    for several in product(*(_arguments(*mark.args[:2]) for mark in marks)):
        yield {name: value for arguments in several for name, value in arguments.items()}


def _arguments(names: str | tuple[str, ...], values: Any) -> list[Arguments]:
    named = tuple(name.strip() for name in names.split(",")) if isinstance(names, str) else names
    found: list[Arguments] = []
    for value in values:
        plain = value.values if hasattr(value, "marks") else value
        several = plain if hasattr(value, "marks") or len(named) > 1 else (plain,)
        found.append(dict(zip(named, several, strict=True)))
    return found


def own_tests(subject: Subject) -> Iterator[str]:
    """Report a test of the subject that fails."""
    for name, test, several in tests_of(subject.name):
        for arguments in several:
            try:
                test(**arguments)
            except (Exception, pytest.fail.Exception):  # noqa: BLE001 - any failure is one
                yield name


def form(subject: Subject) -> Iterator[str]:
    """Report a provision that has not just one text, its number or its exceptions."""
    for provision in test_form.provisions_of(subject.name):
        of = [[v for v in provision.versions if v.in_force(edition)] for edition in EDITIONS]
        if any(len(texts) > 1 for texts in of):
            yield f"{provision}: two texts in one edition"
        if {v for texts in of for v in texts} != {*provision.versions}:
            yield f"{provision}: a text that is nowhere in force"
    yield from differences(subject)
    for edition in subject.books:
        for test in OF_A_BOOK:
            one_by_one(test)[0](subject, edition)
    one_by_one(OF_EXCEPTIONS)[0](subject)


def living(subject: Subject) -> Iterator[str]:
    """Fail where a provision holds in no case, or in every one."""
    for edition in subject.books:
        one_by_one(OF_LIFE)[0](subject, edition)
    yield from ()


CHECKS: tuple[Callable[[Subject], Iterator[str]], ...] = (form, own_tests, living)
