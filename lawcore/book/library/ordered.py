"""The articles that orders cite."""

import re
from collections.abc import Mapping
from functools import cache

from lawcore.book.library.numbers import cited_in
from lawcore.engine.article import Version
from lawcore.languages import FALLBACK, text_of

_MESSAGE = re.compile(r"^order-(\w+)[\w-]* =(.*(?:\n[ \t].*|\n(?=\s))*)", re.MULTILINE)


def cited_by_orders(version: Version, subject: str, language: str) -> tuple[str, ...]:
    """Return the numbers cited in the texts of the orders that a provision may give."""
    texts = _texts(subject, language)
    numbers = (n for order in version.orders for n in cited_in(texts.get(order.name, "")))
    return tuple(dict.fromkeys(numbers))


@cache
def _texts(subject: str, language: str) -> Mapping[str, str]:
    """Return every text of each order, with its placeholders."""
    found: dict[str, str] = {}
    for name, text in _MESSAGE.findall(text_of(language, f"subjects/{subject}") or ""):
        found[name] = f"{found.get(name, '')} {text}"
    return found if language == FALLBACK else {**_texts(subject, FALLBACK), **found}
