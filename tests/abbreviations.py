"""What a director would not say aloud: the abbreviations that nothing that is shown may have."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from tests.parsed import messages

OF_PLAYERS = ("LHO", "RHO", "CHO", "AS", "AD", "NOS", "OS", "TD")
OF_LAW = ("UI", "AI", "MI", "BIT", "INA", "IB", "COOT", "LOOT", "OLOOT", "BOOT", "POOT")
OF_SCORES = ("NV", "MPs?", "NT")
"""Alone: in a contract, as 3NT, a denomination is not a word."""
OF_BOTH = ("Info", r"\d+(?:st|nd|rd|th)", "[Oo]pps?", "[Ii]ncl", "[Aa]pprox")
WITH_A_POINT = (
    r"e\.g", r"i\.e", "etc", r"p\. ?es", "ecc", "cfr", "ev", "decl", "opps?", "dich", "dif", "dir",
    "arb", "avv", "pres", "max", "min", "art", "pag", "tav", "nr", "succ", "prec", "lic",
)  # fmt: skip
"""The point tells that they are cut short."""
ABBREVIATION = re.compile(
    rf"\b(?:{'|'.join((*OF_PLAYERS, *OF_LAW, *OF_SCORES, *OF_BOTH))})(?!\w)"
    rf"|\b(?i:{'|'.join(WITH_A_POINT)})\.(?!\w)"
    r"|(?<=[^\W\d])/(?=[^\W\d])"
)
"""A slash between two words stands for a third; one before a word is a command of the bot."""
TYPED = re.compile(r"words-|idle-words|people|note-(board|table|pairs|ns|ew|and)$")
"""The messages that say what people type: nobody reads them."""
NOTATION = {
    "strain-none": "the end of a contract",
    "usage-none": "a file is named",
    "status-schema-newer": "a file is named",
    "copy-where": "addresses",
    "site-bad-bot": "an address",
    "site-bad-url": "an address",
}
"""The others that may look like an abbreviation, each with what it is."""


def abbreviated(texts: Iterable[str]) -> Iterator[str]:
    """Yield each text with an abbreviation in it."""
    return (text for text in texts if ABBREVIATION.search(text))


class _Texts(Visitor):
    """Collects the texts of a message, each variant's for itself."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - the parser's
        self.found.append(node.value)


def messages_abbreviated(file: Path) -> Iterator[str]:
    """Yield the keys of the messages of a file that abbreviate something that is shown."""
    for message in messages(file.read_text(encoding="utf-8")):
        texts = _Texts()
        texts.visit(message)
        is_shown = message.id.name not in NOTATION and not TYPED.match(message.id.name)
        if is_shown and any(abbreviated(texts.found)):
            yield message.id.name
