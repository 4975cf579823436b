"""The ruling from the cards against the ruling from what a watching director answers.

Run as a module it compares 20,000 boards: python -m tests.lawcore.play.agreement
"""

import sys
from collections.abc import Iterator
from random import Random

from lawcore import SUBJECTS, Answer, BoardRuling, Edition, Question, Ruling, enquire
from lawcore.board.ruling import rule
from lawcore.bridge.play.replay import replay
from tests.lawcore.editions import READ
from tests.lawcore.oracle import rule as oracle_rule
from tests.lawcore.oracle import total
from tests.lawcore.play.deals import Board, facts_of, played_out, seeded
from tests.lawcore.vectors import ORDINARY

REVOKE = SUBJECTS["revoke"]
MOST_REVOKES = 6
FEW = 4
"""The most tricks won for which the second procedure tries every way to pay with them."""
UNSEEN = {
    "attention": ("during_play", "during_play", "after_play", "after_round"),
    "hands_returned": (True, False),
    "reply_to_claim": ("accepted", "silent", "contested"),
    "claim_settled": (True, False),
}
"""What the cards cannot show and the law may ask."""
RARE = {name: answer for name, answer in ORDINARY.items() if REVOKE.usual(name) is not None}


def unseen(board: Board, random: Random) -> dict[str, Answer]:
    """Answers to what the cards do not show, for each revoke of the board."""
    prefixes = ["", *(f"{number}." for number in range(2, len(board.revokes) + 1))]
    found: dict[str, Answer] = {}
    for prefix in prefixes:
        one = {name: random.choice(options) for name, options in UNSEEN.items()}
        if one["claim_settled"] is False and one["attention"] == "after_round":
            one["attention"] = "during_play"
        if one["attention"] == "after_round":
            one["hands_returned"] = True
        found |= {prefix + name: answer for name, answer in one.items()}
    return found


def asked(edition: Edition, board: Board, hidden: dict[str, Answer]) -> Ruling:
    """The ruling of the questionnaire: all that was seen is told, and the rest is as usual."""
    count = len(board.revokes)
    prefixes = ["", *(f"{number}." for number in range(2, count + 1))]
    as_usual = {prefix + name: answer for prefix in prefixes for name, answer in RARE.items()}
    answers: dict[str, Answer] = {"revokes": count, **as_usual, **facts_of(board), **hidden}
    reply = enquire(REVOKE, edition, answers)
    while isinstance(reply, Question):
        for fact in reply.facts:
            assert fact.usual is not None, f"{fact.name} was not counted"
            answers[fact.name] = fact.usual
        reply = enquire(REVOKE, edition, answers)
    assert isinstance(reply, Ruling)
    return reply


def compare(edition: Edition, board: Board, hidden: dict[str, Answer]) -> Ruling:
    """Rule a board both ways, and by the second procedure where that one rules; return one."""
    again = replay(board.record())
    told = rule(again, edition, hidden, usual=True)
    expected = asked(edition, board, hidden)
    assert isinstance(told, Ruling), told
    assert told.substance == expected.substance
    assert told.articles == expected.articles
    if isinstance(told, BoardRuling):
        assert isinstance(expected, BoardRuling)
        assert [one.articles for one in told.each] == [r.articles for r in expected.each]
    else:
        facts = {**ORDINARY, **facts_of(board), **hidden}
        second = oracle_rule(int(edition), facts)
        assert (told.status, told.tricks) == (second.status, second.tricks)
    _compare_one_side(edition, board, told)
    return told


def _compare_one_side(edition: Edition, board: Board, told: Ruling) -> None:
    """Where one side alone revoked, before the twelfth trick, try which trick pays for which."""
    first = board.revokes[0][1]
    side = "NS" if first in "NS" else "EW"
    if not isinstance(told, BoardRuling) or len(board.revokes) > 2:
        return
    if any(seat not in side or trick > 11 for trick, seat, _ in board.revokes):
        return
    revokes = [{**ORDINARY, **one.told} for one in told.each]
    since = board.revokes[0][0]
    won = [n for n, taker in enumerate(board.taken(), start=1) if taker == side and n >= since]
    if len(won) > FEW:
        return
    assert told.tricks == total(int(edition), revokes, won)


def compared(seed: int, number: int, several: int = 1) -> Iterator[tuple[Edition, Board, Ruling]]:
    """Compare some boards with revokes, each with one of the editions that were read.

    One out of `several` may have several revokes: it takes ten times as long.
    """
    random = seeded(seed)
    found = 0
    while found < number:
        most = 1 if found % several else MOST_REVOKES
        board = played_out(random, 0.05, claims=True, most=most)
        if not board.revokes:
            continue
        edition = READ[found % len(READ)]
        if board.claimed is not None and edition == 1997:
            edition = READ[-1]
        found += 1
        yield edition, board, compare(edition, board, unseen(board, random))


if __name__ == "__main__":
    with_several = 0
    for _, each, _ruling in compared(2017, 20_000):
        with_several += len(each.revokes) > 1
    sys.stdout.write(f"20000 boards agree, {with_several} with several revokes\n")
