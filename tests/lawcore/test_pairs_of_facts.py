"""Each two facts are judged once: the table says how, and the law holds to it."""

import re
from collections import Counter
from itertools import product

import pytest

from lawcore import SUBJECTS, Answer, BadAnswer, Edition, Fault, enquire
from lawcore.engine.fact import Together
from tests.lawcore.walks import every_dialogue
from tools.pairs_of_facts import judged, main, pairs, row

E2017 = Edition(2017)
BY_NAME = pytest.mark.parametrize("name", SUBJECTS)


def examples(pair: Together) -> list[dict[str, Answer]]:
    """Everything that may be told of the facts of a pair, and does not go together."""
    names, answers = pair.names, [sorted(some, key=str) for _, some in pair.parts]
    return [dict(zip(names, some, strict=True)) for some in product(*answers)]


@BY_NAME
def test_the_table_of_a_subject_has_a_line_for_each_two_answers_that_exclude_each_other(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    subject = SUBJECTS[name]
    assert main([name]) == 0
    told = capsys.readouterr().out
    lines = Counter(line for line in told.splitlines() if line.startswith("| `"))
    assert lines == Counter(row(subject, pair) for pair in subject.facts.incompatible)
    for fact, other in pairs(subject):
        free = re.search(f"^- `{fact}`: .*`{other}`", told, re.MULTILINE)
        assert bool(free) is not bool(judged(subject, fact, other))


def test_a_subject_that_is_not_there_has_no_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["revoke", "revok"]) == 2
    assert capsys.readouterr() == ("", "no such subject: revok\n")


@BY_NAME
def test_each_two_facts_are_judged_and_none_twice(name: str) -> None:
    subject = SUBJECTS[name]
    of_pairs = {frozenset(pair) for pair in pairs(subject)}
    number = len(subject.facts.listed)
    assert len(of_pairs) == number * (number - 1) // 2
    told = [
        (pair.names[:2], example)
        for one, other in pairs(subject)
        for pair in judged(subject, one, other)
        for example in examples(pair)
    ]
    for place, (names, example) in enumerate(told):
        assert (names, example) not in told[:place], "said twice"


@BY_NAME
def test_what_cannot_be_together_is_refused(name: str) -> None:
    subject = SUBJECTS[name]
    for pair in subject.facts.impossible:
        for example in examples(pair):
            with pytest.raises(BadAnswer) as bad:
                enquire(subject, E2017, example)
            assert bad.value.code is Fault.IMPOSSIBLE


@BY_NAME
def test_what_is_unlikely_is_accepted(name: str) -> None:
    subject = SUBJECTS[name]
    unlikely = [pair for pair in subject.facts.incompatible if not pair.impossible]
    for pair in unlikely:
        told = [e for e in examples(pair) if not any(n.met(e) for n in subject.facts.impossible)]
        assert told, pair
        for example in told:
            enquire(subject, E2017, example)


@BY_NAME
def test_what_is_unlikely_is_ruled_whatever_else_is_told(name: str) -> None:
    """One order decides: a lead of declarer's on an opponent's word was ruled by 47E1 and 48A."""
    subject = SUBJECTS[name]
    unlikely = [pair for pair in subject.facts.incompatible if not pair.impossible]
    for edition, pair in product(subject.books, unlikely):
        for example, fact in product(examples(pair), subject.facts.listed):
            for option in () if fact.name in example else fact.options:
                told = {**example, fact.name: option}
                if not any(no.met(told) for no in subject.facts.impossible):
                    enquire(subject, edition, told, suppose=True)


@BY_NAME
def test_no_interview_comes_to_what_cannot_be_together(name: str) -> None:
    subject = SUBJECTS[name]
    for dialogue in every_dialogue(subject, E2017):
        assert not any(pair.met(dialogue.answers) for pair in subject.facts.impossible)


def test_a_revoke_that_the_opponents_claim_interrupted_was_not_noticed_on_the_next_deal() -> None:
    """Before the claim is settled nobody has called on the next deal, nor has the round ended."""
    told = {
        "hand": "defender",
        "trick": 11,
        "hands_returned": False,
        "since": "opponents_claimed",
        "claim_settled": False,
    }
    enquire(SUBJECTS["revoke"], E2017, told)
    with pytest.raises(BadAnswer):
        enquire(SUBJECTS["revoke"], E2017, {**told, "attention": "after_round"})
