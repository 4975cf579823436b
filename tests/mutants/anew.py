"""A subject made anew, with one of its laws changed."""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from graphlib import TopologicalSorter
from types import CodeType, ModuleType

from lawcore import Subject
from tests.mutants.changes import HERE, LAWS, TRICK_NAMES, Mutant, changed, source, told_of


@cache
def as_written(subject: str, law: str) -> CodeType:
    return compile(source(subject, law), f"{law}.py", "exec")


@cache
def order_of_import(subject: str) -> tuple[str, ...]:
    package = f"lawcore.subjects.{subject}."
    needs: dict[str, set[str]] = defaultdict(set)
    for law in LAWS[subject]:
        for node in ast.walk(ast.parse(source(subject, law))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
                needs[law].add(str(node.module).removeprefix(package))
    laws = {law: needs[law].intersection(LAWS[subject]) for law in LAWS[subject]}
    return tuple(TopologicalSorter(laws).static_order())


@contextmanager
def modules_aside(package: str, laws: Sequence[str]) -> Iterator[None]:
    """The laws as they are loaded are put aside for a while; facts and orders stay."""
    names = [package, *(f"{package}.{law}" for law in laws)]
    aside = {name: sys.modules[name] for name in names}
    try:
        yield
    finally:
        sys.modules.update(aside)


def rebuilt(subject: str, mutant: Mutant | None = None) -> Subject:
    """The subject with all its laws made anew, one of them changed if a change is given."""
    name = f"lawcore.subjects.{subject}"
    told = vars(told_of(subject))
    tricks = {trick: told[trick] for trick in TRICK_NAMES if trick in told}
    with modules_aside(name, LAWS[subject]):
        package = sys.modules[name] = ModuleType(name)
        package.__path__ = []
        for law in order_of_import(subject):
            module = sys.modules[f"{name}.{law}"] = ModuleType(f"{name}.{law}")
            setattr(package, law, module)
            vars(module).update(tricks)
            here = mutant is not None and mutant.law == law
            code = changed(mutant) if mutant and here else as_written(subject, law)
            exec(code, vars(module))  # noqa: S102 - our own code, changed
        made = ModuleType("subject_made_anew")
        file = HERE / "subjects" / subject / "subject.py"
        text = compile(file.read_text(encoding="utf-8"), file.name, "exec")
        exec(text, vars(made))  # noqa: S102 - our own code
        anew: Subject = made.SUBJECT
        return anew
