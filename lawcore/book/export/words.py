"""Questions and rulings in words, as trees whose ends are the numbers of texts."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from lawcore.book.export.law import KINDS, TRICKS, LawAsTrees
from lawcore.book.export.trees import Course, NumberedThings, T, Trees
from lawcore.engine.fact import Edition
from lawcore.engine.ruling import Ordered, When
from lawcore.wording import LANGUAGES, Wording
from lawcore.wording.brief import Deed, Shortener
from lawcore.wording.filled import UNKNOWN, Speech

ARTICLES, TEXT, TO = "\x01", "\x02", "\x03"
"""In a text, the places of the articles, of another text, and of those to whom it is said."""
MANY_TEXTS = 50
"""From so many texts on, a line is exported by its sentences."""


class WordsAsTrees:
    """The words of one subject and edition, in all languages at once: each text by its number."""

    def __init__(self, law: LawAsTrees) -> None:
        self.law = law
        self.name = law.subject.name
        self.texts = NumberedThings(("",) * len(LANGUAGES))
        self.deeds = NumberedThings[tuple[tuple[str, str, int], ...]](())
        self._each = [Wording.of(language) for language in LANGUAGES]
        self._briefs = [_briefs(words) for words in self._each]

    def say(self, said: Callable[[Wording], str | None]) -> int:
        """Return the number of what is said in each language."""
        return self.texts.number(tuple(said(words) or "" for words in self._each))

    def message(self, key: str, **arguments: str) -> int:
        """Return the number of a message, its articles and another text left open."""
        own = {"text": TEXT, "article": ARTICLES, "articles": ARTICLES, **arguments}
        return self.say(lambda words: words.say(key, **own))

    def known(self, said: Callable[[Wording, Any], str | None]) -> int:
        """Return what is said where something is known of a case, as a tree."""
        return self.law.trees.explore(
            lambda course: self.say(lambda words: said(words, KnownHere(self.law, course)))
        )

    def filled(self, key: str) -> int:
        """Return a message about a ruling as a tree, of no text where there is no such message."""
        if not Speech(LANGUAGES[0]).of(self.name).has(key):
            return -1
        return self.law.trees.explore(
            lambda course: self.say(
                lambda words: words.rulings.filled(key, _ruling(self.law, course))
            )
        )

    def reasons(self) -> list[int]:
        """Return the subject's own sentences for what happened."""
        numbers = self._each[0].rulings.reason_numbers(self.name)
        return [self.filled(f"reason-{number}") for number in numbers]

    def has_outcome(self, ordered: Ordered) -> bool:
        """Tell whether the result of a ruling that an order decides has other words in a list."""
        ruling = _ruling(self.law, Course({}), ordered)
        return any(words.rulings.key("outcome", ruling) is not None for words in self._each)

    def printed(self, number: str, edition: Edition) -> int:
        """Return the number of an article as the books print it, 0 where that is the same."""
        each = tuple(words.articles.printed(number, edition) for words in self._each)
        return self.texts.number(each) if {*each} != {number} else 0

    def ruled(self, ordered: Ordered, said: Callable[[Shortener, Any], str]) -> int:
        """Return what is said of a ruling that an order decides, its articles left open."""
        return self.law.trees.explore(
            lambda course: self.texts.number(self._of(ordered, course, said))
        )

    def _of(
        self, ordered: Ordered, course: Course, said: Callable[[Shortener, Any], T]
    ) -> tuple[T, ...]:
        """Return what is said of a ruling in which an order is given, in each language."""
        ruling = _ruling(self.law, course, ordered)
        return tuple(said(briefs, ruling) for briefs in self._briefs)

    def done(self, ordered: Ordered) -> int:
        """Return what an order has said or done as a tree: lists of time, to whom, and text."""

        def deeds(course: Course) -> int:
            each = self._of(ordered, course, lambda briefs, ruling: briefs.deeds(ruling))
            return self.deeds.number(tuple(map(self._deed, zip(*each, strict=True))))

        return self.law.trees.explore(deeds)

    def _deed(self, each: tuple[Deed, ...]) -> tuple[str, str, int]:
        text = self.texts.number(tuple(deed.text for deed in each))
        return str(each[0].when), each[0].to, text

    def aside(self, ordered: Ordered) -> list[int]:
        """Return what of an order may be read later: a tree, many texts by their sentences."""
        if Speech(LANGUAGES[0]).key(self.name, "aside", order=ordered.order.name) is None:
            return []
        whole, trees = NumberedThings[tuple[str, ...]](), Trees()

        def said_in_all(course: Course) -> int:
            ruling = _ruling(self.law, course, ordered)
            each = (words.rulings.words("aside", ordered.order, ruling) for words in self._each)
            return whole.number(tuple(text or "" for text in each))

        said = trees.explore(said_in_all)
        found = [[_sentences(one) for one in each] for each in whole.things]
        lengths = {len(one) for each in found for one in each if one}
        if len(found) < MANY_TEXTS or len(lengths) != 1:
            found, lengths = [[[one] for one in each] for each in whole.things], {1}

        def sentence(place: int) -> Callable[[int], int]:
            return lambda end: (
                -1 - self.texts.number(tuple(one[place] if one else "" for one in found[end]))
            )

        return [trees.graft(said, sentence(n), self.law.trees) for n in range(*lengths)]

    def steps(self) -> dict[str, int]:
        """Return the frames of what is done and of what is said, by time."""
        keys = [f"{kind}-{when}" for kind in ("done", "said") for when in When]
        return {key: self.message(f"step-{key}", to=TO) for key in keys}

    def addressees(self) -> dict[str, list[int]]:
        """Return those to whom something is said: within a sentence, and at its beginning."""
        each = sorted({to for deeds in self.deeds.things for _, to, _ in deeds if to})

        def called(to: str, *, inside: bool) -> int:
            return self.say(lambda words: words.rulings.called(to, inside=inside))

        return {to: [called(to, inside=inside) for inside in (True, False)] for to in each}


class KnownHere:
    """What is known of a case, as words have it: UNKNOWN where a fact is not."""

    def __init__(self, law: LawAsTrees, course: Course) -> None:
        self._law = law
        self._course = course

    def get(self, name: str, default: Any = None) -> Any:
        """Return what is known of a fact."""
        law, place = self._law, self._law.place.get(name)
        if place is None:
            return law.settled.get(name, default)
        return self._course.read(KINDS * place + 1, (UNKNOWN, *law.values[place]))


class _RulingHere(SimpleNamespace):
    """A ruling as the words of one order read it: each part is read when it is asked for."""

    @property
    def status(self) -> Any:
        """What the matter has come to."""
        decides = self.deciding and self.deciding.order.decides
        return decides or self.read("status", self.statuses)

    @property
    def tricks(self) -> Any:
        """The tricks that are transferred, the fewest if that is not known yet."""
        return self.read("fewest", TRICKS)

    @property
    def range_of_tricks(self) -> Any:
        """The fewest and the most tricks."""
        return self.tricks, self.read("most", TRICKS)


def _ruling(law: LawAsTrees, course: Course, ordered: Ordered | None = None) -> Any:
    """Return a ruling in which one order is given, or none."""
    known = KnownHere(law, course)
    return _RulingHere(
        subject=law.subject.name,
        edition=law.edition,
        known=known,
        told=known,
        deciding=ordered,
        orders=() if ordered is None else (ordered,),
        depends=(),
        exemptions=(),
        set_aside=(),
        statuses=sorted({one.order.decides for one in law.given if one.order.decides}),
        read=lambda name, values: course.read(law.of_ruling(name), values),
    )


def _briefs(words: Wording) -> Shortener:
    """Return rulings in few words that leave open which articles are listed."""
    articles: Any = SimpleNamespace(printed=words.articles.printed, listed=lambda *_: ARTICLES)
    return Shortener(Speech(words.language), articles, words.rulings, words.facts)


def _sentences(text: str) -> list[str]:
    """Return the sentences of a text, which with spaces between them are the text again."""
    return text.replace(". ", ".\n").split("\n") if text else []
