"""What of a typed line no reading has used, and which facts that may touch.

The reader says which words it has used; one that an answer has that was read is used too.
Words that say nothing alone are no loss. What is left is said as it was typed: all of a brief
line, of a longer one what names a player, a card, a number or has a word of the subject's
questions; and a fact that would be assumed to be as usual is
touched if its answers, its usual one above all, have words of it that few others have.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from bot.conversation.lines import (
    contrary,
    is_idle,
    is_suit,
    joins,
    names_person,
    says,
    stems,
    weighs,
    words_of,
)
from lawcore import SUBJECTS, Answer
from lawcore.wording import LANGUAGES, Wording

LONGEST_SAID = 80
"""More characters than these of what was not understood are not repeated."""
MOST_WORDS = 40
"""A longer line is read by its clauses: it tells a story, of which much does not matter."""
BRIEF = 12
"""Of a line of no more words each is said that was not understood."""
_TOUCHED, _NEARLY, _MOST_TOUCHED = 0.5, 0.8, 2
_STOPS = ",.;:!?()"

_WordsOfFacts: TypeAlias = Mapping[str, frozenset[str]]
Read: TypeAlias = tuple[str, Mapping[str, Answer]]
"""The subject and the answers that were read of a text, with what was told before."""


class Unread(Struct, frozen=True):
    """What was not understood of a line: as typed, by its stems; and how many words were.

    The stems are also those of words that stand between such as were understood; `all` are those
    of the whole line. `likely` are answers that the line points to and does not surely state, of
    `open` facts it tells answers that do not go together. `several`: it happened more than once.
    """

    said: str = ""
    stems: frozenset[str] = frozenset()
    all: frozenset[str] = frozenset()
    left: int = 0
    used: int = 0
    likely: tuple[tuple[str, Answer], ...] = ()
    open: tuple[tuple[str, Answer], ...] = ()
    several: bool = False

    @property
    def is_most(self) -> bool:
        """No more of the line was understood than was not."""
        return self.left >= self.used > 0 or self.left > self.used


NOTHING_LEFT = Unread()


def unread(text: str, used: AbstractSet[int], passed: AbstractSet[int], read: Read) -> Unread:
    """Return what of a text a reading has not used, given what was read of it.

    `used` are the places of the words that it has used, `passed` of those between such.
    """
    words = text.split()
    if len(words) > MOST_WORDS:
        return NOTHING_LEFT
    known = words_of_answers(*read)
    telling = {place for place, word in enumerate(words) if _says_something(word)}
    beside = {
        place
        for place in telling - (used - passed)
        if not stems(words_of(words[place])) & known and not _is_suit_of_a_card(words, place)
    }
    left = beside - used
    lost = {place for place in left if not all(map(names_person, words_of(words[place])))}
    marks = [(word, place in telling - left, place in lost) for place, word in enumerate(words)]
    untold = lost | {p for p in beside & used if not all(map(names_person, words_of(words[p])))}
    found = frozenset(stem for place in untold for stem in stems(words_of(words[place])))
    every = frozenset(stems(words_of(text)))
    return Unread(_said(marks, read[0]), found, every, len(lost), len(telling - left))


def touched(subject: str, left: Unread) -> tuple[str, ...]:
    """Return the facts of a subject, usually assumed, that words not understood may be about.

    A word counts as much as it is rare among the facts; half where only another answer has it.
    A fact is touched too if another answer stands in the line by all of its own words.
    """
    words = {one for one in left.stems if one.isalpha()}
    against = words | contrary(words)
    scores: dict[str, float] = {}
    for language in LANGUAGES:
        usual, other = _words_of_facts(language, subject)
        for name in usual:
            score = _shared(against, usual, name) + _shared(words, other, name) / 2
            scores[name] = max(scores.get(name, 0), score)
    named = tuple(
        name
        for language in LANGUAGES
        for name, each in _own_words(language, subject).items()
        if any(own <= left.all for own in each)
    )
    best = max(scores.values(), default=0)
    near = sorted(scores, key=lambda name: -scores[name]) if best >= _TOUCHED else []
    near = [name for name in near if scores[name] >= _NEARLY * best]
    return (*named, *near[:_MOST_TOUCHED])


def _shared(words: set[str], of_facts: _WordsOfFacts, name: str) -> float:
    """Return how many words a fact has, each shared with the other facts that have it."""
    return sum(1 / sum(one in own for own in of_facts.values()) for one in words & of_facts[name])


def words_of_answers(subject: str, told: Mapping[str, Answer]) -> frozenset[str]:
    """Return the stems of answers, of their questions and of their subject, in all languages."""
    texts = (
        text
        for language in LANGUAGES
        for text in (
            Wording.of(language).subject(subject),
            *(
                one
                for name, answer in told.items()
                for one in _answer_texts(language, subject, name, answer, told)
            ),
        )
    )
    return frozenset(stem for text in texts for stem in stems(words_of(text)))


def _answer_texts(
    language: str, subject: str, name: str, answer: Answer, told: Mapping[str, Answer]
) -> Iterator[str]:
    facts = Wording.of(language).facts
    yield facts.answer_label(subject, name, answer, told)
    yield facts.answer(subject, name, answer, told)
    yield facts.find("name", subject, name, told) or ""


@cache
def _words_of_facts(language: str, subject: str) -> tuple[_WordsOfFacts, _WordsOfFacts]:
    """Return the stems in the usual answers to the facts that are assumed, and in all others."""
    usual: dict[str, frozenset[str]] = {}
    other: dict[str, frozenset[str]] = {}
    for fact in SUBJECTS[subject].facts.listed:
        if fact.usual is not None:
            said = {
                option: frozenset(
                    stem
                    for text in _answer_texts(language, subject, fact.name, option, {})
                    for stem in stems(one for one in words_of(text) if not names_person(one))
                )
                for option in fact.options
            }
            usual[fact.name] = said.pop(fact.usual)
            other[fact.name] = frozenset().union(*said.values()) - usual[fact.name]
    return usual, other


@cache
def _own_words(language: str, subject: str) -> Mapping[str, tuple[frozenset[str], ...]]:
    """Return the stems of each answer to a fact that is assumed, but of its usual one.

    An answer of which the name of the subject has all words is none of them.
    """
    facts = Wording.of(language).facts
    title = stems(words_of(Wording.of(language).subject(subject)))
    own = {
        fact.name: [
            frozenset(stems(words_of(text)))
            for option in fact.options
            if option != fact.usual
            for say in (facts.answer_label, facts.answer)
            for text in [say(subject, fact.name, option, {})]
        ]
        for fact in SUBJECTS[subject].facts.listed
        if fact.usual is not None
    }
    return {name: tuple(one for one in each if not one <= title) for name, each in own.items()}


@cache
def _law_words(subject: str) -> frozenset[str]:
    """Return the stems in the questions and answers of a subject, in all languages."""
    return frozenset(
        stem
        for language in LANGUAGES
        for fact in SUBJECTS[subject].facts.listed
        for text in (
            Wording.of(language).facts.asks(subject, fact.name, {}),
            *(
                one
                for option in fact.options
                for one in _answer_texts(language, subject, fact.name, option, {})
            ),
        )
        for stem in stems(words_of(text))
    )


def _is_suit_of_a_card(words: Sequence[str], place: int) -> bool:
    """Tell whether a word is the suit of a card: "ten of clubs"."""
    if place < 2:  # noqa: PLR2004 - a rank, "of" and a suit
        return False
    rank, of, suit = words[place - 2 : place + 1]
    return says(of, "line-of") and is_suit(suit) and _says_something(rank)


def _says_something(word: str) -> bool:
    return any((one.isalnum() and not is_idle(one)) or names_person(one) for one in words_of(word))


_Mark: TypeAlias = tuple[str, bool, bool]
"""A word as typed, whether it was used, and whether it is lost."""


def _said(marks: Iterable[_Mark], subject: str) -> str:
    """Return the runs of lost words that matter: in a brief line all of them."""
    every = tuple(marks)
    runs = [run for run in _runs(every) if any(is_lost for _, _, is_lost in run)]
    said = "; ".join(_part(run) for run in runs if len(every) <= BRIEF or _matters(run, subject))
    return said if len(said) <= LONGEST_SAID else f"{said[: LONGEST_SAID - 1].rstrip()}…"


def _matters(run: Sequence[_Mark], subject: str) -> bool:
    lost = [one for word, _, is_lost in run if is_lost for one in words_of(word)]
    is_known = bool(stems(lost) & _law_words(subject))
    is_of_a_player = any(names_person(one) for word, _, _ in run for one in words_of(word))
    return is_known or is_of_a_player or any(weighs(one) or one.isdecimal() for one in lost)


def _runs(marks: Iterable[_Mark]) -> Iterator[list[_Mark]]:
    """Yield the words between those that were used; up to a stop all of them."""
    run: list[_Mark] = []
    for mark in marks:
        word, is_used, _ = mark
        if is_used:
            last = max((place for place, one in enumerate(run) if one[2]), default=-1)
            yield run[: last + 1]
            run = []
            continue
        run.append(mark)
        if word[-1] in _STOPS:
            yield run
            run = []
    yield run


def _part(run: Sequence[_Mark]) -> str:
    """Return a run as it was typed, without what joins it to what stands before."""
    first = next(place for place, (_, _, is_lost) in enumerate(run) if is_lost)
    joined = [place for place in range(first) if joins(run[place][0].strip(_STOPS).casefold())]
    begins = joined[-1] + 1 if joined else 0
    return " ".join(word for word, _, _ in run[begins:]).strip(f"{_STOPS} ")
