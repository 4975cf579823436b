"""Changes the laws one small thing at a time, and sees to it that every change is noticed.

    python -m tests.mutants                all of them
    python -m tests.mutants law_62 law_64  those of some modules

To every changed code the checks of the law are put: the form of the editions, the notes, the
vectors of the specification, a fixed sample of worlds and all dialogues against the second
procedure. The first complaint is enough. Exit status 1 where a change goes unnoticed.
"""

import ast
import os
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from graphlib import TopologicalSorter
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from types import CodeType, ModuleType

import lawcore
from lawcore import EDITIONS, SUBJECTS, Answer, Edition, Ruling, Subject, enquire
from lawcore.article import Consequence, Exemption, Remark
from lawcore.cases import revoke as told
from lawcore.enquiry import consider
from lawcore.explore import Statistics, dialogues
from lawcore.orders import revoke as orders
from tests.lawcore.notes import COSTS_NOTHING, NOTES, SET_ASIDE
from tests.lawcore.oracle import Expected, rule
from tests.lawcore.test_agreement import DIALOGUES, TRICKS, compared, expected, worlds
from tests.lawcore.test_notes import (
    differences,
    numbers,
    numbers_of_the_specification,
    set_aside,
)
from tests.lawcore.test_notes import ruling as ruling_on
from tests.lawcore.vectors import VECTORS, Vector

HERE = Path(lawcore.__file__).parent
PACKAGE = "lawcore.laws.revoke"
LAWS = sorted(file.stem for file in (HERE / "laws" / "revoke").glob("[a-z]*.py"))
YEARS = [int(edition) for edition in EDITIONS]
BEYOND = (YEARS[0] - 1, *YEARS, YEARS[-1] + 1)
NO_BOUND = {"since": 0, "until": 9999}
TRICK_NAMES = {"LAST_TRICK": "TWELFTH", "TWELFTH": "LAST_TRICK"}
TRICKS_BY_NAME = {name: getattr(told, name) for name in TRICK_NAMES}
OPPOSITE: Mapping[type[ast.AST], type[ast.AST]] = {
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
SAMPLED_WORLDS = 1500
WORKERS = os.cpu_count() or 1

Changed = tuple[str, ast.expr]
"""What kind of change it is, and what stands there instead."""


@dataclass(frozen=True, order=True)
class Mutant:
    """One change: the how-manieth expression of a law becomes its how-manieth alternative."""

    law: str
    place: int
    way: int
    kind: str
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.law}:{self.line} {self.kind}: {self.before} -> {self.after}"


# the changes


@cache
def source(law: str) -> str:
    return (HERE / "laws" / "revoke" / f"{law}.py").read_text(encoding="utf-8")


def expressions(tree: ast.Module) -> list[tuple[ast.expr, ast.AST, ast.FunctionDef | None]]:
    """Every expression outside the docstrings and signatures, with what it stands in."""
    found: list[tuple[ast.expr, ast.AST, ast.FunctionDef | None]] = []

    def walk(node: ast.AST, function: ast.FunctionDef | None) -> None:
        inside = node if isinstance(node, ast.FunctionDef) else function
        for name, value in ast.iter_fields(node):
            if name in {"args", "returns", "annotation"} and isinstance(node, ast.FunctionDef):
                continue
            for below in value if isinstance(value, list) else [value]:
                if isinstance(below, ast.expr):
                    found.append((below, node, inside))
                if isinstance(below, ast.AST):
                    walk(below, inside)

    walk(tree, None)
    return found


def alternatives(
    node: ast.expr, above: ast.AST, function: ast.FunctionDef | None
) -> Iterator[Changed]:
    """Yield every small change of an expression."""
    yield from _of_words(node)
    yield from _of_constants(node, above)
    if isinstance(node, ast.Attribute):
        yield from _of_members(node)
    if isinstance(above, ast.keyword) and above.arg == "exception_to":
        yield from _of_exceptions(node)
    if function is not None and isinstance(above, ast.Return | ast.IfExp):
        yield from _of_orders(node, function)


def _of_words(node: ast.expr) -> Iterator[Changed]:
    match node:
        case ast.Compare(left=left, ops=[op], comparators=comparators):
            opposite = OPPOSITE[type(op)]()
            assert isinstance(opposite, ast.cmpop)
            yield "comparison", ast.Compare(left, [opposite], comparators)
        case ast.BoolOp(op=op, values=values):
            other = OPPOSITE[type(op)]()
            assert isinstance(other, ast.boolop)
            yield "and, or", ast.BoolOp(other, values)
            for dropped in range(len(values)):
                others = [value for place, value in enumerate(values) if place != dropped]
                yield "operand", others[0] if len(others) == 1 else ast.BoolOp(op, others)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "not", operand
        case ast.Name(id=name) if name in TRICK_NAMES:
            yield "number", ast.Name(TRICK_NAMES[name], ast.Load())


def _of_constants(node: ast.expr, above: ast.AST) -> Iterator[Changed]:
    if not isinstance(node, ast.Constant):
        return
    value = node.value
    if isinstance(above, ast.keyword) and above.arg in NO_BOUND:
        years = {BEYOND[BEYOND.index(value) - 1], BEYOND[BEYOND.index(value) + 1]}
        for year in sorted(years | {NO_BOUND[above.arg]}):
            yield "bound", ast.Constant(year)
    elif isinstance(value, bool):
        yield "true, false", ast.Constant(not value)
    elif isinstance(value, int):
        yield "number", ast.Constant(value + 1)
        yield "number", ast.Constant(value - 1)
    elif isinstance(value, str) and isinstance(above, ast.Call):
        yield "article", ast.Constant(f"{value}9")


def _of_members(node: ast.Attribute) -> Iterator[Changed]:
    match node:
        case ast.Attribute(value=ast.Name(id=name), attr=member) if name != "revoke":
            members = [*vars(told).get(name, told.Hand).__members__]
            if member in members:
                place = members.index(member)
                neighbours = {members[place - 1], members[(place + 1) % len(members)]} - {member}
                for neighbour in sorted(neighbours):
                    yield (
                        "member",
                        ast.Attribute(ast.Name(name, ast.Load()), neighbour, ast.Load()),
                    )


def _of_exceptions(node: ast.expr) -> Iterator[Changed]:
    members = node.elts if isinstance(node, ast.Tuple) else [node]
    for dropped in members:
        yield (
            "exception",
            ast.Tuple([member for member in members if member is not dropped], ast.Load()),
        )


def _of_orders(node: ast.expr, function: ast.FunctionDef) -> Iterator[Changed]:
    if function.returns is None or ast.unparse(function.returns) == "bool":
        return
    match node:
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield "order", ast.IfExp(test, orelse, body)
        case ast.Constant(value=None):
            yield from (("order", order) for order in _orders_of(function)[:1])
        case ast.Call(func=ast.Name(id=name)) if name[0].isupper():
            yield "order", ast.Constant(None)


def _orders_of(function: ast.FunctionDef) -> list[ast.expr]:
    return [
        node
        for node in ast.walk(function)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and hasattr(orders, node.func.id)
    ]


def mutants_of(law: str) -> Iterator[Mutant]:
    tree = ast.parse(source(law))
    for place, (node, above, function) in enumerate(expressions(tree)):
        for way, (kind, instead) in enumerate(alternatives(node, above, function)):
            before, after = ast.unparse(node), ast.unparse(instead)
            yield Mutant(law, place, way, kind, node.lineno, before, after)


class _Replace(ast.NodeTransformer):
    def __init__(self, node: ast.expr, instead: ast.expr) -> None:
        self.node = node
        self.instead = instead

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.node:
            return self.instead
        return super().generic_visit(node)


def changed(mutant: Mutant) -> CodeType:
    tree = ast.parse(source(mutant.law))
    node, above, function = expressions(tree)[mutant.place]
    _, instead = [*alternatives(node, above, function)][mutant.way]
    _Replace(node, instead).visit(tree)
    return compile(ast.fix_missing_locations(tree), f"{mutant.law} changed", "exec")


# the changed code


@cache
def as_written(law: str) -> CodeType:
    return compile(source(law), f"{law}.py", "exec")


@cache
def order_of_import() -> tuple[str, ...]:
    needs: dict[str, set[str]] = defaultdict(set)
    for law in LAWS:
        for node in ast.walk(ast.parse(source(law))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{PACKAGE}."):
                needs[law].add(str(node.module).removeprefix(f"{PACKAGE}."))
    return tuple(TopologicalSorter({law: needs[law] for law in LAWS}).static_order())


@contextmanager
def modules_aside() -> Iterator[None]:
    """The laws as they are loaded are put aside for a while."""
    aside = {name: module for name, module in sys.modules.items() if name.startswith(PACKAGE)}
    try:
        yield
    finally:
        for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
            del sys.modules[name]
        sys.modules.update(aside)


def rebuilt(mutant: Mutant | None) -> Subject:
    """The subject with one law changed, all of them made anew."""
    with modules_aside():
        package = sys.modules[PACKAGE] = ModuleType(PACKAGE)
        package.__path__ = []
        for law in order_of_import():
            name = f"{PACKAGE}.{law}"
            module = sys.modules[name] = ModuleType(name)
            setattr(package, law, module)
            vars(module).update(TRICKS_BY_NAME)
            code = changed(mutant) if mutant and mutant.law == law else as_written(law)
            exec(code, vars(module))  # noqa: S102 - our own code, changed
        made = ModuleType("subject_made_anew")
        text = (HERE / "subjects" / "revoke.py").read_text(encoding="utf-8")
        exec(compile(text, "revoke.py", "exec"), vars(made))  # noqa: S102 - our own code
        subject: Subject = made.SUBJECT
        return subject


# the checks


def form(subject: Subject) -> Iterator[str]:
    """Complain of an edition that has not the articles it ought to have."""
    for edition in EDITIONS:
        rules = subject.books[edition].rules
        if sum(v.in_force(edition) for p in rules for v in p.versions) != len(rules):
            yield f"{edition}: two texts of one provision"
        if numbers(subject, edition) != numbers_of_the_specification(edition):
            yield f"{edition}: other articles"
        for kind in (Consequence, Exemption, Remark):
            borne = Counter(rule.number for p, rule in rules.items() if isinstance(p, kind))
            if max(borne.values()) > 1:
                yield f"{edition}: two of one number"


def texts(subject: Subject) -> Iterator[str]:
    """Complain of a text that is in force nowhere, and of an exemption from nothing."""
    for provision in {p: None for book in subject.books.values() for p in book.versions}:
        if not all(any(v.in_force(year) for year in EDITIONS) for v in provision.versions):
            yield f"{provision}: a text that is nowhere in force"
        excepted = [getattr(other, "name", None) for other in provision.exception_to]
        if isinstance(provision, Exemption) and excepted != ["rectified"]:
            yield f"{provision}: an exemption from nothing"


def notes(subject: Subject) -> Iterator[str]:
    for note, edition in product(NOTES, EDITIONS):
        yield from differences(subject, edition, note)
    for (name, facts, aside), edition in product(SET_ASIDE, EDITIONS):
        if set_aside(subject, edition, facts) != aside[edition]:
            yield f"set aside: {name}"
    for facts, edition in product(COSTS_NOTHING, EDITIONS):
        if ruling_on(subject, edition, facts).tricks:
            yield f"{facts} costs tricks"


def vectors(subject: Subject) -> Iterator[str]:
    for vector in VECTORS:
        for edition in EDITIONS:
            yield from _vector(subject, edition, vector)


def _vector(subject: Subject, edition: Edition, vector: Vector) -> Iterator[str]:
    asked = vector.defenders_may_ask
    options = {} if asked is None else {"defenders_may_ask": asked}
    ruling = enquire(subject, edition, vector.facts, options)
    outcome = vector.expected[edition]
    if not isinstance(ruling, Ruling):
        yield f"{vector.id}: {ruling}"
    elif (
        ruling.status != outcome.status
        or outcome.tricks not in {None, ruling.tricks}
        or not set(outcome.articles) <= set(ruling.articles)
        or not outcome.judgement <= set(ruling.judgement)
        or outcome.penalty_card not in {None, ruling.penalty_card}
    ):
        yield vector.id


def compare(ruling: Ruling, second: Expected) -> Iterator[str]:
    if compared(ruling) != expected(second):
        yield f"{compared(ruling)} but {expected(second)}"
    by = second.established_by
    if by and ruling.status == "established" and by not in ruling.articles:
        yield f"established by {by}"


def exactly(ruling: Ruling, second: Expected) -> Iterator[str]:
    """Compare where everything is told."""
    yield from compare(ruling, second)
    if not second.judgement <= set(ruling.judgement):
        yield f"to weigh: {second.judgement}"
    if set(ruling.exemptions) != set(second.exemptions):
        yield f"exemptions: {ruling.exemptions}"
    redress = {o.article for o in ruling.orders if o.article.startswith("64C2")}
    if redress != {ground for ground in (second.equity or "").split("+") if "64C2" in ground}:
        yield f"equity: {redress}"


World = Mapping[str, Answer]


@cache
def sampled_worlds() -> Sequence[World]:
    """Worlds drawn once and for all; the rare in them is as frequent as the usual."""
    draw = random.Random(64)  # noqa: S311 - a fixed sample
    found: list[World] = []
    facts = SUBJECTS["revoke"].facts
    while len(found) < SAMPLED_WORLDS:
        world: dict[str, Answer] = {}
        for fact in facts.listed:
            options = TRICKS["trick"] if fact.name == "trick" else facts.offered(fact, world)
            usual = fact.usual is not None and fact.usual in options and draw.random() < 0.6
            world[fact.name] = (
                fact.usual if usual and fact.usual is not None else draw.choice(options)
            )
        found.append(world)
    return found


def random_worlds(subject: Subject) -> Iterator[str]:
    for place, world in enumerate(sampled_worlds()):
        may_ask = place % 2 == 0
        settings = {"defenders_may_ask": may_ask}
        for edition in EDITIONS:
            ruling = consider(subject, edition, {**world, **settings})
            if isinstance(ruling, Ruling):
                yield from exactly(ruling, rule(edition, world, may_ask))
            else:
                yield f"asks though all is told: {world}"


def all_dialogues(subject: Subject) -> Iterator[str]:
    for edition in EDITIONS:
        statistics = Statistics()
        for dialogue in dialogues(subject, edition, None, TRICKS):
            statistics.count(dialogue)
            may_ask = edition != YEARS[0]
            for _, second in worlds(edition, dialogue.answers, may_ask=may_ask):
                yield from compare(dialogue.ruling, second)
        if (statistics.number, statistics.longest) != DIALOGUES[edition]:
            yield f"{edition}: {statistics.number} dialogues"


CHECKS: tuple[Callable[[Subject], Iterator[str]], ...] = (
    form,
    texts,
    notes,
    vectors,
    random_worlds,
    all_dialogues,
)


def noticed(mutant: Mutant | None) -> str | None:
    """Which check complains of the change first; None where none does."""
    try:
        subject = rebuilt(mutant)
    except Exception as error:  # noqa: BLE001 - whatever it is, the change is noticed
        return type(error).__name__
    for check in CHECKS:
        try:
            if next(check(subject), None) is not None:
                return check.__name__
        except Exception as error:  # noqa: BLE001 - whatever it is, the change is noticed
            return f"{check.__name__}: {type(error).__name__}"
    return None


EQUIVALENT: Mapping[str, str] = {}
"""Changes that change nothing, each with the reason."""


# all of them


@dataclass(frozen=True)
class Result:
    """What became of one change: by which check it was noticed, and how long that took."""

    mutant: Mutant
    by: str | None
    seconds: float

    @property
    def unnoticed(self) -> bool:
        return self.by is None and str(self.mutant) not in EQUIVALENT


def put_to_the_checks(mutant: Mutant) -> Result:
    started = time.perf_counter()
    by = noticed(mutant)
    return Result(mutant, by, time.perf_counter() - started)


def main(laws: Sequence[str]) -> int:
    started = time.perf_counter()
    mutants = [mutant for law in laws or LAWS for mutant in mutants_of(law)]
    with get_context("fork").Pool(WORKERS) as pool:
        as_it_is = pool.apply_async(noticed, (None,))
        results = sorted(pool.imap_unordered(put_to_the_checks, mutants), key=lambda r: r.mutant)
        refused = as_it_is.get()
    if refused is not None:
        _say(f"The law as it is written is refused by {refused}: the changes prove nothing.")
        return 1
    for law in laws or LAWS:
        _say_of(law, [result for result in results if result.mutant.law == law])
    _say_of("all", results)
    for name in ("kind", "check"):
        counted = Counter(r.mutant.kind if name == "kind" else str(r.by) for r in results)
        _say(f"by {name}: " + ", ".join(f"{what} {n}" for what, n in counted.most_common()))
    for key in EQUIVALENT.keys() - {str(result.mutant) for result in results if not laws}:
        _say(f"no longer there: {key}")
    survivors = [result.mutant for result in results if result.unnoticed]
    for mutant in survivors:
        _say(f"unnoticed: {mutant}")
    _say(f"{time.perf_counter() - started:.0f} s")
    return 1 if survivors else 0


def _say_of(name: str, results: Sequence[Result]) -> None:
    caught = sum(result.by is not None for result in results)
    alike = sum(result.by is None and not result.unnoticed for result in results)
    seconds = sum(result.seconds for result in results)
    _say(f"{name:<20} {caught:>4} of {len(results):>4}, {alike} alike, {seconds:>5.0f} s of work")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
