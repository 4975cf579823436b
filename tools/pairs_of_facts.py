"""Which answers exclude each other: every pair of facts, as a director can read it.

    python -m tools.pairs_of_facts [SUBJECT …]

The judgement is in the code, with the facts of a subject (`apart`). A new fact appears here beside
all the others, as compatible with each of them; whoever adds it has to check that.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import combinations

from lawcore import SUBJECTS, Subject
from lawcore.engine.fact import Answer, Fact, Together
from lawcore.wording import Wording

WORDS = Wording.of("en")
HEAD = """\
# What goes together

Every pair of facts of a subject, judged once. What cannot be together is refused when it is told,
and never offered. What is unlikely, or makes no difference, is not offered, and accepted when
told. All other pairs go together in each of their answers.
"""


def pairs(subject: Subject) -> Iterator[tuple[str, str]]:
    """Yield the names of each two facts of a subject, the one asked first before the other."""
    return combinations((fact.name for fact in subject.facts.listed), 2)


def judged(subject: Subject, one: str, other: str) -> tuple[Together, ...]:
    """Return what is declared about two facts; nothing if they are compatible."""
    return tuple(
        pair for pair in subject.facts.incompatible if set(pair.names[:2]) == {one, other}
    )


def answers(subject: Subject, fact: Fact[Answer], some: frozenset[Answer]) -> str:
    """Return some answers of a fact as its buttons call them."""
    told = [o for o in fact.options if o in some]
    if all(isinstance(o, int) and not isinstance(o, bool) for o in told) and len(told) > 2:
        return f"{told[0]} to {told[-1]}"
    return " / ".join(WORDS.option(subject.name, fact.name, option) for option in told)


def row(subject: Subject, pair: Together) -> str:
    """Return a line of the table: two facts with their answers, and the condition."""
    cells = [f"`{fact.name}`: {answers(subject, fact, some)}" for fact, some in pair.parts]
    where = cells[2] if len(cells) > 2 else ""
    return f"| {cells[0]} | {cells[1]} | {where} |"


def table(subject: Subject, *, impossible: bool) -> Iterator[str]:
    rows = [
        row(subject, pair)
        for one, other in pairs(subject)
        for pair in judged(subject, one, other)
        if pair.impossible is impossible
    ]
    if not rows:
        yield "None."
        return
    yield "| these answers | and these | where |"
    yield "|---|---|---|"
    yield from rows


def together(subject: Subject) -> Iterator[str]:
    """Yield, for each fact, the later ones that are compatible in all answers."""
    names = [fact.name for fact in subject.facts.listed]
    for place, name in enumerate(names):
        free = [other for other in names[place + 1 :] if not judged(subject, name, other)]
        if free:
            yield f"- `{name}`: {', '.join(f'`{other}`' for other in free)}"


def of_subject(subject: Subject) -> Iterator[str]:
    yield f"\n## {WORDS.subject(subject.name)}\n"
    yield "### Cannot be together\n"
    yield from table(subject, impossible=True)
    yield "\n### Unlikely, or without a difference\n"
    yield from table(subject, impossible=False)
    yield "\n### Go together\n"
    yield from together(subject)


def main(names: Sequence[str]) -> int:
    """Print the tables of some subjects, else of all, and return the exit status."""
    if unknown := [name for name in names if name not in SUBJECTS]:
        sys.stderr.write(f"no such subject: {', '.join(unknown)}\n")
        return 2
    sys.stdout.write(HEAD)
    for name in names or SUBJECTS:
        sys.stdout.writelines(f"{line}\n" for line in of_subject(SUBJECTS[name]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
