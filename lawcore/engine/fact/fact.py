"""Facts of a case, their possible answers, and the signal that an answer is missing.

The buttons of a question are choices where they are not simply its options.
"""

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar, overload

from lawcore.engine.records import replace

Answer: TypeAlias = str | int | bool
"""What an option is called outside the law: "defender", 5, True."""

Answers: TypeAlias = Mapping[str, Answer]
"""The answers given so far, by the name of the fact."""

T = TypeVar("T", bound=Answer)
U = TypeVar("U", bound=Answer)


class Edition(int):
    """An edition, named and ordered by its year."""

    __slots__ = ()

    def __str__(self) -> str:
        """Show the year alone."""
        return str(int(self))

    def __repr__(self) -> str:
        """Show the year."""
        return f"Edition({int(self)})"


class Unanswered(Exception):  # noqa: N818 - it is a request, not an error
    """The law needs the answer to a fact that nobody has answered."""


class Reader(Protocol):
    """A reading of the law, with the answers given so far."""

    @property
    def answers(self) -> Mapping[str, Answer]:
        """The answers given so far, by the name of the fact."""

    def assume(self, fact: "Fact[T]") -> T:
        """Return the answer that follows for an unanswered fact, or raise Unanswered."""

    def find(self, provision: object) -> object:
        """Return the outcome of a provision in this case, or raise Unanswered."""

    def provision_for(self, premise: object) -> object:
        """Return the provision of the subject that answers a premise of shared provisions."""


class HasReading(Protocol):
    """A case with the reading that it belongs to."""

    reading: Reader


class Fact(Generic[T]):
    """Something that players can see or tell at the table, never a conclusion of law.

    Options are the possible answers, in the order in which they are offered.
    A fact with a usual answer is a rare circumstance: such facts are asked together.
    A volunteered fact is offered with the rare ones, never demanded: unanswered, it is as usual.
    A setting is never asked: the regulating authority has decided it.
    A fact with an unjudged answer is for the Director to judge: unsure means not judged yet.
    A pending fact is one that nobody can know yet; a function of the case tells when.
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

    def __set_name__(self, owner: type[object], name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"Fact({self.name})"

    @overload
    def __get__(self, facts: None, owner: type[object]) -> Self: ...
    @overload
    def __get__(self, facts: HasReading, owner: type[object]) -> T: ...
    def __get__(self, facts: HasReading | None, owner: type[object]) -> Self | T:
        if facts is None:
            return self
        reading = facts.reading
        answer = reading.answers.get(self.name)
        if answer is None:
            return reading.assume(self)
        return answer  # type: ignore[return-value]  # an option of this fact, checked when told

    def option(self, answer: object) -> T | None:
        """Return the option an answer stands for, None where there is none."""
        if not isinstance(answer, str | int):
            return None
        return self._by_answer.get((isinstance(answer, bool), answer))

    def has_just(self, groups: Iterable[tuple[Answer, ...]]) -> bool:
        """Tell whether the groups together contain every option exactly once."""
        return sorted(map(str, (o for group in groups for o in group))) == sorted(
            map(str, self.options)
        )

    def is_(self, *answers: T) -> "Answered[T]":
        """Return the condition that this fact has one of some answers."""
        return Answered(self, self.checked(answers))

    def checked(self, answers: Iterable[T]) -> frozenset[Answer]:
        """Return the answers as options; raise TypeError if empty or if an answer is no option."""
        found = frozenset[Answer](answers)
        wrong = [answer for answer in found if self.option(answer) is None]
        if wrong or not found:
            msg = f"{wrong} is no option among {self.options}"
            raise TypeError(msg)
        return found


YES, NO = "yes", "no"
"""The answers of some yes-or-no facts outside the law."""


class YesNo(Fact[Answer]):
    """A yes-or-no fact, which the law reads and declares as a bool.

    Outside the law the answers are True and False, or YES and NO if they are given as `options`,
    in the order in which they are offered.
    """

    __slots__ = ("_answers",)

    def __init__(
        self,
        *options: str,
        usual: bool | None = None,
        volunteered: bool = False,
        setting: Callable[[int], bool] | None = None,
        pending: Callable[[Any], bool] | None = None,
    ) -> None:
        self._answers: tuple[Answer, Answer] = (NO, YES) if options else (False, True)
        super().__init__(
            options or (True, False),
            usual=None if usual is None else self._answers[usual],
            volunteered=volunteered,
            setting=setting,
            pending=pending,
        )

    @overload
    def __get__(self, facts: None, owner: type[object]) -> Self: ...
    @overload
    def __get__(self, facts: HasReading, owner: type[object]) -> bool: ...
    def __get__(self, facts: HasReading | None, owner: type[object]) -> Self | bool:
        if facts is None:
            return self
        answer = facts.reading.answers.get(self.name)
        return (facts.reading.assume(self) if answer is None else answer) == self._answers[True]

    def checked(self, answers: Iterable[Answer]) -> frozenset[Answer]:
        """Return the options that the bools stand for; raise TypeError without any."""
        return super().checked(self._answers[bool(answer)] for answer in answers)


@dataclass(frozen=True, slots=True)
class Together:
    """Answers to two facts that exclude each other, perhaps only with an answer to a third.

    The interview does not offer an unlikely pair, but accepts it; it refuses an impossible one.
    """

    fact: Fact[Any]
    answers: frozenset[Answer]
    other: Fact[Any]
    others: frozenset[Answer]
    impossible: bool = False
    where: "Answered[Any] | None" = None

    @property
    def parts(self) -> tuple[tuple[Fact[Any], frozenset[Answer]], ...]:
        """The facts with the answers that exclude each other, the third one included."""
        pair = ((self.fact, self.answers), (self.other, self.others))
        return pair if self.where is None else (*pair, (self.where.fact, self.where.answers))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the facts."""
        return tuple(fact.name for fact, _ in self.parts)

    def excluding(self, name: str) -> "Excluding":
        """Return the excluded answers to the named fact, and those that exclude them."""
        mine = next(answers for fact, answers in self.parts if fact.name == name)
        others = tuple((fact.name, a) for fact, a in self.parts if fact.name != name)
        return Excluding(others, mine)

    def met(self, answers: Answers) -> bool:
        """Tell whether the given answers exclude each other."""
        if answers.get(self.fact.name) not in self.answers:
            return False
        where = self.where
        return answers.get(self.other.name) in self.others and (
            where is None or answers.get(where.fact.name) in where.answers
        )


class Excluding(NamedTuple):
    """Answers to other facts, by their names, that together exclude answers to a fact."""

    others: tuple[tuple[str, frozenset[Answer]], ...]
    excluded: frozenset[Answer]

    def met(self, known: Answers) -> bool:
        """Tell whether all those other answers were given."""
        for name, answers in self.others:  # noqa: SIM110 - asked for every option that is offered
            if known.get(name) not in answers:
                return False
        return True


@dataclass(frozen=True, slots=True)
class Answered(Generic[T]):
    """The condition that a fact has one of some answers."""

    fact: Fact[T]
    answers: frozenset[Answer]

    def holds(self, answers: Answers) -> bool:
        """Tell whether the condition holds."""
        return answers.get(self.fact.name) in self.answers

    def may_be(self, answers: Answers) -> bool:
        """Tell whether the condition holds or its fact is unanswered."""
        return answers.get(self.fact.name) in {None, *self.answers}

    def excludes(
        self,
        other: Fact[U],
        *others: U,
        impossible: bool = False,
        where: "Answered[Any] | None" = None,
    ) -> Together:
        """Return that this condition excludes some answers to another fact."""
        return Together(self.fact, self.answers, other, other.checked(others), impossible, where)

    def allows_only(
        self,
        other: Fact[U],
        *others: U,
        impossible: bool = False,
        where: "Answered[Any] | None" = None,
    ) -> Together:
        """Return that this condition excludes all other answers to another fact."""
        left = frozenset[Answer](other.options) - other.checked(others)
        return Together(self.fact, self.answers, other, left, impossible, where)


@dataclass(frozen=True, slots=True)
class Choice:
    """One button of a question: an option of the fact asked, and the other facts it answers.

    `also` are answers to other facts, by name. `alike` are all the options for which the button
    stands, if the law makes no difference between them; `option` is the first of them. Choices
    with the same `group` may be shown behind one button. With `where` a choice is offered only
    until that fact has another answer, with `until` only in editions up to that year: later ones
    make no difference between it and another. `answer` is what pressing it tells of the fact
    asked; for several numbers their range: "1-11".
    """

    option: Answer
    also: tuple[tuple[str, Answer], ...] = ()
    alike: tuple[Answer, ...] = ()
    group: str | None = None
    where: Answered[Any] | None = None
    until: int | None = None
    answer: Answer = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Work out the answer once: it is compared with many."""
        answer = f"{self.alike[0]}-{self.alike[-1]}" if self.alike else self.option
        object.__setattr__(self, "answer", answer)

    def is_of(self, edition: int) -> bool:
        """Tell whether the choice is offered in an edition; 0 is any."""
        return self.until is None or edition <= self.until

    def among(self, options: Container[Answer], answers: Answers) -> "Choice | None":
        """Return the choice with the options that the answers leave; None if they leave none.

        A choice that answers another fact too becomes a plain one, in no group, once that fact is
        answered.
        """
        left = tuple(option for option in self.alike or (self.option,) if option in options)
        if not left or (self.where is not None and not self.where.may_be(answers)):
            return None
        if any(name in answers for name, _ in self.also):
            return Choice(self.option)
        return (
            any_of(*left) if len(left) > 1 else replace(self, option=left[0], alike=(), where=None)
        )


@lru_cache(maxsize=512, typed=True)
def by_itself(*options: Answer) -> tuple[Choice, ...]:
    """Return a button for each option, which answers nothing else."""
    return tuple(Choice(option) for option in options)


def only_until(edition: int, *options: Answer) -> tuple[Choice, ...]:
    """Return a button for each option that later editions need not have told."""
    return tuple(Choice(option, until=edition) for option in options)


def any_of(*options: Answer) -> Choice:
    """Return one button for options between which the law makes no difference."""
    return Choice(options[0], alike=options)


def choice_of(option: Answer, where: Answered[Any] | None = None, **also: Answer) -> Choice:
    """Return a button for an option that answers other facts as well."""
    return Choice(option, tuple(also.items()), where=where)


def in_group(group: str, *options: Answer | Choice) -> tuple[Choice, ...]:
    """Return a choice for each of some options, all to be shown behind one button."""
    each = (option if isinstance(option, Choice) else Choice(option) for option in options)
    return tuple(replace(choice, group=group) for choice in each)
