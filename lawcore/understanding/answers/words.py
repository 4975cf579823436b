"""The words of the answers in one language."""

from functools import cache

from lawcore.engine.fact import Edition
from lawcore.languages.messages import texts_of

FILE = "answers"
APART = " | "
"""Stands between the ways in which a question is asked."""


class CardWords:
    """The words of the cards in one language."""

    def __init__(self, language: str) -> None:
        self._said = texts_of(language, FILE)
        self.language = language

    @classmethod
    @cache
    def of(cls, language: str) -> "CardWords":
        """Return the words of a language; raise FileNotFoundError if there are none."""
        return cls(language)

    def name(self, card: str) -> str:
        """Return what a question is called: the label of its button, and its heading."""
        return self._said.say(f"{card}-name")

    def answer(self, card: str) -> str:
        """Return the answer by the Laws of 2017."""
        return self._said.say(card)

    def asked(self, card: str) -> tuple[str, ...]:
        """Return ways in which people ask a question."""
        return tuple(self._said.say(f"{card}-ask").split(APART))

    def until(self, card: str, edition: Edition) -> str | None:
        """Return what was otherwise in an earlier edition, None where that is not stated."""
        key = f"{card}.until-{edition}"
        return self._said.say(key) if self._said.has(key) else None
