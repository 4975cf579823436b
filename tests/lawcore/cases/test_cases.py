"""Every case of every file, put to the law."""

from lawcore import SUBJECTS, Question, Ruling, enquire
from lawcore.engine.reading import check_answers, consider
from tests.each import each
from tests.lawcore import cases
from tests.lawcore.cases import Case
from tests.lawcore.cases.expectations import check
from tests.lawcore.second import agreeing

CASES = [case for file in cases.every() for case in file.cases]
NEEDED = [case for case in CASES if case.needed or case.asked]
ASKED = [case for case in CASES if case.asked]


def of_what(case: Case) -> str:
    """The subject and the edition of a case."""
    return f"{case.subject}-{int(case.edition)}"


@each("case", CASES, of=of_what)
def test_a_case_is_ruled_as_it_says(case: Case) -> None:
    check(case)
    if "second" in case.expected and agreeing.compared_by_rule(case.subject):
        agreeing.check_case(case)


@each("case", NEEDED, of=of_what)
def test_no_answer_of_a_case_can_be_spared(case: Case) -> None:
    """What the others leave only one option for goes without saying."""
    subject = SUBJECTS[case.subject]
    for name in case.facts:
        fewer = {other: answer for other, answer in case.facts.items() if other != name}
        implied = len(subject.facts.offered(subject.facts.named[name], fewer)) == 1
        reply = enquire(subject, case.edition, fewer, case.settings)
        assert isinstance(reply, Ruling if implied else Question), name


@each("case", ASKED, of=of_what)
def test_a_case_is_asked_just_what_it_tells(case: Case) -> None:
    """One question after the other, the first of each message being answered."""
    subject = SUBJECTS[case.subject]
    answers = check_answers(subject.facts, case.facts)
    so_far = check_answers(subject.facts, case.settings)
    asked: list[str] = []
    while isinstance(question := consider(subject, case.edition, so_far), Question):
        asked.append(question.facts[0].name)
        so_far = {**so_far, asked[-1]: answers[asked[-1]]}
    assert sorted(asked) == sorted(case.facts)


def test_a_name_stands_for_one_case_of_a_subject_and_an_edition() -> None:
    names = [str(case) for case in CASES]
    assert len(set(names)) == len(names)


def test_a_case_is_of_an_edition_that_its_subject_covers_or_says_that_it_is_not() -> None:
    for case in CASES:
        covered = case.edition in SUBJECTS[case.subject].books
        assert covered or case.expected.get("refused") == "not_covered", case
