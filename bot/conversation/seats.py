"""Who sits where in a case: from the auction where it is known, else from what was told."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum, auto

from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.conversation.screen_state import ScreenKind
from lawcore import Answer
from lawcore.auction.given import Given, parse
from lawcore.auction.irregular import asked_about
from lawcore.auction.stated import OF_CALLS
from lawcore.play.cards import Seat

OPENING_LEADS = frozenset({"opening_faced", "opening_face_down"})


class Role(StrEnum):
    """What a player is in a case; the name is also the key of the words."""

    CALLED = auto()
    LED = auto()
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
    "penalty_card": frozenset({"since", "on_lead", "declarer_choice", "declarer_accepts"}),
}
"""The questions, by subject, that speak of players by how they sit."""


def offers_table(interview: Interview) -> bool:
    """Tell whether the present question may be read beside a drawing that was not shown yet."""
    screen, question = interview.conversation.screen, interview.question
    if screen.kind is not ScreenKind.MAIN or screen.pictured or question is None:
        return False
    confusing = CONFUSING.get(interview.conversation.subject, frozenset())
    return question.facts[0].name in confusing and seats_of(interview) is not None


def show_table(interview: Interview) -> Conversation | None:
    """Return the conversation once its table is shown, None where its screen does not offer it."""
    if not offers_table(interview):
        return None
    conversation = interview.conversation
    screen = replace(conversation.screen, pictured=True)
    return replace(conversation, screen=screen, step=conversation.step + 1)


def seats_of(interview: Interview) -> Seats | None:
    """Return who sits where, None where nothing is known of it."""
    subject, told = interview.conversation.subject, interview.told
    if subject in OF_CALLS:
        return _of_a_call(interview)
    match subject:
        case "opening_lead":
            return _of_an_opening_lead(is_faced=True)
        case "lead_out_of_turn":
            return _of_a_lead(told)
        case "penalty_card" if told.get("role") == "defender":
            return _of_a_penalty_card(told)
        case _:
            return None


def _around(
    erred: Seat, own: Role, left: Role, opposite: Role, right: Role
) -> dict[Seat, tuple[Role, ...]]:
    """Return the roles of four players, from who erred clockwise."""
    seats = (erred, erred.next, erred.partner, erred.partner.next)
    return {seat: (role,) for seat, role in zip(seats, (own, left, opposite, right), strict=True)}


def _of_a_call(interview: Interview) -> Seats:
    """A call that was at fault: by the auction, or by whose turn is told to have been."""
    code = interview.conversation.auction
    given = None if code is None else parse(code)
    found = None if given is None else asked_about(given)
    erred = Seat.SOUTH
    if given is not None and given.is_seated:
        erred = given.calls[given.asked].seat if found is None else found.made.seat
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


def _of_an_opening_lead(*, is_faced: bool) -> Seats:
    """The wrong defender has led: the partner had the lead, and declarer is the next player."""
    erred = Seat.SOUTH
    roles = _around(erred, Role.LED, Role.DECLARER, Role.PARTNER, Role.DUMMY)
    faced = Faced.LED_FACED if is_faced else Faced.LED_FACE_DOWN
    return Seats(_with_turn(roles, erred.partner), erred, erred.partner, faced=faced)


def _of_a_lead(told: Mapping[str, Answer]) -> Seats | None:
    """A lead from the wrong hand, as far as it is told whose it was."""
    lead, erred = told.get("lead"), Seat.SOUTH
    if lead in OPENING_LEADS:
        return _of_an_opening_lead(is_faced=lead == "opening_faced")
    if lead == "declarer":
        roles = _around(erred, Role.LED, Role.DEFENDER, Role.DUMMY, Role.DEFENDER)
    elif lead == "defender":
        side = Role.DECLARERS_SIDE
        roles = _around(erred, Role.LED, side, Role.PARTNER, side)
    else:
        return None
    in_turn = erred.partner if told.get("turn") == "partner" else None
    return Seats(_with_turn(roles, in_turn), erred, in_turn, faced=Faced.LED_FACED)


def _of_a_penalty_card(told: Mapping[str, Answer]) -> Seats:
    """A defender's penalty card: whose it is, and who is to play."""
    erred, side = Seat.SOUTH, Role.DECLARERS_SIDE
    roles = _around(erred, Role.OWNER, side, Role.PARTNER, side)
    seats = {"holder": erred, "partner": erred.partner}
    in_turn = seats.get(str(told.get("on_lead")))
    return Seats(_with_turn(roles, in_turn), erred, in_turn, faced=Faced.PENALTY_CARD)
