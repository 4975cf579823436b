"""Messages in Project Fluent, in the languages of the law."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.syntax.ast import Resource

from lawcore.languages import FALLBACK, LANGUAGES, names_of, text_of
from lawcore.languages.fluent_file import MessageFile, MessageSource, references_of
from lawcore.languages.numbers import Bundle

CACHED = 4096
BORROWED = " [{language}]"
"""The mark after words of another language, so that translators see what is missing."""


class Texts:
    """The messages of one language; what it does not say is said in the language behind it."""

    def __init__(
        self,
        language: str,
        *those: MessageFile,
        fallback: "Texts | None" = None,
        place: str = "",
    ) -> None:
        self.language = language
        self._place = place or language
        self._fallback = fallback
        self._files = those[::-1]
        self._named: set[str] = set()
        self._cached = lru_cache(maxsize=CACHED)(self._format)
        self.variables = lru_cache(maxsize=CACHED)(self._variables)
        self.label = lru_cache(maxsize=CACHED)(self.say)

    def say(self, key: str, **arguments: str | int) -> str:
        """Return a message with its arguments filled in as they are.

        An attribute of a message is named after a dot. Raises KeyError where there is no such
        message, ValueError for a missing argument.
        """
        written = self._find(key)
        if written is not None:
            text = written.text if written.text is not None else written.value(key).text
            if text is not None:
                return text
        return self._cached(key, tuple(arguments.items()))

    def has(self, key: str) -> bool:
        """Tell whether there is such a message or attribute."""
        there = self._find(key) is not None
        return there or (self._fallback is not None and self._fallback.has(key))

    def attributes(self, key: str) -> tuple[str, ...]:
        """Return the names of the attributes of a message, in their order."""
        written = self._find(key)
        if written is None and self._fallback is not None:
            return self._fallback.attributes(key)
        return written.attributes if written is not None and written.name == key else ()

    def first_of(self, keys: Iterable[str]) -> str | None:
        """Return the first message there is of some; those of the language itself go before."""
        borrowed = None
        for key in keys:
            if self._find(key) is not None:
                return key
            if borrowed is None and self._fallback is not None and self._fallback.has(key):
                borrowed = key
        return borrowed

    def _variables(self, key: str) -> frozenset[str]:
        """Return the names of the variables of a message and of the messages it names.

        Raises KeyError where there is no such message.
        """
        written = self._find(key)
        if written is not None:
            value = written.value(key)
            named = [self.variables(name) for name in value.refers if self._find(name) is not None]
            return value.variables.union(*named) if value.refers else value.variables
        if self._fallback is None:
            raise self._missing(key)
        return self._fallback.variables(key)

    def _missing(self, key: str) -> KeyError:
        """Return the error that says in which files a message is missing."""
        return KeyError(f"there is no message {key} in {self._place}")

    def keys(self) -> Iterable[str]:
        """Return the keys of its own messages, with their attributes, as the files have them."""
        return dict.fromkeys(key for file in reversed(self._files) for key in file.messages)

    def _find(self, key: str) -> MessageSource | None:
        """Return the message of a key in the last file that has it.

        The files are looked through, as a table for each subject of what is common takes 1 MiB.
        """
        for file in self._files:
            found = file.messages.get(key)
            if isinstance(found, MessageSource):
                return found
            if found is not None:
                return file.cut(file.messages, key)
        return None

    def _format(self, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        written = self._find(key)
        if written is None:
            if self._fallback is None:
                raise self._missing(key)
            return _marked(self._fallback.say(key, **dict(arguments)), self._fallback.language)
        value = written.value(key)
        bundle = self._bundle_with(value.refers) if value.refers else _bundle(self.language)
        text, errors = bundle.format_pattern(value.pattern, dict(arguments))
        if errors:
            msg = f"{self.language}: {key}: {errors[0]}"
            raise ValueError(msg)
        return str(text)

    def _bundle_with(self, names: Iterable[str]) -> FluentBundle:
        """Return what fills in a message that names others, with these and what they name."""
        for name in names:
            written = self._find(name) or self._find_term(name)
            if written is not None and name not in self._named:
                self._named.add(name)
                entry = written.parse()
                self._bundle.add_resource(Resource([entry]))
                self._bundle_with(references_of(entry))
        return self._bundle

    def _find_term(self, name: str) -> MessageSource | None:
        files = (file for file in self._files if name in file.terms)
        return next((file.cut(file.terms, name) for file in files), None)

    @cached_property
    def _bundle(self) -> FluentBundle:
        """The messages and terms that others name, as far as they were wanted."""
        return Bundle(self.language)


def _marked(text: str, language: str) -> str:
    """Return words of another language with its mark; one alone may be a command or a sign."""
    mark = BORROWED.format(language=language)
    return text + mark if " " in text and not text.endswith(mark) else text


@cache
def _bundle(language: str) -> FluentBundle:
    """Return what fills in the messages of a language that name no others."""
    return Bundle(language)


@cache
def texts_of(language: str, *names: str) -> Texts:
    """Return the messages of some files of a language as one: "common", "subjects/dummy".

    What the language does not say is said in English. Raises FileNotFoundError for a language
    there is not, or a file that English has not.
    """
    if language not in LANGUAGES:
        raise FileNotFoundError(language)
    own, every = ([_file_of(code, name) for name in names] for code in (language, FALLBACK))
    places = [f"lawcore/languages/{FALLBACK}/{name}.ftl" for name in names]
    return _said(language, own, every, lambda: texts_of(FALLBACK, *names), places)


@cache
def _file_of(language: str, name: str) -> MessageFile | None:
    text = text_of(language, name)
    return None if text is None else MessageFile(text)


def texts_in_all(name: str) -> Mapping[str, Texts]:
    """Return the messages of a file of the languages, in each of them."""
    return {language: texts_of(language, name) for language in LANGUAGES}


def missing_in(language: str) -> Mapping[str, tuple[int, tuple[str, ...]]]:
    """Return for each file of messages how many keys it has in English, and those that lack.

    What is understood of a line, `phrases`, is written anew in each language and not counted.
    """
    names = (
        *names_of(FALLBACK, ""),
        *(f"subjects/{one}" for one in names_of(FALLBACK, "subjects")),
    )
    return {
        name: lacking(text_of(language, name), text_of(FALLBACK, name) or "") for name in names
    }


def lacking(own: str | None, english: str) -> tuple[int, tuple[str, ...]]:
    """Return how many keys an English file has, and those that another language's has not."""
    wanted = MessageFile(english).messages.keys()
    return len(wanted), tuple(sorted(wanted - MessageFile(own or "").messages.keys()))


def texts(package: str) -> Mapping[str, Texts]:
    """Return the messages of a package with a file a language, in every language of the law.

    What a language does not say is said in English.
    """
    folder = files(package)
    found = {code: _read(folder.joinpath(f"{code}.ftl")) for code in LANGUAGES}
    places = [f"{package.replace('.', '/')}/{FALLBACK}.ftl"]
    every = [found[FALLBACK]]
    english = _said(FALLBACK, every, every, None, places)
    others = {
        code: _said(code, [file], every, lambda: english, places)
        for code, file in found.items()
        if code != FALLBACK
    }
    return {code: others.get(code, english) for code in LANGUAGES}


def _read(file: Traversable) -> MessageFile | None:
    return MessageFile(file.read_text("utf-8")) if file.is_file() else None


def _said(
    language: str,
    own: Sequence[MessageFile | None],
    every: Sequence[MessageFile | None],
    english: Callable[[], Texts] | None,
    places: Sequence[str],
) -> Texts:
    """Return the messages of a language, with the English ones where one is missing.

    `own` are the files of the language, `every` the English ones at the same `places`, their paths
    for errors: the last is the one to add to.
    """
    if None in every:
        lacking = (place for place, file in zip(places, every, strict=True) if file is None)
        message = f"there is no {', '.join(lacking)}"
        raise FileNotFoundError(message)
    there = [file for file in own if file is not None]
    behind = None if english is None or _have_all(own, every) else english()
    return Texts(language, *there, fallback=behind, place=places[-1])


def _have_all(own: Iterable[MessageFile | None], every: Iterable[MessageFile | None]) -> bool:
    """Tell whether each file has the keys of messages and attributes that its English one has."""
    return all(
        one is other
        or (one is not None and other is not None and one.messages.keys() >= other.messages.keys())
        for one, other in zip(own, every, strict=True)
    )
