"""Suits that a line names one after the other, as in "spades, hearts and diamonds"."""

from functools import cache

from lawcore.understanding.line import Line
from lawcore.understanding.phrases import Language
from lawcore.understanding.words import WEAK

ORDER = "SHDC"


def suits_named(line: Line, places: range, language: Language) -> str:
    """Return the letters of the suits named at places and in the list that goes on from there.

    A list goes on, to either side, over commas and conjunctions. A bid names its suit where no
    word does.
    """
    words, known = line.words, _known(language)
    first, last = places.start, places.stop
    while words[first - 1].text in known or words[first - 1].text in WEAK:
        first -= 1
    while words[last].text in known or words[last].text in WEAK:
        last += 1
    texts = [word.text for word in words[first:last] if word.text in known]
    suits = [text for text in texts if text[0] != "~"] or texts
    return in_order("".join(known[text] for text in suits))


def in_order(suits: str) -> str:
    """Return letters of suits each once, the highest suit first."""
    return "".join(letter for letter in ORDER if letter in suits)


@cache
def _known(language: Language) -> dict[str, str]:
    """Return each word for suits, and each bid in one, with the letters of the suits."""
    known = {f"~{level}{suit.lower()}": suit for level in range(1, 8) for suit in ORDER}
    for suits in ("S", "H", "D", "C", "SH", "DC", "HD", "SC", "SHDC"):
        one = language.singles(f"denomination-{suits.lower()}")
        known |= dict.fromkeys(one | language.singles(f"suits-{suits.lower()}"), suits)
    return known
