"""Official texts of the Laws that a federation may show: a folder with a file for each.

A file is named by edition and language, 2017.it.txt, and is plain UTF-8 text. It begins with the
line that is shown as the source; a heading between double equals signs opens each article, by its
number alone, and what follows is shown word for word:

    source: The invented federation, Example Laws, 2017

    == 64A1 ==
    Example 64A1: invented words.

    == 64A2 ==
    Example 64A2: more invented words,
    on two lines.

An article that has no heading is simply absent. Other files are left alone if their names begin
with a full stop or README or do not end in .txt.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from lawcore import EDITIONS, Edition
from lawcore.book.library.numbers import canonical
from lawcore.wording import LANGUAGES

MOST_BYTES: Final = 5_000_000
"""A larger file is refused."""

_NAME = re.compile(r"([0-9]{4})\.([a-z]{2})\.txt")
_SOURCE = re.compile(r"source:(.*)", re.IGNORECASE)
_HEADING = re.compile(r"==(.*)==")
_MARK = "=="
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")


class LawTextError(Exception):
    """An official text that cannot be read: one line that says where and what.

    `line` is the number of the line, from 1; 0 where the matter is the whole file or folder.
    """

    def __init__(self, file: str, line: int, reason: str) -> None:
        self.file = file
        self.line = line
        self.reason = reason
        place = f"{file}, line {line}" if line else file
        super().__init__(f"{place}: {reason}")


class OfficialText(Struct, frozen=True):
    """The official text of an article, as its file has it, and the line that names its source."""

    text: str
    source: str


class OfficialTexts(Struct, frozen=True):
    """The official texts that were mounted, by edition, language and number."""

    files: Mapping[tuple[int, str], Mapping[str, OfficialText]]

    @classmethod
    def none(cls) -> "OfficialTexts":
        """Return no texts at all."""
        return cls(MappingProxyType({}))

    @classmethod
    def read(cls, folder: Path) -> "OfficialTexts":
        """Read the files of a folder; raise LawTextError for the first that is malformed.

        A folder without any such file gives no texts.
        """
        try:
            paths = sorted(path for path in folder.iterdir() if _concerns(path))
        except OSError as error:
            raise LawTextError(str(folder), 0, _why(error, "this folder")) from None
        return cls(MappingProxyType({_named(path): _read(path) for path in paths}))

    def of(self, number: str, edition: Edition | int, language: str) -> OfficialText | None:
        """Return the text of an article by its canonical number; None if there is none."""
        return self.files.get((int(edition), language), {}).get(number)


def _concerns(path: Path) -> bool:
    name = path.name.casefold()
    return name.endswith(".txt") and not name.startswith((".", "readme"))


def _why(error: OSError, what: str) -> str:
    return f"cannot read {what}: {error.strerror or type(error).__name__}"


def _named(path: Path) -> tuple[int, str]:
    """Return the edition and the language in a file's name."""
    found = _NAME.fullmatch(path.name)
    if found is None:
        reason = "name the file by edition and language, like 2017.it.txt, or end it otherwise"
        raise LawTextError(path.name, 0, reason)
    if int(found[1]) not in EDITIONS:
        editions = ", ".join(str(edition) for edition in EDITIONS)
        raise LawTextError(path.name, 0, f"{found[1]} is not an edition: {editions}")
    if found[2] not in LANGUAGES:
        raise LawTextError(path.name, 0, f"{found[2]} is not a language: {', '.join(LANGUAGES)}")
    return int(found[1]), found[2]


def _read(path: Path) -> Mapping[str, OfficialText]:
    lines = _lines(path)
    first = next((at for at, line in enumerate(lines, 1) if line.strip()), 1)
    source = _SOURCE.fullmatch(lines[first - 1].strip()) if lines else None
    if source is None or not source[1].strip():
        reason = 'begin the file with the line "source: ...", which is shown below each text'
        raise LawTextError(path.name, first, reason)
    texts: dict[str, OfficialText] = {}
    for at, number, text in _articles(path, lines, first):
        if number in texts:
            raise LawTextError(path.name, at, f"{number} has a text already")
        if not text:
            raise LawTextError(path.name, at, f"{number} has no text below its heading")
        texts[number] = OfficialText(text, source[1].strip())
    return MappingProxyType(texts)


def _lines(path: Path) -> list[str]:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise LawTextError(path.name, 0, _why(error, "this file")) from None
    if len(content) > MOST_BYTES:
        raise LawTextError(path.name, 0, f"the file has more than {MOST_BYTES:,} bytes")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = content.count(b"\n", 0, error.start)
        raise LawTextError(path.name, before + 1, "save the file as UTF-8") from None
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for place, line in enumerate(lines, 1):
        if _CONTROL.search(line):
            raise LawTextError(path.name, place, "the line has a control character: remove it")
    return lines


def _articles(path: Path, lines: list[str], first: int) -> Iterator[tuple[int, str, str]]:
    """Yield the articles below the source line: line of the heading, number and text."""
    at, number = 0, ""
    told: list[str] = []
    for place, line in enumerate(lines[first:], first + 1):
        if not line.strip().startswith(_MARK):
            if not number and line.strip():
                reason = f"text before the first heading, like {_MARK} 64A1 {_MARK}"
                raise LawTextError(path.name, place, reason)
            told.append(line.rstrip())
            continue
        if number:
            yield at, number, "\n".join(told).strip("\n")
        at, number, told = place, _number(path, place, line), []
    if number:
        yield at, number, "\n".join(told).strip("\n")


def _number(path: Path, place: int, line: str) -> str:
    """Return the canonical number that a heading names."""
    found = _HEADING.fullmatch(line.strip())
    number = canonical(found[1], *_named(path)) if found else None
    if number is None:
        reason = f"a heading is the number of an article, like {_MARK} 64A1 {_MARK}"
        raise LawTextError(path.name, place, reason)
    return number
