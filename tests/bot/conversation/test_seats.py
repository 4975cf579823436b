"""The table of a case: shown once where a question speaks of seats, drawn and in words."""

from collections.abc import AsyncIterator, Iterator
from itertools import islice, product

import pytest

from bot.conversation.actions import press
from bot.conversation.callback_data import Press
from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.conversation.notice import Notice
from bot.conversation.pressing import read_action
from bot.conversation.screen_state import ScreenState
from bot.conversation.seats import offers_table, seats_of
from bot.play.workers import Painter
from bot.screens.interview import screen
from bot.screens.seating import seating_of
from lawcore import IN_FORCE, SUBJECTS
from lawcore.bridge.drawing.font import lacking
from lawcore.bridge.drawing.png import png
from lawcore.bridge.drawing.seating import BOX_HEIGHT, BOX_WIDTH, INNER, LINE, ROLE, svg_of
from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.letters import names_of_seats
from lawcore.engine.fact import PlayerRole
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.bot.person import Club, opened
from tests.bot.screens.rules import broken
from tests.bot.terminal.test_chat import printed
from tests.bot.walks import actions, begun, done
from tests.each import together
from tests.lawcore.walks import every_dialogue
from tests.tables import tabled

CONFUSING = {
    name: {fact.name for fact in subject.facts.speaks_of_seats}
    for name, subject in SUBJECTS.items()
    if subject.facts.speaks_of_seats
}
"""The questions, by subject, that speak of players by how they sit."""
CAPTION = 1024
"""The most characters below a picture in Telegram."""
AUCTIONS = (None, "N N1C S1H?", "E E1S S2H WP N2D?", "~N(EW) N1S E2C S1H?", "W W1N N2C?>2D")


MOST = 100
"""So many interviews of a subject are looked at: those about penalty cards are very many."""


def asked_of_seats(subject: str, language: str) -> Iterator[Interview]:
    """Every interview whose question speaks of seats, without and with an auction."""
    if subject == "revoke":  # it has far too many dialogues
        for hand in ("defender", "declarer", "dummy"):
            world = (("hand", hand), ("trick", 5), ("since", "nothing"))
            yield Interview.of(replace(begun(subject, int(IN_FORCE), language), answers=world))
        return
    seen = set[object]()
    for dialogue in every_dialogue(SUBJECTS[subject], IN_FORCE):
        told = tuple(dialogue.answers.items())
        for place in range(len(told)):
            if told[place][0] not in CONFUSING[subject] or told[:place] in seen:
                continue
            seen.add(told[:place])
            row = replace(begun(subject, int(IN_FORCE), language), answers=told[:place])
            for auction in AUCTIONS if subject in OF_CALLS else (None,):
                yield Interview.of(replace(row, auction=auction))


OF_CALLS = ("insufficient_bid", "call_out_of_turn", "changed_call", "inadmissible_call")


@together("language", LANGUAGES)
@together("subject", CONFUSING)
def test_every_table_can_be_drawn_and_said(subject: str, language: str) -> None:
    drawn = 0
    for interview in islice(asked_of_seats(subject, language), MOST):
        question = interview.question
        asked = interview.waiting if question is None else question.facts[0].name
        assert asked in CONFUSING[interview.conversation.subject]
        seating = seating_of(interview)
        if seating is None:
            assert not offers_table(interview)
            continue
        drawn += 1
        assert not lacking(seating.texts)
        assert len(seating.said) <= CAPTION
        assert set(seating.players) == set(Seat)
        for seated in seating.players.values():
            room = BOX_WIDTH - 2 * INNER
            lines = [line for role in seated.roles for line in ROLE.wrap(role, room)]
            assert (len(lines) + bool(seated.name)) * LINE <= BOX_HEIGHT
            assert all(role in seating.said for role in seated.roles)
        assert svg_of(seating) == svg_of(seating)
        if question is not None:
            assert not [*broken(interview, screen(interview))]
    assert drawn


def test_the_seats_are_those_of_the_auction() -> None:
    """Whoever called, the next player sits to the left, whose turn it was is marked."""
    for caller, in_turn in product(Seat, Seat):
        if caller is in_turn:
            continue
        row = replace(begun("call_out_of_turn", 2017), auction=f"{in_turn} {caller}1H?")
        seats = seats_of(Interview.of(row))
        assert seats is not None
        assert (seats.erred, seats.in_turn, seats.call) == (caller, in_turn, "1H")
        assert PlayerRole.NEXT in seats.roles[caller.next]
        assert PlayerRole.PARTNER in seats.roles[caller.partner]
        assert PlayerRole.RIGHT in seats.roles[caller.partner.next]
        assert [seat for seat, roles in seats.roles.items() if PlayerRole.TURN in roles] == [
            in_turn
        ]


@pytest.mark.parametrize(
    ("turn_of", "seat"), [("rho", Seat.EAST), ("partner", Seat.NORTH), ("lho", Seat.WEST)]
)
def test_without_a_compass_they_sit_as_it_is_told(turn_of: str, seat: Seat) -> None:
    row = replace(begun("call_out_of_turn", 2017), answers=(("turn_of", turn_of),))
    seats = seats_of(Interview.of(row))
    assert seats is not None
    assert (seats.erred, seats.in_turn, seats.is_known) == (Seat.SOUTH, seat, False)
    seating = seating_of(Interview.of(row))
    assert seating is not None
    assert not seating.letters
    assert not any(name in seating.said for name in names_of_seats("en").values())


def test_after_an_opening_lead_out_of_turn_declarer_is_next() -> None:
    """Who had the lead sits to declarer's left: the partner of who led."""
    row = done(begun("lead_out_of_turn", 2017), "lead=opening_faced")
    seats = seats_of(Interview.of(row))
    assert seats is not None
    [declarer] = [seat for seat, roles in seats.roles.items() if PlayerRole.DECLARER in roles]
    assert declarer.next is seats.in_turn is seats.erred.partner


def asking() -> Conversation:
    return done(begun("call_out_of_turn", 2017), "kind=bid", "turn_of=partner")


def test_it_is_shown_once_in_a_case() -> None:
    shown = done(asking(), "table")
    assert "table" not in actions(shown)
    for told in ("lho=declines", "why", "back"):
        after = done(shown, told)
        assert after.screen.pictured
        assert "table" not in actions(after)
    turn = press(Interview.of(shown), Press(shown.id, shown.step, read_action("table")))
    assert turn.notice is Notice.STALE
    assert ScreenState.from_json(shown.screen.as_json()) == shown.screen


def test_beside_a_choice_it_stands_behind_more() -> None:
    row = done(begun("lead_out_of_turn", 2017), "lead=opening_faced")
    assert "table" not in actions(row)
    assert "table" in actions(done(row, "more"))


@pytest.fixture
async def club(database: str, painter: Painter) -> AsyncIterator[Club]:
    async with opened(database) as club:
        club.bot.handlers.interviews._painter = painter
        yield club


async def test_in_private_the_question_comes_again_below(club: Club) -> None:
    person = await club.person().act("N: 1C S: 1H?", "[Right]")
    asked = person.message.message_id
    await person.act("[More…]", "[Show the table]")
    *_, photo, question = club.api.messages.values()
    assert photo.photo is not None
    assert photo.text.splitlines() == [
        "Call out of turn",
        "Clockwise, from who erred:",
        "1. South, Called 1♥",
        "2. West, Next player",
        "3. North, His partner",
        "4. East, On his right, It was his turn",
    ]
    assert question.message_id == person.message.message_id != asked
    assert "Show the table" not in person.buttons
    assert not club.api.messages[7, asked].row
    await person.press("\u2039 To the ruling")
    assert person.asked == {"lho"}


async def test_in_a_group_it_replies_to_the_question(club: Club) -> None:
    person = await club.person(1, chat_id=-9, language="it").act("/chiamata_fuori_turno")
    await person.answer(kind="pass")
    asked = person.message.message_id
    await person.press("Mostra il tavolo")
    sent = [one for one in club.api.messages.values() if one.photo]
    assert [one.replies_to for one in sent] == [asked]
    assert "Avversario di sinistra" in sent[0].text
    assert person.message.message_id == asked
    assert person.asked == {"turn_of"}


async def test_what_cannot_be_drawn_is_said(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async def none(_: object) -> None:
        return None

    monkeypatch.setattr(club.bot.handlers.interviews._painter, "png", none)
    person = await club.person().act("/call_out_of_turn")
    await person.answer(kind="pass")
    await person.press("Show the table")
    said = [one.text for one in club.api.messages.values()]
    assert any(text.endswith("4. On his right") for text in said)
    assert person.asked == {"turn_of"}


def test_in_the_terminal_it_is_said_in_a_few_lines(database: str) -> None:
    shown = printed(database, "/call_out_of_turn", "1", "4")
    assert "1. Made the call\n2. Next player\n3. His partner\n4. On his right" in shown


def test_the_drawing_is_small() -> None:
    seating = seating_of(Interview.of(asking()))
    assert seating is not None
    assert len(png(seating)) < 60_000


@tabled
def test_who_sits_where_is_spoken_where_the_auction_tells_it(
    language: str, head: str, to_all: str, to_him: str
) -> None:
    told = (("kind", "pass"), ("turn_of", "rho"), ("lho", "declines"), ("rho_then", "passes"))
    row = replace(begun("call_out_of_turn", 2017, language), answers=told)
    seated = screen(Interview.of(replace(row, auction="N N1C SP?")))
    spoken = "\n".join(line.text for line in seated.lines)
    assert all(words in spoken for words in (head, to_all, to_him))
    alone = "\n".join(line.text for line in screen(Interview.of(row)).lines)
    assert not any(words in alone for words in (head, to_all, to_him))
