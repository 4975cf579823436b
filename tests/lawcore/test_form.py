"""The form of the laws: few words, short provisions, one text and one number per edition."""

import ast
import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache
from itertools import product
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import lawcore
from lawcore import EDITIONS, SUBJECTS, Answer, Edition, Order
from lawcore import orders as kinds
from lawcore.article import Consequence, Exemption, Provision, Remark
from lawcore.cases import revoke as told
from lawcore.cases.revoke import Hand, Revoke
from lawcore.enquiry import Reading
from lawcore.explore import dialogues
from lawcore.fact import Facts
from lawcore.jsonlines import reply_to
from lawcore.laws import law_64
from tests.lawcore.vectors import ORDINARY, VECTORS, Answers

HERE = Path(lawcore.__file__).parent
REVOKE = SUBJECTS["revoke"]
LAWS = sorted((HERE / "laws").glob("[a-z]*.py"))
LONGEST_BODY = 10
LONGEST_FILE = 420
MAKERS = {"condition", "consequence", "exemption", "remark"}
NUMBER = re.compile(r"J?\d+[A-Z]?\d?(\([a-z]\))?")
EDITION = pytest.mark.parametrize("edition", EDITIONS, ids=int)

ENUMS = {
    name: kind
    for name, kind in vars(told).items()
    if isinstance(kind, type) and issubclass(kind, StrEnum) and kind is not StrEnum
}
ORDERS = {
    name: kind
    for name, kind in vars(kinds).items()
    if isinstance(kind, type) and issubclass(kind, Order) and kind is not Order
}
TRICKS = {"LAST_TRICK", "TWELFTH"}
"""The only tricks the laws name: so tricks 1 to 11 are alike."""


def functions(file: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            yield node


FUNCTIONS = [
    pytest.param(function, id=f"{file.stem}.{function.name}")
    for file in LAWS
    for function in functions(file)
]
OF_THE_PACKAGE = {function.name for file in LAWS for function in functions(file)}


def body(function: ast.FunctionDef) -> list[ast.stmt]:
    """What stands under the docstring."""
    return function.body[1:]


def is_trick(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and ast.unparse(node) == "revoke.trick"


def check(node: ast.stmt | ast.expr) -> None:  # noqa: C901, PLR0912 - one case a word of the laws
    """Refuse every word that the laws do not use."""
    match node:
        case ast.Return(value=ast.expr() as value):
            check(value)
        case ast.If(test=test, body=then, orelse=[]):
            check(test)
            for statement in then:
                check(statement)
        case ast.BoolOp(values=values):
            for value in values:
                check(value)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            check(operand)
        case ast.IfExp(test=test, body=then, orelse=otherwise):
            for part in (test, then, otherwise):
                check(part)
        case ast.Compare(left=left, ops=[ast.Is() | ast.IsNot()], comparators=[right]):
            check(left)
            check(right)
            assert not is_trick(left)
            assert isinstance(right, ast.Attribute)
        case ast.Compare(left=left, ops=[ast.Eq() | ast.NotEq()], comparators=[right]):
            assert is_trick(left), ast.unparse(node)
            assert isinstance(right, ast.Name)
            assert right.id in TRICKS
        case ast.Call(func=ast.Name(id="bool"), args=[ast.Call() as inner], keywords=[]):
            check(inner)
        case ast.Call(func=ast.Name(id=name), args=values, keywords=keywords) if name in ORDERS:
            for value in (*values, *(keyword.value for keyword in keywords)):
                check(value)
        case ast.Call(func=ast.Name(id=name), args=[ast.Name(id="revoke")], keywords=[]):
            assert name in OF_THE_PACKAGE, name
        case ast.Attribute(value=ast.Name(id="revoke"), attr=fact):
            assert fact in Revoke.named, fact
        case ast.Attribute(value=ast.Name(id=name), attr=member):
            assert name in ENUMS, name
            assert member in ENUMS[name].__members__
        case ast.Constant(value=True | False | None | int()):
            pass
        case _:
            pytest.fail(ast.unparse(node))


@pytest.mark.parametrize("function", FUNCTIONS)
def test_a_provision_uses_only_the_words_of_the_laws(function: ast.FunctionDef) -> None:
    for statement in body(function):
        check(statement)


@pytest.mark.parametrize("function", FUNCTIONS)
def test_trick_is_compared_only_with_the_twelfth_and_the_last(function: ast.FunctionDef) -> None:
    reads = [node for node in ast.walk(function) if isinstance(node, ast.expr) and is_trick(node)]
    compared = [node for node in ast.walk(function) if isinstance(node, ast.Compare)]
    assert len(reads) == len([node for node in compared if is_trick(node.left)])


@pytest.mark.parametrize("function", FUNCTIONS)
def test_a_provision_is_short(function: ast.FunctionDef) -> None:
    first, *_, last = (body(function)[0], body(function)[-1])
    assert last.end_lineno is not None
    assert last.end_lineno - first.lineno < LONGEST_BODY


@pytest.mark.parametrize("function", FUNCTIONS)
def test_a_provision_says_in_one_sentence_what_it_is(function: ast.FunctionDef) -> None:
    sentence = ast.get_docstring(function)
    assert sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert ". " not in sentence
    assert sentence[0].isupper()


@pytest.mark.parametrize("function", FUNCTIONS)
def test_a_provision_is_asked_of_the_case_and_says_what_it_gives(
    function: ast.FunctionDef,
) -> None:
    (case,) = function.args.args
    assert (case.arg, case.annotation and ast.unparse(case.annotation)) == ("revoke", "Revoke")
    assert function.returns is not None
    gives = set(ast.unparse(function.returns).split(" | "))
    assert gives == {"bool"} or gives - {"None"} <= ORDERS.keys()


def made_by(decorator: ast.expr) -> str:
    assert isinstance(decorator, ast.Call)
    match decorator.func:
        case ast.Name(id=name):
            assert name in MAKERS
        case ast.Attribute(value=ast.Name(id=newest), attr="older"):
            assert newest in OF_THE_PACKAGE
        case _:
            pytest.fail(ast.unparse(decorator))
    (number,) = decorator.args
    assert isinstance(number, ast.Constant)
    assert isinstance(number.value, str)
    return number.value


@pytest.mark.parametrize("file", LAWS, ids=lambda file: file.stem)
def test_a_law_holds_provisions_and_their_older_numbers_only(file: Path) -> None:
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        match node:
            case ast.Expr(value=ast.Constant(value=str() as sentence)):
                assert sentence.endswith(".")
            case ast.ImportFrom(module=str() as module, level=0):
                assert module.startswith("lawcore.")
            case ast.FunctionDef(decorator_list=[decorator]):
                assert NUMBER.fullmatch(made_by(decorator))
            case ast.FunctionDef(decorator_list=[], returns=returns):
                assert returns is not None
                assert "None" not in ast.unparse(returns)
            case ast.Expr(value=ast.Call(func=ast.Attribute(attr="numbered"), args=[number])):
                assert isinstance(number, ast.Constant)
                assert NUMBER.fullmatch(str(number.value))
            case _:
                pytest.fail(ast.unparse(node))


@pytest.mark.parametrize(
    "file",
    [pytest.param(file, id=str(file.relative_to(HERE))) for file in sorted(HERE.rglob("*.py"))],
)
def test_a_file_is_not_too_long(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


def test_every_order_is_given_by_some_provision() -> None:
    written = {
        node.func.id
        for file in LAWS
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert ORDERS.keys() <= written


def test_every_fact_is_read_by_some_provision() -> None:
    read = {
        node.attr
        for file in LAWS
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "revoke"
    }
    assert read == Revoke.named.keys()


# editions


@cache
def provisions() -> tuple[Provision[Any], ...]:
    found = {provision: None for book in REVOKE.books.values() for provision in book.versions}
    return tuple(found)


def test_every_function_that_is_decorated_is_in_some_book() -> None:
    names = {provision.name for provision in provisions()}
    texts = {v.body.__name__ for provision in provisions() for v in provision.versions}
    assert names <= texts
    plain = {f.name for file in LAWS for f in functions(file) if not f.decorator_list}
    assert texts == OF_THE_PACKAGE - plain


@pytest.mark.parametrize("provision", provisions(), ids=lambda provision: provision.name)
def test_a_provision_has_one_text_in_an_edition(provision: Provision[Any]) -> None:
    years = Counter(
        edition
        for version in provision.versions
        for edition in EDITIONS
        if version.in_force(edition)
    )
    assert years
    assert set(years.values()) == {1}


@pytest.mark.parametrize("provision", provisions(), ids=lambda provision: provision.name)
def test_every_text_is_in_force_somewhere(provision: Provision[Any]) -> None:
    for version in provision.versions:
        assert any(version.in_force(edition) for edition in EDITIONS)
        assert version.since <= version.until


@EDITION
@pytest.mark.parametrize("kind", [Consequence, Exemption, Remark], ids=lambda kind: kind.__name__)
def test_a_number_is_borne_by_one_provision(
    edition: Edition, kind: type[Provision[Facts]]
) -> None:
    numbers = [
        rule.number for p, rule in REVOKE.books[edition].rules.items() if isinstance(p, kind)
    ]
    assert numbers
    assert len(set(numbers)) == len(numbers)


@EDITION
def test_every_exception_excepts_what_is_in_force(edition: Edition) -> None:
    in_force = REVOKE.books[edition].versions
    for provision in in_force:
        excepted = provision.exception_to
        assert not excepted or any(other in in_force for other in excepted), provision


def test_everything_that_is_excepted_is_in_force_with_its_exception_somewhere() -> None:
    for provision in provisions():
        for excepted in provision.exception_to:
            books = REVOKE.books.values()
            assert any({provision, excepted} <= book.versions.keys() for book in books), provision


def test_an_exemption_excepts_the_transfer_of_tricks() -> None:
    for provision in provisions():
        if isinstance(provision, Exemption):
            assert provision.exception_to == (law_64.rectified,)


# no dead law

OPTIONAL: tuple[Answers, ...] = (
    {},
    {"noticed_by": "director"},
    {"noticed_by": "spectator"},
    {"on_purpose": True},
    {"cards_mixed": True},
    {"card_missing": True},
    {"attention": "after_correction_period"},
    {"defenders_may_ask": True, "defender_asked_partner": True},
    {"defenders_may_ask": False, "defender_asked_partner": True},
    {"duty": "penalty_card"},
    {"same_trick_one_side_played_on": True, "since": "played"},
)
CANNOT_FAIL = {"disobeyed_a_requirement"}
"""The other of the two ways to revoke: it is read where the first has failed, to be cited."""
ONE_TRICK_EACH = {"trick": (5, 12, 13)}


def cases(edition: Edition) -> Iterator[Mapping[str, Answer]]:
    """Every dialogue, and circumstances that nobody is asked about."""
    for dialogue in dialogues(REVOKE, edition, None, ONE_TRICK_EACH):
        yield dialogue.answers
    for hand, since, more in product(Hand, ("nothing", "played", "named"), OPTIONAL):
        yield {**ORDINARY, "hand": hand, "since": since, **more}


@cache
def found(edition: Edition) -> tuple[frozenset[str], frozenset[str]]:
    """The provisions that hold in some case, and those that fail in some other."""
    held: set[str] = set()
    failed: set[str] = set()
    book = REVOKE.books[edition]
    remarks = {p.name: rule.number for p, rule in book.rules.items() if isinstance(p, Remark)}
    for case in cases(edition):
        reading = Reading(book, Revoke, {**case})
        reading.read_all()
        reading.read_quietly()
        said = reading.remarks()
        for provision, finding in reading.findings.items():
            if finding.held:
                held.add(provision.name)
            elif not finding.suspended:
                failed.add(provision.name)
        held |= {name for name, key in remarks.items() if key in said}
        failed |= {name for name, key in remarks.items() if key not in said}
    return frozenset(held), frozenset(failed)


@EDITION
def test_every_provision_in_force_holds_in_some_case(edition: Edition) -> None:
    held, _ = found(edition)
    assert not {provision.name for provision in REVOKE.books[edition].rules} - held


@EDITION
def test_every_provision_in_force_fails_in_some_case(edition: Edition) -> None:
    _, failed = found(edition)
    never = {provision.name for provision in REVOKE.books[edition].rules} - failed
    assert never == CANNOT_FAIL


# a new edition costs one file

AS_BEFORE = '''
    """The Laws of 2027."""

    from lawcore.edition import Edition
    from lawcore.editions.book import Book

    BOOK = Book(Edition(2027), in_force=False)
'''
IN_FORCE = AS_BEFORE.replace("in_force=False", "in_force=True")
AMENDED = '''
    """The Laws of 2027."""

    from lawcore.article import Amendment, Version
    from lawcore.cases.revoke import Earlier, Revoke
    from lawcore.edition import Edition
    from lawcore.editions.book import Book
    from lawcore.laws.law_64 import both_sides_revoked, same_suit_again, without_any_revoke


    def _even_if_the_first_was_corrected(revoke: Revoke) -> bool:
        """The same player revoked again in the same suit."""
        return revoke.earlier_revoke_same_suit is not Earlier.NONE


    BOOK = Book(
        Edition(2027),
        in_force=False,
        amendments=(
            Amendment(
                same_suit_again, Version("64B9", 2027, 9999, _even_if_the_first_was_corrected)
            ),
            Amendment(both_sides_revoked, None),
            Amendment(without_any_revoke, None),
        ),
    )
'''


def requests(edition: int) -> list[str]:
    return [
        json.dumps(
            {
                "subject": "revoke",
                "edition": edition,
                "answers": {**vector.facts, "later_tricks": "none"}
                if vector.facts["trick"] == 12
                else dict(vector.facts),
            }
        )
        for vector in VECTORS
    ]


def run(folder: Path, *arguments: str, typed: str = "") -> str:
    ended = subprocess.run(
        [sys.executable, "-m", "lawcore", *arguments],
        cwd=folder,
        env={"PYTHONPATH": str(folder), "PYTHONUTF8": "1"},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert ended.stderr == ""
    assert ended.returncode == 0
    return ended.stdout


def with_2027(folder: Path, text: str) -> Path:
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(HERE, folder / "lawcore", ignore=ignored)
    (folder / "lawcore" / "editions" / "laws_2027.py").write_text(dedent(text), encoding="utf-8")
    return folder


def rulings(folder: Path, edition: int) -> list[Any]:
    lines = run(folder, "enquire", typed="\n".join(requests(edition))).splitlines()
    return [json.loads(line) for line in lines]


def here(edition: int) -> list[Any]:
    return [json.loads(reply_to(request)) for request in requests(edition)]


def called(replies: Sequence[Any], edition: int) -> list[Any]:
    return [{"ruling": {**reply["ruling"], "edition": edition}} for reply in replies]


@pytest.mark.parametrize("text", [AS_BEFORE, IN_FORCE, AMENDED], ids=["same", "new", "amended"])
def test_a_new_edition_leaves_the_old_ones_alone(tmp_path: Path, text: str) -> None:
    folder = with_2027(tmp_path, text)
    for edition in EDITIONS:
        assert rulings(folder, edition) == here(edition)


def test_a_new_edition_without_amendments_rules_as_the_one_before(tmp_path: Path) -> None:
    folder = with_2027(tmp_path, AS_BEFORE)
    assert rulings(folder, 2027) == called(here(2017), 2027)
    assert run(folder, "article", "64A1", "--edition", "2027").startswith("64A1 · 2027 Laws")


def test_an_edition_in_force_is_the_one_meant(tmp_path: Path) -> None:
    folder = with_2027(tmp_path, IN_FORCE)
    request = json.dumps({"subject": "revoke", "answers": dict(ORDINARY)})
    assert json.loads(run(folder, "enquire", typed=request))["ruling"]["edition"] == 2027
    folder_of_before = with_2027(tmp_path / "before", AS_BEFORE)
    assert json.loads(run(folder_of_before, "enquire", typed=request))["ruling"]["edition"] == 2017


def test_an_amended_edition_rules_as_amended(tmp_path: Path) -> None:
    folder = with_2027(tmp_path, AMENDED)
    amended = dict(zip((vector.id for vector in VECTORS), rulings(folder, 2027), strict=True))
    before = dict(zip((v.id for v in VECTORS), called(here(2017), 2027), strict=True))
    changed = {name for name in amended if amended[name] != before[name]}
    assert changed == {"T29", "T30", "T31"}
    for name in ("T29", "T30"):
        assert amended[name]["ruling"]["tricks"] == 0
        assert amended[name]["ruling"]["exemptions"] == ["64B9"]
    assert amended["T31"]["ruling"]["tricks"] == 2
    assert amended["T31"]["ruling"]["exemptions"] == []


def test_an_amended_article_is_found_by_its_new_number(tmp_path: Path) -> None:
    folder = with_2027(tmp_path, AMENDED)
    assert run(folder, "article", "64B9", "--edition", "2027").startswith("64B9 · 2027 Laws")
    assert run(folder, "article", "64B2", "--edition", "2017").startswith("64B2 · 2017 Laws")
