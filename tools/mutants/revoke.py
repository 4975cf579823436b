"""The checks of the revoke."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from lawcore import EDITIONS, SUBJECTS, Answer, Edition, Ruling, Subject, enquire
from lawcore.engine.article import Consequence, Exemption, Remark
from lawcore.engine.dialogues import Statistics, dialogues
from lawcore.engine.reading import consider
from tests.lawcore.cases.expectations import differences
from tests.lawcore.cases.test_in_full import FILE, numbers, numbers_of_the_specification
from tests.lawcore.editions import READ, as_of
from tests.lawcore.oracle import Expected, rule
from tests.lawcore.revoke_dialogues import DIALOGUES, TRICKS
from tests.lawcore.test_agreement import compared, expected, worlds
from tests.lawcore.test_form import ordered_by
from tests.lawcore.vectors import VECTORS, Vector
from tools.mutants.changes import YEARS

SAMPLED_WORLDS = 1500


def form(subject: Subject) -> Iterator[str]:
    """Report an edition that has not the articles it ought to have."""
    for edition in READ:
        rules = subject.books[edition].rules
        if sum(v.in_force(edition) for p in rules for v in p.versions) != len(rules):
            yield f"{edition}: two texts of one provision"
        if numbers(subject, edition) != numbers_of_the_specification(edition):
            yield f"{edition}: other articles"
        for kind in (Consequence, Exemption, Remark):
            borne = Counter(
                (rule.number, given)
                for provision, rule in rules.items()
                if isinstance(provision, kind)
                for given in ordered_by(subject.books[edition].versions[provision])
            )
            if max(borne.values()) > 1:
                yield f"{edition}: two of one number"


def texts(subject: Subject) -> Iterator[str]:
    """Report a text that is in force nowhere, and an exemption from nothing."""
    for provision in {p: None for book in subject.books.values() for p in book.versions}:
        if not all(any(v.in_force(year) for year in EDITIONS) for v in provision.versions):
            yield f"{provision}: a text that is nowhere in force"
        excepted = [getattr(other, "name", None) for other in provision.exception_to]
        if isinstance(provision, Exemption) and excepted != ["rectified"]:
            yield f"{provision}: an exemption from nothing"


def in_full(subject: Subject) -> Iterator[str]:
    for case in (*FILE.cases, *FILE.set_aside):
        ruling = enquire(subject, case.edition, case.facts, case.settings)
        if not isinstance(ruling, Ruling):
            yield f"{case}: {ruling}"
        else:
            yield from (f"{case}: {key}" for key, *_ in differences(ruling, case.expected))


def vectors(subject: Subject) -> Iterator[str]:
    for vector in VECTORS:
        for edition in vector.editions:
            yield from _vector(subject, edition, vector)


def _vector(subject: Subject, edition: Edition, vector: Vector) -> Iterator[str]:
    asked = vector.defenders_may_ask
    options = {} if asked is None else {"defenders_may_ask": asked}
    ruling = enquire(subject, edition, vector.facts, options)
    outcome = as_of(vector.expected, edition)
    if not isinstance(ruling, Ruling):
        yield f"{vector.id}: {ruling}"
    elif (
        ruling.status != outcome.status
        or outcome.tricks not in {None, ruling.tricks}
        or not set(outcome.articles) <= set(ruling.articles)
        or not outcome.judgement <= set(ruling.judgement)
        or outcome.penalty_card not in {None, ruling.penalty_card}
    ):
        yield vector.id


def compare(ruling: Ruling, second: Expected) -> Iterator[str]:
    if compared(ruling) != expected(second):
        yield f"{compared(ruling)} but {expected(second)}"
    by = second.established_by
    if by and ruling.status == "established" and by not in ruling.articles:
        yield f"established by {by}"


def exactly(ruling: Ruling, second: Expected) -> Iterator[str]:
    """Compare if everything is told."""
    yield from compare(ruling, second)
    if not second.judgement <= set(ruling.judgement):
        yield f"to weigh: {second.judgement}"
    if set(ruling.exemptions) != set(second.exemptions):
        yield f"exemptions: {ruling.exemptions}"
    redress = {o.article for o in ruling.orders if o.article.startswith("64C2")}
    if redress != {ground for ground in (second.equity or "").split("+") if "64C2" in ground}:
        yield f"equity: {redress}"


World = Mapping[str, Answer]


@cache
def sampled_worlds() -> Sequence[World]:
    """A fixed sample of worlds; the rare is as frequent in them as the usual."""
    draw = random.Random(64)  # noqa: S311 - a fixed sample
    found: list[World] = []
    facts = SUBJECTS["revoke"].facts
    while len(found) < SAMPLED_WORLDS:
        world: dict[str, Answer] = {}
        for fact in facts.listed:
            options = TRICKS["trick"] if fact.name == "trick" else facts.offered(fact, world)
            usual = fact.usual is not None and fact.usual in options and draw.random() < 0.6
            world[fact.name] = (
                fact.usual if usual and fact.usual is not None else draw.choice(options)
            )
        found.append(world)
    return found


def random_worlds(subject: Subject) -> Iterator[str]:
    for place, world in enumerate(sampled_worlds()):
        may_ask = place % 2 == 0
        settings = {"defenders_may_ask": may_ask}
        for edition in READ:
            ruling = consider(subject, edition, {**world, **settings})
            if isinstance(ruling, Ruling):
                yield from exactly(ruling, rule(edition, world, may_ask))
            else:
                yield f"asks though all is told: {world}"


def all_dialogues(subject: Subject) -> Iterator[str]:
    for edition in READ:
        statistics = Statistics()
        for dialogue in dialogues(subject, edition, None, TRICKS):
            statistics.count(dialogue)
            may_ask = edition != YEARS[0]
            for _, second in worlds(edition, dialogue.answers, may_ask=may_ask):
                yield from compare(dialogue.ruling, second)
        if (statistics.number, statistics.longest) != as_of(DIALOGUES, edition):
            yield f"{edition}: {statistics.number} dialogues"


CHECKS: tuple[Callable[[Subject], Iterator[str]], ...] = (
    form,
    texts,
    in_full,
    vectors,
    random_worlds,
    all_dialogues,
)
