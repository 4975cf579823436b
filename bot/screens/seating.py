"""The drawing of the table of a case, and the same in words."""

from collections.abc import Iterator, Mapping

from bot.conversation.interview import Interview
from bot.conversation.seats import Seats, seats_of
from lawcore.bridge.auction.wording import AuctionWording
from lawcore.bridge.drawing.seating import Seated, Seating
from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.letters import Letters, names_of_seats
from lawcore.engine.fact import PlayerRole

_SPOKEN_TO = ("offender", "lho", "partner", "rho")
"""To whom a Director speaks in an auction, clockwise from who called."""


def spoken_to(interview: Interview) -> Mapping[str, str]:
    """Return the names of the seats of those spoken to, none where the seats are not known."""
    seats = seats_of(interview)
    if seats is None or not seats.is_known:
        return {}
    names, erred = names_of_seats(interview.conversation.language), seats.erred
    clockwise = (erred, erred.next, erred.partner, erred.partner.next)
    return {to: names[seat] for to, seat in zip(_SPOKEN_TO, clockwise, strict=True)}


def seating_of(interview: Interview) -> Seating | None:
    """Return the drawing of the table of a case, None where nothing is known of it."""
    seats, language = seats_of(interview), interview.conversation.language
    if seats is None:
        return None
    roles = {seat: tuple(_roles(interview, seats, seat)) for seat in seats.roles}
    names: Mapping[Seat, str] = names_of_seats(language) if seats.is_known else {}
    faced = () if seats.faced is None else (interview.words.bot.say(f"faced-{seats.faced}"),)
    lies = faced if seats.call is None else (f"{AuctionWording.of(language).call(seats.call)}?",)
    title = interview.words.law.subject(interview.conversation.subject)
    players = {seat: Seated(names.get(seat, ""), said) for seat, said in roles.items()}
    return Seating(
        language,
        title,
        players,
        seats.erred,
        "\n".join((title, *_in_words(interview, seats, players), *faced)),
        seats.in_turn,
        lies,
        Letters.of(language).shown_seats if seats.is_known else {},
    )


def _roles(interview: Interview, seats: Seats, seat: Seat) -> Iterator[str]:
    """Yield what a player is in the case, each in a few words."""
    said, words = interview.words.bot, AuctionWording.of(interview.conversation.language)
    for role in seats.roles[seat]:
        if role is PlayerRole.CALLED and seats.call is not None:
            yield said.say("seat-made", call=words.call(seats.call))
        else:
            yield said.say(f"seat-{role}")


def _in_words(interview: Interview, seats: Seats, players: Mapping[Seat, Seated]) -> Iterator[str]:
    """Yield the players in words, clockwise from who erred, a line each."""
    yield interview.words.bot.say("seats-clockwise")
    seat = seats.erred
    for number in range(1, len(players) + 1):
        seated = players[seat]
        named = (seated.name,) if seated.name else ()
        yield f"{number}. {', '.join((*named, *seated.roles))}"
        seat = seat.next
