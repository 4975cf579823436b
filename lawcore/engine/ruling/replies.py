"""The replies of the law: a question, a ruling, or the rulings that a fact divides.

Behind a ruling are findings, the outcome of each provision, and the effects of its orders.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from hashlib import blake2b
from typing import ClassVar, Protocol, TypeAlias

from msgspec import Struct

from lawcore.engine.fact import Answer, Answers, Choice, Edition
from lawcore.engine.records import values_of
from lawcore.engine.ruling.order import NOT_COVERED, Ask, Effect, Lead, Order, Status


class NamedProvision(Protocol):
    """The part of a provision that a finding needs."""

    name: str
    kind: ClassVar[str]
    cited: bool


class Finding(Struct, eq=False):
    """The outcome of one provision in one reading of the law.

    `wants` and `offers` mark, one bit each, the facts without which the outcome is not certain and
    the volunteered facts that were read.
    """

    provision: NamedProvision
    number: str
    outcome: bool | Order | None = None
    because: tuple["Finding", ...] = ()
    excepted_by: tuple["Finding", ...] = ()
    asked: tuple[str, ...] = ()
    wants: int = 0
    offers: int = 0
    suspended: bool = False
    set_aside: bool = False

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


class Asked(Struct, frozen=True):
    """A fact that is asked, with the options that are open; `usual` marks a rare circumstance.

    `choices` are the buttons for them, if rare circumstances are supposed to be as usual.
    """

    name: str
    options: tuple[Answer, ...]
    usual: Answer | None
    choices: tuple[Choice, ...] = ()


class Unusual(Struct, frozen=True):
    """A group of rare circumstances that may still be told; its name is a key of the words.

    Each has the options that are not the usual one.
    """

    group: str
    facts: tuple[Asked, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What the law needs next: one fact, or several rare circumstances in one list.

    `needed_by` are the numbers of the provisions that need it, outermost first. `rare` are the
    circumstances that are taken as usual, unless they are told. `is_list` says that it asks for
    rare circumstances.
    """

    subject: str
    edition: Edition
    facts: tuple[Asked, ...]
    needed_by: tuple[str, ...]
    rare: tuple[Unusual, ...] = ()
    is_list: bool = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Keep whether it is a list: whoever shows or answers it looks."""
        object.__setattr__(self, "is_list", self.facts[0].usual is not None)


class Doubt(Struct, frozen=True):
    """The law needs a fact of which somebody is unsure; it makes no difference within a group.

    A pending fact is one that nobody can know yet.
    """

    fact: str
    options: tuple[tuple[Answer, ...], ...]
    pending: bool = False


class Ordered(Struct, frozen=True):
    """An order with the article that gives it."""

    order: Order
    article: str


class SetAside(Struct, frozen=True):
    """A provision whose condition was met but to which an exception applies."""

    name: str
    article: str
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """The ruling of one edition of the law on the answers given.

    `tricks` are what the law itself transfers, never an estimate of equity; `exemptions` are the
    points under which nothing is transferred, `judgement` the keys of what the Director weighs.

    `supposed` are the rare circumstances that nobody told and that are taken as usual, the least
    certain first; `rare` is what may still be told of them. `pending` are facts that nobody can
    know yet, and `depends` the rulings between which they will decide: the ruling itself then has
    what holds in any case, and the fewest tricks.

    `effects` are the effects of the orders, by the names that the subject has for them; `ask` is
    what is to be told next if the matter is not finished, and `later` are facts that may be told
    once the auction or the play is over. `against` are the answers that say whom it is
    against where it is for one side, as a transfer of tricks; otherwise it is empty. `leads` are
    the subjects to which its orders lead, each once. `unread` are the facts told at which the law
    did not look, none where a board has several irregularities.

    Two rulings are equal if they say the same; the findings that explain them are not compared.
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
    findings: tuple[Finding, ...] = field(compare=False)
    excepting: tuple[Finding, ...] = field(compare=False)
    told: Answers = field(hash=False)
    supposed: tuple[tuple[str, Answer], ...] = ()
    rare: tuple[Unusual, ...] = ()
    pending: tuple[str, ...] = ()
    depends: tuple["Branch", ...] = ()
    effects: Mapping[str, Effect] = field(default_factory=dict, hash=False)
    ask: Ask | None = None
    later: tuple[str, ...] = ()
    against: tuple[Answer | None, ...] = ()
    unread: tuple[str, ...] = field(default=(), compare=False)
    leads: tuple[Lead, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Keep where its orders lead, in their order."""
        found = [one.order.leads_to for one in self.orders if one.order.leads_to is not None]
        by_subject = {lead.subject: lead for lead in reversed(found)}
        object.__setattr__(self, "leads", tuple(reversed(by_subject.values())))

    @property
    def is_covered(self) -> bool:
        """Whether anything is ruled: an edition may leave part of a subject uncovered."""
        return self.status != NOT_COVERED

    @property
    def known(self) -> Answers:
        """The answers given, and those taken as usual."""
        return {**dict(self.supposed), **self.told}

    @property
    def deciding(self) -> Ordered:
        """The order that decides the status."""
        return next(iter([one for one in self.orders if one.order.decides is not None]))

    @property
    def relay(self) -> Lead | None:
        """The subject that rules instead of this one; None where something is ruled here."""
        return next(iter([lead for lead in self.leads if lead.at_once]), None)

    @property
    def range_of_tricks(self) -> tuple[int, int]:
        """The fewest and the most tricks that the law may transfer."""
        found = [branch.ruling.tricks for branch in self.depends] or [self.tricks]
        return min(found), max(found)

    @property
    def substance(self) -> tuple[object, ...]:
        """What two rulings must have in common to be the same for the table."""
        paid = self.tricks, self.against
        own = (self.status, *paid, self.penalty_card, self.orders, self.exemptions)
        return (*own, *(branch.substance for branch in self.depends))


class Payment(Struct, frozen=True):
    """A trick (1 to 13) transferred for one of several irregularities (1 for the first)."""

    number: int
    trick: int


@dataclass(frozen=True, slots=True)
class BoardRuling(Ruling):
    """The ruling on several irregularities on one board: each of them, and the tricks that pay.

    `tricks` are transferred by the side of the first one, `tricks_of_others` by the other side;
    `unpaid` has the number of one once for each trick that is due but cannot be transferred.
    """

    each: tuple[Ruling, ...] = ()
    payments: tuple[Payment, ...] = ()
    unpaid: tuple[int, ...] = ()
    tricks_of_others: int = 0

    @property
    def range_of_tricks(self) -> tuple[int, int]:
        """The fewest and the most tricks; the most is an upper bound if one trick pays for two."""
        more = sum(most - fewest for fewest, most in (one.range_of_tricks for one in self.each))
        return self.tricks, self.tricks + more

    @property
    def substance(self) -> tuple[object, ...]:
        """What two rulings must have in common to be the same for the table."""
        return (
            tuple(ruling.substance for ruling in self.each),
            self.tricks,
            self.tricks_of_others,
            self.payments,
        )


@dataclass(frozen=True, slots=True)
class Branch:
    """One ruling among several and a supposition that leads to it; `alike` lists them all."""

    suppose: Answers = field(hash=False)
    ruling: Ruling
    alike: tuple[Answers, ...] = field(hash=False)

    @property
    def substance(self) -> tuple[object, ...]:
        """What two branches must have in common to be the same for the table."""
        return (tuple(tuple(sorted(way.items())) for way in self.alike), *self.ruling.substance)


class Branches(Struct, frozen=True):
    """The rulings that an unsure fact divides."""

    branches: tuple[Branch, ...]


Reply: TypeAlias = Question | Ruling | Branches


def digest(value: object) -> str:
    """Return sixteen characters that depend on a value alone, in every process and release."""
    text = json.dumps(_as_json(value), separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _as_json(value: object) -> object:
    """Return a value of records, enums and sets in a form for JSON, in a fixed order."""
    if value is None or (isinstance(value, str | int) and not isinstance(value, Enum)):
        return value
    if isinstance(value, Mapping):
        return sorted([str(key), _as_json(one)] for key, one in value.items())
    if isinstance(value, frozenset | set):
        return sorted(json.dumps(_as_json(one)) for one in value)
    if isinstance(value, tuple | list):
        return [_as_json(one) for one in value]
    name, values = type(value).__name__, values_of(value)
    if isinstance(value, Order):
        name, values = value.name, value.values
    if values is None:
        return str(value)
    return [name, {key: _as_json(one) for key, one in values.items()}]


Effects = Mapping[str, Effect]


def sum_up(usual: Effects, orders: Iterable[Order]) -> Effects:
    """Return the effects of orders: the `usual` ones, unless an order says otherwise.

    Lists of several orders are joined. Raises RuntimeError if two orders contradict each other, or
    one has an effect that the subject does not name.
    """
    found: dict[str, Effect] = {}
    for order in orders:
        for name, effect in order.effects.items():
            found[name] = _both(name, found[name], effect) if name in found else effect
    if unknown := found.keys() - usual.keys():
        msg = f"orders speak of {sorted(unknown)}, of which the subject knows nothing"
        raise RuntimeError(msg)
    return {**usual, **found}


def _both(name: str, one: Effect, other: Effect) -> Effect:
    if isinstance(one, tuple) and isinstance(other, tuple):
        return tuple(dict.fromkeys((*one, *other)))
    if one != other:
        msg = f"one order says that {name} is {one}, another that it is {other}"
        raise RuntimeError(msg)
    return one


def renumber(effects: Effects, laws: Mapping[str, str]) -> Effects:
    """Return effects with the numbers that an edition has for the Laws in them."""

    def as_then(effect: Effect) -> Effect:
        if isinstance(effect, tuple):
            return tuple(laws.get(law, law) for law in effect)
        return laws.get(effect, effect) if isinstance(effect, str) else effect

    return {name: as_then(effect) for name, effect in effects.items()}


def in_all(effects: Sequence[Effects]) -> Effects:
    """Return the effects common to several rulings; None or an empty list if they differ."""
    first, *others = effects

    def agreed(name: str, effect: Effect) -> Effect:
        if isinstance(effect, tuple):
            lists = [own[name] for own in others]
            held = (e for e in effect if all(isinstance(x, tuple) and e in x for x in lists))
            return tuple(held)
        return effect if all(own.get(name) == effect for own in others) else None

    return {name: agreed(name, effect) for name, effect in first.items()}


def next_asked(orders: Iterable[Order]) -> Ask | None:
    """Return what is to be told next; of orders that ask for one fact that one which tells more.

    Raises RuntimeError if they ask for several.
    """
    asks = [order.asks for order in orders if order.asks is not None]
    asked = list(dict.fromkeys(ask.fact for ask in asks))
    if len(asked) > 1:
        msg = f"orders ask for {asked} at once"
        raise RuntimeError(msg)
    return max(asks, key=lambda ask: len(ask.telling), default=None)
