"""The cards: each a general question with the articles of its answer and where it leads."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files

from lawcore.engine.article import Verdict
from lawcore.engine.fact import Answers, Edition
from lawcore.languages import FALLBACK
from lawcore.laws.editions import READ_AGAINST
from lawcore.understanding.answers.words import CardWords


@dataclass(frozen=True, slots=True)
class AnswerCard:
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
            name,
            tuple(entry["articles"]),
            entry.get("opens"),
            entry.get("facts", {}),
            Verdict(entry.get("verdict", Verdict.VERIFIED)),
        )
        for name, entry in tomllib.loads(text).items()
    }


CARDS: Mapping[str, AnswerCard] = _read()
"""Every card by its name, in the order of the file: subject by subject."""


def is_shown(name: str, edition: Edition) -> bool:
    """Tell whether an answer may be shown to somebody who asks by an edition.

    Of an edition other than that of the text it is shown only with what was otherwise then.
    """
    return edition == READ_AGAINST or CardWords.of(FALLBACK).until(name, edition) is not None


def of_subject(subject: str, edition: Edition) -> tuple[str, ...]:
    """Return the names of the cards about a subject that an edition may show."""
    return tuple(
        name for name, card in CARDS.items() if card.opens == subject and is_shown(name, edition)
    )
