"""Files of messages as Fluent's own parser reads them: each once in a process."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term


@cache
def entries(source: str) -> tuple[Message | Term, ...]:
    """The messages and terms of a file, in its order; fails on what is neither."""
    body = FluentParser(with_spans=False).parse(source).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    return tuple(entry for entry in body if isinstance(entry, Message | Term))


def messages(source: str) -> tuple[Message, ...]:
    """The messages alone."""
    return tuple(entry for entry in entries(source) if isinstance(entry, Message))
