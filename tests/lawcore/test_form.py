"""The form of the laws: few words, short provisions, one text and one number per edition."""

import ast
import inspect
import json
import re
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, partial
from importlib import import_module
from itertools import chain, islice, product
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import Any, TypeAlias, get_type_hints

import pytest

import lawcore
from lawcore import EDITIONS, SUBJECTS, Answer, Edition, Order, Question, Subject
from lawcore.engine.article import (
    Code,
    Consequence,
    Exemption,
    Premise,
    Provision,
    Remark,
    Version,
)
from lawcore.engine.dialogues import Dialogue
from lawcore.engine.fact import Facts, Unanswered
from lawcore.engine.reading import Reading, consider
from lawcore.engine.ruling import Finding
from lawcore.jsonlines import reply_to
from lawcore.laws.provisions import orders as shared_orders
from lawcore.laws.provisions.facts import WithdrawnCall
from lawcore.laws.subjects.call_out_of_turn import law_29
from lawcore.laws.subjects.revoke import law_61, law_64
from lawcore.laws.subjects.revoke.facts import Attention, Hand
from tests import tables
from tests.copies import run_python
from tests.each import together
from tests.lawcore import cases as files
from tests.lawcore import shared, walks
from tests.lawcore.cases import Answers
from tests.lawcore.vectors import ORDINARY, VECTORS
from tests.sampling import NIGHT, some

HERE = Path(lawcore.__file__).parent
REVOKE = SUBJECTS["revoke"]
LAWS = sorted(
    file
    for pattern in ("*/law_*.py", "*/judgement.py", "[a-z]*.py")
    for file in (HERE / "laws" / "subjects").glob(pattern)
) + sorted((HERE / "laws" / "provisions").glob("law_*.py"))
"""The laws, subject by subject, and those of the room that subjects share."""
OF_ALL = "provisions"
MODULE_OF_THE_LAWS = re.compile(r"lawcore\.laws\.(subjects\.\w+|provisions)\.\w+$")
CASE = "case"
"""What every provision calls the case."""
SAID_OF_THE_CASE = set(get_type_hints(WithdrawnCall)) - set(get_type_hints(Facts))
"""What a provision that subjects share may read off the case: what its class says of itself."""
SUBJECT = together("subject", SUBJECTS.values())
LONGEST_BODY = 10
LONGEST_FILE = 500
MOST_NAMES = 5
"""Of a module of a subject no more are imported one by one."""
MAKERS = {"condition", "consequence", "exemption", "remark"}
MARKS = {"derived", "practice"}
NUMBER = re.compile(r"J?\d+[A-Z]?\d?(\([a-z\d]\))?(\([iv]+\))?")


Functions: TypeAlias = tuple[ast.FunctionDef, ...]


def of_kind(module: ModuleType, kind: type[Any]) -> Mapping[str, type[Any]]:
    return {
        name: thing
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, kind) and thing is not kind
    }


def orders_in(module: ModuleType) -> Mapping[str, Order]:
    """The orders declared in a module, each by its name there and by that of what fills it in."""
    declared = {name: thing for name, thing in vars(module).items() if isinstance(thing, Order)}
    filled = {name: vars(module).get(name.lower()) for name in declared}
    return declared | {
        name.lower(): declared[name] for name in filled if inspect.isfunction(filled[name])
    }


def choices_in(module: ModuleType) -> Mapping[str, tuple[Order, ...]]:
    """The orders between which an answer decides, by the name that they have in a module."""
    return {
        name: tuple(thing.values())
        for name, thing in vars(module).items()
        if isinstance(thing, Mapping) and {type(one) for one in thing.values()} == {Order}
    }


ENUMS = {name: of_kind(shared.part(name, "facts"), StrEnum) for name in SUBJECTS}
ORDERS = {name: orders_in(shared.part(name, "orders")) for name in SUBJECTS} | {
    OF_ALL: orders_in(shared_orders)
}
CHOICES = {name: choices_in(shared.part(name, "orders")) for name in SUBJECTS} | {OF_ALL: {}}
TRICKS = {"LAST_TRICK", "TWELFTH"}
"""The only tricks the laws name: so tricks 1 to 11 are alike."""


def told_by(file: Path) -> str:
    """The subject of a file of laws, or the room of those that subjects share."""
    return file.stem if is_whole(file) else file.parent.name


def is_whole(file: Path) -> bool:
    """Whether a file has all of a small subject: facts, orders and Laws."""
    return file.parent.name == "subjects"


def of_the_laws(file: Path) -> Iterator[ast.stmt]:
    """What a file says of the Laws: of a small subject not its facts, orders and declaration."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if not is_whole(file) or states_a_law(node):
            yield node


def states_a_law(node: ast.stmt) -> bool:
    if not isinstance(node, ast.FunctionDef):
        return False
    return bool(node.decorator_list) or [arg.arg for arg in node.args.args] == [CASE]


def functions(file: Path) -> Iterator[ast.FunctionDef]:
    return (node for node in of_the_laws(file) if isinstance(node, ast.FunctionDef))


LAW = together("subject, laws", [(told_by(file), tuple(functions(file))) for file in LAWS])
"""The functions of each file of laws; what fails names the one at fault."""
FILE = together("file", LAWS)
OF_THE_PACKAGE = {
    name: {f.name for file in LAWS if told_by(file) == name for f in functions(file)}
    for name in (*SUBJECTS, OF_ALL)
}
PREMISES = {
    name
    for part in shared.MODULES
    for name, thing in vars(shared.module(part)).items()
    if isinstance(thing, Premise)
}


IN_MODULE = re.compile(r"(shared_)?(facts|orders)$|law_\w+$")


def body(function: ast.FunctionDef) -> list[ast.stmt]:
    """What stands under the docstring."""
    return function.body[1:]


def is_trick(subject: str, node: ast.expr) -> bool:
    return subject == "revoke" and ast.unparse(node) == "case.trick"


class ByName(ast.NodeTransformer):
    """What stands in an imported module is called by its name alone."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.Attribute(value=ast.Name(id=module), attr=name) if IN_MODULE.match(module):
                return ast.Name(name, ast.Load())
        return node


class Words:
    """The words of the laws of a subject."""

    def __init__(self, subject: str) -> None:
        self.subject = subject
        self.orders = {**ORDERS[subject], **ORDERS[OF_ALL]}

    def check(self, node: ast.stmt | ast.expr) -> None:  # noqa: C901, PLR0912 - one case a word of the laws
        """Refuse every word that the laws do not use."""
        match node:
            case ast.Return(value=ast.expr() as value):
                self.check(value)
            case ast.If(test=test, body=then, orelse=[]):
                self.check(test)
                for statement in then:
                    self.check(statement)
            case ast.BoolOp(values=values):
                for value in values:
                    self.check(value)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                self.check(operand)
            case ast.IfExp(test=test, body=then, orelse=otherwise):
                for part in (test, then, otherwise):
                    self.check(part)
            case ast.Compare(left=left, ops=[ast.Is() | ast.IsNot()], comparators=[right]):
                self.check(left)
                self.check(right)
                assert not is_trick(self.subject, left)
                assert isinstance(right, ast.Attribute)
            case ast.Compare(
                left=left, ops=[ast.In() | ast.NotIn()], comparators=[ast.Tuple(elts=several)]
            ):
                assert not is_trick(self.subject, left)
                for value in (left, *several):
                    assert isinstance(value, ast.Attribute)
                    self.check(value)
            case ast.Compare(left=left, ops=[ast.Eq() | ast.NotEq()], comparators=[right]):
                assert is_trick(self.subject, left), ast.unparse(node)
                assert isinstance(right, ast.Name)
                assert right.id in TRICKS
            case ast.Name(id=name):
                assert not self.orders[name].takes, name
            case ast.Call(func=ast.Name(id=name), args=values, keywords=keywords) if (
                name in self.orders and name.islower()
            ):
                for value in (*values, *(keyword.value for keyword in keywords)):
                    self.check(value)
            case ast.Call(func=ast.Name(id=name), args=[ast.Name(id=case)], keywords=[]):
                assert case == CASE
                assert name in OF_THE_PACKAGE[self.subject] | OF_THE_PACKAGE[OF_ALL] | (
                    PREMISES if self.subject == OF_ALL else set()
                ), name
            case ast.Attribute(value=ast.Name(id=case), attr=fact) if case == CASE:
                told = SUBJECTS.get(self.subject)
                assert fact in (told.facts.named if told else SAID_OF_THE_CASE), fact
            case ast.Call(func=ast.Attribute(value=one, attr="is_within"), args=[other]):
                self.check(one)
                self.check(other)
            case ast.Attribute(value=ast.Name(id=name), attr=member):
                assert member in ENUMS[self.subject][name].__members__
            case ast.Subscript(value=ast.Name(id=name), slice=ast.Attribute() as fact):
                assert name in CHOICES[self.subject], name
                self.check(fact)
            case ast.Constant(value=True | False | None | int()):
                pass
            case _:
                pytest.fail(ast.unparse(node))


@LAW
def test_a_provision_uses_only_the_words_of_the_laws(subject: str, laws: Functions) -> None:
    words = Words(subject)
    for function in laws:
        try:
            for statement in body(function):
                words.check(ByName().visit(deepcopy(statement)))
        except BaseException as error:
            error.add_note(function.name)
            raise


@LAW
def test_trick_is_compared_only_with_the_twelfth_and_the_last(
    subject: str, laws: Functions
) -> None:
    for function in laws:
        nodes = [*ast.walk(function)]
        reads = [node for node in nodes if isinstance(node, ast.expr) and is_trick(subject, node)]
        compared = [node for node in nodes if isinstance(node, ast.Compare)]
        of_tricks = [node for node in compared if is_trick(subject, node.left)]
        assert len(reads) == len(of_tricks), function.name


@LAW
def test_a_provision_is_short(subject: str, laws: Functions) -> None:
    for function in laws:
        first, *_, last = (body(function)[0], body(function)[-1])
        assert last.end_lineno is not None
        assert last.end_lineno - first.lineno < LONGEST_BODY, function.name


@LAW
def test_a_provision_says_in_one_sentence_what_it_is(subject: str, laws: Functions) -> None:
    for function in laws:
        sentence = ast.get_docstring(function)
        assert sentence, function.name
        assert sentence.endswith(".")
        assert "\n" not in sentence
        assert ". " not in sentence
        assert sentence[0].isupper()


@LAW
def test_a_provision_is_asked_of_the_case_and_says_what_it_gives(
    subject: str, laws: Functions
) -> None:
    kinds = {Facts, WithdrawnCall} if subject == OF_ALL else {SUBJECTS[subject].facts}
    asked = {facts.__name__ for facts in kinds}
    for function in laws:
        (case,) = function.args.args
        assert case.arg == CASE, function.name
        assert case.annotation is not None, function.name
        assert ast.unparse(case.annotation).removeprefix("facts.") in asked, function.name
        assert function.returns is not None, function.name
        given = {"bool", "Order | None"} if function.decorator_list else {"bool", "Order"}
        assert ast.unparse(function.returns) in given, function.name


def made_by(subject: str, decorator: ast.expr) -> str:
    assert isinstance(decorator, ast.Call)
    match decorator.func:
        case ast.Name(id=name):
            assert name in MAKERS
        case ast.Attribute(value=ast.Name(id=newest), attr="older"):
            assert newest in OF_THE_PACKAGE[subject]
        case _:
            pytest.fail(ast.unparse(decorator))
    number, *orders = decorator.args
    for order in orders:
        assert isinstance(order, ast.Name | ast.Attribute | ast.Starred) or (
            isinstance(order, ast.Call) and ast.unparse(order.func) == "Order"
        )
    assert isinstance(number, ast.Constant)
    assert isinstance(number.value, str)
    return number.value


def earlier_numbers(decorator: ast.expr) -> Sequence[str]:
    assert isinstance(decorator, ast.Call)
    was = [keyword.value for keyword in decorator.keywords if keyword.arg == "was"]
    return [number for numbers in was for number in ast.literal_eval(numbers).values()]


@FILE
def test_a_law_holds_provisions_only(file: Path) -> None:
    for node in of_the_laws(file):
        match node:
            case ast.Expr(value=ast.Constant(value=str() as sentence)):
                assert sentence.endswith(".")
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.Call(func=ast.Name(id="Premise"), args=[ast.Constant(value=said)]),
            ):
                assert file.parent.name == OF_ALL
                assert name == said
            case ast.ImportFrom(module=str() as module, level=0):
                assert module.startswith("lawcore.")
            case ast.FunctionDef(decorator_list=[*marks, decorator]):
                assert {ast.unparse(mark) for mark in marks} <= MARKS
                for number in (made_by(told_by(file), decorator), *earlier_numbers(decorator)):
                    assert NUMBER.fullmatch(number)
            case ast.FunctionDef(decorator_list=[], returns=returns):
                assert returns is not None
                assert "None" not in ast.unparse(returns)
            case _:
                pytest.fail(ast.unparse(node))


def test_no_file_is_too_long() -> None:
    lines = {
        file: len(file.read_text(encoding="utf-8").splitlines()) for file in HERE.rglob("*.py")
    }
    assert [file for file, number in lines.items() if number > LONGEST_FILE] == []


def trees(subject: Subject) -> Iterator[ast.AST]:
    for file in LAWS:
        if told_by(file) == subject.name:
            yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def test_no_pair_of_answers_parts_the_tricks_before_the_twelfth() -> None:
    (before, *_) = REVOKE.facts.equivalent["trick"]
    assert before == tuple(range(1, 12))
    for pair in REVOKE.facts.incompatible:
        for fact, answers in pair.parts:
            alike = answers.isdisjoint(before) or answers.issuperset(before)
            assert fact.name != "trick" or alike, pair


@SUBJECT
def test_every_order_is_given_by_some_provision(subject: Subject) -> None:
    assert {order.name for order in ORDERS[subject.name].values()} <= subject.orders.keys()


@SUBJECT
def test_an_order_has_one_declaration(subject: Subject) -> None:
    """Orders of one name are one, though a provision of another edition gives it."""
    declared: dict[str, Order] = {}
    for provision in provisions_of(subject.name):
        for order in (order for version in provision.versions for order in version.orders):
            assert declared.setdefault(order.name, order) is order, order


def orders_named(
    function: ast.FunctionDef,
    words: Mapping[str, Order],
    choices: Mapping[str, tuple[Order, ...]],
    home: Mapping[str, object],
) -> Iterator[str]:
    """What a provision names, and what is named by functions of its module that it asks."""
    for node in (n for statement in body(function) for n in ast.walk(ByName().visit(statement))):
        if not isinstance(node, ast.Name):
            continue
        if node.id in words:
            yield words[node.id].name
        yield from (order.name for order in choices.get(node.id, ()))
        if inspect.isfunction(asked := home.get(node.id)) and node.id not in words:
            (other,) = ast.parse(dedent(inspect.getsource(asked))).body
            assert isinstance(other, ast.FunctionDef)
            yield from orders_named(other, words, choices, home)


@SUBJECT
def test_a_provision_gives_the_orders_that_it_says_it_may(subject: Subject) -> None:
    for provision in provisions_of(subject.name):
        words = {**ORDERS[subject.name], **ORDERS[OF_ALL]}
        for version in provision.versions:
            (function,) = ast.parse(dedent(inspect.getsource(version.body))).body
            assert isinstance(function, ast.FunctionDef)
            if get_type_hints(version.body)["return"] is bool:
                said = {order for order in version.orders if not order.takes}
                assert len(said) == len(version.orders) == isinstance(provision, Consequence)
                continue
            home = vars(sys.modules[version.body.__module__])
            named = {*orders_named(function, words, CHOICES[subject.name], home)}
            assert named == {order.name for order in version.orders}, provision


@FILE
def test_a_module_is_imported_where_many_of_its_names_would_be(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and MODULE_OF_THE_LAWS.match(node.module or ""):
            assert len(node.names) <= MOST_NAMES, node.module


@SUBJECT
def test_every_fact_is_read_by_some_provision(subject: Subject) -> None:
    read = {
        node.attr
        for node in trees(subject)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == CASE
    }
    read.discard("is_")  # of a fact that is called so
    assert read == subject.facts.named.keys()


# editions


@cache
def provisions_of(subject: str) -> tuple[Provision[Any], ...]:
    books = SUBJECTS[subject].books.values()
    return tuple({provision: None for book in books for provision in book.versions})


COVERED = together("subject, edition", walks.BOOKS)


@SUBJECT
def test_every_function_that_is_decorated_is_in_some_book(subject: Subject) -> None:
    every = [p for p in provisions_of(subject.name) if not shared.is_shared(p)]
    texts = {v.body.__name__ for provision in every for v in provision.versions}
    assert {provision.name for provision in every} <= texts
    plain = {
        f.name
        for file in LAWS
        if told_by(file) == subject.name
        for f in functions(file)
        if not f.decorator_list
    }
    assert texts == OF_THE_PACKAGE[subject.name] - plain


@together("part", shared.MODULES)
def test_what_is_shared_is_taken_in_by_two_subjects_at_least(part: str) -> None:
    assert len([*shared.takers(part)]) > 1


@SUBJECT
def test_a_subject_takes_a_shared_part_of_a_law_in_whole(subject: Subject) -> None:
    taken = [p for p in provisions_of(subject.name) if shared.is_shared(p)]
    for part in {provision.home for provision in taken}:
        there = vars(import_module(part)).values()
        whole = [p for p in there if isinstance(p, Provision) and p.home == part]
        assert [p for p in taken if p.home == part] == whole


def test_every_order_of_what_is_shared_is_given_by_some_subject() -> None:
    given = {name for subject in SUBJECTS.values() for name in subject.orders}
    assert {order.name for order in ORDERS[OF_ALL].values()} <= given


def test_a_premise_that_is_not_told_or_is_of_no_law_is_refused() -> None:
    part = shared.module("law_43b")
    with pytest.raises(TypeError, match="play_goes_on_unrectified"):
        Code.of(law_64, part)
    with pytest.raises(TypeError, match="play_goes_on_unrectified"):
        Code.of(law_64, premises={part.play_goes_on_unrectified: law_64.rectified})


@SUBJECT
def test_a_provision_has_one_text_in_an_edition(subject: Subject) -> None:
    for provision in provisions_of(subject.name):
        years = Counter(
            edition
            for version in provision.versions
            for edition in EDITIONS
            if version.in_force(edition)
        )
        assert years, provision
        assert set(years.values()) == {1}, provision


@SUBJECT
def test_every_text_is_in_force_somewhere(subject: Subject) -> None:
    for provision in provisions_of(subject.name):
        for version in provision.versions:
            assert any(version.in_force(edition) for edition in EDITIONS), provision
            assert version.since <= version.until, provision


def ordered_by(version: Version) -> set[str]:
    """The orders that a text can give; a condition or a remark is either so or not."""
    return {order.name for order in version.orders} or {"so"}


@COVERED
def test_a_number_is_borne_by_one_provision(subject: Subject, edition: Edition) -> None:
    """Of consequences that share a number each orders something else.

    Points that only a later edition has given letters share their number before.
    """
    lettered = {
        number
        for provision in subject.books[edition].rules
        for version in provision.versions
        for number, _, letter in [version.number.partition("(")]
        if letter and version.since > edition
    }
    borne = Counter[tuple[type, str, str]]()
    in_force = subject.books[edition].versions
    for provision, rule in subject.books[edition].rules.items():
        for kind in (Consequence, Exemption, Remark):
            if isinstance(provision, kind) and rule.number not in lettered:
                given = ordered_by(in_force[provision])
                borne.update((kind, rule.number, order) for order in given)
    assert [one for one, number in borne.items() if number > 1] == []


@COVERED
def test_every_exception_excepts_what_is_in_force(subject: Subject, edition: Edition) -> None:
    in_force = subject.books[edition].versions
    for provision in in_force:
        excepted = provision.exception_to
        assert not excepted or any(other in in_force for other in excepted), provision


@SUBJECT
def test_everything_that_is_excepted_is_in_force_with_its_exception_somewhere(
    subject: Subject,
) -> None:
    for provision in provisions_of(subject.name):
        for excepted in provision.exception_to:
            books = subject.books.values()
            assert any({provision, excepted} <= book.versions.keys() for book in books), provision


def test_an_exemption_excepts_the_transfer_of_tricks() -> None:
    for provision in provisions_of("revoke"):
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
    {"card_missing": True, "each_side_played_on": True},
    {"facts_disputed": True},
    {"done_before": "ruled_wrongly"},
    {"attention": "after_correction_period"},
    {"defenders_may_ask": True, "defender_asked_partner": True},
    {"defenders_may_ask": False, "defender_asked_partner": True},
    {"duty": "penalty_card"},
    {"same_trick_one_side_played_on": True, "since": "played"},
    {
        "attention": Attention.DURING_PLAY,
        "trick": 12,
        "dummy_drew_attention": True,
        "dummy_lost_rights": True,
    },
)
CANNOT_FAIL: Mapping[str, Mapping[str, Provision[Any]]] = {
    "revoke": {"disobeyed_a_requirement": law_61.a_revoke},
    "call_out_of_turn": {"is_ruled_by_its_kind": law_29.calls_are_compared},
}
"""What is read only where it holds, to be cited, by one provision alone: the other of the two ways
to revoke, where the first has failed; the kind of a call, once calls are to be compared."""
ONE_OF_EACH = 8
"""One dialogue in this many is told again with each volunteered circumstance."""
FEW = 1_000
"""Where there are no more dialogues, each of them is told again."""
CASES = 6_500
"""The cases of a subject in an edition among which is looked by day."""
AT_LEAST = 3_000 if NIGHT else 400
"""The cases of a subject in an edition that are read though nothing is left to find."""


def settings_of(subject: Subject) -> Iterator[dict[str, Answer]]:
    facts = subject.facts.settings
    for values in product(*(fact.options for fact in facts)):
        yield {fact.name: value for fact, value in zip(facts, values, strict=True)}


def cases(subject: Subject, edition: Edition) -> Iterator[Mapping[str, Answer]]:
    """Every dialogue, and circumstances that nobody is asked about; those may lead to more."""
    volunteered = [fact for fact in subject.facts.listed if fact.volunteered]
    for settings in settings_of(subject):
        every = [*dialogues_under(settings, subject, edition)]
        spared = ONE_OF_EACH if len(every) > FEW else 1
        for number, dialogue in enumerate(every):
            answers = {**dialogue.answers, **settings}
            yield answers
            for fact in volunteered:
                if number % spared and fact not in subject.facts.later:
                    continue
                with_it = ({**answers, fact.name: option} for option in fact.options)
                yield from (told for told in with_it if is_possible(subject, told))
    if subject is REVOKE:
        for hand, since, more in product(Hand, ("nothing", "played", "named"), OPTIONAL):
            yield {**ORDINARY, "hand": hand, "since": since, **more}


def dialogues_under(
    settings: Mapping[str, Answer], subject: Subject, edition: Edition
) -> Iterable[Dialogue]:
    """Every dialogue where an authority has settled this; about a revoke those as usual.

    What is asked about it besides, `readings` tells.
    """
    as_usual = {f.name: f.setting(edition) for f in subject.facts.settings if f.setting}
    if settings == as_usual or subject is REVOKE:
        return walks.every_dialogue(subject, edition)
    every = (walk for walk in files.of(subject.name).walks if walk.edition == edition)
    return walks.of(next(walk for walk in every if walk.settings == settings))


def is_possible(subject: Subject, told: Mapping[str, Answer]) -> bool:
    return not any(pair.met(told) for pair in subject.facts.impossible)


@dataclass
class Found:
    """What is found in the cases read so far."""

    held: set[str] = field(default_factory=set)
    failed: set[str] = field(default_factory=set)

    def add(self, reading: Reading) -> None:
        """Note the provisions read."""
        for provision, finding in reading.findings.items():
            if finding.held:
                self.held.add(provision.name)
            elif not finding.suspended:
                self.failed.add(provision.name)


def told_further(
    subject: Subject, edition: Edition, told: Mapping[str, Answer]
) -> Iterator[Mapping[str, Answer]]:
    """Yield what was told with every answer to what the law asks then; nothing impossible."""
    reply = consider(subject, edition, told)
    if not isinstance(reply, Question):
        yield told
        return
    asked = next(fact for fact in reply.facts if not subject.facts.named[fact.name].volunteered)
    for option in asked.options:
        further = {**told, asked.name: option}
        if is_possible(subject, further):
            yield from told_further(subject, edition, further)


@cache
def found(subject: Subject, edition: Edition) -> Found:
    """What is found in all cases, which are read until nothing is left to find.

    What cannot fail is looked for to the end, and more is told only where that may make a
    difference to it.
    """
    book, so_far = subject.books[edition], Found()
    remarks = {p.name: rule.number for p, rule in book.rules.items() if isinstance(p, Remark)}
    every = walks.varied(some([*cases(subject, edition)], CASES))
    cannot_fail = CANNOT_FAIL.get(subject.name, {})
    names = {provision.name for provision in book.rules}
    for number, case in enumerate(every):
        for reading in readings(subject, edition, case, Reading.read_all):
            reading.read_quietly()
            said = reading.remarks()
            so_far.add(reading)
            so_far.held |= {name for name, key in remarks.items() if key in said}
            so_far.failed |= {name for name, key in remarks.items() if key not in said}
        if number >= AT_LEAST and so_far.held >= names <= so_far.failed | cannot_fail.keys():
            break
    alone = partial(read_alone, provisions=tuple(cannot_fail.values()))
    for case in every if cannot_fail else ():
        for reading in readings(subject, edition, case, alone):
            so_far.add(reading)
    return so_far


def readings(
    subject: Subject,
    edition: Edition,
    case: Mapping[str, Answer],
    read: Callable[[Reading], list[Finding]],
) -> Iterator[Reading]:
    """Yield a reading of the case; where what is read rests on more, one for all that may be told.

    `read` reads a part of the law, and returns what it came to.
    """
    book = subject.books[edition]
    reading = Reading(book, subject.facts, case)
    if not any(finding.wants for finding in read(reading)):
        yield reading
        return
    for told in told_further(subject, edition, case):
        reading = Reading(book, subject.facts, told)
        read(reading)
        yield reading


def read_alone(reading: Reading, provisions: tuple[Provision[Any], ...]) -> list[Finding]:
    """Read some provisions and nothing that they do not ask."""
    for provision in provisions:
        with suppress(Unanswered):
            reading.find(provision)
    return [reading.findings[provision] for provision in provisions]


@COVERED
def test_every_provision_in_force_holds_in_some_case_and_fails_in_some_other(
    subject: Subject, edition: Edition
) -> None:
    in_force = {provision.name for provision in subject.books[edition].rules}
    so_far = found(subject, edition)
    assert in_force - so_far.held == set()
    assert in_force - so_far.failed == CANNOT_FAIL.get(subject.name, {}).keys() & in_force


def test_what_cannot_fail_is_read_by_one_provision() -> None:
    for subject, readers in CANNOT_FAIL.items():
        for name, reader in readers.items():
            named = {
                function.name
                for file in LAWS
                if told_by(file) == subject
                for function in functions(file)
                for node in ast.walk(function)
                if name in {getattr(node, "id", None), getattr(node, "attr", None)}
            }
            assert named == {reader.name}


# a new edition costs one file

LAWS_OF_2097: Mapping[str, str] = tables.beside(__file__, "laws_2097.toml")
AS_BEFORE, AMENDED = LAWS_OF_2097["as_before"], LAWS_OF_2097["amended"]
IN_FORCE = AS_BEFORE.replace("in_force=False", "in_force=True")


ORDINARILY = json.dumps({"subject": "revoke", "answers": dict(ORDINARY)})
"""A request that names no edition."""


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
    ended = run_python(folder, "-m", "lawcore", *arguments, typed=typed)
    assert ended.stderr == ""
    assert ended.returncode == 0
    return ended.stdout


@dataclass(frozen=True)
class With2097:
    """A copy of the law with one file more: where it is, and what it replies by edition."""

    folder: Path
    replies: Mapping[int, list[Any]]
    edition_meant: int


House: TypeAlias = Callable[[str], With2097]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """What gives the copy with a text of the edition, made when it is first wanted."""
    return cache(partial(with_2097, tmp_path_factory))


def with_2097(folders: pytest.TempPathFactory, text: str) -> With2097:
    folder = folders.mktemp("law")
    shutil.copytree(HERE, folder / "lawcore")
    file = folder / "lawcore" / "laws" / "editions" / "laws_2097.py"
    file.write_text(text, encoding="utf-8")
    asked = {edition: requests(edition) for edition in (*map(int, EDITIONS), 2097)}
    typed = "\n".join((*chain(*asked.values()), ORDINARILY))
    told = map(json.loads, run(folder, "enquire", typed=typed).splitlines())
    replies = {edition: [*islice(told, len(of))] for edition, of in asked.items()}
    return With2097(folder, replies, next(told)["ruling"]["edition"])


def here(edition: int) -> list[Any]:
    return [json.loads(reply_to(request)) for request in requests(edition)]


def as_of_2097(replies: Iterable[Any]) -> list[Any]:
    return [{"ruling": {**reply["ruling"], "edition": 2097}} for reply in replies]


@pytest.mark.parametrize("text", [AS_BEFORE, IN_FORCE, AMENDED], ids=["same", "new", "amended"])
def test_a_new_edition_leaves_the_old_ones_alone(house: House, text: str) -> None:
    for edition in map(int, EDITIONS):
        assert house(text).replies[edition] == here(edition)


def test_a_new_edition_without_amendments_rules_as_the_one_before(house: House) -> None:
    assert house(AS_BEFORE).replies[2097] == as_of_2097(here(max(EDITIONS)))
    article = run(house(AS_BEFORE).folder, "article", "64A1", "--edition", "2097")
    assert article.startswith("64A1 · 2097 Laws")


def test_an_edition_in_force_is_the_one_meant(house: House) -> None:
    assert house(IN_FORCE).edition_meant == 2097
    assert house(AS_BEFORE).edition_meant == lawcore.IN_FORCE


def test_an_amended_edition_rules_as_amended(house: House) -> None:
    names = [vector.id for vector in VECTORS]
    amended = dict(zip(names, house(AMENDED).replies[2097], strict=True))
    before = dict(zip(names, as_of_2097(here(max(EDITIONS))), strict=True))
    for reply in (*amended.values(), *before.values()):
        reply["ruling"].pop("unread", None)
    changed = {name for name in amended if amended[name] != before[name]}
    assert changed == {"T29", "T30", "T31"}
    for name in ("T29", "T30"):
        assert amended[name]["ruling"]["tricks"] == 0
        assert amended[name]["ruling"]["exemptions"] == ["64B9"]
    assert amended["T31"]["ruling"]["tricks"] == 2
    assert amended["T31"]["ruling"]["exemptions"] == []


def test_an_amended_article_is_found_by_its_new_number(house: House) -> None:
    for number, edition in (("64B9", 2097), ("64B2", 2017)):
        said = run(house(AMENDED).folder, "article", number, "--edition", str(edition))
        assert said.startswith(f"{number} · {edition} Laws")
