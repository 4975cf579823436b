"""What a reading comes to: the next question, a doubt, or the ruling."""

from collections.abc import Collection, Mapping
from typing import Any

from lawcore.engine.article import book_order
from lawcore.engine.fact import Answer, Answers, Edition, Fact, Facts
from lawcore.engine.reading.reading import Reading, find_path, list_supposed
from lawcore.engine.ruling import (
    Asked,
    BadAnswer,
    Doubt,
    Fault,
    Finding,
    Order,
    Ordered,
    Question,
    Ruling,
    SetAside,
)
from lawcore.engine.ruling.replies import next_asked, renumber, sum_up
from lawcore.engine.subject import Subject


def check_answers(facts: type[Facts], answers: Mapping[str, object]) -> dict[str, Answer]:
    """Return answers as the law reads them.

    Raises BadAnswer for a name that is no fact, an answer that is none of its options, and answers
    that are impossible together.
    """
    checked: dict[str, Answer] = {}
    for name, value in answers.items():
        fact = facts.named.get(name)
        if fact is None:
            known = tuple(facts.named)
            raise BadAnswer(Fault.UNKNOWN_FACT, fact=name, value=value, known=known)
        option = fact.option(value)
        if option is None:
            raise BadAnswer(Fault.UNKNOWN_OPTION, fact=name, value=value, allowed=fact.options)
        checked[name] = option
    for pair in facts.impossible:
        if pair.met(checked):
            one, other, *_ = pair.names
            raise BadAnswer(Fault.IMPOSSIBLE, fact=other, value=checked[other], allowed=(one,))
    return checked


def is_pending(subject: Subject, edition: Edition, fact: Fact[Any], answers: Answers) -> bool:
    """Tell whether nobody can know a fact yet, with rare circumstances as usual."""
    reading = Reading(subject.books[edition], subject.facts, answers, suppose=True)
    found = reading.is_pending(fact)
    reading.end()
    return found


def consider(
    subject: Subject,
    edition: Edition,
    answers: Answers,
    unsure: Collection[str] = (),
    *,
    suppose: bool = False,
) -> Question | Ruling | Doubt:
    """Read the law on checked answers: return the next question, or the ruling.

    Unanswered rare circumstances are asked, or with `suppose` assumed to be as usual. An unsure
    fact that the ruling does not need counts as unanswered: one answer that makes a provision hold
    is enough, whichever the provision reads first.
    """
    reply = _considered(subject, edition, answers, unsure, suppose=suppose)
    if not unsure or not isinstance(reply, Ruling):
        return reply
    unjudged = {fact.name for fact in subject.facts.listed if fact.unjudged is not None}
    never_open = unjudged.intersection(unsure)
    other = _considered(subject, edition, answers, never_open, suppose=suppose)
    rests_on_one = isinstance(other, Ruling) and any(n in unsure for n, _ in other.supposed)
    return other if isinstance(other, Ruling) and not rests_on_one else reply


def _considered(
    subject: Subject, edition: Edition, answers: Answers, unsure: Collection[str], *, suppose: bool
) -> Question | Ruling | Doubt:
    """Read the law once."""
    reading = Reading(subject.books[edition], subject.facts, answers, unsure, suppose=suppose)
    roots = reading.read_all()
    wants = 0
    for finding in roots:
        wants |= finding.wants
    where = subject.name, edition
    reply = _request(reading, where, roots, wants) if wants else _ruling(reading, where, roots)
    reading.end()
    return reply


def _request(
    reading: Reading, where: tuple[str, Edition], roots: list[Finding], wants: int
) -> Question | Doubt:
    """Ask the first wanted fact in the list of facts; rare ones together."""
    wanted = [fact for fact in reading.kind.listed if fact.bit & wants]
    unknown = reading.pending.union(reading.unsure)
    certain = [fact for fact in wanted if fact.name not in unknown]
    if not certain:
        return _doubt(reading, wanted)
    first = certain[0]
    asked = [first]
    if first.usual is not None:
        offers = _offers(roots)
        asked = [
            fact
            for fact in reading.kind.listed
            if fact.usual is not None
            and (fact in certain or (fact.bit & offers and fact.name not in reading.answers))
        ]
    return Question(
        *where,
        tuple(_asked(reading, fact) for fact in asked),
        find_path(roots, first.name),
        reading.unusual(_offers(roots)),
    )


def _doubt(reading: Reading, wanted: list[Fact[Any]]) -> Doubt:
    """Return the groups of options of the first unsure fact; what is pending comes last."""
    first = next((fact for fact in wanted if fact.name not in reading.pending), wanted[0])
    offered = reading.kind.offered(first, reading.answers)
    groups = reading.kind.grouped(first.name, offered)
    if reading.suppose:  # what is pending may differ though the law makes no difference
        year = reading.book.edition
        choices = reading.kind.choosable(first.name, offered, reading.answers, year)
        groups = tuple(dict.fromkeys(choice.alike or (choice.option,) for choice in choices))
    return Doubt(first.name, groups, first.name in reading.pending)


def _offers(roots: list[Finding]) -> int:
    """Return the facts on which findings rest with their usual answers."""
    offers = 0
    for finding in roots:
        offers |= finding.offers
    return offers


def _asked(reading: Reading, fact: Fact[Any]) -> Asked:
    options = reading.kind.offered(fact, reading.answers)
    if not reading.suppose:
        return Asked(fact.name, options, fact.usual)
    known = {**reading.answers, **dict.fromkeys(reading.unsure, "")}
    choices = reading.kind.choosable(fact.name, options, known, reading.book.edition)
    return Asked(fact.name, options, fact.usual, choices)


def _ruling(reading: Reading, where: tuple[str, Edition], roots: list[Finding]) -> Ruling:
    subject, edition = where
    offers = _offers(roots)
    quiet = reading.read_quietly(offers)
    held = [f for f in (*roots, *quiet) if isinstance(f.outcome, Order)]
    orders = sorted(
        (Ordered(f.outcome, f.number) for f in held if isinstance(f.outcome, Order)),
        key=lambda ordered: ordered.order.sort_key,
    )
    statuses = [o.order.decides for o in orders if o.order.decides is not None]
    if len(statuses) != 1:
        msg = (
            f"{len(statuses)} orders decide instead of one: {statuses} on {dict(reading.answers)}"
        )
        raise RuntimeError(msg)
    read = _read(held)
    tricks = sum(o.order.transferred for o in orders)
    exemptions = tuple(f.number for f in reading.exemptions())
    articles = {f.number for f in read if f.cited and f.held}.union(exemptions)
    return Ruling(
        subject=subject,
        edition=edition,
        status=statuses[0],
        tricks=tricks,
        penalty_card=next((o.order.penalty_card for o in orders if o.order.penalty_card), None),
        articles=tuple(sorted(articles, key=book_order)),
        exemptions=exemptions,
        orders=tuple(orders),
        set_aside=tuple(
            SetAside(f.name, f.number, tuple(e.number for e in f.excepted_by))
            for f in reading.findings.values()
            if f.set_aside
        ),
        judgement=reading.remarks(),
        findings=tuple(held),
        excepting=tuple(
            dict.fromkeys(
                exception
                for finding in reading.findings.values()
                if finding.set_aside
                for exception in finding.excepted_by
            )
        ),
        told=dict(reading.answers),
        supposed=list_supposed(reading.kind, offers) if reading.suppose else (),
        rare=reading.unusual(offers),
        effects=renumber(
            sum_up(reading.kind.effects, [ordered.order for ordered in orders]),
            reading.kind.earlier_numbers.get(reading.book.edition, {}),
        ),
        ask=next_asked([ordered.order for ordered in orders]),
        later=tuple(fact.name for fact in reading.kind.later if fact.bit & offers),
        against=tuple(
            reading.answers.get(fact.name)
            for fact in reading.kind.ruled_against
            if tricks or any(o.order.one_sided for o in orders)
        ),
        unread=reading.unread(),
    )


def _read(roots: list[Finding]) -> list[Finding]:
    """Return every finding the roots rest on, each once."""
    seen: dict[int, Finding] = {}
    waiting = list(roots)
    while waiting:
        finding = waiting.pop()
        if id(finding) not in seen:
            seen[id(finding)] = finding
            waiting.extend(below for below in finding.because if below.held)
    return list(seen.values())
