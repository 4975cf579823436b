"""Every dialogue about every subject that has a file of cases: what holds of all of them."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product

from lawcore import SUBJECTS, Answer, Question, Ruling, enquire
from lawcore.engine.dialogues import Dialogue, Statistics
from lawcore.engine.reading import consider
from lawcore.wording import LANGUAGES, Wording
from tests.each import Check, together
from tests.lawcore import cases, walks
from tests.lawcore.cases import Walk
from tests.lawcore.cases.expectations import named
from tests.lawcore.second import agreeing, ladders
from tests.sampling import IN_ONE_LANGUAGE, NIGHT, some

WALKS = [walk for file in cases.every() for walk in file.walks]
WALK = together("walk", WALKS)
RULINGS = 20
"""The rulings of a walk that are said, beside one of each kind; at night all, in each language."""
MEAN_AT_MOST, LONGEST_LABEL = 5, 24
FEW_MESSAGES = {"dummy", "inquiry", "lead_out_of_turn"}
IN_WORDS = ("claim", "dummy", "inquiry", "lead_out_of_turn", "penalty_card", "played_card")
"""The subjects whose dialogues are said here."""
SAID = together(
    "walk, language",
    [
        (walk, language)
        for walk, language in product(WALKS, LANGUAGES)
        if walk.subject in IN_WORDS
        and (NIGHT or IN_ONE_LANGUAGE.get(walk.edition, language) == language)
    ],
)
"""Their walks, of an earlier edition in one language by day."""
MANY = {"claim"}
"""Of their dialogues one of each kind is said, and its questions."""
NAMES_LAWS = {"claim", "played_card"}
"""Where an order names other Laws in brackets, before its own article."""


def of(subjects: Iterable[str]) -> Callable[[Check], Check]:
    """The walks of some subjects."""
    chosen = {*subjects}
    return together("walk", [walk for walk in WALKS if walk.subject in chosen])


@WALK
def test_number_and_length_of_dialogues_are_as_recorded(walk: Walk) -> None:
    statistics = Statistics()
    for dialogue in walks.of(walk):
        statistics.count(dialogue)
    assert (statistics.number, statistics.longest) == (walk.number, walk.longest)
    assert walk.subject not in FEW_MESSAGES or statistics.mean <= MEAN_AT_MOST


@WALK
def test_every_dialogue_agrees_with_the_second_procedure(walk: Walk) -> None:
    agreeing.check_every_dialogue(walk)


@of(file.subject for file in cases.every() if any(walk.rules for walk in file.walks))
def test_every_rule_of_the_second_procedure_is_reached(walk: Walk) -> None:
    assert {*agreeing.rules_reached(walk)} == walk.rules


@of(file.subject for file in cases.every() if file.recorded)
def test_every_dialogue_is_ruled_as_recorded(walk: Walk) -> None:
    found = {line(dialogue.ruling.told): said(dialogue.ruling) for dialogue in walks.of(walk)}
    assert found == cases.of(walk.subject).recorded


def line(answers: Mapping[str, Answer]) -> str:
    """What was told, in one line."""
    return " ".join(f"{name}={answer}" for name, answer in answers.items())


def said(ruling: Ruling) -> str:
    """What is ruled, in one line: the orders with their articles, and where they lead over."""
    found = [str(ruling.status)]
    for ordered in ruling.orders:
        lead = ordered.order.leads_to
        over = [] if lead is None else [">", lead.subject, line(lead.answers)]
        found.append(" ".join(filter(None, [named(ordered), *over])))
    return "; ".join(found)


@of(file.subject for file in cases.every() if file.orders_by_rule)
def test_every_end_has_its_orders(walk: Walk) -> None:
    assert ladders.orders_by_rule(walk) == cases.of(walk.subject).orders_by_rule


@WALK
def test_one_order_decides_and_none_is_given_twice(walk: Walk) -> None:
    for dialogue in walks.of(walk):
        orders = [ordered.order for ordered in dialogue.ruling.orders]
        assert sum(order.decides is not None for order in orders) == 1, dialogue.answers
        assert len({order.name for order in orders}) == len(orders), dialogue.answers


@WALK
def test_every_order_is_given_by_an_article_that_the_ruling_lists(walk: Walk) -> None:
    for dialogue in walks.of(walk):
        ruling = dialogue.ruling
        given = {ordered.article for ordered in ruling.orders}
        assert given <= {*ruling.articles}, dialogue.answers


@WALK
def test_every_way_on_can_be_followed(walk: Walk) -> None:
    """What a ruling hands over to another subject is a beginning there, or a ruling."""
    leads = {
        (lead.subject, tuple(lead.answers.items()))
        for dialogue in walks.of(walk)
        for ordered in dialogue.ruling.orders
        if (lead := ordered.order.leads_to) is not None
    }
    for subject, answers in leads:
        if walk.edition in SUBJECTS[subject].books:
            reply = enquire(SUBJECTS[subject], walk.edition, dict(answers))
            assert isinstance(reply, Question | Ruling)


def sound(text: str) -> None:
    """Nothing is left open, doubled or empty."""
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}]|unknown|'None'|Edition\(|  | [.,;:]|\.\.|\(\)", text), text


def said_of(walk: Walk) -> tuple[Dialogue, ...]:
    """The dialogues of a walk that are said: one of each kind of ruling, and others if few."""
    kinds: dict[object, Dialogue] = {}
    for dialogue in walks.of(walk):
        ruling = dialogue.ruling
        given = frozenset((ordered.order.name, ordered.article) for ordered in ruling.orders)
        told = (ruling.told.get("trick_given_up"), ruling.told.get("revoke_pending"))
        kinds.setdefault((given, ruling.judgement, told), dialogue)
    others = () if walk.subject in MANY else some(walks.of(walk), RULINGS)
    return (*kinds.values(), *others)


@SAID
def test_every_ruling_can_be_said(walk: Walk, language: str) -> None:
    """The headline names the article that decides, and each order its own."""
    wording = Wording.of(language)
    for dialogue in said_of(walk):
        ruling = dialogue.ruling
        words = wording.rulings.rule(ruling)
        assert words.reasoning
        for text in (words.headline, *words.orders, *words.reasons, *words.judgement):
            sound(text)
            assert text.endswith("."), text
            assert walk.subject in NAMES_LAWS or ") (" not in text, text
        printed = wording.articles.printed
        assert f"({printed(ruling.deciding.article, walk.edition)})." in words.headline
        for text, ordered in zip(words.orders, ruling.orders, strict=True):
            assert text.endswith(f" ({printed(ordered.article, walk.edition)})."), text


@SAID
def test_every_question_can_be_said(walk: Walk, language: str) -> None:
    wording = Wording.of(language)
    for question, before in questions(walk):
        sound(wording.heading(question, before))
        for text in wording.why(question).splitlines():
            sound(text)
        labels = [
            wording.option(walk.subject, fact.name, option, before)
            for fact in question.facts
            for option in fact.options
        ]
        assert len(set(labels)) == len(labels)
        for label in labels:
            sound(label)
            assert len(label) <= LONGEST_LABEL, label
        for fact in question.facts:
            sound(wording.ask(walk.subject, fact.name, before))


def questions(walk: Walk) -> Iterator[tuple[Question, Mapping[str, Answer]]]:
    """Yield the questions of all dialogues, with what was told before; of the same one each."""
    seen: set[tuple[tuple[str, Answer], ...]] = set()
    for dialogue in said_of(walk) if walk.subject in MANY else walks.of(walk):
        before = dict(walk.settings)
        for message in dialogue.messages:
            if (key := tuple(before.items())) not in seen:
                seen.add(key)
                question = consider(SUBJECTS[walk.subject], walk.edition, before)
                assert isinstance(question, Question)
                yield question, dict(before)
            before |= dict(message)
