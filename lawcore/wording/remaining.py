"""What a ruling leaves to be done later, in words."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lawcore.article import book_order
from lawcore.ruling import BoardRuling, Order, Ordered, Ruling
from lawcore.wording.articles import Articles
from lawcore.wording.filled import Speech
from lawcore.wording.rulings import Rulings


@dataclass(frozen=True, slots=True)
class Remaining:
    """One thing that is left to be done: in a few words, in full, and under which articles.

    `short` fits on a button beside board and table: "2 tricks to declarer". The articles are as
    printed.
    """

    short: str
    text: str
    articles: str


class Remainders:
    """What rulings leave to be done, in one language.

    A kind of order to which the Director has to come back has a message `task-` of a few words,
    empty if it is part of what another order leaves. The text in full is that of `step-`,
    otherwise that of the order itself: what the Director does, not what the Director says to
    others.
    """

    def __init__(self, speech: Speech, articles: Articles, rulings: Rulings) -> None:
        self._speech = speech
        self._articles = articles
        self._rulings = rulings

    def of(self, ruling: Ruling) -> tuple[Remaining, ...]:
        """Return what is left, in the order of time; nothing twice."""
        if isinstance(ruling, BoardRuling):
            return tuple(dict.fromkeys(self._of_board(ruling)))
        return tuple(dict.fromkeys(self._of_one(ruling)))

    def _of_board(self, ruling: BoardRuling) -> Iterator[Remaining]:
        """Yield what several leave: the tricks in one sum, other things once or by number."""
        say = self._speech.of(ruling.subject).say
        if ruling.payments:
            paid = [o for one in ruling.each for o in one.orders if o.order.transferred]
            yield self._remaining(
                ruling,
                say("task-board", tricks=ruling.tricks, others=ruling.tricks_of_others),
                self._rulings.headline(ruling),
                (ordered.article for ordered in paid),
            )
        each = [tuple(self._of_one(one, paid=bool(ruling.payments))) for one in ruling.each]
        for number, left in enumerate(each, start=1):
            for one in left:
                if all(one in others for others in each):
                    yield one
                    continue
                text = say("board-each", number=number, headline=_uncapitalised(one.text))
                yield Remaining(one.short, text, one.articles)

    def _of_one(self, ruling: Ruling, *, paid: bool = False) -> Iterator[Remaining]:
        """Yield what one ruling leaves, without the tricks if they are `paid` in one sum."""
        if not paid:
            yield from self._of_pending(ruling)
        yield from self._of_orders(ruling, paid=paid)

    def _of_pending(self, ruling: Ruling) -> Iterator[Remaining]:
        """Yield the counting that has to wait until the play is over."""
        texts = self._speech.of(ruling.subject)
        if ruling.depends and texts.has("step-pending"):
            fewest, most = ruling.range_of_tricks
            short = self._rulings.filled("task-pending", ruling)
            text = self._rulings.filled("step-pending", ruling, fewest=fewest, most=most)
            found = {n for b in ruling.depends for n in self._rulings.articles_of(b.ruling)}
            yield self._remaining(ruling, short, text, sorted(found, key=book_order))

    def _of_orders(self, ruling: Ruling, *, paid: bool) -> Iterator[Remaining]:
        """Yield what each order leaves, in the order of time."""
        for ordered in sorted(ruling.orders, key=lambda ordered: ordered.order.when.stage):
            if paid and ordered.order.transferred:
                continue
            if short := self._own("task", ordered.order, ruling):
                yield self._remaining(
                    ruling, short, self._in_full(ordered, ruling), (ordered.article,)
                )

    def _remaining(
        self, ruling: Ruling, short: str, text: str, numbers: Iterable[str]
    ) -> Remaining:
        printed = self._articles.listed(tuple(dict.fromkeys(numbers)), ruling.edition)
        return Remaining(short, _capitalised(text).rstrip("."), printed)

    def _in_full(self, ordered: Ordered, ruling: Ruling) -> str:
        order = ordered.order
        return self._own("step", order, ruling) or self._rulings.order(order, ruling)

    def _own(self, kind: str, order: Order, ruling: Ruling) -> str:
        key = f"{kind}-{order.name}"
        if not self._speech.of(ruling.subject).has(key):
            return ""
        fewest, most = ruling.range_of_tricks
        return self._rulings.filled(key, ruling, order, fewest=fewest, most=most)


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def _uncapitalised(text: str) -> str:
    return text[:1].lower() + text[1:]
