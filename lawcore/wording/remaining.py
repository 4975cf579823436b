"""What a ruling leaves to be done later, in words."""

from collections.abc import Iterable, Iterator
from enum import StrEnum, auto

from msgspec import Struct

from lawcore.engine.records import replace
from lawcore.engine.ruling import BoardRuling, Order, Ruling, When
from lawcore.wording.articles import Articles
from lawcore.wording.filled import Speech, capitalised, uncapitalised
from lawcore.wording.rulings import Rulings


class TaskKind(StrEnum):
    """How something that is left to be done ends."""

    COUNT = auto()
    """The tricks are counted: a fact of the ruling is told."""
    TRICKS = auto()
    """Tricks go to the other side, and the score is another one."""
    LOOK = auto()
    """What the ruling asks next is told."""
    QUESTION = auto()
    """The Director answers a question: nothing changes, or the score does."""
    ACT = auto()
    """It is done."""


class OpenTask(Struct, frozen=True):
    """One thing that is left to be done: in few words, in full, its articles, and how it ends.

    `short` fits on a button beside the board: "2 tricks to declarer". The articles are as printed.
    """

    short: str
    text: str
    articles: str = ""
    kind: TaskKind = TaskKind.ACT


class OpenTasks:
    """What rulings leave to be done, in one language.

    An order to which the Director has to come back has a message `task-`. An order after which
    something is to be told leaves that, as `task-asked` says if it has no words of its own; so
    does a fact that is known only later and has a message `task-`.
    """

    def __init__(self, speech: Speech, articles: Articles, rulings: Rulings) -> None:
        self._speech = speech
        self._articles = articles
        self._rulings = rulings

    def of(self, ruling: Ruling) -> tuple[OpenTask, ...]:
        """Return what is left, in the order of time; nothing twice."""
        if isinstance(ruling, BoardRuling):
            return tuple(dict.fromkeys(self._of_board(ruling)))
        return tuple(dict.fromkeys(self._of_one(ruling)))

    def _of_board(self, ruling: BoardRuling) -> Iterator[OpenTask]:
        """Yield what several leave: the tricks in one sum, other things once or by number."""
        say = self._speech.of(ruling.subject).say
        if ruling.payments:
            paid = [o for one in ruling.each for o in one.orders if o.order.transferred]
            yield self._remaining(
                ruling,
                say("task-board", tricks=ruling.tricks, others=ruling.tricks_of_others),
                self._rulings.headline(ruling),
                (ordered.article for ordered in paid),
                TaskKind.TRICKS,
            )
        each = [tuple(self._of_one(one, paid=bool(ruling.payments))) for one in ruling.each]
        for number, left in enumerate(each, start=1):
            for one in left:
                if all(one in others for others in each):
                    yield one
                    continue
                text = say("board-each", number=number, headline=uncapitalised(one.text))
                yield replace(one, text=text)

    def _of_one(self, ruling: Ruling, *, paid: bool = False) -> Iterator[OpenTask]:
        """Yield what one ruling leaves, without the tricks if they are `paid` in one sum."""
        if not paid:
            yield from self._of_pending(ruling)
        yield from self._of_later(ruling)
        yield from self._of_orders(ruling, paid=paid)

    def _of_pending(self, ruling: Ruling) -> Iterator[OpenTask]:
        """Yield the counting that has to wait until the play is over."""
        texts = self._speech.of(ruling.subject)
        if ruling.depends and texts.has("step-pending"):
            short = self._rulings.filled("task-pending", ruling)
            text = self._rulings.filled("step-pending", ruling)
            numbers = self._rulings.articles_if_open(ruling)
            yield self._remaining(ruling, short, text, numbers, TaskKind.COUNT)

    def _of_later(self, ruling: Ruling) -> Iterator[OpenTask]:
        """Yield what is told once the auction is over, where the ruling turns on who plays."""
        texts = self._speech.of(ruling.subject)
        for fact in ruling.later:
            if texts.has(f"task-{fact}"):
                leads = [one for one in ruling.orders if one.order.when is When.NEXT_LEAD]
                numbers = [one.article for one in leads or ruling.orders[:1]]
                short, text = texts.say(f"task-{fact}"), texts.say(f"next-{fact}")
                yield self._remaining(ruling, short, text, numbers, TaskKind.LOOK)

    def _of_orders(self, ruling: Ruling, *, paid: bool) -> Iterator[OpenTask]:
        """Yield what each order leaves, in the order of time."""
        for ordered in sorted(ruling.orders, key=lambda ordered: ordered.order.when.stage):
            if paid and ordered.order.transferred:
                continue
            order = ordered.order
            short = self._rulings.words("task", order, ruling)
            if not short and order.asks is not None:
                short = self._speech.say("task-asked")
            if short:
                text = self._rulings.words("do", order, ruling) or ""
                kind = _kind_of(order, short)
                yield self._remaining(ruling, short, text, (ordered.article,), kind)

    def _remaining(
        self, ruling: Ruling, short: str, text: str, numbers: Iterable[str], kind: TaskKind
    ) -> OpenTask:
        printed = self._articles.listed(tuple(dict.fromkeys(numbers)), ruling.edition)
        return OpenTask(short, capitalised(text).rstrip("."), printed, kind)


def tricks_to_declarer(ruling: Ruling) -> int:
    """Return how many tricks a ruling gives declarer, negative where it takes them away.

    The first irregularity was that of the side whose `hand` was told; its tricks go to the other.
    """
    others = ruling.tricks_of_others if isinstance(ruling, BoardRuling) else 0
    paid = ruling.tricks - others
    return paid if ruling.told.get("hand") == "defender" else -paid


def _kind_of(order: Order, short: str) -> TaskKind:
    """Return how an order's task ends; one that asks in words is a question.

    What is asked about the next lead is told in the interview.
    """
    if order.transferred:
        return TaskKind.TRICKS
    is_question = short.endswith("?")
    if order.asks is not None or (is_question and order.when is When.NEXT_LEAD):
        return TaskKind.LOOK
    return TaskKind.QUESTION if is_question else TaskKind.ACT
