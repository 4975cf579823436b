"""The buttons of a question, where they are not simply its options."""

from collections.abc import Container
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from lawcore.engine.fact.fact import Answer, Answered, Answers
from lawcore.engine.records import replace


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
