"""Questions and rulings in words, as trees whose ends are the numbers of texts."""

from collections.abc import Callable
from itertools import zip_longest
from types import SimpleNamespace
from typing import Any

from msgspec import Struct

from lawcore.book.export.law import KINDS, TRICKS, Course, LawAsTrees, Numbers
from lawcore.engine.ruling import Ordered, When
from lawcore.wording import LANGUAGES, Wording
from lawcore.wording.brief import Deed, Shortener
from lawcore.wording.filled import UNKNOWN, Speech

ARTICLES, TEXT, TO = "\x01", "\x02", "\x03"
"""In a text, the places of the articles, of another text, and of those to whom it is said."""


class WordsAsTrees:
    """The words of one subject and edition, in all languages at once: each text by its number."""

    def __init__(self, law: LawAsTrees) -> None:
        self.law = law
        self.name = law.subject.name
        self.texts = Numbers({("",) * len(LANGUAGES): 0})
        self.deeds = Numbers[tuple[tuple[str, str, int], ...]]({(): 0})
        self._each = [Wording.of(language) for language in LANGUAGES]
        self._briefs = [_briefs(words) for words in self._each]

    def say(self, said: Callable[[Wording], str | None]) -> int:
        """Return the number of what is said in each language."""
        return self.texts[tuple(said(words) or "" for words in self._each)]

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

    def printed(self) -> dict[str, int]:
        """Return the numbers of articles that the books print otherwise."""
        found = {}
        for number in dict.fromkeys(rule.number for rule in self.law.book.rules.values()):
            each = tuple(one.articles.printed(number, self.law.edition) for one in self._each)
            if {*each} != {number}:
                found[number] = self.texts[each]
        return found

    def ruled(self, ordered: Ordered) -> list[int]:
        """Return the ruling that an order decides in a line, and in a list of several, as trees.

        Its articles are left open.
        """

        def lines(course: Course) -> list[int]:
            ruling = _ruling(self.law, course, ordered)
            said = (Shortener.result, Shortener.outcome)
            return [self.texts[tuple(one(b, ruling) for b in self._briefs)] for one in said]

        return self.law.trees.explore_each(lines)

    def done(self, ordered: Ordered) -> int:
        """Return what an order has said or done as a tree: lists of time, to whom, and text."""

        def deeds(course: Course) -> int:
            ruling = _ruling(self.law, course, ordered)
            each = [briefs.deeds(ruling) for briefs in self._briefs]
            return self.deeds[tuple(map(self._deed, zip(*each, strict=True)))]

        return self.law.trees.explore(deeds)

    def _deed(self, each: tuple[Deed, ...]) -> tuple[str, str, int]:
        text = self.texts[tuple(deed.text for deed in each)]
        return str(each[0].when), each[0].to, text

    def aside(self, ordered: Ordered) -> list[int]:
        """Return what of an order may be read later, a tree a sentence."""

        def sentences(course: Course) -> list[int]:
            ruling = _ruling(self.law, course, ordered)
            each = (words.rulings.words("aside", ordered.order, ruling) for words in self._each)
            parts = (t.replace(". ", ".\n").split("\n") for t in each if t is not None)
            return [self.texts[one] for one in zip_longest(*parts, fillvalue="")]

        return self.law.trees.explore_each(sentences)

    def steps(self) -> dict[str, int]:
        """Return the frames of what is done and of what is said, by time."""
        keys = [f"{kind}-{when}" for kind in ("done", "said") for when in When]
        return {key: self.message(f"step-{key}", to=TO) for key in keys}

    def addressees(self) -> dict[str, list[int]]:
        """Return those to whom something is said: within a sentence, and at its beginning."""
        each = sorted({to for deeds in self.deeds for _, to, _ in deeds if to})

        def called(to: str, *, inside: bool) -> int:
            return self.say(lambda words: words.rulings.called(to, inside=inside))

        return {to: [called(to, inside=inside) for inside in (True, False)] for to in each}


class KnownHere(Struct, frozen=True):
    """What is known of a case, as words have it: UNKNOWN where a fact is not."""

    law: LawAsTrees
    course: Course

    def get(self, name: str, default: Any = None) -> Any:
        """Return what is known of a fact."""
        law, place = self.law, self.law.place.get(name)
        if place is None:
            return law.settled.get(name, default)
        return self.course.read(KINDS * place + 1, (UNKNOWN, *law.values[place]))


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
