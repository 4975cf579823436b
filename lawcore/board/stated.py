"""The subject that a given auction is about, and the facts that its calls answer.

An auction is only what is given of it: where it ends nobody has said that no more was called.
"""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, field

from lawcore.bridge.auction.calls import (
    DENOMINATIONS,
    DOUBLE,
    PASS,
    REDOUBLE,
    has_ended,
    is_sufficient,
    lowest_sufficient,
)
from lawcore.bridge.auction.given import Given, Made
from lawcore.bridge.auction.irregular import (
    After,
    Irregularity,
    IrregularityKind,
    asked_about,
    irregularities,
)
from lawcore.bridge.play.cards import Seat, Side
from lawcore.engine.fact import NO, YES, Answer
from lawcore.engine.records import replace
from lawcore.laws.provisions import facts as common
from lawcore.laws.subjects import changed_call as changed
from lawcore.laws.subjects import rotation
from lawcore.laws.subjects.call_out_of_turn import facts as out_of_turn
from lawcore.laws.subjects.inadmissible_call import facts as inadmissible
from lawcore.laws.subjects.insufficient_bid import facts as insufficient
from lawcore.laws.subjects.lead_restriction import facts as lead

Answers = dict[str, Answer]

INSUFFICIENT_BID = "insufficient_bid"
CALL_OUT_OF_TURN = "call_out_of_turn"
INADMISSIBLE_CALL = "inadmissible_call"
CHANGED_CALL = "changed_call"
LEAD_RESTRICTION = "lead_restriction"
ROTATION = "rotation"
OF_CALLS = (INSUFFICIENT_BID, CALL_OUT_OF_TURN, INADMISSIBLE_CALL, CHANGED_CALL, ROTATION)
"""The subjects between which the calls alone decide."""
OF_LEGAL_CALLS = (CHANGED_CALL, CALL_OUT_OF_TURN, "unauthorised_information")
"""What an auction without an irregular call is likeliest about."""


class Stated(Struct, frozen=True):
    """What an auction states: the subject, None where every call is legal, and its answers."""

    subject: str | None
    answers: Answers = field(default_factory=dict)


def stated(given: Given) -> Stated:
    """Return which subject a given auction is about, with what it answers of its facts."""
    found = asked_about(given)
    if found is not None:
        subject = _SUBJECTS[found.kind]
        return Stated(subject, answers_to(subject, given))
    if given.replacement is not None:
        return Stated(CHANGED_CALL, answers_to(CHANGED_CALL, given))
    return Stated(None)


def answers_to(subject: str, given: Given) -> Answers:
    """Return what a given auction answers of the facts of one subject, nothing of any other."""
    found = asked_about(given)
    if subject == CHANGED_CALL:
        return _of_a_change(given, found)
    if subject == LEAD_RESTRICTION:
        return _of_the_lead(given)
    if found is None or _SUBJECTS[found.kind] != subject:
        return {}
    return _of_one(given, found)


def _of_one(given: Given, found: Irregularity) -> Answers:
    """Return what an irregular call answers of the facts of its subject."""
    match found.kind:
        case IrregularityKind.INSUFFICIENT:
            return _of_an_insufficient_bid(given, found)
        case IrregularityKind.OUT_OF_TURN:
            return _of_a_call_out_of_turn(given, found)
        case IrregularityKind.LOST_TURN:
            case = rotation.Case.THREE_PASSES_ONE_OUT_OF_ROTATION
            return {"case": case, "deprived": YES}
        case (
            IrregularityKind.INADMISSIBLE
            | IrregularityKind.OVER_SEVEN
            | IrregularityKind.AFTER_FINAL
        ):
            return _of_an_inadmissible_call(given, found)


def calls_named(subject: str, given: Given) -> Mapping[tuple[str, Answer], str]:
    """Return the calls that answers stand for in a given auction, by fact and answer."""
    found = asked_about(given)
    if subject != INSUFFICIENT_BID or found is None or found.lowest is None:
        return {}
    return {("repl", insufficient.Replacement.SAME_DENOM): found.lowest}


def impossible(subject: str, given: Given) -> frozenset[tuple[str, Answer]]:
    """Return the answers, by their facts, that no call can be after a given auction."""
    found = asked_about(given)
    if subject != INSUFFICIENT_BID or found is None or found.last is None:
        return frozenset()
    possible = {lowest_sufficient(found.last, one) for one in DENOMINATIONS} - {None}
    out: set[tuple[str, Answer]] = set()
    if found.lowest is None:
        out.add(("repl", insufficient.Replacement.SAME_DENOM))
    if not possible:
        out.add(("repl", insufficient.Replacement.OTHER_BID))
    return frozenset(out)


Relation = StrEnum("Relation", "LHO PARTNER RHO")
"""How a player sits relative to the caller, as questions name that player."""

_ASKED_ABOUT = {
    "lho": Relation.LHO,
    "lho2": Relation.LHO,
    "lho_called": Relation.LHO,
    "rho_then": Relation.RHO,
    "partner": Relation.PARTNER,
}
"""The facts that say what one player does, and how that player sits to who called."""


def player_asked_about(fact: str, given: Given) -> tuple[Relation, Seat] | None:
    """Return the player of whom a fact says something, and how that player sits to who called.

    None where the seats are not known, or the fact is about nobody else.
    """
    relation, found = _ASKED_ABOUT.get(fact), asked_about(given)
    if relation is None or not given.is_seated:
        return None
    caller = given.calls[given.asked].seat if found is None else found.made.seat
    seats = {
        Relation.LHO: caller.next,
        Relation.PARTNER: caller.partner,
        Relation.RHO: caller.partner.next,
    }
    return relation, seats[relation]


_SUBJECTS = {
    IrregularityKind.INSUFFICIENT: INSUFFICIENT_BID,
    IrregularityKind.OUT_OF_TURN: CALL_OUT_OF_TURN,
    IrregularityKind.LOST_TURN: ROTATION,
    IrregularityKind.INADMISSIBLE: INADMISSIBLE_CALL,
    IrregularityKind.OVER_SEVEN: INADMISSIBLE_CALL,
    IrregularityKind.AFTER_FINAL: INADMISSIBLE_CALL,
}


def _of_an_insufficient_bid(given: Given, found: Irregularity) -> Answers:
    """A bid in turn and too low: what was called over it, or what takes its place."""
    answers: Answers = {"turn": insufficient.Turn.IN_TURN}
    if given.replacement is not None and given.asked == found.place:
        answers["repl"] = _replacement(given.replacement, found)
        answers |= _of_the_end(given)
    elif found.after is After.LHO:
        answers["lho"] = insufficient.Lho.CALLED
    return answers


def _replacement(call: str, found: Irregularity) -> insufficient.Replacement:
    """Return what kind of call takes the place of an insufficient bid, suits as they are named."""
    if call == PASS:
        return insufficient.Replacement.PASS
    if call in {DOUBLE, REDOUBLE}:
        return insufficient.Replacement.DBL_RDBL
    if not is_sufficient(call, found.last):
        return insufficient.Replacement.INSUFF_AGAIN
    lowest = lowest_sufficient(found.last, found.made.call[1])
    if call == lowest:
        return insufficient.Replacement.SAME_DENOM
    return insufficient.Replacement.OTHER_BID


def _of_a_call_out_of_turn(given: Given, found: Irregularity) -> Answers:
    """A call out of turn: what it was, whose turn it was, and what was called next."""
    call = found.made.call
    answers: Answers = {"kind": _kind(call)}
    if found.in_turn is not None:
        answers |= _of_the_turn(given, found, _turn_of(found.made.seat, found.in_turn))
    if call[0].isdigit():
        answers["insufficient"] = _yes_no(found.is_insufficient)
    elif call != PASS and found.in_turn is not None:
        answers["inadmissible"] = NO
    return answers


def _of_the_turn(given: Given, found: Irregularity, turn_of: out_of_turn.TurnOf) -> Answers:
    """Whose turn it was, and whether that player or the next one called.

    Where the two are the same player, and his call is legal either way, only he can say which of
    both he meant to do.
    """
    answers: Answers = {"turn_of": turn_of}
    if turn_of is out_of_turn.TurnOf.LHO:
        callers = {made.seat for made in given.calls[: found.place]}
        answers["before"] = _yes_no(found.made.seat in callers)
    elif found.after is After.LHO:
        answers["lho"] = out_of_turn.Lho.ACCEPTS
    if found.after is After.IN_TURN and answers.get("before") != YES:
        answers["correct_called"] = YES
    elif found.after is After.LHO and turn_of is not out_of_turn.TurnOf.LHO:
        answers["correct_called"] = NO
    return answers


def _kind(call: str) -> out_of_turn.Kind:
    if call == PASS:
        return out_of_turn.Kind.PASS
    return out_of_turn.Kind.BID if call[0].isdigit() else out_of_turn.Kind.DBL_RDBL


def _turn_of(caller: Seat, in_turn: Seat) -> out_of_turn.TurnOf:
    """Return how the player whose turn it was sits to who called."""
    if in_turn is caller.next:
        return out_of_turn.TurnOf.LHO
    return out_of_turn.TurnOf.PARTNER if in_turn is caller.partner else out_of_turn.TurnOf.RHO


def _of_an_inadmissible_call(given: Given, found: Irregularity) -> Answers:
    """A call that may not be made at all: which, by whom, and whether it was called over."""
    answers: Answers = {}
    if found.after is not After.NOTHING:
        answers["lho_called"] = _yes_no(found.after is After.LHO)
    match found.kind:
        case IrregularityKind.AFTER_FINAL:
            answers["what"] = inadmissible.What.AFTER_FINAL
            answers |= _of_a_late_call(given, found)
        case IrregularityKind.OVER_SEVEN:
            answers["what"] = inadmissible.What.OVER_SEVEN
        case _:
            answers["what"] = inadmissible.What.DBL_RDBL
            answers["out_turn"] = _yes_no(found.is_out_of_turn)
    return answers


def _of_a_late_call(given: Given, found: Irregularity) -> Answers:
    """After the final pass: whether the caller defends, and did more than pass.

    Nobody's turn is left then: who called is known only where the seats are.
    """
    declaring = declaring_side(replace(given, calls=given.calls[: found.place], asked=-1))
    if declaring is None:
        return {"who": inadmissible.Who.PASSED_OUT}
    if not given.is_seated:
        return {}
    if found.made.seat.side == declaring:
        return {"who": inadmissible.Who.DECL_SIDE, "side": common.Side.DECLARES}
    is_pass = found.made.call == PASS
    who = inadmissible.Who.DEF_PASS if is_pass else inadmissible.Who.DEF_ACTION
    return {"who": who, "side": common.Side.DEFENDS}


def declaring_side(given: Given) -> Side | None:
    """Return the side of the last bid, None where nobody bid."""
    bids = (made for made in reversed(given.calls) if made.call[0].isdigit())
    last = next(bids, None)
    return None if last is None else last.seat.side


def _of_a_change(given: Given, found: Irregularity | None) -> Answers:
    """A call that was changed: partner has called since, if he has.

    What the next player did is not told: of a slip nobody would be asked whether he called over
    the second call, and to be told that leaves no slip to ask about.
    """
    behind = given.calls[given.asked + 1 :]
    caller = given.calls[given.asked].seat
    answers: Answers = {}
    if any(made.seat is caller.partner for made in behind):
        answers["partner"] = changed.Partner.CALLED
    if given.replacement is not None:
        answers["done"] = changed.Done.SUBSTITUTED
        answers |= _of_the_end(given)
    is_low = found is not None and found.place == given.asked and found.is_insufficient
    answers["first_insuff"] = _yes_no(is_low)
    return answers


def _of_the_end(given: Given) -> Answers:
    """Which side plays, where the auction has gone on to its end with the call that was made."""
    final = _final(given)
    declaring = None if final is None else declaring_side(final)
    if declaring is None:
        return {}
    plays = given.calls[given.asked].seat.side == declaring
    return {"side": common.Side.DECLARES if plays else common.Side.DEFENDS}


def _of_the_lead(given: Given) -> Answers:
    """Which side plays, and the suits that the offender has named in the calls that stand."""
    final = _final(given)
    if final is None:
        return {}
    caller = given.calls[given.asked].seat
    named = {made.call[1:] for made in final.calls if made.seat is caller}
    suits = "".join(suit for suit in "SHDC" if suit in named) or "none"
    return {**_of_the_end(given), "specified": lead.Specified(suits)}


def _final(given: Given) -> Given | None:
    """Return the auction with the changed call as it stands, None where it is not over."""
    if given.replacement is None:
        return None
    seat, place = given.calls[given.asked].seat, given.asked
    stands = Made(seat, given.replacement)
    calls = (*given.calls[:place], stands, *given.calls[place + 1 :])
    final = replace(given, calls=calls, replacement=None)
    is_legal = final.is_in_rotation and not irregularities(final)
    return final if is_legal and has_ended([made.call for made in calls]) else None


def _yes_no(holds: bool) -> str:
    return YES if holds else NO
