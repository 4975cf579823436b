"""From the play to the law: answers that the cards give, and questions for the rest."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from lawcore import (
    IN_FORCE,
    SUBJECTS,
    Answer,
    BadAnswer,
    BoardRuling,
    Branches,
    Edition,
    Fault,
    Question,
    Reply,
    Ruling,
    enquire,
)
from lawcore.bridge.play.cards import Seat, Side
from lawcore.bridge.play.record import HAND, BadRecord, Claim
from lawcore.bridge.play.replay import Established, Replay, Revoke
from lawcore.laws.subjects.revoke.further import COUNT

TWELFTH = 12
_MANY = 2
SUBJECT = SUBJECTS["revoke"]
"""The subject of a record of play."""
_FIRST_SAID = ("64B6", "64B7", "64C", "64B3", "64B2", "64B4", "64B5")
"""Which of several exemptions is named first."""

Answers = dict[str, Answer]


def answers_of(replay: Replay) -> Answers:
    """Return the facts of the law that the cards show, by name.

    The facts of the second revoke begin with "2." and so on. What the cards leave open is left
    out: the outcome of a claim, when attention was drawn, penalty cards, hands put back.
    """
    revokes = replay.revokes
    if not revokes:
        return {}
    answers: Answers = {}
    if len(revokes) > 1:
        answers[COUNT] = len(revokes)
        answers |= _tricks_taken(replay, revokes[0].seat)
    for number, revoke in enumerate(revokes, start=1):
        prefix = "" if number == 1 else f"{number}."
        seen = {**_seen(replay, revoke), **_playable(replay, revoke, several=len(revokes) > 1)}
        if number > 1:
            seen |= _beside_the_others(replay, revokes[: number - 1], revoke)
        answers |= {prefix + name: answer for name, answer in seen.items()}
    return answers


def _seen(replay: Replay, revoke: Revoke) -> Answers:
    """Return the facts of one revoke."""
    seen: Answers = {
        "hand": _hand(replay, revoke.seat),
        "trick": revoke.trick,
        "could_comply": True,
        "duty": "follow_suit",
        **_played_after(replay, revoke),
        **_partner_of_the_twelfth(replay, revoke),
    }
    if since := _since(replay, revoke):
        seen["since"] = since
    if revoke.won_by is not None:
        seen["won_by"] = revoke.won_by
        everything = not replay.unplayed or replay.claim is not None
        if everything or revoke.later_tricks >= _MANY:
            seen["later_tricks"] = ("none", "one", "more")[min(revoke.later_tricks, _MANY)]
    return seen


def _hand(replay: Replay, seat: Seat) -> str:
    if replay.declarer is seat:
        return "declarer"
    return "dummy" if replay.declarer is seat.partner else "defender"


def _since(replay: Replay, revoke: Revoke) -> str | None:
    """Return what the offending side did next; None if the record does not tell."""
    match revoke.established:
        case Established():
            return "played"
        case Claim():
            return "claimed"
        case None if replay.claim is None:
            return "nothing"
        case None:
            return None if replay.claim.by is None else "opponents_claimed"


def _played_after(replay: Replay, revoke: Revoke) -> Answers:
    """Tell whether the other side played after the revoke, and then the revoker's partner."""
    later = [seat for trick in replay.tricks[revoke.trick :] for seat, _ in trick.cards]
    own = [seat for seat, _ in replay.tricks[revoke.trick - 1].cards]
    after = [*own[own.index(revoke.seat) + 1 :], *later]
    opponents = [place for place, seat in enumerate(after) if seat.side != revoke.seat.side]
    partner = bool(opponents) and revoke.seat.partner in after[opponents[0] :]
    return {"opponents_played_after": bool(opponents), "partner_played_after": partner}


def _partner_of_the_twelfth(replay: Replay, revoke: Revoke) -> Answers:
    """Tell whether the partner was still to play to the twelfth trick, with cards of two suits."""
    if revoke.trick != TWELFTH:
        return {}
    played = replay.tricks[TWELFTH - 1].cards
    seats = [seat for seat, _ in played]
    partner = revoke.seat.partner
    if partner in seats[: seats.index(revoke.seat)]:
        return {"partner_still_to_play": False, "partner_has_two_suits": False}
    before = {c for trick in replay.tricks[: TWELFTH - 1] for _, c in trick.cards}
    left = replay.hands[partner] - before
    suits = {card.suit for card in left}
    if len(suits) < _MANY and len(left) < _MANY:
        return {"partner_still_to_play": True}
    return {"partner_still_to_play": True, "partner_has_two_suits": len(suits) == _MANY}


def _playable(replay: Replay, revoke: Revoke, *, several: bool) -> Answers:
    """Tell which later tricks were won with a card playable to the trick of the revoke (1997)."""
    won = {
        trick.number: trick.card_of(trick.winner) in revoke.could_play
        for trick in replay.tricks[revoke.trick :]
        if trick.winner is not None
    }
    played = {card for trick in replay.tricks for _, card in trick.cards}
    if played.issuperset(revoke.could_play) and replay.claim is not None:
        won |= dict.fromkeys(range(HAND - replay.unplayed + 1, HAND + 1), False)
    seen: Answers = {f"playable_{n}": by_it for n, by_it in won.items()} if several else {}
    if any(won.values()) or len(won) == HAND - revoke.trick:
        seen["won_later_with_playable_card"] = any(won.values())
    return seen


def _beside_the_others(replay: Replay, before: tuple[Revoke, ...], revoke: Revoke) -> Answers:
    """Return who made a further revoke, seen from the first, and whether in the same suit."""
    same = [other for other in before if other.seat is revoke.seat]
    seen: Answers = {"by": _by(replay, before[0].seat, revoke.seat)}
    if same:
        seen["suit_again"] = any(other.led is revoke.led for other in same)
    return seen


def _by(replay: Replay, first: Seat, seat: Seat) -> str:
    if seat is first:
        return "same_player"
    if seat is first.partner:
        return "partner"
    if _hand(replay, first) == "defender":
        return "opponent" if seat is replay.declarer else "other_opponent"
    return "opponent" if seat is first.next else "other_opponent"


def _tricks_taken(replay: Replay, first: Seat) -> Answers:
    """Return who took each trick: the side of the first revoke, or the other.

    Of claimed tricks only the number is known: the earliest are given to the first side.
    """
    ours = dict(enumerate((by.side == first.side for by in replay.winners), start=1))
    if replay.claim is not None:
        unplayed = range(HAND - replay.unplayed + 1, HAND + 1)
        share = replay.share(first)
        ours |= {number: place < share for place, number in enumerate(unplayed)}
    taken: Answers = {f"took_{number}": won for number, won in ours.items()}
    return {**taken, **{f"they_took_{number}": not won for number, won in ours.items()}}


def rule(
    replay: Replay,
    edition: Edition = IN_FORCE,
    answers: Mapping[str, Answer] | None = None,
    options: Mapping[str, object] | None = None,
    *,
    usual: bool = False,
) -> Reply | None:
    """Return the law's next question or its ruling on what the cards show; None without a revoke.

    `answers` add what the cards cannot show, and override them; with `usual` the rare
    circumstances are taken as usual. Raises BadRecord if the record has errors, BadAnswer as the
    law does.
    """
    if replay.errors:
        raise BadRecord(replay.errors[0])
    if not replay.revokes:
        return None
    return _enquire({**answers_of(replay), **(answers or {})}, edition, options, usual=usual)


def _enquire(
    answers: Answers,
    edition: Edition,
    options: Mapping[str, object] | None,
    unsure: tuple[str, ...] = (),
    *,
    usual: bool,
) -> Reply:
    reply = enquire(SUBJECT, edition, answers, options, unsure)
    while usual and isinstance(reply, Question) and reply.is_list and not _of_tricks(reply):
        answers |= {fact.name: fact.usual for fact in reply.facts if fact.usual is not None}
        reply = enquire(SUBJECT, edition, answers, options, unsure)
    return reply


def _of_tricks(question: Question) -> bool:
    """Tell whether a question asks which tricks a side has taken: no answer is usual."""
    return bool(SUBJECT.fact_ref(question.facts[0].name).series)


class RevokeFinding(Struct, frozen=True):
    """The finding on one revoke: the deciding article and the tricks transferred for it.

    A value that depends on something the cards do not show is None.
    """

    article: str | None
    tricks: int | None
    to_be_corrected: bool


class BoardFinding(Struct, frozen=True):
    """The finding on the revokes of a board without another question.

    `transferred` are the tricks that each offending side gives up, None if that depends on what
    the law asks first, in `asked`. `depends` are the rulings by the answers to what is open; None
    if there is only one ruling, or if tricks have to be counted for them. `unpaid` are the numbers
    of revokes for which no trick is left to transfer.
    """

    revokes: tuple[RevokeFinding, ...] = ()
    transferred: Mapping[Side, int] | None = None
    unpaid: tuple[int, ...] = ()
    asked: Question | None = None
    depends: Branches | None = None

    @property
    def result_stands(self) -> bool:
        """Nothing has to be corrected, so that the tricks can be counted."""
        return not any(revoke.to_be_corrected for revoke in self.revokes)


def ruled(
    replay: Replay,
    edition: Edition = IN_FORCE,
    answers: Mapping[str, Answer] | None = None,
    options: Mapping[str, object] | None = None,
) -> BoardFinding:
    """Return the certain part of the ruling with usual circumstances, and what it depends on.

    Raises BadRecord if the record has errors, BadAnswer as the law does.
    """
    if replay.errors:
        raise BadRecord(replay.errors[0])
    if not replay.revokes:
        return BoardFinding(transferred={"NS": 0, "EW": 0})
    known = {**answers_of(replay), **(answers or {})}
    first = _enquire(known, edition, options, usual=True)
    try:
        settled, unsure = _leave_open(first, known, edition, options, ())
        rulings = [*_ways(settled, known, edition, options, unsure)]
    except BadAnswer as bad:
        if bad.code is not Fault.TOO_UNSURE:
            raise
        unknown = (RevokeFinding(None, None, to_be_corrected=False),) * len(replay.revokes)
        return BoardFinding(unknown, asked=first if isinstance(first, Question) else None)
    each = [_of_board(replay, ruling) for ruling in rulings]
    alike = all(board.transferred == each[0].transferred for board in each)
    places = range(len(replay.revokes))
    return BoardFinding(
        tuple(_certain(tuple(board.revokes[place] for board in each)) for place in places),
        each[0].transferred if alike else None,
        each[0].unpaid if alike else (),
        asked=first if isinstance(first, Question) else None,
        depends=settled if isinstance(settled, Branches) else None,
    )


def _leave_open(
    reply: Reply,
    answers: Answers,
    edition: Edition,
    options: Mapping[str, object] | None,
    unsure: tuple[str, ...],
) -> tuple[Reply, tuple[str, ...]]:
    """Return the reply if everything that is asked is unsure too, and the facts that are.

    It is a question only if that asks for tricks, which are counted and never unsure.
    """
    while isinstance(reply, Question) and not _of_tricks(reply):
        unsure = (*unsure, *(fact.name for fact in reply.facts))
        reply = _enquire(answers, edition, options, unsure, usual=True)
    return reply, unsure


def _ways(
    reply: Reply,
    answers: Answers,
    edition: Edition,
    options: Mapping[str, object] | None,
    unsure: tuple[str, ...],
) -> Iterator[Ruling]:
    """Yield the possible rulings, whatever the unanswered facts are.

    For tricks that nobody has counted, none and all are tried: more tricks never cost less.
    """
    reply, unsure = _leave_open(reply, answers, edition, options, unsure)
    if isinstance(reply, Branches):
        yield from (branch.ruling for branch in reply.branches)
    elif isinstance(reply, Question):
        for taken in (False, True):
            counted = {**answers, **dict.fromkeys((fact.name for fact in reply.facts), taken)}
            further = _enquire(counted, edition, options, unsure, usual=True)
            yield from _ways(further, counted, edition, options, unsure)
    else:
        yield reply


def _certain(found: tuple[RevokeFinding, ...]) -> RevokeFinding:
    """Return the common part of several findings on a revoke."""
    first = found[0]
    return RevokeFinding(
        first.article if all(other.article == first.article for other in found) else None,
        first.tricks if all(other.tricks == first.tricks for other in found) else None,
        any(other.to_be_corrected for other in found),
    )


def _of_board(replay: Replay, ruling: Ruling) -> BoardFinding:
    side = replay.revokes[0].seat.side
    others: Side = "EW" if side == "NS" else "NS"
    if not isinstance(ruling, BoardRuling):
        return BoardFinding((_of_revoke(ruling, 0),), {side: ruling.tricks, others: 0})
    return BoardFinding(
        tuple(
            _of_revoke(each, ruling.unpaid.count(number))
            for number, each in enumerate(ruling.each, start=1)
        ),
        {side: ruling.tricks, others: ruling.tricks_of_others},
        ruling.unpaid,
    )


def _of_revoke(ruling: Ruling, unpaid: int) -> RevokeFinding:
    corrected = ruling.status in {"must_correct", "play_on", "as_if_established"}
    return RevokeFinding(_deciding(ruling), ruling.tricks - unpaid, corrected)


def _deciding(ruling: Ruling) -> str | None:
    """Return the article that transfers tricks, or exempts, or decides what is to be done."""
    for ordered in ruling.orders:
        if ordered.order.transferred:
            return ordered.article
    for article in (*_FIRST_SAID, *ruling.exemptions):
        if article in ruling.exemptions:
            return article
    return next((o.article for o in ruling.orders if o.order.decides is not None), None)
