"""What a line is about, by weights learned from labelled lines.

The words of a line are read as concepts, the same in every language. A weight says how strongly a
concept, two consecutive ones, or a phrase about a subject indicates that subject; `none` stands
for no subject.
"""

from collections.abc import Iterable
from functools import cache
from itertools import pairwise

from lawcore.understanding.bids import insufficient
from lawcore.understanding.line import Line
from lawcore.understanding.mentions import Mention
from lawcore.understanding.phrases import Language
from lawcore.understanding.weight_table import WeightTable, read_table

NONE = "none"
"""The label of lines about nothing that we rule on."""
ALWAYS = ""
"""The feature that every line has."""
INSUFFICIENT = "~~"
"""The feature of a line with an insufficient bid over another."""
FILE = "subjects.bin"
_PEOPLE = {
    "declarer": "@declarer",
    "dummy": "@dummy",
    "defender": "@defender",
    "other_defender": "@defender",
    "defending_side": "@defender",
}
_CARDS = ("~suit", "~low", "~high")
_STOPS = frozenset(".?,&")
_BEGINNING = 5
_APART = (2, 3, 4)


def has_sense(line: Line, language: Language) -> bool:
    """Tell whether any word of a line has a meaning here."""
    return any(language.concepts(word.text) for word in line.words if word.text.isalpha())


def features(line: Line, language: Language, found: Iterable[Mention]) -> frozenset[str]:
    """Return the features of a line, from which its subject and facts are learned.

    They are its words and the beginnings of long ones, their meanings, the phrases found in it,
    pairs of consecutive words and meanings, pairs of meanings a little apart, and who is named,
    who first, and who after whom.
    """
    words = [word.text for word in line.words if word.text not in _STOPS]
    places = _places(line, language)
    present = {ALWAYS, *meanings(line, language)}
    present.update(f"={text}" for text in words if text.isalpha())
    present.update(f"^{text[:_BEGINNING]}" for text in words if _is_long(text))
    present.update(f"={before}={after}" for before, after in pairwise(words))
    present.update(f"{mention.key}:{mention.name}" for mention in found)
    for apart in _APART:
        for before, after in zip(places, places[apart:], strict=False):
            present.update(f"{one}>>{other}" for one in before for other in after)
    return frozenset(present)


def meanings(line: Line, language: Language) -> frozenset[str]:
    """Return the features of a line that are the same in every language.

    They are the meanings of its words, pairs of neighbouring ones, who is named, who first, and
    who after whom.
    """
    places = _places(line, language)
    present = set[str]().union(*places)
    if insufficient(line, language.over):
        present.add(INSUFFICIENT)
    people = [f"@{word.person.kind}" for word in line.words if word.person is not None]
    present.update(people)
    present.update(f".{kind}" for kind in people[:1])
    present.update(f"{before}.{after}" for before, after in pairwise(people))
    for before, after in pairwise(places):
        present.update(f"{one}>{other}" for one in before for other in after)
    return frozenset(present)


def _is_long(text: str) -> bool:
    return len(text) > _BEGINNING and text.isalpha()


def _places(line: Line, language: Language) -> list[frozenset[str]]:
    """Return the meanings of each word of a line, in order, without words that have none here."""
    return [meant for word in line.words if (meant := _meant(word.text, line, language))]


def _meant(text: str, line: Line, language: Language) -> frozenset[str]:
    if text[0] == "@":
        return frozenset({_PEOPLE.get(line.person(text).kind, "@player")})
    if text[0] in "#%!":
        return frozenset({text[0]})
    if text[0] == "~":
        return frozenset({"~card" if text in _CARDS else "~"})
    return frozenset() if text in _STOPS else language.concepts(text)


@cache
def of_subjects() -> WeightTable:
    """Return the weights of each subject, and of none."""
    return read_table(FILE)
