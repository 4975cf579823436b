"""What the law answers: a question, or a ruling with its orders and the findings behind it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum, auto
from typing import ClassVar, Protocol, TypeAlias

from lawcore.edition import Edition
from lawcore.fact import Answer, Choice
from lawcore.leading import Ask, Effect, Lead


class Status(StrEnum):
    """What the matter has come to; each subject has its own."""


class When(StrEnum):
    """When an order is carried out; a later one of these comes later."""

    NOW = auto()
    NEXT_LEAD = auto()
    END_OF_PLAY = auto()
    DIRECTOR = auto()

    @property
    def stage(self) -> int:
        """How many stages come before this one."""
        return _STAGES.index(self)


_STAGES = tuple(When)
DECIDES = 10
"""The place of an order that decides, unless it says another."""
PENALTY_CARDS = ("major", "minor")
NOT_COVERED = "not_covered"
"""The status of a matter that an edition leaves uncovered, in every subject that has such."""


@dataclass(frozen=True)
class Order:
    """Something an article orders; each kind is a class named by an imperative.

    A kind says beside its name, in keywords, what is fixed about it:

    decides        what the matter has come to, where this order decides it
    when, place    the stage at which it is carried out, and its place there: the smaller, the
                   earlier; an order that decides stands at 10, any other at 50
    counted        tricks are counted after it: what transfers them stands in the headline
    at_the_head    its own article stands in the headline; if not, it leaves that line to them
    penalty_card   the kind of penalty card it makes, "major" or "minor"
    effects        what it comes to for those whom the facts of the subject name (`Facts.effects`)
    asks           what is to be told next, once it is carried out

    A kind that has nothing to say beyond them needs no fields: two such orders are equal.
    """

    status: ClassVar[Status | None] = None
    when: ClassVar[When] = When.NOW
    place: ClassVar[int] = 50
    counted: ClassVar[bool] = False
    at_the_head: ClassVar[bool] = True
    penalty_card: ClassVar[str | None] = None
    effects: ClassVar[Mapping[str, Effect]] = {}
    asks: ClassVar[Ask | None] = None

    def __init_subclass__(  # noqa: PLR0913 - each is a keyword of the class
        cls,
        *,
        decides: Status | None = None,
        when: When | None = None,
        place: int | None = None,
        counted: bool | None = None,
        at_the_head: bool | None = None,
        penalty_card: str | None = None,
        effects: Mapping[str, Effect] | None = None,
        asks: Ask | None = None,
    ) -> None:
        """Keep what the keywords say; what they leave out is as in the kind above.

        Raises TypeError where they contradict one another.
        """
        said: dict[str, object] = {
            "status": decides,
            "when": when,
            "place": DECIDES if place is None and decides is not None else place,
            "counted": counted,
            "at_the_head": at_the_head,
            "penalty_card": penalty_card,
            "effects": effects,
            "asks": asks,
        }
        for name, value in said.items():
            if value is not None:
                setattr(cls, name, value)
        if cls.status is None and (cls.counted or not cls.at_the_head):
            msg = f"{cls.__name__} decides nothing, so no headline is its own"
            raise TypeError(msg)
        if cls.penalty_card not in (None, *PENALTY_CARDS):
            msg = f"{cls.__name__} makes a penalty card that is {cls.penalty_card}"
            raise TypeError(msg)

    @property
    def comes_to(self) -> Mapping[str, Effect]:
        """What it comes to for those whom the facts of the subject name."""
        return self.effects

    @property
    def turn(self) -> tuple[int, int]:
        """What sorts orders as they are carried out."""
        return self.when.stage, self.place

    @property
    def transferred(self) -> int:
        """How many tricks it transfers."""
        return 0

    @property
    def leads_to(self) -> Lead | None:
        """The subject that takes over from here, None where there is none."""
        return None


class Named(Protocol):
    """What a finding says of its provision."""

    name: str
    kind: ClassVar[str]
    cited: bool


class Finding:
    """What one provision came to in one reading of the law.

    `wants` and `offers` mark, one bit each, the facts without which the outcome is not certain and
    the volunteered facts that were read. Most leave most attributes as the class has them.
    """

    outcome: bool | Order | None = None
    because: tuple["Finding", ...] = ()
    excepted_by: tuple["Finding", ...] = ()
    asked: tuple[str, ...] = ()
    wants = 0
    offers = 0
    suspended = False
    set_aside = False

    def __init__(self, provision: Named, number: str) -> None:
        self.provision = provision
        self.number = number

    @property
    def name(self) -> str:
        """The name of the provision."""
        return self.provision.name

    @property
    def kind(self) -> str:
        """Whether it is a condition, a consequence or a remark."""
        return self.provision.kind

    @property
    def cited(self) -> bool:
        """The provision is cited, and not only a heading over others."""
        return self.provision.cited

    @property
    def held(self) -> bool:
        """The provision applies."""
        return bool(self.outcome) and not self.suspended


@dataclass(frozen=True, slots=True)
class Asked:
    """A fact that is asked, with the options that are open; usual marks a rare circumstance.

    `choices` are the buttons for them, where rare circumstances are supposed to be as usual.
    """

    name: str
    options: tuple[Answer, ...]
    usual: Answer | None
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Unusual:
    """Rare circumstances that may still be told, in a group named by a key of the words.

    Each has the options that are not the usual one.
    """

    group: str
    facts: tuple[Asked, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What the law needs next: one fact, or several rare circumstances in one list.

    `needed_by` are the numbers of the provisions that need it, outermost first. `rare` are the
    circumstances that are taken as usual, unless they are told.
    """

    subject: str
    edition: Edition
    facts: tuple[Asked, ...]
    needed_by: tuple[str, ...]
    rare: tuple[Unusual, ...] = ()

    @property
    def is_list(self) -> bool:
        """It asks for rare circumstances."""
        return self.facts[0].usual is not None


@dataclass(frozen=True, slots=True)
class Doubt:
    """The law needs a fact of which somebody is unsure; options in one group are alike to it.

    A pending one is a fact that nobody can know yet.
    """

    fact: str
    options: tuple[tuple[Answer, ...], ...]
    pending: bool = False


@dataclass(frozen=True, slots=True)
class Ordered:
    """An order with the article that gives it."""

    order: Order
    article: str


@dataclass(frozen=True, slots=True)
class SetAside:
    """A provision whose condition was met and that an exception excludes."""

    name: str
    article: str
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """The answer of one edition of the law to what was told.

    `tricks` are what the law itself transfers, never an estimate of equity; `exemptions` are the
    points under which nothing is transferred, `judgement` the keys of what is to be weighed.

    `supposed` are the rare circumstances that nobody told and that are taken as usual, the
    likeliest to be otherwise first, `rare` what may still be told of them. `pending` are facts
    that nobody can know yet, and `depends` the rulings between which they will decide: the ruling
    itself then has what holds in any case, and the fewest tricks.

    `effects` say what the orders come to, by the names that the subject has for that; `ask` is
    what is to be told next where the matter is not at its end, and `later` are facts that may be
    told once the auction or the play is over.
    """

    subject: str
    edition: Edition
    status: Status
    tricks: int
    penalty_card: str | None
    articles: tuple[str, ...]
    exemptions: tuple[str, ...]
    orders: tuple[Ordered, ...]
    set_aside: tuple[SetAside, ...]
    judgement: tuple[str, ...]
    findings: tuple[Finding, ...]
    excepting: tuple[Finding, ...]
    told: Mapping[str, Answer]
    supposed: tuple[tuple[str, Answer], ...] = ()
    rare: tuple[Unusual, ...] = ()
    pending: tuple[str, ...] = ()
    depends: tuple["Branch", ...] = ()
    effects: Mapping[str, Effect] = field(default_factory=dict)
    ask: Ask | None = None
    later: tuple[str, ...] = ()

    @property
    def is_covered(self) -> bool:
        """Whether anything is ruled: of a subject an edition may leave a matter uncovered."""
        return self.status != NOT_COVERED

    @property
    def deciding(self) -> Ordered:
        """The order that decides what the matter has come to."""
        return next(ordered for ordered in self.orders if ordered.order.status is not None)

    @property
    def range_of_tricks(self) -> tuple[int, int]:
        """The fewest and the most tricks that the law may come to transfer."""
        found = [branch.ruling.tricks for branch in self.depends] or [self.tricks]
        return min(found), max(found)

    @property
    def substance(self) -> tuple[object, ...]:
        """What makes two rulings the same ruling for the table."""
        own = (self.status, self.tricks, self.penalty_card, self.orders, self.exemptions)
        return (*own, *(branch.substance for branch in self.depends))


@dataclass(frozen=True, slots=True)
class Payment:
    """A trick (1 to 13) transferred for one of several irregularities (1 for the first)."""

    number: int
    trick: int


@dataclass(frozen=True, slots=True)
class BoardRuling(Ruling):
    """The ruling on several of a subject on one board: on each, and which trick pays for which.

    `tricks` are transferred by the side of the first one, `tricks_of_others` by the other side;
    `unpaid` has the number of one once for each trick that is due but cannot be transferred.
    """

    each: tuple[Ruling, ...] = ()
    payments: tuple[Payment, ...] = ()
    unpaid: tuple[int, ...] = ()
    tricks_of_others: int = 0

    @property
    def range_of_tricks(self) -> tuple[int, int]:
        """The fewest and the most tricks; the most is too many where one trick pays for two."""
        more = sum(most - fewest for fewest, most in (one.range_of_tricks for one in self.each))
        return self.tricks, self.tricks + more

    @property
    def substance(self) -> tuple[object, ...]:
        """What makes two rulings the same ruling for the table."""
        return (
            tuple(ruling.substance for ruling in self.each),
            self.tricks,
            self.tricks_of_others,
            self.payments,
        )


@dataclass(frozen=True, slots=True)
class Branch:
    """One ruling among several and a supposition that leads to it; `alike` lists them all."""

    suppose: Mapping[str, Answer]
    ruling: Ruling
    alike: tuple[Mapping[str, Answer], ...]

    @property
    def substance(self) -> tuple[object, ...]:
        """What makes two branches the same branch for the table."""
        return (tuple(tuple(sorted(way.items())) for way in self.alike), *self.ruling.substance)


@dataclass(frozen=True, slots=True)
class Branches:
    """The rulings between which an unsure fact decides."""

    branches: tuple[Branch, ...]


Reply: TypeAlias = Question | Ruling | Branches


class Fault(StrEnum):
    """What can be wrong with what was told."""

    UNKNOWN_SUBJECT = auto()
    UNKNOWN_EDITION = auto()
    NOT_COVERED = auto()
    UNKNOWN_LANGUAGE = auto()
    UNKNOWN_FACT = auto()
    UNKNOWN_OPTION = auto()
    UNKNOWN_SETTING = auto()
    UNKNOWN_KEY = auto()
    UNKNOWN_ARTICLE = auto()
    IMPOSSIBLE = auto()
    TOO_UNSURE = auto()
    NOT_JSON = auto()
    NOT_AN_OBJECT = auto()
    TOO_LONG = auto()
    WRONG_TYPE = auto()
    BAD_AUCTION = auto()
    LEGAL_AUCTION = auto()


class BadAnswer(ValueError):  # noqa: N818 - named by what it is
    """An answer that names no fact, no option of it, or cannot be together with the others."""

    def __init__(
        self,
        code: Fault,
        *,
        fact: str | None = None,
        value: object = None,
        allowed: tuple[object, ...] = (),
    ) -> None:
        super().__init__(code, fact, value)
        self.code = code
        self.fact = fact
        self.value = value
        self.allowed = allowed

    def __str__(self) -> str:
        """Return what is wrong in one line, by the names of the library."""
        said = self.code.replace("_", " ").capitalize()
        value = None if self.value is None else repr(self.value)
        about = " = ".join(part for part in (self.fact, value) if part)
        allowed = ", ".join(str(one) for one in self.allowed)
        said += f": {about}" if about else ""
        return f"{said}; allowed: {allowed}." if allowed else f"{said}."
