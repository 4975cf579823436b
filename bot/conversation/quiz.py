"""Questions of a quiz, drawn from the dialogues of the law: the same seed, the same question."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import TypeAlias, TypeVar

from msgspec import Struct

from lawcore import (
    EDITIONS,
    SUBJECTS,
    Answer,
    BadAnswer,
    Edition,
    Order,
    Question,
    Ruling,
    enquire,
)
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES, Wording

LEVELS = (1, 2, 3)
COMPARES_EDITIONS = 3
ASKS = ("ruling", "order", "article", "tricks", "then", "edition")
LAST_SEED = 999_999_999
MOST_OPTIONS = FEWEST_OPTIONS = 3
LONGEST_OPTION = 74
"""No option is longer, in characters, in any language: two lines of a phone."""
MOST_TRICKS = 2
NEIGHBOURS = 10
TRIES, ROUNDS = 40, 16
REMEMBERED = 512
"""How many questions are cached: one takes 18 ms, and its answer needs it again (2026-11)."""

_ARTICLES = re.compile(r" \([^()]*\)(?=\.?$)")

T = TypeVar("T")
Answers: TypeAlias = Mapping[str, Answer]
ASKED = tuple(n for n, s in SUBJECTS.items() if s.facts.effects.get("decides") is not False)
"""The subjects with questions: a subject that decides nothing has no right answer."""


class Item(Struct, frozen=True):
    """A question of the quiz, in no language: a case, what is asked of it, and the options.

    `asks` is one of ASKS; `right` the place of the one right option. `order` is the one that is
    asked about, where one is; `former` the ruling of the edition that is shown, where another
    edition is asked about.
    """

    subject: str
    edition: Edition
    case: Answers
    ruling: Ruling
    asks: str
    options: tuple["Option", ...]
    right: int
    order: Order | None = None
    former: Ruling | None = None

    @property
    def mark(self) -> str:
        """Eight characters that change when the question does."""
        told = (self.subject, self.asks, tuple(self.case.items()), self.right)
        names = [option.name for option in self.options]
        return sha256(repr((told, names)).encode()).hexdigest()[:8]


class Option(Struct, frozen=True):
    """A possible answer: a ruling, an article, or a number."""

    number: int = 0
    article: str = ""
    ruling: Ruling | None = None

    @property
    def name(self) -> str:
        """A text that distinguishes it from other options, in no language."""
        ruled = self.ruling and (int(self.ruling.edition), outcome(self.ruling))
        return repr((self.number, self.article, ruled))


class Dice:
    """Pseudo-random choices that depend on a name alone: equal names, equal choices."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._thrown = 0

    def throw_below(self, number: int) -> int:
        """Return a number from 0 up to, not including, another."""
        self._thrown += 1
        digest = sha256(f"{self._name}/{self._thrown}".encode()).digest()
        return int.from_bytes(digest[:8]) % number

    def choose(self, things: tuple[T, ...]) -> T:
        """Return one of some things."""
        return things[self.throw_below(len(things))]

    def shuffle(self, things: Iterable[T]) -> tuple[T, ...]:
        """Return things in another order."""
        left = list(things)
        return tuple(left.pop(self.throw_below(len(left))) for _ in range(len(left)))


@lru_cache(maxsize=REMEMBERED)
def question(level: int, year: int, seed: int) -> Item | None:
    """Return question number `seed` of a level by an edition's year.

    None if there is no such level or edition.
    """
    if level not in LEVELS or year not in EDITIONS:
        return None
    edition = Edition(year)
    dice = Dice(f"{level}.{year}.{seed}")
    fewest = 2 if level == COMPARES_EDITIONS else 1
    subjects = tuple(
        name
        for name in ASKED
        if edition in SUBJECTS[name].books and len(SUBJECTS[name].books) >= fewest
    )
    for subject in dice.shuffle(subjects) * ROUNDS:
        for _ in range(TRIES):
            item = _draw_item(dice, level, subject, edition)
            if item is not None:
                return item
    return None


def _draw_item(dice: Dice, level: int, subject: str, edition: Edition) -> Item | None:
    ruling = _rule_at_random(dice, subject, edition, {})
    if ruling is None:
        return None
    for make in dice.choose(_KINDS[level]):
        item = make(dice, ruling)
        if item is not None:
            return item
    return None


def _rule_at_random(dice: Dice, subject: str, edition: Edition, told: Answers) -> Ruling | None:
    """Return the ruling that random answers lead to, None if they lead to none."""
    answers = dict(told)
    for _ in range(len(SUBJECTS[subject].facts.listed)):
        reply = _reply(subject, edition, answers)
        if isinstance(reply, Ruling):
            return reply
        if reply is None:
            return None
        answers |= _answer_at_random(dice, reply)
    return None


def _answer_at_random(dice: Dice, asked: Question) -> dict[str, Answer]:
    """Return random answers to a question; of a list at most one thing has happened."""
    if not asked.is_list:
        return {asked.facts[0].name: dice.choose(asked.facts[0].options)}
    answers = {fact.name: fact.usual for fact in asked.facts if fact.usual is not None}
    if dice.throw_below(2):
        fact = dice.choose(asked.facts)
        answers[fact.name] = dice.choose(fact.options)
    return answers


def _reply(subject: str, edition: Edition, told: Answers) -> Question | Ruling | None:
    try:
        reply = enquire(SUBJECTS[subject], edition, told)
    except BadAnswer:
        return None
    if isinstance(reply, Ruling):
        return reply if reply.is_covered else None
    return reply if isinstance(reply, Question) else None


def _neighbours(dice: Dice, ruling: Ruling) -> Iterator[Ruling]:
    """Yield rulings on cases that differ in one fact, then on any cases of the same subject."""
    facts = SUBJECTS[ruling.subject].facts
    names = tuple(answers_in_order(ruling))
    for place in range(NEIGHBOURS * 2):
        told: dict[str, Answer] = {}
        if place < NEIGHBOURS and names:
            name = dice.choose(names)
            told = {**ruling.told, name: dice.choose(facts.named[name].options)}
        other = _rule_at_random(dice, ruling.subject, ruling.edition, told)
        if other is not None:
            yield other


def answers_in_order(ruling: Ruling) -> Answers:
    """Return the answers in the order of asking: the same in every process."""
    facts = SUBJECTS[ruling.subject].facts.listed
    return {fact.name: ruling.told[fact.name] for fact in facts if fact.name in ruling.told}


def outcome(ruling: Ruling) -> str:
    """Return the result of a ruling: its status and, if tricks are counted, how many."""
    counted = ruling.deciding.order.counted
    return f"{ruling.status} {ruling.tricks}" if counted else str(ruling.status)


def are_alike(one: Ruling, other: Ruling) -> bool:
    """Tell whether two rulings have the same effect, so that both would be right answers."""
    pair = {outcome(one), outcome(other)}
    return len(pair) == 1 or any(pair <= group for group in SUBJECTS[one.subject].same_effect)


def decision(ruling: Ruling, language: str) -> str:
    """Return a ruling in one line, without its articles."""
    return _ARTICLES.sub("", Wording.of(language).rulings.headline(ruling))


def deciding_order(ruling: Ruling, language: str) -> str:
    """Return the deciding order of a ruling in words, without its article."""
    return Wording.of(language).rulings.order(ruling.deciding.order, ruling)


def differ_in_words(things: Sequence[T], text: Callable[[T, str], str]) -> bool:
    """Tell whether all things read differently, in every language."""
    return all(
        len({text(thing, language).casefold() for thing in things}) == len(things)
        for language in LANGUAGES
    )


def fits(ruling: Ruling, text: Callable[[Ruling, str], str]) -> bool:
    """Tell whether a ruling as an option can be read at a glance, in every language."""
    return all(len(text(ruling, language)) <= LONGEST_OPTION for language in LANGUAGES)


def _ask_in_words(asks: str, text: Callable[[Ruling, str], str]) -> "_Maker":
    """Ask what the Director decides or orders first; similar cases give the wrong options."""

    def ask(dice: Dice, ruling: Ruling) -> Item | None:
        if not fits(ruling, text):
            return None
        others = _others(ruling, _neighbours(dice, ruling), text)
        return _make_item(dice, ruling, asks, Option(ruling=ruling), others)

    return ask


def _others(
    ruling: Ruling, neighbours: Iterable[Ruling], text: Callable[[Ruling, str], str]
) -> list[Option]:
    """Return neighbours that clearly decide otherwise, each in different words."""
    kept = {outcome(ruling): ruling}
    for other in neighbours:
        new = outcome(other) not in kept and not are_alike(ruling, other)
        if new and fits(other, text) and differ_in_words([*kept.values(), other], text):
            kept[outcome(other)] = other
        if len(kept) == MOST_OPTIONS:
            break
    return [Option(ruling=other) for other in list(kept.values())[1:]]


def _ask_article(dice: Dice, ruling: Ruling) -> Item | None:
    """Ask which article gives an order: the wrong ones give others, and none holds the right."""
    given = dice.choose(ruling.orders)
    right = given.article
    of_the_same = {o.article for o in ruling.orders if o.order == given.order}
    if len(of_the_same) > 1 or _names_its_article(given.order, ruling, right):
        return None
    kept: dict[str, Option] = {}
    for other in _neighbours(dice, ruling):
        for one in other.orders:
            related = one.article.startswith(right) or right.startswith(one.article)
            same = one.order.name == given.order.name
            if not related and not same and one.article not in ruling.articles:
                kept.setdefault(one.article, Option(article=one.article))
    wrong = [option for option in kept.values() if option.article not in of_the_same]
    item = _make_item(dice, ruling, "article", Option(article=right), wrong)
    return item and replace(item, order=given.order)


def _names_its_article(order: Order, ruling: Ruling, article: str) -> bool:
    """Tell whether an order in words, or an answer of the case, gives away its Law."""
    law = re.match("[0-9]+", article)
    number = re.compile(rf"\b{law[0] if law else article}(?![0-9])")
    return any(
        number.search(text)
        for words in map(Wording.of, LANGUAGES)
        for text in (
            words.rulings.order(order, ruling),
            *(words.option(ruling.subject, *told, ruling.told) for told in ruling.told.items()),
        )
    )


def _ask_tricks(_dice: Dice, ruling: Ruling) -> Item | None:
    """Ask how many tricks are transferred, where tricks are counted."""
    if not ruling.deciding.order.counted or not 0 <= ruling.tricks <= MOST_TRICKS:
        return None
    options = tuple(Option(number=number) for number in range(MOST_TRICKS + 1))
    return _item(ruling, "tricks", options, ruling.tricks)


def _rulings_of_other_editions(ruling: Ruling) -> dict[Edition, Ruling]:
    """Return the rulings of the other editions on the same case, unless they ask for more."""
    found = {}
    for edition in SUBJECTS[ruling.subject].books:
        reply = _reply(ruling.subject, edition, ruling.told)
        if edition != ruling.edition and isinstance(reply, Ruling):
            found[edition] = reply
    return found


def _ask_then(dice: Dice, ruling: Ruling) -> Item | None:
    """Ask what another edition decides on the same case; the one shown is a wrong option."""
    others = [o for o in _rulings_of_other_editions(ruling).values() if not are_alike(o, ruling)]
    if not others or not fits(ruling, decision):
        return None
    then = dice.choose(tuple(others))
    if not fits(then, decision):
        return None
    wrong = _others(then, (ruling, *_neighbours(dice, then)), decision)
    if not wrong or wrong[0].ruling is not ruling:
        return None
    item = _make_item(dice, then, "then", Option(ruling=then), wrong)
    return item and replace(item, former=ruling)


def _ask_edition(_dice: Dice, ruling: Ruling) -> Item | None:
    """Ask which edition decides so, where it is the only one."""
    others = _rulings_of_other_editions(ruling)
    if len(others) + 1 < FEWEST_OPTIONS:
        return None
    for other in others.values():
        if are_alike(other, ruling) or not differ_in_words((ruling, other), decision):
            return None
    nearest = sorted(others, key=lambda year: abs(year - ruling.edition))
    years = sorted({ruling.edition, *nearest[: MOST_OPTIONS - 1]})
    options = tuple(Option(number=int(year)) for year in years)
    return _item(ruling, "edition", options, years.index(ruling.edition))


def _make_item(
    dice: Dice, ruling: Ruling, asks: str, right: Option, wrong: Iterable[Option]
) -> Item | None:
    """Return a question with its options shuffled, None if there are too few."""
    options = dice.shuffle((right, *tuple(wrong)[: MOST_OPTIONS - 1]))
    if len(options) < FEWEST_OPTIONS:
        return None
    return _item(ruling, asks, options, options.index(right))


def _item(ruling: Ruling, asks: str, options: tuple[Option, ...], right: int) -> Item:
    case = answers_in_order(ruling)
    return Item(ruling.subject, ruling.edition, case, ruling, asks, options, right)


_Maker: TypeAlias = Callable[[Dice, Ruling], Item | None]
_ask_ruling, _ask_order = (
    _ask_in_words("ruling", decision),
    _ask_in_words("order", deciding_order),
)
_KINDS: Mapping[int, tuple[tuple[_Maker, ...], ...]] = {
    1: (
        (_ask_ruling, _ask_order),
        (_ask_ruling, _ask_order),
        (_ask_order, _ask_ruling),
    ),
    2: ((_ask_tricks, _ask_article),),
    3: ((_ask_then, _ask_edition), (_ask_edition, _ask_then)),
}
"""For each level the orders in which kinds of questions are tried; a random choice picks one."""


def unusual_answers(item: Item) -> Iterator[tuple[str, Answer]]:
    """Yield the facts of the case with an unusual answer, or without a usual one."""
    for name, value in item.case.items():
        if value != SUBJECTS[item.subject].usual(name):
            yield name, value
