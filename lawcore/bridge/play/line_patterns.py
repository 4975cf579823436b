"""What the lines of the typed notation look like, in each language."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.letters import Letters, record_words, seats_named
from lawcore.bridge.play.score_words import suits
from lawcore.languages import words_of_all

DOUBLED = {
    **dict.fromkeys(("X", "*", *map(str.upper, words_of_all("score", "doubled"))), 2),
    **dict.fromkeys(("XX", "**", *map(str.upper, words_of_all("score", "redoubled"))), 4),
}
"""What stands behind a contract that is doubled or redoubled."""
ALL, NONE = frozenset(record_words("all")), frozenset(record_words("none"))


def either(kind: str) -> str:
    """Return the pattern of a word of a record, in any language."""
    return "|".join(map(re.escape, record_words(kind)))


def longest_first(words: Iterable[str]) -> str:
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


@dataclass(frozen=True)
class LinePatterns:
    """What lines look like in one language."""

    letters: Letters
    seats: Mapping[str, Seat]
    contract: re.Pattern[str]
    declarer: re.Pattern[str]
    rest: re.Pattern[str]
    claim: re.Pattern[str]
    lead: re.Pattern[str]
    numbered: re.Pattern[str]
    leader: re.Pattern[str]
    of_player: re.Pattern[str]

    @classmethod
    @cache
    def of(cls, language: str) -> "LinePatterns":
        letters = Letters.of(language)
        seats = {**seats_named(), **letters.seats}
        seat = longest_first(seats)
        strain = longest_first(suits())
        suit = "".join(letters.suits) + "♠♥♦♣"
        numbers = "|".join(("[0-9]{1,2}", *ALL, *NONE))
        rest = longest_first(record_words("rest"))
        by, lead, leads = either("by"), either("lead"), longest_first(record_words("leads"))
        concedes = longest_first(record_words("concedes"))
        plays, declarer = map(longest_first, map(record_words, ("plays", "declarer")))
        return cls(
            letters,
            seats,
            re.compile(
                rf"(?:(?P<ahead>{seat})\s*[:,]?\s+(?:{plays})\s+|(?:{declarer})\s*:?\s*"
                rf"(?P<named>{seat})\s*[,;]?\s+)?"
                rf"(?:(?:{either('contract')})\s*:?\s*)?"
                rf"(?P<level>[1-7])\s*(?P<strain>{strain}|[{suit}])"
                rf"\s*(?P<doubled>{longest_first(DOUBLED)})?"
                rf"(?:\s*(?:{either('by')}|[,/-])?\s*(?:(?:{plays}|{declarer})\s*:?\s*)?"
                rf"(?:(?:{either('by')})\s*)?(?P<behind>{seat}|\((?:{seat})\))"
                rf"(?:\s+(?:{declarer}))?)?"
            ),
            re.compile(rf"(?:{declarer})\s*:?\s*({seat})"),
            re.compile(rf"(?:{rest})\s*:?\s*({numbers})?\s*({seat})?"),
            re.compile(
                rf"({seat})\s+(?:({longest_first(record_words('claims'))})|{concedes})"
                rf"(?:\s+(?:{rest}))?[.!]?"
            ),
            re.compile(
                rf"(?:{lead})(?:\s+(?:{by})\s+(?P<of>{seat}))?\s*:?\s*(?P<card>\S+)"
                rf"(?:\s*(?:(?:{by})\s+|\()?(?P<by>{seat})\)?)?"
                rf"|(?P<ahead>{seat})\s+(?:{leads})\s+(?P<led>\S+)"
            ),
            re.compile(
                rf"(?:(?:{either('trick')})\s*)?([0-9]{{1,2}})(?:A?\s(?:{either('trick')}))?"
                rf"\s*(?:\(({seat})\)\s*)?[-.):]\s*(?:({seat})\s*:\s*)?(.+)"
            ),
            re.compile(rf"({seat})\s*>\s*(.+)"),
            re.compile(rf"({seat})(?:\s*[:=]\s*|\s+(?:-|{either('has')})\s+|\s+)(.+)"),
        )


def declarer_of(contract: re.Match[str]) -> str | None:
    """Return who is named with a contract, before or behind it; None if nobody is."""
    named = (contract[place] for place in ("ahead", "named", "behind"))
    return next((seat.strip("()") for seat in named if seat), None)
