"""Suits named one after the other, as in "spades, hearts and diamonds"."""

from collections.abc import Iterable
from functools import cache

from lawcore.understanding.line import Line
from lawcore.understanding.phrases import Language
from lawcore.understanding.words import WEAK

_ORDER = "SHDC"


def suits_named(line: Line, found: Iterable[range], language: Language) -> str:
    """Return the letters, the highest suit first, of the suits named at places of a line.

    A list of suits extends over commas and conjunctions, if the found words begin or end with one.
    A bid names its suit if no word names any, there or, two at once ("both majors"), elsewhere in
    the line.
    """
    words, known = line.words, _known(language)
    texts: list[str] = []
    for places in found:
        first, last = places.start, places.stop
        if words[first].text in known:
            while words[first - 1].text in known or words[first - 1].text in WEAK:
                first -= 1
        if words[last - 1].text in known:
            while words[last].text in known or words[last].text in WEAK:
                last += 1
        texts += (word.text for word in words[first:last] if word.text in known)
    named = [text for text in texts if text[0] != "~"]
    if texts and not named:
        named = [word.text for word in words if len(known.get(word.text, "")) > 1]
    suits = "".join(known[text] for text in named or texts)
    return "".join(letter for letter in _ORDER if letter in suits)


@cache
def _known(language: Language) -> dict[str, str]:
    """Return each word for suits, and each bid in one, with the letters of the suits."""
    known = {f"~{level}{suit.lower()}": suit for level in range(1, 8) for suit in _ORDER}
    for suits in ("S", "H", "D", "C", "SH", "DC", "HD"):
        one = language.singles(f"denomination-{suits.lower()}")
        known |= dict.fromkeys(one | language.singles(f"suits-{suits.lower()}"), suits)
    return known
