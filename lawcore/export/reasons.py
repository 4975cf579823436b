"""The sentences that say why a ruling is so, as diagrams whose values are numbers of texts."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from lawcore.article import Provision
from lawcore.export.diagram import Diagram
from lawcore.export.texts import NOTHING
from lawcore.export.words import WordsAsDiagrams
from lawcore.ruling import Ruling
from lawcore.wording import Wording


class Reasons:
    """Why the rulings of one subject and edition are as they are, in several languages at once."""

    def __init__(self, words: WordsAsDiagrams) -> None:
        self.words = words

    def each(self) -> Iterator[Diagram]:
        """Yield the sentences."""
        for number in self.words.first_language().rulings.happenings(self.words.name):
            yield self.words.line(partial(_happened, number))
        yield from (self._sentence(*one) for one in self._deciding().items())
        told = self._telling()
        yield from (self._sentence(one, told[one]) for one in self._as_read(told))
        yield self.words.line(_no_exemption)

    def _deciding(self) -> dict[Provision[Any], Diagram]:
        """Return where each provision decides, if no tricks are counted."""
        d, found = self.words.diagrams, dict[Provision[Any], Diagram]()
        for one in self.words.rulings.given:
            if one.order.decides is not None and not one.order.counted:
                before = found.get(one.provision, d.false)
                found[one.provision] = d.either(before, self.words.rulings.gives(one))
        return found

    def _telling(self) -> dict[Provision[Any], Diagram]:
        """Return where each condition is told as a reason, and each exception."""
        found = {p: where for p, where in self.words.rulings.rests_on() if p.kind == "condition"}
        for _, exception, where in self.words.rulings.set_aside():
            if exception.cited:
                before = found.get(exception, self.words.diagrams.false)
                found[exception] = self.words.diagrams.either(before, where)
        return found

    def _as_read(self, told: Mapping[Provision[Any], Diagram]) -> list[Provision[Any]]:
        """Return provisions in the order in which a reading meets them."""
        found: dict[Provision[Any], None] = {}

        def visit(provision: Provision[Any]) -> None:
            if provision in found:
                return
            found[provision] = None
            for one in self.words.law.weighed(provision).results():
                for below in one.because:
                    visit(below)

        for provision in (*self.words.law.book.asking, *self.words.law.book.quiet):
            visit(provision)
        return [p for p in (*found, *(p for p in told if p not in found)) if p in told]

    def _sentence(self, provision: Provision[Any], where: Diagram) -> Diagram:
        edition = self.words.rulings.edition
        number = self.words.law.book.rules[provision].number

        def said(words: Wording) -> str:
            sentence = words.articles.sentence(self.words.name, provision.name, edition)
            article = words.articles.printed(number, edition)
            return words.say("with-article", text=sentence.rstrip("."), article=article)

        holds = self.words.rulings.always(where)
        text = self.words.say(said) if holds not in (None, self.words.diagrams.false) else NOTHING
        return self.words.diagrams.map(holds, lambda is_so: text if is_so else NOTHING)


def _happened(number: int, words: Wording, ruling: Ruling) -> str:
    return words.rulings.happened(ruling, number)


def _no_exemption(words: Wording, ruling: Ruling) -> str:
    if not (ruling.deciding.order.counted and ruling.tricks):
        return ""
    return words.rulings.filled("reason-no-exemption", ruling)
