"""The cards: each a general question with the articles of its answer, and its words."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from msgspec import Struct, field

from lawcore.engine.article import Verdict
from lawcore.engine.fact import Answers, Edition
from lawcore.languages import FALLBACK
from lawcore.languages.messages import texts_of
from lawcore.laws.editions import READ_AGAINST

FILE = "answers"
APART = " | "
"""Stands between the ways in which a question is asked."""


class AnswerCard(Struct, frozen=True):
    """A general question: the articles on which its answer rests, and the interview about it.

    `facts` are those that the question itself tells, whichever way it is asked; `opens` is None
    where no subject rules on the matter. `verdict` says what reading the text found.
    """

    name: str
    articles: tuple[str, ...]
    opens: str | None = None
    facts: Answers = field(default_factory=dict)
    verdict: Verdict = Verdict.VERIFIED


def _read() -> dict[str, AnswerCard]:
    text = files(__package__).joinpath("answers.toml").read_text("utf-8")
    return {
        name: AnswerCard(
            name, **{**entry, "articles": tuple(entry["articles"]), "verdict": verdict}
        )
        for name, entry in tomllib.loads(text).items()
        for verdict in [Verdict(entry.get("verdict", Verdict.VERIFIED))]
    }


CARDS: Mapping[str, AnswerCard] = _read()
"""Every card by its name, in the order of the file: subject by subject."""


def is_shown(name: str, edition: Edition) -> bool:
    """Tell whether an answer may be shown to somebody who asks by an edition.

    Of an edition other than that of the text it is shown only with what was otherwise then.
    """
    return edition == READ_AGAINST or CardWords.of(FALLBACK).until(name, edition) is not None


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
