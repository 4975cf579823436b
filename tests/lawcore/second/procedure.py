"""A second ruling procedure for the irregularities of the auction, of information and of the lead.

It shares nothing with the provisions: for each subject it goes down the order of decision and
stops at the first rule that fits. What the rules say stands in `outputs.toml`, the facts with
their options in `facts.toml`. A fact is read only where it is needed, so every world can be
walked through by forking on the first fact that is missing.
"""

from collections.abc import Iterator, Mapping

from tests.lawcore.second import (
    call_out_of_turn,
    changed_call,
    comparable,
    exposed_card,
    inadmissible_call,
    information,
    insufficient_bid,
    lead,
    outlines,
)
from tests.lawcore.second.expected import NOT_COVERED, Expected, Procedure
from tests.lawcore.second.reading import Reading, Told, Untold, tables

SUBJECTS: Mapping[str, Procedure] = {
    "insufficient_bid": insufficient_bid.rule,
    "call_out_of_turn": call_out_of_turn.rule,
    "inadmissible_call": inadmissible_call.rule,
    "changed_call": changed_call.rule,
    "exposed_card": exposed_card.rule,
    "lead_restriction": lead.restriction,
    "comparable": comparable.rule,
    "opening_lead": lead.opening,
    "unauthorised_information": information.unauthorised,
    "misinformation": information.misinformation,
}
OUTLINES: Mapping[str, Procedure] = {
    "before_director": outlines.before_director,
    "wrong_cards": outlines.wrong_cards,
    "wrong_board": outlines.wrong_board,
    "score": outlines.score,
    "defective_trick": outlines.defective_trick,
    "premature_play": outlines.premature_play,
    "simultaneous": outlines.simultaneous,
    "inspection": outlines.inspection,
    "rotation": outlines.rotation,
}
PROCEDURES: Mapping[str, Procedure] = {**SUBJECTS, **OUTLINES}
CITED_BESIDES = {"E702": {"16D"}, "E704": {"16D"}}
"""Articles on which a ruling rests too, where a vector names only those of the partner and lead.

A call was withdrawn; so 16D says who may use what it told.
"""
IN_2007 = frozenset(
    {
        "insufficient_bid",
        "call_out_of_turn",
        "inadmissible_call",
        "changed_call",
        "exposed_card",
        "lead_restriction",
    }
)
"""The subjects of which the text of 2007 is known, at least in part; of 1997 none is."""

Facts = Mapping[str, Told]
World = tuple[Facts, Expected]


def covers(subject: str, edition: int) -> bool:
    """Whether anything is known of a subject in an edition."""
    return edition == 2017 or (edition == 2007 and subject in IN_2007)


def rule(subject: str, edition: int, facts: Facts) -> Expected:
    """What is ruled on a case, or the next question, or that the edition does not cover it.

    Rare facts that nobody told are as usual.
    """
    try:
        return _ruled(subject, edition, Reading(facts, usual(subject)))
    except Untold as untold:
        return Expected(None, ask=untold.name)


def worlds(
    subject: str, edition: int, told: Facts | None = None, *, rare: bool = False
) -> Iterator[World]:
    """Yield every case that agrees with what was told, with what is ruled on it.

    Each holds only the facts that mattered. Unless `rare`, what was not told of the rare facts is
    as usual. A case whose facts contradict each other ends with the question that has to be asked
    again.
    """
    told = told or {}
    try:
        yield told, _ruled(subject, edition, Reading(told, usual(subject), presuming=not rare))
    except Untold as untold:
        if untold.name in told:
            yield told, Expected(None, ask=untold.name)
            return
        for answer in answers(subject, untold.name):
            yield from worlds(subject, edition, {**told, untold.name: answer}, rare=rare)


def _ruled(subject: str, edition: int, facts: Reading) -> Expected:
    return PROCEDURES[subject](edition, facts) if covers(subject, edition) else NOT_COVERED


def usual(subject: str) -> Mapping[str, str]:
    """What holds of the facts of a subject as long as nobody tells them."""
    if subject in OUTLINES:
        return outlines.USUAL.get(subject, {})
    table = tables()[subject].values()
    return {fact.name: fact.usual for fact in table if fact.usual is not None}


def answers(subject: str, name: str) -> tuple[Told, ...]:
    """Everything that may be told of a fact."""
    if subject in OUTLINES:
        return tuple(outlines.OPTIONS[subject][name])
    return tables()[subject][name].answers
