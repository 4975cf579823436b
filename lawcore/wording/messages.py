"""Messages in Project Fluent, a file for each language beside the package that says them."""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: tuple[str, ...] = ("it", "en")
CACHED = 4096


class Texts:
    """The messages of one language."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))
        self._cached = lru_cache(maxsize=CACHED)(self._format)

    def say(self, key: str, **arguments: str | int) -> str:
        """Return a message with its arguments filled in as they are.

        An attribute of a message is named after a dot. Raises KeyError where there is no such
        message, ValueError for a missing argument.
        """
        return self._cached(key, tuple(arguments.items()))

    def has(self, key: str) -> bool:
        """Tell whether there is such a message or attribute."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

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


def texts(package: str) -> Mapping[str, Texts]:
    """Return the messages of a package in every language."""
    folder = files(package)
    return {
        language: Texts(language, folder.joinpath(f"{language}.ftl").read_text("utf-8"))
        for language in LANGUAGES
    }
