"""Nothing is asked, accepted or cited in vain, in any subject and edition.

What is asked can change the ruling at that point; what is only offered changes some ruling; what a
ruling did not look at is named; and the numbers in the words of an order are among those on which
the ruling rests.
"""

import re
from collections import defaultdict
from collections.abc import Hashable, Mapping

from lawcore import IN_FORCE, SUBJECTS, Answer, Edition, Question, Ruling, Subject
from lawcore.engine.reading import check_answers, consider
from lawcore.engine.ruling.fault import BadAnswer
from lawcore.wording import LANGUAGES, Wording
from tests import tables
from tests.each import together
from tests.lawcore.walks import every_dialogue
from tests.sampling import some

BOOKS = [(name, edition) for name, subject in SUBJECTS.items() for edition in subject.books]
BOOK = together("subject, edition", BOOKS)
MOST = 300
"""The dialogues of a subject whose orders are said; at night all are."""

REASONS: Mapping[str, Mapping[str, Mapping[str, str]]]
REASONS = tables.beside(__file__, "test_facts_matter.toml")
EARLY = {(subject, fact) for subject, facts in REASONS["early"].items() for fact in facts}
"""What is asked in some dialogues before it is known that it decides nothing there, and why."""

ORDERED_ALIKE = REASONS["ordered_alike"]
"""What is asked somewhere though the same is ordered whatever the answer, and why."""

NAMED_ALONE = {("lead_restriction", "origin")}
"""Told to say which call it was; only of a pass out of turn is the restriction disputed (J47)."""

NUMBER = re.compile(r"\b(\d{1,2}[A-H](?:\d(?:\([a-e]\)(?:\([ivx]+\))?)?)?)(?!\w)")
A_LAW = re.compile(r"(?:\bLaws? |\bLaw \d+ or |\bLaws \d+ and |\(|\(\d+, )(\d{1,2})(?![\w°%-])")
"""A whole Law, where English words name or cite it."""

NUMBERS = re.compile(r"\b\d{1,2}[A-H]?")
BELOW_A_LAW = re.compile(r"\D.*")

Node = tuple[tuple[tuple[str, Answer], ...], str]


def ruled(ruling: Ruling) -> Hashable:
    """What somebody at the table learns from a ruling."""
    leads = tuple((lead.subject, str(sorted(lead.answers.items()))) for lead in ruling.leads)
    values = tuple(str(ordered.order.values) for ordered in ruling.orders)
    said = (ruling.substance, ruling.articles, ruling.judgement, leads, values)
    return (*said, str(ruling.effects), str(ruling.ask), ruling.later)


@BOOK
def test_what_is_asked_can_change_the_ruling(subject: str, edition: Edition) -> None:
    """After what was told by then, two answers at least lead to different ends."""
    ends: dict[Node, dict[Answer, set[Hashable]]] = defaultdict(lambda: defaultdict(set))
    for dialogue in every_dialogue(SUBJECTS[subject], edition):
        told = tuple(dialogue.answers.items())
        found = ruled(dialogue.ruling)
        for place, (fact, answer) in enumerate(told):
            ends[told[:place], fact][answer].add((told[place + 1 :], found))
    idle = {
        (subject, fact): before
        for (before, fact), by_answer in ends.items()
        if len(by_answer) > 1 and len({frozenset(end) for end in by_answer.values()}) == 1
    }
    assert {name: before for name, before in idle.items() if name not in EARLY} == {}


@together("subject", SUBJECTS)
def test_what_is_asked_in_the_usual_course_changes_what_is_ordered(subject: str) -> None:
    """In force, with rare circumstances as usual: not only the article that is cited."""
    idle: set[str] = set()
    _ordered(SUBJECTS[subject], {}, idle)
    assert idle == {*ORDERED_ALIKE.get(subject, {})}


def _ordered(subject: Subject, told: dict[str, Answer], idle: set[str]) -> Hashable:
    """What is ordered after what was told, by the answers; `idle` are facts that split nothing."""
    reply = consider(subject, IN_FORCE, told, suppose=True)
    if isinstance(reply, Ruling):
        leads = tuple((lead.subject, str(sorted(lead.answers.items()))) for lead in reply.leads)
        orders = tuple((one.order.name, str(one.order.values)) for one in reply.orders)
        return reply.status, reply.tricks, orders, leads, str(reply.ask), reply.judgement
    if not isinstance(reply, Question):
        return str(reply)
    asked = reply.facts[0]
    groups = subject.facts.grouped(asked.name, asked.options)
    ends = {str(one): _ordered(subject, {**told, asked.name: one}, idle) for one, *_ in groups}
    if len(set(ends.values())) > 1 or len(ends) == 1:
        return asked.name, tuple(ends.items())
    idle.add(asked.name)
    return next(iter(ends.values()))


@together("subject", SUBJECTS)
def test_every_answer_changes_some_ruling(subject: str) -> None:
    """Of a fact that is offered and never asked: told besides, it is ruled otherwise somewhere."""
    law = SUBJECTS[subject]
    wanted = {
        (fact.name, option)
        for fact in law.facts.named.values()
        if fact.volunteered and (subject, fact.name) not in NAMED_ALONE
        for option in fact.options
        if option != fact.usual
    }
    for edition in law.books:
        for dialogue in every_dialogue(law, edition):
            for name, option in sorted(wanted, key=str):
                if changes(subject, edition, dialogue.answers, {name: option}, dialogue.ruling):
                    wanted.discard((name, option))
            if not wanted:
                return
    assert wanted == set()


def changes(
    subject: str,
    edition: Edition,
    told: Mapping[str, Answer],
    more: Mapping[str, Answer],
    before: Ruling,
) -> bool:
    """Whether it is ruled, or asked, otherwise; what cannot be told there changes nothing."""
    try:
        answers = check_answers(SUBJECTS[subject].facts, {**told, **more})
    except BadAnswer:
        return False
    found = consider(SUBJECTS[subject], edition, answers)
    return not isinstance(found, Ruling) or ruled(found) != ruled(before)


@BOOK
def test_without_what_was_not_looked_at_it_is_ruled_the_same(
    subject: str, edition: Edition
) -> None:
    law = SUBJECTS[subject]
    for dialogue in some(every_dialogue(law, edition), MOST // 6):
        unread = dialogue.ruling.unread
        read = {name: told for name, told in dialogue.answers.items() if name not in unread}
        found = consider(law, edition, read)
        assert isinstance(found, Ruling)
        assert ruled(found) == ruled(dialogue.ruling)


@BOOK
def test_numbers_in_the_words_of_an_order_are_those_of_the_ruling(
    subject: str, edition: Edition
) -> None:
    """Also as the head of a number: 26 where the ruling rests on 26B.

    A whole Law may also be one that the provision itself names, or to which the order leads on.
    """
    for dialogue in some(every_dialogue(SUBJECTS[subject], edition), MOST):
        ruling = dialogue.ruling
        for language in LANGUAGES:
            rulings = Wording.of(language).rulings
            for ordered in ruling.orders:
                said = rulings.said(ordered.order, ruling)
                words = " ".join((rulings.order(ordered.order, ruling), *map(str, said)))
                for number in NUMBER.findall(words):
                    rests = any(one.startswith(number) for one in ruling.articles)
                    assert rests, (ordered.order.name, number, dialogue.answers)
                said_by = sentences(ruling, ordered.article)
                for law in A_LAW.findall(words) if language == "en" else ():
                    where = (*ruling.articles, *NUMBERS.findall(said_by))
                    rests = any(BELOW_A_LAW.sub("", one) == law for one in where)
                    leads_on = ordered.order.leads_to is not None
                    assert rests or leads_on, (ordered.order.name, law, dialogue.answers)


def sentences(ruling: Ruling, article: str) -> str:
    """What the provisions of a ruling with a number say."""
    articles = Wording.of("en").articles
    said = (f for f in ruling.findings if f.number == article)
    return " ".join(articles.sentence(ruling.subject, f.name, ruling.edition) for f in said)
