"""What a ruling leaves to be done: all that lies in the future, in few words and in full."""

from collections.abc import Iterator

import pytest
from fluent.syntax.ast import Pattern, Placeable, SelectExpression, TextElement

from lawcore import SUBJECTS, Answer, BoardRuling, Question, Ruling, enquire
from lawcore.engine.ruling import When
from lawcore.languages import names_of, text_of
from lawcore.wording import LANGUAGES, Wording
from lawcore.wording.filled import Speech
from tests.each import each
from tests.lawcore.vectors import ORDINARY
from tests.parsed import messages

LATER = {When.END_OF_PLAY, When.DIRECTOR}
LONGEST = 24
"""What a button holds beside "12, tavolo 5"."""


IN_THE_FUTURE = sorted(
    (subject.name, name)
    for subject in SUBJECTS.values()
    for name, order in subject.orders.items()
    if order.when in LATER
)


@each(
    "subject, name, language",
    [(*order, language) for order in IN_THE_FUTURE for language in LANGUAGES],
    of=lambda *order: order[-1],
    called=lambda subject, name, _: f"{subject}: {name}",
)
def test_every_order_that_lies_in_the_future_says_what_it_leaves(
    subject: str, name: str, language: str
) -> None:
    assert Speech(language).of(subject).has(f"task-{name}")


AT_THE_NEXT_LEAD = {
    "DeclarerChoosesTheLead",
    "FollowLaw26",
    "ForbidOneSuit",
    "LetDeclarerBindOneOrMoreSuits",
    "LetDeclarerBindTheirSuit",
    "LetDeclarerChooseTheLead",
    "RestrictThePartnersLead",
    "StopTheLeadUntilDeclarerChooses",
}
"""What the Director comes back for; the rest of what is ordered at the next lead is only told."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_orders_at_the_next_lead_for_which_the_director_comes_back_are_left(
    language: str,
) -> None:
    left = {
        name
        for subject in SUBJECTS.values()
        for name, order in subject.orders.items()
        if order.when is When.NEXT_LEAD and Speech(language).of(subject.name).has(f"task-{name}")
    }
    assert left == AT_THE_NEXT_LEAD


def lengths(pattern: Pattern | None) -> Iterator[int]:
    """Yield how long a message may come to be; a number has two digits at most."""
    parts = [] if pattern is None else pattern.elements
    inside = [one.expression for one in parts if isinstance(one, Placeable)]
    selects = [one for one in inside if isinstance(one, SelectExpression)]
    for select in selects:
        for variant in select.variants:
            yield from lengths(variant.value)
    if not selects:
        yield sum(len(one.value) if isinstance(one, TextElement) else 2 for one in parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_is_said_in_so_few_words_that_they_stand_beside_board_and_table(
    language: str,
) -> None:
    found = {
        entry.id.name: max(lengths(entry.value))
        for name in ("provisions", *(f"subjects/{one}" for one in names_of(language, "subjects")))
        for entry in messages(text_of(language, name) or "")
        if entry.id.name.startswith("task-")
    }
    assert len(found) > len(SUBJECTS)
    assert {name: length for name, length in found.items() if length > LONGEST} == {}


WON = {**ORDINARY, "won_by": "offender", "later_tricks": "more"}


def test_tricks_that_cannot_be_counted_yet_are_left_to_be_counted() -> None:
    told = {name: answer for name, answer in WON.items() if name != "later_tricks"}
    ruling = enquire("revoke", 2017, told, suppose=True)
    assert isinstance(ruling, Ruling)
    assert ruling.depends
    left = Wording.of("en").remainders.of(ruling)
    assert left[0].short == "tricks to be counted"
    assert left[0].articles == "64A1"


def test_the_tricks_of_several_revokes_are_one_entry_in_their_sum() -> None:
    first = {**WON, "trick": 5}
    second = {**WON, "by": "partner", "suit_again": False, "trick": 7}
    numbered = {f"2.{name}": answer for name, answer in second.items()}
    told: dict[str, Answer] = {**first, "revokes": 2}
    while isinstance(reply := enquire("revoke", 2017, told), Question):
        asked = reply.facts[0]
        told[asked.name] = numbered.get(asked.name, asked.options[-1])
    assert isinstance(reply, BoardRuling)
    assert reply.payments
    tricks, *others = Wording.of("en").remainders.of(reply)
    assert tricks.short == f"{reply.tricks} tricks in all"
    assert "64A1" in tricks.articles
    assert all("tricks" not in one.short for one in others)


def test_what_every_step_of_a_judgement_says_is_one_entry() -> None:
    told: dict[str, Answer] = {}
    while isinstance(reply := enquire("unauthorised_information", 2017, told), Question):
        asked = reply.facts[0]
        told[asked.name] = asked.options[0]
    assert isinstance(reply, Ruling)
    left = Wording.of("it").remainders.of(reply)
    assert len(left) == len({one.short for one in left}) <= 3
