"""What an auction states of a subject's facts, and that the interview then rules as if asked."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from lawcore import SUBJECTS, Edition, Question, Ruling, enquire
from lawcore.board.stated import answers_to, stated
from lawcore.bridge.auction.given import Given, Made, parse
from lawcore.bridge.auction.irregular import IrregularityKind, asked_about
from lawcore.bridge.auction.typed import read_auction
from lawcore.bridge.play.cards import Seat
from lawcore.engine.fact import Answer
from tests import tables
from tests.each import together
from tests.lawcore.auction.drawn import is_legal, last_bid, of_rotation, seat_of
from tests.lawcore.second import bids
from tests.lawcore.walks import every_dialogue
from tests.sure import of_kind, there
from tests.tables import tabled

SOME = ("1D", "2N", "7N", "P", "X", "XX", "8C")
BEFORE = (
    (), ("P",), ("P", "P", "P"), ("1S",), ("1S", "2C"), ("1S", "X"), ("1S", "X", "XX"),
    ("1S", "P", "2S"), ("1S", "2C", "P", "P"), ("1S", "P", "P", "P"), ("P", "P", "P", "P"),
    ("7N",), ("P", "1N", "P", "2D"),
)  # fmt: skip
THEN = ("nothing", "lho", "in turn")
LINES: Mapping[str, Mapping[str, Any]] = tables.beside(__file__, "stated.toml")
"""Lines, the subjects they are about, and what they state."""


@together("line, wanted", LINES.items())
def test_what_lines_state(line: str, wanted: Mapping[str, Any]) -> None:
    read = there(read_auction(line))
    assert read.given is not None
    found = stated(read.given)
    assert found.subject == wanted.get("subject")
    assert found.answers == wanted["answers"]


def irregular_auctions() -> Iterator[tuple[Given, IrregularityKind]]:
    """Every irregular call after some auctions, by each player, with what was called next."""
    for before, call, seats_on, then in product(BEFORE, SOME, range(4), THEN):
        in_turn = seat_of(Seat.NORTH, len(before))
        caller = Seat(bids.in_turn(in_turn, seats_on))
        if then == "in turn" and seats_on in {0, 3}:
            continue
        calls = [*of_rotation(Seat.NORTH, before).calls, Made(caller, call)]
        if then != "nothing":
            calls.append(Made(caller.next if then == "lho" else in_turn, "P"))
        given = Given(tuple(calls), Seat.NORTH, is_seated=True, asked=len(before))
        found = asked_about(given)
        if found is not None and found.place == len(before):
            yield given, found.kind
        else:
            assert seats_on == 0
            assert is_legal(call, list(before))


def by_hand(given: Given) -> tuple[str, dict[str, Answer]]:
    """What somebody who has the auction before him answers, asked fact by fact."""
    before = [made.call for made in given.calls[: given.asked]]
    made, after = given.calls[given.asked], given.calls[given.asked + 1 :]
    in_turn = bids.in_turn(Seat.NORTH, len(before))
    lho_called = bool(after) and after[0].seat == bids.in_turn(made.seat, 1)
    seats_on = (bids.TABLE.index(made.seat) - bids.TABLE.index(in_turn)) % 4
    never = what_can_never_be(made, before, seats_on)
    if never is not None:
        more: dict[str, Answer] = {"lho_called": yes(lho_called)} if after else {}
        more |= {"out_turn": yes(seats_on > 0)} if never == "dbl_rdbl" else {}
        more |= late(given, made) if never == "after_final" else {}
        return "inadmissible_call", {"what": never, **more}
    if loses_a_turn(given, seats_on, lho_called=lho_called):
        case = "three_passes_one_out_of_rotation"
        return "rotation", {"case": case, "deprived": "yes"}
    if seats_on:
        return "call_out_of_turn", out_of_turn_by_hand(given, in_turn, lho_called=lho_called)
    lho: dict[str, Answer] = {"lho": "called"} if lho_called else {}
    return "insufficient_bid", {"turn": "in_turn", **lho}


def what_can_never_be(made: Made, before: list[str], seats_on: int) -> str | None:
    """Which kind of call it is that may not be made at all."""
    if bids.ended(before):
        return "after_final"
    if made.call == "8C":
        return "over_seven"
    is_double = made.call in {"X", "XX"}
    may = is_double and bids.admissible(made.call, [*before, *["P"] * seats_on])
    return "dbl_rdbl" if is_double and not may else None


def loses_a_turn(given: Given, seats_on: int, *, lho_called: bool) -> bool:
    """Three passes have followed a call, one of them before a player who has not called since."""
    written = "".join("p" if made.call == "P" else "c" for made in given.calls)
    passed_over = seats_on in {1, 2} and (lho_called or given.asked + 1 == len(given.calls))
    place = len(written) - given.asked
    return passed_over and written[1:].endswith("p" * max(3, place))


def out_of_turn_by_hand(given: Given, in_turn: str, *, lho_called: bool) -> dict[str, Answer]:
    before, after = given.calls[: given.asked], given.calls[given.asked + 1 :]
    made = given.calls[given.asked]
    away = bids.relation(made.seat, in_turn)
    answers: dict[str, Answer] = {"turn_of": away}
    if made.call == "P":
        answers["kind"] = "pass"
    elif made.call in bids.BIDS:
        low = not bids.sufficient(made.call, last_bid([one.call for one in before]))
        answers |= {"kind": "bid", "insufficient": yes(low)}
    else:
        answers |= {"kind": "dbl_rdbl", "inadmissible": "no"}
    if away == "lho":
        answers["before"] = yes(made.seat in {one.seat for one in before})
    elif lho_called:
        answers["lho"] = "accepts"
    if away != "lho" and after:
        answers["correct_called"] = yes(after[0].seat == in_turn)
    elif answers.get("before") == "no" and after and only_without(given):
        answers["correct_called"] = "yes"
    return answers


def only_without(given: Given) -> bool:
    """The next bid beats the last one, but not the bid that was asked about (28B)."""
    bid, following = given.calls[given.asked].call, given.calls[given.asked + 1].call
    last = last_bid([one.call for one in given.calls[: given.asked]])
    is_bid = bid in bids.BIDS and following in bids.BIDS
    return is_bid and bids.sufficient(following, last) and not bids.sufficient(following, bid)


def late(given: Given, made: Made) -> dict[str, Answer]:
    """After the final pass: by which side, and whether it was more than a pass."""
    bidders = [one.seat for one in given.calls[: given.asked] if one.call in bids.BIDS]
    if not bidders:
        return {"who": "passed_out"}
    if bids.relation(bidders[-1], made.seat) in {"self", "partner"}:
        return {"who": "decl_side", "side": "declares"}
    return {"who": "def_pass" if made.call == "P" else "def_action", "side": "defends"}


def yes(holds: bool) -> str:
    return "yes" if holds else "no"


def test_what_the_calls_state_is_what_somebody_answers_who_sees_them() -> None:
    kinds = set()
    for given, kind in irregular_auctions():
        kinds.add(kind)
        found = stated(given)
        assert (found.subject, found.answers) == by_hand(given), str(given)
    assert kinds == set(IrregularityKind)


Known = tuple[str, tuple[tuple[str, Answer], ...]]


def known_sets() -> list[Known]:
    """Every set of answers that auctions give, by its subject."""
    lines = (read_auction(line) for line in LINES)
    typed = (read.given for read in lines if read is not None and read.given is not None)
    auctions = [*(given for given, _ in irregular_auctions()), *typed]
    found = map(stated, auctions)
    sets = {(one.subject, tuple(sorted(one.answers.items()))) for one in found if one.subject}
    return sorted(sets, key=str)


def outcome(ruling: Ruling) -> tuple[object, ...]:
    orders = tuple((ordered.article, ordered.order) for ordered in ruling.orders)
    return ruling.status, orders, ruling.articles, ruling.judgement, tuple(ruling.effects.items())


def walk(
    subject: str, told: Mapping[str, Answer], known: Mapping[str, Answer], *, suppose: bool = False
) -> Iterator[tuple[Mapping[str, Answer], Ruling]]:
    """Every way in which the interview goes on from there; it is told what is known if it asks."""
    reply = enquire(subject, 2017, told, suppose=suppose)
    if isinstance(reply, Ruling):
        yield told, reply
        return
    assert isinstance(reply, Question)
    asked = reply.facts[0]
    for option in [known[asked.name]] if asked.name in known else asked.options:
        yield from walk(subject, {**told, asked.name: option}, known, suppose=suppose)


def asks(subject: str, told: Mapping[str, Answer], *, suppose: bool) -> set[str]:
    """Every fact that is asked on any way on from there."""
    ways = walk(subject, told, {}, suppose=suppose)
    return {name for answers, _ in ways for name in answers} - set(told)


@together("subject, answers", known_sets())
def test_the_interview_asks_nothing_that_was_given_and_rules_as_if_it_had(
    subject: str, answers: tuple[tuple[str, Answer], ...]
) -> None:
    known = dict(answers)
    facts = SUBJECTS[subject].facts.named
    needed = {n: v for n, v in known.items() if not facts[n].volunteered}
    for suppose in (False, True):
        assert not asks(subject, known, suppose=suppose).intersection(known)
    for told, ruling in walk(subject, known, {}):
        for _, asked in walk(subject, {}, told):
            volunteered = len(needed) < len(known)
            assert volunteered or outcome(asked) == outcome(ruling)
    for dialogue in every_dialogue(SUBJECTS[subject], Edition(2017)):
        if all(known.get(name, value) == value for name, value in dialogue.answers.items()):
            given = of_kind(Ruling, enquire(subject, 2017, {**dialogue.answers, **needed}))
            assert outcome(given) == outcome(dialogue.ruling)


@tabled
def test_the_suits_that_the_offender_named_are_those_of_the_calls_that_stand(
    line: str, wanted: dict[str, Answer]
) -> None:
    read = there(read_auction(line))
    assert read.given is not None
    assert answers_to("lead_restriction", read.given) == wanted


def test_an_auction_states_nothing_of_a_subject_it_is_not_about() -> None:
    given = there(parse("~N N1S E2C S1H?"))
    assert answers_to("call_out_of_turn", given) == {}
    assert answers_to("inadmissible_call", given) == {}
    assert answers_to("changed_call", given) == {"first_insuff": "yes"}
