"""Text as Markdown, spreadsheets and letters have it, in the plain lines of the typed notation."""

import re
from collections.abc import Mapping, Sequence
from functools import cache

from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.letters import SYMBOLS, Letters, plain, ranks_of_a_suit, record_words
from lawcore.bridge.play.line_patterns import either, longest_first
from lawcore.bridge.play.score_words import numbers, players, suits
from lawcore.languages import LANGUAGES, letters

_SUIT = re.compile(
    rf"(?i)\b({longest_first(w for w, suit in suits().items() if suit)})\b(?: *:| (?! ))?"
)
_OF_SUIT = re.compile(rf"(?i)\b(?:(?:{either('the')})\s+)?(\w+)\s+(?:{either('of')})\s+([♠♥♦♣])")
_ROLES = "|".join(map(either, ("dealer", "declarer", "dummy")))
_HEADS = re.compile(rf"(?i)[♠♥♦♣]|\b(?:{longest_first(players())})\b")
_PLAYER = rf"\s*({longest_first(players())})(?!\w)(?:\s*\(({_ROLES})\))?"
_OURS = rf"[♠♥♦♣]|\w\s*[:=]|{_PLAYER}|(?:{_ROLES}|{either('board')}|{either('contract')}"
_OURS += rf"|{either('lead')}|{either('vulnerable')})(?!\w)"
_ITEM = re.compile(
    rf"(?i)^\s*(?:#+\s+(?!{_OURS})[^\d♠♥♦♣:]*$|#+\s+(?=\D)|[-*+•]\s{{1,3}}(?={_OURS}))"
)
"""A heading that tells nothing, the sign of another one, or of an item with words of ours."""
_POINTS = rf"[0-9]{{1,2}}\s*(?:{either('points')})\b"
_COUNTED = re.compile(rf"(?i)\s*(?:\((?:{_POINTS}[^()]*|[0-9]+)\)|[\s,]{_POINTS})")
_MARKS = re.compile(r"^\s*```\w*\s*$|(\*\*|__|`)(?=\S)([^*_`]+)(?<=\S)\1")
_QUOTES = re.compile(r"[\"'{}\[\]():,\s]+")
_AROUND = re.compile(r"^ ?(?=\S)|^ *\|(?: *(?=[^ |]))?|\s*\|? *$")
_APART = re.compile(r"\s*[|\t;]\s*|\s{2,}")
_NO_RANK = re.compile(r"[\s,\N{EN DASH}\N{EM DASH}-]")
_RULE = re.compile(r"(?=.*-)[\s:+]*(?:\||--)[\s|:+-]*")
_DEAL, _HAND, _PAIR, _MOST_ROWS, _HIGHEST_BID = 12, 3, 2, 16, 7
"""The dots of four hands and of one, sizes of tables, and the highest rank like a bid."""


def as_plain(lines: Sequence[str], language: str) -> list[list[str]]:
    """Return lines without marks, each with a role or the table that is to be read behind it."""
    kept = [_without_marks(_in_figures(line, language)) for line in lines]
    told: list[list[str]] = []
    for place in range(len(kept)):
        length, rows = _table(kept[place : place + _MOST_ROWS], Letters.of(language))
        kept[place : place + length] = [""] * length
        told.append([piece for line in (kept[place], *rows) for piece in _of_player(line)])
    return told


def _without_marks(line: str) -> str:
    """Return a line without the marks of Markdown, and four hands without quotation marks."""
    if line.count(".") == _DEAL and ("'" in line or '"' in line):
        return _QUOTES.sub(" ", line)
    is_rule = _RULE.fullmatch(line)
    return line.replace(":", "") if is_rule else _ITEM.sub("", _MARKS.sub(r"\2", line))


@cache
def _words(language: str) -> Mapping[str, str]:
    """Return numbers and the honours of a language by their words in every language."""
    named = {word: f"{number}" for word, number in numbers().items() if word.isalpha()}
    written = letters(language)["cards"]["honours"]
    for code in LANGUAGES:
        for rank, words in zip(written, letters(code)["cards"]["named"], strict=True):
            named |= dict.fromkeys(words.upper().split(), rank)
    return named | dict.fromkeys(record_words("void"), "-")


def _in_figures(line: str, language: str) -> str:
    """Return a line with symbols for suits and, beside these, figures for what is in words."""
    words = _words(language)
    line = _SUIT.sub(lambda found: SYMBOLS[suits()[found[1].upper()]], line)  # type: ignore[index]
    if not any(sign in line for sign in SYMBOLS.values()):
        return line
    line = re.sub(r"[^\W\d]+", lambda found: words.get(found[0].upper(), found[0]), line)
    return _OF_SUIT.sub(r"\2\1", line)


def _of_player(line: str) -> tuple[str, ...]:
    """Return a line without the role and the points of its player, and his role on a line."""
    found = re.match(f"(?i){_PLAYER}", line)
    rest = line[found.end() :] if found else ""
    if max(rest.count("."), sum(map(rest.count, SYMBOLS.values()))) >= _HAND:
        rest = _COUNTED.sub("", rest)
    if found is None or found[2] is None:
        return ((found[0] if found else line) + rest,)
    role, seat = plain(found[2]), players()[plain(found[1])]
    if role in record_words("dummy"):
        role, seat = record_words("declarer")[0], seat.partner
    return found[1] + rest, f"{role} {seat}"


def _table(lines: Sequence[str], letters: Letters) -> tuple[int, list[str]]:
    """Return how many lines are a table of hands, of tricks or of names, and what it tells."""
    is_pair = re.fullmatch(r"\|[^|]+\|[^|]+\|\s*", lines[0]) is not None
    if not is_pair and len(_HEADS.findall(lines[0])) < len(SYMBOLS):
        return 0, []
    rows = [_APART.split(_AROUND.sub("", line)) for line in lines]
    width = len(rows[0])
    length = next((n for n, row in enumerate(rows) if not _PAIR <= len(row) <= width), len(rows))
    shown = [rows[n] for n in range(length) if not _RULE.fullmatch(lines[n])]
    grid = [[*row, *[""] * (width - len(row))] for row in shown]
    told = grid and (_hands(grid) or _hands([*zip(*grid, strict=True)]) or _played(grid, letters))
    if grid and is_pair:
        is_headed = length > len(grid) and not re.match(f"(?i){_OURS}", grid[0][0])
        told = [": ".join(pair) for pair in grid[is_headed:]]
    return (length, told) if told else (0, [])


def _hands(grid: Sequence[Sequence[str]]) -> list[str]:
    """Return the hands of players on lines from a table with a column for each suit."""
    columns = [[*grid[0]].index(sign) for sign in SYMBOLS.values() if sign in grid[0]]
    held = [[_NO_RANK.sub("", row[n]) for n in columns] for row in grid[1:]]
    named = all(plain(row[0]).partition("(")[0].strip() in players() for row in grid[1:])
    known = all(ranks_of_a_suit(plain(suit)) is not None for hand in held for suit in hand)
    if len(columns) < len(SYMBOLS) or not named or not known:
        return []
    return [f"{row[0]} {'.'.join(hand)}" for row, hand in zip(grid[1:], held, strict=True)]


def _played(grid: Sequence[Sequence[str]], letters: Letters) -> list[str]:
    """Return the cards of players on lines from a table with a row a trick; bids are no cards."""
    heads = [plain(cell) for cell in grid[0]]
    seats = {players()[head]: n for n, head in enumerate(heads) if head in players()}
    rows = [[row[n].replace(" ", "") for n in seats.values()] for row in grid[1:]]
    read = [letters.card(plain(card)) for row in rows for card in row if card]
    is_bare = len(seats) == len(heads) or not read
    is_bid = is_bare and all(card and card.rank <= _HIGHEST_BID for card in read)
    others = {*heads} - {*players(), "", "#", *record_words("trick")}
    is_whole = all(card for row in rows[:-1] for card in row)
    if len(seats) < len(Seat) or others or is_bid or None in read or not is_whole:
        return []
    return [f"{s}: {' '.join(of)}" for s, of in zip(seats, zip(*rows, strict=True), strict=True)]
