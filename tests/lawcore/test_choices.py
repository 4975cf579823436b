"""Whoever is told to choose is not left there: the choice has buttons, or a reason for none."""

import re
from collections.abc import Iterator, Mapping
from itertools import chain

import pytest
from fluent.syntax import FluentSerializer

from lawcore import SUBJECTS, Subject
from lawcore.languages import text_of
from tests import tables
from tests.parsed import messages

CHOICE = re.compile(
    r"(?<!Neither of )\b[Yy]ou may(?! (?:not|only))|\b[Cc]hoose\b|\bWhich\b|[Ss]ay which"
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


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_choice_has_a_way_on(name: str) -> None:
    exempt = {*EXEMPT.get(name, {}), *EXEMPT["provisions"]}
    assert sorted(set(left_to_choose(SUBJECTS[name])) - exempt) == []


def test_no_order_is_exempt_without_need() -> None:
    found = {name: set(left_to_choose(subject)) for name, subject in SUBJECTS.items()}
    found["provisions"] = set().union(*found.values())
    unneeded = {name: sorted(set(own) - found[name]) for name, own in EXEMPT.items()}
    assert not any(unneeded.values()), unneeded
