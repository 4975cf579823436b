"""A subject made anew, with one of its laws changed."""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
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
    package = f"lawcore.laws.{subject}."
    needs: dict[str, set[str]] = defaultdict(set)
    for law in LAWS[subject]:
        for node in ast.walk(ast.parse(source(subject, law))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
                needs[law].add(str(node.module).removeprefix(package))
    return tuple(TopologicalSorter({law: needs[law] for law in LAWS[subject]}).static_order())


@contextmanager
def modules_aside(package: str) -> Iterator[None]:
    """The laws as they are loaded are put aside for a while."""

    def of_the_package() -> dict[str, ModuleType]:
        return {
            name: module
            for name, module in sys.modules.items()
            if name == package or name.startswith(f"{package}.")
        }

    aside = of_the_package()
    try:
        yield
    finally:
        for name in of_the_package():
            del sys.modules[name]
        sys.modules.update(aside)


def rebuilt(subject: str, mutant: Mutant | None = None) -> Subject:
    """The subject with all its laws made anew, one of them changed if a change is given."""
    name = f"lawcore.laws.{subject}"
    told = vars(told_of(subject))
    tricks = {trick: told[trick] for trick in TRICK_NAMES if trick in told}
    with modules_aside(name):
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
        file = HERE / "subjects" / f"{subject}.py"
        text = compile(file.read_text(encoding="utf-8"), file.name, "exec")
        exec(text, vars(made))  # noqa: S102 - our own code
        anew: Subject = made.SUBJECT
        return anew
