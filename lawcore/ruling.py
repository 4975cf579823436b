"""What the law answers: a question, or a ruling with its orders and the findings behind it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import ClassVar, Protocol, TypeAlias

from lawcore.edition import Edition
from lawcore.fact import Answer


class Status(StrEnum):
    """What the matter has come to; each subject has its own."""


@dataclass(frozen=True, slots=True)
class Lead:
    """Another subject that takes over, with the answers that are told already."""

    subject: str
    answers: Mapping[str, Answer]


@dataclass(frozen=True)
class Order:
    """Something an article orders; each kind is a class named by an imperative.

    A kind that has nothing to say beyond its name needs no fields: two such orders are equal.

    An order that decides what the matter has come to carries that status. Where tricks are
    counted after it, what transfers them stands in the headline; an order that is not at the
    head leaves that line to them alone. Orders are read out by their place: the smaller, the
    earlier.
    """

    status: ClassVar[Status | None] = None
    counted: ClassVar[bool] = False
    at_the_head: ClassVar[bool] = True
    place: ClassVar[int] = 50
    penalty_card: ClassVar[str | None] = None

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
    """A fact that is asked, with the options that are open; usual marks a rare circumstance."""

    name: str
    options: tuple[Answer, ...]
    usual: Answer | None


@dataclass(frozen=True, slots=True)
class Question:
    """What the law needs next: one fact, or several rare circumstances in one list.

    `needed_by` are the numbers of the provisions that need it, outermost first.
    """

    subject: str
    edition: Edition
    facts: tuple[Asked, ...]
    needed_by: tuple[str, ...]

    @property
    def is_list(self) -> bool:
        """It asks for rare circumstances."""
        return self.facts[0].usual is not None


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

    @property
    def deciding(self) -> Ordered:
        """The order that decides what the matter has come to."""
        return next(ordered for ordered in self.orders if ordered.order.status is not None)

    @property
    def substance(self) -> tuple[object, ...]:
        """What makes two rulings the same ruling for the table."""
        return (self.status, self.tricks, self.penalty_card, self.orders, self.exemptions)


@dataclass(frozen=True, slots=True)
class Branch:
    """One ruling among several and a supposition that leads to it; `alike` lists them all."""

    suppose: Mapping[str, Answer]
    ruling: Ruling
    alike: tuple[Mapping[str, Answer], ...]


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
    UNKNOWN_ARTICLE = auto()
    IMPOSSIBLE = auto()
    TOO_UNSURE = auto()
    NOT_JSON = auto()
    NOT_AN_OBJECT = auto()
    TOO_LONG = auto()
    WRONG_TYPE = auto()


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
