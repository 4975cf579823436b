"""What an opening lead comes to, the subjects that take over from it heard to the end.

An opening lead out of turn is ruled by leads out of turn, and what is said there of a penalty card
by penalty cards. So the orders of the specification are looked for where the rulings lead.
"""

from collections.abc import Iterator

from lawcore import SUBJECTS, Edition, Ruling
from lawcore.engine.dialogues import dialogues
from lawcore.engine.reading import check_answers, consider
from lawcore.engine.ruling import Lead
from tests.lawcore.cases import Case, Walk
from tests.lawcore.second.agreement import as_told, every_ruling
from tests.lawcore.second.codes import CODES, KEYS
from tests.lawcore.second.expected import Expected
from tests.lawcore.second.procedure import rule, usual


def leads_of(ruling: Ruling) -> tuple[Lead, ...]:
    """The subjects to which a ruling leads over."""
    return tuple(lead for o in ruling.orders if (lead := o.order.leads_to) is not None)


def taken_over(ruling: Ruling) -> Iterator[Ruling]:
    """Yield the rulings of those that take over, the rare being as it usually is."""
    for lead in leads_of(ruling):
        subject = SUBJECTS[lead.subject]
        supposed = {f.name: f.usual for f in subject.facts.listed if f.usual is not None}
        given = check_answers(subject.facts, {**supposed, **lead.answers})
        found = consider(subject, ruling.edition, given)
        assert isinstance(found, Ruling), lead
        yield found


def articles_further_on(lead: Lead, edition: Edition) -> Iterator[str]:
    """Yield the articles of every ruling to which a subject that takes over may still come."""
    subject = SUBJECTS[lead.subject]
    for dialogue in dialogues(subject, edition, check_answers(subject.facts, lead.answers)):
        yield from dialogue.ruling.articles


def check(ruling: Ruling, expected: Expected) -> None:
    """Compare what is ordered here and by the lead out of turn with what is expected.

    An order that both give counts once. What becomes of the card depends on more than is known
    here: it is enough that its articles are cited further on. An article counts as cited where a
    part of it is.
    """
    following = [*taken_over(ruling)]
    rulings = [ruling, *following]
    given = (code for one in rulings for o in one.orders for code in CODES[o.order.name])
    assert tuple(dict.fromkeys(given)) == expected.orders, ruling.told
    further = [lead for one in following for lead in leads_of(one)]
    assert expected.goto in {None, *(lead.subject for lead in further)}, ruling.told
    cited = {article for one in rulings for article in one.articles}
    cited.update(a for lead in further for a in articles_further_on(lead, ruling.edition))
    for article in expected.articles:
        assert any(one.startswith(article) for one in cited), (article, ruling.told)
    if expected.judgement is not None:
        assert KEYS[expected.judgement] in ruling.judgement, ruling.told


def check_every_ruling(walk: Walk) -> None:
    """Compare every ruling with that of the second procedure."""
    for ruling in every_ruling(walk):
        second = rule(walk.subject, walk.edition, as_told(ruling.told))
        assert second.rule is not None, ruling.told
        assert (None if ruling.ask is None else ruling.ask.fact) == second.ask, ruling.told
        check(ruling, second)


def check_case(case: Case) -> None:
    """Rule a case and compare it, what it leaves out being as it usually is."""
    subject, expect = SUBJECTS[case.subject], case.expected["second"]
    given = {**usual(case.subject), **case.facts}
    ruling = consider(subject, case.edition, check_answers(subject.facts, given))
    assert isinstance(ruling, Ruling), ruling
    second = rule(case.subject, case.edition, as_told(ruling.told))
    assert second.rule == expect["rule"]
    assert list(second.orders) == expect["orders"]
    assert second.articles == set(expect["articles"])
    assert second.goto == expect.get("goto")
    assert second.judgement == expect.get("judgement")
    check(ruling, second)
