"""The facts that can be told at the table, their options, and the editions that read them."""

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar, overload


class Edition(int):
    """An edition, named and ordered by its year."""

    __slots__ = ()

    def __str__(self) -> str:
        """Show the year alone."""
        return str(int(self))

    def __repr__(self) -> str:
        """Show the year."""
        return f"Edition({int(self)})"


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

    def own(self, premise: object) -> object:
        """Return the provision of the subject that a premise of shared provisions stands for."""


class Fact(Generic[T]):
    """Something that can be seen or told at the table, never a conclusion of law.

    Options are the possible answers, in the order in which they are offered.
    A fact with a usual answer is a rare circumstance: such facts are asked together.
    A volunteered fact is offered with the rare ones but never demanded: untold, it is as usual.
    A setting is never asked: the regulating authority has decided it.
    A fact with an unjudged answer is the Director's to judge: who is not sure has not judged yet.
    A pending fact is one that nobody can know yet; a function of the case tells when that is so.
    """

    __slots__ = (
        "_by_answer",
        "bit",
        "name",
        "options",
        "pending",
        "setting",
        "unjudged",
        "usual",
        "volunteered",
    )

    def __init__(  # noqa: PLR0913 - each says, by its name, what is particular about the fact
        self,
        options: Iterable[T],
        *,
        usual: T | None = None,
        volunteered: bool = False,
        setting: Callable[[int], T] | None = None,
        unjudged: T | None = None,
        pending: Callable[[Any], bool] | None = None,
    ) -> None:
        self.options = tuple(options)
        self._by_answer: dict[tuple[bool, Answer], T] = {
            (isinstance(option, bool), option): option for option in self.options
        }
        self.usual = usual
        self.volunteered = volunteered
        self.setting = setting
        self.unjudged = unjudged
        self.pending = pending
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
    pending: Callable[[Any], bool] | None = None,
) -> Fact[bool]:
    """Return a fact that is so or is not so."""
    return Fact(
        (True, False), usual=usual, volunteered=volunteered, setting=setting, pending=pending
    )


Told: TypeAlias = Mapping[str, Answer]
"""What was told so far: answers by the name of the fact."""


@dataclass(frozen=True, slots=True)
class Together:
    """Two facts of which some answers do not go together, where a third may have to be so.

    An unlikely pair is not offered in the interview but is accepted when told;
    an impossible one is refused.
    """

    fact: Fact[Any]
    answers: frozenset[Answer]
    other: Fact[Any]
    others: frozenset[Answer]
    impossible: bool = False
    where: "Answered[Any] | None" = None

    @property
    def parts(self) -> tuple[tuple[Fact[Any], frozenset[Answer]], ...]:
        """The facts with the answers that do not go together, all of them at once."""
        pair = ((self.fact, self.answers), (self.other, self.others))
        return pair if self.where is None else (*pair, (self.where.fact, self.where.answers))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the facts."""
        return tuple(fact.name for fact, _ in self.parts)

    def excluding(self, name: str) -> "Excluding":
        """Return which answers of the fact named are excluded, and by what."""
        mine = next(answers for fact, answers in self.parts if fact.name == name)
        others = tuple((fact.name, a) for fact, a in self.parts if fact.name != name)
        return Excluding(others, mine)

    def met(self, told: Told) -> bool:
        """Tell whether the facts were told with answers that do not go together."""
        return all(told.get(fact.name) in answers for fact, answers in self.parts)


class Excluding(NamedTuple):
    """Answers to other facts, by their names, that together exclude answers to a fact."""

    others: tuple[tuple[str, frozenset[Answer]], ...]
    excluded: frozenset[Answer]

    def met(self, told: Told) -> bool:
        """Tell whether all those other answers were told."""
        for name, answers in self.others:  # noqa: SIM110 - asked for every option that is offered
            if told.get(name) not in answers:
                return False
        return True


@dataclass(frozen=True, slots=True)
class Answered(Generic[T]):
    """A fact that has one of some answers."""

    fact: Fact[T]
    answers: frozenset[Answer]

    def may_be(self, told: Told) -> bool:
        """Tell whether nobody has told of the fact otherwise."""
        return told.get(self.fact.name) in {None, *self.answers}

    def excludes(
        self,
        other: Fact[U],
        *others: U,
        impossible: bool = False,
        where: "Answered[Any] | None" = None,
    ) -> Together:
        """Return that another fact cannot then have any of some other answers."""
        return Together(self.fact, self.answers, other, other.checked(others), impossible, where)

    def allows_only(
        self,
        other: Fact[U],
        *others: U,
        impossible: bool = False,
        where: "Answered[Any] | None" = None,
    ) -> Together:
        """Return that another fact can then have these answers alone."""
        left = frozenset[Answer](other.options) - other.checked(others)
        return Together(self.fact, self.answers, other, left, impossible, where)


@dataclass(frozen=True, slots=True)
class Choice:
    """One button of a question: an option of the fact asked, with what else pressing it tells.

    `also` are answers to other facts, each by its name, be it one for several numbers. `alike` are
    all the options for which the button stands, where the law makes no difference between them;
    `option` is the first of them.
    Choices with the same `group` may be shown behind one button. With `where` a choice is offered
    only as long as nobody has told of that fact otherwise.
    """

    option: Answer
    also: tuple[tuple[str, Answer], ...] = ()
    alike: tuple[Answer, ...] = ()
    group: str | None = None
    where: Answered[Any] | None = None

    @property
    def answer(self) -> Answer:
        """What pressing it tells of the fact asked; of several numbers which they are: "1-11"."""
        return f"{self.alike[0]}-{self.alike[-1]}" if self.alike else self.option

    def among(self, options: Container[Answer], told: "Told") -> "Choice | None":
        """Return the choice as some options and what was told leave it; None where they do not.

        One that tells something else as well is a plain one where that was told already, and then
        stands beside the others of its option, in no group.
        """
        left = tuple(option for option in self.alike or (self.option,) if option in options)
        if not left or (self.where is not None and not self.where.may_be(told)):
            return None
        if any(name in told for name, _ in self.also):
            return Choice(self.option)
        return any_of(*left) if len(left) > 1 else replace(self, option=left[0], alike=())


def by_itself(*options: Answer) -> tuple[Choice, ...]:
    """Return a button for each of some options, telling that alone."""
    return tuple(Choice(option) for option in options)


def any_of(*options: Answer) -> Choice:
    """Return one button for options between which the law makes no difference."""
    return Choice(options[0], alike=options)


def telling(option: Answer, where: Answered[Any] | None = None, **also: Answer) -> Choice:
    """Return a button that tells an option and answers to other facts as well."""
    return Choice(option, tuple(also.items()), where=where)


def in_group(group: str, *options: Answer | Choice) -> tuple[Choice, ...]:
    """Return a choice for each of some options, all to be shown behind one button."""
    each = (one if isinstance(one, Choice) else Choice(one) for one in options)
    return tuple(replace(choice, group=group) for choice in each)


@dataclass(frozen=True, slots=True)
class Rare:
    """Rare circumstances that are shown behind one button; the name is a key of the words."""

    name: str
    facts: tuple[Fact[Any], ...]


class Facts:
    """A case as the law sees it; its class lists the facts in the order of asking.

    `apart` are pairs of answers that do not go together, `alike` groups of options of a fact
    between which the law makes no difference.

    Where rare circumstances are taken as usual unless told, `choices` are the buttons of a
    question that are not simply its options, `rare` the groups in which rare circumstances are
    shown, `likeliest` those that most often are not as usual, the likeliest first, and `refined`
    rare circumstances that leave more to be told though they have these answers. `at_hand` are
    rare answers that come up so often that they may stand beside the last question.

    `effects` name what orders may come to beside themselves, each with what it usually is;
    `laws_then` says which Laws of an earlier edition stand for those that effects name. `later`
    are volunteered facts that are known once the auction or the play is over. `certain` are those
    of which a Director at the table is never unsure.
    """

    listed: ClassVar[tuple["Fact[Answer]", ...]] = ()
    settings: ClassVar[tuple["Fact[Answer]", ...]] = ()
    named: ClassVar[Mapping[str, "Fact[Answer]"]] = {}
    apart: ClassVar[tuple[Together, ...]] = ()
    never: ClassVar[tuple[Together, ...]] = ()
    demanded: ClassVar[int] = 0
    alike: ClassVar[Mapping[str, tuple[tuple[Answer, ...], ...]]] = {}
    choices: ClassVar[Mapping[str, tuple[Choice, ...]]] = {}
    rare: ClassVar[tuple[Rare, ...]] = ()
    likeliest: ClassVar[tuple["Fact[Any]", ...]] = ()
    refined: ClassVar[tuple[Answered[Any], ...]] = ()
    at_hand: ClassVar[tuple[Answered[Any], ...]] = ()
    effects: ClassVar[Mapping[str, str | int | tuple[str, ...] | None]] = {}
    laws_then: ClassVar[Mapping[int, Mapping[str, str]]] = {}
    later: ClassVar[tuple["Fact[Any]", ...]] = ()
    certain: ClassVar[tuple["Fact[Any]", ...]] = ()
    bound: ClassVar[Mapping[str, tuple[Excluding, ...]]] = {}

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
        cls.demanded = sum(f.bit for f in every if f.usual is not None and not f.volunteered)
        cls._check(every)
        cls.never = tuple(pair for pair in cls.apart if pair.impossible)
        cls.bound = {
            name: tuple(pair.excluding(name) for pair in cls.apart if name in pair.names)
            for name in cls.named
        }

    @classmethod
    def _check(cls, every: list["Fact[Answer]"]) -> None:
        """Raise TypeError where a pair or a group of options is not of facts of this class."""
        of_pairs = [fact for pair in cls.apart for fact, _ in pair.parts]
        if any(not any(fact is own for own in every) for fact in of_pairs):
            msg = f"{cls.__name__} sets answers of another's facts apart"
            raise TypeError(msg)
        for name, groups in cls.alike.items():
            if name not in cls.named or not cls.named[name].has_just(groups):
                msg = f"{cls.__name__} holds options of {name} alike that it has not, or not all"
                raise TypeError(msg)
        for name, choices in cls.choices.items():
            cls._check_choices(name, choices)

    @classmethod
    def _check_choices(cls, name: str, choices: tuple[Choice, ...]) -> None:
        """Raise TypeError where choices are not of the options, or tell what is no answer."""
        msg = f"{cls.__name__} offers choices of {name} that are not its options, or not all"
        stood_for = [choice.alike or (choice.option,) for choice in choices]
        if name not in cls.named or not cls.named[name].has_just(set(stood_for)):
            raise TypeError(msg)
        groups = cls.grouped(name, cls.named[name].options)
        if any(choice.alike and choice.alike not in groups for choice in choices):
            raise TypeError(msg)
        for other, answer in (item for choice in choices for item in choice.also):
            if cls.stands_for(other, answer) is None:
                cls.named[other].checked((answer,))

    @classmethod
    def offered(cls, fact: "Fact[T]", told: Told) -> tuple[T, ...]:
        """Return the options that go together with what was told; all of them where none does."""
        excluded: frozenset[Answer] = frozenset()
        for pair in cls.bound[fact.name]:
            if pair.met(told):
                excluded |= pair.excluded
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

    @classmethod
    def choosable(cls, name: str, options: tuple[Answer, ...], told: Told) -> tuple[Choice, ...]:
        """Return the buttons for some options of a fact, given what was told."""
        if name not in cls.choices:
            return by_itself(*options)
        left = (choice.among(options, told) for choice in cls.choices[name])
        kept = (c for c in left if c is not None and cls._goes_together(name, c, told))
        return tuple(dict.fromkeys(kept))

    @classmethod
    def _goes_together(cls, name: str, choice: Choice, told: Told) -> bool:
        """Tell whether all that a button tells goes together with what was told."""
        known = {**told, name: choice.option}
        for other, answer in choice.also:
            option = cls.stands_for(other, answer)
            if (answer if option is None else option) not in cls.offered(cls.named[other], known):
                return False
        return True

    @classmethod
    def stands_for(cls, name: str, answer: object) -> Answer | None:
        """Return the option that stands for an answer such as "1-11", None where there is none."""
        found = (c for c in cls.choices.get(name, ()) if c.alike and c.answer == answer)
        return next((choice.option for choice in found), None)
