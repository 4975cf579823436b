"""Who sits where in a case: from the auction where it is known, else from what was told."""

from collections.abc import Mapping

from msgspec import Struct

from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.conversation.screen_state import ScreenKind
from lawcore.bridge.auction.given import parse
from lawcore.bridge.auction.irregular import asked_about
from lawcore.bridge.play.cards import Seat
from lawcore.engine.fact import Faced, PlayerRole
from lawcore.engine.records import replace


class Seats(Struct, frozen=True):
    """The players of a case by their seats, who erred, and whose turn it was.

    Where the compass is not known who erred sits South. `call` is the call that was at fault.
    """

    roles: Mapping[Seat, tuple[PlayerRole, ...]]
    erred: Seat
    in_turn: Seat | None = None
    is_known: bool = False
    call: str | None = None
    faced: Faced | None = None


def offers_table(interview: Interview) -> bool:
    """Tell whether the present question may be read beside a drawing that was not shown yet."""
    screen, question = interview.conversation.screen, interview.question
    asked = interview.waiting if question is None else question.facts[0].name
    if screen.kind not in {ScreenKind.MAIN, ScreenKind.MORE} or screen.pictured or asked is None:
        return False
    confusing = interview.subject.facts.speaks_of_seats
    return any(fact.name == asked for fact in confusing) and seats_of(interview) is not None


def show_table(interview: Interview) -> Conversation | None:
    """Return the conversation once its table is shown, None where its screen does not offer it."""
    if not offers_table(interview):
        return None
    conversation = interview.conversation
    screen = replace(conversation.screen, pictured=True)
    return replace(conversation, screen=screen, step=conversation.step + 1)


def seats_of(interview: Interview) -> Seats | None:
    """Return who sits where, None where nothing is known of it.

    Where a call was at fault the auction tells it, if there is one.
    """
    facts, told = interview.subject.facts, interview.told
    sitting = next((one for one in facts.seats if one.holds(told)), None)
    if sitting is None:
        return None
    code = interview.conversation.auction if sitting.own is PlayerRole.CALLED else None
    given = None if code is None else parse(code)
    found = None if given is None else asked_about(given)
    made = None if given is None else given.calls[given.asked] if found is None else found.made
    is_known = given is not None and given.is_seated
    erred = Seat.SOUTH if made is None or not is_known else made.seat
    seats = (erred, erred.next, erred.partner, erred.partner.next)
    turns = (place for answered, place in facts.turns if answered.holds(told))
    place = next(turns, sitting.in_turn)
    in_turn = None if place is None else seats[place]
    if found is not None and is_known and sitting.left is PlayerRole.NEXT:
        in_turn = found.in_turn
    roles = {
        seat: (role, PlayerRole.TURN) if seat is in_turn else (role,)
        for seat, role in zip(seats, sitting.roles, strict=True)
    }
    call = None if made is None else made.call
    return Seats(roles, erred, in_turn, is_known, call, sitting.faced)
