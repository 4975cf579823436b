"""The HTML that Telegram reads: the allowed characters, and the text without marks."""

import html
import re
from collections.abc import Callable
from functools import partial

_TOKEN = re.compile(r"<(/?)([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>|([^<]+)")
_REST = {"blockquote": r"|\s+expandable", "a": r'\s+href="[^"]*"'}
_BARE = "b strong i em u ins s strike del code pre tg-spoiler"
_ALLOWED = dict.fromkeys(_BARE.split(), "") | _REST


class BadMarkup(ValueError):  # noqa: N818 - named by what it is
    """The characters that Telegram cannot read."""


def plain(marked: str, *, quoted: str = "") -> str:
    """Return the text without its marks; each quoted line begins with `quoted`."""
    opened: list[str] = []
    text = ""
    end = 0
    for token in _TOKEN.finditer(marked):
        if token.start() != end:
            break
        end = token.end()
        if token[4] is None:
            _mark(opened, closing=bool(token[1]), tag=token[2], rest=token[3])
            text += quoted if token[2] == "blockquote" and not token[1] else ""
        else:
            said = html.unescape(token[4])
            text += said.replace("\n", "\n" + quoted) if "blockquote" in opened else said
    if end != len(marked):
        message = f"unsupported start tag at byte offset {end}"
        raise BadMarkup(message)
    if opened:
        message = f"can't find end tag corresponding to start tag {opened[-1]}"
        raise BadMarkup(message)
    return text


def _mark(opened: list[str], *, closing: bool, tag: str, rest: str) -> None:
    if tag not in _ALLOWED or not re.fullmatch("" if closing else _ALLOWED[tag], rest):
        message = f'unsupported start tag "{tag}{rest}"'
        raise BadMarkup(message)
    if not closing:
        opened.append(tag)
    elif not opened or opened.pop() != tag:
        message = f'unexpected end tag "{tag}"'
        raise BadMarkup(message)


_UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")


visible: Callable[[str], str] = partial(_UNSEEN.sub, "")
"""Returns a text without control characters and without those that change its direction."""


def length(text: str) -> int:
    """Return the length of a text as Telegram counts it, in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2
