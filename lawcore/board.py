"""Several revokes on one board: each ruled with the others in sight, and its tricks counted.

The facts of a further revoke carry its number: "2.trick" is the trick of the second. "revokes"
tells how many there are; "took_9" that the side of the first revoke won trick 9, "they_took_9"
that the other side did.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from lawcore.edition import Edition
from lawcore.fact import Answer, Told
from lawcore.reading import Doubt, consider, in_the_book, told
from lawcore.ruling import Asked, Question, Ruling
from lawcore.subject import Subject
from lawcore.subjects.revoke.facts import (
    TWELFTH,
    Earlier,
    Hand,
    LaterTricks,
    OtherSide,
    Since,
    WonBy,
)
from lawcore.subjects.revoke.further import By, hand_of
from lawcore.subjects.revoke.orders import Revoked
from lawcore.tricks import Demand, demands_of, pay

REVOKES = "revokes"
NUMBERED = re.compile(r"([2-9])\.(.+)")
TRICK = re.compile(r"(?:([2-9])\.)?(took|they_took|playable)_([1-9]|1[0-3])")
_COUNTED = (Revoked.ESTABLISHED, Revoked.AS_IF_ESTABLISHED)


@dataclass(frozen=True, slots=True)
class Payment:
    """A trick (1 to 13) transferred for a revoke (1 for the first)."""

    revoke: int
    trick: int


@dataclass(frozen=True, slots=True)
class BoardRuling(Ruling):
    """The ruling on several revokes: each on its own, and which trick pays for which.

    `tricks` are transferred by the side of the first revoke, `tricks_of_others` by the other side;
    `unpaid` has the number of a revoke once for each trick that is due but cannot be transferred.
    """

    revokes: tuple[Ruling, ...] = ()
    by: tuple[By, ...] = ()
    payments: tuple[Payment, ...] = ()
    unpaid: tuple[int, ...] = ()
    tricks_of_others: int = 0

    @property
    def substance(self) -> tuple[object, ...]:
        """What makes two rulings the same ruling for the table."""
        return (
            tuple(ruling.substance for ruling in self.revokes),
            self.tricks,
            self.tricks_of_others,
            self.payments,
        )


class _Asking(Exception):  # noqa: N818 - it is a request, not an error
    """The board needs something more."""

    def __init__(self, request: Question | Doubt) -> None:
        super().__init__()
        self.request = request


class Board:
    """One reading of the law on a board with several revokes."""

    def __init__(
        self,
        subject: Subject,
        edition: Edition,
        answers: Told,
        settings: Told,
        unsure: Collection[str],
    ) -> None:
        self.subject = subject
        self.edition = edition
        self.answers = answers
        self.settings = settings
        self.unsure = unsure
        numbers = [int(m.group(1)) for name in answers if (m := NUMBERED.fullmatch(name))]
        self.numbers = range(1, max([int(answers.get(REVOKES, 1)), *numbers]) + 1)

    def consider(self) -> Question | BoardRuling | Doubt:
        """Return what the board needs next, or the ruling on it."""
        try:
            return self._rule()
        except _Asking as asking:
            return asking.request

    def _rule(self) -> BoardRuling:
        own = {number: self._own(number) for number in self.numbers}
        by = {number: self._by(number) for number in self.numbers}
        for number in self.numbers[1:]:
            first = own[1].get("hand") or self._answer("hand")
            own[number]["hand"] = hand_of(Hand(str(first)), by[number])
        again = {number: self._suit_again(number, by) for number in self.numbers}
        alone = {number: self._alone(number, own[number]) for number in self.numbers}
        for number in self.numbers:
            own[number].update(self._seen_with_the_others(number, own, by, again, alone))
        for side in (True, False):
            self._count_tricks(
                [n for n in self.numbers if by[n].on_the_first_side is side], own, side=side
            )
        rulings = {number: self._ruling(number, own[number]) for number in self.numbers}
        return self._sum(rulings, own, by)

    def _own(self, number: int) -> dict[str, Answer]:
        """Return what was told of one revoke."""
        prefix = _prefix(number)
        facts = self.subject.facts
        found = {
            name: answer
            for name in facts.named
            if (answer := self.answers.get(prefix + name)) is not None
        }
        return {**told(facts, found), **self.settings}

    def _answer(
        self, name: str, options: tuple[Answer, ...] | None = None, article: str = "64A"
    ) -> Answer:
        answer = self.answers.get(name)
        if answer is not None:
            return answer
        options = options or self.subject.facts.named[name].options
        if name in self.unsure:
            raise _Asking(Doubt(name, tuple((option,) for option in options)))
        raise _Asking(
            Question(self.subject.name, self.edition, (Asked(name, options, None),), (article,))
        )

    def _by(self, number: int) -> By:
        return By.SAME_PLAYER if number == 1 else By(str(self._answer(f"{number}.by", tuple(By))))

    def _suit_again(self, number: int, by: Mapping[int, By]) -> bool:
        """Tell whether the same player had revoked in this suit before."""
        if not any(by[before] is by[number] for before in range(1, number)):
            return False
        return bool(self._answer(f"{number}.suit_again", (True, False), "64B2"))

    def _ruling(self, number: int, facts: Told) -> Ruling:
        prefix = _prefix(number)
        unsure = [name.removeprefix(prefix) for name in self.unsure if name.startswith(prefix)]
        reply = consider(self.subject, self.edition, facts, unsure)
        if isinstance(reply, Ruling):
            return reply
        if isinstance(reply, Doubt):
            raise _Asking(replace(reply, fact=prefix + reply.fact))
        asked = tuple(replace(fact, name=prefix + fact.name) for fact in reply.facts)
        raise _Asking(replace(reply, facts=asked))

    def _alone(self, number: int, facts: Told) -> Ruling:
        """Return the ruling on a revoke as if it were the only one, for its status alone."""
        lone: dict[str, Answer] = {
            "earlier_revoke_same_suit": Earlier.NONE,
            "other_side_revoked": OtherSide.NONE,
            "same_trick_one_side_played_on": False,
            "won_later_with_playable_card": False,
            "won_by": WonBy.OFFENDER,
            "later_tricks": LaterTricks.NONE,
        }
        return self._ruling(number, {**facts, **lone})

    def _seen_with_the_others(
        self,
        number: int,
        own: Mapping[int, Told],
        by: Mapping[int, By],
        again: Mapping[int, bool],
        alone: Mapping[int, Ruling],
    ) -> dict[str, Answer]:
        """Return the facts of a revoke that follow from the other revokes on the board."""
        first_side = by[number].on_the_first_side
        theirs = [n for n in self.numbers if by[n].on_the_first_side is not first_side]
        same_trick = [n for n in theirs if own[n].get("trick") == own[number].get("trick")]
        before = [n for n in range(1, number) if by[n] is by[number] and again[number]]
        seen: dict[str, Answer] = {
            "earlier_revoke_same_suit": own[number].get("earlier_revoke_same_suit", Earlier.NONE),
            "other_side_revoked": own[number].get("other_side_revoked", OtherSide.NONE),
            "same_trick_one_side_played_on": any(
                _played_on(own[n]) is not _played_on(own[number]) for n in same_trick
            ),
        }
        if before:
            counted = any(alone[n].status in _COUNTED for n in before)
            seen["earlier_revoke_same_suit"] = (
                Earlier.ESTABLISHED if counted else Earlier.CORRECTED
            )
        others = [
            _as_the_others_see_it(alone[n], same_trick=n in same_trick, trick=own[n].get("trick"))
            for n in theirs
        ]
        for seen_as in (
            OtherSide.CORRECTED_AT_TRICK_TWELVE,
            OtherSide.CORRECTED,
            OtherSide.ESTABLISHED,
            OtherSide.ESTABLISHED_SAME_TRICK,
        ):
            if seen_as in others:
                seen["other_side_revoked"] = seen_as
        return seen

    def _count_tricks(
        self, numbers: list[int], own: Mapping[int, dict[str, Answer]], *, side: bool
    ) -> None:
        """Tell how many later tricks a side won, where several of its revokes count."""
        counted = [n for n in numbers if self._ruling(n, _with_most(own[n])).tricks]
        if len(counted) <= 1:
            return
        tricks = {n: int(own[n]["trick"]) for n in counted}
        won = self._won(counted, own, min(tricks.values()), side=side)
        for number, trick in tricks.items():
            later = sum(1 for other in won if other > trick)
            own[number]["later_tricks"] = (
                LaterTricks.MORE if later > 1 else LaterTricks.ONE if later else LaterTricks.NONE
            )
            own[number]["tricks_won"] = ",".join(map(str, sorted(won)))

    def _won(
        self, counted: list[int], own: Mapping[int, Told], first: int, *, side: bool
    ) -> set[int]:
        """Return the tricks a side won from some trick on; ask for those nobody has told."""
        known = {int(own[n]["trick"]): own[n]["won_by"] is not WonBy.OPPONENTS for n in counted}
        prefix = "took" if side else "they_took"
        names = {trick: f"{prefix}_{trick}" for trick in range(first, 14) if trick not in known}
        self._list(names.values(), "64A")
        told_won = {trick for trick, name in names.items() if self.answers[name] is True}
        return told_won | {trick for trick, won in known.items() if won}

    def _list(self, names: Collection[str], article: str) -> None:
        untold = [name for name in names if name not in self.answers]
        certain = [name for name in untold if name not in self.unsure]
        if certain:
            asked = tuple(Asked(name, (True, False), False) for name in certain)
            raise _Asking(Question(self.subject.name, self.edition, asked, (article,)))
        if untold:
            raise _Asking(Doubt(untold[0], ((True,), (False,))))

    def _sum(
        self, rulings: Mapping[int, Ruling], own: Mapping[int, Told], by: Mapping[int, By]
    ) -> BoardRuling:
        demands: list[Demand] = []
        plain = {True: 0, False: 0}
        for number, ruling in rulings.items():
            won = own[number].get("tricks_won")
            if won is None:
                plain[by[number].on_the_first_side] += ruling.tricks
                continue
            demands.extend(self._demands(number, ruling, own[number], str(won)))
        paid = pay(demands)
        for demand in paid:
            plain[by[demand.revoke].on_the_first_side] += 1
        payments = tuple(
            sorted(
                (Payment(demand.revoke, trick) for demand, trick in paid.items()),
                key=lambda payment: payment.trick,
            )
        )
        keys = {key for ruling in rulings.values() for key in ruling.judgement}
        if demands:
            keys.add("J5")
        each = tuple(rulings.values())
        articles = {article for ruling in each for article in ruling.articles}
        return BoardRuling(
            subject=self.subject.name,
            edition=self.edition,
            status=each[0].status,
            tricks=plain[True],
            penalty_card=next((r.penalty_card for r in each if r.penalty_card), None),
            articles=tuple(sorted(articles, key=in_the_book)),
            exemptions=tuple(dict.fromkeys(e for ruling in each for e in ruling.exemptions)),
            orders=tuple(ordered for ruling in each for ordered in ruling.orders),
            set_aside=tuple(aside for ruling in each for aside in ruling.set_aside),
            judgement=tuple(sorted(keys, key=lambda key: int(key[1:]))),
            findings=tuple(finding for ruling in each for finding in ruling.findings),
            excepting=tuple(finding for ruling in each for finding in ruling.excepting),
            told=self.answers,
            revokes=each,
            by=tuple(by.values()),
            payments=payments,
            unpaid=tuple(demand.revoke for demand in demands if demand not in paid),
            tricks_of_others=plain[False],
        )

    def _demands(self, number: int, ruling: Ruling, facts: Told, won: str) -> tuple[Demand, ...]:
        tricks = {int(trick) for trick in won.split(",") if trick}
        trick = int(facts["trick"])
        offender = facts["won_by"] is WonBy.OFFENDER
        playable: set[int] = set()
        if ruling.tricks > 1 and not offender:
            names = {t: f"{_prefix(number)}playable_{t}" for t in sorted(tricks) if t > trick}
            self._list(names.values(), "64A2")
            playable = {t for t, name in names.items() if self.answers[name] is True}
        return demands_of(
            number,
            trick=trick,
            due=ruling.tricks,
            won_by_offender=offender,
            won=tricks,
            playable=playable,
        )


def _prefix(number: int) -> str:
    return "" if number == 1 else f"{number}."


def _played_on(facts: Told) -> bool:
    return facts.get("since") is not Since.NOTHING


def _with_most(facts: Told) -> Told:
    """Return the facts with as many later tricks as can be, to see whether anything can be due."""
    trick = int(facts["trick"])
    most = {12: LaterTricks.ONE, 13: LaterTricks.NONE}.get(trick, LaterTricks.MORE)
    return {**facts, "later_tricks": most}


def _as_the_others_see_it(ruling: Ruling, *, same_trick: bool, trick: Answer | None) -> OtherSide:
    if ruling.status in _COUNTED:
        return OtherSide.ESTABLISHED_SAME_TRICK if same_trick else OtherSide.ESTABLISHED
    if ruling.status in (Revoked.MUST_CORRECT, Revoked.PLAY_ON):
        return OtherSide.CORRECTED_AT_TRICK_TWELVE if trick == TWELFTH else OtherSide.CORRECTED
    return OtherSide.NONE


def seen_from(name: str, answers: Told) -> tuple[int, str, Told]:
    """Return the revoke (1 for the first) a fact is of, its plain name, and what was told of it.

    Who made a further revoke is told as seen from the first, so its hand follows.
    """
    found = NUMBERED.fullmatch(name)
    if found is None:
        return 1, name, answers
    number, plain = int(found.group(1)), found.group(2)
    prefix = _prefix(number)
    own = {n.removeprefix(prefix): answer for n, answer in answers.items() if n.startswith(prefix)}
    first, by = answers.get("hand"), answers.get(f"{prefix}by")
    if plain == "by" and first is not None:
        own["hand"] = first
    elif first is not None and by is not None:
        own["hand"] = hand_of(Hand(str(first)), By(str(by)))
    return number, plain, own
