"""What a typed line is before it is read: a yes, a question, a doubt, a correction."""

import re
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from functools import cache
from itertools import takewhile

from bot.wording import TEXTS
from lawcore.understanding.words import tokens_of

NOT = "!"
"""The stem of every negation."""
_LONGEST_STEM, _SHORTEST_STEM = 5, 3
_WORDS = re.compile(r"[^\W\d_]{3,}")
_FEW, _FIRST = 9, 3
"""So many words of three letters or more has what is brief; a place begins within so many."""
_COUNTED = re.compile(r"[1-9] ?[.)]")
_SIGNS = frozenset("|[]<>{}/")
"""What a file or link of a record has and a sentence seldom."""


def is_brief(text: str) -> bool:
    """Tell whether a text has few words, as a name, a score or the number of an article has."""
    return len(_WORDS.findall(text)) <= _FEW


def begins_with_number(text: str) -> bool:
    """Tell whether a text begins as board and table of a ruling do: "12 5", "board 7"."""
    return any(map(str.isdigit, "".join(text.split()[:_FIRST])))


def counts(text: str) -> bool:
    """Tell whether a text counts what is listed, as "2." does: it is the number of no article."""
    return bool(_COUNTED.fullmatch(text.strip()))


def may_be_record(text: str) -> bool:
    """Tell whether a text may be a record of play: lines, a link, the signs of a file."""
    return "\n" in text.strip() or not _SIGNS.isdisjoint(text)


def says(text: str, key: str) -> bool:
    """Tell whether a text is one of the expressions that a key lists, in any language."""
    return " ".join(words_of(text)) in _listed(key)


def affirms(text: str) -> bool:
    """Tell whether a text is a plain yes, or plainly agrees."""
    return says(text, "line-yes") or says(text, "line-agrees")


def plainly_meant(labels: Iterable[str], text: str) -> str | None:
    """Return the only label that begins with the plain yes or no that a text is."""
    key = next((one for one in ("line-yes", "line-no") if says(text, one)), None)
    begun = [one for one in labels if key is not None and says(_first_words(one), key)]
    return begun[0] if len(begun) == 1 else None


def _first_words(label: str) -> str:
    """Return what stands before the first comma of a label, without its number."""
    number, dot, words = label.partition(". ")
    return (words if dot and number.isdecimal() else label).partition(",")[0]


def asks(text: str) -> bool:
    """Tell whether a text has a question mark, or begins as a question does.

    What greets or joins before it does not count; "does not …" begins no question.
    """
    if "?" in text:
        return True
    words = words_of(text)
    begun = words[sum(1 for _ in takewhile(_single("line-leads").__contains__, words)) :]
    said = f"{' '.join(begun)} "
    first = next((one for one in _listed("line-asks") if said.startswith(f"{one} ")), None)
    if first is None:
        return False
    following = said.removeprefix(first).split()[:1]
    return not (following and following[0] in {"not", "'"})


def without_doubt(text: str) -> str:
    """Return a text without the expressions of doubt in it; the same text where it has none."""
    return _without(text, _anywhere("line-unsure"))


def without_correcting(text: str) -> str:
    """Return a text without what takes something back at its beginning or end."""
    return _without(text, _at_an_end("line-corrects"))


def denies(text: str) -> bool:
    """Tell whether a text has a negation."""
    return NOT in stems(words_of(text))


def words_of(text: str) -> list[str]:
    """Return the words, numbers and apostrophes of a text, folded."""
    return [one for one in tokens_of(text) if one.isalnum() or one == "'"]


def tells_several(text: str) -> bool:
    """Tell whether a text says that something happened more than once: "both revoked"."""
    return _anywhere("line-several").search(text) is not None


def names_either(text: str) -> bool:
    """Tell whether a text names one thing or another, or the other one: "the other defender"."""
    return not _single("line-either").isdisjoint(words_of(text))


def of_laws(text: str) -> bool:
    """Tell whether a text has no words but such as name an edition of the Laws beside its year."""
    named = _single("line-laws")
    return all(word in named or not word.isalpha() for word in words_of(text))


def stems(words: Iterable[str]) -> set[str]:
    """Return the beginnings of words that say something; one that denies is `NOT`."""
    idle, denying, same = _single("line-idle"), _single("line-not"), _pairs("line-same")
    says = (one for one in words if one.isalnum() and (one in denying or one not in idle))
    kept = (same.get(one, one) for one in says)
    return {NOT if one in denying else _stem(one) for one in kept}


def contrary(said: AbstractSet[str]) -> set[str]:
    """Return the stems against which others speak: "two penalty cards" is not the only one."""
    return {_stem(word) for other, word in _pairs("line-against").items() if _stem(other) in said}


def is_idle(word: str) -> bool:
    """Tell whether a word says nothing without others."""
    return word in _single("line-idle")


def names_person(word: str) -> bool:
    """Tell whether a word names a player, as those of almost every line do."""
    return word in _single("line-people")


def is_suit(word: str) -> bool:
    """Tell whether a word is a suit."""
    return bool(set(words_of(word)) & _single("line-suits"))


def weighs(word: str) -> bool:
    """Tell whether a word is a card, or may change a ruling of any subject."""
    return word in _single("line-suits") or word in _single("line-weighs")


def joins(word: str) -> bool:
    """Tell whether a word greets, or joins a sentence to another."""
    return word in _single("line-leads")


def _stem(word: str) -> str:
    bare = word.rstrip("aeious")
    return (bare if len(bare) >= _SHORTEST_STEM else word)[:_LONGEST_STEM]


def _without(text: str, pattern: re.Pattern[str]) -> str:
    plain = " ".join(text.split())
    left = pattern.sub(" ", plain).strip(" ,.;:!-…'")
    return text if left == plain.strip(" ,.;:!-…'") else left


@cache
def _listed(key: str) -> tuple[str, ...]:
    """Return the expressions that a key lists in every language, the longest first."""
    texts = (one for each in TEXTS.values() for one in each.say(key).split("|"))
    folded = {" ".join(words_of(one)) for one in texts}
    return tuple(sorted(folded - {""}, key=lambda one: (-len(one), one)))


@cache
def _single(key: str) -> frozenset[str]:
    """Return the single words that a key lists in every language."""
    texts = (one for each in TEXTS.values() for one in each.say(key).split())
    return frozenset(word for one in texts for word in tokens_of(one))


@cache
def _pairs(key: str) -> dict[str, str]:
    """Return the words that a key pairs with another one, in every language."""
    pairs = (one.split() for each in TEXTS.values() for one in each.say(key).split("|"))
    return {tokens_of(other)[0]: tokens_of(word)[0] for other, word in pairs}


def _either(key: str) -> str:
    """Return a pattern of the expressions of a key as people write them."""
    texts = {one.strip() for each in TEXTS.values() for one in each.say(key).split("|")}
    ordered = sorted(texts - {""}, key=lambda one: (-len(one), one))
    apostrophes = "['\N{RIGHT SINGLE QUOTATION MARK}]?"
    patterns = (re.escape(one).replace("'", apostrophes) for one in ordered)
    return "|".join(one.replace(r"\ ", r"\s+") for one in patterns)


@cache
def _anywhere(key: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{_either(key)})(?!\w)", re.IGNORECASE)


@cache
def _at_an_end(key: str) -> re.Pattern[str]:
    stop = r"[\s,.;:!…-]*"
    said = rf"(?:{_either(key)})(?!\w)"
    return re.compile(rf"^(?:{stop}{said})+{stop}|(?:[\s,.;:!…-]+{said})+{stop}$", re.IGNORECASE)
