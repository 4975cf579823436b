"""The small changes that can be made to the laws."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import EnumMeta
from functools import cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import lawcore
from lawcore import EDITIONS, SUBJECTS
from lawcore.engine.article import SHARED
from lawcore.engine.ruling import Order
from tests.lawcore.shared import part

HERE = Path(lawcore.__file__).parent
OF_ALL = "provisions"
"""The name for the laws that several subjects share."""


def folder(subject: str) -> Path:
    """The folder with the laws of a subject, or with those that subjects share."""
    laws = HERE / "laws"
    return laws / OF_ALL if subject == OF_ALL else laws / "subjects" / subject


def is_one_module(subject: str) -> bool:
    """Whether a subject is a single module: then its one law has the name of the subject."""
    return folder(subject).with_suffix(".py").is_file()


LAWS: Mapping[str, tuple[str, ...]] = {
    subject: (subject,)
    if is_one_module(subject)
    else tuple(
        sorted(
            file.stem
            for pattern in ("law_*.py", "judgement.py")
            for file in folder(subject).glob(pattern)
        )
    )
    for subject in (*SUBJECTS, OF_ALL)
}
"""The modules of the laws of each subject."""
YEARS = [int(edition) for edition in EDITIONS]
BEYOND = (YEARS[0] - 1, *YEARS, YEARS[-1] + 1)
NO_BOUND = {"since": 0, "until": 9999}
TRICK_NAMES = {"LAST_TRICK": "TWELFTH", "TWELFTH": "LAST_TRICK"}
OPPOSITE: Mapping[type[ast.AST], type[ast.AST]] = {
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
}

Changed = tuple[str, ast.expr]
"""The kind of change, and the new expression."""


@dataclass(frozen=True, order=True)
class Mutant:
    """One change: the nth expression of a law becomes its nth alternative."""

    subject: str
    law: str
    place: int
    way: int
    kind: str
    provision: str
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.subject}.{self.law}:{self.line} {self.kind}: {self.change}"

    @property
    def change(self) -> str:
        """The provision and the change in it, wherever it stands."""
        return f"{self.provision}: {self.before} -> {self.after}"


@cache
def source(subject: str, law: str) -> str:
    there = folder(subject).parent if is_one_module(subject) else folder(subject)
    return (there / f"{law}.py").read_text(encoding="utf-8")


@cache
def told_of(subject: str) -> ModuleType:
    """The module with the facts of a subject; shared laws have none."""
    return import_module(SHARED) if subject == OF_ALL else part(subject, "facts")


@cache
def orders_of(subject: str) -> ModuleType:
    return import_module(f"{SHARED}.orders") if subject == OF_ALL else part(subject, "orders")


def expressions(tree: ast.Module) -> list[tuple[ast.expr, ast.AST, ast.FunctionDef | None]]:
    """Every expression outside docstrings, signatures and orders, with its parent.

    Classes and named values that a module declares beside its provisions are left out.
    """
    found: list[tuple[ast.expr, ast.AST, ast.FunctionDef | None]] = []

    def walk(node: ast.AST, function: ast.FunctionDef | None) -> None:
        inside = node if isinstance(node, ast.FunctionDef) else function
        for name, value in ast.iter_fields(node):
            if name in {"args", "returns", "annotation"} and isinstance(node, ast.FunctionDef):
                continue
            for below in value if isinstance(value, list) else [value]:
                declared = node is tree and isinstance(below, ast.ClassDef | ast.Assign)
                if declared or _declares_an_order(below):
                    continue
                if isinstance(below, ast.expr):
                    found.append((below, node, inside))
                if isinstance(below, ast.AST):
                    walk(below, inside)

    walk(tree, None)
    return found


def _declares_an_order(node: object) -> bool:
    """Tell whether it declares an order, rather than deciding whether it is given."""
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Order"
    )


def ordering(tree: ast.Module) -> frozenset[str]:
    """Return the names of the functions of provisions that order something."""
    makers = {
        node.name: ast.unparse(node.decorator_list[-1].func)
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.decorator_list
        if isinstance(node.decorator_list[-1], ast.Call)
    }
    newest = {name for name, maker in makers.items() if maker == "consequence"}
    older = {name for name, maker in makers.items() if maker.removesuffix(".older") in newest}
    return frozenset(newest | older)


def alternatives(
    subject: str,
    node: ast.expr,
    above: ast.AST,
    function: ast.FunctionDef | None,
    orders: frozenset[str],
) -> Iterator[Changed]:
    """Yield every small change of an expression; `orders` are functions that order something."""
    yield from _of_words(node)
    yield from _of_tricks(node)
    yield from _of_members_listed(node, above)
    yield from _of_constants(node, above)
    yield from _of_members(subject, node)
    if isinstance(above, ast.keyword) and above.arg == "exception_to":
        yield from _of_exceptions(node)
    if function is not None and function.name in orders:
        if ast.unparse(function.returns or node) != "bool":
            if isinstance(above, ast.Return | ast.IfExp):
                yield from _of_orders(subject, node, function)
        elif isinstance(above, ast.Return) and not isinstance(node, ast.Constant):
            yield "order", ast.UnaryOp(ast.Not(), node)
            yield from (("order", ast.Constant(given)) for given in (True, False))


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
        case _:
            pass


def _of_members_listed(node: ast.expr, above: ast.AST) -> Iterator[Changed]:
    """Yield the list behind an "in" with one member less."""
    if isinstance(node, ast.Tuple) and isinstance(above, ast.Compare):
        for dropped in node.elts:
            others = [value for value in node.elts if value is not dropped]
            yield "operand", ast.Tuple(others, ast.Load())


def _of_tricks(node: ast.expr) -> Iterator[Changed]:
    if isinstance(node, ast.Name) and node.id in TRICK_NAMES:
        yield "number", ast.Name(TRICK_NAMES[node.id], ast.Load())
    if isinstance(node, ast.Attribute) and node.attr in TRICK_NAMES:
        yield "number", ast.Attribute(node.value, TRICK_NAMES[node.attr], ast.Load())


def _of_constants(node: ast.expr, above: ast.AST) -> Iterator[Changed]:
    if not isinstance(node, ast.Constant):
        return
    value = node.value
    if isinstance(above, ast.keyword) and above.arg in NO_BOUND:
        years = {BEYOND[BEYOND.index(value) - 1], BEYOND[BEYOND.index(value) + 1]}
        for year in sorted(years | {NO_BOUND[above.arg]}):
            yield "bound", ast.Constant(year)
    elif isinstance(above, ast.Dict) and value in YEARS:
        yield "bound", ast.Constant(BEYOND[BEYOND.index(value) - 1])
        yield "bound", ast.Constant(BEYOND[BEYOND.index(value) + 1])
    elif isinstance(value, bool):
        yield "true, false", ast.Constant(not value)
    elif isinstance(value, int):
        yield "number", ast.Constant(value + 1)
        yield "number", ast.Constant(value - 1)
    elif isinstance(value, str) and _takes_a_number(above):
        yield "article", ast.Constant(f"{value}9")


def _bound(above: ast.AST) -> str:
    """Return which bound of a provision a year is: since or until; nothing of what is no bound."""
    return f"{above.arg} " if isinstance(above, ast.keyword) and above.arg in NO_BOUND else ""


def _takes_a_number(above: ast.AST) -> bool:
    """Tell whether what stands there is the number of an article, also of an earlier edition."""
    match above:
        case ast.Call(func=ast.Name(id="Premise")):
            return False
        case ast.Dict(keys=[ast.Constant(value=int()), *_]) | ast.Call():
            return True
        case _:
            return False


def _of_members(subject: str, node: ast.expr) -> Iterator[Changed]:
    match node:
        case ast.Attribute(
            value=ast.Name(id=name) | ast.Attribute(value=ast.Name(id="facts"), attr=name),
            attr=member,
        ):
            pass
        case _:
            return
    kind = vars(told_of(subject)).get(name)
    members = [*kind.__members__] if isinstance(kind, EnumMeta) else []
    if member in members:
        place = members.index(member)
        neighbours = {members[place - 1], members[(place + 1) % len(members)]} - {member}
        for neighbour in sorted(neighbours):
            yield "member", ast.Attribute(node.value, neighbour, ast.Load())


def _of_exceptions(node: ast.expr) -> Iterator[Changed]:
    members = node.elts if isinstance(node, ast.Tuple) else [node]
    for dropped in members:
        yield (
            "exception",
            ast.Tuple([member for member in members if member is not dropped], ast.Load()),
        )


def _of_orders(subject: str, node: ast.expr, function: ast.FunctionDef) -> Iterator[Changed]:
    match node:
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield "order", ast.IfExp(test, orelse, body)
        case ast.Constant(value=None):
            yield from (("order", order) for order in _orders_in(subject, function)[:1])
        case _:
            if _is_order(subject, node):
                yield "order", ast.Constant(None)


def _orders_in(subject: str, function: ast.FunctionDef) -> list[ast.expr]:
    return [
        node
        for statement in function.body
        for node in ast.walk(statement)
        if isinstance(node, ast.expr) and _is_order(subject, node)
    ]


def _is_order(subject: str, node: ast.expr) -> bool:
    """Tell whether it is an order, by name or filled in with values."""
    of = node.func if isinstance(node, ast.Call) else node
    name = getattr(of, "attr", getattr(of, "id", ""))
    known = (vars(orders_of(one)).get(name) for one in (subject, OF_ALL))
    takes = isinstance(node, ast.Call)
    return any(isinstance(thing, FunctionType if takes else Order) for thing in known)


def _provision(tree: ast.Module, line: int) -> str:
    """The name of the provision on a line, or of what stands at the left margin."""
    before = [statement for statement in tree.body if _first_line(statement) <= line]
    match before[-1]:
        case ast.FunctionDef(name=name):
            return name
        case ast.Expr(value=ast.Call(func=said)):
            return ast.unparse(said)
        case other:
            return ast.unparse(other)


def _first_line(statement: ast.stmt) -> int:
    decorated = statement.decorator_list if isinstance(statement, ast.FunctionDef) else []
    return min([statement.lineno, *(decorator.lineno for decorator in decorated)])


@cache
def mutants_of(subject: str, law: str) -> tuple[Mutant, ...]:
    tree = ast.parse(source(subject, law))
    orders = ordering(tree)
    return tuple(
        Mutant(
            subject,
            law,
            place,
            way,
            kind,
            _provision(tree, node.lineno),
            node.lineno,
            f"{_bound(above)}{ast.unparse(node)}",
            ast.unparse(instead),
        )
        for place, (node, above, function) in enumerate(expressions(tree))
        for way, (kind, instead) in enumerate(alternatives(subject, node, above, function, orders))
    )


class _Replace(ast.NodeTransformer):
    def __init__(self, node: ast.expr, instead: ast.expr) -> None:
        self.node = node
        self.instead = instead

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.node:
            return self.instead
        return super().generic_visit(node)


def changed(mutant: Mutant) -> CodeType:
    tree = ast.parse(source(mutant.subject, mutant.law))
    node, above, function = expressions(tree)[mutant.place]
    ways = alternatives(mutant.subject, node, above, function, ordering(tree))
    _, instead = [*ways][mutant.way]
    _Replace(node, instead).visit(tree)
    return compiled(tree, f"{mutant.law} changed")


def compiled(tree: ast.Module, name: str) -> CodeType:
    """A module of laws without its classes: the facts of a small subject stay as loaded."""
    tree.body = [said for said in tree.body if not _declares_a_class(said)]
    return compile(ast.fix_missing_locations(tree), name, "exec")


def _declares_a_class(said: ast.stmt) -> bool:
    match said:
        case ast.ClassDef() | ast.Assign(value=ast.Call(func=ast.Name(id="StrEnum"))):
            return True
        case _:
            return False
