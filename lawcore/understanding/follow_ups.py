"""A line that goes on with an open case: "and if dummy had won it?", "no, it was declarer"."""

import re
from functools import cache

from lawcore.understanding.language import Language, has_phrases, language_of
from lawcore.wording import LANGUAGES

BEGINS, INSTEAD_OF, NOT_SO, TOLD_AS = "follow-up", "instead-of", "not-so", "told-as"
"""The keys of the common file: how such a line begins, what stands before what is not so, and
how a supposition ("had won") is told."""


def begins_as_follow_up(text: str) -> bool:
    """Tell whether a line begins in some language as one that goes on with a case."""
    languages = (language_of(name) for name in LANGUAGES if has_phrases(name))
    return any(_patterns(one)[0].sub("", text.strip()) != text.strip() for one in languages)


def as_told(text: str, name: str) -> str:
    """Return a line of a language that asks or corrects as one that tells it.

    What it begins with falls away ("and if", "no", "actually"), its question mark, and what it
    says not to be so: "a pass, not a bid" tells a pass.
    """
    begins, denied = _patterns(language_of(name))
    plain = begins.sub("", text.replace("?", " ")).strip()
    told = denied.sub(" ", plain).strip(" ,.;") or plain or text
    supposing = language_of(name).written(TOLD_AS) if told != text else ()
    for supposed, _, tells in (one.partition(" > ") for one in supposing):
        told = re.sub(rf"(?<!\w){supposed}(?!\w)", tells, told, flags=re.IGNORECASE)
    return told


@cache
def _patterns(language: Language) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return the patterns of a beginning, and of what is not so."""
    begins, instead, not_so = map(language.written, (BEGINS, INSTEAD_OF, NOT_SO))
    rest = r"[^,.;]*"
    return (
        re.compile(rf"^(?:[\s,.;:!-]*(?:{_either(begins)})(?!\w))*[\s,.;:!'-]*", re.IGNORECASE),
        re.compile(
            rf"\s(?:{_either(instead)})\s{rest}|(?<=[,.;])\s*(?:{_either(not_so)})\s{rest}",
            re.IGNORECASE,
        ),
    )


def _either(texts: list[str]) -> str:
    longest_first = sorted(texts, key=lambda text: (-len(text), text))
    return "|".join(re.escape(text) for text in longest_first) or r"(?!)"
