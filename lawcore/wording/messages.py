"""Messages in Project Fluent, in the languages of the law."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
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

from lawcore.languages import FALLBACK, LANGUAGES, text_of

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
    """The messages of one language; what it does not say is said in the language behind it."""

    def __init__(self, language: str, *sources: str, fallback: "Texts | None" = None) -> None:
        self.language = language
        self._fallback = fallback
        self._bundle = FluentBundle([language], use_isolating=False)
        self._variables: dict[str, frozenset[str]] = {}
        self._attributes: dict[str, tuple[str, ...]] = {}
        for source in sources:
            self._add(_resource(source))
        self._cached = lru_cache(maxsize=CACHED)(self._format)

    def _add(self, resource: Resource) -> None:
        self._bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Message):
                self._variables[entry.id.name] = variables_of(entry.value)
                names = tuple(attribute.id.name for attribute in entry.attributes)
                self._attributes |= {entry.id.name: names} if names else {}
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
        return key in self._variables or (self._fallback is not None and self._fallback.has(key))

    def attributes(self, key: str) -> tuple[str, ...]:
        """Return the names of the attributes of a message, in their order."""
        if key not in self._variables and self._fallback is not None:
            return self._fallback.attributes(key)
        return self._attributes.get(key, ())

    def first_of(self, keys: Iterable[str]) -> str | None:
        """Return the first message there is of some; those of the language itself go before."""
        there = [key for key in keys if self.has(key)]
        return next((key for key in there if key in self._variables), there[0] if there else None)

    def variables(self, key: str) -> frozenset[str]:
        """Return the names of the variables of a message; raise KeyError where there is none."""
        if key not in self._variables and self._fallback is not None:
            return self._fallback.variables(key)
        return self._variables[key]

    def keys(self) -> Iterable[str]:
        """Return the keys of its own messages, with their attributes, as the files have them."""
        return self._variables.keys()

    def _format(self, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        if key not in self._variables:
            if self._fallback is None:
                raise KeyError(key)
            return self._fallback.say(key, **dict(arguments))
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


_KEY = re.compile(r"^(?:([A-Za-z][\w-]*)|[ \t]+(\.[A-Za-z][\w-]*))[ \t]*=", re.MULTILINE)


def _keys(sources: Iterable[str]) -> Iterator[str]:
    """Yield the keys of messages and attributes, without reading what they say."""
    for text in sources:
        message = ""
        for found in _KEY.finditer(text):
            message = found[1] or message
            yield message + (found[2] or "")


@cache
def texts_of(language: str, *names: str) -> Texts:
    """Return the messages of some files of a language as one: "common", "subjects/dummy".

    What the language does not say is said in English. Raises FileNotFoundError for a language
    there is not, or a file that English has not.
    """
    if language not in LANGUAGES:
        raise FileNotFoundError(language)
    sources = {code: [text_of(code, name) for name in names] for code in (language, FALLBACK)}
    return _said(language, sources, lambda: texts_of(FALLBACK, *names))


def texts_in_all(name: str) -> Mapping[str, Texts]:
    """Return the messages of a file of the languages, in each of them."""
    return {language: texts_of(language, name) for language in LANGUAGES}


def texts(package: str) -> Mapping[str, Texts]:
    """Return the messages of a package with a file a language, in every language of the law.

    What a language does not say is said in English.
    """
    folder = files(package)
    found = {code: _read(folder.joinpath(f"{code}.ftl")) for code in LANGUAGES}
    english = _said(FALLBACK, {FALLBACK: [found[FALLBACK]]}, None)
    others = {
        code: _said(code, {code: [found[code]], FALLBACK: [found[FALLBACK]]}, lambda: english)
        for code in LANGUAGES
        if code != FALLBACK
    }
    return {code: others.get(code, english) for code in LANGUAGES}


def _read(file: Traversable) -> str | None:
    return file.read_text("utf-8") if file.is_file() else None


def _said(
    language: str,
    sources: Mapping[str, Sequence[str | None]],
    english: Callable[[], Texts] | None,
) -> Texts:
    """Return the messages of a language, with the English ones where one is missing."""
    own = [text for text in sources[language] if text is not None]
    every = [text for text in sources[FALLBACK] if text is not None]
    if len(every) < len(sources[FALLBACK]):
        raise FileNotFoundError(FALLBACK)
    if english is None or language == FALLBACK or set(_keys(own)).issuperset(_keys(every)):
        return Texts(language, *own)
    return Texts(language, *own, fallback=english())
