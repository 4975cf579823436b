"""Whoever is told to choose is not left there: the choice has buttons, or a reason for none."""

import re
from collections.abc import Iterator, Mapping
from itertools import chain, product

import pytest
from fluent.syntax import FluentSerializer

from lawcore import SUBJECTS, Answer, BadAnswer, Edition, Question, Ruling, Subject, enquire
from lawcore.languages import text_of
from tests import tables
from tests.each import together
from tests.lawcore import walks
from tests.parsed import messages

CHOICE = re.compile(
    r"(?<!Neither of )\b[Yy]ou may(?! (?:appeal|not|only))|\b[Cc]hoose\b|\bWhich\b|[Ss]ay which"
    r"|\bEither of you|\bone that you may"
)
"""What is said to somebody who has a choice."""


EXEMPT: Mapping[str, Mapping[str, str]] = tables.beside(__file__, "no_choice.toml")
"""The orders that speak of a choice and have no way on of their own, with the reason."""


def said(file: str) -> Iterator[tuple[str, str]]:
    """What is said to the players by each order, as it is written."""
    for entry in messages(text_of("en", file) or ""):
        if entry.id.name.startswith("say-"):
            yield entry.id.name.removeprefix("say-"), FluentSerializer().serialize_entry(entry)


def said_in(subject: Subject) -> Mapping[str, str]:
    """What is said to the players by the orders of a subject."""
    return dict(chain(said("provisions"), said(f"subjects/{subject.name}")))


def left_to_choose(subject: Subject) -> Iterator[str]:
    """The orders by which somebody chooses, which neither ask what, nor offer it, nor lead on."""
    words = said_in(subject)
    for name, order in subject.orders.items():
        goes_on = order.asks or order.offers or order.leads_to
        if not goes_on and CHOICE.search(words.get(name, "")):
            yield name


@together("name", SUBJECTS)
def test_a_choice_has_a_way_on(name: str) -> None:
    exempt = {*EXEMPT.get(name, {}), *EXEMPT["provisions"]}
    assert sorted(set(left_to_choose(SUBJECTS[name])) - exempt) == []


def test_no_order_is_exempt_without_need() -> None:
    found = {name: set(left_to_choose(subject)) for name, subject in SUBJECTS.items()}
    found["provisions"] = set().union(*found.values())
    unneeded = {name: sorted(set(own) - found[name]) for name, own in EXEMPT.items()}
    assert not any(unneeded.values()), unneeded


NOT_PRESSED = {"AskWhichSidePlays"}
"""Decides where a line alone tells of the case: whoever presses has been asked who plays."""


@walks.BOOK
def test_buttons_lose_no_ruling(subject: Subject, edition: Edition) -> None:
    """What a question for each fact comes to, buttons that answer several come to as well."""
    pressed = {ruling.substance for ruling in _pressed(subject, edition, {})}
    assert pressed
    for told, ruling in _by_single_facts(subject, edition, {}):
        assert ruling.substance in pressed or ruling.deciding.order.name in NOT_PRESSED, told


def _pressed(
    subject: Subject, edition: Edition, told: Mapping[str, Answer], *again: str
) -> Iterator[Ruling]:
    """Yield what buttons come to, also of a question that a ruling asks next."""
    for known, ruling in walks.by_buttons(subject, edition, told):
        if isinstance(ruling, Ruling):
            yield ruling
            if ruling.ask is not None and ruling.ask.fact not in again:
                open_facts = {name: known[name] for name in known if name != ruling.ask.fact}
                yield from _pressed(subject, edition, open_facts, *again, ruling.ask.fact)


def _by_single_facts(
    subject: Subject, edition: Edition, told: Mapping[str, Answer]
) -> Iterator[tuple[Mapping[str, Answer], Ruling]]:
    """Yield what the options of each fact come to; of those held alike one stands for all."""
    reply = enquire(subject.name, edition, told, suppose=True)
    if isinstance(reply, Ruling):
        yield told, reply
        return
    assert isinstance(reply, Question)
    (asked,) = reply.facts
    for option, *_ in subject.facts.grouped(asked.name, asked.options):
        yield from _by_single_facts(subject, edition, {**told, asked.name: option})


UNTIL = {
    (subject.name, name, choice.option): choice.until
    for subject in SUBJECTS.values()
    for name, choices in subject.facts.choices.items()
    for choice in choices
    if choice.until is not None and not choice.also
}
"""The options that later editions need not have told, with the last edition that does."""


@pytest.mark.parametrize(("subject", "name", "option"), UNTIL)
def test_an_option_left_out_makes_no_difference_in_later_editions(
    subject: str, name: str, option: Answer
) -> None:
    """Another that is offered rules as it does, whatever else is told."""
    facts = SUBJECTS[subject].facts
    asked_before = [one for one in facts.listed if one.usual is None][:4]
    later = [year for year in SUBJECTS[subject].books if year > UNTIL[subject, name, option]]
    assert later
    for year in later:
        ruled = 0
        for answers in product(*(fact.options for fact in asked_before)):
            told = dict(zip((fact.name for fact in asked_before), answers, strict=True))
            ruling = _ruled(subject, year, {**told, name: option})
            others = {_ruled(subject, year, {**told, name: one}) for one in _left(subject, name)}
            assert ruling is None or ruling in others, (year, told)
            ruled += ruling is not None
        assert ruled


def _left(subject: str, name: str) -> list[Answer]:
    options = SUBJECTS[subject].facts.named[name].options
    return [one for one in options if (subject, name, one) not in UNTIL]


def _ruled(subject: str, year: Edition, told: Mapping[str, object]) -> object:
    """What a case is ruled, None where its answers do not go together or it still asks."""
    try:
        return getattr(enquire(subject, year, told, suppose=True), "substance", None)
    except BadAnswer:
        return None
