"""Every dialogue of a subject of the auction, against the second procedure and the vectors.

A dialogue tells what the law asked. What may be told later, once the auction or the play is over,
is told here in each of its ways; so every ruling that anybody can come to is compared.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from lawcore import SUBJECTS, Answer, Edition, Ruling, Subject
from lawcore.reading import consider, told
from lawcore.request import Statistics, dialogues
from tests.lawcore.auction.codes import CODES, KEYS, RULES
from tests.lawcore.auction.second.expected import Expected
from tests.lawcore.auction.second_procedure import CITED_BESIDES, rule, usual

VECTORS = Path(__file__).with_name("vectors.jsonl")
NAMES = (
    *("orders", "articles", "adjust", "partner", "offender", "lead", "info", "ask", "goto"),
    *("verdict", "options", "suits", "max", "duration", "card"),
)
"""What is compared, where the second procedure says anything of it."""
SILENT = {
    *("ask", "goto", "verdict", "options", "suits", "partner", "offender", "lead", "info", "card"),
}
"""What it may say nothing of."""
RESTRICTING = {"RestrictThePartnersLead", "FollowLaw26", "ForbidOneSuit"}
RESTRICTING_LATER = {
    *("RestrictTheLeadIfTheyDefend", "FollowLaw26IfTheyDefend", "ForbidOneSuitIfTheyDefend"),
}
"""What is ordered of a lead once the side of who erred defends, and what before that is known."""
UNREAD = {
    "31B": "a bid at LHO's turn after an earlier call: whether 31B of 2007 or 25 was not read",
    "39": "39 of 2007 was not read, though 26 names none of the calls that it cancels",
}
"""Where the specification rules and nothing is ruled here: the text was not read, each named."""
PRESUMED = {("lead_restriction", 2007): {"side": "defends", "first_turn": "yes"}}
"""What a vector of an edition presumes of facts that have no usual answer."""


@dataclass(frozen=True)
class Vector:
    """A case of the specification: what is told, and what it says is ruled."""

    id: str
    edition: int
    told: Mapping[str, Any]
    expect: Mapping[str, Any]

    def __str__(self) -> str:
        return self.id


def vectors(subject: str) -> list[Vector]:
    """The vectors of a subject in the editions that it covers here."""
    rows = (json.loads(line) for line in VECTORS.read_text("utf-8").splitlines())
    return [
        Vector(row["id"], edition, row["facts"], row["expect"])
        for row in rows
        if row["subject"] == subject
        and (edition := int(row["edition"][1:])) in SUBJECTS[subject].books
    ]


def every_ruling(subject: Subject, edition: int) -> Iterator[Ruling]:
    """Yield every ruling that dialogues come to, with all that may be told later."""
    for dialogue in dialogues(subject, Edition(edition)):
        options = [subject.facts.named[name].options for name in dialogue.ruling.later]
        for answers in product(*options):
            later = dict(zip(dialogue.ruling.later, answers, strict=True))
            found = consider(subject, Edition(edition), {**dialogue.answers, **later})
            assert isinstance(found, Ruling)
            yield found


def check_every_ruling(subject: Subject, edition: int) -> None:
    """Compare every ruling with that of the second procedure."""
    for ruling in every_ruling(subject, edition):
        second = rule(subject.name, edition, as_told(ruling.told))
        if not ruling.is_covered or not second.covered:
            check_not_covered(ruling, second)
        elif second.rule is None:
            assert ruling.ask is not None, ruling.told
            assert ruling.ask.fact == second.ask, ruling.told
        else:
            check(ruling, second)


def check_not_covered(ruling: Ruling, second: Expected) -> None:
    """See that nothing is ordered, and that either procedure says so or the reason is named."""
    assert not ruling.is_covered, ruling.told
    assert [type(o.order).__name__ for o in ruling.orders] == ["LookItUpInThatCode"], ruling.told
    assert ruling.effects == SUBJECTS[ruling.subject].facts.effects, ruling.told
    assert not second.covered or UNREAD.keys() & {*ruling.articles}, ruling.told


def check(ruling: Ruling, second: Expected) -> None:
    """Compare a ruling with what is expected of it."""
    ours = compared(ruling)
    for name in NAMES:
        value = getattr(second, name)
        if name == "goto" and value and ruling.edition not in SUBJECTS[value].books:
            value = None
        if name not in second.untold and (value or name not in SILENT):
            assert as_wanted(name, ours[name], value, second), (second.rule, name, ruling.told)
    if second.judgement is not None and "judgement" not in second.untold:
        assert KEYS[second.judgement] in ruling.judgement, (second.rule, ruling.told)
    check_when_a_lead_is_restricted(ruling)


def as_wanted(name: str, ours: object, wanted: object, second: Expected) -> bool:
    """Whether it is what is wanted; of a rule told in part, all its articles and little besides.

    Of what a withdrawn call has told such a rule says nothing; 16D rules it wherever one was. And
    the Law that an article belongs to may be cited as well.
    """
    if name != "articles" or "orders" not in second.untold:
        return ours == wanted
    assert isinstance(ours, frozenset)
    assert isinstance(wanted, frozenset)
    besides = ours - wanted - {"16D"}
    return wanted <= ours and all(any(a.startswith(b) for a in wanted) for b in besides)


def check_when_a_lead_is_restricted(ruling: Ruling) -> None:
    """While the auction is open it is said for later; once the side defends, the lead takes over.

    Of a call after the final pass it is known who defends.
    """
    restricted = ruling.effects.get("lead") in {"26", "26B"}
    defends = ruling.told.get("side") == "defends" or ruling.told.get("who") == "def_action"
    names = {type(o.order).__name__ for o in ruling.orders}
    assert bool(names & RESTRICTING) is (restricted and defends), ruling.told
    assert bool(names & RESTRICTING_LATER) is (restricted and not defends), ruling.told


def as_told(answers: Mapping[str, Answer]) -> dict[str, str]:
    """What was told, as the second procedure reads it: of suits their letters."""
    said = {name: str(answer) for name, answer in answers.items()}
    return {**said, **({"specified": ""} if said.get("specified") == "none" else {})}


def compared(ruling: Ruling) -> dict[str, object]:
    """What a ruling says, in the terms of the second procedure."""
    leads = [lead for o in ruling.orders if (lead := o.order.leads_to) is not None]
    told_by_name = {name: ruling.effects.get(name) for name in NAMES}
    return {
        **told_by_name,
        "orders": tuple(code for o in ruling.orders for code in CODES[type(o.order).__name__]),
        "articles": frozenset(ruling.articles),
        "adjust": frozenset(ruling.effects.get("adjust") or ()),  # type: ignore[arg-type]  # a list of laws
        "ask": None if ruling.ask is None else ruling.ask.fact,
        "goto": leads[0].subject if leads else None,
        "verdict": str(ruling.status),
    }


def check_vector(subject: Subject, vector: Vector) -> None:
    """Rule a vector and compare it, what it leaves out being as it usually is."""
    presumed = PRESUMED.get((subject.name, vector.edition), {})
    given = {
        name: "".join(value) or "none" if isinstance(value, list) else value
        for name, value in {**presumed, **usual(subject.name), **vector.told}.items()
    }
    ruling = consider(subject, Edition(vector.edition), told(subject.facts, given))
    assert isinstance(ruling, Ruling), ruling
    second = rule(subject.name, vector.edition, as_told(ruling.told))
    assert second.rule == vector.expect["rule"]
    ours = compared(ruling)
    for name, value in vector.expect.items():
        if name in {"rule", "judgement"}:
            continue
        expected = frozenset(value) if name in {"articles", "adjust"} else value
        if name == "articles":
            expected = frozenset(value) | CITED_BESIDES.get(vector.id, set())
        expected = tuple(expected) if isinstance(expected, list) else expected
        if name == "adjust" and name not in ruling.effects:
            continue
        assert as_wanted(name, ours[name], expected, second), (vector.id, name)
    if "judgement" in vector.expect:
        assert KEYS[vector.expect["judgement"]] in ruling.judgement


def check_rules_reached(subject: Subject, edition: int) -> None:
    """See that dialogues come to every rule of the specification."""
    found = (rule(subject.name, edition, as_told(r.told)) for r in every_ruling(subject, edition))
    assert {one.rule for one in found if one.rule is not None} == set(
        RULES[subject.name, edition].split()
    )


def number_and_length(subject: Subject, edition: int) -> tuple[int, int]:
    """Return how many dialogues there are, and how many messages the longest has."""
    statistics = Statistics()
    for dialogue in dialogues(subject, Edition(edition)):
        statistics.count(dialogue)
    return statistics.number, statistics.longest
