"""Several revokes on one board: each ruled with the others in sight, and its tricks counted."""

from collections.abc import Collection, Mapping
from functools import partial

from lawcore.engine.article import book_order
from lawcore.engine.doubt import rule_for_every_value
from lawcore.engine.fact import Answer, Answers, Edition, Facts
from lawcore.engine.reading import check_answers, consider, is_pending
from lawcore.engine.records import replace
from lawcore.engine.ruling import (
    Asked,
    BadAnswer,
    BoardRuling,
    Doubt,
    Fault,
    Payment,
    Question,
    Ruling,
)
from lawcore.engine.subject import FactRef, RepeatedIrregularity, Subject
from lawcore.laws.subjects.revoke.facts import (
    TWELFTH,
    Earlier,
    Hand,
    LaterTricks,
    OtherSide,
    Since,
    WonBy,
)
from lawcore.laws.subjects.revoke.further import (
    COUNT,
    MOST_REVOKES,
    PLAYABLE,
    THEY_TOOK,
    TOOK,
    By,
    FurtherRevoke,
    ask_of_one,
    hand_of,
    list_of_one,
    prefix_of,
    rule_as_one,
)
from lawcore.laws.subjects.revoke.payment import Demand, demands_of, pay

AT_ONCE = 5
"""Tricks of a list that are asked at once where rare circumstances are supposed."""
_COUNTED = ("established", "as_if_established")


class SeveralRevokes(RepeatedIrregularity):
    """What the revoke adds because a board may hold more than one."""

    count = COUNT
    most = MOST_REVOKES
    further = FurtherRevoke
    lists = (TOOK, THEY_TOOK)
    lists_of_each = (PLAYABLE,)

    def told_of(self, fact: FactRef, answers: Answers) -> dict[str, Answer]:
        """Return what was told of a further revoke; "by" is asked as seen from the first hand."""
        own = super().told_of(fact, answers)
        first, by = answers.get("hand"), own.get("by")
        if fact.name == "by" and first is not None:
            own["hand"] = first
        elif first is not None and by is not None:
            own["hand"] = hand_of(Hand(str(first)), By(str(by)))
        return own

    def check(self, facts: type[Facts], name: str, value: object) -> None:
        """Raise BadAnswer where a name is no fact of several revokes, or a value no option."""
        if name == COUNT:
            counts = tuple(range(1, MOST_REVOKES + 1))
            if isinstance(value, bool) or not isinstance(value, int) or value not in counts:
                raise BadAnswer(Fault.UNKNOWN_OPTION, fact=name, value=value, allowed=counts)
            return
        fact = self.parts_of(name)
        known = fact.series or fact.name in facts.named or fact.name in FurtherRevoke.named
        if fact.number > MOST_REVOKES or not known:
            raise BadAnswer(Fault.UNKNOWN_FACT, fact=name, known=tuple(facts.named))
        if fact.series:
            if not isinstance(value, bool):
                raise BadAnswer(
                    Fault.UNKNOWN_OPTION, fact=name, value=value, allowed=(True, False)
                )
            return
        kind = FurtherRevoke if fact.number > 1 and fact.name in FurtherRevoke.named else facts
        _check_as(name, kind, fact.name, value)

    def consider(  # noqa: PLR0913 - the whole of a request
        self,
        subject: Subject,
        edition: Edition,
        answers: Answers,
        settings: Answers,
        unsure: Collection[str],
        *,
        suppose: bool,
    ) -> Question | BoardRuling | Doubt:
        """Return what the law needs next on several revokes, or the ruling on them."""
        board = _Board(subject, edition, answers, settings, unsure, suppose=suppose)
        return board.consider()


def _check_as(name: str, kind: type[Facts], plain: str, value: object) -> None:
    try:
        check_answers(kind, {plain: value})
    except BadAnswer as bad:
        raise BadAnswer(bad.code, fact=name, value=bad.value, allowed=bad.allowed) from None


class _Asking(Exception):  # noqa: N818 - it is a request, not an error
    """The board needs something more."""

    def __init__(self, request: Question | Doubt) -> None:
        super().__init__()
        self.request = request


class _Board:
    """One reading of the law on a board with several revokes."""

    def __init__(  # noqa: PLR0913 - the whole of a request
        self,
        subject: Subject,
        edition: Edition,
        answers: Answers,
        settings: Answers,
        unsure: Collection[str],
        *,
        suppose: bool,
    ) -> None:
        self.suppose = suppose
        self.subject = subject
        self.edition = edition
        self.answers = answers
        self.settings = settings
        self.unsure = unsure
        numbers = [subject.ref(name).number for name in answers]
        self.numbers = range(1, max([int(answers.get(COUNT, 1)), *numbers]) + 1)

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
        prefix = prefix_of(number)
        facts = self.subject.facts
        found = {
            name: answer
            for name in facts.named
            if (answer := self.answers.get(prefix + name)) is not None
        }
        return {**check_answers(facts, found), **self.settings}

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

    def _ruling(self, number: int, facts: Answers) -> Ruling:
        prefix = prefix_of(number)
        unsure = [name.removeprefix(prefix) for name in self.unsure if name.startswith(prefix)]
        read = partial(consider, self.subject, self.edition, suppose=self.suppose)
        reply = read(facts, unsure)
        if isinstance(reply, Doubt) and reply.pending:
            reply = rule_for_every_value(read, facts)
        if isinstance(reply, Ruling):
            return reply
        if isinstance(reply, Doubt):
            raise _Asking(replace(reply, fact=prefix + reply.fact))
        asked = tuple(ask_of_one(fact, prefix) for fact in reply.facts)
        raise _Asking(replace(reply, facts=asked, rare=list_of_one(reply.rare, prefix)))

    def _alone(self, number: int, facts: Answers) -> Ruling:
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
        own: Mapping[int, Answers],
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
        if len(counted) <= 1 or any(self._goes_on(own[n]) for n in counted):
            return
        tricks = {n: int(own[n]["trick"]) for n in counted}
        won = self._won(counted, own, min(tricks.values()), side=side)
        for number, trick in tricks.items():
            later = sum(1 for other in won if other > trick)
            own[number]["later_tricks"] = (
                LaterTricks.MORE if later > 1 else LaterTricks.ONE if later else LaterTricks.NONE
            )
            own[number]["tricks_won"] = ",".join(map(str, sorted(won)))

    def _goes_on(self, facts: Answers) -> bool:
        """Tell whether nobody can know yet which tricks the sides will win."""
        later = self.subject.facts.named["later_tricks"]
        return self.suppose and is_pending(self.subject, self.edition, later, facts)

    def _won(
        self, counted: list[int], own: Mapping[int, Answers], first: int, *, side: bool
    ) -> set[int]:
        """Return the tricks a side won from some trick on; ask for those nobody has told."""
        known = {int(own[n]["trick"]): own[n]["won_by"] is not WonBy.OPPONENTS for n in counted}
        prefix = TOOK if side else THEY_TOOK
        names = {trick: f"{prefix}_{trick}" for trick in range(first, 14) if trick not in known}
        self._list(names.values(), "64A")
        told_won = {trick for trick, name in names.items() if self.answers[name] is True}
        return told_won | {trick for trick, won in known.items() if won}

    def _list(self, names: Collection[str], article: str) -> None:
        listed = list(names)
        untold = [name for name in listed if name not in self.answers]
        certain = [name for name in untold if name not in self.unsure]
        if certain:
            shown = self._at_once(listed, certain[0])
            asked = tuple(Asked(name, (True, False), False) for name in certain if name in shown)
            raise _Asking(Question(self.subject.name, self.edition, asked, (article,)))
        if untold:
            raise _Asking(Doubt(untold[0], ((True,), (False,))))

    def _at_once(self, listed: list[str], name: str) -> list[str]:
        """Return so many tricks of a list as are asked at once: as a phone shows them, or all."""
        if not self.suppose:
            return listed
        first = listed.index(name) // AT_ONCE * AT_ONCE
        return listed[first : first + AT_ONCE]

    def _sum(
        self, rulings: Mapping[int, Ruling], own: Mapping[int, Answers], by: Mapping[int, By]
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
        alike = len(rulings) if len({ruling.status for ruling in rulings.values()}) == 1 else 1
        each = tuple(rule_as_one(ruling, prefix_of(n), alike) for n, ruling in rulings.items())
        articles = {article for ruling in each for article in ruling.articles}
        return BoardRuling(
            subject=self.subject.name,
            edition=self.edition,
            status=each[0].status,
            tricks=plain[True],
            penalty_card=next((r.penalty_card for r in each if r.penalty_card), None),
            articles=tuple(sorted(articles, key=book_order)),
            exemptions=tuple(dict.fromkeys(e for ruling in each for e in ruling.exemptions)),
            orders=tuple(
                sorted(
                    (ordered for ruling in each for ordered in ruling.orders),
                    key=lambda ordered: ordered.order.sort_key,
                )
            ),
            set_aside=tuple(aside for ruling in each for aside in ruling.set_aside),
            judgement=tuple(sorted(keys, key=lambda key: int(key[1:]))),
            findings=tuple(finding for ruling in each for finding in ruling.findings),
            excepting=tuple(finding for ruling in each for finding in ruling.excepting),
            told=self.answers,
            supposed=tuple(pair for ruling in each for pair in ruling.supposed),
            pending=tuple(name for ruling in each for name in ruling.pending),
            each=each,
            payments=payments,
            unpaid=tuple(demand.revoke for demand in demands if demand not in paid),
            tricks_of_others=plain[False],
        )

    def _demands(
        self, number: int, ruling: Ruling, facts: Answers, won: str
    ) -> tuple[Demand, ...]:
        tricks = {int(trick) for trick in won.split(",") if trick}
        trick = int(facts["trick"])
        offender = facts["won_by"] is WonBy.OFFENDER
        playable: set[int] = set()
        if ruling.tricks > 1 and not offender:
            names = {t: f"{prefix_of(number)}{PLAYABLE}_{t}" for t in sorted(tricks) if t > trick}
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


def _played_on(facts: Answers) -> bool:
    """Tell whether a side played to the next trick; to claim is not to play (62C3)."""
    return facts.get("since") in (Since.PLAYED, Since.NAMED)


def _with_most(facts: Answers) -> Answers:
    """Return the facts with as many later tricks as can be, to see whether anything can be due."""
    trick = int(facts["trick"])
    most = {12: LaterTricks.ONE, 13: LaterTricks.NONE}.get(trick, LaterTricks.MORE)
    return {**facts, "later_tricks": most}


def _as_the_others_see_it(ruling: Ruling, *, same_trick: bool, trick: Answer | None) -> OtherSide:
    if ruling.status in _COUNTED:
        return OtherSide.ESTABLISHED_SAME_TRICK if same_trick else OtherSide.ESTABLISHED
    if ruling.status in ("must_correct", "play_on"):
        return OtherSide.CORRECTED_AT_TRICK_TWELVE if trick == TWELFTH else OtherSide.CORRECTED
    return OtherSide.NONE
