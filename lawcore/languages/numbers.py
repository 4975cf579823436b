"""How a language counts and writes numbers, where its `letters.toml` says so."""

from collections.abc import Mapping
from typing import Any

from babel import Locale
from babel.numbers import NumberPattern, parse_pattern
from babel.plural import PluralRule
from fluent.runtime import FluentBundle

from lawcore.languages import numbers_of

_WHOLE = parse_pattern("#,##0.###")


class _Numbers(Locale):
    """A language as Fluent asks for it, told by its own file.

    What Babel reads of a language otherwise, its names of all countries for one, takes 2 MiB for
    the first and 1 MiB for the next (2026-11).
    """

    def __init__(self, language: str, told: Mapping[str, str]) -> None:
        super().__init__(language)
        self._told = told

    @property
    def plural_form(self) -> PluralRule:
        return PluralRule({"one": self._told["one"]})

    @property
    def decimal_formats(self) -> Any:
        """Return the pattern of a plain number, under None."""
        formats: Mapping[str | None, NumberPattern] = {None: _WHOLE}
        return formats

    @property
    def number_symbols(self) -> Any:
        """Return the signs in a number, those written in Latin digits."""
        return {"latn": {"minusSign": "-", **self._told}}


class Bundle(FluentBundle):
    """Messages of one language; how it counts it says itself, or else Babel does."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)

    def _get_babel_locale(self) -> Locale:
        (language,) = self.locales
        told = numbers_of(language)
        return super()._get_babel_locale() if told is None else _Numbers(language, told)
