"""A case as the law sees it: the facts of a subject, and which answers go together.

Who sits where is seen from the player who erred.
"""

from collections import ChainMap
from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from enum import StrEnum, auto
from typing import Any, ClassVar

from msgspec import Struct

from lawcore.engine.fact.fact import (
    Answer,
    Answered,
    Answers,
    Choice,
    Excluding,
    Fact,
    Reader,
    T,
    Together,
    by_itself,
)


class PlayerRole(StrEnum):
    """What a player is in a case; the name is also the key of the words."""

    CALLED = auto()
    LED = auto()
    REVOKED = auto()
    OWNER = auto()
    """The owner of the card that lies face up."""
    NEXT = auto()
    PARTNER = auto()
    RIGHT = auto()
    DECLARER = auto()
    DUMMY = auto()
    DEFENDER = auto()
    DECLARERS_SIDE = auto()
    """Declarer or dummy."""
    TURN = auto()
    """It was that player's turn."""


Faced = StrEnum("Faced", "LED_FACED LED_FACE_DOWN PENALTY_CARD")
"""What lies on the table; the name is also the key of the words."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """The player who erred, the next ones clockwise, and `where` they sit so: an answer.

    Without `right` that player is what the one on the `left` is. `in_turn` counts the seats from
    who erred to the player whose turn it was.
    """

    own: PlayerRole
    left: PlayerRole
    opposite: PlayerRole
    right: PlayerRole | None = None
    _: KW_ONLY
    faced: Faced | None = None
    in_turn: int | None = None
    where: Answered[Any] | None = None

    @property
    def roles(self) -> tuple[PlayerRole, ...]:
        """What each player is, clockwise from who erred."""
        return self.own, self.left, self.opposite, self.right or self.left

    def holds(self, answers: Answers) -> bool:
        """Tell whether the players are known to sit so."""
        return self.where is None or self.where.holds(answers)


class Rare(Struct, frozen=True):
    """Rare circumstances behind one button; the name is a key of the words."""

    name: str
    facts: tuple[Fact[Any], ...]


class Facts:
    """A case as the law sees it; its class lists the facts in the order of asking.

    What a class may declare beside its facts:

    incompatible       pairs of answers that exclude each other
    equivalent         groups of options of a fact between which the law makes no difference
    choices            the buttons of a question that are not simply its options
    rare               the groups in which rare circumstances are shown
    likeliest          the facts that are most often not as usual, the likeliest first
    follow_ups         answers to a rare circumstance after which it may be told more exactly
    shortcuts          rare answers so frequent that they may stand beside the last question
    effects            the effects that orders may have, by name, each with its usual value
    earlier_numbers    for an earlier edition, its numbers of the Laws that effects name
    later              volunteered facts known once auction or play is over or a player has chosen
    certain            facts of which a Director at the table is never unsure
    undecided_answers  of a player's choice, the answer until it is made; if usual, it is not asked
    play_ended_when    conditions with any of which the play of the board is over
    ruled_against      facts that say against which side a ruling for the other one is
    new_call           facts of a call that replaces another: whether it is comparable
    seats              who sits where, seen from who erred: the first that holds
    turns              answers that tell whose turn it was, by seats clockwise from who erred
    speaks_of_seats    facts whose questions speak of players by how they sit
    """

    listed: ClassVar[tuple[Fact[Answer], ...]] = ()
    settings: ClassVar[tuple[Fact[Answer], ...]] = ()
    named: ClassVar[Mapping[str, Fact[Answer]]] = {}
    incompatible: ClassVar[tuple[Together, ...]] = ()
    impossible: ClassVar[tuple[Together, ...]] = ()
    demanded: ClassVar[int] = 0
    equivalent: ClassVar[Mapping[str, tuple[tuple[Answer, ...], ...]]] = {}
    choices: ClassVar[Mapping[str, tuple[Choice, ...]]] = {}
    rare: ClassVar[tuple[Rare, ...]] = ()
    likeliest: ClassVar[tuple[Fact[Any], ...]] = ()
    follow_ups: ClassVar[tuple[Answered[Any], ...]] = ()
    shortcuts: ClassVar[tuple[Answered[Any], ...]] = ()
    effects: ClassVar[Mapping[str, str | int | tuple[str, ...] | None]] = {}
    earlier_numbers: ClassVar[Mapping[int, Mapping[str, str]]] = {}
    later: ClassVar[tuple[Fact[Any], ...]] = ()
    certain: ClassVar[tuple[Fact[Any], ...]] = ()
    undecided_answers: ClassVar[Mapping[str, Answer]] = {}
    play_ended_when: ClassVar[tuple[Answered[Any], ...]] = ()
    ruled_against: ClassVar[tuple[Fact[Any], ...]] = ()
    new_call: ClassVar[tuple[Fact[Any], ...]] = ()
    seats: ClassVar[tuple[Sitting, ...]] = ()
    turns: ClassVar[tuple[tuple[Answered[Any], int], ...]] = ()
    speaks_of_seats: ClassVar[tuple[Fact[Any], ...]] = ()
    exclusions: ClassVar[Mapping[str, tuple[Excluding, ...]]] = {}
    grouped_choices: ClassVar[Mapping[str, Mapping[Answer, Choice]]] = {}

    def __init__(self, reading: Reader) -> None:
        self.reading = reading
        self.find = reading.find

    def __init_subclass__(cls) -> None:
        """Number the facts in the order in which the class lists them."""
        every = [fact for fact in vars(cls).values() if isinstance(fact, Fact)]
        for place, fact in enumerate(every):
            fact.bit = 1 << place
        cls.listed = tuple(fact for fact in every if fact.setting is None)
        cls.settings = tuple(fact for fact in every if fact.setting is not None)
        cls.named = {fact.name: fact for fact in every}
        cls.demanded = sum(f.bit for f in every if f.usual is not None and not f.volunteered)
        cls.grouped_choices = {
            name: {choice.answer: choice for choice in choices if choice.alike}
            for name, choices in cls.choices.items()
        }
        cls._check(every)
        cls.impossible = tuple(pair for pair in cls.incompatible if pair.impossible)
        cls.exclusions = {
            name: tuple(pair.excluding(name) for pair in cls.incompatible if name in pair.names)
            for name in cls.named
        }

    @classmethod
    def _check(cls, every: list[Fact[Answer]]) -> None:
        """Raise TypeError where a pair or a group of options is not of facts of this class."""
        declared = {name for name, value in vars(cls).items() if isinstance(value, tuple | dict)}
        if unknown := [*filter(str.islower, declared - vars(Facts).keys())]:
            msg = f"{cls.__name__} declares {', '.join(unknown)}, which no case has"
            raise TypeError(msg)
        of_pairs = [fact for pair in cls.incompatible for fact, _ in pair.parts]
        if any(not any(fact is own for own in every) for fact in of_pairs):
            msg = f"{cls.__name__} sets answers of another's facts apart"
            raise TypeError(msg)
        for name, groups in cls.equivalent.items():
            if name not in cls.named or not cls.named[name].has_just(groups):
                msg = f"{cls.__name__} holds options of {name} alike that it has not, or not all"
                raise TypeError(msg)
        for name, choices in cls.choices.items():
            cls._check_choices(name, choices)
        for name, answer in cls.undecided_answers.items():
            cls.named[name].checked((answer,))

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
            if cls.representative(other, answer) is None:
                cls.named[other].checked((answer,))

    @classmethod
    def is_over(cls, answers: Answers) -> bool:
        """Tell whether the play of the board is known to be over."""
        return any(one.holds(answers) for one in cls.play_ended_when)

    @classmethod
    def offered(cls, fact: Fact[T], answers: Answers) -> tuple[T, ...]:
        """Return the options compatible with the answers; all of them if none is."""
        excluded: frozenset[Answer] = frozenset()
        for pair in cls.exclusions[fact.name]:
            if pair.met(answers):
                excluded |= pair.excluded
        if not excluded:
            return fact.options
        return tuple(o for o in fact.options if o not in excluded) or fact.options

    @classmethod
    def grouped(cls, name: str, options: tuple[Answer, ...]) -> tuple[tuple[Answer, ...], ...]:
        """Return options in groups between which the law makes no difference."""
        groups = cls.equivalent.get(name)
        if groups is None:
            return tuple((option,) for option in options)
        kept = (tuple(option for option in group if option in options) for group in groups)
        return tuple(group for group in kept if group)

    @classmethod
    def choosable(
        cls, name: str, options: tuple[Answer, ...], answers: Answers, edition: int = 0
    ) -> tuple[Choice, ...]:
        """Return the buttons for some options of a fact, given the answers; 0 is any edition."""
        if name not in cls.choices:
            return by_itself(*options)
        every = (choice for choice in cls.choices[name] if choice.is_of(edition))
        left = (choice.among(options, answers) for choice in every)
        kept = (c for c in left if c is not None and cls._goes_together(name, c, answers))
        return tuple(dict.fromkeys(kept))

    @classmethod
    def _goes_together(cls, name: str, choice: Choice, answers: Answers) -> bool:
        """Tell whether everything that a button answers is compatible with the answers."""
        known = ChainMap({name: choice.option}, answers)  # type: ignore[arg-type]  # only read
        for other, answer in choice.also:
            option = cls.representative(other, answer)
            if (answer if option is None else option) not in cls.offered(cls.named[other], known):
                return False
        return True

    @classmethod
    def representative(cls, name: str, answer: object) -> Answer | None:
        """Return the option that represents an answer such as "1-11"; None if there is none."""
        choices = cls.grouped_choices.get(name)
        choice = choices.get(answer) if choices and isinstance(answer, str) else None
        return None if choice is None else choice.option
