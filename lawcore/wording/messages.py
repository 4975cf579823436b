"""Messages in Project Fluent: a file for each language, or a folder with several."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    CallArguments,
    FunctionReference,
    Message,
    NamedArgument,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    TermReference,
    VariableReference,
    Variant,
)

LANGUAGES: tuple[str, ...] = ("it", "en")
CACHED = 4096


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
"""Where a part of a message may hold others with variables."""


def variables_of(node: BaseNode | None) -> frozenset[str]:
    """Return the names of the variables in a message's value or a part of one."""
    return once(frozenset(_variables(node)))


def _variables(node: BaseNode | None) -> Iterator[str]:
    if isinstance(node, VariableReference):
        yield node.id.name
    for name in _PARTS.get(type(node), ()) if node is not None else ():
        held = getattr(node, name)
        for part in held if isinstance(held, list) else (held,):
            yield from _variables(part)


@cache
def once(words: frozenset[str]) -> frozenset[str]:
    """Return the same set for the same words: thousands of messages have one of a few."""
    return words


class Texts:
    """The messages of one language."""

    def __init__(self, language: str, *sources: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._variables: dict[str, frozenset[str]] = {}
        for source in sources:
            self._add(_resource(source))
        self._cached = lru_cache(maxsize=CACHED)(self._format)

    def _add(self, resource: Resource) -> None:
        self._bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Message):
                self._variables[entry.id.name] = variables_of(entry.value)
                for attribute in entry.attributes:
                    key = f"{entry.id.name}.{attribute.id.name}"
                    self._variables[key] = variables_of(attribute.value)

    def say(self, key: str, **arguments: str | int) -> str:
        """Return a message with its arguments filled in as they are.

        An attribute of a message is named after a dot. Raises KeyError where there is no such
        message, ValueError for a missing argument.
        """
        return self._cached(key, tuple(arguments.items()))

    def has(self, key: str) -> bool:
        """Tell whether there is such a message or attribute."""
        return key in self._variables

    def variables(self, key: str) -> frozenset[str]:
        """Return the names of the variables of a message; raise KeyError where there is none."""
        return self._variables[key]

    def keys(self) -> Iterable[str]:
        """Return the keys of all messages, with their attributes, as the files have them."""
        return self._variables.keys()

    def _format(self, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        if not self.has(key):
            raise KeyError(key)
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern: Any = message.attributes[attribute] if attribute else message.value
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            msg = f"{self.language}: {key}: {errors[0]}"
            raise ValueError(msg)
        return str(text)


_PARSED: dict[bytes, Resource] = {}
"""The messages of each file by a digest of its text, which itself is not kept."""


def _resource(source: str) -> Resource:
    digest = blake2b(source.encode()).digest()
    if digest not in _PARSED:
        _PARSED[digest] = FluentParser(with_spans=False).parse(source)
    return _PARSED[digest]


def texts(package: str) -> Mapping[str, Texts]:
    """Return the messages of a package in every language."""
    folder = files(package)
    return {
        language: Texts(language, folder.joinpath(f"{language}.ftl").read_text("utf-8"))
        for language in LANGUAGES
    }


@cache
def texts_of(package: str, language: str, *names: str) -> Texts:
    """Return the messages of some files of a language's folder in a package, as one."""
    folder = files(package).joinpath(language)
    sources = (folder.joinpath(f"{name}.ftl").read_text("utf-8") for name in names)
    return Texts(language, *sources)
