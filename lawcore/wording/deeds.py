"""What orders say to some people, or have the Director do, before it is put into steps."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from lawcore.engine.records import replace
from lawcore.engine.ruling import When


class Deed(Struct, frozen=True):
    """What one order says to some people, or has the Director do.

    If it is due for one of several, `of` is the trick of that one; the text names it, `bare` does
    not.
    """

    when: When
    to: str
    text: str
    articles: tuple[str, ...]
    of: int = 0
    bare: str = ""


def joined(texts: Iterable[str]) -> str:
    """Return texts one after the other; the lines of a choice come last, each on its own."""
    found = sorted(texts, key=lambda text: "\n" in text)
    return "".join(f"\n{t}" if "\n" in t else f" {t}" for t in found if t).strip()


def in_full(deed: Deed, done: Iterable[Deed]) -> Deed:
    """Return a deed, or one that says it to the same people at the same time and goes on."""
    begins = deed.text.rstrip(".")
    same = [o for o in done if (o.when, o.to, o.articles) == (deed.when, deed.to, deed.articles)]
    return max((o for o in same if o.text.startswith(begins)), key=_length, default=deed)


def _length(deed: Deed) -> int:
    return len(deed.text)


def run_on(deeds: Sequence[Deed]) -> Iterator[str]:
    """Yield the texts of deeds that are one step, each once, with the number of one of several."""
    before = 0
    for deed in {said.text: said for said in deeds}.values():
        yield deed.bare if deed.of and deed.of == before else deed.text
        before = deed.of


def with_words(deeds: Iterable[Deed]) -> Iterator[Deed]:
    """Yield the deeds that have words; one without is done with the next, which cites it too."""
    before: tuple[str, ...] = ()
    for deed in deeds:
        if deed.text or deed.to:
            yield replace(deed, articles=(*before, *deed.articles))
            before = ()
        else:
            before += deed.articles


def what_joins(numbered: tuple[int, Deed]) -> tuple[object, ...]:
    """Return what the deeds of one step have in common: time and people spoken to."""
    place, deed = numbered
    return (deed.when, deed.to, None if deed.to else place)
