"""Every dialogue of a subject of the auction, against the second procedure.

A dialogue tells what the law asked. What may be told later, once the auction or the play is over,
is told here in each of its ways; so every ruling that anybody can come to is compared.
"""

from collections.abc import Iterator, Mapping
from itertools import product

from lawcore import SUBJECTS, Answer, Edition, Question, Ruling, Subject
from lawcore.engine.reading import check_answers, consider
from tests.lawcore import walks
from tests.lawcore.cases import Answers, Case, Walk
from tests.lawcore.second.codes import CODES, KEYS
from tests.lawcore.second.expected import Expected
from tests.lawcore.second.procedure import CITED_BESIDES, rule, usual

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
NOT_IN_IT = {("lead_restriction", "forbidden")}
"""What a player chooses in the end, of which the second procedure says nothing: cases say it."""
PRESUMED = {("lead_restriction", 2007): {"side": "defends", "first_turn": "yes"}}
"""What a vector of an edition presumes of facts that have no usual answer."""


def every_ruling(walk: Walk) -> Iterator[Ruling]:
    """Yield every ruling that dialogues come to, with all that may be told later."""
    return rulings(SUBJECTS[walk.subject], walk.edition)


def rulings(subject: Subject, edition: int) -> Iterator[Ruling]:
    """Yield every ruling of an edition, with all that may be told later."""
    for dialogue in walks.every_dialogue(subject, Edition(edition)):
        names = [n for n in dialogue.ruling.later if (subject.name, n) not in NOT_IN_IT]
        for answers in product(*(subject.facts.named[name].options for name in names)):
            later = dict(zip(names, answers, strict=True))
            yield from _to_the_end(subject, edition, {**dialogue.answers, **later})


def _to_the_end(subject: Subject, edition: int, answers: Answers) -> Iterator[Ruling]:
    """Yield what they come to; what is told later may make one more question."""
    found = consider(subject, Edition(edition), answers)
    if isinstance(found, Ruling):
        yield found
        return
    assert isinstance(found, Question)
    asked = found.facts[0]
    for option in subject.facts.named[asked.name].options:
        yield from _to_the_end(subject, edition, {**answers, asked.name: option})


def check_every_ruling(walk: Walk) -> None:
    """Compare every ruling with that of the second procedure."""
    for ruling in every_ruling(walk):
        second = rule(walk.subject, walk.edition, as_told(ruling.told))
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
    assert [o.order.name for o in ruling.orders] == ["LookItUpInThatCode"], ruling.told
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

    Of a call after the final pass it is known who defends. Where a further replacement is due, or
    LHO is still to choose, the auction is open, whatever was told of the side.
    """
    restricted = ruling.effects.get("lead") in {"26", "26B"}
    over = ruling.ask is None or ruling.ask.fact not in {"repl", "lho2"}
    known = ruling.told.get("side") == "defends" or ruling.told.get("who") == "def_action"
    defends = over and known
    names = {o.order.name for o in ruling.orders}
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
        "orders": tuple(code for o in ruling.orders for code in CODES[o.order.name]),
        "articles": frozenset(ruling.articles),
        "adjust": frozenset(ruling.effects.get("adjust") or ()),  # type: ignore[arg-type]  # a list of laws
        "ask": None if ruling.ask is None else ruling.ask.fact,
        "goto": leads[0].subject if leads else None,
        "verdict": str(ruling.status),
    }


def check_case(case: Case) -> None:
    """Rule a case and compare it, what it leaves out being as it usually is."""
    subject, expect = SUBJECTS[case.subject], case.expected["second"]
    given = {**PRESUMED.get((case.subject, int(case.edition)), {}), **usual(case.subject)}
    ruling = consider(subject, case.edition, check_answers(subject.facts, {**given, **case.facts}))
    assert isinstance(ruling, Ruling), ruling
    second = rule(case.subject, case.edition, as_told(ruling.told))
    assert second.rule == expect["rule"]
    ours = compared(ruling)
    for name, value in expect.items():
        if name in {"rule", "judgement"}:
            continue
        expected = frozenset(value) if name in {"articles", "adjust"} else value
        if name == "articles":
            expected = frozenset(value) | CITED_BESIDES.get(case.id, set())
        expected = tuple(expected) if isinstance(expected, list) else expected
        if name == "adjust" and name not in ruling.effects:
            continue
        assert as_wanted(name, ours[name], expected, second), (case.id, name)
    if "judgement" in expect:
        assert KEYS[expect["judgement"]] in ruling.judgement
