"""A subject made anew, with one of its laws changed."""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from graphlib import TopologicalSorter
from importlib import import_module
from types import CodeType, ModuleType

from lawcore import Subject
from lawcore.engine.article import SHARED
from lawcore.engine.subject import DeclaredSubject
from lawcore.laws.editions import BOOKS
from tools.mutants.changes import (
    HERE,
    LAWS,
    OF_ALL,
    TRICK_NAMES,
    Mutant,
    changed,
    compiled,
    is_one_module,
    source,
    told_of,
)


@cache
def as_written(subject: str, law: str) -> CodeType:
    return compiled(ast.parse(source(subject, law)), f"{law}.py")


@cache
def order_of_import(subject: str) -> tuple[str, ...]:
    package = f"lawcore.laws.subjects.{subject}."
    needs: dict[str, set[str]] = defaultdict(set)
    for law in LAWS[subject]:
        for node in ast.walk(ast.parse(source(subject, law))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
                needs[law].add(str(node.module).removeprefix(package))
            elif isinstance(node, ast.ImportFrom) and f"{node.module}." == package:
                needs[law].update(name.name for name in node.names)
    laws = {law: needs[law].intersection(LAWS[subject]) for law in LAWS[subject]}
    return tuple(TopologicalSorter(laws).static_order())


@contextmanager
def modules_aside(package: str, laws: Sequence[str]) -> Iterator[None]:
    """Remove the loaded modules of laws for the block; facts and orders stay."""
    names = [package, *(f"{package}.{law}" for law in laws)]
    aside = {name: sys.modules[name] for name in names}
    try:
        yield
    finally:
        sys.modules.update(aside)


@contextmanager
def shared_changed(mutant: Mutant | None) -> Iterator[None]:
    """If the change is in a law that subjects share, load that law changed for the block."""
    if mutant is None or mutant.subject != OF_ALL:
        yield
        return
    package, name = sys.modules[SHARED], f"{SHARED}.{mutant.law}"
    real = import_module(name)
    module = sys.modules[name] = ModuleType(name)
    module.__package__ = SHARED
    setattr(package, mutant.law, module)
    try:
        exec(changed(mutant), vars(module))  # noqa: S102 - our own code, changed
        yield
    finally:
        sys.modules[name] = real
        setattr(package, mutant.law, real)


def rebuilt(subject: str, mutant: Mutant | None = None) -> Subject:
    """The subject with all its laws loaded anew, one of them changed if a change is given."""
    if is_one_module(subject):
        return _edited(_module_anew(subject, mutant))
    name = f"lawcore.laws.subjects.{subject}"
    told = vars(told_of(subject))
    tricks = {trick: told[trick] for trick in TRICK_NAMES if trick in told}
    with modules_aside(name, LAWS[subject]), shared_changed(mutant):
        package = sys.modules[name] = ModuleType(name)
        package.__path__ = []
        for law in order_of_import(subject):
            module = sys.modules[f"{name}.{law}"] = ModuleType(f"{name}.{law}")
            setattr(package, law, module)
            vars(module).update(tricks)
            here = mutant is not None and (mutant.subject, mutant.law) == (subject, law)
            code = changed(mutant) if mutant and here else as_written(subject, law)
            exec(code, vars(module))  # noqa: S102 - our own code, changed
        made = ModuleType("subject_made_anew")
        file = HERE / "laws" / "subjects" / subject / "__init__.py"
        text = compile(file.read_text(encoding="utf-8"), file.name, "exec")
        exec(text, vars(made))  # noqa: S102 - our own code
        return _edited(made)


def _module_anew(subject: str, mutant: Mutant | None) -> ModuleType:
    """The module of a small subject loaded anew; its facts are those already loaded."""
    name = f"lawcore.laws.subjects.{subject}"
    loaded = vars(sys.modules[name])
    with modules_aside(name, ()), shared_changed(mutant):
        module = sys.modules[name] = ModuleType(name)
        vars(module).update((key, kind) for key, kind in loaded.items() if isinstance(kind, type))
        here = mutant is not None and mutant.subject == subject
        code = changed(mutant) if mutant and here else as_written(subject, subject)
        exec(code, vars(module))  # noqa: S102 - our own code, changed
        return module


def _edited(module: ModuleType) -> Subject:
    declared: DeclaredSubject = module.SUBJECT
    return declared.edited({book.edition: book.amendments for book in BOOKS})
