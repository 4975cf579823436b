"""The people named in a line: by role or seat, as somebody's partner, by a card of theirs."""

from lawcore.understanding.people import COMPASS, ROLES, Person
from lawcore.understanding.phrases import Language
from lawcore.understanding.word import Word

_RELATIONAL = {
    "partner": "partner",
    "opponent": "opponent",
    "opposing_side": "opponent",
    "left_opponent": "left_opponent",
    "right_opponent": "right_opponent",
}
_TOLD_MORE = {"me", "he", "left_opponent", "right_opponent", "opponent"}
_PIPS = frozenset(f"#{number}" for number in range(6, 11))


def with_people(tokens: list[str], language: Language) -> list[Word]:
    """Return the words of a line, with each way to name a player replaced by one word."""
    words: list[Word] = []
    place = 0
    while place < len(tokens):
        length, kind = language.people.at(tokens, place) or (1, "")
        words.append(_named(Person(kind, place=place)) if kind else Word(tokens[place]))
        place += length
    return _of_whom(_whose(words, language), language)


def _named(person: Person) -> Word:
    return Word(f"@{'h' if person.is_pronoun else ''}{person.place}:{person.kind}", person)


def _whose(words: list[Word], language: Language) -> list[Word]:
    """Return words with "his partner" and "X's partner" each as one person."""
    read: list[Word] = []
    place = 0
    while place < len(words):
        word, following = words[place], words[place + 1] if place + 1 < len(words) else None
        owner = _possessor(word.text, place, language)
        kind = following and _relational(following, language)
        if owner is not None and kind:
            read.append(_named(Person(kind, owner, place)))
            place += 2
        elif word.text in language.possession and read and read[-1].person and kind:
            read[-1] = _named(Person(kind, read[-1].person, place))
            place += 2
        elif owner is not None and (
            _is_owned(read, following, language) or _wins(read, following, language)
        ):
            read.append(_named(owner))
            place += 1
        elif owner is not None and (length := _winning(words, place, language)):
            read.append(_named(owner))
            place += length
        else:
            read.append(word)
            place += 1
    return read


def apposed(words: list[Word]) -> tuple[list[Word], list[tuple[Person, Person]]]:
    """Return words with a player named twice, as in "South (declarer)", once, and those pairs."""
    read: list[Word] = []
    same: list[tuple[Person, Person]] = []
    place = 0
    while place < len(words):
        length, other = _apposition(words, place)
        word = words[place]
        if other is not None and word.person is not None:
            same.append((word.person, other))
            word = _named(other) if word.person.kind in COMPASS else word
        read.append(word)
        place += length
    return read, same


def _apposition(words: list[Word], place: int) -> tuple[int, Person | None]:
    """Return how many words name the player at a place, and the second name."""
    person, after = words[place].person, [word.text for word in words[place + 1 : place + 4]]
    if person is None or not after:
        return 1, None
    commas = after[0] == "," and after[2:] in ([], [","], ["."])
    second = place + (2 if commas else 1)
    other = words[second].person if second < len(words) else None
    if other is None or other.of is not None or not _adds(person, other):
        return 1, None
    return (min(4, len(words) - place) if commas else 2), other


def _adds(person: Person, other: Person) -> bool:
    """Tell whether another name says more about a player: the role, or the seat."""
    if other.kind in COMPASS:
        return person.kind in ROLES or person.kind in {"me", "partner"}
    if other.kind == "me":
        return person.kind in ROLES or person.kind in COMPASS
    if other.kind == "defending_side":
        return person.kind == "we"
    return other.kind in ROLES and (person.kind in COMPASS or person.kind in _TOLD_MORE)


def _is_owned(before: list[Word], following: Word | None, language: Language) -> bool:
    """Tell whether "mine" says whose trick or revoke it is: next to the word, or after "was"."""
    owned = language.owned
    if following and following.text in owned:
        return True
    last = next((word.text for word in reversed(before) if word.text not in language.fillers), "")
    return last in owned


def _wins(before: list[Word], following: Word | None, language: Language) -> bool:
    """Tell whether "my" says by whose card a trick was won: "by my ace"."""
    last = before[-1].text if before else ""
    return _is_winner(following, language) and last in language.won_by | language.winning


def _winning(words: list[Word], place: int, language: Language) -> int:
    """Return how many words are "my ten" in a statement that it won; 0 for none."""
    first = words[place + 1] if place + 1 < len(words) else None
    if not _is_winner(first, language):
        return 0
    for length, word in enumerate(words[place + 2 : place + 5], 2):
        if word.text in language.winning:
            return length
        if not (word.text in language.fillers or (word.person and word.person.kind == "he")):
            return 0
    return 0


def _is_winner(card: Word | None, language: Language) -> bool:
    return card is not None and (card.text in language.winning_cards or card.text in _PIPS)


def _of_whom(words: list[Word], language: Language) -> list[Word]:
    """Return words with "partner of X" as one person, from the innermost X outwards."""
    read: list[Word] = []
    for word in reversed(words):
        kind = _relational(word, language)
        length = _genitive(read, language) if kind else 0
        owner = read[-length].person if length else None
        if kind and owner is not None:
            del read[-length:]
            place = word.person.place if word.person else owner.place
            word = _named(Person(kind, owner, place))  # noqa: PLW2901
        read.append(word)
    return read[::-1]


def _genitive(following: list[Word], language: Language) -> int:
    """Return how many of the words that follow, the last one first, are "of the X"; 0 for none."""
    if not following or following[-1].text not in language.genitives:
        return 0
    length = 2
    while length <= len(following) and following[-length].text in language.fillers:
        length += 1
    return length if length <= len(following) else 0


def _relational(word: Word, language: Language) -> str | None:
    """Return the relation that a word names: "partner", "opponent" or "side"."""
    if word.person is None:
        found = language.relations.at([word.text], 0)
        return found[1] if found else None
    return _RELATIONAL.get(word.person.kind) if word.person.of is None else None


def _possessor(text: str, place: int, language: Language) -> Person | None:
    for kind, those in language.possessors:
        if text in those:
            return Person(kind, place=place)
    return None
