"""Files of messages as Fluent's own parser reads them: each once in a run."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

from lawcore.languages.fluent_file import variables_of
from tests import shared


@cache
def entries(source: str) -> tuple[Message | Term, ...]:
    """The messages and terms of a file, in its order; fails on what is neither."""
    body = shared.once(source, lambda: FluentParser(with_spans=False).parse(source).body)
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    return tuple(entry for entry in body if isinstance(entry, Message | Term))


def messages(source: str) -> tuple[Message, ...]:
    """The messages alone."""
    return tuple(entry for entry in entries(source) if isinstance(entry, Message))


def variables(source: str) -> dict[str, frozenset[str]]:
    """The variables of each message and each attribute of a file, in which none stands twice.

    Only what is said to several people may have nothing but attributes: one for each of them.
    """
    found: dict[str, frozenset[str]] = {}
    for message in messages(source):
        key = message.id.name
        said = {key: message.value}
        said |= {f"{key}.{one.id.name}": one.value for one in message.attributes}
        assert not found.keys() & said.keys()
        assert message.value is not None or key.startswith("say-")
        found |= {name: variables_of(value) for name, value in said.items()}
    return found
