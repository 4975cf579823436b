"""What an opening lead comes to, the subjects that take over from it heard to the end.

An opening lead out of turn is ruled by leads out of turn, and what is said there of a penalty card
by penalty cards. So the orders of the specification are looked for where the rulings lead.
"""

from collections.abc import Iterator

from lawcore import SUBJECTS, Edition, Ruling, Subject
from lawcore.reading import consider, told
from lawcore.request import dialogues
from lawcore.ruling import Lead
from tests.lawcore.auction.agreement import Vector, as_told, every_ruling
from tests.lawcore.auction.codes import CODES, KEYS
from tests.lawcore.auction.second.expected import Expected
from tests.lawcore.auction.second_procedure import rule, usual


def leads_of(ruling: Ruling) -> tuple[Lead, ...]:
    """The subjects to which a ruling leads over."""
    return tuple(lead for o in ruling.orders if (lead := o.order.leads_to) is not None)


def taken_over(ruling: Ruling) -> Iterator[Ruling]:
    """Yield the rulings of those that take over, the rare being as it usually is."""
    for lead in leads_of(ruling):
        subject = SUBJECTS[lead.subject]
        supposed = {f.name: f.usual for f in subject.facts.listed if f.usual is not None}
        given = told(subject.facts, {**supposed, **lead.answers})
        found = consider(subject, ruling.edition, given)
        assert isinstance(found, Ruling), lead
        yield found


def articles_further_on(lead: Lead, edition: Edition) -> Iterator[str]:
    """Yield the articles of every ruling to which a subject that takes over may still come."""
    subject = SUBJECTS[lead.subject]
    for dialogue in dialogues(subject, edition, told(subject.facts, lead.answers)):
        yield from dialogue.ruling.articles


def check(ruling: Ruling, expected: Expected) -> None:
    """Compare what is ordered here and by the lead out of turn with what is expected.

    What becomes of the card depends on more than is known here: it is enough that its articles
    are cited further on. An article counts as cited where a part of it is.
    """
    following = [*taken_over(ruling)]
    rulings = [ruling, *following]
    orders = tuple(
        code for one in rulings for o in one.orders for code in CODES[type(o.order).__name__]
    )
    assert orders == expected.orders, ruling.told
    further = [lead for one in following for lead in leads_of(one)]
    assert expected.goto in {None, *(lead.subject for lead in further)}, ruling.told
    cited = {article for one in rulings for article in one.articles}
    cited.update(a for lead in further for a in articles_further_on(lead, ruling.edition))
    for article in expected.articles:
        assert any(one.startswith(article) for one in cited), (article, ruling.told)
    if expected.judgement is not None:
        assert KEYS[expected.judgement] in ruling.judgement, ruling.told


def check_every_ruling(subject: Subject, edition: int) -> int:
    """Compare every ruling with that of the second procedure; return how many there are."""
    number = 0
    for ruling in every_ruling(subject, edition):
        second = rule(subject.name, edition, as_told(ruling.told))
        assert second.rule is not None, ruling.told
        assert (None if ruling.ask is None else ruling.ask.fact) == second.ask, ruling.told
        check(ruling, second)
        number += 1
    return number


def check_vector(subject: Subject, vector: Vector) -> None:
    """Rule a vector and compare it, what it leaves out being as it usually is."""
    given = {**usual(subject.name), **vector.told}
    ruling = consider(subject, Edition(vector.edition), told(subject.facts, given))
    assert isinstance(ruling, Ruling), ruling
    second = rule(subject.name, vector.edition, as_told(ruling.told))
    assert second.rule == vector.expect["rule"]
    assert list(second.orders) == vector.expect["orders"]
    assert second.articles == set(vector.expect["articles"])
    assert second.goto == vector.expect.get("goto")
    assert second.judgement == vector.expect.get("judgement")
    check(ruling, second)
