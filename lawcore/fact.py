"""A fact that can be told at the table, its options, and the request for one nobody has told."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar, overload

Answer: TypeAlias = str | int | bool
"""What an option is called outside the law: "defender", 5, True."""

T = TypeVar("T", bound=Answer)
U = TypeVar("U", bound=Answer)


class Untold(Exception):  # noqa: N818 - it is a request, not an error
    """The law needs a fact that nobody has told."""


class Reader(Protocol):
    """Whoever reads the law and knows what was told."""

    @property
    def told(self) -> Mapping[str, Answer]:
        """What was told, by the name of the fact."""

    def untold(self, fact: "Fact[T]") -> T:
        """Return what has to be so though nobody told it, or raise Untold."""

    def find(self, provision: object) -> object:
        """Return what a provision comes to in this case, or raise Untold."""


class Fact(Generic[T]):
    """Something that can be seen or told at the table, never a conclusion of law.

    Options are the possible answers, in the order in which they are offered.
    A fact with a usual answer is a rare circumstance: such facts are asked together.
    A volunteered fact is offered with the rare ones but never demanded: untold, it is as usual.
    A setting is never asked: the regulating authority has decided it.
    A fact with an unjudged answer is the Director's to judge: who is not sure has not judged yet.
    """

    __slots__ = (
        "_by_answer",
        "bit",
        "name",
        "options",
        "setting",
        "unjudged",
        "usual",
        "volunteered",
    )

    def __init__(
        self,
        options: Iterable[T],
        *,
        usual: T | None = None,
        volunteered: bool = False,
        setting: Callable[[int], T] | None = None,
        unjudged: T | None = None,
    ) -> None:
        self.options = tuple(options)
        self._by_answer: dict[tuple[bool, Answer], T] = {
            (isinstance(option, bool), option): option for option in self.options
        }
        self.usual = usual
        self.volunteered = volunteered
        self.setting = setting
        self.unjudged = unjudged
        self.name = ""
        self.bit = 0

    def __set_name__(self, owner: type["Facts"], name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"Fact({self.name})"

    @overload
    def __get__(self, facts: None, owner: type["Facts"]) -> Self: ...
    @overload
    def __get__(self, facts: "Facts", owner: type["Facts"]) -> T: ...
    def __get__(self, facts: "Facts | None", owner: type["Facts"]) -> Self | T:
        if facts is None:
            return self
        reader = facts.reader
        answer = reader.told.get(self.name)
        if answer is None:
            return reader.untold(self)
        return answer  # type: ignore[return-value]  # an option of this fact, checked when told

    def option(self, answer: object) -> T | None:
        """Return the option an answer stands for, None where there is none."""
        if not isinstance(answer, str | int):
            return None
        return self._by_answer.get((isinstance(answer, bool), answer))

    def has_just(self, groups: Iterable[tuple[Answer, ...]]) -> bool:
        """Tell whether some groups have all the options, each once."""
        return sorted(map(str, (o for group in groups for o in group))) == sorted(
            map(str, self.options)
        )

    def is_(self, *answers: T) -> "Answered[T]":
        """Return this fact having one of some answers, to say what that excludes."""
        return Answered(self, self.checked(answers))

    def checked(self, answers: Iterable[T]) -> frozenset[Answer]:
        """Return some of the options. Raises TypeError where there is none, or it is no option."""
        found = frozenset[Answer](answers)
        wrong = [answer for answer in found if self.option(answer) is None]
        if wrong or not found:
            msg = f"{wrong} is no option among {self.options}"
            raise TypeError(msg)
        return found


def yes_no(
    *,
    usual: bool | None = None,
    volunteered: bool = False,
    setting: Callable[[int], bool] | None = None,
) -> Fact[bool]:
    """Return a fact that is so or is not so."""
    return Fact((True, False), usual=usual, volunteered=volunteered, setting=setting)


Told: TypeAlias = Mapping[str, Answer]
"""What was told so far: answers by the name of the fact."""


@dataclass(frozen=True, slots=True)
class Together:
    """Two facts of which some answers do not go together.

    An unlikely pair is not offered in the interview but is accepted when told;
    an impossible one is refused.
    """

    fact: Fact[Any]
    answers: frozenset[Answer]
    other: Fact[Any]
    others: frozenset[Answer]
    impossible: bool = False

    @property
    def names(self) -> tuple[str, str]:
        """The names of the two facts."""
        return self.fact.name, self.other.name

    def excluded(self, name: str) -> tuple[str, frozenset[Answer], frozenset[Answer]]:
        """Return the other fact, its answers, and the answers those exclude of the fact named."""
        if name == self.fact.name:
            return self.other.name, self.others, self.answers
        return self.fact.name, self.answers, self.others

    def met(self, told: Told) -> bool:
        """Tell whether both facts were told with answers that do not go together."""
        return (
            told.get(self.fact.name) in self.answers and told.get(self.other.name) in self.others
        )


@dataclass(frozen=True, slots=True)
class Answered(Generic[T]):
    """A fact that has one of some answers."""

    fact: Fact[T]
    answers: frozenset[Answer]

    def excludes(self, other: Fact[U], *others: U, impossible: bool = False) -> Together:
        """Return that another fact cannot then have any of some other answers."""
        return Together(self.fact, self.answers, other, other.checked(others), impossible)

    def allows_only(self, other: Fact[U], *others: U, impossible: bool = False) -> Together:
        """Return that another fact can then have these answers alone."""
        left = frozenset[Answer](other.options) - other.checked(others)
        return Together(self.fact, self.answers, other, left, impossible)


class Facts:
    """A case as the law sees it; its class lists the facts in the order of asking.

    `apart` are pairs of answers that do not go together, `alike` groups of options of a fact
    between which the law makes no difference.
    """

    listed: ClassVar[tuple["Fact[Answer]", ...]] = ()
    settings: ClassVar[tuple["Fact[Answer]", ...]] = ()
    named: ClassVar[Mapping[str, "Fact[Answer]"]] = {}
    apart: ClassVar[tuple[Together, ...]] = ()
    never: ClassVar[tuple[Together, ...]] = ()
    alike: ClassVar[Mapping[str, tuple[tuple[Answer, ...], ...]]] = {}
    bound: ClassVar[
        Mapping[str, tuple[tuple[str, frozenset[Answer], frozenset[Answer]], ...]]
    ] = {}

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.find = reader.find

    def __init_subclass__(cls) -> None:
        """Give each fact its place."""
        every = [fact for fact in vars(cls).values() if isinstance(fact, Fact)]
        for place, fact in enumerate(every):
            fact.bit = 1 << place
        cls.listed = tuple(fact for fact in every if fact.setting is None)
        cls.settings = tuple(fact for fact in every if fact.setting is not None)
        cls.named = {fact.name: fact for fact in every}
        cls._check(every)
        cls.never = tuple(pair for pair in cls.apart if pair.impossible)
        cls.bound = {
            name: tuple(pair.excluded(name) for pair in cls.apart if name in pair.names)
            for name in cls.named
        }

    @classmethod
    def _check(cls, every: list["Fact[Answer]"]) -> None:
        """Raise TypeError where a pair or a group of options is not of facts of this class."""
        of_pairs = [fact for pair in cls.apart for fact in (pair.fact, pair.other)]
        if any(not any(fact is own for own in every) for fact in of_pairs):
            msg = f"{cls.__name__} sets answers of another's facts apart"
            raise TypeError(msg)
        for name, groups in cls.alike.items():
            if name not in cls.named or not cls.named[name].has_just(groups):
                msg = f"{cls.__name__} holds options of {name} alike that it has not, or not all"
                raise TypeError(msg)

    @classmethod
    def offered(cls, fact: "Fact[T]", told: Told) -> tuple[T, ...]:
        """Return the options that go together with what was told; all of them where none does."""
        excluded: frozenset[Answer] = frozenset()
        for other, answers, mine in cls.bound[fact.name]:
            if told.get(other) in answers:
                excluded |= mine
        if not excluded:
            return fact.options
        return tuple(o for o in fact.options if o not in excluded) or fact.options

    @classmethod
    def grouped(cls, name: str, options: tuple[Answer, ...]) -> tuple[tuple[Answer, ...], ...]:
        """Return options in groups between which the law makes no difference."""
        groups = cls.alike.get(name)
        if groups is None:
            return tuple((option,) for option in options)
        kept = (tuple(option for option in group if option in options) for group in groups)
        return tuple(group for group in kept if group)
