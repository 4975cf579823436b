"""Whether a ruling is what a case expects of it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import Any

from lawcore import SUBJECTS, BadAnswer, Ordered, Question, Reply, Ruling, enquire
from lawcore.wording import Wording
from tests.lawcore.cases import Case


def reply_to(case: Case) -> Reply:
    """What the law says to a case; raises BadAnswer where it refuses an answer."""
    suppose = not case.in_full
    return enquire(
        SUBJECTS[case.subject], case.edition, case.facts, case.settings, suppose=suppose
    )


def check(case: Case) -> None:
    """Hold the reply to a case to everything that the case expects."""
    if case.expected.keys() <= {"second"}:
        return
    if "refused" in case.expected:
        assert refusal(case) == case.expected["refused"], case
        return
    reply = reply_to(case)
    if "asks" in case.expected:
        assert isinstance(reply, Question), (case, reply)
        assert reply.facts[0].name == case.expected["asks"], case
        assert list(reply.needed_by) == case.expected.get("needed_by", list(reply.needed_by)), case
        return
    assert isinstance(reply, Ruling), (case, reply)
    agrees(reply, case.expected, case)


def refusal(case: Case) -> str | None:
    """Why an answer of a case is refused; None where none is."""
    try:
        reply_to(case)
    except BadAnswer as refused:
        return str(refused.code)
    return None


def agrees(ruling: Ruling, expected: Mapping[str, Any], case: object) -> None:
    """Hold a ruling to what is expected of it; `case` is named where it differs."""
    for key, found, wanted in differences(ruling, expected):
        assert found == wanted, (case, key)


def differences(
    ruling: Ruling, expected: Mapping[str, Any]
) -> Iterator[tuple[str, object, object]]:
    """Yield what differs from what is expected: the key, what is found, and what is wanted."""
    for key, value in expected.items():
        if key != "second":
            found = FOUND[key](ruling, value)
            wanted = set(value) if isinstance(found, AbstractSet) else value
            if found != wanted:
                yield key, found, wanted


def orders(ruling: Ruling) -> set[str]:
    """The names of the orders of a ruling."""
    return {ordered.order.name for ordered in ruling.orders}


def named(ordered: Ordered) -> str:
    """An order by its name and its article."""
    return f"{ordered.order.name} {ordered.article}"


def _like(ruling: Ruling, wanted: Iterable[str]) -> set[str]:
    """The orders, with their articles where those that are wanted name them."""
    with_article = any(" " in name for name in wanted)
    return {named(o) if with_article else o.order.name for o in ruling.orders}


def _tricks(ruling: Ruling, wanted: int | str) -> int | str:
    if wanted == "judged":
        assert ruling.judgement, "nothing is left to the Director"
        return "judged"
    return ruling.tricks


def _leads(ruling: Ruling, _: object) -> dict[str, dict[str, Any]]:
    leads = [lead for o in ruling.orders if (lead := o.order.leads_to) is not None]
    assert len({lead.subject for lead in leads}) == len(leads)
    return {lead.subject: dict(lead.answers) for lead in leads}


def _said(ruling: Ruling, wanted: Mapping[str, object]) -> dict[str, list[str]]:
    wording = Wording.of("en")
    heard: dict[str, list[str]] = {addressee: [] for addressee in wanted}
    for ordered in ruling.orders:
        for saying in wording.rulings.said(ordered.order, ruling):
            if saying.to in heard:
                heard[saying.to].append(ordered.order.name)
    return heard


def _sentences(ruling: Ruling, language: str) -> str:
    """What the Director and the players are told in a language."""
    rulings = Wording.of(language).rulings
    told = (o.order for o in ruling.orders)
    return "\n".join(
        sentence
        for order in told
        for sentence in (
            rulings.order(order, ruling),
            *(saying.text for saying in rulings.said(order, ruling)),
        )
    )


def _says(ruling: Ruling, wanted: Mapping[str, list[str]]) -> dict[str, list[str]]:
    return {
        language: [part for part in parts if part in _sentences(ruling, language)]
        for language, parts in wanted.items()
    }


def _says_not(ruling: Ruling, unwanted: Mapping[str, list[str]]) -> dict[str, list[str]]:
    return {
        language: [part for part in parts if part not in _sentences(ruling, language)]
        for language, parts in unwanted.items()
    }


def _damage(ruling: Ruling, wanted: bool) -> bool:
    """Whether 64C is ordered; where a case does not expect it, it may be all the same."""
    return wanted and any("64C" in ordered.article for ordered in ruling.orders)


def _grounds(ruling: Ruling, _: object) -> set[str]:
    """The articles that give no order; one that gives an order and is not cited is among them."""
    return {o.article for o in ruling.orders} ^ {*ruling.articles}


def _values(ruling: Ruling, wanted: Mapping[str, Mapping[str, object]]) -> dict[str, object]:
    given = {o.order.name: o.order.values for o in ruling.orders if o.order.name in wanted}
    named = given.keys() & wanted
    return {name: {part: given[name][part] for part in wanted[name]} for name in named}


FOUND: Mapping[str, Callable[[Ruling, Any], object]] = {
    "status": lambda ruling, _: str(ruling.status),
    "tricks": _tricks,
    "deciding": lambda ruling, _: ruling.deciding.article,
    "articles": lambda ruling, _: {*ruling.articles},
    "articles_among": lambda ruling, wanted: {*wanted} & {*ruling.articles},
    "articles_not": lambda ruling, wanted: {*wanted} - {*ruling.articles},
    "orders": _like,
    "orders_among": lambda ruling, wanted: {*wanted} & _like(ruling, wanted),
    "orders_not": lambda ruling, wanted: {*wanted} - _like(ruling, wanted),
    "said": _said,
    "says": _says,
    "says_not": _says_not,
    "leads": _leads,
    "judgement": lambda ruling, _: {*ruling.judgement},
    "judgement_among": lambda ruling, wanted: {*wanted} & {*ruling.judgement},
    "penalty_card": lambda ruling, _: ruling.penalty_card or "none",
    "exemptions": lambda ruling, _: {*ruling.exemptions},
    "grounds": _grounds,
    "set_aside": lambda ruling, _: {
        f"{aside.article} by {' '.join(sorted(aside.by))}" for aside in ruling.set_aside
    },
    "values": _values,
    "equity": _damage,
    "effects": lambda ruling, wanted: {name: ruling.effects.get(name) for name in wanted},
    "asks_next": lambda ruling, _: ruling.ask and {ruling.ask.fact: dict(ruling.ask.telling)},
}
"""What a ruling says of each key, in the form in which cases expect it."""
