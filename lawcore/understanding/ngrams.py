"""What stands in a text, whatever its language: its words, two in a row, and parts of words.

A number is a number, whichever it is. The parts of long words let mistyped and inflected ones
count nearly like the words themselves.
"""

import re
from itertools import pairwise

_WORD = re.compile(r"[a-zà-ù]+|\d+|[?]")
_PART, _SHORTEST = 4, 4


def ngrams(text: str) -> frozenset[str]:
    """Return the features of a text from which its subject is learned."""
    words = ["#" if word.isdigit() else word for word in _WORD.findall(text.lower())]
    found = {f"={word}" for word in words}
    found |= {f"{before} {after}" for before, after in pairwise(words)}
    for word in words:
        if len(word) >= _SHORTEST:
            whole = f"^{word}$"
            found |= {whole[at : at + _PART] for at in range(len(whole) - _PART + 1)}
    return frozenset(found)
