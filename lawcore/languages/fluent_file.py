"""Files of Project Fluent, whose messages are cut out and read one by one, when first wanted.

To read a file whole takes a second for all languages together and 13 MiB for its parts; to find
where its messages begin takes a thirtieth of that.
"""

import re
from collections.abc import Mapping
from functools import cache
from sys import intern
from typing import Any, TypeAlias

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
_BEGINS = re.compile(rf"\n(?:(-?{_NAME}) *=|#| +\.({_NAME}) *=)".encode())
"""Where a message or a term begins, or a comment, which ends the one before, or an attribute."""
_ATTRIBUTE = re.compile(rf"^ +\.({_NAME}) *= *(.*?) *$", re.MULTILINE)
_WORDS = r"[^ \n{}][^\n{}]*?"
_PLAIN = re.compile(rf"-?{_NAME} *= *({_WORDS})? *(?:\n+ +\.{_NAME} *= *{_WORDS} *)*\n*")
"""A message that stands on one line, each attribute too, and has nothing to be filled in."""
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
    pattern: Any = None
    variables: frozenset[str] = frozenset()
    refers: frozenset[str] = frozenset()

    @classmethod
    def of(cls, pattern: Pattern | None) -> "Value":
        """Return what was parsed as it is kept: without what only a parser has use for."""
        refers = _references(pattern)
        parts = pattern.elements if pattern is not None else []
        texts = [part.value for part in parts if type(part) is TextElement]
        if pattern is not None and len(texts) == len(parts):
            return cls("".join(texts))
        return cls(None, Compiler()(pattern), variables_of(pattern), refers)


class MessageSource:
    """A message or a term as it stands in its file, with the names of its attributes.

    `text` is all it says where that stands on the line of its name, without attributes, and has
    nothing to fill in, as with two messages of three; else it is None. Such a one need not be
    parsed, nor one with attributes like that.
    """

    __slots__ = ("_source", "_values", "attributes", "name", "text")

    def __init__(self, name: str, source: str) -> None:
        self.name = intern(name)
        said = _ATTRIBUTE.findall(source)
        self.attributes = tuple(attribute for attribute, _ in said)
        plain = _PLAIN.fullmatch(source)
        self.text = plain[1] if plain is not None and not said else None
        self._source = source.rstrip(" \n") if self.text is None else None
        self._values: Mapping[str, Value] | None = None
        if plain is not None and said:
            texts = {f"{name}.{attribute}": Value(text) for attribute, text in said}
            self._values = {name: Value(plain[1]), **texts}

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
            return Value(self.text)
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


Entries: TypeAlias = dict[str, "MessageSource | int"]
"""Messages, those not yet cut out as the places where they begin, by keys and attributes' keys."""


class MessageFile:
    """The messages and terms of a file, which is kept as bytes; each is cut out when wanted."""

    def __init__(self, source: str) -> None:
        self._source = f"\n{source}".encode()
        self.messages: Entries = {}
        self.terms: Entries = {}
        entries, name, place = self.messages, "", 0
        for found in _BEGINS.finditer(self._source):
            own, attribute = found.groups()
            if attribute is not None and name:
                entries[intern(f"{name}.{attribute.decode()}")] = place
            elif own is not None:
                name, place = intern(own.decode()), found.start()
                entries = self.terms if name.startswith(_TERM) else self.messages
                entries[name] = place
            elif attribute is None:
                name = ""

    def cut(self, entries: Entries, key: str) -> MessageSource:
        """Return one of its messages or terms by its key, cut out if it was not before."""
        found = entries[key]
        if isinstance(found, MessageSource):
            return found
        begins = _BEGINS.finditer(self._source, found)
        name = next(begins)[1].decode()
        end = next((one.start() for one in begins if one[2] is None), None)
        cut = MessageSource(name, self._source[found + 1 : end].decode())
        for one in (name, *(f"{name}.{attribute}" for attribute in cut.attributes)):
            entries[one] = cut
        return cut
