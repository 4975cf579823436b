"""Records of play in any notation, recognised by their content."""

import re
from collections.abc import Mapping
from urllib.parse import unquote

from lawcore.bridge.play.lin import links_in, read_lin, read_links, without_links
from lawcore.bridge.play.pbn import read_pbn
from lawcore.bridge.play.record import MOST_BOARDS, BadRecord, Record, RecordError, Wrong
from lawcore.bridge.play.typed import read_typed

LARGEST = 200_000
"""The most bytes, or characters, that are read."""

_CONTROL = re.compile(rb"[\x00-\x08\x0e-\x19\x1b-\x1f]")
"""Characters that no text has; 1A ended files under DOS."""
_MARKS = (b"\xff\xfe", b"\xfe\xff")
"""What UTF-16 begins with: it has zeros in it."""

_OTHERS = {
    "USEBIO": re.compile(rb"<USEBIO\b|<!DOCTYPE\s{1,9}USEBIO", re.IGNORECASE),
    "XML": re.compile(rb"\A<(?:\?xml|!DOCTYPE|html)\b", re.IGNORECASE),
    "RBN": re.compile(rb"^H [NESW]:[2-9TJQKAx.]*:", re.MULTILINE),
    "JSON": re.compile(rb'\A(?:\[\s*)?\{\s*"[^"\n]{0,60}"\s*:\s*["{\[\d]'),
    "DDS": re.compile(rb"\ANUMBER [0-9]+\s+PBN "),
    "DLM": re.compile(rb"\A\[Document\]"),
    "BER": re.compile(rb"\A[1-4]{52}"),
    "BHG": re.compile(rb"\A[A-Za-z]{52}\r?\n"),
    "BRI, DUP": re.compile(rb"\A[0-9]{78}"),
    "DGE": re.compile(rb"\A\x06[2-9TJQKA]*\x03[2-9TJQKA]*\x04"),
    "RZD": re.compile(rb"\A[^ ]?[\x00\x01] {11}"),
    "BWS": re.compile(rb"\A.{4}Standard (?:Jet|ACE) DB", re.DOTALL),
}
"""How files of other formats begin, which are not read."""
_START = 2000

_TAG = re.compile(r'^[^\S\n]*\[\s*\w+\s*"', re.MULTILINE)
_ANSWERED = re.compile(r"^[^\S\n]*>[>\s]*?(?=[^>\s]|$)", re.MULTILINE)
"""What mail programs and forums put before each line of what is answered."""
_CURLED = re.compile(r'^([^\S\n]*\[\s*\w+\s*)[“”„"](.*?)[“”"](\s*\])', re.MULTILINE)
"""A tag whose quotation marks a word processor or a phone has made typographic."""
_AROUND = re.compile(r"(?:\A|</PBN>(?P<end>)).*?(?:<PBN>|\Z)", re.DOTALL)
"""What stands before, between and behind games that are part of a page or letter (PBN 6.2)."""
_ENCODED = re.compile(r"\b(?:md|pc|mb|qx|pn|vg|sv)%7C", re.IGNORECASE)
"""LIN as it stands in the address of a link."""
_LIN = re.compile(r"\b(?:md|pc|mb|qx|pn|vg|sv)\|", re.IGNORECASE)


def read(
    given: bytes | str, language: str = "en", deals: Mapping[str, Record] | None = None
) -> list[Record]:
    """Return the boards of a PBN, LIN or typed text, or of links to a viewer.

    `language`, one of LANGUAGES, and `deals`, the boards of a session, are for the typed
    notation. Raises BadRecord for what is no record or too large, and no other error.
    """
    head = given[:LARGEST]
    whole = head.encode("utf-8", "replace") if isinstance(head, str) else head
    start = whole.lstrip()[:_START]
    for name, pattern in _OTHERS.items():
        if pattern.search(start) and b"<PBN>" not in whole:
            raise BadRecord(RecordError(Wrong.OTHER_FORMAT, text=name))
    if len(given) > LARGEST:
        raise BadRecord(RecordError(Wrong.TOO_LARGE, number=len(given), expected=LARGEST))
    if not isinstance(given, str) and _is_binary(given):
        raise BadRecord(RecordError(Wrong.NO_RECORD))
    text = given if isinstance(given, str) else decoded(given)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    records = _read(as_written(text), language, deals)
    dealt = {(record.board, tuple(record.hands.items())) for record in records if record.hands}
    number = len(dealt) + sum(not record.hands for record in records)
    if number > MOST_BOARDS:
        raise BadRecord(RecordError(Wrong.TOO_MANY_BOARDS, number=number, expected=MOST_BOARDS))
    return records


def as_written(text: str) -> str:
    """Return a text without the signs of an answer and with plain quotation marks in its tags.

    Of a page or letter with PBN in it only that is left, on the lines where it stood.
    """
    text = _CURLED.sub(r'\1"\2"\3', _ANSWERED.sub("", text))
    if "<PBN>" not in text:
        return text
    return _AROUND.sub(_left_empty, text)


def _left_empty(around: re.Match[str]) -> str:
    """Return the empty lines in the place of what stands around games, two behind one."""
    return "\n" * max(0 if around["end"] is None else 2, around.group().count("\n"))


def _read(text: str, language: str, deals: Mapping[str, Record] | None) -> list[Record]:
    if _TAG.search(text):
        return read_pbn(text)
    alone = without_links(text)
    if _LIN.search(alone):
        return read_lin(text)
    if _ENCODED.search(alone):
        return read_lin(unquote(alone))
    if links := links_in(text):
        return read_links(links)
    return read_typed(text, language, deals)


def _is_binary(given: bytes) -> bool:
    """Tell whether a file is a picture, an archive or the like, whatever its name."""
    if given.startswith(_MARKS):
        return False
    return given.startswith(b"%PDF-") or _CONTROL.search(given) is not None


def decoded(given: bytes) -> str:
    """Return text from UTF-8, UTF-16 with its mark, or else Latin 1."""
    if given.startswith(_MARKS):
        return given.decode("utf-16", "replace")
    try:
        return given.decode("utf-8")
    except UnicodeDecodeError:
        return given.decode("latin-1")
