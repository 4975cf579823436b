"""Files of Project Fluent, cut into their messages, each read when it is first wanted.

To read a file whole takes a second for all languages together and 13 MiB for its parts; to find
where its messages begin takes a hundredth of that.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import blake2b
from sys import intern
from typing import Any, NamedTuple

from fluent.runtime.prepare import Compiler
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    CallArguments,
    FunctionReference,
    Message,
    MessageReference,
    NamedArgument,
    Pattern,
    Placeable,
    SelectExpression,
    Term,
    TermReference,
    TextElement,
    VariableReference,
    Variant,
)
from msgspec import Struct

_NAME = "[A-Za-z][A-Za-z0-9_-]*"
_BEGINS = re.compile(rf"^(?:(-?{_NAME}) *=|#)", re.MULTILINE)
"""Where a message or a term begins, or a comment, which ends the one before."""
_ATTRIBUTE = re.compile(rf"^ +\.({_NAME}) *=", re.MULTILINE)
_PLAIN = re.compile(rf"-?{_NAME} *= *([^ \n{{}}][^\n{{}}]*?) *\n*")
"""A message that stands on one line and has nothing to be filled in."""
_TERM = "-"

_PARTS: Mapping[type[BaseNode], tuple[str, ...]] = {
    Pattern: ("elements",),
    Placeable: ("expression",),
    SelectExpression: ("selector", "variants"),
    Variant: ("value",),
    FunctionReference: ("arguments",),
    TermReference: ("arguments",),
    CallArguments: ("positional", "named"),
    NamedArgument: ("value",),
}
"""Where a part of a message may hold others."""


def variables_of(node: BaseNode | None) -> frozenset[str]:
    """Return the names of the variables in a message's value or a part of one."""
    return interned(
        frozenset([one.id.name for one in _parts(node) if type(one) is VariableReference])
    )


def _parts(node: BaseNode | None) -> list[BaseNode]:
    """Return a message's value or a part of one with all parts within, in no certain order."""
    found: list[BaseNode] = []
    left = [] if node is None else [node]
    while left:
        part = left.pop()
        found.append(part)
        for name in _PARTS.get(type(part), ()):
            held = getattr(part, name)
            if isinstance(held, list):
                left.extend(held)
            elif held is not None:
                left.append(held)
    return found


@cache
def interned(words: frozenset[str]) -> frozenset[str]:
    """Return the same set for the same words: thousands of messages have one of a few."""
    return words


class Value(Struct, frozen=True):
    """What a message or an attribute of it says, ready to be filled in.

    `text` is all of it where it has no variables, else None and `pattern` has it; both are None
    for a message that only has attributes. `refers` names the messages and terms in it, those
    with the hyphen they begin with.
    """

    text: str | None
    pattern: Any
    variables: frozenset[str]
    refers: frozenset[str]

    @classmethod
    def of(cls, pattern: Pattern | None) -> "Value":
        """Return what was parsed as it is kept: without what only a parser has use for."""
        refers = _references(pattern)
        parts = pattern.elements if pattern is not None else []
        texts = [part.value for part in parts if type(part) is TextElement]
        if pattern is not None and len(texts) == len(parts):
            return cls("".join(texts), None, interned(frozenset()), refers)
        return cls(None, Compiler()(pattern), variables_of(pattern), refers)


class MessageSource:
    """A message or a term as it stands in its file, with the names of its attributes.

    `text` is all it says where that stands on the line of its name and has nothing to fill in, as
    with two messages of three; such a one need not be parsed. Else it is None.
    """

    __slots__ = ("_source", "_values", "attributes", "name", "text")

    def __init__(self, name: str, source: str) -> None:
        self.name = intern(name)
        self.attributes = tuple(found[1] for found in _ATTRIBUTE.finditer(source))
        plain = _PLAIN.fullmatch(source)
        self.text = None if plain is None else plain[1]
        self._source = source.rstrip(" \n") if plain is None else None
        self._values: Mapping[str, Value] | None = None

    @property
    def is_term(self) -> bool:
        """It is said only within messages."""
        return self.name.startswith(_TERM)

    @property
    def is_read(self) -> bool:
        """It was wanted before, or need not be parsed."""
        return self.text is not None or self._values is not None

    def keys(self) -> Iterator[str]:
        """Yield its own key, and that of each attribute."""
        yield self.name
        for attribute in self.attributes:
            yield intern(f"{self.name}.{attribute}")

    def parse(self) -> Message | Term:
        """Return it parsed, anew each time; raises `ValueError` where it cannot be."""
        source = f"{self.name} = {self.text}" if self._source is None else self._source
        entry = FluentParser(with_spans=False).parse_entry(source)
        if not isinstance(entry, Message | Term):
            raise ValueError(source)  # noqa: TRY004 - the words are wrong, not the caller
        return entry

    def value(self, key: str) -> Value:
        """Return what it says under one of its keys; parsed when it is first wanted."""
        if self.text is not None:
            return Value(self.text, None, interned(frozenset()), interned(frozenset()))
        if self._values is None:
            entry = self.parse()
            said = {f"{self.name}.{one.id.name}": Value.of(one.value) for one in entry.attributes}
            self._values = {self.name: Value.of(entry.value), **said}
        return self._values[key]


def references_of(entry: Message | Term) -> frozenset[str]:
    """Return the names of the messages and terms that are said within one."""
    patterns = [entry.value, *(one.value for one in entry.attributes)]
    return interned(frozenset().union(*map(_references, patterns)))


def _references(node: BaseNode | None) -> frozenset[str]:
    """Return the names of the messages and terms in a message's value or a part of one."""
    found = set()
    for one in _parts(node):
        if isinstance(one, MessageReference | TermReference):
            found.add(f"{_TERM if isinstance(one, TermReference) else ''}{one.id.name}")
    return interned(frozenset(found))


class SplitFile(NamedTuple):
    """What a file says: messages by their keys and those of attributes, terms by their names."""

    messages: Mapping[str, MessageSource]
    terms: Mapping[str, MessageSource]


_SPLIT: dict[bytes, SplitFile] = {}
"""What each file says by a digest of its text."""


def split_messages(source: str) -> SplitFile:
    """Return the messages and terms of a file in its order, none of them read."""
    digest = blake2b(source.encode()).digest()
    if digest not in _SPLIT:
        written = list(_split(source))
        messages = {key: one for one in written if not one.is_term for key in one.keys()}  # noqa: SIM118 - a method of ours
        _SPLIT[digest] = SplitFile(messages, {one.name: one for one in written if one.is_term})
    return _SPLIT[digest]


def _split(source: str) -> Iterator[MessageSource]:
    places = list(_BEGINS.finditer(source))
    ends = [place.start() for place in places[1:]] + [len(source)]
    for place, end in zip(places, ends, strict=True):
        if place[1] is not None:
            yield MessageSource(place[1], source[place.start() : end])
