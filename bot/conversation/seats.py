"""Who sits where in a case: from the auction where it is known, else from what was told."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum, auto

from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.conversation.screen_state import ScreenKind
from lawcore import Answer
from lawcore.board.stated import OF_CALLS
from lawcore.bridge.auction.given import Given, parse
from lawcore.bridge.auction.irregular import asked_about
from lawcore.bridge.play.cards import Seat

OPENING_LEADS = frozenset({"opening_faced", "opening_face_down"})


class Role(StrEnum):
    """What a player is in a case; the name is also the key of the words."""

    CALLED = auto()
    LED = auto()
    REVOKED = auto()
    OWNER = auto()
    """The owner of the card that lies face up."""
    NEXT = auto()
    PARTNER = auto()
    RIGHT = auto()
    DECLARER = auto()
    DUMMY = auto()
    DEFENDER = auto()
    DECLARERS_SIDE = auto()
    """Declarer or dummy."""
    TURN = auto()
    """It was that player's turn."""


class Faced(StrEnum):
    """What lies on the table; the name is also the key of the words."""

    LED_FACED = auto()
    LED_FACE_DOWN = auto()
    PENALTY_CARD = auto()


@dataclass(frozen=True, slots=True)
class Seats:
    """The players of a case by their seats, who erred, and whose turn it was.

    Where the compass is not known who erred sits South. `call` is the call that was at fault.
    """

    roles: Mapping[Seat, tuple[Role, ...]]
    erred: Seat
    in_turn: Seat | None = None
    is_known: bool = False
    call: str | None = None
    faced: Faced | None = None


CONFUSING: Mapping[str, frozenset[str]] = {
    "insufficient_bid": frozenset({"lho", "lho2"}),
    "call_out_of_turn": frozenset({"turn_of", "lho", "rho_then"}),
    "changed_call": frozenset({"partner", "lho"}),
    "inadmissible_call": frozenset({"lho_called"}),
    "opening_lead": frozenset({"choice"}),
    "lead_out_of_turn": frozenset({"turn", "reply"}),
    "revoke": frozenset({"opponents_played_after", "partner_played_after"}),
    "lead_restriction": frozenset({"first_turn"}),
    "penalty_card": frozenset({"since", "on_lead", "declarer_choice", "declarer_accepts"}),
}
"""The questions, by subject, that speak of players by how they sit."""


def offers_table(interview: Interview) -> bool:
    """Tell whether the present question may be read beside a drawing that was not shown yet."""
    screen, question = interview.conversation.screen, interview.question
    asked = interview.waiting if question is None else question.facts[0].name
    if screen.kind not in {ScreenKind.MAIN, ScreenKind.MORE} or screen.pictured or asked is None:
        return False
    confusing = CONFUSING.get(interview.conversation.subject, frozenset())
    return asked in confusing and seats_of(interview) is not None


def show_table(interview: Interview) -> Conversation | None:
    """Return the conversation once its table is shown, None where its screen does not offer it."""
    if not offers_table(interview):
        return None
    conversation = interview.conversation
    screen = replace(conversation.screen, pictured=True)
    return replace(conversation, screen=screen, step=conversation.step + 1)


def seats_of(interview: Interview) -> Seats | None:
    """Return who sits where, None where nothing is known of it."""
    read = _OF_SUBJECTS.get(interview.conversation.subject)
    return None if read is None else read(interview)


def _around(
    erred: Seat, own: Role, left: Role, opposite: Role, right: Role
) -> dict[Seat, tuple[Role, ...]]:
    """Return the roles of four players, from who erred clockwise."""
    seats = (erred, erred.next, erred.partner, erred.partner.next)
    return {seat: (role,) for seat, role in zip(seats, (own, left, opposite, right), strict=True)}


def _given(interview: Interview) -> Given | None:
    """Return the auction of a case, None where none was given."""
    code = interview.conversation.auction
    return None if code is None else parse(code)


def _caller(given: Given | None) -> Seat:
    """Return who made the call that was at fault, South where the seats are not known."""
    if given is None or not given.is_seated:
        return Seat.SOUTH
    found = asked_about(given)
    return given.calls[given.asked].seat if found is None else found.made.seat


def _of_a_call(interview: Interview) -> Seats:
    """A call that was at fault: by the auction, or by whose turn is told to have been."""
    given = _given(interview)
    found, erred = None if given is None else asked_about(given), _caller(given)
    in_turn = _turn_told(interview.told, erred)
    if given is not None and given.is_seated and found is not None:
        in_turn = found.in_turn
    roles = _around(erred, Role.CALLED, Role.NEXT, Role.PARTNER, Role.RIGHT)
    return Seats(
        _with_turn(roles, in_turn),
        erred,
        in_turn,
        is_known=given is not None and given.is_seated,
        call=None if given is None else _call_at_fault(given),
    )


def _call_at_fault(given: Given) -> str:
    found = asked_about(given)
    return given.calls[given.asked].call if found is None else found.made.call


def _turn_told(told: Mapping[str, Answer], erred: Seat) -> Seat | None:
    """Return whose turn it was as it was told, None where that is not told."""
    seats = {"lho": erred.next, "partner": erred.partner, "rho": erred.partner.next}
    return seats.get(str(told.get("turn_of")))


def _with_turn(
    roles: Mapping[Seat, tuple[Role, ...]], in_turn: Seat | None
) -> Mapping[Seat, tuple[Role, ...]]:
    if in_turn is None:
        return roles
    return {**roles, in_turn: (*roles[in_turn], Role.TURN)}


def _of_an_opening_lead(interview: Interview) -> Seats:
    """The wrong defender has led: the partner had the lead, and declarer is the next player."""
    erred = Seat.SOUTH
    roles = _around(erred, Role.LED, Role.DECLARER, Role.PARTNER, Role.DUMMY)
    is_down = interview.told.get("lead") == "opening_face_down"
    faced = Faced.LED_FACE_DOWN if is_down else Faced.LED_FACED
    return Seats(_with_turn(roles, erred.partner), erred, erred.partner, faced=faced)


def _of_a_lead(interview: Interview) -> Seats | None:
    """A lead from the wrong hand, as far as it is told whose it was."""
    told, erred = interview.told, Seat.SOUTH
    lead = told.get("lead")
    if lead in OPENING_LEADS:
        return _of_an_opening_lead(interview)
    if lead == "declarer":
        roles = _around(erred, Role.LED, Role.DEFENDER, Role.DUMMY, Role.DEFENDER)
    elif lead == "defender":
        side = Role.DECLARERS_SIDE
        roles = _around(erred, Role.LED, side, Role.PARTNER, side)
    else:
        return None
    in_turn = erred.partner if told.get("turn") == "partner" else None
    return Seats(_with_turn(roles, in_turn), erred, in_turn, faced=Faced.LED_FACED)


def _of_a_restricted_lead(interview: Interview) -> Seats:
    """A call was withdrawn, and the partner of who made it is to lead."""
    given, side = _given(interview), Role.DECLARERS_SIDE
    erred = _caller(given)
    roles = _around(erred, Role.CALLED, side, Role.PARTNER, side)
    is_known = given is not None and given.is_seated
    call = None if given is None else _call_at_fault(given)
    return Seats(roles, erred, is_known=is_known, call=call)


def _of_a_revoke(interview: Interview) -> Seats | None:
    """A revoke: the partner of who revoked, and the two who play against them."""
    others = {
        "defender": (Role.DECLARERS_SIDE, Role.PARTNER),
        "declarer": (Role.DEFENDER, Role.DUMMY),
        "dummy": (Role.DEFENDER, Role.DECLARER),
    }.get(str(interview.told.get("hand")))
    if others is None:
        return None
    (opponent, partner), erred = others, Seat.SOUTH
    return Seats(_around(erred, Role.REVOKED, opponent, partner, opponent), erred)


def _of_a_penalty_card(interview: Interview) -> Seats | None:
    """A defender's penalty card: whose it is, and who is to play."""
    told, erred, side = interview.told, Seat.SOUTH, Role.DECLARERS_SIDE
    if told.get("role") != "defender":
        return None
    roles = _around(erred, Role.OWNER, side, Role.PARTNER, side)
    seats = {"holder": erred, "partner": erred.partner}
    in_turn = seats.get(str(told.get("on_lead")))
    return Seats(_with_turn(roles, in_turn), erred, in_turn, faced=Faced.PENALTY_CARD)


_OF_SUBJECTS: Mapping[str, Callable[[Interview], Seats | None]] = {
    **dict.fromkeys(OF_CALLS, _of_a_call),
    "opening_lead": _of_an_opening_lead,
    "lead_out_of_turn": _of_a_lead,
    "lead_restriction": _of_a_restricted_lead,
    "revoke": _of_a_revoke,
    "penalty_card": _of_a_penalty_card,
}
"""What tells the seats of a case, by its subject."""
